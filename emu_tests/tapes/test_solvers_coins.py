"""The coins of `solvers` at the end: all of them bet, games of bots, the best, what no bet pays."""

# Longer than 300 lines because what coins are worth is judged in whole games, with the same few helpers.

import random

import numpy as np
import pytest
from scipy.ndimage import label

from emu_tests.machine.pressing import address, byte, frames_until, press, word
from emu_tests.machine.solvers_bets import (
    COUNTS,
    COURSES,
    DARK,
    DEPTH,
    EARLY,
    FINAL,
    INSIDE,
    LANES,
    LISTED,
    NAME,
    PAYS,
    PLACE,
    PRIM,
    SECOND,
    SNAIL,
    begun,
    broke,
    counted,
    on,
    order,
    played,
    podium,
    race,
    record,
)
from zxmazes.machine.spectrum import Machine
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
    press(machine, str(order(machine, library)[0 if won else -1] + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=20)
    rolled = {ink & 0x38 for ink in machine.attributes()[::32]}
    assert (len(rolled) == 8) == told
    machine.frames(90)
    assert (machine.text()[9].strip() == "You made it!") == told
    if told:
        assert machine.text()[11].strip() == "You are a Champion"
        assert machine.text()[12].strip() == COUNTS
        assert machine.text()[14].split() == ["Leave", "with", "30000:", "Legend"]
        before, shown = stand(machine), list(machine.attributes()[17 * 32 : 22 * 32])
        assert shown.count(0x56) == 4, "the cheese"
        hopped = set()
        for _ in range(40):
            machine.frames(2)
            row = machine.attributes()[17 * 32 : 18 * 32]
            hopped |= {lane for lane in range(4) if row.count(0x43 + lane) == 4}
        assert hopped == {0, 1, 2, 3}, "the runners, one after the other"
        after = stand(machine)
        assert (before[1:3] != after[1:3]).any(), "and the crowd"
        assert (before[3:17] == after[3:17]).all()
        press(machine, "ENTER", frames=4, after=60)
    assert machine.text()[0].split()[:2] == ["RACE", "2/10"]


def test_a_key_ends_the_colours_of_an_event(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [14995 & 255, 14995 >> 8])
    press(machine, str(order(machine, library)[0] + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=12)
    assert "You made it" not in machine.text()[9]
    press(machine, "ENTER", frames=8, after=6)
    assert "You made it" in machine.text()[9]


def test_coins_end_at_the_most_that_fits(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [0xFF, 0xFF])
    press(machine, str(order(machine, library)[0] + 1), after=8)
    race(machine)
    assert word(machine, NAME, "coins") == 65535
    press(machine, "ENTER", frames=4, after=120)
    assert machine.text()[9].strip() == "You made it!"
    assert machine.text()[11].strip() == "No coins are left to win."
    press(machine, "ENTER", frames=4, after=400)
    assert "THE RACES ARE OVER" in machine.text()[0]
    assert counted(machine) == [["Coins", "65535"], ["Most", "65535"], ["Won", "1/1"]]
    assert machine.text()[11][19:].strip() == "King of mice"


@pytest.mark.parametrize(
    ("coins", "told"),
    [
        (5, ("Beginner", "Leave with 200: Punter")),
        (30, ("Beginner", "Leave with 200: Punter")),
        (200, ("Punter", "Leave with 1000: Tipster")),
        (2490, ("Tipster", "Leave with 2500: Maze reader")),
        (10300, ("Bank breaker", "Leave with 15000: Champion")),
        (15000, ("Champion", "Leave with 30000: Legend")),
        (59990, ("Legend", "Leave with 60000: King of mice")),
        (65525, ("King of mice", "")),
    ],
)
def test_coins_lie_there_at_the_end(coins: int, told: tuple[str, str], loaded, library: Library) -> None:
    """After a last race, which loses ten, or five of ten: bets that were won; a coin for every ten; the titles."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    before = coins + min(10, coins)
    machine.write(address(NAME, "coins"), [before & 255, before >> 8])
    press(machine, str(order(machine, library)[-1] + 1), after=8)
    machine.write(address(NAME, "race"), [10])
    machine.write(address(NAME, "staked"), [min(10, coins), 0])
    race(machine)
    on(machine)
    machine.frames(400)
    text = machine.text()
    assert counted(machine) == [["Coins", str(coins)], ["Most", str(max(100, coins))], ["Won", "0/10"]]
    assert text[11][19:].strip() == told[0]
    assert " ".join(text[14].split()) == told[1]
    assert text[15].strip() == (LISTED if coins <= 1000 else "")
    assert list(machine.screen()[6144 + 32 * 16 : 6144 + 32 * 22]).count(0x46) == min(138, coins // 10)


def test_after_the_final_nothing_is_left_to_leave_with(loaded, library: Library) -> None:
    """15,000 coins in the last race: the page does not ask to stop in time."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 14995)
    press(machine, str(order(machine, library)[0] + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=110)
    assert machine.text()[9].strip() == "You made it!"
    assert not machine.text()[12].strip()


@pytest.mark.parametrize("dares", [True, False])
def test_the_coins_at_the_end_count_for_the_best(dares: bool, loaded, library: Library) -> None:
    """Who loses all in the last race has no title and no place; who leaves before it has what there was."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 9000)
    if dares:
        press(machine, "p", frames=200, after=8)
        press(machine, str(order(machine, library)[-1] + 1), after=8)
        race(machine)
        on(machine)
    else:
        press(machine, "BREAK", after=20)
        press(machine, "y", after=60)
    machine.frames(500)
    assert counted(machine)[:2] == [["Coins", "0" if dares else "9000"], ["Most", "9000"]]
    assert machine.text()[11][19:].strip() == ("Beginner" if dares else "Bank breaker")
    assert (machine.text()[15].strip() == LISTED) == dares
    press(machine, "ENTER", after=80)
    assert (machine.text()[21].strip() == "Among the best!") != dares


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
    coins = played(machine, library, 0)
    assert coins > 6000
    assert "THE RACES ARE OVER" in machine.text()[0]
    assert counted(machine)[0] == ["Coins", str(coins)]
    machine.frames(250)
    press(machine, "ENTER", after=60)
    assert machine.text()[21].strip() == ("Richest of all!" if coins > 15000 else "Among the best!")
    for key in "max":
        press(machine, key, after=8)
    press(machine, "ENTER", after=60)
    (row,) = [row for row in machine.text()[4:20:2] if "MAX" in row.upper()]
    marked = [row for row in range(4, 20, 2) if machine.attributes()[32 * row + 10] != 0x07]
    assert [machine.text()[row] for row in marked] == [row], "until a key"
    assert str(coins) in row
    sums = [int(row.split()[-1]) for row in machine.text()[4:20:2]]
    assert sums == sorted(sums, reverse=True)
    press(machine, "ENTER", after=60)
    press(machine, "b", after=60)
    assert {machine.attributes()[32 * row + 10] for row in range(4, 20, 2)} == {0x07}


def test_red_rolls_over_the_screen_when_all_coins_are_gone(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 1, 10)
    press(machine, "p", after=8)
    press(machine, str(order(machine, library)[-1] + 1), after=8)
    race(machine)
    press(machine, "ENTER", frames=4, after=20)
    assert {ink & 0x38 for ink in machine.attributes()} == {0, 0x10}
    machine.frames(90)
    assert broke(machine)


@pytest.mark.parametrize("coins", [9, 10])
def test_fewer_than_ten_coins_are_none(coins: int, loaded, library: Library) -> None:
    """After a race: the game is over with them, as they cannot pay the least stake."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 1, coins + 10)
    press(machine, str(order(machine, library)[-1] + 1), after=8)
    race(machine)
    assert word(machine, NAME, "coins") == coins
    press(machine, "ENTER", frames=4, after=200)
    assert (broke(machine)) == (coins == 9)


@pytest.mark.parametrize("key", ["ENTER", "h"])
def test_who_bets_on_the_slowest_is_ruined(key: str, loaded, library: Library) -> None:
    """The podium is there, too; H leads to the runners and back, whatever key was pressed before."""
    machine = loaded(NAME)
    assert played(machine, library, -1) < 10
    machine.frames(60)
    assert broke(machine)
    assert machine.text()[21].split() == ["H", *"study the runners".split()]
    assert set(machine.attributes()[17 * 32 + 10 : 17 * 32 + 22]) == {0x42}, "BROKE!"
    stood = podium(machine)
    assert [digit for digit, *_ in stood] in ([*"123"], [*"113"], [*"122"], [*"111"])
    press(machine, key, after=60)
    if key == "h":
        assert "THE RUNNERS" in machine.text()[2]
        press(machine, "BREAK", after=150)
        assert broke(machine)
        assert podium(machine) == stood
        press(machine, "ENTER", after=60)
    assert "RICHEST" in machine.text()[2]


def test_the_mice_on_the_stand_jump_until_a_key_is_pressed(loaded) -> None:
    """Two rows of them, of all colours, and a fence; nothing else moves."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 100)
    press(machine, "BREAK", after=20)
    press(machine, "y", after=120)
    assert len(set(machine.attributes()[32:96])) > 8
    before = stand(machine)
    machine.frames(40)
    after = stand(machine)
    assert (before[1:3] != after[1:3]).any()
    assert (before[3:] == after[3:]).all()
    press(machine, "ENTER", after=60)
    assert "RICHEST" in machine.text()[2]
    before = stand(machine)
    machine.frames(40)
    assert (before[:3] == stand(machine)[:3]).all()


def stand(machine: Machine) -> np.ndarray:
    """The pixels and colours of the screen by rows of cells."""
    screen = np.frombuffer(machine.screen(), np.uint8)
    pixels = screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(24, 256)
    return np.hstack([pixels, screen[6144:].reshape(24, 32)])


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
    ends = start, (row, column)
    return (least, *ends[::-1]) if kind == INSIDE else (least, *ends)


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
        times[DEPTH] -= EARLY[kind]
        races[kind] += 1
        for time in sorted(times, reverse=kind == SNAIL)[: 2 if kind == SECOND else 1]:
            wins[kind, times.index(time)] += 1
    pays, shares = np.array(PAYS), wins / races
    near = 3 * pays * np.sqrt(shares * (1 - shares) / races)
    assert pays.max() <= 7
    assert (shares > 0.15).all(), "each runner is worth a bet in each race"
    most = [1.35 if kind in (DARK, FINAL) else 1.12 for kind in range(kinds)]  # their odds are one up
    assert (pays * shares - near < np.array(most)[:, None]).all(), pays * shares
    assert (pays * shares + near > 0.8).all(), pays * shares
