"""Mazes with thin walls: to the field and back on the Spectrum and on the host, and solved as a field."""

import random
import re
import statistics

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.host.test_maze import REFERENCE
from emu_tests.machine.calls import KEPT
from emu_tests.oracles.generating import PERFECT
from emu_tests.oracles.mazes import is_perfect
from emu_tests.oracles.paths import thin_graph
from emu_tests.routines.test_passable import TABLE, load, tiles, walled
from zxmazes.block_maze import from_m2, from_thin, to_thin
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

Thin = npt.NDArray[np.uint8]
SIZES = [(width, height) for width in range(5, 32, 2) for height in range(5, 32, 2)]
JUNK = {"a": 0x99, "f": 0xFF, "bc": 0x8001, "de": 0x1FE7, "hl": 0xC0DE}
BOUND = 34_740


def read_thin(library: Library) -> Thin:
    return np.frombuffer(library.machine.read(library.address("thin"), 256), np.uint8).reshape(16, 16)


def convert(library: Library, name: str) -> int:
    """Call a conversion; all registers that it keeps compared. Its carry."""
    call = library.call(name, BOUND + 1, **KEPT, **JUNK)
    assert {pair: getattr(call.registers, pair) for pair in KEPT} == KEPT
    return call.carry


def to_field(library: Library, thin: Thin, width: int, height: int) -> npt.NDArray[np.uint8]:
    library.machine.write(library.address("thin"), thin.tobytes())
    library.machine.write(library.address("field_width"), (width, height))
    library.machine.write(library.address("field"), random.Random(width * height).randbytes(1024))
    assert convert(library, "thin_to_field") == 0
    assert (read_thin(library) == thin).all()
    return np.frombuffer(library.field(), np.uint8).reshape(32, 32)


def field_of(thin: Thin, width: int, height: int) -> npt.NDArray[np.uint8]:
    """The format's definition, wall by wall."""
    field = np.full((32, 32), 0x80, dtype=np.uint8)
    across, down = width // 2, height // 2
    for row in range(down + 1):
        for column in range(across + 1):
            if row < down and column < across:
                field[2 * row + 1, 2 * column + 1] = 0
            if column < across and not thin[row, column] & 1:
                field[2 * row, 2 * column + 1] = 0
            if row < down and not thin[row, column] & 2:
                field[2 * row + 1, 2 * column] = 0
    return field


@pytest.mark.parametrize("size", [*SIZES[::7], (31, 31), (5, 31), (31, 5)], ids=lambda size: "x".join(map(str, size)))
def test_any_thin_maze_becomes_its_field(library: Library, size: tuple[int, int]) -> None:
    """Noise in all 2,048 bits, those outside the maze too; few, half and many walls."""
    random_ = np.random.default_rng(size[0] * 32 + size[1])
    for density in (0, 0.1, 0.5, 0.9, 1):
        bits = random_.random((16, 16, 8)) < density
        thin = np.packbits(bits, axis=2).reshape(16, 16)
        expected = field_of(thin, *size)
        assert (to_field(library, thin, *size) == expected).all()
        assert (from_thin(thin, *size).field == (expected == 0x80)).all()


def test_any_field_becomes_thin(library: Library) -> None:
    """Noise over all 32 x 32 bytes; the other seven bits of a byte do not matter, and the field stays."""
    random_ = np.random.default_rng(2)
    for density in (0, 0.1, 0.5, 0.9, 1):
        walls = random_.random((32, 32)) < density
        field = (walls * 128 + random_.integers(0, 128, (32, 32))).astype(np.uint8)
        library.machine.write(library.address("field"), field.tobytes())
        library.machine.write(library.address("thin"), random_.bytes(256))
        assert convert(library, "field_to_thin") == 0
        assert library.field() == field.tobytes()
        thin = read_thin(library)
        for row in range(16):
            for column in range(16):
                up, left = walls[2 * row, 2 * column + 1], walls[2 * row + 1, 2 * column]
                assert thin[row, column] == up + 2 * left
        assert (to_thin(walls) == thin).all()


@pytest.mark.parametrize("name", PERFECT)
def test_every_perfect_maze_comes_back(library: Library, name: str) -> None:
    """Byte by byte, at sizes of all kinds; the row and the column after the maze are as M1 has them."""
    for turn, (width, height) in enumerate([*SIZES[::9], (31, 31), (31, 23), (5, 5)]):
        library.generate(name, turn * 2621 % 65536, width, height)
        before = library.field()
        assert convert(library, "field_to_thin") == 0
        thin = read_thin(library)
        across, down = width // 2, height // 2
        doors = name == "corridor"  # an opening in the right wall
        assert (thin[down:] == 3).all()
        assert (thin[:, across:] == 3).sum() == 16 * (16 - across) - doors
        assert (
            np.frombuffer(to_field(library, thin, width, height), np.uint8) == np.frombuffer(before, np.uint8)
        ).all()
        graph = thin_graph(thin[:down, :across] & 1 != 0, thin[:down, :across] & 2 != 0)
        assert nx.is_tree(graph)


def test_thin_mazes_come_back_too(library: Library) -> None:
    """Any walls at all, as long as those outside the maze are there."""
    random_ = np.random.default_rng(9)
    for width, height in SIZES[::5]:
        thin = np.full((16, 16), 3, dtype=np.uint8)
        thin[: height // 2, : width // 2] = random_.integers(0, 4, (height // 2, width // 2))
        to_field(library, thin, width, height)
        assert convert(library, "field_to_thin") == 0
        assert (read_thin(library) == thin).all()


def test_the_reference_maze_is_solved(library: Library) -> None:
    """M4 on the maze that M2 prints: all its pairs of locations, against the thin walls as they are printed."""
    pairs = np.array([line.split() for line in REFERENCE.splitlines()[1:]], dtype=np.uint8).reshape(4, 5, 2)
    thin = np.full((16, 16), 3, dtype=np.uint8)
    thin[:4, :5] = pairs[..., 0] + 2 * pairs[..., 1]
    field = to_field(library, thin, 11, 9)
    assert ((field == 0x80) == from_m2(REFERENCE).field).all()
    assert is_perfect((field == 0x80)[None], 11, 9).all()
    graph = thin_graph(pairs[..., 0] == 1, pairs[..., 1] == 1)
    steps = dict(nx.all_pairs_shortest_path_length(graph))
    longest = 0
    for start in graph:
        for finish in graph:
            ends = [(2 * row + 1, 2 * column + 1) for row, column in (start, finish)]
            call = library.solve("wave_cpir", ends[0], ends[1])
            assert (call.carry, call.registers.bc) == (0, 2 * steps[start][finish])
            route = library.route()
            assert route[::2] == route[1::2], "two steps the same way from location to location"
            longest = max(longest, call.registers.bc)
    assert longest >= 2 * 8


def test_thin_mazes_with_loops_and_islands_are_solved(library: Library) -> None:
    random_ = np.random.default_rng(4)
    none = 0
    for turn in range(60):
        across, down = (int(size) for size in random_.integers(2, 16, 2))
        up, left = random_.random((2, down, across)) < random_.random() * 0.8
        up[0] = left[:, 0] = True
        thin = np.full((16, 16), 3, dtype=np.uint8)
        thin[:down, :across] = up + 2 * left
        to_field(library, thin, 2 * across + 1, 2 * down + 1)
        start, finish = ((int(random_.integers(down)), int(random_.integers(across))) for _ in range(2))
        graph = thin_graph(up, left)
        call = library.solve("wave_cpir", *((2 * row + 1, 2 * column + 1) for row, column in (start, finish)))
        if nx.has_path(graph, start, finish):
            length = nx.shortest_path_length(graph, start, finish)
            assert (call.carry, call.registers.bc) == (0, 2 * length), turn
        else:
            assert call.carry == 1, turn
            none += 1
    assert 5 <= none <= 55


def test_illegal_sizes_are_refused(library: Library) -> None:
    machine = library.machine
    for width in (0, 3, 4, 5, 6, 30, 31, 32, 33, 255):
        for height in (0, 3, 4, 5, 6, 30, 31, 32, 33, 255):
            machine.write(library.address("field_width"), (width, height))
            library.address("thin_to_field")  # its image is in memory from now on
            before = machine.read(0x8000, 0x7E00)
            legal = (width, height) in SIZES
            assert convert(library, "thin_to_field") == (not legal)
            if not legal:
                assert machine.read(0x8000, 0x7E00) == before


@pytest.mark.parametrize("name", ["thin_to_field", "field_to_thin"])
def test_nothing_else_is_written(library: Library, name: str) -> None:
    machine = library.machine
    choose = random.Random(5)
    for label, length in (("thin", 256), ("field", 1024)):
        machine.write(library.address(label), choose.randbytes(length))
    machine.write(library.address("field_width"), (31, 29))
    spans = {
        "thin_to_field": [("field", 1024), ("field_fill", library.size("field_fill"))],
        "field_to_thin": [("thin", 256)],
    }[name]
    before = bytearray(machine.read(0, 0x10000))
    call = library.call(name, BOUND + 1, stack=0xFF00, **KEPT)
    after = bytearray(machine.read(0, 0x10000))
    assert call.registers.sp == 0xFF00
    used = int(re.search(r"^; Stack: (\d+) bytes", source(name), re.MULTILINE)[1])
    for start, length in (*((library.address(label), size) for label, size in spans), (0xFEFE - used, used + 2)):
        before[start : start + length] = after[start : start + length]
    assert before == after


def source(name: str) -> str:
    return (ASM / "transform" / f"{name}.asm").read_text(encoding="ascii")


def test_header_figures_are_exact(library: Library) -> None:
    there, back = [], set()
    stacks = {"thin_to_field": 0, "field_to_thin": 0}
    for name in ("dfs", "kruskal", "corridor", "binary_tree"):
        for seed in range(0, 65536, 1311):
            library.generate(name, seed)
            back.add(library.call("field_to_thin").tstates)
            there.append(library.call("thin_to_field").tstates)
    for name in stacks:
        stacks[name] = library.call(name, measure_stack=True).stack
    (time,) = back
    assert f"Time: {time:,} T, whatever the field\n" in source("field_to_thin")
    library.machine.write(library.address("thin"), bytes(256))
    worst = library.call("thin_to_field").tstates
    assert worst == BOUND
    claim = f"Time: {statistics.fmean(there):,.0f} T mean ({len(there)} perfect mazes of 31 x 31), {worst:,} T at most"
    assert f"{claim}, whatever thin holds\n" in source("thin_to_field")
    for name, used in stacks.items():
        assert f"; Stack: {used} bytes\n" in source(name)


@pytest.mark.parametrize("limit", [32, TABLE])
def test_thin_walls_take_the_limit_too(limit: int) -> None:
    machine, assembly = load("transform/field_to_thin.asm", limit)
    field = tiles(random.Random(3), limit, 0.5)
    machine.write(assembly.symbols["field"], field.tobytes())
    machine.call(assembly.symbols["field_to_thin"])
    thin = np.frombuffer(machine.read(assembly.symbols["thin"], 256), np.uint8).reshape(16, 16)
    walls = walled(field, limit)
    assert (thin == walls[::2, 1::2] + 2 * walls[1::2, ::2]).all()
