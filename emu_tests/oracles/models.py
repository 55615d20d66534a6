"""Plain models of the generators: random states as asm/lib/random.asm words the step, choices, a maze's cells."""

from collections.abc import Iterator
from fractions import Fraction
from math import ceil

import numpy as np

from zxmazes.routines.library import STEPS

Cell = tuple[int, int]  # row and column in the field


def states(seed: int) -> Iterator[int]:
    """The random states after a seed, as lib/random.asm words the step."""
    while True:
        low = (seed & 255) ^ ((seed >> 10 | seed >> 8 << 6) & 255)
        total = (low >> 1 | low << 7 & 255) + 0x5C + (low & 1)
        total = (total & 255) + low
        seed = ((total + (seed >> 8) + (total >> 8)) & 255) << 8 | low
        yield seed


def choose(ways: list[Cell], byte: int) -> Cell:
    """The choice that lib/field_ways.asm words: by a quarter of the bytes each; of three, the last is dealt out."""
    quarter = byte >> 6
    if len(ways) == 3 and quarter == 3:
        return ways[(byte >= 214) + (byte >= 235)]
    return ways[quarter % len(ways)]


#: For two ways, numbered as STEPS: the one that carry takes, and the other.
_PAIRS = {(0, 1): (1, 0), (0, 2): (0, 2), (0, 3): (0, 3), (1, 2): (1, 2), (1, 3): (3, 1), (2, 3): (2, 3)}


def turn(cell: Cell, near: list[Cell], byte: int) -> Cell:
    """The neighbour of `near` that asm/lib/ways_dig.asm chooses by a random byte."""
    ways = tuple(STEPS.index(((there[0] - cell[0]) // 2, (there[1] - cell[1]) // 2)) for there in near)
    if len(ways) == 1:
        return near[0]
    if len(ways) == 4:
        ways, carry = (ways[2:], byte & 64) if byte & 128 else (ways[:2], byte & 64)
    elif len(ways) == 3:
        *pair, last = ways
        ways, carry = ((last, last), 0) if byte < 86 else (tuple(pair), byte < 171)
    else:
        carry = byte & 128
    way = ways[0] if ways[0] == ways[1] else _PAIRS[ways[0], ways[1]][not carry]
    return cell[0] + 2 * STEPS[way][0], cell[1] + 2 * STEPS[way][1]


class Maze:
    """Walls, and which cells are visited."""

    def __init__(self, width: int, height: int) -> None:
        self.walls = np.ones((32, 32), bool)
        self.cells = [(row, column) for row in range(1, height, 2) for column in range(1, width, 2)]
        self.visited: set[Cell] = set()

    def near(self, cell: Cell, visited: bool) -> list[Cell]:
        """The neighbours above, right, below, left that are visited, or those that are not."""
        places = [(cell[0] + 2 * row, cell[1] + 2 * column) for row, column in STEPS]
        return [place for place in places if place in self.cells and (place in self.visited) == visited]

    def visit(self, cell: Cell, origin: Cell | None = None) -> None:
        self.visited.add(cell)
        self.walls[cell] = False
        if origin:
            self.walls[(cell[0] + origin[0]) // 2, (cell[1] + origin[1]) // 2] = False


class Draws:
    """The random numbers as `asm/lib/random.asm` words them: `step()` is the state, `high` and `low` its halves."""

    def __init__(self, seed: int) -> None:
        self.high, self.low = divmod(seed, 256)

    def step(self) -> None:
        self.low ^= (self.high >> 2 | self.high << 6) & 255
        mixed = (self.low >> 1 | self.low << 7) & 255
        total = mixed + 0x5C + (self.low & 1)
        total = (total & 255) + self.low
        self.high = (total & 255) + self.high + (total >> 8) & 255


def ones(number: int) -> int:
    """The least 2^b - 1 that is no less."""
    return (1 << number.bit_length()) - 1


def share_of_rooms(width: int, height: int, vertical: int = 255, horizontal: int = 255) -> tuple[int, int]:
    """How many partitions go: what is asked for, and 255 asks for the article's share at this size."""
    across, down = width // 2, height // 2
    of_both = (across - 1) * down * Fraction(105, 140), across * (down - 1) * Fraction(100, 135)
    wanted, wanted_too = (ceil(x) if k == 255 else k for k, x in zip((vertical, horizontal), of_both, strict=True))
    return wanted, wanted_too
