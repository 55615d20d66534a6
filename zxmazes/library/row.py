"""The rows of a flat source, in the words of no assembler: dialects write them."""

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True)
class Value:
    """A name plus a number, or a number alone; `as_hex`: it is written as a hexadecimal number."""

    name: str
    number: int
    as_hex: bool = False


NOTHING = Value("", 0)


class Kind(Enum):
    """What an operand is: a register or condition, a number, memory at an address, memory at IX or IY plus a number."""

    WORD = 1
    NUMBER = 2
    MEMORY = 3
    INDEX = 4


@dataclass(frozen=True)
class Operand:
    """An operand; word: the register or condition, `(hl)` and the like included."""

    kind: Kind
    word: str = ""
    value: Value = NOTHING


@dataclass(frozen=True)
class Row:
    """A label, an operation, its operands, and a comment without its semicolon; any of them may be missing.

    operation: a mnemonic, or `equ`, `org`, `defb`, `defw`, `defs`. A row with nothing is a blank line.
    raw: a comment in a line of its own, as it is in the source. code: the bytes of an instruction.
    """

    label: str = ""
    operation: str = ""
    operands: tuple[Operand, ...] = ()
    comment: str = ""
    raw: str = ""
    code: bytes = b""


def number(value: int, as_hex: bool = False) -> Operand:
    """A number as an operand."""
    return Operand(Kind.NUMBER, value=Value("", value, as_hex))
