"""The fewest turns: among all shortest routes by networkx, of all routes by scipy."""

import itertools

import networkx as nx
import numpy as np
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra

from emu_tests.oracles.paths import Place, Walls, distances

_SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def fewest_turns(walls: Walls, start: Place, finish: Place) -> int | None:
    """The fewest turns of a shortest route; None without a route.

    A node is a cell and the step that led to it; an edge costs 1 if it turns. Each leads one step
    nearer to the finish, so the graph has no cycle.
    """
    left = distances(walls, [finish])[0]
    if not np.isfinite(left[start]):
        return None
    graph = nx.DiGraph()
    graph.add_node((start, None))
    wave = [(start, None)]
    while wave:
        after = set()
        for place, came in wave:
            for side in _SIDES:
                cell = (place[0] + side[0], place[1] + side[1])
                if min(cell) >= 0 and max(cell) < walls.shape[0] and left[cell] == left[place] - 1:
                    graph.add_edge((place, came), (cell, side), turns=int(came not in (None, side)))
                    after.add((cell, side))
        wave = sorted(after)
    costs = dict.fromkeys(graph, np.inf)
    costs[start, None] = 0
    for node in nx.topological_sort(graph):
        for _, other, turns in graph.edges(node, data="turns"):
            costs[other] = min(costs[other], costs[node] + turns)
    return int(min(cost for (cell, _), cost in costs.items() if cell == finish))


_TURN = 4096  # what a turn costs in steps: more than any route has


def fewest_turns_of_all(walls: Walls, start: Place, finish: Place) -> tuple[int, int] | None:
    """The fewest turns of all routes, and the fewest steps of those; None without a route.

    A node is a cell and the axis on which it is passed: 1,024 along rows, then 1,024 along columns.
    """
    if walls[start] or walls[finish]:
        return None
    free, number = ~walls, np.arange(walls.size).reshape(walls.shape)
    right, below = free[:, :-1] & free[:, 1:], free[:-1] & free[1:]
    one = [number[:, :-1][right], number[:-1][below] + walls.size, number[free]]
    other = [number[:, 1:][right], number[1:][below] + walls.size, number[free] + walls.size]
    costs = [np.ones(len(one[0])), np.ones(len(one[1])), np.full(len(one[2]), _TURN)]
    edges = (np.concatenate(one), np.concatenate(other))
    graph = coo_array((np.concatenate(costs), edges), shape=(2 * walls.size,) * 2).tocsr()
    ends = [[int(number[place]) + axis for axis in (0, walls.size)] for place in (start, finish)]
    best = np.asarray(dijkstra(graph, directed=False, indices=ends[0]))[:, ends[1]].min()
    return divmod(int(best), _TURN) if np.isfinite(best) else None


def turns_of(route: list[int]) -> int:
    """The places where a route changes its direction."""
    return sum(one != other for one, other in itertools.pairwise(route))
