"""Where a program's code is: a region for each ORG, in ascending order, inside the memory for programs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from zxmazes.assembler.expression import evaluate, number
from zxmazes.assembler.source import Line
from zxmazes.assembler.statement import Fault, show
from zxmazes.assembler.step import Step
from zxmazes.errors import MazeError

#: Images stay below BASIC's user-defined graphics. Memory from 8000 on is uncontended on a 48K; on a 128K too, as long
#: as bank 0, which BASIC uses, is paged in at C000.
MEMORY_LIMIT = 0xFF58

#: The lowest address for code: with the shortest loader (`10 CLEAR {start-1}: LOAD ""CODE`, `20 RANDOMIZE USR {start}`,
#: 40 bytes from $5CCB on) CLEAR leaves exactly the 155 bytes that LOAD and the stack need.
ORG_LOWEST = 0x5D8E


@dataclass(frozen=True)
class Region:
    """The memory after one ORG: from `start` up to `end`, the address past its last byte, including reserved bytes.

    loaded_end: the address past the last byte on the tape; `start` if there is none.
    """

    start: int
    end: int
    loaded_end: int


@dataclass
class Part:
    """An ORG and all bytes up to the next one."""

    where: str
    start: int
    code: bytearray

    @property
    def end(self) -> int:
        """The address past the last byte."""
        return self.start + len(self.code)

    def region(self, image_end: int) -> Region:
        """The region of this part; nothing from `image_end` on is loaded."""
        return Region(self.start, self.end, max(self.start, min(self.end, image_end)))


def check_origins(lines: Iterable[Line], lowest: int = ORG_LOWEST) -> None:
    """Raise MazeError unless the operand of every ORG is a plain number, in the memory from `lowest` on."""
    for line in lines:
        statement = line.statement
        if statement.op != "org":
            continue
        try:
            origin = number("".join(statement.operands[0]))
        except Fault:
            raise MazeError(f"{line.where}: ORG takes a plain number such as $8000") from None
        if statement.label:
            raise MazeError(f"{line.where}: `{statement.label}:` is before ORG: put it on the next line")
        if not lowest <= origin < MEMORY_LIMIT:
            raise MazeError(
                f"{line.where}: ORG {show(statement.operands[0])} is outside ${lowest:04X} to "
                f"${MEMORY_LIMIT - 1:04X}: BASIC and its loader are below, the user-defined graphics above; "
                "$8000 is usual"
            )


def parts_of(steps: Iterable[Step], source: str) -> list[Part]:
    """The parts of a program, ascending.

    Raises MazeError for code before the first ORG, for an ORG below the end of the code before it, for an ORG without
    code, and for code past MEMORY_LIMIT.
    """
    parts: list[Part] = []
    for step in steps:
        statement = step.statement
        if statement.op == "org":
            if parts:
                _check_order(parts[-1], step)
            parts.append(Part(step.where, evaluate(statement.operands[0], step), bytearray()))
        elif not parts and (step.code or (statement.label and statement.op not in ("equ", "defl", "macro"))):
            raise MazeError(f"{step.where}: code before ORG: start the program with ORG")
        elif step.code:
            parts[-1].code += step.code
    if not parts:
        raise MazeError(f"{source}: the program has no ORG: start with one, such as ORG $8000")
    if len(parts) > 1 and not parts[-1].code:
        raise MazeError(f"{parts[-1].where}: there is no code after this ORG: remove it")
    if parts[-1].end > MEMORY_LIMIT:
        raise TooLong(source, parts[-1].end)
    return parts


def _check_order(before: Part, org: Step) -> None:
    """Raise MazeError unless the ORG is past the part before it."""
    start = evaluate(org.statement.operands[0], org)
    if start <= before.start:
        raise MazeError(
            f"{org.where}: ORG ${start:04X} follows ORG ${before.start:04X} ({before.where}): "
            "put them in ascending order"
        )
    if start < before.end:
        raise MazeError(
            f"{org.where}: ORG ${start:04X}: the code before it ends at ${before.end - 1:04X}, "
            f"{_bytes(before.end - start)} past it: make that part ({before.where}) shorter, or raise this ORG"
        )
    if not before.code:
        raise MazeError(f"{before.where}: there is no code after this ORG: remove it")


def image_of(parts: Sequence[Part]) -> bytes:
    """All bytes from the first ORG on. Gaps between the parts are 0, as in pasmo's image."""
    image = bytearray()
    for part in parts:
        image += bytes(part.start - parts[0].start - len(image)) + part.code
    return bytes(image)


class TooLong(MazeError):
    """A program that ends before the address `end`, which is past MEMORY_LIMIT."""

    def __init__(self, source: str, end: int) -> None:
        self.end = end
        super().__init__(
            f"{source}: the program ends at ${end - 1:04X}, {_bytes(end - MEMORY_LIMIT)} past ${MEMORY_LIMIT - 1:04X}: "
            "make it shorter or carry less"
        )


def _bytes(count: int) -> str:
    return f"{count} byte{'' if count == 1 else 's'}"
