"""What the map of the tape `large` shows in the dark, and its dark mazes."""

import numpy as np
import pytest

from emu_tests.machine.large_challenge import DARK, at_home, at_level, ring, take
from emu_tests.machine.large_tape import (
    COLUMNS,
    FOG,
    NAME,
    ROWS,
    STEPS,
    THEMES,
    assert_map,
    assert_window,
    in_window,
    only_way,
    walk,
)
from emu_tests.machine.pressing import press, until, word


def test_the_fifth_maze_and_the_seventh_are_dark() -> None:
    """He sees by a torch: fewer rows and columns, in the middle of where the window is in the others."""
    for level in range(8):
        shown = walk(at_level(level, 7))
        window = shown.window
        assert set(shown.colours[0].tolist()) == {THEMES[level], 0x46}, "the tries stand apart"
        assert 0x68 not in shown.colours[1], "the bar is a row"
        assert window == ((6, 2, 9, 11) if level in DARK else (1, 0, COLUMNS, ROWS))
        assert (2 * window[0] + window[3], 2 * window[1] + window[2]) == (2 + ROWS, COLUMNS)


def test_a_free_walk_has_no_torch() -> None:
    machine = at_level(4, 7)
    press(machine, "BREAK", after=20)
    press(machine, "BREAK", after=0)
    until(machine, NAME, "out_wait")
    for key in ("ENTER", "f", "ENTER"):
        press(machine, key, after=100)
    until(machine, NAME, "explore_frame")
    assert walk(machine).window == (1, 0, COLUMNS, ROWS)


def test_the_pattern_of_the_dark_has_few_dots() -> None:
    assert sum(byte_.bit_count() for byte_ in FOG) == 4


@pytest.mark.parametrize("level", [0, 2, 4, 7])
def test_the_map_shows_what_was_seen_and_nothing_else(level: int) -> None:
    """Along the shortest way: each place that was ever in the window, wall by wall; the rest is dark."""
    machine = at_home(level, 7)
    shown = walk(machine)
    seen = in_window(shown)
    codes = only_way(shown.walls, shown.home, ring(shown))
    for count, code in enumerate(codes[:120:2]):
        before = walk(machine)
        take(machine, [code])
        if word(machine, NAME, "steps") == len(codes):
            break
        shown = walk(machine)
        assert shown.hero == (before.hero[0] + 2 * STEPS[code][0], before.hero[1] + 2 * STEPS[code][1])
        seen |= in_window(shown)
        if count % 5 == 4:
            assert_window(shown)
            assert_map(machine, seen)
    assert (~seen).any()


@pytest.mark.parametrize("level", [0, 4])
def test_each_cell_of_the_map_counts_once_it_is_seen(level: int) -> None:
    """But for those of the ring and the gems, which are known; no cell twice."""
    machine = at_home(level, 7)
    shown = walk(machine)
    marked = {shown.cell_of(place) for place in (ring(shown), *(shown.gems or ()))}
    seen = in_window(shown)
    codes = only_way(shown.walls, shown.home, ring(shown))[:40:2]
    for code in (*codes, *[code ^ 4 for code in reversed(codes[-5:])]):
        cells = {shown.cell_of((int(row), int(column))) for row, column in np.argwhere(seen)}
        assert word(machine, NAME, "mapped") == len(cells - marked)
        take(machine, [code])
        seen |= in_window(walk(machine))
    assert len(cells) > len({shown.cell_of((row, column)) for row in range(ROWS) for column in range(COLUMNS)})
