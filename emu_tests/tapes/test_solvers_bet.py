"""Bets of `solvers`: mazes, odds, limits, and the keys of a bet."""

import random

import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import at, byte, place, press, word
from emu_tests.machine.solvers_bets import (
    COURSES,
    LEAST,
    LISTED,
    NAME,
    NAMES,
    PAYS,
    PLACE,
    PRIM,
    RACES,
    WAYS,
    begun,
    leave,
    limits,
    on,
    race,
    record,
    waited,
    walls,
)
from emu_tests.oracles.mazes import parts
from emu_tests.oracles.paths import steps_between


@pytest.mark.parametrize("moment", range(12))
def test_the_maze_of_a_race(moment: int, loaded) -> None:
    """Nine rooms by nine, all connected, perfect or with some loops; from a corner to the far quarter."""
    machine = loaded(NAME)
    machine.frames(7 * moment)
    press(machine, "ENTER", after=60)
    field = walls(machine)
    rooms = field[1:19:2, 1:19:2]
    assert not rooms.any()
    assert field[0].all()
    assert field[18:].all()
    assert field[:, 0].all()
    assert field[:, 18:].all()
    assert parts(field[None]) == 1
    passages = (~field[1:18, 1:18]).sum() - 81
    loops = passages - 80
    removed, corner, least, _ = COURSES[byte(machine, NAME, "bet_kind")]
    assert loops == max(0, removed)
    assert place(machine, NAME, "solve_start") == corner
    finish = place(machine, NAME, "solve_finish")
    for first, last in zip(corner, finish, strict=True):
        assert abs(last - first) in range(8, 18, 2)
    steps = steps_between(field, corner, finish)
    assert steps is not None
    assert steps >= least, "else Hadlock wins too often"
    told = {PRIM: "Short ways.", 0: "Long winding ways.", 5: "Winding, five loops", 9: "Winding, nine loops"}[removed]
    assert machine.text()[22].strip() == told, "and nothing under the keys"
    assert machine.text()[21].split() == ["Bet", "10-100", "BREAK", "leave"]


def test_mazes_of_every_kind_come_up(loaded) -> None:
    """The kinds of thirty games; the last one twice as often as each of the others."""
    machine = loaded(NAME)
    kinds = []
    for moment in range(30):
        machine.frames(3 * moment)
        press(machine, "ENTER", after=60)
        kinds.append(byte(machine, NAME, "bet_kind"))
        leave(machine)
    assert set(kinds) == set(range(len(COURSES)))


def test_coins_and_odds(loaded) -> None:
    """Every lane in turn, with each stake; what a lane pays is told, and how it looks."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    coins = 100
    for number in range(6):
        lane = number % 4
        assert word(machine, NAME, "coins") == coins
        assert machine.text()[0].split() == ["RACE", str(number + 1), "of", "10", str(coins), "coins"]
        pays = PAYS[byte(machine, NAME, "bet_kind")]
        shown = [machine.text()[3 + 3 * place][29:].strip().lstrip("x") for place in range(4)]
        assert shown == [str(pay) for pay in pays]
        assert machine.text()[19][21:].rstrip() == "ENTER race"
        least, most = limits(number + 1, coins)
        if number % 2:
            press(machine, "p", after=8)
        stake = word(machine, NAME, "staked")
        assert stake == min(least * (1 + number % 2), most)
        press(machine, str(lane + 1), after=8)
        assert WAYS[lane] in machine.text()[23]
        assert machine.text()[16][23:].split() == ["win", str(stake * pays[lane])]
        race(machine)
        won = record(machine, lane)[PLACE] == 1
        coins += stake * pays[lane] * won - stake
        assert word(machine, NAME, "coins") == coins
        told = f"You win! It pays {stake * pays[lane]} coins." if won else f"You lose {stake} coins."
        assert machine.text()[22].strip() == told
        assert machine.text()[23].strip() == "Press a key"
        on(machine)
        if not coins:
            break


@pytest.mark.parametrize(
    ("number", "coins"),
    [(1, 10), (1, 35), (1, 990), (2, 15), (4, 230), (9, 5000), (5, 1400), (7, 65535), (10, 60), (10, 700), (10, 1999)],
)
def test_what_may_be_bet(number: int, coins: int, loaded) -> None:
    """P more, to the most; B the same, then the least; O less, and from the least to the most. All coins are told."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, number, coins)
    least, most = limits(number, coins)
    pays = PAYS[byte(machine, NAME, "bet_kind")][0]
    told = machine.text()[21].split()
    assert told[:-2] == ["Last"] * (number == RACES) + [
        "bet" if number == RACES else "Bet",
        f"{least}-{most}",
    ]

    def staked(stake: int) -> None:
        assert word(machine, NAME, "staked") == stake
        assert machine.text()[15][23:].split() == ["all" if stake == coins else "bet", str(stake)]
        assert machine.text()[16][23:].split() == ["win", str(min(stake * pays, 65535))]

    staked(least)
    for key in "pb":
        stake = least
        while stake < most:
            press(machine, key, after=8)
            stake = min(stake + LEAST * number, most)
            staked(stake)
        press(machine, key, after=8)
        staked(most if key == "p" else least)
        press(machine, "o", after=8)
        staked(max(most - LEAST * number, least) if key == "p" and least < most else most)
        while word(machine, NAME, "staked") > least:
            press(machine, "o", after=8)
        staked(least)
    machine.ports.held = ("p",)
    machine.frames(60)
    machine.ports.held = ()
    machine.frames(4)
    staked(min(most, max(word(machine, NAME, "staked"), least + 9 * LEAST * number)))


@pytest.mark.parametrize("key", ["n", "y", "BREAK"])
def test_break_asks_whether_to_leave(key: str, loaded) -> None:
    """On the page of a bet and in a race: N goes on as before, Y ends it with what there is; BREAK not in a race."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    shown = machine.text()
    press(machine, "BREAK", after=20)
    assert machine.text()[21].strip() == "Leave the races?  Y yes  N no"
    press(machine, key, after=60)
    if key != "n":
        assert machine.text()[23] == START, "no race has been run"
        press(machine, "ENTER", after=60)
        race(machine)
        on(machine)
        coins = word(machine, NAME, "coins")
        press(machine, "BREAK", after=20)
        press(machine, key, after=200)
        assert "THE RACES ARE OVER" in machine.text()[1]
        assert machine.text()[6].split() == ["Coins:", str(coins), *LISTED]
        assert machine.text()[8].split()[3:] == ["of", "1"]
        return
    assert machine.text() == shown
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, "hurry")
    machine.frames(50)
    press(machine, "BREAK", after=20)
    slice_ = byte(machine, NAME, "bet_slice")
    machine.frames(50)
    assert byte(machine, NAME, "bet_slice") == slice_, "the race waits"
    assert not machine.text()[23].strip(), "and nothing hurries it"
    press(machine, "BREAK", frames=60, after=20)
    assert machine.text()[21].strip() == "Leave the races?  Y yes  N no", "the bet would be lost"
    press(machine, "n", after=30)
    assert "hurry" in machine.text()[23]
    assert not machine.text()[21].strip()
    assert byte(machine, NAME, "bet_slice") > slice_


def test_who_runs_is_told_before_a_bet(loaded) -> None:
    """H: the four runners; then the same page, and the race is as it would have been."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "3", "p", after=8)
    shown, field = machine.text(), walls(machine)
    press(machine, "h", after=20)
    assert "THE RUNNERS" in machine.text()[1]
    assert all(name in "\n".join(machine.text()) for name in NAMES)
    assert "It draws a map for 5 ms" in machine.text()[12]
    press(machine, "ENTER", after=20)
    assert "PLACE YOUR BET" in machine.text()[1]
    assert "The odds are for this kind of" in machine.text()[8]
    press(machine, "ENTER", after=40)
    assert machine.text() == shown
    assert (walls(machine) == field).all()
    race(machine)
    assert machine.text()[23].strip() == "Press a key"


def test_a_key_that_is_held_bets_ever_more(loaded) -> None:
    """In the last race 7,500 coins in two and a half seconds; O leads back, and no further than the least."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 7500)
    for key, stake in (("p", 7500), ("o", 100)):
        press(machine, key, frames=125, after=8)
        assert word(machine, NAME, "staked") == stake
    press(machine, "p", after=8)
    assert word(machine, NAME, "staked") == 200, "tapped, it is as ever"


def test_random_keys_write_nothing_outside() -> None:
    """Below the program are BASIC and its variables, above it the user's graphics."""
    machine = at(NAME, "title")
    areas = [(0x5B00, 0x100), (0x5CD0, 0x5F40 - 0x5CD0), (0xFF58, 0xA8)]
    before = [bytes(machine.read(*area)) for area in areas]
    chance = random.Random(4)
    keys = [*"qaopsfwzxndlrcvkbtge123405h", "ENTER", "ENTER", "SPACE"]
    for _ in range(400):
        press(machine, chance.choice(keys), after=chance.choice([3, 20]))
        if machine.text()[23].startswith("0 OK"):
            break
    assert [bytes(machine.read(*area)) for area in areas] == before
