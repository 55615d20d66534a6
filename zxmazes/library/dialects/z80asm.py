"""The dialect of Debian's z80asm: as `common`, but a colon after the name of a constant too."""

from dataclasses import replace

from zxmazes.library.dialects import common, without_halves
from zxmazes.library.row import Row

DESCRIPTION = "z80asm of Debian"


def lines(row: Row) -> list[str]:
    """A row in one line."""
    row = without_halves(row)
    return common.lines(replace(row, label=f"{row.label}:") if row.operation == "equ" else row)
