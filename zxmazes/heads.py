"""Read the comments at the head of a source, and the fields in them, such as `# Parts:  ending leaving`.

In BASIC a comment begins with `#`, in assembly with `;`. The first line is `# NAME - summary`. A field is a word, a
colon and a text; lines that begin with the comment's character and at least eight spaces continue it. Any other word
with a colon is refused, because it may be a misspelt field.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from zxmazes.basic.tokeniser import rows
from zxmazes.errors import MazeError
from zxmazes.files import reason


@dataclass(frozen=True)
class Source:
    """A source, and its name in messages, such as basic/dfs.bas."""

    path: Path
    label: str

    def text(self) -> str:
        """The text. Raises MazeError if it cannot be read."""
        try:
            data = self.path.read_bytes()
        except OSError as error:
            raise MazeError(f"{self.label}: cannot be read: {reason(error)}") from None
        if self.assembly:
            return data.decode("latin-1")  # the assembler checks its characters
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise MazeError(f"{self.label}: is not UTF-8 text: save it as UTF-8") from None

    @property
    def assembly(self) -> bool:
        """Is it assembly (not BASIC)?"""
        return self.path.suffix == ".asm"


@dataclass(frozen=True)
class Field:
    """The text of a field, and its file and line."""

    text: str
    where: str

    def error(self, message: str) -> MazeError:
        """The error for a mistake in the field."""
        return MazeError(f"{self.where}: {message}")


@dataclass(frozen=True)
class Head:
    """The head of a source: the summary in its first line (or ""), and its fields by name."""

    summary: str
    fields: dict[str, Field]


def read_head(source: Source, building: Sequence[str], describing: Sequence[str] = ()) -> Head:
    """Read the head of a source.

    building: the fields that decide what is built; their colon must not be missing. describing: other allowed fields.
    Raises MazeError for a misspelt field, for a field that is there twice, and for one outside the head.
    """
    known = (*building, *describing)
    fields: dict[str, Field] = {}
    mark = ";" if source.assembly else "#"
    text = rows(source.text())
    last, in_head = "", True  # the field that the next line can continue
    for row, line in enumerate(text, 1):
        in_head = in_head and line.strip()[:1] in ("", mark)
        if last and (more := re.match(f"{mark} {{8,}}(.*)", line)):
            fields[last] = Field(f"{fields[last].text} {more[1].strip()}".strip(), fields[last].where)
            continue
        last = ""
        found = re.match(rf"\s*{mark}+\s*(\w+)\s*:(?!//)(.*)", line)
        if in_head and not found:
            found = re.match(rf"\s*{mark}+\s*({'|'.join(building)})\b(.*)", line)
        if not found or not (in_head or found[1] in known):
            continue
        last, where = found[1], f"{source.label}:{row}"
        if last not in known:
            raise MazeError(f"{where}: there is no field `{last}`: a head may have {', '.join(known)}")
        if not in_head:
            raise MazeError(f"{where}: the field `{last}` is below the first {_line(source)}: move it to the head")
        if not line.startswith(f"{mark} {last}:"):
            raise MazeError(f"{where}: write `{mark} {last}:` in the first column and with one space")
        if last in fields:
            raise MazeError(f"{where}: the field `{last}` is here twice: join the two")
        fields[last] = Field(found[2].strip(), where)
    return Head(text[0].strip(f"{mark} ").partition(" - ")[2], fields)


def _line(source: Source) -> str:
    return "instruction" if source.assembly else "BASIC line"
