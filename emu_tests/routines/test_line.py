"""solve_line: corners, clear lines between them and their cells, by another Bresenham and geometry."""

import itertools
import math
import random

import pytest

from emu_tests.oracles.fields import CORNERS, EMPTY, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, longest_pair, steps_between
from emu_tests.oracles.solving import judge
from zxmazes.routines.library import Library, walk

NAME = "line"


def line(start: Place, finish: Place) -> list[Place]:
    """The cells from one place to another, each by a division of its own."""
    rows, columns = finish[0] - start[0], finish[1] - start[1]
    most, least = max(abs(rows), abs(columns)), min(abs(rows), abs(columns))
    cells = []
    for step in range(most + 1):
        aside = math.ceil((step * least - most // 2) / most) if most else 0
        down, across = (step, aside) if abs(rows) >= abs(columns) else (aside, step)
        cells.append((start[0] + math.copysign(down, rows), start[1] + math.copysign(across, columns)))
    return [(int(row), int(column)) for row, column in cells]


def is_clear(walls: Walls, cells: list[Place]) -> bool:
    """Every cell is passable, and the two beside each diagonal step."""
    steps = itertools.pairwise(cells)
    return not (
        any(walls[cell] for cell in cells)
        or any(walls[row, next_column] or walls[next_row, column] for (row, column), (next_row, next_column) in steps)
    )


def corners(library: Library) -> list[Place]:
    count = library.machine.word(library.address("line_count"))
    listed = library.machine.read(library.address("line_points"), 2 * count)
    return list(zip(listed[::2], listed[1::2], strict=True))


def length(places: list[Place]) -> float:
    return sum(math.dist(*pair) for pair in itertools.pairwise(places))


def judge_lines(library: Library, walls: Walls, start: Place, finish: Place) -> list[Place]:
    """Solve, and compare corners and cells with the route below them; the corners."""
    steps = steps_between(walls, start, finish)
    judge(library, "wave_diagonal", walls, start, finish, steps)
    below = walk(start, library.route())
    judge(library, NAME, walls, start, finish, steps)
    found = corners(library)
    if steps is None:
        assert found == []
        return found
    assert (found[0], found[-1]) == (start, finish)
    at = [below.index(place) for place in found]
    assert at == sorted(set(at))
    legs = [line(*pair) for pair in itertools.pairwise(found)]
    assert walk(start, library.route()) == [start, *itertools.chain.from_iterable(leg[1:] for leg in legs)]
    assert all(is_clear(walls, leg) for leg in legs)
    for corner, end in itertools.pairwise(at):
        for place in below[corner + 1 : end + 1]:
            assert is_clear(walls, line(below[corner], place)), "a corner as soon as one place is out of sight"
        if end + 1 < len(below):
            assert not is_clear(walls, line(below[corner], below[end + 1])), "a corner too early"
    assert length(found) <= length(below) + 1e-9
    return found


def lines_in_stones(library: Library, seed: int, count: int) -> tuple[float, float]:
    """The mean lengths of the lines and of the routes below them."""
    choose = random.Random(seed)
    pulled = plain = 0.0
    for number in range(count):
        walls = scatter(choose, number % 8 / 20)
        start, finish = passable(choose, walls), passable(choose, walls)
        pulled += length(judge_lines(library, walls, start, finish))
        library.solve("wave_diagonal", start, finish)
        plain += length(walk(start, library.route()))
    return pulled / count, plain / count


def test_in_stones_of_every_density(library: Library) -> None:
    pulled, plain = lines_in_stones(library, 6, 160)
    assert pulled < 0.99 * plain


@pytest.mark.sweep("solve_line")
def test_in_many_more_stones(library: Library) -> None:
    lines_in_stones(library, 60, 6000)


def test_one_line_in_the_open(library: Library) -> None:
    choose = random.Random(2)
    pairs = [*itertools.product(CORNERS, CORNERS), *((anywhere(choose), anywhere(choose)) for _ in range(200))]
    for start, finish in pairs:
        assert judge_lines(library, EMPTY, start, finish) == ([start, finish] if start != finish else [start])


def test_every_direction_and_slope(library: Library) -> None:
    """From the middle to all places within five cells."""
    for row, column in itertools.product(range(10, 21), range(10, 21)):
        judge_lines(library, EMPTY, (15, 15), (row, column))


def test_round_a_single_stone(library: Library) -> None:
    """Wherever it lies: in the line, beside a diagonal step, or out of the way."""
    for row, column in itertools.product(range(8, 17), range(8, 17)):
        walls = EMPTY.copy()
        walls[row, column] = True
        for start, finish in (((8, 8), (16, 13)), ((16, 9), (9, 16)), ((12, 16), (12, 8)), ((16, 16), (8, 11))):
            if not (walls[start] or walls[finish]):
                judge_lines(library, walls, start, finish)


def test_a_corner_at_each_turn_of_a_corridor(library: Library) -> None:
    assert len(judge_lines(library, serpentine(), (0, 0), (31, 0))) == 2 + 31
    for shift in range(3):
        walls = staircases(shift)
        start, finish = longest_pair(walls, (3, 31) if shift == 2 else (0, 0))
        assert len(judge_lines(library, walls, start, finish)) > 500
