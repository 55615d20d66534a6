"""Write the block of code, beside it its labels and, as JSON, what a program must know to call it."""

from pathlib import Path

from zxmazes.library.facts import FACTS, SYMBOLS, facts, is_made, symbols
from zxmazes.library.formats import Options
from zxmazes.library.placing import Placed

DESCRIPTION = "the block of code, with a .sym and a .json beside it"


def files(made: Placed, _options: Options) -> dict[str, bytes]:
    """The code, its labels and its facts."""
    return {"": made.code, SYMBOLS: symbols(made), FACTS: facts(made)}


def is_ours(path: Path) -> bool:
    """Are our facts beside it?"""
    return is_made(path)
