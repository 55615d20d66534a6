"""The format `bas`: LOAD "" runs the program, and it makes and draws the maze and the route of the routines."""

from pathlib import Path

import pytest

from zxmazes.errors import MazeError
from zxmazes.library.choice import choose
from zxmazes.library.formats import Options
from zxmazes.library.formats.bas import files, is_ours
from zxmazes.library.placing import Placed, place
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import by_name, parameters, routines
from zxmazes.routines.library import Library, walk

SEED = 1
SIZE = (31, 21)
ENDS = (1, 1), (19, 29)
#: What only assembly can call.
NOT_FROM_BASIC = ("large_cells", "ten_print_usr")


def ran(folder: Path, *labels: str, draw: bool = False, org: int = 0x8000, buffers: int = 0) -> tuple[Machine, Placed]:
    """Load the tape and run its program to the end."""
    made = place(choose(labels), org, buffers or None, contended=True)
    tape = folder / "game.tap"
    tape.write_bytes(files(made, Options(tape, draw=draw))[""])
    assert is_ours(tape)
    machine = Machine(48)
    machine.load_tape(tape, None)
    for _ in range(60):
        if machine.text()[23].startswith("0 OK, 900:1"):
            return machine, made
        machine.frames(50)
    raise AssertionError("\n".join(machine.text()))


def shown(machine: Machine) -> list[str]:
    return [row.strip() for row in machine.text()[:23] if row.strip()]


@pytest.mark.parametrize("place_at", [{}, {"org": 0x93A1, "buffers": 0xC000}])
def test_the_program_makes_a_maze_and_a_route(library: Library, tmp_path: Path, place_at: dict[str, int]) -> None:
    machine, made = ran(tmp_path, "generate_dfs", "solve_wave", **place_at)
    library.generate("dfs", SEED, *SIZE)
    steps = library.solve("wave", *ENDS).registers.bc
    assert machine.read(*made.buffers["field"]) == library.field()
    assert list(machine.read(made.symbols["route"], steps)) == library.route()
    assert shown(machine)[-2:] == ["generate_dfs 0", f"solve_wave {steps}"]


def test_it_draws_the_field_and_the_route(library: Library, tmp_path: Path) -> None:
    machine, _ = ran(tmp_path, "generate_dfs", "solve_wave", draw=True)
    library.generate("dfs", SEED, *SIZE)
    walls = library.walls()
    library.solve("wave", *ENDS)
    route = {*walk(ENDS[0], library.route())}
    for r, row in enumerate(machine.text()[:21]):
        marks = ("█" if walls[r, c] else "*" if (r, c) in route else " " for c in range(31))
        assert row == "".join(marks) + " "


def test_a_refusal_is_a_number_of_the_subroutine(tmp_path: Path) -> None:
    """As typed after the program: no way from a wall, and a pair that gets the entry of another routine."""
    machine, made = ran(tmp_path, "generate_dfs", "solve_wave", "pick_longest")
    machine.type_command("LET r o w = 0 : GOSUB 1 0 2 0 : PRINT n ENTER", made.calls["solve_wave"])
    machine.frames(50)
    assert "65535" in shown(machine)
    keys = "LET h l = 3 2 7 6 8 : LET b = 2 : GOSUB 1 0 4 0 : PRINT n + 7 0 0 0 ENTER"
    machine.type_command(keys, made.calls["pick_longest"])
    machine.frames(200)
    assert "7000" in shown(machine)
    assert machine.word(made.variables["stats_seed"]) != 0


def test_parameters_have_their_defaults(tmp_path: Path) -> None:
    """Words too."""
    labels = [label for label, one in by_name("generator").items() if one.parameters][:4]
    machine, made = ran(tmp_path, *(by_name("generator")[label].label for label in labels))
    for label in {*made.variables} & {*parameters()}:
        one = parameters()[label]
        assert int.from_bytes(machine.read(made.variables[label], one.bytes), "little") == one.default, label


@pytest.mark.sweep("{label}", "zxmazes/library/**/*.py", "zxmazes/basic/*.py")
@pytest.mark.parametrize("label", routines())
def test_every_routine_has_a_program(library: Library, tmp_path: Path, label: str) -> None:
    """It runs to its end; that of a generator has made the maze of the routine."""
    if label in NOT_FROM_BASIC:
        with pytest.raises(MazeError, match="which only assembly can give"):
            ran(tmp_path, label)
        return
    one = routines()[label]
    machine, made = ran(tmp_path, *filter(None, (one.after, label)), org=0x7800)
    if one.family == "generator" and not one.after:
        library.generate(one.name, SEED, *SIZE)
        assert machine.read(made.buffers["field"][0], 1024) == library.field()
