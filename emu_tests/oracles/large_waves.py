"""`solve_wave_large` in tests: in an image of its own, its routes against scipy, fields made to be slow."""

import random
from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from emu_tests.oracles.paths import Place, Walls, distances, farthest
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import walk

#: What any field of 128 x 128 may take.
ANY_128 = 25_300_000
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

    def solve_bytes(self, field: npt.NDArray[np.uint8], start: Place, finish: Place, budget: int) -> Call:
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


def tree(size: int, least: int = 1) -> Walls:
    """An H-tree: from the middle on each corridor ends at the middle of one half as long across it, down to `least`."""
    walls = np.ones((size, size), dtype=np.bool_)

    def arm(row: int, column: int, half: int, down: bool) -> None:
        if half < least:
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


def sprout(walls: Walls, middle: Place) -> Walls:
    """Open each wall beside one of the places farthest from the middle, if it touches no other passage."""
    walls = np.pad(walls, 1, constant_values=True)
    reach = distances(walls, [(middle[0] + 1, middle[1] + 1)])[0]
    far = reach == reach[np.isfinite(reach)].max()
    for row, column in np.argwhere(far).tolist():
        for there in ((row + 1, column), (row, column - 1), (row, column + 1), (row - 1, column)):
            r, c = there
            inside = 0 < r < walls.shape[0] - 1 and 0 < c < walls.shape[1] - 1
            if (
                inside
                and walls[there]
                and [walls[r + 1, c], walls[r - 1, c], walls[r, c + 1], walls[r, c - 1]].count(False) == 1
            ):
                walls[there] = False
    return walls[1:-1, 1:-1]


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
