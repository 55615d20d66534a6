"""The tape `solvers`: ends and walls placed, every solver watched or timed, the race, the flood, the menu of mazes."""

import re

import numpy as np
import pytest
from paths_oracle import distances
from scipy.ndimage import label
from tapes import assembly, begin, every_model, left_to_basic, number, symbol

from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library, walk
from zxmazes.routines.registry import names

NAME = "solvers"
ROUTE, VISITED, START, FINISH = 0xE4, 0xE5, 0xE6, 0xE7
Place = tuple[int, int]


def address(name: str) -> int:
    return assembly(NAME).symbols[name]


def word(place: int) -> int:
    code, org = assembly(NAME).code, assembly(NAME).org
    return int.from_bytes(code[place - org : place - org + 2], "little")


def solvers() -> list[str]:
    """The solvers in the order of the table."""
    first = address("solver_table")
    entries = [word(first + 2 * place) for place in range(address("SOLVERS"))]
    return [next(name for name in names("solver") if address(f"solve_{name}") == word(entry)) for entry in entries]


def place_of(routine: str) -> int:
    """The place of a generator in the menu."""
    first = address("menu_table")
    entries = [word(first + 2 * place) for place in range(address("MENU_COUNT"))]
    return next(place for place, entry in enumerate(entries) if word(entry + 1) == address(routine))


def done(machine: Machine, frames: int = 4000) -> None:
    """Until keys are awaited."""
    machine.frames(2)
    machine.run_to(address("solve_frame"), frames * machine.frame, "solving")
    machine.frames(1)


def opened(loaded, model: int = 48, contended: bool = False, speed: str = "0") -> Machine:
    """On the page with its first maze, the cursor at rest."""
    machine: Machine = loaded(NAME, model, contended)
    machine.press("ENTER", after=4)
    done(machine)
    machine.press(speed, after=4)
    return machine


def pick(machine: Machine, solver: str) -> None:
    for _ in range(solvers().index(solver)):
        machine.press("x", frames=4, after=4)


def walls(machine: Machine) -> np.ndarray:
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80


def marks(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.read(address("small_shown"), 1024), np.uint8).reshape(32, 32)


def end(machine: Machine, name: str) -> Place:
    column, row = machine.read(address(name), 2)
    return row, column


def expected(machine: Machine, library: Library, solver: str) -> tuple[int | None, int, list[int]]:
    """Steps (None: no route), T-states and the route, by the library on the same field and ends."""
    library.set_walls(walls(machine))
    call = library.solve(solver, end(machine, "solve_start"), end(machine, "solve_finish"))
    return (None if call.carry else call.registers.bc), call.tstates, library.route()


def test_every_solver_is_offered() -> None:
    assert sorted(solvers()) == names("solver")
    for entry in (word(address("solver_table") + 2 * place) for place in range(len(solvers()))):
        code = assembly(NAME).code[entry + 6 - assembly(NAME).org :]
        first, second = code.split(b"\0")[:2]
        assert len(first) <= 8
        assert len(second) <= 8, "two rows of the panel"
        assert len(first) + len(second) + 1 <= 14, "a column of the race"


@pytest.mark.parametrize("model", [48, 128])
def test_the_race_lists_what_each_does(model: int, loaded, library: Library) -> None:
    """In a maze and among stones: steps and times are the library's, visits between the route's and all places."""
    machine = opened(loaded, model)
    for prepare in ("", "d"):
        if prepare:
            machine.press(prepare, after=30)
            done(machine)
        places = int((~walls(machine)).sum())
        machine.press("r")
        machine.frames(600)
        rows = machine.text()
        assert rows[23].startswith("Any key")
        for line, solver in enumerate(solvers(), 3):
            steps, tstates, _ = expected(machine, library, solver)
            found = re.fullmatch(r"[\w ]{13} +(\d+|-) *(\d+) +(\d+) *", rows[line])
            assert found, rows[line]
            assert found[1] == ("-" if steps is None else str(steps)), solver
            assert abs(int(found[3]) - tstates) < 200 + tstates // 100, solver
            assert int(found[2]) <= places
            if steps is not None and solver != "wave_double":  # its codes on the way are both waves' own
                assert int(found[2]) >= steps - 1, solver
        machine.press("ENTER", after=30)
        done(machine)
        assert "ENTER go" in machine.text()[10]


@pytest.mark.parametrize("solver", names("solver"))
def test_at_once(solver: str, loaded, library: Library) -> None:
    """The panel has steps and time; the route on the screen is the one in memory; what was visited is marked."""
    machine = opened(loaded)
    pick(machine, solver)
    machine.press("ENTER", after=1)
    done(machine)
    steps, tstates, route = expected(machine, library, solver)
    rows = machine.text()
    assert number(rows[4][24:], "") == steps
    assert abs(number(rows[8][24:], "") - tstates) < 200 + tstates // 100
    assert list(machine.read(symbol(NAME, "route"), len(route))) == route
    cells = walk(end(machine, "solve_start"), route)
    shown = marks(machine)
    assert all(shown[cell] == ROUTE for cell in cells[1:-1])
    assert (shown == ROUTE).sum() == len(cells) - 2
    assert (shown[cells[0]], shown[cells[-1]]) == (START, FINISH)
    assert not (walls(machine) & (shown == VISITED)).any()
    assert number(rows[6][24:], "") >= (shown == VISITED).sum()


@pytest.mark.parametrize("solver", names("solver"))
def test_what_is_marked_was_visited(solver: str, loaded, library: Library) -> None:
    """Among stones: the route's places all are, what is cut off from start and finish never is."""
    machine = opened(loaded)
    pick(machine, solver)
    machine.press("d", after=30)
    done(machine)
    for place, byte in (((15, 15), 0), ((14, 15), 0x80), ((16, 15), 0x80), ((15, 14), 0x80), ((15, 16), 0x80)):
        machine.write(symbol(NAME, "field") + 32 * place[0] + place[1], [byte])
    steps, _, route = expected(machine, library, solver)
    areas, _ = label(~walls(machine))
    cut_off = ~walls(machine) & (areas != areas[0, 0]) & (areas != areas[30, 30])
    assert cut_off[15, 15]
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("panel_result"), 300 * machine.frame, "solving")
    marked = marks(machine) == VISITED
    if solver != "dead_ends":  # it fills them everywhere
        assert not marked[cut_off].any()
    if steps is not None:
        assert all(marked[cell] for cell in walk((0, 0), route)[1:-1])


@every_model
@pytest.mark.parametrize("solver", ["wave", "wave_small", "wave_2bit", "hadlock", "tremaux", "dead_ends"])
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
    assert number(machine.text()[4][24:], "") == steps
    assert machine.text()[8][24:].strip() == "-", "no time: it was throttled"
    shown = marks(machine)
    machine.press("0", after=4)
    machine.press("ENTER", after=1)
    done(machine)
    assert (marks(machine) == shown).all(), "the same places as at once"
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)


def test_marks_of_wave_small_grow_from_the_finish(loaded) -> None:
    """Not as it fills its array: whenever one looks, what is marked is nearer to the finish than what is not."""
    machine = opened(loaded, speed="6")
    machine.press("d", after=30)
    done(machine)
    pick(machine, "wave_small")
    (reach,) = distances(walls(machine), [end(machine, "solve_finish")])
    machine.press("ENTER", frames=3, after=0)
    between = 0
    while machine.registers.im == 2:
        machine.frames(2)
        shown = marks(machine)
        marked, other = reach[shown == VISITED], reach[(shown != VISITED) & (shown < ROUTE)]
        if marked.size and other.size and machine.registers.im == 2:
            assert marked.max() <= other.min() + 3, "some waves in the time of painting"
            between += 1
    assert between > 20


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


def test_break_leaves_while_watching(loaded) -> None:
    machine = opened(loaded, speed="1")
    machine.press("ENTER", frames=3, after=30)
    assert machine.registers.im == 2
    machine.press("CS", "SPACE", frames=15, after=80)
    assert left_to_basic(machine)


def test_the_title_tells_the_way(loaded) -> None:
    machine = loaded(NAME)
    attributes = machine.attributes()
    yellow = [divmod(place, 32) for place in range(6 * 32, 15 * 32) if attributes[place] == 0x70]
    assert (7, 1) in yellow
    begin(machine)
    assert "ENTER go" in machine.text()[10]
