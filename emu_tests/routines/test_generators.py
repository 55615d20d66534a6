"""Every generator, and what changes mazes, by its header alone: promise, seeds and sizes, stack and time.

A new one needs no more than a row of CHECKSUMS; test_writes.py and test_parameters.py hold it to the rest.
"""

import itertools
import zlib

import numpy as np
import pytest

from emu_tests.oracles.generating import (
    MAKERS,
    SEEDS,
    SIZES,
    allowed,
    claimed_times,
    every_generator,
    every_maker,
    judge,
    make,
    mazes,
    prepare,
)
from emu_tests.oracles.promises import ALIKE, JUDGES
from emu_tests.records.sampling import some
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import names
from zxmazes.routines.library import Library
from zxmazes.routines.manifest import Routine
from zxmazes.routines.promise import MAZE_TERMS

#: Over the mazes of 26 seeds at four sizes; see test_a_seed_gives_the_same_maze_for_ever.
CHECKSUMS = {
    "aldous_broder": 662501317,
    "automaton_maze": 524781978,
    "automaton_mazectric": 3872210220,
    "binary_tree": 332326028,
    "boundless": 4263499405,
    "braid": 4016200680,
    "corridor": 4252553545,
    "corridor_loops": 4006609328,
    "dfs": 3794280849,
    "dfs_biased": 2569524329,
    "dfs_blocks": 2058497984,
    "dfs_small": 1209650397,
    "dfs_trail": 3034960917,
    "division": 1109084326,
    "division_four": 1648255616,
    "dungeon": 1855200234,
    "eller": 1916151968,
    "erosion": 3437205646,
    "figures": 2558715263,
    "figures_wide": 450487823,
    "growing_biased": 1913507455,
    "growing_tree": 441310593,
    "hunt_and_kill": 2439442330,
    "kruskal": 261428739,
    "nested": 4133174465,
    "prim": 1583505248,
    "prim_edges": 2042538703,
    "rings": 2150849321,
    "rings_wide": 516508467,
    "rooms": 3876314267,
    "rooms_limited": 3676148034,
    "sidewinder": 3830802512,
    "tunnel": 405389098,
    "unicursal": 2590178643,
    "wilson": 4152235446,
}


def test_every_term_has_a_judge() -> None:
    assert {*JUDGES, ALIKE} == set(MAZE_TERMS)


def judge_at(library: Library, maker: Routine, width: int, height: int, nth: int = 1) -> None:
    seeds = [*SEEDS[:8], *range(32 * width + height, 65536, 3277)][::nth]  # a spread of its own at each size
    judge(mazes(library, maker, seeds, width, height), maker, seeds, width, height)


@every_maker
def test_the_promise_at_some_sizes(library: Library, maker: Routine) -> None:
    """The four extremes; each width and each height once more. With more seeds: test_the_promise_at_every_size."""
    for width, height in [*itertools.product((5, 31), repeat=2), *zip(SIZES, np.roll(SIZES, 5), strict=True)]:
        judge_at(library, maker, width, int(height), 4)


@pytest.mark.sweep("{maker.label}")
@every_maker
def test_the_promise_at_every_size(library: Library, maker: Routine) -> None:
    for width, height in itertools.product(SIZES, repeat=2):
        judge_at(library, maker, width, height)


@every_maker
@pytest.mark.parametrize("size", [(31, 31), (31, 23)], ids=["31x31", "31x23"])
@pytest.mark.parametrize("nth", some([4], [4, 1], "{maker.label}"))
def test_the_promise_and_the_times_for_seeds_all_over(
    library: Library, maker: Routine, size: tuple[int, int], nth: int
) -> None:
    """As far as a sample shows: no time is longer than the header's, and the mean is near; test_every_seed is exact."""
    seeds, fields, tstates = range(11, 65536, 331)[::nth], bytearray(), []
    for seed in seeds:
        tstates.append(make(library, maker, seed, *size).tstates)
        fields += library.field()
    judge(np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32), maker, seeds, *size)
    if maker.generates:
        times = np.array(tstates)
        mean, most = claimed_times(maker)[size]
        assert times.max() <= most
        assert abs(times.mean() - mean) <= 0.5 + 5 * times.std() / len(times) ** 0.5, f"{times.mean():,.0f} T mean"
        assert (mean == most) == (times.std() == 0)


@pytest.mark.sweep("{maker.label}")
@pytest.mark.parametrize("maker", [one for one in MAKERS.values() if not one.generates], ids=lambda one: one.name)
def test_every_maze_that_is_changed(library: Library, maker: Routine) -> None:
    """The promise for the mazes of all 65,536 seeds."""
    for first in range(0, 65536, 4096):
        seeds = range(first, first + 4096)
        judge(mazes(library, maker, seeds, 31, 31), maker, seeds, 31, 31)


@pytest.mark.sweep("{generator.label}")
@every_generator
@pytest.mark.parametrize("size", [(31, 31), (31, 23)], ids=["31x31", "31x23"])
def test_every_seed(library: Library, generator: Routine, size: tuple[int, int]) -> None:
    """The promise for all 65,536 seeds; and the header's figures are theirs: times, stack use, mazes twice."""
    full = size == (31, 31)  # the size whose stack use and repeats the header states
    times, deepest, seen = np.zeros(65536), 0, set()
    for first in range(0, 65536, 4096):
        seeds, fields = range(first, first + 4096), bytearray()
        for seed in seeds:
            call = make(library, generator, seed, *size, measure_stack=full)
            times[seed] = call.tstates
            deepest = max(deepest, call.stack)
            field = library.field()
            seen.add(hash(field))
            fields += field
        judge(np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32), generator, seeds, *size)
    assert (round(times.mean()), times.max()) == claimed_times(generator)[size]
    if full:
        assert deepest <= generator.stack
        assert deepest == generator.stack or "at most" in generator.fields["Stack"]  # with other parameters it is more
        assert 65536 - len(seen) == generator.repeats
        assert "Repeats" in generator.fields


@every_generator
@pytest.mark.parametrize("seed", [0, 1, 1234, 65535])
def test_same_seed_same_maze_and_another_one_next(library: Library, generator: Routine, seed: int) -> None:
    make(library, generator, seed)
    first = library.field()
    after = library.machine.word(library.address("rng_seed"))
    library.machine.write(library.address("work"), bytes(range(256)) * 4)
    library.machine.write(library.address("field"), b"\x55" * 1024)
    make(library, generator, seed)
    assert library.field() == first
    assert library.machine.word(library.address("rng_seed")) == after
    make(library, generator, after)
    assert library.field() != first


def test_a_checksum_is_pinned_for_every_generator() -> None:
    assert sorted(CHECKSUMS) == names("generator")


@every_generator
def test_a_seed_gives_the_same_maze_for_ever(library: Library, generator: Routine) -> None:
    """Seeds are shown on the screen and typed in again: no change of the code may change their mazes."""
    checksum = 0
    for width, height in ((31, 31), (31, 23), (17, 29), (5, 5)):
        checksum = zlib.crc32(mazes(library, generator, range(0, 65536, 2570), width, height).tobytes(), checksum)
    assert CHECKSUMS.get(generator.name) == checksum, f'the row of a new one is "{generator.name}": {checksum},'


@every_generator
def test_neighbouring_seeds_are_as_unlike_as_any(library: Library, generator: Routine) -> None:
    """Mazes of seeds s and s + 1, and s with one bit changed, differ in as many walls as those of far seeds.

    Only where the header admits it, some pairs are like each other.
    """
    base = SEEDS[8:40]

    def walls(seeds: list[int]) -> np.ndarray:
        return mazes(library, generator, seeds, 31, 31).reshape(len(seeds), -1) >= 0x80

    first = walls(base)
    usual = (first ^ walls([seed * 40503 % 65536 + 7 for seed in base])).mean()
    least = usual
    for change in (1, 2, 0x10, 0x100, 0x4000, 0x8000):
        differing = (first ^ walls([seed ^ change for seed in base])).mean(axis=1)
        least = min(least, differing.min())
        assert abs(differing.mean() - usual) < 0.15 * usual
    assert least > usual * 0.2, "much the same maze"
    assert (least <= usual * 0.5) == (ALIKE in generator.promise.terms), f"{least / usual:.2f} of the usual"


ILLEGAL = ((4, 5), (5, 4), (3, 31), (31, 3), (33, 5), (5, 33), (0, 0), (1, 1), (30, 31), (255, 255), (32, 32))


@every_maker
def test_illegal_sizes_are_refused(library: Library, maker: Routine) -> None:
    """By all whose header says so; nothing is written then."""
    memory = library.machine
    for width, height in ILLEGAL:
        registers = prepare(library, maker, 99, 31, 31)
        memory.poke_word(library.address("rng_seed"), 4321)
        memory.write(library.address("field_width"), (width, height))
        before = memory.read(0, 0xFD00)
        call = library.call(maker.label, allowed(maker, width, height), **registers)
        refused = call.carry == 1 and memory.read(0, 0xFD00) == before
        assert refused == ("illegal size" in maker.refuses), f"{width} x {height}"


@every_maker
def test_stack_use_is_that_of_the_header(library: Library, maker: Routine) -> None:
    deepest = max(make(library, maker, seed, measure_stack=True).stack for seed in SEEDS)
    assert deepest <= maker.stack
    assert deepest == maker.stack or "at most" in maker.fields["Stack"]


@every_generator
@pytest.mark.parametrize("nth", some([4], [4, 1], "{generator.label}"))
def test_with_interrupts_on_the_maze_is_the_same(library: Library, generator: Routine, nth: int) -> None:
    """With contention, at many moments of a frame: the ROM's interrupt pushes onto whatever SP is."""
    machine = Machine(48, contended=True)
    machine.boot()
    machine.write(library.assembly.org, library.assembly.code)
    variables = library.address("rng_seed")
    for moment in range(0, 69888, 1999)[::nth]:
        seed = moment & 0xFFFF
        registers = prepare(library, generator, seed, 31, 31)
        machine.write(variables, library.machine.read(variables, library.address("route") - variables))
        make(library, generator, seed)
        machine.set(pc=0x1303, iff=0)
        machine.write(0xF000, (0x18, 0xFE))  # JR to itself until the frame has come to that moment
        wait = (moment - machine.registers.t) % machine.frame
        machine.set(pc=0xF000)
        machine.run(wait, interrupts=False)
        frames = machine.word(0x5C78)
        call = machine.call(library.address(generator.label), 3 * generator.worst, interrupts=True, **registers)
        assert call.carry == 0
        assert machine.read(library.address("field"), 1024) == library.field()
        assert call.registers.iff == 1
        if call.tstates > machine.frame:
            assert machine.word(0x5C78) != frames
