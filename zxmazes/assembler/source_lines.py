"""The lines of a program in pasmo's order: check that its blocks are complete, and make the text for pasmo.

Pasmo's debug listing (`pasmo -d`) shows the bytes of the second pass, inside macros and repetitions too, but not the
lines. So a line `MARKER defl N` precedes every statement: it makes no bytes, and the listing shows its number each
time pasmo assembles that statement, in each use of a macro too.
"""

from collections.abc import Iterable, Iterator

from zxmazes.assembler.source import LINES_LIMIT, Line
from zxmazes.assembler.statement import DIRECTIVES, MNEMONICS
from zxmazes.errors import MazeError

MARKER = "zz_line_of_source"
#: Pasmo lists no marker for these when it skips to them.
_UNMARKED = {"else", "endif"}
_CLOSES = {"endm": ("macro", "rept", "irp"), "endif": ("if",), "else": ("if",), "endp": ("proc",)}


class SourceLines:
    """The lines of a program in the order in which pasmo reads them, with includes in their places."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = list(lines)
        if len(self.lines) > LINES_LIMIT:
            raise MazeError(f"{self.lines[LINES_LIMIT].where}: the program has more than {LINES_LIMIT} lines")
        self.ends: dict[int, int] = {}  # by the line that begins a block: the line that ends it
        self.always: list[int] = []  # the lines outside any IF, macro or repetition, which pasmo must reach
        self._check_blocks()
        self._check_operations()

    def _check_operations(self) -> None:
        macros = {line.statement.label for line in self.lines if line.statement.op == "macro"}
        ended = ""
        for line in self.lines:
            op = line.statement.op
            if line.statement.label == MARKER:
                raise MazeError(f"{line.where}: the build uses the name {MARKER}: choose another")
            if ended and (op or line.statement.label):
                raise MazeError(f"{line.where}: pasmo ignores everything after END ({ended}): put END last")
            if op and op not in MNEMONICS and op not in DIRECTIVES and op not in macros:
                raise MazeError(
                    f"{line.where}: `{op}` is not an instruction, directive or macro (pasmo would take it for a label)"
                )
            if op == "end":
                ended = line.where

    def _check_blocks(self) -> None:
        """Check that each block ends inside the one around it; else pasmo would skip lines or mix up scopes."""
        opened: list[int] = []
        turned: set[int] = set()  # the IFs that have had their ELSE
        for index, line in enumerate(self.lines):
            op = line.statement.op
            if op in ("macro", "rept", "irp", "if", "proc"):
                opened.append(index)
            elif op in _CLOSES:
                begun = self.lines[opened[-1]] if opened else None
                if not begun or begun.statement.op not in _CLOSES[op]:
                    inside = f"the `{begun.statement.op}` of {begun.where} is still open" if begun else "none is open"
                    raise MazeError(f"{line.where}: `{op}` ends no {' or '.join(_CLOSES[op])} here: {inside}")
                if op != "else":
                    self.ends[opened.pop()] = index
                elif opened[-1] in turned:
                    raise MazeError(f"{line.where}: a second `else` for the `if` of {begun.where}: remove one")
                else:
                    turned.add(opened[-1])
            elif not opened or all(self.lines[begun].statement.op == "proc" for begun in opened):
                self.always.append(index)
        if opened:
            begun = self.lines[opened[-1]]
            raise MazeError(f"{begun.where}: this `{begun.statement.op}` has no end")

    def marked(self) -> Iterator[tuple[str, int]]:
        """The lines for pasmo, each with the index of its source line."""
        for index, line in enumerate(self.lines):
            if line.statement.op not in _UNMARKED:
                yield f"{MARKER} defl {index}", index
            yield line.text, index
