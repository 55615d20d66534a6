"""Cells in rings round a centre: sectors of circles, and of rectangles."""

import math

from zxmazes.drawings.strokes import UNIT, Point, Shapes, Side, Stroke, lines
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell


class Rings(Shapes):
    """Rings round (0, 0), cut into sectors; the first sector begins at the top. Ring 0 is the outermost."""

    #: The least width of a sector at the inner edge.
    least = 0.6 * UNIT

    def __init__(self, maze: TilingMaze) -> None:
        super().__init__(maze)
        self.inner = max(UNIT, self.least * maze.columns / (2 * math.pi))

    def _at(self, ring: float, sector: float) -> Point:
        """The place at a ring's outer edge where a sector begins."""
        far = self.inner + (self.maze.rows - ring) * UNIT
        angle = 2 * math.pi * sector / self.maze.columns
        return far * math.sin(angle), -far * math.cos(angle)

    def _arc(self, ring: float, sector: float, to: float) -> Side:
        """Along a ring's outer edge from a sector to another one, clockwise if that is greater."""
        here, there = self._at(ring, sector), self._at(ring, to)
        return (Stroke(here, there, math.hypot(*here), to > sector),)

    def _centre(self, row: int, column: int) -> Point:
        return self._at(row + 0.5, column + 0.5)

    def _side(self, cell: Cell, direction: int) -> Side:
        ring, sector = cell
        if direction == 0:
            return self._arc(ring, sector, sector + 1)
        if direction == 4:
            return self._arc(ring + 1, sector + 1, sector)
        if direction == 2:
            return lines(self._at(ring, sector + 1), self._at(ring + 1, sector + 1))
        return lines(self._at(ring + 1, sector), self._at(ring, sector))

    def _step(self, cell: Cell, direction: int) -> Side:
        ring, sector = cell[0] + 0.5, cell[1] + 0.5
        if direction in (2, 6):
            return self._arc(ring, sector, sector + (1 if direction == 2 else -1))
        return lines(self._at(ring, sector), self._at(ring + direction / 2 - 1, sector))


class DividedRings(Rings):
    """Rings that divide: a cell takes one column, two or four."""

    def __init__(self, maze: TilingMaze) -> None:
        super().__init__(maze)
        self.inner = max(UNIT, self.least * maze.columns / self._wide(maze.rows - 1) / (2 * math.pi))

    def _wide(self, ring: int) -> int:
        return self.maze.tiling.spacing(ring, self.maze.rows, self.maze.columns)

    def _centre(self, row: int, column: int) -> Point:
        return self._at(row + 0.5, column + self._wide(row) / 2)

    def _side(self, cell: Cell, direction: int) -> Side:
        ring, sector = cell
        wide = self._wide(ring)
        if direction in (0, 1):
            part = self._wide(ring - 1) if ring else wide
            first = sector + part * direction
            return self._arc(ring, first, first + part)
        if direction in (4, 5):
            return self._arc(ring + 1, sector + wide, sector)
        at = sector + (wide if direction == 2 else 0)
        ends = [self._at(edge, at) for edge in (ring, ring + 1)]
        return lines(*(ends if direction == 2 else reversed(ends)))

    def _step(self, cell: Cell, direction: int) -> Side:
        """Along the ring, or through the middle of the passage."""
        if direction not in (2, 6):
            through = self._side(cell, direction)[0].at(0.5)
            return lines(self.centre(cell), through, self.centre(self.maze.neighbours(cell)[direction]))
        ring, sector = cell
        wide = self._wide(ring)
        here = sector + wide / 2
        return self._arc(ring + 0.5, here, here + (wide if direction == 2 else -wide))


class Rectangles(Shapes):
    """Nested rectangles round (0, 0), cut into sectors by lines at right angles. Ring 0 is the outermost.

    On each side of the rectangle all rings have the same number of lines, evenly spaced. So a line of one ring does not
    quite meet that of the next; the piece of the rectangle between the two is a wall in any case. Places on a rectangle
    are distances along it, clockwise from the upper left corner.
    """

    #: How much longer a rectangle is than high; the least width of a cell.
    longer, least = 2 * UNIT, 1.6 * UNIT

    def __init__(self, maze: TilingMaze) -> None:
        super().__init__(maze)
        self.inner = max(UNIT, (self.least * maze.columns / 4 - self.longer - UNIT) / 2)
        sides = [2 * half for half in self._half(maze.rows / 2)] * 2
        many = [1, 1, 1, min(maze.columns - 3, 1)]
        for _ in range(maze.columns - 4):
            many[max(range(4), key=lambda side: sides[side] / many[side])] += 1
        #: The lines: their sides of the rectangle, and their places on it, from -1 to 1. Corners get more room, because
        #: their cells are narrow at the inner edge.
        self.lines = []
        for side in range(4):
            room = (1 - UNIT / 2 / self._half(maze.rows - 0.5)[side % 2]) / (1 - 0.25 / max(many[side], 1))
            self.lines += [(side, room * ((2 * i + 1) / many[side] - 1)) for i in range(many[side])]

    def _half(self, ring: float) -> Point:
        """Half the width and the height of a ring's outer edge."""
        far = self.inner + (self.maze.rows - ring) * UNIT
        return far + self.longer / 2, far

    def _corner(self, edge: float, side: int) -> float:
        """The place of the corner where a side of a ring's outer edge begins; the fourth is the first again."""
        wide, high = self._half(edge)
        return 2 * (wide * ((side + 1) // 2) + high * (side // 2))

    def _place(self, ring: int, sector: int, edge: float) -> float:
        """Where a sector of a ring begins on an outer edge, its own or another one."""
        lap, sector = divmod(sector, self.maze.columns)
        side, part = self.lines[sector]
        place = self._corner(edge, side) + self._half(edge)[side % 2] + part * self._half(ring + 0.5)[side % 2]
        return lap * self._corner(edge, 4) + place

    def _at(self, edge: float, place: float) -> Point:
        place %= self._corner(edge, 4)
        side = next(side for side in (3, 2, 1, 0) if place >= self._corner(edge, side))
        x, y = self._half(edge)
        rest = place - self._corner(edge, side)
        return ((rest - x, -y), (x, rest - y), (x - rest, y), (-x, y - rest))[side]

    def _along(self, edge: float, first: float, last: float) -> Side:
        """From a place to another one, clockwise if that is greater."""
        low, high = sorted((first, last))
        corners = [self._corner(edge, side) + lap * self._corner(edge, 4) for lap in (-1, 0, 1) for side in range(4)]
        points = [self._at(edge, place) for place in (low, *(one for one in corners if low < one < high), high)]
        return lines(*(points if last > first else reversed(points)))

    def _own(self, ring: int, sector: int, edge: int) -> tuple[float, float]:
        """Where a cell begins and ends on one of its two edges."""
        return self._place(ring, sector, edge), self._place(ring, sector + 1, edge)

    def _shared(self, ring: int, sector: int, edge: int) -> tuple[float, float]:
        """The same for what the cell has in common with its neighbour there, if it has one."""
        first, last = self._own(ring, sector, edge)
        other = edge - 1 if edge == ring else edge
        if not 0 <= other < self.maze.rows:
            return first, last
        low, high = self._own(other, sector, edge)
        return max(first, low), min(last, high)

    def _middle(self, ring: int, sector: int) -> float:
        """The place of a cell's centre on the line amid its edges: half-way, or the corner."""
        edge = ring + 0.5
        first, last = self._place(ring, sector, edge), self._place(ring, sector + 1, edge)
        corners = [one for side in range(-4, 9) if first < (one := self._turn(edge, side)) < last]
        return corners[0] if len(corners) == 1 else (first + last) / 2

    def _turn(self, edge: float, side: int) -> float:
        """The place of a corner, counted on round the rectangle."""
        return side // 4 * self._corner(edge, 4) + self._corner(edge, side % 4)

    def _centre(self, row: int, column: int) -> Point:
        return self._at(row + 0.5, self._middle(row, column))

    def _side(self, cell: Cell, direction: int) -> Side:
        ring, sector = cell
        if direction == 0:
            return self._along(ring, *self._shared(ring, sector, ring))
        if direction == 4:
            return self._along(ring + 1, *reversed(self._shared(ring, sector, ring + 1)))
        at = sector + (direction == 2)
        ends = [self._at(edge, self._place(ring, at, edge)) for edge in (ring, ring + 1)]
        return lines(*(ends if direction == 2 else reversed(ends)))

    def _fixed(self, cell: Cell) -> Side:
        pieces: list[Stroke] = []
        for edge in (cell[0], cell[0] + 1):
            (first, last), (low, high) = self._own(*cell, edge), self._shared(*cell, edge)
            for start, end in ((first, low), (high, last)):
                pieces += self._along(edge, start, end) if end - start > 0.01 else ()
        return tuple(pieces)

    def _before(self, stroke: Stroke) -> Point:
        """On the line amid the edges: the cell is on the right of its side."""
        (x, y), far = stroke.at(0.5), UNIT / 2 / stroke.length
        return x - (stroke.end[1] - stroke.start[1]) * far, y + (stroke.end[0] - stroke.start[0]) * far

    def _step(self, cell: Cell, direction: int) -> Side:
        ring, sector = cell
        if direction not in (2, 6):
            return super()._step(cell, direction)
        edge, here = ring + 0.5, self._middle(*cell)
        there = self._middle(ring, sector + (1 if direction == 2 else -1))
        return self._along(edge, here, there)
