"""solve_angle: clear lines, a route along them, and how much longer it is than the shortest by a visibility graph."""

import itertools
import math
import random
import re
import statistics

import pytest

from emu_tests.oracles.angles import is_clear, length, shortest_length, touched
from emu_tests.oracles.fields import (
    CORNERS,
    EMPTY,
    anywhere,
    forest,
    passable,
    scatter,
    serpentine,
    spiral,
    staircases,
    stones,
)
from emu_tests.oracles.headers import claim
from emu_tests.oracles.paths import Place, Walls, longest_pair, perfect_maze, steps_between
from emu_tests.oracles.solving import judge
from zxmazes.documents.measures import map_cases
from zxmazes.routines.library import Library, walk

NAME = "angle"
Case = tuple[Walls, Place, Place]
#: The kinds of fields with more than one way to go.
KINDS = ("random 10 %", "random 20 %", "rooms", "maze, corridors 2 wide", "maze, corridors 4 wide")


def corners(library: Library) -> list[Place]:
    count = library.machine.word(library.address("line_count"))
    listed = library.machine.read(library.address("line_points"), 2 * count)
    return list(zip(listed[::2], listed[1::2], strict=True))


def judge_lines(library: Library, walls: Walls, start: Place, finish: Place) -> list[Place]:
    """Solve; the lines are clear, and the route goes along them, through each corner; the corners."""
    steps = steps_between(walls, start, finish)
    judge(library, NAME, walls, start, finish, steps)
    found = corners(library)
    if steps is None:
        assert found == []
        return found
    assert (found[0], found[-1]) == (start, finish)
    assert len(found) == 1 + (start != finish) or all(one != other for one, other in itertools.pairwise(found))
    assert all(is_clear(walls, *pair) for pair in itertools.pairwise(found)), (start, finish, found)
    route = walk(start, library.route())
    at = [route.index(place) for place in found]
    assert at == sorted(set(at))
    for number, pair in enumerate(itertools.pairwise(found)):
        assert {*route[at[number] : at[number + 1] + 1]} <= touched(*pair)
    return found


def excess(library: Library, cases: list[Case]) -> list[float]:
    """By how much each route is longer than the shortest one, in percent; those without a route are left out."""
    more = []
    for walls, start, finish in cases:
        found = length(judge_lines(library, walls, start, finish))
        if found:
            more.append(100 * (found / shortest_length(walls, start, finish, found) - 1))
    return more


def test_near_routes(library: Library) -> None:
    """1 % longer on average and 5 % at worst is the aim; the header has what a run finds."""
    more = excess(library, [case for case in stones() if 1 <= (steps_between(*case) or 0) <= 27])
    assert statistics.fmean(more) < 1
    assert max(more) < 5
    stated = re.findall(r"([\d.]+) % (?:longer|at worst)", claim(f"solve_{NAME}", "Promise"))
    assert stated == [f"{statistics.fmean(more):.2f}", f"{max(more):.2f}"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_fields_of_the_catalogue(library: Library, kind: str) -> None:
    more = excess(library, map_cases(f"map: {kind}")[:8])
    assert statistics.fmean(more) < 1
    assert max(more) < 5


@pytest.mark.sweep("solve_angle")
@pytest.mark.parametrize("kind", KINDS)
def test_all_fields_of_the_catalogue(library: Library, kind: str) -> None:
    more = excess(library, map_cases(f"map: {kind}"))
    assert statistics.fmean(more) < 0.5
    assert max(more) < 5


@pytest.mark.sweep("solve_angle")
@pytest.mark.parametrize("density", [0.1, 0.2, 0.3])
def test_across_a_field(library: Library, density: float) -> None:
    choose, cases = random.Random(density), []
    for _ in range(40):
        walls = scatter(choose, density)
        walls[0, 0] = walls[31, 31] = False
        cases.append((walls, (0, 0), (31, 31)))
    more = excess(library, cases)
    assert statistics.fmean(more) < 1
    assert max(more) < 5


def test_one_line_in_the_open(library: Library) -> None:
    choose = random.Random(2)
    pairs = [*itertools.product(CORNERS, CORNERS), *((anywhere(choose), anywhere(choose)) for _ in range(100))]
    for start, finish in pairs:
        assert judge_lines(library, EMPTY, start, finish) == ([start, finish] if start != finish else [start])


def test_round_a_single_stone(library: Library) -> None:
    """Wherever it lies: touched at a corner only, in the line, or out of the way; 3 % longer at most."""
    for row, column in itertools.product(range(9, 16), range(8, 17)):
        walls = EMPTY.copy()
        walls[row, column] = True
        for start, finish in (((8, 8), (16, 13)), ((16, 9), (9, 16)), ((12, 16), (12, 8)), ((16, 16), (8, 11))):
            if not (walls[start] or walls[finish]):
                found = judge_lines(library, walls, start, finish)
                assert is_clear(walls, start, finish) == (found == [start, finish])
                assert length(found) < 1.03 * shortest_length(walls, start, finish, length(found))


def test_every_direction_past_a_corner(library: Library) -> None:
    """A line that touches a stone at a corner is not clear: exactly diagonal ones, and others through a corner."""
    for rows, columns in itertools.product(range(-6, 7), range(-6, 7)):
        start, finish = (15, 15), (15 + rows, 15 + columns)
        for place in touched(start, finish) - {start, finish}:
            walls = EMPTY.copy()
            walls[place] = True
            assert judge_lines(library, walls, start, finish) != [start, finish]


def test_winding_fields(library: Library) -> None:
    """Corridors of one cell: more steps than are drawn twice, a corner at each turn; exact where there is one way."""
    fields = [serpentine(), spiral(), *(staircases(shift) for shift in range(3))]
    fields += [perfect_maze(seed, winding) for seed in range(2) for winding in (False, True)]
    for walls in fields:
        place = passable(random.Random(1), walls)
        start, finish = longest_pair(walls, place)
        found = judge_lines(library, walls, start, finish)
        assert judge_lines(library, walls, finish, start)
        assert length(found) <= (steps_between(walls, start, finish) or 0)
    assert len(judge_lines(library, serpentine(), (0, 0), (31, 0))) == 2 + 31


def in_many_fields(library: Library, seed: int, count: int) -> None:
    choose = random.Random(seed)
    for number in range(count):
        walls = forest(choose, 0.8) if number % 6 == 5 else scatter(choose, number % 16 / 40)
        start, finish = passable(choose, walls), passable(choose, walls)
        judge_lines(library, walls, start, finish)
        judge_lines(library, walls, finish, start)


def test_in_stones_of_every_density_and_forests(library: Library) -> None:
    in_many_fields(library, 5, 60)


@pytest.mark.sweep("solve_angle")
def test_in_many_more(library: Library) -> None:
    in_many_fields(library, 50, 1500)


def test_the_distances(library: Library) -> None:
    """In the last plane of each row: 16 times the distance, less 16 times the larger difference."""
    judge_lines(library, EMPTY, (1, 1), (2, 2))
    rows = library.address("angle_rows")
    for row in range(32):
        kept = library.machine.read(rows + 256 * row + 0xE0, 32)
        assert [*kept] == [round(16 * math.hypot(row, column)) - 16 * max(row, column) for column in range(32)]
