"""The cost of ways over terrain by scipy, for any field of tiles and any table of properties."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra

Place = tuple[int, int]  # row, column
Cells = npt.NDArray[np.uint8]

_NUMBER = np.arange(1024).reshape(32, 32)


def entering(properties: Cells) -> npt.NDArray[np.float64]:
    """What it costs to enter places with these properties: infinite for impassable ones."""
    cost = np.maximum(properties & 15, 1).astype(float)
    cost[properties >= 128] = np.inf
    return cost


def costs(cost: npt.NDArray[np.float64], places: Sequence[Place], *, leading_to: bool) -> npt.NDArray[np.float64]:
    """The cheapest cost of a way from each place to the nearest of `places`, or from the first of them to each.

    A place costs what `cost` has for it when it is entered. Infinite where there is no way, and at what is impassable.
    """
    pairs = [(_NUMBER[:, :-1], _NUMBER[:, 1:]), (_NUMBER[:-1], _NUMBER[1:])]
    pairs += [(there, here) for here, there in pairs]
    source, target = (np.concatenate([pair[end].ravel() for pair in pairs]) for end in (0, 1))
    free = np.isfinite(cost.ravel())
    kept = free[source] & free[target]
    source, target = source[kept], target[kept]
    graph = coo_array((cost.ravel()[target], (source, target)), shape=(1024, 1024)).tocsr()
    starts = [row * 32 + column for row, column in places if free[row * 32 + column]]
    if not starts:
        return np.full((32, 32), np.inf)
    found = dijkstra(graph.T if leading_to else graph, indices=starts, min_only=leading_to)
    return np.asarray(found if leading_to else found[0]).reshape(32, 32)
