"""Things in the room `rays`, against a model: how large, where, hidden column by column, gone in the next picture."""

import random

import numpy as np
import pytest

from emu_tests.machine.rays_stage import MAZE, SPARE, Stage, look, random_maze, walk
from emu_tests.oracles.rays_scene import LINES, WAYS, Picture, View
from emu_tests.oracles.rays_things import Drawing, Thing, put

RECORD = 0xA3D0
WHOLE = 128


def thing(stage: Stage, choose: random.Random, sizes: list[tuple[int, int, int]], colour: int) -> Thing:
    """A thing of noise, with its record in the machine. sizes: least half-height, columns, or WHOLE more, lines."""
    drawings, at, record = [], SPARE, [colour]
    for least, columns, lines in sizes:
        whole, count = columns >= WHOLE, columns % WHOLE * lines
        masks = [choose.choice((0, 255, choose.randrange(256))) for _ in range(count)]
        data = b"".join(bytes([mask, choose.randrange(256) & ~mask & 255]) for mask in masks)
        if whole:
            data = choose.randbytes(count)
        drawings.append(Drawing(least, columns % WHOLE, lines, data, whole))
        stage.machine.write(at, data)
        record += [least, columns, lines, at & 255, at >> 8]
        at += len(data)
    assert at <= 0xB000
    stage.machine.write(RECORD, bytes(record))
    return Thing(colour, tuple(drawings))


SIZES = {
    "a beast": [(45, 7, 88), (24, 3, 44), (0, 2, 30)],
    "a coin": [(40, 2, 12), (20, 1, 8), (0, 1, 3)],
    "a giant": [(100, 8, 150), (0, 4, 60)],
    "an open door": [(45, WHOLE + 6, 87), (24, WHOLE + 3, 44), (0, 2, 30)],
    "the tower of London": [(100, WHOLE + 8, 150), (0, WHOLE + 4, 61)],
}


@pytest.mark.parametrize("name", SIZES)
def test_things(name: str) -> None:
    """Two things before one who walks: each picture is the model's, also after they have gone."""
    choose = random.Random(len(name))
    stage = Stage(random_maze(choose, loops=0.4))
    drawn = thing(stage, choose, SIZES[name], 0x44 if "coin" not in name else 0)
    seen, clipped, light = 0, 0, 3 if name == "a coin" else 5
    stage.call("rays_light", a=light)
    for x, y, angle in walk(stage.maze, choose, 90, 4, 3):
        stage.at(x, y, angle)
        view = View(stage.maze, x, y, angle, light)
        picture = Picture(view.columns, look())
        for _ in range(2):
            at = (16 * x + choose.randrange(-900, 900), 16 * y + choose.randrange(-900, 900))
            call = stage.call("rays_thing", hl=at[0] & 0xFFFF, de=at[1] & 0xFFFF, bc=RECORD)
            shown = put(picture, view, drawn, *at)
            assert call.carry == (not shown), (x, y, angle, at)
            seen += bool(shown)
            clipped += 0 < len(shown) < drawn.drawings[-1].columns
        assert np.array_equal(stage.pixels(), picture.pixels), (x, y, angle)
        assert np.array_equal(stage.colours(), picture.colours), (x, y, angle)
    assert seen > 5
    assert clipped or name == "a coin"


def test_a_thing_stands_where_it_stands() -> None:
    """Straight ahead its feet are on the floor there, in the middle; walls and darkness hide it."""
    choose = random.Random(1)
    maze = np.ones((5, 12), np.uint8)
    maze[2, 1:11] = 0
    stage = Stage(maze)
    thing(stage, choose, [(0, 2, 10)], 0x44)
    for sixteenths in range(14, 80):
        stage.at(24, 40, 16)
        before = stage.pixels()
        call = stage.call("rays_thing", hl=16 * (24 + sixteenths), de=16 * 40, bc=RECORD)
        assert not call.carry
        changed = np.argwhere(stage.pixels() != before)
        assert set(changed[:, 1]) <= {11, 12}
        foot = 72 + 60 * 16 / sixteenths
        assert not changed.size or abs(min(LINES, foot) - 1 - changed[:, 0].max()) <= 2
    for angle in (0, 32, 48):
        stage.at(24, 40, angle)
        assert stage.call("rays_thing", hl=16 * 56, de=16 * 40, bc=RECORD).carry


def test_marks() -> None:
    """A thread lies on the cells of the corridor ahead whose bytes have the bit, and on no other ones."""
    choose = random.Random(8)
    stage = Stage(random_maze(choose))
    mark = thing(stage, choose, [(20, 2, 6), (0, 1, 4)], 0x47)
    seen = 0
    for x, y, angle in walk(stage.maze, choose, 60, 4, 4):
        stage.at(x, y, angle)
        view = View(stage.maze, x, y, angle)
        picture = Picture(view.columns, look())
        stage.call("rays_marks", a=0x10, bc=RECORD)
        dx, dy = WAYS[((angle + 8) // 16 - 1) % 4]
        cells = [(x // 16 + dx * ahead, y // 16 + dy * ahead) for ahead in range(1, 6)]
        walls = [number for number, (column, row) in enumerate(cells) if stage.maze[row, column]]
        for column, row in reversed(cells[: walls[0]] if walls else cells):
            if stage.machine.peek(MAZE + stage.maze.shape[1] * row + column) & 0x10:
                seen += bool(put(picture, view, mark, 256 * column + 128, 256 * row + 128))
        assert np.array_equal(stage.pixels(), picture.pixels), (x, y, angle)
        assert np.array_equal(stage.colours(), picture.colours), (x, y, angle)
    assert seen > 20
