"""Labyrinths: one way through four times the cells, with two ends; by a model, every lane; masks doubled."""

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.links import Batch, Size, board, graph_of
from emu_tests.oracles.links_mazes import opened, set_links
from zxmazes.routines.index import routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

LABEL = "links_unicursal"
CUT = [TILINGS[name] for name in ("square", "torus", "cylinder", "circle", "rectangle")]
SIZES = [(3, 3, 1), (16, 16, 1), (2, 16, 1), (16, 3, 1), (7, 10, 1), (15, 15, 1)]
#: Rows and columns to go for a direction.
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def legal(tiling: Tiling, size: Size) -> bool:
    return all(side >= least for side, least in zip(size, tiling.least, strict=False))


def lanes(links: Batch, size: Size) -> Batch:
    """A model: the quarters of a cell, clockwise; a wall between two of them joins them, else each leads out there."""
    rows, columns, _ = size
    found = np.zeros((32, 32), np.uint8)
    quarters = [(0, 0), (0, 1), (1, 1), (1, 0)]
    for row in range(rows):
        for column in range(columns):
            for side in (0, 2, 4, 6) if links[row, column] else ():
                before, after = (quarters[(side // 2 + turn) % 4] for turn in (0, 1))
                for place, along in ((before, (side + 2) % 8), (after, (side - 2) % 8)):
                    code = side if links[row, column] >> side & 1 else along
                    found[2 * row + place[0], 2 * column + place[1]] |= 1 << code
    return found


def cut(found: Batch, size: Size, entrance: Cell) -> tuple[Batch, Cell]:
    """The ring cut at the entrance: at the way up, or else at the one to the right; the other end."""
    code = 0 if found[entrance] & 1 else 2
    finish = (entrance[0] + STEPS[code][0]) % (2 * size[0]), entrance[1] + STEPS[code][1]
    cut_one = found.copy()
    cut_one[entrance] &= ~(1 << code) & 255
    cut_one[finish] &= ~(1 << (code ^ 4)) & 255
    return cut_one, finish


@pytest.mark.parametrize("tiling", CUT, ids=lambda one: one.name)
@pytest.mark.parametrize("maker", ["dfs", "kruskal", "hunt_and_kill"])
def test_a_perfect_maze_becomes_one_way(library: LinksLibrary, tiling: Tiling, maker: str) -> None:
    for size in filter(lambda one: legal(tiling, one), SIZES):
        for seed in range(9, 65536, 6553):
            library.select(tiling.name)
            assert not library.generate(maker, seed, size[1], size[0]).carry
            links, (start, _) = library.links().copy(), library.ends()
            call = library.call(LABEL)
            assert not call.carry
            assert call.tstates <= 81_000
            doubled = (2 * size[0], 2 * size[1], 1)
            assert library.board_size() == doubled[:2]
            graph = graph_of(tiling, doubled, library.links())
            first, last = library.ends()
            assert nx.is_connected(graph)
            assert {cell for cell, degree in graph.degree if degree == 1} == {first, last}
            assert max(degree for _, degree in graph.degree) == 2
            assert len(graph) == 4 * size[0] * size[1]
            expected, finish = cut(lanes(links, size), size, (2 * start[0], 2 * start[1]))
            assert (library.links() == expected).all()
            assert (first, last) == ((2 * start[0], 2 * start[1]), finish)
            assert tuple(library.machine.read(library.address("circle_entrance"), 2)) == (first[1], last[1])


@pytest.mark.parametrize("tiling", CUT, ids=lambda one: one.name)
def test_masks_are_doubled(library: LinksLibrary, tiling: Tiling) -> None:
    """Parts: a ring for each, of which one is cut; a cell alone gets none."""
    random = np.random.default_rng(3)
    for size in filter(lambda one: legal(tiling, one), SIZES):
        for share in (0.1, 0.3, 0.5):
            mask = random.random((32, 32)) < share
            library.select(tiling.name, 1, mask)
            if library.generate("kruskal", int(random.integers(65536)), size[1], size[0]).carry:
                continue
            maze = graph_of(tiling, size, library.links(), mask)
            parts = [part for part in nx.connected_components(maze) if len(part) > 1]
            assert not library.call(LABEL).carry
            out = library.mask(*library.board_size())
            assert (out[: 2 * size[0], : 2 * size[1]] == mask[: size[0], : size[1]].repeat(2, 0).repeat(2, 1)).all()
            graph = graph_of(tiling, (2 * size[0], 2 * size[1], 1), library.links(), out)
            graph.remove_nodes_from([*nx.isolates(graph)])
            rings = [*nx.connected_components(graph)]
            assert sorted(map(len, rings)) == sorted(4 * len(part) for part in parts)
            assert sum(degree == 1 for _, degree in graph.degree) == 2


def test_loops_make_more_rings(library: LinksLibrary) -> None:
    """A board with every passage: a ring round each post, and one along the outer wall, which is cut."""
    square, size = TILINGS["square"], (4, 5, 1)
    library.select("square")
    library.generate("dfs", 1, 5, 4)
    set_links(library, opened(square, size, [(a, 2 if a[0] == b[0] else 4) for a, b in board(square, size).edges]))
    assert not library.call(LABEL).carry
    graph = graph_of(square, (8, 10, 1), library.links())
    assert nx.number_connected_components(graph) == 3 * 4 + 1


@pytest.mark.parametrize("tiling", TILINGS.values(), ids=lambda one: one.name)
def test_other_tilings_and_larger_boards_are_refused(library: LinksLibrary, tiling: Tiling) -> None:
    for rows, columns in ((3, 3), (17, 3), (3, 17), (32, 32), (33, 3), (0, 3), (255, 255)):
        library.select(tiling.name)
        library.machine.write(library.address("tiling_rows"), (rows, columns))
        before = library.machine.read(0, 0xFD00)
        made = tiling in CUT and (rows, columns) == (3, 3)
        assert library.call(LABEL).carry == (not made)
        assert made or library.machine.read(0, 0xFD00) == before


def test_the_time_of_the_header(library: LinksLibrary) -> None:
    library.select("square")
    library.generate("wilson", 5, 15, 15)
    time = f"{library.call(LABEL).tstates:,} T"
    assert routine(LABEL).fields["Time"].startswith(f"{time} mean, {time} at most (square 15x15")
