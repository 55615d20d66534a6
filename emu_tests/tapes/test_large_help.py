"""What helps in the challenge of the tape `large`, what it costs, and the pages that say so."""

import numpy as np
import pytest

from emu_tests.machine.large_challenge import (
    GEM_SECONDS,
    KEYS_SHOWN,
    MAP_COST,
    MAP_STEPS,
    WAY_COST,
    WAY_STEPS,
    at_home,
    at_level,
    beside,
    ring,
    take,
)
from emu_tests.machine.large_tape import (
    BEASTS,
    COLUMNS,
    FIGURES,
    GEM_SHAPE,
    GOAL,
    HERO_INK,
    HOUND_INK,
    LINE,
    LOCK,
    NAME,
    ON_WAY,
    PANEL,
    ROW_TOLD,
    SHAPES,
    STEPS,
    TRAIL,
    assert_map,
    assert_window,
    map_pixels,
    only_way,
    steps_between,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, press, until, word
from emu_tests.oracles.paths import Place, Walls
from zxmazes.machine.spectrum import Machine


def test_the_help_tells_of_the_hound_and_draws_what_it_names() -> None:
    """Its lines leave the last column free; the prices are those of the pause."""
    machine = at(NAME, "help")
    rows, shown = machine.text(), walk(machine)
    text = " ".join(row[4:].strip() for row in rows if row.strip())
    for told in (
        "Reach the ring ? in time. The clock starts with a step, or after 3 seconds.",
        "A hound follows your trail. Near you it runs faster.",
        "A bite, or no time left: you lose a try. Start again with your gems and map.",
        "A locked ring opens when you have all three gems.",
    ):
        assert told in text
    assert all(row[:2] + row[31:] == "   " for row in rows)
    drawn = [shown.cell(row, 2) for row in (4, 13)]
    assert drawn[0] in [(HERO_INK, figure) for figure in FIGURES]
    assert drawn[1] in [(HOUND_INK, beast) for beast in BEASTS]
    assert shown.cell(4, 19) == SHAPES[GOAL]
    assert shown.cell(9, 2) == LOCK
    press(machine, "x", after=20)
    rows, shown = machine.text(), walk(machine)
    text = " ".join(row[4:].strip() for row in rows if row.strip())
    for told in (
        f"part of the way to the ring, or to a gem while it is locked: costs {WAY_COST} seconds",
        f"the map and part of the way: costs {MAP_COST} seconds",
        "bone, one a try: the hound rests 4 seconds. Pass it!",
        f"A gem gives {GEM_SECONDS} seconds, and the hound rests. Ring and all gems in a try: +1 try.",
        "1 star for the ring, 1 for all gems, 1 without W or M.",
    ):
        assert told in text
    assert all(row[:2] + row[31:] == "   " for row in rows)
    assert shown.cell(14, 2) == GEM_SHAPE
    assert [machine.attributes()[32 * row + 2] for row in (4, 8, 11)] == [0x70] * 3


@pytest.mark.parametrize(("keys", "page"), [("x", "help"), ("xx", "title"), ("BREAK", "title")])
def test_any_key_turns_the_page_of_the_help_and_break_leaves_it(keys: str, page: str) -> None:
    machine = at(NAME, "help")
    for key in [keys] if keys == "BREAK" else keys:
        press(machine, key, frames=8, after=60)
    assert ("HOW TO PLAY 2/2" in machine.text()[0]) == (page == "help")
    assert ("ENTER start" in machine.text()[23]) == (page == "title")


def test_w_shows_forty_steps_for_five_seconds() -> None:
    """Of the shortest way from here; not when so many seconds are not left."""
    machine = at_level(3, 11)
    shown = walk(machine)
    before = word(machine, NAME, "seconds")
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    after = walk(machine)
    assert word(machine, NAME, "seconds") == before - WAY_COST
    line = {tuple(place) for place in np.argwhere((after.field & LINE > 0) & ~after.walls).tolist()}
    assert len(line) == WAY_STEPS + 1
    assert all(
        steps_between(shown.walls, shown.home, place) + steps_between(shown.walls, place, ring(shown))
        == word(machine, NAME, "best_steps")
        for place in sorted(line)[::8]
    )
    assert_window(after)


def test_w_is_refused_when_so_many_seconds_are_not_left() -> None:
    machine = at_level(5, 11)
    for left, shows in ((WAY_COST, False), (WAY_COST + 1, True)):
        machine.poke_word(address(NAME, "seconds"), left)
        machine.write(address(NAME, "clock_part"), [50])
        machine.frames(10)
        press(machine, "w", after=2)
        until(machine, NAME, "explore_frame")
        assert (word(machine, NAME, "seconds") <= 1) == shows


def press_w(machine: Machine) -> tuple[int, int]:
    """The seconds that W costs here, and the places in its line then."""
    machine.poke_word(address(NAME, "seconds"), 100)
    machine.write(address(NAME, "clock_part"), [50])
    press(machine, "w", after=2)
    until(machine, NAME, "explore_frame")
    after = walk(machine)
    paid = round((100 - word(machine, NAME, "seconds")) / WAY_COST) * WAY_COST
    return paid, int(((after.field & LINE > 0) & ~after.walls).sum())


def test_w_shows_one_piece_of_the_way_at_a_time() -> None:
    """Once more on the piece's way is refused with a word, and costs nothing; at its end the next piece is shown."""
    machine = at_home(1, 11)
    assert press_w(machine) == (WAY_COST, WAY_STEPS + 1)
    for count in (0, 4, WAY_STEPS - 6):
        shown = walk(machine)
        take(machine, only_way(shown.walls, shown.hero, ring(shown))[:count])
        line = int(((walk(machine).field & LINE > 0) & ~shown.walls).sum())
        assert press_w(machine) == (0, line)
        assert machine.text()[ROW_TOLD][PANEL:].strip() == "Walk it first"
    shown = walk(machine)
    take(machine, only_way(shown.walls, shown.hero, ring(shown))[:2])
    left = steps_between(shown.walls, walk(machine).hero, ring(shown))
    assert press_w(machine) == (WAY_COST, min(WAY_STEPS, left) + 1)
    assert_window(walk(machine))


def along(here: Place, codes: list[int]) -> list[Place]:
    """The places of a way, without the first."""
    found = list[Place]()
    for code in codes:
        here = beside(here, code)
        found.append(here)
    return found


@pytest.mark.parametrize(("level", "half"), [(1, COLUMNS // 2), (4, 4)])
def test_w_is_refused_while_its_piece_is_near(level: int, half: int) -> None:
    """If the way leads to it within half the window, by a torch too: it is in sight then."""
    machine, answers = at_home(level, 11), list[bool]()
    press_w(machine)
    for _ in range(6):
        take(machine, [off_the_way(machine)])
        before = walk(machine)
        paid, _ = press_w(machine)
        codes = machine.read(address(NAME, "big_route"), min(half, word(machine, NAME, "big_route_length")))
        answers.append(any(before.field[at_] & LINE for at_ in along(before.hero, list(codes))))
        assert paid == (0 if answers[-1] else WAY_COST)
        assert not answers[-1] or machine.text()[ROW_TOLD][PANEL:].strip() == "Walk it first"
        if not answers[-1]:
            break
    assert True in answers


def off_the_way(machine: Machine) -> int:
    """The code of a step that does not lead along the shortest way."""
    shown = walk(machine)
    ahead = only_way(shown.walls, shown.hero, ring(shown))[0]
    free = [code for code in (0, 2, 4, 6) if code != ahead and not shown.walls[beside(shown.hero, code)]]
    return min(free, key=lambda code: bool(shown.field[beside(shown.hero, code)] & TRAIL))


def test_w_from_beside_its_piece_shows_as_many_steps_from_there() -> None:
    """So nobody is without help who has left the way."""
    machine = at_home(1, 11)
    press_w(machine)
    for _ in range(2):  # off the way, on cells from which it leads back
        take(machine, [off_the_way(machine)])
    shown = walk(machine)
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    for row, column in np.argwhere((shown.field & LINE > 0) & ~shown.walls).tolist():
        if abs(row - shown.hero[0]) + abs(column - shown.hero[1]) <= COLUMNS // 2:  # as if it were farther away
            machine.write(start + stride * row + column, [int(shown.field[row, column]) & ~LINE])
    here = walk(machine)
    assert not here.field[beside(here.hero, only_way(here.walls, here.hero, ring(here))[0])] & LINE
    before = {tuple(place) for place in np.argwhere((here.field & LINE > 0) & ~here.walls).tolist()}
    assert press_w(machine)[0] == WAY_COST
    after = walk(machine)
    line = {tuple(place) for place in np.argwhere((after.field & LINE > 0) & ~after.walls).tolist()}
    there = [steps_between(here.walls, here.hero, place_) for place_ in sorted(line - before)]
    back = [steps_between(here.walls, place_, ring(here)) for place_ in sorted(line - before)]
    assert {one + other for one, other in zip(there, back, strict=True)} == {
        steps_between(here.walls, here.hero, ring(here))
    }
    assert max(there) <= WAY_STEPS


@pytest.mark.parametrize(("key", "cost"), [("w", WAY_COST), ("m", MAP_COST)])
def test_help_before_the_first_step_starts_the_clock_but_not_the_hound(key: str, cost: int) -> None:
    machine = at_level(2, 5)
    whole = word(machine, NAME, "seconds")
    machine.frames(40)
    assert word(machine, NAME, "seconds") == whole
    press(machine, key, after=4)
    until(machine, NAME, "explore_frame")
    machine.frames(300)
    assert whole - cost - 7 <= word(machine, NAME, "seconds") <= whole - cost - 5
    assert word(machine, NAME, "hound") == 0


@pytest.mark.parametrize("level", [0, 6])
def test_m_shows_the_whole_map_and_a_way_for_eight_seconds(level: int) -> None:
    """The way's first 64 steps, or all if it has fewer; on the map and in the window. Then M does nothing."""
    machine = at_level(level, 11)
    shown = walk(machine)
    line: Walls = np.zeros(shown.walls.shape, bool)
    here: Place = shown.home
    line[here] = True
    before = word(machine, NAME, "seconds")
    press(machine, "m", after=2)
    until(machine, NAME, "explore_frame")
    machine.frames(1)
    assert before - MAP_COST - 1 <= word(machine, NAME, "seconds") <= before - MAP_COST
    there = (shown.gems or (ring(shown),))[0] if shown.locked else ring(shown)
    whole = steps_between(shown.walls, here, there)
    codes = machine.read(address(NAME, "big_route"), whole)
    for code in codes[:MAP_STEPS]:
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
        assert not shown.walls[here]
        line[here] = True
    assert line.sum() == min(whole, MAP_STEPS) + 1
    assert steps_between(shown.walls, here, there) == max(whole - MAP_STEPS, 0)
    assert_map(machine)
    assert_window(walk(machine))
    shown = walk(machine)
    assert ((shown.field & LINE > 0) & ~shown.walls == line).all()
    _, colours = map_pixels(shown)
    assert ON_WAY in colours
    assert level == 0 or (colours == shown.unseen | 0x40).sum() < (colours == shown.unseen).sum()
    assert machine.text()[23].rstrip() == KEYS_SHOWN[: KEYS_SHOWN.index(" M ")], "it is not offered again"
    before = word(machine, NAME, "seconds")
    press(machine, "m", after=2)
    assert before - 1 <= word(machine, NAME, "seconds")
    assert ((walk(machine).field & LINE > 0) & ~shown.walls == line).all()
    assert_map(machine)


def test_h_hides_the_maze_and_stops_the_clock() -> None:
    machine = at_level(2, 5)
    take(machine, only_way(walk(machine).walls, walk(machine).home, ring(walk(machine)))[:1])
    shown, before = machine.screen(), word(machine, NAME, "seconds")
    press(machine, "h", frames=2, after=200)
    lit = [at for at in range(32, 24 * 32) if machine.attributes()[at]]
    assert {at // 32 for at in lit} == {2, 4, 5, 6, 8, 9, 11, 12, 14, 15, 16, 18, 21}
    assert min(at % 32 for at in lit) == 31 - max(at % 32 for at in lit), "it is in the middle"
    text = machine.text()
    assert (text[2][13:18], text[18][2:15], text[18][18:29]) == ("PAUSE", "Any key go on", "BREAK leave")
    assert text[4][2:26] == "W part of the way to the"
    assert text[6][4:30] == f"is locked: costs {WAY_COST} seconds"
    assert text[8][2:27] == "M the map and part of the"
    assert text[9][4:24] == f"way: costs {MAP_COST} seconds"
    assert (text[11][2], text[11][4:30]) == ("B", "bone, one a try: the hound")
    assert text[14][4:30] == f"A gem gives {GEM_SECONDS} seconds, and"
    assert walk(machine).cell(21, 7) in [(HOUND_INK, beast) for beast in BEASTS], "the chase"
    assert (machine.attributes()[14 * 32 + 2], walk(machine).cell(14, 2)) == (GEM_SHAPE[0], GEM_SHAPE)
    assert word(machine, NAME, "seconds") >= before - 1
    press(machine, "x", frames=4, after=4)
    assert [at for at in range(6912) if machine.screen()[at] != shown[at] and at // 256 != 23] == []
    assert word(machine, NAME, "seconds") >= before - 1
    machine.frames(60)
    assert word(machine, NAME, "seconds") < before


@pytest.mark.parametrize(("page", "row"), [("help", 21), ("help-2", 21), ("keys", 3), ("own", 20)])
def test_the_chase_is_drawn_where_a_page_has_room(page: str, row: int) -> None:
    """The hound, the man and the ring in the middle of a row of their own."""
    machine = at(NAME, page)
    shown = walk(machine)
    assert shown.cell(row, 7) in [(HOUND_INK, beast) for beast in BEASTS]
    assert shown.cell(row, 17) in [(HERO_INK, figure) for figure in FIGURES]
    assert shown.cell(row, 23) == SHAPES[GOAL]
    assert len(machine.text()[row].split()) == 7
    for other in (row - 1, row + 1):
        assert not machine.text()[other].strip()
