"""links_stats against networkx: every figure, on every tiling, in mazes, halls and scraps."""

import random
import re

import networkx as nx
import numpy as np
import pytest
from scipy.sparse.csgraph import shortest_path

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.links import Batch, Size, sizes_of, ways
from emu_tests.oracles.links_mazes import every_passage, graph_of, mazes, opened, serpentine
from emu_tests.tilings import test_links_solve as solving
from zxmazes.machine.spectrum import Call
from zxmazes.routines.figures import figures
from zxmazes.routines.index import routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Tiling


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def diameter(graph: nx.Graph) -> int:
    """The most steps between two cells that are joined: by scipy, which is 50 times as fast as networkx."""
    steps = shortest_path(nx.to_scipy_sparse_array(graph), unweighted=True)
    return int(steps[np.isfinite(steps)].max())


def judged(library: LinksLibrary, tiling: Tiling, size: Size, links: Batch, choose: random.Random) -> float:
    """The share of the longest route that is found: 1 without loops; every figure and promise asserted."""
    solving.board(library, tiling, size, links, choose)
    library.machine.write(library.address("stats_cells"), choose.randbytes(14))
    call = library.call("links_stats", 15_000_000, **KEPT)
    assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
    assert (library.links() == links).all()
    graph = graph_of(tiling, size, links)
    graph.remove_nodes_from([*nx.isolates(graph)])
    found = figures(library, call)
    degrees = [degree for _, degree in graph.degree]
    told = (found.cells, found.dead_ends, found.junctions, found.parts)
    parts = nx.number_connected_components(graph)
    assert told == (len(graph), degrees.count(1), sum(degree > 2 for degree in degrees), parts)
    assert call.registers.bc == len(found.route)
    assert call.carry == (not graph)
    if not graph:
        assert found.start == found.finish == (0, 0)
        return 1.0
    cells = solving.followed(tiling, size, links, found.start, found.route)
    assert cells[-1] == found.finish
    assert nx.shortest_path_length(graph, found.start, found.finish) == len(found.route)
    longest = diameter(graph)
    assert len(found.route) == longest or not nx.is_forest(graph)
    return len(found.route) / longest


@solving.every_tiling
def test_every_figure(library: LinksLibrary, tiling: Tiling) -> None:
    """Loops: on average nearly the longest."""
    choose = random.Random(f"stats {tiling.name}")
    sizes = [size for size in sizes_of(tiling) if size[0] * size[1] < 400]
    shares = [
        judged(library, tiling, size, links, choose) for size in sizes for _, links in mazes(tiling, size, choose)
    ]
    assert np.mean(shares) > 0.97
    assert min(shares) > 0.6


@pytest.mark.parametrize("tiling", ["square", "octagon", "storeys"])
def test_the_largest_boards_stay_under_the_bound(library: LinksLibrary, tiling: str) -> None:
    """Trees and a serpentine; every passage; pairs of cells, the most parts that there can be."""
    one, choose = TILINGS[tiling], random.Random(tiling)
    size = (8, 32, 4) if one.floors else (32, 32, 1)
    for name, links in mazes(one, size, choose):
        if name in ("winding", "bushy"):
            assert judged(library, one, size, links, choose) == 1
    assert judged(library, one, size, serpentine(one, size, choose), choose) == 1
    pairs = [(cell, 2) for cell in ways(one, size) if cell[1] % 2 == 0]
    assert judged(library, one, size, opened(one, size, pairs), choose) == 1
    judged(library, one, size, opened(one, size, every_passage(one, size)), choose)


def test_parts_of_a_mask_are_measured(library: LinksLibrary) -> None:
    """A cell that a mask isolates is not counted: nothing leads there."""
    mask = np.zeros((32, 32), np.bool_)
    mask[3, :] = mask[:, 4] = True
    mask[1, 0] = mask[0, 1] = True
    library.select("hexagon", 1, mask)
    library.generate("kruskal", 5, 11, 9)
    found = library.stats()
    assert found.parts == 4
    assert found.cells == 9 * 11 - mask[:9, :11].sum() - 1


def made(library: LinksLibrary) -> list[Call]:
    """The mazes of the header."""
    calls = []
    for seed in range(0, 65536, 64):
        library.select("square")
        library.generate("kruskal", seed, 15, 15)
        calls.append(library.call("links_stats"))
    return calls


def test_times_of_the_header(library: LinksLibrary) -> None:
    found = re.match(r"([\d,]+) T mean, ([\d,]+) T at most", routine("links_stats").fields["Time"])
    assert found
    mean, most = (int(number.replace(",", "")) for number in found.groups())
    times = [call.tstates for call in made(library)]
    assert (round(np.mean(times)), max(times)) == (mean, most)


def test_an_illegal_board_is_refused(library: LinksLibrary) -> None:
    for tiling, rows, columns in ((len(TILINGS), 5, 5), (255, 5, 5), (0, 1, 5), (0, 33, 5), (1, 2, 5), (0, 5, 0)):
        library.machine.write(library.address("tiling"), (tiling, rows, columns))
        before = library.machine.read(0, 0xFD00)
        assert library.call("links_stats", 5000).carry
        assert library.machine.read(0, 0xFD00) == before
