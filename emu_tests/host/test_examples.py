"""The examples assemble and run, and the README shows them as they are."""

import os
import re
import subprocess
import sys

import pytest
from skoolkit.tape import write_tap

from zxmazes.assembler.assembly import assemble
from zxmazes.basic.tokeniser import tokenise
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ROOT
from zxmazes.programs.tape_parts import tape_files
from zxmazes.routines.library import Library, walk

EXAMPLES = ROOT / "examples"


def test_the_assembly_example_finds_its_way(library: Library) -> None:
    image = assemble(EXAMPLES / "maze_in_a_game.asm")
    assert image.symbols["start"] == image.org == 32768, "where its comment says that BASIC calls it"
    machine = Machine(48)
    machine.write(image.org, image.code)
    call = machine.call(image.symbols["start"])
    library.generate("dfs", 1234)
    assert machine.read(image.symbols["field"], 1024) == library.field()
    expected = library.solve("wave", (1, 1), (29, 29)).registers.bc
    assert call.registers.bc == expected > 28 * 2
    assert machine.word(image.symbols["route_length"]) == expected


@pytest.mark.parametrize("model", [48, 128])
def test_the_basic_example_draws_the_maze(model: int, library: Library, tmp_path) -> None:
    """Typed in after the tape's code: here both come from one tape, by the ROM's LOAD."""
    image = assemble(ROOT / "asm" / "programs" / "dfs" / "main.asm")
    text = (EXAMPLES / "maze_from_basic.bas").read_text(encoding="utf-8")
    program = tokenise('1 CLEAR {start-1}: LOAD ""CODE\n' + text, image.symbols, "maze_from_basic.bas")
    tape = tmp_path / "example.tap"
    write_tap(str(tape), tape_files([("program", program, 1, len(program)), ("code", image.code, image.org, 0x8000)]))
    machine = Machine(model)
    machine.load_tape(tape, image.symbols["generate_dfs"])
    machine.frames(50 * 60)
    library.generate("dfs", 1234, 31, 21)
    walls = library.walls()
    rows = machine.text()
    for row in range(21):
        assert rows[row] == "".join("█" if wall else " " for wall in walls[row, :31]) + " "


def test_the_python_example_prints_a_maze_its_route_and_times(library: Library) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(EXAMPLES / "mazes_in_python.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    made = library.generate("dfs", 1, 31, 11)
    walls = library.walls()[:11, :31]
    found = library.solve("wave", (1, 1), (9, 29))
    first, *rows = done.stdout.splitlines()
    assert first == f"{walls.sum()} walls, made in {made.tstates:,} T-states"
    assert [[mark == "#" for mark in row] for row in rows[:11]] == walls.tolist()
    drawn = {(r, c) for r, row in enumerate(rows[:11]) for c, mark in enumerate(row) if mark in "S*F"}
    assert drawn == {*walk((1, 1), library.route())}
    steps = found.registers.bc
    assert rows[11] == f"{steps} steps from (1, 1) to (9, 29), found in {found.tstates:,} T-states"
    assert rows[12] == str(library.stats())
    assert rows[-1] == "30x30 is not a size for a maze: both numbers must be odd, 5 to 31"


def test_the_readme_shows_the_examples() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in ("maze_in_a_game.asm", "maze_from_basic.bas"):
        section = readme[readme.index(f"examples/{name}") :]
        shown = re.search(r"```\n(.*?)```", section, re.DOTALL)
        assert shown
        assert shown[1] in (EXAMPLES / name).read_text(encoding="utf-8")
