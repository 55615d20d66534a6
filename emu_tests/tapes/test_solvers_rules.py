"""Races of `solvers` that have a rule of their own: each is told before, on the page of the bet, and holds."""

import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, hold, place, press, word
from emu_tests.machine.solvers_bets import (
    COURSES,
    DARK,
    DEPTH,
    FINAL,
    HEAD,
    HEAD_START,
    INSIDE,
    KEYS_LEFT,
    NAME,
    PAYS,
    PLACE,
    RACES,
    RULE_PAGE,
    RULE_ROW,
    RULES,
    SECOND,
    SPECIAL,
    TIME,
    WAYS,
    judged,
    looked,
    programme,
    race,
    record,
    unmixed,
)
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

#: A word of what is said of each on its page.
SAID = {DARK: "dark", HEAD: "1.5 ms", SECOND: "second", INSIDE: "swap", FINAL: "all"}


def told(loaded, kind: int) -> Machine:
    """The page with the rule of this race, after the race before it."""
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    race(machine)
    unmixed(machine)
    machine.write(address(NAME, "race"), [kind])
    machine.write(address(NAME, "coins"), [0, 4])
    press(machine, "ENTER", frames=4, after=60)
    return machine


def begun(loaded, kind: int) -> Machine:
    """The page of the bet."""
    machine = told(loaded, kind)
    press(machine, "ENTER", frames=4, after=150)
    assert byte(machine, NAME, "bet_kind") == kind
    return machine


def walls_shown(machine: Machine) -> int:
    """Places of the board in the colour of walls."""
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[1:18, :20]
    return int(((shown > 0) & (shown < 7)).sum())


@pytest.mark.parametrize("kind", range(SPECIAL - 1, RACES))
def test_a_rule_is_told_on_a_page_and_beside_the_bet(kind: int, loaded) -> None:
    machine = told(loaded, kind)
    text = machine.text()
    assert text[9].strip() == RULE_PAGE
    assert SAID[kind] in text[11] + text[12]
    assert text[23].strip() == "Press a key"
    press(machine, "ENTER", frames=4, after=150)
    for page in ("bet", "help and back"):
        rows = machine.text()[RULE_ROW:]
        assert rows[0][1:].rstrip() == RULES[kind - SPECIAL + 1], page
        assert tuple(row[1 : KEYS_LEFT - 1].rstrip() for row in rows[1:]) == WAYS[0], page
        assert {row[KEYS_LEFT - 1] for row in rows} == {" "}, "nothing touches the keys"
        press(machine, "h", after=20)
        press(machine, "BREAK", after=40)


def test_the_rules_come_in_another_order_in_other_games(loaded) -> None:
    """Eight orders by the moment of the first key; each rule has each place equally often; the final is the last."""
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    orders = []
    for seed in range(256):
        machine.write(address(NAME, "seed"), [seed])
        order = []
        for number in range(RACES):
            machine.write(address(NAME, "race"), [number])
            machine.call(address(NAME, "race_kind"), stack=machine.registers.sp)
            order.append(machine.registers.a)
        assert order == programme(machine)
        assert sorted(order) == list(range(RACES))
        assert order[-1] == FINAL
        orders.append(tuple(order[SPECIAL - 1 : FINAL]))
    assert len(set(orders)) == 8
    for turn in range(FINAL - DARK):
        assert {[order[turn] for order in orders].count(kind) for kind in range(DARK, FINAL)} == {64}


def test_the_first_races_have_none(loaded) -> None:
    machine = told(loaded, SPECIAL - 2)
    machine.frames(100)
    assert machine.text()[0].startswith(f"RACE {SPECIAL - 1}")
    assert not machine.text()[RULE_ROW].strip()
    assert machine.text()[RULE_ROW + 1].startswith(f" {WAYS[0][0]}")


def test_the_maze_goes_dark_after_six_seconds_and_stays_so(loaded) -> None:
    machine = begun(loaded, DARK)
    assert walls_shown(machine) > 100
    machine.frames(100)
    assert walls_shown(machine) > 100
    machine.frames(150)
    assert walls_shown(machine) == 0
    press(machine, "3", after=8)
    assert byte(machine, NAME, "bet") == DEPTH
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    assert walls_shown(machine) == 0
    machine = begun(loaded, HEAD)
    machine.frames(400)
    assert walls_shown(machine) > 100


@pytest.mark.parametrize("kind", [HEAD, FINAL])
def test_depth_first_has_a_head_start_in_one_race(kind: int, loaded, library: Library) -> None:
    """Its time and all that it looks at are earlier by as much; the others are as ever."""
    machine = begun(loaded, kind)
    found = judged(machine, library)
    race(machine)
    early = HEAD_START if kind == HEAD else 0
    for lane, (steps, tstates, _) in enumerate(found):
        if steps is not None:
            time = int.from_bytes(record(machine, lane)[TIME : TIME + 2], "little")
            assert abs(time + early * (lane == DEPTH) - tstates / 350) <= 2
    first = min(slice_ & 0x7F for slice_ in looked(machine, DEPTH).values())
    assert first in (range(4, 8) if early else range(7, 11))


@pytest.mark.parametrize("kind", [SECOND, FINAL])
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_the_second_wins_a_bet_in_one_race(kind: int, wanted: int, loaded, library: Library) -> None:
    machine = begun(loaded, kind)
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    lane = times.index(sorted(times)[wanted - 1])
    press(machine, str(lane + 1), after=8)
    stake, coins = word(machine, NAME, "staked"), word(machine, NAME, "coins")
    race(machine)
    assert record(machine, lane)[PLACE] == wanted
    won = wanted <= (2 if kind == SECOND else 1)
    assert word(machine, NAME, "coins") == coins - stake + won * stake * PAYS[kind][lane]


def test_a_race_from_the_inside_out(loaded) -> None:
    machine = begun(loaded, INSIDE)
    corner = COURSES[INSIDE][1]
    assert place(machine, NAME, "solve_finish") == corner
    assert place(machine, NAME, "solve_start") != corner


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
