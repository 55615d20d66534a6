"""The braid: on mazes, on noise, and on traps."""

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import MAZES, SIZES, put
from emu_tests.oracles.mazes import parts, show, ways
from emu_tests.oracles.paths import Walls
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library

BOUND = 1_000_000  # a tenth of what is proven for the braid


def walled(walls: Walls, width: int, height: int) -> Walls:
    """The field with wall outside the maze."""
    outside = np.ones((32, 32), dtype=np.bool_)
    outside[:height, :width] = False
    return walls | outside


def dead_ends(walls: Walls, width: int, height: int) -> int:
    return int((ways(walls[None])[0][1 : height - 1, 1 : width - 1] == 1).sum())


def braid(library: Library, walls: Walls, seed: int, percent: int, width: int = 31, height: int = 31) -> Walls:
    """Braid a field and judge it: dead ends left, the outer wall as it was, no more parts than before."""
    library.machine.poke_word(library.address("rng_seed"), seed)
    library.machine.write(library.address("field_width"), (width, height))
    library.set_parameters({"braid_percent": percent})
    put(library, walls)
    call = library.call("generate_braid", BOUND, **KEPT)
    assert call.carry == 0
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    before, after = walled(walls, width, height), library.walls()
    n, left = dead_ends(before, width, height), dead_ends(after, width, height)
    need = n * min(percent, 100) // 100
    assert n - need - 3 <= left <= n - need, f"{n} dead ends, {percent} %, {left} left{show(walls)}{show(after)}"
    inside = np.zeros((32, 32), dtype=np.bool_)
    inside[1 : height - 1, 1 : width - 1] = True
    assert (after == before)[~inside].all()
    assert parts(after[None]) <= parts(before[None])
    if percent == 0:
        assert (after == before).all()
    return after


@pytest.mark.parametrize("percent", [0, 1, 10, 50, 99, 100, 101, 255])
def test_the_braid_takes_its_share(library: Library, percent: int) -> None:
    """Of Kruskal mazes: cells stay joined, and one opening takes two dead ends at most."""
    for seed in MAZES:
        library.generate("kruskal", seed)
        maze = library.walls()
        n = dead_ends(maze, 31, 31)
        after = braid(library, maze, seed, percent)
        assert dead_ends(after, 31, 31) >= n - n * min(percent, 100) // 100 - 1
        assert parts(after[None]) == 1
        assert not (after & ~maze).any()  # nothing was filled


@pytest.mark.parametrize("percent", [30, 100])
@pytest.mark.parametrize("fields", some([250], [250, 1000], "generate_braid"))
def test_the_braid_of_any_field(library: Library, percent: int, fields: int) -> None:
    """Noise, lattices with cells missing or walled in, doors anywhere in the outer wall, every kind of size."""
    random = np.random.default_rng(percent)
    for k in range(fields):
        width, height = SIZES[random.integers(len(SIZES))]
        walls = random.random((32, 32)) < random.random()
        if k % 3 == 0:
            walls[1::2, 1::2] = False
            walls[::2, ::2] = True
        if k % 2:
            walls[[0, height - 1]] = walls[:, [0, width - 1]] = True
        braid(library, walls, int(random.integers(65536)), percent, width, height)


def test_the_braid_of_traps(library: Library) -> None:
    """Nothing but wall or way; isolated cells, which dead ends open one after another; dominoes; stripes."""
    rows, columns = np.indices((32, 32))
    traps = [
        np.ones((32, 32), dtype=np.bool_),
        np.zeros((32, 32), dtype=np.bool_),
        (rows + columns) % 2 == 1,
        (rows % 2 == 0) | (columns % 2 == 0),
        (rows % 2 == 0) | (columns % 3 == 0),
        (rows + 2 * columns) % 4 > 1,
        (rows + 2 * columns) % 5 > 1,
        (columns + 3 * rows) % 7 > 2,
        rows % 2 == 0,
    ]
    for trap in traps:
        for domino in ((15, 15), (1, 1), (29, 28)):
            walls = trap.copy()
            walls[domino] = walls[domino[0], domino[1] + 1] = False
            for frame in (False, True):
                if frame:
                    walls[[0, 30]] = walls[:, [0, 30]] = True
                for percent in (100, 60):
                    for seed in range(3):
                        braid(library, walls, seed, percent)


def test_the_braid_of_noise_writes_what_its_header_names(library: Library) -> None:
    machine, random = library.machine, np.random.default_rng(2)
    spans = [("field", 1024), ("rng_seed", 2), ("work", 1156), ("guard", 124)]
    spans += [(name, library.size(name)) for name in ("generate_braid", "braid_any")]
    for percent in (100, 40):
        library.prepare("braid", 77, parameters={"braid_percent": percent})
        put(library, random.random((32, 32)) < 0.5)
        before = bytearray(machine.read(0, 0x10000))
        call = library.call("generate_braid", BOUND, stack=0xFF00)
        after = bytearray(machine.read(0, 0x10000))
        assert call.registers.sp == 0xFF00
        for start, length in (*((library.address(label), size) for label, size in spans), (0xFEF4, 12)):
            before[start : start + length] = after[start : start + length]
        assert before == after


@pytest.mark.parametrize("nth", some([8], [8, 1], "generate_braid"))
def test_the_braid_opens_all_walls_alike(library: Library, nth: int) -> None:
    """A lattice with one dead end, the others rings: which of its three walls goes; the same on the slow way."""
    maze = np.ones((32, 32), dtype=np.bool_)
    maze[1:30, 1:30] = False
    maze[2:30:2, 2:30:2] = True
    around = ((14, 15), (15, 16), (16, 15), (15, 14))
    for post in (True, False):
        maze[2, 2] = post  # open: no lattice, so any field's way
        for kept in range(4):
            walls = maze.copy()
            for i, wall in enumerate(around):
                walls[wall] = i != kept
            chosen = np.zeros(4)
            for seed in range(7, 65536, 101)[::nth]:
                after = braid(library, walls, seed, 100)
                opened = [i for i, wall in enumerate(around) if walls[wall] and not after[wall]]
                assert len(opened) == 1
                chosen[opened[0]] += 1
            assert chisquare(np.delete(chosen, kept)).pvalue > 0.001, chosen


@pytest.mark.parametrize("nth", some([3], [3, 1], "generate_braid"))
def test_the_braid_chooses_all_dead_ends_alike(library: Library, nth: int) -> None:
    """At 20 per cent: 49 dead ends far from each other; how often each goes."""
    maze = np.ones((32, 32), dtype=np.bool_)
    maze[1:30, 1:30] = False
    maze[2:30:2, 2:30:2] = True
    for row in range(3, 30, 4):
        for column in range(3, 30, 4):
            maze[row - 1, column] = maze[row + 1, column] = maze[row, column - 1] = True
    here = np.argwhere(ways(maze[None])[0] == 1)
    assert len(here) == 49
    gone = np.zeros(49)
    for seed in range(3, 65536, 61)[::nth]:
        after = ways(braid(library, maze, seed, 20)[None])[0]
        freed = after[here[:, 0], here[:, 1]] != 1
        assert freed.sum() == 9
        gone += freed
    assert chisquare(gone).pvalue > 0.001, gone
