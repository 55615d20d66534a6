"""The figures of the gallery, against networkx."""

import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.fields import FULL, scatter
from emu_tests.oracles.generating import PERFECT
from emu_tests.oracles.paths import steps_between
from emu_tests.records.sampling import every
from zxmazes.documents.character import character, corner_steps
from zxmazes.routines.library import Library


@pytest.mark.parametrize("name", every(3, PERFECT[::7], "generate_{name}", "maze_stats"))
def test_character_is_what_networkx_finds(library: Library, name: str) -> None:
    graphs = []
    for seed in range(0, 65536, 8192):
        library.generate(name, seed)
        grid = nx.grid_2d_graph(32, 32)
        grid.remove_nodes_from([(int(row), int(column)) for row, column in np.argwhere(library.walls())])
        graphs.append(grid)
    found = character(library, name, count=8)
    degrees = [(cell, degree) for graph in graphs for cell, degree in graph.degree]
    rooms = [degree for (row, column), degree in degrees if row % 2 == column % 2 == 1]
    edges = [edge for graph in graphs for edge in graph.edges]
    assert found.mazes == 8
    assert found.cells == len(degrees) / 8
    assert found.dead_ends == pytest.approx(np.mean([degree == 1 for _, degree in degrees]))
    assert found.room_ends == pytest.approx(np.mean([degree == 1 for degree in rooms]))
    assert found.junctions == pytest.approx(np.mean([degree > 2 for _, degree in degrees]))
    assert found.longest == np.mean([nx.diameter(graph) for graph in graphs])
    assert found.corners == np.mean([nx.shortest_path_length(graph, (1, 1), (29, 29)) for graph in graphs])
    assert found.horizontal == pytest.approx(np.mean([a[0] == b[0] for a, b in edges]))
    assert (found.connected, found.parts) == (1, 1)


def test_steps_between_corners() -> None:
    choose = random.Random(9)
    for density in (0.1, 0.3, 0.4, 0.6):
        walls = scatter(choose, density)
        places = np.argwhere(~walls)
        first, last = (tuple(places[at].tolist()) for at in (0, -1))
        assert corner_steps(walls) == steps_between(walls, first, last)
    assert corner_steps(FULL) is None
