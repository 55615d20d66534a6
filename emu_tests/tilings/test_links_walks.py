"""Aldous-Broder on tilings is uniform; hunt and kill and Prim on edges make each maze as often as a plain model."""

import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.links import Size, assert_perfect, board
from emu_tests.oracles.links_models import Walls, hunt_and_kill, prim_edges, surprise
from emu_tests.records.sampling import every
from emu_tests.tilings import test_links_uniform as uniform
from zxmazes.machine.spectrum import SECOND
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS

MODELS = {"hunt_and_kill": hunt_and_kill, "prim_edges": prim_edges}
BOARDS: dict[str, Size] = {"square": (3, 3, 1), "triangle": (4, 3, 1), "hexagon": (2, 3, 1), "storeys": (2, 2, 2)}
PAIRS = [(name, tiling) for tiling in BOARDS for name in MODELS]


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def trees(library: LinksLibrary, name: str, tiling: str, size: Size, seeds: range) -> Counter[Walls]:
    """How often each maze comes up; each of them is judged once."""
    found: Counter[bytes] = Counter()
    library.select(tiling, size[2])
    for seed in seeds:
        assert library.generate(name, seed, size[1], size[0]).carry == 0
        found[library.links().tobytes()] += 1
    walls: Counter[Walls] = Counter()
    for links, many in found.items():
        maze = assert_perfect(TILINGS[tiling], size, np.frombuffer(links, np.uint8).reshape(32, 32))
        walls[frozenset(frozenset(edge) for edge in maze.edges)] += many
    return walls


@pytest.mark.parametrize(("name", "tiling"), every(3, PAIRS, "links_generate_{name}", "asm/tiling/tiling_{tiling}.asm"))
def test_small_mazes_come_up_as_often_as_in_the_model(library: LinksLibrary, name: str, tiling: str) -> None:
    """All trees of a small board: their shares against those of the model."""
    size = BOARDS[tiling]
    found = trees(library, name, tiling, size, range(3, 65536, 7))
    choose, around = random.Random(f"{name} {tiling}"), board(TILINGS[tiling], size)
    expected = Counter(MODELS[name](choose, around) for _ in range(6000))
    assert surprise(found, expected) > 0.0005


UNIFORM = [("square", 3, 3), ("hexagon", 2, 3), ("triangle", 3, 4), ("circle", 2, 3), ("brick", 3, 3)]


@pytest.mark.parametrize(("name", "rows", "columns"), every(3, UNIFORM, "links_generate_aldous_broder"))
def test_all_trees_are_equally_likely(library: LinksLibrary, name: str, rows: int, columns: int) -> None:
    """By Kirchhoff's count, on boards with two moves a byte and with four."""
    many = uniform.trees(name, rows, columns)
    library.select(name)
    found = Counter[bytes]()
    for seed in np.random.default_rng(9).permutation(65536)[: max(6 * many, 12_000)].tolist():
        assert not library.generate("aldous_broder", seed, columns, rows).carry
        found[library.links()[:rows, :columns].tobytes()] += 1
    assert len(found) <= many
    assert chisquare([*found.values(), *[0] * (many - len(found))]).pvalue > 0.001


@pytest.mark.parametrize("rows", [5, 9])
def test_walks_in_a_long_corridor_end(library: LinksLibrary, rows: int) -> None:
    """The steps are as many as the square of its length, more than there are random states."""
    mask = uniform.serpentine(rows)
    library.select("square", mask=mask)
    for seed in range(0, 65536, 5461):
        assert not library.generate("aldous_broder", seed, 32, rows, budget=60 * SECOND).carry
        assert_perfect(TILINGS["square"], (rows, 32, 1), library.links(), mask)


def test_parts_of_a_mask_are_uniform_too(library: LinksLibrary) -> None:
    """Two rings of eight cells round a hole: each of the eight walls of either stays as often."""
    mask = np.ones((32, 32), np.bool_)
    mask[:3, :3] = mask[4:7, :3] = False
    mask[1, 1] = mask[5, 1] = True
    library.select("square", mask=mask)
    found = Counter[bytes]()
    for seed in range(5, 65536, 13):
        assert not library.generate("aldous_broder", seed, 3, 7).carry
        found[library.links()[:7, :3].tobytes()] += 1
    assert len(found) == 64
    assert chisquare([*found.values()]).pvalue > 0.001
