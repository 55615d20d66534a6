"""A bet of `solvers` is changed while the race runs: once, and only until the first has had two thirds of its time."""

from collections.abc import Callable

import pytest

from emu_tests.machine.pressing import address, byte, frames_until, press, until, word
from emu_tests.machine.solvers_bets import (
    CHANCE,
    HURRY,
    LEAVE,
    LEAVE_ROW,
    NAME,
    PAYS,
    RACE,
    SECOND,
    SLICES,
    STAKED_ROW,
    begun,
    decided,
    on,
    order,
    race,
    record,
    unmixed,
    waited,
)
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

#: Half periods of notes: of what is refused, of the first note of sound_rise.
BUZZ, RISE = 30 * 256 + 250, 160


def started(machine: Machine, lane: int, stake: int = 40, coins: int = 100) -> None:
    """A race with this stake on a lane, until its first frame."""
    press(machine, "ENTER", after=60)
    press(machine, str(lane + 1), after=8)
    machine.write(address(NAME, "coins"), [coins & 255, coins >> 8])
    machine.write(address(NAME, "staked"), [stake, 0])
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, CHANCE)
    machine.frames(20)


def said(machine: Machine) -> str:
    return " ".join(machine.text()[STAKED_ROW].split())


def heard(machine: Machine, key: str) -> set[int]:
    """B and C of all notes in the eighth of a second after a press."""
    machine.ports.held = (key,)
    notes = set()
    for _ in range(6):
        until(machine, NAME, "sound_tone", 12)
        notes.add(machine.registers.bc)
    machine.ports.held = ()
    machine.frames(4)
    return notes


@pytest.mark.parametrize("first", [True, False])
def test_s_adds_as_many_coins_which_pay_double(first: bool, loaded, library: Library) -> None:
    """Once: a second S does nothing; the next race begins with the stake as it was before."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    lane = order(machine, library)[0 if first else -1]
    pays = PAYS[byte(machine, NAME, "bet_kind")][lane]
    machine = loaded(NAME)
    started(machine, lane)
    assert word(machine, NAME, "coins") == 60
    assert RISE in {note & 255 for note in heard(machine, "s")}
    for _ in range(2):
        assert word(machine, NAME, "coins") == 20
        assert said(machine).endswith(f"bet 80, get {40 * pays + 80}")
        assert HURRY in machine.text()[23]
        press(machine, "s", "t", after=8)
    decided(machine)
    machine.frames(3)
    assert said(machine) == (f"You get {40 * pays + 80} coins" if first else "You lose 80 coins")
    coins = 20 + first * (40 * pays + 80)
    assert word(machine, NAME, "coins") == coins
    waited(machine, "Press a key")
    machine.frames(150)
    on(machine)
    assert word(machine, NAME, "staked") == (40 if first else 10), "as far as it is allowed"


def test_s_adds_no_more_than_there_is(loaded) -> None:
    """All that is left, if that is less; if nothing is left it is refused, and T is still there."""
    machine = loaded(NAME)
    started(machine, 0, coins=100)
    machine.write(address(NAME, "coins"), [7, 0])
    press(machine, "s", after=20)
    assert word(machine, NAME, "coins") == 0
    assert "bet 47, get " in said(machine)
    machine = loaded(NAME)
    started(machine, 0)
    machine.write(address(NAME, "coins"), [0, 0])
    told = said(machine)
    assert BUZZ in heard(machine, "s")
    assert said(machine) == told
    assert CHANCE in machine.text()[23]
    press(machine, "t", after=20)
    assert word(machine, NAME, "coins") == 20


@pytest.mark.parametrize("stake", [40, 25])
def test_t_takes_half_of_the_bet_back(stake: int, loaded) -> None:
    """The race goes on without a bet; nothing is lost or won with it; the next bet is on the same runner."""
    machine = loaded(NAME)
    started(machine, 2, stake)
    press(machine, "t", after=20)
    coins = 100 - stake + stake // 2
    assert word(machine, NAME, "coins") == coins
    told = f"{stake // 2} back, {stake - stake // 2} lost"
    assert said(machine) == told
    assert HURRY in machine.text()[23]
    press(machine, "s", "t", after=8)
    press(machine, "BREAK", after=20)
    assert machine.text()[LEAVE_ROW].strip() == LEAVE
    assert said(machine) == told, "nothing is lost any more"
    press(machine, "n", after=20)
    waited(machine, "Press a key")
    machine.frames(100)
    assert said(machine) == f"{told} Now {coins}"
    assert word(machine, NAME, "coins") == coins
    assert byte(machine, NAME, "wins") == 0
    on(machine)
    assert byte(machine, NAME, "bet") == 2
    race(machine)
    assert word(machine, NAME, "coins") != coins, "the next bet counts"


def test_the_chance_is_over_after_two_thirds(loaded) -> None:
    """Before anyone is there; BREAK and N do not take it away."""
    machine = loaded(NAME)
    started(machine, 1)
    press(machine, "BREAK", after=20)
    assert said(machine) == "You would lose 40 coins"
    press(machine, "n", after=10)
    assert CHANCE in machine.text()[23]
    golden = []
    while CHANCE in machine.text()[23]:
        row = machine.attributes()[23 * 32 :]
        assert [machine.text()[23][at] for at in range(32) if row[at] == 0x46] == ["S", "T"], "keys"
        bar = [ink == 0x70 for ink in row if ink != 0x46]
        assert bar == sorted(bar, reverse=True), "it gets shorter from the right"
        golden.append(sum(bar))
        machine.frames(1)
    assert golden == sorted(golden, reverse=True)
    assert golden[-1] < 5
    assert golden[0] > 15
    frames_until(machine, lambda: HURRY in machine.text()[23], 4)
    first = record(machine, byte(machine, NAME, "race_first"))[SLICES]
    slice_ = byte(machine, NAME, "bet_slice")
    assert slice_ - 1 < first * 2 / 3 <= slice_ + 1
    assert byte(machine, NAME, "lane_won") == 4
    told = said(machine)
    press(machine, "s", "t", after=8)
    assert said(machine) == told
    assert word(machine, NAME, "coins") == 60


def test_a_demonstration_has_none(loaded) -> None:
    machine = loaded(NAME)
    press(machine, "w", after=0)
    until(machine, NAME, "race_show", RACE)
    machine.frames(60)
    assert "A race to watch" in machine.text()[23]
    assert byte(machine, NAME, "race_due") == 1


def test_break_before_the_second_says_what_is_lost(loaded, library: Library) -> None:
    """Each way: the first is there, another one is bet on, so the bet is not judged yet."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    unmixed(machine)
    begun(machine, 7, 1000)
    machine.write(address(NAME, "bet_kind"), [SECOND])
    press(machine, str(order(machine, library)[-1] + 1), after=8)
    stake = word(machine, NAME, "staked")
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "bet_judge", RACE)
    frames_until(machine, at_rest(machine), 200)
    press(machine, "BREAK", after=12)
    assert machine.text()[LEAVE_ROW].strip() == LEAVE
    assert said(machine) == f"You would lose {stake} coins"
    press(machine, "n", after=4)
    assert " bet " in machine.text()[STAKED_ROW]


def at_rest(machine: Machine) -> Callable[[], bool]:
    """The first has been shown, and the others run on."""
    slice_ = byte(machine, NAME, "bet_slice")
    return lambda: byte(machine, NAME, "bet_slice") != slice_


def test_a_stake_that_cannot_change_buzzes(loaded) -> None:
    """The least and the most of one who is poor; a stake that changes clicks."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 8, 30)
    assert [machine.text()[row][23:].split() for row in (15, 16)] == [["min", "15"], ["max", "30"]]
    for key in "op":
        if key == "p":
            press(machine, "p", after=8)
        until_silent(machine)
        machine.ports.held = (key,)
        until(machine, NAME, "sound_tone", 12)
        assert machine.registers.bc == BUZZ
        machine.ports.held = ()
        machine.frames(6)
    begun(machine, 1, 100)
    machine.ports.held = ("p",)
    until(machine, NAME, "sound_tone", 12)
    assert machine.registers.bc != BUZZ


def test_nobody_bets_all_who_has_not_chosen_it(loaded, library: Library) -> None:
    """One who becomes poor begins with half of the coins, though the stake before was more."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, str(order(machine, library)[-1] + 1), after=8)
    press(machine, "p", frames=100, after=8)
    assert word(machine, NAME, "staked") == 50
    machine.write(address(NAME, "coins"), [80, 0])
    race(machine)
    on(machine)
    assert (word(machine, NAME, "coins"), word(machine, NAME, "staked")) == (30, 15)
    press(machine, "p", after=8)
    assert word(machine, NAME, "staked") == 30


def until_silent(machine: Machine) -> None:
    machine.ports.held = ()
    machine.frames(8)
