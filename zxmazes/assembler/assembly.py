"""Assemble strictly: pasmo does the work, and this package refuses what pasmo accepts silently.

Pasmo 0.5.3 truncates `ld a,300`, assembles `ret zz` as RET, takes an indented `nopp` for a label and ignores a
misspelt PUBLIC, all with exit status 0. So every line is checked against what pasmo made of it:

1. read the sources here, with INCLUDE and INCBIN resolved; each line keeps its file and number (`source`, `statement`);
2. let pasmo assemble them with a listing, a marker before each line (`program`, `pasmo`);
3. follow its path through macros, repetitions and IF (`walk`, `step`);
4. compare the bytes of each line with the line (`judge`, `expression`), and their addresses with the ORGs (`regions`);
5. pack what the program will unpack (`overlays`).

The bytes are pasmo's: a plain `pasmo -I asm` makes the same ones, but for those that are packed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

from zxmazes.assembler import overlays
from zxmazes.assembler.expression import number
from zxmazes.assembler.pasmo import Complaint, run_pasmo
from zxmazes.assembler.regions import MEMORY_LIMIT, ORG_LOWEST, Region, TooLong, check_origins, image_of, parts_of
from zxmazes.assembler.source import Line, Reader, read_source, short
from zxmazes.assembler.source_lines import SourceLines
from zxmazes.assembler.statement import Fault, read_line
from zxmazes.assembler.step import Step
from zxmazes.assembler.walk import follow, symbol_values
from zxmazes.errors import MazeError
from zxmazes.paths import ASM

#: Texts for INCLUDE and bytes for INCBIN to use instead of files, by the name in the source.
Given = Mapping[str, str | bytes]
_NOTHING: Given = MappingProxyType({})
#: To measure a program that is too long, its last ORG is lowered by a multiple of this, which keeps alignments.
_ALIGNED = 0x1000


@dataclass(frozen=True)
class Assembly:
    """One assembled image.

    org: its first address. code: the bytes for the tape, from `org` up to the label `image_end` (all of them without
    that label); gaps between regions are 0. memory_end: the address past the last byte that the program reserves
    (variables included). regions: one for each ORG, ascending.
    symbols: every global label; public: the names that the sources declare PUBLIC.
    """

    org: int
    code: bytes
    memory_end: int
    regions: tuple[Region, ...]
    symbols: dict[str, int]
    public: tuple[str, ...]

    def symbol_file(self) -> str:
        """The public labels by address, one `name EQU 08000H` a line."""
        return symbol_file({name: self.symbols[name] for name in self.public})


def symbol_file(values: Mapping[str, int]) -> str:
    """Labels by address, `name EQU 08000H` a line."""
    rows = sorted((value, name) for name, value in values.items())
    return "".join(f"{name} EQU 0{value:04X}H\n" for value, name in rows)


def assemble(path: Path, *, given: Given = _NOTHING) -> Assembly:
    """Assemble the program at `path`; its includes are looked up in `given`, in `asm/` and in the program's folder.

    Raises MazeError with file and line for everything that pasmo refuses or should have refused.
    """
    source = str(short(path))
    made = assemble_text(read_source(path), source, path.parent, given=given)
    if "image_end" not in made.symbols:
        raise MazeError(
            f"{source}: the program has no label `image_end`: put it after what the tape holds, before the variables"
        )
    return made


def assemble_text(
    text: str, source: str, folder: Path = ASM, *, given: Given = _NOTHING, lowest: int = ORG_LOWEST
) -> Assembly:
    """Assemble source text; `source` names it in messages.

    Includes are looked up in `given`, in `asm/` and in `folder`. Without a label `image_end` the whole image is code.
    lowest: the least address for an ORG.
    """
    return assemble_traced(text, source, folder, given=given, lowest=lowest)[0]


def assemble_traced(
    text: str, source: str, folder: Path = ASM, *, given: Given = _NOTHING, lowest: int = ORG_LOWEST
) -> tuple[Assembly, list[Step]]:
    """The same, with every statement that pasmo assembled, in order."""
    steps, binary = follow_text(text, source, folder, given=given, lowest=lowest)
    parts = parts_of(steps, source)  # first: in a program that is too long, correct lines get wrong values
    check_steps(steps)
    if image_of(parts) != binary:
        raise MazeError(f"{source}: pasmo's image differs from its listing: run `make setup` again")
    symbols = symbol_values(steps)
    org, memory_end = parts[0].start, parts[-1].end
    image_end = symbols.get("image_end", memory_end)
    regions = tuple(part.region(image_end) for part in parts)
    public = _public(steps, symbols)
    codes, memory = overlays.code_of(steps), overlays.known(steps, symbols, source)
    code = overlays.packed_into(binary, org, image_end, symbols, codes, memory, source)
    made = Assembly(org, code, memory_end, regions, symbols, public)
    return made, steps


def follow_text(
    text: str, source: str, folder: Path = ASM, *, given: Given = _NOTHING, lowest: int = ORG_LOWEST
) -> tuple[list[Step], bytes]:
    """Every statement of a source text that pasmo assembled, in order, and pasmo's image; no line is checked yet.

    The parameters are those of `assemble_text`. Raises MazeError if pasmo refuses a line.
    """
    program = SourceLines(Reader((ASM, folder), given).read(text, source))
    check_origins(program.lines, lowest)
    try:
        listing, binary = run_pasmo(program, source)
        return follow(program, listing), binary
    except Complaint as complaint:
        end = _end_of(program, source)
        raise (TooLong(source, end) if end > MEMORY_LIMIT else MazeError(str(complaint))) from None


def check_steps(steps: list[Step]) -> None:
    """Compare each line with the bytes that pasmo made of it. Raises MazeError for the first one that differs."""
    # imported when needed, with SkoolKit's disassembler: most images are kept from an earlier run (`kept`)
    from zxmazes.assembler.judge import judge

    for step in steps:
        try:
            judge(step)
        except Fault as fault:
            raise MazeError(f"{step.where}: {fault}") from None


def _end_of(program: SourceLines, source: str) -> int:
    """The address past the end of a program that pasmo refuses because it runs past FFFF; 0 if that is not the reason.

    The program is measured with its last ORG lowered. Two lower addresses must give the same length: otherwise the
    program fills memory up to a fixed address, and its intended length is unknown.
    """
    lines = [*program.lines, None]
    orgs = [
        index
        for index, (line, after) in enumerate(pairwise(lines))
        if line and line.statement.op == "org" and not (after and overlays.begins(after.statement.label))
    ]
    if not orgs:
        return 0
    origin = number("".join(program.lines[orgs[-1]].statement.operands[0]))
    try:
        first, second = (
            origin + _length(program, source, orgs[-1], origin % _ALIGNED + raised) for raised in (0, _ALIGNED)
        )
    except MazeError:
        return 0
    return first if first == second else 0


def _length(program: SourceLines, source: str, index: int, origin: int) -> int:
    """How many bytes follow the ORG in the line `index`, with this operand instead of its own. Raises MazeError."""
    lines, text = list(program.lines), f"        org {origin}"
    lines[index] = Line(lines[index].where, text, *read_line(text))
    lowered = SourceLines(lines)
    last = follow(lowered, run_pasmo(lowered, source)[0])[-1]
    return last.here + len(last.code) - origin


def _public(steps: list[Step], symbols: dict[str, int]) -> tuple[str, ...]:
    """The names that PUBLIC declares, all of them labels. Raises MazeError for bytes after the label image_end."""
    public: dict[str, None] = {}
    reserved = False  # nothing past image_end is loaded
    unpacked = False  # but what the program unpacks there
    for step in steps:
        statement = step.statement
        unpacked = overlays.begins(statement.label) or (unpacked and not overlays.ends(statement.label))
        if statement.label == "image_end":
            if statement.op in ("equ", "defl"):
                raise MazeError(f"{step.where}: `image_end` must be a label, not a value: write `image_end:` there")
            reserved = True
        if reserved and step.code and not unpacked and (statement.op not in ("ds", "defs") or statement.operands[1:]):
            raise MazeError(f"{step.where}: only DS may follow `image_end`: move this before that label")
        if statement.op == "public":
            for (name,) in statement.operands:
                if name not in symbols:
                    raise MazeError(f"{step.where}: PUBLIC names `{name}`, which is not a label: correct the name")
                public[name] = None
    return tuple(public)
