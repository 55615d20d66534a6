"""The menu of the tape `generators`: families, the moves of the bar, what stands below, against a plan in Python."""

import re

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, address, choose, entries, routine_of, word
from emu_tests.machine.images import assembly
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import at, byte, press
from emu_tests.oracles.drawings import colours
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import routine
from zxmazes.routines.values import MENU_PARAMETERS

PERFECT, LOOPS, CHANGES, CHOICE, STAR, OPEN, WHITE = 0x46, 0x45, 0x44, 0x78, 0x46, 0x07, 0x47
FAMILIES = ((PERFECT, "ONE WAY ONLY", 1), (LOOPS, "LOOPS", 16), (CHANGES, "CHANGES", 24))
FIRST, NAME_CELLS = 4, 11  # row of names; the cells of one
STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def family(entry: int) -> int:
    """Its colour."""
    return assembly(NAME).code[entry - assembly(NAME).org]


def plan() -> list[tuple[int, int]]:
    """Row and column of each entry among the names: two columns for each family, which count on."""
    found: list[tuple[int, int]] = []
    for place, (ink, _, _) in enumerate(FAMILIES):
        count = sum(family(entry) == ink for entry in entries())
        height = -(-count // 2)
        found += [(n % height, 2 * place + n // height) for n in range(count)]
    return found


def name_of(entry: int) -> str:
    """The name of an entry without its spaces, as the header of its routine has it."""
    label = routine_of(entry).removeprefix("change_")
    return re.sub("[/ ]", "", routine(label).menu.name)


def on_page(machine: Machine, page: int) -> None:
    """The menu with the bar on the first entry of a family."""
    first = next(n for n, entry in enumerate(entries()) if family(entry) == FAMILIES[page][0])
    choose(machine, routine_of(entries()[first]))


@pytest.mark.parametrize("page", range(3))
def test_a_page_has_the_names_of_its_family(page: int) -> None:
    """Each where it belongs, in the family's colour, and nothing else; only the family's own name is lit."""
    machine = at(NAME, "menu")
    on_page(machine, page)
    rows, seen, text = narrow_rows(machine.screen()), colours(machine.screen()), machine.text()
    named = ["", ""] * 10
    for (row, column), entry in zip(plan(), entries(), strict=True):
        if column // 2 == page:
            row *= apart(column)
            named[2 * row + column % 2] = name_of(entry)
            cells = seen[FIRST + row, 1 + 16 * (column % 2) :][:NAME_CELLS]
            assert set(cells.tolist()) == {CHOICE if (row, column % 2) == (0, 0) else FAMILIES[page][0]}
    if page == 2:
        assert text[11].strip() == "Changes alter your last maze."
        assert text[12].strip() == "It has no stars then."
    for row in range(6 if page == 2 else 10):
        assert rows[FIRST + row].replace(" ", "").replace(".", "") == "".join(named[2 * row : 2 * row + 2])
    for place, (ink, told, column) in enumerate(FAMILIES):
        lit = (ink & 7) << 3 | 0x40
        assert text[FIRST - 2][column : column + len(told)] == told
        assert set(seen[FIRST - 2, column : column + len(told)].tolist()) == {lit if place == page else ink}


def apart(column: int) -> int:
    """The rows from a name to the next one: changes are few."""
    return 2 if column // 2 == 2 else 1


def test_stars_stand_beside_their_kinds() -> None:
    """Three beside each kind, bright where they are won; the name of a kind with all of them is white."""
    machine = at(NAME, "menu")
    won = [n % 8 for n in range(len(entries()))]
    won = [stars * (family(entry) != CHANGES) for stars, entry in zip(won, entries(), strict=True)]
    machine.write(address("kinds_won"), won)
    for page in (1, 2, 0):  # from the one that was drawn before
        on_page(machine, page)
        text, seen = machine.text(), colours(machine.screen())
        for (row, column), stars in zip(plan(), won, strict=True):
            if column // 2 == page:
                cells = slice(12 + 16 * (column % 2), 15 + 16 * (column % 2))
                row *= apart(column)
                assert text[FIRST + row][cells] == (
                    "   " if page == 2 else "".join("*" if stars >> n & 1 else "." for n in range(3))
                )
                inks = [STAR if stars >> n & 1 else OPEN for n in range(3)]
                assert page == 2 or seen[FIRST + row, cells].tolist() == inks
                ink = WHITE if stars == 7 else FAMILIES[page][0]
                at_bar = (row, column % 2) == (0, 0)
                name = seen[FIRST + row, cells.start - NAME_CELLS : cells.start]
                assert set(name.tolist()) == {CHOICE if at_bar else ink}
        made = sum(family(entry) != CHANGES for entry in entries())
        assert text[0][25:] == f"{sum(map(int.bit_count, won)):2}/{3 * made}* "


def test_the_bar_leaves_a_name_as_it_was() -> None:
    """White if all stars of the kind are won."""
    machine = at(NAME, "menu")
    machine.write(address("kinds_won"), [7, 3])
    on_page(machine, 0)
    for ink in (WHITE, PERFECT):
        row = FIRST + byte(machine, NAME, "menu_place")
        press(machine, "down", frames=2, after=16)
        assert set(colours(machine.screen())[row, 1 : 1 + NAME_CELLS].tolist()) == {ink}


def expected(places: list[tuple[int, int]], entry: int, down: int, right: int) -> int:
    """Up and down in a family, from end to end; sideways to the nearest row of the next column, the last of equals."""
    if down:
        family = [other for other, (_, side) in enumerate(places) if side // 2 == places[entry][1] // 2]
        return family[(family.index(entry) + down) % len(family)]
    row, column = places[entry]
    there = [other for other, (_, side) in enumerate(places) if side == (column + right) % 6]
    return min(reversed(there), key=lambda other: abs(places[other][0] - row))


@pytest.mark.parametrize("key", STEPS)
def test_the_bar_from_every_entry(key: str) -> None:
    machine, places = at(NAME, "menu"), plan()
    for entry in range(len(places)):
        choose(machine, routine_of(entries()[entry]))
        press(machine, key, frames=2, after=16)
        wanted = expected(places, entry, *STEPS[key])
        assert byte(machine, NAME, "menu_place") == wanted, (entry, key)
        row, column = places[wanted]
        row *= apart(column)
        bar = np.argwhere(colours(machine.screen()) == CHOICE)
        assert bar.tolist() == [[FIRST + row, 16 * (column % 2) + n] for n in range(1 + NAME_CELLS)]
        assert byte(machine, NAME, "family_shown") == column // 2


@pytest.mark.parametrize("page", range(3))
def test_presses_are_counted_while_names_are_drawn(page: int) -> None:
    """A key that is pressed every nine frames goes as many entries on, round its family."""
    machine = at(NAME, "menu")
    on_page(machine, page)
    number = byte(machine, NAME, "menu_place")
    for _ in entries():
        press(machine, "a", frames=4, after=5)
        number = expected(plan(), number, 1, 0)
        assert byte(machine, NAME, "menu_place") == number


@pytest.mark.parametrize(
    "number", every(4, list(range(len(entries()))), "dist/generators.tap"), ids=lambda n: routine_of(entries()[n])
)
def test_what_stands_below_is_as_the_header_of_the_routine_has_it(number: int) -> None:
    """Two lines about it; names, values and ranges of its parameters."""
    machine, entry = at(NAME, "menu"), entries()[number]
    choose(machine, routine_of(entry))
    machine.frames(20)
    of = routine(routine_of(entry).removeprefix("change_"))
    rows = machine.text()
    first = machine.peek(address("family_shown")) == 0  # ten rows of names leave no gap before the parameters
    about = 15 if first else 14
    assert (rows[about][1:].rstrip(), rows[about + 1][1:].rstrip()) == of.menu.rows
    gaps = 14 if first else 16, 13 + first, 18, 20, 22
    assert not any(rows[gap].strip() for gap in gaps), "groups stand apart"
    told = [f"{one.name}{one.default}{one.least}-{one.most}" for one in of.parameters[:MENU_PARAMETERS]]
    assert narrow_rows(machine.screen())[17].replace(" ", "") == "".join(told).replace(" ", "")
    for one in range(len(told)):
        assert rows[17][1 + 16 * one] == str(one + 1)
        assert colours(machine.screen())[17, 1 + 16 * one] == 0x70, "a cap"
    assert word(entry + 1) == address(routine_of(entry))


def test_the_question_for_a_parameter_leaves_nothing_of_the_row_before() -> None:
    """Name, range and value of each, where names and values of all stood."""
    machine = at(NAME, "menu")
    for entry in entries():
        choose(machine, routine_of(entry))
        of = routine(routine_of(entry).removeprefix("change_"))
        for number, one in enumerate(of.parameters[:MENU_PARAMETERS]):
            machine.frames(20)
            press(machine, str(number + 1), after=20)
            told = f"{one.name} {one.least} to {one.most}:"
            assert machine.text()[17].rstrip() == f" {told}{one.default:>{31 - len(told)}}", of.label
            press(machine, "BREAK", frames=4, after=20)


def test_sizes_seed_and_speed_stand_below() -> None:
    machine = at(NAME, "menu")
    machine.type("w", "1", "5", "ENTER", "h", "7", "ENTER", "t", "6", "5", "5", "3", "5", "ENTER", "s", "9", "ENTER")
    rows = ["".join(row.split()) for row in narrow_rows(machine.screen())[19:22:2]]
    assert rows == ["wide15high7anyseed", "seed65535speed9loadmaze"]
    assert [machine.text()[19][column] for column in (1, 12, 22)] == ["W", "H", "R"]
    assert [machine.text()[21][column] for column in (1, 12, 22)] == ["T", "S", "L"]
    assert machine.text()[23] == " ENTER make it      BREAK title "


@pytest.mark.parametrize(("key", "shown", "digit"), [("w", 31, "9"), ("h", 31, "9"), ("t", 1997, "8"), ("s", 0, "3")])
def test_a_question_shows_the_present_value(key: str, shown: int, digit: str) -> None:
    """ENTER keeps it, the first digit takes its place, DELETE takes its last one."""
    for then, number in (("ENTER", shown), (digit, int(digit)), ("DELETE", shown // 10)):
        machine = at(NAME, "menu")
        press(machine, key, after=8)
        assert int(machine.text()[17][25:]) == shown
        press(machine, then, after=8)
        if then == "ENTER":
            assert str(shown) in re.findall(r"\d+", " ".join(narrow_rows(machine.screen())[19:22]))
        else:
            assert int(machine.text()[17][25:]) == number


@pytest.mark.parametrize("key", ["a", "x", "1", "0"])
def test_what_was_said_goes_with_the_next_key(key: str) -> None:
    """Whether it moves the bar or does nothing."""
    machine = at(NAME, "menu")
    machine.type("w", "8", "ENTER")
    assert machine.text()[17].startswith(" Odd numbers")
    assert colours(machine.screen())[17, 1] == 0x47
    press(machine, key, frames=2, after=16)
    assert machine.text()[17].strip() == ""
