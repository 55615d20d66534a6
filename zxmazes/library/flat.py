"""A flat source: what pasmo assembled, line by line, without macros, conditions, scopes and includes.

Each row comes from a statement that made bytes, from a label, or from a constant whose name is still used. Comments
stay: those after a statement, those above it in its file, and the use of a macro as a comment above its lines.
"""

from collections.abc import Iterator

from zxmazes.assembler.expression import number as number_of
from zxmazes.assembler.statement import MNEMONICS, Tokens
from zxmazes.assembler.step import Step
from zxmazes.library.comments import Comments, trailing
from zxmazes.library.naming import Names
from zxmazes.library.operands import Operands
from zxmazes.library.placing import Placed
from zxmazes.library.row import Kind, Operand, Row, Value, number

_DATA = {"db": "defb", "defb": "defb", "defm": "defb", "dw": "defw", "defw": "defw"}
_SPACE = ("ds", "defs")
#: The constant to which the addresses of variables and buffers are relative.
BASE = "library_buffers"


def rows_of(made: Placed) -> list[Row]:
    """The rows of the jump table, of the code and of what is reserved."""
    return [*_Flat(made).rows()]


class _Flat:
    """Makes rows. Labels of what is reserved become constants, so that they make no bytes."""

    def __init__(self, made: Placed) -> None:
        steps = [*made.steps, *made.after]
        self.made = made
        self.reserved = {one.label: one for one in made.reserved}
        self.names = Names(steps)
        self.operands = Operands(self.names)
        self.comments = Comments(steps, made.sources)

    def rows(self) -> Iterator[Row]:
        """All rows; the operands are made first, to find the constants whose names are used."""
        code = [(step, self._code(step)) for step in self.made.steps]
        after = [(step, self._reserve(step)) for step in self.made.after]
        at = self.made.buffers_start
        yield Row(raw="; the jump table")
        yield from self._written(code)
        yield from (
            Row(),
            Row(raw="; Variables and buffers: reserved, not loaded. All of them move with this address, but the"),
        )
        yield Row(
            raw="; bytes above that depend on it do not: to move them, make this file again with --buffers ADDRESS."
        )
        yield Row(BASE, "equ", (number(at, as_hex=True),), f"up to ${self.made.buffers_end - 1:04X}")
        yield from self._written(after)

    def _written(self, pairs: list[tuple[Step, list[Row]]]) -> Iterator[Row]:
        """The rows with the comment lines above them, and never two blank lines together."""
        blank = True
        for step, rows in pairs:
            self.comments.wait(step)
            if step.statement.op == "equ":
                rows = self._constant(step)
            if not rows:
                continue
            for text in self.comments.take(step):
                if text or not blank:
                    yield Row(raw=text)
                blank = not text
            yield from rows
            blank = False

    def _code(self, step: Step) -> list[Row]:
        """The rows of a statement that makes bytes or has a label."""
        statement = step.statement
        if statement.op in ("equ", "defl", "macro", "org"):
            return []
        label = self.names.of(step, statement.label) if statement.label else ""
        rows = []
        if step.code and (skip := self.names.target(step.here)):
            rows.append(Row(skip))
        if not step.code:
            return [*rows, Row(label, comment=trailing(step.line.text))] if label else rows
        operation, operands = self._operation(step)
        comment = "; ".join(filter(None, (self.operands.take_notes(), trailing(step.line.text))))
        return [*rows, Row(label, operation, operands, comment, code=step.code)]

    def _operation(self, step: Step) -> tuple[str, tuple[Operand, ...]]:
        op, operands = step.statement.op, step.statement.operands
        if op in _DATA:
            return _DATA[op], tuple(one for tokens in operands for one in self.operands.data(tokens, step))
        if op in _SPACE and not any(step.code):
            return "defs", (number(len(step.code)),)
        if op in _SPACE:
            return "defb", tuple(map(number, step.code))
        assert op in MNEMONICS
        return op, tuple(self.operands.operand(tokens, step) for tokens in operands)

    def _constant(self, step: Step) -> list[Row]:
        """The row of a constant that is used."""
        name = self.names.of(step, step.statement.label)
        if name not in self.operands.used:
            return []
        value = self.operands.plain_number(step.statement.operands[0], step)
        comment = "; ".join(filter(None, (self.operands.take_notes(), trailing(step.line.text))))
        return [Row(name, "equ", (Operand(Kind.NUMBER, value=value),), comment)]

    def _reserve(self, step: Step) -> list[Row]:
        """The row of a variable or a buffer, and what is to be known of its place."""
        statement = step.statement
        if statement.op == "if":
            return self._rule(step)
        rows = []
        one = self.reserved.get(statement.label)
        used = statement.label in self.operands.used and statement.op != "equ"  # perhaps an end, without bytes
        if one or used:
            value = Value(BASE, step.here - self.made.buffers_start)
            size = f"{one.size:,} byte{'s' * (one.size != 1)}" if one else ""
            comment = ": ".join(filter(None, (size, trailing(step.line.text))))
            rows.append(Row(statement.label, "equ", (Operand(Kind.NUMBER, value=value),), comment))
        end = step.here + len(step.code)
        if statement.op in _SPACE and end < self.made.buffers_end and (note := _alignment(statement.operands[0], end)):
            rows.append(Row(raw=note))
        return rows

    def _rule(self, step: Step) -> list[Row]:
        """The message of an assertion about the addresses, as a comment."""
        message = self.comments.assertion(step)
        return [Row(raw=f"; {message}")] if message else []


def _alignment(count: Tokens, end: int) -> str:
    """What the next address must be a multiple of, from a DS such as `(0 - $) & 255`."""
    if len(count) < 2 or count[-2] != "&":
        return ""
    size = number_of(count[-1]) + 1
    less = -end % size
    return f"; aligned: the next one is at a multiple of {size}" + (f" less {less}" if less else "")
