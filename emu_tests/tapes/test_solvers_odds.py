"""The odds of `solvers`, and what help and bets say of the runners: true of mazes as the tape makes them."""

import random

import numpy as np
from scipy.ndimage import label

from emu_tests.machine.solvers_bets import (
    CLOSE,
    COURSES,
    DARK,
    DIRECT,
    FINAL,
    INSIDE,
    LANES,
    LAST,
    LOOPS,
    PAYS,
    SNAIL,
    SUITS,
)
from emu_tests.machine.solvers_mazes import made, winners
from zxmazes.routines.library import Library


def test_hands_are_lost_where_no_wall_joins_cheese_and_border(library: Library) -> None:
    """As the help has it: both of them, there and nowhere else."""
    chance, lost = random.Random(5), 0
    for _ in range(300):
        kind = chance.choice([kind for kind in range(len(COURSES)) if kind != INSIDE])
        _, start, finish = made(library, chance, kind)
        row, column = finish
        joined, _ = label(library.walls())
        is_lost = joined[0, 0] not in joined[row - 1 : row + 2, column - 1 : column + 2]
        assert [bool(library.solve(hand, start, finish).carry) for hand in LANES[:2]] == 2 * [is_lost]
        lost += is_lost
    assert lost > 15


def test_hadlock_is_good_if_the_way_seldom_leads_away(library: Library) -> None:
    """As a bet has it: mostly it wins if no step leads away from the start, seldom if more than one does."""
    chance = random.Random(7)
    wins: dict[int, list[bool]] = {0: [], 1: [], 2: []}
    for number in range(1200):
        least, start, finish = made(library, chance, number % len(COURSES))
        steps = library.solve("wave", start, finish).registers.bc
        if steps < least:
            continue
        away = (steps - sum(abs(one - other) for one, other in zip(start, finish, strict=True))) // 4
        calls = [library.solve(solver, start, finish) for solver in LANES]
        times = [10**7 if call.carry else call.tstates for call in calls]
        wins[min(away, 2)].append(times.index(min(times)) == 3)
    shares = [sum(won) / len(won) for won in wins.values()]
    assert shares[0] > 0.85
    assert shares[1] > 0.25
    assert shares[2] < 0.2


def test_no_bet_pays_by_itself(library: Library) -> None:
    """Of mazes as the tape makes them: what a blind bet returns, within three deviations; README has more races."""
    wins, races = winners(library)
    kinds = len(COURSES)
    pays, shares = np.array(PAYS), wins / races
    near = 3 * pays * np.sqrt(shares * (1 - shares) / races)
    assert pays.max() <= 7
    assert (shares > 0.15).all(), "each runner is worth a bet in each race"
    most = [1.35 if kind in (DARK, FINAL) else 1.12 for kind in range(kinds)]  # their odds are one up
    assert (pays * shares - near < np.array(most)[:, None]).all(), pays * shares
    assert (pays * shares + near > 0.8).all(), pays * shares


def test_the_maze_suits_whom_the_page_of_a_bet_names(library: Library) -> None:
    """By the races of each kind: a favourite is clear of the others, or none is; loops cost the hands races."""
    wins, races = winners(library)
    shares = wins / races
    for kind, (told, share) in enumerate(zip(SUITS, shares, strict=True)):
        hands = share[:2].sum() / share.sum()
        if told == CLOSE:
            assert share.max() < 0.32, kind
            assert share.min() > 0.18, kind
        if told in (DIRECT, LAST):
            assert share[3] > 1.05 * share[:3].max(), (kind, share)
        if told == LOOPS:
            assert hands < 0.46, (kind, share)
            assert COURSES[kind][0] >= 7, kind
    without = [kind for kind, course in enumerate(COURSES) if course[0] == 0 and kind != SNAIL]
    assert all(shares[kind][:2].sum() > 0.46 for kind in without), "where there are none they win more"


def test_ways_are_direct_where_the_page_of_a_bet_says_so(library: Library) -> None:
    """Fewer steps lead away from the start than in any kind of which it does not say that."""
    chance = random.Random(11)
    away = []
    for kind in range(len(COURSES)):
        found: list[int] = []
        while len(found) < 60:
            least, start, finish = made(library, chance, kind)
            steps = library.solve("wave", start, finish).registers.bc
            if steps >= least:
                found.append(steps - sum(abs(one - other) for one, other in zip(start, finish, strict=True)))
        away.append(sum(found) / len(found))
    direct = [kind for kind, told in enumerate(SUITS) if told == DIRECT]
    winding = [kind for kind, course in enumerate(COURSES) if course[0] == 0]
    assert max(away[kind] for kind in direct) < min(away[kind] for kind in winding), away
