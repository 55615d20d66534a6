"""The command `basic`: a program with names in braces becomes a tape that carries the routines."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from emu_tests.machine.command_line import contents
from zxmazes.cli import main
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import ROOT
from zxmazes.routines.library import Library

#: A program, and a part of the message.
MISTAKES = {
    "no routine": ("10 POKE 40000,1", "there is no routine in braces, such as {generate_dfs}"),
    "a misspelt routine": (
        "10 CLS\n20 RANDOMIZE USR {generate_dfz}",
        "game.bas:2:18: the assembly has no symbol generate_dfz",
    ),
    "a misspelt variable": (
        "10 RANDOMIZE USR {generate_dfs}: POKE {rng_sed},1",
        "game.bas:1:39: the assembly has no symbol rng_sed: check its spelling",
    ),
    "no line": ("20 RANDOMIZE USR {generate_dfs}\n30 GO SUB 50", "game.bas:2:4: GO SUB 50: there is no such line"),
    "the line of the loader": ("1 RANDOMIZE USR {generate_dfs}", "line 1 loads the routines: begin with a higher"),
    "a jump to what is not BASIC": ("2 RANDOMISE USR {generate_dfs}", "game.bas:1:3: RANDOMISE is not a keyword"),
    "two collections": ("2 LET a={generate_dfs}+{links_solve}", "their mazes have different forms"),
    "registers that BASIC cannot set": ("2 LET n=USR {ten_print_usr_call}", "which only assembly can give"),
    "an unknown parameter": ("2 POKE {solve_wave_rows},1: LET n=USR {solve_wave_call}", "no symbol solve_wave_rows"),
    "no program": ("# {generate_dfs}", "there is no BASIC line here"),
    "nothing": ("", "there is no BASIC line here"),
    "no text": (b"10 REM \xff", "game.bas: is not a text in UTF-8"),
    "too large": ("#" * (1 << 21), "game.bas: is too large for a program"),
}
#: What follows the command, and a part of the message; game.bas is right.
WORDS = {
    "no file": ("none.bas --output new.tap", "none.bas: cannot be read: No such file or directory"),
    "a folder to read": ("folder --output new.tap", "folder: cannot be read: Is a directory"),
    "a folder to write": ("game.bas --output folder", "folder: is a folder: name a file"),
    "the program itself": ("game.bas --output ./game.bas", "game.bas: is the program: choose another name"),
    "a file of another": ("game.bas --output mine.txt", "mine.txt: exists, and is not a tape: choose another name"),
    "no folder": ("game.bas --output none/new.tap", "cannot be written: No such file or directory"),
    "no address": ("game.bas --org here --output new.tap", "--org: `here` is not an address"),
    "contended": ("game.bas --org 0x7000 --output new.tap", "memory below $8000 is contended"),
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "folder").mkdir()
    (tmp_path / "mine.txt").write_text("mine")
    (tmp_path / "game.bas").write_text("10 RANDOMIZE USR {generate_dfs}\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def basic(*words: str) -> Result:
    return CliRunner().invoke(main, ["basic", *words], prog_name="build.py")


def refused(done: Result, message: str) -> None:
    assert done.exit_code == 1, done.output
    assert message in done.stderr
    assert done.stderr.startswith("build.py: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_program_is_one_line(here: Path, mistake: str) -> None:
    text, message = MISTAKES[mistake]
    (here / "game.bas").write_bytes(text if isinstance(text, bytes) else text.encode())
    before = contents(here)
    refused(basic("game.bas", "--output", "new.tap"), message)
    assert contents(here) == before


@pytest.mark.parametrize("mistake", WORDS)
def test_a_mistake_in_the_command_is_one_line(here: Path, mistake: str) -> None:
    words, message = WORDS[mistake]
    before = contents(here)
    refused(basic(*words.split()), message)
    assert contents(here) == before


def ran(tape: Path, end: str, model: int = 48) -> Machine:
    """Load a tape, and run its program until it reports this."""
    machine = Machine(model)
    machine.load_tape(tape, None)
    for _ in range(60):
        if machine.text()[23].startswith(end):
            return machine
        machine.frames(50)
    raise AssertionError("\n".join(machine.text()))


def test_the_example_works_to_the_letter(here: Path) -> None:
    """As the help has it; written again over the first tape. test_using.py runs the program."""
    text = CliRunner().invoke(main, ["basic", "--help"], prog_name="build.py").stdout
    (words,) = [line.split()[2:] for line in text.splitlines() if line.lstrip().startswith("build.py basic ")]
    (here / "examples").symlink_to(ROOT / "examples")
    for _ in range(2):
        assert basic(*words).exit_code == 0
    assert [block.data[0] for block in tape_blocks(here / words[-1])] == [0, 255] * 2  # type: ignore[attr-defined]


def test_a_program_finds_a_route_and_may_load_the_code_itself(library: Library, here: Path) -> None:
    """With registers, in a place of its own; in a comment a name counts for nothing."""
    (here / "game.bas").write_text(
        "# {generate_eller}\n"
        "5 CLEAR {start - 1}\n"
        '6 LOAD ""CODE\n'
        "10 POKE {rng_seed},7: POKE {rng_seed+1},0: POKE {field_width},31: POKE {field_height},31\n"
        "20 RANDOMIZE USR {generate_dfs}\n"
        "30 POKE {solve_wave_row},1: POKE {solve_wave_column},1\n"
        "40 POKE {solve_wave_to_row},29: POKE {solve_wave_to_column},27\n"
        "50 POKE {wave_limit},0: POKE {wave_limit+1},0: CLS: PRINT USR {solve_wave_call}\n"
        "60 POKE {solve_wave_row},0: PRINT USR {solve_wave_call}\n"
    )
    assert basic("game.bas", "--org", "0x9357", "--output", "a very long näme.tap").exit_code == 0
    tape = here / "a very long näme.tap"
    assert bytes(tape_blocks(tape)[0].data)[1:12] == b"\x00a very lon"  # type: ignore[attr-defined]
    machine = ran(tape, "0 OK, 60:2")
    library.generate("dfs", 7)
    steps = library.solve("wave", (1, 1), (29, 27)).registers.bc
    assert [row.strip() for row in machine.text()[:3]] == [str(steps), "65535", ""]
