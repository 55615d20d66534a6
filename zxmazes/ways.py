"""Ways through a maze, drawn as a line: read from a picture or a text as the cells from one end to the other.

A picture has one dark line, of any width up to that of a cell; in a text the line is `#`, all else `.`. It may have a
pixel for each cell, or for each place of the maze - then parts of the line may run side by side, with a wall between -
or any other size.

1. The line's pixels are a graph. The way is a shortest one between the two that are farthest apart: its ends.
2. Any other pixel must be near it. One that is not belongs to a fork, a ring or a second line.
3. Each pixel of the way stands for the cell that it lies in. Where two cells touch at a corner only, one beside both
   goes between; a cell that the line only grazes is left out.
"""

from collections import deque
from itertools import groupby
from pathlib import Path

import numpy as np

from zxmazes import masks
from zxmazes.errors import MazeError

#: Row and column: of a pixel, or of a cell counted in cells.
Place = tuple[int, int]
#: The most rows and columns of a picture.
MOST = 1024
_STRAIGHT = ((-1, 0), (0, 1), (1, 0), (0, -1))
_ALL = (*_STRAIGHT, (-1, -1), (-1, 1), (1, -1), (1, 1))
#: A picture with fewer pixels a cell is exact: each of them counts.
_EXACT = 2.5


def read(path: Path, rows: int, columns: int) -> list[Place]:
    """The cells of the way in a file, for a maze of so many rows and columns of cells.

    The end nearer to the top comes first, of two in one row the left one. Raises MazeError if the file is no picture of
    one line without forks, or if the line visits a cell twice.
    """
    dark = masks.read(path, MOST)
    height, width = dark.shape
    scale = min(height / rows, width / columns)
    if scale < 1:
        raise MazeError(
            f"{path}: {width} x {height} pixels are too few: draw at least one for each of {columns} x {rows} cells"
        )
    steps = _STRAIGHT if scale < _EXACT else _ALL
    pixels = {(int(row), int(column)) for row, column in np.argwhere(dark)}

    def cell(pixel: Place) -> Place:
        return pixel[0] * rows // height, pixel[1] * columns // width

    way = _longest(path, pixels, steps)
    wide = len(pixels) / len(way)
    near = _distances(way, pixels, steps)
    slack = min(wide, scale) if scale >= _EXACT else 0
    if lost := sorted(pixel for pixel in pixels if near.get(pixel, MOST) > slack):
        row, column = cell(lost[0])
        raise MazeError(
            f"{path}: at row {row}, column {column} of the cells is more than one line: "
            "draw a single one, without forks and rings, that does not touch itself and is thinner than a cell"
        )
    if wide > 1.5 * scale:  # a short or winding one seems wider than it is
        raise MazeError(f"{path}: the line is wider than a cell: draw it thinner, or use a larger picture")
    cells = _joined(_runs([cell(pixel) for pixel in way], scale / 2))
    if len(cells) < 2:
        raise MazeError(f"{path}: the line stays in one cell: draw it through two or more")
    for place, (row, column) in enumerate(cells):
        if (row, column) in cells[:place]:
            raise MazeError(
                f"{path}: the line visits the cell at row {row}, column {column} twice: "
                "draw its parts farther apart, or use a larger maze"
            )
    return min(cells, cells[::-1])


def _longest(path: Path, pixels: set[Place], steps: tuple[Place, ...]) -> list[Place]:
    """A shortest way between the two pixels that are farthest apart."""
    if not pixels:
        raise MazeError(f"{path}: there is no line: draw a dark one on white, or # in a text of # and .")
    first = _last(_distances([min(pixels)], pixels, steps))
    distances = _distances([first], pixels, steps)
    way = [_last(distances)]
    while distances[way[-1]]:
        before = ((way[-1][0] + rows, way[-1][1] + columns) for rows, columns in steps)
        way.append(next(one for one in before if distances.get(one) == distances[way[-1]] - 1))
    return way


def _last(distances: dict[Place, int]) -> Place:
    """The place that was found last, which is a farthest one."""
    return next(reversed(distances))


def _distances(starts: list[Place], pixels: set[Place], steps: tuple[Place, ...]) -> dict[Place, int]:
    """The steps from the nearest start to each pixel that can be reached, in the order of their distance."""
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        row, column = here = queue.popleft()
        for rows, columns in steps:
            there = row + rows, column + columns
            if there in pixels and there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def _runs(cells: list[Place], least: float) -> list[Place]:
    """The cells without repetition; without one that the line only grazes, if the same one is before and after it."""
    runs = [(cell, len(list(same))) for cell, same in groupby(cells)]
    kept = [
        cell
        for place, (cell, pixels) in enumerate(runs)
        if pixels >= least or not 0 < place < len(runs) - 1 or runs[place - 1][0] != runs[place + 1][0]
    ]
    return [cell for cell, _ in groupby(kept)]


def _joined(cells: list[Place]) -> list[Place]:
    """The cells side by side: of two that touch at a corner, one beside both goes between."""
    way = cells[:1]
    for row, column in cells[1:]:
        last = way[-1]
        if row != last[0] and column != last[1]:
            corners = [(last[0], column), (row, last[1])]
            way.append(next((one for one in corners if one not in way), corners[0]))
        way.append((row, column))
    return way
