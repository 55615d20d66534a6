"""Parse a line of assembly source into label, operation and operands.

This reads only the part of pasmo's language that the project uses. It refuses everything else, so that pasmo never gets
a line that this package would understand differently.
"""

import functools
import re
from dataclasses import dataclass

Tokens = tuple[str, ...]

#: Every instruction of the Z80 that pasmo knows.
MNEMONICS = frozenset(
    "adc add and bit call ccf cp cpd cpdr cpi cpir cpl daa dec di djnz ei ex exx halt im in inc ind indr ini "
    "inir jp jr ld ldd lddr ldi ldir neg nop or otdr otir out outd outi pop push res ret reti retn rl rla rlc "
    "rlca rld rr rra rrc rrca rrd rst sbc scf set sla sll sra srl sub xor".split()
)
#: How many operands each directive takes: at least, at most.
_ANY = 1 << 16
DIRECTIVES = {
    **dict.fromkeys(("db", "defb", "defm", "dw", "defw", "local", "public"), (1, _ANY)),
    **dict.fromkeys(("ds", "defs"), (1, 2)),
    **dict.fromkeys(("org", "equ", "defl", "if", "rept"), (1, 1)),
    **dict.fromkeys(("else", "endif", "proc", "endp", "endm", "exitm"), (0, 0)),
    **dict.fromkeys(("include", "incbin", ".error"), (0, _ANY)),
    "macro": (0, _ANY),
    "irp": (2, _ANY),
    "end": (0, 1),
}
#: The directives that make bytes.
EMITTING = MNEMONICS | {"db", "defb", "defm", "dw", "defw", "ds", "defs"}
_NAMING = {"equ", "defl", "macro"}

_TOKEN = re.compile(
    r"""\s*(?:(?P<string>"[^"]*"|'(?:[^']|'')*')
           |(?P<name>af'|[a-z_.?@][\w.?@]*)
           |(?P<number>\$[0-9a-f]+(?!\w)|\#[0-9a-f]+(?!\w)|&[0-9a-f]+(?!\w)|%[01]+(?!\w)|[0-9]\w*)
           |(?P<sign><<|>>|<=|>=|!=|&&|\|\||[-+*/%=<>~!&|(),:?$])
           |(?P<rest>;.*|$))""",
    re.IGNORECASE | re.ASCII | re.VERBOSE,
)
_BRACKETS_LIMIT = 100  # pasmo crashes at a few thousand
_NAME = re.compile(r"[a-z_.?@][\w.?@]*", re.IGNORECASE | re.ASCII)
_ODD = re.compile(r"[^\t -~]")
_TEXT = re.compile(r"""\s*(include|incbin|\.error)\b\s*(.*)""", re.IGNORECASE)


class Fault(Exception):
    """A mistake in a line; the caller adds file and number."""


@dataclass(frozen=True)
class Statement:
    """A label, an operation (in lower case, unless it is a macro) and its operands; any of them may be missing."""

    label: str = ""
    op: str = ""
    operands: tuple[Tokens, ...] = ()

    def __str__(self) -> str:
        return f"{self.op} {','.join(''.join(operand) for operand in self.operands)}".strip()


def is_name(token: str) -> bool:
    """Is this token a name (of a label, a register, an instruction or an operator such as MOD)?"""
    return bool(_NAME.fullmatch(token))


def show(tokens: Tokens) -> str:
    """An operand for a message, with single spaces around operators."""
    text = ""
    for token in tokens:
        tight = not text or token in (")", ",") or text[-1] == "("
        text += token if tight else f" {token}"
    return text


@functools.cache
def tokenise(text: str) -> Tokens:
    """The tokens of a line without its comment. Raises Fault at a character that cannot start a token."""
    tokens: list[str] = []
    place = 0
    while True:
        match = _TOKEN.match(text, place)
        if not match:
            rest = text[place:].strip()
            if rest[0] in "'\"":
                raise Fault(f"the string {rest} is not closed")
            raise Fault(f"`{rest.split()[0]}` cannot be read here")
        if match.lastgroup == "rest":
            if tokens.count("(") > _BRACKETS_LIMIT:
                raise Fault(f"the line has more than {_BRACKETS_LIMIT} brackets")
            return tuple(tokens)
        tokens.append(match[match.lastgroup or 0])
        place = match.end()


@functools.cache
def parse(tokens: Tokens) -> Statement:
    """Label, operation and operands. A label is followed by a colon, or by EQU, DEFL or MACRO.

    Raises Fault for too many or too few operands of a directive, and for an empty operand.
    """
    label = ""
    if len(tokens) > 1 and is_name(tokens[0]):
        if tokens[1] == ":":
            label, tokens = tokens[0], tokens[2:]
        elif tokens[1].lower() in _NAMING:
            label, tokens = tokens[0], tokens[1:]
    if not tokens:
        return Statement(label)
    op, operands = tokens[0].lower(), split(tokens[1:])
    if op not in MNEMONICS and op not in DIRECTIVES:
        op = tokens[0]  # a macro: its name is case-sensitive
    if () in operands:
        raise Fault(f"`{op}` has an empty operand: remove a comma, or add the value")
    least, most = DIRECTIVES.get(op, (0, _ANY))
    if not least <= len(operands) <= most:
        expected = "no" if not most else f"{least} to {most}" if most < _ANY and least < most else f"{least}"
        more = " or more" if most == _ANY else ""
        raise Fault(f"`{op}` takes {expected}{more} operands here, not {len(operands)}")
    if op in _NAMING and not label:
        raise Fault(f"`{op}` needs a name before it")
    names = operands if op in ("local", "public", "macro") else operands[:1] if op == "irp" else ()
    for name in names:
        if len(name) != 1 or not is_name(name[0]):
            raise Fault(f"`{op}` takes names, and `{show(name)}` is not a name")
    return Statement(label, op, operands)


def split(tokens: Tokens) -> tuple[Tokens, ...]:
    """The tokens between commas; an empty list if there is no token."""
    if not tokens:
        return ()
    parts: list[list[str]] = [[]]
    for token in tokens:
        if token == ",":
            parts.append([])
        else:
            parts[-1].append(token)
    return tuple(tuple(part) for part in parts)


@functools.cache
def read_line(text: str) -> tuple[Tokens, Statement]:
    """A line of source as tokens and as a statement; a blank line or a comment has no tokens.

    INCLUDE, INCBIN and .ERROR keep the rest of the line as one operand. Raises Fault if the line is malformed.
    """
    if odd := _ODD.search(text):
        raise Fault(f"the line contains the character ${ord(odd[0]):02X}: write printable ASCII and tabs only")
    if match := _TEXT.match(text):
        rest = match[2].partition(";")[0].strip().strip("\"'")
        return (match[0],), Statement("", match[1].lower(), ((rest,),))
    tokens = tokenise(text)
    if tokens and not text[0].isspace():
        if not is_name(tokens[0]):
            raise Fault(f"`{tokens[0]}` cannot start a line: a label has letters, digits and _")
        if len(tokens) < 2 or (tokens[1] != ":" and tokens[1].lower() not in _NAMING):
            raise Fault(f"`{tokens[0]}` in column 0 is not a label: write `{tokens[0]}:`, or indent it")
    statement = parse(tokens)
    if statement.op in ("include", "incbin", ".error"):
        raise Fault(f"`{statement.op}` takes no label before it: put `{statement.label}:` on a line of its own")
    return tokens, statement
