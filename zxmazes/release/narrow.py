"""Text in the engine's narrow letters, read from a screen: they begin at any pixel of a row of cells."""

import functools

import numpy as np
import numpy.typing as npt

from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

_FONT = ASM / "engine" / "text" / "narrow.font"
WIDTH = 6  # pixels of a letter


@functools.cache
def _letters() -> dict[bytes, str]:
    shapes = np.unpackbits(np.frombuffer(convert(_FONT), np.uint8)).reshape(96, 8, 8)[:, :, :WIDTH]
    return {_columns(shape): chr(32 + number) for number, shape in enumerate(shapes) if shape.any()}


def _columns(pixels: npt.NDArray[np.uint8]) -> bytes:
    """Eight rows of pixels as a byte for each column."""
    return np.packbits(pixels, axis=0).tobytes()


def narrow_letters(screen: bytes) -> list[list[tuple[int, str]]]:
    """For each of the 24 rows of cells its narrow letters, each with the pixel at which it begins."""
    data = np.frombuffer(screen[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(24, 8, 32)
    found: list[list[tuple[int, str]]] = []
    letters = _letters()
    for columns in map(_columns, np.unpackbits(data, axis=2)):
        found.append([])
        x = 0
        while x <= 256 - WIDTH:
            letter = letters.get(columns[x : x + WIDTH])
            if letter:
                found[-1].append((x, letter))
            x += WIDTH if letter else 1
    return found
