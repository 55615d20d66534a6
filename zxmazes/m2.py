"""The M2 text file of a maze with thin walls: `width height` in cells, then `up left` for each cell, row by row.

1 is a wall above the cell or to its left, 0 an opening. There is no digit for the right and the lower outer wall.
"""

import re
from pathlib import Path

import numpy as np

from zxmazes.errors import MazeError
from zxmazes.files import reason
from zxmazes.routines.library import Walls

_LEAST = 2
_MAX_BYTES = 100_000  # the longest file to read: more than any maze needs, so that reading /dev/zero ends


def read_text(path: Path) -> str:
    """The text of a file with a maze. Raises MazeError if it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(_MAX_BYTES + 1)
    except OSError as error:
        raise MazeError(f"{path}: cannot be read: {reason(error)}") from None
    if len(data) > _MAX_BYTES:
        raise MazeError(f"{path}: is too long: a maze takes at most {_MAX_BYTES:,} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise MazeError(f"{path}: is not a text file: give an M2 file or a picture of # and spaces") from None


def parse(text: str, source: str, most: int, advice: str = "") -> tuple[Walls, Walls]:
    """The walls above and the walls to the left of the cells, rows x columns of booleans. Blank lines are ignored.

    most: cells across and down; advice: what to do with more. Raises MazeError with the line for any other text.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    number, line = lines[0] if lines else (1, "")
    found = re.fullmatch(r"(\d+)\s+(\d+)", line, re.ASCII)
    if not found:
        raise MazeError(f"{source}:{number}: `{line[:40]}` should be the width and the height in cells: `15 11`")
    across, down = (int(word[:9]) for word in found.groups())  # int() takes no more than 4,300 digits
    if not fits(across, down, most):
        raise MazeError(
            f"{source}:{number}: {across} x {down} cells do not fit: use {_LEAST} to {most} across and down{advice}"
        )
    cells = across * down
    walls = np.zeros((cells, 2), dtype=np.bool_)
    for cell, (number, line) in enumerate(lines[1:]):
        if cell == cells:
            raise MazeError(
                f"{source}:{number}: `{line[:40]}` is one line too many: {across} x {down} cells take {cells}"
            )
        words = re.fullmatch(r"([01])\s+([01])", line)
        if not words:
            raise MazeError(f"{source}:{number}: `{line[:40]}` should be two digits, 0 or 1: `up left`")
        walls[cell] = [word == "1" for word in words.groups()]
    if len(lines) - 1 < cells:
        raise MazeError(
            f"{source}:{number}: the file ends here after {len(lines) - 1} lines of `up left`: "
            f"{across} x {down} cells take {cells}"
        )
    up, left = walls.reshape(down, across, 2).transpose(2, 0, 1)
    return up, left


def fits(across: int, down: int, most: int) -> bool:
    """Is this a number of cells that the routines can handle?"""
    return _LEAST <= across <= most and _LEAST <= down <= most


def text_of(up: Walls, left: Walls) -> str:
    """The file of a maze with these walls above its cells and to the left of them."""
    down, across = up.shape
    digits = np.stack([up, left], axis=-1).reshape(-1, 2).astype(int).tolist()
    return "\n".join([f"{across} {down}", *(f"{above} {beside}" for above, beside in digits)]) + "\n"
