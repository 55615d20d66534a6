"""A maze on any tiling with passages of one direction, as a directed graph of networkx."""

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
    closed = nx.MultiGraph(graph.edges)
    if nx.has_path(graph, entrance, exit_):
        closed.add_edge(exit_, entrance)
    part = closed.subgraph(nx.node_connected_component(closed, entrance)) if entrance in closed else nx.MultiGraph()
    bridges = {frozenset(edge) for edge in nx.bridges(nx.Graph(part))}
    double = {frozenset(edge[:2]) for edge in part.edges if part.number_of_edges(*edge[:2]) > 1}
    return {frozenset(edge[:2]) for edge in part.edges} - (bridges - double)


def one_way(graph: nx.DiGraph) -> set[frozenset[Cell]]:
    return {frozenset((a, b)) for a, b in graph.edges if not graph.has_edge(b, a)}
