"""The end of the races of `solvers`: coins, titles, the best, the mice on the stand."""

import pytest

from emu_tests.machine.pressing import address, frames_until, press
from emu_tests.machine.solvers_bets import LISTED, NAME, begun, counted, on, order, played, race, stand
from zxmazes.routines.library import Library


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
