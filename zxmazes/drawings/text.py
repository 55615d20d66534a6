"""A maze on any tiling in plain characters.

S marks the entrance, F the exit, `*` the route; both ends are open to the outside. Floors of storeys are side by side,
with `/` for stairs up, `\\` for stairs down, `x` for both. Where a passage leaves one edge of a torus and enters the
other, there are arrows on both edges. Rings are cut open and straightened: the outermost is the top row, and an arrow
at the end of a row leads on at its beginning.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from zxmazes.drawings.tiled_maze import DOWN, UP, TilingMaze
from zxmazes.tilings import Cell

#: Lines down, characters to the right, and the characters that are drawn there.
Piece = tuple[int, int, str]
Sides = Mapping[int, tuple[Piece, ...]]


@dataclass(frozen=True)
class Style:
    """How a tiling is drawn: all distances are in lines and characters.

    pitch: from a row and from a column to the next. sides: by parity, what a closed side is made of, from the cell's
    upper left corner. mark: where a mark is. corners: what is drawn in any case. odd_row, odd_column: how far such a
    row or column is shifted.
    """

    pitch: tuple[int, int]
    sides: tuple[Sides, ...]
    mark: tuple[int, int]
    corners: tuple[Piece, ...] = ()
    odd_row: tuple[int, int] = (0, 0)
    odd_column: tuple[int, int] = (0, 0)


_SQUARES = Style(
    (2, 4),
    ({0: ((0, 1, "---"),), 2: ((1, 4, "|"),), 4: ((2, 1, "---"),), 6: ((1, 0, "|"),)},),
    (1, 2),
    ((0, 0, "+"), (0, 4, "+"), (2, 0, "+"), (2, 4, "+")),
)
_HEXAGONS = Style(
    (4, 5),
    (
        {
            0: ((0, 2, "___"),),
            1: ((1, 5, "\\"), (2, 6, "\\")),
            3: ((3, 6, "/"), (4, 5, "/")),
            4: ((4, 2, "___"),),
            5: ((3, 0, "\\"), (4, 1, "\\")),
            7: ((1, 1, "/"), (2, 0, "/")),
        },
    )
    * 2,
    (2, 3),
    odd_column=(2, 0),
)
_BRICKS = Style(
    (2, 6),
    (
        {
            1: ((0, 4, "--"),),
            2: ((1, 6, "|"),),
            3: ((2, 4, "--"),),
            5: ((2, 1, "--"),),
            6: ((1, 0, "|"),),
            7: ((0, 1, "--"),),
        },
    )
    * 2,
    (1, 3),
    ((0, 0, "+"), (0, 3, "+"), (0, 6, "+"), (2, 0, "+"), (2, 3, "+"), (2, 6, "+")),
    odd_row=(0, 3),
)
_TRIANGLES = Style(
    (3, 3),
    (
        {
            2: ((1, 3, "\\"), (2, 4, "\\"), (3, 5, "\\")),
            4: ((3, 1, "____"),),
            6: ((1, 2, "/"), (2, 1, "/"), (3, 0, "/")),
        },
        {
            0: ((0, 1, "____"),),
            2: ((1, 5, "/"), (2, 4, "/"), (3, 3, "/")),
            6: ((1, 0, "\\"), (2, 1, "\\"), (3, 2, "\\")),
        },
    ),
    (2, 2),
)
_OCTAGONS = Style(
    (3, 6),
    (
        {
            0: ((0, 2, "___"),),
            1: ((1, 5, "\\"),),
            2: ((2, 6, "|"),),
            3: ((3, 5, "/"),),
            4: ((3, 2, "___"),),
            5: ((3, 1, "\\"),),
            6: ((2, 0, "|"),),
            7: ((1, 1, "/"),),
        },
    ),
    (2, 3),
)
_STYLES = {
    "hexagon": _HEXAGONS,
    "brick": _BRICKS,
    "triangle": _TRIANGLES,
    "octagon": _OCTAGONS,
}
#: Where the arrow of a passage round the edge is in a square, and the arrow.
_ARROWS = {0: (0, 2, "^"), 2: (1, 4, ">"), 4: (2, 2, "v"), 6: (1, 0, "<")}
_BETWEEN = 1, 3  # lines and characters between two floors


def text(maze: TilingMaze, route: tuple[Cell, list[int]] | None = None) -> str:
    """The maze as lines of text, each with its end. route: its start and its direction codes."""
    sheet = _Sheet(maze)
    for cell in maze.cells():
        sheet.cell(cell)
    if route:
        sheet.route(*route)
    sheet.mark(maze.exit, "F")
    sheet.mark(maze.entrance, "S")
    return sheet.text()


class _Sheet:
    """Characters by line and column."""

    def __init__(self, maze: TilingMaze) -> None:
        self.maze = maze
        self.style = _STYLES.get(maze.tiling.name, _SQUARES)
        self.characters: dict[tuple[int, int], str] = {}

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Line and column of a cell's upper left corner."""
        maze, style = self.maze, self.style
        floors_down, floors_right, row = maze.on_floor(cell[0])
        line, at = row * style.pitch[0], cell[1] * style.pitch[1]
        for odd, (down, right) in ((row, style.odd_row), (cell[1], style.odd_column)):
            line, at = line + odd % 2 * down, at + odd % 2 * right
        line += floors_down * (maze.rows * style.pitch[0] + 1 + _BETWEEN[0])
        return line, at + floors_right * (maze.columns * style.pitch[1] + 1 + _BETWEEN[1])

    def put(self, cell: Cell, pieces: tuple[Piece, ...]) -> None:
        """Draw pieces of a cell."""
        line, at = self.corner(cell)
        for down, right, characters in pieces:
            for i, character in enumerate(characters):
                self.characters[line + down, at + right + i] = character

    def cell(self, cell: Cell) -> None:
        """Draw the closed sides of a cell, its stairs, and the arrows where passages leave the edge."""
        maze, sides = self.maze, self.style.sides[self.maze.tiling.parity_of(cell)]
        self.put(cell, self.style.corners)
        gap = maze.gap(cell)
        for direction, pieces in sides.items():
            if maze.is_open(cell, direction):
                if maze.round_the_edge(cell, direction):
                    self.put(cell, (_ARROWS[direction],))
            elif direction != gap:
                self.put(cell, pieces)
        for beside, direction in self.across(cell):
            self.put(beside, sides[direction])
        if maze.tiling.floors:
            both = maze.is_open(cell, UP), maze.is_open(cell, DOWN)
            stairs = {(True, False): "/", (False, True): "\\", (True, True): "x"}.get(both, " ")
            self.put(cell, ((1, 3, stairs),))

    def across(self, cell: Cell) -> Iterator[tuple[Cell, int]]:
        """The sides of the cells beside this one at open diagonals, walls even where these cells are taken out."""
        maze = self.maze
        for direction in (1, 3, 5, 7) if maze.tiling.name == "octagon" else ():
            if maze.is_open(cell, direction):
                _, right = maze.tiling.steps[0][direction]
                yield (cell[0], cell[1] + right), direction ^ 6

    def route(self, start: Cell, codes: list[int]) -> None:
        """Mark the cells of a route."""
        for cell in self.maze.walk(start, codes):
            self.mark(cell, "*")

    def mark(self, cell: Cell, mark: str) -> None:
        """Draw a mark in a cell."""
        self.put(cell, ((*self.style.mark, mark),))

    def text(self) -> str:
        """All lines, without spaces at their ends."""
        high = max(line for line, _ in self.characters) + 1
        wide = max(at for _, at in self.characters) + 1
        rows = ("".join(self.characters.get((line, at), " ") for at in range(wide)) for line in range(high))
        return "".join(row.rstrip() + "\n" for row in rows)
