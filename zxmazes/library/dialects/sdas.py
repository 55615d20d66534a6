"""The dialect of SDCC's sdasz80: `#5`, `.db`, `5 (ix)`, `name = value`, 0x8000."""

from zxmazes.library.dialects import value_text, without_halves, written
from zxmazes.library.row import Kind, Operand, Row

DESCRIPTION = "sdasz80 of SDCC"
_DIRECTIVES = {"defb": ".db", "defw": ".dw", "defs": ".ds", "org": ".org"}
#: Operations whose number is an address, a bit or a restart, not an immediate value.
_BARE = ("jp", "jr", "djnz", "call", "bit", "res", "set", "rst", "im", *_DIRECTIVES)
_HEAD = ("        .area CODE (ABS)",)


def lines(row: Row) -> list[str]:
    """A row in one line; ORG in two, the first with the area to which it belongs."""
    if row.raw:
        return [row.raw]
    if row.operation == "equ":
        return [written(f"{row.label} =", value_text(row.operands[0].value, "0x"), (), row.comment)]
    row = without_halves(row)
    operands = (_operand(operand, row.operation in _BARE) for operand in row.operands)
    label = f"{row.label}:" if row.label else ""
    line = written(label, _DIRECTIVES.get(row.operation, row.operation), operands, row.comment)
    return [*(_HEAD if row.operation == "org" else ()), line]


def _operand(operand: Operand, bare: bool) -> str:
    text = value_text(operand.value, "0x")
    if operand.kind is Kind.WORD:
        return operand.word
    if operand.kind is Kind.INDEX:
        return f"{operand.value.number} ({operand.word})"
    return f"({text})" if operand.kind is Kind.MEMORY else text if bare else f"#{text}"
