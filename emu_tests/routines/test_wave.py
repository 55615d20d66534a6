"""`solve_wave`, the one for games: its bars, and fields made to hurt it."""

import random
import statistics
from collections.abc import Iterator

import numpy as np
import pytest
from skoolkit.simulator import Simulator
from skoolkit.simutils import PC, SP, D, E, H, L

from emu_tests.oracles.fields import EMPTY, FULL, anywhere, passable, scatter, serpentine, staircases, stones
from emu_tests.oracles.paths import Place, Walls, distances, longest_pair, perfect_maze
from emu_tests.oracles.solving import judge, judge_all
from emu_tests.records.sampling import some
from zxmazes.documents import measures
from zxmazes.paths import ASM
from zxmazes.routines.library import STRIDE, Library

ANY_FIELD = 225_000
JUNK = [0x5A] * 64
#: The slowest field known, with its start and finish: of some millions, found by hill climbing.
SLOWEST = (
    """
    ................................
    ................................
    .........#..#...................
    ................................
    ................................
    .......##.#.....................
    .........#......................
    ................................
    ......#.........................
    .....#..........................
    ..........##....................
    ................................
    ...##...........................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ................................
    ..............................#.
    """,
    (31, 31),
    (2, 10),
)
SIDES = [(0, 0), (0, 31), (31, 0), (31, 31), (15, 0), (31, 16)]


def combs() -> Iterator[Walls]:
    """A line of posts that makes the wave go on in teeth: a cell in three has three children, two have none."""
    for period in (2, 3, 4):
        for shift in range(period):
            for line in (1, 2):
                walls = EMPTY.copy()
                walls[line, [column for column in range(STRIDE) if column % period != shift]] = True
                yield walls
                many = EMPTY.copy()
                many[shift::period] = True
                many[:, line * 5] = False
                yield many


def diagonals() -> Iterator[Walls]:
    rows, columns = np.indices((STRIDE, STRIDE))
    for period in (2, 3, 4, 5, 8):
        for slope in (1, 2):
            walls: Walls = (rows * slope + columns) % period == 0
            walls[rows % 7 == 3] = False
            yield walls
            yield (rows % period == 1) & (columns % 3 == 1)


def spiral(width: int) -> Walls:
    """A corridor of this width that winds to the middle, with walls one cell thick."""
    walls = FULL.copy()
    row, column, (down, right), step = 0, 0, (0, 1), width + 1
    walls[:width, :width] = False
    while True:
        for _ in range(2):
            ahead = row + step * down, column + step * right
            if min(ahead) >= 0 and max(ahead) + width <= STRIDE and walls[ahead]:
                break
            down, right = right, -down
        else:
            return walls
        for part in range(step + 1):
            top, left = row + part * down, column + part * right
            walls[top : top + width, left : left + width] = False
        row, column = ahead


def made_to_hurt() -> list[Walls]:
    fields = [EMPTY, serpentine(), *combs(), *diagonals(), *(spiral(width) for width in (1, 2, 3, 5))]
    fields += [staircases(shift) for shift in range(3)]
    return fields + [walls.T.copy() for walls in fields]


def slowest(library: Library, walls: Walls) -> tuple[int, Place, Place]:
    """The greatest time between any two of SIDES, and those ends; each outcome is judged."""
    ends = [place for place in SIDES if not walls[place]]
    found = (0, (0, 0), (0, 0))
    for finish in ends:
        times = judge_all(library, "wave", walls, [(start, finish) for start in ends])
        found = max([found, *((time, start, finish) for time, start in zip(times, ends, strict=True))])
    return found


# --- the bars ---------------------------------------------------------------------------------------------------


def test_size(library: Library) -> None:
    assert library.size("solve_wave") <= 800


@pytest.mark.parametrize("nth", some([2], [2, 1], "solve_wave"))
def test_no_field_made_to_hurt_takes_longer(library: Library, nth: int) -> None:
    times = [slowest(library, walls)[0] for walls in made_to_hurt()[::nth]]
    assert 200_000 < max(times) < ANY_FIELD


def test_the_slowest_field_known(library: Library) -> None:
    """What the head of solve_wave.asm says of it."""
    picture, start, finish = SLOWEST
    walls = np.array([[cell == "#" for cell in row.strip()] for row in picture.split()])
    assert walls.shape == (STRIDE, STRIDE)
    (time,) = judge_all(library, "wave", walls, [(start, finish)])
    source = (ASM / "solve" / "solve_wave.asm").read_text(encoding="ascii")
    assert f"found {time:,} T." in source
    assert time < ANY_FIELD


def test_mean_over_perfect_mazes(library: Library) -> None:
    """Corner to corner, of our own depth-first mazes and of those of a library, branching and winding."""
    cases = dict(measures.solver_cases(library))["perfect maze 31 x 31, corner to corner"]
    others = [(perfect_maze(seed, seed % 2 == 1), (1, 1), (29, 29)) for seed in range(40)]
    for part in (cases, others):
        times = [judge_all(library, "wave", walls, [(start, finish)])[0] for walls, start, finish in part]
        assert statistics.fmean(times) <= 120_000


def test_mean_among_20_percent_obstacles(library: Library) -> None:
    """Random ends; and corner to corner, where the wave has to cross the whole field."""
    assert statistics.fmean(judge_all(library, "wave", w, [(s, f)])[0] for w, s, f in stones()) <= 110_000
    times = []
    for walls, _, _ in stones():
        corners = walls.copy()
        corners[0, 0] = corners[31, 31] = False
        times += judge_all(library, "wave", corners, [((0, 0), (31, 31))])
    assert statistics.fmean(times) <= 180_000


def test_mean_over_the_maps_of_pathfinding(library: Library) -> None:
    times = []
    for kind in measures.MAPS:
        for walls, start, finish in measures.map_cases(kind):
            times += judge_all(library, "wave", walls, [(start, finish)])
    assert statistics.fmean(times) < 110_000


# --- it stops at the start -----------------------------------------------------------------------------------------


def test_a_near_start_costs_little(library: Library) -> None:
    """A cell costs 200 T or so: the wave ends with the start, so the time follows the cells that are nearer."""
    for finish in [(15, 15), (0, 0), (31, 17), (20, 31)]:
        reach = distances(EMPTY, [finish])[0]
        for row, column in np.argwhere(reach <= 12).tolist():
            steps = int(reach[row, column])
            time = judge(library, "wave", EMPTY, (row, column), finish, steps).tstates
            assert time <= 19_000 + 240 * int((reach <= steps).sum()) + 99 * steps


# --- attacked --------------------------------------------------------------------------------------------------------


def test_the_queue_is_linear(library: Library) -> None:
    """Every cell but the finish joins it once, so it never needs more; 64 bytes below stay free for an interrupt."""
    lowest, top = library.address("route"), library.address("queue_rest") + 1090
    walled = EMPTY.copy()
    walled[0, 1] = walled[1, 0] = True
    for walls, start, finish, words in [
        (EMPTY, (0, 0), (31, 31), 1023 + 1),  # the last word is a return address, when the start is looked at
        (EMPTY, (31, 31), (0, 0), 1023 + 1),
        (walled, (0, 0), (31, 31), 1020),
        (walled, (31, 31), (0, 0), 0),
    ]:
        library.set_walls(walls)
        library.machine.write(lowest, bytes([0xA5]) * (top - lowest))
        library.solve("wave", start, finish, budget=ANY_FIELD)
        queue = library.machine.read(lowest, top - lowest)[62:]  # the route may have taken 62 bytes
        untouched = len(queue) - len(queue.lstrip(b"\xa5"))
        assert (len(queue) - untouched) == 2 * words


def test_an_interrupt_may_come_after_any_instruction_and_use_64_bytes(library: Library) -> None:
    """64 bytes below SP are soiled after every instruction: the route is right, what is not in the buffers stays."""
    choose = random.Random(64)
    for walls in (EMPTY, staircases(2), scatter(choose, 0.3)):
        start, finish = longest_pair(walls, passable(choose, walls))
        library.set_walls(walls)
        expected = library.solve("wave", start, finish, stack=0xFF00)
        memory = list(library.machine.read(0, 0x10000))
        before = list(memory)
        simulator = Simulator(memory)
        memory[0xFEFE:0xFF00] = [0, 0x40]
        for register, value in ((SP, 0xFEFE), (D, start[0]), (E, start[1]), (H, finish[0]), (L, finish[1])):
            simulator.registers[register] = value
        simulator.registers[PC] = library.address("solve_wave")
        while simulator.registers[PC] != 0x4000:
            simulator.run()
            stack = simulator.registers[SP]
            memory[stack - 64 : stack] = JUNK
        length = library.machine.word(library.address("route_length"))
        assert length == expected.registers.bc
        for label, size in (("work", 1156), ("route", 1024), ("route_length", 2), ("queue_rest", 1090)):
            at = library.address(label)
            if label.startswith("route"):
                assert memory[at : at + min(size, length)] == before[at : at + min(size, length)], label
            memory[at : at + size] = before[at : at + size]
        memory[0xFE00:0xFF00] = before[0xFE00:0xFF00]
        assert memory == before


@pytest.mark.sweep("solve_wave")
@pytest.mark.parametrize("seed", range(3))
def test_hill_climbing_finds_no_field_above_the_bar(library: Library, seed: int) -> None:
    """From the slowest fields made to hurt, cells are turned and ends moved for as long as that takes more time."""
    choose = random.Random(seed)
    fields = made_to_hurt()[seed::3]
    ranked = sorted((*slowest(library, walls), number) for number, walls in enumerate(fields))
    time, start, finish, number = ranked[-1]
    best = fields[number].copy()
    first = time
    for turn in range(4_000):
        walls = best.copy()
        for _ in range(choose.choice((1, 1, 2, 3, 6))):
            walls[anywhere(choose)] ^= True
        ends = [end if choose.random() < 0.9 else passable(choose, walls) for end in (start, finish)]
        if walls[ends[0]] or walls[ends[1]]:
            continue
        library.set_walls(walls)
        found = library.solve("wave", ends[0], ends[1], budget=ANY_FIELD).tstates
        if found >= time:
            best, time, (start, finish) = walls, found, ends
        if turn % 500 == 0:
            judge_all(library, "wave", best, [(start, finish)])
    assert first < time < ANY_FIELD


@pytest.mark.sweep("solve_wave")
def test_soak(library: Library) -> None:
    """Thousands of fields of every density, four pairs of ends each."""
    choose = random.Random(4)
    for _ in range(1000):
        walls = scatter(choose, choose.random() * 0.6)
        pairs = [(passable(choose, walls), passable(choose, walls)) for _ in range(3)]
        judge_all(library, "wave", walls, [*pairs, (anywhere(choose), anywhere(choose))])
