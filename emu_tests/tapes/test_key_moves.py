"""Every direction on every page that has them, to its ends, and two at once; letters and digits are as the stick."""

import itertools

import pytest

from emu_tests.machine.images import tapes_with
from emu_tests.machine.pressing import address, at, byte, place, press, word
from emu_tests.oracles.menu_plan import PAGE, ROWS, after, plan
from zxmazes.machine.spectrum import Machine

STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
WALKS = [(name, "maze") for name in tapes_with("walk_start")]
MENUS = [(name, "menu") for name in tapes_with("menu_table", "solve_page")]  # that of `generators` has its own tests
LETTERS = {"up": "7", "right": "8", "down": "6", "left": "5"}
MIDDLE = (5, 6)  # row and column of a place with free ones, or walls, all round

every_way = pytest.mark.parametrize("key", STEPS)


def set_place(machine: Machine, tape: str, label: str, at: tuple[int, int]) -> None:
    machine.write(address(tape, label), (at[1], at[0]))


def around(machine: Machine, tape: str, value: int) -> None:
    """The eight places round the middle: all free, or all walls."""
    for down, right in itertools.product((-1, 0, 1), (-1, 0, 1)):
        if down or right:
            machine.write(address(tape, "field") + 32 * (MIDDLE[0] + down) + MIDDLE[1] + right, [value])


def moved(key: str) -> tuple[int, int]:
    """One step from the middle."""
    down, right = STEPS[key]
    return MIDDLE[0] + down, MIDDLE[1] + right


@pytest.mark.parametrize(("tape", "page"), WALKS)
@every_way
def test_a_step_of_a_walk(tape: str, page: str, key: str) -> None:
    """Where it is free: the walker there, the trail behind. Not into a wall."""
    for value, expected in ((0x80, MIDDLE), (0x00, moved(key))):
        for pressed in (key, {"up": "q", "right": "p", "down": "a", "left": "o"}[key], LETTERS[key]):
            machine = at(tape, page)
            for label in ("walker", "walker_at"):
                set_place(machine, tape, label, MIDDLE)
            around(machine, tape, value)
            press(machine, pressed, frames=3, after=8)
            assert place(machine, tape, "walker_at") == place(machine, tape, "walker") == expected
            assert word(machine, tape, "steps") == (value == 0)
            row, column = expected
            assert machine.attributes()[32 * (row + 1) + column] == 0x46
            trail = machine.peek(address(tape, "field") + 32 * MIDDLE[0] + MIDDLE[1]) & 15
            assert trail == (0 if value else {"up": 1, "right": 2, "down": 4, "left": 8}[key])


@every_way
def test_a_step_of_the_cursor_on_the_wave(key: str) -> None:
    machine = at("wave", "stones")
    press(machine, "p", frames=2, after=6)
    before = machine.attributes()
    row, column = place(machine, "wave", "cursor")
    down, right = STEPS[key]
    press(machine, key, frames=2, after=6)
    assert place(machine, "wave", "cursor") == (row + down, column + right)
    assert machine.attributes()[32 * (row + down) + column + right] == 0x5F
    press(machine, {"up": "down", "down": "up", "left": "right", "right": "left"}[key], frames=2, after=6)
    assert machine.attributes() == before
    for edge in ((1, 1), (21, 21)):
        set_place(machine, "wave", "cursor", edge)
        press(machine, key, frames=2, after=6)
        there = (edge[0] + down, edge[1] + right)
        inside = 1 <= there[0] <= 21 and 1 <= there[1] <= 21
        assert place(machine, "wave", "cursor") == (there if inside else edge)


@every_way
def test_a_step_of_the_cursor_on_a_field_to_solve(key: str) -> None:
    machine = at("solvers", "maze")
    down, right = STEPS[key]
    for start in (MIDDLE, (1, 1), (21, 21)):
        set_place(machine, "solvers", "solve_cursor", start)
        before = machine.attributes()
        press(machine, key, frames=2, after=3)
        there = (start[0] + down, start[1] + right)
        inside = 1 <= there[0] <= 21 and 1 <= there[1] <= 21
        assert inside or start != MIDDLE
        assert place(machine, "solvers", "solve_cursor") == (there if inside else start)
        if inside:
            assert machine.attributes() != before, "the cursor is drawn there"


@pytest.mark.parametrize(("tape", "page"), MENUS)
@every_way
def test_the_bar_of_the_menu_from_every_entry(tape: str, page: str, key: str) -> None:
    """Up and down round the ends, sideways to the other column, or the next entry above."""
    machine = at(tape, page)
    table = [machine.word(address(tape, "menu_table") + 2 * entry) for entry in range(address(tape, "MENU_COUNT"))]
    places = plan([len(list(family)) for _, family in itertools.groupby(table, machine.peek)])
    for entry in range(len(places)):
        while places[byte(machine, tape, "menu_place")] // PAGE != places[entry] // PAGE:
            press(machine, "right", frames=2, after=25)  # its page must be on the screen
        machine.write(address(tape, "menu_place"), [entry])
        press(machine, key, frames=2, after=25)
        expected = after(places, entry, *STEPS[key])
        assert byte(machine, tape, "menu_place") == expected, entry
        column, row = divmod(places[expected] % PAGE, ROWS)
        if tape == "solvers":
            column, row = 0, 2 * expected + 1  # a list with a free row above each
        bar = machine.attributes()[32 * (1 + row) + 16 * column :][:16]
        assert set(bar) == {0x78}, "the bar"


@pytest.mark.parametrize(
    ("tape", "page", "label", "expected"),
    [
        ("wave", "stones", "cursor", (-1, 1)),
        ("solvers", "maze", "solve_cursor", (-1, 1)),
    ],
)
def test_two_directions_at_once(tape: str, page: str, label: str, expected: tuple[int, int]) -> None:
    """A cursor goes askew."""
    digits = () if tape == "solvers" else (("7", "8"), ("q", "8"))  # they are speeds there
    for keys in (("q", "p"), ("up", "right"), *digits):
        machine = at(tape, page)
        around(machine, tape, 0x00)
        set_place(machine, tape, label, MIDDLE)
        press(machine, *keys, frames=2, after=6)
        assert place(machine, tape, label) == (MIDDLE[0] + expected[0], MIDDLE[1] + expected[1]), keys


def test_the_joystick_is_looked_for_when_the_title_is_shown() -> None:
    """A stick at rest is one; a bus that reads 255 is none, and moves nothing."""
    for bus, expected in ((0, 1), (1, 1), (0x1F, 1), (0x20, 0), (0xFF, 0)):
        machine = at("corridor", "title")
        machine.ports.kempston = bus
        machine.call(address("corridor", "keys_start"), interrupts=True)
        assert byte(machine, "corridor", "kempston") == expected, bus
