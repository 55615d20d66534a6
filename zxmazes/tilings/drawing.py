"""The drawing of a tiling as its source states it: polygons on screen and paper, and cells in plain characters."""

from dataclasses import dataclass, field

#: How many times p, q and r a length is.
Length = tuple[int, int, int]
#: Lines down, characters to the right, and the character that is drawn there.
Piece = tuple[int, int, str]
#: What a closed side is made of, by direction.
Sides = dict[int, tuple[Piece, ...]]

#: The kinds of drawings: cells that are polygons, which a table describes, and those that have routines of their own.
POLYGONS, CIRCLES, RECTANGLES, POLAR = KINDS = ("polygon_kind", "circle_kind", "rectangle_kind", "polar_kind")


NOTHING: Length = (0, 0, 0)


def scaled(length: Length, times: int) -> Length:
    """A length several times."""
    p, q, r = length
    return p * times, q * times, r * times


def added(one: Length, other: Length) -> Length:
    """Two lengths together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


@dataclass(frozen=True)
class Chain:
    """The outline of a cell, clockwise. start: down and right from its box's corner; then the sides by direction."""

    start: tuple[Length, Length]
    sides: dict[int, tuple[Length, Length]]


@dataclass(frozen=True)
class Set:
    """A set of lengths: p, q and r in pixels, and the file and line of the first."""

    pixels: tuple[int, int, int]
    where: str = field(compare=False)

    def of(self, length: Length) -> int:
        """A length in pixels."""
        return sum(times * one for times, one in zip(length, self.pixels, strict=True))


@dataclass(frozen=True)
class Polygons:
    """Cells that are polygons.

    box: the height and the width of a cell. step: from a row and from a column to the next; shift: of odd columns down,
    of odd rows to the right. sets: of lengths on the screen, the largest first. chains: one, or one for each parity.
    floors, round: room for the floors of storeys, for the marks of passages round the edge. above: room for marks is
    above and below; else it is on both sides. lengths: p, q and r on paper, where a cell is about 1 high. period: how
    many columns a step is; middles: of the cells of each of these, y and x.
    """

    box: tuple[Length, Length]
    step: tuple[Length, Length]
    shift: tuple[Length, Length]
    sets: tuple[Set, ...]
    chains: tuple[Chain, ...]
    floors: bool
    round: bool
    above: bool
    lengths: tuple[float, float, float]
    period: int = 1
    middles: tuple[tuple[Length, Length], ...] = ()

    def steps(self, cell: tuple[int, int]) -> tuple[int, int]:
        """How many steps down and right a cell's box is: an even row begins with the second of several kinds."""
        return cell[0], cell[1] if self.period == 1 else (cell[1] + 1 - cell[0] % 2) // self.period

    def most_steps(self, cells: tuple[int, int]) -> tuple[int, int]:
        """How many cells of one kind there are in a column and in a row of a board of this size, at most."""
        return cells[0], cells[1] if self.period == 1 else cells[1] // self.period + 1

    @property
    def squares(self) -> bool:
        """Are all cells squares in rows and columns?"""
        side, back = self.step[0], scaled(self.step[0], -1)
        square = {0: (NOTHING, side), 2: (side, NOTHING), 4: (NOTHING, back), 6: (back, NOTHING)}
        return self.step[1] == side and [chain.sides for chain in self.chains] == [square]


@dataclass(frozen=True)
class Style:
    """A cell in plain characters: all distances are in lines and characters.

    pitch: from a row and from a column to the next. sides, corners: for each parity, the latter drawn in any case.
    marks: where a mark is, for each parity. odd_row, odd_column: how far such a row is shifted to the right, such a
    column down. period: how many columns a step to the right is.
    """

    pitch: tuple[int, int]
    sides: tuple[Sides, ...]
    marks: tuple[tuple[int, int], ...]
    corners: tuple[tuple[Piece, ...], ...]
    odd_row: int = 0
    odd_column: int = 0
    period: int = 1

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """Line and column of a cell's upper left corner, on the first floor."""
        line = row * self.pitch[0] + column % 2 * self.odd_column
        if self.period > 1:
            column = (column + 1 - row % 2) // self.period
        return line, column * self.pitch[1] + row % 2 * self.odd_row


@dataclass(frozen=True)
class Drawing:
    """How a tiling is drawn.

    walls: a bit for each side that an inner cell draws; its neighbours draw the others. polygons: None for the other
    kinds.
    """

    kind: str
    walls: int
    polygons: Polygons | None
    style: Style
