"""Passages of one direction on any tiling, and routes that go by them: judged by networkx as directed graphs."""

import random
import re

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.arrows import digraph_of, may_be_arrows, one_way
from emu_tests.oracles.links import Batch, Size, graph_of, sizes_of, ways
from emu_tests.oracles.links_mazes import every_passage, legal, opened, serpentine, set_links
from emu_tests.records.sampling import every
from emu_tests.tilings.test_links_solve import solved
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

ARROWS = routine("links_arrows")
each_third = pytest.mark.parametrize("tiling", every(3, TILINGS.values(), "links_arrows"), ids=lambda one: one.name)


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def change(library: LinksLibrary, chance: int = 255) -> Call:
    """A call in the time that the header allows."""
    bound = re.match(r"under ([\d,]+) T", ARROWS.fields["Bound"])
    assert bound
    library.set_parameters({"arrows_chance": chance})
    call = library.call("links_arrows", int(bound[1].replace(",", "")), **KEPT)
    assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
    return call


def judge(tiling: Tiling, size: Size, before: Batch, after: Batch, ends: tuple[Cell, Cell], mask: Batch | None) -> int:
    """All can be reached, nothing was opened, no passage was closed; how many passages have one direction now."""
    graph, maze = graph_of(tiling, size, before, mask), digraph_of(tiling, size, after, mask)
    assert not (after & ~before).any()
    assert {frozenset(edge) for edge in maze.edges} == {frozenset(edge) for edge in graph.edges}, "one is closed"
    part = nx.node_connected_component(graph, ends[0])
    joined = maze.subgraph(part).copy()
    if ends[1] in part:
        joined.add_edge(ends[1], ends[0])
    assert nx.is_strongly_connected(joined)
    arrows = one_way(maze)
    assert arrows <= may_be_arrows(graph, *ends)
    return len(arrows)


@each_third
def test_every_cell_can_be_reached(library: LinksLibrary, tiling: Tiling) -> None:
    """Perfect mazes and mazes with loops, whole or with a mask; nearly all passages that may be arrows become some."""
    choose = random.Random(f"arrows {tiling.name}")
    possible = found = 0
    for number, (rows, columns, storeys) in enumerate(sizes_of(tiling) * 3):
        size = (rows, columns, storeys)
        mask = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) < 40 if number % 3 == 0 else None
        library.select(tiling.name, storeys, mask)
        if library.generate(choose.choice(("dfs", "kruskal")), choose.randrange(65536), columns, rows).carry:
            continue
        library.set_parameters({"walls_removed": choose.choice((0, 5, 60, 255)), "braid_percent": 100})
        library.call("links_remove")
        library.call(choose.choice(("links_braid", "links_rule")))
        before, ends = library.links().copy(), library.ends()
        for chance in (255, 100, 0):
            set_links(library, before)
            assert change(library, chance).carry == 0
            many = judge(tiling, size, before, library.links(), ends, mask)
            assert chance or many <= 0.02 * before.size
            if chance == 255:
                possible += len(may_be_arrows(graph_of(tiling, size, before, mask), *ends))
                found += many
    assert possible * 0.98 < found <= possible


@each_third
def test_the_largest_boards(library: LinksLibrary, tiling: Tiling) -> None:
    """Every passage that there can be, and ways that are as long as a search finds them, from end to end and not."""
    choose = random.Random(f"large {tiling.name}")
    size = (8, 32, 4) if tiling.floors else (32, 32, 1)
    library.select(tiling.name, size[2])
    library.set_inputs(choose.randrange(65536), 32, size[0])
    for links in (opened(tiling, size, legal(tiling, size, choose)), serpentine(tiling, size, choose)):
        cells = [cell for cell in ways(tiling, size) if links[cell]]
        ends = [cell for cell in cells if int(links[cell]).bit_count() == 1] or choose.sample(cells, 2)
        for first, last in (ends[:2], choose.sample(cells, 2), [cells[0]] * 2):
            set_links(library, links)
            for label, (row, column) in (("links_entrance", first), ("links_exit", last)):
                library.machine.poke_word(library.address(label), row * 256 + column)
            assert change(library).carry == 0
            judge(tiling, size, links, library.links().copy(), (first, last), None)


@pytest.mark.parametrize("tiling", every(3, TILINGS.values(), "links_solve_arrows"), ids=lambda one: one.name)
def test_routes_go_by_the_arrows(library: LinksLibrary, tiling: Tiling) -> None:
    """In mazes with arrows, in mazes without, and where any passage leads anywhere."""
    choose = random.Random(f"routes {tiling.name}")
    for number, (rows, columns, storeys) in enumerate(sizes_of(tiling) * 3):
        size = (rows, columns, storeys)
        library.select(tiling.name, storeys)
        library.generate("kruskal", choose.randrange(65536), columns, rows, parameters={"walls_removed": 60})
        library.call("links_remove")
        if number % 3:
            assert change(library).carry == 0
        links = library.links().copy()
        if number % 3 == 2:
            links &= np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) | links[::-1, ::-1]
            set_links(library, links)
        graph = digraph_of(tiling, size, links)
        cells = list(graph)
        for start, finish in (
            (cells[0], cells[-1]),
            (cells[2], cells[2]),
            *(choose.sample(cells, 2) for _ in range(6)),
        ):
            call = solved(library, "arrows", start, finish, links)
            assert call.carry == (not nx.has_path(graph, start, finish))
            if not call.carry:
                assert call.registers.bc == nx.shortest_path_length(graph, start, finish)
                cell = start
                for code in library.route():
                    assert links[cell] >> code & 1, f"against the arrow at {cell}"
                    cell = ways(tiling, size)[cell][code]
                assert cell == finish


def test_what_is_illegal_is_refused(library: LinksLibrary) -> None:
    """A board, then an end outside it: links stays as it is."""
    for tiling, rows, columns in ((len(TILINGS), 5, 5), (255, 5, 5), (0, 1, 5), (0, 33, 5), (1, 2, 5), (0, 5, 0)):
        library.machine.write(library.address("tiling"), (tiling, rows, columns))
        before = library.machine.read(0, 0xFD00)
        assert change(library).carry == 1
        assert library.machine.read(0, 0xFD00) == before
    library.select("torus")
    library.generate("dfs", 1, 9, 7)
    links = library.links().copy()
    for label in ("links_entrance", "links_exit"):
        kept = library.machine.word(library.address(label))
        for place in (0x0700, 0x0009, 0xFFFF):
            library.machine.poke_word(library.address(label), place)
            assert change(library).carry == 1
            assert (library.links() == links).all()
        library.machine.poke_word(library.address(label), kept)
    assert change(library).carry == 0


def test_directions_are_random(library: LinksLibrary) -> None:
    """Round a ring of cells, either way as often; the maze of a seed is the same again."""
    library.select("square")
    links = opened(TILINGS["square"], (2, 2, 1), every_passage(TILINGS["square"], (2, 2, 1)))
    library.machine.poke_word(library.address("links_entrance"), 0)
    library.machine.poke_word(library.address("links_exit"), 0)
    found: dict[bytes, int] = {}
    for seed in range(0, 65536, 64):
        mazes = []
        for _ in range(2):
            library.set_inputs(seed, 2, 2)
            set_links(library, links)
            change(library)
            mazes.append(library.links().tobytes())
        assert mazes[0] == mazes[1]
        found[mazes[0]] = found.get(mazes[0], 0) + 1
    often = sorted(found.values())[-2:]
    assert sum(often) > 990
    assert min(often) > 400


def test_the_time_of_the_header(library: LinksLibrary) -> None:
    times = []
    library.select("square")
    for seed in range(0, 65536, 64):
        library.generate("kruskal", seed, 15, 15, parameters={"walls_removed": 20})
        library.call("links_remove")
        times.append(change(library).tstates)
    found = re.match(r"([\d,]+) T mean, ([\d,]+) T at most", ARROWS.fields["Time"])
    assert found
    stated = [int(number.replace(",", "")) for number in found.groups()]
    assert [round(np.mean(times)), max(times)] == stated
