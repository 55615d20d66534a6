"""Every solver on every kind of field: the route is a shortest one, nothing else is touched, the time is bounded."""

import functools
import itertools
import random
import re
import statistics
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import show
from paths_oracle import Place, Walls, diagonal_steps_between, distances, longest_pair, perfect_maze, steps_between

from zxmazes.machine.spectrum import Call, Machine
from zxmazes.pages.bench import literal_tracer
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

CORNERS: list[Place] = [(0, 0), (0, 31), (31, 0), (31, 31)]
EMPTY: Walls = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
FULL: Walls = ~EMPTY

every_solver = pytest.mark.parametrize("name", names("solver"))


def table(name: str) -> Solver:
    return TABLE.get(name, Solver())


def header(name: str) -> str:
    return (ASM / "solve" / f"solve_{name}.asm").read_text(encoding="ascii")


def serpentine() -> Walls:
    """Corridors along the even rows, joined at alternate ends: 527 steps from (0, 0) to (31, 0)."""
    walls = EMPTY.copy()
    walls[1::4, :31] = walls[3::4, 1:] = True
    return walls


def staircases(shift: int) -> Walls:
    """Diagonal stairs with a diagonal of wall between, joined at alternate ends: about 643 steps.

    Two cells of three lie on the route; no shortest route can have many more.
    """
    rows, columns = np.indices((STRIDE, STRIDE))
    walls: Walls = (columns - rows + shift) % 3 == 2
    for number, diagonal in enumerate(d for d in range(-31, 32) if (d + shift) % 3 == 2):
        cells = [(row, row + diagonal) for row in range(STRIDE) if 0 <= row + diagonal < STRIDE]
        walls[cells[0 if number % 2 else -1]] = False
    return walls


def scatter(choose: random.Random, density: float) -> Walls:
    """A field in which each cell is a wall with this probability."""
    return np.array([[choose.random() < density for _ in range(STRIDE)] for _ in range(STRIDE)], dtype=np.bool_)


def anywhere(choose: random.Random) -> Place:
    return choose.randrange(STRIDE), choose.randrange(STRIDE)


def passable(choose: random.Random, walls: Walls) -> Place:
    """A passable cell; a wall when there is no other."""
    cells = np.flatnonzero(~walls)
    return divmod(int(choose.choice(cells)), STRIDE) if len(cells) else (0, 0)


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


# --- the shortest route, always -------------------------------------------------------------------------------


@every_solver
@pytest.mark.parametrize("density", range(0, 61, 12))
def test_scattered_obstacles(library: Library, name: str, density: int) -> None:
    """Obstacles on `density` % of the field, and up to 10 % more."""
    choose = random.Random(density)
    for number in range(18 * 6):
        walls = scatter(choose, (density + number % 6 * 2) / 100)
        pairs = [(passable(choose, walls), passable(choose, walls)) for _ in range(3)]
        judge_all(library, name, walls, [*pairs, (anywhere(choose), anywhere(choose))])


@pytest.mark.sweep
@every_solver
def test_soak(library: Library, name: str) -> None:
    """Over 100,000 cases for all solvers together: fields of every density, ten routes in each."""
    choose = random.Random(name)
    for number in range(700):
        walls = scatter(choose, number % 60 / 100)
        judge_all(library, name, walls, [(passable(choose, walls), passable(choose, walls)) for _ in range(10)])


@every_solver
@pytest.mark.parametrize("winding", [False, True], ids=["branching", "winding"])
def test_perfect_mazes(library: Library, name: str, winding: bool) -> None:
    for seed in range(12):
        walls = perfect_maze(seed, winding)
        start, finish = longest_pair(walls, (1, 1))
        judge_all(library, name, walls, [(start, finish), (finish, start), ((1, 1), (29, 29)), ((29, 1), (1, 29))])


@every_solver
def test_mazes_of_our_own(library: Library, name: str) -> None:
    sizes = [(s, 31, 31) for s in range(3)] + [(9, 31, 23), (9, 5, 31), (9, 31, 5), (9, 5, 5)]
    for generator, (seed, width, height) in itertools.product(names("generator"), sizes):
        library.generate(generator, seed * 6007, width, height)
        walls = library.walls().copy()
        judge_all(library, name, walls, [longest_pair(walls, (1, 1)), ((1, 1), (height - 2, width - 2))])


@every_solver
def test_the_longest_routes(library: Library, name: str) -> None:
    assert steps_between(serpentine(), (0, 0), (31, 0)) == 527
    longest = 0
    for field in (serpentine(), *(staircases(shift) for shift in range(3))):
        for walls in (field, field.T.copy(), field[::-1].copy()):
            for place in ((0, 0), (15, 15), (31, 31), (30, 0)):
                if not walls[place]:
                    start, finish = longest_pair(walls, place)
                    longest = max(longest, steps_between(walls, start, finish) or 0)
                    judge_all(library, name, walls, [(start, finish), (finish, start)])
    assert longest >= 643


@every_solver
def test_lengths_around_the_limits_of_a_byte(library: Library, name: str) -> None:
    """Along the serpentine and the stairs; and along a serpentine that ends in an open room of eight rows."""
    hall = serpentine()
    hall[24:] = False
    for walls, origin in ((serpentine(), (0, 0)), (staircases(2), (3, 31)), (hall, (0, 0))):
        reach = distances(walls, [origin])[0]
        for steps in (1, 2, 127, 128, 251, 252, 253, 254, 255, 256, 257, 505, 506, 507, 508, 520):
            for row, column in np.argwhere(reach == steps)[:4].tolist():
                judge_all(library, name, walls, [(origin, (row, column)), ((row, column), origin)])


@every_solver
def test_waves_of_253_before_beside_the_present_one(library: Library, name: str) -> None:
    """Mazes with loops: rows hold cells of a wave and of the one 253 before it, whose labels are the same."""
    choose = random.Random(253)
    together = 0
    for seed in range(40):
        walls = serpentine() if seed % 2 else staircases(seed % 3)
        for row, column in np.argwhere(walls).tolist():
            if choose.random() < 0.004:
                walls[row, column] = False
        start, finish = longest_pair(walls, (0, 0) if not walls[0, 0] else (0, 1))
        reach = distances(walls, [finish])[0]
        reach[~np.isfinite(reach)] = -1
        for row in reach.tolist():
            together += len({step for step in row if step >= 253 and step - 253 in row})
        judge_all(library, name, walls, [(start, finish), (finish, start)])
    assert together > 50


@every_solver
def test_all_open_and_all_wall(library: Library, name: str) -> None:
    for start in CORNERS:
        judge_all(library, name, EMPTY, [(start, finish) for finish in [*CORNERS, (15, 16), (0, 7), (30, 31)]])
        judge(library, name, FULL, start, (15, 15), None)
        judge(library, name, FULL, start, start, None)


# --- ends that cannot be ----------------------------------------------------------------------------------------


@every_solver
def test_walled_and_equal_ends(library: Library, name: str) -> None:
    for start, finish in [((3, 4), (20, 21)), ((0, 0), (31, 31)), ((31, 0), (0, 31)), ((7, 7), (7, 8))]:
        for walled in ([start], [finish], [start, finish]):
            walls = EMPTY.copy()
            for place in walled:
                walls[place] = True
            judge(library, name, walls, start, finish, None)
        for place in (start, finish):
            judge(library, name, EMPTY, place, place, 0)
            lone = FULL.copy()
            lone[place] = False
            judge(library, name, lone, place, place, 0)
            judge(library, name, ~lone, place, place, None)


@every_solver
@pytest.mark.parametrize("place", [(0, 0), (0, 31), (31, 0), (31, 31), (0, 9), (17, 0), (13, 20)])
def test_walled_in(library: Library, name: str, place: Place) -> None:
    """A cell with walls around it, as start and as finish; and in a room of four cells."""
    for reach in (1, 2):
        rows, columns = np.indices((STRIDE, STRIDE))
        walls: Walls = np.abs(rows - place[0]) + np.abs(columns - place[1]) == reach
        far = (31 - place[0], 31 - place[1])
        judge_all(library, name, walls, [(place, far), (far, place)])
        assert steps_between(walls, place, far) is None


@every_solver
@pytest.mark.parametrize("register", ["d", "e", "h", "l"])
def test_ends_outside_the_field(library: Library, name: str, register: str) -> None:
    library.set_walls(EMPTY)
    for value in range(32, 256):
        soil(library, name, random.Random(value))
        ends = {"d": 1, "e": 2, "h": 3, "l": 4, register: value}
        call = library.call(f"solve_{name}", table(name).worst, **ends)
        assert (call.carry, call.registers.bc) == (1, 0), ends
        assert library.machine.word(library.address("route_length")) == 0, ends
    for value in (32, 128, 255):
        call = library.call(f"solve_{name}", table(name).worst, d=value, e=value, h=value, l=value)
        assert (call.carry, call.registers.bc) == (1, 0)


# --- what it reads and writes -----------------------------------------------------------------------------------


@every_solver
def test_only_bit_7_of_the_field_matters(library: Library, name: str) -> None:
    choose = random.Random(7)
    for _ in range(60):
        walls = scatter(choose, 0.25)
        start, finish = passable(choose, walls), passable(choose, walls)
        call = judge(library, name, walls, start, finish, steps_between(walls, start, finish))
        route = library.route()
        field = bytes((0x80 if wall else 0) | choose.randrange(128) for wall in walls.flat)
        library.machine.write(library.address("field"), field)
        again = library.solve(name, start, finish, budget=table(name).worst)
        assert (again.carry, again.tstates) == (call.carry, call.tstates)
        assert library.route() == route
        assert library.field() == field


@every_solver
def test_nothing_else_is_written_and_registers_are_kept(library: Library, name: str) -> None:
    """All 64K compared; the routine's own bytes may hold operands that it sets."""
    choose = random.Random(64)
    machine = library.machine
    first, last = library.assembly.org, library.assembly.org + len(library.assembly.code)
    saved = bytes(machine.read(0, 0x10000))
    span = range(library.address(f"solve_{name}"), library.address(f"solve_{name}_end"))
    cases = [(EMPTY, (0, 0), (31, 31)), (EMPTY, (31, 31), (0, 0)), (EMPTY, (9, 9), (9, 9)), (FULL, (1, 1), (2, 2))]
    cases += [(serpentine(), (0, 0), (31, 0)), (serpentine(), (31, 0), (0, 0)), (EMPTY, (200, 0), (0, 32))]
    cases += [(scatter(choose, density), (0, 0), (31, 31)) for density in (0.1, 0.2, 0.3, 0.4, 0.5)]
    for walls, start, finish in cases:
        machine.write(0x4000, choose.randbytes(first - 0x4000))
        machine.write(last, choose.randbytes(0x10000 - last))
        library.set_walls(walls)
        registers = {pair: choose.randrange(65536) for pair in ("ix", "iy", "bc_", "de_", "hl_")}
        registers |= {one: choose.randrange(256) for one in ("a_", "f_", "a", "b", "c", "i")}
        before = bytearray(machine.read(0, 0x10000))
        call = library.solve(name, start, finish, budget=table(name).worst, stack=0xFF00, **registers)
        after = machine.read(0, 0x10000)
        for one in ("a", "b", "c"):
            del registers[one]
        assert {one: getattr(call.registers, one) for one in registers} == registers
        assert (call.registers.sp, call.registers.iff) == (0xFF00, 0)
        for label, length in table(name).buffers:
            at = library.address(label)
            before[at : at + length] = after[at : at + length]
        lowest = 0xFEFE - table(name).stack
        before[lowest:0xFF00] = after[lowest:0xFF00]
        changed = [address for address in range(0x10000) if before[address] != after[address]]
        spans = [range(library.address(leaf), library.address(f"{leaf}_end")) for leaf in table(name).leaves]
        changed = [address for address in changed if not any(address in part for part in (span, *spans))]
        assert not changed, f"written outside the buffers: {[hex(a) for a in changed][:5]}"
    machine.write(0x4000, saved[0x4000:])


@every_solver
def test_stack_use_is_bounded(library: Library, name: str) -> None:
    """With the stack below all code and buffers: small_rows reaches into the 2 KB that are looked at elsewhere."""
    deepest = 0
    stony = scatter(random.Random(3), 0.2)
    for walls, finish in ((EMPTY, (31, 31)), (serpentine(), (31, 0)), (FULL, (1, 1)), (stony, (29, 29))):
        library.set_walls(walls)
        call = library.solve(name, (0, 0), finish, budget=table(name).worst, stack=0x7F00, measure_stack=True)
        deepest = max(deepest, call.stack)
    assert 0 < deepest <= table(name).stack
    if claim := re.search(r"^; Stack: (\d+) bytes", header(name), re.MULTILINE):
        assert deepest == int(claim[1])


@pytest.mark.parametrize("name", [name for name in names("solver") if table(name).labels])
def test_labels_left_in_work(library: Library, name: str) -> None:
    """Border and walls 255, finish 0, start 253; what a wave has reached carries its distance modulo 253."""
    choose = random.Random(11)
    cases = [(EMPTY, (0, 0), (31, 31)), (serpentine(), (0, 0), (31, 0)), (staircases(2), (3, 31), (31, 3))]
    for density in (0.1, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5):
        walls = scatter(choose, density)
        cases += [(walls, passable(choose, walls), passable(choose, walls)) for _ in range(5)]
    for walls, start, finish in cases:
        reach = distances(walls, [finish])[0]
        best = int(reach[start]) if np.isfinite(reach[start]) else None
        judge(library, name, walls, start, finish, best)
        work = np.frombuffer(library.machine.read(library.address("work"), 1156), np.uint8).reshape(34, 34)
        assert (work[[0, 33]] == 255).all()
        assert (work[:, [0, 33]] == 255).all()
        inner = work[1:33, 1:33]
        assert ((inner == 255) == walls).all()
        if start == finish:
            continue
        assert inner[start] == 253
        assert inner[finish] == 0
        reached = inner < 253
        assert (inner[reached] == reach[reached] % 253).all()
        sooner = reach < (np.inf if best is None else best)
        sooner[start] = False
        assert reached[sooner].all()


@every_solver
def test_calls_are_independent(library: Library, name: str) -> None:
    """The same input gives the same route in the same time, whatever was solved before it."""
    choose = random.Random(2)
    inputs = [(scatter(choose, 0.2), anywhere(choose), anywhere(choose)) for _ in range(6)]
    inputs += [(serpentine(), (0, 0), (31, 0)), (FULL, (0, 0), (1, 1))]
    inputs += [(EMPTY, (0, 0), (31, 31)), (EMPTY, (99, 0), (0, 0))]
    outcomes: dict[int, set[object]] = {number: set() for number in range(len(inputs))}
    for number in [choose.randrange(len(inputs)) for _ in range(120)]:
        walls, start, finish = inputs[number]
        library.set_walls(walls)
        call = library.solve(name, start, finish, budget=table(name).worst)
        outcomes[number].add((call.tstates, call.carry, call.registers.bc, bytes(library.route())))
    assert all(len(outcome) == 1 for outcome in outcomes.values())


@every_solver
def test_with_interrupts_on_the_route_is_the_same(library: Library, name: str) -> None:
    """In a booted machine with contention, under the ROM's interrupts, which come at other moments in each call."""
    machine = Machine(48, contended=True)
    machine.boot()
    machine.write(library.assembly.org, library.assembly.code)
    choose = random.Random(50)
    frames = machine.word(0x5C78)
    for turn in range(400):
        if turn >= 12 and machine.word(0x5C78) - frames >= 40:
            break
        walls = serpentine() if turn == 0 else scatter(choose, choose.random() * 0.4)
        start, finish = ((0, 0), (31, 0)) if turn == 0 else (passable(choose, walls), passable(choose, walls))
        judge(library, name, walls, start, finish, steps_between(walls, start, finish))
        machine.write(library.address("field"), library.field())
        (d, e), (h, l) = start, finish  # noqa: E741
        call = machine.call(
            library.address(f"solve_{name}"), 2 * table(name).worst, interrupts=True, iy=0x5C3A, d=d, e=e, h=h, l=l
        )
        length = machine.word(library.address("route_length"))
        assert call.registers.bc == length == len(library.route())
        assert machine.read(library.address("route"), length) == bytes(library.route())
        assert (call.registers.iff, call.registers.iy) == (1, 0x5C3A)
    assert machine.word(0x5C78) - frames >= 40


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(data=st.data())
@every_solver
def test_odd_fields(library: Library, name: str, data: st.DataObject) -> None:
    """Whatever field and ends hypothesis comes up with: rows repeated, stripes, all but one cell, .."""
    rows = data.draw(st.lists(st.binary(min_size=4, max_size=4), min_size=1, max_size=8))
    thinner = data.draw(st.lists(st.binary(min_size=4, max_size=4), min_size=1, max_size=3))
    bits = [np.unpackbits(np.frombuffer(b"".join((part * 32)[:32]), np.uint8)) for part in (rows, thinner)]
    walls: Walls = (bits[0] & bits[1]).reshape(STRIDE, STRIDE).astype(np.bool_)
    if data.draw(st.booleans()):
        walls = walls.T.copy()
    place = st.tuples(st.integers(0, 31), st.integers(0, 31))
    start, finish = data.draw(place), data.draw(place)
    for end in (start, finish):
        if data.draw(st.booleans()):
            walls[end] = False
    judge(library, name, walls, start, finish, steps_between(walls, start, finish))


# --- time and size ----------------------------------------------------------------------------------------------


@functools.cache
def stones() -> tuple[tuple[Walls, Place, Place], ...]:
    """400 fields of 20 % obstacles with random free ends, those of the benchmark."""
    choose = random.Random(27)
    cases = []
    for _ in range(400):
        walls = scatter(choose, 0.2)
        start, finish = anywhere(choose), anywhere(choose)
        walls[start] = walls[finish] = False
        cases.append((walls, start, finish))
    return tuple(cases)


def time_in_empty_field(library: Library, name: str) -> int:
    """Of a field without a wall; 62 steps are shortest, 31 with diagonals."""
    return judge(library, name, EMPTY, (0, 0), (31, 31), 62).tstates


def time_of_near_routes(library: Library, name: str) -> int:
    """The mean over those of `stones` that have a route of at most 27 steps."""
    times = []
    for walls, start, finish in stones():
        steps = steps_between(walls, start, finish)
        if steps is not None and steps <= 27:
            times.append(judge(library, name, walls, start, finish, steps).tstates)
    assert len(times) > 200
    return round(statistics.fmean(times))


def time_of_the_longest_route(library: Library, name: str) -> int:
    walls = staircases(2)
    finish, start = longest_pair(walls, (3, 31))
    return judge(library, name, walls, start, finish, 644).tstates


#: What a header's `Time:` may speak of.
CLAIMS: dict[str, Callable[[Library, str], int]] = {
    "empty field corner to corner": time_in_empty_field,
    "mean of routes of at most 27 steps, 20 % obstacles": time_of_near_routes,
    "the longest route known, 644 steps": time_of_the_longest_route,
    "at most, whatever the field": lambda library, name: table(name).worst,
}


@every_solver
def test_header_figures_are_exact(library: Library, name: str) -> None:
    text = header(name)
    assert f"; Size:  {library.size(f'solve_{name}')} bytes" in text
    claims = re.findall(r"([\d,]+) T ([^;\n]+?)\s*$", text, re.MULTILINE)
    assert {what for _, what in claims} & set(CLAIMS), f"the header says none of: {', '.join(CLAIMS)}"
    for figure, what in claims:
        if what in CLAIMS:
            assert f"{CLAIMS[what](library, name):,} T {what}" == f"{figure} T {what}"


@every_solver
def test_bars(library: Library, name: str) -> None:
    limits = table(name)
    assert library.size(f"solve_{name}") <= limits.size
    assert time_in_empty_field(library, name) <= limits.empty
    assert time_of_near_routes(library, name) <= limits.near


# --- the yardstick ----------------------------------------------------------------------------------------------


def test_the_literal_tracer_is_right_up_to_252_steps_and_its_figures_exact() -> None:
    image = literal_tracer()
    machine = Machine(48)
    machine.write(image.org, image.code)
    choose = random.Random(1)
    cases = [(EMPTY, (0, 0), (31, 31)), (EMPTY, (5, 5), (5, 5)), (FULL, (5, 5), (9, 9)), (EMPTY, (32, 0), (0, 0))]
    reach = distances(serpentine(), [(0, 0)])[0]
    for steps in (1, 251, 252, 253, 400):
        row, column = np.argwhere(reach == steps)[0].tolist()
        cases += [(serpentine(), (row, column), (0, 0)), (serpentine(), (0, 0), (row, column))]
    for _ in range(60):
        walls = scatter(choose, choose.random() * 0.5)
        cases.append((walls, passable(choose, walls), passable(choose, walls)))
    for number, (walls, start, finish) in enumerate(cases):
        best = steps_between(walls, start, finish) if max(*start, *finish) < STRIDE else None
        machine.write(image.symbols["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        (d, e), (h, l) = start, finish  # noqa: E741
        call = machine.call(image.symbols["solve_wave_literal"], 7_000_000, d=d, e=e, h=h, l=l)
        length = machine.word(image.symbols["route_length"])
        assert call.registers.bc == length
        if best is None or best > 252:
            assert (call.carry, length) == (1, 0)
            continue
        assert (call.carry, length) == (0, best)
        cells = walk(start, list(machine.read(image.symbols["route"], length)))
        assert cells[-1] == finish
        assert not any(walls[cell] for cell in cells)
        if number == 0:
            size = image.symbols["solve_wave_literal_end"] - image.symbols["solve_wave_literal"]
            text = (ASM / "baseline" / "wave_literal.asm").read_text(encoding="ascii")
            assert f"; Size:  {size} bytes   Time: {call.tstates:,} T empty field corner to corner\n" in text
