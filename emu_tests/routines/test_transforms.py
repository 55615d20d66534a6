"""Dead-end filling and the mirror: on mazes, on noise, and on traps; the times of both."""

import re

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest
from scipy.stats import chisquare

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import MAZES, SIZES, put
from emu_tests.oracles.generating import PERFECT
from emu_tests.oracles.mazes import border_is_solid, is_perfect, show, ways
from emu_tests.oracles.paths import Walls, graph_of
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

FILL_BOUND = 900_000


def fields(library: Library) -> npt.NDArray[np.uint8]:
    return np.frombuffer(library.field(), np.uint8).reshape(32, 32)


# --- dead-end filling -------------------------------------------------------------------------------------------


def filled(walls: Walls, *ends: tuple[int, int]) -> Walls:
    """All dead ends filled at once, again and again."""
    walls = walls.copy()
    while True:
        dead = (ways(walls[None])[0] <= 1) & ~walls
        for end in ends:
            dead[end] = False
        if not dead.any():
            return walls
        walls |= dead


def fill(library: Library, start: tuple[int, int], finish: tuple[int, int]) -> int:
    (d, e), (h, l) = start, finish  # noqa: E741
    call = library.call("fill_dead_ends", FILL_BOUND, d=d, e=e, h=h, l=l, **KEPT)
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    return call.carry


@pytest.mark.parametrize("name", PERFECT[::5])
@pytest.mark.parametrize("nth", some([4], [4, 1], "fill_dead_ends", "generate_{name}"))
def test_the_route_is_left_of_a_perfect_maze(library: Library, name: str, nth: int) -> None:
    for seed in MAZES[::nth]:
        library.generate(name, seed)
        route = nx.shortest_path(graph_of(library.walls()), (1, 1), (29, 15))
        assert fill(library, (1, 1), (29, 15)) == 0
        assert set(map(tuple, np.argwhere(~library.walls()))) == set(route)


def test_dead_ends_of_any_field_are_filled(library: Library) -> None:
    """Noise up to the field's edges; the other seven bits stay; an end that is a wall, and nothing is written."""
    random = np.random.default_rng(17)
    for k in range(600):
        walls = random.random((32, 32)) < random.random()
        start, finish = ((int(a), int(b)) for a, b in random.integers(0, 32, (2, 2)))
        if k % 4:
            walls[start] = walls[finish] = False
        low = random.integers(0, 128, (32, 32), dtype=np.uint8)
        put(library, walls, low)
        carry = fill(library, start, finish)
        assert carry == (walls[start] or walls[finish])
        expected = walls if carry else filled(walls, start, finish)
        assert (fields(library) == expected * 128 + low).all(), show(walls)


@pytest.mark.parametrize("nth", some([3], [3, 1], "fill_dead_ends"))
def test_no_field_takes_long_to_fill(library: Library, nth: int) -> None:
    """Paths and trees up to all four edges, in bytes about the ends' mark, against the bound; one end or two."""
    random = np.random.default_rng(3)
    rows, columns = np.indices((32, 32))
    comb = (rows % 2 == 1) & (columns > 0)
    snake = (rows % 2 == 1) & (columns != np.where(rows % 4 == 1, 31, 0))
    tree = (rows + 2 * columns) % 4 == 0
    none = np.zeros((32, 32), dtype=np.bool_)
    for shape in (comb, snake, tree, (rows + columns) % 2 == 0, rows * columns % 2 == 1, none):
        for turned in (shape, shape.T, shape[::-1], shape[:, ::-1], shape[::-1, ::-1].T):
            for low in (0, 0x3F, 0x40, 0x41, 0x42, 0x7E, 0x7F)[::nth]:
                free = np.argwhere(~turned)
                start, finish = (tuple(map(int, end)) for end in free[random.integers(0, len(free), 2)])
                for ends in ((start, finish), (start, start)):
                    put(library, turned, low)
                    assert fill(library, *ends) == 0
                    assert (fields(library) == filled(turned, *ends) * 128 + low).all(), show(turned)


def test_ends_outside_are_refused(library: Library) -> None:
    put(library, np.zeros((32, 32), dtype=np.bool_))
    before = library.machine.read(0x8000, 0x7000)
    for ends in (((32, 1), (1, 1)), ((1, 32), (1, 1)), ((1, 1), (255, 1)), ((1, 1), (1, 64))):
        assert fill(library, *ends) == 1
    assert library.machine.read(0x8000, 0x7000) == before


# --- mirror -----------------------------------------------------------------------------------------------------


def mirror(library: Library, seed: int, axes: int) -> int:
    library.machine.poke_word(library.address("rng_seed"), seed)
    library.set_parameters({"mirror_axes": axes})
    call = library.call("mirror", 300_000, **KEPT)
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    return call.carry


@pytest.mark.parametrize("name", [*PERFECT[::5], "noise"])
@pytest.mark.parametrize("nth", some([5], [5, 1], "mirror"))
def test_the_mirror_at_every_size(library: Library, name: str, nth: int) -> None:
    random = np.random.default_rng(5)
    for width, height in SIZES[::nth]:
        for axes in (1, 2, 3):
            seed = int(random.integers(65536))
            library.generate("dfs" if name == "noise" else name, seed, width, height)
            if name == "noise":
                put(library, random.random((32, 32)) < random.random(), 5)
            before = fields(library)
            impossible = axes == 3 and width % 4 == 1 and height % 4 == 1
            assert mirror(library, seed, axes) == impossible
            after = fields(library)
            if impossible:
                assert (after == before).all()
                continue
            walls = after >= 0x80
            assert is_perfect(walls[None], width, height)[0], show(walls)
            assert border_is_solid(walls[None], width, height)[0]
            maze = walls[:height, :width]
            assert not axes & 1 or (maze == maze[:, ::-1]).all(), show(walls)
            assert not axes & 2 or (maze == maze[::-1]).all(), show(walls)


def test_axes_out_of_range(library: Library) -> None:
    for axes, meant in ((0, 1), (4, 1), (6, 2), (255, 3)):
        library.generate("dfs", 9)
        mirror(library, 1, axes)
        first = library.field()
        library.generate("dfs", 9)
        mirror(library, 1, meant)
        assert library.field() == first


def test_the_mirror_keeps_what_it_can(library: Library) -> None:
    """A maze whose left half has all ways to the middle column stays; a mirrored maze is its own image again."""
    for seed in MAZES:
        library.generate("kruskal", seed)
        mirror(library, seed, 1)
        first = library.field()
        mirror(library, seed + 1, 1)
        assert library.field() == first


@pytest.mark.parametrize("axes", [1, 2])
@pytest.mark.parametrize("nth", some([4], [4, 1], "mirror", "generate_kruskal"))
def test_the_door_of_a_middle_wall_is_anywhere(library: Library, axes: int, nth: int) -> None:
    doors = np.zeros(14)
    for seed in range(11, 65536, 91)[::nth]:
        library.generate("kruskal", seed, 29, 29)
        mirror(library, seed, axes)
        walls = library.walls()
        middle = walls[1:28:2, 14] if axes == 1 else walls[14, 1:28:2]
        (door,) = np.flatnonzero(~middle)
        doors[door] += 1
    assert chisquare(doors).pvalue > 0.001


@pytest.mark.parametrize("size", [(4, 5), (5, 33), (3, 5), (0, 0)])
def test_the_mirror_refuses_illegal_sizes(library: Library, size: tuple[int, int]) -> None:
    library.machine.write(library.address("field_width"), size)
    library.machine.poke_word(library.address("rng_seed"), 1)
    library.set_parameters({})
    before = library.machine.read(0x8000, 0x7000)
    assert library.call("mirror", 1000).carry == 1
    assert library.machine.read(0x8000, 0x7000) == before


# --- random walls: test_remove_walls.py has the others ----------------------------------------------------------


def test_walls_beside_closed_cells_stay(library: Library) -> None:
    """Rings have no dead end, and keep having none: a wall that opens leads from one open cell to another."""
    for seed in MAZES:
        library.generate("rings", seed)
        library.set_inputs(seed, 31, 31, {"walls_removed": 255})
        assert library.call("remove_walls", 300_000).carry == 0
        assert (ways(library.walls()[None])[0] != 1)[~library.walls()].all()


# --- headers ----------------------------------------------------------------------------------------------------


def figures(library: Library, name: str, size: tuple[int, int]) -> tuple[str, int]:
    """Times over Kruskal mazes as a header has them, and the stack."""
    times, deepest = [], 0
    for seed in MAZES:
        library.generate("kruskal", seed, *size)
        library.machine.poke_word(library.address("rng_seed"), seed)
        library.set_parameters({})
        call = library.call(name, 300_000, measure_stack=True, d=1, e=1, h=size[1] - 2, l=size[0] - 2)
        times.append(call.tstates)
        deepest = max(deepest, call.stack)
    mean = sum(times) / len(times)
    return f"{mean:,.0f} T mean, {max(times):,.0f} T at most ({size[0]}x{size[1]})", deepest


@pytest.mark.parametrize("name", ["fill_dead_ends", "join_parts", "mirror", "remove_walls"])
def test_times_and_stack_are_as_told(library: Library, name: str) -> None:
    text = re.sub(r"\n; +", " ", (ASM / "transform" / f"{name}.asm").read_text(encoding="ascii"))
    stack = figures(library, name, (29, 29))[1]  # a wall in the middle: mirror draws a door
    for size in ((31, 31), (31, 23)):
        times, deepest = figures(library, name, size)
        assert times in text
        stack = max(stack, deepest)
    assert f"Stack: {stack} bytes" in text


@pytest.mark.parametrize("name", ["fill_dead_ends", "mirror"])
def test_only_what_the_header_names_is_written(library: Library, name: str) -> None:
    machine = library.machine
    for seed in MAZES[:8]:
        library.generate("kruskal", seed)
        machine.poke_word(library.address("rng_seed"), seed)
        library.set_parameters({"mirror_axes": seed % 3 + 1})
        before = bytearray(machine.read(0, 0x10000))
        library.call(name, 300_000, d=1, e=1, h=29, l=29, stack=0xFF00)
        after = bytearray(machine.read(0, 0x10000))
        spans = [(library.address("field"), 1024), (library.address("guard"), 124), (library.address("route"), 1024)]
        if name == "mirror":
            spans += [(library.address("rng_seed"), 2), (library.address("work"), 1156)]
            spans += [(library.address("field_fill"), library.size("field_fill"))]
        for start, length in (*spans, (library.address(name), library.size(name)), (0xFEF0, 16)):
            before[start : start + length] = after[start : start + length]
        assert before == after
