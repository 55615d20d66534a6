"""Assemble routines at an address, with their variables after them or elsewhere, and refuse an unsuitable place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from zxmazes.assembler.assembly import check_steps, follow_text
from zxmazes.assembler.pasmo import PAST_END
from zxmazes.assembler.regions import MEMORY_LIMIT, ORG_LOWEST, TooLong
from zxmazes.assembler.step import Step
from zxmazes.assembler.walk import symbol_values
from zxmazes.errors import MazeError
from zxmazes.library.needed import NeededSources
from zxmazes.library.reserve import Reserve, reserves_of
from zxmazes.library.uses import mentioned
from zxmazes.paths import ASM
from zxmazes.routines.manifest import Routine
from zxmazes.routines.values import Parameter

#: The first address that the screen's circuits never slow down, on a 128K too as long as BASIC's banks are paged in.
UNCONTENDED = 0x8000
#: The size of a JP in the table at the start.
ENTRY = 3
_SOURCE = "the library"
#: How pasmo reports an assertion of a source, which is about addresses.
_ASSERTION = ".ERROR directive: "


@dataclass(frozen=True)
class Placed:
    """Routines assembled at `org`: the jump table, the code, and after it or elsewhere what is reserved.

    routines: in the order of the table. parameters: those that the code reads. steps: the statements of table and code;
    after: those of the variables. code: the bytes from `org` on. reserved: variables and buffers, ascending;
    symbols: every label and its value; public: the labels for callers.
    sources: texts that were used instead of files.
    """

    routines: tuple[Routine, ...]
    parameters: tuple[Parameter, ...]
    org: int
    code: bytes
    steps: list[Step]
    after: list[Step]
    reserved: tuple[Reserve, ...]
    symbols: dict[str, int]
    public: tuple[str, ...]
    sources: Mapping[str, str]

    @property
    def end(self) -> int:
        """The address past the code."""
        return self.org + len(self.code)

    @property
    def buffers_start(self) -> int:
        """The first reserved address."""
        return self.reserved[0].address

    @property
    def buffers_end(self) -> int:
        """The address past the last reserved byte."""
        return self.reserved[-1].end

    @property
    def spans(self) -> tuple[tuple[str, int, int], ...]:
        """What is where: a name, the first address, the last one."""
        return ("code", self.org, self.end - 1), ("variables and buffers", self.buffers_start, self.buffers_end - 1)

    @property
    def calls(self) -> dict[str, int]:
        """The entries of the jump table by the label of their routine."""
        return {one.label: self.org + ENTRY * place for place, one in enumerate(self.routines)}

    @property
    def variables(self) -> dict[str, int]:
        """The small variables, parameters included."""
        return {one.label: one.address for one in self.reserved if one.is_variable}

    @property
    def buffers(self) -> dict[str, tuple[int, int]]:
        """Address and size of each buffer, and of what begins in one and has a public name of its own."""
        found = {one.label: (one.address, one.size) for one in self.reserved if not one.is_variable}
        inside = range(self.buffers_start, self.buffers_end)
        names = {name: self.symbols[name] for name in self.public if self.symbols[name] in inside}
        more = {name: at for name, at in names.items() if name not in found and name not in self.variables}
        return found | {name: (at, self.buffers_end - at) for name, at in more.items()}


def place(
    routines: Sequence[Routine], org: int = UNCONTENDED, buffers: int | None = None, *, contended: bool = False
) -> Placed:
    """Assemble routines at `org`, their variables at `buffers` (default: after the code).

    contended: memory below UNCONTENDED is allowed. Raises MazeError for a place that does not fit.
    """
    for option, address in (("--org", org), ("--buffers", buffers)):
        if address is not None:
            _check_start(option, address, contended)
    text = _text(routines, org, buffers)
    sources = NeededSources(text)
    try:
        steps, _ = follow_text(text, _SOURCE, given=sources)
    except TooLong as error:
        raise MazeError(_past_end("code and buffers" if buffers is None else "the buffers", error.end)) from None
    except MazeError as error:
        rule = str(error).partition(_ASSERTION)[2]
        if PAST_END in str(error):
            raise MazeError("the code would run past $FFFF: choose a lower --org, or fewer routines") from None
        if not rule:
            raise
        raise MazeError(f"these addresses do not fit: {rule}: choose another --org or --buffers") from None
    check_steps(steps)
    end = next(number for number, step in enumerate(steps) if step.statement.label == "image_end")
    before, after = steps[:end], steps[end + 1 :]
    code = b"".join(step.code for step in before)
    symbols, public = symbol_values(steps), _public(steps)
    kept = reserves_of(after, mentioned(before) | sources.written)
    names = {one.label for one in kept} | {step.statement.label for step in before}
    inside = range(kept[0].address, kept[-1].end)
    names |= {step.statement.label for step in after if step.statement.op == "equ" and step.result() in inside}
    public = tuple(name for name in public if name in names)
    made = Placed(
        tuple(routines), tuple(sources.read.values()), org, code, before, after, kept, symbols, public, sources
    )
    _check_ends(made, contended)
    return made


def _text(routines: Sequence[Routine], org: int, buffers: int | None) -> str:
    lines = [f"        org ${org:04X}", *(f"        jp {one.label}" for one in routines)]
    names = dict.fromkeys(one.path.relative_to(ASM).as_posix() for one in routines)
    lines += [f'        include "{name}"' for name in ("include/field.asm", *names)]
    lines += ["image_end:"] + ([f"        org ${buffers:04X}"] if buffers is not None else [])
    return "\n".join([*lines, '        include "lib/variables.asm"'])


def _public(steps: list[Step]) -> tuple[str, ...]:
    """The names that PUBLIC declares."""
    public = (name for step in steps if step.statement.op == "public" for (name,) in step.statement.operands)
    return tuple(dict.fromkeys(public))


def _check_start(option: str, address: int, contended: bool) -> None:
    """Raise MazeError for an address in the ROM, the screen, the system's variables, or contended memory."""
    if not ORG_LOWEST <= address < MEMORY_LIMIT:
        raise MazeError(
            f"{option} ${address:04X}: below ${ORG_LOWEST:04X} are the ROM, the screen and BASIC, from "
            f"${MEMORY_LIMIT:04X} on BASIC's user-defined graphics: choose an address between, such as $8000"
        )
    if address < UNCONTENDED and not contended:
        raise MazeError(
            f"{option} ${address:04X}: memory below $8000 is contended, so the routines would be slower: "
            "choose $8000 or above, or add --contended"
        )


def _check_ends(made: Placed, contended: bool) -> None:
    """Raise MazeError for code and buffers that overlap, or reach into contended memory or past MEMORY_LIMIT."""
    spans = {"the code": (made.org, made.end), "the buffers": (made.buffers_start, made.buffers_end)}
    if max(made.org, made.buffers_start) < min(made.end, made.buffers_end):
        (a, b), (c, d) = spans.values()
        raise MazeError(
            f"the code, ${a:04X} to ${b - 1:04X}, and the buffers, ${c:04X} to ${d - 1:04X}, overlap: "
            f"choose --buffers ${b:04X} or above, or another --org"
        )
    for what, (_, end) in spans.items():
        if end > MEMORY_LIMIT:
            raise MazeError(_past_end(what, end))


def _past_end(what: str, end: int) -> str:
    """The message about what ends past MEMORY_LIMIT."""
    return (
        f"{what} would end at ${end - 1:04X}, {end - MEMORY_LIMIT:,} bytes past ${MEMORY_LIMIT - 1:04X}, where BASIC's "
        "user-defined graphics begin: choose a lower address, or fewer routines"
    )
