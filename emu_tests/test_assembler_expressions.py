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
