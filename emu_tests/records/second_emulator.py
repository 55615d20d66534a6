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
from functools import partial
from pathlib import Path

from emu_tests.machine.two_machines import MISSING, SkoolKitSide, Tape, ZxSide, loaded_alike, same
from zxmazes import files
from zxmazes.documents import magazine
from zxmazes.paths import DIST
from zxmazes.programs import registry

RECORD = Path(__file__).with_suffix(".txt")
_HEAD = "# What the second emulator showed: tape, model, half of its SHA-256, digest. `make prove` writes this file.\n"

_EVERY = 8  # so many interrupts from one comparison to the next

#: Keys to press (together: with a space between; `*64`: for 64 frames) and, as numbers, frames to wait.
Script = tuple[str | int, ...]
_WALK: Script = (40, "ENTER", 30, "t", "7", "ENTER", 60, "p", "a", "q", "o", "w", 300, "n", 60, "CS SPACE", 60)
_LISTING: Script = (1000, "SPACE*64", 60, "n", 500, "SPACE*64", 60, "m", 150, "q", 60)
_GAME: Script = (40, "ENTER", 30, "p", 30, "a", 30, 300, "r", 60, "n", 60, "q", 30, "CS SPACE", 60)
_MAKE_ALL = (*("ENTER", 80, "m", "a") * 19, "p", "p", *("ENTER", 80, "m", "a") * 10)
_PAGES = ("h", 30, "ENTER", 30, "ENTER", 30, "b", 30, "ENTER", 30)
_LABYRINTH = (*"papapaqoqo", "SPACE", 90, "m", 60, "m", 30, "h", 40, "h", 60)
_WITHIN = (*"qqqpqqoqq", "t", 90, "m", 60, "m", 30, "h", 40, "h", 60)
_BALLS = ("p", "a", "ENTER", 60, "q", "ENTER", 100, "h", 60, "h", 60)
_SOLVE = ("ENTER", 150, "x", 20) * 4
SCRIPTS: dict[str, Script] = {
    "corridor": _WALK,
    "dfs": _WALK,
    "wave": (
        *(40, "ENTER", 60, "p", "SPACE", 30, "ENTER", 250, "n", 60, "CS SPACE", 60),
        *("f", 60, "t", "7", "ENTER", 60, "ENTER", 200, "m", 60, "ENTER", 200, "n", 60, "CS SPACE", 60),
    ),
    "generators": (40, "ENTER", 30, "s", "0", "ENTER", "t", "7", "ENTER", 30, *_MAKE_ALL, "CS SPACE", 60),
    "solvers": (
        *(40, "ENTER", 60, "3", "ENTER", 1200, "n", 60, "CS SPACE", 60),
        *("f", 60, "0", *_SOLVE, "r", 600, "n", 60, "e", 20, "d", 60, "ENTER", 150, "CS SPACE", 60),
    ),
    "inside": (60, "ENTER", 60, *_PAGES, "c", 30, *"3718", 200, *_WITHIN),
    "lines": (40, "ENTER", 60, *_PAGES[:4], "s", 100, *_BALLS),
    "minotaur": (60, "ENTER", 60, *_PAGES, "c", 30, *"9034", 150, *_LABYRINTH),
    magazine.CASSETTE: (300, "h", 60, "ENTER", 60, "q", 60),
}
_HELD, _BETWEEN = 8, 8


def script(name: str) -> Script:
    """The keys for a tape: those of its own, else those of any program in machine code or of any listing."""
    return SCRIPTS.get(name, _GAME if registry.program(name).start else _LISTING)


def judge(name: str, model: int) -> str:
    """Run a built tape in both and return the digest of what they showed.

    Raises Difference where they do not agree, RuntimeError when zx is not installed.
    """
    if MISSING:
        raise RuntimeError(f"{name}.tap is not in {RECORD.name} as it is now, and {MISSING}: run `make prove` there")
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
            keys, _, frames = item.partition("*")
            yield from [tuple(keys.split())] * int(frames or _HELD)
            yield from [()] * _BETWEEN


# --- the record ---------------------------------------------------------------------------------------------

Case = tuple[str, int]


def cases() -> list[Case]:
    """Every tape on each model, but the cassette of games, which loads what is on these tapes."""
    return [(name, model) for name in registry.names() if not registry.program(name).games for model in (48, 128)]


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
