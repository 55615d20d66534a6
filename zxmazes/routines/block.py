"""Read the header block of a public routine as text: its fields by name, each with its line.

A block is directly above the routine's label:

    ; NAME - what it does
    ; Field: text, which may go on
    ;        after eight spaces or more
    NAME:
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import shown

#: All allowed fields; asm/README.md explains them.
FIELDS = (
    *("Family", "Menu", "Notes", "Parameter", "After", "Source", "In", "Ends", "Out", "Refuses", "Promise"),
    *("Keeps", "Uses", "Writes", "Size", "Time", "Bound", "Growth", "Stack", "Repeats", "Note"),
)
#: A routine has one such line for each parameter; other fields occur once.
REPEATED = "Parameter"

_FIELD = re.compile(r"; (\w+):(?: +(.*))?$")
_MORE = re.compile(r"; {8,}(\S.*)$")
_PUBLIC = re.compile(r"\s+public\s+([^;]*)", re.IGNORECASE)


@dataclass(frozen=True)
class Field:
    """A field: its name, its text as one line, and the number of the line where it begins."""

    name: str
    text: str
    line: int


@dataclass(frozen=True)
class Block:
    """The block of the routine `label`: its description, its fields, and its place; lines count from 1."""

    path: Path
    line: int
    label: str
    about: str
    fields: tuple[Field, ...]

    def fault(self, line: int, message: str) -> MazeError:
        """The error for a line of this file."""
        return MazeError(f"{shown(self.path)}:{line}: {message}")

    def texts(self) -> dict[str, str]:
        """The text of each field; for parameters the text of the last one."""
        return {field.name: field.text for field in self.fields}

    def find(self, name: str) -> Field | None:
        """The first field of this name."""
        return next((field for field in self.fields if field.name == name), None)


def describe(path: Path) -> str:
    """The rest of a source's first line, `; NAME.asm - what it is` or `# ..`."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().strip("#; \n").partition(" - ")[2]


def read_blocks(path: Path) -> list[Block]:
    """The blocks of all public routines in a source. Raises MazeError if one is missing or malformed."""
    try:
        lines = path.read_text(encoding="latin-1").splitlines()
    except OSError as error:
        raise MazeError(f"{shown(path)}: cannot be read: {error.strerror}") from None
    return [_block(path, lines, number, label) for number, label in _public(lines)]


def _public(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The labels that PUBLIC names, each with its line."""
    for number, line in enumerate(lines, 1):
        if found := _PUBLIC.match(line):
            yield from ((number, label.strip()) for label in found[1].split(","))


def _block(path: Path, lines: list[str], public: int, label: str) -> Block:
    """The block above a label; `public` is the number of the line with its PUBLIC."""
    block = Block(path, public, label, "", ())
    end = next((i for i, line in enumerate(lines) if line.startswith(f"{label}:")), 0)
    begin = end
    while begin and lines[begin - 1].startswith(";") and not lines[begin].startswith(f"; {label} - "):
        begin -= 1
    about = lines[begin].removeprefix(f"; {label} - ")
    if about == lines[begin]:
        advice = f"begin it with `; {label} - what it does`, directly above the label"
        raise block.fault(public, f"`{label}` is public but has no header block: {advice}")
    fields = tuple(_fields(block, list(enumerate(lines[begin + 1 : end], begin + 2))))
    if not any(line.startswith(f"{label}_end:") for line in lines[end:]):
        advice = f"write `{label}_end:` after its last instruction"
        raise block.fault(begin + 1, f"`{label}` has no end, from which its size is counted: {advice}")
    return Block(path, begin + 1, label, about, fields)


def _fields(block: Block, lines: list[tuple[int, str]]) -> Iterator[Field]:
    """Parse the fields in these numbered lines."""
    found: list[tuple[str, list[str], int]] = []
    for number, line in lines:
        if more := _MORE.match(line):
            if not found:
                raise block.fault(number, "this continues a field, but there is no field above: write `; Field: text`")
            found[-1][1].append(more[1].rstrip())
        elif field := _FIELD.match(line):
            name, text = field[1], (field[2] or "").rstrip()
            if name not in FIELDS:
                raise block.fault(number, f"there is no header field `{name}`: choose from {', '.join(FIELDS)}")
            if name != REPEATED and any(name == other for other, _, _ in found):
                raise block.fault(number, f"`{name}` is here twice: keep one of them")
            size, beside, time = text.partition(" Time: ") if name == "Size" else (text, "", "")
            found.append((name, [size.rstrip()], number))
            if beside:
                found.append(("Time", [time.strip()], number))
        else:
            raise block.fault(
                number, "not a header field: write `; Field: text`, or `;` and eight spaces to continue one"
            )
    for name, parts, number in found:
        if not any(parts):
            raise block.fault(number, f"`{name}` is empty: fill it in, or remove it")
        yield Field(name, " ".join(filter(None, parts)), number)
