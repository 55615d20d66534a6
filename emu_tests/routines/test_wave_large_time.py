"""How long `solve_wave_large` takes at most: fields made to be slow, 64 x 64 and 128 x 128; a short queue."""

import random
import re

import numpy as np
import pytest

from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.large_waves import (
    Alone,
    check,
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
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from zxmazes.routines.large import LargeLibrary

#: Bars: an empty 64 x 64, and any 64 x 64.
EMPTY_64, ANY_64 = 1_200_000, 2_500_000
#: What no field of 128 x 128 that is known takes, and T-states a cell of the field for a level that is looked for.
SLOWEST_128, SCAN = 17_000_000, 200


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
    assert 1_700_000 < max(slowest(large, walls, bound) for walls in made_to_hurt(64)) < bound


@pytest.mark.parametrize("name", ["empty", "serpentine", "comb", "perfect", "scattered", "tree", "stairs"])
def test_any_field_of_128(large: LargeLibrary, name: str) -> None:
    """The second bound of the header; no field known takes longer than the stairs."""
    fields = {"empty": np.zeros((128, 128), dtype=np.bool_), "serpentine": serpentine(128, 128), "comb": comb(128, 128)}
    fields |= {"perfect": perfect(127, 127, 7), "scattered": scattered(7, 128, 128, 0.35), "tree": tree(128)}
    fields |= {"stairs": staircases(128, 0)}
    assert slowest(large, fields[name], stated()[3]) <= SLOWEST_128


@pytest.mark.parametrize(("least", "scanned"), [(2, True), (4, False)])
def test_levels_of_more_cells_than_the_queue_has_room_for(large: LargeLibrary, least: int, scanned: bool) -> None:
    """At full size: 1,024 ends equally far from the middle, the goal. 256 ends are few enough for the queue."""
    walls = tree(128, least)
    reach = distances(walls, [(64, 64)])[0]
    far = np.where(np.isfinite(reach), reach, -1)
    widest = int(np.bincount(far[far >= 0].astype(int)).max())
    assert (widest > 600) == scanned
    start = tuple(int(place) for place in np.unravel_index(int(far.argmax()), far.shape))
    large.set_walls(walls)
    time = judge(large, walls, (start[0], start[1]), (64, 64), stated()[3])
    assert (time > 3_500_000) == scanned
    assert time <= SLOWEST_128
    short = Alone("LARGE_QUEUE: equ 300")
    check(walls, (start[0], start[1]), (64, 64), short.solve(walls, (start[0], start[1]), (64, 64)), short.route())


@pytest.mark.parametrize(("size", "length"), some([(80, 200)], [(80, 200), (128, 1000)], "solve_wave_large"))
def test_a_short_queue_costs_a_look_at_the_plane_for_each_level(size: int, length: int) -> None:
    """At most SCAN T a cell of the field and level more than with the whole queue."""
    alone, short = Alone(), Alone(f"LARGE_QUEUE: equ {length}")
    for walls in (tree(size), scattered(3, size, size, 0.2), np.zeros((size, size), dtype=np.bool_)):
        start, finish = ends_of(walls)[0]
        whole = alone.solve(walls, start, finish).tstates
        call = short.solve(walls, start, finish, 4_000_000_000)
        check(walls, start, finish, call, short.route())
        assert call.tstates <= whole + (call.registers.bc + 2) * SCAN * size * size


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
