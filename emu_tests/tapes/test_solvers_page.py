"""The tape `solvers`: ends and walls placed, the flood, the menu of mazes."""

import numpy as np

from emu_tests.machine.images import START, symbol, tape
from emu_tests.machine.solvers_tape import (
    NAME,
    address,
    done,
    end,
    opened,
    place_of,
    solvers,
    steps_told,
    walls,
)
from emu_tests.oracles.paths import steps_between
from zxmazes.programs.tape_parts import tape_files
from zxmazes.routines.index import readers, routine
from zxmazes.routines.library import Library


def test_any_generators_maze(loaded, library: Library) -> None:
    """G to the menu, a maze chosen there, its longest route's ends taken; N the next seed's."""
    machine = opened(loaded)
    machine.press("g", after=30)
    machine.type("t", "7", "7", "ENTER")
    for _ in range(place_of("generate_wilson")):
        machine.press("a", frames=4, after=6)
    machine.press("ENTER", after=4)
    done(machine)
    library.generate("wilson", 77, 23, 23)
    assert (walls(machine) == library.walls()).all()
    stats = library.stats()
    ends = sorted([stats.start, stats.finish], key=lambda place: place[1])
    assert [end(machine, "solve_start"), end(machine, "solve_finish")] == ends, "the start is on the left"
    machine.press("ENTER", after=1)
    done(machine)
    assert steps_told(machine) == len(stats.route)
    machine.press("n", after=2)
    done(machine)
    assert (walls(machine) != library.walls()).any()


def test_a_maze_that_it_has_no_generator_for_comes_from_tape(loaded, library: Library) -> None:
    """As `generators` saves it, the size in the header's second word; what the board has no room for is cut."""
    machine = opened(loaded)
    library.generate("eller", 5, 31, 23)
    field = library.field()
    machine.press("g", after=30)
    machine.press("l", after=12)
    saved = tape_files([("code", field, 30000, 23 * 256 + 31)], "maze")
    machine.play(tape(*saved), address("solve_frame"), pulses=False)
    expected = np.ones((32, 32), np.bool_)
    expected[1:22, 1:22] = library.walls()[1:22, 1:22]
    assert (walls(machine) == expected).all()
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([23, 23])


def test_break_leads_to_the_title_while_watching(loaded) -> None:
    machine = opened(loaded, speed="1")
    machine.press("ENTER", frames=3, after=30)
    assert machine.registers.im == 2
    machine.press("CS", "SPACE", frames=30, after=80)
    assert machine.text()[23] == START
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)


def test_the_limit_holds_for_every_solver_that_reads_it(loaded) -> None:
    """T: up to 20 steps, then up to 160; at the others a route of any length is found."""
    machine = opened(loaded)
    start, finish = end(machine, "solve_start"), end(machine, "solve_finish")
    steps = steps_between(walls(machine), start, finish)
    assert steps is not None
    assert steps > 40
    assert steps <= 160
    machine.press("e", after=8)
    for limit, presses in ((20, 2), (160, 3)):
        for _ in range(presses):
            machine.press("t", frames=4, after=6)
        assert machine.word(address("wave_limit")) == limit
        for solver in solvers():
            machine.press("ENTER", after=1)
            done(machine)
            limited = limit < steps and f"solve_{solver}" in readers("wave_limit")
            assert (steps_told(machine) is None) == limited or "may fail" in routine(f"solve_{solver}").promise.terms, (
                solver
            )
            machine.press("x", frames=4, after=6)
