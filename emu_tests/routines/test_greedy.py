"""solve_greedy: faster than every other solver among few stones, how much longer its routes are, its bound."""

import functools
import random
import re
import statistics

import numpy as np
import pytest

from emu_tests.oracles.fields import (
    CORNERS,
    EMPTY,
    FULL,
    anywhere,
    comb,
    forest,
    passable,
    scatter,
    serpentine,
    spiral,
    staircases,
    stones,
)
from emu_tests.oracles.headers import claim
from emu_tests.oracles.paths import Place, Walls, longest_pair, steps_between
from emu_tests.oracles.solving import judge, judge_all, rules
from zxmazes.documents.measures import map_cases
from zxmazes.routines.index import names
from zxmazes.routines.library import Library, walk

NAME = "greedy"
Case = tuple[Walls, Place, Place]


def near() -> list[Case]:
    """Routes of 1 to 27 steps among 20 % stones: those of the catalogue."""
    return [case for case in stones() if 1 <= (steps_between(*case) or 0) <= 27]


def across(density: float) -> list[Case]:
    """From corner to corner; some have no route."""
    choose, cases = random.Random(density), []
    for _ in range(60):
        walls = scatter(choose, density)
        walls[0, 0] = walls[31, 31] = False
        cases.append((walls, (0, 0), (31, 31)))
    return cases


#: The fields on which it must be the fastest.
WORKLOADS = {
    "near": near,
    "10 %": functools.partial(map_cases, "map: random 10 %"),
    "20 %": functools.partial(map_cases, "map: random 20 %"),
    "10 %, corners": functools.partial(across, 0.1),
    "20 %, corners": functools.partial(across, 0.2),
}


def times(library: Library, name: str, cases: list[Case]) -> list[int]:
    return [judge(library, name, *case, steps_between(*case)).tstates for case in cases]


@pytest.mark.parametrize("workload", WORKLOADS)
def test_no_other_solver_is_as_fast(library: Library, workload: str) -> None:
    """The mean of all calls, those without a route too; a solver that may fail is judged where it finds a route."""
    cases = WORKLOADS[workload]()
    own = times(library, NAME, cases)
    others = {}
    for name in names("solver"):
        if name == NAME:
            continue
        if rules(name).cannot:
            calls = [judge(library, name, *case, steps_between(*case)) for case in cases]
            found = [number for number, call in enumerate(calls) if not call.carry]
            if found:
                faster = statistics.fmean(own[number] for number in found)
                others[name] = statistics.fmean(calls[number].tstates for number in found) / faster
            continue
        others[name] = statistics.fmean(times(library, name, cases)) / statistics.fmean(own)
    assert min(others.values()) > 1.4, others
    if workload == "20 %, corners":
        assert any(steps_between(*case) is None for case in cases)


def longer(library: Library, cases: list[Case]) -> list[float]:
    """Steps of its routes for each step of a shortest one."""
    found = []
    for case in cases:
        steps = steps_between(*case)
        judge(library, NAME, *case, steps)
        if steps:
            found.append(len(library.route()) / steps)
    return found


def test_how_much_longer_its_routes_are(library: Library) -> None:
    """As the header states."""
    found = longer(library, near())
    stated = re.findall(r"([\d.]+) times", claim(f"solve_{NAME}", "Promise"))
    assert stated == [f"{statistics.fmean(found):.2f}", f"{max(found):.2f}"]
    assert statistics.fmean(longer(library, WORKLOADS["10 %"]())) < 1.04
    assert statistics.fmean(longer(library, WORKLOADS["20 %"]())) < 1.1
    choose = random.Random(4)
    assert set(longer(library, [(EMPTY, anywhere(choose), anywhere(choose)) for _ in range(60)])) == {1.0}


def hard() -> list[Case]:
    """Fields in which it goes astray: forests, spirals, combs, stairs, walls round an end, many stones."""
    choose = random.Random(8)
    cases = []
    for walls in (serpentine(), spiral(), comb(), FULL, *(staircases(shift) for shift in range(3))):
        place = passable(choose, walls)
        cases += [(field, *longest_pair(field, place)) for field in (walls,) if not walls[place]]
        cases += [(walls, passable(choose, walls), passable(choose, walls)) for _ in range(8)]
    for number in range(120):
        walls = forest(choose, 0.8) if number % 2 else scatter(choose, 0.2 + number % 10 / 40)
        cases += [(walls, passable(choose, walls), passable(choose, walls)) for _ in range(3)]
    rows, columns = np.indices((32, 32))
    for place in [*CORNERS, (16, 16), (0, 9), (20, 31)]:
        walled: Walls = np.abs(rows - place[0]) + np.abs(columns - place[1]) == 3
        cases += [(walled, place, corner) for corner in CORNERS] + [(walled, corner, place) for corner in CORNERS]
    return cases


def test_its_bound(library: Library) -> None:
    """52,000 T alone, or as many more than solve_hadlock takes, with the route of that; both happen."""
    alone = left = hopeless = 0
    for walls, start, finish in hard():
        steps = steps_between(walls, start, finish)
        time, route = judge(library, NAME, walls, start, finish, steps).tstates, library.route()
        other = judge(library, "hadlock", walls, start, finish, steps).tstates
        if time > 52_000:
            assert other < time < other + 52_000
            assert route == library.route()
            left += 1
        else:
            alone += 1
            hopeless += steps is None
    assert min(alone, left, hopeless) > 20
    assert claim(f"solve_{NAME}", "Bound").endswith("52,000 more than solve_hadlock")


def test_a_step_towards_the_finish_where_there_is_one(library: Library) -> None:
    """In the open it goes along the longer difference, so that both stay equal once they are."""
    for start, finish in [((0, 0), (31, 31)), ((31, 0), (0, 31)), ((2, 30), (29, 3)), ((30, 31), (5, 10))]:
        judge_all(library, NAME, EMPTY, [(start, finish)])
        left = [(abs(finish[0] - row), abs(finish[1] - column)) for row, column in walk(start, library.route())]
        equal = next(number for number, (rows, columns) in enumerate(left) if abs(rows - columns) <= 1)
        assert all(abs(rows - columns) <= 1 for rows, columns in left[equal:])


@pytest.mark.sweep("solve_greedy")
def test_soak(library: Library) -> None:
    choose = random.Random(2)
    for number in range(2500):
        walls = forest(choose, 0.8) if number % 5 == 0 else scatter(choose, choose.random() * 0.5)
        judge_all(library, NAME, walls, [(passable(choose, walls), passable(choose, walls)) for _ in range(4)])
