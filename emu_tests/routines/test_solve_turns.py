"""solve_turns: no route has fewer turns, none of as few has fewer steps, judged by scipy; its time."""

import random
import statistics

import numpy as np
import pytest

from emu_tests.oracles.fields import (
    CORNERS,
    EMPTY,
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
from emu_tests.oracles.paths import Place, Walls, longest_pair, perfect_maze, steps_between
from emu_tests.oracles.solving import judge
from emu_tests.oracles.turns import fewest_turns_of_all, turns_of
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import Library

NAME = "turns"


def assert_fewest(library: Library, walls: Walls, start: Place, finish: Place) -> Call:
    call = judge(library, NAME, walls, start, finish, steps_between(walls, start, finish))
    route = library.route()
    best = fewest_turns_of_all(walls, start, finish)
    assert (None if call.carry else (turns_of(route), len(route))) == best, (start, finish, best)
    return call


def fewest_in_many(library: Library, seed: int, count: int) -> None:
    choose = random.Random(seed)
    for number in range(count):
        walls = forest(choose, 0.8) if number % 5 == 4 else scatter(choose, number % 16 / 40)
        assert_fewest(library, walls, passable(choose, walls), passable(choose, walls))


def test_in_stones_of_every_density_and_forests(library: Library) -> None:
    fewest_in_many(library, 33, 240)


@pytest.mark.sweep("solve_turns")
def test_in_many_more(library: Library) -> None:
    fewest_in_many(library, 34, 12_000)


def test_a_turn_at_most_in_the_open(library: Library) -> None:
    choose = random.Random(1)
    pairs = [(one, other) for one in CORNERS for other in CORNERS] + [((0, 9), (31, 9)), ((4, 31), (4, 0))]
    for start, finish in [*pairs, *((anywhere(choose), anywhere(choose)) for _ in range(60))]:
        assert_fewest(library, EMPTY, start, finish)
        assert turns_of(library.route()) == (start[0] != finish[0] and start[1] != finish[1])


def test_winding_fields(library: Library) -> None:
    """Levels past 255 and 600; steps past a byte; entries of a run that differ by more than 127 steps."""
    most = 0
    choose = random.Random(6)
    fields = [serpentine(), spiral(), comb(), *(staircases(shift) for shift in range(3))]
    fields += [perfect_maze(seed, winding) for seed in range(3) for winding in (False, True)]
    for walls in fields:
        for field in (walls, walls.T.copy(), walls[::-1, ::-1].copy()):
            start, finish = longest_pair(field, passable(choose, field))
            assert_fewest(library, field, start, finish)
            most = max(most, turns_of(library.route()))
            assert_fewest(library, field, finish, start)
            for _ in range(3):
                assert_fewest(library, field, passable(choose, field), passable(choose, field))
    assert most > 600


def test_winding_fields_with_holes(library: Library) -> None:
    """Several ways of as many turns, far apart in steps."""
    choose = random.Random(9)
    for number in range(60):
        walls = (serpentine(), staircases(number % 3), spiral())[number % 3].copy()
        for _ in range(1 + number % 12):
            walls[anywhere(choose)] = False
        for _ in range(3):
            assert_fewest(library, walls, passable(choose, walls), passable(choose, walls))


def test_a_long_way_with_one_turn_less(library: Library) -> None:
    """Down the stairs in 38 steps, or round the edge in more: the edge has fewer turns."""
    walls = np.ones((32, 32), dtype=np.bool_)
    for step in range(1, 20):
        walls[step, step] = walls[step + 1, step] = False
    walls[20, 19] = walls[20, 20] = False
    walls[1, 1:] = walls[:, 31] = walls[31, 20:] = walls[20:, 20] = False
    flips = [(walls, (1, 1), (20, 20)), (walls.T, (1, 1), (20, 20)), (walls[::-1], (30, 1), (11, 20))]
    for field, start, finish in [*flips, (walls[:, ::-1], (1, 30), (20, 11))]:
        assert steps_between(field.copy(), start, finish) == 38
        assert_fewest(library, field.copy(), start, finish)
        assert (turns_of(library.route()), len(library.route())) == (3, 82)
        assert_fewest(library, field.copy(), finish, start)


def test_fewer_turns_than_the_best_shortest_route(library: Library) -> None:
    """Of near routes one in four has a route with fewer turns than solve_wave_turns finds."""
    fewer = 0
    cases = [case for case in stones() if 1 <= (steps_between(*case) or 0) <= 27][:200]
    times = []
    for case in cases:
        steps = steps_between(*case)
        judge(library, "wave_turns", *case, steps)
        shortest = turns_of(library.route())
        times.append(assert_fewest(library, *case).tstates)
        fewer += turns_of(library.route()) < shortest
    assert 40 <= fewer <= 60
    assert statistics.fmean(times) < 115_000


def test_the_time_across_a_field_of_stones(library: Library) -> None:
    choose, times = random.Random(20), []
    for _ in range(60):
        walls = scatter(choose, 0.2)
        walls[0, 0] = walls[31, 31] = False
        times.append(assert_fewest(library, walls, (0, 0), (31, 31)).tstates)
    assert statistics.fmean(times) < 300_000
