"""The array of a wave: copied from the field as it is, or with one byte for free and one for wall; places in it."""

import random

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, anywhere, scatter
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.paths import Place, Walls
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import STRIDE, Library

FIRST, ROW, SIZE = 68, 33, 1156
FREE, WALL = 127, 255
LABELS = ("wave_copy", "wave_array")


def array(library: Library) -> npt.NDArray[np.uint8]:
    """What is in `work` from the border above row 0 to the one below row 31: a row begins with the byte left of it."""
    work = np.frombuffer(library.machine.read(library.address("work"), SIZE), np.uint8)
    return work[FIRST - ROW - 1 :].reshape(34, ROW)


def made(library: Library, tiles: npt.NDArray[np.integer], ends: tuple[Place, Place], label: str = "wave_copy") -> Call:
    """An array of these bytes, work full of junk before."""
    library.machine.write(library.address("work"), random.Random(3).randbytes(SIZE))
    library.machine.write(library.address("field"), tiles.astype(np.uint8).tobytes())
    (d, e), (h, l) = ends  # noqa: E741
    return library.call(label, 40_000, d=d, e=e, h=h, l=l)


def place(library: Library, row: int, column: int) -> int:
    return library.address("work") + FIRST + ROW * row + column


def test_places(library: Library) -> None:
    """Every row and column, inside and outside."""
    for row in (*range(STRIDE), 32, 63, 64, 128, 255):
        for column in (*range(STRIDE), 32, 64, 255):
            call = library.call("wave_place", 200, d=row, e=column, hl=0x1234)
            inside = max(row, column) < STRIDE
            assert (call.carry, call.registers.hl) == (not inside, place(library, row, column) if inside else 0x1234)
            assert claimed_time("wave_place").split(" T")[0 if inside else 1].removeprefix("; ") == str(call.tstates)


def expected(tiles: npt.NDArray[np.integer], label: str) -> npt.NDArray[np.integer]:
    """What the array must hold: the bytes as they are and $80 around them, or one for free and one for wall."""
    found = np.full((34, ROW), 0x80 if label == "wave_copy" else WALL)
    found[1:33, 1:] = tiles if label == "wave_copy" else np.where(tiles < 0x80, FREE, WALL)
    return found


@pytest.mark.parametrize("label", LABELS)
def test_the_array_is_the_field_with_a_border(library: Library, label: str) -> None:
    """Any bytes, any ends: whole cells, wall around them, both places and what is said of them."""
    choose = random.Random(1)
    outcomes = set()
    for number in range(600):
        tiles = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) & (127 if number % 2 else 255)
        start, finish = anywhere(choose), anywhere(choose)
        if number % 7 == 0:
            finish = start
        call = made(library, tiles, (start, finish), label)
        found, right = array(library), expected(tiles, label)
        assert (found[:, 1:] == right[:, 1:]).all()
        assert (found[1:, 0] == right[1:, 0]).all()
        walled = bool(max(tiles[start], tiles[finish]) >= 0x80)
        assert call.carry == walled
        if not walled:
            assert (call.registers.hl, call.registers.de) == (place(library, *start), place(library, *finish))
            assert call.registers.f >> 6 & 1 == (start == finish)
        outcomes.add((walled, start == finish))
    assert len(outcomes) == 4


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("outside", [(32, 0), (0, 32), (255, 255), (31, 128)])
def test_an_end_outside_the_field(library: Library, outside: Place, label: str) -> None:
    empty = np.zeros((32, 32), np.uint8)
    for ends in ((outside, (3, 3)), ((3, 3), outside), (outside, outside)):
        assert made(library, empty, ends, label).carry


@pytest.mark.parametrize("label", LABELS)
def test_the_times_of_the_array(library: Library, label: str) -> None:
    """The header's, for ends that are free and not, the same and not."""
    empty = np.zeros((32, 32), np.uint8)
    joined, refused = set(), []
    for start, finish in (
        ((0, 0), (31, 31)),
        ((31, 31), (0, 0)),
        ((5, 9), (5, 9)),
        ((0, 31), (31, 0)),
        ((4, 7), (9, 2)),
    ):
        joined.add(made(library, empty, (start, finish), label).tstates)
    for walled in ((0, 0), (31, 31)):
        tiles = empty.copy()
        tiles[walled] = 0x80
        refused.append(made(library, tiles, ((0, 0), (31, 31)), label).tstates)
    for ends in (((32, 0), (0, 0)), ((0, 0), (0, 32))):
        refused.append(made(library, empty, ends, label).tstates)
    assert claimed_time(label) == (
        f"{min(joined):,} to {max(joined):,} T; {refused[0]:,} T for a wall at the start, "
        f"{refused[1]:,} T at the finish; {refused[2]} T for a start outside, {refused[3]} T for a finish"
    )


def test_the_fill_is_free_or_wall(library: Library) -> None:
    """By bit 7 of any byte; always in the same time, which is the header's."""
    choose = random.Random(2)
    times = set()
    fields: list[Walls] = [EMPTY, FULL, *(scatter(choose, number / 30) for number in range(1, 30))]
    for walls in fields:
        tiles = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) & 127 | np.where(walls, 128, 0)
        library.machine.write(library.address("field"), tiles.astype(np.uint8).tobytes())
        library.machine.write(library.address("work"), choose.randbytes(SIZE))
        times.add(library.call("wave_fill", 40_000).tstates)
        assert (array(library) == expected(tiles, "wave_fill")).all()
    assert [f"{time:,} T" for time in times] == [claimed_time("wave_fill")]


def test_the_labels_are_the_field_with_a_border(library: Library) -> None:
    """Rows of 34: 254 where bit 7 is clear, 255 elsewhere and around it; each place, and what is there."""
    choose = random.Random(4)
    times = set()
    for density in (0, 0.3, 1):
        tiles = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) & 127
        tiles = tiles | np.where(scatter(choose, density), 128, 0)
        library.machine.write(library.address("field"), tiles.astype(np.uint8).tobytes())
        library.machine.write(library.address("work"), choose.randbytes(SIZE))
        times.add(library.call("label_field", 40_000).tstates)
        work = np.frombuffer(library.machine.read(library.address("work"), SIZE), np.uint8).reshape(34, 34)
        assert (work == np.pad(np.where(tiles < 128, 254, 255), 1, constant_values=255)).all()
        for row, column in np.ndindex(32, 32):
            call = library.call("label_place", 200, d=row, e=column)
            assert call.registers.hl == library.address("work") + 34 * (row + 1) + column + 1
            assert call.registers.f >> 6 & 1 == (tiles[row, column] < 128)
            assert f"{call.tstates} T" == claimed_time("label_place")
    assert [f"{time:,} T" for time in times] == [claimed_time("label_field")]
    start = library.call("label_place", d=0, e=0).registers.hl
    library.machine.write(start, bytes([253]))
    assert library.call("label_place", d=0, e=0).carry
