"""The coins of `solvers` in races: all of them bet, 15,000, the most, too few."""

import pytest

from emu_tests.machine.pressing import address, byte, press, word
from emu_tests.machine.solvers_bets import (
    COUNTS,
    NAME,
    PAYS,
    PLACE,
    begun,
    broke,
    counted,
    order,
    played,
    podium,
    race,
    record,
    stand,
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
