"""The cells of all shortest routes, and those that every route passes, against networkx."""

import random

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import CORNERS, EMPTY, FULL, anywhere, passable, scatter, serpentine
from emu_tests.oracles.headers import ROOM, claimed_time
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, steps_between
from emu_tests.oracles.routes import on_every, on_shortest
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import Library

#: By routine: the oracle, the bytes of marked cells, the most T-states that the header states.
JUDGES = {
    "mark_shortest": (on_shortest, (132, 133, 134), 580_000),
    "bottlenecks": (on_every, (241,), 880_000),
}

every_measure = pytest.mark.parametrize("name", JUDGES)


def judge(library: Library, name: str, walls: Walls, start: Place, finish: Place) -> Call:
    """Assert that the marked cells are right, after work and the queue were full of junk."""
    oracle, marks, most = JUDGES[name]
    library.set_walls(walls)
    choose = random.Random(f"{start} {finish}")
    for label, length in (("work", 1156), ("route", 1024), ("queue_rest", 1090)):
        library.machine.write(library.address(label), choose.randbytes(length))
    call = library.call(name, most, **KEPT | {"d": start[0], "e": start[1], "h": finish[0], "l": finish[1]})
    legal = max(*start, *finish) < 32 and not walls[start] and not walls[finish]
    expected = oracle(walls, start, finish) if legal else set()
    assert call.carry == (not expected), (start, finish, show(walls))
    assert call.registers.bc == len(expected)
    assert (library.walls() == walls).all()
    if expected:
        work = np.frombuffer(library.machine.read(library.address("work") + 68, 32 * 33), np.uint8).reshape(32, 33)
        marked = {(row, column) for row, column in np.argwhere(np.isin(work, marks)).tolist()}
        assert marked == expected, f"{name} {start} {finish}{show(walls)}"
    if name == "bottlenecks":
        judge_route(library, walls, start, finish, expected)
    return call


def judge_route(library: Library, walls: Walls, start: Place, finish: Place, expected: set[Place]) -> None:
    """The route that it leaves is a shortest one; the list has its bottlenecks in their order."""
    codes = library.route()
    if not expected:
        assert codes == []
        return
    assert len(codes) == steps_between(walls, start, finish)
    rows = ((-1, 0), (0, 1), (1, 0), (0, -1))
    cells = [start]
    for code in codes:
        cells.append((cells[-1][0] + rows[code // 2][0], cells[-1][1] + rows[code // 2][1]))
    assert cells[-1] == finish
    assert not any(walls[cell] for cell in cells)
    call = library.call("bottleneck_points", 500_000, **KEPT | {"d": start[0], "e": start[1], "hl": ROOM})
    listed = library.machine.read(ROOM, call.registers.hl - ROOM)
    assert list(zip(listed[::2], listed[1::2], strict=True)) == [cell for cell in cells if cell in expected]


@every_measure
def test_of_any_field(library: Library, name: str) -> None:
    """Stones from none to nearly all, from cells, walls and places outside; the start may be the finish."""
    for turn in range(40):
        choose = random.Random(turn)
        walls = scatter(choose, turn % 10 / 16)
        start = anywhere(choose) if turn % 5 == 0 else passable(choose, walls)
        judge(library, name, walls, start, start if turn % 9 == 8 else passable(choose, walls))
    for start, finish in (((32, 0), (0, 0)), ((0, 0), (0, 32)), ((255, 255), (1, 1))):
        judge(library, name, EMPTY, start, finish)
    judge(library, name, FULL, (3, 3), (3, 4))


@every_measure
@pytest.mark.parametrize("maker", ["braid", "kruskal", "dungeon", "rooms", "figures", "corridor_loops"])
def test_of_mazes(library: Library, name: str, maker: str) -> None:
    for seed in range(5):
        library.generate(maker, seed)
        walls, choose = library.walls(), random.Random(seed)
        judge(library, name, walls, passable(choose, walls), passable(choose, walls))


@every_measure
def test_of_the_longest_ways_and_the_largest_fields(library: Library, name: str) -> None:
    """No buffer overflows: a serpentine, all of the field, a way along the longest wall."""
    for walls in (serpentine(), serpentine().T.copy(), EMPTY):
        places = [(row, column) for row, column in np.argwhere(~walls).tolist()]
        for start, finish in ((places[0], places[-1]), (places[-1], places[0]), (places[40], places[41])):
            judge(library, name, walls, start, finish)
    for start in CORNERS:
        judge(library, name, EMPTY, start, (16, 15))


def test_a_bottleneck_that_shortest_routes_do_not_show(library: Library) -> None:
    """A detour longer than the direct way: every shortest route passes the middle, but not every route."""
    walls = FULL.copy()
    walls[5, 1:12] = walls[1, 3:10] = walls[1:6, 3] = walls[1:6, 9] = False
    judge(library, "bottlenecks", walls, (5, 1), (5, 11))
    assert (5, 6) in on_shortest(walls, (5, 1), (5, 11)) - on_every(walls, (5, 1), (5, 11))


@every_measure
def test_the_time_claimed(library: Library, name: str) -> None:
    empty = judge(library, name, EMPTY, (0, 0), (31, 31)).tstates
    assert claimed_time(name).startswith(f"{empty:,} T empty field corner to corner")
    assert claimed_time(name).endswith(f"{JUDGES[name][2]:,} T at most, whatever the field")
