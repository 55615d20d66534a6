"""The kinds of files for a program: each module in this folder writes one kind.

The module's name is the suffix of its files. It has `DESCRIPTION`, a few words; `applies(program)`, which tells whether
such a file can be made of the program; and `write(built, path)`, which writes it.
"""

import importlib
import pkgutil
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
    """A kind of file, and what its module has. A mistake in the module raises MazeError, which names file and line."""

    suffix: str
    description: str
    _applies: Callable[[Program], bool]
    _write: Callable[[Built, Path], None]

    def applies(self, program: Program) -> bool:
        """Can such a file be made of the program?"""
        with _mistakes(self.suffix):
            return bool(self._applies(program))

    def data(self, built: Built, folder: Path) -> bytes:
        """The contents of the program's file, which is written into `folder`."""
        path = folder / f"{built.program.name}.{self.suffix}"
        with _mistakes(self.suffix):
            self._write(built, path)
        if not path.is_file():
            raise MazeError(f"{_label(self.suffix)}: `write` has written no file: write to `path`")
        return path.read_bytes()


@cache
def writers() -> dict[str, Writer]:
    """All kinds by suffix, without the dot, in alphabetical order.

    Raises MazeError for a module that cannot be imported or lacks something.
    """
    found = {}
    for name in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        with _mistakes(name):
            module = importlib.import_module(f"{__name__}.{name}")
        for wanted in ("DESCRIPTION", "applies", "write"):
            if not hasattr(module, wanted):
                raise MazeError(f"{_label(name)}: has no `{wanted}`: see the other writers")
        found[name] = Writer(name, module.DESCRIPTION, module.applies, module.write)
    return found


def kinds(program: Program) -> list[str]:
    """The kinds to write for a program: those in its head, or all that can be made of it."""
    return [name for name, kind in writers().items() if kind.applies(program) and name in (program.kinds or writers())]


def _label(name: str) -> str:
    """A writer's file in messages, which is the same in every checkout."""
    return f"zxmazes/programs/writers/{name}.py"


@contextmanager
def _mistakes(name: str) -> Iterator[None]:
    """Raise MazeError for a mistake in the module of this name; a disk that is full is no such mistake."""
    try:
        yield
    except (MazeError, OSError):
        raise
    except SyntaxError as error:
        raise MazeError(f"{_label(name)}:{error.lineno}: {error.msg}: correct this line") from None
    except Exception as error:
        own = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == _file(name)]
        place = f"{_label(name)}:{own[-1]}" if own else _label(name)
        raise MazeError(f"{place}: {type(error).__name__}: {error}: correct this line, or remove the file") from None


def _file(name: str) -> str:
    return str(Path(__file__).with_name(f"{name}.py"))
