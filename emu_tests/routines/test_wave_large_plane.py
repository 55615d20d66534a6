"""`solve_wave_large` without planes of bytes: as short a way, with a limit and without; and for mazes alone."""

import random

import numpy as np
import pytest

from emu_tests.oracles.large_waves import Alone, check, perfect, scattered
from emu_tests.oracles.paths import distances
from zxmazes.paths import ASM
from zxmazes.routines.large import LargeLibrary

TWO_ROWS = "WAVE_LARGE_BYTES equ 0"
MAZES = "WAVE_LIMIT equ 0", TWO_ROWS, "WAVE_LARGE_MAZES equ 1"
RING_WORDS = 1368
SIZES = ((32, 32), (33, 32), (32, 33), (47, 39), (63, 64), (64, 64), (32, 128), (128, 32), (65, 64), (128, 128))


@pytest.mark.parametrize("limited", [False, True], ids=["", "limit"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_the_shortest_way_with_two_rows_in_a_byte(size: tuple[int, int], limited: bool) -> None:
    alone = Alone(TWO_ROWS, *([] if limited else ["WAVE_LIMIT equ 0"]))
    height, width = size
    choose = random.Random(f"{size}")
    for seed in range(6):
        walls = scattered(seed, height, width, 0.3) if seed % 2 else perfect(height, width, seed)
        free = [tuple(place) for place in np.argwhere(~walls).tolist()]
        start, finish = choose.sample(free, 2)
        steps = distances(walls, [finish])[0][start]
        limits = (0, int(steps) - 1, int(steps)) if limited and 1 < steps < np.inf else (0,)
        for limit in limits:
            if limited:
                alone.machine.poke_word(alone.symbols["wave_limit"], limit)
            call = alone.solve(walls, start, finish)
            if 0 < limit < steps:
                assert (call.carry, call.registers.bc) == (1, 0)
            else:
                check(walls, start, finish, call, alone.route())


@pytest.mark.parametrize(
    "size", [(32, 32), (47, 39), (63, 64), (65, 64), (128, 128)], ids=lambda one: "{}x{}".format(*one)
)
def test_the_shortest_way_in_mazes_alone(size: tuple[int, int]) -> None:
    alone = Alone(*MAZES)
    choose = random.Random(f"{size}")
    for seed in range(3):
        walls = perfect(*size, seed)
        start, finish = choose.sample([tuple(place) for place in np.argwhere(~walls).tolist()], 2)
        check(walls, start, finish, alone.solve(walls, start, finish), alone.route())


@pytest.mark.parametrize("name", ["dfs_large", "eller_large"])
@pytest.mark.parametrize("loops", [0, 50, 100])
def test_no_maze_fills_a_third_of_the_ring(name: str, loops: int) -> None:
    """Two levels of the wave are in it at most; the widest waves begin in the middle."""
    library = LargeLibrary()
    for seed in (1, 997):
        library.generate(name, seed, 127, 127)
        if loops:
            library.set_parameters({"braid_percent": loops})
            library.transform("braid_large", None, None)
        steps = distances(library.walls()[:127, :127], [(63, 63)])[0]
        level = np.bincount(steps[np.isfinite(steps)].astype(int).ravel())
        assert (level[1:] + level[:-1]).max() < RING_WORDS / 3


def test_as_many_bytes_less_as_the_head_says() -> None:
    made = [Alone("WAVE_LIMIT equ 0"), Alone("WAVE_LIMIT equ 0", TWO_ROWS), Alone(*MAZES)]
    whole, less, least = (one.symbols["solve_wave_large_end"] - one.symbols["solve_wave_large"] for one in made)
    head = (ASM / "large" / "solve_wave_large.asm").read_text(encoding="ascii")
    assert f"leaves out planes of bytes, {whole - less} bytes of code" in head
    assert f"the copy is slower by 111,000 T: {less - least} bytes less" in head


def test_the_time_is_half_as_long_again_at_most() -> None:
    walls = np.zeros((64, 64), dtype=np.bool_)
    times = [Alone("WAVE_LIMIT equ 0", *more).solve(walls, (0, 0), (63, 63)).tstates for more in ((), (TWO_ROWS,))]
    assert times[0] < times[1] < 1.5 * times[0]
