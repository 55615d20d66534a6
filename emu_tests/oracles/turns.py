"""The fewest turns among all shortest routes: dynamic programming over the graph of shortest routes, by networkx."""

import itertools

import networkx as nx
import numpy as np

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


def turns_of(route: list[int]) -> int:
    """The places where a route changes its direction."""
    return sum(one != other for one, other in itertools.pairwise(route))
