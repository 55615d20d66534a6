"""Every generator, for every seed and size: what it promises, what it leaves alone, and how long it takes."""

import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest
from oracles import (
    border_is_solid,
    find_rooms,
    has_limited_ways,
    has_loops,
    has_no_dead_end,
    has_openings,
    is_connected,
    is_on_the_lattice,
    is_perfect,
    is_perfect_in_parts,
    is_wide,
    parts,
    show,
)
from test_rooms import share_of_rooms

from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.routines.library import Library
from zxmazes.routines.registry import names, parameters

Fields = npt.NDArray[np.uint8]  # (mazes, 32, 32)


def perfect(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """A tree of all cells."""
    return is_perfect(fields >= 0x80, width, height)


def rooms(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """The article's share of the partitions of each kind removed."""
    return has_openings(fields >= 0x80, width, height, *share_of_rooms(width, height))


def rooms_limited(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Three ways a room at most, and no partition left that could be removed, unless all are that were asked for."""
    return has_limited_ways(fields >= 0x80, width, height, parameters()["rooms_removed"].default)


def corridor_loops(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, with so many loops."""
    return has_loops(fields >= 0x80, width, height, parameters()["loops_openings"].default)


def closed_corridors(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """No dead end, and all connected."""
    walls = fields >= 0x80
    return np.asarray(has_no_dead_end(walls) & (parts(walls) == 1))


def wide_corridors(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """The same, two cells wide."""
    return closed_corridors(fields, width, height) & is_wide(fields >= 0x80, 2)


def one_walk(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, and no more open than erosion_steps can open."""
    walls = fields >= 0x80
    open_bytes = np.asarray((~walls).sum(axis=(1, 2)))
    return is_connected(walls) & (open_bytes <= parameters()["erosion_steps"].default + 1)


def tunnels(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, on the lattice, and no more open than tunnel_steps can open."""
    walls = fields >= 0x80
    open_bytes = np.asarray((~walls).sum(axis=(1, 2)))
    few = open_bytes <= 2 * parameters()["tunnel_steps"].default + 1
    return is_connected(walls) & is_on_the_lattice(walls, width, height) & few


def dungeon(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, each cell open, each open post in a room: 3 to 9 by 3 to 7, and not the whole maze."""
    walls = fields >= 0x80
    good = is_connected(walls) & ~walls[:, 1:height:2, 1:width:2].any(axis=(1, 2))
    maze, row, column, tall, wide = find_rooms(walls).T
    fits = (row % 2 == 1) & (column % 2 == 1) & (tall % 2 == 1) & (wide % 2 == 1) & (tall <= 7) & (wide <= 9)
    fits &= (tall < height - 2) | (wide < width - 2)
    good[maze[~fits]] = False
    return good


def braided(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """A lattice, all cells joined, and no dead end."""
    walls = fields >= 0x80
    lattice = ~walls[:, 1:height:2, 1:width:2].any(axis=(1, 2)) & walls[:, 0:height:2, 0:width:2].all(axis=(1, 2))
    return np.asarray(lattice & (parts(walls) == 1) & has_no_dead_end(walls))


def perfect_in_parts(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """A tree in each part that the blocks leave connected."""
    return is_perfect_in_parts(fields, width, height)


def grown(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Passages all over, neither too few nor too many; that it is the automaton's pattern, test_automaton.py says."""
    inside = fields[:, 1 : height - 1, 1 : width - 1] < 0x80
    share = inside.mean(axis=(1, 2))
    if min(width, height) < 23:  # a small patch may die out
        return np.asarray(share < 0.9)
    rows, columns = (height - 1) // 2, (width - 1) // 2
    good = (share > 0.25) & (share < 0.65)
    for quarter in (inside[:, :rows], inside[:, rows:]):
        for part in (quarter[:, :, :columns], quarter[:, :, columns:]):
            good &= part.mean(axis=(1, 2)) > 0.05
    return np.asarray(good)


@dataclass(frozen=True)
class Generator:
    """A row of the table.

    bound: T-states that no call may pass, whatever the seed and the size, with the parameters as they are unless told.
    stack: bytes below the return address; buffers: what it may write, as (label, bytes).
    promise: what every maze is, judged for a batch of fields; holds: the bytes that a field may hold.
    repeated: how many of 65,536 mazes at 31 x 31 come up twice; leaves: routines that set their own operands, as
    their headers say; unlike: what share of the usual difference two neighbouring seeds must show. sparse: every
    so many-th seed will do, because the time is the same for all; test_automaton.py simulates the others.
    """

    name: str
    bound: int
    stack: int
    buffers: tuple[tuple[str, int], ...]
    promise: Callable[[Fields, int, int], npt.NDArray[np.bool_]] = perfect
    holds: tuple[int, ...] = (0x00, 0x80)
    doors: bool = False
    repeated: int = 0
    leaves: tuple[str, ...] = ()
    unlike: float = 0.5
    sparse: int = 1


_FIELD = (("field", 1024), ("rng_seed", 2))
_GUARD = ("guard", 124)
_WALK = (*_FIELD, ("work", 1024), ("route", 1024))
_FILL, _WAYS = ("field_fill",), ("field_ways",)
TABLE = [
    Generator("aldous_broder", 1_250_000, 8, _WALK, repeated=10),
    Generator("automaton_maze", 1_439_000, 12, (*_FIELD, ("work", 1024)), grown, sparse=16),
    Generator("automaton_mazectric", 1_316_000, 12, (*_FIELD, ("work", 1024)), grown, sparse=16),
    Generator("binary_tree", 22_200, 4, _FIELD, leaves=_FILL),
    Generator("braid", 56_500, 10, (*_FIELD, _GUARD), promise=braided, repeated=17),
    Generator("corridor", 20_400, 10, (*_FIELD, ("work", 8), ("entrance", 1), ("exit", 1)), doors=True, repeated=11),
    Generator(
        "corridor_loops",
        60_000,
        10,
        (*_FIELD, ("entrance", 1), ("exit", 1)),
        corridor_loops,
        doors=True,
        repeated=5,
        leaves=("field_corridors",),
    ),
    Generator("dfs", 64_000, 300, (*_FIELD, ("work", 132), _GUARD)),
    Generator(
        "dfs_blocks",
        200_000,
        12,
        (*_FIELD, ("work", 1088), _GUARD),
        perfect_in_parts,
        (0x00, 0x80, 0xC0),
        repeated=1,
        leaves=("field_shape",),
    ),
    Generator("dfs_small", 297_000, 768, (*_FIELD, _GUARD), repeated=2),
    Generator("dfs_trail", 107_500, 4, (*_FIELD, ("work", 1088), _GUARD), leaves=_WAYS),
    Generator("division", 79_000, 68, _FIELD, leaves=_FILL),
    Generator("dungeon", 200_000, 10, (*_FIELD, ("work", 1088), ("route", 1024), _GUARD), dungeon, leaves=_WAYS),
    Generator("eller", 67_000, 12, (*_FIELD, ("work", 33)), leaves=(*_FILL, "eller_row", "eller_last")),
    Generator("erosion", 74_000, 6, _FIELD, one_walk, repeated=120, leaves=_FILL, unlike=0.2),
    Generator("growing_tree", 177_000, 6, (*_FIELD, ("work", 1088), _GUARD), repeated=21, leaves=_WAYS),
    Generator("hunt_and_kill", 92_000, 4, (*_FIELD, ("work", 1088), _GUARD), leaves=_WAYS),
    Generator("kruskal", 285_000, 4, (*_FIELD, ("work", 1156), _GUARD), repeated=63, leaves=_FILL),
    Generator("prim", 200_000, 6, (*_FIELD, ("work", 1024), _GUARD), repeated=81, leaves=_FILL),
    Generator("prim_edges", 250_000, 6, (*_FIELD, ("work", 1024), _GUARD), repeated=80, leaves=_FILL),
    Generator("rings", 42_000, 6, _FIELD, closed_corridors, repeated=12, leaves=_FILL),
    Generator("rings_wide", 52_000, 10, (*_FIELD, ("work", 7)), wide_corridors, repeated=6, leaves=_FILL),
    Generator("rooms", 45_000, 10, _FIELD, rooms, repeated=130, leaves=("field_corridors",)),
    Generator("rooms_limited", 230_000, 6, (*_FIELD, ("work", 512)), rooms_limited, repeated=24, leaves=_FILL),
    Generator("sidewinder", 31_400, 4, _FIELD, leaves=_FILL),
    Generator("tunnel", 88_000, 6, _FIELD, tunnels, repeated=116, leaves=_FILL, unlike=0.3),
    Generator("wilson", 490_000, 14, _WALK, repeated=108),
]
#: Over the mazes of 26 seeds at four sizes; see test_a_seed_gives_the_same_maze_for_ever.
CHECKSUMS = {
    "aldous_broder": 662501317,
    "automaton_maze": 524781978,
    "automaton_mazectric": 3872210220,
    "binary_tree": 332326028,
    "braid": 3057363095,
    "corridor": 4252553545,
    "corridor_loops": 4006609328,
    "dfs": 3794280849,
    "dfs_blocks": 4145399486,
    "dfs_small": 1209650397,
    "dfs_trail": 3034960917,
    "division": 1109084326,
    "dungeon": 1855200234,
    "eller": 1916151968,
    "erosion": 3437205646,
    "growing_tree": 1481024058,
    "hunt_and_kill": 2439442330,
    "kruskal": 1425865754,
    "prim": 2427269563,
    "prim_edges": 3964119052,
    "rings": 2150849321,
    "rings_wide": 516508467,
    "rooms": 3876314267,
    "rooms_limited": 3775734625,
    "sidewinder": 3830802512,
    "tunnel": 405389098,
    "wilson": 4152235446,
}
SIZES = range(5, 32, 2)
#: Seeds for the quick tests: both ends, neighbours, and a spread.
SEEDS = [0, 1, 2, 3, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, *range(77, 65536, 1311)]

every_generator = pytest.mark.parametrize("generator", TABLE, ids=lambda generator: generator.name)


def mazes(library: Library, generator: Generator, seeds: range | list[int], width: int, height: int) -> Fields:
    """The fields of the seeds; each call within its bound, and carry clear."""
    fields = bytearray()
    for seed in seeds:
        call = library.generate(generator.name, seed, width, height, budget=generator.bound)
        assert call.carry == 0, f"{generator.name} refuses seed {seed} at {width}x{height}"
        fields += library.field()
    return np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32)


def judge(fields: Fields, generator: Generator, seeds: range | list[int], width: int, height: int) -> None:
    """Assert what the generator promises of each maze."""
    legal = np.isin(np.arange(256), generator.holds)
    assert legal[fields].all(), f"a byte that is none of {generator.holds}"
    solid = border_is_solid(fields >= 0x80, width, height, generator.doors)
    for good in (solid, generator.promise(fields, width, height)):
        bad = np.flatnonzero(~good)
        assert not len(bad), f"{generator.name}, seed {seeds[bad[0]]}, {width}x{height}:{show(fields[bad[0]] >= 0x80)}"


def test_the_table_names_every_generator() -> None:
    assert sorted(row.name for row in TABLE) == names("generator")


@every_generator
@pytest.mark.parametrize("width", SIZES)
def test_the_promise_at_every_size(library: Library, generator: Generator, width: int) -> None:
    for height in SIZES:
        seeds = [*SEEDS[:8], *range(32 * width + height, 65536, 3277)]  # a spread of its own at each size
        judge(mazes(library, generator, seeds, width, height), generator, seeds, width, height)


@every_generator
def test_the_promise_for_seeds_all_over(library: Library, generator: Generator) -> None:
    seeds = range(5, 65536, 97)
    judge(mazes(library, generator, seeds, 31, 31), generator, seeds, 31, 31)


@pytest.mark.sweep
@every_generator
@pytest.mark.parametrize("size", [(31, 31), (31, 23)], ids=["31x31", "31x23"])
def test_every_seed(library: Library, generator: Generator, size: tuple[int, int]) -> None:
    """The promise for all 65,536 seeds; and the header's figures are theirs: times, stack use, mazes twice."""
    text = (ASM / "generate" / f"generate_{generator.name}.asm").read_text(encoding="ascii")
    step = generator.sparse
    times, deepest, seen = np.zeros(65536 // step), 0, set()
    for first in range(0, 65536, 4096):
        seeds, fields = range(first, first + 4096, step), bytearray()
        for seed in seeds:
            call = library.generate(generator.name, seed, *size, budget=generator.bound, measure_stack=True)
            times[seed // step] = call.tstates
            deepest = max(deepest, call.stack)
            field = library.field()
            seen.add(hash(field))
            fields += field
        judge(np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32), generator, seeds, *size)
    claim = re.search(rf"([\d,]+ T mean, [\d,]+ T at most) \({size[0]}x{size[1]}\)", text)
    assert claim, "the header gives no times"
    assert step == 1 or times.min() == times.max()
    assert claim[1] == f"{times.mean():,.0f} T mean, {times.max():,.0f} T at most"
    if size == (31, 31):
        assert f"Stack: {deepest} bytes" in text
        assert deepest == generator.stack
    if size == (31, 31) and step == 1:
        assert 65536 - len(seen) == generator.repeated
        assert f"; Repeats: {generator.repeated or 'none'} of the 65,536 mazes" in text


@every_generator
@pytest.mark.parametrize("seed", [0, 1, 1234, 65535])
def test_same_seed_same_maze_and_another_one_next(library: Library, generator: Generator, seed: int) -> None:
    library.generate(generator.name, seed)
    first = library.field()
    after = library.machine.word(library.address("rng_seed"))
    library.machine.write(library.address("work"), bytes(range(256)) * 4)
    library.machine.write(library.address("field"), b"\x55" * 1024)
    library.generate(generator.name, seed)
    assert library.field() == first
    assert library.machine.word(library.address("rng_seed")) == after
    library.generate(generator.name, after)
    assert library.field() != first


@every_generator
def test_a_seed_gives_the_same_maze_for_ever(library: Library, generator: Generator) -> None:
    """Seeds are shown on the screen and typed in again: no change of the code may change their mazes."""
    checksum = 0
    for width, height in ((31, 31), (31, 23), (17, 29), (5, 5)):
        checksum = zlib.crc32(mazes(library, generator, range(0, 65536, 2570), width, height).tobytes(), checksum)
    assert checksum == CHECKSUMS[generator.name]


@every_generator
def test_neighbouring_seeds_are_as_unlike_as_any(library: Library, generator: Generator) -> None:
    """Mazes of seeds s and s + 1, and s with one bit changed, differ in as many walls as those of far seeds."""
    base = SEEDS[8:40]

    def walls(seeds: list[int]) -> np.ndarray:
        return mazes(library, generator, seeds, 31, 31).reshape(len(seeds), -1) >= 0x80

    first = walls(base)
    usual = (first ^ walls([seed * 40503 % 65536 + 7 for seed in base])).mean()
    for change in (1, 2, 0x10, 0x100, 0x4000, 0x8000):
        differing = (first ^ walls([seed ^ change for seed in base])).mean(axis=1)
        assert differing.min() > usual * generator.unlike, f"seed changed by {change:#x}: much the same maze"
        assert abs(differing.mean() - usual) < 0.15 * usual


@every_generator
@pytest.mark.parametrize(
    ("width", "height"),
    [(4, 5), (5, 4), (3, 31), (31, 3), (33, 5), (5, 33), (0, 0), (1, 1), (30, 31), (255, 255), (32, 32)],
)
def test_illegal_sizes_are_refused(library: Library, generator: Generator, width: int, height: int) -> None:
    memory = library.machine
    library.generate(generator.name, 99)
    memory.poke_word(library.address("rng_seed"), 4321)
    memory.write(library.address("field_width"), (width, height))
    before = memory.read(0, 0xFD00)
    call = library.call(f"generate_{generator.name}", 1000)
    assert call.carry == 1
    assert memory.read(0, 0xFD00) == before


@every_generator
@pytest.mark.parametrize(("width", "height"), [(31, 31), (5, 5), (5, 31), (31, 5), (17, 23)])
def test_only_declared_memory_is_written_and_registers_are_kept(
    library: Library, generator: Generator, width: int, height: int
) -> None:
    machine = library.machine
    kept = {"ix": 0x1234, "iy": 0x5C3A, "bc_": 0x1111, "de_": 0x2222, "hl_": 0x3333, "a_": 0x44, "f_": 0x55}
    for fill in (0x00, 0x5A, 0xFF):
        end = library.address("route") + 1024
        begin = library.assembly.org + len(library.assembly.code)
        machine.write(begin, bytes([fill]) * (end - begin))
        code = machine.read(library.assembly.org, len(library.assembly.code))
        library.prepare(generator.name, 4711, width, height)
        before = bytearray(machine.read(0, 0x10000))
        call = library.call(f"generate_{generator.name}", generator.bound, stack=0xFF00, **kept)
        after = bytearray(machine.read(0, 0x10000))
        assert {name: getattr(call.registers, name) for name in kept} == kept
        assert call.registers.sp == 0xFF00
        assert call.registers.iff == 0
        for label, length in (*generator.buffers, ("field_width", 2)):
            start = library.address(label)
            before[start : start + length] = after[start : start + length]
        lowest = 0xFEFE - generator.stack
        before[lowest:0xFF00] = after[lowest:0xFF00]
        changed = [address for address in range(0x10000) if before[address] != after[address]]
        for name in (f"generate_{generator.name}", *generator.leaves):
            span = range(library.address(name), library.address(f"{name}_end"))
            changed = [address for address in changed if address not in span]
        assert not changed, f"written outside the buffers: {[hex(a) for a in changed][:5]}"
        machine.write(library.assembly.org, code)


@every_generator
def test_stack_use_is_bounded(library: Library, generator: Generator) -> None:
    deepest = 0
    for seed in SEEDS:
        call = library.generate(generator.name, seed, budget=generator.bound, measure_stack=True)
        deepest = max(deepest, call.stack)
    assert 0 <= deepest <= generator.stack


@every_generator
def test_with_interrupts_on_the_maze_is_the_same(library: Library, generator: Generator) -> None:
    """With contention, at many moments of a frame: the ROM's interrupt pushes onto whatever SP is."""
    machine = Machine(48, contended=True)
    machine.boot()
    machine.write(library.assembly.org, library.assembly.code)
    variables = library.address("rng_seed")
    for moment in range(0, 69888, 1999):
        seed = moment & 0xFFFF
        library.prepare(generator.name, seed)
        machine.write(variables, library.machine.read(variables, library.address("route") - variables))
        library.generate(generator.name, seed)
        machine.set(pc=0x1303, iff=0)
        machine.write(0xF000, (0x18, 0xFE))  # JR to itself until the frame has come to that moment
        wait = (moment - machine.registers.t) % machine.frame
        machine.set(pc=0xF000)
        machine.run(wait, interrupts=False)
        frames = machine.word(0x5C78)
        call = machine.call(library.address(f"generate_{generator.name}"), 3 * generator.bound, interrupts=True)
        assert call.carry == 0
        assert machine.read(library.address("field"), 1024) == library.field()
        assert call.registers.iff == 1
        if call.tstates > machine.frame:
            assert machine.word(0x5C78) != frames


@pytest.mark.parametrize("seed", SEEDS)
def test_corridor_records_its_doors(library: Library, seed: int) -> None:
    for width, height in ((31, 31), (31, 23), (5, 5), (7, 29)):
        library.generate("corridor", seed, width, height)
        walls = library.walls()
        entrance, leave = (library.machine.peek(library.address(name)) for name in ("entrance", "exit"))
        assert np.flatnonzero(~walls[:, 0]).tolist() == [entrance]
        assert np.flatnonzero(~walls[:, width - 1]).tolist() == [leave]
        assert entrance % 2 == leave % 2 == 1
        assert max(entrance, leave) < height


def test_corridor_doors_and_partitions_are_even(library: Library) -> None:
    """Every row is as likely for a door as another, and every partition number and place within its stretch."""
    from scipy.stats import chisquare

    doors = np.zeros((2, 15))
    partitions = np.zeros(5)
    alone = np.zeros(14)
    for seed in range(0, 65536, 16):
        library.generate("corridor", seed)
        for i, name in enumerate(("entrance", "exit")):
            doors[i, library.machine.peek(library.address(name)) // 2] += 1
        walls = library.walls()[1:29:2, 2:30:2]
        for row in walls:
            partitions[row.sum()] += 1
            if row.sum() == 1:
                alone[np.flatnonzero(row)[0]] += 1
    assert partitions[0] == 0
    assert chisquare(doors[0]).pvalue > 0.001
    assert chisquare(doors[1]).pvalue > 0.001
    assert chisquare(partitions[1:]).pvalue > 0.001
    assert chisquare(alone).pvalue > 0.001
