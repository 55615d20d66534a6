"""Follow pasmo through a program: the order of its lines, and the bytes that it made of each.

The markers in pasmo's listing identify each statement. The walk fills in the parameters of macros and finds the names
that are visible there.
"""

import re
from collections.abc import Iterable

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.pasmo import PAST_END, Complaint
from zxmazes.assembler.source_lines import MARKER, SourceLines
from zxmazes.assembler.statement import DIRECTIVES, MNEMONICS, Fault, Tokens, parse
from zxmazes.assembler.step import Block, Name, Scope, Step
from zxmazes.errors import MazeError

_ROW = re.compile(
    rf"""^(?:{MARKER}\t\tDEFL\ (?:local\ )?(?P<marker>[0-9A-F]{{4}})
           |(?P<address>[0-9A-F]{{4}}):(?P<bytes>(?:[0-9A-F]{{2}})+)(?:\t.*)?
           |\t\tIF\ \((?P<truth>true|false)\)
           |\t\tREPT\ (?P<count>\d+)
           |\S+\s+(?:EQU|DEFL)\ (?:local\ )?(?P<value>[0-9A-F]{{4}}))$""",
    re.MULTILINE | re.VERBOSE,
)


def follow(program: SourceLines, listing: str) -> list[Step]:
    """Every statement that pasmo assembled, in order.

    Raises Complaint if the code wraps to address 0, MazeError if the listing is not of that program.
    """
    return _Walk(program).take(listing)


def symbol_values(steps: list[Step]) -> dict[str, int]:
    """The global names with pasmo's values, 0 to FFFF."""
    return {
        step.statement.label: step.result() & 0xFFFF
        for step in steps
        if step.statement.label and step.statement.op != "macro" and not step.scope.is_local(step.statement.label)
    }


class _Walk:
    def __init__(self, program: SourceLines) -> None:
        self.program = program
        self.steps: list[Step] = []
        self.scope = Scope()
        self.block: Block | None = None
        self.here = 0
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
            return Complaint(f"{step.where}: {PAST_END}")
        return MazeError(f"{step.where}: pasmo's address for this is not ${address:04X}: run `make setup` again")

    def _finish(self, code: bytearray) -> None:
        if code:
            if not self.steps:
                raise self._lost(self.here)
            self.steps[-1].code = bytes(code)
            self.here += len(code)
            code.clear()

    def _enter(self, index: int) -> None:
        """Continue with the statement at this index."""
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
        """Apply the effect of the statement on names and blocks."""
        statement = step.statement
        op = statement.op
        if op == "local":
            for (name,) in statement.operands:
                self.scope.names.setdefault(name, None)
        elif op == "org":
            self.here = evaluate(statement.operands[0], step)
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
        """Enter the macro that the statement names."""
        name = step.statement.op
        if name not in self.macros:
            raise Fault(f"no macro `{name}` is defined before this line")
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
        """Set the parameter of IRP for the next repetition."""
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
