"""Write a snapshot of the machine that has loaded the tape."""

from pathlib import Path

from zxmazes.programs.banked import memory
from zxmazes.programs.program import Program
from zxmazes.programs.writers import Built

DESCRIPTION = "a snapshot of a 48K, which needs no tape; of a 128K for the games' cassette, with the games that fit"


def applies(program: Program) -> bool:
    """True for any 48K program except a cassette, whose first program loads the others from tape."""
    return program.machine == 48 and not program.cassette


def write(built: Built, path: Path) -> None:
    """Write the machine's state."""
    built.machine.save_snapshot(path, memory(built) if built.program.games else b"")
