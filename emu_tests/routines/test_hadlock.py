"""What only `solve_hadlock` promises: few cells in open fields, and a bound for the fields that hurt it most."""

import random

import numpy as np
import pytest

from emu_tests.oracles.fields import CORNERS, EMPTY, anywhere, passable, scatter, staircases
from emu_tests.oracles.paths import Place, Walls
from emu_tests.oracles.solving import judge_all
from zxmazes.routines.index import routine
from zxmazes.routines.library import STRIDE, Library

NAME = "hadlock"
#: The slowest field that hill climbing has found, a bit a cell, with its start and finish: stairs with gaps.
SLOWEST = (
    """
    41041008 24924920 12492482 49249248 24924920 92492492 49249248 24924924 12492492 49249249
    24924924 92492492 49249248 24924925 12492492 49249248 24924924 92492492 49249248 24924924
    12492492 49249249 24924924 92492492 49249248 24924924 12492493 49249248 24924924 92492492
    49249248 10104104
    """,
    (30, 0),
    (8, 31),
)


def settled(library: Library, start: Place, finish: Place) -> int:
    """Cells that a call settles in the field as it is: those whose note it has written."""
    library.machine.write(library.address("work"), bytes([255]) * STRIDE**2)
    library.solve(NAME, start, finish)
    return sum(note != 255 for note in library.machine.read(library.address("work"), STRIDE**2))


def doored(place: Place, open_cell: Place | None) -> Walls:
    """An empty field but for walls round a place, one of them left out."""
    rows, columns = np.indices((STRIDE, STRIDE))
    walls: Walls = np.abs(rows - place[0]) + np.abs(columns - place[1]) == 1
    if open_cell is not None:
        walls[open_cell] = False
    return walls


def test_an_open_field_costs_no_more_than_its_route(library: Library) -> None:
    """Only the cells of the route are settled."""
    choose = random.Random(62)
    pairs = [(corner, (31 - corner[0], 31 - corner[1])) for corner in CORNERS]
    pairs += [(anywhere(choose), anywhere(choose)) for _ in range(40)]
    for start, finish in pairs:
        (time,) = judge_all(library, NAME, EMPTY, [(start, finish)])
        steps = abs(start[0] - finish[0]) + abs(start[1] - finish[1])
        assert settled(library, start, finish) == steps + 1
        assert time <= 15_000


def test_fields_that_hurt_stay_below_three_times_the_wave(library: Library) -> None:
    """Everything is open and the start can hardly be reached, or not at all; and the stairs."""
    worst = 0
    for place in [(0, 0), (0, 15), (15, 0), (15, 15), (31, 16), (30, 30), (31, 31), (0, 31)]:
        for step in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            beside = (place[0] + step[0], place[1] + step[1])
            inside = all(0 <= part < STRIDE for part in beside)
            walls = doored(place, None)
            ways = [(place, end) for end in [*CORNERS, (16, 16)] if not walls[end]]
            worst = max(worst, *judge_all(library, NAME, walls, ways))
            if inside:
                worst = max(worst, *judge_all(library, NAME, doored(place, beside), ways))
    assert 400_000 < worst <= 410_000
    for shift in range(3):
        for walls in (staircases(shift), staircases(shift).T.copy(), staircases(shift)[::-1].copy()):
            ends = np.argwhere(~walls)[::60].tolist()
            pairs = [((a, b), (c, d)) for a, b in ends for c, d in ends]
            worst = max(worst, *judge_all(library, NAME, walls, pairs))
    assert 520_000 < worst <= 530_000


def test_the_slowest_field_known(library: Library) -> None:
    """What the header says of it."""
    cells, start, finish = SLOWEST
    walls = np.unpackbits(np.frombuffer(bytes.fromhex(cells), np.uint8)).reshape(STRIDE, STRIDE) == 1
    (time,) = judge_all(library, NAME, walls, [(start, finish)])
    assert routine("solve_hadlock").fields["Bound"].endswith(f"the slowest one found {time:,} T")


@pytest.mark.sweep("solve_hadlock")
def test_soak(library: Library) -> None:
    choose = random.Random(1)
    for _ in range(2500):
        walls = scatter(choose, choose.random() * 0.5)
        judge_all(library, NAME, walls, [(passable(choose, walls), passable(choose, walls)) for _ in range(4)])


def test_time_that_the_project_set_out_to_reach(library: Library) -> None:
    """Perfect mazes, from corner to corner."""
    worst = 0
    for seed in (*range(5, 65536, 1499), 16835):
        library.generate("dfs", seed, 31, 31)
        for start, finish in (((1, 1), (29, 29)), ((29, 1), (1, 29))):
            worst = max(worst, library.solve(NAME, start, finish).tstates, library.solve(NAME, finish, start).tstates)
    assert worst <= 236_000
