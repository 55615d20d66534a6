"""Where a program's code is: a region for each ORG, in ascending order, inside the memory for programs.

An ORG on the line before a label `NAME_unpacked` begins no region: what is unpacked there may share its place with what
another overlay has unpacked, so it may be lower than the code before it. Below `image_end` it must be inside an overlay
that is there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest

from zxmazes.assembler import overlays
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
    """An ORG and all bytes up to the next one; `at` is where the next byte goes."""

    where: str
    start: int
    code: bytearray
    at: int

    def put(self, code: bytes) -> None:
        """Add bytes; where an overlay shares its place with another one, the later bytes stay, as in pasmo's image."""
        self.code[self.at - self.start : self.at - self.start + len(code)] = code
        self.at += len(code)

    @property
    def end(self) -> int:
        """The address past the last byte."""
        return self.start + len(self.code)

    def region(self, image_end: int) -> Region:
        """The region of this part; nothing from `image_end` on is loaded."""
        return Region(self.start, self.end, max(self.start, min(self.end, image_end)))


def check_origins(lines: Iterable[Line], lowest: int = ORG_LOWEST) -> None:
    """Raise MazeError unless the operand of every ORG is a plain number, in the memory from `lowest` on.

    That of an overlay may be any expression: `parts_of` judges it.
    """
    for line, after in pairwise([*lines, None]):
        assert line  # only the last one is none
        statement = line.statement
        if statement.op != "org" or (after and overlays.begins(after.statement.label)):
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


def parts_of(steps: Sequence[Step], source: str) -> list[Part]:
    """The parts of a program, ascending.

    Raises MazeError for code before the first ORG, for an ORG below the end of the code before it, for an ORG without
    code, and for code past MEMORY_LIMIT.
    """
    parts: list[Part] = []
    image_end: int | None = None
    inside: list[range] = []  # the places of overlays that are in the image
    begun: int | None = None
    for step, after in zip_longest(steps, steps[1:]):
        statement = step.statement
        if statement.label == "image_end":
            image_end = step.here
        elif overlays.begins(statement.label):
            begun = step.here
        elif overlays.ends(statement.label) and begun is not None:
            _check_place(range(begun, step.here), image_end, inside, step)
            begun = None
        if statement.op == "org":
            origin = evaluate(statement.operands[0], step)
            if after and overlays.begins(after.statement.label) and image_end is not None:
                if not image_end <= origin <= parts[-1].end and not any(origin in place for place in inside):
                    raise MazeError(
                        f"{step.where}: ORG ${origin:04X} before `{after.statement.label}` is outside ${image_end:04X} "
                        f"to ${parts[-1].end:04X}: an overlay shares the place of another one"
                    )
                parts[-1].at = origin
                continue
            if parts:
                _check_order(parts[-1], step)
            parts.append(Part(step.where, origin, bytearray(), origin))
        elif not parts and (step.code or (statement.label and statement.op not in ("equ", "defl", "macro"))):
            raise MazeError(f"{step.where}: code before ORG: start the program with ORG")
        elif step.code:
            if begun is None and image_end is not None and step.here < image_end:
                raise MazeError(f"{step.where}: this is in the image, behind an overlay there: put that overlay last")
            parts[-1].put(step.code)
    if not parts:
        raise MazeError(f"{source}: the program has no ORG: start with one, such as ORG $8000")
    if len(parts) > 1 and not parts[-1].code:
        raise MazeError(f"{parts[-1].where}: there is no code after this ORG: remove it")
    if parts[-1].end > MEMORY_LIMIT:
        raise TooLong(source, parts[-1].end)
    return parts


def _check_place(place: range, image_end: int | None, inside: list[range], step: Step) -> None:
    """Keep the place of an overlay that is in the image.

    Raises MazeError for one that begins in the place of another one there and ends past it: that would be lost.
    """
    if image_end is None:
        inside.append(place)
        return
    for other in inside:
        if place.start in other and place.stop > other.stop:
            raise MazeError(
                f"{step.where}: the overlay from ${place.start:04X} on ends {_bytes(place.stop - other.stop)} past "
                f"${other.stop - 1:04X}, the end of the one whose place it shares: make it shorter or lower its ORG"
            )


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
