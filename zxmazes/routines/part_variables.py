"""Make asm/engine/variables.asm: the variables of all parts for programs, each of which states its own in a macro."""

import re
from collections.abc import Iterator
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.paths import ASM

_FILE = "engine/variables.asm"
#: Where parts are.
_FOLDERS = ("engine", "tiling")
_MACRO = re.compile(r"^(\w+_variables)[ \t]+macro\b", re.MULTILINE)
_GUARD = re.compile(r"^[ \t]+if ! defined (\w+)$", re.MULTILINE)
_HEAD = """\
; variables.asm (engine) - made by `build.py build` from the parts: changes made here are lost
;
; The variables of a program's parts; include it after the label image_end. Each part states its variables in a macro
; beside its code; here those of the included parts are reserved, not loaded. The macros of other parts are defined
; without contents, since a name without a macro would be a label (the DS is there because pasmo does not find the end
; of an empty macro that it skips).
; Longer than 300 lines because each part with variables takes seven.

        if ! defined ENGINE_VARIABLES
ENGINE_VARIABLES equ 1
"""
_PART = """
        if ! defined {guard}
{macro} macro
        ds 0
        endm
        endif
        {macro}
"""
_END = """
        endif
"""


def engine_variables() -> str:
    """The text of the file. Raises MazeError for a part without a guard."""
    parts = sorted(part for folder in _FOLDERS for path in (ASM / folder).rglob("*.asm") for part in _read(path))
    return "".join([_HEAD, *(_PART.format(guard=guard, macro=macro) for macro, guard in parts), _END])


def _read(path: Path) -> Iterator[tuple[str, str]]:
    """The macro of a part's variables and the part's guard, if the file is a part that has variables."""
    if path == ASM / _FILE:
        return
    try:
        text = path.read_text(encoding="ascii")
    except (OSError, ValueError):
        return  # whoever includes it reports it
    for macro in _MACRO.findall(text):
        guard = _GUARD.search(text)
        if not guard:
            name = path.relative_to(ASM)
            raise MazeError(f"asm/{name}: it has the macro {macro} and no guard: begin it with `if ! defined NAME`")
        yield macro, guard[1]
