"""The dialects of assemblers: each module in this folder writes the rows of a flat source for one.

The module's name is that of the dialect. It has `DESCRIPTION`, the assemblers that read it, and
`lines(row)`, which writes a row as lines of source.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from zxmazes.library.row import Kind, Operand, Row, Value, number

#: The columns of an operation and of a comment.
_OPERATION, _COMMENT = 8, 40
_HALVES = ("ixh", "ixl", "iyh", "iyl")


#: The dialect that most assemblers read.
USUAL = "common"


@dataclass(frozen=True)
class Dialect:
    """A dialect by its name."""

    name: str
    description: str
    lines: Callable[[Row], list[str]]


def names() -> list[str]:
    """The names of all dialects."""
    return sorted(info.name for info in pkgutil.iter_modules(__path__))


def dialect(name: str) -> Dialect:
    """The dialect of this name."""
    module = importlib.import_module(f"{__name__}.{name}")
    return Dialect(name, module.DESCRIPTION, module.lines)


def without_halves(row: Row) -> Row:
    """An instruction with half of IX or IY as bytes, for an assembler that has no name for these."""
    if not any(operand.word in _HALVES for operand in row.operands):
        return row
    written_out = f"{row.operation} {','.join(map(operand_text, row.operands))}"
    comment = "; ".join(filter(None, (written_out, row.comment)))
    return Row(row.label, "defb", tuple(number(byte, as_hex=True) for byte in row.code), comment)


def written(label: str, operation: str, operands: Iterable[str], comment: str) -> str:
    """A line in columns; a longer label, with the colon that it may have, pushes the rest to the right."""
    rest = f"{operation} {','.join(operands)}".rstrip() if operation else ""
    line = f"{label:<{_OPERATION - 1}} {rest}".rstrip() if label else f"{'':{_OPERATION}}{rest}".rstrip()
    return f"{line:<{_COMMENT - 1}} ; {comment}" if comment else line


def value_text(value: Value, hexadecimal: str = "$") -> str:
    """`label`, `label+3`, `10`, or `$8000` with the sign of hexadecimal numbers."""
    plain = f"{hexadecimal}{value.number:X}" if value.as_hex and value.number >= 0 else str(value.number)
    if not value.name:
        return plain
    return value.name + (f"{value.number:+d}" if value.number else "")


def operand_text(operand: Operand) -> str:
    """An operand as most assemblers write it."""
    text = value_text(operand.value)
    if operand.kind is Kind.WORD:
        return operand.word
    if operand.kind is Kind.INDEX:
        return f"({operand.word}{operand.value.number:+d})"
    return f"({text})" if operand.kind is Kind.MEMORY else text
