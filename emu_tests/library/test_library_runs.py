"""A library in the machine: called as the .json states, it does what the routine does, and writes nothing else."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from emu_tests.oracles.fields import serpentine
from emu_tests.oracles.generating import MAKERS, prepare
from zxmazes.library.choice import choose
from zxmazes.library.facts import facts
from zxmazes.library.formats import Options
from zxmazes.library.formats.tap import files
from zxmazes.library.placing import Placed, place
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.routines.index import by_name
from zxmazes.routines.library import Library

STACK = 0xFF40
SEED = 1997
SOLVERS = [one.label for one in by_name("solver").values() if one.label not in ("solve_wave_window", "solve_points")]
FEW = ("generate_dfs", "generate_corridor_loops", "generate_dungeon", "generate_erosion", "fill_dead_ends", "mirror")
#: Where the code is, and where its buffers are, 0 for after it.
PLACES = [(0x8000, 0), (0x93A1, 0), (0x9D00, 0xA803)]


class Running:
    """A library in the memory of a machine, used with what the .json states and nothing else."""

    def __init__(self, made: Placed) -> None:
        self.made, self.facts = made, json.loads(facts(made))
        self.machine = Machine(48)
        self.machine.write(0x5B00, bytes(range(256)) * 164)
        self.machine.write(self.facts["org"], made.code)

    def set(self, label: str, value: int, size: int = 2) -> None:
        self.machine.write(self.facts["variables"][label], value.to_bytes(size, "little"))

    def read(self, buffer: str) -> bytes:
        return self.machine.read(*self.facts["buffers"][buffer])

    def call(self, label: str, stack_bytes: int = 700, **registers: int) -> Call:
        """Call it, and see that nothing changes but its own code, its reserve and the stack."""
        before = self.memory()
        call = self.machine.call(self.facts["calls"][label], stack=STACK, **registers)
        changed = np.flatnonzero(self.memory() != before)
        spans = [range(self.facts["org"], self.facts["org"] + self.facts["size"]), range(STACK - stack_bytes, STACK)]
        spans += [range(one.address, one.end) for one in self.made.reserved]
        spans += [range(at, at + size) for at, size in self.facts["buffers"].values()]
        wrong = [f"{at:04X}" for at in changed.tolist() if not any(at in span for span in spans)]
        assert not wrong, f"{label} wrote at {wrong[:8]}"
        return call

    def memory(self) -> np.ndarray:
        return np.frombuffer(self.machine.read(0, 0x10000), np.uint8)


def compare_maker(library: Library, label: str, org: int, buffers: int) -> None:
    """Make or change a maze in both."""
    maker = MAKERS[label]
    ends = prepare(library, maker, SEED, 29, 31)
    running = Running(place(choose([label]), org, buffers or None))
    if maker.family == "change" or maker.after:
        if maker.family != "change":
            library.generate(MAKERS[maker.after].name, SEED, 29, 31)
            library.set_inputs(SEED, 29, 31)
        running.machine.write(running.facts["buffers"]["field"][0], library.field())
    running.machine.write(running.facts["variables"]["field_width"], (29, 31))
    running.set("rng_seed", library.machine.word(library.address("rng_seed")))
    for parameter in maker.parameters:
        running.set(parameter.label, parameter.default, parameter.bytes)
    expected, call = library.call(label, stack=STACK, **ends), running.call(label, **ends)
    assert call.carry == expected.carry
    assert running.read("field") == library.field()
    assert running.facts["variables"].keys() >= {parameter.label for parameter in maker.parameters}


def compare_solver(library: Library, label: str, org: int, buffers: int) -> None:
    """Find a way through the same maze by both."""
    library.generate("dfs", SEED)
    if label == "solve_line":
        library.set_walls(serpentine())
    ends = {"d": 1, "e": 1, "h": 29, "l": 29}
    running = Running(place(choose([label]), org, buffers or None))
    running.machine.write(running.facts["buffers"]["field"][0], library.field())
    if "wave_limit" in running.facts["variables"]:
        running.set("wave_limit", 0)
    expected, call = library.call(label, stack=STACK, **ends), running.call(label, **ends)
    assert (call.carry, call.registers.bc) == (expected.carry, expected.registers.bc)
    length = running.machine.word(running.facts["variables"]["route_length"])
    assert list(running.read("route")[:length]) == library.route()


@pytest.mark.parametrize("label", FEW)
def test_a_routine_makes_the_same_maze_at_any_address(library: Library, label: str) -> None:
    compare_maker(library, label, *PLACES[len(label) % 3])


@pytest.mark.parametrize("label", ["solve_wave", "solve_hadlock", "solve_wave_small", "solve_recursive"])
def test_a_solver_finds_the_same_route_at_any_address(library: Library, label: str) -> None:
    compare_solver(library, label, 0x8000, 0)


@pytest.mark.sweep("{label}", "zxmazes/library/**/*.py")
@pytest.mark.parametrize("label", MAKERS)
def test_every_routine_makes_the_same_maze_at_any_address(library: Library, label: str) -> None:
    for org, buffers in PLACES:
        compare_maker(library, label, org, buffers)


@pytest.mark.sweep("{label}", "zxmazes/library/**/*.py")
@pytest.mark.parametrize("label", SOLVERS)
def test_every_solver_finds_the_same_route_at_any_address(library: Library, label: str) -> None:
    for org, buffers in PLACES:
        compare_solver(library, label, org, buffers)


def test_what_is_written_outside_is_noticed() -> None:
    """Here nothing is left of what it declares."""
    running = Running(place(choose(["solve_wave"])))
    running.facts["buffers"].clear()
    running.made = replace(running.made, reserved=())
    with pytest.raises(AssertionError, match="solve_wave wrote at"):
        running.call("solve_wave", d=1, e=1, h=1, l=2)


def test_the_tape_loads_from_basic_and_is_called_by_usr(library: Library, tmp_path: Path) -> None:
    """As typed: CLEAR 32767: LOAD ""CODE, then PRINT USR 32768."""
    made = place(choose(["generate_dfs", "solve_wave"]))
    tape = tmp_path / "maze.tap"
    tape.write_bytes(files(made, Options())[""])
    header = bytes(tape_blocks(tape)[0].data)  # type: ignore[attr-defined]
    assert header[1:12] == b"\x03dfs       "
    machine = Machine(48)
    machine.load_tape(tape, None, command='CLEAR 3 2 7 6 7 : LOAD " " CODE ENTER')
    machine.frames(50)
    assert machine.text()[23].startswith("0 OK, 0:2")
    assert machine.read(made.org, len(made.code)) == made.code
    machine.poke_word(made.variables["rng_seed"], SEED)
    machine.write(made.variables["field_width"], (31, 23))
    machine.type_command("PRINT USR 3 2 7 6 8 ENTER", made.calls["generate_dfs"])
    machine.frames(50)
    library.generate("dfs", SEED, 31, 23)
    assert machine.text()[23].startswith("0 OK, 0:1")
    assert machine.read(*made.buffers["field"]) == library.field()
