"""Where each solver notes what it has visited, as numbers: the header line `Notes`, which the tapes are made of too."""

from dataclasses import dataclass

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.statement import Fault, read_line
from zxmazes.routines.images import assemble_library
from zxmazes.routines.manifest import Routine

#: Bytes from row to row that stand for another form (programs/solvers/solver_entry.asm): four places in a byte, eight
#: bytes a row and one more; or a page for each row, 255 everywhere at first.
_FORMS = {"SOLVER_PACKED": 9, "SOLVER_PAGED": 256}


@dataclass
class _Names:
    """The values of the names in an expression."""

    values: dict[str, int]
    here: int = 0

    def value(self, name: str) -> int:
        if name not in self.values:
            raise Fault(f"there is no variable or constant `{name}`")
        return self.values[name]

    def is_defined(self, name: str) -> bool:
        return name in self.values


def notes_of(one: Routine) -> dict[str, int | bool] | None:
    """The address of the note of row 0, column 0; bytes from row to row; the note of a place not visited; the form.

    None for a routine without notes.
    """
    if not one.notes.address:
        return None
    names = _Names({**assemble_library("solve").symbols, **_FORMS})
    at, stride, free = (
        evaluate(read_line(f"        dw {text}")[1].operands[0], names)
        for text in (one.notes.address, one.notes.stride, one.notes.free)
    )
    return {
        "at": at,
        "stride": stride,
        "free": free,
        "packed": one.notes.stride == "SOLVER_PACKED",
        "paged": one.notes.stride == "SOLVER_PAGED",
    }
