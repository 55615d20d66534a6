"""What a bet in `solvers` says of the hands, in many mazes: good if few ways turn off on their side."""

import random
from collections import defaultdict

import numpy as np

from emu_tests.machine.solvers_bets import COURSES, LANES
from emu_tests.machine.solvers_mazes import made
from zxmazes.routines.library import Library

UP_RIGHT_DOWN_LEFT = ((-1, 0), (0, 1), (1, 0), (0, -1))


def turn_off(walls: np.ndarray, start: tuple[int, int], moves: list[int]) -> list[int]:
    """The ways that leave a shortest way to its left, to its right, but for those at its start."""
    (row, column), back, ways = start, None, [0, 0]
    for move in moves[::2]:
        ahead = move // 2
        if back is not None:
            for side in ((back + quarter) % 4 for quarter in (1, 2, 3)):
                down, across = UP_RIGHT_DOWN_LEFT[side]
                if side != ahead and not walls[row + down, column + across]:
                    ways[(side - back) % 4 > (ahead - back) % 4] += 1
        down, across = UP_RIGHT_DOWN_LEFT[ahead]
        row, column, back = row + 2 * down, column + 2 * across, (ahead + 2) % 4
    return ways


def test_a_hand_is_good_if_few_ways_turn_off_on_its_side(library: Library) -> None:
    """Mostly it wins if there are two at most, seldom if there are five or more."""
    chance, wins = random.Random(3), defaultdict(list)
    for number in range(1500):
        least, start, finish = made(library, chance, number % len(COURSES))
        if library.solve("wave", start, finish).registers.bc < least:
            continue
        ways = turn_off(library.walls(), start, library.route())
        calls = [library.solve(solver, start, finish) for solver in LANES]
        times = [10**7 if call.carry else call.tstates for call in calls]
        for hand in (0, 1):
            wins[min(ways[hand], 5)].append(times.index(min(times)) == hand)
    few = [won for number in range(3) for won in wins[number]]
    assert len(few) > 80
    assert sum(few) / len(few) > 0.5
    assert sum(wins[5]) / len(wins[5]) < 0.3
