"""Erosion, tunnels, rooms, corridors: ZX Review's listings 1 to 4, their mazes read from the screen and judged."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine.magazine import (
    HEIGHT,
    WIDTH,
    Rnd,
    Walls,
    closed_where_black,
    in_field,
    load,
    mazes,
    ours,
    runs,
    solid,
)
from emu_tests.oracles.mazes import (
    Batch,
    border_is_solid,
    has_limited_ways,
    has_openings,
    is_connected,
    is_on_the_lattice,
    is_perfect,
    passages,
    show,
    ways,
)
from emu_tests.records.sampling import every, some
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

STEPS = 351  # of a walk
PROG = 0x5C53
RUNS = 4


# --- what the mazes promise ---------------------------------------------------------------------------------


def walk(seed: int, step: int) -> Walls:
    """What the ROM's random numbers after this seed make of listing 1: 22 x 32, a walk of so many cells a step."""

    rnd = Rnd(seed)
    walls = np.ones((22, 32), dtype=np.bool_)
    row, column = rnd.below(22), rnd.below(32)
    for _ in range(STEPS):
        while True:
            down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[rnd.below(4)]
            if 0 <= row + step * down < 22 and 0 <= column + step * right < 32:
                break
        for _ in range(step):
            row, column = row + down, column + right
            walls[row, column] = False
    return walls


def is_a_cave(walls: Walls) -> bool:
    """One hollow of no more cells than steps, with halls in it: some open square of 2 x 2."""
    batch = in_field(walls)
    halls = ~(batch[:, 1:, 1:] | batch[:, :-1, 1:] | batch[:, 1:, :-1] | batch[:, :-1, :-1])
    return bool(is_connected(batch) and 25 < (~walls).sum() <= STEPS and halls.sum() > 5)


def are_tunnels(walls: Walls) -> bool:
    """One connected maze of steps of two cells, from any row and column: posts stay, and every passage joins two cells.

    But for one cell: where the walk began, which it opens only if it comes back.
    """
    fitting = 0
    for down, right in ((0, 0), (0, 1), (1, 0), (1, 1)):
        batch = np.ones((1, 35, 35), dtype=np.bool_)
        batch[0, down : down + 22, right : right + 32] = walls
        cells, posts = np.s_[:, 1::2, 1::2], np.s_[:, ::2, ::2]
        closed = batch[cells].copy()
        batch[cells] = False
        stubs = closed & (ways(batch)[cells] > 0)
        fitting += int(batch[posts].all() and stubs.sum() <= 1)
    return fitting == 1 and bool(is_connected(in_field(walls))[0]) and 50 < (~walls).sum() <= 2 * STEPS


def is_perfect_maze(walls: Walls) -> bool:
    """A tree of 15 x 10 rooms, and nothing open outside."""
    batch = in_field(walls)
    return bool(is_perfect(batch, WIDTH, HEIGHT)[0] and border_is_solid(batch, WIDTH, HEIGHT)[0])


def has_rooms(walls: Walls) -> bool:
    """105 vertical partitions gone, 100 horizontal ones, and nothing else."""
    batch = in_field(walls)
    return bool(has_openings(batch, WIDTH, HEIGHT, 105, 100)[0] and border_is_solid(batch, WIDTH, HEIGHT)[0])


def has_three_doors(walls: Walls, wanted: int = 205) -> bool:
    """No room with more than three entrances; so many partitions gone, or none left that may go."""
    batch = in_field(walls)
    return bool(has_limited_ways(batch, WIDTH, HEIGHT, wanted)[0] and border_is_solid(batch, WIDTH, HEIGHT)[0])


def are_corridors(walls: Walls) -> bool:
    """Ten corridors on the even rows, perfect, one way in at the left and one way out at the right.

    Openings are two cells wide, so it is a tree of stretches: connected, and no closed route between corridors.
    """
    maze = walls[1:22]
    ends = [np.flatnonzero(~maze[:, side]) for side in (0, 31)]
    if any(len(found) != 1 or found[0] % 2 == 0 for found in ends) or not walls[1].all() or not walls[21].all():
        return False
    inside = maze[:, 1:31]
    corridors, boundaries = ~inside[1::2], ~inside[2:-1:2]
    stretches = sum(runs(row) for row in corridors)
    openings = sum(runs(row) for row in boundaries)
    return bool(is_connected(in_field(maze[:, :32]))[0]) and openings == stretches - 1


# --- the programs -------------------------------------------------------------------------------------------


def open_where_solid(machine: Machine) -> Walls:
    """Listing 1: blocks are what is open."""
    return ~solid(machine)


def closed_where_solid(machine: Machine) -> Walls:
    """Listing 4: blocks are walls."""
    return solid(machine)


def closed_where_blocks(machine: Machine) -> Walls:
    """Listing 3: blocks are walls, 31 x 21 of them on an empty screen."""
    blocks = solid(machine)
    assert not blocks[HEIGHT:].any()
    assert not blocks[:, WIDTH:].any()
    return blocks[:HEIGHT, :WIDTH]


def closed_where_not_white(machine: Machine) -> Walls:
    """White paper is what is open."""
    return closed_where_black(machine, 7)


@dataclass(frozen=True)
class Program:
    """How to read a program's maze, what it must be, ours too, and the longest that it takes, in seconds."""

    read: Callable[[Machine], Walls]
    judge: Callable[[Walls], bool]
    budget: float
    ours: Callable[[Batch], npt.NDArray[np.bool_]]


def perfect(batch: Batch) -> npt.NDArray[np.bool_]:
    """The judge of ours where it is a tree of rooms."""
    return is_perfect(batch, WIDTH, HEIGHT)


PROGRAMS = {
    "z1": Program(open_where_solid, is_a_cave, 36, lambda batch: is_connected(batch) & ((~batch).sum() <= STEPS + 1)),
    "z1b": Program(
        open_where_solid,
        are_tunnels,
        38,
        lambda batch: is_connected(batch) & is_on_the_lattice(batch, WIDTH, HEIGHT) & ((~batch).sum() <= 2 * STEPS + 1),
    ),
    "z1c": Program(closed_where_not_white, is_perfect_maze, 52, perfect),
    "z2": Program(closed_where_not_white, has_rooms, 40, lambda batch: has_openings(batch, WIDTH, HEIGHT, 105, 100)),
    "z3": Program(closed_where_blocks, has_three_doors, 150, lambda batch: has_limited_ways(batch, WIDTH, HEIGHT, 205)),
    "z3b": Program(closed_where_blocks, is_perfect_maze, 80, perfect),
    "z4": Program(closed_where_solid, are_corridors, 12, perfect),
}


def taken(name: str, machine: Machine, count: int) -> list[tuple[int, Walls]]:
    """So many mazes of a program, with their seeds."""
    return mazes(machine, name, count, PROGRAMS[name].budget, PROGRAMS[name].read)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_maze_is_what_its_text_promises(name: str, machines: list[Machine]) -> None:
    machine = load(name)
    machines.append(machine)
    [(seed, walls)] = taken(name, machine, 1)
    assert PROGRAMS[name].judge(walls), f"seed {seed}{show(walls)}"


@pytest.mark.sweep("dist/magazine_{name}.tap")
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_mazes_are_what_their_text_promises_and_differ(name: str, machines: list[Machine]) -> None:
    machine = load(name)
    machines.append(machine)
    found = taken(name, machine, RUNS)
    for seed, walls in found:
        assert PROGRAMS[name].judge(walls), f"seed {seed}{show(walls)}"
    assert len({walls.tobytes() for _, walls in found}) == RUNS, "each another maze"


@pytest.mark.parametrize("name", some(["z4"], PROGRAMS, "dist/magazine_{name}.tap"))
def test_it_keeps_its_promise_on_a_128k(name: str, machines: list[Machine]) -> None:
    """The run that the loader starts, to its end."""
    machine = load(name, 128)
    machines.append(machine)
    finish(machine, PROGRAMS[name].budget)
    walls = PROGRAMS[name].read(machine)
    assert PROGRAMS[name].judge(walls), show(walls)


@pytest.mark.parametrize(("name", "step"), some([("z1b", 2)], [("z1", 1), ("z1b", 2)], "dist/magazine_{name}.tap"))
def test_the_walk_is_the_one_of_its_random_numbers(name: str, step: int, machines: list[Machine]) -> None:
    """351 steps, not one more or less, and none of them refused or bent where it need not be."""
    machine = load(name)
    machines.append(machine)
    for seed, walls in taken(name, machine, 6):
        expected = walk(seed, step)
        assert np.array_equal(walls, expected), f"seed {seed}{show(walls)}\nexpected:{show(expected)}"


@pytest.mark.sweep("dist/magazine_{name}.tap")
@pytest.mark.parametrize("name", ["z2", "z3", "z3b", "z1c"])
def test_what_is_open_is_spread_over_the_maze(name: str, machines: list[Machine]) -> None:
    """No row or column of partitions is out of the draws' reach: of five mazes each opens some there, closes some."""
    machine = load(name)
    machines.append(machine)
    batch = np.concatenate([in_field(walls) for _, walls in taken(name, machine, 5)])
    for kind in passages(batch, WIDTH, HEIGHT):
        share = kind.mean(axis=0)
        for side in (share.mean(axis=0), share.mean(axis=1)):
            assert side.min() > 0.15
            assert side.max() < 0.99


@pytest.mark.parametrize("wanted", every(2, [225, 205], "dist/magazine_z3.tap"))
def test_limited_rooms_end_when_nothing_may_go(wanted: int, machines: list[Machine]) -> None:
    """225 removals, put into line 110 for 205, are more than nearly any maze can take."""
    machine = load("z3")
    machines.append(machine)
    program = machine.read(machine.word(PROG), 0x1000)
    number = b"205\x0e\x00\x00\xcd\x00\x00"
    machine.write(machine.word(PROG) + program.index(number) + 6, (wanted,))
    found = taken("z3", machine, 3)
    for seed, walls in found:
        assert has_three_doors(walls, wanted), f"seed {seed}{show(walls)}"
    if wanted > 205:
        removed = [sum(int(kind.sum()) for kind in passages(in_field(walls), WIDTH, HEIGHT)) for _, walls in found]
        assert min(removed) > 205
        assert min(removed) < wanted, "one at least came to where nothing may go"


@pytest.mark.parametrize("name", PROGRAMS)
def test_ours_is_the_field_and_keeps_the_same_promise(name: str, machines: list[Machine]) -> None:
    """After M: the screen shows what is in memory, a maze of the same kind, and the next M gives another."""
    machine = load(name)
    machines.append(machine)
    found = ours(machine, name, 5)
    for walls in found:
        batch = in_field(walls)
        assert border_is_solid(batch, WIDTH, HEIGHT, doors=name == "z4").all()
        assert PROGRAMS[name].ours(batch).all(), show(walls)
    assert len({walls.tobytes() for walls in found}) == 5
