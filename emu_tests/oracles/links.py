"""What a maze on a tiling must be, judged by networkx, and by numpy and scipy whole batches at a time."""

import functools
from collections.abc import Iterable

import networkx as nx
import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from zxmazes.tilings import STRIDE, TILINGS, Cell, Tiling

Batch = npt.NDArray[np.uint8]  # (mazes, 32, 32), bit d for a passage in direction d
Mask = npt.NDArray[np.bool_]  # (32, 32), True for a cell that is taken out
Verdicts = npt.NDArray[np.bool_]  # one for each maze
#: Rows, columns, storeys.
Size = tuple[int, int, int]

#: A size for the quick tests of many seeds.
QUICK: dict[str, Size] = {name: (4 if one.floors else 8, 11, 2) for name, one in TILINGS.items()}
#: A small size, for all seeds.
SMALL: dict[str, Size] = {name: (3 if one.floors else 5, 6, 2) for name, one in TILINGS.items()}
#: Sizes that are legal for every tiling (of storeys the rows are those of a floor): the least, the greatest, odd ones.
SIZES: list[Size] = [(3, 3, 2), (3, 32, 4), (8, 32, 4), (32, 3, 1), (32, 32, 1), (7, 10, 3), (15, 15, 2), (9, 4, 3)]


def sizes_of(tiling: Tiling) -> list[Size]:
    """SIZES, and the least size of this tiling."""
    return [*SIZES, (*tiling.least, 1)]


@functools.cache
def ways(tiling: Tiling, size: Size) -> dict[Cell, dict[int, Cell]]:
    """The neighbours of each cell by direction."""
    return {cell: dict(tiling.neighbours(cell, *size)) for cell in tiling.cells(*size)}


def board(tiling: Tiling, size: Size, mask: Mask | None = None) -> nx.Graph:
    """All cells that the mask leaves, joined to all neighbours. Each edge has the direction from its `low` end."""
    graph = nx.Graph()
    for cell, around in ways(tiling, size).items():
        if mask is None or not mask[cell]:
            graph.add_node(cell)
            graph.add_edges_from((cell, there) for there in around.values() if mask is None or not mask[there])
    return graph


def crossings(tiling: Tiling, size: Size) -> Iterable[tuple[Cell, Cell, Cell, Cell]]:
    """Where diagonals cross: the corners of each block of 2 x 2 cells."""
    rows, columns, _ = size
    if tiling.crossing:
        for row in range(rows - 1):
            for column in range(columns - 1):
                yield (row, column), (row + 1, column + 1), (row, column + 1), (row + 1, column)


def graph_of(tiling: Tiling, size: Size, links: npt.NDArray[np.uint8], mask: Mask | None = None) -> nx.Graph:
    """The maze as a graph, after asserting its format: only legal directions, both ways, nothing elsewhere."""
    graph = nx.Graph()
    left = links.copy()
    for cell, around in ways(tiling, size).items():
        if mask is None or not mask[cell]:
            graph.add_node(cell)
        for code, there in around.items():
            if links[cell] >> code & 1:
                assert links[there] >> (code ^ 4) & 1, f"{cell} leads to {there}, but not back"
                assert mask is None or not (mask[cell] or mask[there]), f"{cell} or {there} is taken out"
                left[cell] &= ~(1 << code) & 255
                graph.add_edge(cell, there)
    assert not left.any(), f"directions that lead nowhere at {np.argwhere(left).tolist()[:5]}"
    for one, other, left_end, right_end in crossings(tiling, size):
        assert not (graph.has_edge(one, other) and graph.has_edge(left_end, right_end)), f"diagonals cross at {one}"
    return graph


def assert_perfect(tiling: Tiling, size: Size, links: npt.NDArray[np.uint8], mask: Mask | None = None) -> nx.Graph:
    """A spanning tree, or with a mask one of each part."""
    graph = graph_of(tiling, size, links, mask)
    assert nx.is_forest(graph), "a loop"
    parts = {frozenset(part) for part in nx.connected_components(board(tiling, size, mask))}
    assert {frozenset(part) for part in nx.connected_components(graph)} == parts, "a part is cut, or joined"
    return graph


@functools.cache
def _edges(tiling: Tiling, size: Size) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], int]:
    """All neighbours as two rows of places in a maze's 1,024 bytes; the directions; the number of cells."""
    rows = [
        (STRIDE * cell[0] + cell[1], STRIDE * there[0] + there[1], code)
        for cell, around in ways(tiling, size).items()
        for code, there in around.items()
    ]
    table = np.array(rows, dtype=np.int64).T
    return table[:2], table[2], len(ways(tiling, size))


def is_perfect(tiling: Tiling, size: Size, batch: Batch) -> Verdicts:
    """For each maze: a spanning tree in the right format? All of a batch by numpy and scipy."""
    (first, second), code, cells = _edges(tiling, size)
    mazes = batch.reshape(len(batch), -1)
    open_ = mazes[:, first] >> code.astype(np.uint8) & 1 == 1  # (mazes, edges)
    back = mazes[:, second] >> (code ^ 4).astype(np.uint8) & 1 == 1
    legal = np.zeros_like(mazes)
    for d in range(8):
        legal[:, first[code == d]] |= (1 << d)  # fmt: skip
    good = (open_ == back).all(axis=1) & (mazes & ~legal == 0).all(axis=1) & (open_.sum(axis=1) == 2 * (cells - 1))
    which, edge = np.nonzero(open_)
    graph = coo_array(
        (np.ones(len(which), np.int8), (which * 1024 + first[edge], which * 1024 + second[edge])),
        shape=(len(mazes) * 1024,) * 2,
    )
    _, component = connected_components(graph, directed=False)
    inside = np.unique(first)
    component = component.reshape(len(mazes), 1024)[:, inside]
    return np.asarray(good & (component == component[:, :1]).all(axis=1))


def uncrossed(tiling: Tiling, batch: Batch) -> Verdicts:
    """For each maze: do no two diagonals cross?"""
    good = np.ones(len(batch), np.bool_)
    if tiling.crossing:
        down, up = batch >> 3 & 1 == 1, batch >> 1 & 1 == 1  # from a block's upper left, and from its lower left
        good &= ~(down[:, :-1] & up[:, 1:]).any(axis=(1, 2))
    return good


def assert_perfect_batch(tiling: Tiling, size: Size, batch: Batch, few: int) -> None:
    """Each maze of a batch is perfect, by numpy and scipy; every `few`th one by networkx too."""
    good = is_perfect(tiling, size, batch) & uncrossed(tiling, batch)
    assert good.all(), f"maze {int(good.argmin())}{show(batch[good.argmin()], size)}"
    for links in batch[::few]:
        assert_perfect(tiling, size, links)


def parts_of(tiling: Tiling, size: Size, links: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """The number of the part that each of the 32 x 32 places is in, by scipy; a place outside is one of its own."""
    (first, second), code, _ = _edges(tiling, size)
    open_ = links.reshape(-1)[first] >> code.astype(np.uint8) & 1 == 1
    graph = coo_array((np.ones(open_.sum(), np.int8), (first[open_], second[open_])), shape=(STRIDE * STRIDE,) * 2)
    return np.asarray(connected_components(graph, directed=False)[1], np.int64).reshape(STRIDE, STRIDE)


def every_way(tiling: Tiling, size: Size, mask: Mask) -> npt.NDArray[np.uint8]:
    """Links that join all neighbours that a mask leaves."""
    (first, second), code, _ = _edges(tiling, size)
    left = ~(mask.reshape(-1)[first] | mask.reshape(-1)[second])
    links = np.zeros(STRIDE * STRIDE, np.uint8)
    np.bitwise_or.at(links, first[left], (1 << code[left]).astype(np.uint8))
    return links.reshape(STRIDE, STRIDE)


def is_forest(tiling: Tiling, size: Size, links: npt.NDArray[np.uint8], mask: Mask) -> bool:
    """A spanning tree of each part that a mask leaves, in the right format? By numpy and scipy."""
    (first, second), code, _ = _edges(tiling, size)
    flat, shift = links.reshape(-1), code.astype(np.uint8)
    open_ = flat[first] >> shift & 1
    whole = every_way(tiling, size, mask)
    parts = len(np.unique(parts_of(tiling, size, links)))
    return bool(
        (open_ == flat[second] >> (shift ^ 4) & 1).all()
        and not (links & ~whole).any()
        and open_.sum() == 2 * (STRIDE * STRIDE - parts)
        and parts == len(np.unique(parts_of(tiling, size, whole)))
        and uncrossed(tiling, links[None]).all()
    )


def show(links: npt.NDArray[np.uint8], size: Size) -> str:
    """A maze for a failure's message: its bytes in hexadecimal."""
    rows, columns, _ = size
    return "\n" + "\n".join(" ".join(f"{byte:02X}" for byte in row[:columns]) for row in links[:rows])
