"""Passages of one direction in drawings: five pixels on the Spectrum, triangles in SVG, a character in text."""

import math
import random
from dataclasses import replace

import numpy as np
import pytest

from emu_tests.oracles.svg_pixels import Picture
from emu_tests.oracles.tiling_mazes import SIZES, make
from emu_tests.oracles.tiling_pixels import Board, Drawing
from emu_tests.records.sampling import every
from zxmazes.drawings import png
from zxmazes.drawings.shapes import shapes_of
from zxmazes.drawings.svg import svg
from zxmazes.drawings.text import text
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell

CASES = [(name, size) for name, sizes in SIZES.items() for size in sizes[1:]]
every_case = pytest.mark.parametrize(("name", "size"), CASES, ids=str)
Pixel = tuple[int, int]


def pair(name: str, size: tuple[int, int, int]) -> tuple[TilingMaze, TilingMaze]:
    """A maze with arrows at random, and the same with stairs alone as they are."""
    maze, choose = make(name, size, 7, loops=0.3), random.Random(name)
    links = maze.links.copy()
    for cell in maze.cells():
        for direction, there in maze.neighbours(cell).items():
            both = links[cell] >> direction & 1 and links[there] >> (direction ^ 4) & 1
            if both and choose.random() < 0.25:
                links[cell] &= ~(1 << direction) & 255
    arrows = replace(maze, links=links)
    assert arrows.arrows
    return arrows, replace(maze, links=arrows.passages)


def shown(maze: TilingMaze) -> list[tuple[Cell, int]]:
    """The arrows that are no stairs."""
    return [(cell, code) for cell, code in maze.arrows if not (maze.tiling.floors and code in (1, 5))]


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


def pixels(drawing: Drawing, cell: Cell, code: int) -> set[Pixel]:
    """Where the arrow is: a tip and two wings of two pixels, in the middle of the side."""
    found = drawing.call("tiling_gap", d=cell[0], e=cell[1], a=code).registers
    gap, centre = (found.d, found.e), drawing.centre(cell)
    assert centre
    down, right = gap[0] - centre[0], gap[1] - centre[1]
    along = (sign(down) * (2 * abs(down) >= abs(right)), sign(right) * (2 * abs(right) >= abs(down)))
    if all(along):
        y, x = along
        points = [(y, x), (y, 0), (y, -x), (0, x), (-y, x)]
    else:
        y, x = along
        points = [((1 - abs(n)) * y + n * x, (1 - abs(n)) * x + n * y) for n in (-2, -1, 0, 1, 2)]
    return {(gap[0] + y, gap[1] + x) for y, x in points}


@pytest.mark.parametrize(("name", "size"), every(3, CASES, "asm/tiling/*", "zxmazes/drawings/*.py"), ids=str)
def test_pixels_of_arrows(name: str, size: tuple[int, int, int]) -> None:
    """They are the difference to the picture without arrows."""
    maze, plain = pair(name, size)
    drawing = Drawing("screen")
    drawing.draw(Board(name, *size), plain.links)
    wanted = set().union(*(pixels(drawing, *arrow) for arrow in shown(maze)))
    (before, after) = (lines(png.screen(one)) for one in (plain, maze))
    assert not (before & ~after).any()
    found = set(zip(*(map(int, axis) for axis in np.nonzero(after & ~before)), strict=True))
    assert found <= wanted
    assert all(after[pixel] for pixel in wanted)


def lines(screen: bytes) -> np.ndarray:
    rows = [2048 * (y // 64) + 256 * (y % 8) + 32 * (y // 8 % 8) for y in range(192)]
    bytes_ = np.frombuffer(screen[:6144], np.uint8)
    return np.unpackbits(np.stack([bytes_[row : row + 32] for row in rows]), axis=1).astype(np.bool_)


@every_case
def test_triangles_of_svg(name: str, size: tuple[int, int, int]) -> None:
    """One for each, in the middle of the side, its tip towards the cell that it leads to."""
    maze, plain = pair(name, size)
    shapes, picture = shapes_of(maze), Picture(svg(maze, ""))
    arrows = [one for one in shown(maze) if maze.tiling.rings or not maze.round_the_edge(*one)]
    triangles = picture.lines("arrows") if arrows else []
    assert len(triangles) == len(arrows)
    for (cell, code), triangle in zip(arrows, triangles, strict=True):
        tip, left = triangle[0], triangle[1]
        here, there = shapes.centre(cell), shapes.centre(maze.neighbours(cell)[code])
        if maze.tiling.rings:  # the middle of a long side may be nearer to either
            continue
        assert math.dist(tip, there) < math.dist(left, there)
        assert math.dist(tip, here) > math.dist(left, here) - 1
    assert "arrows" not in Picture(svg(plain, "")).paths


@every_case
def test_characters_of_text(name: str, size: tuple[int, int, int]) -> None:
    """One for each; where a passage of one direction leaves the edge, nothing on the other side."""
    maze, plain = pair(name, size)
    rows = [line.ljust(200) for line in text(plain).splitlines()], [line.ljust(200) for line in text(maze).splitlines()]
    changed = [(a, b) for one, other in zip(*rows, strict=True) for a, b in zip(one, other, strict=True) if a != b]
    wrapped = [maze.round_the_edge(*one) for one in shown(maze)]
    if not maze.tiling.floors:
        assert len(changed) == len(wrapped)
        assert sorted(b for _, b in changed if b != " ") == sorted(
            "^^>vvv<^"[code] for (_, code), edge in zip(shown(maze), wrapped, strict=True) if not edge
        )
        assert sum(a in "<>^v" and b == " " for a, b in changed) == sum(wrapped)
    else:
        assert len(changed) >= len(wrapped)


def test_stairs_are_shown_where_they_lead_from() -> None:
    maze, _ = pair("storeys", (5, 3, 4))
    signs = "".join(text(maze))
    up, down = (sum(maze.leads(cell, code) for cell in maze.cells()) for code in (1, 5))
    assert (signs.count("/") + signs.count("x"), signs.count("\\") + signs.count("x")) == (up, down)
    assert len(Picture(svg(maze, "")).lines("stairs")) == up + down
