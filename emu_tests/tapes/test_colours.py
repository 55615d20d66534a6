"""The colours of every page by their meaning, and the border: by the look that a program has in memory.

What colour each row of a page has is kept with its screen; that walls and passages have theirs is in `test_drawn`.
"""

import re
from dataclasses import dataclass

import pytest

from emu_tests.machine.generators_tape import PLAIN
from emu_tests.machine.images import assembly, tapes_with
from emu_tests.machine.page_table import TITLE, pages_of
from emu_tests.machine.pages import reach
from emu_tests.machine.pressing import address, at
from emu_tests.machine.walking import ROM, places
from zxmazes.machine.spectrum import Machine

#: The colour of the solvers' small drawing.
SOLVED = 0x4F
#: Tapes whose title is that of opening.asm, which test_opening.py judges.
OPENINGS = tapes_with("opening_draw")


@dataclass(frozen=True)
class Look:
    """A program's look, as engine/text/look.asm keeps it: an attribute for each meaning, and the border."""

    text: int
    key: int
    value: int
    bar: int
    choice: int
    bad: int
    border: int


def look_of(machine: Machine, tape: str) -> Look:
    """The look in use."""
    return Look(*machine.read(address(tape, "look_inks"), 7))


def row_of(machine: Machine, row: int) -> tuple[str, bytes]:
    """Characters and attributes of a row."""
    return machine.text()[row], machine.attributes()[32 * row :][:32]


@pytest.mark.parametrize("tape", tapes_with("look_use"))
def test_the_look_and_the_border(tape: str) -> None:
    """The border is that of the look on every page, and never changes on the way to the first one."""
    for page in (pages[0] for place, pages in places(tape).items() if place != ROM):
        machine = reach(page)
        assert machine.ports.border == look_of(machine, tape).border, page
        text, colours = row_of(machine, 23)
        written = {colour for letter, colour in zip(text, colours, strict=True) if letter != " "}
        assert len(written) < 4, "the last row is a bar, keys beside a maze, or what colours mean"
    machine = at(tape, TITLE)
    machine.press("SPACE", after=100)
    assert machine.ports.borders == []


@pytest.mark.parametrize("tape", [one for one in tapes_with("look_use", "draw_title") if one not in OPENINGS])
def test_the_colours_of_a_title(tape: str) -> None:
    """The name, if it is in letters, its lower half by one ink darker; the bar; the explanation; keys or text below."""
    machine = reach(pages_of(tape)[TITLE])
    look = look_of(machine, tape)
    text, colours = row_of(machine, 1)
    title = colours[len(text) - len(text.lstrip())] if re.search("[A-Z]", text) else 0
    for row, ink in ((1, title), (2, title - 1)) if title else ():
        text, colours = row_of(machine, row)
        assert {colours[column] for column in range(32) if text[column] != " "} == {ink}
    assert set(row_of(machine, 23)[1]) == {look.bar}
    text, colours = row_of(machine, 5 if "opening_draw" in assembly(tape).symbols else 4)
    assert colours[len(text) - len(text.lstrip())] == look.text
    for row in range(16, 23):
        text, colours = row_of(machine, row)
        assert {colours[column] for column in range(32) if text[column] != " "} <= {look.text, look.key}, row


@pytest.mark.parametrize("tape", OPENINGS)
def test_the_colours_of_an_opening(tape: str) -> None:
    """The name bright cyan, its last row dim; the tagline dim white, the goal bright; keys on caps; the bar."""
    machine = reach(pages_of(tape)[TITLE])
    look = look_of(machine, tape)
    for row, ink in ((1, 0x45), (2, 0x45), (3, 0x05), (5, look.text), (15, 0x47)):
        text, colours = row_of(machine, row)
        beside = 6 if tape == "solvers" and row < 4 else 0  # columns of a runner on each side of the name
        assert {colours[column] for column in range(beside, 32 - beside) if text[column] != " "} == {ink}, row
    for row in (17, 19, 21):
        text, colours = row_of(machine, row)
        for found in re.finditer(r"\S+", text):
            expected = look.key if re.fullmatch(r"[A-Z0-9-]+", found[0]) else look.text
            assert set(colours[found.start() : found.end()]) == {expected}, found[0]
    assert set(row_of(machine, 23)[1]) == {look.bar}


@pytest.mark.parametrize("tape", tapes_with("menu_table", "solve_page"))
def test_the_colours_of_the_menu(tape: str) -> None:
    """The bar, the keys, the values and the rest of the rows below the list; a parameter's key and value."""
    machine = at(tape, "menu")
    look = look_of(machine, tape)
    top, second = (2, 0) if tape == "solvers" else (1, 16)  # there no entry has two parameters
    assert set(row_of(machine, top)[1][:16]) == {look.choice}
    assert look.choice not in machine.attributes()[32 * (top + 1) :]
    while not machine.text()[20][second:].strip():
        machine.press("a", frames=3, after=8)
    for row, keys in ((16, [0, 11, 23]), (18, [0, 14, 24]), (20, [0, 16])):
        text, colours = row_of(machine, row)
        values = [found.span() for found in re.finditer(r"\d+", text) if found.start() not in keys]
        for column in range(32):
            inside = any(first <= column < last for first, last in values)
            expected = look.key if column in keys else look.value if inside else look.text
            assert text[column] == " " or colours[column] == expected, (row, column, text)


@pytest.mark.parametrize(
    ("tape", "page", "rows"),
    [("generators", "made", range(10, 23)), ("solvers", "maze", range(9, 20)), ("solvers", "edit", range(9, 18))],
)
def test_the_colours_of_a_panel(tape: str, page: str, rows: range) -> None:
    """Keys are in one colour, and their meanings in another; speed, limit and the order of the points are values."""
    machine = at(tape, page)
    look = look_of(machine, tape)
    for row in rows:
        text, colours = row_of(machine, row)
        for found in re.finditer(r"\S+", text[24:]):
            meaning = look.value if found[0] in ("1", "2", "3", "none", "any", "walk!") else look.text
            expected = look.key if re.fullmatch(r"[A-Z]+|0-9", found[0]) else meaning
            expected = 0x07 if found[0] == "..." else expected  # stars to win
            assert set(colours[24 + found.start() : 24 + found.end()]) == {expected}, found[0]
    if tape == "solvers":
        assert row_of(machine, 23)[1][20] == look.key
        assert page == "edit" or row_of(machine, 20)[1][31] == look.value
        return
    assert row_of(machine, 23)[1][20] == look.value
    assert row_of(machine, 21)[1][24] == look.key
    assert set(row_of(machine, 10)[1][:23]) == {PLAIN}
