"""Read tables of numbers from a source without assembling it: the DB and DW lines that follow a label."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.source import read_source, short
from zxmazes.assembler.statement import Fault, Statement, Tokens, is_name, read_line
from zxmazes.errors import MazeError

#: The values of constants by name, as expressions.
Constants = Mapping[str, Tokens]
_DATA = ("db", "dw")


@dataclass(frozen=True)
class Entry:
    """A value of a table, or the name of a label, and its file and line."""

    value: int | str
    where: str

    @property
    def number(self) -> int:
        """The value. Raises MazeError if it is a name."""
        if isinstance(self.value, str):
            raise MazeError(f"{self.where}: `{self.value}` stands where a number is expected")
        return self.value

    @property
    def name(self) -> str:
        """The label. Raises MazeError if it is a number."""
        if isinstance(self.value, int):
            raise MazeError(f"{self.where}: {self.value} stands where a label is expected")
        return self.value


@dataclass
class _Names:
    """The constants, for expressions."""

    constants: Constants
    here: int = 0

    def value(self, name: str) -> int:
        if name not in self.constants:
            raise Fault(f"`{name}` is not a constant that can be read here")
        return evaluate(self.constants[name], self)

    def is_defined(self, name: str) -> bool:
        return name in self.constants


def constants(paths: Iterable[Path]) -> dict[str, Tokens]:
    """The constants that EQU defines in these sources. Raises MazeError for a line that cannot be read."""
    found = (line for path in paths for line in _lines(path))
    return {line.label: line.operands[0] for _, line in found if line.op == "equ"}


def table(path: Path, label: str, known: Constants) -> list[Entry]:
    """The bytes and words after a label, up to the next other line; of `label: equ other` that name alone.

    Raises MazeError with file and line if there is no such label or a value cannot be read.
    """
    entries: list[Entry] = []
    inside = False
    for where, line in _lines(path):
        if line.label == label and line.op == "equ":
            return [_entry(line.operands[0], where, known)]
        inside = (inside or line.label == label) and line.op in ("", *_DATA) and line.label in ("", label)
        if inside:
            entries += (_entry(operand, where, known) for operand in line.operands)
    if not entries:
        raise MazeError(f"{short(path)}: it has no table `{label}`: write `{label}:`, then its values by db and dw")
    return entries


def _entry(operand: Tokens, where: str, known: Constants) -> Entry:
    if len(operand) == 1 and is_name(operand[0]) and operand[0] not in known:
        return Entry(operand[0], where)
    try:
        return Entry(evaluate(operand, _Names(known)), where)
    except Fault as fault:
        raise MazeError(f"{where}: {fault}") from None


def _lines(path: Path) -> Iterator[tuple[str, Statement]]:
    """The lines of a source that are no comments, each with its place."""
    name = short(path)
    for row, text in enumerate(read_source(path).split("\n"), 1):
        try:
            tokens, statement = read_line(text)
        except Fault as fault:
            raise MazeError(f"{name}:{row}: {fault}") from None
        if tokens:
            yield f"{name}:{row}", statement
