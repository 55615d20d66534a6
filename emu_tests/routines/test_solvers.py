"""Every solver on every kind of field: the route is a shortest one, nothing else is touched, the time is bounded."""

import functools
import itertools
import random
from collections.abc import Iterable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emu_tests.oracles.fields import CORNERS, EMPTY, FULL, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, distances, longest_pair, perfect_maze, steps_between
from emu_tests.oracles.solving import every_solver, judge, judge_all, rules, soil
from emu_tests.records.sampling import some
from zxmazes.routines.index import names
from zxmazes.routines.library import STRIDE, Library

# --- the shortest route, always -------------------------------------------------------------------------------


@every_solver
@pytest.mark.parametrize("density", range(0, 61, 12))
@pytest.mark.parametrize("fields", some([4], [4, 12], "solve_{name}"))
def test_scattered_obstacles(library: Library, name: str, density: int, fields: int) -> None:
    """Obstacles on `density` % of the field, and up to 10 % more."""
    choose = random.Random(density)
    for number in range(fields):
        walls = scatter(choose, (density + number % 6 * 2) / 100)
        pairs = [(passable(choose, walls), passable(choose, walls)) for _ in range(3)]
        judge_all(library, name, walls, [*pairs, (anywhere(choose), anywhere(choose))])


@pytest.mark.sweep("solve_{name}")
@every_solver
def test_soak(library: Library, name: str) -> None:
    """Over 100,000 cases for all solvers together: fields of every density, ten routes in each."""
    choose = random.Random(name)
    for number in range(700):
        walls = scatter(choose, number % 60 / 100)
        judge_all(library, name, walls, [(passable(choose, walls), passable(choose, walls)) for _ in range(10)])


@every_solver
@pytest.mark.parametrize("winding", [False, True], ids=["branching", "winding"])
@pytest.mark.parametrize("seeds", some([4], [4, 12], "solve_{name}"))
def test_perfect_mazes(library: Library, name: str, winding: bool, seeds: int) -> None:
    for seed in range(seeds):
        walls = perfect_maze(seed, winding)
        start, finish = longest_pair(walls, (1, 1))
        judge_all(library, name, walls, [(start, finish), (finish, start), ((1, 1), (29, 29)), ((29, 1), (1, 29))])


SIZES = [*((seed, 31, 31) for seed in range(3)), (9, 31, 23), (9, 5, 31), (9, 31, 5), (9, 5, 5)]


@every_solver
def test_mazes_of_our_own(library: Library, name: str) -> None:
    """One of each generator."""
    judge_mazes(library, name, zip(names("generator"), itertools.cycle(SIZES), strict=False))


@pytest.mark.sweep("solve_{name}", "routines")
@every_solver
def test_more_mazes_of_our_own(library: Library, name: str) -> None:
    judge_mazes(library, name, itertools.product(names("generator"), SIZES))


@functools.cache
def maze(library: Library, generator: str, seed: int, width: int, height: int) -> Walls:
    library.generate(generator, seed, width, height)
    return library.walls()


def judge_mazes(library: Library, name: str, mazes: Iterable[tuple[str, tuple[int, int, int]]]) -> None:
    for generator, (seed, width, height) in mazes:
        walls = maze(library, generator, seed * 6007, width, height)
        judge_all(library, name, walls, [longest_pair(walls, (1, 1)), ((1, 1), (height - 2, width - 2))])


@every_solver
def test_the_longest_routes(library: Library, name: str) -> None:
    assert steps_between(serpentine(), (0, 0), (31, 0)) == 527
    longest = 0
    for field in (serpentine(), *(staircases(shift) for shift in range(3))):
        for walls in (field, field.T.copy(), field[::-1].copy()):
            places = [place for place in ((0, 0), (15, 15), (31, 31), (30, 0)) if not walls[place]]
            for start, finish in {longest_pair(walls, place) for place in places}:
                longest = max(longest, steps_between(walls, start, finish) or 0)
                judge_all(library, name, walls, [(start, finish), (finish, start)])
    assert longest >= 643


@every_solver
@pytest.mark.parametrize("cells", some([1], [1, 4], "solve_{name}"))
def test_lengths_around_the_limits_of_a_byte(library: Library, name: str, cells: int) -> None:
    """Along the serpentine and the stairs; and along a serpentine that ends in an open room of eight rows."""
    hall = serpentine()
    hall[24:] = False
    for walls, origin in ((serpentine(), (0, 0)), (staircases(2), (3, 31)), (hall, (0, 0))):
        reach = distances(walls, [origin])[0]
        for steps in (1, 2, 127, 128, 251, 252, 253, 254, 255, 256, 257, 505, 506, 507, 508, 520):
            for row, column in np.argwhere(reach == steps)[:cells].tolist():
                judge_all(library, name, walls, [(origin, (row, column)), ((row, column), origin)])


@functools.cache
def fields_of_two_waves() -> list[tuple[Walls, Place, Place]]:
    """Mazes with loops: rows hold cells of a wave and of the one 253 before it, whose labels are the same."""
    choose, found = random.Random(253), []
    together = 0
    for seed in range(40):
        walls = serpentine() if seed % 2 else staircases(seed % 3)
        for row, column in np.argwhere(walls).tolist():
            if choose.random() < 0.004:
                walls[row, column] = False
        start, finish = longest_pair(walls, (0, 0) if not walls[0, 0] else (0, 1))
        reach = distances(walls, [finish])[0]
        for row in np.where(np.isfinite(reach), reach, -1).tolist():
            together += len({step for step in row if step >= 253 and step - 253 in row})
        found.append((walls, start, finish))
    assert together > 50
    return found


@every_solver
@pytest.mark.parametrize("fields", some([10], [10, 40], "solve_{name}"))
def test_waves_of_253_before_beside_the_present_one(library: Library, name: str, fields: int) -> None:
    for walls, start, finish in fields_of_two_waves()[:fields]:
        judge_all(library, name, walls, [(start, finish), (finish, start)])


@every_solver
def test_all_open_and_all_wall(library: Library, name: str) -> None:
    for start in CORNERS:
        judge_all(library, name, EMPTY, [(start, finish) for finish in [*CORNERS, (15, 16), (0, 7), (30, 31)]])
        judge(library, name, FULL, start, (15, 15), None)
        judge(library, name, FULL, start, start, None)


@every_solver
def test_what_a_header_admits_does_happen(library: Library, name: str) -> None:
    """Failure where there is a route; diagonal steps."""
    choose = random.Random(15)
    failures = diagonals = 0
    for _ in range(60):
        walls = scatter(choose, 0.3)
        start, finish = passable(choose, walls), passable(choose, walls)
        steps = steps_between(walls, start, finish)
        call = judge(library, name, walls, start, finish, steps)
        failures += call.carry and steps is not None
        diagonals += any(code % 2 for code in library.route())
    assert (failures > 0, diagonals > 0) == (rules(name).cannot, rules(name).diagonal)


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
@pytest.mark.parametrize("nth", some([5], [5, 1], "solve_{name}"))
def test_ends_outside_the_field(library: Library, name: str, register: str, nth: int) -> None:
    library.set_walls(EMPTY)
    for value in range(32, 256, nth):
        soil(library, name, random.Random(value))
        ends = {"d": 1, "e": 2, "h": 3, "l": 4, register: value}
        call = library.call(f"solve_{name}", rules(name).worst, **ends)
        assert (call.carry, call.registers.bc) == (1, 0), ends
        assert library.machine.word(library.address("route_length")) == 0, ends
    for value in (32, 128, 255):
        call = library.call(f"solve_{name}", rules(name).worst, d=value, e=value, h=value, l=value)
        assert (call.carry, call.registers.bc) == (1, 0)


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_odd_fields(library: Library, data: st.DataObject) -> None:
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
    for name in names("solver"):
        judge(library, name, walls, start, finish, steps_between(walls, start, finish))
