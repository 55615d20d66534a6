"""What the build takes for a program and what it refuses, each in one line: heads, parts, names, loading."""

import re
from pathlib import Path

import pytest

from emu_tests.records.sampling import every
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built, registry
from zxmazes.programs.making import build
from zxmazes.programs.tape_parts import tape_files
from zxmazes.programs.writers import kinds

CODE = """; main.asm - a routine
; Memory: 8000-FF57 the routine
{0}
        org $8000
        public start
start:  ld a,2
        out (254),a
        ret
image_end:
"""
CALLER = '10 CLEAR {start-1}: LOAD ""CODE\n20 RANDOMIZE USR {start}: STOP\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project without BASIC: `coded` and `box_coded` have code, the one as a program, the other for its BASIC."""
    monkeypatch.setattr(registry, "BASIC", tmp_path / "basic")
    monkeypatch.setattr(registry, "ASM", tmp_path / "asm")
    (tmp_path / "basic" / "shared").mkdir(parents=True)
    for name in ("coded/main.asm", "box/coded.asm", "box/main.asm"):
        path = tmp_path / "asm" / "programs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(CODE.format(""), encoding="ascii")
    return tmp_path


def write(folder: Path, **texts: str) -> None:
    """Write BASIC texts by their names; `shared_NAME` is a part."""
    for name, text in texts.items():
        path = folder / "basic" / (re.sub("^shared_", "shared/", name) + ".bas")
        path.write_text(text, encoding="utf-8")


def refusal(folder: Path, name: str) -> str:
    """The line with which a program is refused; nothing of it is left in `dist`."""
    with pytest.raises(MazeError) as caught:
        build(name, folder / "dist")
    assert list((folder / "dist").glob("*")) == []
    assert "\n" not in str(caught.value)
    assert str(folder) not in str(caught.value), "a path of the project, the same everywhere"
    return str(caught.value)


# --- snapshots ----------------------------------------------------------------------------------------------


def test_a_basic_program_has_a_snapshot_before_its_first_statement(folder: Path, machines: list[Machine]) -> None:
    write(folder, hello="20 PRINT 1: STOP\n")
    made = {path.name for path in build("hello", folder / "dist")}
    assert made == {f"hello.{kind}" for kind in kinds(registry.program("hello"))}
    machine = Machine(48)
    machines.append(machine)
    machine.load_snapshot(folder / "dist" / "hello.z80")
    assert "1" not in [row.strip() for row in machine.text()]
    machine.frames(10)
    assert "1" in [row.strip() for row in machine.text()]
    assert machine.text()[23].startswith("9 STOP statement, 20:2")


@pytest.mark.parametrize("name", ["coded", "box_coded"])
def test_a_program_with_code_has_a_snapshot_that_needs_no_tape(
    name: str, folder: Path, machines: list[Machine]
) -> None:
    """It is in the code if that is the program, else in BASIC, which calls it."""
    write(folder, **{name: CALLER})
    made = {path.suffix[1:] for path in build(name, folder / "dist")}
    assert made == {*kinds(registry.program(name))}
    machine = Machine(48)
    machines.append(machine)
    machine.load_snapshot(folder / "dist" / f"{name}.z80")
    assert (machine.registers.pc == 0x8000) == (name == "coded")
    assert machine.ports.border == 7
    machine.frames(10)
    assert machine.ports.border == 2
    assert machine.text()[23].startswith("9 STOP statement, 20:2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('10 CLEAR {start-1}: LOAD "x"CODE', "does not load: "),
        ('10 CLEAR 70000: LOAD ""CODE', "; the screen's last line: 'B Integer out of range, 10:1'"),
        (
            '10 CLEAR {start-1}: LOAD ""CODE {start+1}: RANDOMIZE USR {start}',
            'does not load its code at $8000: write LOAD ""CODE',
        ),
    ],
    ids=["wrong name", "error", "elsewhere"],
)
@pytest.mark.parametrize("name", every(2, ["coded", "box_coded"], "zxmazes/**/*.py"))
def test_a_program_that_does_not_load_its_code_is_told(folder: Path, name: str, text: str, message: str) -> None:
    write(folder, **{name: text + "\n"})
    told = refusal(folder, name)
    assert told.startswith(f"basic/{name}.bas: ")
    assert message in told


# --- heads --------------------------------------------------------------------------------------------------

PROGRAM = "# x.bas - a program\n{0}\n10 GO SUB 100\n"


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("# Prats:  sub", "basic/x.bas:2: there is no field `Prats`: a head may have Parts, Cassette, "),
        ("# parts: sub", "basic/x.bas:2: there is no field `parts`"),
        ("#\n# Parts :  sub", "basic/x.bas:3: write `# Parts:` in the first column"),
        ("#Parts: sub", "basic/x.bas:2: write `# Parts:`"),
        (" # Parts: sub", "basic/x.bas:2: write `# Parts:`"),
        ("## Parts: sub", "basic/x.bas:2: write `# Parts:`"),
        ("# Parts sub", "basic/x.bas:2: write `# Parts:`"),
        ("# Parts; sub", "basic/x.bas:2: write `# Parts:`"),
        ("# Cassette = sub", "basic/x.bas:2: write `# Cassette:`"),
        ("# Parts: sub\n# Parts: sub", "basic/x.bas:3: the field `Parts` is here twice: join the two"),
        ("5 CLS\n# Parts: sub", "basic/x.bas:3: the field `Parts` is below the first BASIC line"),
        ("# Parts: sub\n#     more: none", "basic/x.bas:3: there is no field `more`"),
        ("# Parts: sub sub", "basic/shared/sub.bas: begins with line 100 and follows line 110"),
        ("# Parts: bus", "basic/shared/bus.bas: cannot be read: No such file or directory"),
        ("# What: no part", "basic/x.bas:3:4: GO SUB 100: there is no such line"),
    ],
)
def test_a_mistake_in_a_head_is_told(folder: Path, head: str, message: str) -> None:
    write(folder, x=PROGRAM.format(head), shared_sub="# sub.bas - a part\n100 PRINT 2\n110 RETURN\n")
    assert refusal(folder, "x").startswith(message)


def test_a_field_in_a_part_is_told(folder: Path) -> None:
    write(folder, x=PROGRAM.format("# Parts: sub"), shared_sub="# Parts: other\n100 RETURN\n")
    assert refusal(folder, "x").startswith("basic/shared/sub.bas:1: a shared part cannot have a field `Parts`")


@pytest.mark.parametrize(
    ("head", "fields"),
    [
        ("# Parts:  sub", {"Parts": "sub"}),
        ("\ufeff# What: one\n#         two: three\n#\n# Parts: sub", {"What": "one two: three", "Parts": "sub"}),
        ("# What a sentence: no field\n# http://there\n\n# Parts:\n#         sub", {"Parts": "sub"}),
        ("# Parts: sub\n5 CLS\n# note: of this line", {"Parts": "sub"}),
    ],
)
def test_the_fields_of_a_head(folder: Path, head: str, fields: dict[str, str]) -> None:
    """Continued lines belong to the field, whatever is in them; other comments say what they like."""
    write(folder, x=f"{head}\n10 GO SUB 100\n", shared_sub="100 RETURN\n")
    found = registry.program("x")
    assert found.parts == ("sub",)
    assert found.notes == {name: said for name, said in fields.items() if name != "Parts"}
    assert build("x", folder / "dist")


def test_a_jump_may_go_to_another_part(folder: Path) -> None:
    write(folder, x="# Parts: sub\n10 GO SUB 100: GO TO 9999\n", shared_sub="100 GO TO 10\n110 RETURN\n")
    assert build("x", folder / "dist")


@pytest.mark.parametrize(
    ("head", "snapshot"), [("# Kinds: tap", False), ("# Machine: 128", False), ("# Machine: 48", True)]
)
def test_basic_alone_states_its_machine_and_kinds(folder: Path, head: str, snapshot: bool) -> None:
    write(folder, x=f"{head}\n10 PRINT 1\n")
    made = {path.suffix[1:] for path in build("x", folder / "dist")}
    assert made == {*kinds(registry.program("x"))}
    assert ("tap" in made, "z80" in made, "sym" in made) == (True, snapshot, False)


@pytest.mark.parametrize("name", ["coded", "box_coded"])
def test_basic_with_code_leaves_them_to_the_head_of_the_code(folder: Path, name: str) -> None:
    write(folder, **{name: f"# Kinds: tap\n{CALLER}"})
    assert refusal(folder, name).startswith(f"basic/{name}.bas:1: there is no field `Kinds`: a head may have Parts")


# --- odd files ----------------------------------------------------------------------------------------------


def odd_folder(path: Path) -> None:
    path.mkdir()


def odd_link(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere")


@pytest.mark.parametrize(
    ("name", "make", "message"),
    [
        ("x", odd_folder, "basic/x.bas: cannot be read: Is a directory"),
        ("x", odd_link, "basic/x.bas: cannot be read: No such file or directory"),
        ("x", Path.touch, "basic/x.bas:1:1: there is no BASIC line here: begin with one, such as 10 CLS"),
        ("x", lambda path: path.write_bytes(b"10 REM \xff\n"), "basic/x.bas: is not UTF-8 text: save it as UTF-8"),
        (
            "x",
            lambda path: path.write_bytes(b"10 REM \0\n"),
            "basic/x.bas:1:8: the Spectrum does not have the character",
        ),
        *(
            (name, lambda path: path.write_text("10 CLS\n"), "rename it: ")
            for name in ("My", "a b", "é", "1", "a.b", "-x")
        ),
    ],
    ids=[
        "folder",
        "broken link",
        "empty",
        "latin-1",
        "zero",
        "upper case",
        "space",
        "accent",
        "digit",
        "point",
        "minus",
    ],
)
def test_an_odd_file_is_told(folder: Path, name: str, make, message: str) -> None:
    make(folder / "basic" / f"{name}.bas")
    told = refusal(folder, name)
    assert message in told
    assert told.startswith(f"basic/{name}.bas:")


def test_a_name_on_tape_has_ten_characters() -> None:
    header, _ = tape_files([("code", b"1", 0x8000, 0x8000)], "abcdefghijkl")
    assert header[:12] == b"\x00\x03abcdefghij"
    assert tape_files([("code", b"1", 0x8000, 0x8000)], "abc")[0][2:12] == b"abc       "


def test_a_cassette_has_no_snapshot() -> None:
    """Its first program loads the others from the tape."""
    assert "z80" not in kinds(registry.program("magazine"))
    assert "z80" in kinds(registry.program("magazine_z1"))


def test_a_label_that_ends_alike_is_another(tmp_path: Path) -> None:
    (tmp_path / "tiny.sym").write_text("restart EQU 08000H\nstart EQU 09000H\n")
    assert built.symbol("tiny", "start", tmp_path) == 0x9000
