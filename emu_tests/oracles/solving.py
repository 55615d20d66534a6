"""What the header of a solver promises, and the judge of its routes."""

import functools
import random
from dataclasses import dataclass

import numpy as np
import pytest

from emu_tests.oracles.headers import spans
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, diagonal_steps_between, distances
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import names, routine
from zxmazes.routines.library import STEPS_AND_DIAGONALS, STRIDE, Library
from zxmazes.routines.promise import ROUTE_TERMS


@dataclass(frozen=True)
class Rules:
    """What the header of a solver promises.

    worst: T-states that no call may pass, whatever the field. shortest: every route is a shortest one; else any route
    of free cells, none twice. diagonal: steps to the eight neighbours, a diagonal one only where both cells beside it
    are free. cannot: it may report failure where there is a route (when it may, its own test file says). labels: it
    leaves the labels of W1 in `work`.
    """

    worst: int
    shortest: bool
    diagonal: bool
    cannot: bool
    labels: bool


@functools.cache
def rules(name: str) -> Rules:
    """Those of solve_NAME."""
    solver = routine(f"solve_{name}")
    terms = solver.promise.terms
    assert set(terms) <= set(ROUTE_TERMS)
    return Rules(
        worst=solver.worst,
        shortest="shortest" in terms or "fewest steps" in terms,
        diagonal="diagonal" in terms,
        cannot="may fail" in terms,
        labels="labels in work" in terms,
    )


every_solver = pytest.mark.parametrize("name", names("solver"))


def soil(library: Library, name: str, choose: random.Random) -> None:
    """Fill what a solver writes with junk: nothing in it may matter."""
    for span in _written(library, name):
        library.machine.write(span.start, choose.randbytes(len(span)))


@functools.cache
def _written(library: Library, name: str) -> list[range]:
    """What a solver writes, which does not depend on the field."""
    return spans(library, f"solve_{name}", {})


def judge(library: Library, name: str, walls: Walls, start: Place, finish: Place, steps: int | None) -> Call:
    """Solve a field and assert that the outcome is right: `steps` of a shortest route to neighbours, None for none."""
    library.set_walls(walls)
    soil(library, name, random.Random(start[0] * STRIDE + start[1]))
    call = library.solve(name, start, finish, budget=rules(name).worst)
    assert_outcome(library, name, call, walls, start, finish, steps)
    return call


def assert_outcome(
    library: Library, name: str, call: Call, walls: Walls, start: Place, finish: Place, steps: int | None
) -> None:
    limits = rules(name)
    length = library.machine.word(library.address("route_length"))
    if limits.diagonal and steps is not None:
        steps = diagonal_steps_between(walls, start, finish)

    def where() -> str:  # told only when it is needed: there are many calls
        return f"solve_{name} from {start} to {finish}, {steps} steps:{show(walls)}"

    assert call.registers.bc == length, where()
    if steps is None or (limits.cannot and call.carry):
        assert (call.carry, length) == (1, 0), where()
        return
    assert call.carry == 0, where()
    assert length == steps if limits.shortest else length >= steps, where()
    route = library.route()
    assert set(route) <= ({*range(8)} if limits.diagonal else {0, 2, 4, 6}), where()
    cells = np.cumsum([start, *(STEPS_AND_DIAGONALS[code] for code in route)], axis=0)
    rows, columns = cells.T
    assert (*cells[-1],) == finish, where()
    assert ((cells >= 0) & (cells < STRIDE)).all(), where()
    assert len(np.unique(STRIDE * rows + columns)) == len(cells), where()
    assert not walls[rows, columns].any(), where()
    assert not walls[rows[:-1], columns[1:]].any(), f"past a corner, {where()}"
    assert not walls[rows[1:], columns[:-1]].any(), f"past a corner, {where()}"


def judge_all(library: Library, name: str, walls: Walls, pairs: list[tuple[Place, Place]]) -> list[int]:
    """Judge several routes in one field; their T-states."""
    steps = distances(walls, [finish for _, finish in pairs])
    found = [steps[number][start] for number, (start, _) in enumerate(pairs)]
    return [
        judge(library, name, walls, start, finish, int(best) if np.isfinite(best) else None).tstates
        for (start, finish), best in zip(pairs, found, strict=True)
    ]
