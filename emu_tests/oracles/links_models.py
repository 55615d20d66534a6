"""Generators on tilings as their definitions have them, on networkx graphs; how much two samples of mazes differ."""

import random
from collections import Counter
from collections.abc import Callable

import networkx as nx
from scipy.stats import chi2

from zxmazes.tilings import Cell

#: The opened walls, in any order.
Walls = frozenset[frozenset[Cell]]
Model = Callable[[random.Random, nx.Graph], Walls]


def hunt_and_kill(choose: random.Random, around: nx.Graph) -> Walls:
    """Walk from a cell of the first row; when stuck, join an unvisited cell to a visited neighbour, walk there.

    The hunt goes round the board in the order of reading, each time from where the last one ended.
    """
    order = sorted(around)
    cell, maze, place = choose.choice([one for one in order if one[0] == 0]), set(), 0
    visited = {cell}
    while len(visited) < len(order):
        fresh = sorted(set(around.adj[cell]) - visited)
        if fresh:
            there = choose.choice(fresh)
        else:
            while order[place] in visited or not visited.intersection(around.adj[order[place]]):
                place = (place + 1) % len(order)
            there = order[place]
            cell = choose.choice(sorted(visited.intersection(around.adj[there])))
        maze.add(frozenset((cell, there)))
        visited.add(there)
        cell = there
    return frozenset(maze)


def prim_edges(choose: random.Random, around: nx.Graph) -> Walls:
    """A random one of all walls between inside and outside is opened."""
    cells, maze = {choose.choice(sorted(around))}, set()
    while len(cells) < len(around):
        wall = choose.choice(sorted((cell, there) for cell in cells for there in set(around.adj[cell]) - cells))
        maze.add(frozenset(wall))
        cells.add(wall[1])
    return frozenset(maze)


def surprise(found: Counter[Walls], expected: Counter[Walls]) -> float:
    """How likely two samples differ so much if each maze is as likely in both: a chi-square of two samples."""
    total = found.total(), expected.total()
    every = {*found, *expected}
    common = [tree for tree in every if found[tree] + expected[tree] >= 10]
    rows = [(found[tree], expected[tree]) for tree in common]
    rare = every - {*common}
    if rare:
        rows.append((sum(found[tree] for tree in rare), sum(expected[tree] for tree in rare)))
    statistic = 0.0
    for row in rows:
        share = sum(row) / sum(total)
        statistic += sum((many - share * size) ** 2 / (share * size) for many, size in zip(row, total, strict=True))
    return float(chi2.sf(statistic, len(rows) - 1))
