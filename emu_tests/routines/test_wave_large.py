"""`solve_wave_large`: shortest routes over whole large fields, its limits, its queue."""

import random

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.large_waves import (
    ANY_128,
    KEPT_CODES,
    Alone,
    check,
    codes,
    ends_of,
    judge,
    scattered,
    staircases,
)
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from emu_tests.routines.test_passable import PROPERTIES
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import walk

ANY_64 = 1_010_000
SIZES = [(64, 64), (32, 32), (37, 100), (100, 37), (128, 128), (45, 91), (128, 32), (33, 128), (77, 77), (64, 65)]


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


# --- routes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("height", "width"), SIZES)
def test_scattered_walls(large: LargeLibrary, height: int, width: int) -> None:
    """0 to 60 % of walls, ends anywhere: in walls too."""
    choose = random.Random(height * width)
    for number, density in enumerate((0, 0.1, 0.25, 0.33, 0.4, 0.6)):
        walls = scattered(number + height, height, width, density)
        large.set_walls(walls)
        for _ in range(3):
            ends = [(choose.randrange(height), choose.randrange(width)) for _ in range(2)]
            judge(large, walls, ends[0], ends[1])
        judge(large, walls, ends[0], ends[0])


@pytest.mark.parametrize(
    ("height", "width"), some([(32, 32), (33, 128), (100, 37), (64, 65)], SIZES, "solve_wave_large")
)
def test_every_row_beside_the_next_and_every_column(large: LargeLibrary, height: int, width: int) -> None:
    """Two passable cells alone; one cell at the end of a row and one at the beginning of the next."""
    full = np.ones((height, width), dtype=np.bool_)
    pairs = [((row, width // 2), (row + 1, width // 2)) for row in range(0, height - 1)]
    pairs += [((row, width - 1), (row + 1, 0)) for row in range(0, height - 1, 5)]
    pairs += [((row, 0), (row, width - 1)) for row in range(0, height, 7)]
    pairs += [((height // 2, column), (height // 2, column + 1)) for column in range(0, width - 1, 3)]
    pairs += [((0, column), (height - 1, column)) for column in range(0, width, 9)]
    if height * width > 8192:
        pairs = pairs[::3]
    for first, second in pairs:
        walls = full.copy()
        walls[first] = walls[second] = False
        large.set_walls(walls)
        judge(large, walls, first, second)
        judge(large, walls, second, first)


def test_walled_in(large: LargeLibrary) -> None:
    walls = np.zeros((90, 70), dtype=np.bool_)
    walls[40:43, 20:23] = True
    walls[41, 21] = False
    large.set_walls(walls)
    for place in ((0, 0), (89, 69), (43, 21)):
        judge(large, walls, (41, 21), place)
        judge(large, walls, place, (41, 21))
    judge(large, walls, (41, 21), (41, 21))


@pytest.mark.parametrize(("height", "width"), [(64, 64), (40, 128)])
def test_ends_outside(large: LargeLibrary, height: int, width: int) -> None:
    """Every value of each register; one in the field that is no wall gives a route."""
    walls = np.ones((height, width), dtype=np.bool_)
    walls[30, :] = walls[:, 30] = False
    large.set_walls(walls)
    for number, size in enumerate((height, width, height, width)):
        for value in [*range(0, 256, 37), size - 1, size, size + 1, 127, 128, 254, 255]:
            ends = [30, 30, 30, 30]
            ends[number] = value
            call = large.solve("wave_large", (ends[0], ends[1]), (ends[2], ends[3]), ANY_128)
            check(walls, (ends[0], ends[1]), (ends[2], ends[3]), call, codes(large))
            assert call.carry == (value >= size)


@pytest.mark.parametrize("size", [(31, 64), (64, 31), (129, 64), (64, 129), (0, 0), (255, 64), (64, 255)])
def test_sizes_that_cannot_be(large: LargeLibrary, size: tuple[int, int]) -> None:
    large.set_walls(np.zeros((64, 64), dtype=np.bool_))
    large.machine.write(large.address("big_width"), size)
    before = bytearray(large.machine.read(0, 0x10000))
    call = large.solve("wave_large", (5, 5), (9, 9), ANY_64)
    assert (call.carry, call.registers.bc) == (1, 0)
    place = large.address("big_route_length")
    before[place : place + 2] = bytes(2)
    after = large.machine.read(0, 0xFEE0)
    assert after == before[:0xFEE0]


@pytest.mark.parametrize("address", [0xB600, 0xB601, 0xBA7F, 0xDF01])
def test_any_address_and_any_tiles(large: LargeLibrary, address: int) -> None:
    """The low seven bits of a byte mean nothing, nor do the bytes around the field."""
    choose = random.Random(address)
    walls = scattered(address, 60, 90, 0.3)
    walls[5, 5] = walls[50, 80] = False
    large.place(90, 60, address)
    for junk in (0, 0x80):
        data = bytes(128 * wall | choose.randrange(128) for wall in walls.flat)
        large.machine.write(address - 100, bytes([junk]) * 100 + data + bytes([junk]) * 100)
        for start, finish in [((5, 5), (50, 80)), ((50, 80), (5, 5))]:
            call = large.solve("wave_large", start, finish, ANY_128)
            check(walls, start, finish, call, codes(large))
        assert large.field() == data


def test_a_route_longer_than_the_buffer(large: LargeLibrary) -> None:
    """BC = all steps; the first 8,192 are kept, and from there the rest comes."""
    walls = staircases(128, 0)
    large.set_walls(walls)
    start, finish = ends_of(walls)[0]
    steps = int(distances(walls, [finish])[0][start])
    assert steps > 10_000
    judge(large, walls, start, finish)
    there = walk(start, codes(large))[-1]
    judge(large, walls, there, finish)
    assert len(codes(large)) == steps - KEPT_CODES
    assert walk(there, codes(large))[-1] == finish


@pytest.mark.parametrize("mode", ["", "PASSABLE_BELOW: equ 32", "PASSABLE_TABLE: equ 1"])
@pytest.mark.parametrize(("height", "width"), [(64, 61), (50, 62), (36, 63), (64, 64), (99, 50), (33, 128), (99, 99)])
def test_what_is_passable(mode: str, height: int, width: int) -> None:
    """Bit 7, the bytes below 32, or the table; rows that are no multiple of four long begin inside a loop's round."""
    alone = Alone(*filter(None, [mode]))
    walled = np.arange(256) >= 128
    if "BELOW" in mode:
        walled = np.arange(256) >= 32
    if "TABLE" in mode:
        walled = PROPERTIES >= 128
        alone.machine.write(alone.symbols["tile_properties"], PROPERTIES.tobytes())
    choose = np.random.default_rng(height + width)
    passable, impassable = np.flatnonzero(~walled), np.flatnonzero(walled)
    walls = choose.random((height, width)) < 0.3
    walls[0, 0] = walls[-1, -1] = False
    field = np.where(walls, choose.choice(impassable, walls.shape), choose.choice(passable, walls.shape))
    for start, finish in (((0, 0), (height - 1, width - 1)), ((height - 1, width - 1), (0, 0))):
        call = alone.solve_bytes(field.astype(np.uint8), start, finish, ANY_128)
        check(walls, start, finish, call, alone.route())


# --- what it leaves alone -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("height", "width"), [(64, 64), (128, 128), (90, 60)])
def test_nothing_else_is_written_and_registers_are_kept(large: LargeLibrary, height: int, width: int) -> None:
    """With interrupts too: the ROM's routine runs, and a key is held."""
    for walls in (scattered(3, height, width, 0.2), scattered(4, height, width, 0.7)):
        walls[0, 0] = walls[-1, -1] = False
        large.set_walls(walls)
        own = range(large.address("solve_wave_large"), large.address("solve_wave_large_end"))
        for interrupts in (False, True):
            before = np.frombuffer(large.machine.read(0, 0x10000), np.uint8).copy()
            call = large.solve(
                "wave_large", (0, 0), (height - 1, width - 1), stack=0xFF00, interrupts=interrupts, **KEPT
            )
            check(walls, (0, 0), (height - 1, width - 1), call, codes(large))
            after = np.frombuffer(large.machine.read(0, 0x10000), np.uint8)
            assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
            changed = np.flatnonzero(before != after)
            begin = large.address("big_route")
            allowed = (changed >= begin) & (changed < begin + 12288) | (changed >= 0xFE80) & (changed < 0xFF00)
            allowed |= (changed >= own.start) & (changed < own.stop)
            place = large.address("big_route_length")
            allowed |= (changed >= place) & (changed < place + 2)
            allowed |= (changed >= 0x5C00) & (changed < 0x5CB6) & interrupts
            assert allowed.all(), [f"{address:04X}" for address in changed[~allowed][:8]]


@pytest.mark.sweep("solve_wave_large")
def test_soak(large: LargeLibrary) -> None:
    choose = random.Random(9)
    for seed in range(300):
        height, width = choose.randrange(32, 129), choose.randrange(32, 129)
        walls = scattered(seed, height, width, choose.random() * 0.5)
        large.set_walls(walls)
        for _ in range(3):
            ends = [(choose.randrange(height), choose.randrange(width)) for _ in range(2)]
            judge(large, walls, ends[0], ends[1])
