"""A maze on any tiling with passages of one direction, as a directed graph of networkx."""

from collections import Counter

import networkx as nx

from emu_tests.oracles.links import Batch, Mask, Size, ways
from zxmazes.tilings import Cell, Tiling


def digraph_of(tiling: Tiling, size: Size, links: Batch, mask: Mask | None = None) -> nx.DiGraph:
    """All cells, and an edge for each bit, after asserting that each leads to a neighbour."""
    graph = nx.DiGraph()
    left = links.copy()
    for cell, around in ways(tiling, size).items():
        if mask is None or not mask[cell]:
            graph.add_node(cell)
        for code, there in around.items():
            if links[cell] >> code & 1:
                left[cell] &= ~(1 << code) & 255
                graph.add_edge(cell, there, code=code)
    assert not left.any()
    return graph


def may_be_arrows(graph: nx.Graph, entrance: Cell, exit_: Cell) -> set[frozenset[Cell]]:
    """The passages on a ring; a step from the exit to the entrance may be one of its steps."""
    closed = [*graph.edges, *([(exit_, entrance)] if nx.has_path(graph, entrance, exit_) else [])]
    part = nx.node_connected_component(graph, entrance)
    own = [edge for edge in closed if edge[0] in part]
    bridges = {frozenset(edge) for edge in nx.bridges(nx.Graph(own))}
    return {edge for edge, many in Counter(map(frozenset, own)).items() if many > 1 or edge not in bridges}


def one_way(graph: nx.DiGraph) -> set[frozenset[Cell]]:
    return {frozenset((a, b)) for a, b in graph.edges if not graph.has_edge(b, a)}
