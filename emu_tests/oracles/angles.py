"""Routes at any angle: which cells a line touches, and the shortest route over all centres of cells, by scipy."""

import functools
import itertools
import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from scipy.sparse.csgraph import dijkstra

from emu_tests.oracles.paths import Place, Walls

Offsets = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]


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


def length(places: Sequence[Place]) -> float:
    """The length of the lines from place to place, in cells."""
    return sum(math.dist(*pair) for pair in itertools.pairwise(places))


def shortest_length(walls: Walls, start: Place, finish: Place, found: float) -> float:
    """The length of the shortest route of clear lines between centres, where one of length `found` is known.

    Dijkstra over the visibility graph of all cells that a route as short can pass: those in an ellipse around the ends.
    """
    cells = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
    places = [one for one in cells if math.dist(start, one) + math.dist(one, finish) <= found + 1e-9]
    graph = np.zeros((len(places), len(places)))
    for number, one in enumerate(places):
        for other in range(number):
            if is_clear(walls, one, places[other]):
                graph[number, other] = math.dist(one, places[other])
    costs = np.asarray(dijkstra(graph, directed=False, indices=places.index(start)))
    return float(costs[places.index(finish)])
