"""Bytes of all code as it is assembled: of each public routine, and of each file the code outside such routines."""

import functools
import re
from collections import Counter
from collections.abc import Mapping

from emu_tests.machine.engine_parts import PARTS
from emu_tests.oracles.headers import IMAGE, ROUTINES
from zxmazes.assembler.pasmo import run_pasmo
from zxmazes.assembler.source import Line, Reader
from zxmazes.assembler.source_lines import SourceLines
from zxmazes.assembler.step import Step
from zxmazes.assembler.walk import follow, symbol_values
from zxmazes.paths import ASM
from zxmazes.routines.derived import generated_files
from zxmazes.routines.images import assemble_library
from zxmazes.routines.index import COLLECTIONS, IMAGES, sources

_NAME = "the code of each file"
#: DS up to an aligned address, or in an IF: its bytes depend on what comes before, and it has no code.
_FILLER = re.compile(r"^(?:\w+:?)?\s+(?:ds|defs)\b", re.IGNORECASE)


def size(label: str) -> int:
    """Bytes of a public routine, from its label to its end."""
    symbols = assemble_library(IMAGE[label]).symbols
    return symbols[f"{label}_end"] - symbols[label]


@functools.cache
def files() -> dict[str, int]:
    """Bytes of each file of `asm` that belong to no public routine, by path: the engine, the tilings, tables."""
    counted: dict[str, int] = {}
    given = generated_files()
    parsed: dict[str, list[Line]] = {}
    for collection, folders in IMAGES.values():
        paths = [path.relative_to(ASM).as_posix() for path in sources(*folders)]
        lines = [f"org ${COLLECTIONS[collection].org:04X}", *_included("include/spectrum.asm", *paths)]
        counted = _rest(lines, given, parsed) | counted
    for part in PARTS:
        alone = _rest(["org $8000", *_included("include/field.asm", part)], given, parsed)
        counted = alone | counted | {part: alone.get(part, 0)}
    return {name: count for name, count in counted.items() if count}


def _included(*names: str) -> list[str]:
    return [f'include "{name}"' for name in names]


def _rest(lines: list[str], given: Mapping[str, str], parsed: dict[str, list[Line]]) -> dict[str, int]:
    """Bytes of each file in a program of these lines that belong to no public routine; a macro's are its user's.

    given: texts instead of files. parsed: the lines of the files that others have read, to which it adds its own.
    """
    lines = [*lines, "image_end:", *_included("lib/variables.asm", "engine/variables.asm")]
    text = "\n".join(line if line.endswith(":") else f"        {line}" for line in lines)
    reader = Reader((ASM,), given)
    reader.files = parsed
    program = SourceLines(reader.read(text, _NAME))
    steps = follow(program, run_pasmo(program, _NAME)[0])
    symbols = symbol_values(steps)
    ends = ((symbols[label], symbols[f"{label}_end"]) for label in ROUTINES if label in symbols)
    inside = {address for begin, end in ends for address in range(begin, end)}
    found = Counter[str]()
    for step in steps:
        if step.here < symbols["image_end"]:
            counts = step.here not in inside and not _FILLER.search(step.line.text)
            found[_file(step)] += counts * len(step.code)
    return dict(found)


def _file(step: Step) -> str:
    line, block = step.line, step.block
    while block:
        line = block.user.line if block.kind == "macro" else line
        block = block.outer
    return line.where.rpartition(":")[0].removeprefix("asm/")
