"""The small mistakes that a source can have: each is one changed line, or one changed node of Python's syntax tree."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path


@dataclass(frozen=True)
class Mistake:
    """A change of a file: its kind, the line (from 1), what stands there. make: what comes instead, and the text."""

    kind: str
    line: int
    old: str
    make: Callable[[], tuple[str, str]]


def mistakes(path: Path, text: str) -> Iterator[Mistake]:
    """All mistakes of a source, by its suffix; none for other files."""
    if path.suffix == ".py":
        yield from _python(text)
        return
    changed = {".asm": _assembly, ".bas": _basic}.get(path.suffix)
    lines = text.split("\n")
    for row, line in enumerate(lines) if changed else ():
        for kind, new in changed(line) if changed else ():
            if new != line:
                yield Mistake(kind, row + 1, line.strip(), partial(_with_line, lines, row, new))


def _with_line(lines: list[str], row: int, new: str) -> tuple[str, str]:
    return new.strip(), "\n".join([*lines[:row], new, *lines[row + 1 :]])


# --- assembly -------------------------------------------------------------------------------------------------

#: Instructions that are confused, each with the other.
_PAIRS = [
    *(("inc", "dec"), ("and", "or"), ("or", "xor"), ("add", "sub"), ("adc", "add"), ("sbc", "sub"), ("cp", "sub")),
    *(("rla", "rra"), ("rlca", "rrca"), ("rl", "rr"), ("sla", "srl"), ("set", "res"), ("ldir", "lddr")),
    *(("scf", "ccf"), ("jr", "call"), ("cpir", "cpi"), ("neg", "cpl")),
]
_OTHER = {a: b for pair in _PAIRS for a, b in (pair, pair[::-1])}
_CONDITIONS = {"z": "nz", "nz": "z", "c": "nc", "nc": "c", "p": "m", "m": "p"}
_REGISTERS = {"b": "c", "c": "b", "d": "e", "e": "d", "h": "l", "l": "h", "a": "b", "bc": "de", "de": "hl", "hl": "de"}
_INSTRUCTION = re.compile(r"^(\s+)([a-z]+)\b(\s*)([^;]*?)(\s*(?:;.*)?)$", re.IGNORECASE)
_DATA, _NOT_CODE = ("db", "defb", "dw", "defw"), ("include", "incbin", "public", "proc", "endp", "local", "if", "else")
_NO_OPERATION = {*_NOT_CODE, "endif", "macro", "endm", "rept", "org", "end", "ds", "equ"}
_STRING = re.compile(r"\"[^\"]*\"|'[^']'")
_NUMBER = re.compile(r"(?<![\w$'\"])(?:\$[0-9A-F]+|\d+)(?![\w'\"])")


def _assembly(line: str) -> Iterator[tuple[str, str]]:
    if line.startswith(";"):
        return
    if match := re.match(r"^(\w+:\s+equ\s+)([^;]*)(.*)$", line, re.IGNORECASE):
        for operands in _numbers(match[2]):
            yield "operand", match[1] + operands + match[3]
        return
    match = re.match(r"^(\w+:)(\s+.*)$", line)
    label, rest = (match[1], match[2]) if match else ("", line)
    found = _INSTRUCTION.match(rest)
    if not found or found[2].lower() in _NO_OPERATION:
        return
    indent, op, gap, operands, tail = found.groups()
    head = label + indent + op + gap
    if op.lower() in _DATA:
        yield from ((kind, head + new + tail) for kind, new in _data(operands))
        return
    yield "dropped", label or ""
    if op.lower() in _OTHER:
        yield "instruction", label + indent + _OTHER[op.lower()] + gap + operands + tail
    parts = operands.split(",")
    if op.lower() in ("jr", "jp", "call", "ret") and parts[0].strip().lower() in _CONDITIONS:
        new = ",".join([_CONDITIONS[parts[0].strip().lower()], *parts[1:]])
        yield "condition", head + new + tail
        return
    for at, part in enumerate(parts):
        if part.strip().lower() in _REGISTERS:
            other = part.replace(part.strip(), _REGISTERS[part.strip().lower()])
            yield "register", head + ",".join([*parts[:at], other, *parts[at + 1 :]]) + tail
    for new in _numbers(operands):
        yield "operand", head + new + tail


def _numbers(text: str) -> Iterator[str]:
    """The text with one of its numbers one more or one less."""
    for match in _NUMBER.finditer(text):
        value = int(match[0][1:], 16) if match[0][0] == "$" else int(match[0])
        for new in (value + 1, value - 1):
            if new >= 0:
                shown = f"${new:0{len(match[0]) - 1}X}" if match[0][0] == "$" else str(new)
                yield text[: match.start()] + shown + text[match.end() :]


def _data(operands: str) -> Iterator[tuple[str, str]]:
    """A table's value changed, two exchanged; a letter of a text, or of a table of keys."""
    for new in _texts(operands):
        yield "text" if '"' in operands else "key", new
    if '"' not in operands and "'" not in operands:
        yield from (("table", new) for new in _numbers(operands))
        parts = operands.split(",")
        for at in range(len(parts) - 1):
            yield "table", ",".join([*parts[:at], parts[at + 1], parts[at], *parts[at + 2 :]])


def _texts(text: str) -> Iterator[str]:
    """The text with one letter of one of its strings changed."""
    for match in _STRING.finditer(text):
        for at in range(match.start() + 1, match.end() - 1):
            if text[at].isalnum():
                other = {"z": "a", "Z": "A", "9": "0"}.get(text[at], chr(ord(text[at]) + 1))
                yield text[:at] + other + text[at + 1 :]


# --- BASIC ----------------------------------------------------------------------------------------------------

_SIGNS = {"+": "-", "-": "+", "<": ">", ">": "<", "AND": "OR", "OR": "AND", "=": "<>"}


def _basic(line: str) -> Iterator[tuple[str, str]]:
    match = re.match(r"^(\s*\d+ |\s+:? ?)(?!REM)(.*)$", line)
    if not match or line.startswith("#"):
        return
    head, body = match[1], match[2]
    yield from (("text", head + new) for new in _texts(body))
    outside = _STRING.sub(lambda string: "\0" * len(string[0]), body)
    for number in _NUMBER.finditer(outside):
        new = str(int(number[0]) + 1) if number[0].isdigit() else number[0]
        yield "operand", head + body[: number.start()] + new + body[number.end() :]
    for sign in re.finditer(r"[-+<>]|(?<=[\w)])=(?=[\w(])|\b(?:AND|OR)\b", outside):
        yield "condition", head + body[: sign.start()] + _SIGNS[sign[0]] + body[sign.end() :]
    statements = [at.start() for at in re.finditer(":", outside)]
    for first, last in zip([-1, *statements], [*statements, len(body)], strict=True):
        if statements and not re.search(r"\b(?:IF|REM)\b", outside[:last]):
            yield "dropped", head + (body[: max(first, 0)] + body[last:]).lstrip(": ")


# --- Python ---------------------------------------------------------------------------------------------------

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq},
    **{ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is},
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv},
    **{ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd},
}


def _python(text: str) -> Iterator[Mistake]:
    for at, node in enumerate(ast.walk(ast.parse(text))):
        for kind in _kinds(node):
            line = int(getattr(node, "lineno", 0))
            yield Mistake(kind, line, ast.unparse(node).split("\n")[0], partial(_with_node, text, at, kind))


def _with_node(text: str, at: int, kind: str) -> tuple[str, str]:
    tree = ast.parse(text)
    node = list(ast.walk(tree))[at]
    _change(tree, node)
    new = "pass" if kind == "dropped" else ast.unparse(node).split("\n")[0]
    return new, ast.unparse(tree) + "\n"


def _kinds(node: ast.AST) -> Iterator[str]:
    """The kinds of mistakes that a node can have; types and annotations have none that anyone could notice."""
    if (
        (isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARISONS)
        or isinstance(node, ast.BoolOp)
        or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
    ):
        yield "condition"
    elif (
        isinstance(node, ast.BinOp)
        and type(node.op) in _ARITHMETIC
        and not isinstance(node.right, ast.Constant | ast.Name)
    ):
        yield "arithmetic"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "operand"
    elif isinstance(node, ast.Return) and node.value is not None:
        yield "return"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "dropped"


def _change(tree: ast.Module, node: ast.AST) -> None:
    """Make this mistake in a node of the tree."""
    if isinstance(node, ast.Compare):
        node.ops[0] = _COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()
        node.operand = ast.Call(ast.Name("bool", ast.Load()), [node.operand], [])
    elif isinstance(node, ast.BinOp):
        node.op = _ARITHMETIC[type(node.op)]()
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.Return):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.Expr):
        for parent in ast.walk(tree):
            for name in ("body", "orelse", "finalbody"):
                block = getattr(parent, name, None)
                if isinstance(block, list) and node in block:
                    block[block.index(node)] = ast.Pass()
