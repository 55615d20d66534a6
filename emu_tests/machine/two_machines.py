"""The two emulators side by side: each with the same tape loaded, its state at an interrupt, and what differs."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.programs import built, registry

try:
    from emu_tests.machine.zx_machine import ZxMachine
except ImportError as error:  # zx has no wheel for every Python and machine: see pyproject.toml
    MISSING = f"the emulator zx is not here ({error}); it runs on Linux on x86-64 with Python 3.11 to 3.13"
else:
    MISSING = ""

#: Second instruction of the ROM's interrupt routine: both machines stop there, whatever ran before.
_INTERRUPT = 0x0039
#: Commands of the ROM. A listing is compared from its RANDOMIZE on, the cassette's menu from its first GO TO on.
_RANDOMIZE, _GO_TO = 0x1E4F, 0x1E67
_SCREEN_END = 0x5B00
_FLAGS, _FEW = 0x28, 8  # two bits of F; so many bytes may be an F that an interrupt has saved
_STACK = 64  # bytes below SP that may hold what is dead
_LONGEST = 500  # frames that a routine may keep interrupts off
_PAGES = (5, 2, 0, 1, 3, 4, 6, 7)  # of a 128K, in the order of `ZxMachine.ram`
_REGISTERS = ("pc", "sp", "a", "bc", "de", "hl", "ix", "iy", "bc_", "de_", "hl_", "r")


@dataclass(frozen=True)
class Tape:
    """A tape, where PC is when the comparison begins, and how many blocks are played (None: all)."""

    path: Path
    begin: int
    blocks: int | None

    @classmethod
    def of(cls, name: str) -> "Tape":
        """The one built in `dist`; of a cassette only its menu, its cover and its code."""
        path = DIST / f"{name}.tap"
        if registry.program(name).cassette:
            return cls(path, _GO_TO, 6)
        return cls(path, built.entry(name) or _RANDOMIZE, None)


class Difference(AssertionError):
    """The two emulators do not agree."""


@dataclass(frozen=True)
class State:
    """A machine at a moment: RAM as `ZxMachine.ram` gives it, registers by name, T-states since the start.

    first: SP at the start.
    """

    ram: bytes
    registers: dict[str, int]
    border: int
    t: int
    first: int

    def without(self, *ranges: range) -> bytes:
        """The RAM with these addresses zeroed."""
        ram = bytearray(self.ram)
        for each in ranges:
            ram[each.start - 0x4000 : each.stop - 0x4000] = bytes(len(each))
        return bytes(ram)

    def seen(self) -> bytes:
        """The RAM without dead bytes: below SP; the one at SP, the F that the interrupt has saved; below BASIC's stack.

        The last ones only if the stack is another one. The emulators do not agree on two bits of F.
        """
        sp = self.registers["sp"]
        dead = [range(sp - _STACK, sp + 1)]
        if abs(sp - self.first) > 2 * _STACK:
            dead.append(range(self.first - _STACK, self.first))
        return self.without(*dead)

    def digest(self) -> bytes:
        """Of all that is compared."""
        return hashlib.sha256(self.seen() + repr((self.registers, self.border, self.t)).encode()).digest()


class SkoolKitSide:
    """The project's own machine with a tape loaded, contended, stopped where the program begins."""

    def __init__(self, model: int, tape: Tape) -> None:
        self.machine = Machine(model, contended=True)
        self.machine.load_tape(tape.path, tape.begin, pulses=True, first=tape.blocks)
        self.machine.ports.chip = False  # zx has no sound chip that answers
        self._began, self.first = self.machine.registers.t, self.machine.registers.sp

    def hold(self, *keys: str) -> None:
        """Hold these keys and no others."""
        self.machine.ports.held = keys

    def to_interrupt(self) -> None:
        """Run to the next interrupt. Raises BudgetError when none comes."""
        self.machine.run(1)  # off the address, if it stands there
        self.machine.run_to(_INTERRUPT, _LONGEST * self.machine.frame, "the next interrupt")

    def state(self) -> State:
        """All that is compared."""
        machine = self.machine
        if machine.model == 48:
            ram = machine.read(0x4000, 0xC000)
        else:
            ram = b"".join(bytes(machine.simulator.memory.banks[page]) for page in _PAGES)
        registers = {name: getattr(machine.registers, name) for name in _REGISTERS}
        return State(ram, registers, machine.ports.border, machine.registers.t - self._began, self.first)


class ZxSide:
    """The same in zx."""

    def __init__(self, model: int, tape: Tape) -> None:
        self.machine = ZxMachine(model)
        self.machine.load(tape.path, tape.begin, tape.blocks)
        self._began, self._first = self.machine.t, self.machine.zx.sp

    def begin_as(self, other: SkoolKitSide) -> None:
        """Go on from the other's state, to the T-state."""
        registers, frame = other.machine.registers, other.machine.frame
        self.machine.adopt(other.state().ram, registers.r, registers.i, registers.t % frame)
        self._began = self.machine.t

    def hold(self, *keys: str) -> None:
        """Hold these keys and no others."""
        self.machine.hold(*keys)

    def to_interrupt(self) -> None:
        """Run to the next interrupt. Raises TimeoutError when none comes."""
        self.machine.run_to(_INTERRUPT, _LONGEST)

    def state(self) -> State:
        """All that is compared."""
        zx = self.machine.zx
        registers = {name: getattr(zx, f"alt_{name[:-1]}" if name.endswith("_") else name) for name in _REGISTERS}
        return State(self.machine.ram(), registers, zx.border_colour, self.machine.t - self._began, self._first)


def loaded_alike(ours: State, theirs: State) -> None:
    """Raise Difference unless both have loaded the same.

    Not compared is what depends on when the tape was started: R, the T-states, the frame counter, the counters of the
    keyboard and keypad routines, and dead bytes: below SP, below the stack that the ROM had before CLEAR, and in the
    stack of the 128K's ROM 0.
    """
    sp = ours.registers["sp"]
    free = [range(sp - _STACK, sp), range(0xFF00, 0xFF58), range(0x5C00, 0x5C08), range(0x5C78, 0x5C7B)]
    if len(ours.ram) > 0xC000:
        free += [range(0x5B89, 0x5B8A), range(0x5BA0, 0x5BFF)]
    compared = [State(s.without(*free), s.registers | {"r": 0}, s.border, 0, s.first) for s in (ours, theirs)]
    same(*compared, "after loading")


def same(ours: State, theirs: State, when: str) -> None:
    """Raise Difference with what is not the same.

    A program may have SP anywhere for a while, and an interrupt leaves F there: of a few bytes that are not of the
    screen the two bits do not count on which the emulators do not agree.
    """
    if ours.digest() == theirs.digest():
        return
    both = [*enumerate(zip(ours.seen(), theirs.seen(), strict=True), 0x4000)]
    saved = {place for place, (a, b) in both if a != b and place >= _SCREEN_END and not (a ^ b) & ~_FLAGS}
    if len(saved) > _FEW:
        saved = set()
    places = [f"{place:04X}: {a:02X}, {b:02X}" for place, (a, b) in both if a != b and place not in saved]
    told = [f"{len(places)} bytes of RAM", *places[:8]] if places else []
    values = {"border": (ours.border, theirs.border), "T-states": (ours.t, theirs.t)}
    values |= {name: (value, theirs.registers[name]) for name, value in ours.registers.items()}
    told += [f"{name}: {a:X}, {b:X}" for name, (a, b) in values.items() if a != b]
    if not told:
        return
    raise Difference(f"{when} SkoolKit and zx differ: {'; '.join(told)}")
