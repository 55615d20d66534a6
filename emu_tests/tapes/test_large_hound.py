"""The hound of the tape `large`: when it sets out, where it goes, how fast, what is told of it."""

import random

import numpy as np
import pytest

from emu_tests.machine.large_challenge import TIME_LEAST, at_level, ring, take
from emu_tests.machine.large_hounds import AFTER, away, beside, hounds, out, waits
from emu_tests.machine.large_steps import CODES, frames_of_steps
from emu_tests.machine.large_tape import (
    BEASTS,
    HERO,
    HOUND,
    KEYS,
    MAP_HOUND_INK,
    NAME,
    PANEL,
    ROW_TOLD,
    SCENT,
    STEPS,
    TRAIL,
    assert_map,
    assert_window,
    in_window,
    map_pixels,
    only_way,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, hold, press, until, word
from emu_tests.oracles.paths import Place
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST

SLOWEST, HERO_FRAMES, REST = 7, 4, 150
#: Frames of its step out of sight, in each maze.
PACES = 7, 6, 5, 4, 6, 5, 7, 4


@pytest.mark.parametrize("steps", [1, 12])
def test_it_sets_out_after_some_seconds_and_tells_so(steps: int) -> None:
    """From the first step, by the clock, whatever the hero does."""
    machine = at_level(2, 5)
    take(machine, only_way(walk(machine).walls, walk(machine).home, ring(walk(machine)))[:steps])
    while word(machine, NAME, "seconds") > TIME_LEAST[2] + word(machine, NAME, "best_steps") // 8 - AFTER[2] + 1:
        assert walk(machine).hound is None
        assert hounds(walk(machine)) == []
        machine.frames(1)
    machine.frames(45)
    assert walk(machine).hound is None
    until(machine, NAME, "hound_to", 8)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " Hound is out!"
    machine.frames(2)
    assert walk(machine).hound == walk(machine).home
    if steps:
        machine.frames(20)
        assert walk(machine).hound == walk(machine).home, "it is seen to begin"


def test_who_stands_is_bitten() -> None:
    """Wherever he stands; at the start as soon as it is out."""
    for steps in (0, 9):
        machine = away(0, 5, steps)
        out(machine)
        until(machine, NAME, "clock_from", SLOWEST * (steps + 2) + 120)
        assert byte(machine, NAME, "tries") == 2


@pytest.mark.parametrize("seen", [False, True])
@pytest.mark.parametrize("level", range(8))
def test_it_is_faster_in_each_maze_and_in_sight(level: int, seen: bool) -> None:
    """Never faster than he is; in sight no odd number of frames."""
    machine = away(level, 9, 4 if seen else 45)
    if not seen:
        elsewhere = 0 if walk(machine).home[0] > 100 else 120
        machine.write(address(NAME, "view_column"), [elsewhere, elsewhere])  # of a window
    out(machine)
    places = [walk(machine).hound]
    for _ in range(5 * SLOWEST):
        machine.frames(1)
        places.append(walk(machine).hound)
    moves = [frame for frame in range(5 * SLOWEST) if places[frame + 1] != places[frame]]
    first, *_, last = moves[:4]
    assert abs(last - first - (len(moves[:4]) - 1) * (PACES[level] & -2 if seen else PACES[level])) <= 1
    assert byte(machine, NAME, "tries") == 3
    assert level < 4 or PACES[level] <= 2 * HERO_FRAMES


def test_it_is_told_when_it_comes_into_sight() -> None:
    """Once, until it has been out of the window."""
    machine = away(0, 3, 0)
    machine.write(address(NAME, "tries"), [100])
    shown, told, inside = walk(machine), list[bool](), list[bool]()
    out_message = " Hound is out!"
    take(machine, only_way(shown.walls, shown.home, ring(shown))[:34])
    out(machine)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == out_message
    while walk(machine).hound:
        shown = walk(machine)
        told.append(machine.text()[ROW_TOLD][PANEL:].rstrip() == " Hound in sight!")
        inside.append(bool(in_window(shown)[shown.hound or shown.home]))
        if not waits(machine):
            break
    assert inside.index(True) <= told.index(True) <= inside.index(True) + 2
    assert all(told[told.index(True) :])
    assert inside.index(True) > 5


def test_what_is_told_of_it_goes_after_two_seconds() -> None:
    machine = away(0, 3, 6)
    out(machine)
    machine.frames(4)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " Hound in sight!"
    machine.write(address(NAME, "hound_wait"), [250])  # it stands
    machine.frames(100)
    assert not machine.text()[ROW_TOLD][PANEL:].strip()


@pytest.mark.parametrize("level", [0, 5, 7])
def test_it_keeps_its_pace_while_the_hero_walks(level: int) -> None:
    """Each step of his takes some frames to draw; none of them is lost."""
    machine = away(level, 9, 30)
    out(machine)
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    hero = walk(machine).hero
    machine.write(start + stride * hero[0] + hero[1], [TRAIL])
    machine.write(start + stride + 1, [HOUND, *[TRAIL | CODES[0, 1] // 2] * 19, HERO, *[0] * 6])
    machine.write(address(NAME, "hero"), (21, 1))
    machine.write(address(NAME, "hound"), (1, 1))
    machine.write(address(NAME, "hound_under"), [TRAIL | CODES[0, 1] // 2])
    steps, places = word(machine, NAME, "steps"), [walk(machine).hound]
    for frame in range(80):
        hold(machine, "po"[frame // 16 % 2])
        machine.frames(1)
        places.append(walk(machine).hound)
    moves = [frame for frame in range(80) if places[frame + 1] != places[frame]]
    assert word(machine, NAME, "steps") >= steps + 17
    assert byte(machine, NAME, "tries") == 3
    assert len(moves) >= 4
    assert abs((moves[-1] - moves[1]) - PACES[level] * (len(moves) - 2)) <= HERO_FRAMES


@pytest.mark.parametrize(("level", "seed"), [(0, 1), (1, 4), (3, 5), (5, 4)])
def test_it_follows_the_last_step_from_each_place(level: int, seed: int) -> None:
    """However the hero wanders; window and map show it at each step, and its place is a trail again after it."""
    machine, choose = away(level, seed, 0), random.Random(seed)
    machine.write(address(NAME, "tries"), [100])
    machine.write(address(NAME, "hound_wait"), [2])
    machine.write(address(NAME, "hound_pace"), [11])  # who wanders is slow
    seen, last, met = in_window(walk(machine)), dict[Place, int](), 0
    code = 0
    for _ in range(260):
        shown = walk(machine)
        between = not (shown.hero[0] & shown.hero[1] & 1)  # two cells: he goes on
        ways = [code_ for code_ in STEPS if not shown.walls[beside(shown.hero, code_)]]
        ways = [code] if between else ways
        ways = [one for one in ways if beside(shown.hero, one) not in (shown.hound, ring(shown))]
        if not ways:
            break
        code = choose.choice([one for one in ways if one != code ^ 4] or ways)
        hero = shown.hero
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "hero_step")
        if between:
            hold(machine)
        before = walk(machine).hound
        for _ in range(4 if between else 2):
            bitten = not waits(machine)
            if bitten:
                break
            now, there = walk(machine).hound, walk(machine).hero
            if there != hero:
                last[hero] = CODES[there[0] - hero[0], there[1] - hero[1]]
                hero = there
            if now != before:
                assert now == (beside(before, last[before]) if before else shown.home)
                before, met = now, met + 1
        if bitten:
            break
        shown = walk(machine)
        seen |= in_window(shown)
        assert hounds(shown) == ([shown.hound] if shown.hound else [])
        if len(last) % 9 == 0:
            assert_window(shown)
            assert_map(machine, seen)
    assert met > 10
    assert all(walk(machine).field[there] & TRAIL for there in last if there != walk(machine).hound)


def test_it_is_drawn_at_once_where_the_hero_stands_still() -> None:
    machine = away(0, 3, 40)
    out(machine)
    shapes = set()
    while waits(machine):
        shown = walk(machine)
        assert shown.hound
        assert map_pixels(shown)[1][shown.cell_of(shown.hound)] == MAP_HOUND_INK
        if in_window(shown)[shown.hound]:
            row, column = shown.hound[0] - shown.corner[0], shown.hound[1] - shown.corner[1]
            shapes.add(shown.cell(1 + row, column))
    assert len({shape for colour, shape in shapes if shape in BEASTS}) > 1, "it walks"
    assert len(shapes) <= 3, "a frame may end while it is drawn"


def test_none_is_on_a_free_walk() -> None:
    machine = at(NAME, "63")
    shown = walk(machine)
    for code in only_way(shown.walls, shown.home, ring(shown))[:60]:
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "draw_all")
    hold(machine)
    machine.frames(50 * max(AFTER) + 60)
    assert walk(machine).hound is None
    assert hounds(walk(machine)) == []


def test_the_scent_is_the_code_of_the_last_step() -> None:
    machine = away(3, 8, 0)
    shown = walk(machine)
    codes = only_way(shown.walls, shown.home, ring(shown))[:12]
    take(machine, [*codes, codes[-1] ^ 4, codes[-1]])
    field, here = walk(machine).field, shown.home
    for code in codes:
        assert field[here] & (TRAIL | SCENT) == TRAIL | code // 2
        here = beside(here, code)
    assert set(CODES.values()) == {0, 2, 4, 6}


def test_the_hero_keeps_his_pace_with_the_hound_in_the_window(machines: list[Machine]) -> None:
    """Along a straight row, where the screen slows the processor down, with the hound at its fastest."""
    machine = Machine(48, contended=True)
    machines.append(machine)
    machine.load_snapshot(DIST / f"{NAME}.z80")
    until(machine, NAME, "opening_frame")
    press(machine, "ENTER", after=0)
    until(machine, NAME, "explore_frame")
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    machine.write(start + stride + 2, bytes(28))
    machine.write(address(NAME, "gems"), bytes(6))  # at which it would rest
    machine.write(address(NAME, "hound_pace"), PACES[5:6])
    machine.write(address(NAME, "hound_wait"), [1])
    machine.write(address(NAME, "clock_part"), [9])
    hold(machine, "p")
    machine.frames(14)  # it sets out, which is told
    found = frames_of_steps(machine, 80)
    assert walk(machine).hound in {(1, column) for column in range(9, 14)}
    assert set(np.diff(found).tolist()) <= {3, 4, 5}
    assert abs(found[-1] - found[0] - 4 * (len(found) - 1)) <= 1


def test_what_is_told_of_it_goes_when_it_is_out_of_sight() -> None:
    """With its next step; what has been told since then stays."""
    for other in (False, True):
        machine = away(2, 9, 30)
        out(machine)
        machine.write(address(NAME, "view_column"), [0, walk(machine).home[0] - 12])
        while not byte(machine, NAME, "hound_sees"):
            machine.frames(1)
        machine.frames(3)
        assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " Hound in sight!"
        if other:
            press(machine, "b", after=2)
            machine.write(address(NAME, "hound_wait"), [1])
        machine.write(address(NAME, "view_column"), [120, 120])
        machine.frames(9)
        assert walk(machine).hound
        assert machine.text()[ROW_TOLD][PANEL:].strip() == ("Hound eats!" if other else "")


@pytest.mark.parametrize("level", [2, 7])
def test_it_rests_while_a_gem_is_taken(level: int) -> None:
    """For three seconds, as long as the clock gets."""
    machine = away(level, 5, 30)
    out(machine)
    machine.frames(60)
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    gem = beside(beside(shown.hero, codes[0]), codes[1])
    machine.write(address(NAME, "gems"), (gem[1], gem[0]))
    take(machine, codes[:2])
    assert byte(machine, NAME, "gems_got") == 1
    rests = walk(machine).hound
    assert rests is not None
    machine.frames(REST - 30)
    assert walk(machine).hound == rests
    machine.frames(40)
    assert walk(machine).hound not in (None, rests)
