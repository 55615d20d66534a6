"""The kinds of files for a program: each module in this folder writes one kind.

The module's name is the suffix of its files. It has `DESCRIPTION`, a few words; `applies(program)`, which tells whether
such a file can be made of the program; and `write(built, path)`, which writes it.
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from zxmazes.assembler.assembly import Assembly
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.program import Program


@dataclass(frozen=True)
class Built:
    """A program, assembled and loaded.

    assembly: its code; None for BASIC alone. blocks: the blocks of its tape, with flags and checksums.
    machine: a machine of the program's model that has loaded the tape and is about to start the program.
    """

    program: Program
    assembly: Assembly | None
    blocks: list[bytes]
    machine: Machine


@dataclass(frozen=True)
class Writer:
    """A kind of file."""

    suffix: str
    description: str
    applies: Callable[[Program], bool]
    write: Callable[[Built, Path], None]


@cache
def writers() -> dict[str, Writer]:
    """All kinds by suffix, without the dot, in alphabetical order.

    Raises MazeError for a module that lacks something.
    """
    found = {}
    for name in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        module = importlib.import_module(f"{__name__}.{name}")
        for wanted in ("DESCRIPTION", "applies", "write"):
            if not hasattr(module, wanted):
                raise MazeError(f"zxmazes/programs/writers/{name}.py: has no `{wanted}`: see the other writers")
        found[name] = Writer(name, module.DESCRIPTION, module.applies, module.write)
    return found


def kinds(program: Program) -> list[str]:
    """The kinds to write for a program: those in its head, or all that can be made of it."""
    return [name for name, kind in writers().items() if kind.applies(program) and name in (program.kinds or writers())]
