"""What the assembler is given instead of files."""

from zxmazes.programs.carried import carried_files
from zxmazes.programs.program import Program
from zxmazes.routines.derived import generated_files


def given(program: Program) -> dict[str, str]:
    """What INCLUDE of the program stands for, by the names in its sources."""
    return {**generated_files(), **carried_files(program)}
