"""Mazes on any tiling for what solves them, made without the generators; and a walker along their walls."""

import random
from collections.abc import Iterator
from itertools import pairwise

import networkx as nx
import numpy as np

from emu_tests.oracles.links import Batch, Size, crossings, ways
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import Cell, Tiling


def set_links(library: LinksLibrary, links: Batch) -> None:
    """Put a maze of 32 x 32 bytes into the machine."""
    library.machine.write(library.address("links"), links.astype(np.uint8).tobytes())


def opened(tiling: Tiling, size: Size, passages: list[tuple[Cell, int]]) -> Batch:
    """A maze with these passages: cell and direction."""
    links = np.zeros((32, 32), np.uint8)
    for cell, code in passages:
        links[cell] |= 1 << code
        links[ways(tiling, size)[cell][code]] |= 1 << (code ^ 4)
    return links


def every_passage(tiling: Tiling, size: Size) -> list[tuple[Cell, int]]:
    """All there can be, each once, those too that cross."""
    return [(cell, code) for cell, around in ways(tiling, size).items() for code in around if code < 4]


def legal(tiling: Tiling, size: Size, choose: random.Random) -> list[tuple[Cell, int]]:
    """The same without one of two that cross."""
    closed = {choose.choice([(one, 3), (below, 1)]) for one, _, _, below in crossings(tiling, size)}
    return [one for one in every_passage(tiling, size) if one not in closed]


def tree(links: Batch, tiling: Tiling, size: Size, choose: random.Random, newest: float) -> list[tuple[Cell, int]]:
    """A perfect maze of these passages: winding where the newest cell is always extended, bushy where any is."""
    around = ways(tiling, size)
    reached = [choose.choice(list(around))]
    seen, found = set(reached), []
    while reached:
        cell = reached[-1] if choose.random() < newest else choose.choice(reached)
        fresh = [code for code, there in around[cell].items() if links[cell] >> code & 1 and there not in seen]
        if not fresh:
            reached.remove(cell)
            continue
        code = choose.choice(fresh)
        found.append((cell, code))
        reached.append(around[cell][code])
        seen.add(reached[-1])
    return found


def mazes(tiling: Tiling, size: Size, choose: random.Random) -> Iterator[tuple[str, Batch]]:
    """Perfect ones, some with loops, halls, scraps, nothing at all, every passage."""
    for name, newest, more in (("winding", 1, 0), ("bushy", 0, 0), ("braided", 1, 0.1), ("loops", 0.5, 0.4)):
        passages = legal(tiling, size, choose)
        extra = [one for one in passages if choose.random() < more]
        yield name, opened(tiling, size, tree(opened(tiling, size, passages), tiling, size, choose, newest) + extra)
    for share in (1, 0.75, 0.45, 0):
        yield (
            f"{share:.0%}",
            opened(tiling, size, [one for one in legal(tiling, size, choose) if choose.random() < share]),
        )
    yield "nothing left out", opened(tiling, size, every_passage(tiling, size))


def graph_of(tiling: Tiling, size: Size, links: Batch) -> nx.Graph:
    """The maze as a graph, whatever crosses."""
    graph = nx.Graph()
    for cell, around in ways(tiling, size).items():
        graph.add_node(cell)
        graph.add_edges_from((cell, there) for code, there in around.items() if links[cell] >> code & 1)
    return graph


def right_hand(tiling: Tiling, size: Size, links: Batch, start: Cell, finish: Cell) -> list[int] | None:
    """The route of a walker with the right hand on the wall, its loops left out; None if it does not get there."""
    here, back = start, next((code for code in range(8) if links[start] >> code & 1), None)
    first, left = back, {}
    while here != finish:
        if back is None:
            return None
        code = next(c % 8 for c in range(back + 7, back - 1, -1) if links[here] >> c % 8 & 1)
        left[here] = code
        here, back = ways(tiling, size)[here][code], code ^ 4
        if (here, back) == (start, first):
            return None
    route, here = [], start
    while here != finish:
        route.append(left[here])
        here = ways(tiling, size)[here][left[here]]
    return route


def serpentine(tiling: Tiling, size: Size, choose: random.Random) -> Batch:
    """A way as long as a search finds one: the longest of some mazes, with all passages closed that are beside it."""
    best: list[Cell] = []
    for _ in range(12):
        passages = opened(tiling, size, legal(tiling, size, choose))
        graph = graph_of(tiling, size, opened(tiling, size, tree(passages, tiling, size, choose, 1)))
        far = max(nx.single_source_shortest_path_length(graph, next(iter(graph))).items(), key=lambda one: one[1])[0]
        best = max(best, *nx.single_source_shortest_path(graph, far).values(), key=len)
    steps = [(a, code) for a, b in pairwise(best) for code, there in ways(tiling, size)[a].items() if there == b]
    return opened(tiling, size, steps)
