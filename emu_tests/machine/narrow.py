"""Text in the engine's narrow letters, read back from the screen: they begin at any pixel of a row of cells."""

import functools

import numpy as np
import numpy.typing as npt

from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

_FONT = ASM / "engine" / "text" / "narrow.font"
_WIDTH = 6


@functools.cache
def _letters() -> dict[bytes, str]:
    shapes = np.unpackbits(np.frombuffer(convert(_FONT), np.uint8)).reshape(96, 8, 8)[:, :, :_WIDTH]
    return {shape.tobytes(): chr(32 + number) for number, shape in enumerate(shapes) if shape.any()}


def narrow_rows(screen: bytes) -> list[str]:
    """The narrow text in each of the 24 rows of cells; a blank for each letter's width of anything else."""
    data = np.frombuffer(screen[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(24, 8, 32)
    return [_read(np.unpackbits(row, axis=1)) for row in data]


def _read(row: npt.NDArray[np.uint8]) -> str:
    text, x, after = "", 0, 0
    while x <= 256 - _WIDTH:
        letter = _letters().get(row[:, x : x + _WIDTH].tobytes())
        if letter:
            text += " " * ((x - after) // _WIDTH) + letter
            after = x = x + _WIDTH
        else:
            x += 1
    return text.strip()
