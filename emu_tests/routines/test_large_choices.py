"""How mazes of large fields are made: depth first by a plain model, Eller's rows one by one, coins."""

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.headers import claim
from emu_tests.oracles.mazes import show
from zxmazes.routines.large import LargeLibrary


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


def step(state: int) -> int:
    """The next random number, as random.asm words it."""
    low = (state & 255) ^ ((state >> 10 | state >> 8 << 6) & 255)
    total = (low >> 1 | low << 7 & 255) + 0x5C + (low & 1)
    total = (total & 255) + low
    return ((total + (state >> 8) + (total >> 8)) & 255) << 8 | low


def replayed(seed: int, across: int, down: int) -> tuple[np.ndarray, int]:
    """The maze of generate_dfs_large by a plain model with a stack, and the random state after it."""
    state = step(seed)
    bits: list[int] = []

    def coin() -> int:
        nonlocal state, bits
        if not bits:
            state = step(state)
            bits = [state >> 15 - i & 1 for i in range(8)]
        return bits.pop(0)

    ways = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
    here = ((state >> 8) * down >> 8, 0)
    walls = np.ones((2 * down + 1, 2 * across + 1), dtype=np.bool_)
    walls[1::2, 1::2] = False
    seen, trail = {here}, [here]
    while trail:
        row, column = here = trail[-1]
        near = {way: (row + r, column + c) for way, (r, c) in ways.items()}
        free = [w for w, (r, c) in near.items() if 0 <= r < down and 0 <= c < across and (r, c) not in seen]
        if not free:
            trail.pop()
            continue
        chosen = free[0]
        while len(free) == 3:
            if not coin():
                free = free[:2]
            elif not coin():
                chosen, free = free[2], []
        if len(free) == 2:
            chosen = free[1 if coin() else 0]
        r, c = near[chosen]
        walls[row + r + 1, column + c + 1] = False
        seen.add((r, c))
        trail.append((r, c))
    return walls, state


@pytest.mark.parametrize("size", [(63, 63), (5, 5), (127, 31), (31, 127)], ids=str)
def test_depth_first_against_a_plain_model(large: LargeLibrary, size: tuple[int, int]) -> None:
    """Each choice, and the numbers drawn; up is before down, left and right, and 1 is the later one."""
    width, height = size
    for seed in range(7, 65536, 6553):
        large.generate("dfs_large", seed, width, height)
        walls, state = replayed(seed, width // 2, height // 2)
        assert (large.walls()[:height, :width] == walls).all(), show(large.walls())
        assert large.machine.word(large.address("rng_seed")) == state


def test_rows_of_eller_make_the_generators_maze(large: LargeLibrary) -> None:
    """Each call finishes its row; no row takes longer than the header's bound."""
    assert claim("large_eller_row", "Bound") == "under 20,000 T a row"
    for seed in range(3, 65536, 9000):
        for width, height in ((63, 63), (127, 31), (5, 127)):
            large.generate("eller_large", seed, width, height)
            whole = large.walls().copy()
            large.prepare("eller_large", seed, width, height)
            left = large.call("large_eller_begin").registers
            assert left.b == height // 2 - 1
            row = left.hl
            for number in range(left.b):
                row = large.call("large_eller_row", 20_000, hl=row).registers.hl
                assert row == large.machine.word(large.address("big_field")) + large.size_in_bytes[0] * (2 * number + 3)
                assert (large.walls()[: 2 * number + 3] == whole[: 2 * number + 3]).all()
            large.call("large_eller_last", 20_000, hl=row)
            assert (large.walls() == whole).all()


def test_coins_of_the_binary_tree_are_even(large: LargeLibrary) -> None:
    up = left = 0
    for seed in range(0, 65536, 4096):
        large.generate("binary_tree_large", seed)
        walls = large.walls()
        up += int((~walls[2:62:2, 3:63:2]).sum())
        left += int((~walls[3:63:2, 2:62:2]).sum())
    assert up + left == 16 * 900
    assert chisquare([up, left]).pvalue > 0.001
