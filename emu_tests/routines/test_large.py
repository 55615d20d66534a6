"""Generators for large fields: perfect mazes at any size, stride and address, in the time of the header."""

import random
import re
import zlib

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.headers import ROUTINES
from emu_tests.oracles.mazes import is_perfect, show
from emu_tests.records.sampling import some
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import by_name
from zxmazes.routines.large import FIELD, LargeLibrary
from zxmazes.routines.manifest import Routine

GENERATORS = {name: one for name, one in by_name("large generator").items() if one.family == "large generator"}
#: Over the mazes of 26 seeds at four sizes: seeds are shown and typed in again, so no change may change their mazes.
CHECKSUMS = {"binary_tree_large": 1464018034, "dfs_large": 486830088, "eller_large": 1066692295}
#: Maze, field, address: the extremes, a maze as large as its field, much smaller than it; odd strides and addresses.
PLACES = [
    (5, 5, 32, 32, FIELD),
    (5, 5, 33, 32, FIELD + 1),
    (31, 31, 32, 33, FIELD + 0x77),
    (33, 33, 33, 33, FIELD + 0x77),
    (63, 63, 64, 64, FIELD),
    (63, 63, 63, 63, FIELD + 1),
    (31, 29, 100, 97, FIELD + 1),
    (31, 31, 128, 128, FIELD),
    (127, 127, 128, 128, FIELD),
    (127, 127, 127, 127, FIELD + 1),
    (5, 127, 32, 127, FIELD + 1),
    (127, 5, 128, 32, FIELD),
    (99, 7, 100, 64, FIELD + 2),
]
AROUND = 200  # bytes before and after the field that are compared

every_generator = pytest.mark.parametrize("generator", GENERATORS.values(), ids=lambda one: one.name)


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


def bound(one: Routine) -> int:
    found = re.match(r"under ([\d,]+) T", one.fields["Bound"])
    assert found
    return int(found[1].replace(",", ""))


def surrounded(walls: np.ndarray, width: int, height: int) -> np.ndarray:
    """For each maze of a batch: are its outer wall and all that lies outside wall?"""
    outside = np.ones(walls.shape[1:], dtype=np.bool_)
    outside[1 : height - 1, 1 : width - 1] = False
    return np.asarray(walls[:, outside].all(axis=1))


def judge(fields: np.ndarray, width: int, height: int) -> None:
    """Assert that each field of a batch is a perfect maze of bytes 0 and $80, with wall around."""
    walls = fields >= 0x80
    good = is_perfect(walls, width, height) & surrounded(walls, width, height) & (fields % 0x80 == 0).all(axis=(1, 2))
    assert good.all(), show(walls[np.flatnonzero(~good)[0]])


def around(large: LargeLibrary, address: int, size: int) -> tuple[bytes, bytes]:
    return large.machine.read(address - AROUND, AROUND), large.machine.read(address + size, AROUND)


def field(large: LargeLibrary) -> np.ndarray:
    width, height = large.size_in_bytes
    return np.frombuffer(large.field(), np.uint8).reshape(height, width)


@every_generator
@pytest.mark.parametrize("place", PLACES, ids=lambda place: "{}x{}-in-{}x{}-{:04X}".format(*place))
def test_mazes_anywhere(large: LargeLibrary, generator: Routine, place: tuple[int, int, int, int, int]) -> None:
    """In memory that is full of anything; nothing around the field changes, and no call passes the bound."""
    width, height, stride, rows, address = place
    choose = random.Random(str(place))
    for seed in (0, 1, 4711, 65535, choose.randrange(65536)):
        large.place(stride, rows, address)
        large.machine.write(address - AROUND, choose.randbytes(stride * rows + 2 * AROUND))
        before = around(large, address, stride * rows)
        large.prepare_in_place(generator.name, seed, width, height)
        call = large.call(generator.label, bound(generator), **KEPT)
        assert call.carry == 0
        assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
        assert around(large, address, stride * rows) == before
        judge(field(large)[None], width, height)


def run(large: LargeLibrary, generator: Routine, seeds: range) -> tuple[np.ndarray, list[Call]]:
    """The mazes of 63 x 63 of these seeds, and their calls."""
    fields, calls = bytearray(), []
    for seed in seeds:
        calls.append(large.generate(generator.name, seed, 63, 63, measure_stack=True))
        fields += large.field()
    return np.frombuffer(bytes(fields), np.uint8).reshape(-1, 64, 64), calls


def claimed(one: Routine) -> tuple[int, int]:
    """Mean and most of the header's time at 63 x 63."""
    found = re.match(r"([\d,]+) T mean, ([\d,]+) T at most \(63x63\)$", one.fields["Time"])
    assert found
    mean, most = (int(part.replace(",", "")) for part in found.groups())
    return mean, most


@every_generator
def test_times_of_seeds_all_over(large: LargeLibrary, generator: Routine) -> None:
    """As far as a sample shows; test_every_seed is exact."""
    fields, calls = run(large, generator, range(11, 65536, 655))
    judge(fields, 63, 63)
    times, (mean, most) = np.array([call.tstates for call in calls]), claimed(generator)
    assert times.max() <= most
    assert abs(times.mean() - mean) <= 0.5 + 5 * times.std() / len(times) ** 0.5
    assert max(call.stack for call in calls) == generator.stack


@pytest.mark.sweep("{generator.label}")
@every_generator
def test_every_seed(large: LargeLibrary, generator: Routine) -> None:
    """All 65,536 at 63 x 63: perfect; and the header's figures are theirs: times, stack use, mazes twice."""
    times, deepest, seen = np.zeros(65536), 0, set()
    for first in range(0, 65536, 2048):
        fields, calls = run(large, generator, range(first, first + 2048))
        judge(fields, 63, 63)
        times[first : first + 2048] = [call.tstates for call in calls]
        deepest = max(deepest, *(call.stack for call in calls))
        seen |= {hash(one.tobytes()) for one in fields}
    assert (round(times.mean()), times.max()) == claimed(generator)
    assert deepest == generator.stack
    assert 65536 - len(seen) == generator.repeats


def test_depth_first_takes_520_t_a_cell_at_most() -> None:
    assert claimed(GENERATORS["dfs_large"])[1] <= 500_000


def test_a_checksum_is_pinned_for_every_generator() -> None:
    assert sorted(CHECKSUMS) == sorted(GENERATORS)


@every_generator
def test_a_seed_gives_the_same_maze_for_ever(large: LargeLibrary, generator: Routine) -> None:
    checksum = 0
    for width, height in ((63, 63), (127, 31), (31, 127), (5, 5)):
        for seed in range(0, 65536, 2570):
            large.generate(generator.name, seed, width, height)
            checksum = zlib.crc32(np.packbits(large.walls()[:height, :width]).tobytes(), checksum)
    assert CHECKSUMS[generator.name] == checksum, f'the row is "{generator.name}": {checksum},'


@every_generator
def test_another_seed_gives_another_maze(large: LargeLibrary, generator: Routine) -> None:
    """And rng_seed afterwards is the seed of another one; neighbouring seeds differ as those far apart do."""

    def maze(seed: int) -> np.ndarray:
        large.generate(generator.name, seed)
        return large.walls()[1:62, 1:62]

    first = maze(4711)
    assert (maze(large.machine.word(large.address("rng_seed"))) != first).any()
    usual = (maze(40000) ^ first).mean()
    for near in (4710, 4712, 4711 ^ 0x100, 4711 ^ 0x8000):
        assert (maze(near) ^ first).mean() > 0.5 * usual


ILLEGAL = [
    *((maze, 63, 64, 64) for maze in (0, 1, 3, 4, 62, 64, 65, 127, 128, 129, 255)),
    *((63, 63, size, 64) for size in (0, 31, 62, 129, 255)),
    (127, 127, 127, 126),
    (31, 31, 31, 31),
    (129, 129, 130, 130),
]


@pytest.mark.parametrize("label", [one.label for one in by_name("large generator").values()] + ["large_eller_begin"])
@pytest.mark.parametrize("sizes", ILLEGAL, ids=str)
@pytest.mark.parametrize("turned", [False, True], ids=["", "turned"])
def test_illegal_sizes_are_refused(
    large: LargeLibrary, label: str, sizes: tuple[int, int, int, int], turned: bool
) -> None:
    width, height, stride, rows = sizes
    large.place(*((rows, stride) if turned else (stride, rows)))
    large.set_inputs(1, *((height, width) if turned else (width, height)))
    before = large.machine.read(0, 0xFD00)
    assert large.call(label, 1000).carry == 1
    assert large.machine.read(0, 0xFD00) == before


@pytest.mark.parametrize("reach", some([4], [4, 16], "large_size"))
def test_time_and_verdict_of_large_size(large: LargeLibrary, reach: int) -> None:
    """Every size of one axis with every size of the field there, for both axes; or those around multiples of 32."""
    values = [value for value in range(256) if (value + reach) % 32 <= 2 * reach]
    legal, illegal = set(), set()
    for maze in values:
        for size in values:
            for axis in (0, 1):
                sizes = [(63, 64), (maze, size)][:: 1 - 2 * axis]
                large.place(sizes[0][1], sizes[1][1])
                large.machine.write(large.address("maze_width"), (sizes[0][0], sizes[1][0]))
                call = large.call("large_size", 1000)
                good = 32 <= size <= 128 and 5 <= maze <= size and maze % 2 == 1
                assert call.carry == (not good), f"{maze} in {size}"
                if good:
                    assert call.registers.bc == sizes[1][0] // 2 * 256 + sizes[0][0] // 2
                    assert call.registers.de == sizes[1][1] * 256 + sizes[0][1]
                (legal if good else illegal).add(call.tstates)
    (time,) = legal
    text = ROUTINES["large_size"].fields["Time"]
    assert text == f"{time} T; {min(illegal)} to {max(illegal)} T for an illegal size"


def test_large_cells_against_numpy(large: LargeLibrary) -> None:
    for width, height, stride, rows, address in PLACES:
        large.place(stride, rows, address)
        large.set_inputs(0, width, height)
        large.machine.write(address, b"\x55" * (stride * rows))
        left = large.call("large_size", 1000).registers
        large.call("large_cells", 300_000, a=0xF0, hl=0xB371, bc=left.bc, de=left.de)
        expected = np.full((rows, stride), 0x80, dtype=np.uint8)
        cells = expected[1:height:2, 1:width:2]
        cells[:] = 0xF0
        cells[0], cells[-1] = 0x71, 0xB3
        cells[:, 0] &= ~np.uint8(0x10)
        cells[:, -1] &= ~np.uint8(0x20)
        assert (field(large) == expected).all(), (width, height, stride, rows)
    large.place(64, 64)
    large.set_inputs(0, 63, 63)
    left = large.call("large_size", 1000).registers
    call = large.call("large_cells", 300_000, a=0, hl=0, bc=left.bc, de=left.de)
    assert ROUTINES["large_cells"].fields["Time"] == f"{call.tstates:,} T (63x63 in 64x64)"
