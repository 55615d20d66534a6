"""Write a tape with the block of code, for `LOAD "" CODE`, beside it the same files as beside a `bin`."""

from pathlib import Path

from zxmazes.library.facts import FACTS, SYMBOLS, facts, is_made, symbols
from zxmazes.library.formats import Options
from zxmazes.library.placing import Placed
from zxmazes.programs.tape_files import NAME_LENGTH, tape, tape_files

DESCRIPTION = 'a tape for LOAD ""CODE, with a .sym and a .json beside it'
_ANYWHERE = 0x8000  # an unused parameter of a header


def files(made: Placed, _options: Options) -> dict[str, bytes]:
    """The tape, named after the first routine, its labels and its facts."""
    first = made.routines[0]
    name = first.label if len(first.label) <= NAME_LENGTH else first.name
    blocks = tape_files([("code", made.code, made.org, _ANYWHERE)], name)
    return {"": tape(blocks), SYMBOLS: symbols(made), FACTS: facts(made)}


def is_ours(path: Path) -> bool:
    """Are our facts beside it?"""
    return is_made(path)
