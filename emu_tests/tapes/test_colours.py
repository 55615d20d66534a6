"""The colours of every page by their meaning, and the border: the looks of the programs, and where each ink is used."""

import re
from dataclasses import dataclass

import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, place
from zxmazes.machine.spectrum import Machine


@dataclass(frozen=True)
class Look:
    """A program's look: an attribute for each meaning; then its title, and its walls and passages."""

    text: int
    key: int
    value: int
    bar: int
    choice: int
    bad: int
    border: int
    title: int
    tiles: tuple[int, ...]

    def record(self) -> bytes:
        """As engine/text/look.asm keeps it."""
        return bytes([self.text, self.key, self.value, self.bar, self.choice, self.bad, self.border])


LOOKS = {
    "corridor": Look(0x07, 0x46, 0x47, 0x4F, 0x78, 0x42, 0, 0x45, (0x0D, 0x07)),
    "dfs": Look(0x07, 0x46, 0x47, 0x60, 0x78, 0x42, 0, 0x45, (0x04, 0x07)),
    "wave": Look(0x07, 0x46, 0x47, 0x68, 0x78, 0x42, 0, 0x46, (0x07, 0x07)),
    "generators": Look(0x07, 0x46, 0x47, 0x68, 0x78, 0x42, 0, 0x45, (0x4F, 0x4F)),
    "solvers": Look(0x07, 0x46, 0x47, 0x70, 0x78, 0x42, 0, 0x46, (0x4F, 0x4F)),
    "monster": Look(0x07, 0x44, 0x47, 0x68, 0x78, 0x42, 0, 0x43, (0x41, 0x07)),
    "terrain": Look(0x07, 0x46, 0x47, 0x68, 0x78, 0x42, 0, 0x45, (0, 0)),
    "large": Look(0x07, 0x46, 0x47, 0x68, 0x78, 0x42, 0, 0x45, (0x05, 0x07)),
    "endless": Look(0x07, 0x46, 0x47, 0x68, 0x78, 0x42, 0, 0x45, ()),
}
PLAYER, TRAIL, DOOR, MONSTER, EXIT, END, CURSOR = 0x46, 0x06, 0x57, 0x42, 0x60, 0x78, 0x5F
#: Whole rows of a page: the meaning of their ink, or the attribute itself.
ROWS: dict[tuple[str, str], dict[int, str | int]] = {
    ("corridor", "maze"): {0: "bar", 22: "text", 23: "bar"},
    ("dfs", "small"): {0: "bar", 22: "text", 23: "bar"},
    ("corridor", "seed-typed"): {0: "bar", 22: "text", 23: "bar"},
    ("corridor", "next"): {0: "bar", 22: "text", 23: "bar"},
    ("wave", "stones"): {0: "bar", 22: "text", 23: "bar"},
    ("wave", "spreading"): {0: "bar", 22: 0x45, 23: "bar"},
    ("wave", "route"): {0: "bar", 23: "bar"},
    ("generators", "menu"): {0: "bar", 18: "value", 19: "value", 23: "bar"},
    ("generators", "size-refused"): {22: "bad"},
    ("generators", "load"): {22: "bad"},
    ("generators", "speed"): {22: "text"},
    ("solvers", "menu"): {0: "bar", 18: "value", 19: "value", 23: "bar"},
    ("solvers", "race"): {0: "bar", 2: "text", 23: "bar"},
    ("large", "menu"): {0: "bar", 6: "text", 23: "bar"},
    ("large", "making"): {22: "choice"},
    ("large", "maze"): {0: "bar", 23: "bar"},
    ("large", "out"): {0: "bar", 23: "bar"},
    ("monster", "maze"): {0: "bar", 22: 0x44, 23: "bar"},
    ("terrain", "map"): {0: "bar", 23: "bar"},
    ("terrain", "seed-typed"): {22: "text", 23: "bar"},
    ("monster", "caught"): {0: "bar", 22: 0xD7, 23: "bar"},
}
PANELS = [("generators", "made", range(13, 22)), ("solvers", "maze", range(10, 22))]


def row_of(machine: Machine, row: int) -> tuple[str, bytes]:
    """Characters and attributes of a row."""
    return machine.text()[row], machine.attributes()[32 * row :][:32]


@pytest.mark.parametrize("tape", LOOKS)
def test_the_look_and_the_border(tape: str) -> None:
    """On the title and on every page of the tables here; the border never changes on the way to the first page."""
    look = LOOKS[tape]
    for page in ["title", *(name for other, name in ROWS if other == tape and name != "load")]:
        machine = at(tape, page)
        assert machine.read(address(tape, "look_inks"), 7) == look.record(), page
        assert machine.ports.border == look.border, page
    machine = at(tape, "title")
    machine.press("SPACE", after=100)
    assert machine.ports.borders == []


@pytest.mark.parametrize("tape", LOOKS)
def test_the_colours_of_a_title(tape: str) -> None:
    """The name, its lower half by one ink darker; the bar; the explanation; keys or text below the picture."""
    machine, look = at(tape, "title"), LOOKS[tape]
    for row, ink in ((1, look.title), (2, look.title - 1)):
        text, colours = row_of(machine, row)
        letters = {colours[column] for column in range(32) if text[column] != " "}
        assert letters == {ink}
    assert set(row_of(machine, 23)[1]) == {look.bar}
    assert row_of(machine, 4)[1][:28].count(look.text) == 28
    for row in range(16, 23):
        text, colours = row_of(machine, row)
        inks = {colours[column] for column in range(32) if text[column] != " "}
        assert inks in (set(), {look.text}, {look.key}), row
    assert {row_of(machine, row)[1][3] for row in range(16, 23)} == {look.text, look.key}


@pytest.mark.parametrize(("tape", "page"), ROWS)
def test_the_colours_of_whole_rows(tape: str, page: str) -> None:
    machine = at(tape, page)
    for row, meaning in ROWS[tape, page].items():
        colour = getattr(LOOKS[tape], meaning) if isinstance(meaning, str) else meaning
        text, colours = row_of(machine, row)
        assert {colours[column] for column in range(32) if text[column] != " "} == {colour}, (row, text)


@pytest.mark.parametrize("tape", ["generators", "solvers"])
def test_the_colours_of_the_menu(tape: str) -> None:
    """The bar, the keys, the values and the rest of the rows below the list; a parameter's key and value."""
    look = LOOKS[tape]
    machine = at(tape, "menu")
    assert set(row_of(machine, 1)[1][:16]) == {look.choice}
    assert look.choice not in machine.attributes()[32 * 2 :]
    while not machine.text()[20][16:].strip():
        machine.press("a", frames=3, after=8)
    for row, keys in ((20, [0, 16]), (21, [0, 11, 23]), (22, [0, 14, 24])):
        text, colours = row_of(machine, row)
        values = [found.span() for found in re.finditer(r"\d+", text) if found.start() not in keys]
        for column in range(32):
            inside = any(first <= column < last for first, last in values)
            expected = look.key if column in keys else look.value if inside else look.text
            assert text[column] == " " or colours[column] == expected, (row, column, text)


@pytest.mark.parametrize(("tape", "page", "rows"), PANELS)
def test_the_colours_of_a_panel(tape: str, page: str, rows: range) -> None:
    """Keys are in one colour, and their meanings in another; speed, limit and the order of the points are values."""
    machine, look = at(tape, page), LOOKS[tape]
    for row in rows:
        text, colours = row_of(machine, row)
        for found in re.finditer(r"\S+", text[24:]):
            meaning = look.value if found[0] in ("given", "any") else look.text
            expected = look.key if re.fullmatch(r"[A-Z]+|0-9", found[0]) else meaning
            assert set(colours[24 + found.start() : 24 + found.end()]) == {expected}, found[0]
    assert row_of(machine, 22)[1][31] == look.value
    assert row_of(machine, 23)[1][24] == look.key
    assert set(row_of(machine, 10)[1][:24]) == {look.tiles[0]}


@pytest.mark.parametrize(
    ("tape", "page", "marks"),
    [
        ("corridor", "maze", {"player": PLAYER}),
        ("dfs", "maze", {"player": PLAYER}),
        ("wave", "stones", {"wave_finish": END, "cursor": CURSOR}),
        ("monster", "maze", {"player": PLAYER, "monster": MONSTER}),
    ],
)
def test_the_colours_of_a_field(tape: str, page: str, marks: dict[str, int]) -> None:
    """Walls and passages, and upon them who moves, the ends, the doors and the exit, and nothing else."""
    machine = at(tape, page)
    field = np.frombuffer(machine.read(address(tape, "field"), 1024), np.uint8).reshape(32, 32)[:21] >= 0x80
    expected = np.where(field, *LOOKS[tape].tiles)
    if tape in ("corridor", "dfs"):
        expected[machine.peek(address(tape, "entrance")), 0] = expected[machine.peek(address(tape, "exit")), 30] = DOOR
    if tape == "monster":
        expected[9, 30] = EXIT
    for name, colour in marks.items():
        expected[place(machine, tape, name)] = colour
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[1:22]
    columns = 32 if tape == "wave" else 31
    assert np.argwhere(shown[:, :columns] != expected[:, :columns]).tolist() == []
