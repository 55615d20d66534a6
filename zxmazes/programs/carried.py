"""Sources made for a program from the headers of the routines that it carries. The line

    ; Carries: generators, changes, maze_stats

in the head of its main.asm makes two sources beside it: carried.asm includes the routines, menus.asm has the tables of
their menus. A copy is committed for users who have only pasmo; the build assembles the text made here.
"""

import contextlib

from zxmazes.errors import MazeError
from zxmazes.programs.program import Program
from zxmazes.programs.registry import names, program
from zxmazes.routines.derived import carried_code, carried_tables, generated_files, readme


def carried_files(program: Program) -> dict[str, str]:
    """The text of each source made for a program, by its path in `asm`; empty if it carries nothing."""
    if not program.carries:
        return {}
    makers = {"carried.asm": carried_code, "menus.asm": carried_tables}
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
