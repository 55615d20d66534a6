"""The view of engine/rays in Python: rays, columns, pixels and things by the same whole numbers, and rays by floats."""

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint8]
COLUMNS, ROWS, HALF = 24, 18, 72
LINES = 2 * HALF
#: Sides of cells that a ray crosses along an axis, lines of a slant, at most.
FAREST, STEEPEST = 7, 49
#: The least half-height of a wall of eight columns that only two rays have met.
WIDE = 24
#: Half-heights from which on a wall is in band 0, 1 ..; the last band is darkness.
BANDS = (66, 40, 28, 21, 17, 14, 1)
DARK = 7
#: East, south, west, north.
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


@functools.cache
def powers() -> list[int]:
    """32768 * 2 ** (i / 256), between 17 seeds."""
    seeds = [min(65535, round(32768 * 2 ** (i / 16))) for i in range(17)]
    return [seeds[i] + (j * (seeds[i + 1] - seeds[i]) >> 4) for i in range(16) for j in range(16)]


@functools.cache
def logarithm(number: int) -> int:
    """256 * log2 of a number up to 2 ** 24: the last entry of the table of powers that is not above it."""
    if number == 0:
        return 0
    shift = number.bit_length() - 16
    mantissa = number >> shift if shift > 0 else number << -shift
    entry = max(i for i in range(256) if powers()[i] <= mantissa)
    return 256 * (number.bit_length() - 1) + entry


def power(log: int) -> int:
    """2 to this, of 256 * its logarithm: 65535 at most."""
    return 65535 if log >= 4096 else powers()[log & 255] >> 15 - (log >> 8)


@functools.cache
def directions() -> list[list[tuple[int, int]]]:
    """By angle 0 to 16 and border: a ray's part to the right * 8192, bit 0 its sign; the logarithm of its height."""
    sine = [round(16384 * math.sin(math.pi * angle / 32)) for angle in range(17)]
    table = []
    for angle in range(17):
        step = sine[16 - angle] * 256 // 20
        at = sine[angle] * 256 - 12 * step
        line = []
        for _ in range(COLUMNS + 1):
            size = abs(at >> 8)
            line.append((max(2, size >> 1 & ~1) | (at < 0), logarithm(15 * size)))
            at += step
        table.append(line)
    return table


@dataclass
class Hit:
    """What a ray meets: half-height in 1/256 lines, the plane, the cell along it, how far the ends of its side are."""

    height: int
    plane: tuple[int, bool, int] | None  # axis, backwards, sides crossed before; None: nothing
    along: int
    cell: tuple[int, int]
    front: tuple[int, int]
    up: int
    down: int
    faces_east: bool


NOTHING = Hit(0, None, 0, (-1, -1), (-1, -1), 0, 0, False)


@dataclass(frozen=True)
class Column:
    """Half-heights at both borders, band and face, the mask of its seam; the highest that is seen."""

    left: int = 0
    right: int = 0
    band: int = DARK
    east: bool = False
    seam: int = 255
    half: int = HALF

    @property
    def higher(self) -> int:
        return min(self.half, max(self.left, self.right))


def _to_side(way: tuple[int, int], x: int, y: int) -> int:
    """1/16 cells to the side of the cell that way."""
    within = (x if way[0] else y) & 15
    return 16 - within if sum(way) > 0 else within


def farthest(light: int) -> float:
    """The half-height of the farthest wall that is seen, with a light for so many cells."""
    return 60 / (light + 0.128)


def cast(maze: Bits, x: int, y: int, angle: int, border: int, light: int = 5) -> Hit:
    """A ray. maze: 1 is a wall; x, y in 1/16 cell."""
    quarter, turn = divmod(angle, 16)
    parts = (directions()[turn][border], directions()[16 - turn][24 - border])
    back = [bool(part & 1) for part, _ in parts]
    ways = [WAYS[(quarter + 2 * back[0]) % 4], WAYS[(quarter + 3 + 2 * back[1]) % 4]]
    to = [_to_side(way, x, y) for way in ways]
    (right, _), (ahead, _) = parts
    error = 0
    for bit in range(5):
        error += ahead * (to[0] >> bit & 1) - right * (to[1] >> bit & 1)
        error >>= bit < 4
    cell, crossed = (x >> 4, y >> 4), [0, 0]
    while True:
        axis = int(error >= 0)
        front, cell = cell, (cell[0] + ways[axis][0], cell[1] + ways[axis][1])
        if maze[cell[1], cell[0]]:
            break
        crossed[axis] += 1
        if crossed[axis] == FAREST:
            return NOTHING
        error += -right if axis else ahead
    log = parts[axis][1] - logarithm(to[axis] + 16 * crossed[axis])
    if log < round(256 * math.log2(256 * farthest(light))):
        return NOTHING
    other = 1 - axis
    following, last = abs(error), parts[axis][0] - abs(error)
    if back[other]:
        following, last = last, following
    along = -crossed[other] if back[other] else crossed[other]
    plane = (axis, back[axis], crossed[axis])
    return Hit(power(min(log, 4095)), plane, along, cell, front, following, last, ways[axis][0] != 0)


def in_lines(height: int) -> int:
    return height + 128 >> 8


def near_lines(own: int, before: int) -> int:
    """The height after this one, if it goes on like that."""
    return max(0, min(255, 2 * own - before))


class View:
    """What is seen from a place: its rays, and its columns. size: columns and rows of the view."""

    def __init__(
        self, maze: Bits, x: int, y: int, angle: int, light: int = 5, size: tuple[int, int] = (COLUMNS, ROWS)
    ) -> None:
        self.width, self.half = size[0], 4 * size[1]
        self.maze, self.x, self.y, self.angle, self.light = maze, x, y, angle, light
        self.hits: dict[int, Hit] = {}
        self.heights = [0] * (self.width + 1)
        self.seams = [255] * self.width
        self.walls: list[Hit | None] = [None] * self.width
        for border in range(0, self.width, 8):
            self._between(border, min(border + 8, self.width))
        self.tops = [in_lines(height) for height in self.heights]
        self.columns = [self._column(column) for column in range(self.width)]

    def hit(self, border: int) -> Hit:
        if border not in self.hits:
            self.hits[border] = cast(
                self.maze, self.x, self.y, self.angle, border + (COLUMNS - self.width) // 2, self.light
            )
        return self.hits[border]

    def _between(self, left: int, right: int) -> None:
        one, two = self.hit(left), self.hit(right)
        apart = two.along - one.along
        wide = right - left == 8 and min(one.height, two.height) < WIDE << 8
        if not wide and one.plane == two.plane and (one.plane is None or right - left == 1 or abs(apart) <= 1):
            self._even(left, right, one.height, two.height)
            self.walls[left:right] = [one] * (right - left)
            if one.plane and abs(apart) == 1:
                share, rest = (one.up, two.down) if apart == 1 else (one.down, two.up)
                dots = 8 * (right - left)
                dot = min(dots - 1, share * dots // (share + rest) if share + rest else dots)
                self.seams[left + dot // 8] = 255 ^ 0x80 >> dot % 8
        elif right - left == 1:
            self._even(left, right, one.height, two.height)
        else:
            self._between(left, (left + right) // 2)
            self._between((left + right) // 2, right)

    def _even(self, left: int, right: int, one: int, two: int) -> None:
        """Heights on a line."""
        self.heights[left], self.heights[right] = one, two
        if right - left > 1:
            middle = (left + right) // 2
            self._even(left, middle, one, one + two >> 1)
            self._even(middle, right, one + two >> 1, two)

    def _is_wall(self, column: int) -> bool:
        """Is it one wall from border to border?"""
        return self.walls[column] is not None and self.walls[column] is not NOTHING

    def _column(self, column: int) -> Column:
        left, right, seam, wall = self.tops[column], self.tops[column + 1], self.seams[column], self.walls[column]
        if wall is NOTHING:
            return Column(half=self.half)
        if wall is None:  # one ends here
            one, two = self.hits[column], self.hits[column + 1]
            left_near = one.height >= two.height
            wall, seam = (one, 0xFE) if left_near else (two, 0x7F)
            across = one.plane and two.plane and one.plane[0] != two.plane[0]
            if across and (one.cell == two.cell or one.front == two.front):
                pass  # a corner
            elif left_near:
                goes_on = column > 0 and self._is_wall(column - 1)
                right = max(right, near_lines(left, self.tops[column - 1]) if goes_on else left)
            else:
                goes_on = column < self.width - 1 and self._is_wall(column + 1)
                left = max(left, near_lines(right, self.tops[column + 2]) if goes_on else right)
        band = next((band for band, bound in enumerate(BANDS) if left + right >> 1 >= bound), DARK)
        if abs(left - right) > STEEPEST:
            left = right = max(left, right)
        if min(left, right) >= self.half:
            left = right = self.half
        return Column(left, right, band, wall.faces_east, seam, self.half)


class Picture:
    """Pixels, 144 lines of 24 bytes in the largest view, and attributes.

    shades: 16 of walls, 9 rows of floor, five bytes each.
    """

    def __init__(self, columns: Sequence[Column], shades: bytes) -> None:
        look = np.frombuffer(shades, np.uint8).reshape(25, 5)
        self.half = columns[0].half
        rows = self.half // 8
        floor = look[16 : 16 + rows, 1:]
        self.pixels = np.zeros((2 * self.half, len(columns)), np.uint8)
        self.pixels[self.half :] = floor[:, [0, 1, 2, 3] * 2].reshape(-1, 1)
        self.colours = np.zeros((2 * rows, len(columns)), np.uint8)
        for number, column in enumerate(columns):
            shade = look[8 * column.east + column.band]
            foot = rows + (column.higher + 7) // 8
            self.colours[:foot, number] = shade[0]
            self.colours[foot:, number] = look[16 + foot - rows : 16 + rows, 0]
            self._strip(number, column, shade[1:])

    def _strip(self, number: int, column: Column, pattern: Bits) -> None:
        top, slant = max(column.left, column.right), abs(column.left - column.right)
        for line in range(self.half - column.higher, self.half):
            row = line - (self.half - top)
            mask = column.seam
            if row < slant:
                dots = (16 * row + 8 + slant) // (2 * slant)
                mask &= 0xFF00 >> dots & 255 if column.left > column.right else (1 << dots) - 1
            for at in (line, 2 * self.half - 1 - line):
                self.pixels[at, number] = pattern[at & 3] & mask


def float_heights(maze: Bits, x: int, y: int, angle: int, aside: float = 0) -> list[float]:
    """Half-heights at the borders by a walk from side to side of cells, in floating point; 0: nothing.

    aside: how much further to the right each ray goes, in cells at a depth of one.
    """
    heights = []
    for border in range(COLUMNS + 1):
        turn, by = math.pi * angle / 32, (border - 12) / 20 + aside
        way = math.sin(turn) + by * math.cos(turn), -math.cos(turn) + by * math.sin(turn)
        place, cell = (x / 16, y / 16), [x >> 4, y >> 4]
        while True:
            sides = [(cell[i] + (way[i] > 0) - place[i]) / way[i] if abs(way[i]) > 1e-9 else math.inf for i in (0, 1)]
            axis = int(sides[1] <= sides[0])
            cell[axis] += 1 if way[axis] > 0 else -1
            if maze[cell[1], cell[0]] or sides[axis] > 6:
                break
        depth = max(sides[axis], 1e-6)
        heights.append(60 / depth if 60 / depth >= farthest(5) else 0.0)
    return heights
