"""What a maze of squares with crossings must be: a graph with two nodes at each crossing, judged by networkx."""

import networkx as nx
import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from emu_tests.oracles.links import Batch, Mask, Size, board
from zxmazes.tilings import TILINGS, Cell

#: A crossing whose passage up and down leads under, and one whose passage left and right does.
UNDER_DOWN, UNDER_ACROSS = 0x57, 0x5D
ROW_AND_COLUMN = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
#: A cell and one of its passages: 0 all of it, or of a crossing 1 up and down, 2 left and right.
Node = tuple[Cell, int]


def is_crossing(byte: int) -> bool:
    return int(byte) in (UNDER_DOWN, UNDER_ACROSS)


def node(links: Batch, cell: Cell, code: int) -> Node:
    """The node of a cell that a step in this direction enters or leaves."""
    return cell, (2 if code in (2, 6) else 1) if is_crossing(links[cell]) else 0


def beyond(cell: Cell, code: int) -> Cell:
    down, right = ROW_AND_COLUMN[code]
    return cell[0] + down, cell[1] + right


def graph_of(size: Size, links: Batch, mask: Mask | None = None) -> nx.Graph:
    """The maze, after asserting its format: both ways, nothing outside, odd bits at crossings alone."""
    rows, columns, _ = size
    graph, left = nx.Graph(), links.copy()
    for cell in TILINGS["square"].cells(*size):
        if mask is not None and mask[cell]:
            continue
        byte = int(links[cell])
        assert is_crossing(byte) or not byte & 0xAA, f"{byte:02X} at {cell}"
        graph.add_nodes_from([(cell, 1), (cell, 2)] if is_crossing(byte) else [(cell, 0)])
        left[cell] = 0
        for code in (0, 2, 4, 6):
            if byte >> code & 1:
                there = beyond(cell, code)
                assert 0 <= there[0] < rows, f"{cell} leads out"
                assert 0 <= there[1] < columns, f"{cell} leads out"
                assert links[there] >> (code ^ 4) & 1, f"{cell} leads to {there}, but not back"
                assert mask is None or not mask[there]
                graph.add_edge(node(links, cell, code), node(links, there, code))
    assert not left.any(), f"something outside at {np.argwhere(left).tolist()[:5]}"
    return graph


def assert_woven(size: Size, links: npt.NDArray[np.uint8], mask: Mask | None = None) -> nx.Graph:
    """A tree of all nodes, or with a mask one of each part."""
    graph = graph_of(size, links, mask)
    assert nx.is_forest(graph), "a loop"
    parts = nx.number_connected_components(board(TILINGS["square"], size, mask))
    assert nx.number_connected_components(graph) == parts, "a part is cut"
    return graph


def are_woven(size: Size, batch: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """For each maze: a tree of all nodes? All of a batch by numpy and scipy; the format is judged by assert_woven."""
    mazes, (rows, columns, _) = len(batch), size
    crossing = np.isin(batch, (UNDER_DOWN, UNDER_ACROSS))
    place = np.arange(batch.size).reshape(batch.shape)
    other = np.where(crossing, place + batch.size, place)  # the node left and right
    first, second = [], []
    for code, nodes, (down, right) in ((4, place, (1, 0)), (2, other, (0, 1))):
        here = nodes[:, : rows - down, : columns - right]
        there = nodes[:, down:rows, right:columns]
        open_ = batch[:, : rows - down, : columns - right] >> code & 1 == 1
        first.append(here[open_])
        second.append(there[open_])
    ends = np.concatenate(first), np.concatenate(second)
    graph = coo_array((np.ones(len(ends[0]), np.int8), ends), shape=(2 * batch.size,) * 2)
    _, component = connected_components(graph, directed=False)
    inside = np.zeros_like(crossing)
    inside[:, :rows, :columns] = True
    edges = np.bincount(ends[0] % batch.size // 1024, minlength=mazes)
    nodes_ = inside.sum(axis=(1, 2)) + crossing.sum(axis=(1, 2))
    root = component[place[:, 0, 0]][:, None, None]
    joined = (component[place] == root) & (component[other] == root)
    return np.asarray((edges == nodes_ - 1) & (joined | ~inside).all(axis=(1, 2)))


def crossings(links: Batch) -> int:
    return int(np.isin(links, (UNDER_DOWN, UNDER_ACROSS)).sum())


def dead_ends(links: Batch) -> int:
    return int(np.isin(links, (1, 4, 16, 64)).sum())
