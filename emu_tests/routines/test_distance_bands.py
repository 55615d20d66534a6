"""The distance from a cell in five bands, against scipy's shortest paths."""

import random

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import EMPTY, FULL, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, nearest
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import STRIDE, Library

BOUND = 600_000


def expected_bands(walls: Walls, start: Place) -> tuple[np.ndarray, int]:
    """0 a wall, 1 to 5 a band, 128 nowhere; and the greatest distance."""
    reach = nearest(walls, [start])
    there = np.isfinite(reach)
    most = int(reach[there].max())
    bands = np.where(there, np.where(there, reach, 0).astype(int) * 5 // (most + 1) + 1, 128)
    return np.where(walls, 0, bands), most


def judge(library: Library, walls: Walls, start: Place) -> Call:
    """Assert that the bands are right, byte by byte, after work and the queue were full of junk."""
    library.set_walls(walls)
    choose = random.Random(str(start))
    for label, length in (("work", 1156), ("route", 1024), ("queue_rest", 1090)):
        library.machine.write(library.address(label), choose.randbytes(length))
    call = library.call("distance_bands", BOUND, d=start[0], e=start[1], **KEPT)
    if max(start) >= STRIDE or walls[start]:
        assert call.carry
        return call
    bands, most = expected_bands(walls, start)
    work = np.frombuffer(library.machine.read(library.address("work") + 68, 32 * 33), np.uint8).reshape(32, 33)
    assert (work == np.pad(bands, ((0, 0), (0, 1)))).all(), f"{start}{show(walls)}"
    assert (call.carry, call.registers.bc) == (0, most)
    return call


def test_bands_of_any_field(library: Library) -> None:
    """Stones from none to nearly all, from cells, walls and places outside; long corridors; one cell alone."""
    for turn in range(60):
        choose = random.Random(turn)
        walls = scatter(choose, turn % 12 / 14)
        judge(library, walls, anywhere(choose) if turn % 5 == 0 else passable(choose, walls))
    for walls in (serpentine(), *map(staircases, range(3))):
        for start in np.argwhere(~walls)[[0, 100, -1]].tolist():
            judge(library, walls, (start[0], start[1]))
    for outside in ((32, 0), (0, 32), (255, 255)):
        judge(library, EMPTY, outside)
    judge(library, FULL, (3, 3))


@pytest.mark.parametrize("steps", range(13))
def test_bands_of_short_ways(library: Library, steps: int) -> None:
    """Fewer waves than bands: some bands are empty, and none is past the fifth."""
    walls = FULL.copy()
    walls[7, 3 : 4 + steps] = False
    judge(library, walls, (7, 3))


def test_the_time_claimed(library: Library) -> None:
    empty = judge(library, EMPTY, (0, 0)).tstates
    assert claimed_time("distance_bands").startswith(f"{empty:,} T empty field, start in a corner")
