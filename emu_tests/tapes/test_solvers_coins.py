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
    press(machine, "p", frames=200, after=8)
    assert word(machine, NAME, "staked") == 9990
    pays = PAYS[byte(machine, NAME, "bet_kind")]
    race(machine)
    won = record(machine, 0)[PLACE] == 1
    assert word(machine, NAME, "coins") == won * 9990 * pays[0]


@pytest.mark.parametrize(
    ("coins", "won", "told"), [(14995, True, True), (14995, False, False), (15000, True, False), (9000, True, False)]
)
def test_15000_coins_are_told_once(coins: int, won: bool, told: bool, loaded, library: Library) -> None:
    """Colours over all of the screen and a page after the race that makes so many of fewer; not before, not again."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [coins & 255, coins >> 8])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index((min if won else max)(times)) + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=20)
    rolled = {ink & 0x38 for ink in machine.attributes()[::32]}
    assert (len(rolled) == 8) == told
    machine.frames(90)
    assert (machine.text()[7].strip() == "You made it! The next:") == told
    if told:
        assert machine.text()[10].split() == ["Title:", "Champion"]
        assert machine.text()[11].split() == ["Next:", "Legend,", "at", "30000"]
        press(machine, "ENTER", frames=4, after=60)
    assert machine.text()[0].split()[:2] == ["RACE", "2/10"]


def test_a_key_ends_the_colours_of_an_event(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [14995 & 255, 14995 >> 8])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(min(times)) + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=12)
    assert "You made it" not in machine.text()[7]
    press(machine, "ENTER", frames=8, after=6)
    assert "You made it" in machine.text()[7]


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
        (0, ("Title: Beginner", "Next: Punter, at 200")),
        (30, ("Title: Beginner", "Next: Punter, at 200")),
        (200, ("Title: Punter", "Next: Tipster, at 1000")),
        (2490, ("Title: Tipster", "Next: Maze reader, at 2500")),
        (10300, ("Title: Bank breaker", "Next: Champion, at 15000")),
        (15000, ("Title: Champion", "Next: Legend, at 30000")),
        (59990, ("Title: Legend", "Next: King of mice, at 60000")),
        (65525, ("Title: King of mice", "")),
    ],
)
def test_coins_lie_there_at_the_end(coins: int, told: tuple[str, str], loaded, library: Library) -> None:
    """After a last race, which loses ten: bets that were won; a coin shown for every ten; title and next one."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    before = coins + 10
    machine.write(address(NAME, "coins"), [before & 255, before >> 8])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(max(times)) + 1), after=8)
    machine.write(address(NAME, "race"), [10])
    race(machine)
    on(machine)
    machine.frames(400)
    text = machine.text()
    assert text[6].split() == ["Coins:", str(coins)]
    assert text[7].split() == ["Most:", str(max(100, coins)), *(LISTED if coins <= 1000 else [])]
    assert text[8].split() == ["Bets", "won:", "0", "of", "10"]
    assert told[0] in text[10]
    assert " ".join(text[11].split()) == told[1]
    assert list(machine.screen()[6144 + 32 * 13 : 6144 + 32 * 21]).count(0x46) == min(168, coins // 10)


def test_the_most_coins_count_for_the_best(loaded, library: Library) -> None:
    """Who loses all in the last race keeps the title reached, and is among the best."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 9000)
    press(machine, "p", frames=200, after=8)
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(max(times)) + 1), after=8)
    race(machine)
    on(machine)
    machine.frames(200)
    text = machine.text()
    assert text[6].split() == ["Coins:", "0"]
    assert text[7].split() == ["Most:", "9000"]
    assert text[10].split() == ["Title:", "Bank", "breaker"]
    press(machine, "ENTER", after=80)
    assert machine.text()[21].strip() == "Among the best!"


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


def test_red_rolls_over_the_screen_when_all_coins_are_gone(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 1, 10)
    press(machine, "p", after=8)
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(max(times)) + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=20)
    assert {ink & 0x38 for ink in machine.attributes()} == {0, 0x10}
    machine.frames(90)
    assert "YOU ARE BROKE" in machine.text()[1]


@pytest.mark.parametrize("key", ["ENTER", "h"])
def test_who_bets_on_the_slowest_is_ruined(key: str, loaded, library: Library) -> None:
    """Four mice sit round the cheese; H leads to the runners first, whatever key was pressed before."""
    machine = loaded(NAME)
    assert played(machine, library, max) == 0
    machine.frames(60)
    assert "YOU ARE BROKE" in machine.text()[1]
    assert machine.text()[21].split() == ["H", *"study the runners".split()]
    shown = list(machine.attributes()[12 * 32 : 20 * 32])
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
        _, start, finish = made(library, chance, chance.randrange(len(COURSES)))
        row, column = finish
        joined, _ = label(library.walls())
        is_lost = joined[0, 0] not in joined[row - 1 : row + 2, column - 1 : column + 2]
        assert [bool(library.solve(hand, start, finish).carry) for hand in LANES[:2]] == 2 * [is_lost]
        lost += is_lost
    assert lost > 15


def made(library: Library, chance: random.Random, kind: int) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """A maze of a kind, as the tape makes them: its least steps, its ends."""
    removed, start, (across, down), least, *_ = COURSES[kind]
    sides = 2 * across + 1, 2 * down + 1
    library.generate("prim" if removed == PRIM else "wilson", chance.randrange(65536), *sides)
    if removed > 0:
        library.set_parameters({"walls_removed": removed})
        library.call("remove_walls")
    away = [2 * (side // 2 + chance.randrange(side - side // 2)) for side in (down, across)]
    row, column = (there + (by if there == 1 else -by) for there, by in zip(start, away, strict=True))
    return least, start, (row, column)


def test_no_bet_pays_by_itself(library: Library) -> None:
    """Of mazes as the tape makes them: what a blind bet returns, within three deviations; README has more races."""
    chance, kinds = random.Random(2), len(COURSES)
    wins, races = np.zeros((kinds, 4)), np.zeros((kinds, 1))
    for number in range(12000):
        kind = number % kinds
        least, start, finish = made(library, chance, kind)
        if library.solve("wave", start, finish).registers.bc < least:
            continue
        calls = [library.solve(solver, start, finish) for solver in LANES]
        times = [10**7 if call.carry else call.tstates for call in calls]
        races[kind] += 1
        wins[kind, times.index(min(times))] += 1
    pays, shares = np.array(PAYS), wins / races
    near = 3 * pays * np.sqrt(shares * (1 - shares) / races)
    assert pays.max() <= 20
    assert (pays * shares - near < 1.02).all(), pays * shares
    assert (pays * shares + near > 0.7).all(), pays * shares
