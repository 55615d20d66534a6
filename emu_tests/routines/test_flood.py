"""Flood fill in the field, against scipy's connected components."""

import random

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import EMPTY, scatter, serpentine, staircases
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, area
from zxmazes.routines.library import STRIDE, Library

Bytes = npt.NDArray[np.uint8]

FIELD_BOUND = 366_000


def judge_field(library: Library, cells: Bytes, place: Place, byte: int) -> int:
    """Fill and assert that exactly the area has changed; how many cells did."""
    library.machine.write(library.address("field"), cells.tobytes())
    junk = random.Random(byte)
    for label, length in (("route", 1024), ("queue_rest", 1090)):  # the byte looked for must not be found there
        junk_byte = int(cells[place]) if byte % 2 else junk.randrange(256)
        library.machine.write(library.address(label), bytes([junk_byte]) * length)
    library.machine.write(library.address("field") - 64, bytes([int(cells[place])]) * 64)
    (d, e) = place
    call = library.call("flood_fill", FIELD_BOUND, d=d, e=e, a=byte, **KEPT)
    expected, count = cells.copy(), 0
    if cells[place] != byte:
        part = area(cells == cells[place], place)
        expected[part] = byte
        count = int(part.sum())
    after = np.frombuffer(library.field(), np.uint8).reshape(STRIDE, STRIDE)
    where = f"{byte} from {place}{show(cells == cells[place])}"
    assert (after == expected).all(), where
    assert (call.carry, call.registers.bc) == (0, count), where
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    return count


@pytest.mark.parametrize("kinds", [1, 2, 3, 5])
def test_areas_of_a_field_of_many_bytes(library: Library, kinds: int) -> None:
    random_cells, choose = np.random.default_rng(kinds), random.Random(kinds)
    for _ in range(150):
        palette = np.array(choose.sample(range(256), kinds), np.uint8)
        chance = np.array([2 * kinds] + [1] * (kinds - 1))
        cells = random_cells.choice(palette, (STRIDE, STRIDE), p=chance / chance.sum())
        byte = choose.choice([int(palette[-1]), choose.randrange(256)])
        judge_field(library, cells, (choose.randrange(STRIDE), choose.randrange(STRIDE)), byte)


def test_areas_that_wind_and_touch_all_edges(library: Library) -> None:
    for walls in (EMPTY, ~EMPTY, serpentine(), ~serpentine(), *(staircases(shift) for shift in range(3))):
        for turned in (walls, walls.T, walls[::-1], walls[:, ::-1]):
            cells = (turned * 128).astype(np.uint8)
            for place in ((0, 0), (0, 31), (31, 0), (31, 31), (15, 16), (0, 9), (9, 31)):
                judge_field(library, cells, place, 64)


def test_rows_do_not_hang_together_at_their_ends(library: Library) -> None:
    """The last cell of a row and the first of the next stand side by side in memory, not in the field."""
    for row in range(31):
        cells = np.zeros((STRIDE, STRIDE), np.uint8)
        cells[row, 31] = cells[row + 1, 0] = 7
        assert judge_field(library, cells, (row, 31), 9) == 1
        assert judge_field(library, cells, (row + 1, 0), 9) == 1


def test_cells_outside_and_bytes_that_are_there_already(library: Library) -> None:
    cells = np.full((STRIDE, STRIDE), 3, np.uint8)
    assert judge_field(library, cells, (4, 4), 3) == 0
    for d, e in ((32, 0), (0, 32), (255, 255), (64, 31)):
        call = library.call("flood_fill", FIELD_BOUND, d=d, e=e, a=9)
        assert (call.carry, call.registers.bc) == (1, 0)
        assert library.field() == cells.tobytes()


def test_flood_fill_writes_what_its_header_names(library: Library) -> None:
    machine, choose = library.machine, random.Random(4)
    spans = [("field", 1024), ("route", 1024), ("queue_rest", 1090), ("flood_fill", library.size("flood_fill"))]
    for density in (0, 0.3):
        library.set_walls(scatter(choose, density))
        before = bytearray(machine.read(0, 0x10000))
        call = library.call("flood_fill", FIELD_BOUND, d=3, e=3, a=1, stack=0xFF00)
        after = bytearray(machine.read(0, 0x10000))
        assert call.registers.sp == 0xFF00
        for start, length in [*((library.address(label), size) for label, size in spans), (0xFEFC, 4)]:
            before[start : start + length] = after[start : start + length]
        assert before == after
    library.set_walls(EMPTY)
    for label in ("guard", "route"):  # bytes outside that equal the area's take longer to tell
        machine.write(library.address(label), b"\xff" * 124)
    call = library.call("flood_fill", FIELD_BOUND, d=0, e=0, a=1, measure_stack=True)
    assert call.stack == 2
    assert claimed_time("flood_fill").startswith(f"{call.tstates:,} T all of an empty field")
