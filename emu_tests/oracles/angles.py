"""Routes at any angle: which cells a line touches, and the shortest route over all centres of cells, by scipy."""

import functools
import itertools
import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from scipy.sparse.csgraph import dijkstra

from emu_tests.oracles.paths import Place, Walls

Numbers = npt.NDArray[np.int64]
Offsets = tuple[Numbers, Numbers]


@functools.cache
def _touched(rows: int, columns: int) -> Offsets:
    """The cells that a line from the centre of (0, 0) to that of (rows, columns) touches, corners included.

    A square of side 1 around (row, column) is touched if its corners are not all strictly on one side of the line.
    """
    down, across = np.mgrid[min(rows, 0) : max(rows, 0) + 1, min(columns, 0) : max(columns, 0) + 1]
    touched = 2 * abs(rows * across - columns * down) <= abs(rows) + abs(columns)
    return down[touched], across[touched]


def touched(one: Place, other: Place) -> set[Place]:
    """The cells that the line between the centres of two cells touches."""
    rows, columns = _touched(other[0] - one[0], other[1] - one[1])
    return set(zip((rows + one[0]).tolist(), (columns + one[1]).tolist(), strict=True))


def is_clear(walls: Walls, one: Place, other: Place) -> bool:
    """Does the line between their centres touch passable cells only?"""
    rows, columns = _touched(other[0] - one[0], other[1] - one[1])
    return not walls[rows + one[0], columns + one[1]].any()


def _clear_pairs(walls: Walls, places: Numbers, number: Numbers, offset: Place) -> Offsets:
    """The numbers of all places so far from one another that the line between them is clear."""
    there = places + offset
    inside = ((there >= 0) & (there < walls.shape)).all(axis=1)
    ones, others = number[*places[inside].T], number[*there[inside].T]
    ones, others = ones[others >= 0], others[others >= 0]
    rows, columns = _touched(*offset)
    clear = ~walls[rows + places[ones, :1], columns + places[ones, 1:]].any(axis=1)
    return ones[clear], others[clear]


def length(places: Sequence[Place]) -> float:
    """The length of the lines from place to place, in cells."""
    return sum(math.dist(*pair) for pair in itertools.pairwise(places))


def shortest_length(walls: Walls, start: Place, finish: Place, found: float) -> float:
    """The length of the shortest route of clear lines between centres, where one of length `found` is known.

    Dijkstra over the visibility graph of all cells that a route as short can pass: those in an ellipse around the ends.
    """
    cells = np.argwhere(~walls)
    places = cells[sum(np.hypot(*(cells - end).T) for end in (start, finish)) <= found + 1e-9]
    number = np.full(walls.shape, -1)
    number[*places.T] = range(len(places))
    graph = np.zeros((len(places), len(places)))
    high, wide = np.ptp(places, axis=0)
    for rows, columns in itertools.product(range(high + 1), range(-wide, wide + 1)):
        if (rows, columns) > (0, 0):  # the other half are the same lines
            ones, others = _clear_pairs(walls, places, number, (rows, columns))
            graph[ones, others] = math.hypot(rows, columns)
    costs = np.asarray(dijkstra(graph, directed=False, indices=number[start]))
    return float(costs[number[finish]])
