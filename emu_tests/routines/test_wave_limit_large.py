"""wave_limit in solve_wave_large: exact in one band and in several, with a short queue, and left out by a line."""

import random
from collections.abc import Iterable

import numpy as np
import pytest

from emu_tests.oracles.large_waves import ANY_128, KEPT_CODES, Alone, codes, perfect, scattered, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, distances, farthest
from emu_tests.records.sampling import some
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import walk

#: One band to four.
SIZES = [(32, 32), (64, 64), (64, 65), (45, 91), (100, 37), (128, 128), (33, 128)]
Ends = tuple[Place, Place]


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


def judge(large: LargeLibrary, walls: Walls, ends: Ends, limits: Iterable[int]) -> None:
    """Solve with these limits, and one step less, just as much and one more than the shortest route, by scipy."""
    start, finish = ends
    steps = distances(walls, [finish])[0][start]
    near = {int(steps) + more for more in (-1, 0, 1)} if np.isfinite(steps) else {5}
    large.set_walls(walls)
    for limit in sorted({*limits} | {one for one in near if one > 0}):
        large.set_parameters({"wave_limit": limit})
        call = large.solve("wave_large", start, finish, ANY_128)
        found = limit == 0 or steps <= limit
        expected = int(steps) if found and np.isfinite(steps) else 0
        told = f"{walls.shape}, {start} to {finish}, {steps} steps, limit {limit}"
        assert (call.carry, call.registers.bc) == (not np.isfinite(steps) or not found, expected), told
        assert large.machine.word(large.address("big_route_length")) == expected
        assert len(codes(large)) == min(expected, KEPT_CODES), told
        if 0 < expected <= KEPT_CODES:
            assert walk(start, codes(large))[-1] == finish, told
    large.set_parameters({})


@pytest.mark.parametrize(("height", "width"), some([(32, 32), (64, 65), (128, 128)], SIZES, "solve_wave_large"))
def test_a_limit_is_exact(large: LargeLibrary, height: int, width: int) -> None:
    choose = random.Random(height * width)
    for number, density in enumerate((0, 0.2, 0.35, 0.45)):
        walls = scattered(number + height, height, width, density)
        free = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
        judge(large, walls, (choose.choice(free), choose.choice(free)), (0, 1, 2, 254, 255, 256))
    maze = perfect(height, width, 1)
    first = farthest(maze, (1, 1))
    judge(large, maze, (first, farthest(maze, first)), (0, 1, 2, 255, 65535))


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 254, 255, 256, 257, 1023, 1024, 1900])
def test_at_each_length_of_a_corridor(large: LargeLibrary, steps: int) -> None:
    """Even and odd ones: the start is looked for at every other level."""
    for walls in (serpentine(64, 64), serpentine(70, 70)):
        reach = distances(walls, [(0, 0)])[0]
        row, column = np.argwhere(reach == steps)[0].tolist()
        for ends in (((0, 0), (row, column)), ((row, column), (0, 0))):
            judge(large, walls, ends, (1, steps + 256))


def test_a_route_longer_than_the_buffer(large: LargeLibrary) -> None:
    walls = staircases(128, 2)
    first = farthest(walls, (0, 0) if not walls[0, 0] else (0, 1))
    ends = first, farthest(walls, first)
    assert distances(walls, [ends[0]])[0][ends[1]] > 8192
    judge(large, walls, ends, (8192, 65535))


def test_no_step_and_no_way(large: LargeLibrary) -> None:
    walls = np.zeros((64, 64), dtype=np.bool_)
    walls[:, 30] = True
    for ends in (((4, 4), (4, 4)), ((4, 4), (4, 40))):
        judge(large, walls, ends, (0, 1, 2, 255, 65535))


def test_the_time_grows_with_the_limit(large: LargeLibrary) -> None:
    large.set_walls(np.zeros((64, 64), dtype=np.bool_))
    times = []
    for limit in (1, 5, 20, 60, 100, 0):
        large.set_parameters({"wave_limit": limit})
        times.append(large.solve("wave_large", (63, 63), (0, 0), ANY_128).tstates)
    large.set_parameters({})
    assert times == sorted(times)
    assert 20 * (times[1] - times[0]) < times[-1] - times[0]


def test_a_line_leaves_it_out() -> None:
    """In fewer bytes, as the header states; whatever wave_limit holds, the route is the same one, a little sooner."""
    with_it, without = Alone(), Alone("WAVE_LIMIT equ 0")
    sizes = [one.symbols["solve_wave_large_end"] - one.symbols["solve_wave_large"] for one in (with_it, without)]
    assert sizes == [1592, 1451]
    walls, ends = scattered(3, 64, 64, 0.2), ((0, 0), (63, 63))
    walls[0, 0] = walls[63, 63] = False
    without.machine.poke_word(without.symbols["wave_limit"], 1)
    calls = [one.solve(walls, *ends) for one in (with_it, without)]
    assert with_it.route() == without.route()
    assert 0 < calls[0].tstates - calls[1].tstates < 400
