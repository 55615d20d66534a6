"""wave_limit: a route of so many steps is found, one of more is not; which solvers read it."""

import random

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, distances
from emu_tests.records.sampling import some
from zxmazes.routines.index import names, parameters, readers, routine
from zxmazes.routines.library import Library

SOLVERS = tuple(label.removeprefix("solve_") for label in readers("wave_limit"))
#: Around a byte and around the labels of solve_wave_cpir, which repeat after 253.
STEPS = (1, 2, 3, 62, 127, 128, 251, 252, 253, 254, 255, 256, 257, 505, 506, 507, 508, 527, 640, 643)
#: The T-states at most with a limit, as the head of solve_wave.asm has them; the window takes 60,000 besides.
LIMITED = {"wave": 461_855, "wave_window": 521_855}


def assert_limit(library: Library, name: str, ends: tuple[Place, Place], steps: int, limit: int) -> int:
    """Solve with a limit; the T-states."""
    library.set_parameters({"wave_limit": limit})
    call = library.solve(name, *ends, budget=LIMITED.get(name, routine(f"solve_{name}").worst))
    library.set_parameters({})
    found = limit in (0, *range(1024, 65536)) or steps <= limit
    assert (call.carry, call.registers.bc) == (not found, steps * found), f"{steps} steps, limit {limit}"
    assert library.machine.word(library.address("route_length")) == steps * found
    return call.tstates


def test_those_that_read_it() -> None:
    assert SOLVERS == ("points", "wave", "wave_cpir", "wave_window")
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
                for limit in {0, 1, steps - 1, steps, steps + 1, max(steps - 253, 1), steps + 253, 1023, 1024, 65535}:
                    assert_limit(library, name, (start, (row, column)), steps, limit)


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
        steps = distances(walls, [finish])[0][start]
        library.set_walls(walls)
        if np.isfinite(steps):
            for limit in (1, int(steps) - 1, int(steps), int(steps) + 1, choose.randrange(1, 1024)):
                assert_limit(library, name, (start, finish), int(steps), max(limit, 1))


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


@pytest.mark.parametrize("name", SOLVERS)
def test_the_time_grows_with_the_limit(library: Library, name: str) -> None:
    """Of a start that is out of reach, in an empty field; 10 steps cost many times less than none."""
    library.set_walls(EMPTY)
    times = [assert_limit(library, name, ((31, 31), (0, 0)), 62, limit) for limit in (1, 2, 5, 10, 20, 40, 61, 0)]
    assert times[:-1] == sorted(times[:-1])
    fixed = times[0]
    assert 8 * (times[3] - fixed) < times[-1] - fixed


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
            library.set_parameters({"wave_limit": limit})
            call = library.solve(name, *ends, budget=LIMITED.get(name, routine(f"solve_{name}").worst))
            assert (call.carry, call.registers.bc) == (True, 0)
    library.set_parameters({})


def test_a_limit_costs_nothing_more_where_the_wave_dies_out(library: Library) -> None:
    """It ends with the last cell, not after as many levels as the limit has steps."""
    walls = EMPTY.copy()
    walls[0, 2] = walls[1, 1] = walls[2, 0] = True
    library.set_walls(walls)
    ends = ((20, 20), (0, 0))
    long, short = (assert_limit(library, "wave", ends, 2_000, limit) for limit in (1_000, 2))
    assert abs(long - short) < 1_000


@pytest.mark.parametrize("name", [name for name in names("solver") if name not in SOLVERS])
def test_others_do_not_read_it(library: Library, name: str) -> None:
    library.set_walls(EMPTY)
    library.set_parameters({"wave_limit": 3})
    call = library.solve(name, (1, 1), (9, 20))
    library.set_parameters({})
    assert call.registers.bc == len(library.route())
    assert call.carry == ("may fail" in routine(f"solve_{name}").promise.terms and call.registers.bc == 0)
