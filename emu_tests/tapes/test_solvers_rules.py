"""Races of `solvers` that have a rule of their own: each is told before, on the page of the bet, and holds."""

import numpy as np
import pytest

from emu_tests.machine.pressing import address, byte, place, press, until, word
from emu_tests.machine.solvers_bets import (
    COUNTS,
    COURSES,
    DARK,
    DEPTH,
    EARLY,
    FINAL,
    INSIDE,
    KEYS_LEFT,
    LEAVE,
    NAME,
    NAMES,
    PAYS,
    PLACE,
    PLAIN,
    RACES,
    RULE_PAGE,
    RULE_RACED,
    RULE_ROW,
    RULES,
    SECOND,
    SNAIL,
    STAKED_ROW,
    WAY_ROW,
    WAYS,
    WHY_ROW,
    WORD_ROW,
    corner,
    decided,
    judged,
    large,
    looked,
    order,
    programme,
    race,
    record,
    said,
    saying,
    time_of,
    unmixed,
    why,
)
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

#: A word of what is said of each on its page.
SAID = {DARK: "dark", SNAIL: "slowest", SECOND: "second", INSIDE: "corner", FINAL: "all"}
#: The race in which each is, if rules are not mixed.
NUMBERS = {DARK: 3, SNAIL: 5, SECOND: 7, INSIDE: 9, FINAL: 10}


def told(loaded, kind: int) -> Machine:
    """The page with the rule of this race, after the race before it."""
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    race(machine)
    unmixed(machine)
    machine.write(address(NAME, "race"), [NUMBERS.get(kind, kind + 1) - 1])
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


@pytest.mark.parametrize("kind", range(PLAIN, RACES))
def test_a_rule_is_told_on_a_page_and_beside_the_bet(kind: int, loaded) -> None:
    machine = told(loaded, kind)
    text = machine.text()
    assert text[9].strip() == RULE_PAGE
    assert SAID[kind] in text[11] + text[12]
    assert (text[12].strip() == COUNTS) == (kind == FINAL)
    assert text[23].strip().startswith("Press a key")
    press(machine, "ENTER", frames=4, after=150)
    for page in ("bet", "help and back"):
        rows = machine.text()[RULE_ROW:]
        assert rows[0][1:].rstrip() == RULES[kind - PLAIN], page
        assert set(machine.attributes()[32 * RULE_ROW + 1 : 32 * RULE_ROW + 20]) == {0x78}, "a bar"
        assert said(machine) == saying(kind, 0), page
        assert {row[KEYS_LEFT - 1] for row in rows[1:]} == {" "}, "nothing touches the keys"
        press(machine, "h", after=20)
        press(machine, "BREAK", after=40)


def test_the_rules_come_in_another_order_in_other_games(loaded) -> None:
    """Eight orders by the moment of the first key; each rule has each place equally often; the final is the last."""
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    orders = []
    for seed in range(256):
        machine.write(address(NAME, "seed"), [seed])
        kinds = []
        for number in range(RACES):
            machine.write(address(NAME, "race"), [number])
            machine.call(address(NAME, "race_kind"), stack=machine.registers.sp)
            kinds.append(machine.registers.a)
        assert kinds == programme(machine)
        assert sorted(kinds) == list(range(RACES))
        assert kinds[-1] == FINAL
        orders.append(tuple(kinds[2:FINAL:2]))
    assert len(set(orders)) == 8
    for turn in range(FINAL - DARK):
        assert {[one[turn] for one in orders].count(kind) for kind in range(DARK, FINAL)} == {64}


@pytest.mark.parametrize("number", [2, 4, 6, 8])
def test_every_second_race_has_none(number: int, loaded) -> None:
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    race(machine)
    machine.write(address(NAME, "race"), [number - 1])
    machine.write(address(NAME, "coins"), [0, 4])
    press(machine, "ENTER", frames=4, after=150)
    assert machine.text()[0].startswith(f"RACE {number}")
    assert byte(machine, NAME, "bet_kind") < PLAIN
    assert not machine.text()[RULE_ROW].strip()
    assert machine.text()[WAY_ROW].startswith(f" {WAYS[0][0]}")


def test_the_maze_goes_dark_after_six_seconds_and_stays_so(loaded) -> None:
    machine = begun(loaded, DARK)
    assert walls_shown(machine) > 100
    machine.frames(100)
    assert walls_shown(machine) > 100
    assert machine.text()[RULE_ROW].strip() == "LIGHTS OUT after 6s"
    machine.frames(150)
    assert walls_shown(machine) == 0
    assert machine.text()[RULE_ROW].strip() == "LIGHTS OUT", "it has happened"
    press(machine, "3", after=8)
    assert byte(machine, NAME, "bet") == DEPTH
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    assert walls_shown(machine) == 0
    machine = begun(loaded, SNAIL)
    machine.frames(400)
    assert walls_shown(machine) > 100


@pytest.mark.parametrize("kind", range(RACES))
def test_depth_first_has_a_handicap_that_is_told(kind: int, loaded, library: Library) -> None:
    """Its time and all that it looks at are earlier or later by as much; the others are as ever."""
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "bet_kind"), [kind])
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    wait = COURSES[kind][-1]
    assert machine.text()[9][24:].split()[1].startswith(f"{wait / 10}")
    found = judged(machine, library)
    race(machine)
    for lane, (steps, tstates, _) in enumerate(found):
        if steps is not None:
            assert abs(time_of(machine, lane) - (tstates - EARLY[kind] * (lane == DEPTH)) / 350) <= 2
    first = min(slice_ & 0x7F for slice_ in looked(machine, DEPTH).values())
    assert abs(first - wait / 5) <= 2, "a slice on the screen is half a millisecond"


@pytest.mark.parametrize("wanted", range(1, 5))
def test_the_last_one_wins_a_bet_in_one_race(wanted: int, loaded, library: Library) -> None:
    """It is judged when the last one is there, not before: its frame flashes, and its rooms are told."""
    machine = begun(loaded, SNAIL)
    lane = order(machine, library)[4 - wanted]
    press(machine, str(lane + 1), after=8)
    stake, coins = word(machine, NAME, "staked"), word(machine, NAME, "coins")
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "lane_finish", 2000)
    machine.frames(3)
    assert byte(machine, NAME, "lane_won") == len(WAYS), "the first decides nothing"
    machine.frames(30)
    first = [record(machine, each)[PLACE] for each in range(4)].index(1)
    assert machine.text()[WHY_ROW].strip() == f"{NAMES[first].split()[0]} is there.", "not nearly there any more"
    until(machine, NAME, "bet_judge", 2000)
    assert machine.text()[RULE_RACED].strip() == RULES[SNAIL - PLAIN], "why it has won"
    won = byte(machine, NAME, "lane_won")
    assert record(machine, won)[PLACE] == 4
    machine.ports.held = ("SS",)
    until(machine, NAME, "key_wait", 2000)
    machine.ports.held = ()
    machine.frames(4)
    assert (won == lane) == (wanted == 4)
    assert record(machine, lane)[PLACE] == wanted
    assert word(machine, NAME, "coins") == coins - stake + (wanted == 4) * stake * PAYS[SNAIL][lane]
    assert (machine.text()[WHY_ROW].strip(), machine.text()[WHY_ROW + 1].strip()) == why(machine)
    assert machine.text()[23].strip().startswith("Press a key")


@pytest.mark.parametrize("kind", [SECOND, FINAL])
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_the_second_wins_a_bet_in_one_race(kind: int, wanted: int, loaded, library: Library) -> None:
    machine = begun(loaded, kind)
    lane = order(machine, library)[wanted - 1]
    press(machine, str(lane + 1), after=8)
    stake, coins = word(machine, NAME, "staked"), word(machine, NAME, "coins")
    wins, won = byte(machine, NAME, "wins"), wanted <= (2 if kind == SECOND else 1)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "bet_judge", 3000)
    first = byte(machine, NAME, "lane_won")
    decided(machine)
    there = [large(machine, corner(each)[0] + WORD_ROW, corner(each)[1] + 10) for each in range(4)]
    assert there[order(machine, library)[1]] == ("2" if kind == SECOND and wanted > 1 else "?"), "the second is there"
    assert machine.text()[STAKED_ROW].split()[1] == ("get" if won else "lose")
    until(machine, NAME, "key_wait", 3000)
    assert byte(machine, NAME, "lane_won") == first, "who has won the race"
    assert record(machine, lane)[PLACE] == wanted
    assert word(machine, NAME, "coins") == coins - stake + won * stake * PAYS[kind][lane]
    assert byte(machine, NAME, "wins") == wins + won, "judged once"
    assert (machine.text()[WHY_ROW].strip(), machine.text()[WHY_ROW + 1].strip()) == why(machine)


@pytest.mark.parametrize("kind", range(RACES))
def test_hands_may_get_lost_where_there_are_loops(kind: int, loaded) -> None:
    """Beside what they pay, and beside nothing else; not if the cheese lies at the border, as they find it then."""
    machine: Machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "bet_kind"), [kind])
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    loops = any(letter.isdigit() for letter in machine.text()[0][11:20])
    assert lost_marks(machine) == [may_miss(machine), may_miss(machine), False, False]
    assert loops or not may_miss(machine)
    columns, rows = machine.read(address(NAME, "board_size"), 2)
    for row, column in ((rows - 2, 3), (rows - 4, 3), (rows - 4, 1), (3, columns - 2), (3, columns - 4)):
        machine.write(address(NAME, "solve_finish"), [column, row])
        press(machine, "h", after=20)
        press(machine, "BREAK", after=40)
        inner = kind == INSIDE or not (row == rows - 2 or column in (1, columns - 2))
        assert may_miss(machine) == (loops and inner)
        assert lost_marks(machine) == [loops and inner, loops and inner, False, False], (row, column)


def may_miss(machine: Machine) -> bool:
    """Are there loops, and the cheese not at the border or the start inside?"""
    columns, rows = machine.read(address(NAME, "board_size"), 2)
    row, column = place(machine, NAME, "solve_finish")
    kind = byte(machine, NAME, "bet_kind")
    at_border = row in (1, rows - 2) or column in (1, columns - 2)
    return COURSES[kind][0] > 0 and (kind == INSIDE or not at_border)


def lost_marks(machine: Machine) -> list[bool]:
    return [machine.text()[3 + 3 * lane][KEYS_LEFT + 6 :] == "miss?" for lane in range(4)]


@pytest.mark.parametrize("key", ["y", "n"])
def test_break_on_the_page_of_a_rule_asks_whether_to_leave(key: str, loaded) -> None:
    """No other key does; N leads on to the bet."""
    machine = told(loaded, SNAIL)
    press(machine, "BREAK", after=20)
    assert machine.text()[23].strip() == LEAVE
    press(machine, key, after=150)
    assert machine.text()[0].strip().startswith("RACE 5/10" if key == "n" else "THE RACES ARE OVER")


def test_a_race_from_the_inside_out(loaded) -> None:
    machine = begun(loaded, INSIDE)
    corner = COURSES[INSIDE][1]
    assert place(machine, NAME, "solve_finish") == corner
    assert place(machine, NAME, "solve_start") != corner
