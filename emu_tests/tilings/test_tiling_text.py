"""Mazes as text: examples to look at, and the links read back from the characters that a passage takes away."""

from dataclasses import replace

import numpy as np
import pytest

from emu_tests.oracles.tiling_mazes import SIZES, cases, make
from emu_tests.records.sampling import some
from emu_tests.tilings.test_tiling_svg import route_of
from emu_tests.tilings.text_examples import EXAMPLES
from zxmazes.drawings.text import text
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import TILINGS, Cell

every_tiling = pytest.mark.parametrize("name", SIZES)
CASES = list(cases())
every_case = pytest.mark.parametrize(("name", "size", "seed", "masked"), CASES)
#: Those that do not take long: of boards of at most forty cells.
SMALL = [case for case in CASES if case[1][0] * case[1][1] * case[1][2] <= 40]
ABOUT = "zxmazes/drawings/*.py", "zxmazes/tilings/*.py", "asm/tiling/*_{name}.asm"


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    """Pictures that were looked at."""
    size, rows, last, codes, picture = EXAMPLES[name]
    links = np.zeros((32, 32), np.uint8)
    links[: len(rows), : size[1]] = rows
    maze = TilingMaze(TILINGS[name], *size, links, (0, 0), last)
    assert text(maze, ((0, 0), codes)) == picture


def closed(maze: TilingMaze) -> TilingMaze:
    """The same board without any passage."""
    return replace(maze, links=np.zeros((32, 32), np.uint8))


def with_one(maze: TilingMaze, cell: Cell, direction: int, there: Cell) -> TilingMaze:
    """The same board with one passage."""
    links = np.zeros((32, 32), np.uint8)
    links[cell] |= 1 << direction
    links[there] |= 1 << (direction ^ 4)
    return replace(maze, links=links)


def changed(one: str, other: str) -> dict[tuple[int, int], str]:
    """Where two texts differ, with the characters of the second."""
    lines = [one.splitlines(), other.splitlines()]
    found = {}
    for row in range(max(map(len, lines))):
        a, b = (every[row] if row < len(every) else "" for every in lines)
        for column in range(max(len(a), len(b))):
            before, after = a[column : column + 1] or " ", b[column : column + 1] or " "
            if before != after:
                found[row, column] = after
    return found


def place(maze: TilingMaze, cell: Cell) -> tuple[int, int]:
    """Line and column of a cell's mark."""
    mark = text(replace(closed(maze), entrance=cell, exit=cell))
    return next((row, line.index("S")) for row, line in enumerate(mark.splitlines()) if "S" in line)


@every_tiling
def test_a_passage_takes_away_what_is_between_two_cells(name: str) -> None:
    """And nothing that another one takes: so all links can be read back."""
    maze = make(name, SIZES[name][1], 3)
    empty = text(closed(maze))
    taken: set[tuple[int, int]] = set()
    for cell in maze.cells():
        for direction, there in maze.neighbours(cell).items():
            if direction > 3:
                continue
            found = changed(empty, text(with_one(maze, cell, direction, there)))
            assert found
            assert not taken & set(found), (cell, direction)
            taken |= set(found)
            (row, column), (last_row, last_column) = place(maze, cell), place(maze, there)
            if maze.tiling.floors and direction == 1:
                assert found == {(row, column + 1): "/", (last_row, last_column + 1): "\\"}
                continue
            if maze.round_the_edge(cell, direction):
                assert sorted(found.values()) >= ["<", ">"] or {"^", "v"} <= set(found.values())
                continue
            middle = np.array(list(found)).mean(0)
            between = np.array([(row + last_row) / 2, (column + last_column) / 2])
            assert np.abs(middle - between).max() <= 1.5, (cell, direction)
            assert set(found.values()) == {" "}


@pytest.mark.parametrize(("name", "size", "seed", "masked"), some(SMALL, CASES, *ABOUT))
def test_the_links_can_be_read_back(name: str, size: tuple[int, int, int], seed: int, masked: bool) -> None:
    maze = make(name, size, seed, masked=masked)
    empty, found = text(closed(maze)), changed(text(closed(maze)), text(maze))
    read = np.zeros((32, 32), np.uint8)
    expected: dict[tuple[int, int], str] = {}
    for cell in maze.cells():
        for direction, there in maze.neighbours(cell).items():
            if direction > 3:
                continue
            alone = changed(empty, text(with_one(maze, cell, direction, there)))
            if all(found.get(at) in (mark, "x") for at, mark in alone.items()):
                read[cell] |= 1 << direction
                read[there] |= 1 << (direction ^ 4)
                expected |= alone
    assert (read == maze.links).all()
    assert expected.keys() == found.keys(), "nothing else is open"


@every_case
def test_marks_are_in_their_cells(name: str, size: tuple[int, int, int], seed: int, masked: bool) -> None:
    maze = make(name, size, seed, masked=masked)
    cells, codes = route_of(maze)
    plain, marked = text(maze), text(maze, (maze.entrance, codes))
    assert changed(plain, marked) == {
        place(maze, cell): "*" for cell in cells if cell not in (maze.entrance, maze.exit)
    }
    assert (plain.count("S"), plain.count("F")) == (1, int(maze.entrance != maze.exit))


@every_case
def test_lines_have_no_spaces_at_their_ends(name: str, size: tuple[int, int, int], seed: int, masked: bool) -> None:
    picture = text(make(name, size, seed, masked=masked))
    assert picture.endswith("\n")
    assert picture.isascii()
    assert all(line == line.rstrip() for line in picture.split("\n"))


@every_tiling
def test_only_the_ends_are_open(name: str) -> None:
    """The picture without ends is the same but for the marks and the sides of the two gaps."""
    maze = closed(make(name, SIZES[name][1], 3))
    nowhere = (31, 31)
    found = changed(text(replace(maze, entrance=nowhere, exit=nowhere)), text(maze))
    high, wide = text(maze).count("\n"), max(map(len, text(maze).split("\n")))
    ends = place(maze, maze.entrance), place(maze, maze.exit)
    found = {at: mark for at, mark in found.items() if at not in ends and at[0] < high and at[1] < wide}
    assert set(found.values()) <= {" "}
    assert bool(found) is not all(TILINGS[name].wraps)
    for cell, direction in maze.gaps():
        row, column = place(maze, cell)
        assert direction not in maze.neighbours(cell)
        down, right = maze.tiling.drawing.style.pitch
        near = [at for at in found if abs(at[0] - row) <= down and abs(at[1] - column) <= right]
        assert near
        found = {at: mark for at, mark in found.items() if at not in near}
    assert not found
