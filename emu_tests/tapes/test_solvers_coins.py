"""The coins of `solvers` at the end: all of them bet, games of bots, the best, what no bet pays."""

import random

import numpy as np
import pytest
from scipy.ndimage import label

from emu_tests.machine.pressing import address, byte, frames_until, press, word
from emu_tests.machine.solvers_bets import (
    COURSES,
    LANES,
    LISTED,
    NAME,
    PAYS,
    PLACE,
    PRIM,
    begun,
    judged,
    on,
    played,
    race,
    record,
)
from zxmazes.routines.library import Library


def test_all_coins_in_the_last_race(loaded, library: Library) -> None:
    """Won or lost, they are all at stake."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 9990)
    press(machine, "o", after=8)
    assert word(machine, NAME, "staked") == 9990
    pays = PAYS[byte(machine, NAME, "bet_kind")]
    race(machine)
    won = record(machine, 0)[PLACE] == 1
    assert word(machine, NAME, "coins") == won * 9990 * pays[0]


@pytest.mark.parametrize(
    ("coins", "won", "told"), [(14995, True, True), (14995, False, False), (15000, True, False), (9000, True, False)]
)
def test_15000_coins_are_told_once(coins: int, won: bool, told: bool, loaded, library: Library) -> None:
    """A yellow bar between the boards after the race that makes so many of fewer; not before, not again."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [coins & 255, coins >> 8])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index((min if won else max)(times)) + 1), after=8)
    race(machine)
    machine.frames(30)
    assert machine.text()[10].strip() == "15000 coins! You made it." * told
    assert set(machine.attributes()[320:352]) == ({0x70} if told else {7})


def test_coins_end_at_the_most_that_fits(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [0xFF, 0xFF])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(min(times)) + 1), after=8)
    race(machine)
    assert word(machine, NAME, "coins") == 65535


@pytest.mark.parametrize(
    ("coins", "told"),
    [
        (0, "study the runners"),
        (30, "No richer"),
        (110, "A good day"),
        (700, "A good day"),
        (900, "A good day"),
        (2600, "a book"),
        (10300, "the bank"),
    ],
)
def test_coins_lie_there_at_the_end(coins: int, told: str, loaded, library: Library) -> None:
    """After a last race, which loses ten: bets that were won; a coin on the screen for every ten; a word about it."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    before = coins + 10
    machine.write(address(NAME, "coins"), [before & 255, before >> 8])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(max(times)) + 1), after=8)
    machine.write(address(NAME, "race"), [10])
    race(machine)
    on(machine)
    machine.frames(300)
    text = machine.text()
    assert text[6].split() == ["Coins:", str(coins), *(LISTED if coins <= 1000 else [])]
    assert text[8].split() == ["Bets", "won:", "0", "of", "10"]
    assert told in text[10]
    assert list(machine.screen()[6144 + 32 * 13 : 6144 + 32 * 21]).count(0x46) == min(224, coins // 10)


@pytest.mark.parametrize(("coins", "told"), [(15100, "Richest of all!"), (14900, "Among the best!")])
def test_who_is_first_is_told_so(coins: int, told: str, loaded) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, coins)
    press(machine, "BREAK", after=20)
    press(machine, "y", after=60)
    machine.ports.held = ("SS",)
    frames_until(machine, lambda: "Press a key" in machine.text()[23], 600)
    machine.ports.held = ()
    machine.frames(60)
    press(machine, "ENTER", after=80)
    assert machine.text()[21].strip() == told


def test_who_knows_the_quickest_grows_rich_and_is_among_the_best(loaded, library: Library) -> None:
    machine = loaded(NAME)
    coins = played(machine, library, min)
    assert coins > 6000
    assert "THE RACES ARE OVER" in machine.text()[1]
    assert str(coins) in machine.text()[6]
    machine.frames(250)
    press(machine, "ENTER", after=60)
    assert machine.text()[21].strip() == ("Richest of all!" if coins > 15000 else "Among the best!")
    for key in "max":
        press(machine, key, after=8)
    press(machine, "ENTER", after=60)
    (row,) = [row for row in machine.text()[4:20:2] if "MAX" in row.upper()]
    assert str(coins) in row
    sums = [int(row.split()[-1]) for row in machine.text()[4:20:2]]
    assert sums == sorted(sums, reverse=True)


@pytest.mark.parametrize("key", ["ENTER", "h"])
def test_who_bets_on_the_slowest_is_ruined(key: str, loaded, library: Library) -> None:
    """Four mice sit round the cheese; H leads to the runners first, whatever key was pressed before."""
    machine = loaded(NAME)
    assert played(machine, library, max) == 0
    assert "YOU ARE BROKE" in machine.text()[1]
    assert machine.text()[10].split() == ["H", *"study the runners".split()]
    shown = list(machine.attributes()[12 * 32 : 23 * 32])
    assert [shown.count(0x58 + 8 * lane) for lane in range(4)] == 4 * [4], "in 2 x 2 cells"
    assert shown.count(0x56) == 4
    press(machine, key, after=60)
    if key == "h":
        assert "THE RUNNERS" in machine.text()[1]
        press(machine, "BREAK", after=60)
    assert "RICHEST" in machine.text()[1]


def test_hands_are_lost_where_no_wall_joins_cheese_and_border(library: Library) -> None:
    """As the help has it: both of them, there and nowhere else."""
    chance, lost = random.Random(5), 0
    for _ in range(300):
        library.generate("wilson", chance.randrange(65536), 19, 19)
        library.set_parameters({"walls_removed": chance.choice([0, 5, 9, 9])})
        library.call("remove_walls")
        start = chance.choice([(1, 1), (1, 17), (17, 1), (17, 17)])
        row, column = (there + (1 if there == 1 else -1) * (2 * chance.randrange(5) + 8) for there in start)
        joined, _ = label(library.walls()[:19, :19])
        is_lost = joined[0, 0] not in joined[row - 1 : row + 2, column - 1 : column + 2]
        assert [bool(library.solve(hand, start, (row, column)).carry) for hand in LANES[:2]] == 2 * [is_lost]
        lost += is_lost
    assert lost > 20


def test_no_bet_pays_by_itself(library: Library) -> None:
    """Of mazes as the tape makes them: what a blind bet returns, within three deviations; README has more races."""
    chance, kinds = random.Random(2), len(COURSES)
    wins, races = np.zeros((kinds, 4)), np.zeros((kinds, 1))
    for number in range(9000):
        kind = number % kinds
        removed, start, least, _ = COURSES[kind]
        library.generate("prim" if removed == PRIM else "wilson", chance.randrange(65536), 19, 19)
        if removed > 0:
            library.set_parameters({"walls_removed": removed})
            library.call("remove_walls")
        away = [2 * chance.randrange(5) + 8 for _ in range(2)]
        row, column = (there + (by if there == 1 else -by) for there, by in zip(start, away, strict=True))
        if library.solve("wave", start, (row, column)).registers.bc < least:
            continue
        calls = [library.solve(solver, start, (row, column)) for solver in LANES]
        times = [10**7 if call.carry else call.tstates for call in calls]
        races[kind] += 1
        wins[kind, times.index(min(times))] += 1
    pays, shares = np.array(PAYS), wins / races
    near = 3 * pays * np.sqrt(shares * (1 - shares) / races)
    assert pays.max() <= 15
    assert (pays * shares - near < 1.02).all(), pays * shares
    assert (pays * shares + near > 0.7).all(), pays * shares
