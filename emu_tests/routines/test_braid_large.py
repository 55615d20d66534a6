"""The braid of large fields: its share of the dead ends, nothing else changed, in any field."""

import numpy as np
import pytest
from scipy.ndimage import label
from scipy.stats import chisquare

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.mazes import ways
from zxmazes.assembler.assembly import assemble_text
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import by_name, routine
from zxmazes.routines.large import FIELD, LargeLibrary

BRAID = routine("generate_braid_large")
BOUND = 6_000_000
PERCENT = (0, 1, 30, 50, 99, 100, 101, 255)


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


def dead_ends(walls: np.ndarray, width: int, height: int) -> np.ndarray:
    """The passable cells with one open side, as places."""
    cells = ways(walls[None])[0][1:height:2, 1:width:2]
    return np.argwhere((cells == 1) & ~walls[1:height:2, 1:width:2]) * 2 + 1


def can_be_opened(walls: np.ndarray, row: int, column: int, width: int, height: int) -> bool:
    """Is a closed side of the cell between it and another passable one?"""
    for r, c in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        beyond = row + 2 * r, column + 2 * c
        if 0 < beyond[0] < height and 0 < beyond[1] < width and walls[row + r, column + c] and not walls[beyond]:
            return True
    return False


def braid(large: LargeLibrary, walls: np.ndarray, seed: int, percent: int, width: int, height: int) -> np.ndarray:
    """Braid a field, and assert what holds for any: only walls between two passable cells are opened."""
    large.set_walls(walls, FIELD + 1)
    large.set_inputs(seed, width, height, {"braid_percent": percent})
    edge = large.machine.read(FIELD - 99, 100), large.machine.read(FIELD + 1 + walls.size, 100)
    call = large.call("generate_braid_large", BOUND, **KEPT)
    assert call.carry == 0
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    assert edge == (large.machine.read(FIELD - 99, 100), large.machine.read(FIELD + 1 + walls.size, 100))
    after = large.walls()
    assert not (after & ~walls).any()
    for row, column in np.argwhere(walls & ~after).tolist():
        r, c = (row + 1) % 2, (column + 1) % 2
        assert r + c == 1, "no wall between cells"
        for beside in ((row - r, column - c), (row + r, column + c)):
            assert 0 < beside[0] < height
            assert 0 < beside[1] < width
            assert not walls[beside]
    if percent == 0:
        assert (after == walls).all()
    return after


@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("size", [(63, 63), (5, 5), (127, 31), (31, 127)], ids=str)
def test_its_share_of_perfect_mazes(large: LargeLibrary, percent: int, size: tuple[int, int]) -> None:
    width, height = size
    for number, name in enumerate(("eller_large", "dfs_large", "binary_tree_large")):
        large.generate(name, 4711 + percent, width, height)
        walls = large.walls().copy()
        many = len(dead_ends(walls, width, height))
        after = braid(large, walls, 99 * number, percent, width, height)
        left = len(dead_ends(after, width, height))
        assert left == 0 if percent >= 100 else abs(many - left - many * percent / 100) <= 2, f"{many}, {left} left"
        assert label(~after)[1] == 1


@pytest.mark.sweep("generate_braid_large")
def test_every_maze_of_eller(large: LargeLibrary) -> None:
    """All 65,536: no dead end, connected, time and stack use as the header has them."""
    times, deepest = np.zeros(65536), 0
    for seed in range(65536):
        call = large.generate("braid_large", seed, measure_stack=True)
        times[seed], deepest = call.tstates, max(deepest, call.stack)
        walls = large.walls()
        assert not len(dead_ends(walls, 63, 63))
        assert label(~walls)[1] == 1
    assert BRAID.fields["Time"] == f"{times.mean():,.0f} T mean, {int(times.max()):,} T at most (63x63)"
    some = large.generate("braid_large", 7, parameters={"braid_percent": 99}, measure_stack=True)  # with lists of three
    assert max(deepest, some.stack) == BRAID.stack


def test_it_is_called_as_a_generator_too(large: LargeLibrary) -> None:
    assert by_name("large generator")["braid_large"].after == "generate_eller_large"
    large.generate("braid_large", 7)
    made = large.walls().copy()
    large.generate("eller_large", 7)
    assert (braid(large, large.walls().copy(), 7, 100, 63, 63) == made).all()


@pytest.mark.parametrize("percent", [40, 100])
def test_any_field(large: LargeLibrary, percent: int) -> None:
    """Noise, lattices with walls at random, doors; at 100 a dead end is left only where nothing can be opened."""
    random = np.random.default_rng(percent)
    for number in range(60):
        stride, rows = (int(random.choice([32, 33, 64, 100])) for _ in range(2))
        width, height = (int(random.choice(range(5, size + 1, 2))) for size in (stride, rows))
        walls = random.random((rows, stride)) < random.random()
        if number % 3 == 0:
            walls[1::2, 1::2] = False
            walls[::2, ::2] = True
        before = ways(walls[None])[0]
        after = braid(large, walls, int(random.integers(65536)), percent, width, height)
        if percent == 100:
            for row, column in dead_ends(after, width, height).tolist():
                isolated = before[row, column] == 0  # until its neighbour was opened to it
                assert isolated or not can_be_opened(after, row, column, width, height)


def test_it_opens_all_sides_alike(large: LargeLibrary) -> None:
    """A lattice with one dead end, all others open: which of its three walls goes."""
    maze = np.ones((32, 32), dtype=np.bool_)
    maze[1:30, 1:30] = False
    maze[2:30:2, 2:30:2] = True
    around = ((14, 15), (15, 16), (16, 15), (15, 14))
    for kept in range(4):
        walls = maze.copy()
        for i, wall in enumerate(around):
            walls[wall] = i != kept
        chosen = np.zeros(4)
        for seed in range(7, 65536, 202):
            after = braid(large, walls, seed, 100, 31, 31)
            (opened,) = [i for i, wall in enumerate(around) if walls[wall] and not after[wall]]
            chosen[opened] += 1
        assert chisquare(np.delete(chosen, kept)).pvalue > 0.001, chosen


def test_it_chooses_all_dead_ends_alike(large: LargeLibrary) -> None:
    """At 20 per cent: 49 dead ends far from each other; how often each goes."""
    maze = np.ones((32, 32), dtype=np.bool_)
    maze[1:30, 1:30] = False
    maze[2:30:2, 2:30:2] = True
    for row in range(3, 30, 4):
        for column in range(3, 30, 4):
            maze[row - 1, column] = maze[row + 1, column] = maze[row, column - 1] = True
    here = dead_ends(maze, 31, 31)
    assert len(here) == 49
    gone = np.zeros(49)
    for seed in range(3, 65536, 122):
        left = {tuple(place) for place in dead_ends(braid(large, maze, seed, 20, 31, 31), 31, 31).tolist()}
        freed = np.array([tuple(place) not in left for place in here.tolist()])
        assert freed.sum() in (9, 10)
        gone += freed
    assert chisquare(gone).pvalue > 0.001, gone


def test_time_that_the_project_set_out_to_reach(large: LargeLibrary) -> None:
    """Mean T-states of the largest mazes, without what makes them first."""
    times = []
    for seed in range(9, 65536, 6007):
        large.generate("eller_large", seed, 127, 127)
        large.set_inputs(seed, 127, 127, {"braid_percent": 100})
        times.append(large.call("generate_braid_large", BOUND).tstates)
    assert np.mean(times) <= 950_000


def test_without_the_quick_part(large: LargeLibrary) -> None:
    """The same mazes, in as many bytes less as the head says."""
    lines = [
        "BRAID_LARGE_QUICK equ 0",
        "        org $8000",
        '        include "large/generate_braid_large.asm"',
        "image_end:",
    ]
    made = assemble_text(
        "\n".join([*lines, '        include "lib/variables.asm"']), "braid_large without its quick part"
    )
    labels, machine, field = made.symbols, Machine(48), 0xA000
    machine.write(made.org, made.code)
    size = labels["generate_braid_large_end"] - labels["generate_braid_large"]
    assert f"out, {large.size('generate_braid_large') - size} bytes" in BRAID.path.read_text(encoding="ascii")
    for seed, (width, height) in enumerate([(63, 63), (31, 95), (5, 7)]):
        large.generate("dfs_large", seed, width, height)
        walls = large.walls().copy()
        after = braid(large, walls, seed + 40, 100, width, height)
        machine.write(field, np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        for name, value in (("big_field", field), ("rng_seed", seed + 40)):
            machine.poke_word(labels[name], value)
        for name, value in (("big", walls.shape[::-1]), ("maze", (width, height))):
            machine.write(labels[f"{name}_width"], (value[0],))
            machine.write(labels[f"{name}_height"], (value[1],))
        machine.write(labels["braid_percent"], (100,))
        assert not machine.call(labels["generate_braid_large"], BOUND).carry
        left = np.frombuffer(machine.read(field, walls.size), np.uint8).reshape(walls.shape) >= 0x80
        assert (left == after).all()
