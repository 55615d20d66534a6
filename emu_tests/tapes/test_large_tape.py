"""Free walks on the tape `large`: window and map at every step, the mazes, the last page, sound."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from emu_tests.machine.images import every_model, left_to_basic, number
from emu_tests.machine.large_steps import free, hall, put, step
from emu_tests.machine.large_tape import (
    DIM,
    KEYS,
    MAP_HERO_INK,
    NAME,
    ON_WAY,
    ROW_FIGURES,
    STEPS,
    TRAIL,
    assert_map,
    assert_window,
    map_pixels,
    only_way,
    steps_between,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, hold, press, until, word
from emu_tests.tapes.test_sound import CLICK, assert_heard
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.large import LargeLibrary

Load = Callable[..., Machine]
PAGES = {"63": 63, "95": 95, "maze": 127, "loops": 63}


@pytest.mark.parametrize("page", PAGES)
def test_window_and_map_after_every_step(page: str) -> None:
    """Anywhere in the maze: the corners, the edges, the middle; walls stop the hero, and each step leaves a trail."""
    machine, choose = at(NAME, page), random.Random(page)
    size = PAGES[page]
    assert byte(machine, NAME, "maze_width") == byte(machine, NAME, "maze_height") == size
    spots = [(1, 1), (1, size - 2), (size - 2, 1), (size - 10, size - 2), (size // 4 * 2 + 1, size // 4 * 2 + 1)]
    for spot in spots:
        put(machine, spot)
        for _ in range(3):
            before = walk(machine)
            ways = free(machine)
            down, right = choose.choice(ways)
            steps = word(machine, NAME, "steps")
            step(machine, KEYS[down, right])
            shown = walk(machine)
            assert shown.hero == (before.hero[0] + 2 * down, before.hero[1] + 2 * right)
            assert word(machine, NAME, "steps") == steps + 2 == 2 * number(machine.text()[ROW_FIGURES], "Steps")
            assert shown.field[before.hero] & TRAIL
            assert shown.figure[6:] == before.figure[6:], "he has walked on both feet"
            assert not right or (shown.figure[0] & 2 > 0) == (right > 0), "he looks where he goes"
            assert (shown.walls == before.walls).all()
            assert_window(shown)
            assert_map(machine)
            walls = [way for way in KEYS if way not in free(machine)]
            if walls:
                step(machine, KEYS[walls[0]])
                assert walk(machine).hero == shown.hero
                assert word(machine, NAME, "steps") == steps + 2


def test_the_hero_is_a_block_on_the_map_and_nothing_blinks() -> None:
    machine = at(NAME, "maze")
    before = machine.screen()
    machine.frames(80)
    assert machine.screen() == before
    colours = map_pixels(walk(machine))[1]
    assert np.argwhere(colours == 0x76).tolist() == [[0, 0]], "paper and ink are bright yellow"


def test_the_mazes_are_those_of_the_library() -> None:
    """Of the seed, kind and size in the bar; the program takes away only what lies outside."""
    library = LargeLibrary()
    cases = [("63", "dfs_large", 63), ("95", "dfs_large", 95)]
    cases += [("forks", "eller_large", 63)]
    for page, name, size in cases:
        machine = at(NAME, page)
        library.generate(name, word(machine, NAME, "seed"), size, size)
        assert (walk(machine).walls == library.walls()[:size, :size]).all(), page


def test_loops_leave_no_dead_end() -> None:
    shown = walk(at(NAME, "loops"))
    free_beside = sum((~np.roll(shown.walls, move, axis)).astype(int) for move in (1, -1) for axis in (0, 1))
    assert (free_beside[~shown.walls] >= 2).all()


@every_model
def test_out_of_the_maze_on_each_model(loaded: Load, model: int, contended: bool) -> None:
    """From the tape through the smallest maze by the way that F follows: steps and the shortest way; BREAK leaves."""
    machine = loaded(NAME, model, contended)
    for key in ("f", "s", "k", "ENTER"):
        press(machine, key, after=30)
    until(machine, NAME, "explore_frame")
    shown = walk(machine)
    assert_window(shown)
    shortest = steps_between(shown.walls, (1, 1), (61, 61))
    hold(machine, "f")
    until(machine, NAME, "out_page", 8000)
    until(machine, NAME, "out_wait")
    hold(machine)
    machine.frames(5)
    rows = machine.text()
    assert number(rows[19], "steps") == number(rows[20], "fewest") == shortest // 2
    assert "Perfect" not in "".join(rows), "no praise for who was shown the way"
    for _ in range(3):
        press(machine, "BREAK", after=150)
    assert left_to_basic(machine)


@pytest.mark.parametrize("detour", [0, 1])
def test_praise_is_for_a_way_that_is_as_short_as_the_shortest(detour: int) -> None:
    machine = at(NAME, "63")
    shown = walk(machine)
    codes = only_way(shown.walls, (1, 1), (61, 61))
    if detour:
        codes = [codes[0], codes[0] ^ 4, *codes]
    for code in codes:
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "draw_all")
        hold(machine)
    until(machine, NAME, "out_wait")
    rows = machine.text()
    assert number(rows[19], "steps") == len(codes) // 2 == number(rows[20], "fewest") + detour
    assert ("Perfect walk!" in rows[21]) == (detour == 0)


def test_the_map_of_the_last_page_shows_the_shortest_way() -> None:
    """And who walked is no more on it. A white bar below it says so."""
    machine = at(NAME, "out")
    assert machine.text()[ROW_FIGURES].endswith(" way to the goal")
    assert set(machine.attributes()[20 * 32 + 16 : 20 * 32 + 32]) == {0x78}
    shown = walk(machine)
    pixels, colours = map_pixels(shown)
    line = np.zeros((64, 64), bool)
    here = 1, 1
    line[here] = True
    for code in only_way(shown.walls, here, (61, 61)):
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
        line[here] = True
    on_way = (colours == ON_WAY).repeat(8, 0).repeat(8, 1)
    expected = line.repeat(2, 0).repeat(2, 1)
    walls = np.zeros((64, 64), bool)
    walls[:63, :63] = shown.walls
    dim = walls.repeat(2, 0).repeat(2, 1) & np.tile(DIM[1], (64 * 2 // 8, 64 * 2 // 8)).astype(bool)
    assert (pixels[on_way] == (expected | dim)[on_way]).all(), "and the walls there, dim"
    assert (pixels & expected).sum() >= 4 * (line.sum() - 32)
    assert MAP_HERO_INK not in colours


def test_each_step_clicks_and_the_goal_is_heard() -> None:
    machine = at(NAME, "63")
    hall(machine)
    press(machine, "p", frames=2, after=10)
    assert_heard(machine, CLICK, CLICK)
    press(machine, "q", frames=2, after=10)
    assert_heard(machine)
    put(machine, (61, 59))
    press(machine, "p", frames=2, after=0)
    until(machine, NAME, "out_wait")
    assert [colour for _, colour in machine.ports.borders] == [5, 0], "the border is cyan meanwhile"


def test_steps_are_counted_to_65535_and_no_further() -> None:
    machine = at(NAME, "63")
    hall(machine)
    machine.poke_word(address(NAME, "steps"), 65534)
    for _ in range(3):
        step(machine, "p")
    assert word(machine, NAME, "steps") == 65535
    assert number(machine.text()[ROW_FIGURES], "Steps") == 65535 // 2
