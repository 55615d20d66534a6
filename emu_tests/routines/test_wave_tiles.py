"""`solve_wave` in fields of any bytes: bit 7 alone decides; the start is told from cells with its mark's byte."""

import random

import numpy as np

from emu_tests.oracles.fields import EMPTY, passable, scatter
from emu_tests.oracles.paths import distances
from emu_tests.oracles.solving import rules
from zxmazes.routines.library import Library

ANY_BYTES = rules("wave").worst
#: What a limit may add: see the head of solve_wave.asm.
LIMITED = 461_855
#: The greatest byte that is passable: solve_wave marks the start with it.
MOST = 127


def test_any_tile_value_is_free_or_wall_by_bit_7_alone(library: Library) -> None:
    """All 256 values of a byte, each as the whole field but the ends: one time for each half, except for MOST."""
    field = library.address("field")
    for half, outcome in ((0, 0), (128, 1)):
        times = set()
        for value in range(half, half + 128):
            library.machine.write(field, bytes([value]) * 1024)
            for place in (0, 1023):
                library.machine.write(field + place, bytes([value & 127]))
            call = library.solve("wave", (31, 31), (0, 0), budget=ANY_BYTES)
            assert (call.carry, call.registers.bc) == (outcome, 62 * (1 - outcome))
            if value != MOST:
                times.add(call.tstates)
        assert len(times) == 1


def test_the_start_is_told_from_cells_of_its_byte(library: Library) -> None:
    """A field of tiles, many or all of them the byte that marks the start: each route is as short, and in time."""
    field, choose = library.address("field"), random.Random(7)
    slowest_time = 0
    for turn in range(120):
        walls = EMPTY if turn % 4 == 0 else scatter(choose, turn / 300)
        tiles = np.where(
            walls,
            0x80,
            np.where(np.array(choose.choices((MOST, 5), (turn % 3, 1), k=1024)) == 5, 5, MOST).reshape(32, 32),
        )
        start, finish = passable(choose, walls), passable(choose, walls)
        if turn % 4 == 0:
            tiles[:], (start, finish) = MOST, choose.sample([(0, 0), (0, 31), (31, 0), (31, 31)], 2)
        steps = distances(walls, [finish])[0][start]
        for limit in (0, int(steps) if 0 < steps < np.inf else 7):
            library.machine.write(field, tiles.astype(np.uint8).tobytes())
            library.set_parameters({"wave_limit": limit})
            call = library.solve("wave", start, finish, budget=ANY_BYTES + 200_000 * (limit > 0))
            library.set_parameters({})
            assert (call.carry, call.registers.bc) == ((0, steps) if np.isfinite(steps) else (1, 0))
            if not limit:
                slowest_time = max(slowest_time, call.tstates)
    assert 225_000 < slowest_time < ANY_BYTES
