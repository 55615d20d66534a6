"""Build programs: assemble, tokenise, load the tape with the ROM as a check, and write every kind of file.

The same sources give the same bytes, wherever they are built.
"""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

from skoolkit.tape import write_tap

from zxmazes.assembler.assembly import Assembly, assemble
from zxmazes.errors import MazeError
from zxmazes.files import STAGED, shown, stage
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.programs.dist import BUILDING, at_work, files_of, publish, remove
from zxmazes.programs.given import given
from zxmazes.programs.memory import bytes_left
from zxmazes.programs.program import START, Program
from zxmazes.programs.registry import check_name, program
from zxmazes.programs.tape_parts import blocks_of
from zxmazes.programs.writers import Built, kinds, writers

_STATEMENT_DONE = 0x1B76  # the address to which the 48K's ROM returns after each statement

#: Called with each line of a build's report.
Report = Callable[[str], None]


def build(name: str, dist: Path = DIST, report: Report = lambda line: None) -> list[Path]:
    """Build one program into `dist` and return the files written; wait for another build in that folder.

    report: called at the end with a line for each area of the program's memory and the bytes left there.
    Raises MazeError if a source is broken or `dist` cannot be written. The program's old files are then removed (see
    `dist.remove`), and the message names those that remain.
    """
    check_name(name)
    try:
        with at_work(dist), stage(dist, BUILDING) as folder:
            made, lines = _make(program(name), folder)
            files = publish(name, made, dist)
    except MazeError as error:
        with contextlib.suppress(MazeError):  # report the first error
            remove([name], dist)
        left = [str(shown(path)) for file in files_of(name) if os.path.lexists(path := dist / file)]
        raise MazeError(f"{error} (not removed: {', '.join(left)})" if left else str(error)) from None
    for line in lines:
        report(line)
    return files


def assembled(found: Program) -> Assembly | None:
    """The program's code; None for BASIC alone. Raises MazeError if its source is broken."""
    return assemble(found.code.path, given=given(found)) if found.code else None


def _make(found: Program, folder: Path) -> tuple[list[Path], list[str]]:
    """The program's files, made in `folder`, and the lines of the report."""
    assembly = assembled(found)
    lines = bytes_left(found, assembly)
    blocks = blocks_of(found, assembly)
    for other in map(program, found.cassette):
        blocks += blocks_of(other, assembled(other))
    built = Built(found, assembly, blocks, _loaded(found, assembly, blocks, folder / STAGED))
    files = []
    for kind in kinds(found):
        path = folder / f"{found.name}.{kind}"
        writers()[kind].write(built, path)
        files.append(path)
    return files, lines


def _loaded(found: Program, assembly: Assembly | None, blocks: list[bytes], tape: Path) -> Machine:
    """A machine that has loaded all of the program's own blocks from the tape, which is written to `tape`.

    A program in machine code is at `start`. BASIC is before its first statement, or before the statement after its
    LOAD ""CODE; on a 128K it has run for at most a second.
    Raises MazeError if the program does not load.
    """
    write_tap(str(tape), blocks)
    machine = Machine(found.machine)
    label = found.source.label
    start = assembly.symbols[START] if assembly and found.start else None
    stop = start or (_STATEMENT_DONE if found.machine == 48 else None)
    try:
        machine.load_tape(tape, stop, first=found.blocks, whole=not start)
    except MazeError as error:
        raise MazeError(f"{label}: {str(error).removeprefix(f'{tape}: ')}: {_advice(found)}") from None
    if assembly and stop and machine.read(assembly.org, len(assembly.code)) != assembly.code:
        raise MazeError(f'{label}: does not load its code at ${assembly.org:04X}: write LOAD ""CODE')
    return machine


def _advice(found: Program) -> str:
    """Advice about a program that does not load."""
    if found.loading:
        return f"put its code higher, or write basic/{found.name}.bas instead of the shared loader"
    if found.start:
        return "let it LOAD each file of its tape in turn, then RANDOMIZE USR {start}"
    return 'let it begin with CLEAR {start-1}: LOAD ""CODE' if found.code else "shorten it"
