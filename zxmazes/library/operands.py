"""The operands of a statement: a name plus a number at most, all else worked out."""

import re

from zxmazes.assembler.expression import evaluate, literal
from zxmazes.assembler.statement import Tokens, is_name, show
from zxmazes.assembler.step import Step
from zxmazes.library.naming import Names
from zxmazes.library.row import Kind, Operand, Value
from zxmazes.library.uses import definitions, is_constant

_WORDS = frozenset("a b c d e h l i r af af' bc de hl sp ix iy ixh ixl iyh iyl z nz nc po pe p m".split())
_INDEXES = ("ix", "iy")
_JUMPS = ("jr", "djnz", "jp", "call")
_BYTES = ("db", "defb", "defm")
#: Numbers from here on are written in hexadecimal.
_HEX = 256
_PLAIN = frozenset("+-*()")
_NUMBER = re.compile(r"[$#&%]?\w")


class Operands:
    """Makes operands, and remembers the constants that they name.

    used: these names. notes: the expressions that became numbers, for a comment; emptied by `take_notes`.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self.used: set[str] = set()
        self.notes: list[str] = []

    def take_notes(self) -> str:
        """The expressions since the last call."""
        text, self.notes = ", ".join(self.notes), []
        return text

    def operand(self, tokens: Tokens, step: Step) -> Operand:
        """An operand of an instruction."""
        if len(tokens) == 1 and tokens[0].lower() in _WORDS:
            return Operand(Kind.WORD, tokens[0].lower())
        inner = _inside(tokens)
        if not inner:
            return Operand(Kind.NUMBER, value=self._target(step, tokens) or self.value(tokens, step))
        indexed = inner[0].lower() in _INDEXES and step.statement.op != "jp"
        if not indexed and len(inner) == 1 and inner[0].lower() in _WORDS:
            return Operand(Kind.WORD, f"({inner[0].lower()})")
        if indexed:
            offset = self._number(("0", *inner[1:]), step, inner[2:])
            return Operand(Kind.INDEX, inner[0].lower(), Value("", (offset.number + 128) % 256 - 128))
        return Operand(Kind.MEMORY, value=self.value(inner, step))

    def data(self, tokens: Tokens, step: Step) -> list[Operand]:
        """The operands for one of DB or DW: a text is one for each character; a label's lower byte is a number."""
        if len(tokens) == 1 and tokens[0][0] in "\"'":
            return [Operand(Kind.NUMBER, value=Value("", char)) for char in literal(tokens[0])]
        if step.statement.op in _BYTES and any(not is_constant(one) for _, one in definitions(tokens, step)):
            return [Operand(Kind.NUMBER, value=self._number(tokens, step, tokens))]
        return [Operand(Kind.NUMBER, value=self.value(tokens, step))]

    def value(self, tokens: Tokens, step: Step) -> Value:
        """A name plus a number if the expression is one, else a number."""
        first = dict(definitions(tokens[:1], step)).get(tokens[0])
        if not first or not (len(tokens) == 1 or (tokens[1] in ("+", "-") and _is_plain(tokens[2:], step))):
            return self._number(tokens, step, tokens)
        name = self.names.of(step, tokens[0])
        self.used.add(name)
        more = evaluate(tokens, step) - first.result()
        if any(is_name(token) for token in tokens[1:]):
            self.notes.append(show(tokens))
        return Value(name, more)

    def plain_number(self, tokens: Tokens, step: Step) -> Value:
        """The value of an expression as a number."""
        return self._number(tokens, step, tokens)

    def _number(self, tokens: Tokens, step: Step, shown: Tokens) -> Value:
        value = evaluate(tokens, step)
        if any(is_name(token) for token in tokens):
            self.notes.append(show(shown))
        value += 0x10000 * (value < -0x8000)  # minus an address
        single = tokens[-1] if len(tokens) == 1 else ""
        return Value("", value, (value >= _HEX and not single.isdecimal()) or single.startswith("$"))

    def _target(self, step: Step, tokens: Tokens) -> Value | None:
        """The label that a jump leads to instead of `$ + 3`."""
        name = self.names.target(evaluate(tokens, step)) if "$" in tokens and step.statement.op in _JUMPS else ""
        return Value(name, 0) if name else None


def _inside(tokens: Tokens) -> Tokens:
    """What is between the brackets around an operand; nothing if it has none."""
    if tokens[0] != "(" or tokens[-1] != ")":
        return ()
    depth = 0
    for place, token in enumerate(tokens):
        depth += (token == "(") - (token == ")")
        if not depth and place < len(tokens) - 1:
            return ()
    return tokens[1:-1]


def _is_plain(tokens: Tokens, step: Step) -> bool:
    """Is it made of numbers and constants, by sums and products?"""
    found = dict(definitions(tokens, step))
    return all(
        is_constant(found[token]) if token in found else token in _PLAIN or _NUMBER.match(token) is not None
        for token in tokens
    )
