"""The common dialect: `label:`, `name equ value`, `defb`, `defw`, `defs`."""

from zxmazes.library.dialects import operand_text, written
from zxmazes.library.row import Row

DESCRIPTION = "pasmo, zxbasm, sjasmplus, RASM"


def lines(row: Row) -> list[str]:
    """A row in one line."""
    if row.raw:
        return [row.raw]
    label = row.label if row.operation == "equ" else f"{row.label}:" if row.label else ""
    return [written(label, row.operation, map(operand_text, row.operands), row.comment)]
