"""What `solvers` shows so that nobody need ask: whole words, a demonstration's bet, a pause, the way."""

import numpy as np
import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import address, at, byte, frames_until, hold, press, until, word
from emu_tests.machine.solvers_bets import (
    DARK,
    LEAVE,
    NAME,
    RACE,
    RULE_RACED,
    RULES,
    SNAIL,
    STEPS_ROW,
    begun,
    corner,
    on,
    waited,
)
from emu_tests.machine.solvers_tape import ROUTE, marks, opened

#: What stands above the number of a board, the column of its words; the coins that a demonstration begins with.
CAPTIONS, PANEL, DEMO_COINS = {"to go", "steps"}, 10, 100
#: T-states after the beginning of a frame.
MOMENTS = range(20000, 69000, 7000)


def test_no_caption_is_half_another_one(loaded) -> None:
    """A runner arrives: its rooms to go become its steps, all at once when a frame begins; in seven races."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    seen, corners = set(), [corner(lane) for lane in range(4)]
    for number in range(1, 8):
        begun(machine, number, 1000)
        press(machine, "ENTER", frames=4, after=0)
        until(machine, NAME, "lane_finish", RACE)
        while "Press a key" not in machine.text()[23]:
            for moment in MOMENTS:
                machine.run((moment - machine.registers.t) % machine.frame)
                text = machine.text()
                seen |= {text[top + STEPS_ROW - 1][left + PANEL : left + PANEL + 5] for top, left in corners}
        machine.frames(20)
        on(machine)
        machine.frames(40)
    assert seen == CAPTIONS


def test_a_rule_that_is_over_is_not_told_in_the_race(loaded) -> None:
    """The maze that goes dark is shown in the race; other rules count until the end."""
    for kind, number in ((DARK, 3), (SNAIL, 5)):
        machine = loaded(NAME)
        press(machine, "ENTER", after=60)
        begun(machine, number, 1000)
        machine.write(address(NAME, "bet_kind"), [kind])
        press(machine, "ENTER", frames=4, after=0)
        waited(machine, "T half back")
        machine.frames(10)
        assert machine.text()[RULE_RACED].strip() == ("" if kind == DARK else RULES[kind - DARK])


def test_a_demonstration_bets_before_it_races(loaded) -> None:
    """The page of a bet for some seconds: each runner in turn, more coins; then the race has that bet."""
    machine = loaded(NAME)
    press(machine, "w", after=0)
    frames_until(machine, lambda: machine.text()[0].startswith("RACE 1/10"), 200)
    chosen, staked, frames = set(), set(), 0
    while "On your marks" not in machine.text()[23]:
        chosen.add(byte(machine, NAME, "bet"))
        staked.add(word(machine, NAME, "staked"))
        machine.frames(1)
        frames += 1
    assert 200 < frames < 700, "some seconds"
    assert chosen == {0, 1, 2, 3}
    assert {10, 20, 30, 40} <= staked
    waited(machine, "bet 40, get ", 22)
    machine.frames(3)
    assert "A race to watch" in machine.text()[23]
    assert word(machine, NAME, "coins") == DEMO_COINS - 40


def test_the_coins_of_a_demonstration_go_on(loaded) -> None:
    """In each race those that the one before has left; from 100 on again when they are fewer than 10."""
    machine, coins, outcomes = loaded(NAME), DEMO_COINS, set()
    press(machine, "w", after=0)
    for number in range(8):
        until(machine, NAME, "bet_shown", RACE)
        assert word(machine, NAME, "coins") == coins
        frames_until(machine, lambda: machine.text()[0].endswith(" coins"), 200)
        machine.frames(1)
        assert machine.text()[0].split()[-2] == str(coins)
        until(machine, NAME, "race_run", RACE)
        staked = word(machine, NAME, "staked")
        until(machine, NAME, "bet_purse", RACE)
        machine.frames(4)
        words = machine.text()[22].split()
        coins += (int(words[2]) if words[1] == "get" else 0) - staked
        assert words[-2:] == ["Now", str(coins)]
        outcomes.add(words[1])
        if number == 5:
            coins = 9
            machine.write(address(NAME, "coins"), [coins, 0])
        if coins < 10:
            coins = DEMO_COINS
    assert outcomes == {"get", "lose"}


def test_after_ten_seconds_the_library_races(loaded) -> None:
    machine = loaded(NAME)
    machine.frames(560)
    assert machine.text()[23] != START
    frames_until(machine, lambda: "A race to watch" in machine.text()[23], 250)


def test_break_says_that_the_game_is_paused(loaded) -> None:
    """On the page of a bet, where the clock waits, and in a race."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "BREAK", after=20)
    assert machine.text()[2].strip() == "PAUSED: the clock waits"
    assert machine.text()[23].strip() == LEAVE
    press(machine, "n", after=60)
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, "T half back")
    press(machine, "BREAK", after=20)
    assert machine.text()[23].split()[0] == "PAUSED"


def test_the_podium_says_what_its_numbers_are(loaded) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 5, 1000)
    press(machine, "BREAK", after=20)
    press(machine, "y", after=200)
    assert machine.text()[12][19:].strip() == "races won"


def test_the_way_stands_out_on_colours(loaded) -> None:
    """Each of its places is as it was, bright white on bright blue; the others have colours by their distance."""
    machine = opened(loaded)
    press(machine, "ENTER", after=200)
    before = marks(machine) == ROUTE
    assert before.sum() > 20
    press(machine, "c", after=60)
    shown = marks(machine)
    assert ((shown == ROUTE) == before).all()
    assert len(np.unique(shown)) > 5


@pytest.mark.parametrize("frames", [2, 10, 60])
@pytest.mark.parametrize("leafed", range(6))
def test_help_of_a_bet_leads_back_at_once(leafed: int, frames: int, loaded) -> None:
    """BREAK from each of its pages, or ENTER after the last one, which is none about free mazes."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=100)
    before = machine.text()
    for key in ("h", *leafed * ["ENTER"]):
        press(machine, key, after=30)
        assert "FREE" not in machine.text()[2]
    if leafed < 5:
        press(machine, "BREAK", frames=frames, after=60)
    assert machine.text()[:18] == before[:18]


@pytest.mark.parametrize("page", ["help", "keys", "own", "best", "bet", "bet-other", "free-help", "edit"])
def test_break_of_three_frames_leads_back(page: str) -> None:
    machine = at(NAME, page)
    machine.frames(20)
    shown = machine.text()
    hold(machine, "BREAK")
    machine.frames(3)
    hold(machine)
    machine.frames(60)
    assert machine.text() != shown
