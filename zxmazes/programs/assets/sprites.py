"""Sprites: pixels with a mask, to be drawn over anything. The name contains the size of a frame: `hero.16x24.sprites`.

The width is a multiple of 8, up to 256; the height is up to 192. Each side of the picture or grid is a multiple of the
frame's; frames follow each other in reading order, each one row by row. A row has a mask byte and a pixel byte for
every eight pixels from the left. A mask bit is 1 where the screen shows through; there the pixel bit is 0. So a byte of
the screen becomes: screen AND mask OR pixels.

Frames are the same without masks, one byte for every eight pixels: `beast.8x44.frames`. None of their pixels is
transparent.

In a picture, alpha 0 and bright magenta are transparent, black is paper and any one other colour is ink. In a text grid
`-` is transparent, `.` is paper and `#` is ink. A space is not allowed, because many editors remove spaces at
the end of a line.
"""

import re
from pathlib import Path

import numpy as np

from zxmazes.programs.assets import png_files, text_files
from zxmazes.programs.assets.palette import BRIGHT_MAGENTA, CLEAR, Pixels
from zxmazes.programs.assets.places import fault
from zxmazes.programs.assets.plain_shapes import check_opaque, inked, split

WIDTH_LIMIT, HEIGHT_LIMIT = 256, 192
_SIZE = re.compile(r"\.([1-9][0-9]{0,2})x([1-9][0-9]{0,2})\.(sprites|frames)\.[a-z]+")


def sprites_from_png(path: Path, data: bytes) -> bytes:
    """The sprites of a picture; raises MazeError."""
    size = _frame(path)
    pixels = png_files.read(path, data)
    pixels[pixels == BRIGHT_MAGENTA] = CLEAR
    return _sprites(path, pixels, size)


def sprites_from_text(path: Path, data: bytes) -> bytes:
    """The sprites of a text grid; raises MazeError."""
    size = _frame(path)
    return _sprites(path, text_files.grid(path, text_files.lines(path, data), text_files.WITH_CLEAR), size)


def frames_from_png(path: Path, data: bytes) -> bytes:
    """The frames of a picture, without masks; raises MazeError."""
    return _frames(path, png_files.read(path, data))


def frames_from_text(path: Path, data: bytes) -> bytes:
    """The frames of a text grid; raises MazeError."""
    return _frames(path, text_files.grid(path, text_files.lines(path, data), text_files.INK_AND_PAPER))


def _frame(path: Path) -> tuple[int, int]:
    """Width and height from the name of the source."""
    found = _SIZE.search(path.name)
    width, height = map(int, found.groups()[:2]) if found else (0, 0)
    if not found or width % 8 or width > WIDTH_LIMIT or height > HEIGHT_LIMIT:
        kind = path.with_suffix("").suffix
        raise fault(
            path,
            f"its name needs the size of a frame before {kind}, as in hero.16x24{kind}: "
            f"a width of 8, 16, .. {WIDTH_LIMIT}, a height of 1 to {HEIGHT_LIMIT}",
        )
    return width, height


def _sprites(path: Path, pixels: Pixels, size: tuple[int, int]) -> bytes:
    layers = ((pixels == CLEAR).astype(np.uint8), inked(path, pixels))
    packed = [np.packbits(split(path, layer, *size), axis=2) for layer in layers]
    return np.stack(packed, axis=3).tobytes()


def _frames(path: Path, pixels: Pixels) -> bytes:
    check_opaque(path, pixels)
    return np.packbits(split(path, inked(path, pixels), *_frame(path)), axis=2).tobytes()
