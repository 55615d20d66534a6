"""The games' cassette for its tests: choose a game by keys, play the tape, come back."""

import functools

from emu_tests.machine.images import code_block, symbol
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST
from zxmazes.programs.games import games
from zxmazes.programs.registry import program

PLAY = "play"
NAMES = [game.name for game in games()]
TITLES = [game.play.title for game in games() if game.play]
#: Blocks of a game; the head of the small menu, which a 48K shows after a game.
OF_GAME, ASKS = 4, "6 7 or a letter"


@functools.cache
def _tape() -> tuple[object, ...]:
    return tuple(tape_blocks(DIST / f"{PLAY}.tap"))


def blocks(first: int = 0, last: int | None = None) -> list[object]:
    """Blocks of the tape."""
    return list(_tape()[first:last])


def place(name: str) -> int:
    """The number of the first block of a game."""
    return program(PLAY).blocks + OF_GAME * NAMES.index(name)


def code(name: str) -> tuple[int, bytes]:
    """Where a game's code goes, and its bytes, as its own tape has them."""
    return symbol(name, "start"), code_block(name)


def to_menu(machine: Machine) -> None:
    """Load the cassette as far as its menu."""
    machine.load_tape(DIST / f"{PLAY}.tap", symbol(PLAY, "start"), first=program(PLAY).blocks)
    machine.frames(60)
    assert is_menu(machine)


def at_menu(model: int, machines: list[Machine]) -> Machine:
    """A machine at the menu, loaded by LOAD "" or the Tape Loader."""
    machine = Machine(model)
    machines.append(machine)
    to_menu(machine)
    return machine


def is_menu(machine: Machine) -> bool:
    """Is the menu on the screen, with all games?"""
    rows = [row[2:15].strip() for row in machine.text()]
    return [rows[line(at)] for at in range(len(TITLES))] == TITLES


def line(at: int) -> int:
    """The row of a game's line: a heading, eight, a gap, a heading, and the others."""
    return 2 + at + 2 * (at > 7)


def at_bar(machine: Machine) -> int:
    """The number of the game that the bar is on."""
    marked = [at for at in range(len(TITLES)) if machine.attributes()[32 * line(at) + 1] == 0x68]
    assert len(marked) == 1
    return marked[0]


def choose(machine: Machine, name: str) -> None:
    """Move the bar to a game, and press ENTER."""
    while at_bar(machine) != NAMES.index(name):
        machine.press("a" if at_bar(machine) < NAMES.index(name) else "q", frames=3, after=3)
    machine.press("ENTER", after=40)


def is_small(machine: Machine) -> bool:
    """Is the small menu on the screen, with all games?"""
    return any(ASKS in row for row in machine.text()) and [small_line(machine, at) for at in range(len(TITLES))] == [
        f"{chr(65 + at)} {title}" for at, title in enumerate(TITLES)
    ]


def small_row(at: int) -> int:
    """The row of a line of the small menu: groups of eight, with an empty row between them."""
    return 1 + at + at // 8


def small_line(machine: Machine, at: int) -> str:
    """The line of a game in the small menu: its letter, its title."""
    return machine.text()[small_row(at)][1:15].rstrip()


def small_panel(machine: Machine) -> list[str]:
    """What the small menu says: the name at the bar, when it comes, what is to be done, and what passes."""
    return [machine.text()[row][16:].strip() for row in (10, 11, 13, 14)]


def choose_small(machine: Machine, name: str) -> None:
    """Press its letter, and ENTER."""
    machine.press(chr(97 + NAMES.index(name)), frames=4, after=10)
    machine.press("ENTER", frames=4, after=10)


def small_bar(machine: Machine) -> int:
    """The number of the line of the small menu that the bar is on."""
    looks = machine.attributes()
    lit = [at for at in range(18) if looks[32 * small_row(at) + 5] == 0x68]
    assert len(lit) == 1
    return lit[0]


def menu_again(machine: Machine) -> None:
    """From the small menu to the menu, which is at the beginning of the tape."""
    for key in (chr(97 + len(NAMES)), "ENTER"):
        machine.press(key, frames=4, after=10)
    machine.play(blocks(), symbol(PLAY, "menu_start"), pulses=False)
    machine.frames(60)
    assert is_menu(machine)


def load(machine: Machine, name: str, first: int) -> None:
    """Play the tape from a block on, until the chosen game begins."""
    machine.play(blocks(first), symbol(name, "start"), pulses=False)
    assert_loaded(machine, name)


def assert_loaded(machine: Machine, name: str) -> None:
    """The game's code is in its place, and about to run."""
    address, data = code(name)
    assert machine.registers.pc == address
    assert machine.read(address, len(data)) == data


def leave(machine: Machine) -> None:
    """Hold BREAK until the game has ended: from a pause, its last page and its title; Y where it asks."""
    for _ in range(4):
        asked = any("Y yes" in row for row in machine.text())
        machine.press(*(("y",) if asked else ("CS", "SPACE")), frames=60, after=80)
        if is_menu(machine) or any(ASKS in row for row in machine.text()):
            return
    raise AssertionError("BREAK does not leave the game")
