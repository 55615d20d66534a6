"""The room `rays` against a view in Python: rays, columns, pictures anywhere and along walks; doors."""

import math
import random

import numpy as np
import pytest

from emu_tests.machine.rays_stage import RECORD, Stage, look, random_maze, walk
from emu_tests.oracles.rays_scene import COLUMNS, Bits, Picture, View, float_heights


def check(stage: Stage, x: int, y: int, angle: int, light: int = 5) -> View:
    """The columns and the picture of a place are those of the model."""
    view = View(stage.maze, x, y, angle, light)
    wanted = [(column.left, column.right, column.band, column.east, column.seam) for column in view.columns]
    assert stage.columns() == wanted, (x, y, angle)
    picture = Picture(view.columns, look())
    assert np.array_equal(stage.pixels(), picture.pixels), (x, y, angle)
    assert np.array_equal(stage.colours(), picture.colours), (x, y, angle)
    return view


def anywhere(maze: Bits, choose: random.Random, apart: int = 4) -> tuple[int, int, int]:
    """A place on floor, so many 1/16 cells away from all walls; an angle."""
    while True:
        x, y = choose.randrange(16, 16 * maze.shape[1] - 16), choose.randrange(16, 16 * maze.shape[0] - 16)
        around = maze[y - apart >> 4 : (y + apart >> 4) + 1, x - apart >> 4 : (x + apart >> 4) + 1]
        if not around.any():
            return x, y, choose.randrange(64)


@pytest.mark.parametrize("apart", [1, 4, 6])
def test_anywhere(apart: int) -> None:
    """Each picture differs much from the last one, or is drawn anew."""
    choose = random.Random(apart)
    stage = Stage(random_maze(choose, loops=0.1 * apart), clean=False)
    for number in range(40):
        place = anywhere(stage.maze, choose, apart)
        if number % 4 == 0:
            stage.call("rays_clear")
        if number == 20:
            stage.call("rays_use", hl=RECORD)
        stage.at(*place, number % 16)
        check(stage, *place)


@pytest.mark.parametrize(("step", "turn"), [(1, 1), (2, 2)])
def test_walks(step: int, turn: int) -> None:
    choose = random.Random(10 + step)
    stage = Stage(random_maze(choose))
    for number, place in enumerate(walk(stage.maze, choose, 240, step, turn)):
        stage.at(*place)
        if number % 3 == 0:
            check(stage, *place)


@pytest.mark.parametrize("light", [1, 2, 3, 4])
def test_less_light(light: int) -> None:
    choose = random.Random(20 + light)
    stage = Stage(random_maze(choose))
    stage.call("rays_light", a=light)
    for place in walk(stage.maze, choose, 40, 3, 4):
        stage.at(*place)
        check(stage, *place, light)


def test_doors() -> None:
    """A wall may come and go while one stands before it."""
    choose = random.Random(3)
    stage = Stage(random_maze(choose))
    for number in range(20):
        place = anywhere(stage.maze, choose)
        for _ in range(2):
            stage.at(*place)
            check(stage, *place)
            maze = stage.maze.copy()
            maze[place[1] // 16 + number % 2 * 2 - 1, place[0] // 16] ^= 1
            maze[[0, -1]] = 1
            stage.set_maze(maze)


def hard(maze: Bits, x: int, y: int, angle: int, border: int) -> bool:
    """Would a ray a little further left or right meet something else? Then it passes a corner."""
    heights = []
    for by in (-2, 0, 2):
        near = float_heights(maze, x, y, angle, aside=by / 1024)
        heights.append(near[border])
    return max(heights) - min(heights) > 1


def test_rays_against_floats() -> None:
    """Each height within a line, up to 120 lines; but for rays that pass a corner by 1/500, and the farthest ones."""
    choose, cast, passing = random.Random(6), 0, 0
    maze = random_maze(choose, loops=0.5)
    for _ in range(120):
        place = anywhere(maze, choose)
        view, heights = View(maze, *place), float_heights(maze, *place)
        for border in range(COLUMNS + 1):
            mine, wanted = min(120, view.heights[border] / 256), min(120, heights[border])
            cast += 1
            if abs(mine - wanted) > 1 and max(mine, wanted) > 12.5:
                passing += 1
                assert hard(maze, *place, border), (place, border, mine, wanted)
    assert passing < cast / 200


def test_steps() -> None:
    """A step goes where its angle leads, as far as the body of 3/8 cell each way allows it, else along the wall."""
    choose = random.Random(12)
    stage = Stage(random_maze(choose))
    x, y, angle = 0x180, 0x180, 0
    for _ in range(1500):
        if choose.random() < 0.2:
            angle = choose.randrange(256)
        step = stage.call("rays_step", a=angle).registers
        turn = math.pi * angle / 32
        wanted = (round(16 * math.sin(turn)), round(-16 * math.cos(turn)))
        assert (step.hl, step.de) == tuple(part & 0xFFFF for part in wanted)

        def free(x: int, y: int) -> bool:
            sides = [(x + dx, y + dy) for dx in (-96, 96) for dy in (-96, 96)]
            return not any(stage.maze[y >> 8, x >> 8] for x, y in sides)

        after = stage.call("rays_walk", hl=x, de=y, a=angle).registers
        x += wanted[0] * free(x + wanted[0], y)
        y += wanted[1] * free(x, y + wanted[1])
        assert (after.hl, after.de) == (x, y)
