"""The parts for programs: the engine's, and the drawings of tilings. Each is a file that assembles alone."""

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


def alone(part: str) -> Assembly:
    """A program that has nothing but this part, one of PARTS."""
    lines = ["org $8000", "public start", "start:", "ret", 'include "include/field.asm"']
    lines += [f'include "{part}"', "image_end:"]
    lines += ['include "lib/variables.asm"', 'include "engine/variables.asm"', "end start"]
    text = "\n".join(line if line.endswith(":") else f"        {line}" for line in lines)
    return assemble_text(text, f"{part} alone")
