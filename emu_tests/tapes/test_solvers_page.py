"""The tape `solvers`: ends and walls placed, the flood, the menu of mazes."""

import numpy as np
import pytest
from scipy.ndimage import label

from emu_tests.machine.images import left_to_basic, number, symbol, tape
from emu_tests.machine.solvers_tape import (
    NAME,
    address,
    done,
    end,
    expected,
    opened,
    place_of,
    walls,
)
from zxmazes.programs.tape_parts import tape_files
from zxmazes.routines.library import Library


def test_ends_walls_and_no_route(loaded, library: Library) -> None:
    machine = opened(loaded)
    machine.press("d", after=30)
    done(machine)
    assert end(machine, "solve_start") == (0, 0)
    assert end(machine, "solve_finish") == (30, 30)
    for key in "ppa":
        machine.press(key, frames=2, after=4)
    machine.press("s", after=20)
    assert end(machine, "solve_start") == (1, 2)
    assert not walls(machine)[1, 2]
    for key in "aap":
        machine.press(key, frames=2, after=4)
    machine.press("f", after=20)
    assert end(machine, "solve_finish") == (3, 3)
    for key, place in (
        ("q", (2, 3)),
        ("p", (2, 4)),
        ("a", (3, 4)),
        ("a", (4, 4)),
        ("o", (4, 3)),
        ("o", (4, 2)),
        ("q", (3, 2)),
    ):
        machine.press(key, frames=2, after=4)
        if place in {(2, 3), (3, 4), (4, 3), (3, 2)} and not walls(machine)[place]:
            machine.press("w", after=20)
            assert walls(machine)[place]
    machine.press("ENTER", after=1)
    done(machine)
    assert machine.text()[3][24:] == "No route"
    machine.press("w", after=20)
    assert not walls(machine)[3, 2]
    machine.press("ENTER", after=1)
    done(machine)
    assert machine.text()[3][24:].startswith("Steps")
    assert number(machine.text()[4][24:], "") == expected(machine, library, "wave")[0]


@pytest.mark.parametrize("speed", ["0", "9"])
def test_the_flood_fills_the_area_round_the_cursor(speed: str, loaded) -> None:
    machine = opened(loaded, speed=speed)
    machine.press("d", after=30)
    done(machine)
    before = walls(machine)
    areas, _ = label(~before)
    machine.press("l", after=2)
    done(machine)
    field = np.frombuffer(machine.read(symbol(NAME, "field"), 1024), np.uint8).reshape(32, 32)
    assert ((field == 1) == (areas == areas[0, 0])).all()
    machine.press("c", after=20)
    field = np.frombuffer(machine.read(symbol(NAME, "field"), 1024), np.uint8).reshape(32, 32)
    assert np.isin(field, (0x00, 0x80)).all()
    assert (walls(machine) == before).all()


def test_any_generators_maze(loaded, library: Library) -> None:
    """G to the menu, a maze chosen there, its longest route's ends taken; N the next seed's."""
    machine = opened(loaded)
    machine.press("g", after=30)
    machine.type("t", "7", "7", "ENTER")
    for _ in range(place_of("generate_hunt_and_kill")):
        machine.press("a", frames=4, after=6)
    machine.press("ENTER", after=4)
    done(machine)
    library.generate("hunt_and_kill", 77)
    assert (walls(machine) == library.walls()).all()
    stats = library.stats()
    assert (end(machine, "solve_start"), end(machine, "solve_finish")) == (stats.start, stats.finish)
    machine.press("ENTER", after=1)
    done(machine)
    assert number(machine.text()[4][24:], "") == len(stats.route)
    machine.press("n", after=2)
    done(machine)
    assert (walls(machine) != library.walls()).any()


def test_a_maze_that_it_has_no_generator_for_comes_from_tape(loaded, library: Library) -> None:
    """As `generators` saves it: the field, its size in the header's second word."""
    machine = opened(loaded)
    library.generate("eller", 5, 31, 23)
    field = library.field()
    machine.press("g", after=30)
    machine.press("l", after=12)
    saved = tape_files([("code", field, 30000, 23 * 256 + 31)], "maze")
    machine.play(tape(*saved), address("solve_frame"), pulses=False)
    assert (walls(machine) == library.walls()).all()
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 23])
    stats = library.stats()
    assert (end(machine, "solve_start"), end(machine, "solve_finish")) == (stats.start, stats.finish)


def test_break_leaves_while_watching(loaded) -> None:
    machine = opened(loaded, speed="1")
    machine.press("ENTER", frames=3, after=30)
    assert machine.registers.im == 2
    machine.press("CS", "SPACE", frames=30, after=80)
    assert left_to_basic(machine)
