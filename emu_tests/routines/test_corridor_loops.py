"""Corridors with loops: replayed from the same random numbers, loops counted, choices even."""

from collections import Counter

import networkx as nx
import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.headers import bound
from emu_tests.oracles.mazes import border_is_solid, has_loops, passages
from emu_tests.oracles.models import Draws, ones
from emu_tests.oracles.paths import graph_of
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library

LEAST = 1e-4
SIZES = [(31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 19), (19, 11), (7, 9)]
SEEDS = range(11, 65536, 9361)  # 7 of them


def model(seed: int, width: int, height: int, partitions: int, openings: int) -> np.ndarray:
    """The field, as the file's head words it."""
    across, down = width // 2, height // 2
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:height:2, 1 : width - 1] = False
    draws = Draws(seed)
    for column in (0, width - 1):
        draws.step()
        walls[2 * (draws.high * down >> 8) + 1, column] = False
    for row in range(3, height, 2):
        draws.step()
        while draws.high >> 6 >= min(4, across - 1):
            draws.step()
        count = min((draws.high >> 6) + 1 + partitions, across - 1)
        stretch = (across - 1) // count
        for first in range(2, 2 + 2 * stretch * count, 2 * stretch):
            if first > 2:
                draws.step()
            while (place := draws.high & 2 * ones(stretch - 1)) >= 2 * stretch:
                draws.step()
            walls[row, first + place] = True
            walls[row - 1, first + place - 1] = False
        walls[row - 1, first + place + 1] = False
    closed = set()
    for i in range(1, height - 1):
        closed |= {(i, j) for j in range(1, width - 1) if (i + j) % 2 and walls[i, j]}
    fewer = max(len(closed) - openings, 0)
    chosen: set[tuple[int, int]] = set()
    while len(chosen) < min(openings, fewer):
        draws.step()
        row = draws.high >> 4 & ones(down - 1)
        column = draws.high & 15 & ones(across - 1)
        above = draws.low >> 7
        place = (2 * row + 1 - above, 2 * column + above)
        if place in closed:
            chosen.add(place)
    for place in closed:
        walls[place] = (place in chosen) == (fewer < openings)
    return walls


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("openings", [0, 1, 8, 97, 98, 99, 195, 196, 255])
@pytest.mark.parametrize("partitions", [0, 2, 9, 255])
@pytest.mark.parametrize("nth", some([3], [3, 1], "generate_corridor_loops"))
def test_it_is_the_maze_of_the_model(
    library: Library, width: int, height: int, partitions: int, openings: int, nth: int
) -> None:
    for seed in SEEDS[:: nth if width == height == 31 else 3 * nth]:
        parameters = {"loops_partitions": partitions, "loops_openings": openings}
        call = library.generate("corridor_loops", seed, width, height, 200_000, parameters)
        assert call.carry == 0
        walls = library.walls()
        assert has_loops(walls[None], width, height, openings).all()
        assert border_is_solid(walls[None], width, height, doors=True).all()
        assert np.array_equal(walls, model(seed, width, height, partitions, openings)), f"seed {seed}"


@pytest.mark.parametrize("openings", [0, 5, 120])
def test_loops_by_networkx(library: Library, openings: int) -> None:
    """Of all passable cells of the field, not of the lattice: so many independent loops, and no 2 x 2 of them."""
    for seed in range(1, 65536, 4099):
        library.generate("corridor_loops", seed, parameters={"loops_openings": openings})
        walls = library.walls()
        graph = graph_of(walls)
        assert nx.is_connected(graph)
        assert len(nx.cycle_basis(graph)) == openings
        assert (walls[1:, 1:] | walls[:-1, 1:] | walls[1:, :-1] | walls[:-1, :-1]).all()


def test_doors_are_recorded_and_even(library: Library) -> None:
    counts = np.zeros((2, 15))
    for seed in range(6, 65536, 32):
        library.generate("corridor_loops", seed)
        walls = library.walls()
        for count, name, column in zip(counts, ("entrance", "exit"), (0, 30), strict=True):
            row = library.machine.peek(library.address(name))
            assert np.flatnonzero(~walls[:, column]).tolist() == [row]
            count[row // 2] += 1
    for count in counts:
        assert chisquare(count).pvalue > LEAST


@pytest.mark.parametrize(("more", "cells"), [(0, 15), (2, 15), (11, 15), (0, 4), (1, 9)])
@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_corridor_loops"))
def test_partitions_are_even(library: Library, more: int, cells: int, nth: int) -> None:
    """One to four as likely, and those above; a partition as likely at every place of its stretch."""
    numbers: Counter[int] = Counter()
    places: dict[int, Counter[int]] = {}
    for seed in range(9, 65536, 64)[::nth]:
        parameters = {"loops_partitions": more, "loops_openings": 0}
        library.generate("corridor_loops", seed, 2 * cells + 1, 31, parameters=parameters)
        right, _ = passages(library.walls()[None], 2 * cells + 1, 31)
        assert right[0, 0].all()
        for row in ~right[0, 1:]:
            numbers[int(row.sum())] += 1
            stretch = (cells - 1) // int(row.sum())
            for number, column in enumerate(np.flatnonzero(row).tolist()):
                assert column // stretch == number
                places.setdefault(stretch, Counter())[column % stretch] += 1
    usual = min(4, cells - 1)
    expected = Counter(min(number + more, cells - 1) for number in range(1, usual + 1))
    assert set(numbers) == set(expected)
    shares = [numbers.total() * expected[number] / usual for number in expected]
    assert chisquare([numbers[number] for number in expected], shares).pvalue > LEAST
    for stretch, counts in places.items():
        assert sorted(counts) == list(range(stretch))
        if stretch > 1:
            assert chisquare(list(counts.values())).pvalue > LEAST


@pytest.mark.parametrize("openings", [1, 195])
@pytest.mark.parametrize("nth", some([2], [2, 1], "generate_corridor_loops"))
def test_every_wall_is_as_likely_to_be_opened(library: Library, openings: int, nth: int) -> None:
    """The one that is opened, and the one that is not, by its place among the maze's 196."""
    counts = np.zeros(196)
    for seed in range(13, 65536, 32)[::nth]:
        library.generate("corridor_loops", seed, parameters={"loops_openings": 0})
        before = np.concatenate([kind.ravel() for kind in passages(library.walls()[None], 31, 31)])
        library.generate("corridor_loops", seed, parameters={"loops_openings": openings})
        after = np.concatenate([kind.ravel() for kind in passages(library.walls()[None], 31, 31)])
        assert (after >= before).all()
        counts += (after[~before]) == (openings == 1)
    assert counts.sum() == 2048 // nth
    assert chisquare(counts).pvalue > LEAST


@pytest.mark.parametrize("partitions", [0, 2, 255])
@pytest.mark.parametrize("openings", [98, 99])
def test_the_bound(library: Library, partitions: int, openings: int) -> None:
    """Half the walls, which takes longest."""
    parameters = {"loops_partitions": partitions, "loops_openings": openings}
    for seed in range(2, 65536, 655):
        assert library.generate("corridor_loops", seed, parameters=parameters).tstates < bound("corridor_loops")
