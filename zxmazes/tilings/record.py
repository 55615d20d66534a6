"""A tiling: which cells are neighbours, and in which direction; asm/include/links.asm has the format of a maze."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from zxmazes.errors import MazeError
from zxmazes.tilings.drawing import Drawing

#: Row and column of a cell.
Cell = tuple[int, int]
#: Rows and columns to a neighbour.
Step = tuple[int, int]
#: The rows and columns of `links`, and the bytes from a row to the next.
STRIDE = 32
#: The most floors of `storeys`.
MOST_STOREYS = 4
#: The direction codes' names: 0 up, then clockwise.
DIRECTIONS = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")


#: In rings that divide, how many rings from the middle on have the widest cells, and how many have wide ones.
INNER_RINGS, OUTER_RINGS = 2, 6
#: The fewest columns of which every second one is left out in the middle.
_DIVIDED_FROM = 16


def divisions(columns: int) -> tuple[int, int, int]:
    """The columns of a cell in the middle, and further out; the least number of the outermost ring."""
    if columns == STRIDE:
        return 4, 2, OUTER_RINGS
    return (1 if columns % 2 or columns < _DIVIDED_FROM else 2), 1, INNER_RINGS


@dataclass(frozen=True)
class Tiling:
    """A tiling: its number in the variable `tiling`, and the rule that names the neighbours of a cell.

    steps: direction code -> (rows, columns) to the neighbour, for each kind of cell: parity 0 and, if these differ, 1;
    or the kinds that follow each other in an even row, then those of an odd one.
    parity: what decides: 1 the column, 32 the row, 33 their sum, 0 nothing. period: how many kinds follow each other in
    a row, 1 if the parity alone decides. wraps: rows, columns go round. divides: rings have more cells further out.
    storeys: the usual number of floors; 0 if `tiling_storeys` does not count. size: the usual columns and rows;
    tape_size, gallery_size: those of the tape `tilings` and of the gallery. rule: the label of the table of offsets.
    menu: on the tape, the tiling's name, a row about it, and what to do in its mazes.
    """

    number: int
    name: str
    about: str
    steps: tuple[dict[int, Step], ...] = field(hash=False)
    parity: int
    period: int
    wraps: tuple[bool, bool]
    divides: bool
    storeys: int
    rule: str
    menu: tuple[str, str, str]
    size: tuple[int, int]
    tape_size: tuple[int, int]
    gallery_size: tuple[int, int]
    drawing: Drawing = field(hash=False)

    @property
    def floors(self) -> bool:
        """Does it have floors?"""
        return self.storeys > 0

    @property
    def board(self) -> tuple[int, int, int]:
        """The usual columns, rows and floors."""
        return (*self.size, max(self.storeys, 1))

    @property
    def least(self) -> tuple[int, int]:
        """The fewest rows and columns."""
        rows, columns = (3 if wraps else 2 for wraps in self.wraps)
        return rows, max(columns, min(self.period, 3))

    @property
    def rings(self) -> bool:
        """Are the rows drawn as rings round a centre?"""
        return any(self.wraps) and not self.leaves

    @property
    def leaves(self) -> bool:
        """Do passages leave the picture at one edge and enter it at the opposite one?"""
        return any(self.wraps) and self.drawing.polygons is not None

    @property
    def crossing(self) -> bool:
        """Do diagonals cross, so that a coin decides between each two?"""
        return not self.parity and self.steps[0].get(1) == (-1, 1) and self.steps[0].get(3) == (1, 1)

    @property
    def directions(self) -> tuple[int, ...]:
        """The codes of all directions that a passage can have."""
        found = {code for steps in self.steps for code in steps} | ({1, 5} if self.floors or self.divides else set())
        return tuple(sorted(found))

    def check(self, rows: int, columns: int, storeys: int = 1) -> None:
        """Raise MazeError for an illegal size."""
        least_rows, least_columns = self.least
        if not (least_rows <= rows <= STRIDE and least_columns <= columns <= STRIDE):
            raise MazeError(
                f"{columns}x{rows} is not a size for {self.name}: it has {least_columns} to {STRIDE} columns "
                f"and {least_rows} to {STRIDE} rows"
            )
        if self.floors and not (1 <= storeys <= MOST_STOREYS and rows * storeys <= STRIDE):
            raise MazeError(
                f"{storeys} storeys of {rows} rows are too many: {self.name} has 1 to {MOST_STOREYS} storeys, "
                f"and rows times storeys are at most {STRIDE}"
            )

    def cells(self, rows: int, columns: int, storeys: int = 1) -> list[Cell]:
        """All cells in reading order; the floors of storeys follow each other."""
        many = rows * (storeys if self.floors else 1)
        return [(row, column) for row in range(many) for column in range(0, columns, self.spacing(row, rows, columns))]

    def spacing(self, row: int, rows: int, columns: int) -> int:
        """How many columns a cell takes: 1, or 2 or 4 in rings that divide."""
        if not self.divides:
            return 1
        inner, outer, top = divisions(columns)
        number = max(rows - 1, top) - row  # from the middle
        return inner if number < INNER_RINGS else outer if number < OUTER_RINGS else 1

    def sides_of(self, cell: Cell, rows: int, columns: int) -> tuple[int, ...]:
        """The directions in which a cell has a side, whether or not there is a neighbour."""
        if not self.divides:
            return tuple(self.steps[self.parity_of(cell)])
        row, column = cell
        here = self.spacing(row, rows, columns)
        divided = row > 0 and self.spacing(row - 1, rows, columns) < here
        right = row < rows - 1 and column % self.spacing(row + 1, rows, columns) > 0
        return (0, 1, 2, 5 if right else 4, 6) if divided else (0, 2, 5 if right else 4, 6)

    def _divided(self, cell: Cell, rows: int, columns: int) -> Iterator[tuple[int, Cell]]:
        """The neighbours of a cell in rings that divide."""
        row, column = cell
        here = self.spacing(row, rows, columns)
        steps = {0: (-1, 0), 1: (-1, here // 2), 2: (0, here), 4: (1, 0), 5: (1, -here), 6: (0, -here)}
        for code in self.sides_of(cell, rows, columns):
            down, right = steps[code]
            if 0 <= row + down < rows:
                yield code, (row + down, (column + right) % columns)

    def parity_of(self, cell: Cell) -> int:
        """Which of `steps` a cell has."""
        if self.period > 1:
            return cell[0] % 2 * self.period + cell[1] % self.period
        return (STRIDE * cell[0] + cell[1] & self.parity).bit_count() & 1

    def outline_of(self, cell: Cell) -> int:
        """Which outline of its drawing a cell has; modulo their number."""
        if self.period > 1:
            return (cell[1] + 1 - cell[0] % 2) % self.period
        return self.parity_of(cell)

    def cell_of(self, parity: int) -> Cell:
        """A cell that has these of `steps`, far from the first ones."""
        columns = range(2 * self.period, 4 * self.period)
        return next(cell for row in (2, 3) for cell in ((row, c) for c in columns) if self.parity_of(cell) == parity)

    def neighbours(self, cell: Cell, rows: int, columns: int, storeys: int = 1) -> Iterator[tuple[int, Cell]]:
        """The direction and the place of each neighbour of a cell."""
        if self.divides:
            yield from self._divided(cell, rows, columns)
            return
        row, column = cell
        floor, row = divmod(row, rows) if self.floors else (0, row)
        for code, (down, right) in self.steps[self.parity_of(cell)].items():
            there = [row + down, column + right]
            for i, many in enumerate((rows, columns)):
                if self.wraps[i]:
                    there[i] %= many
            if 0 <= there[0] < rows and 0 <= there[1] < columns:
                yield code, (floor * rows + there[0], there[1])
        if self.floors:
            for code, up in ((1, 1), (5, -1)):
                if 0 <= floor + up < storeys:
                    yield code, ((floor + up) * rows + row, column)
