"""Fields for solvers and measures: scattered, winding, empty and full, and places in them."""

import functools
import random

import numpy as np
import numpy.typing as npt

from emu_tests.oracles.paths import Place, Walls, steps_between
from zxmazes.routines.library import STRIDE, Library

CORNERS: list[Place] = [(0, 0), (0, 31), (31, 0), (31, 31)]
EMPTY: Walls = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
FULL: Walls = ~EMPTY


def serpentine() -> Walls:
    """Corridors along the even rows, joined at alternate ends: 527 steps from (0, 0) to (31, 0)."""
    walls = EMPTY.copy()
    walls[1::4, :31] = walls[3::4, 1:] = True
    return walls


def staircases(shift: int) -> Walls:
    """Diagonal stairs with a diagonal of wall between, joined at alternate ends: about 643 steps.

    Two cells of three lie on the route; no shortest route can have many more.
    """
    rows, columns = np.indices((STRIDE, STRIDE))
    walls: Walls = (columns - rows + shift) % 3 == 2
    for number, diagonal in enumerate(d for d in range(-31, 32) if (d + shift) % 3 == 2):
        cells = [(row, row + diagonal) for row in range(STRIDE) if 0 <= row + diagonal < STRIDE]
        walls[cells[0 if number % 2 else -1]] = False
    return walls


def scatter(choose: random.Random, density: float) -> Walls:
    """A field in which each cell is a wall with this probability."""
    return np.array([[choose.random() < density for _ in range(STRIDE)] for _ in range(STRIDE)], dtype=np.bool_)


def anywhere(choose: random.Random) -> Place:
    return choose.randrange(STRIDE), choose.randrange(STRIDE)


def passable(choose: random.Random, walls: Walls) -> Place:
    """A passable cell; a wall when there is no other."""
    cells = np.flatnonzero(~walls)
    return divmod(int(choose.choice(cells)), STRIDE) if len(cells) else (0, 0)


@functools.cache
def stones() -> tuple[tuple[Walls, Place, Place], ...]:
    """400 fields of 20 % obstacles with random free ends, those of the benchmark."""
    choose = random.Random(27)
    cases = []
    for _ in range(400):
        walls = scatter(choose, 0.2)
        start, finish = anywhere(choose), anywhere(choose)
        walls[start] = walls[finish] = False
        cases.append((walls, start, finish))
    return tuple(cases)


def joined(density: float, count: int, seed: int) -> list[tuple[Walls, Place, Place, int]]:
    """Random fields with two ends that are joined, and the steps between them without diagonals."""
    choose, found = random.Random(seed), []
    while len(found) < count:
        walls = scatter(choose, density)
        start, finish = passable(choose, walls), passable(choose, walls)
        steps = steps_between(walls, start, finish)
        if steps is not None:
            found.append((walls, start, finish, steps))
    return found


MAZES = range(0, 65536, 1311)
SIZES = [(width, height) for width in range(5, 32, 2) for height in range(5, 32, 2)]


def put(library: Library, walls: Walls, low: npt.NDArray[np.uint8] | int = 0) -> None:
    library.machine.write(library.address("field"), (walls * 128 + low).astype(np.uint8).tobytes())


def forest(choose: random.Random, density: float) -> Walls:
    """A field without loops: cells are opened in any order when that closes none."""
    walls = FULL.copy()
    parent = {}

    def root(cell: tuple[int, int]) -> tuple[int, int]:
        while parent[cell] != cell:
            cell = parent[cell]
        return cell

    cells = [(row, column) for row in range(32) for column in range(32)]
    choose.shuffle(cells)
    for row, column in cells[: int(1024 * density)]:
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        roots = [root(cell) for cell in near if cell in parent]
        if len(set(roots)) == len(roots):
            walls[row, column] = False
            parent[row, column] = (row, column)
            for other in roots:
                parent[other] = (row, column)
    return walls


def spiral() -> Walls:
    walls = FULL.copy()
    row, column, turn = 0, 0, 0
    walls[0, 0] = False
    for length in [31, 31, 31] + [steps for side in range(29, 0, -2) for steps in (side, side)]:
        for _ in range(length):
            row, column = row + (0, 1, 0, -1)[turn], column + (1, 0, -1, 0)[turn]
            walls[row, column] = False
        turn = (turn + 1) % 4
    return walls


def comb() -> Walls:
    """A spine down the left side, teeth along every other row."""
    walls = FULL.copy()
    walls[:, 0] = walls[::2] = False
    return walls


def checkers() -> Walls:
    """512 parts of one cell."""
    return np.asarray(np.indices((32, 32)).sum(axis=0) % 2 == 1)


def dominoes() -> Walls:
    """Parts of two cells, as many as there can be."""
    rows, columns = np.indices((32, 32))
    return np.asarray((columns + 2 * rows) % 4 > 1) ^ (rows % 2 == 1)
