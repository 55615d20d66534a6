"""Cheapest ways over terrain and what a unit can reach, against scipy's Dijkstra, place by place and step by step."""

import random

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import serpentine, staircases
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.terrain import Cells, Place, costs, entering
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import STEPS, Library

BOUND = 1_290_000
REACH_BOUND = 560_000
STEP_BOUND = 2_100
LIST = 0xF000  # where the tests keep the list of goals
FLAT = np.zeros((32, 32), np.uint8)


def land(choose: random.Random, walls: float, most: int = 15) -> tuple[Cells, Cells]:
    """A field of any tiles, and a table: some impassable, the others of costs 0 to `most`, middle bits anything."""
    table = [
        choose.choice((128, 255, 128 + choose.randrange(128)))
        if choose.random() < walls
        else choose.randrange(8) * 16 + choose.randrange(most + 1)
        for _ in range(256)
    ]
    return np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32), np.array(table, np.uint8)


def anywhere(choose: random.Random) -> Place:
    return choose.randrange(32), choose.randrange(32)


def put(library: Library, field: Cells, table: Cells) -> None:
    """The field and the table; all scratch memory is junk."""
    library.machine.write(library.address("cost_work"), random.Random(1).randbytes(library.symbols["COST_SIZE"]))
    library.machine.write(library.address("field"), field.tobytes())
    library.machine.write(library.address("tile_properties"), table.tobytes())


def measure(library: Library, goals: list[Place], **options: int) -> Call:
    library.machine.write(LIST, bytes(part for row, column in goals for part in (column, row)))
    return library.call("distance_cost", BOUND, hl=LIST, b=len(goals), **options)


def cost_map(library: Library) -> np.ndarray:
    return np.frombuffer(library.machine.read(library.address("cost_map"), 2048), np.uint16).reshape(32, 32)


def judge_map(library: Library, field: Cells, table: Cells, goals: list[Place]) -> int:
    """Assert that each word of the map is right; T-states."""
    put(library, field, table)
    call = measure(library, goals)
    properties = table[field]
    best = costs(entering(properties), [goal for goal in goals if max(goal) < 32], leading_to=True)
    there = np.isfinite(best)
    assert (call.carry, call.registers.bc) == (not there.any(), there.sum())
    assert (cost_map(library) == np.where(there, np.where(there, best, 0), 0xFF00 + properties.astype(int))).all()
    return call.tstates


def judge_steps(library: Library, field: Cells, table: Cells) -> int:
    """Assert that every step from every place pays what the map's values differ by; how many steps there are."""
    values, properties, steps = cost_map(library).astype(int), table[field], 0
    for row, column in np.ndindex(32, 32):
        step = library.call("cost_step", STEP_BOUND, d=row, e=column)
        registers, value = step.registers, values[row, column]
        if 0 < value < 0xFF00:
            rows, columns = STEPS[registers.a // 2]
            place = row + rows, column + columns
            assert (step.carry, registers.d, registers.e) == (0, *place)
            assert value - values[place] == entering(properties)[place]
            steps += 1
        else:
            reason = 1 if value == 0 else 0 if properties[row, column] >= 128 else 128
            assert (step.carry, registers.d, registers.e, registers.a) == (1, row, column, reason)
    return steps


def judge_reach(library: Library, field: Cells, table: Cells, start: Place, points: int) -> int:
    """Assert that each byte of reach_map is right; T-states."""
    put(library, field, table)
    call = library.call("distance_reach", REACH_BOUND, d=start[0], e=start[1], a=points)
    left = points - costs(entering(table[field]), [start], leading_to=False)
    reached = left >= 0
    assert (call.carry, call.registers.bc) == (not reached.any(), reached.sum())
    found = np.frombuffer(library.machine.read(library.address("reach_map"), 1024), np.uint8).reshape(32, 32)
    if not call.carry:
        assert (found == np.where(reached, np.where(reached, left, 0) + 1, 0)).all()
    return call.tstates


@pytest.mark.parametrize("count", [1, 2, 5, 255])
def test_every_word_of_the_map_and_every_step(library: Library, count: int) -> None:
    """Goals anywhere: some impassable, some twice, some outside."""
    choose = random.Random(count)
    steps = 0
    for turn in range(10):
        field, table = land(choose, turn / 20, choose.choice((1, 3, 15)))
        goals = [anywhere(choose) for _ in range(count)]
        if turn % 3 == 1:
            goals[-1] = choose.choice([(32, 0), (0, 32), (255, 255), (31, 128)])
        judge_map(library, field, table, goals)
        steps += judge_steps(library, field, table) if turn % 3 == 0 else 0
    assert steps > 1000


def difficult() -> list[tuple[Cells, Cells]]:
    """Long ways of the greatest cost, and of all costs in turn; tile 1 is impassable."""
    table = np.zeros(256, np.uint8)
    table[:18] = [15, 128, *range(16)]
    turns = (np.arange(1024).reshape(32, 32) * 7 % 16 + 2).astype(np.uint8)
    shapes = [serpentine(), staircases(0), staircases(1), serpentine().T]
    return [(np.where(walls, 1, tiles).astype(np.uint8), table) for walls in shapes for tiles in (0, turns)]


def test_long_and_dear_ways(library: Library) -> None:
    dearest = 0
    for field, table in difficult():
        for goal in ((0, 0), (31, 31), (1, 1), (16, 31)):
            judge_map(library, field, table, [goal])
            values = cost_map(library)
            dearest = max(dearest, int(values[values < 0xFF00].max(initial=0)))
        judge_steps(library, field, table)
    assert dearest > 15 * 500


def test_a_table_of_walls_alone_counts_steps(library: Library) -> None:
    """A table of 0 and $80, as solvers need it: each step costs 1."""
    table = np.array([0] * 128 + [128] * 128, np.uint8)
    judge_map(library, FLAT, table, [(3, 5)])
    rows, columns = np.indices((32, 32))
    assert (cost_map(library) == abs(rows - 3) + abs(columns - 5)).all()


def test_heroes_pay_what_the_map_states(library: Library) -> None:
    choose = random.Random(5)
    field, table = land(choose, 0.2)
    goals = [anywhere(choose) for _ in range(3)]
    judge_map(library, field, table, goals)
    values, cost = cost_map(library), entering(table[field])
    for place in np.argwhere(values < 0xFF00).tolist()[::5]:
        row, column = place
        paid = 0.0
        while not (step := library.call("cost_step", STEP_BOUND, d=row, e=column)).carry:
            row, column = step.registers.d, step.registers.e
            paid += cost[row, column]
        assert (row, column) in goals
        assert paid == values[tuple(place)]


def test_a_step_after_the_field_has_changed_ends(library: Library) -> None:
    """The map is of another field: any step or none, but no search without end."""
    put(library, FLAT, np.full(256, 3, np.uint8))
    measure(library, [(0, 0)])
    library.machine.write(library.address("tile_properties"), bytes([5] * 256))
    step = library.call("cost_step", STEP_BOUND, d=9, e=9)
    assert (step.carry, step.registers.a, step.registers.d, step.registers.e) == (1, 128, 9, 9)


def test_no_goal_at_all(library: Library) -> None:
    table = np.array([3] + [128] * 255, np.uint8)
    for field, goals in ((FLAT, []), (FLAT, [(32, 32), (0, 200)]), (FLAT + 9, [(3, 3), (0, 0)])):
        judge_map(library, field.astype(np.uint8), table, goals)
        judge_steps(library, field.astype(np.uint8), table)


@pytest.mark.parametrize("points", [0, 1, 2, 5, 12, 30, 100, 253, 254])
def test_every_place_that_is_reached(library: Library, points: int) -> None:
    choose = random.Random(points)
    sizes = set()
    for turn in range(12):
        field, table = land(choose, turn / 24, choose.choice((1, 3, 15)))
        start = choose.choice([(0, 0), (31, 31), (0, 31), (31, 0), anywhere(choose), anywhere(choose)])
        judge_reach(library, field, table, start, points)
        sizes.add(library.call("distance_reach", REACH_BOUND, d=start[0], e=start[1], a=points).registers.bc)
    assert len(sizes) > (1 if points == 0 else 3)


def test_reach_along_difficult_ways(library: Library) -> None:
    for field, table in difficult():
        for start in ((0, 0), (31, 31), (16, 16)):
            for points in (40, 254):
                judge_reach(library, field, table, start, points)


@pytest.mark.parametrize(("place", "points"), [((32, 0), 5), ((0, 32), 5), ((255, 3), 0), ((3, 3), 255), ((4, 4), 9)])
def test_reach_refuses_what_it_cannot_do(library: Library, place: Place, points: int) -> None:
    """Outside, 255 points, an impassable start: nothing is written."""
    field = FLAT.copy()
    field[4, 4] = 9
    put(library, field, np.array([1] * 9 + [128] * 247, np.uint8))
    before = library.machine.read(0x4000, 0xB000)
    call = library.call("distance_reach", 1000, d=place[0], e=place[1], a=points)
    assert (call.carry, call.registers.bc) == (1, 0)
    assert library.machine.read(0x4000, 0xB000) == before


def test_the_figures_of_the_headers(library: Library) -> None:
    """Times and stack, and that few points take little time."""
    ones = np.ones(256, np.uint8)
    put(library, FLAT, ones)
    empty = measure(library, [(0, 0)], measure_stack=True)  # type: ignore[arg-type]
    assert claimed_time("distance_cost") == f"{empty.tstates:,} T empty field of cost 1, one goal in a corner"
    assert empty.stack == 10
    few = library.call("distance_reach", REACH_BOUND, d=16, e=16, a=6, measure_stack=True)
    many = library.call("distance_reach", REACH_BOUND, d=0, e=0, a=254)
    times = f"{few.tstates:,} T empty field of cost 1, 6 points; {many.tstates:,} T all of it from a corner, 254 points"
    assert claimed_time("distance_reach") == times
    assert (few.stack, few.registers.bc, many.registers.bc) == (6, 85, 1024)
    places = {library.call("cost_place", 200, d=row, e=9).tstates for row in (0, 31)}
    outside = {library.call("cost_place", 200, d=row, e=9).tstates for row in (32, 255)}
    assert claimed_time("cost_place") == f"{places.pop()} T; {outside.pop()} T outside"
    assert not places | outside
    steps = []
    choose = random.Random(3)
    for turn in range(20):
        put(library, *land(choose, 0.1, 15 if turn % 2 else 2))
        measure(library, [anywhere(choose)])
        steps += [
            library.call("cost_step", STEP_BOUND, d=choose.randrange(33), e=choose.randrange(32)) for _ in range(200)
        ]
    least, most = (int(part.replace(",", "")) for part in claimed_time("cost_step").removesuffix(" T").split(" to "))
    assert min(step.tstates for step in steps) == least
    assert most * 0.9 < max(step.tstates for step in steps) <= most


def test_the_bounds_hold_where_they_are_nearest(library: Library) -> None:
    """As many goals as a list can have, and long dear ways: each within its bound, and the bounds are near."""
    table = np.full(256, 15, np.uint8)
    goals = [(row, column) for row in range(8) for column in range(32)][:255]
    slowest = max(judge_map(library, FLAT, table, goals), *(judge_map(library, *one, [(0, 0)]) for one in difficult()))
    assert slowest > BOUND // 2
    assert judge_reach(library, FLAT, np.ones(256, np.uint8), (0, 0), 254) > REACH_BOUND * 0.98


def test_registers_are_kept(library: Library) -> None:
    choose = random.Random(6)
    put(library, *land(choose, 0.2))
    measured = measure(library, [anywhere(choose) for _ in range(20)], **KEPT)
    reached = library.call("distance_reach", REACH_BOUND, d=9, e=9, a=40, **KEPT)
    for call in (measured, reached):
        assert {name: getattr(call.registers, name) for name in KEPT} == KEPT


@pytest.mark.sweep("distance_cost", "distance_reach", "cost_step")
def test_soak_of_costs_and_reach(library: Library) -> None:
    choose = random.Random(9)
    for turn in range(3000):
        field, table = land(choose, choose.random() * 0.5, choose.choice((1, 2, 4, 8, 15)))
        judge_map(library, field, table, [anywhere(choose) for _ in range(choose.randrange(1, 9))])
        if turn % 100 == 0:
            judge_steps(library, field, table)
        judge_reach(library, field, table, anywhere(choose), choose.randrange(255))
