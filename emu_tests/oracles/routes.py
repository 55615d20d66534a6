"""All shortest routes through a field, and the cells that no route avoids, by networkx."""

import networkx as nx
import numpy as np

from emu_tests.oracles.paths import Place, Walls


def graph_of(walls: Walls) -> "nx.Graph[Place]":
    """The passable places, each with those beside it."""
    graph: nx.Graph[Place] = nx.grid_2d_graph(*walls.shape)
    graph.remove_nodes_from([(row, column) for row, column in np.argwhere(walls).tolist()])
    return graph


def on_shortest(walls: Walls, start: Place, finish: Place) -> set[Place]:
    """The places on any shortest route; none if there is no route."""
    graph = graph_of(walls)
    there = nx.single_source_shortest_path_length(graph, start)
    back = nx.single_source_shortest_path_length(graph, finish)
    return {place for place in there if there[place] + back.get(place, 9999) == there.get(finish)}


def on_every(walls: Walls, start: Place, finish: Place) -> set[Place]:
    """The places on every route, both ends among them; none if there is no route.

    A place between two others that share no block is one where the graph falls apart; the ends get a neighbour of their
    own, so that they are such places too.
    """
    graph = graph_of(walls)
    if not nx.has_path(graph, start, finish):
        return set()
    graph.add_edge(start, (-1, 0))
    graph.add_edge(finish, (-1, 1))
    route = nx.shortest_path(graph, (-1, 0), (-1, 1))
    blocks = [set(block) for block in nx.biconnected_components(graph)]
    return {
        here
        for before, here, after in zip(route, route[1:], route[2:], strict=False)
        if not any({before, here, after} <= block for block in blocks)
    }
