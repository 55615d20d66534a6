"""Screens as PNG files."""

import io
from pathlib import Path

from skoolkit.graphics import Frame, Udg, scr_udgs
from skoolkit.image import ImageWriter

from zxmazes.files import write


def png(screen: bytes, border: int = 7, scale: int = 2) -> bytes:
    """A 6,912-byte screen as a PNG file, with a border of two characters. Flashing cells do not flash."""
    memory = [0] * 0x4000 + list(screen) + [0] * (0xC000 - len(screen))
    edge = Udg(border * 8, [0] * 8)
    rows = [[edge] * 2 + row + [edge] * 2 for row in scr_udgs(memory, 0, 0, 32, 24)]
    cells = [[edge] * 36] * 2 + rows + [[edge] * 36] * 2
    for row in cells:
        for udg in row:
            udg.attr &= 0x7F
    return encode_cells(cells, scale)


def write_cells(cells: list[list[Udg]], path: Path, scale: int = 2) -> None:
    """Write rows of SkoolKit UDGs as a PNG. Raises MazeError when the file cannot be written."""
    write(path, encode_cells(cells, scale))


def encode_cells(cells: list[list[Udg]], scale: int) -> bytes:
    """Rows of SkoolKit UDGs as a PNG file."""
    picture = io.BytesIO()
    ImageWriter().write_image([Frame(cells, scale)], picture)
    return picture.getvalue()
