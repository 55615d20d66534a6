"""The menu of the engine: its bar moves and its pages, for any number of entries, against a list in Python."""

import random

import pytest

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
ROWS, PAGE = 15, 30
TEXT, BAR = 0x07, 0x78


def colour(entry: int) -> int:
    return 0x41 + entry % 6


def program(count: int) -> Assembly:
    """A menu of so many entries, each with a colour and a name of its own."""
    table = "".join(f"        dw entry_{entry}\n" for entry in range(count))
    entries = "".join(f'entry_{entry}:\n        db {colour(entry)}, "n{entry}", TEXT_END\n' for entry in range(count))
    return assemble_text(
        f"""
        org $8000
        public start
start:
        ld hl,look
        call look_use
        ld hl,list
        call menu_use
        jp menu_draw
        include "engine/menu.asm"
name:
        inc hl
        jp draw_text
look:   db {TEXT}, 1, 1, 1, {BAR}, 1, 0
list:   db {count}
        dw table, name
table:
{table}{entries}
image_end:
        include "engine/variables.asm"
        end start
""",
        f"a menu of {count}",
    )


class Menu:
    """The menu in a machine."""

    def __init__(self, count: int) -> None:
        self.count, self.made, self.machine = count, program(count), Machine(48)
        self.machine.write(self.made.org, self.made.code)
        self.machine.write(0x5800, bytes([TEXT]) * 768)
        self.machine.call(self.made.symbols["start"])

    def move(self, directions: int) -> int:
        """The bar's place after a key."""
        self.machine.call(self.made.symbols["menu_move"], a=directions)
        return self.machine.peek(self.made.symbols["menu_place"])

    def check(self, place: int) -> None:
        """The page of this entry is on the screen, with the bar on it, and nothing else."""
        rows = [[" "] * 32 for _ in range(24)]
        colours = [TEXT] * 768
        for entry in range(place - place % PAGE, min(self.count, place - place % PAGE + PAGE)):
            column, row = divmod(entry % PAGE, ROWS)
            for index, letter in enumerate(f"n{entry}"):
                rows[1 + row][16 * column + index] = letter
                colours[32 * (1 + row) + 16 * column + index] = colour(entry)
            if entry == place:
                at = 32 * (1 + row) + 16 * column
                colours[at : at + 16] = [BAR] * 16
        assert self.machine.text() == ["".join(row) for row in rows]
        shown = list(self.machine.attributes())
        assert [at for at in range(768) if shown[at] != colours[at] and rows[at // 32][at % 32] != " "] == []
        assert [at for at in range(768) if (shown[at] == BAR) != (colours[at] == BAR)] == []


def after(place: int, direction: int, count: int) -> int:
    """Up and down round the ends, sideways round the columns of all pages, but not past the last entry."""
    places = -(-count // PAGE) * PAGE
    step = {UP: -1, DOWN: 1, LEFT: -ROWS, RIGHT: ROWS}[direction]
    return (place + step) % count if direction in (UP, DOWN) else min((place + step) % places, count - 1)


@pytest.mark.parametrize("count", [1, 2, 15, 16, 29, 30, 31, 45, 46, 60, 61, 75, 240])
def test_the_bar_goes_everywhere(count: int) -> None:
    """All the way down and up, then at random."""
    menu, place, choose = Menu(count), 0, random.Random(count)
    menu.check(0)
    for direction in [*[DOWN] * (count + 1), *[UP] * (count + 1), *choose.choices((UP, RIGHT, DOWN, LEFT), k=60)]:
        expected = after(place, direction, count)
        assert menu.move(direction) == expected, (place, direction)
        if place // PAGE != expected // PAGE or choose.randrange(8) == 0:
            menu.check(expected)
        place = expected


@pytest.mark.parametrize("count", [2, 17, 30])
def test_on_one_page_sideways_is_the_other_column(count: int) -> None:
    for direction in (LEFT, RIGHT):
        for place in range(count):
            assert after(place, direction, count) == (place - ROWS if place >= ROWS else min(place + ROWS, count - 1))
