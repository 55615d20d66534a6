"""Flood fill of shapes on the screen, against scipy's connected components."""

import random
import re

import numpy as np
import numpy.typing as npt
import pytest
from scipy.ndimage import binary_dilation

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.paths import Place, area
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.paths import ASM

Pixels = npt.NDArray[np.bool_]  # 192 x 256, True for a pixel that is set

NOTES = 0x9000  # where the tests keep the notes of fill_shape
PLENTY = 7000
SOURCE = (ASM / "engine" / "views" / "fill_shape.asm").read_text(encoding="ascii")
BOUND = re.search(r"^; Bound: under ([\d,]+) T for any shape", SOURCE, re.MULTILINE)
assert BOUND
SHAPE_BOUND = int(BOUND[1].replace(",", ""))  # no call in this file may take longer
BLANK: Pixels = np.zeros((192, 256), dtype=np.bool_)
LINES = [(row >> 6) * 2048 + (row & 7) * 256 + (row >> 3 & 7) * 32 for row in range(192)]


@pytest.fixture(scope="module")
def painter() -> tuple[Machine, Assembly]:
    """A machine with nothing but fill_shape in it."""
    text = '        org $8000\n        include "engine/views/fill_shape.asm"\nimage_end:\n'
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


def serpentine(first: int = 0, wide: int = 1) -> Pixels:
    """One path up and down through all columns, so many pixels wide, with one pixel between its columns."""
    pixels = BLANK.copy()
    between = np.arange(first + wide, 256, wide + 1)
    pixels[:, between] = True
    pixels[-wide:, between[::2]] = pixels[:wide, between[1::2]] = False
    return pixels


def rings(step: int) -> Pixels:
    """Rings inside each other, closed but for a gap of a pixel, now on one side, now on the other."""
    rows, columns = np.indices(BLANK.shape)
    inwards = np.minimum(np.minimum(rows, 191 - rows), np.minimum(columns, 255 - columns))
    gap = (rows == 96) & ((columns < 128) == (inwards // step % 2 == 0))
    return np.asarray((inwards % step == step - 1) & ~gap)


def slow_shapes() -> dict[str, Pixels]:
    """Shapes that have many runs, or are found one run at a time, or make many notes."""
    rows, columns = np.indices(BLANK.shape)
    noise = {
        f"{percent} % noise": np.random.default_rng(percent).random(BLANK.shape) < percent / 100
        for percent in range(5, 60, 5)
    }
    return {
        **{f"serpentine {wide} from {first}": serpentine(first, wide) for wide in (1, 2, 3, 7) for first in (0, 1)},
        "serpentine across": (rows % 2 == 1) & (columns != np.where(rows % 4 == 1, 255, 0)),
        **{f"spiral {gap}": spiral(gap) for gap in (2, 3, 5)},
        **{f"rings {step}": rings(step) for step in (2, 3, 4)},
        "comb down": (columns % 2 == 1) & (rows != 95),
        "comb across": (rows % 2 == 1) & (columns != 100),
        "combs at both ends": (columns % 2 == 1) & (rows % 191 != 0),
        "checkerboard": (rows + columns) % 2 == 0,
        "holes": (rows % 2 == 1) & (columns % 2 == 1),
        "dust": (rows % 3 == 1) & ((columns + rows // 3) % 3 == 1),
        "both edges of each byte": np.isin(columns % 8, (1, 3, 5)) & (rows % 96 != 50),
        "diagonals": (rows + columns) % 3 == 0,
        **noise,
    }


def places_in(pixels: Pixels) -> list[Place]:
    """Free pixels: the first, the last, one in the middle."""
    free = np.argwhere(~pixels)
    return [(int(row), int(column)) for row, column in (free[0], free[len(free) // 2], free[-1])]


def test_no_slow_shape_passes_the_bound_and_one_comes_near(painter: tuple[Machine, Assembly]) -> None:
    """Which the header states; paint() allows no more."""
    slowest = 0
    for pixels in slow_shapes().values():
        for turned in (pixels, pixels[::-1], pixels[:, ::-1]):
            slowest = max(slowest, *(judge_shape(painter, turned, place).tstates for place in places_in(turned)))
    assert slowest > 0.85 * SHAPE_BOUND
    assert f"takes {slowest / 1e6:.1f} million T" in SOURCE


def climb(painter: tuple[Machine, Assembly], pixels: Pixels, steps: int, choose: random.Random) -> int:
    """Change a shape at random, byte by byte or pixel by pixel, and keep what takes longer; the time of the last."""
    place = places_in(pixels)[0]
    slowest = paint(painter, pixels, place)[0].tstates
    for _ in range(steps):
        row, column = choose.randrange(192), choose.randrange(256)
        tall, wide = choose.choice([(1, 1), (1, 8), (2, 3), (8, 1), (8, 8), (32, 1), (24, 32)])
        column -= column % 8 if wide % 8 == 0 else 0
        part = (slice(row, row + tall), slice(column, column + wide))
        changed = pixels.copy()
        kind = choose.randrange(3)
        if kind == 0:
            changed[part] ^= True
        elif kind == 1:
            bits = np.unpackbits(np.uint8(choose.randrange(256)))
            changed[part] = np.resize(bits, changed[part].shape[1])
        else:
            changed[part] = np.roll(pixels, (choose.randrange(-9, 10), choose.randrange(-9, 10)), (0, 1))[part]
        changed[place] = False
        time = paint(painter, changed, place)[0].tstates
        if time >= slowest:
            slowest, pixels = time, changed
    return slowest


@pytest.mark.parametrize(
    "steps", [25, pytest.param(1500, marks=pytest.mark.sweep("asm/engine/views/fill_shape.asm"))], ids=["some", "many"]
)
@pytest.mark.parametrize("name", ["serpentine 1 from 0", "spiral 2", "holes", "35 % noise", "both edges of each byte"])
def test_no_shape_found_by_climbing_passes_the_bound(painter: tuple[Machine, Assembly], name: str, steps: int) -> None:
    pixels = slow_shapes()[name]
    first = paint(painter, pixels, places_in(pixels)[0])[0].tstates
    assert first <= climb(painter, pixels, steps, random.Random(name)) < SHAPE_BOUND


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
    _, assembly = painter
    size = assembly.symbols["fill_shape_end"] - assembly.symbols["fill_shape"]
    call = judge_shape(painter, BLANK, (96, 128))
    disc = judge_shape(painter, circle((96, 128), 90), (96, 128))
    figures = f"{call.tstates:,} T the whole screen; {disc.tstates:,} T a disc of radius 90"
    assert f"; Size:  {size} bytes   Time: {figures}, both from the middle\n" in SOURCE
    assert f"; Stack: {max(call.stack, disc.stack)} bytes\n" in SOURCE


@pytest.mark.sweep("asm/engine/views/fill_shape.asm")
def test_soak_of_shapes(painter: tuple[Machine, Assembly]) -> None:
    random_pixels, choose = np.random.default_rng(1), random.Random(1)
    for _ in range(700):
        pixels = random_pixels.random(BLANK.shape) < choose.random() * 0.5
        if choose.random() < 0.3:
            pixels = np.repeat(np.repeat(pixels, 3, axis=0), 5, axis=1)[:192, :256]
        judge_shape(painter, pixels, (choose.randrange(192), choose.randrange(256)))
