"""A maze as a Python value: from the field, to text, PNG or the M2 text file, and back.

A maze is a 32 x 32 array of booleans, True for a wall, as in the machine's field (bit 7), with the width and
height in characters of what stands in its top left corner.
"""

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt
from skoolkit.graphics import Udg

from zxmazes.errors import MazeError
from zxmazes.library import STRIDE, Library, Walls, walk
from zxmazes.spectrum import write_cells

#: A maze with thin walls as on the Spectrum (M1, `asm/include/thin.asm`): 16 x 16 bytes, a bit a wall.
Thin = npt.NDArray[np.uint8]
THIN_STRIDE = 16
THIN_UP, THIN_LEFT = 1, 2

_WALL_CHARS = set("#█X")
_PATH_CHARS = set(" .*·SF")
_MAX_CELLS = 15  # across and down: 15 cells and their walls are 31 characters
_WALL, _PATH, _BLOCK = 0x08, 0x78, 0x28  # attributes
_MARKS = {"*": 0x70, "S": 0x60, "F": 0x50}


@dataclass(frozen=True)
class Maze:
    """walls: 32 x 32 booleans; start and finish as (row, column), None where the input names none.

    blocks: 32 x 32 booleans, True for a wall in which no maze was to be dug.
    """

    walls: Walls
    width: int
    height: int
    start: tuple[int, int] | None = None
    finish: tuple[int, int] | None = None
    blocks: Walls = field(default_factory=lambda: np.zeros((STRIDE, STRIDE), dtype=np.bool_))

    def text(self, route: list[int] | None = None) -> str:
        """A picture in characters: `#` wall, `X` block, space path, `*` route, S and F its ends."""
        cells = np.where(self.blocks, "X", np.where(self.walls, "#", " "))
        rows = [list(row[: self.width]) for row in cells[: self.height]]
        for mark, (row, column) in self._marks(route):
            rows[row][column] = mark
        return "".join("".join(row).rstrip() + "\n" for row in rows)

    def png(self, path: Path, route: list[int] | None = None, scale: int = 2) -> None:
        """A picture in Spectrum colours, a character a cell.

        Walls are blue, blocks cyan, ways white, the route is yellow, S green, F red.
        """
        cells = np.where(self.blocks, _BLOCK, np.where(self.walls, _WALL, _PATH))
        for mark, (row, column) in self._marks(route):
            cells[row, column] = _MARKS[mark]
        rows = [[Udg(int(attr), [0] * 8) for attr in row[: self.width]] for row in cells[: self.height]]
        write_cells(rows, path, scale)

    def _marks(self, route: list[int] | None) -> list[tuple[str, tuple[int, int]]]:
        marks: list[tuple[str, tuple[int, int]]] = []
        if self.start is not None and route:
            marks += [("*", place) for place in walk(self.start, route)]
        marks += [(mark, end) for mark, end in (("S", self.start), ("F", self.finish)) if end is not None]
        return marks

    def m2(self) -> str:
        """The M2 text file: `width height` in cells, then `up left` (1 = wall) for each cell, row by row.

        The format knows a cell's upper and left walls; right and bottom are always closed in it.
        """
        across, down = self.width // 2, self.height // 2
        lines = [f"{across} {down}"]
        for location in to_thin(self.walls)[:down, :across].flat:
            lines.append(f"{int(location & THIN_UP != 0)} {int(location & THIN_LEFT != 0)}")
        return "\n".join(lines) + "\n"


def to_thin(walls: Walls) -> Thin:
    """The field as a maze with thin walls: what `field_to_thin` makes of it on the Spectrum.

    Posts come out closed and cells passable; the row and the column after the maze hold its lower and right walls.
    """
    bits = THIN_UP * walls[::2, 1::2] + THIN_LEFT * walls[1::2, ::2]
    return np.asarray(bits, dtype=np.uint8)


def from_thin(thin: Thin, width: int, height: int) -> Maze:
    """The maze of 16 x 16 bytes with thin walls, width x height characters: what `thin_to_field` makes of them."""
    walls = np.ones((STRIDE, STRIDE), dtype=np.bool_)
    across, down = width // 2, height // 2
    walls[1:height:2, 1:width:2] = False
    walls[:height:2, 1:width:2] = thin[: down + 1, :across] & THIN_UP != 0
    walls[1:height:2, :width:2] = thin[:down, : across + 1] & THIN_LEFT != 0
    return Maze(walls, width, height)


def from_library(library: Library, width: int, height: int) -> Maze:
    """The maze in the machine's field."""
    return Maze(library.walls(), width, height, blocks=library.blocks())


def read_maze(path: Path) -> Maze:
    """Read an M2 text file, or a picture in plain text (see `from_text`).

    Raises MazeError, naming the line, when it is neither.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise MazeError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MazeError(f"{path}: is not a text file: give an M2 file or a picture of # and spaces") from None
    first = text.split("\n", 1)[0].split()
    if len(first) == 2 and all(word.isdigit() for word in first):
        return from_m2(text, str(path))
    return from_text(text, str(path))


def from_m2(text: str, source: str = "<text>") -> Maze:
    """The maze of an M2 text file of 2 to 15 cells across and down."""
    lines = text.splitlines()
    across, down = (int(word) for word in lines[0].split())
    if not (2 <= across <= _MAX_CELLS and 2 <= down <= _MAX_CELLS):
        raise MazeError(f"{source}:1: {across} x {down} cells do not fit: 2 to {_MAX_CELLS} across and down do")
    body = [line for line in lines[1:] if line.strip()]
    if len(body) != across * down:
        raise MazeError(f"{source}: {across * down} lines of `up left` are wanted after the first, not {len(body)}")
    thin = np.full((THIN_STRIDE, THIN_STRIDE), THIN_UP | THIN_LEFT, dtype=np.uint8)
    for number, line in enumerate(body):
        words = line.split()
        if len(words) != 2 or not set(words) <= {"0", "1"}:
            raise MazeError(f"{source}:{number + 2}: `{line.strip()}` should be two of 0 and 1: `up left`")
        thin[divmod(number, across)] = THIN_UP * int(words[0]) + THIN_LEFT * int(words[1])
    return from_thin(thin, 2 * across + 1, 2 * down + 1)


def from_text(text: str, source: str = "<text>") -> Maze:
    """The field of a picture: `#` or `█` is wall, space or `.` path; S and F mark start and finish."""
    rows = text.rstrip("\n").split("\n")
    width, height = max(len(row) for row in rows), len(rows)
    if not width:
        raise MazeError(f"{source}: is empty: draw walls with # and ways with spaces")
    if width > STRIDE or height > STRIDE:
        raise MazeError(f"{source}: {width} x {height} characters do not fit: {STRIDE} x {STRIDE} do")
    walls = np.ones((STRIDE, STRIDE), dtype=np.bool_)
    ends: dict[str, tuple[int, int]] = {}
    for r, row in enumerate(rows):
        for c, char in enumerate(row.ljust(width)):
            if char not in _WALL_CHARS | _PATH_CHARS:
                raise MazeError(f"{source}:{r + 1}:{c + 1}: `{char}` is neither wall (#) nor way (space or .)")
            if char in ends:
                raise MazeError(f"{source}:{r + 1}:{c + 1}: a second {char}: mark one start and one finish")
            if char in "SF":
                ends[char] = (r, c)
            walls[r, c] = char in _WALL_CHARS
    return Maze(walls, width, height, ends.get("S"), ends.get("F"))
