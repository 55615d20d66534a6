"""A tape with a BASIC program, and the block of code with the calls for it."""

import re

from zxmazes.basic.braces import Symbols
from zxmazes.basic.codes import BLANKS
from zxmazes.basic.tokeniser import line_numbers, rows, tokenise
from zxmazes.errors import MazeError
from zxmazes.library.calling import signature
from zxmazes.library.choice import choose
from zxmazes.library.placing import Placed
from zxmazes.library.stubs import CALL, Stub
from zxmazes.programs.tape_files import tape, tape_files
from zxmazes.routines.index import routines
from zxmazes.routines.manifest import Routine

#: The line that loads the code.
LOADER = '{} CLEAR {{start-1}}: LOAD ""CODE\n'
#: Where a program begins on a 48K, and the least between its end and RAMTOP: variables, work space, two stacks.
_PROGRAM, _ROOM = 23755, 1500
_ANYWHERE = 0x8000  # an unused parameter of a header
_BRACES, _NAME = re.compile(r"\{([^{}\"\n]*)\}"), re.compile(r"[A-Za-z_]\w*")


def symbols_of(made: Placed, stubs: list[Stub]) -> dict[str, int]:
    """The addresses for braces: entries, calls with their parameters, variables, buffers; RAMTOP is below `start`."""
    names = {*made.public, *(one.label for one in made.reserved)}
    found = {name: made.symbols[name] for name in names} | made.calls
    for stub in stubs:
        found |= stub.symbols
    return found | {"start": min(_first(made, stubs), made.buffers_start)}


def basic_tape(made: Placed, stubs: list[Stub], text: str, source: str, name: str, loader: int = 0) -> bytes:
    """The contents of a .tap that starts by itself. Raises MazeError for a mistake in the text, with its place.

    loader: the number of a line that is put before the text and loads the code; 0 if the text loads it.
    """
    symbols: Symbols = symbols_of(made, stubs)
    program, numbers = b"", line_numbers(text, source)
    if loader:
        if numbers and numbers[0] <= loader:
            raise MazeError(f"{source}: line {loader} loads the routines: begin with a higher number")
        program = tokenise(LOADER.format(loader), symbols, source)
    program += tokenise(text, symbols, source, [*([loader] if loader else []), *numbers])
    end, start = _PROGRAM + len(program) + _ROOM, symbols["start"]
    assert isinstance(start, int)
    if end > start:
        raise MazeError(
            f"{source}: with its variables the program needs the memory up to ${end - 1:04X}, and the routines "
            f"begin at ${start:04X}: choose a higher --org"
        )
    code = b"".join(stub.code for stub in stubs) + made.code
    files = [
        ("program", program, loader or numbers[0], len(program)),
        ("code", code, _first(made, stubs), _ANYWHERE),
    ]
    return tape(tape_files(files, name))


def _first(made: Placed, stubs: list[Stub]) -> int:
    """The first address of the code on the tape."""
    return stubs[0].address if stubs else made.org


def without_comments(text: str) -> str:
    """The lines of a program."""
    return "\n".join(row for row in rows(text) if not row.lstrip(BLANKS).startswith("#"))


def named(text: str) -> tuple[list[Routine], list[Routine]]:
    """The routines that a program names in braces: all of them, and those among them that it calls with parameters.

    `{solve_wave_call}` and `{solve_wave_row}` name solve_wave. Raises MazeError for routines of two collections.
    """
    names = [name for inner in _BRACES.findall(without_comments(text)) for name in _NAME.findall(inner)]
    found, called = [], []
    for name in dict.fromkeys(names):
        if name in routines():
            found.append(name)
        elif label := _called(name):
            found.append(label)
            called.append(label)
    return choose(found), choose(called)


def _called(name: str) -> str:
    """The label of the routine to whose call this name belongs; empty if there is none."""
    for label, one in routines().items():
        if name.startswith(f"{label}_"):
            rest = name.removeprefix(f"{label}_")
            if rest == CALL or rest in [given.name for given in signature(one, 0).inputs]:
                return label
    return ""
