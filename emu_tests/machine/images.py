"""What the tests of the tapes share: the built images, and helpers that press keys and read the screen."""

import functools
import re

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.states import state_of
from zxmazes.assembler import overlays
from zxmazes.assembler.assembly import Assembly, assemble_traced
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.packing import UNKNOWN
from zxmazes.paths import BUILD, DIST
from zxmazes.programs import registry
from zxmazes.programs.built import symbol as symbol
from zxmazes.programs.making import assembled, given
from zxmazes.programs.program import Program

_CHANNELS, _BORDCR, _ATTR_P, _P_FLAG = 0x5CB6, 0x5C48, 0x5C8D, 0x5C91
_LOCKED = 0x30  # the 128K's paging port once its menu's 48 BASIC has shut it
_MENU_COLUMN, _MENU_BAR = 8, 0x68  # of the 128K's menu: a column of its lines; the colours of the chosen one

MODELS = [(48, False), (48, True), (128, False), (128, True)]
#: The last row of a title page.
PRESS, START = "          Press a key           ", " ENTER start  hold BREAK: leave "
FEET = PRESS, START

every_model = pytest.mark.parametrize(
    ("model", "contended"), MODELS, ids=[f"{m}K{'-contended' if c else ''}" for m, c in MODELS]
)


@functools.cache
def programs() -> dict[str, Program]:
    """All programs by name, read once."""
    return {name: registry.program(name) for name in registry.names()}


@functools.cache
def _public(name: str) -> set[str]:
    """The public labels of a built program. Raises MazeError if it is not built."""
    path = DIST / f"{name}.sym"
    if not path.is_file():
        raise MazeError(f"{path}: the file is missing: run `{BUILD}`")
    return set(re.findall(r"^(\w+) EQU ", path.read_text(encoding="ascii"), re.MULTILINE))


@functools.cache
def tapes_with(*labels: str) -> list[str]:
    """The programs in machine code whose tapes have these public labels: those that have some part of the engine.

    Without the games' cassette, whose menu the games overwrite: test_play_menu.py and its neighbours play it.
    """
    coded = [name for name, found in programs().items() if found.start and not found.games]
    return [name for name in coded if _public(name) >= set(labels)]


@functools.cache
def known_code(name: str) -> dict[int, int]:
    """The bytes that the overlays of a program copy from it, by address; none for one that does not say so."""
    code = programs()[name].code
    if not code or "code_known" not in assembly(name).symbols:
        return {}
    made, steps = assemble_traced(code.text(), code.label, code.path.parent, given=given(programs()[name]))
    memory = overlays.known(steps, made.symbols, name)
    return {} if memory is None else {at: byte for at, byte in enumerate(memory.tolist()) if byte != UNKNOWN}


def changed_code(name: str, machine: Machine) -> list[int]:
    """The addresses of those bytes which are no longer what the build made."""
    known = known_code(name)
    if not known:
        return []
    banks = state_of(machine).banks
    memory = b"".join(banks[bank] for bank in ((5, 2, 0) if machine.model == 128 else (0,)))
    return [at for at, byte in known.items() if memory[at - 0x4000] != byte]


def code_block(name: str) -> bytes:
    """The CODE block of a tape, without flag and checksum."""
    return bytes(parse_tap(str(DIST / f"{name}.tap")).blocks[-1].data[1:-1])


@functools.cache
def assembly(name: str) -> Assembly:
    """The program assembled afresh: all its labels, not only the public ones."""
    found = assembled(programs()[name])
    assert found, f"{name} has no code"
    return found


@functools.cache
def _booted(model: int) -> Machine:
    machine = Machine(model)
    machine.boot()
    return machine


def tape(*blocks: bytes) -> list[object]:
    """Blocks as `Machine.play` takes them."""
    data = b"".join(len(block).to_bytes(2, "little") + block for block in blocks)
    parsed = list(parse_tap(data).blocks)
    for block in parsed:
        block.keys = None
    return parsed


def begin(machine: Machine, seed: str = "") -> None:
    """From the title into the program, with a typed seed if one is given."""
    machine.press("ENTER", after=34)
    if seed:
        machine.type("t", *seed, "ENTER")
        machine.frames(40)


def leave(machine: Machine) -> None:
    """Hold BREAK until BASIC has the machine: once on a title, twice behind it; Y or again where a tape asks."""
    for _ in range(4):
        asked = "Y yes" in "\n".join(machine.text())  # the races of `solvers` are left by Y alone
        machine.press(*(("y",) if asked else ("CS", "SPACE")), frames=30, after=60)
        if machine.text()[23].startswith("0 OK"):
            break


def number(row: str, after: str) -> int:
    """The number that follows a word in a row of the screen."""
    found = re.search(rf"{after}\s*(\d+)", row)
    assert found, f"no number after {after!r} in {row!r}"
    return int(found[1])


def page(line: int = 20) -> list[str]:
    """What a tape leaves on the screen when it goes back to BASIC; `line` starts it again."""
    return [
        f"To start again: RUN {line}",
        "",
        "If a key opens the 128K menu,",
        f"choose 128 BASIC, then RUN {line}.",
    ]


def left_to_basic(machine: Machine, line: int = 20) -> bool:
    """Has the program ended, and is its last page on the screen?"""
    rows = [row.rstrip() for row in machine.text()]
    return rows == [*page(line), *[""] * 19, "0 OK, 9910:1"]


def assert_basic_is_as_after_switching_on(machine: Machine) -> None:
    """The colours of the screen, the border and what is printed next; and where the channels lead."""
    assert set(machine.attributes()) == {0x38}, "the page is black on white all over"
    assert machine.ports.border == 7
    fresh = _booted(machine.model)
    assert machine.peek(_BORDCR) == fresh.peek(_BORDCR)
    assert machine.read(_ATTR_P, 2) == fresh.read(_ATTR_P, 2), "the permanent colours and their mask"
    assert machine.peek(_P_FLAG) == fresh.peek(_P_FLAG), "INVERSE, OVER, INK 9, PAPER 9"
    if machine.model == 48 or machine.ports.out7ffd != _LOCKED:  # 48 BASIC on a 128K has no channel of its own for P
        assert machine.read(_CHANNELS, 21) == fresh.read(_CHANNELS, 21)


def start_again(machine: Machine, line: int = 20) -> None:
    """Do what the page tells the player to do, and no more."""
    machine.type(*command_keys(machine, "run", "r"), *str(line), "ENTER")


def command_keys(machine: Machine, word: str, keyword: str) -> list[str]:
    """The keys for a command: the letters of its word in 128 BASIC, its key in 48 BASIC.

    On a 128K the editor comes first: a key opens it, or the menu, where 128 BASIC leads to it.
    """
    if machine.model == 48 or machine.ports.out7ffd == _LOCKED:
        return keyword.split()
    machine.press("SPACE", after=60)
    rows = [row.strip(" ?_") for row in machine.text()]
    if "Tape Loader" in rows:
        wanted = rows.index("128 BASIC")
        for _ in range(10):  # the menu may miss a key just after it came
            if machine.attributes()[32 * wanted + _MENU_COLUMN] == _MENU_BAR:
                break
            machine.press("CS", "6", after=20)
        machine.press("ENTER", after=80)
    assert any(row.startswith("128 BASIC") for row in machine.text()), "the bar of its editor"
    return ["SPACE" if letter == " " else letter for letter in word]
