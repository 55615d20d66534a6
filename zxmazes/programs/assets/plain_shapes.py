"""Shapes and fonts: 8 x 8 pixels without colour, eight bytes each, top row first, the left pixel in bit 7.

In a picture black is paper and any one other colour is ink. In a text grid `#` is ink and `.` is paper. The sides are
multiples of 8; the shapes follow each other in reading order: left to right, then the next eight rows. A font has
exactly 96, the characters 32 to 127, for example as a picture of 128 x 48 or 256 x 24 pixels: 768 bytes.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from zxmazes.programs.assets import palette, png_files, text_files
from zxmazes.programs.assets.palette import BLACK, CLEAR, Pixels
from zxmazes.programs.assets.places import fault, fault_at_pixel

CELL = 8
CHARACTERS = 96


def shapes_from_png(path: Path, data: bytes) -> bytes:
    """The shapes of a picture; raises MazeError."""
    return _shapes(path, png_files.read(path, data))


def shapes_from_text(path: Path, data: bytes) -> bytes:
    """The shapes of a text grid; raises MazeError."""
    return _shapes(path, text_files.grid(path, text_files.lines(path, data), text_files.INK_AND_PAPER))


def font_from_png(path: Path, data: bytes) -> bytes:
    """The font of a picture; raises MazeError."""
    return _font(path, shapes_from_png(path, data))


def font_from_text(path: Path, data: bytes) -> bytes:
    """The font of a text grid; raises MazeError."""
    return _font(path, shapes_from_text(path, data))


def split(path: Path, pixels: Pixels, width: int = CELL, height: int = CELL, line: int | None = None) -> Pixels:
    """The frames of a picture in reading order: shape (frames, height, width).

    Raises MazeError unless its sides are multiples of a frame's. line: where the picture begins in a file with several.
    """
    rows, columns = pixels.shape
    if rows % height or columns % width:
        raise fault(
            path,
            f"it is {columns} pixels wide and {rows} high; make it a multiple of {width} wide and of {height} high",
            line,
        )
    frames = pixels.reshape(rows // height, height, columns // width, width).swapaxes(1, 2)
    return frames.reshape(-1, height, width)


def check_opaque(path: Path, pixels: Pixels) -> None:
    """Raise MazeError at the first transparent pixel."""
    for y, x in np.argwhere(pixels == CLEAR)[:1].tolist():
        raise fault_at_pixel(path, x, y, "it is transparent, and only sprites can be; fill it with a colour")


def inked(path: Path, pixels: Pixels) -> Pixels:
    """1 for ink, else 0. Raises MazeError at the first pixel of a second colour other than black."""
    ink: npt.NDArray[np.bool_] = (pixels != BLACK) & (pixels != CLEAR)
    colour = pixels[ink][0] if ink.any() else BLACK
    for y, x in np.argwhere(ink & (pixels != colour))[:1].tolist():
        raise fault_at_pixel(
            path,
            x,
            y,
            f"it is {palette.name(pixels[y, x])}, others are {palette.name(colour)}; use one colour and black",
        )
    return ink.astype(np.uint8)


def _shapes(path: Path, pixels: Pixels) -> bytes:
    check_opaque(path, pixels)
    return np.packbits(split(path, inked(path, pixels)), axis=2).tobytes()


def _font(path: Path, data: bytes) -> bytes:
    count = len(data) // CELL
    if count != CHARACTERS:
        raise fault(path, f"it has {count} characters; a font has {CHARACTERS}, as in a picture of 128 x 48 pixels")
    return data
