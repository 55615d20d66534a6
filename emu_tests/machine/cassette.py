"""The cassette of the magazine's programs: its menu, and a listing chosen there and played from the tape."""

from skoolkit.tape import parse_tap

from emu_tests.machine.magazine import MENU, NAMES
from emu_tests.oracles.menus import entries
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST
from zxmazes.programs import built

OWN = 6  # blocks: BASIC, cover and code
QUIET = 110  # frames from C in a listing until the menu hears keys: it is drawn, and 40 frames pass without one
LETTERS = "ABCDEFGIJKLMNOPRSTUVWXYZ"


def menu(model: int, machines: list[Machine], **options: object) -> Machine:
    """The cassette's menu."""
    machine = Machine(model)
    machines.append(machine)
    built.load(machine, MENU, **options)
    machine.frames(60)
    assert is_menu(machine)
    return machine


def is_menu(machine: Machine) -> bool:
    """Are all listings there to choose from?"""
    return "".join(entry.letter for entry in entries(machine.screen())) == LETTERS


def choose(machine: Machine, name: str) -> None:
    """Press a listing's letter and play the tape to the listing's end, from a few programs before it."""
    machine.press(LETTERS[NAMES.index(name)].lower(), frames=6, after=10)
    assert f"Looking for {name}." in machine.text()[6]
    at = NAMES.index(name)
    first, last = (OWN + sum(count(other) for other in NAMES[:place]) for place in (max(0, at - 3), at + 1))
    machine.play(tape_blocks(DIST / f"{MENU}.tap")[first:last], None, pulses=False)


def count(name: str) -> int:
    """How many blocks a program has."""
    return len(parse_tap(str(DIST / f"{MENU}_{name}.tap")).blocks)


def leave(machine: Machine, *keys: str) -> None:
    """Press Q, or other keys, and Y, which the menu asks for."""
    machine.press(*(keys or ("q",)), frames=10, after=20)
    assert is_menu(machine)
    machine.press("y", frames=10, after=60)


def marked(machine: Machine) -> str:
    """The letter of the listing that has the bar."""
    (letter,) = (entry.letter for entry in entries(machine.screen()) if entry.marked)
    return letter
