"""The judge between a line of source and its bytes: did pasmo make what the line says?

Instructions are disassembled, by SkoolKit, and compared with the source: the operation, the number of operands, each
register as it stands, each number by its true value. Data is compared with the true values too, and so are the
decisions of IF and REPT. It does not matter how a mistake passes through pasmo: if the bytes say something else than
the line, the line is refused.
"""

import functools
from dataclasses import dataclass
from types import SimpleNamespace

from skoolkit.disassembler import Disassembler

from zxmazes.expression import evaluate, literal
from zxmazes.listing import Step
from zxmazes.statement import MNEMONICS, Fault, Tokens, show, split, tokenise

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
    """The values that a number may have where `bits` of it are kept."""

    low: int
    high: int
    bits: int
    what: str

    def check(self, tokens: Tokens, value: int) -> int:
        """The value as it is kept. Raises Fault when something of it would be lost."""
        if not self.low <= value <= self.high:
            what = f"does not fit in {self.what} ({self.low} to {self.high})"
            raise Fault(f"`{show(tokens)}` = {value} {what}" if abs(value) < 1 << 32 else f"`{show(tokens)}` {what}")
        return value & (1 << self.bits) - 1


_BYTE = _Range(-128, 255, 8, "a byte here")
_WORD = _Range(-0xFFFF, 0xFFFF, 16, "16 bits")  # minus any address: to add it is to subtract the address
_OFFSET = _Range(-128, 127, 8, "a byte here")
_COUNT = _Range(0, 0xFFFF, 16, "16 bits")


@dataclass(frozen=True)
class _Operand:
    """An operand of a disassembled instruction: tokens, or a number with what stands around it."""

    before: Tokens
    number: int | None = None
    range: _Range = _COUNT
    after: Tokens = ()


def judge(step: Step) -> None:
    """Raises Fault unless pasmo's bytes of a statement, or its decision, are those that the statement asks for."""
    op, operands = step.statement.op, step.statement.operands
    if op in MNEMONICS:
        _judge_instruction(step)
    elif op in _BYTES or op in _WORDS:
        _judge_data(step, 1 if op in _BYTES else 2)
    elif op in _SPACE:
        _judge_space(step)
    elif step.code:
        raise Fault(f"pasmo makes bytes of `{step.statement}`, which asks for none")
    elif op in ("equ", "defl"):
        _same(operands[0], _WORD.check(operands[0], evaluate(operands[0], step)), step.listed)
    elif op == "rept":
        _same(operands[0], _COUNT.check(operands[0], evaluate(operands[0], step)), step.listed)
    elif op == "if":
        _same(operands[0], -bool(evaluate(operands[0], step)), step.listed)


def _judge_instruction(step: Step) -> None:
    statement = step.statement
    text = disassemble(step.code, step.here if step.code[:1] and step.code[0] in _RELATIVE else 0)
    op, there = _taken_apart(text)
    if op != statement.op or len(there) != len(statement.operands):
        raise Fault(f"`{statement}` is no instruction: pasmo makes `{text}` of it")
    for operand, made in zip(statement.operands, there, strict=True):
        if made.number is None:
            agree = tuple(token.lower() for token in operand) == made.before
        else:
            agree = _surrounded(operand, made)
        if not agree:
            raise Fault(f"`{statement}` is no instruction: pasmo makes `{text}` of it")
        if made.number is not None:
            inner = operand[len(made.before) : len(operand) - len(made.after)]
            fit, tokens = made.range, inner
            if fit is _OFFSET:
                tokens = ("0", *inner)  # + 5, - 5, or nothing
                # (ix + (N & 255)) means a byte in so many words, and is the only way to write an N of either sign
                fit = _BYTE if inner[1:2] == ("(",) and inner[-3:] == ("&", "255", ")") else fit
            _same(inner, fit.check(inner or operand, evaluate(tokens, step)), made.number)


def _surrounded(operand: Tokens, made: _Operand) -> bool:
    """Does the operand have the brackets, and the register in them, that the instruction has, and no others?"""
    size = len(made.before)
    before = tuple(token.lower() for token in operand[:size])
    return before == made.before and _in_brackets(operand) == bool(size)


def _in_brackets(tokens: Tokens) -> bool:
    """Does the bracket that opens the tokens close at their end? (1 + 2) * (3) is not in brackets."""
    depth = 0
    for place, token in enumerate(tokens):
        depth += (token == "(") - (token == ")")
        if not depth:
            return token == ")" and place == len(tokens) - 1
    return False


@functools.cache
def disassemble(code: bytes, address: int) -> str:
    """The instruction in lower case that takes exactly these bytes at the address, else the bytes in hexadecimal."""
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
    """An operand of a disassembly: hl, (hl), nz, $12, ($1234), (ix+$12), 7."""
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
            there = int.from_bytes(step.code[place : place + size], "little")
            _same(operand, fit.check(operand, evaluate(operand, step)), there)
            place += size
    if place != len(step.code):
        raise Fault(f"pasmo makes {len(step.code)} bytes of this line instead of {place}")


def _judge_space(step: Step) -> None:
    count, *filler = step.statement.operands
    _same(count, _COUNT.check(count, evaluate(count, step)), len(step.code))
    value = _BYTE.check(filler[0], evaluate(filler[0], step)) if filler else 0
    if step.code != bytes([value]) * len(step.code):
        raise Fault(f"pasmo fills this with {step.code[0]} instead of {value}")


def _same(tokens: Tokens, value: int, there: int | None) -> None:
    if value != there:
        raise Fault(
            f"`{show(tokens)}` is {value}, but pasmo makes {there} of it: it calculates in 16 bits without sign, and "
            "a sign binds loosely; use brackets"
        )
