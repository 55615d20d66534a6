"""Crossings drawn as bridges: on the Spectrum, as SVG and as text; a walker who goes below them."""

import random
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest
from scipy import ndimage

from emu_tests.oracles.headers import ROUTINES
from emu_tests.oracles.svg_pixels import Picture
from emu_tests.oracles.weave_drawings import SIDE, Pixels, Stage, assert_joined, make
from emu_tests.oracles.weaves import UNDER_DOWN, beyond, graph_of, is_crossing
from zxmazes.drawings import png
from zxmazes.drawings.svg import svg
from zxmazes.drawings.text import text
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.paths import ASM
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell

SIZES = [(3, 3, 1), (10, 14, 1), (11, 15, 1), (4, 9, 1)]
SHAPE = np.array([[1, 1, 1, 1, 1, 1, 1, 1]] * 8, np.bool_)
every_maze = pytest.mark.parametrize(
    ("size", "name", "share"),
    [(size, name, share) for size in SIZES for name in ("weave_dfs", "weave_kruskal") for share in (0, 0.1)],
)


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def mazes(library: LinksLibrary, size: tuple[int, int, int], name: str, share: float) -> list[TilingMaze]:
    """A few with crossings."""
    found = []
    for seed in range(1, 400):
        try:
            found.append(make(library, size, seed, name, share))
        except AssertionError:  # refused, or no crossing
            continue
        if len(found) == 4:
            break
    return found


def expected(maze: TilingMaze, corner: tuple[int, int]) -> Pixels:
    """The picture from its description: four lines across and down a cell, each there or not."""
    screen = np.zeros((192, 256), np.bool_)
    for cell in maze.cells():
        ways = {code for code in (0, 2, 4, 6) if maze.links[cell] >> code & 1}
        ways |= {6} if cell == maze.entrance else set()
        ways |= {2} if cell == maze.exit else set()
        square = np.zeros((SIDE, SIDE), np.bool_)
        for code in (0, 2, 4, 6):  # as if the direction were up
            turned = np.rot90(square, code // 2)
            if code in ways:
                turned[:3, [2, 13]] = True
            closed = code not in ways or (
                is_crossing(maze.links[cell]) and (maze.links[cell] == UNDER_DOWN) == (code in (0, 4))
            )
            if closed and ways:
                turned[2, 2:14] = True
        y, x = corner[0] + SIDE * cell[0], corner[1] + SIDE * cell[1]
        screen[y : y + SIDE, x : x + SIDE] = square
    return screen


def areas(pixels: Pixels, corner: tuple[int, int]):
    """A cell's area, by its middle."""
    labels = ndimage.label(~pixels)[0]
    return lambda cell: int(labels[corner[0] + SIDE * cell[0] + 8, corner[1] + SIDE * cell[1] + 8])


@every_maze
def test_each_pixel(library: LinksLibrary, size: tuple[int, int, int], name: str, share: float) -> None:
    stage = Stage()
    for maze in mazes(library, size, name, share):
        assert stage.draw(maze).carry == 0
        corner = stage.corner(maze)
        assert (stage.pixels() == expected(maze, corner)).all()
        assert_joined(maze, areas(stage.pixels(), corner))
        assert set(stage.machine.read(0x5800, 768)) == {0x38}


@every_maze
def test_svg_and_text(library: LinksLibrary, size: tuple[int, int, int], name: str, share: float) -> None:
    """By their areas; a character of text is a pixel."""
    for maze in mazes(library, size, name, share):
        picture = Picture(svg(maze, "a weave"))
        labels = ndimage.label(~picture.walls(4))[0]
        assert_joined(
            maze,
            lambda cell: int(labels[picture.place((10 * cell[1] + 5, 10 * cell[0] + 5), 4)]),  # noqa: B023
        )
        lines = text(maze).splitlines()
        wide, high = 5 * maze.columns, 3 * maze.rows
        sheet = np.array([[character in "+-|" for character in line.ljust(wide)] for line in lines])
        assert sheet.shape == (high, wide)
        frame = np.pad(np.repeat(np.repeat(sheet, 3, axis=0), 3, axis=1), 3)
        frame = ndimage.binary_closing(frame, np.ones((1, 3))) | ndimage.binary_closing(frame, np.ones((3, 1)))
        found = ndimage.label(~frame)[0]
        assert_joined(maze, lambda cell: int(found[3 + 9 * cell[0] + 4, 3 + 15 * cell[1] + 7]))  # noqa: B023


def test_an_example_in_characters() -> None:
    links = np.zeros((32, 32), np.uint8)
    links[:3, :3] = [[0x04, 0x54, 0x50], [0x14, UNDER_DOWN, 0x41], [0x05, 0x45, 0x40]]
    maze = TilingMaze(TILINGS["square"], 3, 3, 1, links, (0, 0), (2, 2))
    assert text(maze, ((0, 0), [2, 4, 4, 2])).splitlines() == [
        "-+-+--+-+--+-+",
        "  S    *     |",
        "-+-+--+ +--+ +",
        " +-+-------+ +",
        " |           |",
        " + +-------+-+",
        " + +--+ +--+-+-",
        " |     *    F",
        " +-+--+-+--+-+-",
    ]


@pytest.mark.parametrize("name", ["weave_dfs", "weave_kruskal"])
def test_routes(library: LinksLibrary, name: str) -> None:
    """A dot in each cell but below bridges, one in each passage; the line of an SVG ends at both sides of a bridge."""
    stage = Stage()
    for maze in mazes(library, (11, 14, 1), name, 0):
        graph = graph_of((11, 14, 1), maze.links)
        first, last = (next(node for node in graph if node[0] == end) for end in (maze.entrance, maze.exit))
        nodes = nx.shortest_path(graph, first, last)
        codes = [next(c for c in (0, 2, 4, 6) if beyond(a[0], c) == b[0]) for a, b in pairwise(nodes)]
        stage.draw(maze)
        before = stage.pixels()
        stage.machine.write(stage.made.symbols["route"], codes)
        stage.machine.poke_word(stage.made.symbols["route_length"], len(codes))
        stage.call("weave_route", d=0, e=0)
        y, x = stage.corner(maze)
        dots = np.zeros_like(before)
        under = 0
        for (cell, which), code in zip(nodes, [*codes, None], strict=True):
            middle = y + SIDE * cell[0] + 7, x + SIDE * cell[1] + 7
            if which and (maze.links[cell] == UNDER_DOWN) == (which == 1):
                under += 1
            else:
                dots[middle[0] : middle[0] + 2, middle[1] : middle[1] + 2] = True
            if code is not None:
                down, right = beyond((0, 0), code)
                gap = middle[0] + 8 * down, middle[1] + 8 * right
                dots[gap[0] : gap[0] + 2, gap[1] : gap[1] + 2] = True
        assert ((stage.pixels() & ~before) == dots).all()
        assert (png.screen(maze, (maze.entrance, codes))[:6144]) == bytes(stage.machine.read(0x4000, 6144))
        picture = Picture(svg(maze, "a weave", (maze.entrance, codes)))
        assert len(picture.lines("route")) == under + 1
        walls, line = picture.walls(8), np.asarray(picture.draw(8, "route").convert("L")) < 128
        assert not (walls & line).sum() > 40 * under, "the route meets walls at bridges alone"
        marked = text(maze, (maze.entrance, codes)).count("*")
        assert marked <= len(codes) - 1
        over = {
            node[0] for node in nodes[1:-1] if not (node[1] and (maze.links[node[0]] == UNDER_DOWN) == (node[1] == 1))
        }
        assert marked == len(over)


def test_what_does_not_fit_is_refused(library: LinksLibrary) -> None:
    """Nothing is written; areas of any size and place."""
    for area in ((0, 0, 256, 192), (16, 32, 224, 128), (0, 8, 192, 176)):
        stage = Stage(*area)
        for rows, columns, refused in (
            (area[3] // SIDE, area[2] // SIDE, 0),
            (area[3] // SIDE + 1, 4, 1),
            (4, area[2] // SIDE + 1, 1),
        ):
            maze = make(library, (rows, columns, 1), 3, "weave_kruskal")
            before = stage.draw(maze), stage.machine.read(0x4000, 6912)
            assert before[0].carry == refused
            assert any(before[1][:6144]) != refused
            if not refused:
                assert (stage.pixels() == expected(maze, (area[1], area[0]))).all()
        stage.set("tiling", 1, 4, 4)
        assert stage.call("weave_draw").carry == 1


def test_the_time_of_the_head(library: LinksLibrary) -> None:
    stage, maze = Stage(), make(library, (12, 16, 1), 7)
    stated = f"Time of weave_draw, 16 x 12 cells: {stage.draw(maze).tstates:,} T"
    assert stated in (ASM / "tiling" / "drawing" / "weave_draw.asm").read_text(encoding="ascii"), stated
    assert "weave_draw" not in ROUTINES


def walker_in(maze: TilingMaze, corner: tuple[int, int], at: tuple[int, int], code: int) -> Pixels:
    """A square of 8 x 8 pixels; below a bridge only what is in the cell's two outermost pixels."""
    walker = np.zeros((192, 256), np.bool_)
    walker[corner[0] + at[0] : corner[0] + at[0] + 8, corner[1] + at[1] : corner[1] + at[1] + 8] = SHAPE
    for cell in maze.cells():
        if is_crossing(maze.links[cell]) and (maze.links[cell] == UNDER_DOWN) == (code in (0, 4)):
            y, x = corner[0] + SIDE * cell[0], corner[1] + SIDE * cell[1]
            if code in (0, 4):
                walker[y + 2 : y + 14, x : x + SIDE] = False
            else:
                walker[y : y + SIDE, x + 2 : x + 14] = False
    return walker


@pytest.mark.parametrize("name", ["weave_dfs", "weave_kruskal"])
def test_a_walker_goes_over_and_under(library: LinksLibrary, name: str) -> None:
    """All of a walk, pixel by pixel; a step and its pictures take less than half a frame."""
    stage, choose = Stage(), random.Random(name)
    (maze,) = mazes(library, (11, 15, 1), name, 0)[:1]
    stage.draw(maze)
    stage.machine.write(0xFF00, [255] * 8)
    stage.machine.poke_word(stage.made.symbols["weave_shape"], 0xFF00)
    cell: Cell = maze.entrance
    stage.call("weave_begin", d=cell[0], e=cell[1])
    corner, (y, x), last, seen = stage.corner(maze), (4, 4), 0, set()
    empty = expected(maze, corner)
    assert (stage.pixels() == empty | walker_in(maze, corner, (y, x), 0)).all()
    for _ in range(150):
        ways = [code for code in (0, 2, 4, 6) if maze.links[cell] >> code & 1]
        code = (
            last if is_crossing(maze.links[cell]) else choose.choice([one for one in ways if one != last ^ 4] or ways)
        )
        down, right = beyond((0, 0), code)
        for _ in range(8):
            assert stage.call("weave_glide", a=code).tstates < 35_000
            y, x = y + 2 * down, x + 2 * right
            assert (stage.pixels() == empty | walker_in(maze, corner, (y, x), code)).all()
        cell, last = beyond(cell, code), code
        seen.add((maze.links[cell] if is_crossing(maze.links[cell]) else 0, code in (0, 4)))
    assert len(seen) > 4
