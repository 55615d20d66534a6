"""The parts for programs: the engine's, and the drawings of tilings. Each is a file that assembles alone."""

import functools
import re
from itertools import pairwise
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.paths import ASM

#: Every part, by its path in asm.
PARTS = tuple(
    path.relative_to(ASM).as_posix()
    for folder in ("engine", "tiling/drawing")
    for path in sorted((ASM / folder).rglob("*.asm"))
    if path != ASM / "engine" / "variables.asm"
)


def source(name: str) -> Path:
    """The file of a part, by its name alone."""
    return ASM / next(part for part in PARTS if Path(part).stem == name)


@functools.cache
def included(path: Path) -> set[Path]:
    """A source and all that it includes."""
    found = {path}
    for name in re.findall(r'^ +include "(.+)"', path.read_text(encoding="ascii"), re.MULTILINE):
        found |= included(ASM / name)
    return found


def alone(part: str) -> Assembly:
    """A program that has nothing but this part, one of PARTS."""
    lines = ["org $8000", "public start", "start:", "ret", 'include "include/field.asm"']
    lines += [f'include "{part}"', "image_end:"]
    lines += ['include "lib/variables.asm"', 'include "engine/variables.asm"', "end start"]
    text = "\n".join(line if line.endswith(":") else f"        {line}" for line in lines)
    return assemble_text(text, f"{part} alone")


def sizes(name: str) -> tuple[dict[str, int], dict[str, int]]:
    """The bytes of each routine of a part as its headers say, and as it is: up to the next one that has a header.

    The part's own code must come after its includes, as it does if they are at its head.
    """
    path = source(name)
    found = re.findall(r"^; (\w+) - .*\n(?:;.*\n)*; Size:  (\d+) bytes", path.read_text(encoding="ascii"), re.MULTILINE)
    symbols = alone(path.relative_to(ASM).as_posix()).symbols
    starts = [symbols[label] for label, _ in found] + [symbols["image_end"]]
    real = [after - before for before, after in pairwise(starts)]
    return {label: int(size) for label, size in found}, dict(zip((label for label, _ in found), real, strict=True))
