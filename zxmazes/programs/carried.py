"""The routines that a program carries, as the head of its main.asm states, and the sources that it gets for them.

    ; Carries: generators, changes, maze_stats

makes two sources beside main.asm: carried.asm includes the routines, menus.asm has the tables of their menus.
"""

import re

from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.paths import ASM
from zxmazes.routines.derived import carried_code, carried_tables, generated_files
from zxmazes.routines.registry import select

_CARRIES = re.compile(r"; Carries: +(.*(?:\n; {8,}.*)*)")


def made_files() -> dict[str, str]:
    """The text of every source that is made from headers, by its path in `asm`.

    Raises MazeError with file and line when a program names a routine that there is not.
    """
    files = generated_files()
    for main in sorted((ASM / "programs").glob("*/main.asm")):
        head = main.read_text(encoding="latin-1").partition("\n\n")[0]
        if not (found := _CARRIES.search(head)):
            continue
        try:
            labels = select(re.sub(r"\s*\n; +", " ", found[1]))
        except ValueError as error:
            line = head.count("\n", 0, found.start()) + 1
            raise MazeError(f"{shown(main)}:{line}: Carries: {error}") from None
        folder = main.parent.relative_to(ASM).as_posix()
        files[f"{folder}/carried.asm"] = carried_code("carried.asm", labels)
        files[f"{folder}/menus.asm"] = carried_tables("menus.asm", labels)
    return files
