"""Cells with straight sides: squares, hexagons, bricks, triangles, octagons."""

import math

from zxmazes.drawings.strokes import UNIT, Point, Shapes, Side, Stroke, lines
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell

#: The distance between two floors of storeys.
_BETWEEN = 2 * UNIT


class Polygons(Shapes):
    """Cells with straight sides: corners by parity and direction, as (x, y) from the centre."""

    def __init__(self, maze: TilingMaze, corners: tuple[dict[int, tuple[Point, Point]], ...]) -> None:
        super().__init__(maze)
        self.corners = corners

    def _side(self, cell: Cell, direction: int) -> Side:
        x, y = self.centre(cell)
        both = self.corners[self.maze.tiling.parity_of(cell)][direction]
        return lines(*((x + dx, y + dy) for dx, dy in both))


def _around(sides: tuple[int, ...], *corners: Point) -> dict[int, tuple[Point, Point]]:
    """The two corners of each side; the first side goes from the first corner to the second."""
    return {side: (corners[i], corners[(i + 1) % len(corners)]) for i, side in enumerate(sides)}


class Squares(Polygons):
    """Squares; the floors of storeys are side by side."""

    def __init__(self, maze: TilingMaze) -> None:
        half = UNIT / 2
        super().__init__(maze, (_around((0, 2, 4, 6), (-half, -half), (half, -half), (half, half), (-half, half)),))

    def _centre(self, row: int, column: int) -> Point:
        down, right, row = self.maze.on_floor(row)
        x = right * (self.maze.columns * UNIT + _BETWEEN) + (column + 0.5) * UNIT
        return x, down * (self.maze.rows * UNIT + _BETWEEN) + (row + 0.5) * UNIT


class Hexagons(Polygons):
    """Regular hexagons with a side at the top; odd columns are half a cell lower."""

    def __init__(self, maze: TilingMaze) -> None:
        self.edge, half = UNIT / math.sqrt(3), UNIT / 2
        corners = [(-self.edge / 2, -half), (self.edge / 2, -half), (self.edge, 0.0)]
        corners += [(-x, -y) for x, y in corners]
        super().__init__(maze, (_around((0, 1, 3, 4, 5, 7), *corners),) * 2)

    def _centre(self, row: int, column: int) -> Point:
        return (1.5 * column + 1) * self.edge, (row + 0.5 + column % 2 / 2) * UNIT


class Bricks(Polygons):
    """Bricks; odd rows are half a brick further to the right."""

    wide = 1.6 * UNIT

    def __init__(self, maze: TilingMaze) -> None:
        x, y = self.wide / 2, UNIT / 2
        super().__init__(
            maze, (_around((7, 1, 2, 3, 5, 6), (-x, -y), (0.0, -y), (x, -y), (x, y), (0.0, y), (-x, y)),) * 2
        )

    def _centre(self, row: int, column: int) -> Point:
        return (column + 0.5 + row % 2 / 2) * self.wide, (row + 0.5) * UNIT


class Triangles(Polygons):
    """Equilateral triangles; the first one has its apex up. Their centres are those of gravity."""

    edge = 1.7 * UNIT

    def __init__(self, maze: TilingMaze) -> None:
        self.high, half = self.edge * math.sqrt(3) / 2, self.edge / 2
        up, third = (0.0, -2 * self.high / 3), self.high / 3
        rising = _around((2, 4, 6), up, (half, third), (-half, third))
        falling = _around((0, 2, 6), (-half, -third), (half, -third), (0.0, 2 * third))
        super().__init__(maze, (rising, falling))

    def _centre(self, row: int, column: int) -> Point:
        return (column + 1) * self.edge / 2, (row + (1 if (row + column) % 2 else 2) / 3) * self.high


class Octagons(Polygons):
    """Regular octagons; the diagonals pass through the squares that are left between them."""

    pitch = 1.3 * UNIT

    def __init__(self, maze: TilingMaze) -> None:
        far = self.pitch / 2
        near = far * (math.sqrt(2) - 1)
        corners = [(-near, -far), (near, -far), (far, -near), (far, near)]
        corners += [(-x, -y) for x, y in corners]
        super().__init__(maze, (_around((0, 1, 2, 3, 4, 5, 6, 7), *corners),))

    def _centre(self, row: int, column: int) -> Point:
        return (column + 0.5) * self.pitch, (row + 0.5) * self.pitch

    def _fixed(self, cell: Cell) -> Side:
        """The square of an open diagonal has walls towards the two other cells, even if these are taken out.

        This is the wall of the one in the same row; the cell at the other end of the diagonal has the other.
        """
        walls: list[Stroke] = []
        for direction in (1, 3, 5, 7):
            if self.maze.is_open(cell, direction):
                _, right = self.maze.tiling.steps[0][direction]
                walls += self._side((cell[0], cell[1] + right), direction ^ 6)
        return tuple(walls)
