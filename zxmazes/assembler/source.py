"""Read a program's sources: every line with its file and number, INCLUDE and INCBIN replaced by their contents."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from zxmazes.assembler.statement import Fault, Statement, Tokens, read_line
from zxmazes.errors import MazeError
from zxmazes.paths import ASM

#: A line's index must fit in 16 bits, the size of a value in pasmo's listing.
LINES_LIMIT = 0xFFFF
#: INCBIN: more bytes than fit in memory, and bytes in a line of DB.
_DATA_LIMIT = 0x10000
_DATA_ROW = 64
_INCLUDES_LIMIT = 16
_OPENS, _ENDS = ("if", "macro", "rept", "irp"), ("endif", "endm")


@dataclass(frozen=True)
class Line:
    """A line of source: `where` is file:line for messages."""

    where: str
    text: str
    tokens: Tokens
    statement: Statement


class Reader:
    """Reads a program's lines in the order in which pasmo would see them.

    folders: where included files are looked up. given: texts and bytes to use instead of files, by the name in the
    source.
    """

    def __init__(self, folders: tuple[Path, ...], given: Mapping[str, str | bytes]) -> None:
        self.folders = folders
        self.given = given
        self.files: dict[str, list[Line]] = {}  # each file is read once, although most are included often
        self.lines: list[Line] = []
        self.spent: set[str] = set()  # guarded files that are there already: including them again adds nothing

    def read(self, text: str, source: str) -> list[Line]:
        """All lines of this text and of its includes, without blank lines and comments."""
        self._place(_parsed(text, source), 0, 0)
        return self.lines

    def _place(self, lines: list[Line], depth: int, inside: int) -> None:
        """Add lines, with their includes; `inside` IFs, macros and repetitions that may leave them out."""
        inside -= _is_guarded(lines)
        for line in lines:
            op = line.statement.op
            inside += (op in _OPENS) - (op in _ENDS)
            if op not in ("include", "incbin"):
                self.lines.append(line)
                continue
            name = line.statement.operands[0][0]
            if op == "incbin":
                self.lines += _data_lines(self._data(name, line.where), line.where)
                continue
            if name not in self.files:
                self.files[name] = self._included(name, line.where)
            if depth == _INCLUDES_LIMIT or len(self.lines) > LINES_LIMIT:
                raise MazeError(f"{line.where}: includes are nested too deeply: does `{name}` include itself?")
            if name in self.spent:
                continue
            if not inside and _is_guarded(self.files[name]):
                self.spent.add(name)
            self._place(self.files[name], depth + 1, inside)

    def _included(self, name: str, where: str) -> list[Line]:
        text = self.given.get(name)
        if isinstance(text, bytes):
            raise MazeError(f"{where}: `{name}` is data, not source: write incbin instead of include")
        if text is not None:
            return _parsed(text, str(short(ASM / name)))
        path = self._found(name)
        if path is None:
            raise MazeError(f"{where}: include file `{name}` is neither in asm/ nor beside the program")
        return _parsed(read_source(path), str(short(path)))

    def _data(self, name: str, where: str) -> bytes:
        data = self.given.get(name)
        if isinstance(data, str):
            raise MazeError(f"{where}: `{name}` is source, not data: write include instead of incbin")
        if data is None:
            path = self._found(name)
            if path is None:
                raise MazeError(f"{where}: incbin file `{name}` is neither in asm/ nor beside the program")
            try:
                data = _contents(path)
            except MazeError as error:
                raise MazeError(f"{where}: incbin: {error}") from None
        if not data:
            raise MazeError(f"{where}: incbin file `{name}` is empty: remove this line, or fill the file")
        if len(data) > _DATA_LIMIT:
            raise MazeError(f"{where}: incbin file `{name}` is larger than 64K: no program can hold it")
        return data

    def _found(self, name: str) -> Path | None:
        return next((folder / name for folder in self.folders if name and os.path.lexists(folder / name)), None)


def short(path: Path) -> Path:
    """`path` relative to the project's root if it is inside: messages are the same in every checkout."""
    resolved = Path(os.path.realpath(path))  # Path.resolve fails on a link to itself
    return resolved.relative_to(ASM.parent) if resolved.is_relative_to(ASM.parent) else path


def read_source(path: Path) -> str:
    """The text of a source file, with LF or CR LF at its line ends. Raises MazeError if it cannot be read."""
    return _contents(path).decode("latin-1").replace("\r\n", "\n")


def _contents(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise MazeError(f"{short(path)}: is not a file, so it cannot be read: move it away")
        return path.read_bytes()
    except OSError as error:
        raise MazeError(f"{short(path)}: cannot be read: {error.strerror}") from None


def _parsed(text: str, source: str) -> list[Line]:
    """The lines of one file that are neither blank nor comments."""
    lines = []
    for row, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            tokens, statement = read_line(raw)
        except Fault as fault:
            raise MazeError(f"{source}:{row}: {fault}") from None
        if tokens:
            lines.append(Line(f"{source}:{row}", raw, tokens, statement))
    return lines


def _is_guarded(lines: list[Line]) -> bool:
    """Is a file one `if ! defined NAME`, begun by `NAME equ ..` and without ELSE: empty when it is included again?"""
    if len(lines) < 3 or lines[0].tokens[:3] != ("if", "!", "defined") or lines[-1].statement.op != "endif":
        return False
    if lines[1].statement.op != "equ" or lines[0].tokens[3:] != (lines[1].statement.label,):
        return False
    inside = 0
    for line in lines[1:-1]:
        op = line.statement.op
        inside += (op in _OPENS) - (op in _ENDS)
        if inside < 0 or (op == "else" and not inside):
            return False
    return not inside


def _data_lines(data: bytes, where: str) -> list[Line]:
    """The bytes of a file as lines of DB, all with the file and line of the INCBIN."""
    rows = (data[place : place + _DATA_ROW] for place in range(0, len(data), _DATA_ROW))
    texts = ("        db " + ",".join(map(str, row)) for row in rows)
    return [Line(where, text, *read_line(text)) for text in texts]
