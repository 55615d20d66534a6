"""Division by walls that cross: a model replays it; small rooms come out as often as they should."""

import functools
import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.coins import LEAST, SEEDS, SMALL, assert_even
from emu_tests.oracles.mazes import show
from emu_tests.oracles.models import states
from zxmazes.routines.library import Library

#: Left of the upper right chamber, left of the lower right one, above that, above the lower left one.
ARMS = range(4)


def gaps(above: int, below: int, left: int, right: int, closed: int) -> list[tuple[int, int]]:
    """Of the arms in the order of ARMS but for the closed one: its number and its cells."""
    return [(arm, cells) for arm, cells in enumerate((above, below, right, left)) if arm != closed]


def replayed(seed: int, width: int, height: int) -> np.ndarray:
    """The field of the seed, True for a wall, by the algorithm in the order in which the routine draws."""
    draws = states(seed)
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:height:2, 1:width:2] = False

    def below(count: int) -> int:
        return (next(draws) >> 8) * count >> 8 if count > 1 else 0

    def divide(row: int, column: int, down: int, across: int) -> None:
        if min(down, across) == 1:
            walls[row : row + 2 * down - 1, column : column + 2 * across - 1] = False
            return
        left = 1 + below(across - 1)
        above = 1 + below(down - 1)
        closed = next(draws) >> 14
        low, right = row + 2 * above, column + 2 * left
        divide(row, column, above, left)
        if closed != 3:
            walls[low - 1, column + 2 * below(left)] = False
        divide(low, column, down - above, left)
        if closed != 2:
            walls[low - 1, right + 2 * below(across - left)] = False
        if closed != 1:
            walls[low + 2 * below(down - above), right - 1] = False
        divide(low, right, down - above, across - left)
        if closed != 0:
            walls[row + 2 * below(above), right - 1] = False
        divide(row, right, above, across - left)

    divide(1, 1, height // 2, width // 2)
    return walls


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_the_mazes_are_those_of_the_model(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::8]:
        library.generate("division_four", seed, width, height)
        walls = library.walls()
        assert (walls == replayed(seed, width, height)).all(), f"seed {seed}{show(walls)}"


def crosses(walls: np.ndarray) -> Iterator[tuple[int, int, int]]:
    """Where two walls may have crossed that divided this chamber: its lines, and the arm without a gap."""
    for row, column in itertools.product(range(1, len(walls), 2), range(1, walls.shape[1], 2)):
        arm = closed_arm(walls, row, column)
        if arm is not None:
            yield row, column, arm


def closed_arm(walls: np.ndarray, row: int, column: int) -> int | None:
    """The arm without a gap of the walls that may have crossed here; None when they cannot."""
    if walls[row, column]:
        arms = walls[:row, column], walls[row + 1 :, column], walls[row, column + 1 :], walls[row, :column]
        ways = [int((~arm).sum()) for arm in arms]
        if sorted(ways) == [0, 1, 1, 1] and not any((~arm[1::2]).any() for arm in arms):
            return ways.index(0)
    return None


def divides(walls: np.ndarray) -> bool:
    """Can a chamber (from its first cell to its last) be the work of walls that cross?"""
    if min(walls.shape) == 1:
        return not walls.any()
    return any(
        all(divides(walls[rows, columns]) for rows in halves(row) for columns in halves(column))
        for row, column, _ in crosses(walls)
    )


def halves(line: int) -> tuple[slice, slice]:
    return slice(None, line), slice(line + 1, None)


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_every_maze_can_be_taken_apart(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        library.generate("division_four", seed, width, height)
        assert divides(library.walls()[1 : height - 1, 1 : width - 1]), f"seed {seed}"


def test_the_first_choices_are_even(library: Library) -> None:
    """Where the first cross stands, which of its arms is closed, where the gaps are: of mazes that show it."""
    rows, columns, closed = Counter[int](), Counter[int](), Counter[int]()
    places: dict[tuple[int, int], Counter[int]] = {}
    for seed in SEEDS:
        library.generate("division_four", seed)
        walls, (row, column) = library.walls()[1:30, 1:30], first(states(seed))
        arm = closed_arm(walls, row, column)
        assert arm is not None, f"seed {seed}: the cross is not where the random numbers put it"
        rows[row // 2] += 1
        columns[column // 2] += 1
        closed[arm] += 1
        arms = walls[:row, column], walls[row + 1 :, column], walls[row, column + 1 :], walls[row, :column]
        for number, line in enumerate(arms):
            if number != arm:
                cells = len(line) // 2 + 1
                places.setdefault((number, cells), Counter())[int(np.flatnonzero(~line)[0]) // 2] += 1
    assert_even(rows, range(14))
    assert_even(columns, range(14))
    assert_even(closed, ARMS)
    assert len(places) == 4 * 14
    for (_, cells), counts in places.items():
        assert_even(counts, range(cells))


def first(draws: Iterator[int]) -> tuple[int, int]:
    """The lines of the first cross of a full field."""
    column, row = (2 * ((next(draws) >> 8) * 14 >> 8) + 1 for _ in range(2))
    return row, column


@functools.cache
def shares(down: int, across: int) -> dict[bytes, Fraction]:
    """Every maze that division into four makes of a room, as bytes of its walls, and how likely it is."""
    shape = 2 * down - 1, 2 * across - 1
    if 1 in (down, across):
        return {np.zeros(shape, dtype=np.bool_).tobytes(): Fraction(1)}
    found: dict[bytes, Fraction] = {}
    for above, left, closed in itertools.product(range(1, down), range(1, across), ARMS):
        sizes = above, down - above, left, across - left
        doors = gaps(*sizes, closed)
        parts = [shares(rows, columns) for rows in sizes[:2] for columns in sizes[2:]]
        for mazes in itertools.product(*(part.items() for part in parts)):
            for places in itertools.product(*(range(cells) for _, cells in doors)):
                walls = joined(shape, sizes, [maze for maze, _ in mazes])
                share = Fraction(1, 4 * (down - 1) * (across - 1))
                for (arm, cells), place in zip(doors, places, strict=True):
                    line, row = 2 * left - 1, 2 * above - 1
                    spots = (
                        (2 * place, line),
                        (row + 1 + 2 * place, line),
                        (row, line + 1 + 2 * place),
                        (row, 2 * place),
                    )
                    walls[spots[arm]] = False
                    share /= cells
                for _, part in mazes:
                    share *= part
                found[walls.tobytes()] = found.get(walls.tobytes(), Fraction(0)) + share
    return found


def joined(shape: tuple[int, int], sizes: tuple[int, int, int, int], mazes: list[bytes]) -> np.ndarray:
    """Four chambers with the closed cross between them."""
    above, below, left, right = sizes
    walls = np.ones(shape, dtype=np.bool_)
    at = ((row, column) for row in ((0, above), (2 * above, below)) for column in ((0, left), (2 * left, right)))
    for ((row, down), (column, across)), maze in zip(at, mazes, strict=True):
        part = np.frombuffer(maze, dtype=np.bool_).reshape(2 * down - 1, 2 * across - 1)
        walls[row : row + 2 * down - 1, column : column + 2 * across - 1] = part
    return walls


@pytest.mark.parametrize(("across", "down"), [(2, 2), (3, 2), (2, 4), (3, 3)])
def test_small_rooms_come_out_as_often_as_they_should(library: Library, across: int, down: int) -> None:
    """Each maze of a small room, against the exact probabilities by the words of the algorithm."""
    expected, seen = shares(down, across), Counter[bytes]()
    assert sum(expected.values()) == 1
    seeds = range(1, 65536, 16)
    for seed in seeds:
        library.generate("division_four", seed, 2 * across + 1, 2 * down + 1)
        seen[library.walls()[1 : 2 * down, 1 : 2 * across].tobytes()] += 1
    assert set(seen) <= set(expected)
    counts = [seen[maze] for maze in expected]
    assert chisquare(counts, [float(share) * len(seeds) for share in expected.values()]).pvalue > LEAST
