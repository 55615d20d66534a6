"""The examples assemble and run, and the README shows them as they are."""

import re

import pytest
from skoolkit.tape import write_tap

from zxmazes.assembler.assembly import assemble
from zxmazes.basic.tokeniser import tokenise
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ROOT
from zxmazes.programs.tape_parts import tape_files
from zxmazes.routines.library import Library

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


def test_the_readme_shows_the_examples() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in ("maze_in_a_game.asm", "maze_from_basic.bas"):
        section = readme[readme.index(f"examples/{name}") :]
        shown = re.search(r"```\n(.*?)```", section, re.DOTALL)
        assert shown
        assert shown[1] in (EXAMPLES / name).read_text(encoding="utf-8")
