"""The room `rays` in other sizes, which a program defines: the model's pictures with a thing, in their place."""

import random

import numpy as np
import pytest

from emu_tests.machine.parts_program import parts_image
from emu_tests.machine.rays_stage import RECORD, Stage, look, random_maze, walk
from emu_tests.oracles.rays_scene import WAYS, Bits, Picture, View
from emu_tests.oracles.rays_things import put
from emu_tests.records.sampling import some
from emu_tests.tapes.test_rays_screen import stated
from emu_tests.tapes.test_rays_things import RECORD as THING
from emu_tests.tapes.test_rays_things import thing
from zxmazes.errors import MazeError

SIZES = [(columns, rows) for columns in (12, 16, 20, 24) for rows in (8, 10, 12, 14, 16, 18)]
QUICK = [(16, 12), (20, 14), (12, 18), (24, 8), (16, 16)]
WHOLE = 128
DRAWINGS = [(40, WHOLE + 5, 70), (24, 3, 44), (0, 2, 30)]


def on_screen(stage: Stage) -> tuple[Bits, Bits]:
    """Pixels of all lines, and attributes."""
    screen = np.frombuffer(stage.machine.screen(), np.uint8)
    return screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32), screen[6144:].reshape(24, 32)


@pytest.mark.parametrize(("columns", "rows"), some(QUICK, SIZES, "asm/engine/rays/*.asm"))
def test_a_size(columns: int, rows: int) -> None:
    """Walls, and something before them, along a walk; the last picture on the screen, and nothing beside it."""
    choose, size = random.Random(100 * columns + rows), (columns, rows)
    row, column = choose.randrange(25 - rows), choose.randrange(33 - columns)
    stage = Stage(random_maze(choose, loops=0.3), row, column=column, clean=False, size=size)
    beast, seen = thing(stage, choose, DRAWINGS, 0x44), 0
    for x, y, angle in walk(stage.maze, choose, 120, 3, 2):
        stage.at(x, y, angle)
        view = View(stage.maze, x, y, angle, size=size)
        picture = Picture(view.columns, look())
        dx, dy = WAYS[((angle + 8) // 16 - 1) % 4]
        far = choose.randrange(900)
        at = (16 * x + far * dx + choose.randrange(-200, 200), 16 * y + far * dy + choose.randrange(-200, 200))
        call = stage.call("rays_thing", hl=at[0] & 0xFFFF, de=at[1] & 0xFFFF, bc=THING)
        shown = put(picture, view, beast, *at)
        assert call.carry == (not shown)
        seen += bool(shown)
        assert np.array_equal(stage.pixels(), picture.pixels), (x, y, angle)
        assert np.array_equal(stage.colours(), picture.colours), (x, y, angle)
    assert seen > 10
    stage.machine.write(0x4000, choose.randbytes(6912))
    wanted, colours = (part.copy() for part in on_screen(stage))
    wanted[8 * row : 8 * (row + rows), column : column + columns] = picture.pixels
    colours[row : row + rows, column : column + columns] = picture.colours
    stage.call("rays_show")
    assert np.array_equal(on_screen(stage)[0], wanted)
    assert np.array_equal(on_screen(stage)[1], colours)
    end = stage.symbols["RAYS_MEMORY"] + stage.symbols["RAYS_SIZE"]
    if size == (16, 12):
        assert stage.symbols["RAYS_SIZE"] == stated("in a view of 16 x 12 characters")
    assert stage.machine.read(end, RECORD - end) == random.Random(1).randbytes(0x7E00)[end - 0x8000 : RECORD - 0x8000]


@pytest.mark.parametrize("size", [(18, 18), (28, 18), (8, 18), (16, 15), (16, 20), (16, 6)])
def test_no_such_size(size: tuple[int, int]) -> None:
    with pytest.raises(MazeError, match="a view from within has"):
        parts_image(("engine/rays/rays.asm",), first=f"RAYS_COLUMNS: equ {size[0]}\nRAYS_ROWS: equ {size[1]}\n")
