"""Flood fill of shapes on the screen, against scipy's connected components."""

import random

import numpy as np
import numpy.typing as npt
import pytest
from calls import KEPT
from paths_oracle import Place, area
from scipy.ndimage import binary_dilation

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.paths import ASM

Pixels = npt.NDArray[np.bool_]  # 192 x 256, True for a pixel that is set

NOTES = 0x9000  # where the tests keep the notes of fill_shape
PLENTY = 7000
SHAPE_BOUND = 12_000_000
BLANK: Pixels = np.zeros((192, 256), dtype=np.bool_)
LINES = [(row >> 6) * 2048 + (row & 7) * 256 + (row >> 3 & 7) * 32 for row in range(192)]


@pytest.fixture(scope="module")
def painter() -> tuple[Machine, Assembly]:
    """A machine with nothing but fill_shape in it."""
    text = '        org $8000\n        include "engine/fill_shape.asm"\nimage_end:\n'
    assembly = assemble_text(text, "fill_shape alone")
    machine = Machine(48)
    machine.write(assembly.org, assembly.code)
    return machine, assembly


def paint(painter: tuple[Machine, Assembly], pixels: Pixels, place: Place, notes: int = PLENTY) -> tuple[Call, Pixels]:
    """Put pixels on the screen, fill from a place (row, column); the call and the screen after it."""
    machine, _ = painter
    rows = np.packbits(pixels, axis=1)
    screen = bytearray(6144)
    for line, row in zip(LINES, rows, strict=True):
        screen[line : line + 32] = row.tobytes()
    machine.write(0x4000, screen)
    (d, e) = place
    registers = {"d": d, "e": e, "hl": NOTES, "bc": notes}
    call = machine.call(0x8000, SHAPE_BOUND, measure_stack=True, **registers, **KEPT)  # type: ignore[arg-type]
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    after = np.frombuffer(machine.read(0x4000, 6144), np.uint8)
    return call, np.unpackbits(np.stack([after[line : line + 32] for line in LINES]), axis=1).astype(np.bool_)


def judge_shape(painter: tuple[Machine, Assembly], pixels: Pixels, place: Place, notes: int = PLENTY) -> Call:
    """Fill and assert that all of the shape is set, and nothing else is."""
    call, after = paint(painter, pixels, place, notes)
    expected = pixels if pixels[place] else pixels | area(~pixels, place)
    wrong = np.argwhere(after != expected)
    assert not len(wrong), f"from {place}: {len(wrong)} pixels, the first at {wrong[0]}"
    assert call.carry == 0
    return call


def circle(centre: Place, radius: float) -> Pixels:
    """The outline of a circle, closed on all sides."""
    rows, columns = np.indices(BLANK.shape)
    inside = np.hypot(rows - centre[0], columns - centre[1]) <= radius
    return np.asarray(binary_dilation(inside) & ~inside)


def spiral(gap: int) -> Pixels:
    """One line wound round the screen, so many pixels between its turns."""
    pixels = BLANK.copy()
    top, left, bottom, right = 0, 0, 191, 255
    while top + gap < bottom and left + gap < right:
        pixels[top, left : right + 1] = pixels[top : bottom + 1, right] = True
        pixels[bottom, left : right + 1] = pixels[top + gap : bottom + 1, left] = True
        pixels[top + gap, left : left + gap + 1] = True
        top, left, bottom, right = top + gap, left + gap, bottom - gap, right - gap
    return pixels


def test_the_whole_screen_and_its_edges(painter: tuple[Machine, Assembly]) -> None:
    for place in ((0, 0), (0, 255), (191, 0), (191, 255), (96, 128), (63, 7), (64, 8), (127, 248), (128, 200)):
        judge_shape(painter, BLANK, place, 3)
    judge_shape(painter, ~BLANK, (5, 5), 2)


def test_every_width_within_bytes(painter: tuple[Machine, Assembly]) -> None:
    """Slots from one column to another, from each of their pixels."""
    for first in range(16):
        for last in range(first, min(first + 11, 25)):
            pixels = ~BLANK
            pixels[60:68, first : last + 1] = False
            for column in range(first, last + 1):
                judge_shape(painter, pixels, (64, column))


def test_circles_rings_and_spirals_in_the_notes_that_the_header_names(painter: tuple[Machine, Assembly]) -> None:
    for centre, radius in (((96, 128), 90), ((50, 60), 33.3), ((20, 20), 60), ((100, 250), 40), ((96, 128), 2)):
        judge_shape(painter, circle(centre, radius), centre, 3)
    ring = circle((96, 128), 90) | circle((90, 120), 40)
    for place in ((96, 180), (96, 50), (90, 120), (0, 0)):
        judge_shape(painter, ring, place, 4)
    comb = (np.indices(BLANK.shape)[1] % 2 == 1) & (np.indices(BLANK.shape)[0] != 95)
    judge_shape(painter, comb, (95, 100), 65)
    for gap in (2, 3, 5, 8, 16):
        pixels = spiral(gap)
        free = np.argwhere(~pixels)
        for row, column in (free[0], free[len(free) // 2], free[-1]):
            judge_shape(painter, pixels, (int(row), int(column)), 33)


def test_combs_and_staircases(painter: tuple[Machine, Assembly]) -> None:
    rows, columns = np.indices(BLANK.shape)
    for pixels in (
        (columns % 2 == 1) & (rows != 95),
        (rows % 2 == 1) & (columns != 100),
        (columns % 3 == 1) & (rows % 7 != 3),
        (rows + columns) % 3 == 0,
        (rows + columns) % 2 == 0,
        ((rows // 2 + columns // 2) % 2 == 0) & (columns % 9 != 0),
    ):
        for turned in (pixels, pixels[::-1], pixels[:, ::-1]):
            for place in ((0, 0), (95, 100), (191, 255), (50, 51)):
                judge_shape(painter, turned, place)


@pytest.mark.parametrize("percent", [5, 20, 30, 36, 38, 40, 45, 60])
def test_noise(painter: tuple[Machine, Assembly], percent: int) -> None:
    random_pixels, choose = np.random.default_rng(percent), random.Random(percent)
    for _ in range(6):
        pixels = random_pixels.random(BLANK.shape) < percent / 100
        judge_shape(painter, pixels, (choose.randrange(192), choose.randrange(256)))


@pytest.mark.parametrize("notes", [1, 2, 3, 10, 100, 1000])
def test_too_few_notes_leave_a_part_empty_and_more_calls_fill_it(painter: tuple[Machine, Assembly], notes: int) -> None:
    """Nothing outside is filled, nothing past the notes is written; each call from an empty pixel fills more."""
    machine, _ = painter
    pixels = np.random.default_rng(notes).random(BLANK.shape) < 0.3
    pixels[100, 100:104] = False
    shape = area(~pixels, (100, 100))
    assert shape.sum() > 10_000
    calls, place = 0, (100, 100)
    left = int(shape.sum())
    while left and calls < 60:
        machine.write(NOTES + 3 * notes + 1, b"\xa5" * 64)
        call, after = paint(painter, pixels, place, notes)
        assert machine.read(NOTES + 3 * notes + 1, 64) == b"\xa5" * 64
        assert not (after & ~pixels & ~shape).any()
        assert not (pixels & ~after).any()
        empty = np.argwhere(shape & ~after)
        assert len(empty) < left
        assert call.carry or not (area(~pixels, place) & ~after).any()
        calls += 1
        if calls == 1:
            assert call.carry == (len(empty) > 0) == 1
        left, pixels = len(empty), after
        if left:
            place = (int(empty[0][0]), int(empty[0][1]))


def test_fill_shape_outside_and_what_it_writes(painter: tuple[Machine, Assembly]) -> None:
    machine, assembly = painter
    for row in range(192, 256):
        call, after = paint(painter, BLANK, (row, 7))
        assert call.carry == 1
        assert not after.any()
    paint(painter, BLANK, (200, 0))
    before = bytearray(machine.read(0, 0x10000))
    call = machine.call(0x8000, SHAPE_BOUND, d=9, e=9, hl=NOTES, bc=20, stack=0xFF00)
    after = bytearray(machine.read(0, 0x10000))
    assert call.registers.sp == 0xFF00
    code = len(assembly.code)
    for start, length in ((0x4000, 6144), (0x8000, code), (NOTES, 61), (0xFEEC, 20)):
        before[start : start + length] = after[start : start + length]
    assert before == after


def test_the_figures_of_fill_shape(painter: tuple[Machine, Assembly]) -> None:
    text = (ASM / "engine" / "fill_shape.asm").read_text(encoding="ascii")
    _, assembly = painter
    size = assembly.symbols["fill_shape_end"] - assembly.symbols["fill_shape"]
    call = judge_shape(painter, BLANK, (96, 128))
    disc = judge_shape(painter, circle((96, 128), 90), (96, 128))
    figures = f"{call.tstates:,} T the whole screen; {disc.tstates:,} T a disc of radius 90"
    assert f"; Size:  {size} bytes   Time: {figures}, both from the middle\n" in text
    assert f"; Stack: {max(call.stack, disc.stack)} bytes\n" in text


@pytest.mark.sweep("asm/engine/fill_shape.asm")
def test_soak_of_shapes(painter: tuple[Machine, Assembly]) -> None:
    random_pixels, choose = np.random.default_rng(1), random.Random(1)
    for _ in range(700):
        pixels = random_pixels.random(BLANK.shape) < choose.random() * 0.5
        if choose.random() < 0.3:
            pixels = np.repeat(np.repeat(pixels, 3, axis=0), 5, axis=1)[:192, :256]
        judge_shape(painter, pixels, (choose.randrange(192), choose.randrange(256)))
