"""The second judge: a tape runs in the emulator zx and in SkoolKit side by side, and both must do the same.

1. Each machine boots, loads the tape by pulses, with contended memory, and stops where the program begins. All RAM and
   the registers must be equal, except what `loaded_alike` names. zx then takes that rest from SkoolKit, the frame
   counter and the moment in the frame for example, so that both go on from the same state.
2. Both run the same script of keys (`SCRIPTS`). At every eighth entry into the interrupt routine, all RAM, the
   registers, the border and the T-states since the start must be equal. Only dead bytes of the stack and the F that the
   interrupt has saved are left out (`State.seen`).

second_judge.txt keeps a digest of all that was compared, for each tape and model. `make test-all` compares SkoolKit
alone with that; where the tape or the digest is another, it runs both emulators again. `make prove` does the same and
brings the file up to date; whatever has no line in it is proven anew. zx_machine.py tells where the emulators were
found to differ, and which of them is right.
"""

import hashlib
import os
import re
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from zxmazes import files
from zxmazes.machine.spectrum import Machine
from zxmazes.pages import magazine
from zxmazes.paths import DIST
from zxmazes.programs import built, registry

try:
    from zx_machine import ZxMachine
except ImportError as error:  # zx has no wheel for every Python and machine: see pyproject.toml
    MISSING = f"the emulator zx is not here ({error}); it runs on Linux on x86-64 with Python 3.11 to 3.13"
else:
    MISSING = ""

RECORD = Path(__file__).with_suffix(".txt")
_HEAD = "# What the second emulator showed: tape, model, half of its SHA-256, digest. `make prove` writes this file.\n"

#: Second instruction of the ROM's interrupt routine: both machines stop there, whatever ran before.
_INTERRUPT = 0x0039
#: Commands of the ROM. A listing is compared from its RANDOMIZE on, the cassette's menu from its BORDER on.
_RANDOMIZE, _BORDER = 0x1E4F, 0x2294
_STACK = 64  # bytes below SP that may hold what is dead
_EVERY = 8  # so many interrupts from one comparison to the next
_LONGEST = 500  # frames that a routine may keep interrupts off
_PAGES = (5, 2, 0, 1, 3, 4, 6, 7)  # of a 128K, in the order of `ZxMachine.ram`
_REGISTERS = ("pc", "sp", "a", "bc", "de", "hl", "ix", "iy", "bc_", "de_", "hl_", "r")

#: Keys to press (together: with a space between) and, as numbers, frames to wait.
Script = tuple[str | int, ...]
_WALK: Script = (40, "ENTER", 30, "t", "7", "ENTER", 60, "p", "a", "q", "o", "w", 300, "n", 60, "CS SPACE", 60)
_LISTING: Script = (1000, "k", 60, "n", 500, "k", 60, "m", 150, "q", 60)
_MAKE_ALL = ("ENTER", 80, "m", "a") * 29
_SOLVE = ("ENTER", 150, "x", 20) * 4
SCRIPTS: dict[str, Script] = {
    "corridor": _WALK,
    "dfs": _WALK,
    "wave": (40, "ENTER", 60, "t", "7", "ENTER", 60, "ENTER", 200, "m", 60, "ENTER", 200, "n", 60, "CS SPACE", 60),
    "generators": (40, "ENTER", 30, "s", "0", "ENTER", "t", "7", "ENTER", 30, *_MAKE_ALL, "CS SPACE", 60),
    "solvers": (40, "ENTER", 60, "0", *_SOLVE, "r", 600, "n", 60, "d", 60, "r", 600, "n", 60, "CS SPACE", 60),
    magazine.CASSETTE: (300, "SPACE", 300, "q", 60),
}
_HELD, _BETWEEN = 8, 8


def script(name: str) -> Script:
    """The keys for a tape."""
    return SCRIPTS.get(name, _LISTING)


@dataclass(frozen=True)
class Tape:
    """A tape, where PC is when the comparison begins, and how many blocks are played (None: all)."""

    path: Path
    begin: int
    blocks: int | None

    @classmethod
    def of(cls, name: str) -> "Tape":
        """The one built in `dist`; of a cassette only its menu."""
        path = DIST / f"{name}.tap"
        if registry.program(name).cassette:
            return cls(path, _BORDER, 2)
        return cls(path, built.entry(name) or _RANDOMIZE, None)


class Difference(AssertionError):
    """The two emulators do not agree."""


@dataclass(frozen=True)
class State:
    """A machine at a moment: RAM as `ZxMachine.ram` gives it, registers by name, T-states since the start."""

    ram: bytes
    registers: dict[str, int]
    border: int
    t: int

    def without(self, *ranges: range) -> bytes:
        """The RAM with these addresses zeroed."""
        ram = bytearray(self.ram)
        for each in ranges:
            ram[each.start - 0x4000 : each.stop - 0x4000] = bytes(len(each))
        return bytes(ram)

    def seen(self) -> bytes:
        """The RAM without the dead bytes below SP and the one at SP: the F that the interrupt has saved."""
        sp = self.registers["sp"]
        return self.without(range(sp - _STACK, sp + 1))

    def digest(self) -> bytes:
        """Of all that is compared."""
        return hashlib.sha256(self.seen() + repr((self.registers, self.border, self.t)).encode()).digest()


class SkoolKitSide:
    """The project's own machine with a tape loaded, contended, stopped where the program begins."""

    def __init__(self, model: int, tape: Tape) -> None:
        self.machine = Machine(model, contended=True)
        self.machine.load_tape(tape.path, tape.begin, pulses=True, first=tape.blocks)
        self._began = self.machine.registers.t

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
        return State(ram, registers, machine.ports.border, machine.registers.t - self._began)


class ZxSide:
    """The same in zx."""

    def __init__(self, model: int, tape: Tape) -> None:
        if MISSING:
            raise RuntimeError(
                f"{tape.path.name} is not in {RECORD.name} as it is now, and {MISSING}: run `make prove` there"
            )
        self.machine = ZxMachine(model)
        self.machine.load(tape.path, tape.begin, tape.blocks)
        self._began = self.machine.t

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
        return State(self.machine.ram(), registers, zx.border_colour, self.machine.t - self._began)


def judge(name: str, model: int) -> str:
    """Run a built tape in both and return the digest of what they showed.

    Raises Difference where they do not agree, RuntimeError when zx is not installed.
    """
    tape = Tape.of(name)
    theirs, ours = ZxSide(model, tape), SkoolKitSide(model, tape)
    loaded_alike(ours.state(), theirs.state())
    theirs.begin_as(ours)
    return run(script(name), ours, theirs)


def recall(name: str, model: int) -> str:
    """The digest of what SkoolKit alone shows."""
    return run(script(name), SkoolKitSide(model, Tape.of(name)))


def run(keys: Script, *sides: SkoolKitSide | ZxSide) -> str:
    """Press the keys on all sides, and return the digest of all that the first one showed.

    Raises Difference as soon as another is not in the same state.
    """
    digest = hashlib.sha256()
    interrupts = list(_interrupts(keys))
    for number, held in enumerate(interrupts, 1):
        for side in sides:
            side.hold(*held)
            side.to_interrupt()
        if number % _EVERY and number < len(interrupts):
            continue
        states = [side.state() for side in sides]
        for state in states[1:]:
            same(states[0], state, f"after {number} interrupts")
        digest.update(states[0].digest())
    return digest.hexdigest()[:16]


def _interrupts(keys: Script) -> Iterator[tuple[str, ...]]:
    """The keys to hold from each interrupt to the next."""
    for item in keys:
        if isinstance(item, int):
            yield from [()] * item
        else:
            yield from [tuple(item.split())] * _HELD
            yield from [()] * _BETWEEN


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
    compared = [State(s.without(*free), s.registers | {"r": 0}, s.border, 0) for s in (ours, theirs)]
    same(*compared, "after loading")


def same(ours: State, theirs: State, when: str) -> None:
    """Raise Difference with what is not the same."""
    if ours.digest() == theirs.digest():
        return
    both = zip(ours.seen(), theirs.seen(), strict=True)
    places = [f"{place:04X}: {a:02X}, {b:02X}" for place, (a, b) in enumerate(both, 0x4000) if a != b]
    told = [f"{len(places)} bytes of RAM", *places[:8]] if places else []
    values = {"border": (ours.border, theirs.border), "T-states": (ours.t, theirs.t)}
    values |= {name: (value, theirs.registers[name]) for name, value in ours.registers.items()}
    told += [f"{name}: {a:X}, {b:X}" for name, (a, b) in values.items() if a != b]
    raise Difference(f"{when} SkoolKit and zx differ: {'; '.join(told)}")


# --- the record ---------------------------------------------------------------------------------------------

Case = tuple[str, int]


def cases() -> list[Case]:
    """Every tape on each model."""
    return [(name, model) for name in registry.names() for model in (48, 128)]


def tape_hash(name: str) -> str:
    """The first half of the .tap's SHA-256."""
    return hashlib.sha256((DIST / f"{name}.tap").read_bytes()).hexdigest()[:32]


def recorded() -> dict[Case, tuple[str, str]]:
    """The record: hash of the tape and digest of what zx showed. A line that is no such line counts as missing."""
    text = RECORD.read_text(encoding="utf-8") if RECORD.is_file() else ""
    rows = re.findall(r"^(\w+) (48|128) ([0-9a-f]{32}) ([0-9a-f]{16})$", text, re.MULTILINE)
    return {(name, int(model)): (tape, digest) for name, model, tape, digest in rows}


def write(record: Mapping[Case, tuple[str, str]]) -> None:
    """Write the record, a line for each case."""
    lines = [f"{name} {model} {tape} {digest}\n" for (name, model), (tape, digest) in sorted(record.items())]
    files.write(RECORD, (_HEAD + "".join(lines)).encode("ascii"))


def proven(name: str, model: int, record: Mapping[Case, tuple[str, str]]) -> bool:
    """Does SkoolKit show what zx did with this very tape?"""
    tape, digest = record.get((name, model), ("", ""))
    return tape == tape_hash(name) and digest == recall(name, model)


def _proof(record: Mapping[Case, tuple[str, str]], case: Case) -> tuple[Case, str, str]:
    """The case, the digest of what zx shows, and what went wrong if it has none."""
    try:
        return case, record[case][1] if proven(*case, record) else judge(*case), ""
    except Exception as error:  # one broken tape must not keep the others from being proven
        return case, "", f"{type(error).__name__}: {error}"


def main() -> int:
    """Bring the record up to date; a case that fails has no line in it.

    Returns 0, or 1 when a case failed or zx is missing, which leaves the record as it is.
    """
    if MISSING:
        print(MISSING, file=sys.stderr)
        return 1
    record = {case: line for case, line in recorded().items() if case in cases()}
    failed = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for case, digest, reason in pool.map(partial(_proof, dict(record)), cases()):
            record.pop(case, None)
            if digest:
                record[case] = tape_hash(case[0]), digest
            failed |= not digest
            print(*case, reason or "proven", flush=True)
            write(record)
    return failed


if __name__ == "__main__":
    sys.exit(main())
