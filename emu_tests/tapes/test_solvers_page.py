"""The tape `solvers`: ends and walls placed, the flood, the menu of mazes."""

import itertools

import numpy as np
import pytest

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
from emu_tests.oracles.mazes import parts
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
    machine.press("r", after=700)  # solvers have written wherever they do
    machine.press("ENTER", after=30)
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


def test_break_stops_a_solver_that_is_watched(loaded) -> None:
    """The page stays, however long BREAK is held; the next solver works as ever; BREAK then leads to the title."""
    machine = opened(loaded, speed="1")
    for held in (30, 200):
        machine.press("ENTER", frames=3, after=30)
        assert machine.registers.im == 2
        assert machine.text()[6][24:] == "thinking"
        machine.press("CS", "SPACE", frames=held, after=10)
        done(machine)
        assert machine.text()[6][24:] == "stopped "
        assert (machine.registers.i, machine.registers.im) == (0x3F, 1)
    machine.press("x", "0", after=8)
    machine.press("ENTER", after=1)
    done(machine)
    ends = [end(machine, f"solve_{one}") for one in ("start", "finish")]
    assert steps_told(machine) == machine.word(symbol(NAME, "route_length")) == steps_between(walls(machine), *ends)
    machine.press("n", after=8)
    done(machine)
    machine.press("CS", "SPACE", frames=30, after=80)
    assert machine.text()[23] == START


@pytest.mark.parametrize("edit", [False, True])
def test_something_moves_while_a_solver_shows_nothing(edit: bool, loaded) -> None:
    """One letter of "thinking" is bright, then another; BREAK stop is named, stops it, and leaves again."""
    machine = opened(loaded, speed="4")
    machine.press("x", frames=4, after=6)
    if edit:
        machine.press("e", frames=4, after=8)
    leave = machine.text()[23]
    machine.press("ENTER", frames=3, after=20)
    letters = []
    for _ in range(60):
        machine.frames(2)
        shown = list(machine.attributes()[6 * 32 + 24 : 7 * 32])
        assert sorted(shown) == [*[0x07] * 7, 0x46]
        letters.append(shown.index(0x46))
    assert max(len(list(same)) for _, same in itertools.groupby(letters)) <= 2
    assert set(letters) == set(range(8))
    assert machine.text()[23][13:].strip() == "BREAK stop", "and no H"
    assert machine.text()[6][24:] == "thinking"
    machine.press("CS", "SPACE", frames=10, after=10)
    done(machine)
    assert (machine.text()[6][24:], machine.text()[23]) == ("stopped ", leave)
    machine.press("ENTER", frames=3, after=20)
    machine.press("9", frames=12, after=200)
    done(machine)
    assert (machine.text()[6][24:29], machine.text()[23]) == ("Steps", leave)


def test_a_key_counts_while_a_way_is_drawn(loaded) -> None:
    """A tap of X: the way is drawn at once, and the next solver is there."""
    machine = opened(loaded)
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("route_show"), 300 * machine.frame, "solving")
    machine.frames(4)
    machine.press("x", frames=3, after=0)
    done(machine, 30)
    machine.frames(8)
    assert machine.peek(address("solver")) == 1


def test_a_maze_to_change_is_not_the_picture_of_the_title(loaded) -> None:
    """Braid is chosen, then the title, which draws in the field: a new maze is there then, whole."""
    machine = opened(loaded)
    machine.press("g", after=30)
    for _ in range(place_of("generate_braid")):
        machine.press("a", frames=4, after=6)
    machine.press("ENTER", after=4)
    done(machine)
    machine.press("CS", "SPACE", frames=30, after=80)
    machine.press("f", after=4)
    done(machine)
    assert parts(walls(machine)[None]) == 1
    assert (~walls(machine)).sum() == 241, "no loops"


def test_the_limit_holds_for_every_solver_that_reads_it(loaded) -> None:
    """T: up to 20 steps, then up to 160; at the others a route of any length is found, and the limit is unused."""
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
            reads = f"solve_{solver}" in readers("wave_limit")
            assert machine.text()[21][24:].strip() == (str(limit) if reads else "any"), solver
            if not reads:
                machine.press("t", frames=4, after=6)
                assert machine.word(address("wave_limit")) == limit, "T does nothing there"
            limited = limit < steps and reads
            assert (steps_told(machine) is None) == limited or "may fail" in routine(f"solve_{solver}").promise.terms, (
                solver
            )
            machine.press("x", frames=4, after=6)


def test_the_cursor_flashes_on_a_letter_only(loaded) -> None:
    """On S at first; beside it there is a plain cell. The keys in use are named in the bottom row."""
    machine = loaded(NAME)
    machine.press("f", frames=4, after=60)
    assert machine.text()[23].startswith("QAOP move")
    shown = set(machine.attributes())
    assert 0xDF in shown
    assert 0x5F not in shown
    machine.press("s", frames=4, after=8)
    assert [machine.text()[row][24:].strip() for row in (6, 7)] == ["place", "is taken"]
    row, _ = end(machine, "solve_cursor")
    machine.press("q" if row > 1 else "a", frames=4, after=8)
    shown = set(machine.attributes())
    assert 0x5F in shown
    assert 0xDF not in shown
