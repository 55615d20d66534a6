"""Write the tape: its blocks, each preceded by its length in two bytes."""

from pathlib import Path

from skoolkit.tape import write_tap

from zxmazes.programs.program import Program
from zxmazes.programs.writers import Built

DESCRIPTION = "a tape"


def applies(program: Program) -> bool:
    """True for every program."""
    return True


def write(built: Built, path: Path) -> None:
    """Write the blocks."""
    write_tap(str(path), built.blocks)
