"""Keys of one's own on the pages of `solvers`."""

import itertools

import pytest

from emu_tests.machine.pressing import byte, press, word
from emu_tests.machine.solvers_bets import NAME, on, race
from zxmazes.machine.spectrum import Machine


def begin_with(machine: Machine, chosen: str) -> None:
    """Press these on the page of keys, then open the page of a bet."""
    press(machine, "k", after=20)
    for key in chosen:
        press(machine, key, after=20)
    press(machine, "BREAK", after=60)
    press(machine, "ENTER", after=60)


@pytest.mark.parametrize("chosen", "1234")
def test_a_set_of_keys_stays_while_solvers_run(chosen: str, loaded) -> None:
    """Its table is not where a race has its records, or a solver its arrays: after a race keys are as they were."""
    machine = loaded(NAME)
    press(machine, "k", after=20)
    press(machine, chosen, after=20)
    press(machine, "BREAK", after=60)
    table = word(machine, NAME, "direction_keys")
    kept = machine.read(table, 16)
    press(machine, "ENTER", after=60)
    race(machine)
    on(machine)
    assert machine.text()[0].split()[:2] == ["RACE", "2/10"]
    assert (word(machine, NAME, "direction_keys"), machine.read(table, 16)) == (table, kept)


@pytest.mark.parametrize("chosen", ["1", "2", "4", "5890op"])
def test_a_digit_picks_its_line_in_sets_of_other_keys(chosen: str, loaded) -> None:
    """Caps name the digits; the cap of the stake has the keys that change it."""
    machine = loaded(NAME)
    begin_with(machine, chosen)
    assert [machine.text()[2 + 3 * lane][20] for lane in range(4)] == list("1234")
    assert machine.text()[14][20:22] == {"1": "OP", "2": "67", "4": "58", "5890op": "0O"}[chosen]
    for frames in (2, 40):
        for first, digit in itertools.product("1234", "1234"):
            for key in (first, digit):
                press(machine, key, frames=frames, after=8)
                assert byte(machine, NAME, "bet") == int(key) - 1, (first, digit, frames)
    assert machine.text()[0].split()[:2] == ["RACE", "1/10"], "and no race has begun"


@pytest.mark.parametrize("chosen", ["3", "54312q"])
def test_digits_that_are_ways_are_ways_first(chosen: str, loaded) -> None:
    """Less and more by 1 and 2, as their cap says; 3 and 4, down and up, choose, as two caps beside runners say."""
    machine = loaded(NAME)
    begin_with(machine, chosen)
    assert [machine.text()[2 + 3 * lane][20] for lane in range(4)] == list("4  3")
    assert machine.text()[14][20:22] == "12"
    for key, bet, stake in (("2", 0, 20), ("2", 0, 30), ("1", 0, 20), ("3", 1, 20), ("3", 2, 20), ("4", 1, 20)):
        press(machine, key, after=8)
        assert (byte(machine, NAME, "bet"), word(machine, NAME, "staked")) == (bet, stake), key
    press(machine, "2", frames=60, after=8)
    assert (byte(machine, NAME, "bet"), word(machine, NAME, "staked")) == (1, 50)


@pytest.mark.parametrize("taken", ["s", "f", "b", "ENTER"])
def test_a_letter_of_a_page_is_no_key_of_ones_own(taken: str, loaded) -> None:
    """B of bets and key points and ENTER among them: what is asked for stays the same; it is told who has it."""
    machine = loaded(NAME)
    press(machine, "k", after=20)
    press(machine, "5", after=20)
    before = machine.text()
    press(machine, taken, after=20)
    assert machine.text()[17].strip() == f"{taken.upper()} is taken by free mazes."
    assert machine.text()[7:16] == before[7:16]
    press(machine, "u", after=20)
    assert machine.text()[7:16] != before[7:16]
