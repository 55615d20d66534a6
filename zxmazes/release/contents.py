"""What is in a release: its files by their paths."""

from collections.abc import Callable

from zxmazes.cores import on_all_cores
from zxmazes.programs.making import built_files
from zxmazes.programs.registry import program
from zxmazes.release.blocks import blocks
from zxmazes.release.released import Tape, tape_names
from zxmazes.release.writers import forms

#: Bytes by the path in the release, such as monster/monster.wav.
Files = dict[str, bytes]


def tapes() -> Files:
    """A folder for each tape, with all kinds of files that can be made of it. Raises MazeError for a broken source."""
    return {path: data for files in on_all_cores(_tape, tape_names()) for path, data in files.items()}


def _tape(name: str) -> Files:
    """The folder of one tape; a cassette's has the snapshots of its programs."""
    tape = Tape(program(name), built_files(name))
    files = {f"{name}.{kind}": data for kind, data in tape.built.items()}
    files |= {f"{name}.{kind}": form.content(tape) for kind, form in forms().items() if form.applies(tape)}
    for other in tape.program.cassette:
        files |= {f"{other}.{kind}": data for kind, data in built_files(other).items() if kind == "z80"}
    return {f"{name}/{file}": data for file, data in files.items()}


#: The parts of a release, each a function that returns its files.
PARTS: tuple[Callable[[], Files], ...] = (tapes, blocks)


def contents() -> Files:
    """All files of a release but the checksums. Raises MazeError for a broken source."""
    return {path: data for part in PARTS for path, data in part().items()}
