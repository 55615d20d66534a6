"""How long `solve_wave_large` takes at most: fields made to be slow, 64 x 64 and 128 x 128; a short queue."""

import random
import re

import numpy as np
import pytest

from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.large_waves import (
    comb,
    ends_of,
    judge,
    made_to_hurt,
    perfect,
    scattered,
    serpentine,
    slowest,
    staircases,
    tree,
)
from zxmazes.routines.large import LargeLibrary

#: Bars: an empty 64 x 64, and any 64 x 64.
EMPTY_64, ANY_64 = 850_000, 1_010_000
#: What no field of 128 x 128 that is known takes.
SLOWEST_128 = 4_700_000
#: Mean T-states of mazes of depth first, corner to corner.
MEANS = {63: 405_000, 127: 2_150_000}


def stated() -> list[int]:
    """The figures of the header: two empty fields, any 64 x 64, any 128 x 128."""
    return [int(time.replace(",", "")) for time in re.findall(r"([\d,]+) T", claimed_time("solve_wave_large"))]


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


def test_the_times_that_the_header_states(large: LargeLibrary) -> None:
    claimed = stated()
    measured = []
    for size in (64, 128):
        walls = np.zeros((size, size), dtype=np.bool_)
        large.set_walls(walls)
        measured.append(judge(large, walls, (0, 0), (size - 1, size - 1)))
    assert claimed[:2] == measured
    assert measured[0] < EMPTY_64
    assert claimed[2] <= ANY_64


def test_fields_made_to_hurt(large: LargeLibrary) -> None:
    bound = stated()[2]
    assert 800_000 < max(slowest(large, walls, bound) for walls in made_to_hurt(64)) < bound


@pytest.mark.parametrize("name", ["empty", "serpentine", "comb", "perfect", "scattered", "tree", "stairs"])
def test_any_field_of_128(large: LargeLibrary, name: str) -> None:
    """The second bound of the header; no field known takes longer than the stairs."""
    fields = {"empty": np.zeros((128, 128), dtype=np.bool_), "serpentine": serpentine(128, 128), "comb": comb(128, 128)}
    fields |= {"perfect": perfect(127, 127, 7), "scattered": scattered(7, 128, 128, 0.35), "tree": tree(128)}
    fields |= {"stairs": staircases(128, 0)}
    assert slowest(large, fields[name], stated()[3]) <= SLOWEST_128


@pytest.mark.parametrize("side", MEANS)
def test_mazes(large: LargeLibrary, side: int) -> None:
    """The mean of some of depth first."""
    times = []
    for seed in range(0, 65536, 3000):
        large.generate("dfs_large", seed, side, side)
        times.append(judge(large, large.walls(), (1, 1), (side - 2, side - 2)))
    assert sum(times) / len(times) < MEANS[side]


@pytest.mark.sweep("solve_wave_large")
def test_large_fields_made_to_hurt(large: LargeLibrary) -> None:
    for size in (63, 91, 128):
        for walls in made_to_hurt(size):
            slowest(large, walls, stated()[3])


@pytest.mark.sweep("solve_wave_large")
def test_hill_climbing_finds_no_field_above_the_bar(large: LargeLibrary) -> None:
    choose = random.Random(1)
    walls = staircases(64, 1)
    start, finish = ends_of(walls)[0]
    large.set_walls(walls)
    best = judge(large, walls, start, finish, ANY_64)
    for _ in range(1500):
        other = walls.copy()
        for _ in range(choose.choice((1, 1, 2, 4))):
            other[choose.randrange(64), choose.randrange(64)] ^= True
        if other[start] or other[finish]:
            continue
        large.set_walls(other)
        time = large.solve("wave_large", start, finish, ANY_64).tstates
        if time >= best:
            walls, best = other, time
    large.set_walls(walls)
    judge(large, walls, start, finish, ANY_64)
