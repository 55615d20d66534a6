"""Texts and bytes for the assembler instead of files: sources made from headers, and the bytes of assets."""

import os
import re
from collections.abc import Container, Iterator
from pathlib import Path

from zxmazes.paths import ASM
from zxmazes.programs.assets import convert
from zxmazes.programs.carried import carried_files
from zxmazes.programs.games import TABLE, table
from zxmazes.programs.program import Program
from zxmazes.routines.derived import generated_files

_INCLUDE = re.compile(r"""^[^;"'\n]*\b(include|incbin)[ \t]+"([^"\n]+)\"""", re.IGNORECASE | re.MULTILINE)


def given(program: Program) -> dict[str, str | bytes]:
    """The contents for INCLUDE and INCBIN of the program, by the names in its sources.

    Raises MazeError for an asset that cannot be made.
    """
    made: dict[str, str | bytes] = {**generated_files(), **carried_files(program), **_games(program)}
    return {**made, **_assets(program, made)}


def _games(program: Program) -> dict[str, bytes]:
    """The table of all games, for the program whose menu shows them."""
    return {f"programs/{program.name}/{TABLE}": table()} if program.games else {}


def _assets(program: Program, made: Container[str]) -> dict[str, bytes]:
    """The bytes for each INCBIN that does not name a file, and is not in `made`."""
    if not program.code:
        return {}
    folders = (ASM, program.code.path.parent)
    names = set(_data(program.code.text(), folders, set()))
    return {name: convert(ASM / name) for name in sorted(names) if name not in made and not _file(name, folders)}


def _data(text: str, folders: tuple[Path, ...], seen: set[str]) -> Iterator[str]:
    """The names in each INCBIN of a source and of its includes, except sources already seen."""
    for word, name in _INCLUDE.findall(text):
        path = _file(name, folders)
        if word.lower() == "incbin":
            yield name
        elif path and name not in seen:
            seen.add(name)
            yield from _data(path.read_bytes().decode("latin-1"), folders, seen)


def _file(name: str, folders: tuple[Path, ...]) -> Path | None:
    """The file of this name in one of the folders."""
    return next((folder / name for folder in folders if os.path.isfile(folder / name)), None)
