"""A wave in a window of a large field: where the window lies, and the route inside it."""

import itertools
import random

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, perfect_maze, steps_between
from zxmazes.machine.spectrum import Call
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import routine
from zxmazes.routines.library import STRIDE, Library, walk

BIG = 0x4000  # 16K below the routine: room for 128 x 128
SIZES = [(64, 64), (128, 128), (32, 32), (32, 128), (128, 32), (33, 97), (100, 45)]  # width, height
BOUND = 2_991_321


@pytest.fixture(scope="module")
def library() -> Library:
    """The routine alone: the image of all has no room for a field of 128 x 128 beside it."""
    path = routine("solve_wave_window").path
    return Library(assembly=assemble_sources([path], "solve_wave_window alone", org=0x8000))


def put(library: Library, walls: Walls, choose: random.Random) -> bytes:
    """Put a large field into the machine, low bits random, and its size; its bytes."""
    height, width = walls.shape
    data = bytes(128 * wall | choose.randrange(128) for wall in walls.flat)
    library.machine.write(BIG, data)
    library.machine.poke_word(library.address("big_field"), BIG)
    library.machine.write(library.address("big_width"), (width, height))
    return data


def solve(library: Library, start: Place, finish: Place, **options: int) -> Call:
    (d, e), (h, l) = start, finish  # noqa: E741
    return library.call("wave_window", BOUND, d=d, e=e, h=h, l=l, **options)


def begins(ends: tuple[int, int], first: int, size: int) -> None:
    """Assert that a window from `first` holds both ends, lies in the field, and is as near the middle as it can."""
    assert 0 <= first <= size - STRIDE
    assert first <= min(ends)
    assert max(ends) < first + STRIDE
    margins = (min(ends) - first, first + STRIDE - 1 - max(ends))
    if margins[0] - margins[1] > 0:
        assert first == size - STRIDE, "too early"
    if margins[1] - margins[0] > 1:
        assert first == 0, "too late"


def judge(library: Library, walls: Walls, start: Place, finish: Place) -> str:
    """Solve and assert that window, outcome and route are right; what came of it."""
    where = f"{walls.shape} from {start} to {finish}"
    call = solve(library, start, finish)
    length = library.machine.word(library.address("route_length"))
    assert call.registers.bc == length, where
    if any(abs(start[axis] - finish[axis]) > 31 for axis in (0, 1)):
        assert (call.carry, length) == (1, 0), where
        return "too far"
    top, left = library.machine.read(library.address("window_row"), 2)
    begins((start[0], finish[0]), top, walls.shape[0])
    begins((start[1], finish[1]), left, walls.shape[1])
    part = walls[top : top + STRIDE, left : left + STRIDE].copy()
    assert (library.walls() == part).all(), where
    best = steps_between(part, (start[0] - top, start[1] - left), (finish[0] - top, finish[1] - left))
    if best is None:
        assert (call.carry, length) == (1, 0), where + show(part)
        return "no route"
    assert (call.carry, length) == (0, best), where + show(part)
    cells = walk(start, library.route())
    assert cells[-1] == finish, where
    assert all(not walls[cell] for cell in cells), where
    return "route"


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_windows_of_large_fields(library: Library, width: int, height: int) -> None:
    """Ends anywhere; in corners, on edges, 31 and 32 apart."""
    choose = random.Random(width * height)
    random_walls = np.random.default_rng(width)
    outcomes = []
    for density in (0.0, 0.1, 0.25, 0.35):
        walls = random_walls.random((height, width)) < density
        data = put(library, walls, choose)
        for _ in range(60):
            start = (choose.randrange(height), choose.randrange(width))
            finish = start
            while finish == start:
                finish = (
                    min(max(start[0] + choose.choice((-31, 31, -32, 32, choose.randrange(-30, 31))), 0), height - 1),
                    min(max(start[1] + choose.choice((-31, 31, -32, 32, choose.randrange(-30, 31))), 0), width - 1),
                )
            outcomes.append(judge(library, walls, start, finish))
        for start in ((0, 0), (0, width - 1), (height - 1, 0), (height - 1, width - 1)):
            outcomes.append(judge(library, walls, start, (height // 2, width // 2)))
            outcomes.append(judge(library, walls, (min(start[0], 31), min(start[1], 31)), start))
            outcomes.append(judge(library, walls, start, start))
        assert library.machine.read(BIG, len(data)) == data
    wanted = {"route", "no route"} | ({"too far"} if width * height > STRIDE * STRIDE else set())
    assert set(outcomes) == wanted


def test_every_pair_on_one_axis(library: Library) -> None:
    """All pairs of rows in a field 70 high, along one free column, and all pairs of columns in its transpose."""
    walls = np.ones((70, 40), dtype=np.bool_)
    walls[:, 20] = False
    for turned in (False, True):
        put(library, walls.T.copy() if turned else walls, random.Random(1))
        for first in range(0, 70, 3):
            for second in range(70):
                ends = ((20, first), (20, second)) if turned else ((first, 20), (second, 20))
                came = judge(library, walls.T if turned else walls, *ends)
                assert came == ("too far" if abs(first - second) > 31 else "route")


def test_a_way_round_outside_the_window_is_not_seen(library: Library) -> None:
    """A wall right through the window with its gap outside: no route; with a gap inside: one."""
    walls = np.zeros((64, 64), dtype=np.bool_)
    walls[:, 30] = True
    walls[63, 30] = False
    put(library, walls, random.Random(2))
    assert judge(library, walls, (10, 25), (10, 35)) == "no route"
    assert judge(library, walls, (50, 25), (50, 35)) == "route"


@pytest.mark.parametrize(("width", "height"), [(31, 64), (64, 31), (129, 64), (64, 129), (0, 64), (64, 255), (255, 0)])
def test_sizes_that_cannot_be(library: Library, width: int, height: int) -> None:
    put(library, np.zeros((64, 64), dtype=np.bool_), random.Random(3))
    library.machine.write(library.address("big_width"), (width, height))
    for place in ((5, 5), (0, 0)):
        call = solve(library, place, (9, 9))
        assert (call.carry, call.registers.bc, library.route()) == (1, 0, [])


def test_ends_outside(library: Library) -> None:
    """Beyond the field's own size, every value of each register; inside it, a route."""
    put(library, np.zeros((50, 40), dtype=np.bool_), random.Random(4))
    for number, size in enumerate((50, 40, 50, 40)):
        for value in range(30, 256):
            ends = [30, 30, 30, 31]
            ends[number] = value
            call = solve(library, (ends[0], ends[1]), (ends[2], ends[3]))
            assert call.carry == (value >= size), ends
            assert (call.registers.bc == 0) == (value >= size or ends[:2] == ends[2:])


def test_mazes_put_together(library: Library) -> None:
    """A field of 4 x 4 perfect mazes, their outer walls with gaps between them."""
    walls = np.block([[perfect_maze(4 * row + column, True) for column in range(4)] for row in range(4)])
    walls[:, 31::32] = walls[31::32, :] = True
    walls[1::2, 30:33] = walls[1::2, 62:65] = walls[30:33, 1::2] = False
    put(library, walls, random.Random(5))
    choose = random.Random(6)
    free = [(row, column) for row, column in np.argwhere(~walls).tolist()]
    outcomes = [judge(library, walls, choose.choice(free), choose.choice(free)) for _ in range(400)]
    assert outcomes.count("route") > 20


@pytest.mark.parametrize(("width", "height"), SIZES[:4])
def test_the_window_of_the_hero(library: Library, width: int, height: int) -> None:
    """It begins 15 before the start, or where the field lets it; a finish outside is refused, one inside found."""
    choose, outcomes = random.Random(width - height), set()
    walls = np.random.default_rng(height).random((height, width)) < 0.2
    data = put(library, walls, choose)
    for _ in range(250):
        start = (choose.randrange(height), choose.randrange(width))
        finish = tuple(
            min(max(end + choose.randrange(-20, 21), 0), size - 1)
            for end, size in zip(start, (height, width), strict=True)
        )
        (d, e), (h, l) = start, finish  # noqa: E741
        call = library.call("wave_window_hero", BOUND, d=d, e=e, h=h, l=l)
        top, left = (min(max(end - 15, 0), size - STRIDE) for end, size in zip(start, (height, width), strict=True))
        ends = [(row - top, column - left) for row, column in (start, finish)]
        part = walls[top : top + STRIDE, left : left + STRIDE]
        seen = all(0 <= place < STRIDE for place in ends[1])
        best = steps_between(part, *ends) if seen else None
        assert (call.carry, call.registers.bc) == (int(best is None), best or 0), (start, finish)
        if seen:
            assert tuple(library.machine.read(library.address("window_row"), 2)) == (top, left)
            assert (library.walls() == part).all()
        if best is not None:
            assert walk(start, library.route())[-1] == finish
        outcomes.add((seen, best is None))
    assert len(outcomes) == (2 if width * height == STRIDE * STRIDE else 3)
    assert library.machine.read(BIG, len(data)) == data


def test_nothing_else_is_written_and_the_time_on_top_is_bounded(library: Library) -> None:
    machine, choose = library.machine, random.Random(7)
    spans = [("work", 1156), ("route", 1024), ("field", 1024), ("route_length", 2), ("window_row", 2)]
    spans += [
        ("queue_rest", 1090),
        ("solve_wave", library.size("solve_wave")),
        ("wave_window", library.size("wave_window")),
    ]
    deepest = most = 0
    put(library, np.zeros((128, 128), dtype=np.bool_), choose)
    for start, finish in (((127, 127), (96, 96)), ((63, 1), (80, 20)), ((3, 3), (3, 3)), ((1, 1), (99, 1))):
        before = bytearray(machine.read(0, 0x10000))
        call = solve(library, start, finish, stack=0xFF00, **KEPT)
        after = bytearray(machine.read(0, 0x10000))
        assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
        assert call.registers.sp == 0xFF00
        for begin, length in [*((library.address(label), size) for label, size in spans), (0xFEF4, 12)]:
            before[begin : begin + length] = after[begin : begin + length]
        assert before == after
        deepest = max(deepest, solve(library, start, finish, measure_stack=True).stack)
        if not call.carry:
            top, left = machine.read(library.address("window_row"), 2)
            alone = library.solve("wave", (start[0] - top, start[1] - left), (finish[0] - top, finish[1] - left))
            most = max(most, call.tstates - alone.tstates)
    assert deepest == 8
    assert 24_000 < most <= 25_000
    assert claimed_time("wave_window") == "that of the solver and 25,000 T at most"


def test_the_time_of_the_window_of_the_hero(library: Library) -> None:
    """That of the window and a jump: over all places of a large field it stays under what the header states."""
    put(library, np.zeros((128, 128), dtype=np.bool_), random.Random(9))
    most = 0
    for start in itertools.product((0, 16, 63, 95, 111, 127), repeat=2):
        finish = (start[0] ^ 1, start[1] ^ 2)
        (d, e), (h, l) = start, finish  # noqa: E741
        call = library.call("wave_window_hero", BOUND, d=d, e=e, h=h, l=l)
        top, left = library.machine.read(library.address("window_row"), 2)
        alone = library.solve("wave", (d - top, e - left), (h - top, l - left))
        assert (call.carry, call.registers.bc, alone.registers.bc) == (0, 3, 3)
        most = max(most, call.tstates - alone.tstates)
    assert 24_000 < most <= 25_000
    assert claimed_time("wave_window_hero") == "that of the solver and 25,000 T at most"


@pytest.mark.sweep("solve_wave_window", "solve_wave")
def test_soak_of_windows(library: Library) -> None:
    choose, random_walls = random.Random(8), np.random.default_rng(8)
    for _ in range(120):
        height, width = choose.randrange(32, 129), choose.randrange(32, 129)
        walls = random_walls.random((height, width)) < choose.random() * 0.5
        put(library, walls, choose)
        for _ in range(60):
            start = (choose.randrange(height), choose.randrange(width))
            reach = choose.choice((3, 20, 40))
            rows, columns = (choose.randrange(-reach, reach + 1) for _ in range(2))
            finish = (min(max(start[0] + rows, 0), height - 1), min(max(start[1] + columns, 0), width - 1))
            judge(library, walls, start, finish)
