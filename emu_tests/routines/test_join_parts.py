"""Parts that are joined: all of them, by no more walls than the shortest bridges take; by networkx and scipy."""

import itertools

import networkx as nx
import numpy as np
import pytest
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra, minimum_spanning_tree

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import SIZES, put
from emu_tests.oracles.mazes import parts, show
from emu_tests.oracles.paths import Walls, graph_of
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library

BOUND = 6_000_000
ONE = 1024.0  # what a wall costs; an open place costs 1, since scipy takes 0 for no edge


def join(library: Library, seed: int, width: int = 31, height: int = 31) -> Walls:
    """The walls that are opened: inside the outer wall; nothing else changes, no byte but these."""
    before = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
    library.set_inputs(seed, width, height)
    call = library.call("join_parts", BOUND, **KEPT)
    assert call.carry == 0
    assert {pair: getattr(call.registers, pair) for pair in KEPT} == KEPT
    after = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
    gone = (before >= 0x80) & (after < 0x80)
    assert (after == np.where(gone, 0, before)).all()
    assert not gone[[0, height - 1]].any()
    assert not gone[:, [0, width - 1]].any()
    assert not gone[height:].any()
    assert not gone[:, width:].any()
    return gone


def bridges(walls: Walls, width: int, height: int) -> int:
    """The walls of the shortest bridges that join all parts: a minimum spanning tree of the distances between parts.

    Nobody who always joins the nearest part opens more. Only walls inside the outer wall may be opened.
    """
    together = [min(part) for part in nx.connected_components(graph_of(walls))]
    places = np.zeros((32, 32), dtype=np.bool_)
    places[1 : height - 1, 1 : width - 1] = True
    places |= ~walls
    number = np.arange(1024).reshape(32, 32)
    cost = np.where(walls, ONE, 1.0)
    edges = []
    for one, other in ((np.s_[:-1], np.s_[1:]), (np.s_[:, :-1], np.s_[:, 1:])):
        both = places[one] & places[other]
        edges += [(number[one][both], number[other][both], cost[other][both])]
        edges += [(number[other][both], number[one][both], cost[one][both])]
    rows, columns, values = (np.concatenate(kind) for kind in zip(*edges, strict=True))
    graph = coo_array((values, (rows, columns)), shape=(1024, 1024)).tocsr()
    sources = [32 * row + column for row, column in together]
    distances = dijkstra(graph, indices=sources)[:, sources] // ONE
    return int(minimum_spanning_tree(distances).sum())


def judge(library: Library, seed: int, width: int = 31, height: int = 31) -> int:
    """Join the parts of a field, and judge it; the number of walls that were opened."""
    walls = library.walls()
    gone = join(library, seed, width, height)
    assert parts(library.walls()[None])[0] == min(parts(walls[None])[0], 1), show(walls)
    assert gone.sum() <= bridges(walls, width, height), show(walls)
    return int(gone.sum())


@pytest.mark.parametrize("name", ["rooms", "automaton_maze", "automaton_mazectric", "dungeon", "tunnel"])
@pytest.mark.parametrize("nth", some([4], [4, 1], "join_parts", "generate_{name}"))
def test_mazes(library: Library, name: str, nth: int) -> None:
    """Of any size; a field in one part stays as it is."""
    for seed, (width, height) in [*enumerate(SIZES)][::nth]:
        for more in range(2):
            library.generate(name, seed * 263 + more, width, height)
            connected = parts(library.walls()[None])[0] <= 1  # a small automaton may die out
            assert (judge(library, seed, width, height) == 0) == connected


@pytest.mark.parametrize("nth", some([4], [4, 1], "join_parts"))
def test_any_field(library: Library, nth: int) -> None:
    """Stones of any number, with any other bits, from nearly none to nearly all."""
    random = np.random.default_rng(9)
    for k in range(0, 160, nth):
        width, height = SIZES[k % len(SIZES)] if k % 3 else (31, 31)
        walls = np.ones((32, 32), dtype=np.bool_)
        walls[1 : height - 1, 1 : width - 1] = random.random((height - 2, width - 2)) < random.random() ** 0.3
        put(library, walls, random.integers(0, 128, (32, 32), dtype=np.uint8))
        judge(library, int(random.integers(65536)), width, height)


@pytest.mark.parametrize("apart", [2, 3, 4, 7, 14])
def test_places_far_apart(library: Library, apart: int) -> None:
    """A lattice of single places: exactly the walls between neighbours are opened."""
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:30:apart, 1:30:apart] = False
    put(library, walls)
    count = int((~walls).sum())
    assert judge(library, 5) == (count - 1) * (apart - 1)


def test_doors_are_joined_and_the_outer_wall_stays(library: Library) -> None:
    """A place in the outer wall is joined from inside; one in a corner has only the outer wall beside it."""
    for row, column in itertools.chain(((0, c) for c in range(31)), ((r, 30) for r in range(31))):
        walls = np.ones((32, 32), dtype=np.bool_)
        walls[15, 15] = walls[row, column] = False
        put(library, walls)
        gone = join(library, row + column)
        corner = row in (0, 30) and column in (0, 30)
        assert parts(library.walls()[None])[0] == (2 if corner else 1)
        assert gone.sum() == (0 if corner else abs(row - 15) + abs(column - 15) - 1)


def test_nothing_is_open(library: Library) -> None:
    put(library, np.ones((32, 32), dtype=np.bool_))
    assert not join(library, 1).any()


def test_which_walls_are_opened_depends_on_the_seed(library: Library) -> None:
    """Two halls with one wall between: any of its places."""
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:30, 1:30] = False
    walls[:, 15] = True
    opened = set()
    for seed in range(0, 65536, 67):
        put(library, walls)
        gone = join(library, seed)
        assert gone.sum() == 1
        opened.add(int(np.flatnonzero(gone)[0]))
    assert len(opened) == 29
