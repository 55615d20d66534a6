"""Follow pasmo through a program: which line it took when, and which bytes it made of that line.

Pasmo's debug listing (`pasmo -d`) shows the bytes of the second pass, inside macros and repetitions too, but not the
lines. So a line `MARKER defl N` is put before every statement; it makes no byte, and the listing shows its number
wherever pasmo comes by, in a macro's body each time anew. From these numbers the walk here knows the statement, with
the parameters of the macro filled in, and the names that are visible at that place.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.statement import DIRECTIVES, MNEMONICS, Fault, Statement, Tokens, parse
from zxmazes.errors import MazeError

MARKER = "zz_line_of_source"
#: The listing has room for 16 bits.
LINES_LIMIT = 0xFFFF
#: Pasmo shows no marker when it skips to them.
_UNMARKED = {"else", "endif"}
_CLOSES = {"endm": ("macro", "rept", "irp"), "endif": ("if",), "else": ("if",), "endp": ("proc",)}
_LOOPS = ("rept", "irp")
_ROW = re.compile(
    rf"""^(?:{MARKER}\t\tDEFL\ (?:local\ )?(?P<marker>[0-9A-F]{{4}})
           |(?P<address>[0-9A-F]{{4}}):(?P<bytes>(?:[0-9A-F]{{2}})+)(?:\t.*)?
           |\t\tIF\ \((?P<truth>true|false)\)
           |\t\tREPT\ (?P<count>\d+)
           |\S+\s+(?:EQU|DEFL)\ (?:local\ )?(?P<value>[0-9A-F]{{4}}))$""",
    re.MULTILINE | re.VERBOSE,
)


@dataclass(frozen=True)
class Line:
    """A line of source: `where` is file:line for messages."""

    where: str
    text: str
    tokens: Tokens
    statement: Statement


class Scope:
    """The names that LOCAL declares in one PROC, in one expansion of a macro, in one repetition; or the global ones."""

    def __init__(self, outer: "Scope | None" = None) -> None:
        self.outer = outer
        self.names: dict[str, Name | None] = {}

    def owner(self, name: str) -> "Scope":
        """The innermost scope that declares the name, else the global one."""
        scope = self
        while name not in scope.names and scope.outer:
            scope = scope.outer
        return scope

    def is_local(self, name: str) -> bool:
        """Does any scope but the global one declare the name?"""
        return self.owner(name).outer is not None


@dataclass(slots=True)
class Step:
    """One statement that pasmo assembled: its bytes lie from `here` on.

    listed: what the listing shows of an IF (-1 true, 0 false), a REPT (the count), an EQU or DEFL (the value).
    known: the true value of an EQU or DEFL, once it has been asked for; others may be built on it.
    """

    line: Line
    index: int
    statement: Statement
    scope: Scope
    order: int
    here: int
    block: "Block | None"
    code: bytes = b""
    listed: int | None = None
    known: int | None = None

    @property
    def where(self) -> str:
        """File:line, and for a line of a macro who uses it."""
        block, user = self.block, ""
        while block:
            user = block.user.line.where if block.kind == "macro" else user
            block = block.outer
        return f"{self.line.where} (used at {user})" if user else self.line.where

    def value(self, name: str) -> int:
        """What the name stands for here; a DEFL counts from its line on."""
        known = self.scope.owner(name).names.get(name)
        step = known and known.at(self.order)
        if not step:
            raise Fault(f"`{name}` has no value here")
        return step.result()

    def result(self) -> int:
        """What this statement gives to its label."""
        if self.statement.op not in ("equ", "defl"):
            return self.here
        if self.known is None:
            self.known = evaluate(self.statement.operands[0], self)
        return self.known

    def is_defined(self, name: str) -> bool:
        """Has a line before this one defined the name?"""
        known = self.scope.owner(name).names.get(name)
        return bool(known and known.steps[0].order < self.order)


@dataclass
class Name:
    """Where a name is defined: one step, or for DEFL any number of them."""

    steps: list[Step]

    def at(self, order: int) -> Step | None:
        """The step that counts for a statement with this order."""
        if self.steps[0].statement.op != "defl":
            return self.steps[0]
        before = bisect_left(self.steps, order, key=lambda step: step.order)
        return self.steps[before - 1] if before else None


@dataclass
class Block:
    """A macro being expanded, or a REPT or IRP being repeated.

    first, last: the indices of its lines, ENDM included; user: the step that began it; scope: the one around it;
    rounds: the repetitions that are left, this one first, each with the value of IRP's parameter.
    """

    kind: str
    first: int
    last: int
    user: Step
    outer: "Block | None"
    scope: Scope
    parameters: dict[str, Tokens]
    rounds: list[Tokens]

    def filled(self, tokens: Tokens) -> Tokens:
        """The tokens with the parameters replaced, those of the macro around a repetition first."""
        if self.kind in _LOOPS and self.outer:
            tokens = self.outer.filled(tokens)
        if self.parameters.keys().isdisjoint(tokens):
            return tokens
        return tuple(part for token in tokens for part in self.parameters.get(token, (token,)))


class Program:
    """The lines of a program in the order in which pasmo reads them, includes in their places."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = list(lines)
        if len(self.lines) > LINES_LIMIT:
            raise MazeError(f"{self.lines[LINES_LIMIT].where}: the program has more than {LINES_LIMIT} lines")
        self.ends: dict[int, int] = {}  # where the block ends that begins at a line
        self.always: list[int] = []  # what stands in no IF, macro or repetition: pasmo must come by there
        self._check_blocks()
        self._check_operations()

    def _check_operations(self) -> None:
        macros = {line.statement.label for line in self.lines if line.statement.op == "macro"}
        ended = ""
        for line in self.lines:
            op = line.statement.op
            if line.statement.label == MARKER:
                raise MazeError(f"{line.where}: the build uses the name {MARKER}: take another")
            if ended and (op or line.statement.label):
                raise MazeError(f"{line.where}: pasmo reads nothing after END ({ended}): move END to the last line")
            if op and op not in MNEMONICS and op not in DIRECTIVES and op not in macros:
                raise MazeError(
                    f"{line.where}: `{op}` is no instruction, directive or macro (pasmo would take it for a label)"
                )
            if op == "end":
                ended = line.where

    def _check_blocks(self) -> None:
        """Each block ends inside the one around it; else pasmo would skip lines, or give names to another scope."""
        opened: list[int] = []
        turned: set[int] = set()  # the IFs whose ELSE has come
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
        """The text for pasmo, line by line, each with the index of the source line that it belongs to."""
        for index, line in enumerate(self.lines):
            if line.statement.op not in _UNMARKED:
                yield f"{MARKER} defl {index}", index
            yield line.text, index


def follow(program: Program, listing: str, org: int) -> list[Step]:
    """Every statement that pasmo assembled, in its order. Raises MazeError when the listing is not of that program."""
    return _Walk(program, org).take(listing)


def symbol_values(steps: list[Step]) -> dict[str, int]:
    """The names outside every scope, with the values that pasmo has for them: 0 to FFFF."""
    return {
        step.statement.label: step.result() & 0xFFFF
        for step in steps
        if step.statement.label and step.statement.op != "macro" and not step.scope.is_local(step.statement.label)
    }


class _Walk:
    def __init__(self, program: Program, org: int) -> None:
        self.program = program
        self.steps: list[Step] = []
        self.scope = Scope()
        self.block: Block | None = None
        self.here = org
        self.macros: dict[str, int] = {}

    def take(self, listing: str) -> list[Step]:
        code = bytearray()  # of the last step
        for row in _ROW.finditer(listing):
            kind = row.lastgroup
            if kind == "marker":
                self._finish(code)
                self._enter(int(row[1], 16))
            elif kind == "bytes":
                address = self.here + len(code)
                if int(row["address"], 16) != address:
                    raise self._lost(address)
                code += bytes.fromhex(row["bytes"])
            elif self.steps:
                step = self.steps[-1]
                if kind == "truth":
                    step.listed = -(row["truth"] == "true")
                elif kind == "count":
                    step.listed = int(row["count"])
                    self._repeat(step, [()] * step.listed)
                elif kind == "value":
                    step.listed = int(row["value"], 16)
        self._finish(code)
        seen = {step.index for step in self.steps}
        for index in self.program.always:
            if index not in seen:
                where = self.program.lines[index].where
                raise MazeError(f"{where}: pasmo's listing lacks this line: run `make setup` again")
        return self.steps

    def _lost(self, address: int) -> MazeError:
        if not self.steps:
            where = self.program.lines[0].where
            return MazeError(f"{where}: pasmo's listing has bytes before this line: run `make setup` again")
        step = self.steps[-1]
        if address > 0xFFFF:
            return MazeError(f"{step.where}: the code runs past $FFFF and wraps: make it shorter or lower its ORG")
        return MazeError(
            f"{step.where}: pasmo puts this at another address than ${address:04X}: does it stand before ORG?"
        )

    def _finish(self, code: bytearray) -> None:
        if code:
            if not self.steps:
                raise self._lost(self.here)
            self.steps[-1].code = bytes(code)
            self.here += len(code)
            code.clear()

    def _enter(self, index: int) -> None:
        """Pasmo has come to the statement at this index."""
        block = self.block
        if index >= len(self.program.lines) or (block and not block.first <= index <= block.last):
            where = self.steps[-1].where if self.steps else self.program.lines[0].where
            raise MazeError(f"{where}: the listing jumps from here to another block: run `make setup` again")
        line = self.program.lines[index]
        tokens = block.filled(line.tokens) if block else line.tokens
        try:
            statement = line.statement if tokens is line.tokens else parse(tokens)
            step = Step(line, index, statement, self.scope, len(self.steps), self.here, block)
            self.steps.append(step)
            if statement.label and statement.op != "macro":
                self._define(step)
            self._obey(step, index)
        except Fault as fault:
            raise MazeError(f"{Step(line, index, line.statement, self.scope, 0, 0, block).where}: {fault}") from None

    def _define(self, step: Step) -> None:
        name = step.statement.label
        names = self.scope.owner(name).names
        known = names.get(name)
        if known:
            known.steps.append(step)
        else:
            names[name] = Name([step])

    def _obey(self, step: Step, index: int) -> None:
        """What the statement does to the names and to the blocks."""
        statement = step.statement
        op = statement.op
        if op == "local":
            for (name,) in statement.operands:
                self.scope.names.setdefault(name, None)
        elif op == "proc":
            self.scope = Scope(self.scope)
        elif op == "endp":
            self.scope = self.scope.outer or self.scope
        elif op == "macro":
            self.macros[statement.label] = index
        elif op == "irp":
            self._repeat(step, list(statement.operands[1:]))
        elif op == "endm":
            self._next_round()
        elif op == "exitm":
            self._leave()
        elif op not in MNEMONICS and op not in DIRECTIVES and op:
            self._expand(step)

    def _expand(self, step: Step) -> None:
        """Begin with the macro that the statement names."""
        name = step.statement.op
        if name not in self.macros:
            raise Fault(f"`{name}` is no macro that is defined before this line")
        macro = self.program.lines[self.macros[name]]
        parameters = [operand[0] for operand in macro.statement.operands]
        arguments = step.statement.operands
        if len(arguments) != len(parameters):
            raise Fault(f"`{name}` takes {len(parameters)} operands ({', '.join(parameters)}), not {len(arguments)}")
        self._open("macro", self.macros[name], step, dict(zip(parameters, arguments, strict=True)))

    def _repeat(self, step: Step, rounds: list[Tokens]) -> None:
        if rounds:
            self._open(step.statement.op, step.index, step, {}, rounds)
            self._fill()

    def _open(
        self, kind: str, index: int, step: Step, parameters: dict[str, Tokens], rounds: Iterable[Tokens] = ()
    ) -> None:
        last = self.program.ends[index]
        self.block = Block(kind, index + 1, last, step, self.block, self.scope, parameters, [*rounds])
        self.scope = Scope(self.scope)

    def _fill(self) -> None:
        """The parameter of IRP for the coming round."""
        if self.block and self.block.kind == "irp":
            self.block.parameters = {self.block.user.statement.operands[0][0]: self.block.rounds[0]}

    def _next_round(self) -> None:
        if self.block and len(self.block.rounds) > 1:
            del self.block.rounds[0]
            self._fill()
        else:
            self._leave()

    def _leave(self) -> None:
        if self.block:
            self.scope, self.block = self.block.scope, self.block.outer
