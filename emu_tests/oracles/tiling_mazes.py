"""Mazes on any tiling for the tests of their drawings, made by networkx."""

import random
from collections.abc import Iterator

import networkx as nx
import numpy as np

from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import TILINGS, Cell

_FLAT = [(2, 2, 1), (5, 6, 1), (6, 5, 1), (9, 12, 1)]
_ROUND = [(3, 3, 1), (4, 7, 1), (8, 5, 1)]
_STOREYS = [(2, 2, 1), (4, 5, 2), (3, 4, 3), (5, 3, 4)]
_RINGS = [(2, 3, 1), (5, 20, 1), (4, 7, 1), (3, 32, 1), (6, 4, 1)]
#: Rows, columns and storeys by tiling: small, odd and even, and large.
SIZES: dict[str, list[tuple[int, int, int]]] = {
    name: _STOREYS if one.floors else _RINGS if one.rings else _ROUND if one.leaves else _FLAT
    for name, one in TILINGS.items()
}


def graph_of(maze: TilingMaze) -> nx.Graph:
    """The passages that the links have, each edge with its direction from the lesser cell."""
    graph = nx.Graph()
    graph.add_nodes_from(maze.cells())
    for cell in maze.cells():
        for direction, there in maze.neighbours(cell).items():
            if maze.is_open(cell, direction):
                graph.add_edge(cell, there)
    return graph


def make(name: str, size: tuple[int, int, int], seed: int, *, masked: bool = False, loops: float = 0.1) -> TilingMaze:
    """A random maze: a tree in each part, and a share of the other walls open. masked: some cells are taken out."""
    choose = random.Random(f"{name} {size} {seed} {masked}")
    rows, columns, storeys = size
    tiling = TILINGS[name]
    mask = np.zeros((32, 32), np.bool_)
    if masked:
        for cell in tiling.cells(*size):
            mask[cell] = choose.random() < 0.15
    blank = TilingMaze(tiling, rows, columns, storeys, np.zeros((32, 32), np.uint8), (0, 0), (0, 0), mask)
    coins = {(row, column): choose.random() < 0.5 for row in range(-1, rows) for column in range(-1, columns)}
    edges = []
    for cell in blank.cells():
        for direction, there in blank.neighbours(cell).items():
            if tiling.crossing and direction % 2:
                block = (min(cell[0], there[0]), min(cell[1], there[1]))
                if coins[block] != (direction in (3, 7)):
                    continue
            if direction < 4:
                edges.append((cell, direction, there))
    choose.shuffle(edges)
    links = np.zeros((32, 32), np.uint8)
    parts = nx.utils.UnionFind(blank.cells())
    for cell, direction, there in edges:
        if parts[cell] != parts[there] or choose.random() < loops:
            parts.union(cell, there)
            links[cell] |= 1 << direction
            links[there] |= 1 << (direction ^ 4)
    largest = max(parts.to_sets(), key=len)
    first, last = _ends(blank, sorted(largest), choose)
    return TilingMaze(tiling, rows, columns, storeys, links, first, last, mask)


def _ends(maze: TilingMaze, part: list[Cell], choose: random.Random) -> tuple[Cell, Cell]:
    """The first and the last cell; in rings one of the outermost ring and one of the innermost."""
    if not maze.tiling.rings:
        return part[0], part[-1]
    rings = [row for row, _ in part]
    outer = [cell for cell in part if cell[0] == min(rings)]
    inner = [cell for cell in part if cell[0] == max(rings)]
    return choose.choice(outer), choose.choice(inner)


def cases() -> Iterator[tuple[str, tuple[int, int, int], int, bool]]:
    """Arguments of `make`: every tiling and size, whole and with cells taken out."""
    for name, sizes in SIZES.items():
        for seed, size in enumerate(sizes):
            yield name, size, seed, False
            if size[0] * size[1] > 12:
                yield name, size, seed, True
