"""The contents of braces: a control code, a byte, a text, or arithmetic with addresses."""

import re
from collections.abc import Mapping

from zxmazes.basic.codes import BLANKS, BYTES, CODES

#: Addresses and texts by the names used in braces.
Symbols = Mapping[str, int | str]

_RAW = re.compile(r"0x([0-9A-Fa-f]{2})")
_OPERAND = r"(?:[0-9]{1,9}|[A-Za-z_]\w*)"
_SUM = re.compile(rf"{_OPERAND}(?:[ \t]*[-+*/][ \t]*{_OPERAND})*", re.ASCII)


class Mistake(Exception):
    """A mistake in the braces; the caller adds their place in the line."""


def meaning(text: str, symbols: Symbols, *, literal: bool) -> bytes:
    """The bytes for the text between two braces. literal: they are in a string or a REM. Raises Mistake."""
    inner = text.strip(BLANKS)
    name, _, rest = inner.partition(" ")
    raw = _RAW.fullmatch(inner)
    shown = symbols.get(inner)
    if name not in CODES and not raw and not isinstance(shown, str):
        return _sum(inner, symbols)
    if not literal:
        raise Mistake(f"{{{inner}}} belongs in a string or a REM: only addresses are allowed here")
    if raw:
        return bytes([int(raw[1], 16)])
    if name in CODES:
        return _code(name, rest, inner)
    return _text(inner, str(shown))


def _code(name: str, rest: str, inner: str) -> bytes:
    """A control code with its parameters."""
    code, values = CODES[name], re.findall(r"[^,\s]+", rest)
    numbers = [int(value) for value in values if re.fullmatch("[0-9]{1,3}", value)]
    fits = len(values) == len(numbers) == len(code.parameters) == rest.count(",") + bool(rest)
    if not fits or any(n not in allowed for n, allowed in zip(numbers, code.parameters, strict=True)):
        raise Mistake(f"{{{inner}}}: {name} takes {code.usage}")
    spare = [0] if name == "TAB" else []  # TAB takes a word; the ROM ignores its high byte
    return bytes([code.byte, *numbers, *spare])


def _text(name: str, text: str) -> bytes:
    """The characters of the text that a symbol stands for."""
    for char in text:
        if char == '"':
            raise Mistake(f"{{{name}}} has a quotation mark in its text: remove it there")
        if char not in BYTES:
            raise Mistake(f"{{{name}}} has {char!r} in its text, which the Spectrum does not have: replace it there")
    return bytes(BYTES[char] for char in text)


def _sum(inner: str, symbols: Symbols) -> bytes:
    """The decimal digits of an expression: * and / before + and -; / drops the remainder."""
    if not _SUM.fullmatch(inner):
        raise Mistake(f"{{{inner}}} is neither a code nor a symbol: see basic/README.md")
    total = 0
    for sign, product in re.findall(r"([-+]?)([^-+]+)", inner):
        first, *others = re.findall(r"\w+|[*/]", product)
        term = _operand(first, symbols)
        for operator, operand in zip(others[::2], others[1::2], strict=True):
            value = _operand(operand, symbols)
            if operator == "/" and value == 0:
                raise Mistake(f"{{{inner}}} divides by zero")
            term = term * value if operator == "*" else term // value
        total += -term if sign == "-" else term
    if not 0 <= total <= 0xFFFF:
        raise Mistake(f"{{{inner}}} is {total}: an address is 0 to 65535")
    return str(total).encode()


def _operand(operand: str, symbols: Symbols) -> int:
    if operand.isdecimal():
        return int(operand)
    value = symbols.get(operand)
    if value is None:
        raise Mistake(f"the assembly has no symbol {operand}: check its spelling")
    if isinstance(value, str):
        raise Mistake(f"{operand} is a text: only addresses can be calculated with")
    return value
