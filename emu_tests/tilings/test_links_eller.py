"""Eller's storeys: memory for one plane, which is never read when it is finished; sets, stairs, fair coins."""

from itertools import pairwise

import networkx as nx
import numpy as np
import pytest
from skoolkit.simulator import Simulator

from emu_tests.oracles.coins import assert_fair
from emu_tests.oracles.links import Batch, Size, assert_perfect
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS

STOREYS = TILINGS["storeys"]
NAME = "eller_storeys"
RIGHT, DOWN, UP = 4, 16, 2


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def make(library: LinksLibrary, size: Size, seed: int) -> Batch:
    rows, columns, storeys = size
    library.select("storeys", storeys)
    assert library.generate(NAME, seed, columns, rows).carry == 0
    return np.asarray(library.links(), np.uint8)


class Watched(list[int]):
    """Memory that notes the lowest and the highest plane of links that is read, in the order of reading."""

    def __init__(self, memory: list[int], start: int, plane: int) -> None:
        super().__init__(memory)
        self.start, self.plane = start, plane
        self.read: list[int] = []

    def __getitem__(self, at):  # type: ignore[no-untyped-def]
        if isinstance(at, int) and self.start <= at < self.start + 1024:
            self.read.append((at - self.start) // self.plane)
        return super().__getitem__(at)


@pytest.mark.parametrize("size", [(4, 5, 4), (3, 32, 3), (2, 2, 2)], ids=str)
def test_a_finished_plane_is_never_read(library: LinksLibrary, size: Size) -> None:
    """Every byte that SkoolKit's Python simulator reads in links: of one plane after the other."""
    expected = make(library, size, 4711)
    machine = library.machine
    memory = Watched(list(machine.read(0, 0x10000)), library.address("links"), 32 * size[0])
    simulator = Simulator(memory, {"SP": 0xFEFE, "PC": library.address(f"links_generate_{NAME}")})
    simulator.memory = memory
    memory[0xFEFE:0xFF00] = [0x40, 0x15]
    machine_seed = library.address("rng_seed")
    memory[machine_seed : machine_seed + 2] = [4711 & 255, 4711 >> 8]
    while simulator.registers[24] != 0x1540:
        simulator.opcodes[memory[simulator.registers[24]]]()
    start = library.address("links")
    assert (np.array(memory[start : start + 1024], np.uint8).reshape(32, 32) == expected).all()
    assert set(memory.read) == set(range(size[2]))
    assert memory.read == sorted(memory.read)


@pytest.mark.parametrize("size", [(8, 32, 4), (16, 32, 2), (5, 7, 3)], ids=str)
def test_memory_is_for_one_plane(library: LinksLibrary, size: Size) -> None:
    """A word for each of its cells; neither links_list nor links_ways, nor the rest of links_distances."""
    rows, columns, _ = size
    used = 2 * rows * columns
    places = [("links_ways", 0, 1024), ("links_list", 0, 2048), ("links_distances", used, 2048 - used)]
    for label, start, length in places:
        library.machine.write(library.address(label) + start, b"\x5a" * length)
    make(library, size, 99)
    for label, start, length in places:
        assert library.machine.read(library.address(label) + start, length) == b"\x5a" * length, label


def test_more_floors_do_not_change_those_below(library: LinksLibrary) -> None:
    """All but the last are the same, with the same stairs."""
    for seed in range(3, 65536, 4096):
        mazes = [make(library, (6, 9, storeys), seed) for storeys in (2, 3, 4)]
        for storeys, (fewer, more) in enumerate(pairwise(mazes), 2):
            last = 6 * (storeys - 1)
            assert (fewer[:last] == more[:last]).all()


def halves(links: Batch, size: Size) -> tuple[list[bool], list[bool]]:
    """The coins of a maze's walls and stairs, after asserting that each set has a stair, and that none was lost."""
    rows, columns, storeys = size
    walls, stairs = [], []
    sets = nx.Graph()
    for floor in range(storeys - 1):
        plane = [(floor * rows + row, column) for row in range(rows) for column in range(columns)]
        sets.add_nodes_from(plane)
        for row, column in plane:
            near = []
            if column:
                near.append(((row, column - 1), RIGHT))
            if row % rows:
                near.append(((row - 1, column), DOWN))
            for other, code in near:
                if nx.has_path(sets, (row, column), other):
                    assert not links[other] & code, "a ring"
                    continue
                walls.append(bool(links[other] & code))
                if walls[-1]:
                    sets.add_edge((row, column), other)
        for part in nx.connected_components(sets):
            here = sorted((cell for cell in part if cell[0] >= floor * rows), reverse=True)
            up = [bool(links[cell] & UP) for cell in here]
            assert any(up), "a set without a stair"
            stairs += up if any(up[:-1]) else up[:-1]
        sets.add_edges_from((cell, (cell[0] + rows, cell[1])) for cell in plane if links[cell] & UP)
    return walls, stairs


@pytest.mark.parametrize("size", [(4, 5, 3), (3, 3, 4), (6, 6, 2)], ids=str)
def test_coins_are_fair_and_every_set_has_a_stair(library: LinksLibrary, size: Size) -> None:
    """By a model with networkx: of each wall between two sets, and of each stair but those that had to be."""
    walls, stairs = [], []
    for seed in range(3, 65536, 512):
        links = make(library, size, seed)
        assert_perfect(STOREYS, size, links)
        of_walls, of_stairs = halves(links, size)
        walls += of_walls
        stairs += of_stairs
    assert_fair(sum(walls), len(walls))
    assert_fair(sum(stairs), len(stairs))


def test_each_place_has_a_fair_coin(library: LinksLibrary) -> None:
    """A single floor is a binary tree: over many seeds every cell with both walls opens either as often."""
    size = (6, 8, 1)
    left = np.zeros((32, 32), int)
    seeds = range(5, 65536, 32)
    for seed in seeds:
        left += make(library, size, seed) >> 6 & 1
    inner = left[1:6, 1:8]
    assert (abs(2 * inner - len(seeds)) < 4.5 * len(seeds) ** 0.5).all()


def refused(library: LinksLibrary) -> bool:
    """Carry set, and nothing written."""
    before = library.machine.read(0, 0xFD00)
    carry = library.call(f"links_generate_{NAME}", 2000).carry
    return carry == 1 and library.machine.read(0, 0xFD00) == before


@pytest.mark.parametrize("tiling", TILINGS.values(), ids=lambda one: one.name)
def test_other_tilings_are_refused(library: LinksLibrary, tiling: object) -> None:
    library.set_inputs(1, 9, 9)
    library.select(tiling.name, 2)  # type: ignore[attr-defined]
    if tiling is not STOREYS:
        assert refused(library)


def test_a_mask_that_leaves_no_way_is_refused(library: LinksLibrary) -> None:
    """Nothing at all, and two cells that do not touch; two floors of one cell are a maze."""
    mask = np.ones((32, 32), np.bool_)
    for cells, carry in (((), 1), (((0, 0), (1, 1)), 1), (((2, 3), (11, 3)), 0)):
        mask[:] = True
        for cell in cells:
            mask[cell] = False
        library.select("storeys", 2, mask)
        assert library.generate(NAME, 1, 9, 9).carry == carry
        assert library.links().any() == (not carry)


def test_floors_that_only_a_lower_one_joins(library: LinksLibrary) -> None:
    """Two towers on a common ground floor, and a cellar without a stair: the sets of the towers must meet below."""
    mask = np.zeros((32, 32), np.bool_)
    mask[4:, 3] = True  # a gap between the towers on the upper floors
    mask[4:8, 5] = True  # no stair there from the ground floor
    for seed in range(7, 65536, 331):
        library.select("storeys", 3, mask)
        assert library.generate(NAME, seed, 7, 4).carry == 0
        assert_perfect(STOREYS, (4, 7, 3), np.asarray(library.links(), np.uint8), mask)


def test_times_with_a_mask_stay_under_the_bound(library: LinksLibrary) -> None:
    random = np.random.default_rng(8)
    for size in ((8, 32, 4), (16, 32, 2), (32, 32, 1)):
        for share in (0, 0.05, 0.2, 0.4):
            mask = random.random((32, 32)) < share
            library.select("storeys", size[2], mask)
            call = library.generate(NAME, int(random.integers(65536)), size[1], size[0])
            assert call.tstates < 8_000_000
            assert_perfect(STOREYS, size, np.asarray(library.links(), np.uint8), mask)


def test_the_largest_boards_stay_under_the_bound(library: LinksLibrary) -> None:
    for size in ((8, 32, 4), (10, 32, 3), (16, 32, 2), (32, 32, 1)):
        library.select("storeys", size[2])
        for seed in range(1, 65536, 1024):
            assert library.generate(NAME, seed, size[1], size[0]).tstates < 1_300_000


def test_time_of_a_cell() -> None:
    """At most 900 T on two floors of 15 x 15: see test_links.py for how the header's figure is measured."""
    from emu_tests.tilings.test_links import GENERATORS, claimed

    assert claimed(GENERATORS[NAME])["storeys", 15, 15][0] <= 900 * 450
