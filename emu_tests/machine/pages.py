"""Every page of every tape, and the way to it by keys, as a user goes: `reach(page)` gives the machine that shows it.

A page is reached from another one, of which the machine's state is kept, so each costs its own keys only. Most pages
start from `title`: the tape's .z80, run until it waits for a key.
"""

import functools
from collections.abc import Iterator

from emu_tests.machine.images import programs, symbol, tape
from emu_tests.machine.page_table import Page, pages_of
from emu_tests.machine.states import State, state_of
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST
from zxmazes.programs import built
from zxmazes.programs.tape_parts import tape_files

_FRAMES, _PPC = 0x5C78, 0x5C45
_SA_LD, _RANDOMIZE = 0x0605, 0x1E4F  # the ROM's LOAD and RANDOMIZE
_HALT = 0x76
MIDDLE = 35_000  # T-states into a frame: where pages are looked at, and keys pressed
_STILL = 32  # frames for which a program must wait before it is at rest, longer than any cursor blinks
_SEEN = 4  # frames into the time for which a blinking cursor is shown
_LONGEST = 20_000  # frames until a page is at rest
_PRESSES = 99
_STARTS = ("z80", "tape")


def page(tape_name: str, name: str) -> Page:
    """The page of this name. Raises MazeError when there is none."""
    if name not in pages_of(tape_name):
        raise MazeError(_no_page(tape_name, name))
    return pages_of(tape_name)[name]


def _no_page(tape_name: str, name: str) -> str:
    return f"{tape_name} has no page `{name}`: its pages are {', '.join(pages_of(tape_name))}"


def beyond(tape_name: str, after: str, *keys: str) -> Page:
    """The page that some keys lead to from another one."""
    return Page(tape_name, f"{after} {' '.join(keys)}", after, keys)


def seen(wanted: Page) -> tuple[bytes, ...]:
    """The screens on the way to a page from the one before it, after each key, and its own."""
    return _reached(wanted)[1]


def reach(wanted: Page) -> Machine:
    """A 48K machine of its own at rest on the page. Raises MazeError when its keys do not lead there."""
    return _reached(wanted)[0].machine()


def reach_again(wanted: Page, machine: Machine) -> None:
    """Put a 48K machine that is there already on the page."""
    _reached(wanted)[0].put(machine)


@functools.cache
def _reached(wanted: Page) -> tuple[State, tuple[bytes, ...]]:
    machine = _start(wanted) if wanted.after in _STARTS else reach(_before(wanted))
    if wanted.moment is not None:
        machine.write(_FRAMES, wanted.moment.to_bytes(3, "little"))
    screens = [screen for key in wanted.keys for screen in _press(machine, wanted, key)]
    if wanted.plays:
        _play(machine, wanted)
    if wanted.frames is not None:
        machine.frames(wanted.frames)
        if wanted.after != "tape" and programs()[wanted.tape].start:
            _to_the_middle(machine)  # a game that draws when a frame begins waits then
    elif wanted.line:
        _end(machine, wanted)
    else:
        if not rest(machine):
            raise _lost(machine, wanted)
    if machine.peek(machine.registers.pc) == _HALT:
        machine.set(t=MIDDLE)  # whatever came before: a measured time depends on it by 25 T
    return state_of(machine), (*screens, machine.screen())


def _before(wanted: Page) -> Page:
    if wanted.after not in pages_of(wanted.tape):
        raise wanted.error(_no_page(wanted.tape, wanted.after))
    return pages_of(wanted.tape)[wanted.after]


def _press(machine: Machine, wanted: Page, word: str) -> Iterator[bytes]:
    """Press what a word of a page's keys says, and give the screen after each time."""
    keys, _, until = word.partition("~")
    keys, _, times = keys.partition("*")
    for _ in range(_PRESSES if until else int(times or 1)):
        if until and until.replace("_", " ") in "\n".join(machine.text()):
            return
        machine.press(*keys.split("+"), frames=wanted.hold, after=wanted.gap)
        yield machine.screen()
    if until:
        raise wanted.error(f"{_PRESSES} times {keys} and no `{until}` on the screen")


def waits(machine: Machine) -> bool:
    """Does the program wait, in a HALT?"""
    return machine.peek(machine.registers.pc) == _HALT


def _end(machine: Machine, wanted: Page) -> None:
    """Until the program in BASIC is in the page's line, and has been for a while."""
    still = 0
    for _ in range(_LONGEST):
        still = still + 1 if machine.word(_PPC) == wanted.line else 0
        if still == _STILL // 2:
            return
        machine.frames(1)
    raise _lost(machine, wanted)


#: More than any instruction takes.
_INSTRUCTION = 64


def rest(machine: Machine, frames: int = _LONGEST) -> bool:
    """Run until the program waits, has in the same place for a while, and shows the same, but for what blinks.

    Of two looks that come in turn it is left in the one with more ink. False if that takes more frames.
    """
    _to_the_middle(machine)
    place, looks = -1, list[bytes]()
    for _ in range(frames):
        if place != machine.registers.pc:
            place, looks = machine.registers.pc, []
        looks = [*looks[1 - _STILL :], machine.screen()]
        if waits(machine) and len(looks) == _STILL and _is_blinking(looks):
            return True
        machine.frames(1)
    return False


def _to_the_middle(machine: Machine) -> None:
    """Run to the middle of a frame; it may be there, but for the last instruction."""
    wait = (MIDDLE - machine.registers.t) % machine.frame
    machine.run(wait if wait < machine.frame - _INSTRUCTION else 0)


def _is_blinking(looks: list[bytes]) -> bool:
    """Is it one look for all the time, or the one with more ink of two that come in turn, now for some frames?"""
    found = set(looks)
    if len(found) != 2:
        return len(found) == 1
    look = max(found, key=lambda each: sum(map(int.bit_count, each[:6144])))
    return looks[-_SEEN:] == [look] * _SEEN and looks[-_SEEN - 1] != look


def _lost(machine: Machine, wanted: Page) -> MazeError:
    shown = "\n".join(machine.text())
    return wanted.error(f"not at rest but at {machine.registers.pc:04X}; is dist/ built anew?\n{shown}")


def _start(wanted: Page) -> Machine:
    if wanted.after == "tape":
        return _typed().machine()
    machine = Machine(48)
    machine.load_snapshot(DIST / f"{wanted.tape}.z80")
    return machine


@functools.cache
def _typed() -> State:
    """A 48K with LOAD "" typed."""
    machine = Machine(48)
    machine.boot()
    machine.type_command('LOAD " " ENTER', _SA_LD)  # as its syntax is checked
    machine.run(1)
    machine.run_to(_SA_LD, SECOND, "LOAD")
    machine.run(1)  # off the place: the loader's own LOAD leads there again
    return state_of(machine)


def _play(machine: Machine, wanted: Page) -> None:
    """Play what the page's `plays` names to the machine that listens."""
    own = tape_blocks(DIST / f"{wanted.tape}.tap")
    match wanted.plays:
        case "basic":
            machine.play(own[:2], _SA_LD, pulses=False)
        case "program":
            machine.play(own, built.entry(wanted.tape) or _RANDOMIZE, pulses=False)
        case "menu":
            machine.play(own[: programs()[wanted.tape].blocks], None, pulses=False)  # BASIC, cover and code
        case "header":
            machine.play(tape(_saved()[0]), None)
        case "damaged":
            header, body = _saved()
            machine.play(tape(header, body[:500] + bytes([body[500] ^ 1]) + body[501:]), None)
        case "field":
            machine.play(tape(*_saved()), None)
        case _:
            raise wanted.error(f"there is no `{wanted.plays}` to play")


def _saved() -> list[bytes]:
    """A field of 15 x 11 on tape: level corridors, joined at their ends in turn."""
    rows = [bytes([0x80] * 32) for _ in range(32)]
    for row in range(1, 10):
        way = range(1, 14) if row % 2 else (13,) if row % 4 == 2 else (1,)
        rows[row] = bytes(0 if column in way else 0x80 for column in range(32))
    return tape_files([("code", b"".join(rows), symbol("generators", "field"), 11 * 256 + 15)], "maze 12345")
