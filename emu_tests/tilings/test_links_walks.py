"""Hunt and kill, and Prim on edges, on tilings: each maze of a small board as often as in a plain model."""

import random
from collections import Counter

import numpy as np
import pytest

from emu_tests.oracles.links import Size, assert_perfect, board
from emu_tests.oracles.links_models import Walls, hunt_and_kill, prim_edges, surprise
from emu_tests.records.sampling import every
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
