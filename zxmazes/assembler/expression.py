"""The exact value of an expression, without the limits of pasmo's 16 unsigned bits.

Pasmo's operators, from the loosest to the tightest:

    ? :            a choice
    high low       the upper byte, the lower byte
    ||  &&         true is -1, false 0
    or | xor  and &
    not            all bits inverted
    = < <= > >= !=
    + -
    * / mod % shl << shr >>
    - + ~ !        signs

Signs bind tightly here, as everywhere else; pasmo reads -1 + 5 as -(1 + 5). This difference, a wrap at 16 bits, or a
negative number compared or divided as unsigned all give another value than pasmo's, and so are noticed.
"""

import functools
import re
from collections.abc import Callable
from typing import Protocol

from zxmazes.assembler.statement import Fault, Tokens, is_name, show

#: No sensible intermediate result of an address or a byte is larger.
_LIMIT = 1 << 64


class Names(Protocol):
    """What an expression needs from its place in the source: the values of names."""

    here: int

    def value(self, name: str) -> int:
        """The value of a name, or Fault."""

    def is_defined(self, name: str) -> bool:
        """Has the name been defined before this place?"""


Value = Callable[[Names], int]


def evaluate(tokens: Tokens, names: Names) -> int:
    """The exact value of an expression. Raises Fault if it is malformed or if a name in it has no value."""
    try:
        return _compiled(tokens)(names)
    except RecursionError:
        raise Fault("the expression is nested too deeply") from None


def number(token: str) -> int:
    """The value of a number: 10, $A, #A, &A, 0xA, 0Ah, %1010, 1010b, 12o, 12q, 10d. Raises Fault."""
    text = token.lower()
    if len(text) > 20:
        raise Fault(f"`{token[:8]}..` is a number of {len(token)} characters: it does not fit in 16 bits")
    base, digits = 10, text
    if text[0] in "$#&":
        base, digits = 16, text[1:]
    elif text[0] == "%":
        base, digits = 2, text[1:]
    elif text.startswith("0x"):
        base, digits = 16, text[2:]
    elif suffix := {"h": 16, "o": 8, "q": 8, "b": 2, "d": 10}.get(text[-1]):
        base, digits = suffix, text[:-1]
    try:
        return int(digits.replace("_", "?"), base)
    except ValueError:
        raise Fault(f"`{token}` is not a number") from None


def _divide(a: int, b: int) -> int:
    if not b:
        raise Fault("a division by zero")
    return a // b


def _shift(a: int, b: int) -> int:
    if not -64 <= b <= 64:
        raise Fault(f"a shift by {b} bits")
    return a << b if b >= 0 else a >> -b


#: From the loosest level to the tightest. A comparison is -1 or 0.
_LEVELS: list[dict[str, Callable[[int, int], int]]] = [
    {"or": lambda a, b: a | b, "|": lambda a, b: a | b, "xor": lambda a, b: a ^ b},
    {"and": lambda a, b: a & b, "&": lambda a, b: a & b},
    {},  # NOT
    {
        **dict.fromkeys(("=", "eq"), lambda a, b: -(a == b)),
        **dict.fromkeys(("!=", "ne"), lambda a, b: -(a != b)),
        **dict.fromkeys(("<", "lt"), lambda a, b: -(a < b)),
        **dict.fromkeys(("<=", "le"), lambda a, b: -(a <= b)),
        **dict.fromkeys((">", "gt"), lambda a, b: -(a > b)),
        **dict.fromkeys((">=", "ge"), lambda a, b: -(a >= b)),
    },
    {"+": lambda a, b: a + b, "-": lambda a, b: a - b},
    {
        "*": lambda a, b: a * b,
        "/": _divide,
        **dict.fromkeys(("mod", "%"), lambda a, b: a - b * _divide(a, b)),
        **dict.fromkeys(("shl", "<<"), _shift),
        **dict.fromkeys(("shr", ">>"), lambda a, b: _shift(a, -b)),
    },
]
_NOT_LEVEL = 2
_NUMBER = re.compile(r"[0-9]|[$#&%][0-9a-f]", re.IGNORECASE)
_SIGNS: dict[str, Callable[[int], int]] = {
    "-": lambda a: -a,
    "+": lambda a: a,
    "~": lambda a: ~a,
    "!": lambda a: -(a == 0),
}
_OPERATORS = {name for level in _LEVELS for name in level if is_name(name)} | {"high", "low", "not", "defined", "nul"}


def is_operator(token: str) -> bool:
    """Is this name an operator, such as MOD or DEFINED?"""
    return token.lower() in _OPERATORS


@functools.cache
def _compiled(tokens: Tokens) -> Value:
    reader = _Reader(tokens)
    value = reader.choice()
    if reader.place < len(tokens):
        raise Fault(f"`{show(tokens)}` cannot be read at `{tokens[reader.place]}`")
    return value


class _Reader:
    """Reads tokens from the left, one method a level of precedence."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.place = 0

    def peek(self) -> str:
        return self.tokens[self.place].lower() if self.place < len(self.tokens) else ""

    def take(self, *wanted: str) -> str:
        """The next token if it is one of these; without a list, any next token."""
        token = self.peek()
        if not token or (wanted and token not in wanted):
            return ""
        self.place += 1
        return token if wanted else self.tokens[self.place - 1]

    def expect(self, wanted: str) -> None:
        if not self.take(wanted):
            raise Fault(f"`{show(self.tokens)}` lacks a `{wanted}`")

    def choice(self) -> Value:
        test = self.byte_of()
        if not self.take("?"):
            return test
        yes = self.choice()
        self.expect(":")
        no = self.choice()
        return lambda names: yes(names) if test(names) else no(names)

    def byte_of(self) -> Value:
        which = self.take("high", "low")
        if not which:
            return self.either()
        of = self.byte_of()
        return (lambda names: of(names) >> 8) if which == "high" else (lambda names: of(names) & 255)

    def either(self) -> Value:
        first = self.both()
        while self.take("||"):
            first = _either(first, self.both())
        return first

    def both(self) -> Value:
        first = self.level(0)
        while self.take("&&"):
            first = _both(first, self.level(0))
        return first

    def level(self, depth: int) -> Value:
        if depth == len(_LEVELS):
            return self.signed()
        if depth == _NOT_LEVEL and self.take("not"):
            turned = self.level(depth)
            return lambda names: ~turned(names)
        first = self.level(depth + 1)
        while sign := self.take(*_LEVELS[depth]) if _LEVELS[depth] else "":
            first = _applied(_LEVELS[depth][sign], first, self.level(depth + 1))
        return first

    def signed(self) -> Value:
        if sign := self.take(*_SIGNS):
            function, operand = _SIGNS[sign], self.signed()
            return lambda names: function(operand(names))
        if self.take("("):
            inner = self.choice()
            self.expect(")")
            return inner
        return self.single()

    def single(self) -> Value:
        token = self.take()
        if token == "$":
            return lambda names: names.here
        if token.lower() == "defined":
            name = self.take()
            return lambda names: -names.is_defined(name)
        if is_name(token) and not is_operator(token):
            return lambda names: names.value(token)
        if token[:1] in ("'", '"'):
            text = literal(token)
            if len(text) != 1:
                raise Fault(f"{token} is used where one character is expected")
            return lambda names: text[0]
        if _NUMBER.match(token):
            value = number(token)
            return lambda names: value
        raise Fault(f"`{show(self.tokens)}` lacks a value" + (f" before `{token}`" if token else " at its end"))


def literal(token: str) -> bytes:
    """The characters of a string token. Raises Fault for a backslash that pasmo would take for an escape."""
    inner = token[1:-1]
    if token[0] == '"' and "\\" in inner:
        raise Fault(f"{token}: a backslash in double quotes begins an escape for pasmo: use single quotes")
    return (inner.replace("''", "'") if token[0] == "'" else inner).encode("ascii")


def _applied(function: Callable[[int, int], int], left: Value, right: Value) -> Value:
    def value(names: Names) -> int:
        result = function(left(names), right(names))
        if not -_LIMIT < result < _LIMIT:
            raise Fault("the value is far larger than any address")
        return result

    return value


def _either(left: Value, right: Value) -> Value:
    return lambda names: -bool(left(names) or right(names))


def _both(left: Value, right: Value) -> Value:
    return lambda names: -bool(left(names) and right(names))
