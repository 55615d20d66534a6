"""Rings on tilings: by networkx no dead end and no bridge, as many loops as rings, with masks and at every size."""

import random
import re
import zlib

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.links import QUICK, SMALL, Size, board, graph_of, is_perfect, parts_of, sizes_of, uncrossed
from emu_tests.records.sampling import every
from emu_tests.tilings import test_links as every_generator
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Tiling

LABEL = "links_generate_rings"
BOUND = 5_000_000
#: Over the mazes of the first tilings, as in test_links.py.
CHECKSUM = 1968584506


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def make(
    library: LinksLibrary, tiling: Tiling, size: Size, seed: int, rings: int = 30, mask: np.ndarray | None = None
) -> Call:
    rows, columns, storeys = size
    library.select(tiling.name, storeys, mask)
    call = library.generate("rings", seed, columns, rows, BOUND, {"rings_count": rings}, **KEPT)
    assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
    return call


def has_ring(graph: nx.Graph) -> bool:
    return not nx.is_forest(graph)


def judge(library: LinksLibrary, tiling: Tiling, size: Size, rings: int, mask: np.ndarray | None = None) -> nx.Graph:
    """The maze in memory keeps its promises; the figure without the cells that it leaves out."""
    figure = graph_of(tiling, size, library.links(), mask)
    figure.remove_nodes_from([*nx.isolates(figure)])
    assert figure
    assert nx.is_connected(figure)
    assert not nx.has_bridges(figure)
    loops = figure.number_of_edges() - len(figure) + 1
    assert loops <= max(rings, 1)
    cells = sorted(figure)
    assert library.ends() == (cells[0], cells[-1])
    sectors = library.machine.read(library.address("circle_entrance"), 2)
    assert tuple(sectors) == (cells[0][1], cells[-1][1])
    return figure


@pytest.mark.parametrize("tiling", every(3, TILINGS.values(), LABEL), ids=lambda one: one.name)
def test_rings_of_many_seeds(library: LinksLibrary, tiling: Tiling) -> None:
    """With the usual number, few, and more than there is room for."""
    size, loops = QUICK[tiling.name], []
    for seed in range(3, 65536, 1024):
        for rings in (30, 0, 1, 5, 255):
            assert make(library, tiling, size, seed, rings).carry == 0
            figure = judge(library, tiling, size, rings)
            if rings == 5:
                loops.append(figure.number_of_edges() - len(figure) + 1)
            if rings < 2:
                assert {degree for _, degree in figure.degree} == {2}
    assert np.mean(loops) > 4.5


@every_generator.every_tiling
def test_rings_of_every_size(library: LinksLibrary, tiling: Tiling) -> None:
    for size in sizes_of(tiling):
        there = has_ring(board(tiling, size))
        for seed in (0, 65535, 4711):
            assert make(library, tiling, size, seed).carry == (not there), size
            if there:
                judge(library, tiling, size, 30)
            else:
                assert not library.links().any()


@every_generator.every_tiling
def test_a_mask_takes_cells_out(library: LinksLibrary, tiling: Tiling) -> None:
    """One of the parts that have a ring; refused where none has; of octagons the coins decide."""
    choose = random.Random(f"rings {tiling.name}")
    refused = made = 0
    for size in (QUICK[tiling.name], (3, 3, 2), (15, 15, 2), (8, 32, 4), (32, 32, 1)):
        for mask in every_generator.masks(size, choose):
            whole = board(tiling, size, mask)
            call = make(library, tiling, size, choose.randrange(65536), 30, mask)
            if call.carry:
                refused += 1
                assert tiling.crossing or not has_ring(whole)
                assert not library.links().any()
            else:
                made += 1
                judge(library, tiling, size, 30, mask)
    assert made > 10
    assert refused


def test_the_only_ring_is_found_from_every_seed(library: LinksLibrary) -> None:
    """A ring of eight squares with a tail, and a corridor beside it: the tail stays closed."""
    mask = np.ones((32, 32), np.bool_)
    mask[2:5, 2:5] = mask[3, 4:9] = mask[6, :9] = False
    mask[3, 3] = True
    square = TILINGS["square"]
    for seed in range(0, 65536, 331):
        assert make(library, square, (8, 10, 1), seed, 30, mask).carry == 0
        assert len(judge(library, square, (8, 10, 1), 30, mask)) == 8


@every_generator.every_tiling
def test_another_seed_gives_another_maze(library: LinksLibrary, tiling: Tiling) -> None:
    seen = set()
    for seed in (4711, 4710, 4712, 40000, 4711 ^ 0x100, 4711 ^ 0x8000):
        make(library, tiling, (8, 32, 4), seed)
        seen.add(library.links().tobytes())
    make(library, tiling, (8, 32, 4), library.machine.word(library.address("rng_seed")))
    assert len({*seen, library.links().tobytes()}) == 7


def test_a_seed_gives_the_same_maze_for_ever(library: LinksLibrary) -> None:
    checksum = 0
    for tiling in [*TILINGS.values()][: every_generator.PINNED]:
        for size in (QUICK[tiling.name], (8, 32, 4)):
            for seed in (0, 1, 4711, 65535):
                make(library, tiling, size, seed)
                checksum = zlib.crc32(library.links().tobytes(), checksum)
    assert checksum == CHECKSUM


def test_what_is_illegal_is_refused(library: LinksLibrary) -> None:
    for number, (rows, columns, storeys) in every_generator.ILLEGAL:
        library.select("square", storeys)
        library.set_inputs(1, columns, rows)
        library.machine.write(library.address("tiling"), (number,))
        before = library.machine.read(0, 0xFD00)
        assert library.call(LABEL, 2000).carry == 1
        assert library.machine.read(0, 0xFD00) == before


def times(library: LinksLibrary, tiling: Tiling, size: Size, step: int) -> np.ndarray:
    """The T-states of seeds, whose mazes are judged by numpy and scipy."""
    found = []
    for seed in range(0, 65536, step):
        call = make(library, tiling, size, seed)
        links = library.links()
        assert call.carry == 0
        inside = np.bitwise_count(links) > 0
        assert (np.bitwise_count(links)[inside] > 1).all(), seed
        assert len(np.unique(parts_of(tiling, size, links)[inside])) == 1, seed
        assert uncrossed(tiling, links[None]).all()
        assert not is_perfect(tiling, size, links[None]).any()
        found.append(call.tstates)
    return np.array(found)


def claimed() -> tuple[int, int]:
    """Mean and greatest time of the header."""
    found = re.match(r"([\d,]+) T mean, ([\d,]+) T at most", routine(LABEL).fields["Time"])
    assert found
    mean, most = (int(number.replace(",", "")) for number in found.groups())
    return mean, most


def test_times_of_seeds_all_over(library: LinksLibrary) -> None:
    """As far as a sample shows."""
    found = times(library, TILINGS["square"], (15, 15, 1), 655)
    mean, most = claimed()
    assert found.max() <= most
    assert abs(found.mean() - mean) <= 5 * found.std() / len(found) ** 0.5


@pytest.mark.sweep(LABEL)
def test_every_seed_of_the_stated_time(library: LinksLibrary) -> None:
    found = times(library, TILINGS["square"], (15, 15, 1), 1)
    assert (round(found.mean()), found.max()) == claimed()


@pytest.mark.sweep(LABEL)
@every_generator.every_tiling
def test_every_seed(library: LinksLibrary, tiling: Tiling) -> None:
    times(library, tiling, SMALL[tiling.name], 1)
