"""A key on a page: the argument `case` of the tests of what a key is for, and where it comes from.

`@keys_on("corridor maze, dfs maze: n t", "dfs small: v")` runs a test for each of these keys on each of these pages.
More keys may follow a page's name; they are pressed first.
"""

from dataclasses import dataclass

import numpy as np
import pytest

from emu_tests.machine.pressing import BUDGET, address, at, byte, hold, place, press, until, word
from emu_tests.machine.walking import place_of
from emu_tests.oracles.paths import Walls
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library


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
        """Is a number being typed? Row 23 names the keys for it."""
        return "DELETE" in self.row(23)

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


def keys_on(*where: str) -> pytest.MarkDecorator:
    """Each of the keys on each of the pages, as `TAPE PAGE, TAPE PAGE: KEY KEY` has them."""
    rows = []
    for one in where:
        pages, keys = one.rsplit(": ", 1)
        rows += [f"{page} {key}" for page in pages.split(", ") for key in keys.split()]
    return pytest.mark.parametrize("case", rows, indirect=True)


@pytest.fixture
def case(request: pytest.FixtureRequest, library: Library) -> Case:
    """The key and the page of a row of `keys_on`."""
    tape, page, *before, key = request.param.split()
    machine = at(tape, page, *before)
    return Case(tape, key, place_of(machine, tape), machine, library)
