"""wave_limit: a route of so many steps is found, one of more is not; which solvers read it."""

import functools
import random
import re

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, diagonal_steps_between, distances, perfect_maze, steps_between
from emu_tests.records.sampling import some
from zxmazes.assembler.assembly import Assembly
from zxmazes.machine.spectrum import Call
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import COLLECTIONS, names, parameters, readers, routine, sources
from zxmazes.routines.library import Library

SOLVERS = tuple(name for name in names("solver") if f"solve_{name}" in readers("wave_limit"))
#: Those whose routes have diagonal steps: of the fewest steps; cut short on the way back.
DIAGONAL, CUT = ("line", "wave_diagonal"), "wave_diagonal_back"
#: It may find a longer route first.
LOOSE = "greedy"
#: Around a byte and around the labels of solve_wave_cpir, which repeat after 253.
STEPS = (1, 2, 3, 62, 127, 128, 251, 252, 253, 254, 255, 256, 257, 505, 506, 507, 508, 527, 640, 643)
#: The T-states at most with a limit, as the head of solve_wave.asm has them; the window takes 60,000 besides.
LIMITED = {"wave": 461_855, "wave_window": 521_855}
#: In the others a level takes so many T-states more, and there are at most 704.
LEVEL, LEVELS = 300, 704


def limited(library: Library, name: str, ends: tuple[Place, Place], limit: int) -> Call:
    """Solve with a limit."""
    library.set_parameters({"wave_limit": limit})
    worst = LIMITED.get(name, routine(f"solve_{name}").worst + LEVEL * LEVELS)
    call = library.solve(name, *ends, budget=worst)
    library.set_parameters({})
    assert call.registers.bc == library.machine.word(library.address("route_length"))
    return call


def assert_limit(library: Library, name: str, ends: tuple[Place, Place], steps: int | None, limit: int) -> int:
    """Solve with a limit, where the shortest route that the solver may find has so many steps; the T-states."""
    call = limited(library, name, ends, limit)
    found = steps is not None and (limit == 0 or steps <= limit)
    told = f"{name}: {steps} steps, limit {limit}"
    assert call.carry == (not found), told
    if found and name == LOOSE:
        assert (steps or 0) <= call.registers.bc <= (limit or 1023), told
    else:
        assert call.registers.bc == (found and steps), told
    return call.tstates


def steps_of(library: Library, name: str, walls: Walls, start: Place, finish: Place) -> int | None:
    """The steps of its route without a limit, by scipy; if corners are cut on the way back, its own."""
    if name in DIAGONAL:
        return diagonal_steps_between(walls, start, finish)
    steps = steps_between(walls, start, finish)
    if name == CUT and steps is not None:
        library.set_walls(walls)
        own = limited(library, name, (start, finish), 0).registers.bc
        assert (diagonal_steps_between(walls, start, finish) or 0) <= own <= steps <= 2 * own
        return own
    return steps


def test_those_that_read_it() -> None:
    """All that look at the cells in the order of their distance, and those that call one of them."""
    waves = tuple(name for name in names("solver") if name.startswith("wave"))
    assert sorted(SOLVERS) == sorted((*waves, "greedy", "hadlock", "line", "points"))
    others = {"solve_wave_large", "links_solve", "links_solve_arrows", "links_solve_weave"}
    assert set(readers("wave_limit")) == {f"solve_{name}" for name in SOLVERS} | others
    assert parameters()["wave_limit"].default == 0


@pytest.mark.parametrize("name", SOLVERS)
@pytest.mark.parametrize("nth", some([3], [3, 1], "solve_{name}"))
def test_exact_at_the_edge(library: Library, name: str, nth: int) -> None:
    fields: list[tuple[Walls, Place]] = [(serpentine(), (0, 0)), (staircases(2), (3, 31)), (EMPTY, (0, 0))]
    for walls, start in fields:
        library.set_walls(walls)
        reach = distances(walls, [start])[0]
        for steps in STEPS[::nth]:
            for row, column in np.argwhere(reach == steps)[:1].tolist():
                ends = (start, (row, column))
                own = steps_of(library, name, walls, *ends)
                assert own is not None
                for limit in {0, 1, own - 1, own, own + 1, max(own - 253, 1), own + 253, 1023, 1024, 32769, 65535}:
                    assert_limit(library, name, ends, own, limit)


@pytest.mark.parametrize("name", SOLVERS)
@pytest.mark.parametrize("seed", some([0], range(12), "solve_{name}"))
def test_every_limit(library: Library, name: str, seed: int) -> None:
    """From 1 to some steps more than a route has, in mazes and among stones of every density."""
    choose = random.Random(seed)
    for walls in (scatter(choose, 0.1), scatter(choose, 0.3), scatter(choose, 0.4), perfect_maze(seed, seed % 2 == 0)):
        ends = passable(choose, walls), passable(choose, walls)
        own = steps_of(library, name, walls, *ends)
        library.set_walls(walls)
        for limit in range(min(own or 20, 70) + 5):
            assert_limit(library, name, ends, own, limit)


@pytest.mark.parametrize("name", SOLVERS)
def test_no_step_is_within_any_limit(library: Library, name: str) -> None:
    library.set_walls(EMPTY)
    for limit in (0, 1, 2, 1023):
        assert_limit(library, name, ((4, 4), (4, 4)), 0, limit)


@pytest.mark.parametrize("name", SOLVERS)
@pytest.mark.parametrize("fields", some([10], [10, 40], "solve_{name}"))
def test_among_stones(library: Library, name: str, fields: int) -> None:
    choose = random.Random(3)
    for _ in range(fields):
        walls = scatter(choose, 0.2)
        start, finish = passable(choose, walls), passable(choose, walls)
        own = steps_of(library, name, walls, start, finish)
        library.set_walls(walls)
        for limit in (1, 2, (own or 2) - 1, own or 3, (own or 3) + 1, 254, 255, choose.randrange(1, 1024)):
            assert_limit(library, name, (start, finish), own, max(limit, 1))


def test_the_tracer_looks_no_farther(library: Library) -> None:
    """The labels end one step before the limit."""
    library.set_walls(EMPTY)
    for limit in (1, 5, 61):
        assert_limit(library, "wave_cpir", ((31, 31), (0, 0)), 62, limit)
        work = np.frombuffer(library.machine.read(library.address("work"), 1156), np.uint8).reshape(34, 34)
        assert work[work < 253].max() == limit - 1  # beside the start


def stamped(library: Library, walls: Walls) -> Walls:
    """The cells that solve_wave has left a stamp on."""
    work = np.frombuffer(library.machine.read(library.address("work") + 67, 32 * 33), np.uint8).reshape(32, 33)[:, 1:]
    return (work >= 0x80) & ~walls


@pytest.mark.parametrize("walls", [EMPTY, serpentine(), staircases(2)])
def test_the_wave_looks_no_farther(library: Library, walls: Walls) -> None:
    """Exactly the places that are as near as the limit are visited; the start is out of reach."""
    finish = tuple(np.argwhere(~walls)[0].tolist())
    reach = distances(walls, [finish])[0]
    far = np.unravel_index(np.argmax(np.where(np.isfinite(reach), reach, -1)), reach.shape)
    start, most = (int(far[0]), int(far[1])), int(reach[far])
    library.set_walls(walls)
    for limit in {1, 2, 3, 7, 30, 61, 255, 256, 257, 513, most - 1}:
        if limit < most:
            assert_limit(library, "wave", (start, finish), most, limit)
            assert (stamped(library, walls) == (reach <= limit)).all()


@pytest.mark.parametrize("name", [name for name in SOLVERS if name != LOOSE])
def test_the_time_grows_with_the_limit(library: Library, name: str) -> None:
    """Of a start that is out of reach, in an empty field; 5 steps cost many times less than none."""
    library.set_walls(EMPTY)
    times = [limited(library, name, ((31, 31), (0, 0)), limit).tstates for limit in (1, 2, 5, 10, 20, 30, 0)]
    assert times[:-1] == sorted(times[:-1])
    fixed = times[0]
    assert 8 * (times[2] - fixed) < times[-1] - fixed


@pytest.mark.parametrize("name", SOLVERS)
def test_a_start_that_is_shut_in(library: Library, name: str) -> None:
    """There is no route: with a limit too, the wave ends when the places that it reaches are used up."""
    walls = EMPTY.copy()
    walls[20, :] = True
    walls[5:8, 5:8] = True
    walls[6, 6] = False
    library.set_walls(walls)
    for ends in (((31, 3), (0, 0)), ((2, 2), (6, 6)), ((6, 6), (2, 2))):
        for limit in (0, 1, 2, 30, 255, 256, 1023):
            assert_limit(library, name, ends, None, limit)


def test_a_limit_costs_nothing_more_where_the_wave_dies_out(library: Library) -> None:
    """It ends with the last cell, not after as many levels as the limit has steps."""
    walls = EMPTY.copy()
    walls[0, 2] = walls[1, 1] = walls[2, 0] = True
    library.set_walls(walls)
    ends = ((20, 20), (0, 0))
    long, short = (assert_limit(library, "wave", ends, 2_000, limit) for limit in (1_000, 2))
    assert abs(long - short) < 1_000


@pytest.mark.parametrize("name", SOLVERS)
def test_a_line_leaves_it_out(library: Library, name: str) -> None:
    """`WAVE_LIMIT equ 0`: the limit is not read, the routes are the same ones in no more time, and fewer bytes."""
    without = Library(assembly=without_limits())
    said = re.search(r"(\d+) without a limit", routine(f"solve_{name}").fields["Size"])
    assert without.size(f"solve_{name}") == (int(said[1]) if said else library.size(f"solve_{name}"))
    choose = random.Random(name)
    for walls in (EMPTY, serpentine(), scatter(choose, 0.2), scatter(choose, 0.4)):
        start, finish = passable(choose, walls), passable(choose, walls)
        calls = []
        for image in (library, without):
            image.set_walls(walls)
            image.set_parameters({"wave_limit": int(image is without)})
            image.machine.write(image.address("points_count"), [0])
            calls.append((image.solve(name, start, finish), image.route()))
        (with_it, route), (left_out, same) = calls
        assert (with_it.carry, route) == (left_out.carry, same)
        assert 0 <= with_it.tstates - left_out.tstates < 500 + 52 * len(route)
    library.set_parameters({})


@functools.cache
def without_limits() -> Assembly:
    """All routines for a program that limits nothing."""
    lines = (*COLLECTIONS["field"].first, "WAVE_LIMIT equ 0")
    return assemble_sources(sources("lib", "solve"), "the library without limits", lines)


@pytest.mark.parametrize("name", [name for name in names("solver") if name not in SOLVERS])
def test_others_do_not_read_it(library: Library, name: str) -> None:
    library.set_walls(EMPTY)
    library.set_parameters({"wave_limit": 3})
    call = library.solve(name, (1, 1), (9, 20))
    library.set_parameters({})
    assert call.registers.bc == len(library.route())
    assert call.carry == ("may fail" in routine(f"solve_{name}").promise.terms and call.registers.bc == 0)
