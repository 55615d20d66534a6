"""Lines and arcs in real coordinates, and the shapes of cells made of them.

x grows to the right and y downwards; a cell is about ten units wide. A side is a row of lines and arcs, clockwise round
the cell, and two neighbours have the same side in opposite directions: the ends agree but for rounding errors.
"""

import itertools
import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell

Point = tuple[float, float]
UNIT = 10.0
#: A side longer than this opens only in its middle, this wide, if it is the entrance or the exit.
LONG, OPENING = 1.8 * UNIT, 0.9 * UNIT


@dataclass(frozen=True)
class Stroke:
    """A line between two points, or an arc round the middle (0, 0) of the board. clockwise: as one sees it."""

    start: Point
    end: Point
    radius: float = 0
    clockwise: bool = True

    @property
    def turn(self) -> float:
        """The angle of an arc in radians, 0 for a line; an arc is below half a circle."""
        (x, y), (u, v) = self.start, self.end
        return abs(math.atan2(x * v - y * u, x * u + y * v)) if self.radius else 0.0

    @property
    def length(self) -> float:
        """In units."""
        return self.turn * self.radius if self.radius else math.dist(self.start, self.end)

    def at(self, part: float) -> Point:
        """The point after this part of the length, 0 to 1."""
        (x, y), (u, v) = self.start, self.end
        if not self.radius:
            return x + (u - x) * part, y + (v - y) * part
        turn = (1 if self.clockwise else -1) * self.turn * part
        return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)

    def piece(self, first: float, last: float) -> "Stroke":
        """The piece between two parts of the length."""
        return Stroke(self.at(first), self.at(last), self.radius, self.clockwise)

    def reverse(self) -> "Stroke":
        """The same from the end to the start."""
        return Stroke(self.end, self.start, self.radius, not self.clockwise)


Side = tuple[Stroke, ...]


def longest(side: Side) -> Stroke:
    """The stroke of a side where an opening is."""
    return max(side, key=lambda stroke: round(stroke.length, 3))


def lines(*points: Point) -> Side:
    """Straight lines from point to point."""
    return tuple(Stroke(a, b) for a, b in itertools.pairwise(points))


class Shapes(ABC):
    """The shapes of the cells of a maze."""

    def __init__(self, maze: TilingMaze) -> None:
        self.maze = maze

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell, which is inside."""
        return self._centre(*cell)

    def side(self, cell: Cell, direction: int) -> Side:
        """The side of a cell in a direction."""
        return self._side(cell, direction)

    def beside_gap(self, cell: Cell, direction: int) -> Side:
        """What is left of a side that is the entrance or the exit: nothing of a short one."""
        side = self.side(cell, direction)
        stroke = longest(side)
        if stroke.length <= LONG:
            return tuple(one for one in side if one is not stroke)
        far = OPENING / stroke.length / 2
        pieces = (stroke.piece(0, 0.5 - far), stroke.piece(0.5 + far, 1))
        return tuple(piece for one in side for piece in (pieces if one is stroke else (one,)))

    def to_gap(self, cell: Cell, direction: int) -> Side:
        """The way from the centre of a cell through an opening in one of its sides."""
        stroke = longest(self.side(cell, direction))
        middle = stroke.at(0.5)
        return lines(*dict.fromkeys((self.centre(cell), self._before(stroke), middle)))

    def step(self, cell: Cell, direction: int) -> Side:
        """The way from the centre of a cell to that of its neighbour."""
        return self._step(cell, direction)

    def fixed(self, cell: Cell) -> Side:
        """Walls of a cell that no passage opens."""
        return self._fixed(cell)

    @abstractmethod
    def _centre(self, row: int, column: int) -> Point: ...

    @abstractmethod
    def _side(self, cell: Cell, direction: int) -> Side: ...

    def _step(self, cell: Cell, direction: int) -> Side:
        return lines(self.centre(cell), self.centre(self.maze.neighbours(cell)[direction]))

    def _fixed(self, _cell: Cell) -> Side:
        return ()

    def _before(self, stroke: Stroke) -> Point:
        """Where a way turns towards an opening in this stroke: by default in the opening itself."""
        return stroke.at(0.5)
