"""The statements that pasmo assembled, in order, and the names that are visible at each of them."""

from bisect import bisect_left
from dataclasses import dataclass

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.source import Line
from zxmazes.assembler.statement import Fault, Statement, Tokens

LOOPS = ("rept", "irp")


class Scope:
    """The names that LOCAL declares in one PROC, one expansion of a macro or one repetition; or the global names."""

    def __init__(self, outer: "Scope | None" = None) -> None:
        self.outer = outer
        self.names: dict[str, Name | None] = {}

    def owner(self, name: str) -> "Scope":
        """The innermost scope that declares the name, else the global scope."""
        scope = self
        while name not in scope.names and scope.outer:
            scope = scope.outer
        return scope

    def is_local(self, name: str) -> bool:
        """Does any scope but the global one declare the name?"""
        return self.owner(name).outer is not None


@dataclass(slots=True)
class Step:
    """One statement that pasmo assembled; its bytes begin at `here`.

    listed: what the listing shows for an IF (-1 true, 0 false), a REPT (the count), an EQU or DEFL (the value).
    known: the exact value of an EQU or DEFL, kept after its first use because others may depend on it.
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
    def user(self) -> Line | None:
        """The line outside all macros that uses the macro of this line; None for a line outside macros."""
        block, user = self.block, None
        while block:
            user = block.user.line if block.kind == "macro" else user
            block = block.outer
        return user

    @property
    def where(self) -> str:
        """File:line, and for a line in a macro the place of its use."""
        return f"{self.line.where} (used at {self.user.where})" if self.user else self.line.where

    def value(self, name: str) -> int:
        """The value of the name here; a DEFL is valid from its line on."""
        known = self.scope.owner(name).names.get(name)
        step = known and known.at(self.order)
        if not step:
            raise Fault(f"`{name}` has no value here")
        return step.result()

    def result(self) -> int:
        """The value that this statement gives to its label."""
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
    """Where a name is defined: at one step, or for DEFL at any number of steps."""

    steps: list[Step]

    def at(self, order: int) -> Step | None:
        """The definition that is valid for the statement at this position."""
        if self.steps[0].statement.op != "defl":
            return self.steps[0]
        before = bisect_left(self.steps, order, key=lambda step: step.order)
        return self.steps[before - 1] if before else None


@dataclass
class Block:
    """A macro being expanded, or a REPT or IRP being repeated.

    first, last: the indices of its lines, including ENDM; user: the step that began it; scope: the scope around it;
    rounds: the repetitions that are left, including this one, each with the value of IRP's parameter.
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
        """The tokens with the parameters replaced, first those of the macro around a repetition."""
        if self.kind in LOOPS and self.outer:
            tokens = self.outer.filled(tokens)
        if self.parameters.keys().isdisjoint(tokens):
            return tokens
        return tuple(part for token in tokens for part in self.parameters.get(token, (token,)))
