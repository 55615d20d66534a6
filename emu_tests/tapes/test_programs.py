"""Throw-away programs, from one folder to a tape that the ROM loads; and a kind of file that is one file."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from skoolkit.tape import parse_tap

from emu_tests.machine.command_line import one_line, run
from emu_tests.machine.images import left_to_basic, start_again
from emu_tests.machine.workshop import CODE, LOADED, Workshop, workshop
from emu_tests.records.sampling import every
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import ROOT
from zxmazes.programs import built, registry
from zxmazes.programs.making import build
from zxmazes.programs.writers import kinds

__all__ = ["workshop"]

MAIN = "asm/programs/tiny/main.asm"
SA_LD = 0x0605  # the ROM's LOAD
SCREEN = f"{LOADED}\n; Screen: draw"


def blocks(path: Path) -> list[bytes]:
    """The blocks of a tape, flags and checksums included."""
    return [bytes(block.data) for block in parse_tap(str(path)).blocks]


# --- a tape is a folder -------------------------------------------------------------------------------------


@pytest.mark.parametrize("pulses", [False, True], ids=["at once", "pulses"])
@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("fields", [LOADED, SCREEN, f"{SCREEN}\n; Machine: 128"], ids=["bare", "screen", "for a 128K"])
def test_a_folder_makes_a_tape(
    fields: str, model: int, pulses: bool, workshop: Workshop, machines: list[Machine]
) -> None:
    """The shared loader brings it to its start; it leaves to the page that every tape leaves, and starts again."""
    workshop.code(fields)
    build("tiny", workshop.dist)
    machine = Machine(model)
    machines.append(machine)
    built.load(machine, "tiny", workshop.dist, pulses=pulses)
    assert machine.registers.pc == built.symbol("tiny", "start", workshop.dist) == 0x8000
    assert (machine.attributes()[0] == 0x51) == ("Screen" in fields)
    for _ in range(2):
        machine.frames(40)
        assert left_to_basic(machine)
        start_again(machine)


def test_what_is_built_of_a_folder(workshop: Workshop) -> None:
    workshop.code(SCREEN)
    made = {path.name for path in build("tiny", workshop.dist)}
    assert made == {f"tiny.{kind}" for kind in kinds(registry.program("tiny"))}
    headers = blocks(workshop.dist / "tiny.tap")[::2]
    assert [header[1] for header in headers] == [0, 3, 3], "BASIC, SCREEN$, CODE"
    assert {header[2:12] for header in headers} == {b"tiny      "}
    machine = Machine(48)
    machine.load_snapshot(workshop.dist / "tiny.z80")
    assert (machine.registers.pc, machine.peek(0x5800)) == (0x8000, 0x51)


def test_a_program_for_a_128k_has_no_snapshot_of_a_48k(workshop: Workshop) -> None:
    workshop.code(f"{LOADED}\n; Machine: 128")
    made = {path.suffix[1:] for path in build("tiny", workshop.dist)}
    assert made == {*kinds(registry.program("tiny"))}
    assert "z80" not in made


def test_a_head_chooses_the_kinds(workshop: Workshop) -> None:
    """And what another head has made before goes."""
    workshop.code()
    build("tiny", workshop.dist)
    workshop.code(f"{LOADED}\n; Kinds: z80")
    assert [path.name for path in build("tiny", workshop.dist)] == ["tiny.z80"]
    assert {path.name for path in workshop.dist.iterdir()} == {"tiny.z80", "SHA256SUMS"}


@pytest.mark.parametrize(
    ("fields", "row", "ink"),
    [
        ("; Loading: Tiny", "              Tiny", 7),
        ("; Loading: Odd\n; Ink: 4", "              Odd", 4),
        (f"; Loading: {'x' * 32}", "x" * 32, 7),
        ("; Loading: {a} #1, 'b'", "          {a} #1, 'b'", 7),
    ],
)
def test_the_shared_loader_shows_the_title(workshop: Workshop, fields: str, row: str, ink: int) -> None:
    """Centred and in its ink, on black, until the screen or the code is there."""
    workshop.code(fields)
    build("tiny", workshop.dist)
    machine = Machine(48)
    machine.boot()
    machine.type_command('LOAD " " ENTER', SA_LD)
    with pytest.raises(MazeError, match="unexpected end of tape"):
        machine.play(tape_blocks(workshop.dist / "tiny.tap")[:2], None, pulses=False)
    assert [text.rstrip() for text in machine.text()] == [*[""] * 10, row, "", f"{'':11}is loading", *[""] * 11]
    assert set(machine.attributes()[320:352].replace(b"\x07", b"")) == {0x40 + ink}
    assert set(machine.attributes()[:320]) == {7}


@pytest.mark.sweep("zxmazes/**/*.py", "basic/loader.bas")
def test_a_program_that_leaves_the_loader_no_room_is_told(workshop: Workshop) -> None:
    path = workshop.code()
    path.write_text(path.read_text().replace("8000", "5D8E"))
    with pytest.raises(MazeError, match=rf"^{MAIN}: does not load .*: put its code higher, or write basic/tiny\.bas"):
        build("tiny", workshop.dist)


PICTURE = f"{LOADED}\n; Screen: programs/tiny/pictures/title.screen"


def test_a_picture_is_a_loading_screen(workshop: Workshop) -> None:
    """Its bytes are on the tape as they are, and on the screen when the program begins."""
    pictures = workshop.code(PICTURE).parent / "pictures"
    pictures.mkdir()
    screen = bytes(range(256)) * 27
    (pictures / "title.screen").write_bytes(screen)
    build("tiny", workshop.dist)
    machine = Machine(48)
    built.load(machine, "tiny", workshop.dist)
    assert machine.screen() == screen


def test_a_png_is_a_loading_screen(workshop: Workshop) -> None:
    """Blue, with one white cell."""
    pictures = workshop.code(PICTURE).parent / "pictures"
    pictures.mkdir()
    picture = Image.new("RGB", (256, 192), (0, 0, 0xD7))
    picture.paste((0xD7, 0xD7, 0xD7), (8, 0, 16, 8))
    picture.save(pictures / "title.screen.png")
    build("tiny", workshop.dist)
    machine = Machine(48)
    built.load(machine, "tiny", workshop.dist)
    machine.png(workshop.root / "shown.png", scale=1)
    with Image.open(workshop.root / "shown.png") as shown:
        colours = [shown.convert("RGB").getpixel((16 + x, 16)) for x in (0, 7, 8, 15, 16)]
    assert [colour[0] > 0x80 for colour in colours] == [False, False, True, True, False]
    assert all(colour[2] > 0x80 for colour in colours)


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("title.scr", None, "asm/programs/tiny/pictures/title.screen: no such file, and no source for it; make title"),
        (
            "title.screen",
            bytes(6911),
            "asm/programs/tiny/pictures/title.screen: has 6,911 bytes: a loading screen has 6,912",
        ),
        ("title.screen.png", b"PNG", "asm/programs/tiny/pictures/title.screen.png: "),
    ],
)
def test_a_picture_that_is_no_screen_is_told(workshop: Workshop, name: str, data: bytes | None, message: str) -> None:
    pictures = workshop.code(PICTURE).parent / "pictures"
    pictures.mkdir()
    (pictures / name).write_bytes(data or b"")
    with pytest.raises(MazeError) as caught:
        build("tiny", workshop.dist)
    assert message in str(caught.value).replace(f"{workshop.root}/", "")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("public start, draw", "public draw", f"{MAIN}: add a public label `start`, to which its BASIC jumps"),
        ("start:", "        nop\nstart:", f"{MAIN}: put `start` right after the first ORG: BASIC stays below it"),
        ("public start, draw", "public start", f"{MAIN}: `Screen:` names `draw`, which is not a public label"),
        (
            "        ret\nimage_end",
            "wait:   jr wait\nimage_end",
            f"{MAIN}: `draw` cannot draw the loading screen: the rou",
        ),
    ],
)
def test_code_that_its_loader_cannot_start_is_told(workshop: Workshop, old: str, new: str, message: str) -> None:
    path = workshop.code(SCREEN)
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(MazeError) as caught:
        build("tiny", workshop.dist)
    assert str(caught.value).startswith(message)


# --- memory -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "left"), [("FF57", "32,579 bytes"), ("8014", "0 bytes"), ("8015", "1 byte")])
def test_the_bytes_left_are_told(workshop: Workshop, limit: str, left: str) -> None:
    """Of the 21 bytes at 8000, ten are variables."""
    path = workshop.code()
    path.write_text(path.read_text().replace("8FFF", limit))
    told: list[str] = []
    build("tiny", workshop.dist, told.append)
    assert told == [f"tiny: 8000-{limit} code: {left} left"]


@pytest.mark.parametrize(("limit", "excess"), [("8013", "1 byte"), ("8000", "20 bytes")])
def test_an_overflow_is_told_in_bytes(workshop: Workshop, limit: str, excess: str) -> None:
    path = workshop.code()
    path.write_text(path.read_text().replace("8FFF", limit))
    with pytest.raises(MazeError) as caught:
        build("tiny", workshop.dist)
    assert str(caught.value) == (
        f"{MAIN}: ends at 8014, {excess} past the limit of `8000-{limit} code`: "
        "make it shorter, carry less, or move the limit in `Memory:`"
    )


# --- a kind of file is a file -------------------------------------------------------------------------------

WRITER = '''"""The bytes of the code alone."""

DESCRIPTION = "the bytes of its code"


def applies(program):
    return program.start is not None


def write(built, path):
    path.write_bytes(built.assembly.code)
'''


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the project's Python side with one program."""
    copy = tmp_path / "copy"
    for folder in ("zxmazes", "basic", "asm/include", "asm/lib"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "magazine*"))
    shutil.copy(ROOT / "build.py", copy)
    if (ROOT / ".tools").is_dir():
        (copy / ".tools").symlink_to(ROOT / ".tools")
    main = copy / "asm" / "programs" / "tiny" / "main.asm"
    main.parent.mkdir(parents=True)
    main.write_text(CODE.format(LOADED))
    return copy


def build_in(copy: Path) -> list[str]:
    """What is in `dist` after a build of the copy."""
    code = "from zxmazes.programs import dist, making\ndist.remove(dist.leftovers())\nmaking.build('tiny')"
    subprocess.run([sys.executable, "-c", code], cwd=copy, check=True)
    return sorted(path.name for path in (copy / "dist").iterdir())


def test_a_kind_of_file_is_one_file(copy: Path) -> None:
    """It is written, in the sums, and removed when the program no longer has it, by its writer being there."""
    before = build_in(copy)
    assert "tiny.bin" not in before
    (copy / "zxmazes" / "programs" / "writers" / "bin.py").write_text(WRITER)
    assert build_in(copy) == sorted([*before, "tiny.bin"])
    code = blocks(copy / "dist" / "tiny.tap")[-1][1:-1]
    assert (copy / "dist" / "tiny.bin").read_bytes() == code
    assert "  tiny.bin\n" in (copy / "dist" / "SHA256SUMS").read_text()
    main = copy / "asm" / "programs" / "tiny" / "main.asm"
    main.write_text(CODE.format(f"{LOADED}\n; Kinds: tap"))
    assert build_in(copy) == ["SHA256SUMS", "tiny.tap"]


@pytest.mark.parametrize(
    ("text", "message"),
    every(
        4,
        [
            (WRITER.replace("built.assembly.code", '{}["code"]'), ":11: KeyError: 'code': correct this line"),
            (f"import zxmazes.nothing\n{WRITER}", ":1: ModuleNotFoundError: No module named 'zxmazes.nothing'"),
            (f"import nothing\n{WRITER}", ":1: ModuleNotFoundError: No module named 'nothing'"),
            (WRITER.replace("program.start", "program.begin"), ":7: AttributeError: 'Program' object has no"),
            (WRITER.replace("(built, path):", "(:"), ":10: invalid syntax: correct this line"),
            (WRITER.replace("write(built, path)", "write(built)"), ": TypeError: write() takes 1 positional"),
            (WRITER.replace("path.write_bytes", "bytes"), ": `write` has written no file: write to `path`"),
            (WRITER.replace("def write", "def writes"), ": has no `write`: see the other writers"),
        ],
        "zxmazes/**/*.py",
        "build.py",
    ),
)
def test_a_faulty_kind_is_told(copy: Path, text: str, message: str) -> None:
    """In one line that names it, and nothing is written."""
    (copy / "zxmazes" / "programs" / "writers" / "bin.py").write_text(text)
    told = one_line(run("build", "tiny", "--output", "out", cwd=copy), 1)
    assert told.startswith(f"build.py: zxmazes/programs/writers/bin.py{message}"), told
    assert list((copy / "out").glob("*")) == []
