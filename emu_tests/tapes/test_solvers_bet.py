"""Bets of `solvers`: odds, limits, and the keys of a bet."""

import random

import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import at, byte, press, word
from emu_tests.machine.solvers_bets import (
    CHANCE,
    HURRY,
    LEAST,
    LEAVE,
    LEAVE_ROW,
    LISTED,
    MOST,
    NAME,
    NAMES,
    PAYS,
    PLACE,
    PLAIN,
    RULE_ROW,
    RULES,
    SECOND,
    SNAIL,
    begun,
    counted,
    heading,
    limits,
    on,
    programme,
    race,
    record,
    said,
    saying,
    waited,
    walls,
)


def test_coins_and_odds(loaded) -> None:
    """Every lane in turn, with each stake; what a lane pays is told, and how it looks."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    coins, kept = 100, 0
    for number in range(6):
        lane = number % 4
        assert word(machine, NAME, "coins") == coins
        assert " ".join(machine.text()[0].split()) == heading(number + 1, programme(machine)[number], coins)
        pays = PAYS[byte(machine, NAME, "bet_kind")]
        shown = [machine.text()[3 + 3 * place][24:].split()[0].lstrip("x") for place in range(4)]
        assert shown == [str(pay) for pay in pays]
        assert machine.text()[21][21:].rstrip() == "ENTER race"
        assert machine.text()[23][21:].rstrip() == "BREAK leave"
        least, most = limits(number + 1, coins)
        kept = min(kept, (coins + 1) // 2)
        if number % 2:
            press(machine, "p", after=8)
        stake = word(machine, NAME, "staked")
        assert stake == min(max(kept, least) + LEAST * (number + 1) * (number % 2), most), "that of the race before"
        kept = stake
        press(machine, str(lane + 1), after=8)
        kind = byte(machine, NAME, "bet_kind")
        assert said(machine) == saying(kind, lane)
        assert machine.text()[RULE_ROW].strip() == (RULES[kind - PLAIN] if kind >= PLAIN else "")
        assert machine.text()[17][23:].split() == ["get", str(stake * pays[lane])]
        race(machine)
        place_there = record(machine, lane)[PLACE]
        won = place_there == (4 if kind == SNAIL else 1) or (kind == SECOND and place_there == 2)
        coins += stake * pays[lane] * won - stake
        assert word(machine, NAME, "coins") == coins
        told = f"You get {stake * pays[lane]} coins" if won else f"You lose {stake} coins"
        machine.frames(150)
        assert " ".join(machine.text()[22].split()) == f"{told} Now {coins}"
        assert machine.text()[23].strip().startswith("Press a key")
        on(machine)
        if not coins:
            break


@pytest.mark.parametrize(
    ("number", "coins"),
    [
        (1, 10),
        (1, 35),
        (1, 100),
        (2, 15),
        (2, 40),
        (2, 41),
        (4, 231),
        (9, 5000),
        (5, 1400),
        (7, 65535),
        (10, 60),
        (10, 700),
        (10, 1999),
    ],
)
def test_what_may_be_bet(number: int, coins: int, loaded) -> None:
    """P more, to the most; O less, to the least, no more than half. Both are told. The poor may bet all."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, number, coins)
    least, most = limits(number, coins)
    pays = PAYS[byte(machine, NAME, "bet_kind")][0]

    def staked(stake: int) -> None:
        assert word(machine, NAME, "staked") == stake
        assert machine.text()[14][23:].split() == ["all" if stake == coins else "bet", str(stake)]
        assert [machine.text()[row][23:].split() for row in (15, 16)] == [["min", str(least)], ["max", str(most)]]
        bank = MOST - coins
        pay = ["get", stake * pays] if stake * pays < bank + stake else ["bank", bank + stake]
        assert machine.text()[17][22:].split() == [str(part) for part in pay], "the most that it can be"

    staked(least)
    stake = least
    while stake < most:
        press(machine, "p", after=8)
        stake = min(stake + LEAST * number, most)
        staked(stake)
    press(machine, "p", after=8)
    staked(most)
    press(machine, "o", after=8)
    staked(max(most - LEAST * number, least))
    while word(machine, NAME, "staked") > least:
        press(machine, "o", after=8)
    press(machine, "o", after=8)
    staked(least)  # no further
    machine.ports.held = ("p",)
    machine.frames(60)
    machine.ports.held = ()
    machine.frames(4)
    staked(min(most, max(word(machine, NAME, "staked"), least + 9 * LEAST * number)))


@pytest.mark.parametrize("key", ["n", "y", "BREAK"])
def test_break_asks_whether_to_leave(key: str, loaded) -> None:
    """On the page of a bet and in a race: N and BREAK go on as before, Y ends it with what there is."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    shown = machine.text()
    press(machine, "BREAK", after=20)
    assert machine.text()[LEAVE_ROW].strip() == LEAVE
    assert machine.text()[14].split() == ["Coins", "100"]
    assert {0x43, 0x44, 0x45, 0x46} <= set(machine.attributes()[32 * 5 : 32 * 6]), "the runners"
    press(machine, key, after=60)
    if key == "y":
        assert machine.text()[23] == START, "no race has been run"
        press(machine, "ENTER", after=60)
        race(machine)
        on(machine)
        coins = word(machine, NAME, "coins")
        press(machine, "BREAK", after=20)
        press(machine, key, after=200)
        assert "THE RACES ARE OVER" in machine.text()[0]
        assert counted(machine)[:2] == [["Coins", str(coins)], ["Most", str(max(100, coins))]]
        assert counted(machine)[2][1].endswith("/1")
        assert machine.text()[15].strip() == LISTED
        return
    assert machine.text() == shown
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, CHANCE)
    machine.frames(50)
    press(machine, "BREAK", after=20)
    slice_ = byte(machine, NAME, "bet_slice")
    machine.frames(50)
    assert byte(machine, NAME, "bet_slice") == slice_, "the race waits"
    assert machine.text()[LEAVE_ROW].strip() == LEAVE, "and nothing hurries it"
    assert machine.text()[22].strip() == "You would lose 10 coins"
    press(machine, key, after=30)
    assert machine.text()[22].strip().startswith("Left bet 10, get "), "still at stake"
    assert CHANCE in machine.text()[23] or HURRY in machine.text()[23]
    assert byte(machine, NAME, "bet_slice") > slice_


def test_who_runs_is_told_before_a_bet(loaded) -> None:
    """H: the four runners; then the same page, and the race is as it would have been."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "3", "p", after=8)
    shown, field = machine.text(), walls(machine)
    press(machine, "h", after=20)
    assert "THE RUNNERS" in machine.text()[2]
    words = "\n".join(machine.text())
    assert all(name in words for name in NAMES[:2])
    press(machine, "ENTER", after=20)
    words = "\n".join(machine.text())
    assert all(name in words for name in NAMES[2:])
    assert "waits first (see the ms" in words
    press(machine, "ENTER", after=20)
    assert "PLACE YOUR BET" in machine.text()[2]
    assert "to turn 100 coins into 15000!" in machine.text()[18]
    press(machine, "ENTER", after=20)
    assert "your bet times its odds:" in machine.text()[5]
    press(machine, "ENTER", after=20)
    assert "IN A RACE" in machine.text()[2]
    press(machine, "ENTER", after=40)
    assert machine.text() == shown
    assert (walls(machine) == field).all()
    race(machine)
    assert machine.text()[23].strip().startswith("Press a key")


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


@pytest.mark.parametrize("frames", [8, 16, 30, 60])
def test_break_held_on_the_list_of_mazes_leads_no_further_than_to_the_maze(frames: int) -> None:
    machine = at(NAME, "maze", "g")
    press(machine, "BREAK", frames=frames, after=20)
    assert any("move" in row for row in machine.text()[20:])
    assert not any("start" in row for row in machine.text()[20:])
