"""Binary tree, sidewinder and division: each maze is taken apart again, and its coins are counted."""

import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chi2_contingency

from emu_tests.oracles.coins import LEAST, SEEDS, SMALL, assert_even, assert_fair, passages
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_binary_tree_opens_up_or_left(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        right, below = passages(library, "binary_tree", seed, width, height)
        assert right[0].all()
        assert below[:, 0].all()
        assert (right[1:] ^ below[:, 1:]).all(), f"seed {seed}: a cell with both ways or none"


def test_binary_tree_coins_are_fair_and_independent(library: Library) -> None:
    coins = np.array([passages(library, "binary_tree", seed)[0][1:] for seed in SEEDS])
    assert_fair(int(coins.sum()), coins.size)
    for rows, columns in ((0, 1), (1, 0), (1, 1), (0, 2), (0, 7), (0, 8), (2, 0)):
        first = coins[:, : 14 - rows, : 14 - columns]
        assert_fair(int((first ^ coins[:, rows:, columns:]).sum()), first.size)
    flat = np.where(coins, 1.0, -1.0).reshape(len(coins), -1)
    assert abs(flat.mean(axis=0)).max() < 5 / len(coins) ** 0.5
    together = abs(flat.T @ flat / len(coins) - np.eye(flat.shape[1]))
    assert together.max() < 6.5 / len(coins) ** 0.5, "two coins that go together"


def runs(right: np.ndarray) -> list[tuple[int, int]]:
    """A row's runs as (first column, cells)."""
    ends = [*np.flatnonzero(~right).tolist(), len(right)]
    starts = [0, *(end + 1 for end in ends[:-1])]
    return [(start, end - start + 1) for start, end in zip(starts, ends, strict=True)]


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_sidewinder_opens_each_run_once(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        right, below = passages(library, "sidewinder", seed, width, height)
        assert right[0].all()
        for row in range(1, len(right)):
            for start, cells in runs(right[row]):
                assert below[row - 1, start : start + cells].sum() == 1, f"seed {seed}, row {row}, column {start}"


def test_sidewinder_places_are_even(library: Library) -> None:
    """Runs end by a fair coin, and any of a run's cells is as likely as another to have the way up."""
    places: dict[int, Counter[int]] = {cells: Counter() for cells in range(1, 16)}
    heads = 0
    for seed in SEEDS:
        right, below = passages(library, "sidewinder", seed)
        heads += int(right[1:].sum())
        for row in range(1, 15):
            for start, cells in runs(right[row]):
                places[cells][int(np.flatnonzero(below[row - 1, start : start + cells])[0])] += 1
    assert_fair(heads, len(SEEDS) * 14 * 14)
    for cells, counts in places.items():
        assert_even(counts, range(cells))


def divides(walls: np.ndarray) -> bool:
    """Can a chamber (from its first cell to its last) be the work of division across its longer side?"""
    height, width = (size // 2 + 1 for size in walls.shape)
    if min(width, height) == 1:
        return not walls.any()
    for turned in (walls, walls.T)[(width > height) : 1 + (width >= height)]:
        for line in range(1, len(turned), 2):
            ways = np.flatnonzero(~turned[line])
            if len(ways) == 1 and ways[0] % 2 == 0 and divides(turned[:line]) and divides(turned[line + 1 :]):
                return True
    return False


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_division_divides(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        library.generate("division", seed, width, height)
        assert divides(library.walls()[1 : height - 1, 1 : width - 1]), f"seed {seed}"


def test_division_of_the_smallest_room_is_even(library: Library) -> None:
    """Two by two cells have four mazes."""
    closed: Counter[int] = Counter()
    for seed in range(1, 65536, 16):
        library.generate("division", seed, 5, 5)
        walls = library.walls()
        closed[[bool(walls[place]) for place in ((1, 2), (2, 1), (2, 3), (3, 2))].index(True)] += 1
    assert_even(closed, range(4))


@pytest.mark.parametrize("length", [3, 4, 5, 9, 15])
@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_division"))
def test_division_draws_places_evenly(library: Library, length: int, nth: int) -> None:
    """In a room two cells high the ways between its rows tell the walls: every one is as the model's."""
    for upright in (True, False):
        size = (2 * length + 1, 5) if upright else (5, 2 * length + 1)
        seen: Counter[bytes] = Counter()
        model: Counter[bytes] = Counter()
        choose = random.Random(length)
        for seed in range(1, 65536, 32)[::nth]:
            library.generate("division", seed, *size)
            walls = library.walls()[1 : size[1] - 1, 1 : size[0] - 1]
            seen[crossings(walls if upright else walls.T)] += 1
            model[crossings(divided(length, choose))] += 1
        usual = [key for key in seen | model if seen[key] + model[key] >= 40]
        assert chi2_contingency([[seen[key] for key in usual], [model[key] for key in usual]]).pvalue > LEAST


def crossings(walls: np.ndarray) -> bytes:
    """Of a room two cells high: which columns have a way between the rows; only the first and last four."""
    ways = ~walls[1, ::2]
    return np.concatenate([ways[:4], ways[-4:]]).tobytes()


def divided(width: int, choose: random.Random) -> np.ndarray:
    """Division of a room two cells high, as the algorithm is worded."""
    walls = np.zeros((3, 2 * width - 1), dtype=np.bool_)

    def divide(first: int, cells: int) -> None:
        if cells == 1:
            return
        if cells == 2 and choose.random() < 0.5:
            walls[1, 2 * first : 2 * first + 3] = True
            walls[1, 2 * (first + choose.randrange(2))] = False
            return
        before = choose.randrange(1, cells)
        column = 2 * (first + before) - 1
        walls[:, column] = True
        walls[2 * choose.randrange(2), column] = False
        divide(first, before)
        divide(first + before, cells - before)

    divide(0, width)
    return walls
