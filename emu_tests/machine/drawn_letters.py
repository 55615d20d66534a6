"""Names in the letters that `draw_logo` draws, 2 x 3 cells each, read from a screen by the routine's own letters."""

import functools
import string

import numpy as np

from emu_tests.machine.parts_program import PartsProgram, parts_image

_TEXT, _WIDE, _HIGH = 0xA000, 2, 3


def drawn_rows(screen: bytes) -> list[str]:
    """The letters that begin in each of the 24 rows of cells; a blank for each cell of anything else."""
    cells, letters = _cells(screen), _letters()
    rows = []
    for row in range(24):
        text, column = "", 0
        while column < 32:
            letter = letters.get(cells[row : row + _HIGH, column : column + _WIDE].tobytes())
            text += letter or " "
            column += _WIDE if letter else 1
        rows.append(text.strip())
    return rows


def _cells(screen: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The eight bytes of each cell: 24 x 32 x 8."""
    pixels = np.frombuffer(screen, np.uint8)[:6144].reshape(3, 8, 8, 32)
    return np.ascontiguousarray(pixels.transpose(0, 2, 3, 1).reshape(24, 32, 8))


@functools.cache
def _letters() -> dict[bytes, str]:
    """The letters A to Z by the bytes of their cells."""
    made, found = PartsProgram(parts_image(("engine/text/logo.asm",))), {}
    for letter in string.ascii_uppercase:
        made.machine.write(_TEXT, letter.encode() + b"\0")
        made.machine.write(0x4000, bytes(6144))
        made.call("draw_logo", hl=_TEXT, d=0, e=0, c=0x45)
        found[_cells(made.machine.screen())[:_HIGH, :_WIDE].tobytes()] = letter
    return found
