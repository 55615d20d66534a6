"""Coloured cells: tiles of nine bytes each, and whole screens in the order of SCREEN$.

A tile is eight bytes of pixels, top row first, and an attribute. A picture's sides are multiples of 8; the tiles follow
each other in reading order. A cell of 8 x 8 pixels has at most two colours, both normal or both bright; black goes with
either. The colour with the lower number is the paper, so black is always paper. A cell of one colour is all paper; its
ink is white, or black on white.

In a text grid a line such as `bright yellow on blue` precedes the tiles with these colours; `#` is ink and `.` is
paper.

A screen is a picture of 256 x 192 pixels: 6144 bytes of pixels in the order of the Spectrum's memory, 768 attributes.
"""

import re
from pathlib import Path

import numpy as np

from zxmazes.programs.assets import palette, png_files, text_files
from zxmazes.programs.assets.palette import BLACK, BRIGHT, NAMES, WHITE, Look, Pixels
from zxmazes.programs.assets.places import fault, fault_at_pixel
from zxmazes.programs.assets.plain_shapes import CELL, check_opaque, split

WIDTH, HEIGHT = 256, 192
_LOOK = re.compile(rf"(bright )?({'|'.join(NAMES)}) on ({'|'.join(NAMES)})")
_EXAMPLE = "such as `bright yellow on blue`"


def tiles_from_png(path: Path, data: bytes) -> bytes:
    """The tiles of a picture; raises MazeError."""
    bits, attributes = _cells(path, png_files.read(path, data))
    return b"".join(cell.tobytes() + bytes([attribute]) for cell, attribute in zip(bits, attributes, strict=True))


def tiles_from_text(path: Path, data: bytes) -> bytes:
    """The tiles of a text grid with lines of colours; raises MazeError."""
    parts: list[tuple[text_files.Line, list[text_files.Line]]] = []
    for line in text_files.lines(path, data):
        if line.text[0].isalpha():
            parts.append((line, []))
        elif parts:
            parts[-1][1].append(line)
        else:
            raise fault(path, f"begin with a line of colours, {_EXAMPLE}", line.number)
    if not parts:
        raise fault(path, f"it is empty; write a line of colours, {_EXAMPLE}, and rows of # and .")
    return b"".join(_painted(path, line, rows) for line, rows in parts)


def screen_from_png(path: Path, data: bytes) -> bytes:
    """The SCREEN$ of a picture, 6912 bytes; raises MazeError."""
    pixels = png_files.read(path, data)
    if pixels.shape != (HEIGHT, WIDTH):
        raise fault(path, f"it is {pixels.shape[1]} x {pixels.shape[0]} pixels; a screen is {WIDTH} x {HEIGHT}")
    bits, attributes = _cells(path, pixels)
    # in memory: third of the screen, row of pixels in the cell, row of cells in the third, column
    return bits.reshape(3, 8, WIDTH // CELL, CELL).transpose(0, 3, 1, 2).tobytes() + attributes


def _look(path: Path, line: text_files.Line) -> Look:
    """The colours that a line names."""
    found = _LOOK.fullmatch(line.text)
    if not found:
        raise fault(path, f"this is not a line of colours {_EXAMPLE}; the colours are {', '.join(NAMES)}", line.number)
    return Look(NAMES.index(found[2]), NAMES.index(found[3]), bool(found[1]))


def _painted(path: Path, line: text_files.Line, rows: list[text_files.Line]) -> bytes:
    """The tiles below a line of colours."""
    attribute = _look(path, line).attribute
    if not rows:
        raise fault(path, "no tiles have these colours; write rows of # and . below", line.number)
    cells = split(path, text_files.grid(path, rows, text_files.INK_AND_PAPER), line=line.number)
    return b"".join(np.packbits(cell == WHITE).tobytes() + bytes([attribute]) for cell in cells)


def _cells(path: Path, pixels: Pixels) -> tuple[Pixels, bytes]:
    """The cells of a picture in reading order: their pixels, shape (cells, 8), and their attributes."""
    check_opaque(path, pixels)
    cells = split(path, pixels)
    across = pixels.shape[1] // CELL
    looks = [_cell_look(path, cell, *divmod(number, across)) for number, cell in enumerate(cells)]
    inks = np.array([look.ink for look in looks], np.uint8).reshape(-1, 1, 1)
    return np.packbits((cells & 7) == inks, axis=2)[:, :, 0], bytes(look.attribute for look in looks)


def _cell_look(path: Path, cell: Pixels, row: int, column: int) -> Look:
    """The colours of a cell; raises MazeError at the first pixel that conflicts with those before it."""
    seen: list[int] = []
    for place, colour in enumerate(cell.flat):
        if colour in seen:
            continue
        y, x = divmod(place, CELL)
        seen.append(int(colour))
        wrong = ""
        if len(seen) > 2:
            wrong = "a third colour"
        elif all(seen) and seen[0] & BRIGHT != seen[-1] & BRIGHT:
            wrong = "bright and normal"
        if wrong:
            names = ", ".join(map(palette.name, seen))
            raise fault_at_pixel(
                path,
                column * CELL + x,
                row * CELL + y,
                f"{wrong} in the cell at row {row}, column {column} ({names}); "
                "use two colours, both normal or both bright",
            )
    paper, *others = sorted(colour & 7 for colour in seen)
    ink = others[0] if others else (BLACK if paper == WHITE else WHITE)
    return Look(ink, paper, any(colour & BRIGHT for colour in seen))
