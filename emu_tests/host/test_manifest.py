"""A header block read as a manifest: what each field gives, and what is refused."""

import re
from pathlib import Path

import pytest

from zxmazes.errors import MazeError
from zxmazes.routines.manifest import read_routines
from zxmazes.routines.promise import Amount

GOOD = """; generate_x.asm - what it is
        public generate_x

; generate_x - what it does
; Family: generator
; Menu:  30, "Some /thing", "A row of {size} bytes", "and another"
; Parameter: x_first, 0 to 9, default 3, "First": what it means
; Parameter: x_second, 1 to 300, default 300, "Second": what: it means
; Source: G1, Z4b (a note, with a comma), common knowledge
; In:    rng_seed, field_width, field_height, x_first,
;        x_second
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, at most 2 * x_second + 1 open, 7 loops; long, winding; ways
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, rng_seed
; Size:  1,234 bytes   Time: 20 T mean, 40 T at most (31x31); 50 T mean, 60 T at most (31x23)
; Bound: under 1,000 T whatever the parameters
; Stack: 12 bytes
; Repeats: none of the 65,536 mazes
generate_x:
        ret
generate_x_end:
"""
SOLVER = (
    GOOD.replace("generate_x", "solve_x")
    .replace("Family: generator", "Family: solver")
    .replace(', "A row of {size} bytes", "and another"', "\n; Notes: work + 68, 33, 0")
    .replace("connected, at most 2 * x_second + 1 open, 7 loops", "a route, may fail")
)
SOLVER = re.sub(r"; (Parameter|Refuses|Repeats): .*\n", "", SOLVER)


def write(folder: Path, text: str) -> Path:
    """A source in a folder such as asm/generate, named after what it makes public."""
    label = re.findall(r"public (\w+)", text)[0] if "public" in text else "generate_x"
    path = folder / {"gen": "generate", "sol": "solve"}.get(label[:3], "transform") / f"{label}.asm"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="ascii")
    return path


def test_a_header_is_read(tmp_path: Path) -> None:
    (routine,) = read_routines(write(tmp_path, GOOD))
    assert (routine.label, routine.name, routine.family) == ("generate_x", "x", "generator")
    assert (routine.what, routine.about, routine.line) == ("what it is", "what it does", 4)
    assert [(p.label, p.least, p.most, p.default, p.bytes) for p in routine.parameters] == [
        ("x_first", 0, 9, 3, 1),
        ("x_second", 1, 300, 300, 2),
    ]
    assert [(p.name, p.about) for p in routine.parameters] == [("First", "what it means"), ("Second", "what: it means")]
    assert (routine.menu.place, routine.menu.name) == (30, "Some /thing")
    assert routine.menu.rows == ("A row of 1234 bytes", "and another")
    assert routine.sources == ("G1", "Z4b")
    assert routine.promise.terms == {
        "connected": None,
        "at most {} open": Amount(2, "x_second", 1),
        "{} loops": Amount(1, "7", 0),
    }
    assert [amount.value({"x_second": 20}) for amount in routine.promise.terms.values() if amount] == [41, 7]
    assert routine.promise.text.endswith("; long, winding; ways")
    assert (routine.size, routine.stack, routine.worst, routine.repeats) == (1234, 12, 60, 0)
    assert (routine.refuses, routine.after, routine.ends) == ("illegal size", "", False)
    assert routine.fields["In"] == "rng_seed, field_width, field_height, x_first, x_second"
    assert routine.fields["Size"] == "1,234 bytes"


def test_the_reason_for_a_growth_is_read(tmp_path: Path) -> None:
    text = GOOD.replace("; Stack:", "; Growth: a reason in five words\n; Stack:")
    assert [routine.growth for routine in read_routines(write(tmp_path, text))] == ["a reason in five words"]


def test_a_solver_is_read(tmp_path: Path) -> None:
    (routine,) = read_routines(write(tmp_path, SOLVER))
    assert (routine.name, routine.family, routine.menu.rows) == ("x", "solver", ())
    assert (routine.notes.address, routine.notes.stride, routine.notes.free) == ("work + 68", "33", "0")
    assert list(routine.promise.terms) == ["a route", "may fail"]


#: What is put for what in GOOD, and what is told about it, with the line.
MISTAKES = [
    ("; Stack:", "; Stak:", "20: there is no header field `Stak`: choose from Family, "),
    ("; Stack:", "; stack:", "20: there is no header field `stack`"),
    ("; Stack: 12 bytes\n", "", "4: the header of `generate_x` has no field `Stack`: add it"),
    ("; Family: generator\n", "", "4: the header of `generate_x` has no field `Family`"),
    ("; Promise: ", "; Note: ", "4: the header of `generate_x` has no field `Promise`"),
    ("; Keeps:", "; Uses:  AF\n; Keeps:", "17: `Uses` is here twice"),
    ("Keeps: IX, IY", "Keeps:", "15: `Keeps` is empty"),
    ("; Keeps:", "; and more\n; Keeps:", "15: not a header field: write `; Field: text`"),
    (";        x_second", ";   x_second", "11: not a header field"),
    (
        "; Family: generator",
        ";         goes on\n; Family: generator",
        "5: this continues a field, but there is no field above",
    ),
    ("; generate_x - what", "; generate - what", "2: `generate_x` is public but has no header block"),
    ("generate_x:\n", "\ngenerate_x:\n", "2: `generate_x` is public but has no header block"),
    ("public generate_x", "public generate_x, other", "2: `other` is public but has no header block"),
    ("        public generate_x\n", "", "1: no public routine has the file's name: rename the file, or write `public "),
    ("Family: generator", "Family: generators", "5: there is no family `generators` here: in generate/ choose from "),
    ("Family: generator", "Family: solver", "5: there is no family `solver` here"),
    ("; Refuses:", "; Ends: start, finish\n; Refuses:", "13: a generator has no field `Ends`: remove it"),
    ("; Refuses:", "; Notes: a, b, c\n; Refuses:", "13: a generator has no field `Notes`"),
    ("; Refuses:", "; After: generate_dfs\n; Refuses:", "13: a generator has no field `After`"),
    ('30, "Some', 'first, "Some', '6: Menu: write PLACE, "Name", "a row about it", "a row about it"'),
    (', "and another"', "", "6: Menu: write PLACE"),
    ("Some /thing", "Some/more/thing", '6: Menu: the name "Some/more/thing" must be one or two parts'),
    ("Some /thing", "Something", '6: Menu: the name "Something" must be one or two parts'),
    ("Some /thing", "", '6: Menu: the name "" must be'),
    ("of {size} bytes", "of {size} bytes, far too long for it", "6: Menu: the row "),
    ("of {size} bytes", "of {Size} bytes", "6: Menu: a menu shows letters"),
    ("0 to 9, default 3,", "0 to 9,", "7: Parameter: write PARAMETER, LEAST to MOST, default VALUE"),
    ("default 3,", "default 10,", "7: Parameter: 0 to 9 by default 10: the range is within"),
    ("1 to 300", "1 to 65536", "8: Parameter: 1 to 65536 by default 300: the range is within"),
    ('"First"', '"The very first"', '7: Parameter: the name "The very first" has 14 characters: write 1 to 9'),
    ('"Second"', '"Eighteen"', '8: Parameter: the name "Eighteen" has 8 characters: write 1 to 7'),
    ("x_second, 1", "x_first, 1", "8: `x_first` is here twice"),
    (
        "; Source",
        "".join(f'; Parameter: x_{name}, 0 to 9, default 3, "More": x\n' for name in ("third", "fourth")) + "; Source",
        "10: a routine has at most 3 parameters",
    ),
    ("G1, Z4b", "G1 and Z4b", "9: Source: `G1 and Z4b` is not an id of docs/SOURCES.md"),
    ("connected, at", "conected, at", "14: Promise: there is no promise `conected`: choose from perfect, "),
    ("connected, at", "perfect, perfect, at", "14: Promise: `perfect` is promised twice"),
    ("7 loops", "x_third loops", "14: Promise: `x_third` is not a parameter of the routine"),
    ("7 loops", "7 * loops", "14: Promise: there is no promise `7 * loops`"),
    ("1,234 bytes", "some bytes", "18: Size: begin it with a number"),
    ("; Stack:", "; Growth: a reason in only five words\n; Stack:", "20: Growth: say it in at most 5 words"),
    ("none of the", "few of the", "21: Repeats: begin it with a number"),
    ("20 T mean, 40 T at most (31x31); 50 T mean, 60 T at most (31x23)", "fast", "18: Time: state T-states: `1,234 T`"),
    ("under 1,000 T", "under , T", "19: Bound: state T-states: `1,234 T`"),
    (
        "generate_x_end:\n",
        "",
        "4: `generate_x` has no end, from which its size is counted: write `generate_x_end:` after",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES])
def test_mistakes_are_told_with_their_line(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert GOOD.count(old) == 1 or old.startswith("generate_x:")
    path = tmp_path / "generate" / "generate_x.asm"
    path.parent.mkdir()
    path.write_text(GOOD.replace(old, new), encoding="ascii")
    with pytest.raises(MazeError) as error:
        read_routines(path)
    assert str(error.value).startswith(f"{path}:{message}"), error.value


#: The same for SOLVER; the lines are those of its own.
SOLVER_MISTAKES = [
    ("work + 68, 33, 0", "work + 68, 33", "7: Notes: write three expressions"),
    ("solve_x", "find_x", "the name of a solver begins with `solve_`: rename it `solve_find_x`"),
    ("a route, may", "perfect, may", "Promise: there is no promise `perfect`: choose from shortest, "),
    ('"Some /thing"', '"Some /thing", "A row"', '6: Menu: write PLACE, "Name"'),
]


@pytest.mark.parametrize(("old", "new", "message"), SOLVER_MISTAKES, ids=[message for _, _, message in SOLVER_MISTAKES])
def test_mistakes_in_a_solver(old: str, new: str, message: str, tmp_path: Path) -> None:
    text = SOLVER.replace(old, new)
    path = tmp_path / "solve" / f"{'find_x' if 'find_x' in text else 'solve_x'}.asm"
    path.parent.mkdir()
    path.write_text(text, encoding="ascii")
    with pytest.raises(MazeError, match=re.escape(message)):
        read_routines(path)


def test_a_time_without_its_most_is_told(tmp_path: Path) -> None:
    """By it calls are limited; a line `Bound` is enough."""
    text = GOOD.replace("20 T mean, 40 T at most (31x31); 50 T mean, 60 T at most (31x23)", "20 T mean")
    assert [one.worst for one in read_routines(write(tmp_path, text))] == [1000]
    path = write(tmp_path, text.replace("; Bound: under 1,000 T whatever the parameters\n", ""))
    with pytest.raises(
        MazeError, match=rf"^{path}:18: Time: state the most: `1,234 T at most`, or add the field Bound"
    ):
        read_routines(path)


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(MazeError, match=r"none\.asm: cannot be read: No such file"):
        read_routines(tmp_path / "none.asm")
