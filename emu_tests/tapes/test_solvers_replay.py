"""R on the result of a race of `solvers` shows the race once more, slower, and changes neither coins nor results."""

from emu_tests.machine.pressing import address, byte, press, until, word
from emu_tests.machine.solvers_bets import LANES, MOVES, NAME, PLACE, RACE, STEPS, TIME, order, race, record, waited
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

RESULT, WATCHED = "Press a key   R again", "A race to watch. Press a key."


def told(machine: Machine) -> list[bytes]:
    """What a race has come to, by the records: places, times, steps, ways."""
    records = [record(machine, lane) for lane in range(len(LANES))]
    return [bytes([kept[PLACE], *kept[TIME : TIME + 2], kept[STEPS]]) + kept[MOVES:200] for kept in records]


def kept(machine: Machine) -> list[object]:
    """What the races have come to."""
    values = [byte(machine, NAME, label) for label in ("wins", "race")]
    lists = [machine.read(address(NAME, label), 4) for label in ("bet_results", "races_won")]
    return [word(machine, NAME, "coins"), word(machine, NAME, "coins_most"), *values, *map(bytes, lists)]


def bet_won(machine: Machine, library: Library) -> None:
    """The result of a race that is won."""
    press(machine, "ENTER", after=150)
    press(machine, str(order(machine, library)[0] + 1), after=8)
    race(machine)
    waited(machine, RESULT)


def test_r_shows_the_race_again_slowly_and_changes_nothing(loaded, library: Library) -> None:
    machine = loaded(NAME)
    bet_won(machine, library)
    before, result = kept(machine), told(machine)
    assert word(machine, NAME, "coins") > 100
    machine.frames(8)
    press(machine, "r", after=0)
    waited(machine, WATCHED)
    machine.frames(1)
    assert 900 < waited(machine, RESULT) < RACE, "three times as long as a race, until the first is there"
    assert kept(machine) == before
    assert told(machine) == result
    assert machine.text()[22].split() == ["Now", str(before[0])]
    machine.frames(8)
    press(machine, "r", after=0)  # and again, and a key ends it
    waited(machine, WATCHED)
    machine.frames(100)
    press(machine, "ENTER", after=0)
    assert waited(machine, RESULT) < 10
    assert kept(machine) == before
    machine.frames(8)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "bet_page", 500)
    assert byte(machine, NAME, "bet") < len(LANES)
    assert byte(machine, NAME, "race") == 2
