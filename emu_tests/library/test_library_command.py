"""The command `library`: its files, and a mistake in one line without a file."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from emu_tests.machine.command_line import contents
from zxmazes.cli import main
from zxmazes.library.choice import choose
from zxmazes.library.formats import names
from zxmazes.library.placing import place
from zxmazes.paths import ROOT

#: The command line after `library`, and a part of the message.
MISTAKES = {
    "an unknown routine": ("generate_dfz", "do you mean `generate_dfs`"),
    "a name without its family": ("dfs", "do you mean `generate_dfs` or `links_generate_dfs`?"),
    "nothing like a routine": ("qqqq", "there is no routine `qqqq`: the command `list` names all"),
    "a path": ("../variables", "there is no routine `../variables`"),
    "a file of variables": ("variables", "there is no routine `variables`"),
    "an empty name": ("''", "there is no routine ``"),
    "two collections": ("generate_dfs solve_wave_large", "of the collection field"),
    "no number": ("generate_dfs --org here", "`here` is not an address: write $8000, 0x8000 or 32768"),
    "a negative number": ("generate_dfs --org -1", "`-1` is not an address"),
    "a number past memory": ("generate_dfs --org 65536", "`65536` is not an address"),
    "other digits": ("generate_dfs --org ٣٢٧٦٨", "is not an address"),
    "the ROM": ("generate_dfs --org 0 --contended", "below $5D8E are the ROM, the screen and BASIC"),
    "the screen": ("generate_dfs --org 0x4000 --contended", "below $5D8E"),
    "the user-defined graphics": ("generate_dfs --org 0xFF58", "from $FF58 on BASIC's user-defined graphics"),
    "contended memory": ("generate_dfs --org 0x7FFF", "choose $8000 or above, or add --contended"),
    "contended buffers": ("generate_dfs --buffers 0x6000", "choose $8000 or above, or add --contended"),
    "code past the end": ("generate_dfs --org 0xFF00 --buffers 0x8000", "the code would run past $FFFF"),
    "code at the end": (
        "generate_dfs --org 0xFD00 --buffers 0x8000",
        "the code would end at $FF98, 65 bytes past $FF57",
    ),
    "buffers at the end": ("generate_dfs --org 0xF800", "code and buffers would end at $107FF, 2,216 bytes past $FF57"),
    "buffers too high": ("generate_dfs --buffers 0xFF00", "the buffers would end at"),
    "an overlap": ("generate_dfs --buffers 0x8100", "overlap: choose --buffers $8299 or above"),
    "a rule of a routine": (
        "solve_wave --org 0xC000 --buffers 0x8000",
        "these addresses do not fit: the code of solve_wave",
    ),
    "a dialect of none": ("generate_dfs --dialect sdas", "there is no dialect `sdas`: --format bin has none"),
    "an unknown dialect": ("generate_dfs --format asm --dialect tasm", "choose from common, sdas, z80asm"),
    "a folder": ("generate_dfs --output folder", "folder: is a folder: name a file"),
    "no folder": ("generate_dfs --output none/maze", "cannot be written: No such file or directory"),
    "a file of another": ("generate_dfs --output mine.bin", "mine.bin: exists, and was not made as --format bin"),
    "facts of another": ("generate_dfs --output other", "other.json: exists, and was not made as --format bin"),
    "labels of another": ("generate_dfs --output third", "third.sym: exists, and was not made as --format bin"),
    "a source of another": ("generate_dfs --format asm --output mine.bin", "was not made as --format asm"),
    "a folder of facts": ("generate_dfs --output fourth", "fourth.json: is a folder"),
    "a header alone": ("generate_dfs --format c --output maze.h", "a source in C has a name such as maze.c"),
    "a header of another": (
        "generate_dfs --format c --output fifth.c",
        "fifth.h: exists, and was not made as --format c",
    ),
    "what C cannot give": ("large_cells --format c --output new.c", "which only assembly can give"),
    "no room for a program": (
        "generate_dfs --org 0xDC00 --format boriel",
        "a program in ZX BASIC comes after the routines, and from $EC0A on it has no room",
    ),
    "no room for BASIC": (
        "generate_dfs --format bas --org 0x6000 --contended",
        "with its variables the program needs the memory up to $",
    ),
    "buffers below": (
        "generate_dfs --format bas --org 0x8A02 --buffers 0x8000",
        "the calls for BASIC are from $89F9 to $8A01, below the code, and the buffers end at",
    ),
    "what BASIC cannot give": ("ten_print_usr --format bas", "which only assembly can give"),
    "a tape of another": ("generate_dfs --format bas --output mine.bin", "was not made as --format bas"),
    "nothing to draw with": ("generate_dfs --draw", "--draw: --format bin draws nothing; bas does"),
    "a device": ("generate_dfs --output /dev/null", "is not a file"),
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "folder").mkdir()
    (tmp_path / "fourth.json").mkdir()
    (tmp_path / "mine.bin").write_bytes(b"mine")
    (tmp_path / "other.json").write_text('{"org": 1, "mine": [' + "[" * 5000)
    (tmp_path / "third.sym").write_text("mine")
    (tmp_path / "fifth.h").write_text("mine")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def library(*words: str, form: str = "bin", output: str = "new.bin") -> Result:
    """The command, with --format and --output unless they are given."""
    more = [] if "--format" in words else ["--format", form]
    more += [] if "--output" in words else ["--output", output]
    return CliRunner().invoke(main, ["library", *words, *more], prog_name="build.py")


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_line_and_leaves_no_file(here: Path, mistake: str) -> None:
    command, message = MISTAKES[mistake]
    before = contents(here)
    done = library(*("" if word == "''" else word for word in command.split(" ")))
    assert done.exit_code == 1, done.output
    assert message in done.stderr
    assert done.stderr.startswith("build.py: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert contents(here) == before


@pytest.mark.parametrize("org", ["$8000", "0x8000", "32768"])
def test_the_files_of_a_block(here: Path, org: str) -> None:
    """The code, its labels and its facts; made again over those of an earlier run."""
    for labels in (["solve_wave", "generate_dfs"], ["generate_dfs", "solve_wave", "generate_dfs"]):
        done = library(*labels, "--org", org)
        assert done.exit_code == 0, done.stderr
        made = place(choose(labels))
        assert (here / "new.bin").read_bytes() == made.code
        facts = json.loads((here / "new.json").read_text())
        assert list(facts) == ["org", "size", "calls", "variables", "buffers"]
        assert facts["calls"] == {label: 0x8000 + 3 * place for place, label in enumerate(dict.fromkeys(labels))}
        assert (facts["org"], facts["size"]) == (0x8000, len(made.code))
        for label, entry in facts["calls"].items():
            jump = made.code[entry - 0x8000 :][:3]
            assert (jump[0], int.from_bytes(jump[1:], "little")) == (0xC3, made.symbols[label])
        symbols = dict(line.split(" EQU ") for line in (here / "new.sym").read_text().splitlines())
        for label, at in facts["variables"].items():
            assert symbols[label] == f"0{at:04X}H"
        for label, (at, size) in facts["buffers"].items():
            assert symbols[label] == f"0{at:04X}H"
            assert size > 0


def test_the_examples_of_the_help_work(here: Path) -> None:
    """As they stand, in a shell, for which $ would begin a name."""
    text = CliRunner().invoke(main, ["library", "--help"], prog_name="build.py").stdout
    examples = [line.split()[1:] for line in text.splitlines() if line.lstrip().startswith("build.py library ")]
    assert {words[words.index("--format") + 1] for words in examples} == {*names()}
    for words in examples:
        done = CliRunner().invoke(main, words, prog_name="build.py")
        assert done.exit_code == 0, done.output
        assert (here / words[-1]).stat().st_size > 0
        assert "$" not in "".join(words)


def test_a_source_and_a_tape_are_made_again(here: Path) -> None:
    """Also in another dialect and with other routines; a source goes to a device too."""
    for words in (["asm"], ["asm", "--dialect", "sdas"]):
        assert library("mirror", "--format", *words, output="new.asm").exit_code == 0
    assert ".area" in (here / "new.asm").read_text()
    for label in ("mirror", "unicursal"):
        for form in ("tap", "bas", "boriel"):
            assert library(label, form=form, output=f"{form}.out").exit_code == 0
    assert library("mirror", "--format", "asm", "--output", "/dev/null").exit_code == 0


def test_none_is_left_if_one_cannot_be_written(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(here)
    name = "n" * 251  # with .json it is too long for a file's name
    done = library("mirror", output=name)
    assert done.exit_code == 1
    assert "File name too long" in done.stderr
    assert contents(here) == before


def test_it_starts_without_what_it_does_not_need(tmp_path: Path) -> None:
    """Neither numbers nor pictures nor progress bars are imported: one routine takes under a second."""
    words = ["library", "generate_dfs", "--format", "tap", "--output", str(tmp_path / "dfs.tap")]
    code = "import sys; from zxmazes.cli import main; main(sys.argv[1:], standalone_mode=False); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True, cwd=ROOT, env=os.environ
    )
    assert not {"numpy", "PIL", "rich", "networkx"} & {*done.stdout.split()}
