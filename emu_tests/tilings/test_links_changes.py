"""Walls and dead ends that disappear from mazes on any tiling; mazes of squares to the field and back."""

import networkx as nx
import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.links import board, graph_of
from emu_tests.oracles.links_mazes import set_links
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS

SIZES = [(15, 15, 1), (3, 3, 1), (32, 32, 1), (8, 15, 4), (4, 9, 2)]
tilings = pytest.mark.parametrize("name", TILINGS)


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def mazes(library: LinksLibrary, name: str, random: np.random.Generator):
    """Size, mask, links, graph, what can be opened (None if diagonals cross): all sizes, without and with a mask."""
    tiling = TILINGS[name]
    for number, (rows, columns, storeys) in enumerate(SIZES * 2):
        size = (rows, columns, storeys if tiling.floors else 1)
        mask = None if number < len(SIZES) else random.random((32, 32)) < 0.25
        library.select(name, size[2], mask)
        if library.generate(["dfs", "wilson"][number % 2], int(random.integers(65536)), columns, rows).carry:
            continue
        links = library.links().copy()
        graph = graph_of(tiling, size, links, mask)
        closed = None if tiling.crossing else nx.difference(board(tiling, size, mask), graph)
        yield size, mask, links, graph, closed


@tilings
def test_so_many_walls_disappear(library: LinksLibrary, name: str) -> None:
    random = np.random.default_rng(5)
    for size, mask, links, graph, closed in mazes(library, name, random):
        for count in (0, 1, 20, 255):
            set_links(library, links)
            library.set_inputs(int(random.integers(65536)), size[1], size[0], {"walls_removed": count})
            assert not library.call("links_remove").carry
            after = library.links()
            assert ((after & links) == links).all()
            more = graph_of(TILINGS[name], size, after, mask).number_of_edges() - graph.number_of_edges()
            assert more <= count
            assert closed is None or more == min(count, closed.number_of_edges())


@tilings
def test_a_share_of_the_dead_ends_disappears(library: LinksLibrary, name: str) -> None:
    """Exactly the percentage of those that have another neighbour, or one more."""
    random = np.random.default_rng(6)
    for size, mask, links, graph, closed in mazes(library, name, random):
        for percent in (0, 30, 100, 255):
            set_links(library, links)
            library.set_inputs(int(random.integers(65536)), size[1], size[0], {"braid_percent": percent})
            assert not library.call("links_braid").carry
            after = library.links()
            assert ((after & links) == links).all()
            braided = graph_of(TILINGS[name], size, after, mask)
            assert percent or (after == links).all()
            if closed is not None:
                before, left = (
                    sum(one.degree(cell) == 1 and closed.degree(cell) > 0 for cell in graph) for one in (graph, braided)
                )
                wanted = before * min(percent, 100) // 100
                assert wanted <= before - left <= wanted + (wanted > 0)


def test_every_wall_is_as_likely(library: LinksLibrary) -> None:
    library.select("brick")
    library.generate("dfs", 31, 6, 5)
    links, gone = library.links().copy(), {}
    for seed in range(7, 65536, 41):
        set_links(library, links)
        library.set_inputs(seed, 6, 5, {"walls_removed": 1})
        library.call("links_remove")
        key = library.links().tobytes()
        gone[key] = gone.get(key, 0) + 1
    closed = board(TILINGS["brick"], (5, 6, 1)).number_of_edges() - 29
    assert len(gone) == closed
    assert chisquare(list(gone.values())).pvalue > 0.001


@pytest.mark.parametrize("label", ["links_remove", "links_braid"])
def test_illegal_sizes_are_refused(library: LinksLibrary, label: str) -> None:
    for tiling, rows, columns in ((len(TILINGS), 5, 5), (255, 5, 5), (0, 1, 5), (0, 33, 5), (1, 2, 5), (0, 5, 0)):
        library.machine.write(library.address("tiling"), (tiling, rows, columns))
        before = library.machine.read(0, 0xFD00)
        assert library.call(label, 5000).carry
        assert library.machine.read(0, 0xFD00) == before


def test_to_the_field_and_back(library: LinksLibrary) -> None:
    random = np.random.default_rng(1)
    for rows in range(2, 16):
        for columns in range(2, 16):
            library.select("square")
            library.generate("dfs", rows * columns, columns, rows)
            links = library.links().copy()
            library.machine.write(library.address("field"), random.bytes(1024))
            assert not library.call("links_to_field").carry
            expected = np.full((32, 32), 0x80, np.uint8)
            expected[1 : 2 * rows : 2, 1 : 2 * columns : 2] = 0
            across, down = links & 4 > 0, links & 16 > 0
            expected[1 : 2 * rows : 2, 2 : 2 * columns + 1 : 2][across[:rows, :columns]] = 0
            expected[2 : 2 * rows + 1 : 2, 1 : 2 * columns : 2][down[:rows, :columns]] = 0
            field = np.frombuffer(library.machine.read(library.address("field"), 1024), np.uint8)
            assert (field.reshape(32, 32) == expected).all()
            library.machine.write(library.address("links"), random.bytes(1024))
            library.machine.write(library.address("tiling"), (5, 9, 9))
            assert not library.call("field_to_links").carry
            assert (library.links() == links).all()
            assert tuple(library.machine.read(library.address("tiling"), 3)) == (0, rows, columns)


@pytest.mark.parametrize("place", [(0, 5, 16), (0, 16, 5), (0, 5, 1), (0, 255, 5), (1, 5, 5), (8, 5, 5)], ids=str)
def test_no_field_for_other_mazes(library: LinksLibrary, place: tuple[int, int, int]) -> None:
    library.machine.write(library.address("tiling"), place)
    before = library.machine.read(0, 0xFD00)
    assert library.call("links_to_field", 2000).carry
    assert library.machine.read(0, 0xFD00) == before
