"""docs/USING.md to the letter: its files and commands in an empty folder, and the tapes that they make, by keys."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from emu_tests.machine.assemblers import missing, tool
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.block_maze import Maze
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ROOT
from zxmazes.routines.library import Library, route_from, walk

PAGE = ROOT / "docs" / "USING.md"
ENDS = (1, 1), (19, 29)
WALL, WAY, ROUTE, START, FINISH = 0x08, 0x78, 0x70, 0x60, 0x50  # paper and brightness
#: What stands in for the programs on a user's PATH. SDCC is unpacked for the tests without its libraries.
STAND_INS = {
    "zxmazes": f'PYTHONPATH="{ROOT}" exec "{sys.executable}" -m zxmazes "$@"',
    "python": f'PYTHONPATH="{ROOT}" exec "{sys.executable}" "$@"',
    "zxbc": f'exec "{sys.executable}" -c "import sys; from src.zxbc import main; sys.exit(main())" "$@"',
    "sdcc": 'case " $* " in *" -c "*) bare= ;; *) bare=--nostdlib ;; esac\nexec "{sdcc}" "$@" $bare',
}
#: The sections whose programs are for the Spectrum, and what they need that may not be there.
SPECTRUM = {"BASIC": "", "Boriel's ZX BASIC": "zxbasm", "C with SDCC": "sdasz80", "Assembly": ""}


def parts(title: str) -> Iterator[tuple[str, str]]:
    """What the reader of a section is given, in order: a file's name and its text, or `sh` and commands."""
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    marks = r"Save as `([\w.]+)`|\]\(\.\./examples/([\w.]+)\)|^```(\w+)\n(.*?)^```"
    name = ""
    for saved, example, kind, text in re.findall(marks, section, re.DOTALL | re.MULTILINE):
        if example:
            yield example, (ROOT / "examples" / example).read_text(encoding="utf-8")
        elif saved:
            name = saved
        else:
            yield "sh" if kind == "sh" else name, text


@pytest.fixture
def shell(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> "Shell":
    folder = tmp_path_factory.mktemp("bin")
    for name, text in STAND_INS.items():
        (folder / name).write_text(f"#!/bin/sh\n{text.replace('{sdcc}', tool('sdcc'))}\n")
        (folder / name).chmod(0o755)
    found = [folder, Path(sys.executable).parent, Path(find_pasmo()).parent, Path(tool("sdcc") or "/").parent]
    return Shell(tmp_path, f"{':'.join(map(str, found))}:{os.environ['PATH']}")


class Shell:
    """A user's shell in an empty folder."""

    def __init__(self, folder: Path, path: str) -> None:
        self.folder, self.path = folder, path

    def follow(self, title: str) -> str:
        """Do what a section says, and return what the commands print."""
        said = ""
        for name, text in parts(title):
            if name == "sh":
                said += self.run(self.with_what_is_here(text))
            else:
                (self.folder / name).write_text(text, encoding="utf-8")
        return said

    def with_what_is_here(self, text: str) -> str:
        """Only sjasmplus may be missing: then pasmo takes its place, as the page says."""
        return re.sub(r"sjasmplus --raw=(\S+) (\S+)", r"pasmo \2 \1", text) if missing("sjasmplus") else text

    def run(self, text: str) -> str:
        env = {**os.environ, "PATH": self.path}
        command = ["sh", "-ec", text]
        done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{text}{done.stdout}{done.stderr}"
        return done.stdout


def settled(machine: Machine, text: str) -> Machine:
    """Let a program draw until a text is on the screen."""
    for _ in range(60):
        if any(text in row for row in machine.text()):
            return machine
        machine.frames(25)
    raise AssertionError("\n".join(machine.text()))


def loaded(tape: Path, text: str, model: int) -> Machine:
    machine = Machine(model)
    machine.load_tape(tape, None)
    return settled(machine, text)


def colours(machine: Machine, mask: int) -> list[list[int]]:
    """The attributes of the maze's 21 rows."""
    return [[value & mask for value in machine.read(0x5800 + 32 * row, 31)] for row in range(21)]


def picture(library: Library) -> list[list[int]]:
    """The colours of the maze in the library and of its route; the number of steps is in the last row of the screen."""
    shown = [[WALL if wall else WAY for wall in row] for row in library.walls()[:21, :31]]
    library.solve("wave", *ENDS)
    for r, c in walk(ENDS[0], library.route()):
        shown[r][c] = ROUTE
    shown[1][1], shown[19][29] = START, FINISH
    return shown


def check_picture(machine: Machine, path: Path) -> None:
    """The page's picture is this screen. After a change of the programs copy the file at `path`."""
    machine.png(path)
    with Image.open(path) as now, Image.open(ROOT / "docs" / "pictures" / "using.png") as shown:
        assert now.convert("RGB").tobytes() == shown.convert("RGB").tobytes(), path


@pytest.mark.parametrize("title", SPECTRUM)
def test_a_section_for_the_spectrum(title: str, shell: Shell, library: Library) -> None:
    """Its first program draws a maze; the whole one also the route, then the next maze, and ends with Q."""
    if SPECTRUM[title] and missing(SPECTRUM[title]):
        pytest.skip(f"not installed: {missing(SPECTRUM[title])}")
    shell.follow(title)
    machine = loaded(shell.folder / "start.tap", "OK, ", 48)
    library.generate("dfs", 1, 31, 21)
    expected = [[WALL if wall else WAY & 0x38 for wall in row] for row in library.walls()[:21, :31]]
    assert colours(machine, 0x38) == expected

    machine = loaded(shell.folder / "maze.tap", "others: next", 128)
    seed = 1997
    for key in "aq":
        library.generate("dfs", seed, 31, 21)
        seed = library.machine.word(library.address("rng_seed"))
        assert colours(machine, 0x78) == picture(library)
        steps = len(library.route())
        if key == "a":
            check_picture(machine, shell.folder / "using.png")
        assert machine.text()[21].strip() == f"{steps} steps  Q: end  others: next"
        machine.type(key)
        machine.frames(25)
        if key == "a":
            settled(machine, "others: next")
    assert "OK, " in settled(machine, "OK, ").text()[23]


def test_the_section_on_python(shell: Shell, library: Library) -> None:
    rows = shell.follow("Python").splitlines()
    made = library.generate("dfs", 1, 31, 11)
    walls = library.walls()[:11, :31]
    found = library.solve("wave", (1, 1), (9, 29))
    maze, route = Maze(walls), route_from((1, 1), library.route(), found.tstates)
    start, rest = rows[:11], rows[11:]
    assert start == maze.text(route).splitlines()
    first, *rows = rest
    assert first == f"{walls.sum()} walls, made in {made.tstates:,} T-states"
    assert rows[:11] == start
    steps = found.registers.bc
    assert rows[11] == f"{steps} steps from (1, 1) to (9, 29), found in {found.tstates:,} T-states"
    assert rows[12] == str(library.stats())
    assert rows[-1] == "30x30 is not a size for a maze: both numbers must be odd, 5 to 31"
    maze.png(shell.folder / "expected.png", route)
    assert (shell.folder / "maze.png").read_bytes() == (shell.folder / "expected.png").read_bytes()


def test_the_section_on_the_shell(shell: Shell) -> None:
    said = shell.follow("The shell")
    assert said.count("\n") == 23 + 31
    assert {path.name for path in shell.folder.iterdir()} == {"braid.png", "heart.svg", "weave.png"}


def test_the_page_names_every_example() -> None:
    page = PAGE.read_text(encoding="utf-8")
    examples = {path.name for path in (ROOT / "examples").iterdir() if path.is_file() and path.suffix != ".md"}
    assert examples == {*re.findall(r"\]\(\.\./examples/([\w.]+)\)", page)}
