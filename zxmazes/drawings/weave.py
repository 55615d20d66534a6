"""A maze of squares with crossings, drawn as bridges: its corridors are narrower than its cells.

So there is room between two corridors, and a passage that leads under another can be seen going in and coming out.
Coordinates are those of `strokes`: a cell is a square of UNIT.
"""

from collections.abc import Iterator

from zxmazes.drawings.strokes import UNIT, Point, Side, Stroke, lines
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell

#: Where the walls of a corridor are in its cell.
_NEAR, _FAR = 0.15 * UNIT, 0.85 * UNIT
#: Columns, rows and marks of a cell in characters: walls are at columns 1 and 3, rows 0 and 2.
_WIDE, _HIGH, _MARK = 5, 3, (1, 2)


def _open(maze: TilingMaze, cell: Cell) -> set[int]:
    """The directions in which a corridor leads out of a cell, gaps of the ends too."""
    return {direction for direction in (0, 2, 4, 6) if maze.is_open(cell, direction) or maze.gap(cell) == direction}


def walls(maze: TilingMaze) -> Iterator[Stroke]:
    """The lines of all corridors."""
    for cell in maze.cells():
        ways = _open(maze, cell)
        for direction in (0, 2, 4, 6):
            if not ways:
                continue
            if direction not in ways or maze.leads_under(cell, direction):
                yield from _turned(cell, direction, ((_NEAR, _NEAR), (_FAR, _NEAR)))
            if direction in ways:
                for across in (_NEAR, _FAR):
                    yield from _turned(cell, direction, ((across, 0), (across, _NEAR)))


def _turned(cell: Cell, direction: int, points: tuple[Point, ...]) -> Side:
    """Lines of a cell, given as if `direction` were up."""
    row, column = cell
    half, turned = UNIT / 2, []
    for x, y in points:
        right, down = x - half, y - half
        for _ in range(direction // 2):
            right, down = -down, right
        turned.append((column * UNIT + half + right, row * UNIT + half + down))
    return lines(*turned)


def route(maze: TilingMaze, start: Cell, codes: list[int]) -> Iterator[list[Stroke]]:
    """A way as trails from gap to gap, one of them between two bridges."""
    trail: list[Stroke] = []
    first, last = maze.gap(start), None
    if first is not None:
        trail += [one.reverse() for one in _half(start, first)]
    cells = maze.walk(start, codes)
    for place, code in enumerate(codes):
        cell = cells[place]
        if place and maze.leads_under(cell, code):
            yield trail
            trail = list(_turned(cell, code, ((UNIT / 2, _NEAR), (UNIT / 2, 0))))
        else:
            trail += _half(cell, code)
        there, back = cells[place + 1], code ^ 4
        if place + 1 < len(codes) and maze.leads_under(there, code):
            trail += _turned(there, back, ((UNIT / 2, 0), (UNIT / 2, _NEAR)))
        else:
            trail += [one.reverse() for one in _half(there, back)]
    last = maze.gap(cells[-1])
    if last is not None and cells[-1] != start:
        trail += _half(cells[-1], last)
    yield trail


def _half(cell: Cell, direction: int) -> Side:
    """From the middle of a cell to its edge."""
    return _turned(cell, direction, ((UNIT / 2, UNIT / 2), (UNIT / 2, 0)))


def text(maze: TilingMaze, way: tuple[Cell, list[int]] | None = None) -> str:
    """The maze as lines of characters; way: its start and its direction codes."""
    sheet = [[" "] * (_WIDE * maze.columns) for _ in range(_HIGH * maze.rows)]
    for cell in maze.cells():
        if _open(maze, cell):
            for down, row in enumerate(_characters(maze, cell)):
                for right, character in enumerate(row):
                    sheet[_HIGH * cell[0] + down][_WIDE * cell[1] + right] = character

    def mark(cell: Cell, character: str) -> None:
        sheet[_HIGH * cell[0] + _MARK[0]][_WIDE * cell[1] + _MARK[1]] = character

    if way:
        start, codes = way
        for place, cell in enumerate(maze.walk(start, codes)):
            if place in (0, len(codes)) or not maze.leads_under(cell, codes[place]):
                mark(cell, "*")
    mark(maze.exit, "F")
    mark(maze.entrance, "S")
    return "".join("".join(row).rstrip() + "\n" for row in sheet)


def _characters(maze: TilingMaze, cell: Cell) -> list[str]:
    """Three rows of a cell."""
    ways = _open(maze, cell)
    left, right = ("-" if direction in ways else " " for direction in (6, 2))
    rows = []
    for direction in (0, 4):
        if maze.is_crossing(cell):
            middle = "---" if maze.leads_under(cell, 0) else "| |"
        else:
            middle = "+ +" if direction in ways else "+-+"
        rows.append(left + middle + right)
    if maze.is_crossing(cell):
        sides = "   " if maze.leads_under(cell, 0) else "| |"
    else:
        sides = f"{' ' if 6 in ways else '|'} {' ' if 2 in ways else '|'}"
    return [rows[0], f" {sides} ", rows[1]]
