"""Cells that are polygons: the outlines of a tiling's drawing, in real coordinates."""

from zxmazes.drawings.strokes import UNIT, Point, Shapes, Side, Stroke, lines
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell
from zxmazes.tilings.drawing import Chain, Length

#: The distance between two floors of storeys.
_BETWEEN = 2 * UNIT


class PolygonShapes(Shapes):
    """Polygons; the floors of storeys are side by side. The centre is the middle of the corners."""

    def __init__(self, maze: TilingMaze) -> None:
        super().__init__(maze)
        polygons = maze.tiling.drawing.polygons
        assert polygons
        self.lengths = polygons.lengths
        self.steps = polygons.steps
        self.pitch, self.shift = (tuple(map(self._real, both)) for both in (polygons.step, polygons.shift))
        self.outlines = tuple(map(self._outline, polygons.chains))
        self.middles = tuple(_middle([start for start, _ in outline.values()]) for outline in self.outlines)

    def _real(self, length: Length) -> float:
        return UNIT * sum(times * real for times, real in zip(length, self.lengths, strict=True))

    def _outline(self, chain: Chain) -> dict[int, tuple[Point, Point]]:
        """The two ends of each side, from the corner of the cell's box."""
        y, x = map(self._real, chain.start)
        found = {}
        for side, (down, right) in chain.sides.items():
            end = (x + self._real(right), y + self._real(down))
            found[side] = ((x, y), end)
            x, y = end
        return found

    def _corner(self, cell: Cell) -> Point:
        """Where a cell's box begins."""
        maze, column = self.maze, self.steps(cell)[1]
        down, right, row = maze.on_floor(cell[0])
        x = right * (maze.columns * self.pitch[1] + _BETWEEN) + column * self.pitch[1] + row % 2 * self.shift[1]
        return x, down * (maze.rows * self.pitch[0] + _BETWEEN) + row * self.pitch[0] + cell[1] % 2 * self.shift[0]

    def _which(self, cell: Cell) -> int:
        return self.maze.tiling.outline_of(cell) % len(self.outlines)

    def _centre(self, row: int, column: int) -> Point:
        (x, y), (dx, dy) = self._corner((row, column)), self.middles[self._which((row, column))]
        return x + dx, y + dy

    def _side(self, cell: Cell, direction: int) -> Side:
        x, y = self._corner(cell)
        return lines(*((x + dx, y + dy) for dx, dy in self.outlines[self._which(cell)][direction]))

    def _fixed(self, cell: Cell) -> Side:
        """Where diagonals cross, an open one has walls towards the two other cells, even if these are taken out.

        This is the wall of the one in the same row; the cell at the other end of the diagonal has the other.
        """
        walls: list[Stroke] = []
        for beside, direction in self.maze.beside_diagonals(cell):
            walls += self._side(beside, direction)
        return tuple(walls)


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
