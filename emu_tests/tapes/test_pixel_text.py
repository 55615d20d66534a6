"""The part `pixel_text`: letters at every pixel, as the font has them; what does not fit is left out; times."""

import functools
import itertools
import re

import numpy as np
import pytest

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

PROGRAM = """
        org $8000
        public start, wide, narrow_font
start:
        ret
wide:
        dw $3D00
        db 8
        include "engine/text/pixel_text.asm"
narrow_font:
        dw narrow_shapes
        db NARROW_WIDTH
narrow_shapes:
        incbin "engine/text/narrow.font"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
"""
TEXT = 0x9000
PART = ASM / "engine" / "text" / "pixel_text.asm"
FONT = "engine/text/narrow.font"


@functools.cache
def image() -> Assembly:
    return made(PROGRAM)


def made(text: str) -> Assembly:
    return assemble_text(text, "pixel text", given={FONT: convert(ASM / FONT)})


@pytest.fixture
def machine() -> Machine:
    found = Machine(48)
    found.write(image().org, image().code)
    use(found, "narrow_font")
    return found


def use(machine: Machine, font: str) -> None:
    machine.call(image().symbols["font_use"], hl=image().symbols[font])


def shapes(machine: Machine, font: str) -> np.ndarray:
    """The 96 letters of a font: 8 x 8 pixels each."""
    at = machine.word(image().symbols[font])
    return np.unpackbits(np.frombuffer(machine.read(at, 768), np.uint8)).reshape(96, 8, 8)


def pixels(machine: Machine) -> np.ndarray:
    """The screen: 192 x 256 pixels."""
    data = np.frombuffer(machine.read(0x4000, 6144), np.uint8).reshape(3, 8, 8, 32)
    return np.unpackbits(data.transpose(0, 2, 1, 3).reshape(192, 32), axis=1)


def write(machine: Machine, text: str, line: int, column: int) -> tuple[int, int]:
    """Draw a text on an empty screen; the column after it, and carry."""
    machine.write(0x4000, bytes(6144))
    machine.write(TEXT, text.encode("latin-1") + b"\0")
    call = machine.call(image().symbols["pixel_text"], hl=TEXT, d=line, e=column)
    return call.registers.e, call.carry


@pytest.mark.parametrize("font", ["narrow_font", "wide"])
@pytest.mark.parametrize("column", range(8))
def test_letters_at_every_pixel(machine: Machine, font: str, column: int) -> None:
    """All 96, on lines that cross rows of cells and thirds of the screen; nothing else is drawn."""
    use(machine, font)
    letters, width = shapes(machine, font), {"narrow_font": 6, "wide": 8}[font]
    for line, first in ((0, 0), (5, 20), (60, 40), (125, 60), (184, 80)):
        codes = range(first, min(first + 20, 96))
        after, carry = write(machine, "".join(chr(32 + code) for code in codes), line, column)
        expected = np.zeros((192, 256 + 8), np.uint8)
        for place, code in enumerate(codes):
            left = column + place * width
            expected[line : line + 8, left : left + 8] |= letters[code]
        assert np.array_equal(pixels(machine), expected[:, :256])
        assert (after, carry) == (column + len(codes) * width, 0)


def test_narrow_letters_are_six_pixels_wide(machine: Machine) -> None:
    letters = shapes(machine, "narrow_font")
    assert not letters[:, :, 6:].any()
    assert not letters[0].any()
    assert len({letter.tobytes() for letter in letters}) == 96


@pytest.mark.parametrize("column", [220, 226, 232, 238, 244, 250, 251, 255])
def test_what_does_not_fit_is_left_out(machine: Machine, column: int) -> None:
    """Letters up to the edge; no line gets what belongs to the one above."""
    letters = shapes(machine, "narrow_font")
    _, carry = write(machine, "MAZES", 100, column)
    room = min(5, (256 - column) // 6)
    expected = np.zeros((192, 264), np.uint8)
    for place, char in enumerate("MAZES"[:room]):
        expected[100:108, column + 6 * place : column + 6 * place + 8] |= letters[ord(char) - 32]
    assert np.array_equal(pixels(machine), expected[:, :256])
    assert carry == (room < 5)


def test_times_and_sizes_are_those_of_the_headers(machine: Machine) -> None:
    """The slowest letter is a full block, on the lines at which a third of the screen ends."""
    text = PART.read_text(encoding="utf-8")
    times = [int(value.replace(",", "")) for value in re.findall(r"Time: ([\d,]+) T", text)]
    sizes = [int(value) for value in re.findall(r"Size:  (\d+) bytes", text)]
    symbols = image().symbols
    machine.write(symbols["pixel_font"], (0x00, 0xA0, 8))
    machine.write(0xA000, bytes([0xFF]) * 768)
    slowest = [
        machine.call(symbols["pixel_char"], a=64, d=line, e=column).tstates
        for line in range(185)
        for column in range(8)
    ]
    assert times == [0, 88, max(slowest) + 98, max(slowest)]
    machine.write(TEXT, b"@\0")
    machine.call(symbols["pixel_text"], hl=TEXT, d=1, e=7)
    assert machine.call(symbols["font_use"], hl=symbols["wide"]).tstates == 88
    ends = [symbols[name] for name in ("font_use", "pixel_text", "pixel_char", "narrow_font")]
    assert sizes == [0, *(after - before for before, after in itertools.pairwise(ends))]


def test_a_text_that_is_too_long_stops_the_build() -> None:
    """With file and line; one that fits does not."""
    text = PROGRAM.replace(
        "wide:", 'words: db "{}"\nwords_end: db 0\n        pixel_fits words, words_end, 6, 60\nwide:'
    )
    text = text.replace("start:\n        ret\n", 'start:\n        ret\n        include "engine/text/pixel_text.asm"\n')
    made(text.format("ten letter"))
    with pytest.raises(MazeError, match="this text is too long for its line"):
        made(text.format("eleven lett"))
