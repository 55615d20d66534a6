"""A maze on any tiling as a Python value: its links, and what drawings of it have in common."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from zxmazes import m2
from zxmazes.errors import MazeError
from zxmazes.routines.library import Links, Walls
from zxmazes.tilings import STRIDE, Cell, Tiling

#: The outer sides where an end's gap can be, the best one first: as `tiling_outer` in asm/engine chooses.
_FIRST, _LAST = (6, 0, 7, 5, 1, 4, 3, 2), (2, 4, 3, 1, 5, 0, 7, 6)
#: How many floors of storeys are side by side, by their number.
_ACROSS = (1, 1, 2, 3, 2)
#: The tiling whose mazes an M2 file can hold.
M2_TILING = "square"
#: Bits of a crossing, on squares: the passage up and down leads under, or the one left and right.
_DOWN_UNDER, _ACROSS_UNDER = 0x02, 0x08
#: The stairs of `storeys`, in no other tiling.
UP, DOWN = 1, 5


def back(direction: int) -> int:
    """The way back."""
    return direction ^ 4


def _no_mask() -> Walls:
    return np.zeros((STRIDE, STRIDE), np.bool_)


@dataclass(frozen=True)
class TilingMaze:
    """links: 32 x 32 bytes, bit d for a passage in direction d; mask: as many booleans, True for a cell taken out.

    A passage that has its bit on one side only is one of links_arrows. On squares a cell with odd bits is a crossing.
    entrance, exit: cells. The sides of a cell are the directions of its tiling, without the stairs of storeys.
    seed: what it was made from; None if that is unknown. tstates: of the routine that made or changed it.
    """

    tiling: Tiling
    rows: int
    columns: int
    storeys: int
    links: Links
    entrance: Cell
    exit: Cell
    mask: Walls = field(default_factory=_no_mask)
    seed: int | None = None
    tstates: int = 0

    def cells(self) -> list[Cell]:
        """The cells of the maze in reading order, without those that the mask takes out."""
        return [cell for cell in self.tiling.cells(self.rows, self.columns, self.storeys) if not self.mask[cell]]

    def neighbours(self, cell: Cell) -> dict[int, Cell]:
        """The neighbours of a cell by direction, without those that the mask takes out."""
        every = self.tiling.neighbours(cell, self.rows, self.columns, self.storeys)
        return {direction: there for direction, there in every if not self.mask[there]}

    def on_floor(self, row: int) -> tuple[int, int, int]:
        """Where a row of cells is: the floor's row and column among the floors, and the row on the floor."""
        if not self.tiling.floors:
            return 0, 0, row
        floor, row = divmod(row, self.rows)
        return *divmod(floor, _ACROSS[self.storeys]), row

    def sides(self, cell: Cell) -> tuple[int, ...]:
        """The directions in which a cell has a side."""
        return self.tiling.sides_of(cell, self.rows, self.columns)

    def is_open(self, cell: Cell, direction: int) -> bool:
        """Is there a passage on this side, whether or not it leads in this direction?"""
        return bool(self.passages[cell] >> direction & 1)

    def leads(self, cell: Cell, direction: int) -> bool:
        """Does a passage lead in this direction?"""
        return bool(self.links[cell] >> direction & 1)

    @functools.cached_property
    def passages(self) -> Links:
        """The links with a way back for each passage of one direction but stairs."""
        both = self.links.copy()
        for cell in self.cells():
            for direction, there in self.neighbours(cell).items():
                if self.leads(cell, direction) and direction in self.sides(cell):
                    both[there] |= 1 << back(direction)
        return both

    @functools.cached_property
    def arrows(self) -> list[tuple[Cell, int]]:
        """The passages of one direction, each from the cell that it leads from."""
        return [
            (cell, direction)
            for cell in self.cells()
            for direction, there in self.neighbours(cell).items()
            if self.leads(cell, direction) and not self.leads(there, back(direction))
        ]

    @property
    def woven(self) -> bool:
        """Has it crossings?"""
        return self.tiling.name == "square" and any(map(self.is_crossing, self.cells()))

    def is_crossing(self, cell: Cell) -> bool:
        """Of a maze of squares: do two passages cross here?"""
        return bool(self.links[cell] & (_DOWN_UNDER | _ACROSS_UNDER))

    def leads_under(self, cell: Cell, direction: int) -> bool:
        """Of a maze of squares: is this a crossing whose passage in this direction leads below the other one?"""
        return bool(self.links[cell] & (_ACROSS_UNDER if direction in (2, 6) else _DOWN_UNDER))

    def gap(self, cell: Cell) -> int | None:
        """The outer side where the drawing is open if this cell is the entrance or the exit.

        None if the cell is no end, or if all its sides lead to neighbours, as on a torus.
        """
        if cell not in (self.entrance, self.exit):
            return None
        outer = set(self.sides(cell)) - set(self.neighbours(cell))
        order = _FIRST if cell == self.entrance else _LAST
        return next((direction for direction in order if direction in outer), None)

    def gaps(self) -> list[tuple[Cell, int]]:
        """The cells of the entrance and of the exit with the sides that are open, if there are such sides."""
        found = ((cell, self.gap(cell)) for cell in dict.fromkeys((self.entrance, self.exit)))
        return [(cell, direction) for cell, direction in found if direction is not None]

    def round_the_edge(self, cell: Cell, direction: int) -> bool:
        """Does this direction lead from one edge of the board to the opposite one?"""
        down, right = self.tiling.steps[self.tiling.parity_of(cell)].get(direction, (0, 0))
        right *= self.tiling.spacing(cell[0], self.rows, self.columns)
        row, column = cell[0] + down, cell[1] + right
        return any(self.tiling.wraps) and not (0 <= row < self.rows and 0 <= column < self.columns)

    def beside_diagonals(self, cell: Cell) -> Iterator[tuple[Cell, int]]:
        """Where diagonals cross: the cells beside this one in its row at open ones, with their sides towards these."""
        for direction in (1, 3, 5, 7) if self.tiling.crossing else ():
            if self.is_open(cell, direction):
                _, right = self.tiling.steps[0][direction]
                yield (cell[0], cell[1] + right), direction ^ 6

    def m2(self) -> str:
        """The M2 text file of a maze of squares (see `zxmazes.m2`); its outer wall is closed.

        Raises MazeError for other cells, and for a maze with a mask, with crossings or with passages of one direction.
        """
        if self.tiling.name != M2_TILING:
            raise MazeError(f"an M2 file holds squares, not {self.tiling.name}: choose the tiling {M2_TILING}")
        if self.mask.any():
            raise MazeError("an M2 file has a line for every cell, so no mask can take cells out: leave the mask out")
        if self.woven or self.arrows:
            raise MazeError("an M2 file has walls only: no passages that cross, and none of one direction")
        here = self.links[: self.rows, : self.columns].astype(np.uint8)
        return m2.text_of(here & 1 << 0 == 0, here & 1 << 6 == 0)

    def walk(self, start: Cell, route: list[int]) -> list[Cell]:
        """The cells of a route from its start to its finish."""
        cells = [start]
        for direction in route:
            near = self.tiling.neighbours(cells[-1], self.rows, self.columns, self.storeys)
            cells.append(dict(near)[direction])
        return cells
