"""links_distance explores a maze as a tree first: time, and the same distances without that part."""

import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.links import Size, graph_of, sizes_of
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import ASM
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Tiling

DISTANCE = routine("links_distance")
GOAL = 350_000
NOWHERE = 65535


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def maze(library: LinksLibrary, tiling: Tiling, size: Size, name: str, seed: int) -> None:
    """A maze of this generator; with a loop if it is `loop`, with many if it is `braid`."""
    rows, columns, storeys = size
    library.select(tiling.name, storeys)
    loops = {"loop": {"walls_removed": 1}, "braid": {"braid_percent": 60}}.get(name, {})
    library.set_inputs(seed, columns, rows, loops)
    library.call("links_generate_dfs" if loops else f"links_generate_{name}", 20 * SECOND)
    if loops:
        library.call("links_remove" if name == "loop" else "links_braid", SECOND)


@pytest.mark.parametrize("name", ["dfs", "kruskal", "wilson", "binary_tree"])
def test_time_that_the_project_set_out_to_reach(library: LinksLibrary, name: str) -> None:
    """Mean T-states of the largest mazes of squares."""
    times = []
    for seed in range(7, 65536, 2521):
        maze(library, TILINGS["square"], (32, 32, 1), name, seed)
        times.append(library.call("links_distance", SECOND, d=seed % 32, e=seed // 32 % 32).tstates)
    assert np.mean(times) <= GOAL


@pytest.mark.parametrize("tiling", TILINGS.values(), ids=lambda one: one.name)
def test_trees_and_loops(library: LinksLibrary, tiling: Tiling) -> None:
    """By networkx; many loops, or one wherever it is."""
    choose = random.Random(tiling.name)
    for size in sizes_of(tiling):
        for name in ("dfs", "prim", "loop", "braid"):
            maze(library, tiling, size, name, choose.randrange(65536))
            graph = graph_of(tiling, size, library.links())
            start = choose.choice(list(graph))
            call = library.call("links_distance", 3 * SECOND, d=start[0], e=start[1])
            expected = np.full((32, 32), NOWHERE)
            for cell, steps in nx.single_source_shortest_path_length(graph, start).items():
                expected[cell] = steps
            assert (library.distances() == expected).all(), f"{name}, {size}: from {start}"
            assert call.registers.bc == expected[expected < NOWHERE].max()


def test_without_exploring(library: LinksLibrary) -> None:
    """The same distances, in as many bytes less as the head says."""
    image = assemble_sources(
        [DISTANCE.path], "links_distance without trees", ["LINKS_DISTANCE_TREES equ 0"], org=0x8000
    )
    labels, machine = image.symbols, Machine(48)
    machine.write(image.org, image.code)
    left_out = library.size("links_distance") - (labels["links_distance_end"] - labels["links_distance"])
    assert f"leaves step 1 out, {left_out} bytes" in (ASM / "links" / "links_distance.asm").read_text(encoding="ascii")
    for tiling in (TILINGS["hexagon"], TILINGS["polar"], TILINGS["torus"]):
        for name in ("dfs", "loop"):
            maze(library, tiling, (9, 17, 1), name, 1997)
            machine.write(labels["tiling"], (tiling.number, 9, 17, 1, 0))
            machine.write(labels["links"], library.links().tobytes())
            library.call("links_distance", SECOND, d=3, e=0)
            machine.call(labels["links_distance"], SECOND, d=3, e=0)
            found = np.frombuffer(machine.read(labels["links_distances"], 2048), "<u2").reshape(32, 32)
            assert (found == library.distances()).all()
