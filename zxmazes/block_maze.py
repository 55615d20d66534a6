"""A maze as a Python value: read from the field, a text or an M2 file; written as text, PNG or M2.

A maze is an array of booleans, rows x columns, True for a wall. In the machine's field it is in the upper left corner,
and bit 7 of a byte is set for a wall.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from skoolkit.graphics import Udg

from zxmazes import m2
from zxmazes.errors import MazeError
from zxmazes.machine.picture import write_cells
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import STRIDE, Bands, Library, Route, Walls

if TYPE_CHECKING:  # see zxmazes/routines/library.py
    import numpy.typing as npt

#: A maze with thin walls as on the Spectrum (M1, `asm/include/thin.asm`): 16 x 16 bytes, a bit a wall.
Thin: TypeAlias = "npt.NDArray[np.uint8]"
THIN_STRIDE = 16
THIN_UP, THIN_LEFT = 1, 2

_WALL_CHARS = set("#█X")
_PATH_CHARS = set(" .*·SF")
_MAX_CELLS = 15  # across and down: 15 cells and their walls are 31 characters
_WALL, _PATH, _BLOCK = 0x08, 0x78, 0x28  # attributes
_MARKS = {"*": 0x70, "S": 0x60, "F": 0x50}
#: With distances: walls, the bands from near to far, then what cannot be reached; and the route.
_DISTANCES, _FARTHEST, _WHITE = (0x00, 0x20, 0x28, 0x08, 0x18, 0x10, 0x38), 5, {"*": 0x78}


@dataclass(frozen=True)
class Maze:
    """walls: rows x columns of booleans; start and finish as (row, column), None if the input has none.

    blocks: as many booleans, True for a wall that the generator had to leave; None if there is none.
    seed: what it was made from; None for a maze that was read. tstates: of the routine that made or changed it.
    """

    walls: Walls
    start: tuple[int, int] | None = None
    finish: tuple[int, int] | None = None
    blocks: "Walls | None" = None
    seed: int | None = None
    tstates: int = 0

    @property
    def width(self) -> int:
        """The number of columns."""
        return int(self.walls.shape[1])

    @property
    def height(self) -> int:
        """The number of rows."""
        return int(self.walls.shape[0])

    @property
    def field(self) -> Walls:
        """The machine's field with a maze of at most 32 x 32: 32 x 32 booleans, walls outside the maze."""
        return np.pad(self.walls, ((0, STRIDE - self.height), (0, STRIDE - self.width)), constant_values=True)

    def text(self, route: Route | None = None) -> str:
        """The maze in characters: `#` wall, `X` block, space path, `*` route, S start, F finish."""
        rows = self._cells("X", "#", " ").tolist()
        for mark, (row, column) in self._marks(route):
            rows[row][column] = mark
        return "".join("".join(row).rstrip() + "\n" for row in rows)

    def _cells(self, block: int | str, wall: int | str, way: int | str) -> "npt.NDArray[np.generic]":
        """One of three values for each cell."""
        blocks = False if self.blocks is None else self.blocks
        return np.where(blocks, block, np.where(self.walls, wall, way))

    def png(self, path: Path, route: Route | None = None, bands: "Bands | None" = None, scale: int = 2) -> None:
        """Write the maze as a PNG in Spectrum colours, one character per cell.

        Walls are blue, blocks cyan, ways white, the route is yellow, S green, F red. With the bands of distances
        walls are black, ways green, cyan, blue, magenta and red from near to far, or grey, and the route is white.
        """
        cells, marks = self._cells(_BLOCK, _WALL, _PATH), _MARKS
        if bands is not None:
            here = bands[: self.height, : self.width]
            cells, marks = np.array(_DISTANCES)[np.minimum(here, _FARTHEST + 1)], _MARKS | _WHITE
        for mark, (row, column) in self._marks(route):
            cells[row, column] = marks[mark]
        rows = [[Udg(int(attr), [0] * 8) for attr in row] for row in cells]
        write_cells(rows, path, scale)

    def _marks(self, route: Route | None) -> list[tuple[str, tuple[int, int]]]:
        """The cells of the route, then the two ends."""
        first, last = (route.cells[0], route.cells[-1]) if route else (self.start, self.finish)
        marks = [("*", place) for place in route.cells] if route else []
        return marks + [(mark, end) for mark, end in (("S", first), ("F", last)) if end is not None]

    def m2(self) -> str:
        """The M2 text file: `width height` in cells, then `up left` (1 = wall) for each cell, row by row.

        Raises MazeError for a maze that the format cannot hold: it has thin walls only, and no opening in the right or
        the lower outer wall.
        """
        across, down = self.width // 2, self.height // 2
        if not (self.width % 2 and self.height % 2 and m2.fits(across, down, _MAX_CELLS)):
            raise MazeError(
                f"{self.width} x {self.height} characters do not fit into an M2 file: both must be odd, "
                f"5 to {2 * _MAX_CELLS + 1}: keep the maze as text or PNG"
            )
        thin = to_thin(self.field)
        thin[down:, :] = thin[:, across:] = THIN_UP | THIN_LEFT
        lost = from_thin(thin, self.width, self.height).walls != self.walls
        for row, column in np.argwhere(lost).tolist():
            what = "a wall fills the cell" if self.walls[row, column] else "the post between four cells is missing"
            if row == self.height - 1 or column == self.width - 1:
                what = "a door leads out on the right or below"
            raise MazeError(
                f"an M2 file holds only upper and left thin walls: at row {row}, column {column} {what}: "
                "keep the maze as text or PNG"
            )
        return m2.text_of(thin[:down, :across] & THIN_UP != 0, thin[:down, :across] & THIN_LEFT != 0)


def to_thin(walls: Walls) -> Thin:
    """The field as a maze with thin walls, as `field_to_thin` makes it on the Spectrum.

    Posts become closed and cells passable; the row and the column after the maze hold its lower and right walls.
    """
    bits = THIN_UP * walls[::2, 1::2] + THIN_LEFT * walls[1::2, ::2]
    return np.asarray(bits, dtype=np.uint8)


def from_thin(thin: Thin, width: int, height: int) -> Maze:
    """The maze of 16 x 16 bytes with thin walls, width x height characters, as `thin_to_field` makes it."""
    walls = np.ones((STRIDE, STRIDE), dtype=np.bool_)
    across, down = width // 2, height // 2
    walls[1:height:2, 1:width:2] = False
    walls[:height:2, 1:width:2] = thin[: down + 1, :across] & THIN_UP != 0
    walls[1:height:2, :width:2] = thin[:down, : across + 1] & THIN_LEFT != 0
    return Maze(walls[:height, :width])


def from_library(library: Library | LargeLibrary, width: int, height: int) -> Maze:
    """The maze in the machine's field."""
    return Maze(library.walls()[:height, :width], blocks=library.blocks()[:height, :width])


def read_maze(path: Path) -> Maze:
    """Read an M2 text file, or a picture in plain text (see `from_text`).

    Raises MazeError with the line if it is neither.
    """
    return parse(m2.read_text(path), str(path))


def parse(text: str, source: str = "<text>") -> Maze:
    """Read an M2 text file if the text begins with a digit, else a picture."""
    return (from_m2 if text.lstrip()[:1].isdigit() else from_text)(text, source)


def from_m2(text: str, source: str = "<text>") -> Maze:
    """Read an M2 text file of 2 to 15 cells across and down. Blank lines are ignored.

    Raises MazeError with the line for any other text.
    """
    up, left = m2.parse(text, source, _MAX_CELLS, ", or --tiling square for up to 32")
    down, across = up.shape
    thin = np.full((THIN_STRIDE, THIN_STRIDE), THIN_UP | THIN_LEFT, dtype=np.uint8)
    thin[:down, :across] = THIN_UP * up + THIN_LEFT * left
    return from_thin(thin, 2 * across + 1, 2 * down + 1)


def from_text(text: str, source: str = "<text>") -> Maze:
    """Read a picture: `#`, `█` or `X` is wall, space, `.` or `*` is way; S and F mark start and finish.

    Raises MazeError with line and column for any other character.
    """
    rows = text.rstrip("\n").split("\n")
    width, height = max(len(row) for row in rows), len(rows)
    if not text.strip():
        raise MazeError(f"{source}: is empty: draw walls with # and ways with spaces")
    if width > STRIDE or height > STRIDE:
        raise MazeError(f"{source}: {width} x {height} characters do not fit: use at most {STRIDE} x {STRIDE}")
    walls = np.ones((STRIDE, STRIDE), dtype=np.bool_)
    ends: dict[str, tuple[int, int]] = {}
    for r, row in enumerate(rows):
        for c, char in enumerate(row.ljust(width)):
            if char not in _WALL_CHARS | _PATH_CHARS:
                raise MazeError(f"{source}:{r + 1}:{c + 1}: `{char}` is neither wall (#) nor way (space or .)")
            if char in ends:
                raise MazeError(f"{source}:{r + 1}:{c + 1}: this is a second {char}: mark one start and one finish")
            if char in "SF":
                ends[char] = (r, c)
            walls[r, c] = char in _WALL_CHARS
    return Maze(walls[:height, :width], ends.get("S"), ends.get("F"))
