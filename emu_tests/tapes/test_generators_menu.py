"""The menu of the tape `generators`: families, the moves of the bar, what stands below, against a plan in Python."""

import re

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, address, entries, routine_of, word
from emu_tests.machine.images import assembly
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import at, byte, press
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.records.sampling import every
from zxmazes.machine.screen import screen_text
from zxmazes.routines.index import routine
from zxmazes.routines.values import MENU_PARAMETERS

PERFECT, LOOPS, CHANGES, CHOICE = 0x46, 0x45, 0x44, 0x78
FIRST = 2  # row of names
STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def family(entry: int) -> int:
    """Its colour."""
    return assembly(NAME).code[entry - assembly(NAME).org]


def plan() -> list[tuple[int, int]]:
    """Row and column of each entry: two columns of perfect mazes, loops in the third, below the first two changes."""
    kinds = [family(entry) for entry in entries()]
    perfect, changes = kinds.count(PERFECT), kinds.count(CHANGES)
    height, below = -(-perfect // 2), -(-changes // 2)
    first = [(FIRST + n % height, 11 * (n // height)) for n in range(perfect)]
    third = [(FIRST + n, 22) for n in range(kinds.count(LOOPS))]
    last = [(FIRST + height + 2 + n % below, 10 * (n // below)) for n in range(changes)]
    return first + third + last


def name_of(entry: int) -> str:
    """The name of an entry without its spaces, as the header of its routine has it."""
    label = routine_of(entry).removeprefix("change_")
    return re.sub("[/ ]", "", routine(label).menu.name)


def test_families_stand_below_their_headings() -> None:
    """Each name where it belongs, in the colour of its family; nothing else; the headings underlined."""
    machine = at(NAME, "menu")
    rows, seen = narrow_rows(machine.screen()), colours(machine.screen())
    for number, ((row, column), entry) in enumerate(zip(plan(), entries(), strict=True)):
        letters = narrow_rows(_only(machine.screen(), row, column))[row].replace(" ", "")
        name = name_of(entry)
        to_the_edge = column == 22 and len(name) == 13  # the reader of narrow letters misses one that ends there
        assert letters == name[: -1 if to_the_edge else None], rows[row]
        ink = CHOICE if number == 0 else family(entry)
        assert set(seen[row, column : column + 10].tolist()) == {ink}, letters
    height = max(row for (row, _), entry in zip(plan(), entries(), strict=True) if family(entry) == PERFECT) + 2
    for text, row, column, ink in (
        ("ONE WAY ONLY", FIRST - 1, 0, PERFECT),
        ("LOOPS", FIRST - 1, 22, LOOPS),
        ("CHANGES", height, 0, CHANGES),
    ):
        screen = bytearray(machine.screen())
        line = (row & 0x18) * 256 + 7 * 256 + (row & 7) * 32
        assert set(screen[line + column : line + column + 10]) == {255}
        screen[line : line + 32] = bytes(32)
        assert screen_text(bytes(screen))[row][column:].startswith(text)
        assert set(seen[row, column : column + len(text)].tolist()) == {ink}


def _only(screen: bytes, row: int, column: int) -> bytes:
    """The screen with nothing on it but the cells of a name."""
    shown = pixels(screen).copy()
    kept = np.zeros_like(shown)
    narrow = any(there == (row, 10) for there in plan())
    last = {0: 8 * (10 if narrow else 11), 10: 8 * 22, 11: 8 * 22, 22: 256}[column]
    kept[8 * row : 8 * row + 8, 8 * column : last] = shown[8 * row : 8 * row + 8, 8 * column : last]
    lines = np.packbits(kept, axis=1).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3)
    return lines.tobytes() + bytes(768)


def expected(places: list[tuple[int, int]], entry: int, down: int, right: int) -> int:
    """Up and down from end to end; sideways to the nearest row of the next column, the last of equals."""
    if down:
        return (entry + down) % len(places)
    row, column = places[entry]
    wanted = (column // 10 + right) % 3
    there = [other for other, (_, side) in enumerate(places) if side // 10 == wanted]
    return min(reversed(there), key=lambda other: abs(places[other][0] - row))


@pytest.mark.parametrize("key", STEPS)
def test_the_bar_from_every_entry(key: str) -> None:
    machine, places = at(NAME, "menu"), plan()
    for entry in range(len(places)):
        seen = np.frombuffer(machine.attributes(), np.uint8)
        machine.write(0x5800, np.where(seen == CHOICE, PERFECT, seen).astype(np.uint8).tobytes())
        machine.write(address("menu_place"), [entry])
        press(machine, key, frames=2, after=12)
        wanted = expected(places, entry, *STEPS[key])
        assert byte(machine, NAME, "menu_place") == wanted, (entry, key)
        row, column = places[wanted]
        bar = np.argwhere(colours(machine.screen())[: FIRST + 16] == CHOICE)
        assert set(bar[:, 0].tolist()) == {row}
        assert bar[0, 1] == column


@pytest.mark.parametrize(
    "number", every(4, list(range(len(entries()))), "dist/generators.tap"), ids=lambda n: routine_of(entries()[n])
)
def test_what_stands_below_is_as_the_header_of_the_routine_has_it(number: int) -> None:
    """Two lines about it; names, values and ranges of its parameters."""
    machine, entry = at(NAME, "menu", f"a*{number}" if number else "r"), entries()[number]
    machine.frames(20)
    of = routine(routine_of(entry).removeprefix("change_"))
    rows = machine.text()
    assert (rows[18].rstrip(), rows[19].rstrip()) == of.menu.rows
    told = [f"{one.name}{one.default}{one.least}-{one.most}" for one in of.parameters[:MENU_PARAMETERS]]
    assert narrow_rows(machine.screen())[20].replace(" ", "") == "".join(told).replace(" ", "")
    for one in range(len(told)):
        assert rows[20][16 * one] == str(one + 1)
        assert colours(machine.screen())[20, 16 * one] == 0x70, "a cap"
    assert word(entry + 1) == address(routine_of(entry))


def test_sizes_seed_and_speed_stand_below() -> None:
    machine = at(NAME, "menu")
    machine.type("w", "1", "5", "ENTER", "h", "7", "ENTER", "t", "6", "5", "5", "3", "5", "ENTER", "s", "9", "ENTER")
    row = " ".join(narrow_rows(machine.screen())[21].split())
    assert re.findall(r"\d+", row) == ["15", "7", "65535"]
    assert [machine.text()[21][column] for column in (0, 7, 14, 23)] == ["W", "H", "T", "R"]
    assert machine.text()[23] == "ENTER make   L load   S speed 9 "
