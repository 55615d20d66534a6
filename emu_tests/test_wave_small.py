"""What only `solve_wave_small` promises: few bytes, and no field above its proven bound."""

import random

import pytest
from test_solvers import CORNERS, EMPTY, FULL, judge, judge_all, passable, scatter, staircases

from zxmazes.library import Library

NAME = "wave_small"


def test_bytes_of_all_and_of_the_wave_with_the_way_back(library: Library) -> None:
    first, last = library.address("wave_small_wave"), library.address("wave_small_wave_end")
    assert library.address("solve_wave_small") < first < last < library.address("solve_wave_small_end")
    assert last - first <= 103
    assert library.size("solve_wave_small") <= 165


def test_corner_to_corner_costs_the_same_from_anywhere(library: Library) -> None:
    """The whole field is always visited, so no end makes the wave shorter."""
    times = [
        judge(library, NAME, EMPTY, start, finish, 62).tstates
        for start, finish in zip(CORNERS, CORNERS[::-1], strict=True)
    ]
    assert max(times) < 420_000
    assert max(times) - min(times) < 5_000


def test_preparation_is_what_a_field_of_walls_costs(library: Library) -> None:
    assert judge(library, NAME, FULL, (31, 31), (31, 31), None).tstates <= 121_500


def test_a_walled_finish_ends_the_wave_whatever_the_queue_held(library: Library) -> None:
    """Nothing is put into the queue then, and the fill starts at its second byte."""
    first = library.address("small_queue") + 64
    for junk in (0, 0x80, 0xFF):
        walls = EMPTY.copy()
        walls[9, 9] = True
        library.set_walls(walls)
        library.machine.write(first, [junk])
        call = library.solve(NAME, (3, 3), (9, 9), budget=130_000)
        assert (call.carry, call.registers.bc) == (1, 0)
        assert library.machine.read(first, 3) == bytes([junk, 255, 255])


def test_the_first_label_does_not_matter(library: Library) -> None:
    """The operand at `label` is whatever bit the last call left: nine routes in turn are the same."""
    walls = staircases(2)
    routes = set()
    for _ in range(9):
        judge_all(library, NAME, walls, [((3, 31), (31, 3))])
        routes.add(bytes(library.route()))
        judge_all(library, NAME, EMPTY, [((0, 0), (0, 1))])
    assert len(routes) == 1


@pytest.mark.sweep
def test_soak(library: Library) -> None:
    choose = random.Random(2)
    for _ in range(2500):
        walls = scatter(choose, choose.random() * 0.5)
        judge_all(library, NAME, walls, [(passable(choose, walls), passable(choose, walls)) for _ in range(4)])
