"""solve_points: routes through key points in their order and in the best one, by all orders and scipy's distances."""

import itertools
import random

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, distances, perfect_maze
from emu_tests.oracles.solving import rules, soil
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import Library, walk

WORST = rules("points").worst


def solve(library: Library, walls: Walls, places: list[Place], best: bool) -> Call:
    """Solve with the start, the points and the finish as `places`."""
    library.set_walls(walls)
    soil(library, "points", random.Random(len(places)))
    library.set_parameters({"points_order": int(best)})
    points = bytes(itertools.chain.from_iterable(places[1:-1]))
    library.machine.write(library.address("points_list"), points.ljust(16, b"\xff"))
    library.machine.write(library.address("points_count"), [len(places) - 2])
    call = library.solve("points", places[0], places[-1], budget=WORST)
    library.machine.write(library.address("points_count"), [0])
    library.set_parameters({})
    return call


def fewest_steps(steps: np.ndarray, orders: np.ndarray) -> float:
    """The least sum of steps over these orders (orders, points) of the points between the first place and the last."""
    last = len(steps) - 1
    ends = np.zeros((len(orders), 1), int)
    whole = np.hstack([ends, orders, ends + last])
    return float(steps[whole[:, :-1], whole[:, 1:]].sum(axis=1).min())


def judge_points(library: Library, walls: Walls, places: list[Place], best: bool) -> Call:
    """Assert that the route visits the points in an order that no other one beats."""
    count = len(places) - 2
    found = distances(walls, places)
    steps = np.array([[reach[place] for place in places] for reach in found])
    given = range(1, count + 1)
    orders = list(itertools.permutations(given)) if best else [tuple(given)]
    least = fewest_steps(steps, np.array(orders, int).reshape(len(orders), count))
    call = solve(library, walls, places, best)
    length = library.machine.word(library.address("route_length"))
    assert call.registers.bc == length
    if not np.isfinite(least):
        assert (call.carry, length) == (1, 0)
        return call
    assert (call.carry, length) == (0, least), places
    visits = list(library.machine.read(library.address("points_visits"), count))
    assert sorted(visits) == list(range(count))
    assert best or visits == sorted(visits)
    cells = walk(places[0], library.route())
    assert not any(walls[cell] for cell in cells)
    assert cells[-1] == places[-1]
    at, before = 0, 0
    for number in [*(visit + 1 for visit in visits), count + 1]:
        at += int(steps[before, number])
        before = number
        assert cells[at] == places[number]
    return call


@pytest.mark.parametrize("best", [False, True], ids=["given", "best"])
@pytest.mark.parametrize("count", range(9))
def test_any_number_of_points(library: Library, count: int, best: bool) -> None:
    choose = random.Random(count)
    for density in (0.0, 0.1, 0.2, 0.35):
        walls = scatter(choose, density)
        judge_points(library, walls, [passable(choose, walls) for _ in range(count + 2)], best)


@pytest.mark.sweep("solve_points")
def test_many_more(library: Library) -> None:
    choose = random.Random(8)
    for number in range(600):
        walls = scatter(choose, number % 8 / 20)
        judge_points(library, walls, [passable(choose, walls) for _ in range(choose.randrange(2, 11))], number % 3 > 0)


def test_far_apart_and_far_longer_than_a_shortest_route(library: Library) -> None:
    """Mazes, and the longest distances: beyond a byte, and sums beyond ROUTE_SIZE."""
    choose = random.Random(5)
    longest = 0
    for walls in (
        perfect_maze(1, True),
        perfect_maze(2, False),
        serpentine(),
        *(staircases(shift) for shift in range(3)),
    ):
        for best in (False, True):
            places = [passable(choose, walls) for _ in range(10)]
            longest = max(longest, judge_points(library, walls, places, best).registers.bc)
    assert longest > 2 * library.symbols["ROUTE_SIZE"]


def test_points_in_one_place_and_at_the_ends(library: Library) -> None:
    for best in (False, True):
        for places in (
            [(3, 3), (9, 9), (9, 9), (9, 9), (3, 3)],
            [(3, 3), (3, 3), (20, 5), (30, 1), (3, 3), (7, 7)],
            [(0, 0)] * 10,
            [(0, 0), (31, 31), (0, 31), (31, 0), (31, 31)],
        ):
            judge_points(library, EMPTY, places, best)


def test_the_slowest(library: Library) -> None:
    """To and fro along the longest ways, with eight points."""
    walls = staircases(2)
    reach = distances(walls, [(3, 31)])[0]
    far = np.argwhere(reach == 643).tolist()[0]
    places = [(3, 31), *[tuple(far), (3, 31)] * 4, tuple(far)]
    assert judge_points(library, walls, places, False).registers.bc == 9 * 643
    judge_points(library, walls, places, True)


@pytest.mark.parametrize("best", [False, True], ids=["given", "best"])
def test_what_is_refused(library: Library, best: bool) -> None:
    walls = EMPTY.copy()
    walls[4, 4] = walls[9, 10] = walls[9, 8] = walls[8, 9] = walls[10, 9] = True
    for bad in ((4, 4), (9, 9), (32, 0), (0, 32), (255, 1), (1, 128)):
        for at in range(4):
            places = [(1, 1), (20, 20), (7, 3), (30, 2)]
            places[at] = bad
            call = solve(library, walls, places, best)
            assert (call.carry, call.registers.bc) == (1, 0)
            assert library.machine.word(library.address("route_length")) == 0
    library.set_walls(EMPTY)
    library.machine.write(library.address("points_list"), [7] * 24)  # places of twelve points, all legal
    for count in (9, 10, 128, 255):
        library.machine.write(library.address("points_count"), [count])
        call = library.solve("points", (1, 1), (2, 2))
        assert (call.carry, call.registers.bc) == (1, 0)
    library.machine.write(library.address("points_count"), [0])


def test_the_order_alone_refuses_a_wall(library: Library) -> None:
    """points_sort itself: each place in turn is a wall, or shut in."""
    walls = EMPTY.copy()
    walls[4, 4] = walls[9, 10] = walls[9, 8] = walls[8, 9] = walls[10, 9] = True
    library.set_walls(walls)
    library.machine.write(library.address("points_count"), [2])
    good = [(1, 1), (20, 20), (7, 3), (30, 2)]
    for bad in (None, (4, 4), (9, 9), (32, 0), (0, 32)):
        for at in range(4):
            places = [bad if bad and number == at else place for number, place in enumerate(good)]
            library.machine.write(library.address("points_places"), bytes(itertools.chain.from_iterable(places)))
            assert library.call("points_sort", WORST).carry == bool(bad), (bad, at)
    library.machine.write(library.address("points_count"), [0])
