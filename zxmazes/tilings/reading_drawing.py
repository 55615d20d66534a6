"""Read the drawing of a tiling from `asm/tiling/draw_NAME.asm`: its record, and its head, for paper and for text."""

import functools
import re
from collections.abc import Iterator
from pathlib import Path

from zxmazes.assembler.source import read_source
from zxmazes.assembler.statement import Tokens
from zxmazes.assembler.tables import Entry, constants, table
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.heads import Field, Head
from zxmazes.paths import ASM
from zxmazes.tilings.drawing import KINDS, POLYGONS, Chain, Drawing, Length, Piece, Polygons, Set, Sides, Style

DRAWING_FIELDS = ("Paper", "Text")
_LENGTHS = ASM / "tiling" / "drawing" / "tiling_size.asm"
#: The flags that decide what is drawn, and the number of values before the sets of lengths.
_PARITY, _ABOVE, _FLOORS, _ROUND = "POLYGON_PARITY", "POLYGON_ABOVE", "POLYGON_FLOORS", "POLYGON_ROUND"
_KINDS, _MOST = "POLYGON_KINDS", "POLYGON_MOST"
_FIRST = 9
_CELL = re.compile(r"; \|(.*)\|$")
_PITCH = re.compile(r"(\d+) down, (\d+) right(?:, odd rows (\d+) right)?(?:, odd columns (\d+) down)?")


def read_drawing(path: Path, head: Head, name: str) -> Drawing:
    """The drawing of a tiling. Raises MazeError for any mistake in its source."""
    entries = table(path, f"draw_{name}", _constants())
    if len(entries) < 2:
        raise MazeError(f"{entries[0].where}: a drawing begins with its kind and the sides that it draws")
    kind = entries[0].name
    if kind not in KINDS:
        raise MazeError(f"{entries[0].where}: there is no kind `{kind}`: choose from {', '.join(KINDS)}")
    polygons = _polygons(entries, _paper(path, head)) if kind == POLYGONS else None
    text = read_source(path)
    return Drawing(kind, entries[1].number, polygons, _style(path, head, text, polygons.period if polygons else 1))


@functools.cache
def _constants() -> dict[str, Tokens]:
    return constants([_LENGTHS])


def _paper(path: Path, head: Head) -> tuple[float, float, float]:
    """p, q and r on paper; 0 for one that is not named."""
    field = _field(path, head, "Paper")
    found = dict(re.findall(r"([pqr]) ([0-9]+(?:\.[0-9]+)?)(?:, |$)", field.text))
    if ", ".join(f"{length} {value}" for length, value in found.items()) != field.text:
        raise field.error("Paper: write the lengths where a cell is about 1 high: `p 0.5, q 0.25`")
    p, q, r = (float(found.get(length, 0)) for length in "pqr")
    return p, q, r


def _field(path: Path, head: Head, name: str) -> Field:
    if name not in head.fields:
        raise MazeError(f"{shown(path)}: its head has no field `{name}`: add it")
    return head.fields[name]


def _polygons(entries: list[Entry], paper: tuple[float, float, float]) -> Polygons:
    """The record of asm/tiling/drawing/tiling_polygon.asm."""
    if len(entries) < _FIRST:
        raise MazeError(
            f"{entries[0].where}: the record of a drawing of polygons begins with 9 values, not {len(entries)}"
        )
    _, _, flags, width, step_x, shift_x, height, step_y, shift_y = entries[:_FIRST]
    rest = iter(entries[_FIRST:])
    middles, kinds = [], 1
    try:
        sets = _sets(rest)
        if _flag(flags, _KINDS):
            kinds = _count(next(rest))
            chains = []
            for _ in range(kinds):
                middles.append((_length(next(rest)), _length(next(rest))))
                chains.append(_chain(rest))
        else:
            chains = [_chain(rest) for _ in range(2 if _flag(flags, _PARITY) else 1)]
    except StopIteration:
        raise MazeError(
            f"{entries[-1].where}: the record ends here, before its sets of lengths or its chains do"
        ) from None
    if left := next(rest, None):
        raise MazeError(f"{left.where}: the record goes on after its last chain: two of them need {_PARITY}")
    for i, letter in enumerate("pqr"):
        if not paper[i] and any(_length(entry)[i] for entry in (width, step_x, shift_x, height, step_y, shift_y)):
            raise MazeError(f"{width.where}: the drawing uses {letter}: add its length to the field Paper")
    if not sets:
        raise MazeError(f"{entries[_FIRST].where}: there is no set of lengths: write p, q and r in pixels, then 0")
    return Polygons(
        box=(_length(height), _length(width)),
        step=(_length(step_y), _length(step_x)),
        shift=(_length(shift_y), _length(shift_x)),
        sets=sets,
        chains=tuple(chains),
        floors=_flag(flags, _FLOORS),
        round=_flag(flags, _ROUND),
        above=_flag(flags, _ABOVE),
        lengths=paper,
        period=kinds,
        middles=tuple(middles),
    )


def _count(entry: Entry) -> int:
    """The number of kinds."""
    most = constant(_MOST)
    if not 2 <= entry.number <= most:
        raise MazeError(f"{entry.where}: {entry.number} kinds: the drawing has room for 2 to {most}")
    return entry.number


def _flag(flags: Entry, name: str) -> bool:
    return bool(flags.number & constant(name))


def constant(name: str) -> int:
    """A number that asm/tiling/drawing/tiling_size.asm defines."""
    return int(_constants()[name][0])


def _sets(rest: Iterator[Entry]) -> tuple[Set, ...]:
    """The sets of lengths, up to the 0 that ends them."""
    found: list[Set] = []
    while (first := next(rest)).number:
        pixels = first.number, next(rest).number, next(rest).number
        if not all(0 <= one < 256 for one in pixels):
            raise MazeError(f"{first.where}: the lengths {','.join(map(str, pixels))} are bytes: write 0 to 255 pixels")
        found.append(Set(pixels, first.where))
    return tuple(found)


def _chain(rest: Iterator[Entry]) -> Chain:
    start = (_length(next(rest)), _length(next(rest)))
    sides: dict[int, tuple[Length, Length]] = {}
    while bit := (entry := next(rest)).number:
        code = bit.bit_length() - 1
        if bit != 1 << code or code > 7 or code in sides:
            raise MazeError(f"{entry.where}: {bit} is not the bit of a side, or that side is here twice")
        sides[code] = (_length(next(rest)), _length(next(rest)))
    return Chain(start, sides)


def _length(entry: Entry) -> Length:
    """How many times p, q and r: the fields of a length, as in tiling_size.asm."""
    value = entry.number
    if not 0 <= value < 256:
        raise MazeError(f"{entry.where}: {value} is no length: p -1 to 2 times, q and r -2 to 5 times")
    return (value & 3) - 1, (value >> 2 & 7) - 2, (value >> 5) - 2


def _style(path: Path, head: Head, text: str, period: int) -> Style:
    """The cell in plain characters: the picture beside it says whose each character is."""
    field = _field(path, head, "Text")
    if other := re.fullmatch(r"as (\w+)", field.text):
        beside = path.with_name(f"draw_{other[1]}.asm")
        if not beside.is_file() or beside == path:
            raise field.error(f"Text: there is no drawing `{other[1]}`")
        found = re.search(r"^; Text: +(.*)$", text := read_source(beside), re.MULTILINE)
        field = Field(found[1] if found else "", f"{shown(beside)}:1")
    pitch = _PITCH.fullmatch(field.text)
    if not pitch:
        raise field.error(
            "Text: write `LINES down, CHARACTERS right`, and `, odd rows N right` or `, odd columns N down`"
        )
    pictures = _pictures(text, field)
    marks = [
        (line, at)
        for picture in pictures
        for line, row in enumerate(picture)
        for at, (_, whose) in enumerate(row)
        if whose == "m"
    ]
    if len(marks) != len(pictures) or any(
        sum(whose == "m" for row in one for _, whose in row) != 1 for one in pictures
    ):
        raise field.error("Text: every cell has one m, where a mark is drawn")
    corners = tuple(_pieces(picture, "+") for picture in pictures)
    down, right, odd_row, odd_column = (int(part or 0) for part in pitch.groups())
    return Style((down, right), tuple(map(_sides, pictures)), tuple(marks), corners, odd_row, odd_column, period)


#: A picture: lines of characters, each with what it belongs to.
_Picture = list[list[tuple[str, str]]]


def _pictures(text: str, field: Field) -> list[_Picture]:
    """The cells that are drawn in the comments `; |picture|whose|`; a line without bars is between two of them."""
    pictures: list[_Picture] = [[]]
    for line in text.split("\n"):
        found = _CELL.match(line)
        if not found:
            pictures += [[]] if pictures[-1] else []
            continue
        wide = len(found[1]) // 2
        picture, bar, whose = found[1][:wide], found[1][wide : wide + 1], found[1][wide + 1 :]
        if bar != "|" or len(picture) != len(whose) or not re.fullmatch(r"[0-7m+ ]*", whose):
            raise field.error(
                f"Text: `{line}`: write `; |picture|whose|`, where whose is a direction, + or m for each character"
            )
        pictures[-1].append(list(zip(picture, whose, strict=True)))
    return [picture for picture in pictures if picture]


def _pieces(picture: _Picture, wanted: str) -> tuple[Piece, ...]:
    return tuple(
        (line, at, mark) for line, row in enumerate(picture) for at, (mark, whose) in enumerate(row) if whose == wanted
    )


def _sides(picture: _Picture) -> Sides:
    codes = sorted({whose for row in picture for _, whose in row if whose.isdigit()})
    return {int(code): _pieces(picture, code) for code in codes}
