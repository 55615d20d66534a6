"""Sources made for a program from the headers of the routines that it carries. The line

    ; Carries: generators, changes, maze_stats

in the head of its main.asm makes two sources beside it: carried.asm includes the routines, menus.asm has the tables of
their menus. If its main.asm includes a third one, abouts.asm, that has the rows about each entry, packed, and menus.asm
has none. A copy is committed for users who have only pasmo; the build assembles the text made here.
"""

import contextlib
from collections.abc import Callable, Iterable
from functools import partial

from zxmazes.errors import MazeError
from zxmazes.programs.program import Program
from zxmazes.programs.registry import names, program
from zxmazes.routines.derived import carried_abouts, carried_code, carried_tables, generated_files, readme


def carried_files(program: Program) -> dict[str, str]:
    """The text of each source made for a program, by its path in `asm`; empty if it carries nothing."""
    if not program.carries:
        return {}
    packed = program.code is not None and f'"programs/{program.name}/abouts.asm"' in program.code.text()
    makers: dict[str, Callable[[str, Iterable[str]], str]] = {
        "carried.asm": carried_code,
        "menus.asm": partial(carried_tables, abouts=not packed),
    }
    if packed:
        makers["abouts.asm"] = carried_abouts
    return {f"programs/{program.name}/{name}": make(name, program.carries) for name, make in makers.items()}


def made_files() -> dict[str, str]:
    """The text of every source that is made from headers, by its path in `asm`.

    A program whose head has a mistake is left out: its own build reports the mistake.
    """
    files = generated_files()
    for name in names():
        with contextlib.suppress(MazeError):
            files |= carried_files(program(name))
    return files


def copies() -> dict[str, str]:
    """All texts made from headers and kept in `asm`: those sources, and the README with its table."""
    return made_files() | {"README.md": readme()}
