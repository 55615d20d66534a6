"""Routines to give away: each alone, and each generator with a solver, for those who have a compiler and no Python."""

from collections.abc import Container
from pathlib import Path

from zxmazes.cores import on_all_cores
from zxmazes.errors import MazeError
from zxmazes.library.choice import choose
from zxmazes.library.formats import Options, format_of
from zxmazes.library.placing import place
from zxmazes.routines.index import routines

#: The formats, each with the ending of its file and what to do with it.
FORMATS = {
    "asm": ("asm", "Include the file in a source for pasmo, zxbasm, sjasmplus or RASM, and call the labels."),
    "boriel": ("bas", 'Write #include "FILE.bas" in a program in Boriel\'s ZX BASIC, and call the functions.'),
    "c": ("c", "Compile the file with SDCC; the .h beside it says how, and has the prototypes."),
    "tap": ("tap", 'Load the code with CLEAR 32767: LOAD ""CODE; the .json beside it has the addresses to call.'),
}
#: The solver that a generator of each family comes with.
SOLVERS = {"generator": "solve_wave", "large generator": "solve_wave_large", "links generator": "links_solve"}
#: The solver of generators whose passages cross.
_WEAVE_SOLVER = "links_solve_weave"
_README = "readme.txt"
_NOTE = """\
Every file stands alone, at 32768 (8000 hexadecimal). Use one of them in a program: two would lie in the same place.
A generator marked + is here with a solver too, as {pair}.{ending}; `build.py library` writes any other
choice, at any address.
"""


def blocks() -> dict[str, bytes]:
    """The files of a folder for each format, by their paths. Raises MazeError for a broken source."""
    made = on_all_cores(_files, sets())
    files = {path: data for part in made for path, data in part.items()}
    return files | {f"{_folder(name)}/{_README}": _readme(name, files) for name in FORMATS}


def sets() -> list[list[str]]:
    """The labels of the routines of each file."""
    pairs = [
        [label, _WEAVE_SOLVER if "weave" in label else SOLVERS[one.family]]
        for label, one in routines().items()
        if one.family in SOLVERS
    ]
    return [[label] for label in routines()] + pairs


def _files(labels: list[str]) -> dict[str, bytes]:
    """One choice of routines in all formats but those from which a routine of them cannot be called."""
    made, stem = place(choose(labels)), "_".join(labels)
    found: dict[str, bytes] = {}
    for name, (ending, _) in FORMATS.items():
        form = format_of(name)
        path = Path(f"{stem}.{ending}")
        try:
            written = form.files(made, Options(path, next(iter(form.dialects), "")))
        except MazeError as error:
            if "which only assembly can give" not in str(error):
                raise
            continue
        found |= {f"{_folder(name)}/{path.with_suffix(end) if end else path}": data for end, data in written.items()}
    return found


def _folder(name: str) -> str:
    return f"library_{name}"


def _readme(name: str, files: Container[str]) -> bytes:
    """What is in a folder: how to use it, and what each routine does."""
    ending, use = FORMATS[name]
    pair = "_".join(next(labels for labels in sets() if len(labels) > 1))
    lines = [f"Maze routines for the ZX Spectrum: {format_of(name).description}", "", use]
    lines += [_NOTE.format(pair=pair, ending=ending)]
    for label, one in routines().items():
        if f"{_folder(name)}/{label}.{ending}" in files:
            lines.append(f"{'+' if one.family in SOLVERS else ' '} {label} - {one.what}")
    return ("\n".join(lines) + "\n").encode("ascii")
