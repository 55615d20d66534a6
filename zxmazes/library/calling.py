"""How a language other than assembly calls a routine: its parameters and its result, from the fields of its header."""

import re
from dataclasses import dataclass
from enum import Enum

from zxmazes.errors import MazeError
from zxmazes.library.placing import Placed
from zxmazes.library.reserve import Reserve
from zxmazes.routines.manifest import Routine

#: The pairs that a caller can set.
PAIRS = ("BC", "DE", "HL")
_BYTES = tuple("ABCDEHL")
_CLAUSES = re.compile(r"; |(?<!\b[A-Z])(?<!\b[A-Z]{2}), (?=[A-Z]{1,2} = )")
_INPUT = re.compile(r"([A-Z]{1,2}(?:, ?[A-Z]{1,2})*) = (.*)", re.DOTALL)
_BEGINS = re.compile(r"(?:[A-EHL]|[A-Z]{2}'?)(?: |,|$)")
#: What the pairs are called that hold a place in the maze.
_PLACES: dict[tuple[str, ...], tuple[str, ...]] = {
    ("D", "E"): ("row", "column"),
    ("H", "L"): ("to_row", "to_column"),
}


class Result(Enum):
    """What a call gives: nothing, the carry flag, or BC, and -1 if carry is set."""

    NOTHING = 1
    CARRY = 2
    COUNT = 3


@dataclass(frozen=True)
class Input:
    """A parameter: its name, and the register that gets it: a byte, or a pair, two bytes."""

    name: str
    register: str

    @property
    def bytes(self) -> int:
        """Its size."""
        return len(self.register)


@dataclass(frozen=True)
class Signature:
    """A routine as a function; entry: its address in the jump table."""

    routine: Routine
    entry: int
    inputs: tuple[Input, ...]
    result: Result

    @property
    def label(self) -> str:
        """The routine's label."""
        return self.routine.label

    @property
    def meaning(self) -> str:
        """The result in words."""
        steps = "the steps" if "route" in self.routine.fields["Out"] else "BC"
        return {
            Result.NOTHING: "returns nothing",
            Result.CARRY: "returns the carry flag",
            Result.COUNT: f"returns {steps}, or -1 if carry is set",
        }[self.result]


def signatures(made: Placed) -> list[Signature]:
    """The routines of a block as functions. Raises MazeError for one whose registers are not plain parameters."""
    return [signature(one, made.calls[one.label]) for one in made.routines]


def signature(routine: Routine, entry: int) -> Signature:
    """A routine as a function. Raises MazeError as `signatures`."""
    return Signature(routine, entry, tuple(_inputs(routine)), _result(routine))


def pair_terms(inputs: tuple[Input, ...], pair: str) -> tuple[str, str, str]:
    """The names of the parameters for a pair as a whole, for its high byte and for its low one; empty without one."""
    names = {one.register: one.name for one in inputs}
    return names.get(pair, ""), names.get(pair[0], ""), names.get(pair[1], "")


def reserved(made: Placed) -> list[Reserve]:
    """Variables and buffers, those that begin inside others too."""
    inside = [Reserve(label, at, size) for label, (at, size) in made.buffers.items()]
    labels = {one.label for one in made.reserved}
    return [*made.reserved, *(one for one in inside if one.label not in labels)]


def _inputs(routine: Routine) -> list[Input]:
    found = []
    for clause in _CLAUSES.split(routine.fields.get("In", "")):
        stated = _INPUT.fullmatch(clause)
        if not stated and not _BEGINS.match(clause):
            continue
        registers = tuple(re.split(", ?", stated[1])) if stated else ()
        if not registers or any(one not in (*PAIRS, *_BYTES) for one in registers):
            raise MazeError(
                f"`{routine.label}` gets `{clause[:60]}`, which only assembly can give: write it as --format asm or bin"
            )
        names: tuple[str, ...] = tuple(one.lower() for one in registers)
        if stated and "row, column" in stated[2]:
            names = _PLACES.get(registers, names)
        found += [Input(name, register) for name, register in zip(names, registers, strict=True)]
    return found


def _result(routine: Routine) -> Result:
    out = routine.fields.get("Out", "")
    if "carry" not in out:
        return Result.NOTHING
    # a seed has all values of a word, so it can be read from its variable only
    return Result.COUNT if re.search(r"\bBC = (?!stats_seed)", out) else Result.CARRY
