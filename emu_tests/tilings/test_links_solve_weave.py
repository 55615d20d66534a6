"""Routes over and under bridges: against networkx on a graph with two nodes a crossing, in the header's time."""

import random
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.links import Batch, Size
from emu_tests.oracles.links_mazes import every_passage, opened, set_links
from emu_tests.oracles.weaves import UNDER_ACROSS, UNDER_DOWN, beyond, graph_of, is_crossing
from emu_tests.tilings.test_links_solve import solved
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell

SQUARE = TILINGS["square"]


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def scratch(library: LinksLibrary, choose: random.Random) -> None:
    """Anything in the memory that a call writes before it reads it."""
    for label, size in {"links_steps": 1024, "links_ways": 1024, "links_list": 2048, "links_distances": 2048}.items():
        library.machine.write(library.address(label), choose.randbytes(size))


def board(library: LinksLibrary, size: Size, links: Batch) -> None:
    library.select("square")
    library.set_inputs(1, size[1], size[0])
    set_links(library, links)


def fewest(graph: nx.Graph, start: Cell, finish: Cell) -> int | None:
    """The steps of a shortest route; an end at a crossing is either of its nodes."""
    found = []
    for node in graph:
        if node[0] == start:
            far = nx.single_source_shortest_path_length(graph, node)
            found += [steps for other, steps in far.items() if other[0] == finish]
    return min(found, default=None)


def judge(library: LinksLibrary, size: Size, links: Batch, start: Cell, finish: Cell) -> None:
    """A call, its route step by step, and its length."""
    call = solved(library, "weave", start, finish, links)
    expected = fewest(graph_of(size, links), start, finish)
    assert call.carry == (expected is None)
    route, cell = library.route(), start
    assert len(route) == call.registers.bc == (expected or 0)
    for place, code in enumerate(route):
        assert links[cell] >> code & 1, f"no passage {code} at {cell}"
        assert place == 0 or not is_crossing(links[cell]) or code == route[place - 1], f"a turn on the bridge at {cell}"
        cell = beyond(cell, code)
    assert call.carry or cell == finish


def loops(links: Batch, size: Size, choose: random.Random, many: int) -> None:
    """Open walls between cells that are no crossings; and turn some cells with four ways into crossings."""
    for cell, code in choose.sample(every_passage(SQUARE, size), many):
        there = beyond(cell, code)
        if not is_crossing(links[cell]) and not is_crossing(links[there]):
            links[cell] |= 1 << code
            links[there] |= 1 << (code ^ 4)
    for row, column in np.argwhere(links == 0x55):
        if choose.random() < 0.5:
            links[row, column] = choose.choice((UNDER_DOWN, UNDER_ACROSS))


@pytest.mark.parametrize("maker", ["weave_dfs", "weave_kruskal", "dfs"])
def test_routes_have_the_fewest_steps(library: LinksLibrary, maker: str) -> None:
    """In trees, and with loops; some ends are at crossings."""
    choose = random.Random(maker)
    for number in range(60):
        size = (choose.randint(2, 32), choose.randint(2, 32), 1)
        library.select("square")
        library.generate(maker, choose.randrange(65536), size[1], size[0], parameters={"weave_chance": 255})
        links = library.links().copy()
        if number % 3:
            loops(links, size, choose, len(every_passage(SQUARE, size)) // choose.choice((3, 10)))
        cells = SQUARE.cells(*size)
        places = [(int(row), int(column)) for row, column in np.argwhere(links & 0x0A)]
        for start, finish in (
            (cells[0], cells[-1]),
            (choose.choice(places or cells), choose.choice(places or cells)),
            (choose.choice(cells), choose.choice(places or cells)),
            (choose.choice(cells), choose.choice(cells)),
        ):
            board(library, size, links)
            scratch(library, choose)
            judge(library, size, links, start, finish)


@pytest.mark.parametrize("share", [0, 0.2, 0.6, 1])
def test_the_largest_boards(library: LinksLibrary, share: float) -> None:
    """Every passage, with crossings anywhere: up to 1,924 nodes join the queue."""
    choose, size = random.Random(f"{share}"), (32, 32, 1)
    links = opened(SQUARE, size, every_passage(SQUARE, size))
    for cell in SQUARE.cells(*size):
        if links[cell] == 0x55 and choose.random() < share:
            links[cell] = choose.choice((UNDER_DOWN, UNDER_ACROSS))
    board(library, size, links)
    for start, finish in (((0, 0), (31, 31)), ((31, 31), (0, 0)), ((16, 16), (0, 31)), ((0, 5), (20, 20))):
        judge(library, size, links, start, finish)


def test_a_way_without_end(library: LinksLibrary) -> None:
    """Cells that no passage leads to; and a route under its own bridges."""
    size = (3, 3, 1)
    links = opened(SQUARE, size, [((0, 0), 2), ((0, 1), 4), ((1, 1), 4), ((1, 1), 2)])
    links[1, 1], links[1, 0] = UNDER_ACROSS, 0x04
    links[2, 1] |= 0x04
    links[2, 2], links[1, 2] = 0x41, 0x50
    board(library, size, links)
    judge(library, size, links, (0, 0), (1, 0))
    assert library.route() == [2, 4, 4, 2, 0, 6, 6], "it crosses the cell in the middle twice"
    judge(library, size, links, (0, 0), (2, 0))


#: Places of such a way that are no bridges, 1,024 steps apart or more, and whether the route is refused.
ENDS = ((0, 1024, 0), (32, 1056, 0), (0, 1025, 1), (0, 1920, 1), (1920, 0, 1), (1920, 896, 0), (1920, 895, 1))


def test_a_route_of_more_than_1024_steps_is_refused(library: LinksLibrary) -> None:
    """Along all rows, then along all columns, a bridge at each place inside; nothing behind route is written."""
    path = [(row, column) for row in range(1, 31) for column in (range(32) if row % 2 else range(31, -1, -1))]
    path.append((31, 0))
    path += [(row, column) for column in range(1, 31) for row in (range(31, -1, -1) if column % 2 else range(32))]
    steps = [(cell, code) for cell, there in pairwise(path) for code in (0, 2, 4, 6) if beyond(cell, code) == there]
    links = opened(SQUARE, (32, 32, 1), steps)
    links[1:31, 1:31] = UNDER_DOWN
    board(library, (32, 32, 1), links)
    behind = library.address("route") + 1024
    for start, finish, refused in ENDS:
        before = library.machine.read(behind, library.address("links_steps") - behind)
        call = solved(library, "weave", path[start], path[finish], links)
        assert (call.carry, call.registers.bc) == (refused, 0 if refused else 1024)
        assert library.machine.read(behind, library.address("links_steps") - behind) == before


@pytest.mark.parametrize("tiling", [name for name in TILINGS if name != "square"])
def test_other_tilings_are_refused(library: LinksLibrary, tiling: str) -> None:
    library.select(tiling)
    library.generate("dfs", 1, 9, 7)
    assert library.solve("weave", (0, 0), (1, 1)).carry == 1
    assert library.route() == []
