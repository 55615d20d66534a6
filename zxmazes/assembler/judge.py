"""Compare a line of source with its bytes: did pasmo assemble what the line says?

SkoolKit disassembles each instruction, and the result is compared with the source: the operation, the number of
operands, each register by its name, each number by its exact value. Data and the decisions of IF and REPT are compared
by exact values too. However pasmo came to accept a mistake, a line that differs from its bytes is refused.
"""

import functools
from dataclasses import dataclass
from types import SimpleNamespace
from typing import NoReturn

from skoolkit.disassembler import Disassembler

from zxmazes.assembler.expression import evaluate, literal
from zxmazes.assembler.statement import MNEMONICS, Fault, Tokens, show, split, tokenise
from zxmazes.assembler.step import Step

_BYTES = ("db", "defb", "defm")
_WORDS = ("dw", "defw")
_SPACE = ("ds", "defs")
_RELATIVE = (0x10, 0x18, 0x20, 0x28, 0x30, 0x38)  # DJNZ and JR: the disassembly depends on the address

_memory = [0] * 0x10000
_disassembler = Disassembler(
    _memory,
    SimpleNamespace(
        asm_hex=True,
        asm_lower=True,
        defb_size=8,
        defm_size=8,
        defw_size=1,
        handle_rst=False,
        imaker=lambda address, operation, data: SimpleNamespace(text=operation, size=len(data)),
        opcodes="ALL",
        wrap=False,
    ),
)


@dataclass(frozen=True)
class _Range:
    """The values that a number may have when `bits` bits of it are kept."""

    low: int
    high: int
    bits: int
    what: str


_BYTE = _Range(-128, 255, 8, "a byte here")
_WORD = _Range(-0xFFFF, 0xFFFF, 16, "16 bits")  # minus any address: adding it subtracts the address
_OFFSET = _Range(-128, 127, 8, "a byte here")
_COUNT = _Range(0, 0xFFFF, 16, "16 bits")


@dataclass(frozen=True)
class _Operand:
    """An operand of a disassembled instruction: tokens, or a number with the tokens around it."""

    before: Tokens
    number: int | None = None
    range: _Range = _COUNT
    after: Tokens = ()


def judge(step: Step) -> None:
    """Raise Fault unless pasmo's bytes for a statement, or its decision, are those that the statement requires."""
    op, operands = step.statement.op, step.statement.operands
    if op in MNEMONICS:
        _judge_instruction(step)
    elif op in _BYTES or op in _WORDS:
        _judge_data(step, 1 if op in _BYTES else 2)
    elif op in _SPACE:
        _judge_space(step)
    elif step.code:
        raise Fault(f"pasmo makes bytes of `{step.statement}`, which should make none")
    elif op in ("equ", "defl"):
        _check(step, operands[0], _WORD, step.listed)
    elif op == "rept":
        _check(step, operands[0], _COUNT, step.listed)
    elif op == "if" and (value := -bool(evaluate(operands[0], step))) != step.listed:
        _differ(operands[0], value, step.listed)


def _judge_instruction(step: Step) -> None:
    statement = step.statement
    text = disassemble(step.code, step.here if step.code[:1] and step.code[0] in _RELATIVE else 0)
    op, there = _taken_apart(text)
    same = op == statement.op and len(there) == len(statement.operands)
    if not same or not all(map(_agree, statement.operands, there)):
        raise Fault(f"`{statement}` is not an instruction: pasmo makes `{text}` of it")
    for operand, made in zip(statement.operands, there, strict=True):
        if made.number is not None:
            inner = operand[len(made.before) : len(operand) - len(made.after)]
            fit = made.range
            if fit is _OFFSET and inner[1:2] == ("(",) and inner[-3:] == ("&", "255", ")"):
                fit = _BYTE  # (ix + (N & 255)) means the byte, and is the only way to write an N of either sign
            _check(step, ("0", *inner) if made.range is _OFFSET else inner, fit, made.number, inner or operand)


def _agree(operand: Tokens, made: _Operand) -> bool:
    """Does the source have the instruction's registers and brackets, and no other brackets around a number?"""
    lower = tuple(token.lower() for token in operand)
    if made.number is None:
        return lower == made.before
    size = len(made.before)
    return lower[:size] == made.before and _in_brackets(operand) == bool(size)


def _in_brackets(tokens: Tokens) -> bool:
    """Does the bracket at the first token close at the last one? It does not in (1 + 2) * (3)."""
    depth = 0
    for place, token in enumerate(tokens):
        depth += (token == "(") - (token == ")")
        if not depth:
            return token == ")" and place == len(tokens) - 1
    return False


@functools.cache
def disassemble(code: bytes, address: int) -> str:
    """The instruction, in lower case, that has exactly these bytes at the address; else the bytes in hexadecimal."""
    plain = " ".join(f"{byte:02X}" for byte in code)
    if not code or address + 4 > len(_memory):
        return plain
    _memory[address : address + 4] = [*code, 0, 0, 0][:4]
    made = _disassembler.disassemble(address, address + 1, "n")[0]
    return plain if made.size != len(code) or made.text.startswith("defb") else made.text


@functools.cache
def _taken_apart(text: str) -> tuple[str, tuple[_Operand, ...]]:
    op, _, rest = text.partition(" ")
    return op, tuple(_operand(tokens) for tokens in split(tokenise(rest)))


def _operand(tokens: Tokens) -> _Operand:
    """Parse an operand of a disassembly: hl, (hl), nz, $12, ($1234), (ix+$12), 7."""
    if tokens[0] == "(" and tokens[-2][0] == "$":
        if tokens[1] in ("ix", "iy"):
            value = int(tokens[-2][1:], 16) * (-1 if tokens[2] == "-" else 1)
            return _Operand(tokens[:2], value & 0xFF, _OFFSET, (")",))
        inner = _operand(tokens[1:-1])
        return _Operand(("(",), inner.number, inner.range, (")",))
    if tokens[0][0] == "$":
        return _Operand((), int(tokens[0][1:], 16), _BYTE if len(tokens[0]) == 3 else _WORD)
    if tokens[0].isdigit():
        return _Operand((), int(tokens[0]))
    return _Operand(tokens)


def _judge_data(step: Step, size: int) -> None:
    fit = _BYTE if size == 1 else _WORD
    place = 0
    for operand in step.statement.operands:
        if size == 1 and len(operand) == 1 and operand[0][0] in "'\"" and len(text := literal(operand[0])) != 1:
            made = step.code[place : place + len(text)]
            if made != text:
                raise Fault(f"pasmo makes {made.hex(' ').upper()} of {operand[0]}")
            place += len(text)
        else:
            _check(step, operand, fit, int.from_bytes(step.code[place : place + size], "little"))
            place += size
    if place != len(step.code):
        raise Fault(f"pasmo makes {len(step.code)} bytes of this line instead of {place}")


def _judge_space(step: Step) -> None:
    count, *filler = step.statement.operands
    _check(step, count, _COUNT, len(step.code))
    if step.code != step.code[:1] * len(step.code):
        raise Fault("pasmo does not fill this with one byte")
    if step.code:
        _check(step, filler[0] if filler else ("0",), _BYTE, step.code[0])


def _check(step: Step, tokens: Tokens, fit: _Range, there: int | None, shown: Tokens = ()) -> None:
    """Raise Fault unless the expression has a value that fits and equals the one that pasmo stored."""
    value = evaluate(tokens, step)
    if not fit.low <= value <= fit.high:
        equals = f" = {value}" if abs(value) < 1 << 32 else ""
        raise Fault(f"`{show(shown or tokens)}`{equals} does not fit in {fit.what} ({fit.low} to {fit.high})")
    if there is None or value & (1 << fit.bits) - 1 != there:
        _differ(shown or tokens, value, there)


def _differ(tokens: Tokens, value: int, there: int | None) -> NoReturn:
    raise Fault(
        f"`{show(tokens)}` is {value}, but pasmo makes {there} of it: it calculates with 16 unsigned bits, and "
        "its signs bind loosely; use brackets"
    )
