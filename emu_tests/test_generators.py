"""Every generator, for every seed and size: what it promises, what it leaves alone, and how long it takes."""

import re
import zlib

import numpy as np
import pytest
from calls import KEPT
from generating import SEEDS, TABLE, Generator, every_generator, judge, mazes

from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.routines.library import Library
from zxmazes.routines.registry import names

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
    for fill in (0x00, 0x5A, 0xFF):
        end = library.address("route") + 1024
        begin = library.assembly.org + len(library.assembly.code)
        machine.write(begin, bytes([fill]) * (end - begin))
        code = machine.read(library.assembly.org, len(library.assembly.code))
        library.prepare(generator.name, 4711, width, height)
        before = bytearray(machine.read(0, 0x10000))
        call = library.call(f"generate_{generator.name}", generator.bound, stack=0xFF00, **KEPT)
        after = bytearray(machine.read(0, 0x10000))
        assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
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
