"""The tape `solvers`: every solver at once and watched, what it marks, and the race."""

import re

import numpy as np
import pytest
from scipy.ndimage import convolve, label

from emu_tests.machine.images import MODELS, assembly, number, symbol
from emu_tests.machine.pressing import at
from emu_tests.machine.solvers_tape import (
    FINISH,
    FLOOR,
    NAME,
    ROUTE,
    SIDE,
    START,
    VISITED,
    address,
    done,
    end,
    expected,
    marks,
    name_of,
    opened,
    pick,
    solvers,
    steps_told,
    stones,
    time_told,
    walls,
    word,
)
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import every
from zxmazes.routines.index import names
from zxmazes.routines.library import Library, walk

#: Those that the tape has no room for.
NO_ROOM = (
    *("angle", "greedy", "line", "turns", "wave_2bit", "wave_cpir"),
    *("wave_diagonal_back", "wave_small", "wave_turns", "wave_window"),
)
ON_TAPE = [name for name in names("solver") if name not in NO_ROOM]


def test_every_solver_is_offered() -> None:
    assert sorted([*solvers(), *NO_ROOM]) == names("solver")
    for entry in (word(address("solver_table") + 2 * place) for place in range(len(solvers()))):
        code = assembly(NAME).code[entry + 6 - assembly(NAME).org :]
        first, second = code.split(b"\0")[:2]
        assert len(first) <= 8
        assert len(second) <= 8, "two rows of the panel"
        assert len(first) + len(second) + 1 <= 14, "a column of the race"


@pytest.mark.parametrize("model", [48, 128])
def test_the_race_lists_what_each_does(model: int, loaded, library: Library) -> None:
    """In a maze and among stones: steps and times are the library's, visits between the route's and all places."""
    machine, told = opened(loaded, model), set()
    for stony in (False, True):
        if stony:
            stones(machine)
            machine.press("CS", "SPACE", frames=30, after=10)
        places = int((~walls(machine)).sum())
        machine.press("r")
        machine.frames(700)
        rows = machine.text()
        assert "Any key" in rows[23]
        named = {name_of(solver): solver for solver in solvers()}
        times, ranks, left, shortest = [], [], set(solvers()), {}
        for line in range(3, 3 + len(named)):
            row = rows[line].replace("?", " ", line == 3)  # the first has a cheese
            found = re.fullmatch(r"([\w ]{15}) *(\d+|-) *(?:\+(\d+))? +(\d+) +(\d+\.\d)", row)
            assert found, rows[line]
            solver = named[found[1].strip()]
            left.remove(solver)
            steps, tstates, route = expected(machine, library, solver)
            assert found[2] == ("-" if steps is None else str(steps)), solver
            times.append(float(found[5]))
            ranks.append((steps is None, times[-1]))
            assert abs(times[-1] - tstates / 3500) < 0.2 + tstates / 350000, solver
            assert int(found[4]) <= places
            if steps is not None and solver != "wave_double":  # its codes on the way are both waves' own
                assert int(found[4]) >= steps - 1, solver
            if steps is not None:
                kind = any(code % 2 for code in route)
                judge = "wave_diagonal" if kind else "wave"
                least = shortest.setdefault(kind, expected(machine, library, judge)[0])
                assert int(found[3] or 0) == steps - least, solver
        assert ranks == sorted(ranks), "the quickest is first, those that found no way are last"
        assert not any("No way" in line for line in rows)
        red = any("+" in row for row in rows[3 : 3 + len(named)])
        told.add(red)
        assert rows[20].strip() == "Red: extra steps" * red, "told if there is some"
        assert not left
        machine.press("ENTER", after=30)
        done(machine)
        assert "ENTER go" in machine.text()[4]
    assert told == {False, True}


def test_a_race_without_a_way_has_no_winner() -> None:
    """All give up: no cheese beside the quickest, a line that says so, and the places that each has searched."""
    machine = at(NAME, "race-without-a-route")
    rows = machine.text()[3 : 3 + len(solvers())]
    assert {row[17] for row in rows} == {"-"}
    assert machine.attributes()[32 * 3] != 0x56, "no cheese"
    assert machine.text()[16].strip() == "No way: all give up"
    assert any(int(row[22:26]) for row in rows)


def test_those_that_found_no_way_are_last() -> None:
    """Hands walk around an empty field, past a finish in its middle, and are quick: they get no cheese."""
    machine = at(NAME, "maze")
    for row in range(1, SIDE - 1):
        machine.write(symbol(NAME, "field") + 32 * row + 1, [0] * (SIDE - 2))
    machine.write(address("solve_start"), [1, 1])
    machine.write(address("solve_finish"), [11, 11])
    machine.press("r")
    machine.frames(700)
    rows = machine.text()[3 : 3 + len(solvers())]
    given_up = [row[17] == "-" for row in rows]
    assert given_up == sorted(given_up)
    assert sum(given_up) >= 2
    assert min(float(row[27:]) for row in rows[-sum(given_up) :]) < float(rows[-sum(given_up) - 1][27:])
    assert machine.attributes()[32 * 3] == 0x56, "the cheese"
    assert "No way" not in machine.text()[16]


@pytest.mark.parametrize("solver", ON_TAPE)
def test_at_once(solver: str, loaded, library: Library) -> None:
    """The panel has steps and time; the route on the screen is the one in memory; what was visited is marked."""
    machine = opened(loaded)
    pick(machine, solver)
    machine.press("ENTER", after=1)
    done(machine)
    steps, tstates, route = expected(machine, library, solver)
    assert steps_told(machine) == steps
    assert abs((time_told(machine) or 0) - tstates / 3500) < 0.2 + tstates / 350000
    assert list(machine.read(symbol(NAME, "route"), len(route))) == route
    cells = walk(end(machine, "solve_start"), route)
    shown = marks(machine)
    assert all(shown[cell] == ROUTE for cell in cells[1:-1])
    assert (shown == ROUTE).sum() == len(cells) - 2
    assert (shown[cells[0]], shown[cells[-1]]) == (START, FINISH)
    assert not (walls(machine)[:SIDE, :SIDE] & (shown == VISITED)).any()
    assert number(machine.text()[7][24:], "") == np.isin(shown, (VISITED, ROUTE)).sum(), (
        "blue or white, without the ends"
    )


def filled(free: np.ndarray) -> np.ndarray:
    """The places that are filled when one with a single way on, or none, is a wall from then on."""
    left = free.copy()
    while (ends := left & (convolve(left.astype(int), [[0, 1, 0], [1, 0, 1], [0, 1, 0]], mode="constant") < 2)).any():
        left &= ~ends
    return free & ~left


@pytest.mark.parametrize("solver", ON_TAPE)
def test_what_is_marked_was_visited(solver: str, loaded, library: Library) -> None:
    """Among stones: the route's places all are; what is cut off from start and finish is not, unless it is a dead end.

    A solver that fills dead ends fills all of them.
    """
    machine = opened(loaded)
    pick(machine, solver)
    stones(machine)
    for place, byte in (((15, 15), 0), ((14, 15), 0x80), ((16, 15), 0x80), ((15, 14), 0x80), ((15, 16), 0x80)):
        machine.write(symbol(NAME, "field") + 32 * place[0] + place[1], [byte])
    steps, _, route = expected(machine, library, solver)
    areas, _ = label(~walls(machine))
    cut_off = (~walls(machine) & (areas != areas[1, 1]) & (areas != areas[21, 21]))[:SIDE, :SIDE]
    assert cut_off[15, 15]
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("panel_result"), 300 * machine.frame, "solving")
    marked = marks(machine) == VISITED
    assert not marked[cut_off].any() or (marked == filled(~walls(machine))[:SIDE, :SIDE])[cut_off].all()
    if steps is not None:
        assert all(marked[cell] for cell in walk((1, 1), route)[1:-1])


WATCHED = ("wave", "wave_double", "hadlock", "tremaux", "dead_ends")


@pytest.mark.parametrize(
    ("solver", "model", "contended"),
    every(3, [(solver, *model) for solver in WATCHED for model in MODELS], "dist/solvers.tap"),
)
def test_watched(solver: str, model: int, contended: bool, loaded, library: Library) -> None:
    """Interrupted in each frame, wherever SP is: visits come one after the other, and the route is the same."""
    machine = opened(loaded, model, contended, "6")
    pick(machine, solver)
    machine.press("ENTER", frames=3, after=0)
    seen = []
    for _ in range(1500):
        machine.frames(2)
        if machine.registers.im == 2:
            seen.append(int((marks(machine) == VISITED).sum()))
        elif len(seen) > 5:
            break
    done(machine)
    assert len(set(seen)) > 5
    assert seen == sorted(seen), "no mark goes away"
    steps, _, route = expected(machine, library, solver)
    assert list(machine.read(symbol(NAME, "route"), len(route))) == route
    assert steps_told(machine) == steps
    assert time_told(machine) is None, "it was throttled"
    shown = marks(machine)
    machine.press("0", after=4)
    machine.press("ENTER", after=1)
    done(machine)
    assert (marks(machine) == shown).all(), "the same places as at once"
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)


def test_marks_of_wave_grow_from_the_finish(loaded) -> None:
    """Whenever one looks, what is marked is nearer to the finish than what is not."""
    machine = opened(loaded, speed="6")
    stones(machine)
    pick(machine, "wave")
    reach = distances(walls(machine), [end(machine, "solve_finish")])[0][:SIDE, :SIDE]
    machine.press("ENTER", frames=3, after=0)
    for _ in range(50):  # until it is watched
        if machine.registers.im == 2:
            break
        machine.frames(1)
    between = 0
    while machine.registers.im == 2:
        machine.frames(2)
        shown = marks(machine)
        marked, other = reach[shown == VISITED], reach[shown == FLOOR]
        if marked.size and other.size and machine.registers.im == 2:
            assert marked.max() <= other.min() + 6, "some waves in the time of painting"
            between += 1
    assert between > 20
