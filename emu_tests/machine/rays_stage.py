"""A maze seen from within, by the routines of engine/rays in a machine: its picture in memory, columns, walks."""

import functools
import random

import numpy as np

from emu_tests.machine.parts_program import parts_image
from emu_tests.oracles.rays_scene import COLUMNS, ROWS, WAYS, Bits
from zxmazes.machine.spectrum import Call, Machine

RECORD, SHADES, MAZE, SPARE = 0xFA60, 0xFA70, 0xFB00, 0xA400
DRAWN = 96
PARTS = tuple(f"engine/rays/rays_{name}.asm" for name in ("marks", "walk", "torch"))


@functools.cache
def look() -> bytes:
    """Attributes and patterns of walls and floor: those of `rays_torch.asm`."""
    image = parts_image(PARTS)
    at = image.symbols["rays_torch"] - image.org
    return image.code[at : at + 125]


def sized(size: tuple[int, int]) -> str:
    """What a program defines for a view of so many columns and rows."""
    return "" if size == (COLUMNS, ROWS) else f"RAYS_COLUMNS: equ {size[0]}\nRAYS_ROWS: equ {size[1]}\n"


class Stage:
    """A machine that looks into a maze. maze: 1 is a wall; size: columns and rows of the view."""

    def __init__(
        self,
        maze: Bits,
        row: int = 6,
        *,
        column: int = 0,
        contended: bool = False,
        clean: bool = True,
        size: tuple[int, int] = (COLUMNS, ROWS),
    ) -> None:
        self.size, image = size, parts_image(PARTS, first=sized(size))
        self.image, self.symbols = image, image.symbols
        assert image.symbols["parts_end"] <= SPARE - 64
        self.machine = Machine(48, contended=contended)
        if not clean:
            self.machine.write(0x8000, random.Random(1).randbytes(0x7E00))
        self.machine.write(image.org, image.code)
        self.set_maze(maze)
        self.machine.write(SHADES, look())
        record = [MAZE & 255, MAZE >> 8, maze.shape[1], row, column, 5, SHADES & 255, SHADES >> 8]
        self.machine.write(RECORD, bytes(record))
        self.begin = self.call("rays_use", hl=RECORD)

    def set_maze(self, maze: Bits) -> None:
        self.maze = maze
        noise = np.random.default_rng(1).integers(0, 128, maze.shape, np.uint8)
        self.machine.write(MAZE, (maze << 7 | noise).tobytes())

    def call(self, label: str, **registers: int) -> Call:
        return self.machine.call(self.symbols[label], **registers)

    def at(self, x: int, y: int, angle: int, beyond: int = 0) -> int:
        """Look from a place in 1/16 cell, and some 1/256 beyond; T-states."""
        return self.call("rays_at", hl=16 * x + beyond, de=16 * y + beyond, a=angle).tstates

    def pixels(self) -> Bits:
        """The picture in memory."""
        lines, (columns, rows) = [], self.size
        for line in range(8 * rows):
            own, lower = min(line, 8 * rows - 1 - line), line >= 4 * rows
            page = own % 8 if own // 8 % 2 == 0 else 7 - own % 8
            lines.append(self._bytes(self.symbols["RAYS_PIXELS"] + 256 * (page + 8 * lower) + columns * (own // 8)))
        return np.stack(lines)

    def colours(self) -> Bits:
        at, (columns, rows) = self.symbols["RAYS_COLOURS"], self.size
        places = [256 * (2 * row // rows) + columns * (row % (rows // 2)) for row in range(rows)]
        return np.stack([self._bytes(at + place) for place in places])

    def _bytes(self, at: int) -> Bits:
        return np.frombuffer(self.machine.read(at, self.size[0]), np.uint8)

    def columns(self) -> list[tuple[int, int, int, bool, int]]:
        """Left, right, band, does it face east or west, seam, as they are drawn."""
        pages = [self._bytes(self.symbols["RAYS_LINES"] + 256 * page + DRAWN) for page in range(4)]
        return [(int(a), int(b), int(c) >> 3 & 7, bool(c & 64), int(d)) for a, b, c, d in zip(*pages, strict=True)]


def random_maze(choose: random.Random, size: int = 23, loops: float = 0.1, *, hall: bool = True) -> Bits:
    """Corridors one cell wide, some with loops, and perhaps a hall."""
    maze = np.ones((size, size), np.uint8)
    cells, done = [(1, 1)], {(1, 1)}
    while cells:
        x, y = cells[-1]
        ways = [(dx, dy) for dx, dy in WAYS if 0 < x + 2 * dx < size and 0 < y + 2 * dy < size]
        ways = [(dx, dy) for dx, dy in ways if (x + 2 * dx, y + 2 * dy) not in done or choose.random() < loops / 4]
        maze[y, x] = 0
        if not ways:
            cells.pop()
            continue
        dx, dy = choose.choice(ways)
        maze[y + dy, x + dx] = 0
        if (x + 2 * dx, y + 2 * dy) not in done:
            cells.append((x + 2 * dx, y + 2 * dy))
            done.add(cells[-1])
    if hall:
        maze[9:14, 9:14] = 0
    return maze


def walk(maze: Bits, choose: random.Random, count: int, step: int = 1, turn: int = 1) -> list[tuple[int, int, int]]:
    """Places and angles of one who walks in the middle of corridors and turns at forks: x, y in 1/16 cell."""
    x, y, way = 1, 1, choose.randrange(4)
    angle, places = 16 * way, []
    while len(places) < count:
        ways = [number for number, (dx, dy) in enumerate(WAYS) if not maze[y + dy, x + dx]]
        on = [number for number in ways if (number - (way + 2)) % 4] if choose.random() < 0.9 else ways
        new = choose.choice(on or ways)
        rest = 16 * ((new - way + 1) % 4 - 1) * (1 if choose.random() < 0.5 or (new - way) % 4 != 2 else -1)
        while rest:
            by = max(-turn, min(turn, rest))
            rest -= by
            angle += by
            places.append((16 * x + 8, 16 * y + 8, (angle + 16) % 64))
        way = new
        dx, dy = WAYS[way]
        places += [(16 * x + 8 + dx * at, 16 * y + 8 + dy * at, (angle + 16) % 64) for at in range(step, 17, step)]
        x, y = x + dx, y + dy
    return places[:count]
