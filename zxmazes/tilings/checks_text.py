"""What the cells of a tiling in plain characters must be: neighbours share a side, and nothing else."""

from zxmazes.errors import MazeError
from zxmazes.tilings.drawing import Piece
from zxmazes.tilings.record import Cell, Tiling

#: A board whose cells touch each other in every way: its rows and columns.
_BOARD = range(7)


def check_text(one: Tiling, where: str) -> None:
    """Raise MazeError unless each passage has characters of its own, the same ones in both of its cells."""

    def fault(message: str) -> MazeError:
        advice = "change the picture, or how far it is from a cell to the next"
        return MazeError(f"{where}: the drawing of `{one.name}`: Text: {message}: {advice}")

    for parity, steps in enumerate(one.steps):
        start = one.cell_of(parity)
        for code, (down, right) in steps.items():
            there = (start[0] + down, start[1] + right)
            apart = one.crossing and code & 1  # between the two is a diamond: each has a slope of its own
            if not apart and _side(one, start, code) != _side(one, there, code ^ 4):
                raise fault(f"side {code} of a cell of parity {parity} is not its neighbour's side {code ^ 4}")
    owners: dict[tuple[int, int], tuple[str, Cell, int]] = {}
    for cell in ((row, column) for row in _BOARD for column in _BOARD):
        for place, owner in _owners(one, cell):
            other = owners.setdefault(place, owner)
            if other != owner:
                raise fault(f"{other[0]} and {owner[0]} are at the same place, in one cell or two near each other")


def _owners(one: Tiling, cell: Cell) -> list[tuple[tuple[int, int], tuple[str, Cell, int]]]:
    """Each place that a cell uses, and what it belongs to; a passage by the cell that has its code below 4."""
    style, parity, outline = one.drawing.style, one.parity_of(cell), one.outline_of(cell)
    line, at = style.marks[outline % len(style.marks)]
    stairs = ((line, at + 1, ""),) if one.floors else ()
    owned = [
        (("a `+`", (0, 0), 0), _placed(one, cell, style.corners[outline % len(style.sides)])),
        (("a mark", cell, 0), _placed(one, cell, ((line, at, ""), *stairs))),
    ]
    for code, (down, right) in one.steps[parity].items():
        first = cell if code < 4 else (cell[0] + down, cell[1] + right)
        owned.append(((f"a side {code % 4} or {code % 4 + 4}", first, code % 4), _side(one, cell, code)))
    return [((line, at), owner) for owner, pieces in owned for line, at, _ in pieces]


def _side(one: Tiling, cell: Cell, code: int) -> list[Piece]:
    sides = one.drawing.style.sides
    return _placed(one, cell, sides[one.outline_of(cell) % len(sides)][code])


def _placed(one: Tiling, cell: Cell, pieces: tuple[Piece, ...]) -> list[Piece]:
    """Pieces of a cell, where they are on the board."""
    line, at = one.drawing.style.corner(*cell)
    return [(line + down, at + right, mark) for down, right, mark in pieces]
