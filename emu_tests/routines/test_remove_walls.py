"""Random walls that disappear: how many, only between open cells, none preferred; any field, any number."""

import itertools
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.coins import LEAST
from emu_tests.oracles.fields import SIZES, put
from emu_tests.oracles.mazes import has_loops, parts, show
from emu_tests.oracles.paths import Walls
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library

BOUND = 300_000


def candidates(walls: Walls, width: int, height: int) -> Walls:
    """The walls between two open cells, inside the outer wall."""
    found = np.zeros((32, 32), dtype=np.bool_)
    rows, columns = slice(1, height, 2), slice(1, width, 2)
    cells = ~walls[rows, columns]
    found[rows, 2 : width - 1 : 2] = cells[:, 1:] & cells[:, :-1]
    found[2 : height - 1 : 2, columns] = cells[1:] & cells[:-1]
    return found & walls


def remove(library: Library, seed: int, count: int, width: int = 31, height: int = 31) -> Walls:
    """The walls that disappear from the field; nothing else changes, no byte but these."""
    before = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
    library.set_inputs(seed, width, height, {"walls_removed": count})
    call = library.call("remove_walls", BOUND)
    assert call.carry == 0
    after = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
    gone = (before >= 0x80) & (after < 0x80)
    assert (after == np.where(gone, 0, before)).all()
    possible = candidates(before >= 0x80, width, height)
    assert not (gone & ~possible).any(), show(gone)
    assert gone.sum() == min(count, possible.sum()), f"{count} of {possible.sum()}: {gone.sum()}"
    return gone


@pytest.mark.parametrize("name", ["kruskal", "rings", "dungeon", "rooms", "automaton_maze"])
@pytest.mark.parametrize("nth", some([5], [5, 1], "remove_walls", "generate_{name}"))
def test_so_many_walls_disappear(library: Library, name: str, nth: int) -> None:
    for seed, (width, height) in [*enumerate(SIZES)][::nth]:
        for count in (0, 1, 7, 200, 255):
            library.generate(name, seed, width, height)
            together = parts(library.walls()[None])[0]
            remove(library, seed * 131, count, width, height)
            assert parts(library.walls()[None])[0] <= together


def test_loops_of_a_perfect_maze(library: Library) -> None:
    for count in (1, 20, 195, 196, 197, 255):
        library.generate("dfs", count)
        remove(library, count, count)
        assert has_loops(library.walls()[None], 31, 31, min(count, 196))[0]


def test_any_field(library: Library) -> None:
    """Noise with any bits, up to the edges, of any legal size; all walls closed, and the cells open or not."""
    random = np.random.default_rng(13)
    for k in range(300):
        walls = random.random((32, 32)) < random.random()
        if k % 3 == 0:
            walls[:] = True
            walls[1::2, 1::2] = random.random((16, 16)) < random.random() ** 2
        put(library, walls, random.integers(0, 128, (32, 32), dtype=np.uint8))
        width, height = SIZES[k % len(SIZES)] if k % 3 else (31, 31)
        remove(library, int(random.integers(65536)), int(random.integers(256)), width, height)


@pytest.mark.parametrize("count", [1, 20, 150])
def test_every_wall_is_as_likely(library: Library, count: int) -> None:
    """Of one maze with many seeds: how often each of its 196 walls disappears."""
    library.generate("kruskal", 31)
    field, often = library.walls(), np.zeros((32, 32))
    seeds = range(5, 65536, 29 if count == 1 else 97)
    for seed in seeds:
        put(library, field)
        often += remove(library, seed, count)
    found = often[candidates(field, 31, 31)]
    assert len(found) == 196
    assert found.sum() == count * len(seeds)
    share = count / 196  # the walls of one seed exclude each other: less scatter than independent draws
    statistic = ((found - share * len(seeds)) ** 2).sum() / (share * len(seeds) * (1 - share))
    assert 130 < statistic < 290, "196 walls with 195 degrees of freedom"


def test_every_pair_is_as_likely(library: Library) -> None:
    """Of the twelve walls of a small room whose ways are all closed."""
    pairs = Counter[tuple[int, ...]]()
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:7:2, 1:7:2] = False
    places = np.flatnonzero(candidates(walls, 7, 7)).tolist()
    assert len(places) == 12
    for seed in range(3, 65536, 33):
        put(library, walls)
        pairs[tuple(np.flatnonzero(remove(library, seed, 2, 7, 7)).tolist())] += 1
    assert chisquare([pairs[pair] for pair in itertools.combinations(places, 2)]).pvalue > LEAST
