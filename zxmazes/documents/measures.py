"""Measure every routine exactly, for fixed sizes and seeds; `catalogue.py` makes the page.

Two baselines are measured in the same way: the machine code of ZX Review (Z7) and the literal wave tracer.
Those in C are in `baselines.py`.
"""

import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from zxmazes.assembler.assembly import Assembly, assemble
from zxmazes.documents.character import steps_between
from zxmazes.errors import MazeError
from zxmazes.files import reason, shown
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.paths import ASM
from zxmazes.routines.library import STRIDE, Library, Walls

BASELINE = ASM / "baseline"
SEEDS = range(0, 65536, 67)  # 979 of them
TRANSFORM_SEEDS = range(0, 65536, 655)
Z7_SEEDS = range(0, 65536, 655)
SIZES = ((31, 31), (31, 23), (5, 5))
NEAR = "20 % stones, shortest route of at most 27 steps"

Place = tuple[int, int]
#: A field with its ends, and a solver of it.
Case = tuple[Walls, Place, Place]
Solve = Callable[[Walls, Place, Place], Call]


@dataclass(frozen=True)
class Times:
    """T-states of a set of calls.

    routes: the calls of a solver for which a route exists; missed: those of them in which it found none.
    """

    tstates: list[int]
    routes: int = 0
    missed: int = 0

    def __str__(self) -> str:
        low, high = min(self.tstates), max(self.tstates)
        return (f"{low:,}" if low == high else f"{low:,} / {self.mean} / {high:,}") + self.misses

    @property
    def mean(self) -> str:
        """The mean, rounded."""
        return f"{round(statistics.fmean(self.tstates)):,}"

    @property
    def misses(self) -> str:
        """A note on missed routes; empty if there are none."""
        return f"; misses {self.missed} of {self.routes}" if self.missed else ""


def hex_code(name: str) -> bytes:
    """The code in asm/baseline/NAME.hex. A line is an address, perhaps a label, and bytes; # begins a comment.

    Raises MazeError if the file cannot be read or has no code, or if a line is anything else, or leaves a gap.
    """
    path = BASELINE / f"{name}.hex"
    try:
        lines = path.read_text(encoding="ascii").splitlines()
    except OSError as error:
        raise MazeError(f"{shown(path)}: cannot be read: {reason(error)}") from None
    except UnicodeDecodeError:
        raise MazeError(f"{shown(path)}: it is no ASCII text") from None
    code, origin = b"", None
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            first, *_, last = line.split()
            address, part = int(first, 16), bytes.fromhex(last)
        except ValueError:
            raise MazeError(f"{shown(path)}:{number}: write an address and bytes in hexadecimal") from None
        origin = address if origin is None else origin
        if address != origin + len(code):
            raise MazeError(f"{shown(path)}:{number}: the address after the line before is {origin + len(code):04X}")
        code += part
    if not code:
        raise MazeError(f"{shown(path)}: there is no code in it")
    return code


def z7_code() -> bytes:
    """The 412 bytes of the machine code of ZX Review, for address 50000."""
    return hex_code("zx_review_1997")


def literal_tracer() -> Assembly:
    """The wave tracer exactly as its article has it: CPIR over the whole array for each wave, at most 252 waves."""
    return assemble(BASELINE / "wave_literal.asm")


def generator_times(library: Library, name: str, size: tuple[int, int]) -> Times:
    """T-states of a generator for every seed of SEEDS."""
    return Times([library.generate(name, seed, *size).tstates for seed in SEEDS])


def transform_times(library: Library, name: str, size: tuple[int, int]) -> Times:
    """T-states of a transform or measure on Kruskal mazes; its ends, if it reads them, are opposite corners."""
    return Times([transform(library, name, seed, size).tstates for seed in TRANSFORM_SEEDS])


def transform(library: Library, name: str, seed: int, size: tuple[int, int]) -> Call:
    """Call a transform or measure on the Kruskal maze of a seed."""
    library.generate("kruskal", seed, *size)
    return library.transform(name, (1, 1), (size[1] - 2, size[0] - 2))


def z7_times() -> Times:
    """T-states of the baseline generator, which prints through the ROM, on a booted machine.

    Its random number is SEED + FRAMES, kept in SEED. With interrupts off FRAMES is constant and must be odd: with an
    even number the search for a door can loop for ever.
    """
    machine = Machine(48)
    machine.boot()
    machine.write(50000, z7_code())
    times = []
    for seed in Z7_SEEDS:
        machine.poke_word(0x5C76, seed)
        machine.poke_word(0x5C78, seed * 40503 % 65536 | 1)
        times.append(machine.call(50210, 10_000_000, stack=0xFF00).tstates)
    return Times(times)


def maze_map(choose: random.Random, width: int) -> Walls:
    """A perfect depth-first maze in 32 x 32 cells with corridors `width` cells wide."""
    count = (STRIDE + 1) // (width + 1)
    walls = np.ones((STRIDE, STRIDE), dtype=np.bool_)
    trail = [(choose.randrange(count), choose.randrange(count))]
    seen = set(trail)
    while trail:
        row, column = trail[-1]
        top, left = row * (width + 1), column * (width + 1)
        walls[top : top + width, left : left + width] = False
        near = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        near = [place for place in near if place not in seen and min(place) >= 0 and max(place) < count]
        if not near:
            trail.pop()
            continue
        trail.append(choose.choice(near))
        seen.add(trail[-1])
        below, right = trail[-1][0] - row, trail[-1][1] - column
        walls[top + below : top + below + width, left + right : left + right + width] = False
    return walls


def room_map(choose: random.Random, width: int = 4) -> Walls:
    """Square rooms; each wall between two of them has a door, at a random place, with a probability of 3/4."""
    walls = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
    walls[width :: width + 1] = walls[:, width :: width + 1] = True
    for line in range(width, STRIDE, width + 1):
        for first in range(0, STRIDE, width + 1):
            door = min(first + choose.randrange(width), STRIDE - 1)
            walls[line, door] = choose.random() < 0.25
            door = min(first + choose.randrange(width), STRIDE - 1)
            walls[door, line] = choose.random() < 0.25
    return walls


def stony_map(choose: random.Random, share: float) -> Walls:
    """A field in which each cell is a wall with this probability."""
    return np.array([[choose.random() < share for _ in range(STRIDE)] for _ in range(STRIDE)], dtype=np.bool_)


#: The kinds of fields on which pathfinding is usually measured.
MAPS: dict[str, Callable[[random.Random], Walls]] = {
    "map: empty": lambda choose: stony_map(choose, 0),
    "map: random 10 %": lambda choose: stony_map(choose, 0.1),
    "map: random 20 %": lambda choose: stony_map(choose, 0.2),
    "map: rooms": room_map,
    "map: maze, corridors 1 wide": lambda choose: maze_map(choose, 1),
    "map: maze, corridors 2 wide": lambda choose: maze_map(choose, 2),
    "map: maze, corridors 4 wide": lambda choose: maze_map(choose, 4),
}


def map_cases(kind: str, fields: int = 60) -> list[Case]:
    """Fields of a kind of MAPS with random free ends; a route may not exist. They are the same in every run."""
    choose = random.Random(kind)
    cases = []
    for _ in range(fields):
        walls = MAPS[kind](choose)
        free = np.argwhere(~walls).tolist()
        start, finish = ((row, column) for row, column in (choose.choice(free), choose.choice(free)))
        cases.append((walls, start, finish))
    return cases


def solver_cases(library: Library) -> Iterator[tuple[str, list[Case]]]:
    """The inputs by name: fields with their ends, the same in every run and for every solver."""
    empty = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
    corners = [(row, column) for row in (0, 31) for column in (0, 31)]
    yield (
        "empty field, each corner to the opposite one",
        [(empty, start, finish) for start, finish in zip(corners, reversed(corners), strict=True)],
    )
    choose = random.Random(27)
    stones = []
    for _ in range(400):
        walls = np.array([[choose.random() < 0.2 for _ in range(STRIDE)] for _ in range(STRIDE)])
        start, finish = ((choose.randrange(STRIDE), choose.randrange(STRIDE)) for _ in range(2))
        walls[start] = walls[finish] = False
        if 1 <= (steps_between(walls, start, finish) or 0) <= 27:
            stones.append((walls, start, finish))
    yield NEAR, stones
    mazes = []
    for seed in range(0, 65536, 655):
        library.generate("dfs", seed)
        mazes.append((library.walls().copy(), (1, 1), (29, 29)))
    yield "perfect maze 31 x 31, corner to corner", mazes
    serpentine = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
    serpentine[1::4, :31] = serpentine[3::4, 1:] = True
    yield "serpentine, 527 steps", [(serpentine, (0, 0), (31, 0))]
    walled = empty.copy()
    walled[14, 15:18] = walled[16, 15:18] = walled[15, 15] = walled[15, 17] = True
    yield "start walled in, finish in an empty field", [(walled, (15, 16), (0, 0))]
    yield from ((kind, map_cases(kind)) for kind in MAPS)


def solver_times(solve: Solve, cases: list[Case]) -> Times:
    """T-states of all cases, including those without a route; `steps_between` decides whether a route exists."""
    calls = [solve(*case) for case in cases]
    routes = [steps_between(*case) is not None for case in cases]
    missed = sum(there and bool(call.carry) for there, call in zip(routes, calls, strict=True))
    return Times([call.tstates for call in calls], sum(routes), missed)


def dead_ends(library: Library, name: str) -> float:
    """The share of cells with a single passage, over the mazes of SEEDS at 31 x 31."""
    count = 0
    for seed in SEEDS:
        library.generate(name, seed)
        ways = (~library.walls()).astype(np.int8)
        around = np.sum([np.roll(ways, shift, axis) for axis in (0, 1) for shift in (1, -1)], axis=0)
        count += int((around[1:31:2, 1:31:2] == 1).sum())
    return count / (len(SEEDS) * 15 * 15)


def unlike(library: Library, name: str, change: int) -> float:
    """The share of walls between cells that differ between the mazes of seeds s and s + change, at 31 x 31."""
    differing = []
    for seed in SEEDS:
        mazes = []
        for other in (seed, (seed + change) % 65536):
            library.generate(name, other)
            walls = library.walls()
            mazes.append(np.concatenate([walls[1:30:2, 2:29:2].ravel(), walls[2:29:2, 1:30:2].ravel()]))
        differing.append((mazes[0] != mazes[1]).mean())
    return float(np.mean(differing))


class Solver:
    """A solver by name, or the literal wave tracer as `literal`."""

    def __init__(self, library: Library, name: str) -> None:
        self.library, self.name = library, name
        self.literal = literal_tracer() if name == "literal" else None
        if self.literal:
            self.machine = Machine(48)
            self.machine.write(self.literal.org, self.literal.code)
            self.symbols = self.literal.symbols

    @property
    def size(self) -> int:
        """Bytes of code."""
        if self.literal:
            return self.symbols["solve_wave_literal_end"] - self.symbols["solve_wave_literal"]
        return self.library.size(f"solve_{self.name}")

    def __call__(self, walls: Walls, start: Place, finish: Place) -> Call:
        """Solve the field; carry is set in the result if no route was found."""
        if not self.literal:
            self.library.set_walls(walls)
            return self.library.solve(self.name, start, finish)
        self.machine.write(self.symbols["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        registers = dict(zip("dehl", (*start, *finish), strict=True))
        return self.machine.call(self.symbols["solve_wave_literal"], **registers)  # type: ignore[arg-type]
