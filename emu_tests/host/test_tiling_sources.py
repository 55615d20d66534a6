"""The sources of a tiling: whatever is missing or contradicts something else is told in a line that names the file."""

import re
import shutil
from pathlib import Path

import pytest

from zxmazes.errors import MazeError
from zxmazes.tilings import TILINGS, reading
from zxmazes.tilings.combined import sources

RULE, DRAWING = "tiling_brick.asm", "draw_triangle.asm"
KINDS, KINDS_DRAWN = "tiling_kagome.asm", "draw_kagome.asm"
BOARD, OCTAGON = "tiling_octagon.asm", "draw_octagon.asm"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the tilings."""
    copy = tmp_path / "tiling"
    shutil.copytree(reading.FOLDER, copy)
    monkeypatch.setattr(reading, "FOLDER", copy)
    return copy


def test_the_copy_is_read_as_the_original(folder: Path) -> None:
    (folder / ".#tiling_brick.asm").symlink_to("someone@somewhere")  # an editor has it open
    assert reading.read_tilings() == dict(TILINGS)
    assert sources(TILINGS.values()).keys() == {
        *("include/tilings.asm", "tiling/rules.asm", "tiling/drawings.asm", "tiling/menu.asm", "tiling/abouts.asm")
    }


#: File, what is replaced in it, by what; the message.
MISTAKES = [
    (RULE, "; Number: 3", "; Number: 2", "the number 2 is that of"),
    (RULE, "; Number: 3", "; Number: 4", "the number 4 leaves out 3"),
    (RULE, "; Number: 3", "; Number: 10", "the number 4 leaves out 3"),
    (RULE, "; Number: 3", "; Number: three", "Number: write the number"),
    (RULE, "; Number: 3\n", "", "its head has no field `Number`"),
    (RULE, "; Number: 3", "; Numbr: 3", "there is no field `Numbr`"),
    (RULE, '"Bricks"', '"Bricks and more"', '"Bricks and more" has 15 characters: there is room for 10'),
    (RULE, '"Bricks", ', "", "Menu: write"),
    (RULE, "12 x 18", "12 by 18", "Size: write"),
    (RULE, "12 x 18", "12 x 33", "12 x 33: both numbers are 3 to 32"),
    (RULE, "; Parity: row", "; Parity: rows", "there is no `rows`: choose from column; row; row + column"),
    (RULE, "; Parity: row\n", "", "24 values: there is one rule"),
    (RULE, "; Parity: row", "; Parity: column", "up-right from a cell of parity 0 has no way back by down-left"),
    (RULE, "; Parity: row", "; Parity: row\n; Round: columns", "only squares can go round an edge"),
    (RULE, "; Parity: row", "; Parity: row\n; Floors: 2", "floors need 1 and 5"),
    (RULE, "; Parity: row", "; Parity: row\n; Floors: 5", "Floors: write the usual number, 1 to 4"),
    (RULE, "db 0, -32,", "db 0, -64,", "-64 is no offset"),
    (RULE, "db 0, -32,", "db 0, -31,", "has no way back"),
    (RULE, "db 0, -32,", "db 0, X,", "`X` stands where a number is expected"),
    (RULE, "db $82, $28, $04, $E0", "db $82, $28, $04, $E1", "out of the first column is $E0, not $E1"),
    (RULE, "rule_brick:", "rule_bricks:", "it has no table `rule_brick`"),
    ("tiling_torus.asm", "equ rule_square", "equ rule_squares", "there is no rule `rule_squares`"),
    ("tiling_octagon.asm", "; Size:", "; Parity: row\n; Size:", "12 values: two rules follow each other"),
    ("tiling_octagon.asm", "db -32, -31, 1, 33, 32, 31, -1", "db 0, -31, 0, 33, 0, 31, 0", "no way to the others"),
    (DRAWING, "; Paper:", "; Papers:", "there is no field `Papers`"),
    (DRAWING, "r 1.472243186434", "s 1", "Paper: write the lengths"),
    (DRAWING, "; Paper: q 0.85, r 1.472243186434", "; Paper: q 1", "the drawing uses r"),
    (DRAWING, "3 down, 3 right", "3 down", "Text: write `LINES down"),
    (DRAWING, "; |  /\\  |  62  |", "; |  /\\  |  62   |", "write `; |picture|whose|`"),
    (DRAWING, "; |/____\\|644442|", "; |/____\\|604442|", "has the sides 0, 2, 4, 6: the rule has 2, 4, 6"),
    (DRAWING, "| 6m 2 |\n; |  \\/", "| 6  2 |\n; |  \\/", "every cell has one m"),
    (DRAWING, "dw polygon_kind", "dw polygons", "there is no kind `polygons`: choose from polygon_kind"),
    (DRAWING, "db $15", "db $11", "inner cells do not draw side 2"),
    ("draw_octagon.asm", "db $AF", "db $2F", "inner cells do not draw side 7"),
    (DRAWING, "POLYGON_PARITY + ", "", "the record goes on after its last chain"),
    (DRAWING, "POLYGON_PARITY", "POLYGON_PAIR", "`POLYGON_PAIR"),
    (DRAWING, "db 4, LEN_NONE + LEN_R", "db 8, LEN_NONE + LEN_R", "the chain of parity 0 has the sides 3, 4, 6"),
    (DRAWING, "db 4, LEN_NONE + LEN_R", "db 5, LEN_NONE + LEN_R", "5 is not the bit of a side"),
    (DRAWING, "LEN_NONE - 2 * LEN_Q", "LEN_NONE - LEN_Q", "the chain of parity 0 does not end where it begins"),
    (DRAWING, "db LEN_NONE, LEN_NONE + LEN_Q   ;", "db LEN_NONE, LEN_NONE   ;", "is not where its neighbour's side"),
    (DRAWING, "db LEN_NONE, LEN_NONE + LEN_Q   ;", "db LEN_NONE, 300   ;", "300 is no length"),
    ("draw_hexagon.asm", "POLYGON_ABOVE", "POLYGON_PARITY", "ends here"),
    (
        "draw_square.asm",
        "        db POLYGON_SQUARES\n        db LEN",
        "        db POLYGON_ROUND\n        db LEN",
        "POLYGON_ROUND to",
    ),
    ("draw_torus.asm", "as square", "as squares", "Text: there is no drawing `squares`"),
    ("draw_circle.asm", "dw circle_kind", "dw polygon_kind", "its head has no field `Paper`"),
    ("draw_square.asm", "dw polygon_kind", "dw circle_kind", "circle_kind is for rings"),
    (OCTAGON, "db 10,7,0, 6,5,0", "db 4,2,0, 10,7,0, 6,5,0", "the lengths 10,7,0: a cell must be smaller than"),
    (OCTAGON, "db 10,7,0, 6,5,0", "db 10,7,0, 10,7,0, 6,5,0", "the lengths 10,7,0: a cell must be smaller than"),
    (OCTAGON, "db 10,7,0", "db 200,200,0, 10,7,0", "the lengths 200,200,0: not even 2 x 2 cells fit the screen"),
    (OCTAGON, "db 10,7,0", "db 300,7,0, 10,7,0", "the lengths 300,7,0 are bytes: write 0 to 255 pixels"),
    (OCTAGON, "db 10,7,0", "db 12,32,0, 10,7,0", "a side goes 32 down and 32 aside: 31 pixels at most"),
    ("draw_square.asm", "db $05", "db $41", "no cell draws its side 2 at an edge of the board"),
    (OCTAGON, "4,2,0, 0", "4,2,0, 4,0,0, 0", "the lengths 4,0,0: q is in use: write 1 pixel or more"),
    (OCTAGON, "10,7,0, 6,5,0, 6,3,0, 4,3,0, 4,2,0, 0", "0", "there is no set of lengths"),
    (OCTAGON, "3 down, 6 right", "2 down, 3 right", "Text: side 0 of a cell of parity 0 is not its neighbour's side 4"),
    (OCTAGON, "3 down, 6 right", "3 down, 7 right", "Text: side 2 of a cell of parity 0 is not its neighbour's side 6"),
    (OCTAGON, "; |  ___  |  000  |", "; |  ___| |  0001 |", "a side 3 or 7 and a side 1 or 5 are at the same place"),
    ("draw_square.asm", "; ||   ||6 m 2|", "; ||   ||6  m2|", "a mark and a side 2 or 6 are at the same place"),
    (KINDS, "; Kinds:  3\n", "", "`rule_kagome` has 42 values: 8 offsets and 4 sides for each parity"),
    (KINDS, "; Kinds:  3", "; Kinds:  1", "Kinds: write how many kinds of cells follow each other"),
    (KINDS, "; Kinds:  3", "; Kinds:  4", "has 42 values: two rules, and two lists of kinds: 2 sides, 4 kinds, 0"),
    (KINDS, "; Parity: row", "; Parity: column", "Kinds: needs `Parity: row`"),
    (KINDS, "$80, $92", "$80, $96", "$96: a kind has directions, all of them with an offset"),
    (KINDS, "$80, $92", "$80, $90", "down-left from a cell of parity 1 has no way back by up-right"),
    (KINDS, "$29, 0, 0", "$29, 0, 1", "a list of kinds ends with 0"),
    (KINDS, "db $08, $80, $92", "db $0A, $80, $92", "out of the last column but one is $08, not $0A"),
    (
        KINDS,
        "db -32, 1, 0, 2",
        "db -32, 1, 0, 3",
        "3 is no offset: 32 times the rows",
    ),
    (KINDS_DRAWN, "db 3\n", "db 5\n", "5 kinds: the drawing has room for 2 to 4"),
    (KINDS_DRAWN, "db 3\n", "db 2\n", "the record goes on after its last chain"),
    (KINDS_DRAWN, "0\n        db 3\n", "0\n", "the drawing has room for 2 to 4"),
    (KINDS_DRAWN, "db POLYGON_KINDS", "db 0", "is not the bit of a side"),
    (BOARD, "tape 7 x 6", "tape 32 x 32", "32 x 32 is too large for the tape `tilings`, which has 200 x 176"),
    (BOARD, "12 x 9, tape 7 x 6", "12 x 32", "Size: 12 x 32 is too large for the tape `tilings`"),
    ("tiling_storeys.asm", "tape 5 x 4", "tape 20 x 8", "Size: 20 x 8 on 4 floors is too large for the tape"),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "message"), MISTAKES, ids=[f"{one[0]}-{one[2]}"[:60] for one in MISTAKES]
)
def test_a_mistake_is_told_with_its_file(name: str, old: str, new: str, message: str, folder: Path) -> None:
    text = (folder / name).read_text(encoding="ascii")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="ascii")
    with pytest.raises(MazeError) as told:
        reading.read_tilings()
    assert message in str(told.value)
    assert re.match(
        rf"\S*({name}|tiling_kagome.asm|tiling_hexagon.asm|tiling_triangle.asm|draw_storeys.asm)(:\d+)?: ",
        str(told.value),
    )
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("name", [RULE, DRAWING])
def test_a_file_that_is_missing_is_named(name: str, folder: Path) -> None:
    (folder / name).unlink()
    with pytest.raises(MazeError, match=rf"{name}: is missing: a tiling is this file and \w+\.asm"):
        reading.read_tilings()


@pytest.mark.parametrize("name", ["488", "Bad", "_bad", "bad-one", ""])
@pytest.mark.parametrize("kind", ["tiling", "draw"])
def test_a_name_that_cannot_be_is_told(kind: str, name: str, folder: Path) -> None:
    """A file with it is not passed over."""
    for one in {kind, "draw"}:
        shutil.copy(folder / f"{one}_octagon.asm", folder / f"{one}_{name}.asm")
    with pytest.raises(MazeError, match=rf"^\S*{kind}_{name}\.asm: `{name}` is no name of a tiling: rename the file"):
        reading.read_tilings()


def test_crossing_diagonals_are_for_cells_that_are_alike(folder: Path) -> None:
    path = folder / "tiling_octagon.asm"
    text = path.read_text(encoding="ascii").replace("; Size:", "; Parity: row + column\n; Size:")
    rows = "".join(line for line in text.splitlines(keepends=True) if " db " in line)
    path.write_text(text.replace(rows, rows * 2), encoding="ascii")
    with pytest.raises(MazeError, match="diagonals cross: then no cell may have a parity"):
        reading.read_tilings()


def test_kinds_in_an_order_that_a_visit_cannot_have_are_told(folder: Path) -> None:
    """The same tiling with a hexagon first in every row: in 32 columns the next row but one is in the way."""
    path = folder / KINDS
    text = path.read_text(encoding="ascii")
    begin, end = text.index("        db"), text.index("        endif")
    rule = """\
        db -34, 2, 0, 1, 31, -2, 0, -1
        db $01, $10, $0A, $B1
        db -31, 2, 0, 1, 34, -2, 0, -1
        db $01, $10, $1B, $A0
        db $02, $21, $BB, $92, $29, 0, 0, 0, 0, 0, 0, 0
        db $12, $20, $BB, $92, $29, 0
"""
    path.write_text(text[:begin] + rule + text[end:], encoding="ascii")
    with pytest.raises(MazeError, match="in 31 columns down from column 30 is where another row has a way back"):
        reading.read_tilings()
