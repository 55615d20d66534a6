"""Built programs: load one into a machine, and look up the addresses of its labels."""

import re
from pathlib import Path
from typing import Any

from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import BUILD, DIST
from zxmazes.programs.program import START
from zxmazes.programs.registry import program


def load(machine: Machine, name: str, dist: Path = DIST, **options: Any) -> None:
    """Boot, LOAD "" the built program and stop where it begins: at its label `start`, or in its BASIC within a second.

    A cassette stops after its first program. options: those of `Machine.load_tape`.
    Raises MazeError if it is not built or does not load.
    """
    found = program(name)
    first = found.blocks if found.cassette else None
    machine.load_tape(dist / f"{name}.tap", entry(name, dist), first=first, **options)


def entry(name: str, dist: Path = DIST) -> int | None:
    """The address where a built program begins, its label `start`; None for BASIC.

    Raises MazeError if it is not built.
    """
    return symbol(name, START, dist) if program(name).start else None


def symbol(name: str, label: str, dist: Path = DIST) -> int:
    """The address of a built program's public label. Raises MazeError if it is not built or has no such label."""
    path = dist / f"{name}.sym"
    try:
        found = re.search(rf"^{label} EQU 0([0-9A-F]{{4}})H$", path.read_text(encoding="ascii"), re.MULTILINE)
    except (OSError, UnicodeDecodeError):
        found = None
    if not found:
        raise MazeError(f"{path}: the file or its label {label} is missing: run `{BUILD}`")
    return int(found[1], 16)
