"""`solve_wave_large`: shortest routes over whole large fields, its limits, its queue, fields made to be slow."""

# Longer than 300 lines because the fields made to be slow are those of every part.

import random
import re
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from calls import KEPT
from claims import claimed_time
from paths_oracle import Place, Walls, distances, farthest

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import walk

#: Bars: an empty 64 x 64, and any 64 x 64; what any 128 x 128 may take.
EMPTY_64, ANY_64, ANY_128 = 1_200_000, 2_500_000, 30_000_000
SIZES = [(64, 64), (32, 32), (37, 100), (100, 37), (128, 128), (45, 91), (128, 32), (33, 128), (77, 77), (64, 65)]
KEPT_CODES = 8192


class Alone:
    """The solver in an image of its own, with constants of its source set first."""

    def __init__(self, *lines: str) -> None:
        self.assembly = _assemble(lines)
        self.symbols = self.assembly.symbols
        self.machine = Machine(48)
        self.machine.write(self.assembly.org, self.assembly.code)

    def solve(self, walls: Walls, start: Place, finish: Place, budget: int = 400_000_000) -> Call:
        return self.solve_bytes(np.where(walls, 0x80, 0).astype(np.uint8), start, finish, budget)

    def solve_bytes(
        self, field: "np.ndarray[tuple[int, int], np.dtype[np.uint8]]", start: Place, finish: Place, budget: int
    ) -> Call:
        height, width = field.shape
        self.machine.write(0xB600, field.tobytes())
        self.machine.poke_word(self.symbols["big_field"], 0xB600)
        self.machine.write(self.symbols["big_width"], (width, height))
        (d, e), (h, l) = start, finish  # noqa: E741
        return self.machine.call(self.symbols["solve_wave_large"], budget, d=d, e=e, h=h, l=l)

    def route(self) -> list[int]:
        steps = self.machine.word(self.symbols["big_route_length"])
        return list(self.machine.read(self.symbols["big_route"], min(steps, KEPT_CODES)))


@cache
def _assemble(lines: tuple[str, ...]) -> Assembly:
    text = [*lines, " org $6000", ' include "include/spectrum.asm"', ' include "include/field.asm"']
    text += [' include "large/solve_wave_large.asm"', "image_end:", ' include "lib/variables.asm"']
    return assemble_text("\n".join(text), "the solver alone")


@pytest.fixture(scope="module")
def large() -> LargeLibrary:
    return LargeLibrary()


def codes(large: LargeLibrary) -> list[int]:
    return large.route()[:KEPT_CODES]


def check(walls: Walls, start: Place, finish: Place, call: Call, route: list[int]) -> None:
    """Assert that the call's outcome is that of scipy, and that each step is legal and leads nearer."""
    where = f"{walls.shape} from {start} to {finish}"
    outside = any(not (0 <= r < walls.shape[0] and 0 <= c < walls.shape[1]) for r, c in (start, finish))
    reach = None if outside or walls[start] or walls[finish] else distances(walls, [finish])[0]
    if reach is None or not np.isfinite(reach[start]):
        assert (call.carry, call.registers.bc, route) == (1, 0, []), where
        return
    steps = int(reach[start])
    assert (call.carry, call.registers.bc, len(route)) == (0, steps, min(steps, KEPT_CODES)), where
    cells = walk(start, route)
    assert [int(reach[cell]) for cell in cells] == list(range(steps, steps - len(cells), -1)), where


def judge(large: LargeLibrary, walls: Walls, start: Place, finish: Place, budget: int = ANY_128) -> int:
    """Solve, check, and return the T-states; the field is put where it is, and must stay as it is."""
    call = large.solve("wave_large", start, finish, budget)
    assert call.registers.bc == large.machine.word(large.address("big_route_length"))
    check(walls, start, finish, call, codes(large))
    assert (large.walls() == walls).all()
    return call.tstates


def scattered(seed: int, height: int, width: int, density: float) -> Walls:
    return np.random.default_rng(seed).random((height, width)) < density


def serpentine(height: int, width: int) -> Walls:
    walls = np.zeros((height, width), dtype=np.bool_)
    walls[1::4, : width - 1] = walls[3::4, 1:] = True
    return walls


def staircases(size: int, shift: int) -> Walls:
    """Diagonal stairs joined at alternate ends: two cells of three lie on the route."""
    rows, columns = np.indices((size, size))
    walls: Walls = (columns - rows + shift) % 3 == 2
    for number, diagonal in enumerate(d for d in range(1 - size, size) if (d + shift) % 3 == 2):
        cells = [(row, row + diagonal) for row in range(size) if 0 <= row + diagonal < size]
        walls[cells[0 if number % 2 else -1]] = False
    return walls


def comb(height: int, width: int) -> Walls:
    walls = np.zeros((height, width), dtype=np.bool_)
    walls[1:, 1::2] = True
    return walls


def diamonds(size: int) -> Walls:
    rows, columns = np.indices((size, size))
    walls: Walls = ((rows + columns) % 7 == 0) & ((rows - columns) % 5 != 0)
    return walls


def spiral(size: int) -> Walls:
    """A corridor from the corner to the middle, with walls of one cell between its turns."""
    walls = np.ones((size, size), dtype=np.bool_)
    row, column, turn = 0, 0, 0
    walls[0, 0] = False
    while True:
        rows, columns = ((0, 1), (1, 0), (0, -1), (-1, 0))[turn % 4]
        moved = 0
        while True:
            ahead, beyond = (row + rows, column + columns), (row + 2 * rows, column + 2 * columns)
            if not (0 <= ahead[0] < size and 0 <= ahead[1] < size) or not walls[ahead]:
                break
            if 0 <= beyond[0] < size and 0 <= beyond[1] < size and not walls[beyond]:
                break
            row, column = ahead
            walls[ahead] = False
            moved += 1
        if moved == 0:
            return walls
        turn += 1


def perfect(height: int, width: int, seed: int) -> Walls:
    """A perfect maze, depth first, with its cells at odd rows and columns."""
    choose = random.Random(seed)
    walls = np.ones((height, width), dtype=np.bool_)
    walls[1, 1] = False
    path: list[Place] = [(1, 1)]
    while path:
        row, column = path[-1]
        ways = [(row - 2, column), (row + 2, column), (row, column - 2), (row, column + 2)]
        ways = [(r, c) for r, c in ways if 0 < r < height - 1 and 0 < c < width - 1 and walls[r, c]]
        if not ways:
            path.pop()
            continue
        there = choose.choice(ways)
        walls[there] = walls[(row + there[0]) // 2, (column + there[1]) // 2] = False
        path.append(there)
    return walls


def tree(size: int) -> Walls:
    """An H-tree: from the middle on each corridor ends at the middle of one half as long across it."""
    walls = np.ones((size, size), dtype=np.bool_)

    def arm(row: int, column: int, half: int, down: bool) -> None:
        if half < 1:
            return
        reach = slice((row if down else column) - half, (row if down else column) + half + 1)
        if down:
            walls[reach, column] = False
        else:
            walls[row, reach] = False
        for side in (-half, half):
            end = (row + side, column) if down else (row, column + side)
            arm(*end, half if not down else half // 2, not down)

    arm(size // 2, size // 2, size // 4, False)
    return walls


def made_to_hurt(size: int) -> list[Walls]:
    fields = [np.zeros((size, size), dtype=np.bool_), serpentine(size, size), serpentine(size, size).T.copy()]
    fields += [comb(size, size), comb(size, size).T.copy(), diamonds(size), spiral(size), tree(size)]
    fields += [staircases(size, shift) for shift in range(3)] + [staircases(size, 1)[:, ::-1].copy()]
    return [*fields, perfect(size - 1, size - 1, 5), scattered(1, size, size, 0.35)]


def ends_of(walls: Walls) -> list[tuple[Place, Place]]:
    """The two cells that are far apart, both ways; corners and the middle where they are passable."""
    height, width = walls.shape
    free = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
    first = farthest(walls, free[0])
    second = farthest(walls, first)
    places = [(0, 0), (0, width - 1), (height - 1, 0), (height - 1, width - 1), (height // 2, width // 2)]
    inside = [place for place in places if not walls[place]]
    return [(first, second), (second, first), *pairwise(inside)]


def slowest(large: LargeLibrary, walls: Walls, budget: int) -> int:
    large.set_walls(walls)
    return max(judge(large, walls, start, finish, budget) for start, finish in ends_of(walls))


# --- routes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("height", "width"), SIZES)
def test_scattered_walls(large: LargeLibrary, height: int, width: int) -> None:
    """0 to 60 % of walls, ends anywhere: in walls too."""
    choose = random.Random(height * width)
    for number, density in enumerate((0, 0.1, 0.25, 0.33, 0.4, 0.6)):
        walls = scattered(number + height, height, width, density)
        large.set_walls(walls)
        for _ in range(3):
            ends = [(choose.randrange(height), choose.randrange(width)) for _ in range(2)]
            judge(large, walls, ends[0], ends[1])
        judge(large, walls, ends[0], ends[0])


@pytest.mark.parametrize(("height", "width"), SIZES)
def test_every_row_beside_the_next_and_every_column(large: LargeLibrary, height: int, width: int) -> None:
    """Two passable cells alone; one cell at the end of a row and one at the beginning of the next."""
    full = np.ones((height, width), dtype=np.bool_)
    pairs = [((row, width // 2), (row + 1, width // 2)) for row in range(0, height - 1)]
    pairs += [((row, width - 1), (row + 1, 0)) for row in range(0, height - 1, 5)]
    pairs += [((row, 0), (row, width - 1)) for row in range(0, height, 7)]
    pairs += [((height // 2, column), (height // 2, column + 1)) for column in range(0, width - 1, 3)]
    pairs += [((0, column), (height - 1, column)) for column in range(0, width, 9)]
    if height * width > 8192:
        pairs = pairs[::3]
    for first, second in pairs:
        walls = full.copy()
        walls[first] = walls[second] = False
        large.set_walls(walls)
        judge(large, walls, first, second)
        judge(large, walls, second, first)


def test_walled_in(large: LargeLibrary) -> None:
    walls = np.zeros((90, 70), dtype=np.bool_)
    walls[40:43, 20:23] = True
    walls[41, 21] = False
    large.set_walls(walls)
    for place in ((0, 0), (89, 69), (43, 21)):
        judge(large, walls, (41, 21), place)
        judge(large, walls, place, (41, 21))
    judge(large, walls, (41, 21), (41, 21))


@pytest.mark.parametrize(("height", "width"), [(64, 64), (40, 128)])
def test_ends_outside(large: LargeLibrary, height: int, width: int) -> None:
    """Every value of each register; one in the field that is no wall gives a route."""
    walls = np.ones((height, width), dtype=np.bool_)
    walls[30, :] = walls[:, 30] = False
    large.set_walls(walls)
    for number, size in enumerate((height, width, height, width)):
        for value in [*range(0, 256, 37), size - 1, size, size + 1, 127, 128, 254, 255]:
            ends = [30, 30, 30, 30]
            ends[number] = value
            call = large.solve("wave_large", (ends[0], ends[1]), (ends[2], ends[3]), ANY_128)
            check(walls, (ends[0], ends[1]), (ends[2], ends[3]), call, codes(large))
            assert call.carry == (value >= size)


@pytest.mark.parametrize("size", [(31, 64), (64, 31), (129, 64), (64, 129), (0, 0), (255, 64), (64, 255)])
def test_sizes_that_cannot_be(large: LargeLibrary, size: tuple[int, int]) -> None:
    large.set_walls(np.zeros((64, 64), dtype=np.bool_))
    large.machine.write(large.address("big_width"), size)
    before = bytearray(large.machine.read(0, 0x10000))
    call = large.solve("wave_large", (5, 5), (9, 9), ANY_64)
    assert (call.carry, call.registers.bc) == (1, 0)
    place = large.address("big_route_length")
    before[place : place + 2] = bytes(2)
    after = large.machine.read(0, 0xFEE0)
    assert after == before[:0xFEE0]


@pytest.mark.parametrize("address", [0xB600, 0xB601, 0xBA7F, 0xDF01])
def test_any_address_and_any_tiles(large: LargeLibrary, address: int) -> None:
    """The low seven bits of a byte mean nothing, nor do the bytes around the field."""
    choose = random.Random(address)
    walls = scattered(address, 60, 90, 0.3)
    walls[5, 5] = walls[50, 80] = False
    large.place(90, 60, address)
    for junk in (0, 0x80):
        data = bytes(128 * wall | choose.randrange(128) for wall in walls.flat)
        large.machine.write(address - 100, bytes([junk]) * 100 + data + bytes([junk]) * 100)
        for start, finish in [((5, 5), (50, 80)), ((50, 80), (5, 5))]:
            call = large.solve("wave_large", start, finish, ANY_128)
            check(walls, start, finish, call, codes(large))
        assert large.field() == data


def test_a_route_longer_than_the_buffer(large: LargeLibrary) -> None:
    """BC = all steps; the first 8,192 are kept, and from there the rest comes."""
    walls = staircases(128, 0)
    large.set_walls(walls)
    start, finish = ends_of(walls)[0]
    steps = int(distances(walls, [finish])[0][start])
    assert steps > 10_000
    judge(large, walls, start, finish)
    there = walk(start, codes(large))[-1]
    judge(large, walls, there, finish)
    assert len(codes(large)) == steps - KEPT_CODES
    assert walk(there, codes(large))[-1] == finish


def test_tile_numbers() -> None:
    """PASSABLE_BELOW 32: the bytes below it are passable, all others not."""
    alone = Alone("PASSABLE_BELOW: equ 32")
    choose = np.random.default_rng(32)
    for height, width in ((64, 64), (100, 50), (33, 128)):
        field = choose.integers(0, 40, (height, width), dtype=np.uint8)
        field[field > 35] += 200
        field[0, 0] = field[-1, -1] = 31
        call = alone.solve_bytes(field, (0, 0), (height - 1, width - 1), ANY_128)
        check(field >= 32, (0, 0), (height - 1, width - 1), call, alone.route())


# --- the queue ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [600, 1400, 3000])
def test_a_short_queue(length: int) -> None:
    """The queue moves up, and levels are looked for in the plane: the routes are the same."""
    alone = Alone(f"LARGE_QUEUE: equ {length}")
    choose = random.Random(length)
    for seed, (height, width) in enumerate([(45, 100), (70, 62), (100, 45)]):
        for density in (0.0, 0.2, 0.33):
            walls = scattered(seed, height, width, density)
            start, finish = [(choose.randrange(height), choose.randrange(width)) for _ in range(2)]
            walls[start] = walls[finish] = False
            check(walls, start, finish, alone.solve(walls, start, finish), alone.route())


def test_one_band_never_needs_more_than_the_queue(large: LargeLibrary) -> None:
    """What the head of the source counts on: most cells of two levels together, and those that were before them."""
    cells = 4096
    most = max(level + min(3 * level, cells - level * 3 // 2) for level in range(1, cells))
    start, end = large.symbols["LARGE_QUEUE_START"], large.symbols["LARGE_QUEUE_END"]
    assert end - (start - 2 * 384 + 64 + 16) >= 2 * most


@pytest.mark.sweep("solve_wave_large")
@pytest.mark.parametrize("length", [500, 900, 2000])
def test_short_queues_in_many_fields(length: int) -> None:
    alone = Alone(f"LARGE_QUEUE: equ {length}")
    choose = random.Random(length)
    for seed in range(60):
        height, width = choose.randrange(32, 129), choose.randrange(32, 100)
        walls = scattered(seed, height, width, choose.random() * 0.45)
        start, finish = [(choose.randrange(height), choose.randrange(width)) for _ in range(2)]
        walls[start] = walls[finish] = False
        check(walls, start, finish, alone.solve(walls, start, finish, 2_000_000_000), alone.route())


# --- time -----------------------------------------------------------------------------------------------------------


def test_the_times_that_the_header_states(large: LargeLibrary) -> None:
    times = re.findall(r"([\d,]+) T", claimed_time("solve_wave_large"))
    claimed = [int(time.replace(",", "")) for time in times]
    measured = []
    for size in (64, 128):
        walls = np.zeros((size, size), dtype=np.bool_)
        large.set_walls(walls)
        measured.append(judge(large, walls, (0, 0), (size - 1, size - 1)))
    assert claimed[:2] == measured
    assert measured[0] < EMPTY_64
    assert claimed[-1] <= ANY_64


def test_fields_made_to_hurt(large: LargeLibrary) -> None:
    bound = int(re.findall(r"([\d,]+) T", claimed_time("solve_wave_large"))[-1].replace(",", ""))
    assert 1_700_000 < max(slowest(large, walls, bound) for walls in made_to_hurt(64)) < bound


@pytest.mark.sweep("solve_wave_large")
def test_large_fields_made_to_hurt(large: LargeLibrary) -> None:
    for size in (63, 91, 128):
        for walls in made_to_hurt(size):
            slowest(large, walls, ANY_128)


@pytest.mark.sweep("solve_wave_large")
def test_hill_climbing_finds_no_field_above_the_bar(large: LargeLibrary) -> None:
    choose = random.Random(1)
    walls = staircases(64, 1)
    start, finish = ends_of(walls)[0]
    large.set_walls(walls)
    best = judge(large, walls, start, finish, ANY_64)
    for _ in range(1500):
        other = walls.copy()
        for _ in range(choose.choice((1, 1, 2, 4))):
            other[choose.randrange(64), choose.randrange(64)] ^= True
        if other[start] or other[finish]:
            continue
        large.set_walls(other)
        time = large.solve("wave_large", start, finish, ANY_64).tstates
        if time >= best:
            walls, best = other, time
    large.set_walls(walls)
    judge(large, walls, start, finish, ANY_64)


# --- what it leaves alone -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("height", "width"), [(64, 64), (128, 128), (90, 60)])
def test_nothing_else_is_written_and_registers_are_kept(large: LargeLibrary, height: int, width: int) -> None:
    """With interrupts too: the ROM's routine runs, and a key is held."""
    for walls in (scattered(3, height, width, 0.2), scattered(4, height, width, 0.7)):
        walls[0, 0] = walls[-1, -1] = False
        large.set_walls(walls)
        own = range(large.address("solve_wave_large"), large.address("solve_wave_large_end"))
        for interrupts in (False, True):
            before = np.frombuffer(large.machine.read(0, 0x10000), np.uint8).copy()
            call = large.solve(
                "wave_large", (0, 0), (height - 1, width - 1), stack=0xFF00, interrupts=interrupts, **KEPT
            )
            check(walls, (0, 0), (height - 1, width - 1), call, codes(large))
            after = np.frombuffer(large.machine.read(0, 0x10000), np.uint8)
            assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
            changed = np.flatnonzero(before != after)
            begin = large.address("big_route")
            allowed = (changed >= begin) & (changed < begin + 12288) | (changed >= 0xFE80) & (changed < 0xFF00)
            allowed |= (changed >= own.start) & (changed < own.stop)
            place = large.address("big_route_length")
            allowed |= (changed >= place) & (changed < place + 2)
            allowed |= (changed >= 0x5C00) & (changed < 0x5CB6) & interrupts
            assert allowed.all(), [f"{address:04X}" for address in changed[~allowed][:8]]


@pytest.mark.sweep("solve_wave_large")
def test_soak(large: LargeLibrary) -> None:
    choose = random.Random(9)
    for seed in range(300):
        height, width = choose.randrange(32, 129), choose.randrange(32, 129)
        walls = scattered(seed, height, width, choose.random() * 0.5)
        large.set_walls(walls)
        for _ in range(3):
            ends = [(choose.randrange(height), choose.randrange(width)) for _ in range(2)]
            judge(large, walls, ends[0], ends[1])
