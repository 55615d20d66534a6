"""Corridors with loops, closed corridors, Kombikorm: their mazes read from the screen, replayed and judged."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest
from scipy.ndimage import label
from scipy.stats import chisquare

from emu_tests.machine.magazine import (
    HEIGHT,
    WIDTH,
    Rnd,
    closed_where_black,
    in_field,
    load,
    mazes,
    ours,
    pixels,
    runs,
    solid,
)
from emu_tests.machine.magazine import Walls as Picture
from emu_tests.oracles.mazes import (
    Batch,
    border_is_solid,
    has_loops,
    has_no_dead_end,
    is_connected,
    is_on_the_lattice,
    show,
    ways,
)
from emu_tests.records.sampling import some
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

RUNS = 5
LOOPS = 9  # of z4b: one in each wall between two corridors
RINGS = 30
ALL_AROUND = np.ones((3, 3))  # walls hang together by their corners too
ROWS = 20  # of characters within Kombikorm's frame
COLOURS = 0o16  # of Kombikorm: yellow on blue

#: The seven graphics of Kombikorm: left, top, right, bottom, the diagonals, nothing.
SHAPES = np.zeros((7, 8, 8), dtype=np.bool_)
SHAPES[0, :, 0] = SHAPES[1, 0] = SHAPES[2, :, 7] = SHAPES[3, 7] = True
SHAPES[4] = np.eye(8, dtype=np.bool_)
SHAPES[5] = SHAPES[4][:, ::-1]


# --- what the mazes promise ---------------------------------------------------------------------------------


def are_corridors_with_loops(walls: Picture) -> bool:
    """Ten corridors, three to six partitions in all but the last, two doors, connected, exactly nine closed routes.

    A closed route goes round a wall that stands free: so many there are, walls touching by their corners.
    """
    maze = walls[1:22].copy()
    for side in (0, 31):
        doors = np.flatnonzero(~maze[:, side])
        if len(doors) != 1 or doors[0] % 2 == 0:
            return False
        maze[doors, side] = True
    partitions = [runs(~row[1:31]) - 1 for row in maze[1::2]]
    if walls[0].any() or not maze[[0, -1]].all() or partitions[9] or not {3, 4, 5, 6} >= set(partitions[:9]):
        return False
    blocked = ~maze[2:-1:2] & (maze[1:-2:2] | maze[3::2])  # an opening that leads on to a partition
    return bool(label(~maze)[1] == 1 and label(maze, ALL_AROUND)[1] == 1 + LOOPS and not blocked.any())


def rings_in(walls: Picture) -> list[tuple[int, int, int]]:
    """All closed square corridors of the maze: row, column, steps along a side."""
    found = []
    for steps in range(3, 11):
        for row in range(22 - steps):
            for column in range(32 - steps):
                square = walls[row : row + steps + 1, column : column + steps + 1]
                if not (square[[0, -1]].any() or square[:, [0, -1]].any()):
                    found.append((row, column, steps))
    return found


def ring(walls: Picture, row: int, column: int, steps: int) -> None:
    """Open a closed square corridor."""
    walls[[row, row + steps], column : column + steps + 1] = False
    walls[row : row + steps + 1, [column, column + steps]] = False


def are_closed_corridors(walls: Picture) -> bool:
    """No dead end anywhere; the squares in it are all there is, and thirty could be all of them.

    Whether they hang together is left to chance: no more parts than squares.
    """
    rebuilt = np.ones_like(walls)
    for place in rings_in(walls):
        ring(rebuilt, *place)
    batch = in_field(walls)
    none_ends = has_no_dead_end(batch)[0] and not (ways(batch) == 0).any()
    return bool(none_ends and np.array_equal(walls, rebuilt) and 1 <= label(~walls)[1] <= RINGS)


def closed_corridors(seed: int) -> Picture:
    """Listing 12 with the ROM's random numbers after a seed."""
    rnd = Rnd(seed)
    walls = np.ones((22, 32), dtype=np.bool_)
    for _ in range(RINGS):
        steps = rnd.below(8) + 3
        column, row = rnd.below(32 - steps), rnd.below(22 - steps)
        ring(walls, row, column, steps)
    return walls


def frame(dots: int) -> Picture:
    """176 x 256: Kombikorm's frame, so many dots thick, open for a place at three corners."""
    picture = np.zeros((176, 256), dtype=np.bool_)
    gap = 8 * dots
    picture[:dots, gap:] = True
    picture[gap : 160 + dots, 256 - dots :] = True
    picture[160 : 160 + dots, gap:] = True
    picture[: 160 + dots, :dots] = True
    return picture


def graphics(dots: int) -> npt.NDArray[np.bool_]:
    """The seven graphics, each dot so many dots wide and high."""
    return np.kron(SHAPES, np.ones((1, dots, dots))).astype(np.bool_)


def places(dots: int) -> list[tuple[int, int]]:
    """Where Kombikorm puts a graphic, in its order: every other place of the rows that have blanks."""
    rows, columns = ROWS // dots, 32 // dots
    spaced = 2 // dots  # rows at the top and at the bottom
    return [
        (row, column)
        for row in range(rows)
        for column in range(0, columns, 2 if row < spaced or row >= rows - spaced else 1)
    ]


def kombikorm(seed: int, dots: int) -> Picture:
    """Listing 14 with the ROM's random numbers after a seed, its graphics so many times as large."""
    rnd = Rnd(seed)
    picture = frame(dots)
    side = 8 * dots
    for row, column in places(dots):
        picture[side * row :, side * column :][:side, :side] |= graphics(dots)[rnd.below(7)]
    return picture


def is_kombikorm(picture: Picture, dots: int) -> bool:
    """The frame, one of the seven graphics in every place, and nothing elsewhere."""
    side, edge = 8 * dots, frame(dots)
    taken = set(places(dots))
    good = bool(picture[edge].all()) and not picture[8 * ROWS :][~edge[8 * ROWS :]].any()
    for row in range(ROWS // dots):
        for column in range(32 // dots):
            here = np.s_[side * row : side * (row + 1), side * column : side * (column + 1)]
            allowed = graphics(dots) if (row, column) in taken else graphics(dots)[6:]
            good &= any(np.array_equal(picture[here], shape | edge[here]) for shape in allowed)
    return good


# --- the programs -------------------------------------------------------------------------------------------


def drawn(machine: Machine) -> Picture:
    """The dots, all in the same two colours."""
    assert set(machine.attributes()[: 22 * 32]) == {COLOURS}
    return pixels(machine)


@dataclass(frozen=True)
class Program:
    """How to read a program's maze, what it must be, and the longest that it takes, in seconds.

    replay: the very maze that a seed must give. ours: what our routine's maze must be.
    """

    read: Callable[[Machine], Picture]
    judge: Callable[[Picture], bool]
    budget: float
    replay: Callable[[int], Picture] | None = None
    ours: Callable[[Batch], npt.NDArray[np.bool_]] | None = None


PROGRAMS = {
    "z4b": Program(
        solid,
        are_corridors_with_loops,
        17,
        ours=lambda batch: has_loops(batch, WIDTH, HEIGHT, LOOPS) & border_is_solid(batch, WIDTH, HEIGHT, doors=True),
    ),
    "z12": Program(
        lambda machine: closed_where_black(machine, 5),
        are_closed_corridors,
        18,
        closed_corridors,
        lambda batch: (
            has_no_dead_end(batch)
            & is_connected(batch)
            & is_on_the_lattice(batch, WIDTH, HEIGHT)
            & border_is_solid(batch, WIDTH, HEIGHT)
        ),
    ),
    "z14": Program(drawn, lambda picture: is_kombikorm(picture, 1), 27, lambda seed: kombikorm(seed, 1)),
    "z14b": Program(drawn, lambda picture: is_kombikorm(picture, 2), 12, lambda seed: kombikorm(seed, 2)),
}

every_program = pytest.mark.parametrize("name", PROGRAMS)


def taken(name: str, machine: Machine, count: int) -> list[tuple[int, Picture]]:
    """So many mazes of a program, with their seeds."""
    return mazes(machine, name, count, PROGRAMS[name].budget, PROGRAMS[name].read)


@every_program
def test_the_maze_is_what_its_text_promises(name: str, machines: list[Machine]) -> None:
    program = PROGRAMS[name]
    machine = load(name)
    machines.append(machine)
    found = taken(name, machine, RUNS)
    for seed, picture in found:
        assert program.judge(picture), f"seed {seed}{show(picture)}"
        assert program.replay is None or np.array_equal(picture, program.replay(seed)), f"seed {seed}{show(picture)}"
    assert len({picture.tobytes() for _, picture in found}) == RUNS, "each another maze"


@pytest.mark.parametrize("name", some([next(iter(PROGRAMS))], PROGRAMS, "dist/magazine_{name}.tap"))
def test_it_keeps_its_promise_on_a_128k(name: str, machines: list[Machine]) -> None:
    """The run that the loader starts, to its end."""
    machine = load(name, 128)
    machines.append(machine)
    finish(machine, PROGRAMS[name].budget)
    picture = PROGRAMS[name].read(machine)
    assert PROGRAMS[name].judge(picture), show(picture)


@pytest.mark.sweep("dist/magazine_z4b.tap")
def test_every_column_may_get_a_surplus_opening(machines: list[Machine]) -> None:
    """Of the openings that are one cell wide, in any row, those of 30 mazes lie all over it."""
    machine = load("z4b")
    machines.append(machine)
    narrow = np.zeros(32, dtype=np.int64)
    for _, walls in taken("z4b", machine, 30):
        boundaries = walls[3:20:2]
        assert (~boundaries[:, 1:31]).any(axis=1).all()
        single = ~boundaries[:, 1:-1] & boundaries[:, :-2] & boundaries[:, 2:]
        narrow[1:-1] += single.sum(axis=0)
    assert (narrow[2:30] > 0).all(), narrow
    assert narrow.sum() >= 30 * LOOPS


def test_kombikorm_takes_the_seven_graphics_alike() -> None:
    """By the replay, which the runs above have been held to."""
    counts = np.zeros(7)
    for seed in range(1, 65536, 6553):
        rnd = Rnd(seed)
        counts += np.bincount([rnd.below(7) for _ in places(1)], minlength=7)
    assert chisquare(counts).pvalue > 1e-4


OURS = [name for name, program in PROGRAMS.items() if program.ours]


@pytest.mark.parametrize("name", OURS)
def test_ours_is_the_field_and_keeps_its_promise(name: str, machines: list[Machine]) -> None:
    """After M: the screen shows what is in memory, a maze of the same kind, and the next M gives another."""
    judge = PROGRAMS[name].ours
    assert judge
    machine = load(name)
    machines.append(machine)
    found = ours(machine, name, 5)
    for walls in found:
        assert judge(in_field(walls)).all(), show(walls)
    assert len({walls.tobytes() for walls in found}) == 5
