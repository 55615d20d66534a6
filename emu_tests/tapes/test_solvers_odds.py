"""The odds of `solvers`, and what help and bets say of the runners: true of mazes as the tape makes them."""

import random
import re

import numpy as np
import pytest
from scipy.ndimage import label

from emu_tests.machine.pressing import address, at, press
from emu_tests.machine.solvers_bets import (
    COURSES,
    DARK,
    DEPTH,
    FINAL,
    HANDS,
    INSIDE,
    KEYS_LEFT,
    LANES,
    NAME,
    PAYS,
    WINS,
    said,
    saying,
)
from emu_tests.machine.solvers_mazes import made, winners
from emu_tests.machine.solvers_model import shares
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


def test_the_page_of_a_bet_says_how_often_each_runner_wins(library: Library) -> None:
    """Each figure within three deviations of races in mazes as the tape makes them, and that of the README."""
    wins, races = winners(library)
    told = np.array(WINS) / 100
    near = 3 * np.sqrt(told * (1 - told) / races) + 0.005
    assert (abs(wins / races - told) < near).all(), wins / races - told
    assert shares() == [list(kind) for kind in WINS]


@pytest.mark.parametrize("kind", range(len(COURSES)))
def test_those_figures_stand_below_the_runner_that_is_bet_on(kind: int, loaded) -> None:
    """For each runner, and clear of the keys."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "bet_kind"), [kind])
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    for lane in (0, 3, 2, 1, 0):
        press(machine, str(lane + 1), after=8)
        assert said(machine) == saying(kind, lane)
        assert machine.text()[-1][KEYS_LEFT - 1] == " "


def test_the_help_tells_what_a_room_takes_each_runner(library: Library) -> None:
    """In milliseconds: usual for the hands, with each room more for Depth first; Hadlock by how its way turns back."""
    hands, depth, direct, winding = (
        float(found)
        for page in ("help-runners", "help-cheese")
        for found in re.findall(r"\b0\.\d+", " ".join(at(NAME, page).text()))
    )
    chance, work = random.Random(3), library.address("work")
    notes = ((work, 32, 255), (work, 32, 255), (work + 68, 33, 0), (work, 32, 255))  # as their `Notes` have it
    found: list[list[tuple[float, int, int]]] = [[], [], [], []]
    for number in range(1500):
        kind = number % len(COURSES)
        across, down = COURSES[kind][2]
        least, start, finish = made(library, chance, kind)
        steps = library.solve("wave", start, finish).registers.bc
        if steps < least:
            continue
        away = (steps - sum(abs(one - other) for one, other in zip(start, finish, strict=True))) // 4
        for lane, (base, stride, unseen) in enumerate(notes):
            library.machine.write(work, [unseen] * 1200)
            call = library.solve(LANES[lane], start, finish)
            kept = np.frombuffer(library.machine.read(base, 32 * stride), np.uint8).reshape(32, stride)
            rooms = int((kept[1 : 2 * down : 2, 1 : 2 * across : 2] != unseen).sum())
            if not call.carry:
                found[lane].append((call.tstates / 3500, rooms, away))
    for lane in HANDS:
        rates = np.array([time / rooms for time, rooms, _ in found[lane]])
        assert (abs(rates - hands) < 0.05).mean() > 0.9
        assert abs(np.median(rates) - hands) < 0.02
    times, rooms = np.array([of[:2] for of in found[DEPTH]]).T
    assert abs(np.polyfit(rooms, times, 1)[0] - depth) < 0.01
    rates = np.array([(time / rooms, away) for time, rooms, away in found[3]])
    for told, those in ((direct, rates[:, 1] == 0), (winding, rates[:, 1] > 1)):
        assert abs(np.median(rates[those, 0]) - told) < 0.02
        assert (abs(rates[those, 0] - told) < 0.05).mean() > 0.9
