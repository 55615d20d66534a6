"""Distance maps of several goals, heroes who descend them, and depth first, against scipy's shortest paths."""

import random

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import EMPTY, FULL, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, distances, longest_pair, nearest
from emu_tests.oracles.solving import judge
from emu_tests.records.sampling import some
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import STEPS, STRIDE, Library

BOUND = 305_000
#: What the map has for a wall, where there is no way, and for a goal; else STAMP and the code of a step.
WALL, NOWHERE, GOAL, STAMP = 255, 127, 254, 0xD8
LIST = 0xF000  # where the tests keep the list of goals


def measure(library: Library, walls: Walls, goals: list[Place], **options: int) -> Call:
    """Call distance_map on a field and its goals, work and the queue full of junk."""
    choose = random.Random(len(goals))
    library.set_walls(walls)
    for label, length in (("work", 1156), ("route", 1024), ("queue_rest", 1090)):
        library.machine.write(library.address(label), choose.randbytes(length))
    library.machine.write(LIST, bytes(part for row, column in goals for part in (column, row)))
    return library.call("distance_map", BOUND, hl=LIST, b=len(goals), **options)


def judge_bytes(library: Library, walls: Walls, reach: np.ndarray, where: str) -> None:
    """Assert that each byte of the map is right: walls, goals, cells without a way, else a step one nearer."""
    work = np.frombuffer(library.machine.read(library.address("work") + 34, 34 * 33), np.uint8).reshape(34, 33)
    assert (work[[0, -1], 1:] == WALL).all(), where
    assert (work[1:, 0] == WALL).all(), where
    cells = work[1:33, 1:]
    far = np.isfinite(reach) & (reach > 0)
    expected = np.where(walls, WALL, np.where(np.isfinite(reach), GOAL, NOWHERE))
    assert (cells[~far] == expected[~far]).all(), where
    nearer = np.zeros_like(walls)
    for number, (rows, columns) in enumerate(STEPS):
        beside = np.pad(reach, 1, constant_values=np.inf)[1 + rows : 33 + rows, 1 + columns : 33 + columns]
        nearer |= (cells == STAMP + 2 * number) & (beside == reach - 1)
    assert nearer[far].all(), where


def judge_map(library: Library, walls: Walls, goals: list[Place]) -> int:
    """Assert that every byte of the map and every step from every cell is right; T-states of distance_map."""
    real = [goal for goal in goals if max(goal) < STRIDE and not walls[goal]]
    reach = nearest(walls, real)
    where = f"goals {goals}{show(walls)}"
    call = measure(library, walls, goals)
    assert (call.carry, call.registers.bc) == (not real, np.isfinite(reach).sum()), where
    judge_bytes(library, walls, reach, where)
    for row, column in np.ndindex(STRIDE, STRIDE):
        step = library.call("map_step", 1000, d=row, e=column)
        registers = step.registers
        if np.isfinite(reach[row, column]) and reach[row, column] > 0:
            rows, columns = STEPS[registers.a // 2]
            place = (row + rows, column + columns)
            assert step.carry == 0, where
            assert (registers.d, registers.e) == place, where
            assert reach[place] == reach[row, column] - 1, where
        else:
            assert (step.carry, registers.d, registers.e) == (1, row, column), where
            assert registers.a == (0 if walls[row, column] else 1 if reach[row, column] == 0 else 128), where
    return call.tstates


@pytest.mark.parametrize("count", some([1, 7, 255], [1, 2, 3, 7, 30, 255], "distance_map", "map_step"))
def test_every_cell_of_the_map_and_every_step(library: Library, count: int) -> None:
    """Obstacles, goals anywhere: some in walls, some twice, some outside."""
    choose = random.Random(count)
    for turn in range(9):
        walls = scatter(choose, turn / 16)
        goals = [anywhere(choose) for _ in range(count)]
        if turn % 2:
            goals[0] = choose.choice([(32, 0), (0, 32), (255, 255), (31, 128)])
        judge_map(library, walls, goals)


def test_goals_far_apart_and_distances_above_127_and_253(library: Library) -> None:
    """Long corridors with goals whose distances are of either parity, so that equal neighbours meet."""
    farthest = 0.0
    for walls in (serpentine(), staircases(0), staircases(1), staircases(2)):
        places = [(row, column) for row, column in np.argwhere(~walls).tolist()]
        ends = longest_pair(walls, places[0])
        for goals in ([ends[0]], list(ends), [ends[0], places[len(places) // 3]], [ends[1], places[7], ends[0]]):
            judge_map(library, walls, goals)
            farthest = max(farthest, float(np.nan_to_num(nearest(walls, goals), posinf=0).max()))
    assert farthest > 2 * 253


def test_no_goal_at_all(library: Library) -> None:
    for walls in (EMPTY, FULL):
        judge_map(library, walls, [])
        judge_map(library, walls, [(32, 32), (0, 200)])
    judge_map(library, FULL, [(3, 3), (0, 0)])
    judge_map(library, EMPTY, [(row, column) for row in range(8) for column in range(31)])
    for place in ((32, 0), (0, 32), (255, 7), (7, 255)):
        step = library.call("map_step", 1000, d=place[0], e=place[1])
        assert (step.carry, step.registers.a, step.registers.d, step.registers.e) == (1, 0, *place)


def test_many_heroes_walk_home_by_one_map(library: Library) -> None:
    """From every cell, by no other word than map_step's: as many steps as there are to the nearest goal."""
    choose = random.Random(5)
    walls = scatter(choose, 0.3)
    goals = [passable(choose, walls) for _ in range(3)]
    reach = nearest(walls, goals)
    measure(library, walls, goals)
    for place in np.argwhere(np.isfinite(reach)).tolist():
        row, column = place
        steps = 0
        while not (step := library.call("map_step", 1000, d=row, e=column)).carry:
            row, column = step.registers.d, step.registers.e
            assert not walls[row, column]
            steps += 1
        assert (row, column) in goals
        assert steps == reach[tuple(place)]


def test_the_figures_of_the_headers(library: Library) -> None:
    empty = measure(library, EMPTY, [(0, 0)], measure_stack=True)  # type: ignore[arg-type]
    assert claimed_time("distance_map").startswith(f"{empty.tstates:,} T empty field, one goal in a corner")
    assert empty.stack == 6
    found = set()
    places = set()
    for goal in ((16, 16), (0, 0)):
        measure(library, EMPTY, [goal])
        for row, column in np.ndindex(33, 32):
            found.add(library.call("map_step", 1000, d=row, e=column).tstates)
            if row < STRIDE:
                address = library.call("wave_place", 200, d=row, e=column).registers.hl
                places.add(library.call("map_descend", 1000, hl=address).tstates)
    assert claimed_time("map_step") == f"{min(found)} to {max(found)} T"
    assert claimed_time("map_descend") == f"{min(places)} to {max(places)} T"


def test_nothing_else_is_written_and_registers_are_kept(library: Library) -> None:
    machine, choose = library.machine, random.Random(6)
    spans = [(library.address(label), size) for label, size in (("work", 1156), ("route", 1024), ("queue_rest", 1090))]
    spans += [(library.address("distance_map"), library.size("distance_map")), (0xFEF6, 10)]
    for density in (0, 0.2, 0.4):
        goals = [anywhere(choose) for _ in range(20)]
        measure(library, scatter(choose, density), goals)
        before = bytearray(machine.read(0, 0x10000))
        call = library.call("distance_map", BOUND, hl=LIST, b=20, stack=0xFF00, **KEPT)
        after = bytearray(machine.read(0, 0x10000))
        assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
        assert call.registers.sp == 0xFF00
        for start, length in spans:
            before[start : start + length] = after[start : start + length]
        assert before == after


# --- depth first ------------------------------------------------------------------------------------------------


def test_depth_first_never_explodes_in_halls(library: Library) -> None:
    """Halls with a walled-in finish, where trying all routes would take for ever; its time is that of the cells."""
    choose = random.Random(8)
    for density in (0, 0.02, 0.05, 0.1):
        for _ in range(40):
            walls = scatter(choose, density)
            start, finish = (choose.randrange(2, 30), choose.randrange(2, 30)), (choose.randrange(2, 30), 31)
            walls[start] = walls[finish] = False
            reach = distances(walls, [finish])[0][start]
            judge(library, "recursive", walls, start, finish, int(reach) if np.isfinite(reach) else None)
            walls[finish[0] - 1, 31] = walls[finish[0] + 1, 31] = walls[finish[0], 30] = True
            if finish != start:
                judge(library, "recursive", walls, start, finish, None)
                judge(library, "recursive", walls, finish, start, None)


@pytest.mark.sweep("solve_distance_map", "solve_recursive")
def test_soak_of_maps_and_of_depth_first(library: Library) -> None:
    choose = random.Random(9)
    for turn in range(6000):
        walls = scatter(choose, choose.random() * 0.5)
        goals = [anywhere(choose) for _ in range(choose.randrange(1, 9))]
        reach = nearest(walls, [goal for goal in goals if not walls[goal]])
        measure(library, walls, goals)
        judge_bytes(library, walls, reach, f"turn {turn}, goals {goals}{show(walls)}")
        start, finish = passable(choose, walls), passable(choose, walls)
        best = distances(walls, [finish])[0][start]
        judge(library, "recursive", walls, start, finish, int(best) if np.isfinite(best) else None)
