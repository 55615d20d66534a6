"""What a key of a page does, in memory and on the screen: what all pages share, the titles, and a number typed.

An effect is a function of a `Case`: it presses the key itself, and asserts. `key_effects_walks` and its like have
those of the other pages; `test_keys` holds them against the tables of keys in the programs.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from emu_tests.machine.images import left_to_basic, number
from emu_tests.machine.pressing import BUDGET, address, byte, hold, place, press, until, word
from emu_tests.oracles.paths import Walls
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

#: The routine that takes a typed number waits among its first bytes, about so many.
_TYPING = 110


@dataclass(frozen=True)
class Case:
    """A key on a page: a machine at rest there, and the library as a judge. waits: the label where the page waits."""

    tape: str
    key: str
    waits: str
    machine: Machine
    library: Library

    def do(self, *keys: str) -> None:
        """Press the case's key, or these one after the other, and let the page do what it does."""
        for key in keys or (self.key,):
            press(self.machine, key, after=8)
            if not self.typing():
                until(self.machine, self.tape, self.waits)
                self.machine.frames(1)

    def leads(self, label: str, frames: int = BUDGET) -> None:
        """Hold the case's key until the program comes to a label, then let go."""
        hold(self.machine, self.key)
        until(self.machine, self.tape, label, frames)
        hold(self.machine)

    def typing(self) -> bool:
        """Is a number being typed, by where the program waits?"""
        first = address(self.tape, "number_type")
        return first <= self.machine.registers.pc < first + _TYPING

    def row(self, row: int) -> str:
        """A row of the screen."""
        return self.machine.text()[row]

    def walls(self) -> Walls:
        """The field."""
        field = self.machine.read(address(self.tape, "field"), 1024)
        return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80

    def word(self, label: str) -> int:
        """Two bytes of the program's memory."""
        return word(self.machine, self.tape, label)

    def byte(self, label: str) -> int:
        """A byte of the program's memory."""
        return byte(self.machine, self.tape, label)

    def place(self, label: str) -> tuple[int, int]:
        """Row and column."""
        return place(self.machine, self.tape, label)

    def colour(self, row: int, column: int) -> int:
        """The attribute of a cell of the screen."""
        return self.machine.attributes()[32 * row + column]


Effect = Callable[[Case], None]


def leaves(case: Case) -> None:
    """Back to BASIC, as it was left."""
    press(case.machine, case.key, frames=10, after=80)
    assert left_to_basic(case.machine)


def begins(case: Case) -> None:
    """Off the title; the seed is the moment."""
    before = case.machine.word(0x5C78)
    case.leads(FIRST[case.tape])
    assert 0 <= case.word("seed") - before < 4


FIRST = {
    "corridor": "walk_frame",
    "dfs": "walk_frame",
    "wave": "wave_frame",
    "generators": "choose_frame",
    "solvers": "solve_frame",
    "monster": "tick",
    "terrain": "map_frame",
    "large": "choose_frame",
    "endless": "play_frame",
    "tilings": "menu_page",
}


def typed_digit(case: Case) -> None:
    """0 to 9: the number grows by the digit, unless it would pass 65535."""
    number_now = int(f"6553{case.key}") if case.key in "012345" else 6553
    case.do()
    assert case.word("typed") == number(case.row(22), "ENTER:") == number_now
    case.do()
    assert case.word("typed") == number_now, "six digits are too many"


def typed_shorter(case: Case) -> None:
    """DELETE: the last digit goes; the last of all leaves 0."""
    for expected in (655, 65, 6, 0, 0):
        case.do()
        assert case.word("typed") == number(case.row(22), "ENTER:") == expected
    case.do("4")
    assert case.word("typed") == 4


def typed_enter(case: Case) -> None:
    """ENTER: the number is the seed."""
    case.leads("walk_new")
    assert case.word("seed") == 6553


def typed_not(case: Case) -> None:
    """BREAK: the seed stays, and the program goes on."""
    seed, maze = case.word("seed"), case.walls()
    press(case.machine, case.key, frames=30, after=30)
    assert case.machine.registers.iff
    assert not left_to_basic(case.machine)
    assert (case.word("seed"), case.row(22)[:5]) == (seed, "Steps")
    assert (case.walls() == maze).all()


TYPED: dict[str, Effect] = {
    "BREAK": typed_not,
    "DELETE": typed_shorter,
    "ENTER": typed_enter,
    **{str(figure): typed_digit for figure in range(10)},
}
