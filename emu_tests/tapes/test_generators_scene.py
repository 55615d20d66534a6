"""How a walk ends on the tape `generators`, and how growth is heard: what lights up, flies, turns red, clicks."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, address, in_row
from emu_tests.machine.generators_walker import WAYS, Walker, until_end
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_board import cells_of
from emu_tests.tapes.test_generators_growth import growing
from emu_tests.tapes.test_generators_hunt import caught, hunted
from emu_tests.tapes.test_generators_stars import figure, shape
from zxmazes.machine.spectrum import Machine

YELLOW, RED, WHITE, GHOST, GREEN = 0x46, 0x02, 0x47, 0x42, 0x44


def pitches(machine: Machine) -> list[int]:
    """The shortest half period of each note, in T-states."""
    edges = [*machine.ports.clicks]
    gaps = [later - earlier for earlier, later in itertools.pairwise(edges)]
    return [gap for gap in gaps if gap < 9000]


def won(walker: Walker) -> None:
    """To the beginning of the scene."""
    way = walker.way()
    walker.walk(way[:-1])
    hold(walker.machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    until_end(walker.machine, "walk_scene")
    hold(walker.machine)


def lost(walker: Walker) -> None:
    """The same for who stands."""
    walker.walk(walker.way()[:12])
    while not caught(walker):
        walker.machine.frames(1)
    until_end(walker.machine, "walk_scene", 200)


def test_the_way_lights_up_from_the_start_with_rising_notes(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    won(walker)
    machine.ports.clicks.clear()
    lit: list[np.ndarray] = []
    while machine.peek(address("walk_won_stars")) and len(lit) < 60:
        machine.frames(1)
        lit.append(colours(machine.screen())[:23, :23] == YELLOW)
        if (colours(machine.screen())[:23, :23] == 0x47).sum() < 3:
            break
    counts = [int(one.sum()) for one in lit]
    assert counts == sorted(counts)
    assert len(set(counts)) > 12, "step by step"
    heard = pitches(machine)
    assert heard[0] > 1.2 * heard[-1], "each note is higher"


def test_a_star_flies_into_the_panel_before_it_stands_there(loaded) -> None:
    """To the right, from who walks to the panel's edge, three times; nothing is left on the board."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    won(walker)
    flights: list[list[int]] = []
    for before in range(3):
        until(machine, NAME, "star_flies", 300)
        flights.append([0])
        shown = colours(machine.screen())
        assert (shown[9, [24, 27, 30]] == YELLOW).tolist() == [before > star for star in range(3)]
        bare = (shown == YELLOW)[:23, :23]
        for _ in range(30):
            for label in ("board_keep", "scene_note"):
                machine.run_to(address(label), 4 * machine.frame, "a frame of the flight")
            new = np.argwhere((colours(machine.screen())[:23, :23] == YELLOW) & ~bare)
            flights[-1].append(max([*new[:, 1].tolist(), flights[-1][-1]]))
            if flights[-1][-1] >= 21:
                break
    assert all(flight[-1] >= 21 and len(set(flight)) > 5 for flight in flights), flights
    machine.frames(150)
    assert in_row(machine) == 1


def test_who_is_caught_fades_and_the_maze_turns_red_from_below(loaded) -> None:
    """Row by row, while notes fall; the ghost stands alone meanwhile, then who walked is seen again."""
    walker = hunted(loaded(NAME))
    machine = walker.machine
    lost(walker)
    place = walker.place("walk_shown")
    machine.run_to(address("end_frames"), 4 * machine.frame, "late in a frame, when he is drawn")
    seen, reds = set(), []
    machine.ports.clicks.clear()
    for _ in range(110):
        machine.frames(1)
        shown = colours(machine.screen())[:23, :23]
        seen.add(int(shown[place[0] // 8, place[1] // 8]))
        reds.append(int(np.isin(shown, (RED, YELLOW, GHOST)).all(1).sum()))
        assert not reds[-1] or np.isin(shown[22], (RED, YELLOW)).all()
    assert {YELLOW, GHOST} <= seen, "he and the ghost in turn"
    assert reds == sorted(reds)
    assert 12 < len(set(reds)) <= 24
    machine.frames(60)
    shown = colours(machine.screen())[:23, :23]
    assert not (shown == WHITE).any(), "the way is not shown"
    assert (shown == YELLOW).sum() in (1, 2, 4)
    assert figure(machine) in (shape(machine, "hero_shape"), shape(machine, "stride_shape"))
    assert machine.text()[8][24:].strip() == "Caught!"
    heard = pitches(machine)
    assert heard[-1] > 2 * heard[len(heard) // 2]


def test_the_way_of_a_lost_walk_is_help(loaded) -> None:
    """R shows it, and leaves one star of this maze, as anywhere else; without it the next try is for three."""
    for helped in (False, True):
        walker = hunted(loaded(NAME))
        machine = walker.machine
        lost(walker)
        machine.frames(200)
        assert [machine.text()[row][24:].strip() for row in (18, 19, 20)] == ["R way", "leaves", "1 star"]
        if helped:
            press(machine, "r", after=30)
            ways = [cells_of(machine, *place) for place in walker.way()]
            assert all(inks & {WHITE, YELLOW, GREEN, GHOST} for inks in ways)
            assert ways[0] == {GREEN}
            assert ways[-1] == {machine.peek(address("ring_ink") + 1)}
            assert (colours(machine.screen())[:23, :23] == YELLOW).sum() in (1, 2, 4)
            assert [machine.text()[row][24:].strip() for row in (18, 19, 20, 23)] == ["", "", "", "N next"]
        press(machine, "SPACE", after=60)
        assert walker.byte("walk_won_stars") == (1 if helped else 7)
        press(machine, "BREAK", after=60)
        assert (machine.text()[11][24:].strip() == "1 star") == helped


def test_the_way_is_no_help_for_who_is_out(loaded) -> None:
    """There R is no key."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    won(walker)
    machine.frames(230)
    before = machine.screen()
    press(machine, "r", after=30)
    assert machine.screen() == before
    assert walker.byte("walk_looks") == 0


def ranked(walker: Walker, stars: int) -> None:
    """With so many stars won, to where the rank is told, all three stars won."""
    machine, place = walker.machine, walker.byte("menu_place")
    others = [n for n in range(32) if n != place][: stars // 3]
    machine.write(address("kinds_won"), [0b111 * (n in others) for n in range(32)])
    won(walker)
    until(machine, NAME, "rank_told", 300)


@pytest.mark.parametrize(("stars", "waves"), [(6, 0), (9, 1), (69, 1), (93, 5)])
def test_a_new_rank_brightens_the_board_and_all_stars_five_times(stars: int, waves: int, loaded) -> None:
    """From below, in bright colours, with rising notes; yellow stays. The last time takes four to six seconds."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    ranked(walker, stars)
    machine.ports.clicks.clear()
    whole: list[int] = []
    frames = 0
    while frames < 330:
        machine.frames(1)
        frames += 1
        inks = set(colours(machine.screen())[1:22, 1:22].flat)
        if len(inks) == 1 and inks not in ({ink} for ink in whole[-1:]):
            whole.append(int(inks.pop()))
        if len(whole) == waves:
            break
    assert whole == ([0x42, 0x43, 0x44, 0x45, YELLOW] if waves == 5 else [YELLOW] * waves)
    if waves:
        heard = pitches(machine)
        assert heard[0] > 2 * heard[len(heard) // waves * 3 // 4]
    if waves == 5:
        assert 200 < frames < 300
        assert machine.text()[12][24:].split() == ["96/96*"]


@pytest.mark.parametrize(("key", "next_kind"), [("n", True), ("BREAK", False), ("SPACE", False), ("ENTER", False)])
def test_keys_skip_the_waves(key: str, next_kind: bool, loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    ranked(walker, 93)
    walker.machine.frames(30)
    press(walker.machine, key, frames=4, after=60)
    assert walker.machine.text()[0].startswith(" THE NEXT KIND") == next_kind
    assert walker.machine.text()[8][24:].strip() != "New rank"


@pytest.mark.parametrize("after", [2, 20, 60])
@pytest.mark.parametrize(("key", "begun"), [("ENTER", True), ("SPACE", True), ("BREAK", False), ("n", False)])
@pytest.mark.parametrize("ends", [won, lost])
def test_keys_skip_the_scene(ends, key: str, begun: bool, after: int, loaded) -> None:
    walker = hunted(loaded(NAME)) if ends is lost else Walker(loaded(NAME), seed="8")
    machine = walker.machine
    ends(walker)
    machine.frames(after)
    press(machine, key, frames=4, after=50)
    assert (machine.text()[18][24:].strip() == "QAOP go") == begun
    assert machine.text()[8][24:].strip() not in ("Out!", "Caught!")


@pytest.mark.parametrize(("speed", "heard"), [("1", True), ("4", True), ("5", False), ("9", False)])
def test_slow_growth_clicks_and_the_click_follows_the_place(speed: str, heard: bool, loaded) -> None:
    """Higher to the right; a fast one is silent."""
    machine = loaded(NAME)
    growing(machine, "generate_dfs", speed)
    machine.ports.clicks.clear()
    notes: dict[int, set[int]] = {}
    for _ in range(30):
        if not heard:
            machine.frames(1)
            assert not pitches(machine)
            continue
        until(machine, NAME, "grow_click", 60)
        machine.ports.clicks.clear()
        column = machine.registers.de % 32
        machine.frames(1)
        if found := pitches(machine):
            notes.setdefault(column, set()).add(min(found) // 64)
    assert bool(notes) == heard
    pitch = [min(notes[column]) for column in sorted(notes)]
    assert pitch == sorted(pitch, reverse=True)
    assert len(pitch) > 4 or not heard


def test_walks_with_three_stars_in_a_row_are_counted(loaded) -> None:
    """Also one whose scene was cut short; a lost star ends it, and so does a walk that is lost."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    counted = lambda: machine.peek(address("in_row"))  # noqa: E731
    walker.out()
    assert in_row(machine) == counted() == 1
    press(machine, "SPACE", after=60)
    won(walker)
    press(machine, "SPACE", after=60)
    assert counted() == 2, "before its stars have flown"
    machine.write(address("in_row"), [98])
    for there in (99, 99):
        walker.out()
        assert in_row(machine) == counted() == there
        press(machine, "SPACE", after=60)
    walker.walk(walker.way()[:2])
    machine.write(address("clock"), walker.word("walk_parred").to_bytes(2, "little"))
    walker.out()
    assert not counted()
    assert machine.text()[18][24:].strip() == "Too slow"
