"""What a library reserves: its variables and buffers, without those at the end that it does not use."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from zxmazes.assembler.statement import Tokens, is_name
from zxmazes.assembler.step import Step

#: Larger ones are buffers.
_VARIABLE = 31


@dataclass(frozen=True)
class Reserve:
    """A label in memory that is reserved, not loaded, and the bytes that belong to it.

    extended: some of them come from a DS without a label, which is there only if a routine needs it.
    """

    label: str
    address: int
    size: int
    extended: bool = False

    @property
    def end(self) -> int:
        """The address past its last byte."""
        return self.address + self.size

    @property
    def is_variable(self) -> bool:
        """Is it a variable (not a buffer)?"""
        return self.size <= _VARIABLE


def reserves_of(steps: Iterable[Step], used: set[str]) -> tuple[Reserve, ...]:
    """The labels of these statements that are not empty, ascending; buffers at the end that no code uses are left out.

    used: the names that the code mentions.
    """
    steps = list(steps)
    found = [one for one in _all(steps) if one.size]
    values = {step.statement.label: step.result() for step in steps if step.statement.op == "equ"}
    needed = {values[name] for name in used & values.keys()}

    def is_needed(one: Reserve) -> bool:
        inside = range(one.address, one.end)
        return one.label in used or one.is_variable or one.extended or any(address in inside for address in needed)

    while not is_needed(found[-1]):
        found.pop()
    return tuple(found)


def _all(steps: Iterable[Step]) -> Iterator[Reserve]:
    """Every label, with the bytes at it and those that further DS without a label add to it."""
    last: Reserve | None = None
    for step in steps:
        statement = step.statement
        if statement.label and statement.op not in ("equ", "defl", "macro"):
            if last:
                yield last
            last = Reserve(statement.label, step.here, len(step.code))
        elif last and step.code and last.end == step.here and _extends(statement.operands[0]):
            last = replace(last, size=last.size + len(step.code), extended=True)
    if last:
        yield last


def _extends(count: Tokens) -> bool:
    """Does a DS add room, such as `SIZE` or `END - $`? Others, such as `(0 - $) & 255`, fill up to an address."""
    return is_name(count[0]) and (len(count) == 1 or count[-2:] == ("-", "$"))
