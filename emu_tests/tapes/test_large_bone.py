"""The bone of the tape `large`: thrown once in each try; while the hound rests, who walks may pass it."""

import pytest

from emu_tests.machine.large_challenge import at_level, ring, take
from emu_tests.machine.large_tape import (
    BONE,
    COLUMNS,
    HOUND,
    KEYS,
    LINE,
    NAME,
    ON_WAY,
    PANEL,
    ROW_FIGURES,
    ROW_TOLD,
    STEPS,
    TRAIL,
    assert_window,
    only_way,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, hold, press, until
from zxmazes.machine.spectrum import Machine

GEM_REST, BONE_REST, WAKES = 150, 200, 16


def chased(level: int, steps: int = 12) -> Machine:
    """So many steps on the way to the ring, and the hound has just set out."""
    machine = at_level(level, 5)
    machine.poke_word(address(NAME, "seconds"), 500)
    machine.write(address(NAME, "hound_wait"), [60])
    shown = walk(machine)
    take(machine, only_way(shown.walls, shown.home, ring(shown))[:steps])
    machine.write(address(NAME, "hound_wait"), [1])
    for _ in range(60):
        machine.frames(1)
        if walk(machine).hound:
            return machine
    raise AssertionError("it is still at home")


def there(machine: Machine) -> bool:
    """Is the bone beside the gems? Then B is offered in the last row, with a bone, and only then."""
    offered = walk(machine).cell(23, 10) == BONE
    assert [bool(machine.attributes()[23 * 32 + column]) for column in (8, 10)] == [offered] * 2
    assert (walk(machine).cell(ROW_FIGURES, PANEL + 6) == BONE) == offered
    return offered


def back(machine: Machine, more: int) -> None:
    """Walk to where the hound is, and so many steps on the way that leads there."""
    shown = walk(machine)
    assert shown.hound
    codes = only_way(shown.walls, shown.hero, shown.hound)
    for step in range(len(codes) + more):
        code = codes[step] if step < len(codes) else next(one for one in STEPS if free(machine, one))
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "draw_all", 30)
        hold(machine)


def free(machine: Machine, code: int) -> bool:
    """No wall is there, nor the trail."""
    shown = walk(machine)
    place = shown.hero[0] + STEPS[code][0], shown.hero[1] + STEPS[code][1]
    return not shown.walls[place] and not shown.field[place] & TRAIL


def test_the_bone_is_thrown_once_in_each_try() -> None:
    """Not before the hound is out; it costs no star; what is told goes."""
    machine = at_level(0, 5)
    assert there(machine)
    press(machine, "b", after=10)
    assert there(machine)
    assert machine.text()[ROW_TOLD][PANEL:].strip() == "No hound yet"
    machine = chased(0)
    press(machine, "b", after=3)
    assert not there(machine)
    assert machine.text()[ROW_TOLD][PANEL:].strip() == "Hound eats!"
    assert BONE_REST - 15 < byte(machine, NAME, "hound_wait") <= BONE_REST
    machine.frames(30)
    before = byte(machine, NAME, "hound_wait")
    press(machine, "b", after=3)
    assert byte(machine, NAME, "hound_wait") < before
    assert byte(machine, NAME, "helped") == 0
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "clock_from", 500)
    machine.frames(2)
    assert there(machine)


@pytest.mark.parametrize("rest", [GEM_REST, BONE_REST])
def test_who_walks_may_pass_a_hound_that_rests(rest: int) -> None:
    """And it follows him again from where he passed it, by the way that he took then."""
    machine = chased(0, 8)
    machine.write(address(NAME, "hound_wait"), [rest])
    back(machine, 4)
    shown = walk(machine)
    assert byte(machine, NAME, "tries") == 3
    assert shown.hound == shown.home
    assert shown.field[shown.hound] == HOUND
    until(machine, NAME, "explore_frame")
    machine.frames(2)  # he is in his place
    assert_window(walk(machine))
    code = 2 * (byte(machine, NAME, "hound_under") & 3)
    machine.write(address(NAME, "hound_wait"), [1])
    machine.frames(4)
    assert walk(machine).hound == (shown.home[0] + STEPS[code][0], shown.home[1] + STEPS[code][1])
    until(machine, NAME, "hound_bites", 400)


@pytest.mark.parametrize("rest", [WAKES - 2, 6])
def test_who_meets_it_awake_is_bitten(rest: int) -> None:
    machine = chased(0, 2)
    shown = walk(machine)
    assert shown.hound
    codes = only_way(shown.walls, shown.hero, shown.hound)
    machine.write(address(NAME, "hound_wait"), [rest])
    hold(machine, KEYS[STEPS[codes[0]]])
    until(machine, NAME, "hound_bites", 16)


def test_who_stands_on_it_until_it_wakes_is_bitten() -> None:
    machine = chased(0, 6)
    machine.write(address(NAME, "hound_wait"), [90])
    back(machine, 0)
    assert walk(machine).hero == walk(machine).hound
    assert byte(machine, NAME, "tries") == 3
    machine.frames(20)
    assert byte(machine, NAME, "tries") == 3
    until(machine, NAME, "hound_bites", 90)


def test_a_gem_does_not_end_a_longer_rest() -> None:
    machine = chased(0)
    press(machine, "b", after=3)
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    here = shown.hero
    for code in codes[:2]:
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
    machine.write(address(NAME, "gems"), (here[1], here[0]))
    take(machine, codes[:2])
    assert byte(machine, NAME, "gems_got") == 1
    assert byte(machine, NAME, "hound_wait") > GEM_REST


def test_a_way_that_was_shown_is_gone_before_the_shortest_is_drawn() -> None:
    """On the map of the last page only the way from the start is drawn, by as many places as it has."""
    machine = at_level(0, 7)
    machine.poke_word(address(NAME, "seconds"), 500)
    machine.write(address(NAME, "hound_wait"), [0])
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    away = next(one for one in STEPS if one != codes[0] and free(machine, one))
    take(machine, [away, away])
    press(machine, "m", after=4)
    until(machine, NAME, "explore_frame")
    for key in ("BREAK", "BREAK"):
        press(machine, key, after=10)
    until(machine, NAME, "out_wait")
    assert not (walk(machine).field[~walk(machine).walls] & LINE).any()


def test_a_way_stays_white_in_the_red_window() -> None:
    machine = at_level(0, 7)
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    white = {at for at, colour in enumerate(machine.attributes()) if colour == ON_WAY and at % 32 < COLUMNS}
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "try_page", 300)
    machine.frames(20)
    inks = machine.attributes()
    assert {inks[at] for at in range(32, 22 * 32) if at % 32 < COLUMNS and at not in white} <= {0x02, 0x42, 0x46, 0x07}
    assert sum(inks[at] == ON_WAY for at in white) > len(white) / 2
    assert len(white) > 10


def test_the_picture_of_a_free_walk_is_of_its_kind_and_seed() -> None:
    """K, L and N change it."""
    machine, seen = at(NAME, "menu"), set[bytes]()
    for key in ("", "k", "l", "n"):
        if key:
            press(machine, key, after=60)
        seen.add(bytes(machine.screen()[2048 + 32 * 7 : 6144]))
        shown = walk(machine)
        assert shown.size == 31
    assert len(seen) == 4


def test_a_first_place_is_told() -> None:
    """And another one as before."""
    for score, told in ((9000, "Best of all!"), (1500, "Among the best!")):
        machine = at_level(0, 7)
        machine.poke_word(address(NAME, "score"), score)
        for key in ("BREAK", "BREAK"):
            press(machine, key, after=20)
        until(machine, NAME, "out_wait")
        press(machine, "ENTER", after=100)
        assert machine.text()[21].strip() == told


def test_the_row_of_a_new_name_is_marked() -> None:
    """Black on cyan, until the table is shown again; below it the maze in which the game ended."""
    machine = at_level(0, 7)
    machine.poke_word(address(NAME, "score"), 1500)
    for key in ("BREAK", "BREAK"):
        press(machine, key, after=20)
    until(machine, NAME, "out_wait")
    press(machine, "ENTER", after=100)
    for key in ("a", "ENTER"):
        press(machine, key, after=60)
    bars = [[at % 32 for at in range(32 * row, 32 * row + 32) if machine.attributes()[at] == 0x68] for row in range(23)]
    assert [row for row, bar in enumerate(bars) if bar] == [0, 8]
    assert bars[8] == list(range(6, 26))
    assert machine.text()[8][7:25].split() == ["3", "A", "1500"]
    shown = walk(machine)
    assert all(shown.pixels[8 * row : 8 * row + 8].any() for row in range(14, 18))
    assert not shown.pixels[8 * 13 : 8 * 14].any()
    press(machine, "ENTER", after=60)
    press(machine, "b", after=60)
    assert 0x68 not in machine.attributes()[32:-32]
    assert "1500" in machine.text()[8]
