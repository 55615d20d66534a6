"""The statements that pasmo assembled, one after the other, and the names that are visible at each of them."""

from bisect import bisect_left
from dataclasses import dataclass

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.source import Line
from zxmazes.assembler.statement import Fault, Statement, Tokens

LOOPS = ("rept", "irp")


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
        if self.kind in LOOPS and self.outer:
            tokens = self.outer.filled(tokens)
        if self.parameters.keys().isdisjoint(tokens):
            return tokens
        return tuple(part for token in tokens for part in self.parameters.get(token, (token,)))
