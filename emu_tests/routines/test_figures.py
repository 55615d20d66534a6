"""Closed corridors in figures: one alone is the outline that it should be, many keep the promise, kinds are even."""

import itertools
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.coins import LEAST
from emu_tests.oracles.mazes import border_is_solid, has_no_dead_end, is_wide, parts, show
from zxmazes.routines.library import Library

#: The figures as filled blocks; the routine walks round their outlines.
BLOCKS = {
    1: ("##", ".#"),
    2: ("###", ".#."),
    3: ("#.#", "###"),
    4: (".#.", "###", ".#."),
    5: ("#..", "##.", "###"),
}
RECTANGLE = 6
Outline = frozenset[tuple[int, int]]


def outline(blocks: np.ndarray, down: int, across: int) -> Outline:
    """The squares on the edge of a block figure whose blocks are so many squares high and wide."""
    inside = np.pad(blocks.repeat(down, 0).repeat(across, 1), 1)
    corners = inside[:-1, :-1].astype(int) + inside[1:, :-1] + inside[:-1, 1:] + inside[1:, 1:]
    return frozenset(map(tuple, np.argwhere((corners > 0) & (corners < 4)).tolist()))


def outlines() -> dict[Outline, int]:
    """Every outline of every kind, turned and mirrored in all ways, in all sizes."""
    found = {
        outline(np.ones((1, 1), dtype=np.bool_), *units): RECTANGLE
        for units in itertools.product(range(1, 8), repeat=2)
    }
    for kind, rows in BLOCKS.items():
        blocks = np.array([[mark == "#" for mark in row] for row in rows])
        for turned in (blocks, blocks.T):
            for rows_on, columns_on in itertools.product((1, -1), repeat=2):
                for units in itertools.product(range(1, 5), repeat=2):
                    found[outline(turned[::rows_on, ::columns_on], *units)] = kind
    return found


OUTLINES = outlines()


def kind_of(walls: np.ndarray, width: int) -> int:
    """Which figure is open, whatever its place; each square of the grid and the ways between them."""
    pitch = width + 1
    grid = ~walls[1:31:pitch, 1:31:pitch]
    squares = np.argwhere(grid)
    first = squares.min(axis=0)
    kind = OUTLINES[frozenset(map(tuple, (squares - first).tolist()))]
    assert (~walls).sum() == len(squares) * width * (width + 1), "each square has a way to the next one"
    return kind


@pytest.mark.parametrize("kind", BLOCKS)
def test_a_single_figure_is_its_outline(library: Library, kind: int) -> None:
    """A cross may be too near to a corner: then it is a rectangle."""
    for seed in range(kind, 65536, 661):
        library.generate("figures", seed, parameters={"figures_count": 1, "figures_kind": kind})
        found = kind_of(library.walls(), 1)
        assert found == kind or (kind == 4 and found == RECTANGLE), f"seed {seed}{show(library.walls())}"


@pytest.mark.parametrize("width", [1, 2, 3])
def test_a_single_wide_figure(library: Library, width: int) -> None:
    for seed in range(width, 65536, 661):
        library.generate("figures_wide", seed, parameters={"figures_wide_count": 1, "figures_width": width})
        assert kind_of(library.walls(), width) in {*BLOCKS, RECTANGLE}


def test_the_kinds_of_a_mixture_are_drawn_evenly(library: Library) -> None:
    """A rectangle stands for a cross that did not fit; figures turn and mirror, and lie anywhere."""
    kinds, corners, open_cells = Counter[int](), set[tuple[int, ...]](), np.zeros((32, 32))
    seeds = range(9, 65536, 37)
    for seed in seeds:
        library.generate("figures", seed, parameters={"figures_count": 1})
        walls = library.walls()
        found = kind_of(walls, 1)
        kinds[4 if found == RECTANGLE else found] += 1
        corners.add(tuple(np.argwhere(~walls).min(axis=0).tolist()))
        open_cells += ~walls
    assert chisquare([kinds[kind] for kind in BLOCKS]).pvalue > LEAST
    assert len(corners) > 120
    assert open_cells[1:31:2, 1:31:2].min() > 0


@pytest.mark.parametrize("count", [0, 1, 2, 9, 255])
def test_the_promise_whatever_the_parameters(library: Library, count: int) -> None:
    """No dead end, connected, as wide as told: at every size."""
    for number, (across, down) in enumerate(itertools.product(range(5, 32, 2), repeat=2)):
        if count == 255 and number % 9:
            continue
        width, kind, seed = number % 5, number % 7, (number * 337 + count) % 65536
        fields = []
        library.generate("figures", seed, across, down, parameters={"figures_count": count, "figures_kind": kind})
        fields.append(library.walls())
        wide = {"figures_wide_count": count, "figures_width": width}
        library.generate("figures_wide", seed, across, down, parameters=wide)
        fields.append(library.walls())
        batch = np.array(fields)
        good = has_no_dead_end(batch) & (parts(batch) == 1) & border_is_solid(batch, across, down)
        good[1] &= is_wide(batch[1:], min(max(width, 1), 3))[0]
        assert good.all(), f"{across}x{down}, seed {seed}, {kind}, {width}{show(batch[np.argmin(good)])}"


def test_more_figures_open_more(library: Library) -> None:
    """The chain is the same; each figure is laid over those before it, and touches them."""
    for seed in range(5, 65536, 6553):
        before = np.zeros((32, 32), dtype=np.bool_)
        for count in range(1, 12):
            library.generate("figures", seed, parameters={"figures_count": count})
            after = ~library.walls()
            assert (after | before == after).all()
            before = after


def test_figures_come_round_in_the_whole_field(library: Library) -> None:
    """Each cell of the grid is in some of the mazes; the mirrored one about as often."""
    fields = []
    for seed in range(3, 65536, 64):
        library.generate("figures", seed)
        fields.append(~library.walls())
    often = np.array(fields)[:, 1:31:2, 1:31:2].mean(axis=0)
    assert often.min() > 0.02
    for mirrored in (often[::-1], often[:, ::-1], often.T):
        assert abs(often - mirrored).max() < 0.12
