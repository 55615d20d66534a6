"""What the tests of the tapes share: the built images, and how to find and press one's way in them."""

import functools
import re

import pytest
from skoolkit.tape import parse_tap

from zxmazes.image import symbol as symbol
from zxmazes.pasmo import Assembly, assemble
from zxmazes.paths import ASM, DIST
from zxmazes.spectrum import Machine

MODELS = [(48, False), (48, True), (128, False), (128, True)]
PRESS = "   Press a key, or Q to leave   "

every_model = pytest.mark.parametrize(
    ("model", "contended"), MODELS, ids=[f"{m}K{'-contended' if c else ''}" for m, c in MODELS]
)


def code_block(name: str) -> bytes:
    """The CODE block of a tape, without flag and checksum."""
    return bytes(parse_tap(str(DIST / f"{name}.tap")).blocks[-1].data[1:-1])


@functools.cache
def assembly(name: str) -> Assembly:
    """The program assembled afresh: all its labels, not only the public ones."""
    return assemble(ASM / "programs" / f"{name}.asm")


def begin(machine: Machine, seed: str = "") -> None:
    """From the title into the program, with a typed seed if one is given."""
    machine.press("ENTER", after=30)
    if seed:
        machine.type("t", *seed, "ENTER")
        machine.frames(40)


def number(row: str, after: str) -> int:
    """The number that follows a word in a row of the screen."""
    found = re.search(rf"{after}\s*(\d+)", row)
    assert found, f"no number after {after!r} in {row!r}"
    return int(found[1])


def left_to_basic(machine: Machine) -> bool:
    rows = [row.rstrip() for row in machine.text()]
    return rows[0] == "To start again: RUN 20" and rows[23] == "0 OK, 30:6"
