"""Build programs: assemble, tokenise, load the tape with the ROM as a check, and write every kind of file.

The same sources give the same bytes, wherever they are built.
"""

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from skoolkit.tape import write_tap

from zxmazes.assembler.assembly import Assembly
from zxmazes.assembler.closure import closure
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.cache import digest_of, keep, maker, pack, unpack
from zxmazes.cache import found as kept
from zxmazes.cores import on_all_cores
from zxmazes.errors import MazeError
from zxmazes.files import STAGED, shown, stage
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM, DIST
from zxmazes.programs.dist import BUILDING, at_work, files_of, publish, remove
from zxmazes.programs.games import game_blocks, games
from zxmazes.programs.given import given
from zxmazes.programs.kept_code import assemble_program
from zxmazes.programs.memory import bytes_left
from zxmazes.programs.program import START, Program
from zxmazes.programs.registry import check_name, program
from zxmazes.programs.tape_parts import blocks_of, loading_picture
from zxmazes.programs.writers import Built, kinds, writers

_STATEMENT_DONE = 0x1B76  # the address to which the 48K's ROM returns after each statement

#: The folder of the cache.
KIND = "program"
#: Called with each line of a build's report.
Report = Callable[[str], None]


#: In what is made of a program: the lines of the report, beside the files by their kinds.
_REPORT = " report"


def key_of(name: str) -> bytes:
    """The key under which the cache has what is made of a program: all that it is made of, and what makes it.

    Raises MazeError if a source cannot be read.
    """
    found = program(name)
    parts: list[bytes | str] = [maker(), Path(find_pasmo()).read_bytes()]
    for one in (found, *map(program, found.cassette), *(games() if found.games else ())):
        parts += [one.name, loading_picture(one)]
        parts += [part for source in one.basic for part in (source.label, source.text())]
        if one.code:
            included = closure(one.code.text(), (ASM, one.code.path.parent), given(one))
            parts += [one.code.label, one.code.text(), *(part for pair in included.items() for part in pair)]
    return digest_of(parts)


def make(name: str) -> bytes:
    """What a build makes of a program, packed for `build`. Raises MazeError if a source is broken."""
    key = key_of(name)
    data = kept(KIND, key)
    if data is None:
        with tempfile.TemporaryDirectory() as folder:
            data = pack(_make(program(name), Path(folder)))
        keep(KIND, key, data)
    return data


def built_files(name: str) -> dict[str, bytes]:
    """What a build makes of a program, by the kinds of files. Raises MazeError if a source is broken."""
    files = unpack(make(name))
    del files[_REPORT]
    return files


def make_all(names: Iterable[str]) -> dict[str, bytes]:
    """The same for several programs, on all cores; those that cannot be made are left out: `build` tells why."""
    made: dict[str, bytes] = {}
    missing = []
    for name in names:
        with contextlib.suppress(MazeError):
            data = kept(KIND, key_of(name))
            if data is None:
                missing.append(name)
            else:
                made[name] = data
    for name, data in zip(missing, on_all_cores(_make_or_none, missing), strict=True):
        if data is not None:
            made[name] = data
    return made


def _make_or_none(name: str) -> bytes | None:
    with contextlib.suppress(MazeError):
        return make(name)
    return None


def build(name: str, dist: Path = DIST, report: Report = lambda line: None, *, made: bytes | None = None) -> list[Path]:
    """Build one program into `dist` and return the files written; wait for another build in that folder.

    report: called at the end with a line for each area of the program's memory and the bytes left there. made: what
    `make` has returned already.
    Raises MazeError if a source is broken or `dist` cannot be written. The program's old files are then removed (see
    `dist.remove`), and the message names those that remain.
    """
    check_name(name)
    try:
        with at_work(dist), stage(dist, BUILDING) as folder:
            parts = unpack(made or make(name))
            lines = parts.pop(_REPORT).decode().splitlines()
            files = publish(name, _written(parts, folder / name), dist)
    except MazeError as error:
        with contextlib.suppress(MazeError):  # report the first error
            remove([name], dist)
        left = [str(shown(path)) for file in files_of(name) if os.path.lexists(path := dist / file)]
        raise MazeError(f"{error} (not removed: {', '.join(left)})" if left else str(error)) from None
    for line in lines:
        report(line)
    return files


def _written(files: Mapping[str, bytes], stem: Path) -> list[Path]:
    paths = [stem.with_name(f"{stem.name}.{kind}") for kind in files]
    for path, data in zip(paths, files.values(), strict=True):
        path.write_bytes(data)
    return paths


def assembled(found: Program) -> Assembly | None:
    """The program's code; None for BASIC alone. Raises MazeError if its source is broken."""
    return assemble_program(found.code.path, given=given(found)) if found.code else None


def _make(found: Program, folder: Path) -> dict[str, bytes]:
    """The program's files by kind, and the lines of the report; `folder` is for files meanwhile."""
    assembly = assembled(found)
    lines = bytes_left(found, assembly)
    blocks = blocks_of(found, assembly)
    for other in map(program, found.cassette):
        blocks += blocks_of(other, assembled(other))
    for game in games() if found.games else ():
        blocks += game_blocks(game)
    built = Built(found, assembly, blocks, _loaded(found, assembly, blocks, folder / STAGED))
    files = {kind: writers()[kind].data(built, folder) for kind in kinds(found)}
    return {**files, _REPORT: "\n".join(lines).encode()}


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
