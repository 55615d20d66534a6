"""A maze on any tiling in plain characters.

S marks the entrance, F the exit, `*` the route; both ends are open to the outside. Floors of storeys are side by side,
with `/` for stairs up, `\\` for stairs down, `x` for both. Where a passage leaves one edge and enters the opposite
one, there are arrows on both edges. Rings are cut open and straightened: the outermost is the top row, and an arrow
other, there are arrows on both edges; one stands in each passage of one direction. Crossings are drawn as bridges.
Rings are cut open and straightened: the outermost is the top row, and an arrow at the end of a row leads on at its
beginning.
"""

from zxmazes.drawings import weave
from zxmazes.drawings.tiled_maze import DOWN, UP, TilingMaze
from zxmazes.tilings import Cell
from zxmazes.tilings.drawing import Piece, Sides

#: What shows a passage round the edge, or one of one direction, by direction.
_ARROWS = {0: "^", 1: "^", 2: ">", 3: "v", 4: "v", 5: "v", 6: "<", 7: "^"}
_BETWEEN = 1, 3  # lines and characters between two floors


def text(maze: TilingMaze, route: tuple[Cell, list[int]] | None = None) -> str:
    """The maze as lines of text, each with its end. route: its start and its direction codes."""
    if maze.woven:
        return weave.text(maze, route)
    sheet = _Sheet(maze)
    for cell in maze.cells():
        sheet.cell(cell)
    for cell, direction in maze.arrows:
        sheet.arrow(cell, direction)
    if route:
        sheet.route(*route)
    sheet.mark(maze.exit, "F")
    sheet.mark(maze.entrance, "S")
    return sheet.text()


def _moved(pieces: tuple[Piece, ...], right: int) -> tuple[Piece, ...]:
    return tuple((line, at + right, mark) for line, at, mark in pieces)


class _Sheet:
    """Characters by line and column."""

    def __init__(self, maze: TilingMaze) -> None:
        self.maze = maze
        self.style = maze.tiling.drawing.style
        self.characters: dict[tuple[int, int], str] = {}

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Line and column of a cell's upper left corner."""
        maze, style = self.maze, self.style
        floors_down, floors_right, row = maze.on_floor(cell[0])
        line, at = style.corner(row, cell[1])
        line += floors_down * (maze.rows * style.pitch[0] + 1 + _BETWEEN[0])
        return line, at + floors_right * (maze.columns * style.pitch[1] + 1 + _BETWEEN[1])

    def put(self, cell: Cell, pieces: tuple[Piece, ...]) -> None:
        """Draw pieces of a cell."""
        line, at = self.corner(cell)
        for down, right, character in pieces:
            self.characters[line + down, at + right] = character

    def sides(self, cell: Cell) -> Sides:
        """What the sides of a cell are made of."""
        style, which = self.style, self.maze.tiling.outline_of(cell) % len(self.style.sides)
        if not self.maze.tiling.divides:
            return style.sides[which]
        wide, pitch, drawn = self.wide(cell), style.pitch[1], style.sides[which]
        found = {2: _moved(drawn[2], (wide - 1) * pitch), 6: drawn[6]}
        arcs = {code: (0, wide) for code in self.maze.sides(cell) if code not in found}
        if 1 in arcs:
            arcs |= {0: (0, wide // 2), 1: (wide // 2, wide)}
        for code, (first, last) in arcs.items():
            line, _, mark = drawn[code & 4][0]
            found[code] = tuple((line, at, mark) for at in range(first * pitch + 1, last * pitch))
        return found

    def wide(self, cell: Cell) -> int:
        """How many columns a cell takes."""
        return self.maze.tiling.spacing(cell[0], self.maze.rows, self.maze.columns)

    def cell(self, cell: Cell) -> None:
        """Draw the closed sides of a cell, its stairs, and the arrows where passages leave the edge."""
        maze, style = self.maze, self.style
        which = maze.tiling.outline_of(cell) % len(style.sides)
        sides, gap, more = self.sides(cell), maze.gap(cell), (self.wide(cell) - 1) * style.pitch[1]
        for down, right, character in style.corners[which]:
            self.put(cell, ((down, right + more * (right > 0), character),))
        for direction, pieces in sides.items():
            if maze.is_open(cell, direction):
                if maze.round_the_edge(cell, direction) and maze.leads(cell, direction):
                    down, right, _ = pieces[len(pieces) // 2]
                    self.put(cell, ((down, right, _ARROWS[direction]),))
            elif direction != gap:
                self.put(cell, pieces)
        for beside, direction in maze.beside_diagonals(cell):
            self.put(beside, sides[direction])
        if maze.tiling.floors:
            both = maze.leads(cell, UP), maze.leads(cell, DOWN)
            stairs = {(True, False): "/", (False, True): "\\", (True, True): "x"}.get(both, " ")
            self.put(cell, ((style.marks[0][0], style.marks[0][1] + 1, stairs),))

    def arrow(self, cell: Cell, direction: int) -> None:
        """Draw the arrow of a passage, where its wall would be; stairs need none."""
        pieces = self.sides(cell).get(direction)
        if pieces:
            down, right, _ = pieces[len(pieces) // 2]
            self.put(cell, ((down, right, _ARROWS[direction]),))

    def route(self, start: Cell, codes: list[int]) -> None:
        """Mark the cells of a route."""
        for cell in self.maze.walk(start, codes):
            self.mark(cell, "*")

    def mark(self, cell: Cell, mark: str) -> None:
        """Draw a mark in a cell."""
        marks = self.style.marks
        down, right = marks[self.maze.tiling.outline_of(cell) % len(marks)]
        self.put(cell, ((down, right + (self.wide(cell) - 1) * self.style.pitch[1] // 2, mark),))

    def text(self) -> str:
        """All lines, without spaces at their ends."""
        high = max(line for line, _ in self.characters) + 1
        wide = max(at for _, at in self.characters) + 1
        rows = ("".join(self.characters.get((line, at), " ") for at in range(wide)) for line in range(high))
        return "".join(row.rstrip() + "\n" for row in rows)
