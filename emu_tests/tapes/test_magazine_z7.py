"""The magazine's machine code: our source makes its very bytes, and thousands of its mazes are judged."""

import numpy as np
import numpy.typing as npt
import pytest
from scipy.ndimage import label

from emu_tests.machine.images import code_block, symbol
from emu_tests.machine.magazine import another, load, runs, seconds, solid
from emu_tests.oracles.mazes import show
from emu_tests.records.sampling import some
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

Walls = npt.NDArray[np.bool_]

ORG, PROG = 50000, 50210
SEED, FRAMES, SYSVARS_IY = 0x5C76, 0x5C78, 0x5C3A
STACK, STACK_ROOM = 0xFF00, 200  # bytes: the ROM's printing and an interrupt
COLOURS = 0x39  # blue on white
ALL_AROUND = np.ones((3, 3))  # walls hang together by their corners too

#: Listings 7 to 11, mended, as docs/SOURCES.md has them: RES, RND, PRINT, ERASE, PROG.
PRINTED = bytes.fromhex(
    """
    3E07 CD9722 FD365339 3E02 CD0116 CD6B0D 0E14 0619 C5 3E02 CD0116 3E16 D7 C1 79 D7 78 D7 3E8F D7 10ED 0D 0D 20E7
    061A C5 3E02 CD0116 3E16 D7 3E00 D7 C1 78 D7 3E8F D7 10EC
    0614 C5 3E02 CD0116 3E16 D7 C1 78 D7 3E01 D7 3E8F D7 3E16 D7 78 D7 3E1A D7 3E8F D7 10E1 C9

    2A765C ED5B785C 19 22765C 7D C9

    3E02 CD0116 3E16 D7 E1 D1 C1 F1 F5 C5 D5 E5 87 F5 3C 47 D7 7A D7 3E8F D7 3E16 D7 78 3C D7 7A D7 3E8F D7
    3E16 D7 F1 47 D7 7A 3C 57 D7 3E20 D7 3E16 D7 78 D7 7A 3C D7 3E20 D7 C9

    3E02 CD0116 3E16 D7 E1 D1 F1 F5 E5 87 F5 D7 7A 3D 57 D7 3E20 D7 3E16 D7 F1 D7 7A 3D D7 3E20 D7 C9

    CD50C3 0609 C5 CDB4C3 E603 FE03 301C FE02 3035 FE01 304E
    CDB4C3 E60F C606 C5 F5 CDC1C3 F1 C1 F5 CDFFC3 1855
    0E1C 0604 79 D606 4F CDB4C3 E601 81 C5 F5 CDC1C3 F1 C1 10ED F5 CDFFC3 1838
    0E1C 0603 79 D608 4F CDB4C3 E603 81 C5 F5 CDC1C3 F1 C1 10ED F5 CDFFC3 181B
    0E1C 0602 79 D60C 4F CDB4C3 E607 81 C5 F5 CDC1C3 F1 C1 10ED F5 CDFFC3
    C1 1082
    CDB4C3 E607 47 CDB4C3 E603 80 FE01 38F0 F5 3E02 CD0116 3E16 D7 F1 87 3D D7 3E01 D7 3E20 D7
    CDB4C3 E607 47 CDB4C3 E603 80 FE01 38F0 F5 3E02 CD0116 3E16 D7 F1 87 3D D7 3E1A D7 3E20 D7 C9
    """
)


def is_perfect(screen: Walls) -> bool:
    """22 x 32 characters: 26 x 21 of maze, nothing else; ten corridors, one door left and right, connected, no loops.

    Openings are two cells wide. A closed route would go round a wall that stands free: there is none when, the doors
    closed again, all walls touch, if only by corners.
    """
    maze = screen[:21, 1:27].copy()
    around = screen.copy()
    around[:21, 1:27] = False
    for side in (0, 25):
        doors = np.flatnonzero(~maze[:, side])
        if len(doors) != 1 or doors[0] % 2 == 0:
            return False
        maze[doors, side] = True
    partitions = [runs(~row) - 1 for row in maze[1::2]]
    if around.any() or not maze[[0, 20]].all() or partitions[0] or not {1, 2, 3, 4} >= set(partitions[1:]):
        return False
    blocked = ~maze[2:-1:2] & (maze[1:-2:2] | maze[3::2])  # an opening that leads on to a partition
    return bool(label(~maze)[1] == 1 and label(maze, ALL_AROUND)[1] == 1 and not blocked.any())


def shapes(machine: Machine) -> tuple[Walls, Walls]:
    """22 x 32 each: which characters are full of ink, which are empty, from the display file alone."""
    display = np.frombuffer(machine.read(0x4000, 0x1800), np.uint8).reshape(3, 8, 8, 32)  # third, line, row, column
    display = display.transpose(0, 2, 1, 3).reshape(24, 8, 32)[:22]
    return (display == 0xFF).all(axis=1), (display == 0).all(axis=1)


@pytest.fixture(scope="module")
def booted() -> Machine:
    """A 48K with nothing but the code in it."""
    machine = Machine(48)
    machine.boot()
    machine.write(ORG, code_block("magazine_z7"))
    return machine


def make(machine: Machine, seed: int, frames: int) -> int:
    """Call the code; returns its T-states, with the ROM's interrupts in them."""
    machine.poke_word(SEED, seed)
    machine.poke_word(FRAMES, frames)
    return machine.call(PROG, 10_000_000, stack=STACK, interrupts=True, iy=SYSVARS_IY).tstates


def test_our_source_makes_the_printed_bytes() -> None:
    assert len(PRINTED) == 412
    assert code_block("magazine_z7")[:412] == PRINTED  # then comes the walk
    assert symbol("magazine_z7", "start") == PROG


@pytest.mark.parametrize("count", some([200], [200, 3000], "dist/magazine_z7.tap"))
def test_mazes_are_perfect(booted: Machine, count: int) -> None:
    """Also their times, the places of the doors, and how many partitions a corridor has."""
    random = np.random.default_rng(7)
    times, doors, different = [], np.zeros((2, 21), dtype=np.int64), set()
    for seed, frames in random.integers(0, 65536, (count, 2)):
        booted.write(0x4000, b"\x55" * 0x1800)  # that CLS must clear
        booted.write(0x5800, b"\x47" * 0x300)
        times.append(make(booted, int(seed), int(frames)))
        full, empty = shapes(booted)
        assert (full ^ empty).all()
        assert is_perfect(full), f"SEED {seed}, FRAMES {frames}{show(full)}"
        assert set(booted.attributes()) == {COLOURS, 0x38}, "the lower screen has the border's colour"
        assert set(booted.attributes()[: 22 * 32]) == {COLOURS}
        doors += ~full[:21, (1, 26)].T
        different.add(full.tobytes())
    assert 1_600_000 < min(times) <= max(times) < 2_000_000
    assert 1_770_000 < np.mean(times) < 1_810_000
    assert (doors[:, 1::2] > 0).all(), "a door may be on any of the ten corridors"
    assert len(different) > count // 2


def test_only_four_bits_of_each_number_count(booted: Machine) -> None:
    """Called at the same moment of a frame: 256 mazes at most, one for each pair of low nibbles."""
    random = np.random.default_rng(256)
    for low_seed, low_frames in random.integers(0, 16, (20, 2)):
        mazes = set()
        for high_seed, high_frames in random.integers(0, 4096, (8, 2)):
            booted.set(t=30_000)
            make(booted, int(high_seed * 16 + low_seed), int(high_frames * 16 + low_frames))
            mazes.add(booted.read(0x4000, 0x1800))
        assert len(mazes) == 1


@pytest.mark.parametrize("seed", [0, 1, 0x7FFF, 0xFFF8, 0xFFFF])
@pytest.mark.parametrize("frames", [0, 8, 0x100, 0xFFFF])
def test_poor_random_numbers_make_perfect_mazes_too(booted: Machine, seed: int, frames: int) -> None:
    """Where SEED and FRAMES give multiples of 8 the doors are drawn again until the next interrupt: it ends."""
    assert make(booted, seed, frames) < 2_200_000
    full, _ = shapes(booted)
    assert is_perfect(full), show(full)


def test_it_writes_the_screen_and_system_variables_only(booted: Machine) -> None:
    """And the stack that it is given."""
    before = np.frombuffer(booted.read(0, 0x10000), np.uint8).copy()
    make(booted, 12345, 54321)
    after = np.frombuffer(booted.read(0, 0x10000), np.uint8)
    where = np.flatnonzero(before != after)
    screen = (where >= 0x4000) & (where < 0x5B00)
    variables = (where >= 0x5C00) & (where < 0x5CB6)
    stack = (where >= STACK - STACK_ROOM) & (where < STACK)
    assert (screen | variables | stack).all(), [hex(place) for place in where[~(screen | variables | stack)]]
    assert booted.registers.iy == SYSVARS_IY


@pytest.mark.parametrize("model", [48, 128])
def test_the_tape_makes_mazes(model: int, machines: list[Machine]) -> None:
    """The listing's own runs: half a second, and seldom the same maze twice, on both machines."""
    machine = load("z7", model)
    machines.append(machine)
    finish(machine, 5)
    found = set()
    for wait in range(4, 24):
        walls = solid(machine)
        assert is_perfect(walls), show(walls)
        assert 0.4 < seconds(machine) < 0.8
        found.add(walls.tobytes())
        machine.frames(wait)
        another(machine, 5)
    assert len(found) > 15, "20 of the 256 and more that there are: two may be the same, many may not"
