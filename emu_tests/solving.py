"""What every solver is held to: its limits, and the judge of a route."""

import itertools
import random
from dataclasses import dataclass

import numpy as np
import pytest
from oracles import show
from paths_oracle import Place, Walls, diagonal_steps_between, distances

from zxmazes.machine.spectrum import Call
from zxmazes.paths import ASM
from zxmazes.routines.library import STRIDE, Library, walk
from zxmazes.routines.registry import names


@dataclass(frozen=True)
class Solver:
    """What a solver may use. One without a row in the table is held to these defaults.

    worst: T-states that no call may pass, whatever the field; size: bytes; stack: bytes below the return address;
    empty: T-states for the empty field, corner to corner; near: mean T-states for routes of at most 27 steps among 20 %
    obstacles; labels: it leaves the labels of W1 in `work`.
    shortest: every route is a shortest one; else any route of free cells, none twice. diagonal: steps to the eight
    neighbours, a diagonal one only where both cells beside it are free. cannot: it may report failure where there
    is a route (when it may, its own test file says). buffers: what it may write, as (label, bytes).
    leaves: routines that set their own operands.
    """

    worst: int = 8_000_000
    size: int = 1024
    stack: int = 32
    empty: int = 2_000_000
    near: int = 1_000_000
    labels: bool = False
    shortest: bool = True
    diagonal: bool = False
    cannot: bool = False
    buffers: tuple[tuple[str, int], ...] = (("work", 1156), ("route", 1024), ("route_length", 2))
    leaves: tuple[str, ...] = ()


#: What solvers with a queue write, and what the walkers do.
QUEUE = (("work", 1156), ("route", 1024), ("queue_rest", 1088), ("route_length", 2))
WALKED = (("work", 1024), ("route", 1024), ("route_length", 2), ("walked", 4000), ("walked_length", 2))

# The worst of wave_cpir, proven: the wave before labelled each row's cells, so rows looked into and waves are 1,024
# at most. A cell at distance d is found in wave d and again in waves d + 253, d + 506, ..; each wave before them
# has taken a cell, so cells found are at most 1024 + 771 + 518 + 265 + 12 = 2,590.
#   54,000 preparation + 1,025 waves * 1,089 (33 empty rows each) + 1,024 rows * (141 + 31 * 21 for CPIR)
#   + 2,590 cells found * 246 + 1,024 labels * 128 + 1,023 steps back * 212
# The worst of dead_ends: 54,000 preparation + 24,300 CPIR + 1,024 cells * (163 first look + 435 entered and left again
# in step 3; to fill one in step 2 instead is 340 at most), + 1,000 for the ends.
# The worst of tremaux, with P passages, 1,984 at most: a side of a cell is looked at once, but for an end of a passage:
#   (4,096 - P) * 91, and 256 sides on another page * 27; P * (203 arrivals and steps + 77 sides marked already, before
#   a way is found) + 1,024 * 166 sides marked already, all of them; most for P = 1,984: 924,608
#   + 16,000 preparation + 1,023 steps of the clean route * 210 + 1,000 for the ends.
# The worst of wall_left and wall_right: a side of a cell that is a wall is looked at once, a way is taken once:
#   2 * P * 123 + (4,096 - 2 * P) * 64, and 256 sides on another page * 42, most for P = 1,984: 507,008; 31 steps up to
#   the wall * 1,580 + 1,023 steps of the clean route * 132 + 10,000 for ends and cells with the low byte of one.
# wave_diagonal: no cell is popped twice. What looks around a cell takes at most 302 T and the pop 59 T when nothing is
# labelled; each label takes 59 T more; a step back takes 142 T.
#   45,100 array + 12,500 queue, start and end + 1,025 pops * 361 + 1,024 labels * 59 + 1,023 steps * 142
#
# wave_diagonal_back: a pop and its four looks take at most 186 T, and 29 T more for the cells, at most 5, that have the
# start's low byte; a label takes 39 T more; a step back at most 613 T, which is with both vertical neighbours and
# all four diagonals looked at in vain.
#   45,100 array + 12,800 queue, start and end + 1,024 pops * 186 + 5 * 29 + 1,024 labels * 39 + 1,023 steps * 613
# The worst of wave_small, proven: a cell taken costs 148 T when its four looks find nothing, a label 67 T more, a step
# back at most 197 T, to the left:
#   174,400 preparation, ends and length + 1,024 cells * 148 + 1,023 labels * 67 + 1,023 steps back * 197
# That of hadlock is the bar, 2 * the worst of wave: the slowest field that 165,000 steps of hill climbing found takes
# 407,704. Proven is under 700,000: a cell is taken from the queue at 155 and settled at 200, or at 240 and 325 more for
# leaving the queue and coming back, at most once for each cell settled from the queue; 1,023 steps back * 70.
TABLE = {
    "wave": Solver(
        worst=238_457,
        size=423,
        stack=4,
        empty=205_000,
        near=78_000,
        buffers=QUEUE,
    ),
    "hadlock": Solver(
        worst=460_000,
        size=600,
        stack=8,
        empty=60_000,
        near=40_000,
        buffers=(("route", 2178), ("hadlock_cells", 2176), ("route_length", 2)),
    ),
    "wave_small": Solver(
        worst=596_024,
        size=142,
        stack=2,
        empty=420_000,
        near=420_000,
        buffers=(("route", 1024), ("small_rows", 9728), ("route_length", 2)),
    ),
    "wave_cpir": Solver(worst=2_966_321, size=330, stack=6, empty=1_150_000, near=350_000, labels=True),
    "dead_ends": Solver(worst=692_000, size=311, stack=6, empty=255_000, near=255_000, shortest=False),
    "tremaux": Solver(
        worst=1_157_000,
        size=418,
        stack=6,
        empty=43_000,
        near=246_000,
        shortest=False,
        buffers=WALKED,
    ),
    "wall_left": Solver(
        worst=702_000,
        size=220,
        stack=14,
        empty=19_000,
        near=14_000,
        shortest=False,
        cannot=True,
        buffers=WALKED,
        leaves=("wall_begin",),
    ),
    "wall_right": Solver(
        worst=702_000,
        size=220,
        stack=14,
        empty=19_000,
        near=14_000,
        shortest=False,
        cannot=True,
        buffers=WALKED,
        leaves=("wall_begin",),
    ),
    # The sums are in the two files' heads.
    "wave_double": Solver(
        worst=675_000,
        size=420,
        stack=6,
        empty=275_000,
        near=80_000,
        buffers=QUEUE,
    ),
    "wave_2bit": Solver(
        worst=3_114_000,
        size=520,
        stack=8,
        empty=1_000_000,
        near=270_000,
        buffers=(("work", 289), ("route", 1024), ("route_length", 2)),
    ),
    "wave_diagonal": Solver(
        worst=633_307, size=772, stack=8, empty=270_000, near=130_000, diagonal=True, buffers=QUEUE
    ),
    "wave_diagonal_back": Solver(
        worst=915_544, size=344, stack=8, empty=300_000, near=130_000, diagonal=True, shortest=False, buffers=QUEUE
    ),
    # distance_map, for one goal: 42,300 to prepare, 1,024 cells taken from the queue * 226, 1,023 put into it * 39,
    # 1,023 steps down * 252, 600 for the rest.
    "distance_map": Solver(
        worst=572_000,
        size=60,
        stack=14,
        empty=270_000,
        near=230_000,
        buffers=QUEUE,
        leaves=("distance_map",),
    ),
    # recursive: 41,510 to prepare, and 1,024 cells: entered 25, four tries 125, then back 77 or in the route 136; 600.
    "recursive": Solver(worst=334_974, size=160, stack=8, empty=60_000, near=130_000, shortest=False),
    # wave_window: the solver's own, and the copy of 32 rows.
    "wave_window": Solver(
        worst=238_457 + 25_000,
        size=160,
        stack=16,
        empty=230_000,
        near=105_000,
        buffers=(*QUEUE, ("big_field", 6)),
        leaves=("solve_wave",),
    ),
}

every_solver = pytest.mark.parametrize("name", names("solver"))


def table(name: str) -> Solver:
    return TABLE.get(name, Solver())


def header(name: str) -> str:
    return (ASM / "solve" / f"solve_{name}.asm").read_text(encoding="ascii")


def soil(library: Library, name: str, choose: random.Random) -> None:
    """Fill what a solver writes with junk: nothing in it may matter."""
    for label, length in table(name).buffers:
        library.machine.write(library.address(label), choose.randbytes(length))


def judge(library: Library, name: str, walls: Walls, start: Place, finish: Place, steps: int | None) -> Call:
    """Solve a field and assert that the outcome is right: `steps` of a shortest route to neighbours, None for none."""
    library.set_walls(walls)
    soil(library, name, random.Random(start[0] * STRIDE + start[1]))
    call = library.solve(name, start, finish, budget=table(name).worst)
    assert_outcome(library, name, call, walls, start, finish, steps)
    return call


def assert_outcome(
    library: Library, name: str, call: Call, walls: Walls, start: Place, finish: Place, steps: int | None
) -> None:
    limits = table(name)
    length = library.machine.word(library.address("route_length"))
    if limits.diagonal and steps is not None:
        steps = diagonal_steps_between(walls, start, finish)
    where = f"solve_{name} from {start} to {finish}, {steps} steps:{show(walls)}"
    assert call.registers.bc == length, where
    if steps is None or (limits.cannot and call.carry):
        assert (call.carry, length) == (1, 0), where
        return
    assert call.carry == 0, where
    assert length == steps if limits.shortest else length >= steps, where
    route = library.route()
    assert set(route) <= ({*range(8)} if limits.diagonal else {0, 2, 4, 6}), where
    cells = walk(start, route)
    assert cells[-1] == finish, where
    assert len(set(cells)) == len(cells), where
    assert all(0 <= row < STRIDE and 0 <= column < STRIDE and not walls[row, column] for row, column in cells), where
    for (row, column), (next_row, next_column) in itertools.pairwise(cells):
        assert not walls[row, next_column], f"past a corner, {where}"
        assert not walls[next_row, column], f"past a corner, {where}"


def judge_all(library: Library, name: str, walls: Walls, pairs: list[tuple[Place, Place]]) -> list[int]:
    """Judge several routes in one field; their T-states."""
    steps = distances(walls, [finish for _, finish in pairs])
    found = [steps[number][start] for number, (start, _) in enumerate(pairs)]
    return [
        judge(library, name, walls, start, finish, int(best) if np.isfinite(best) else None).tstates
        for (start, finish), best in zip(pairs, found, strict=True)
    ]
