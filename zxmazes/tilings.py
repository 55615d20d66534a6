"""The tilings: which cells are neighbours, and in which direction; asm/include/links.asm has the format of a maze."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from zxmazes.errors import MazeError

#: Row and column of a cell.
Cell = tuple[int, int]
#: The rows and columns of `links`, and the bytes from a row to the next.
STRIDE = 32
#: The most floors of `storeys`.
MOST_STOREYS = 4
#: The direction codes' names: 0 up, then clockwise.
DIRECTIONS = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")

_SQUARE = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
_HEXAGON = (
    {0: (-1, 0), 1: (-1, 1), 3: (0, 1), 4: (1, 0), 5: (0, -1), 7: (-1, -1)},
    {0: (-1, 0), 1: (0, 1), 3: (1, 1), 4: (1, 0), 5: (1, -1), 7: (0, -1)},
)
_BRICK = (
    {1: (-1, 0), 2: (0, 1), 3: (1, 0), 5: (1, -1), 6: (0, -1), 7: (-1, -1)},
    {1: (-1, 1), 2: (0, 1), 3: (1, 1), 5: (1, 0), 6: (0, -1), 7: (-1, 0)},
)
_TRIANGLE = ({2: (0, 1), 4: (1, 0), 6: (0, -1)}, {0: (-1, 0), 2: (0, 1), 6: (0, -1)})
_OCTAGON = _SQUARE | {1: (-1, 1), 3: (1, 1), 5: (1, -1), 7: (-1, -1)}


@dataclass(frozen=True)
class Tiling:
    """A tiling: its number in the variable `tiling`, and the rule that names the neighbours of a cell.

    steps: direction code -> (rows, columns) to the neighbour, for cells of parity 0 and, if these differ, of parity 1.
    parity: what decides: 1 the column, 32 the row, 33 their sum, 0 nothing. wraps: rows, columns go round.
    least: the fewest rows and columns. floors: `tiling_storeys` counts.
    """

    number: int
    name: str
    steps: tuple[dict[int, tuple[int, int]], ...] = field(hash=False)
    parity: int = 0
    wraps: tuple[bool, bool] = (False, False)
    least: tuple[int, int] = (2, 2)
    floors: bool = False
    about: str = field(default="", compare=False)

    @property
    def directions(self) -> tuple[int, ...]:
        """The codes of all directions that a passage can have."""
        found = {code for steps in self.steps for code in steps} | ({1, 5} if self.floors else set())
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
        return [(row, column) for row in range(rows * (storeys if self.floors else 1)) for column in range(columns)]

    def parity_of(self, cell: Cell) -> int:
        """Which of `steps` a cell has."""
        return (STRIDE * cell[0] + cell[1] & self.parity).bit_count() & 1

    def neighbours(self, cell: Cell, rows: int, columns: int, storeys: int = 1) -> Iterator[tuple[int, Cell]]:
        """The direction and the place of each neighbour of a cell."""
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


#: All tilings by name, in the order of their numbers.
TILINGS = {
    one.name: one
    for one in (
        Tiling(0, "square", (_SQUARE,), about="squares with thin walls"),
        Tiling(
            1,
            "torus",
            (_SQUARE,),
            wraps=(True, True),
            least=(3, 3),
            about="squares; each edge leads to the opposite one",
        ),
        Tiling(2, "hexagon", _HEXAGON, 1, about="hexagons, in columns"),
        Tiling(3, "brick", _BRICK, 32, about="bricks; each row is shifted by half a brick"),
        Tiling(4, "triangle", _TRIANGLE, 33, about="triangles, apex up and apex down by turns"),
        Tiling(5, "octagon", (_OCTAGON,), about="octagons with passages in eight directions"),
        Tiling(6, "circle", (_SQUARE,), wraps=(False, True), least=(2, 3), about="rings around a centre"),
        Tiling(7, "rectangle", (_SQUARE,), wraps=(False, True), least=(2, 3), about="rectangles around a centre"),
        Tiling(8, "storeys", (_SQUARE,), floors=True, about="up to four floors of squares, with stairs"),
    )
}


def tiling_of(name: str) -> Tiling:
    """The tiling of this name. Raises MazeError if there is none."""
    if name not in TILINGS:
        raise MazeError(f"there is no tiling `{name}`: choose from {', '.join(TILINGS)}")
    return TILINGS[name]
