"""Write the public labels of the code with their addresses."""

from pathlib import Path

from zxmazes.programs.program import Program
from zxmazes.programs.writers import Built

DESCRIPTION = "the addresses of its public labels"


def applies(program: Program) -> bool:
    """True for a program with machine code."""
    return program.code is not None


def write(built: Built, path: Path) -> None:
    """Write the labels in the order of their addresses."""
    if built.assembly:
        path.write_text(built.assembly.symbol_file(), encoding="ascii")
