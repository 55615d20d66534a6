"""Every page of every tape, and the way to it by keys, as a user goes: `reach(page)` gives the machine that shows it.

A page is reached from another one, of which the machine's state is kept, so each costs its own keys only. Most pages
start from `title`: the tape's .z80, run until it waits for a key.
"""

import functools
from dataclasses import dataclass

from emu_tests.machine.images import assembly, symbol, tape
from emu_tests.machine.page_tables import PAGES, Page
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST
from zxmazes.programs import built
from zxmazes.programs.tape_parts import tape_files

__all__ = ["PAGES", "Page", "page", "reach", "waits"]

_FRAMES, _PPC = 0x5C78, 0x5C45
_SA_LD, _RANDOMIZE = 0x0605, 0x1E4F  # the ROM's LOAD and RANDOMIZE
_HALT = 0x76
_MIDDLE = 35_000  # T-states into a frame: where pages are looked at, and keys pressed
_STILL = 16  # frames for which a program must wait before it is at rest
_LONGEST = 20_000  # frames until a page is at rest


@dataclass(frozen=True)
class _State:
    """All that a machine has: to go on from a page as often as one likes."""

    ram: bytes
    registers: tuple[int, ...]
    border: int
    outfe: int


def page(tape_name: str, name: str) -> Page:
    """The page of this name. Raises MazeError when there is none."""
    found = [each for each in PAGES if (each.tape, each.name) == (tape_name, name)]
    if len(found) != 1:
        raise MazeError(f"{tape_name} has {len(found)} pages `{name}`")
    return found[0]


def reach(wanted: Page) -> Machine:
    """A 48K machine of its own at rest on the page. Raises MazeError when its keys do not lead there."""
    return _resumed(_reached(wanted))


@functools.cache
def _reached(wanted: Page) -> _State:
    machine = _start(wanted) if wanted.after in ("z80", "tape") else reach(page(wanted.tape, wanted.after))
    if wanted.moment is not None:
        machine.write(_FRAMES, wanted.moment.to_bytes(3, "little"))
    for key in wanted.presses():
        machine.press(*key.split("+"), frames=wanted.hold, after=wanted.gap)
    if wanted.plays:
        _play(machine, wanted)
    if wanted.at:
        _rest(machine, wanted)
        machine.set(t=_MIDDLE)  # whatever came before: a measured time depends on it by 25 T
    machine.frames(wanted.frames or 0)
    if not waits(machine, wanted):
        raise _lost(machine, wanted)
    return _kept(machine)


def waits(machine: Machine, wanted: Page) -> bool:
    """Does the program wait where this page does: in a HALT of its routine, or in its line of BASIC?"""
    if isinstance(wanted.at, int):
        return machine.word(_PPC) == wanted.at
    if not wanted.at:
        return True
    first = assembly(wanted.tape).symbols[wanted.at]
    last = min(value for value in assembly(wanted.tape).symbols.values() if value > first)
    place = machine.registers.pc
    return first <= place < last and machine.peek(place) == _HALT


def _rest(machine: Machine, wanted: Page) -> None:
    """Until the program waits, and has for a while if the page is to stand still. A blinking cursor is left shown."""
    _to_middle(machine)
    still = 0
    for _ in range(_LONGEST):
        still = still + 1 if waits(machine, wanted) else 0
        if still >= (_STILL if wanted.frames is None else 1) and not _hidden(machine, wanted):
            return
        machine.frames(1)
    raise _lost(machine, wanted)


def _lost(machine: Machine, wanted: Page) -> MazeError:
    shown = "\n".join(machine.text())
    return MazeError(f"{wanted}: not at {wanted.at} but at {machine.registers.pc:04X}; is dist/ built anew?\n{shown}")


def _hidden(machine: Machine, wanted: Page) -> bool:
    """Is this a page whose cursor blinks, not in the middle of its time on the screen?"""
    beats = {"solve_frame": ("solve_beat", 4), "explore_frame": ("beat", 12), "mask_frame": ("beat", 12)}
    if wanted.at not in beats:
        return False
    label, shown = beats[wanted.at]
    return machine.peek(assembly(wanted.tape).symbols[label]) % 16 != shown


def _to_middle(machine: Machine) -> None:
    """On to the middle of a frame, well away from the interrupt."""
    machine.run((_MIDDLE - machine.registers.t) % machine.frame)


def _start(wanted: Page) -> Machine:
    if wanted.after == "tape":
        return _resumed(_typed())
    machine = Machine(48)
    machine.load_snapshot(DIST / f"{wanted.tape}.z80")
    return machine


@functools.cache
def _typed() -> _State:
    """A 48K with LOAD "" typed."""
    machine = Machine(48)
    machine.boot()
    machine.type_command('LOAD " " ENTER', _SA_LD)  # as its syntax is checked
    machine.run(1)
    machine.run_to(_SA_LD, SECOND, "LOAD")
    machine.run(1)  # off the place: the loader's own LOAD leads there again
    return _kept(machine)


def _play(machine: Machine, wanted: Page) -> None:
    """Play what the page's `plays` names to the machine that listens."""
    own = tape_blocks(DIST / f"{wanted.tape}.tap")
    match wanted.plays:
        case "basic":
            machine.play(own[:2], _SA_LD, pulses=False)
        case "program":
            machine.play(own, built.entry(wanted.tape) or _RANDOMIZE, pulses=False)
        case "menu":
            machine.play(own[:2], None, pulses=False)
        case "header":
            machine.play(tape(_saved()[0]), None)
        case "damaged":
            header, body = _saved()
            machine.play(tape(header, body[:500] + bytes([body[500] ^ 1]) + body[501:]), None)
        case "field":
            machine.play(tape(*_saved()), None)
        case _:
            raise MazeError(f"{wanted}: there is no such thing to play")


def _saved() -> list[bytes]:
    """A field of 15 x 11 on tape: level corridors, joined at their ends in turn."""
    rows = [bytes([0x80] * 32) for _ in range(32)]
    for row in range(1, 10):
        way = range(1, 14) if row % 2 else (13,) if row % 4 == 2 else (1,)
        rows[row] = bytes(0 if column in way else 0x80 for column in range(32))
    return tape_files([("code", b"".join(rows), symbol("generators", "field"), 11 * 256 + 15)], "maze 12345")


def _kept(machine: Machine) -> _State:
    ports = machine.ports
    return _State(machine.read(0x4000, 0xC000), tuple(machine.simulator.registers), ports.border, ports.outfe)


def _resumed(state: _State) -> Machine:
    machine = Machine(48)
    machine.write(0x4000, state.ram)
    for place, value in enumerate(state.registers):
        machine.simulator.registers[place] = value
    machine.ports.border, machine.ports.outfe = state.border, state.outfe
    return machine
