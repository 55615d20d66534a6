"""Random expressions: each is refused, or has the value that Python gives it."""

import random
import re

import pytest

from zxmazes.assembler.assembly import assemble_text
from zxmazes.errors import MazeError


def grown(chance: random.Random, depth: int, brackets: bool) -> tuple[str, str]:
    """A random expression, in pasmo's words and in Python's."""
    if not depth or chance.random() < 0.1:
        value = chance.choice([0, 1, 2, 3, 7, 10, 255, 256, 1000, 32767, 32768, 40000, 65535])
        return chance.choice([str(value), f"${value:X}", f"0{value:X}h", f"%{value:b}"]), str(value)
    names = {"+": "+", "-": "-", "*": "*", "/": "//", "mod": "%"}
    if brackets:
        names |= {"and": "&", "|": "|", "xor": "^", "<": "<", ">=": ">=", "=": "==", "shl": "<<", ">>": ">>"}
    left, right = grown(chance, depth - 1, brackets), grown(chance, depth - 1, brackets)
    name = chance.choice(list(names))
    if chance.random() < 0.2:
        sign = chance.choice("-~") if brackets else "-"
        left = f"{sign}{left[0]}", f"{sign}{left[1]}"
    if name in ("shl", ">>"):
        right = (digit := str(chance.randrange(9)), digit)
    both = [f"{left[0]} {name} {right[0]}", f"{left[1]} {names[name]} {right[1]}"]
    if names[name] in ("<", ">=", "=="):
        both[1] = f"-({both[1]})"
    return tuple(f"({text})" for text in both) if brackets else tuple(both)  # type: ignore[return-value]


@pytest.mark.parametrize("brackets", [True, False], ids=["brackets", "precedence"])
def test_an_expression_is_refused_or_has_its_true_value(brackets: bool) -> None:
    """Python is the judge: + - * / mod bind there as in pasmo, the others stand in brackets."""
    chance = random.Random(11)
    taken = refused = 0
    for _ in range(150):
        ours, python = grown(chance, chance.choice([1, 1, 2, 3]), brackets)
        try:
            value = eval(python)
        except ZeroDivisionError:
            value = None
        try:
            made = assemble_text(
                f"        org $8000\n        dw 0 + {ours}\n        if {ours}\n db 1\n endif\n", "e.asm"
            )
        except MazeError as error:
            refused += bool(re.match(r"e\.asm:[23]: ", str(error)))
            continue
        taken += 1
        assert value is not None, f"{ours} divides by zero"
        assert -65536 < value < 65536, ours
        assert made.code == (value & 0xFFFF).to_bytes(2, "little") + b"\1" * bool(value), f"{ours} is {value}"
    assert taken > 30, "an assembler that refuses all is none"
    assert taken + refused == 150, "a refusal names file and line"
    assert refused > 10, "values beyond 16 bits were tried"


def test_every_operator_is_taken() -> None:
    """A right expression is not refused: each operator in one, with its value."""
    values = {
        "1000 >> 3": 125,
        "1000 shr 3": 125,
        "3 << 4": 48,
        "3 shl 4": 48,
        "1000 mod 7": 6,
        "1000 % 7": 6,
        "1000 / 7": 142,
        "2 + 3 * 4": 14,
        "(2 + 3) * 4": 20,
        "10 - 3 - 2": 5,
        "5 and 3": 1,
        "5 & 3": 1,
        "5 or 2": 7,
        "5 | 2": 7,
        "5 xor 3": 6,
        "7 & not 2": 5,
        "1 < 2": 0xFFFF,
        "2 <= 1": 0,
        "2 > 1": 0xFFFF,
        "1 >= 2": 0,
        "3 = 3": 0xFFFF,
        "3 != 3": 0,
        "1 && 0": 0,
        "1 || 0": 0xFFFF,
        "1 ? 2 : 3": 2,
        "high $1234": 0x12,
        "low $1234": 0x34,
        "high 2 + $1234": 0x12,
    }
    made = assemble_text("        org $8000\n" + "".join(f"        dw {text}\n" for text in values), "e.asm")
    words = zip(made.code[::2], made.code[1::2], strict=True)
    assert dict(zip(values, (low + 256 * high for low, high in words), strict=True)) == values
