"""Read the tilings from their sources: `asm/tiling/tiling_NAME.asm` has the rule, `draw_NAME.asm` the drawing.

The heads of the two files state what the assembler does not need; the tables are read as the assembler reads them.
asm/tiling/README.md explains each field. Whatever is missing or contradicts something else raises MazeError with the
file, and so stops the build.
"""

import re
from pathlib import Path
from typing import TypeVar

from zxmazes.assembler.tables import Entry, table
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.heads import Field, Head, Source, read_head
from zxmazes.paths import ASM
from zxmazes.tilings.checks import check_drawing, check_edges, check_rule
from zxmazes.tilings.checks_size import check_lengths, check_size
from zxmazes.tilings.checks_text import check_text
from zxmazes.tilings.drawing import Drawing
from zxmazes.tilings.reading_drawing import DRAWING_FIELDS, read_drawing
from zxmazes.tilings.record import MOST_STOREYS, STRIDE, Step, Tiling

T = TypeVar("T")

FOLDER = ASM / "tiling"
_RULE_FIELDS = ("Number", "Menu", "Size", "Parity", "Kinds", "Round", "Floors")
#: What decides the parity of a cell: the bits of its address.
_PARITIES = {"column": 1, "row": 32, "row + column": 33}
_ROUNDS = {"columns": (False, True), "rows, columns": (True, True), "dividing columns": (False, True)}
#: Of these, rings that divide.
_DIVIDING = "dividing columns"
#: Characters of a tiling's name, of the row about it, and of the row that says what to do.
_MENU_WIDTHS = (10, 31, 31)
#: Bytes of a rule for cells of one parity: an offset for each direction, the directions that lead out on four sides.
_OFFSETS, _EDGES = 8, 4
_RULE = _OFFSETS + _EDGES
#: Bytes that a list of kinds begins with: what leads out of the last column but one, and of the second one.
_SECOND = 2


def read_tilings() -> dict[str, Tiling]:
    """All tilings by name, in the order of their numbers. Raises MazeError for any mistake in their sources."""
    names = {kind: _names(kind) for kind in ("tiling", "draw")}
    for kind, other in (("tiling", "draw"), ("draw", "tiling")):
        for name in sorted(names[other].keys() - names[kind].keys()):
            missing, there = (f"{one}_{name}.asm" for one in (kind, other))
            raise MazeError(f"{shown(FOLDER / missing)}: is missing: a tiling is this file and {there}")
    found = sorted((_Reader(path, names["draw"][name], name).read() for name, path in names["tiling"].items()), key=_by)
    for number, one in enumerate(found):
        if one.number != number:
            where = shown(names["tiling"][one.name])
            wrong = f"is that of {found[number - 1].name}" if one.number < number else f"leaves out {number}"
            raise MazeError(f"{where}: the number {one.number} {wrong}: number the tilings from 0 on, without a gap")
    return {one.name: one for one in found}


def _by(one: Tiling) -> int:
    return one.number


def _names(kind: str) -> dict[str, Path]:
    """The sources of a kind by the tiling's name."""
    found = {path.stem.removeprefix(f"{kind}_"): path for path in sorted(FOLDER.glob(f"{kind}_*.asm"))}
    for name, path in found.items():
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            raise MazeError(
                f"{shown(path)}: `{name}` is no name of a tiling: rename the file {kind}_ and a small letter, then "
                "small letters, digits and _"
            )
    return found


class _Reader:
    """Reads one tiling; every error names the file, and the line if there is one."""

    def __init__(self, rule: Path, drawing: Path, name: str) -> None:
        self.rule, self.name = rule, name
        self.head = _head(rule, _RULE_FIELDS)
        self.drawing_path = drawing

    def read(self) -> Tiling:
        parity, period = self._choice("Parity", _PARITIES, 0), self._kinds()
        label, entries = self._rule(period)
        rules = entries[: 2 * _RULE] if period > 1 else entries
        steps = tuple(_steps(rules[i : i + _OFFSETS], 2 if period > 1 else 1) for i in range(0, len(rules), _RULE))
        size, tape, gallery = self._sizes()
        one = Tiling(
            number=int(self._match("Number", r"\d{1,2}", "write the number, 0 and so on")[0]),
            name=self.name,
            about=self.head.summary,
            steps=steps if period == 1 else _by_kind(steps, entries, period),
            parity=parity,
            period=period,
            wraps=self._choice("Round", _ROUNDS, (False, False)),
            divides="Round" in self.head.fields and self.head.fields["Round"].text == _DIVIDING,
            storeys=self._floors(),
            rule=label,
            menu=self._menu(),
            size=size,
            tape_size=tape,
            gallery_size=gallery,
            drawing=self._drawing(),
        )
        if len(steps) != (2 if parity else 1):
            many = "two rules follow each other" if parity else "there is one rule"
            raise MazeError(f"{entries[0].where}: {len(entries)} values: {many}, 12 values each, by the field Parity")
        check_rule(one, entries[0].where)
        edges = [rules[i + _OFFSETS : i + _RULE] for i in range(0, len(rules), _RULE)]
        check_edges(steps, edges, ("first row", "last row", "last column", "first column"))
        if period > 1:
            second = [entries[i : i + _SECOND] for i in range(2 * _RULE, 4 * _RULE, _RULE)]
            check_edges(steps, second, ("last column but one", "second column"))
        check_drawing(one, str(shown(self.drawing_path)))
        check_text(one, str(shown(self.drawing_path)))
        check_lengths(one)
        check_size(one, self._field("Size"))
        return one

    def _field(self, name: str) -> Field:
        if name not in self.head.fields:
            raise MazeError(f"{shown(self.rule)}: its head has no field `{name}`: add it")
        return self.head.fields[name]

    def _match(self, name: str, pattern: str, form: str) -> "re.Match[str]":
        field = self._field(name)
        found = re.fullmatch(pattern, field.text)
        if not found:
            raise field.error(f"{name}: {form}")
        return found

    def _choice(self, name: str, choices: dict[str, T], default: T) -> T:
        if name not in self.head.fields:
            return default
        field = self.head.fields[name]
        if field.text not in choices:
            raise field.error(f"{name}: there is no `{field.text}`: choose from {'; '.join(choices)}")
        return choices[field.text]

    def _menu(self) -> tuple[str, str, str]:
        field = self._field("Menu")
        found = re.fullmatch(r'"([ !#-z]+)", "([ !#-z]+)", "([ !#-z]+)"', field.text)
        if not found:
            raise field.error('Menu: write "Name", "a row about the tiling", "what to do in its mazes"')
        for text, most in zip(found.groups(), _MENU_WIDTHS, strict=True):
            if len(text) > most:
                raise field.error(f'Menu: "{text}" has {len(text)} characters: there is room for {most}')
        return found[1], found[2], found[3]

    def _sizes(self) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        form = "write COLUMNS x ROWS, and if need be `, tape COLUMNS x ROWS` and `, gallery COLUMNS x ROWS`"
        size = r"(\d+) x (\d+)"
        found = self._match("Size", f"{size}(?:, tape {size})?(?:, gallery {size})?", form).groups()
        usual, *others = ((int(found[i]), int(found[i + 1])) if found[i] else None for i in (0, 2, 4))
        assert usual
        for columns, rows in filter(None, (usual, *others)):
            if not (3 <= columns <= STRIDE and 3 <= rows <= STRIDE):
                raise self._field("Size").error(f"Size: {columns} x {rows}: both numbers are 3 to {STRIDE}")
        return usual, others[0] or usual, others[1] or usual

    def _floors(self) -> int:
        if "Floors" not in self.head.fields:
            return 0
        return int(self._match("Floors", f"[1-{MOST_STOREYS}]", f"write the usual number, 1 to {MOST_STOREYS}")[0])

    def _kinds(self) -> int:
        """How many kinds of cells follow each other in a row."""
        if "Kinds" not in self.head.fields:
            return 1
        many = int(self._match("Kinds", "[2-9]", "write how many kinds of cells follow each other in a row, 2 to 9")[0])
        if self.head.fields.get("Parity", self.head.fields["Kinds"]).text != "row":
            raise self.head.fields["Kinds"].error("Kinds: needs `Parity: row`")
        return many

    def _rule(self, period: int) -> tuple[str, list[Entry]]:
        """The label of the table of offsets, and its values; `rule_NAME: equ rule_OTHER` takes another tiling's."""
        label = f"rule_{self.name}"
        entries = table(self.rule, label, {})
        if len(entries) == 1:
            label = entries[0].name
            path = FOLDER / f"tiling_{label.removeprefix('rule_')}.asm"
            if not path.is_file():
                raise MazeError(f"{entries[0].where}: there is no rule `{label}`: {shown(path)} is missing")
            entries = table(path, label, {})
        if period > 1:
            if len(entries) != 3 * _RULE + _SECOND + period + 1:
                raise MazeError(
                    f"{entries[0].where}: `{label}` has {len(entries)} values: two rules, and two lists of kinds: "
                    f"2 sides, {period} kinds, 0; the first list has 12 values"
                )
        elif len(entries) not in (_RULE, 2 * _RULE):
            raise MazeError(
                f"{entries[0].where}: `{label}` has {len(entries)} values: 8 offsets and 4 sides for each parity"
            )
        return label, entries

    def _drawing(self) -> Drawing:
        return read_drawing(self.drawing_path, _head(self.drawing_path, DRAWING_FIELDS), self.name)


def _head(path: Path, fields: tuple[str, ...]) -> Head:
    return read_head(Source(path, str(shown(path))), fields)


def _steps(entries: list[Entry], far: int) -> dict[int, Step]:
    """Rows and columns by direction; a neighbour is at most one row away, and at most `far` columns."""
    steps: dict[int, Step] = {}
    for code, entry in enumerate(entries):
        offset = (entry.number + 128) % 256 - 128
        if offset:
            rows, columns = divmod(offset + far, STRIDE)
            if not (-1 <= rows <= 1 and 0 <= columns <= 2 * far):
                raise MazeError(
                    f"{entry.where}: {offset} is no offset: 32 times the rows, -1 to 1, and the columns, "
                    f"-{far} to {far}"
                )
            steps[code] = (rows, columns - far)
    return steps


def _by_kind(rules: tuple[dict[int, Step], ...], entries: list[Entry], period: int) -> tuple[dict[int, Step], ...]:
    """The steps of each kind: those of an even row, then those of an odd one."""
    found = []
    for parity, rule in enumerate(rules):
        start = (2 + parity) * _RULE + _SECOND
        for entry in entries[start : start + period]:
            kind = {code: step for code, step in rule.items() if entry.number >> code & 1}
            if not entry.number or sum(1 << code for code in kind) != entry.number:
                raise MazeError(
                    f"{entry.where}: ${entry.number:02X}: a kind has directions, all of them with an offset"
                )
            found.append(kind)
        if any(entry.number for entry in entries[start + period : (3 + parity) * _RULE]):
            raise MazeError(f"{entries[start + period].where}: a list of kinds ends with 0")
    return tuple(found)
