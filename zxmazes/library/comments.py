"""The comments for the rows of a flat source: those of the places where the statements stand.

The comment lines above a statement wait until the next row from the same file. So the head of a file stays above its
routine, although the files that it includes come between.
"""

from collections.abc import Iterator, Mapping, Sequence

from zxmazes.assembler.source import read_source
from zxmazes.assembler.step import Block, Step
from zxmazes.paths import ASM

#: The file of a comment that goes before the next row of any file.
_ANY = ""
_Place = tuple[str, int]  # a file, and the macro in which the line stands, 0 for none


class Comments:
    """The comments that wait, in order. Call `wait` for each statement, and `take` before each row.

    texts: sources to use instead of files.
    """

    def __init__(self, steps: Sequence[Step], texts: Mapping[str, str]) -> None:
        self._texts = texts
        self._files: dict[str, list[str]] = {}
        self._waiting: dict[_Place, list[tuple[int, str]]] = {}  # numbered, for the order of two places
        self._seen: set[tuple[_Place, int]] = set()
        self._shown: set[int] = set()  # the uses of macros that have a comment
        making = [step for step in steps if step.code]
        self._macros = {block.user.statement.op for step in making for block in _macros_around(step.block)}
        self._speaking = {_file(step) for step in making if not _macros_around(step.block)}
        defining = (step for step in steps if step.statement.op == "macro" and step.statement.label in self._macros)
        self._silent = {_file(step) for step in defining} - self._speaking

    def wait(self, step: Step) -> None:
        """Add the comment lines above a statement; for the definition of a macro only if it is used."""
        if step.statement.op == "macro" and step.statement.label not in self._macros:
            return
        place = self._place(step)
        for row, text in self._above(step):
            if (place, row) not in self._seen:
                self._seen.add((place, row))
                self._waiting.setdefault(place, []).append((len(self._seen), text))

    def take(self, step: Step) -> Iterator[str]:
        """The comment lines for the row that comes from this statement, each once."""
        for block in _macros_around(step.block):
            if id(block) not in self._shown:
                self._shown.add(id(block))
                yield from self._taken(self._place(block.user))
                text = trailing(block.user.line.text)
                yield f"        ; {block.user.statement}{f': {text}' if text else ''}"
        yield from self._taken(self._place(step))

    def assertion(self, step: Step) -> str:
        """The message of the .ERROR in the line below an IF; empty if there is none."""
        lines, row = self._lines(_file(step)), int(step.line.where.rpartition(":")[2])
        below = lines[row].strip() if row < len(lines) else ""
        return below.removeprefix(".error ") if below.startswith(".error ") else ""

    def _taken(self, place: _Place) -> Iterator[str]:
        found = self._waiting.pop(place, []) + (self._waiting.pop((_ANY, 0), []) if not place[1] else [])
        yield from (text for _, text in sorted(found))

    def _place(self, step: Step) -> _Place:
        around = _macros_around(step.block)
        if around:
            return _file(step), id(around[-1])
        return (_ANY if _file(step) in self._silent else _file(step)), 0

    def _above(self, step: Step) -> list[tuple[int, str]]:
        """The lines above a statement that are comments or blank, each with its number."""
        lines, row = self._lines(_file(step)), int(step.line.where.rpartition(":")[2]) - 1
        found: list[tuple[int, str]] = []
        while 0 < row <= len(lines) and lines[row - 1].strip()[:1] in ("", ";"):
            found.insert(0, (row, lines[row - 1].rstrip()))
            row -= 1
        return found

    def _lines(self, file: str) -> list[str]:
        if file not in self._files:
            name = file.partition("/")[2]
            path = ASM.parent / file
            text = self._texts.get(name) if name else ""
            self._files[file] = (read_source(path) if text is None and path.is_file() else text or "").split("\n")
        return self._files[file]


def _file(step: Step) -> str:
    return step.line.where.rpartition(":")[0]


def _macros_around(block: Block | None) -> list[Block]:
    """The macros in which a statement stands, the outermost first."""
    found: list[Block] = []
    while block:
        if block.kind == "macro":
            found.insert(0, block)
        block = block.outer
    return found


def trailing(line: str) -> str:
    """The comment after a statement, without its semicolon."""
    quote = ""
    for place, char in enumerate(line):
        if char == quote:
            quote = ""
        elif char in "\"'" and not quote and line[place - 2 : place].lower() != "af":
            quote = char
        elif char == ";" and not quote:
            return line[place + 1 :].strip()
    return ""
