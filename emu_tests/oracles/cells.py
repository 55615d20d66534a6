"""Mazes as graphs of cells, and ways from cell to cell: rows and columns are counted in cells."""

import itertools
import random

import networkx as nx
import numpy as np
import numpy.typing as npt

Walls = npt.NDArray[np.bool_]
Cell = tuple[int, int]
CODES = {(-1, 0): 0, (0, 1): 2, (1, 0): 4, (0, -1): 6}


def graph_of(walls: Walls, width: int, height: int) -> nx.Graph:
    """The cells of a maze by row and column; an edge for each passage between two of them."""
    graph = nx.Graph()
    graph.add_nodes_from(itertools.product(range(height // 2), range(width // 2)))
    for row, column in itertools.product(range(1, height - 1), range(1, width - 1)):
        if (row + column) % 2 and not walls[row, column]:
            across = row % 2
            graph.add_edge(
                ((row - 1) // 2, (column - 1) // 2), ((row - 1) // 2 + 1 - across, (column - 1) // 2 + across)
            )
    return graph


def codes(cells: list[Cell]) -> list[int]:
    """The steps from cell to cell, each twice."""
    steps = [CODES[b[0] - a[0], b[1] - a[1]] for a, b in itertools.pairwise(cells)]
    return [code for code in steps for _ in range(2)]


def drawn(choose: random.Random, down: int, across: int, most: int) -> list[Cell]:
    """A walk that visits no cell twice, of at most so many steps."""
    cells = [(choose.randrange(down), choose.randrange(across))]
    while len(cells) <= most:
        row, column = cells[-1]
        free = [
            (row + rows, column + columns)
            for rows, columns in CODES
            if 0 <= row + rows < down and 0 <= column + columns < across and (row + rows, column + columns) not in cells
        ]
        if not free:
            break
        cells.append(choose.choice(free))
    return cells


def place(cell: Cell) -> Cell:
    """Its row and column in the field."""
    return 2 * cell[0] + 1, 2 * cell[1] + 1
