"""The clock of a bet in `solvers`: it runs from race 2 on, stops while something else is shown, and begins the race."""

import numpy as np
import pytest

from emu_tests.machine.pressing import address, byte, press, until, word
from emu_tests.machine.solvers_bets import CLOCK_ROW, KEYS_LEFT, NAME, RESULTS_ROW, on, race
from zxmazes.machine.spectrum import Machine


def bar(machine: Machine) -> int:
    """Cells of it on the screen."""
    line = 2 << 11 | 2 << 8 | (CLOCK_ROW & 7) << 5
    shown = machine.screen()[line + 1 : line + 9].count(0x3F)
    assert machine.text()[CLOCK_ROW][9:KEYS_LEFT].split() == (["time"] if shown else []), "a gap, and what it is"
    assert machine.text()[RESULTS_ROW][11:KEYS_LEFT].split() == ["races"]
    return shown


def second(loaded) -> Machine:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [0, 4])
    race(machine)
    on(machine)
    machine.frames(30)
    return machine


def test_the_first_race_waits(loaded) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    assert bar(machine) == 0
    machine.frames(2000)
    assert machine.text()[0].startswith("RACE 1")


@pytest.mark.parametrize("lane", [0, 2])
def test_the_race_begins_when_the_time_is_over_with_the_bet_as_it_is(lane: int, loaded) -> None:
    machine = second(loaded)
    assert bar(machine) == 8
    press(machine, str(lane + 1), after=8)
    press(machine, "p", after=8)
    staked = word(machine, NAME, "staked")
    machine.frames(600)
    assert 2 < bar(machine) < 6
    assert machine.text()[0].startswith("RACE 2")
    until(machine, NAME, "race_run", 700)
    assert (byte(machine, NAME, "bet"), word(machine, NAME, "staked")) == (lane, staked)


@pytest.mark.parametrize("key", ["h", "BREAK"])
def test_help_and_a_question_stop_it(key: str, loaded) -> None:
    machine = second(loaded)
    machine.frames(200)
    left = bar(machine)
    press(machine, key, after=20)
    machine.frames(1500)
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[1:RESULTS_ROW, :20]
    assert key == "h" or not ((shown > 0) & (shown < 7)).any(), "no wall is seen meanwhile"
    press(machine, "BREAK" if key == "h" else "n", after=40)
    assert machine.text()[0].startswith("RACE 2")
    assert left - 1 <= bar(machine) <= left


def test_the_mark_of_this_race_hops(loaded) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    seen = set()
    for _ in range(20):
        machine.frames(1)
        screen = machine.screen()
        seen.add(bytes(screen[2 << 11 | line << 8 | (RESULTS_ROW & 7) << 5 | 1] for line in range(8)))
    assert len(seen) == 2
