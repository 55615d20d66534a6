"""The menu of the engine: families in columns, the bar's moves, the pages, against a plan in Python."""

import random

import pytest

from emu_tests.oracles.menu_plan import PAGE, ROWS, after, plan
from emu_tests.records.sampling import every
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
STEPS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}
TEXT, BAR, TITLE = 0x07, 0x78, 0x68


def program(colours: list[int]) -> Assembly:
    """A menu of entries of these colours, each with a name of its own."""
    count = len(colours)
    table = "".join(f"        dw entry_{entry}\n" for entry in range(count))
    entries = "".join(
        f'entry_{entry}:\n        db {colour}, "n{entry}", TEXT_END\n' for entry, colour in enumerate(colours)
    )
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
        include "engine/pages/menu.asm"
name:
        inc hl
        jp draw_text
look:   db {TEXT}, 1, 1, {TITLE}, {BAR}, 1, 0
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
    """The menu in a machine. families: their sizes, in the order of the menu."""

    def __init__(self, families: list[int]) -> None:
        self.places = plan(families)
        self.colours = [0x41 + number % 6 for number, size in enumerate(families) for _ in range(size)]
        self.made, self.machine = program(self.colours), Machine(48)
        self.machine.write(self.made.org, self.made.code)
        self.machine.write(0x5800, bytes([TEXT]) * 768)
        self.machine.call(self.made.symbols["start"])

    def move(self, directions: int) -> int:
        """The entry with the bar after a key."""
        self.machine.call(self.made.symbols["menu_move"], a=directions)
        return self.machine.peek(self.made.symbols["menu_place"])

    def check(self, bar: int) -> None:
        """The page of this entry is on the screen, with its number and the bar, and nothing else."""
        rows = [[" "] * 32 for _ in range(24)]
        colours = [TEXT] * 768
        page = self.places[bar] // PAGE
        if self.places[-1] >= PAGE:
            rows[0][20:31] = f"page {page + 1} of {self.places[-1] // PAGE + 1}"
            colours[20:31] = [TITLE] * 11
        for entry, place in enumerate(self.places):
            if place // PAGE != page:
                continue
            column, row = divmod(place % PAGE, ROWS)
            at = 32 * (1 + row) + 16 * column
            for index, letter in enumerate(f"n{entry}"):
                rows[1 + row][16 * column + index] = letter
                colours[at + index] = self.colours[entry]
            if entry == bar:
                colours[at : at + 16] = [BAR] * 16
        assert self.machine.text() == ["".join(row) for row in rows]
        shown = list(self.machine.attributes())
        assert [at for at in range(768) if shown[at] != colours[at] and rows[at // 32][at % 32] != " "] == []
        assert [at for at in range(768) if (shown[at] == BAR) != (colours[at] == BAR)] == []


FAMILIES = [
    [1], [2], [16], [17], [18], [34], [35], [51], [60], [128],  # one colour
    [1, 1], [17, 12, 5], [17, 13, 5], [17, 16], [17, 17], [17, 11, 5], [18, 11, 5],  # as `generators`
    [8, 5, 3], [8, 5, 5], [8, 8, 1], [8, 9, 1], [15, 1, 1], [16, 1, 1], [10] * 8, [1] * 60, [20, 3, 30, 1, 17, 17, 9],
]  # fmt: skip


@pytest.mark.parametrize("families", every(3, FAMILIES, "asm/engine/pages/menu*.asm"), ids=str)
def test_the_bar_goes_everywhere(families: list[int]) -> None:
    """All the way down and up, then at random."""
    menu, entry, choose = Menu(families), 0, random.Random(str(families))
    count = len(menu.places)
    menu.check(0)
    for direction in [*[DOWN] * (count + 1), *[UP] * (count + 1), *choose.choices((UP, RIGHT, DOWN, LEFT), k=60)]:
        expected = after(menu.places, entry, *STEPS[direction])
        assert menu.move(direction) == expected, (entry, direction)
        if menu.places[entry] // PAGE != menu.places[expected] // PAGE or choose.randrange(8) == 0:
            menu.check(expected)
        entry = expected


def test_all_that_the_tape_has_fit_on_one_page() -> None:
    """Families in columns: 17 of one kind, 12 and 5 of two others; one more of the first begins a second page."""
    assert plan([17, 12, 5]) == [*range(34)]
    assert plan([17, 11, 5]) == [*range(17), *range(17, 28), *range(29, 34)]
    assert plan([18, 11, 5])[-5:] == [34, 35, 36, 37, 38]
