"""Shortest routes by scipy, mazes by networkx: what the solvers are judged against; no search of our own."""

import functools
import random
from collections.abc import Sequence

import networkx as nx
import numpy as np
import numpy.typing as npt
from scipy.ndimage import label
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra

Walls = npt.NDArray[np.bool_]  # rows by columns, True for a wall
Place = tuple[int, int]  # row, column

_NUMBER = np.arange(1024).reshape(32, 32)


def distances(walls: Walls, places: Sequence[Place]) -> npt.NDArray[np.float64]:
    """Steps from each place to every cell as (places, rows, columns); infinite without a route, walls included.

    The array can only be read: whoever asks next for the same field gets the same one.
    """
    return _distances(walls.tobytes(), walls.shape, tuple(places))


@functools.lru_cache(maxsize=512)  # each solver in turn gets the same fields, at most some hundreds
def _distances(field: bytes, shape: tuple[int, ...], places: tuple[Place, ...]) -> npt.NDArray[np.float64]:
    walls = np.frombuffer(field, np.bool_).reshape(shape)
    number = np.arange(walls.size).reshape(walls.shape)
    right = ~walls[:, :-1] & ~walls[:, 1:]
    below = ~walls[:-1] & ~walls[1:]
    source = np.concatenate([number[:, :-1][right], number[:-1][below]])
    target = np.concatenate([number[:, 1:][right], number[1:][below]])
    graph = coo_array((np.ones(len(source)), (source, target)), shape=(walls.size, walls.size)).tocsr()
    indices = [number[place] for place in places]
    steps = np.asarray(dijkstra(graph, directed=False, unweighted=True, indices=indices)).reshape(-1, *walls.shape)
    steps[:, walls] = np.inf
    steps.flags.writeable = False
    return steps


def nearest(walls: Walls, places: Sequence[Place]) -> npt.NDArray[np.float64]:
    """Steps from every cell to the nearest of some passable places, (32, 32); infinite where there is no route."""
    if not places:
        return np.full(walls.shape, np.inf)
    return np.asarray(distances(walls, places).min(axis=0))


def steps_between(walls: Walls, start: Place, finish: Place) -> int | None:
    """The length of a shortest route; None without one, or when an end is a wall."""
    steps = distances(walls, [finish])[0][start]
    return int(steps) if np.isfinite(steps) else None


def diagonal_steps_between(walls: Walls, start: Place, finish: Place) -> int | None:
    """The least number of steps when diagonal ones are allowed where both cells beside them are free."""
    return _diagonal_steps(walls.tobytes(), start, finish)


@functools.lru_cache(maxsize=4096)
def _diagonal_steps(field: bytes, start: Place, finish: Place) -> int | None:
    walls = np.frombuffer(field, np.bool_).reshape(32, 32)
    free = ~walls
    edges = [(_NUMBER[:, :-1][part], _NUMBER[:, 1:][part]) for part in [free[:, :-1] & free[:, 1:]]]
    edges += [(_NUMBER[:-1][part], _NUMBER[1:][part]) for part in [free[:-1] & free[1:]]]
    block = free[:-1, :-1] & free[:-1, 1:] & free[1:, :-1] & free[1:, 1:]
    edges += [(_NUMBER[:-1, :-1][block], _NUMBER[1:, 1:][block]), (_NUMBER[:-1, 1:][block], _NUMBER[1:, :-1][block])]
    source, target = (np.concatenate(ends) for ends in zip(*edges, strict=True))
    graph = coo_array((np.ones(len(source)), (source, target)), shape=(1024, 1024)).tocsr()
    if walls[start] or walls[finish]:
        return None
    steps = dijkstra(graph, directed=False, unweighted=True, indices=[finish[0] * 32 + finish[1]])
    best = steps[0, start[0] * 32 + start[1]]
    return int(best) if np.isfinite(best) else None


def thin_graph(up: npt.NDArray[np.bool_], left: npt.NDArray[np.bool_]) -> nx.Graph:
    """The locations of a maze with thin walls, joined where the later one has no wall above or left of it."""
    rows, columns = up.shape
    graph = nx.grid_2d_graph(rows, columns)
    graph.remove_edges_from(((row - 1, column), (row, column)) for row, column in np.argwhere(up).tolist() if row)
    graph.remove_edges_from(((row, column - 1), (row, column)) for row, column in np.argwhere(left).tolist() if column)
    return graph


def graph_of(walls: Walls) -> nx.Graph:
    """The passable cells as (row, column), joined to those beside them; frozen, as it is the same one each time."""
    return _graph_of(walls.tobytes(), walls.shape)


@functools.lru_cache(maxsize=64)  # several routes in one field
def _graph_of(field: bytes, shape: tuple[int, ...]) -> nx.Graph:
    free = ~np.frombuffer(field, np.bool_).reshape(shape)
    graph = nx.Graph()
    graph.add_nodes_from(map(tuple, np.argwhere(free).tolist()))
    right, below = np.argwhere(free[:, :-1] & free[:, 1:]).tolist(), np.argwhere(free[:-1] & free[1:]).tolist()
    graph.add_edges_from(((row, column), (row, column + 1)) for row, column in right)
    graph.add_edges_from(((row, column), (row + 1, column)) for row, column in below)
    return nx.freeze(graph)


def farthest(walls: Walls, place: Place) -> Place:
    """A cell as far from `place` as any that can be reached."""
    steps = distances(walls, [place])[0]
    steps = np.where(np.isfinite(steps), steps, -1)
    row, column = np.unravel_index(int(steps.argmax()), steps.shape)
    return int(row), int(column)


def longest_pair(walls: Walls, place: Place) -> tuple[Place, Place]:
    """Two ends as far apart as any in the tree that holds `place` (far apart, if it is no tree)."""
    start = farthest(walls, place)
    return start, farthest(walls, start)


@functools.cache
def perfect_maze(seed: int, winding: bool) -> Walls:
    """A perfect maze of 15 x 15 cells as blocks: a spanning tree with many dead ends, or a winding one with few.

    The array can only be read: it is the same one each time.
    """
    choose = random.Random(seed)
    grid = nx.grid_2d_graph(15, 15)
    if winding:
        order = list(grid.edges)
        choose.shuffle(order)
        tree = nx.dfs_tree(nx.Graph(order), (0, 0))
    else:
        for edge in grid.edges:
            grid.edges[edge]["weight"] = choose.random()
        tree = nx.minimum_spanning_tree(grid)
    walls = np.ones((32, 32), dtype=np.bool_)
    for row, column in tree.nodes:
        walls[2 * row + 1, 2 * column + 1] = False
    for (row, column), (other_row, other_column) in tree.edges:
        walls[row + other_row + 1, column + other_column + 1] = False
    walls.flags.writeable = False
    return walls


def area(same: npt.NDArray[np.bool_], place: Place) -> npt.NDArray[np.bool_]:
    """The cells that hang together with `place`, side by side, among those that are True."""
    parts, _ = label(same)
    return np.asarray(parts == parts[place])
