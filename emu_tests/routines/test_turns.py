"""solve_wave_turns: no shortest route has fewer turns, judged by networkx; its time against that of solve_wave."""

import random

import numpy as np
import pytest

from emu_tests.oracles.fields import CORNERS, EMPTY, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Walls, longest_pair, steps_between
from emu_tests.oracles.solving import judge
from emu_tests.oracles.turns import fewest_turns, turns_of
from emu_tests.routines.test_solvers_figures import CLAIMS
from zxmazes.routines.library import Library

NAME = "wave_turns"


def assert_fewest(library: Library, walls: Walls, start: tuple[int, int], finish: tuple[int, int]) -> int:
    """The turns of the route, after comparing them with the least possible ones; 0 without a route."""
    judge(library, NAME, walls, start, finish, steps_between(walls, start, finish))
    turns = fewest_turns(walls, start, finish)
    assert turns_of(library.route()) == (turns or 0), (start, finish, turns)
    return turns or 0


def fewest_in_stones(library: Library, seed: int, count: int) -> None:
    choose = random.Random(seed)
    for number in range(count):
        walls = scatter(choose, number % 8 / 20)
        assert_fewest(library, walls, passable(choose, walls), passable(choose, walls))


def test_in_stones_of_every_density(library: Library) -> None:
    fewest_in_stones(library, 14, 60)


@pytest.mark.sweep("solve_wave_turns")
def test_in_many_more_stones(library: Library) -> None:
    fewest_in_stones(library, 41, 3000)


def test_one_turn_is_enough_in_the_open(library: Library) -> None:
    choose = random.Random(1)
    for start, finish in [
        *((one, other) for one in CORNERS for other in CORNERS),
        ((0, 9), (31, 9)),
        ((4, 31), (4, 0)),
    ]:
        judge(library, NAME, EMPTY, start, finish, steps_between(EMPTY, start, finish))
        assert turns_of(library.route()) == (start[0] != finish[0] and start[1] != finish[1])
    for _ in range(100):
        start, finish = anywhere(choose), anywhere(choose)
        judge(library, NAME, EMPTY, start, finish, steps_between(EMPTY, start, finish))
        assert turns_of(library.route()) <= 1


def test_more_turns_than_a_byte_counts(library: Library) -> None:
    """Stairs joined to loops: numbers beyond 127 and 255 are compared, and equal ones kept apart from others."""
    choose = random.Random(3)
    most = 0
    for number in range(24):
        walls = staircases(number % 3)
        for _ in range(number % 6):
            walls[anywhere(choose)] = False
        start, finish = longest_pair(walls, passable(choose, walls))
        most = max(most, assert_fewest(library, walls, start, finish))
    assert most > 500


def test_two_ways_of_the_same_length(library: Library) -> None:
    """Stairs and a corridor that meet: whichever the wave sees first, the route takes the corridor."""
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1, 1:21] = walls[1:21, 20] = False
    for step in range(1, 20):
        walls[step, step] = walls[step + 1, step] = False
    walls[20, 20] = walls[20, 19] = False
    for turned in (walls, walls.T, walls[::-1], walls[:, ::-1], walls[::-1, ::-1]):
        field = turned.copy()
        corners = [(row, column) for row in (1, 20, 11, 30) for column in (1, 20, 11, 30) if not field[row, column]]
        for start in corners:
            for finish in corners:
                assert_fewest(library, field, start, finish)
    judge(library, NAME, walls, (1, 1), (20, 20), 38)
    assert turns_of(library.route()) == 1


def test_along_a_serpentine(library: Library) -> None:
    assert assert_fewest(library, serpentine(), (0, 0), (31, 0)) == 31


def test_at_most_three_times_the_time_of_the_wave(library: Library) -> None:
    for measure in CLAIMS.values():
        assert measure(library, NAME) < 3 * measure(library, "wave")
