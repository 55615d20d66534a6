"""wave_limit on tilings: a route of so many steps is found, one of more is not; who has no limit."""

import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.headers import ROUTINES
from emu_tests.oracles.links import graph_of, sizes_of, ways
from emu_tests.oracles.links_mazes import set_links
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import COLLECTIONS, sources
from zxmazes.routines.library import Image
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Tiling

every_tiling = pytest.mark.parametrize("tiling", [*TILINGS.values()], ids=lambda tiling: tiling.name)


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


@every_tiling
def test_a_limit_is_exact(library: LinksLibrary, tiling: Tiling) -> None:
    """In mazes with loops and in mazes in two parts; by networkx."""
    choose = random.Random(f"limits {tiling.name}")
    for rows, columns, storeys in sizes_of(tiling):
        library.select(tiling.name, storeys)
        library.generate("dfs", choose.randrange(65536), columns, rows)
        if choose.randrange(2):
            library.set_parameters({"braid_percent": 60})
            library.call("links_braid")
        links = library.links().copy()
        graph = graph_of(tiling, (rows, columns, storeys), links)
        if choose.randrange(3) == 0:
            cut(links, tiling, (rows, columns, storeys), choose)
            set_links(library, links)
            graph = graph_of(tiling, (rows, columns, storeys), links)
        for _ in range(3):
            start, finish = (choose.choice([*ways(tiling, (rows, columns, storeys))]) for _ in range(2))
            reach = nx.single_source_shortest_path_length(graph, finish) if finish in graph else {finish: 0}
            judge(library, start, finish, reach.get(start))
        assert (library.links() == links).all()


def test_a_limit_with_crossings_is_exact(library: LinksLibrary) -> None:
    """A route over and under bridges."""
    choose = random.Random(4)
    library.select("square", 1)
    for number in range(12):
        rows, columns = choose.randint(2, 32), choose.randint(2, 32)
        library.generate("weave_dfs", number, columns, rows, parameters={"weave_chance": 255})
        ends = [(choose.randrange(rows), choose.randrange(columns)) for _ in range(2)]
        steps = library.solve("weave", *ends).registers.bc
        judge(library, ends[0], ends[1], steps, "weave")


def cut(links: "np.ndarray", tiling: Tiling, size: tuple[int, int, int], choose: random.Random) -> None:
    """Close all passages of some cells."""
    around = ways(tiling, size)
    for cell in choose.sample([*around], max(1, len(around) // 9)):
        for code, other in around[cell].items():
            if links[cell] >> code & 1:
                links[other] &= ~np.uint8(1 << (code + 4) % 8)
        links[cell] = 0


def judge(
    library: LinksLibrary, start: tuple[int, int], finish: tuple[int, int], steps: int | None, solver: str = "solve"
) -> None:
    near = [1, 5] if steps is None else [steps - 1, steps, steps + 1]
    for limit in sorted({0, 1, 2, 254, 255, 256, 65535, *near} - {-1}):
        library.set_parameters({"wave_limit": limit})
        call = library.solve(solver, start, finish)
        found = steps is not None and (limit == 0 or steps <= limit)
        assert (call.carry, call.registers.bc) == (not found, (found and steps) or 0), f"{steps} steps, limit {limit}"
        assert len(library.route()) == call.registers.bc
    library.set_parameters({})


def test_the_time_grows_with_the_limit(library: LinksLibrary) -> None:
    library.select("square")
    library.generate("prim", 1, 32, 32)
    times = []
    for limit in (1, 5, 20, 50, 0):
        library.set_parameters({"wave_limit": limit})
        times.append(library.solve("solve", (31, 31), (0, 0)).tstates)
    library.set_parameters({})
    assert times == sorted(times)
    assert 8 * (times[1] - times[0]) < times[-1] - times[0]


@every_tiling
def test_only_the_solver_reads_it(library: LinksLibrary, tiling: Tiling) -> None:
    """Neither distances nor the parts that a mask leaves are limited."""
    mask = np.zeros((32, 32), dtype=np.bool_)
    mask[2, 1] = True
    left = []
    for limit in (0, 1):
        library.select(tiling.name, mask=mask)
        library.generate("kruskal", 5, 9, 8, parameters={"wave_limit": limit})
        call = library.call("links_distance", d=0, e=0)
        left.append((library.links().tobytes(), call.registers.bc, library.distances().tobytes()))
    library.set_parameters({})
    assert left[0] == left[1]


def test_a_line_leaves_it_out(library: LinksLibrary) -> None:
    """In fewer bytes; whatever wave_limit holds, the route is the same one, a little sooner."""
    one = COLLECTIONS["links"]
    files = sources(*one.folders)
    left_out = assemble_sources(files, "tilings without limits", [*one.first, "WAVE_LIMIT equ 0"], org=one.org)
    without = LinksLibrary(assembly=left_out)
    assert (library.size("links_solve"), without.size("links_solve")) == (18, 14)
    assert (library.size("links_wave"), without.size("links_wave")) == (162, 117)
    assert "117 without a limit" in ROUTINES["links_wave"].fields["Size"]
    images: list[Image] = [library, without]
    calls, routes = [], []
    for image in images:
        assert isinstance(image, LinksLibrary)
        image.select("hexagon")
        image.generate("dfs", 3, 15, 15, parameters={"wave_limit": int(image is without)})
        calls.append(image.solve("solve", (0, 0), (14, 14)))
        routes.append(image.route())
    assert routes[0] == routes[1] != []
    assert 0 < calls[0].tstates - calls[1].tstates < 120
