"""maze_stats against networkx, scipy and brute force."""

import functools
import random
import re
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emu_tests.oracles.fields import (
    EMPTY,
    FULL,
    checkers,
    comb,
    dominoes,
    forest,
    scatter,
    serpentine,
    spiral,
    staircases,
)
from emu_tests.oracles.mazes import parts, show, ways
from emu_tests.oracles.measuring import BOUND, results
from emu_tests.oracles.paths import Walls, distances, perfect_maze, steps_between
from emu_tests.records.sampling import some
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.paths import ASM
from zxmazes.routines.index import names
from zxmazes.routines.library import Library, walk

STACK = 12
WRITES = (("work", 1156), ("route", 1024 + 1090), ("route_length", 2), ("stats_cells", 14))


@functools.cache
def diameter(fields: bytes) -> int:
    """Steps between the two cells farthest apart, over all parts, by scipy."""
    walls = np.frombuffer(fields, np.bool_).reshape(32, 32)
    places = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
    steps = distances(walls, places)
    return int(steps[np.isfinite(steps)].max())


def judge(library: Library, walls: Walls, exact: bool) -> Call:
    """Measure a field; every figure is right, and the route is a shortest one, the longest such one where `exact`."""
    for label, length in WRITES:
        library.machine.write(library.address(label), random.Random(int(walls.sum())).randbytes(length))
    library.set_walls(walls)
    call = library.call("maze_stats", BOUND)
    found, around = results(library), ways(walls[None])[0]
    where = show(walls)
    length = library.machine.word(library.address("route_length"))
    assert call.registers.bc == length, where
    assert call.carry == walls.all(), where
    assert found["cells"] == (~walls).sum(), where
    assert found["dead_ends"] == (around == 1).sum(), where
    assert found["junctions"] == (around > 2).sum(), where
    assert found["parts"] == parts(walls[None])[0], where
    if walls.all():
        assert set(found.values()) == {0} == {length}
        return call
    start, finish = divmod(found["start"], 256), divmod(found["finish"], 256)
    cells = walk(start, library.route())
    assert cells[-1] == finish, where
    assert not any(walls[cell] for cell in cells), where
    assert all(0 <= row < 32 and 0 <= column < 32 for row, column in cells), where
    assert length == steps_between(walls, start, finish), where
    if exact:
        assert length == diameter(walls.tobytes()), where
    return call


TREES: dict[str, Callable[[], Walls]] = {"spiral": spiral, "serpentine": serpentine, "comb": comb, "checkers": checkers}
LOOPS: dict[str, Callable[[], Walls]] = {"all open": EMPTY.copy, "dominoes": dominoes, "stripes": lambda: ~comb()}


@pytest.mark.parametrize("name", TREES)
def test_adversarial_fields_without_loops(library: Library, name: str) -> None:
    walls = TREES[name]()
    for field in (walls, walls.T.copy(), walls[::-1].copy(), walls[:, ::-1].copy()):
        judge(library, field, exact=True)


@pytest.mark.parametrize("name", LOOPS)
def test_adversarial_fields_with_loops(library: Library, name: str) -> None:
    walls = LOOPS[name]()
    for field in (walls, walls.T.copy(), walls[::-1].copy(), walls[:, ::-1].copy()):
        judge(library, field, exact=name != "stripes")


def without_exploring() -> tuple[Machine, Assembly]:
    """maze_stats for a program with little room."""
    lines = ["MAZE_STATS_TREES equ 0", "        org $8000", '        include "transform/maze_stats.asm"', "image_end:"]
    made = assemble_text("\n".join([*lines, '        include "lib/variables.asm"']), "maze_stats without exploring")
    machine = Machine(48)
    machine.write(made.org, made.code)
    return machine, made


def test_without_exploring_it_finds_the_same(library: Library) -> None:
    """Another of several longest routes perhaps, where there is no loop; in 700 bytes less, as the head says."""
    machine, made = without_exploring()
    labels, choose = made.symbols, random.Random(8)
    fields = [make() for make in (*TREES.values(), *LOOPS.values())] + [
        perfect_maze(seed, seed % 2 == 0) for seed in range(6)
    ]
    fields += [EMPTY, FULL, *(scatter(choose, share / 100) for share in range(5, 100, 5))]
    for walls in fields:
        call = judge(library, walls, exact=False)
        machine.write(labels["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        other = machine.call(labels["maze_stats"], BOUND)
        assert (other.carry, other.registers.bc) == (call.carry, call.registers.bc), show(walls)
        for name in ("cells", "dead_ends", "junctions", "parts"):
            assert machine.word(labels[f"stats_{name}"]) == results(library)[name], show(walls)
        start, finish = (machine.word(labels[f"stats_{end}"]) for end in ("start", "finish"))
        if not walls.all():
            assert walk(divmod(start, 256), machine.read(labels["route"], call.registers.bc))[-1] == divmod(finish, 256)
    without = labels["maze_stats_end"] - labels["maze_stats"]
    head = (ASM / "transform" / "maze_stats.asm").read_text(encoding="ascii")
    assert f"; Exploring takes {library.size('maze_stats') - without} bytes." in head


def test_nothing_and_little(library: Library) -> None:
    assert judge(library, FULL, exact=True).carry == 1
    for place in ((0, 0), (0, 31), (31, 0), (31, 31), (13, 7)):
        lone = FULL.copy()
        lone[place] = False
        judge(library, lone, exact=True)
        assert results(library)["start"] == results(library)["finish"] == place[0] * 256 + place[1]
        other = FULL.copy()  # cells at both edges are no neighbours
        other[place[0], [0, 31]] = False
        judge(library, other, exact=True)
        other[min(place[0] + 1, 31), [0, 31]] = False
        judge(library, other, exact=True)


@pytest.mark.parametrize("seeds", some([10], [10, 30], "maze_stats"))
def test_perfect_mazes_are_measured_exactly(library: Library, seeds: int) -> None:
    for seed in range(seeds):
        judge(library, perfect_maze(seed, seed % 2 == 1), exact=True)


@pytest.mark.parametrize("fields", some([20], [20, 60], "maze_stats"))
def test_forests_are_measured_exactly(library: Library, fields: int) -> None:
    choose = random.Random(5)
    for number in range(fields):
        judge(library, forest(choose, (number % 20 + 1) / 20), exact=True)


@pytest.mark.parametrize("percent", range(0, 100, 3))
@pytest.mark.parametrize("fields", some([4], [4, 12], "maze_stats"))
def test_scattered_walls(library: Library, percent: int, fields: int) -> None:
    choose = random.Random(percent)
    for _ in range(fields):
        judge(library, scatter(choose, percent / 100), exact=False)


@settings(max_examples=60, deadline=None)
@given(st.binary(min_size=128, max_size=128))
def test_any_field(library: Library, rows: bytes) -> None:
    judge(library, np.unpackbits(np.frombuffer(rows, np.uint8)).reshape(32, 32).astype(np.bool_), exact=False)


@pytest.mark.parametrize("generator", names("generator"))
def test_mazes_of_our_own(library: Library, generator: str) -> None:
    for seed, width, height in ((4711, 31, 31), (9, 31, 23), (9, 5, 31), (9, 5, 5)):
        library.generate(generator, seed, width, height)
        walls = library.walls().copy()
        around = ways(walls[None])[0]
        tree = int((around[around >= 0] - 2).sum()) == -2 * parts(walls[None])[0]
        judge(library, walls, exact=tree)


def braid(seed: int) -> Walls:
    """A perfect maze with a passage opened at each dead end."""
    walls, choose = perfect_maze(seed, seed % 2 == 1).copy(), random.Random(seed)
    for row in range(1, 31, 2):
        for column in range(1, 31, 2):
            shut = [
                (row + r, column + c)
                for r, c in ((-1, 0), (0, 1), (1, 0), (0, -1))
                if walls[row + r, column + c] and 0 < row + r < 30 and 0 < column + c < 30
            ]
            if ways(walls[None])[0, row, column] == 1 and shut:
                walls[choose.choice(shut)] = False
    return walls


#: Share of fields in which the longest route is found, and its length as a share of the longest, as the header says.
SOMETIMES: dict[str, tuple[Callable[[int], Walls], float, float]] = {
    "braids": (braid, 0.65, 0.97),
    "caves": (lambda seed: scatter(random.Random(seed), 0.3), 0.825, 0.98),
}


@pytest.mark.sweep("maze_stats", "generate_braid")
@pytest.mark.parametrize("name", SOMETIMES)
def test_with_loops_nearly_the_longest(library: Library, name: str) -> None:
    make, share, least = SOMETIMES[name]
    reached = []
    for seed in range(40):
        walls = make(seed)
        judge(library, walls, exact=False)
        reached.append(library.machine.word(library.address("route_length")) / diameter(walls.tobytes()))
    assert max(reached) <= 1
    assert np.mean(np.array(reached) == 1) == share
    assert int(100 * np.mean(reached)) == int(100 * least)


def test_only_bit_7_of_the_field_matters(library: Library) -> None:
    choose = random.Random(7)
    walls = scatter(choose, 0.35)
    judge(library, walls, exact=False)
    found, route = results(library), library.route()
    field = bytes((0x80 if wall else 0) | choose.randrange(128) for wall in walls.flat)
    library.machine.write(library.address("field"), field)
    library.call("maze_stats", BOUND)
    assert (results(library), library.route(), library.field()) == (found, route, field)


def test_nothing_else_is_written_and_registers_are_kept(library: Library) -> None:
    choose, machine = random.Random(64), library.machine
    saved = bytes(machine.read(0x4000, 0xC000))
    last = library.assembly.org + len(library.assembly.code)
    span = range(library.address("maze_stats"), library.address("maze_stats_end"))
    for walls in (EMPTY, FULL, serpentine(), checkers(), scatter(choose, 0.2), scatter(choose, 0.5)):
        machine.write(last, choose.randbytes(0x10000 - last))
        library.set_walls(walls)
        kept = {pair: choose.randrange(65536) for pair in ("ix", "iy", "bc_", "de_", "hl_")}
        kept |= {one: choose.randrange(256) for one in ("a_", "f_")}
        before = bytearray(machine.read(0, 0x10000))
        call = library.call("maze_stats", BOUND, stack=0xFF00, **kept)
        after = machine.read(0, 0x10000)
        assert {one: getattr(call.registers, one) for one in kept} == kept
        assert (call.registers.sp, call.registers.iff) == (0xFF00, 0)
        for label, length in WRITES:
            at = library.address(label)
            before[at : at + length] = after[at : at + length]
        before[0xFEFE - STACK : 0xFF00] = after[0xFEFE - STACK : 0xFF00]
        changed = {address for address in range(0x10000) if before[address] != after[address]}
        assert changed <= set(span), f"written outside the buffers: {[hex(a) for a in sorted(changed)][:5]}"
    machine.write(0x4000, saved)


def test_stack_use(library: Library) -> None:
    deepest = 0
    for walls in (EMPTY, FULL, serpentine(), checkers(), scatter(random.Random(1), 0.4)):
        library.set_walls(walls)
        deepest = max(deepest, library.call("maze_stats", BOUND, measure_stack=True).stack)
    assert deepest == STACK
    assert f"; Stack: {STACK} bytes" in (ASM / "transform" / "maze_stats.asm").read_text(encoding="ascii")


def test_the_time_is_bounded(library: Library) -> None:
    """No field near the bound that the header proves, and the mean for perfect mazes that it gives."""
    text = (ASM / "transform" / "maze_stats.asm").read_text(encoding="ascii")
    bound = re.search(r"; Bound: under ([\d,]+) T", text)
    assert bound
    assert int(bound[1].replace(",", "")) == BOUND
    choose = random.Random(3)
    fields = [make() for make in (*TREES.values(), *LOOPS.values())]
    fields += [scatter(choose, percent / 100) for percent in range(0, 70, 5)]
    fields += [staircases(shift) for shift in range(3)]
    slowest = max(judge(library, walls, exact=False).tstates for walls in fields)
    assert f"the slowest one found {slowest:,} T" in text
    for name, claim in re.findall(r"([\d,]+ T mean, [\d,]+ T at most) \((\w+)", text):
        times = []
        for seed in range(0, 65536, 256):
            library.generate(claim, seed)
            times.append(library.call("maze_stats", BOUND).tstates)
        assert name == f"{np.mean(times):,.0f} T mean, {max(times):,.0f} T at most"
