"""Masks: which cells of a board belong to the maze; read from a picture or a text, or built in.

A mask is an array of booleans with a row for each row of the board, True for a cell of the maze. The built-in ones are
text grids in asm/tiling, which a tape can include too: a heart and a circle of 31 x 31 places, letters of 7 x 7. A cell
has the place under its centre: row r of n is row (2r + 1) * side / 2n of the grid, rounded down. Because the side is
odd, no centre is on the border of two places, and a symmetric grid makes a symmetric board.
"""

import functools
import io
import string
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from PIL import Image

from zxmazes.errors import MazeError
from zxmazes.files import reason
from zxmazes.paths import ASM
from zxmazes.programs import assets
from zxmazes.programs.assets import text_files
from zxmazes.tilings import STRIDE

if TYPE_CHECKING:  # see zxmazes/routines/library.py
    import numpy.typing as npt

#: A row for each row of the board, True for a cell of the maze.
Board: TypeAlias = "npt.NDArray[np.bool_]"

#: The built-in masks; `letter:` goes on with one of A to Z.
HEART, CIRCLE, LETTER = "heart", "circle", "letter:"
BUILT_IN = (HEART, CIRCLE, f"{LETTER}A")
_FOLDER = ASM / "tiling"
_MOST_BYTES = 1_000_000  # the longest file to read, so that reading /dev/zero ends
_DARK = 128  # a pixel below this brightness is black
_PNG = b"\x89PNG"


def is_built_in(name: str) -> bool:
    """Does this name mean a built-in mask? Any other one is a file's."""
    return name in (HEART, CIRCLE) or name.startswith(LETTER)


def built_in(name: str, rows: int, columns: int) -> Board:
    """The built-in mask of this name for a board of this size. Raises MazeError for an unknown letter."""
    if not name.startswith(LETTER):
        return sample(_grid(name, 32)[:31, :31], rows, columns)
    letter = name.removeprefix(LETTER).upper()
    if len(letter) != 1 or letter not in string.ascii_uppercase:
        raise MazeError(f"there is no mask `{name}`: write one letter, for example letter:A")
    first = string.ascii_uppercase.index(letter) * 8
    return sample(_grid("letters", 8)[first : first + 7, :7], rows, columns)


def sample(grid: Board, rows: int, columns: int) -> Board:
    """The places of a grid under the centres of the cells of a board."""
    height, width = grid.shape
    down = (2 * np.arange(rows) + 1) * height // (2 * rows)
    right = (2 * np.arange(columns) + 1) * width // (2 * columns)
    return grid[np.ix_(down, right)]


@functools.cache
def _grid(name: str, side: int) -> Board:
    """A text grid that is stored as shapes of 8 x 8 in reading order, `side` places wide."""
    data = np.frombuffer(assets.convert(_FOLDER / f"{name}.shapes"), np.uint8)
    shapes = np.unpackbits(data).reshape(-1, side // 8, 8, 8)
    grid: Board = shapes.swapaxes(1, 2).reshape(-1, side) > 0
    return grid


def read(path: Path, most: int = STRIDE) -> Board:
    """Read a mask from a file: a PNG with black pixels or a text grid with `#` for the cells of the maze.

    In a picture any dark pixel is a cell, a light or transparent one is none. In a text `.` is none; empty lines and
    lines that begin with `;` do not count. Raises MazeError if the file is neither, or has more rows or columns than
    `most`, by default those of the largest board.
    """
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise MazeError(f"{path}: cannot be read: {reason(error)}") from None
    if len(data) > _MOST_BYTES:
        raise MazeError(f"{path}: is too long: a mask takes at most {_MOST_BYTES:,} bytes")
    board = _from_picture(path, data, most) if data.startswith(_PNG) else _from_text(path, data)
    if max(board.shape) > most:
        raise _too_large(path, board.shape[1], board.shape[0], most)
    return board


def _too_large(path: Path, width: int, height: int, most: int) -> MazeError:
    what, owner = ("cells", "a mask") if most == STRIDE else ("pixels", "such a picture")
    return MazeError(f"{path}: {width} x {height} {what} are too many: {owner} has at most {most} x {most}")


def _from_text(path: Path, data: bytes) -> Board:
    board: Board = (
        text_files.grid(path, text_files.lines(path, data), text_files.INK_AND_PAPER) == text_files.INK_AND_PAPER["#"]
    )
    return board


def _from_picture(path: Path, data: bytes, most: int) -> Board:
    """Raises MazeError for a broken picture. The size is checked before the pixels are unpacked."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with Image.open(io.BytesIO(data), formats=["PNG"]) as image:
                if max(image.size) > most:
                    raise _too_large(path, *image.size, most)
                pixels = np.asarray(image.convert("RGBA").convert("LA"))
    except MazeError:
        raise
    except Exception:  # Pillow raises errors of a dozen types for damaged files
        raise MazeError(f"{path}: is not a PNG picture that can be read: save it again") from None
    board: Board = (pixels[..., 0] < _DARK) & (pixels[..., 1] >= _DARK)
    return board
