"""What only the generators of uniform mazes promise: every spanning tree as often as any other, and the exact walk.

The oracle of the walks is written here again, on (row, column) cells, without the routines' map and tables.
"""

import functools
import itertools
from collections.abc import Iterator

import networkx as nx
import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.mazes import inner_walls
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

Cell = tuple[int, int]
NAMES = ("wilson", "aldous_broder")
BOUND = {"wilson": 490_000, "aldous_broder": 1_250_000}  # as in test_generators.py
WAYS = ((0, 1), (1, 0), (-1, 0), (0, -1))  # by two random bits: right, down, up, left
both = pytest.mark.parametrize("name", NAMES)


@functools.cache
def trees(down: int, across: int) -> frozenset[bytes]:
    """All spanning trees of the grid of cells, as `inner_walls` of the field has them."""
    graph = nx.grid_2d_graph(down, across)
    order = [((row, column), (row, column + 1)) for row in range(down) for column in range(across - 1)]
    order += [((row, column), (row + 1, column)) for row in range(down - 1) for column in range(across)]
    found = set()
    for edges in itertools.combinations(order, down * across - 1):
        tree = nx.Graph(edges)
        if len(tree) == len(graph) and nx.is_connected(tree):
            found.add(np.array([edge not in edges for edge in order]).tobytes())
    return frozenset(found)


def counts(library: Library, name: str, seeds: range, width: int, height: int) -> list[int]:
    """How often each of the spanning trees comes up."""
    count = dict.fromkeys(trees(height // 2, width // 2), 0)
    for seed in seeds:
        library.generate(name, seed, width, height, budget=100_000)
        count[inner_walls(library.walls()[None], width, height).tobytes()] += 1
    return list(count.values())


def test_there_are_192_trees_of_nine_cells() -> None:
    assert len(trees(3, 3)) == 192


@both
@pytest.mark.parametrize("size", [(7, 7), (5, 7), (7, 5)], ids=str)
@pytest.mark.parametrize("nth", some([2], [2, 1], "generate_{name}"))
def test_all_mazes_are_equally_likely(library: Library, name: str, size: tuple[int, int], nth: int) -> None:
    found = counts(library, name, range(0, 65536, 24)[::nth], *size)
    assert chisquare(found).pvalue > 0.001


@pytest.mark.sweep("generate_{name}")
@both
@pytest.mark.parametrize("size", [(7, 7), (5, 5), (5, 7), (7, 5)], ids=str)
def test_all_mazes_are_equally_likely_over_all_seeds(library: Library, name: str, size: tuple[int, int]) -> None:
    found = counts(library, name, range(65536), *size)
    assert chisquare(found).pvalue > 0.001


@pytest.mark.sweep("generate_{name}")
@both
@pytest.mark.parametrize("size", [(5, 5), (5, 31), (31, 5), (9, 9), (29, 31)], ids=str)
def test_every_walk_ends(library: Library, name: str, size: tuple[int, int]) -> None:
    """The generator has but 65,536 states: that no walk goes round for ever is shown by running them all."""
    for seed in range(65536):
        library.generate(name, seed, *size, budget=BOUND[name])


def states(seed: int) -> Iterator[int]:
    """The states after the seed, by the words of lib/random.asm."""
    while True:
        low = (seed ^ (seed >> 10 | seed >> 8 << 6)) & 255
        total = (low >> 1) + (low & 1) * 0x81 + 0x5C  # rotated; bit 0 once more
        total = (total & 255) + low
        seed = (total + (seed >> 8) + (total >> 8)) % 256 << 8 | low
        yield seed


def ways(name: str, seed: int) -> Iterator[tuple[int, Cell]]:
    """State and way for each move: bits of the sum of the states, or of their high bytes."""
    total = seed if name == "wilson" else seed % 256 << 8
    for state in states(seed):
        total = (total + (state if name == "wilson" else state & 0xFF00)) % 65536
        for shift in (14, 12, 10, 8):
            yield state, WAYS[total >> shift & 3]


def walk(name: str, seed: int, down: int, across: int) -> tuple[int, set[frozenset[Cell]]]:
    """The last state, and the passages."""
    cells = list(itertools.product(range(down), range(across)))
    root = (down // 2, across // 2)
    done, passages, state = {root}, set(), seed
    draws = ways(name, seed)

    def step(cell: Cell) -> Cell:
        nonlocal state
        while True:
            state, (row, column) = next(draws)
            if 0 <= cell[0] + row < down and 0 <= cell[1] + column < across:
                return cell[0] + row, cell[1] + column

    if name == "aldous_broder":
        cell = root
        while len(done) < len(cells):
            there = step(cell)
            if there not in done:
                done.add(there)
                passages.add(frozenset((cell, there)))
            cell = there
        return state, passages
    for start in cells:
        path = [start]
        while path[-1] not in done:
            there = step(path[-1])
            path = path[: path.index(there) + 1] if there in path else [*path, there]
        done.update(path)
        passages.update(frozenset(pair) for pair in itertools.pairwise(path))
    return state, passages


@both
@pytest.mark.parametrize(("width", "height"), [(31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 29)])
def test_the_walk_is_the_algorithm_s(library: Library, name: str, width: int, height: int) -> None:
    for seed in (0, 1, 255, 4711, 65535):
        library.generate(name, seed, width, height)
        state, passages = walk(name, seed, height // 2, width // 2)
        walls = library.walls()
        opened = set()
        for passage in passages:
            (row, column), (row2, column2) = passage
            opened.add((row + row2 + 1, column + column2 + 1))
        found = {(int(r), int(c)) for r, c in np.argwhere(~walls) if (r + c) % 2}
        assert found == opened
        assert library.machine.word(library.address("rng_seed")) == state


@pytest.mark.parametrize(("down", "across"), [(15, 15), (15, 11), (2, 2), (2, 15), (15, 2)])
def test_time_and_tables_of_walk_ground(library: Library, down: int, across: int) -> None:
    """The time that the header gives; every byte names each of the 256 runs of four moves once."""
    call = library.call("walk_ground", 100_000, b=down, c=across, e=0x80)
    text = (ASM / "lib" / "walk_ground.asm").read_text(encoding="ascii")
    assert f"Time: {call.tstates:,} T\n" in text
    assert call.registers.bc == down * 256 + across
    assert call.registers.hl == library.address("work") + (down // 2 + 1) * 16 + across // 2
    assert call.registers.de == library.address("field") + down // 2 * 64 + 33 + across // 2 * 2
    pages = [library.address("work") + 256 * page for page in (1, 2, 3)]
    pages.append(library.address("route") + 511 & 0xFF00)
    moves = list(zip(*(library.machine.read(page, 256) for page in pages), strict=True))
    assert len(set(moves)) == 256
    assert set(itertools.chain(*moves)) == {1, 16, 240, 255}
