"""SVG pictures of mazes, judged as pixels: which cells a fill joins, where the gaps are, that the route meets no wall.

The fill knows no cells: in a picture of a maze with a single passage exactly two centres may be joined
(test_tiling_passages.py).
"""

import itertools
import math
from dataclasses import replace

import networkx as nx
import numpy as np
import pytest
from scipy import ndimage

from emu_tests.oracles.svg_pixels import Picture
from emu_tests.oracles.tiling_mazes import SIZES, cases, graph_of, make
from zxmazes.drawings.shapes import shapes_of
from zxmazes.drawings.strokes import Shapes
from zxmazes.drawings.svg import svg
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import TILINGS, Cell

SCALE = 4.0
OUTSIDE = (0, 0)
every_case = pytest.mark.parametrize(("name", "size", "seed", "masked"), list(cases()))
every_tiling = pytest.mark.parametrize("name", SIZES)


class Filled:
    """A picture with its areas of paper numbered; `area` tells a cell's, `outside` that around the picture."""

    def __init__(self, maze: TilingMaze) -> None:
        self.shapes = shapes_of(maze)
        self.picture = Picture(svg(maze, "a maze"))
        self.labels = ndimage.label(~self.picture.walls(SCALE))[0]
        self.outside = int(self.labels[OUTSIDE])

    def at(self, x: float, y: float) -> int:
        found = int(self.labels[self.picture.place((x, y), SCALE)])
        assert found, "a wall runs through a centre"
        return found

    def area(self, cell: Cell) -> int:
        return self.at(*self.shapes.centre(cell))


def with_only(maze: TilingMaze, *passages: tuple[Cell, int, Cell]) -> TilingMaze:
    """The same board with these passages, and one gap only."""
    links = np.zeros((32, 32), np.uint8)
    for cell, direction, there in passages:
        links[cell] |= 1 << direction
        links[there] |= 1 << (direction ^ 4)
    return replace(maze, links=links, exit=maze.entrance)


def leaves(maze: TilingMaze, cell: Cell, direction: int) -> bool:
    """Does a passage leave one edge of a torus?"""
    return maze.tiling.leaves and maze.round_the_edge(cell, direction)


@every_case
def test_the_areas_are_the_parts_of_the_maze(name: str, size: tuple[int, int, int], seed: int, masked: bool) -> None:
    maze = make(name, size, seed, masked=masked)
    flat = nx.Graph()
    flat.add_nodes_from(maze.cells())
    choose = np.random.default_rng(seed)
    passages = []
    for cell in maze.cells():
        for direction, there in maze.neighbours(cell).items():
            level = not (maze.tiling.floors and direction in (1, 5)) and not leaves(maze, cell, direction)
            if direction < 4 and level and maze.is_open(cell, direction) and choose.random() < 0.7:
                flat.add_edge(cell, there)
                passages.append((cell, direction, there))
    filled = Filled(with_only(maze, *passages))
    areas = {frozenset(cell for cell in maze.cells() if filled.area(cell) == area) for area in np.unique(filled.labels)}
    assert areas - {frozenset()} == set(map(frozenset, nx.connected_components(flat)))


@every_case
def test_ends_are_open_and_all_else_is_closed(name: str, size: tuple[int, int, int], seed: int, masked: bool) -> None:
    """Out of the entrance, and out of the exit or, in rings, into the middle."""
    maze = make(name, size, seed, masked=masked)
    filled = Filled(replace(maze, links=np.zeros((32, 32), np.uint8)))
    ends = {maze.entrance, maze.exit}
    if all(TILINGS[name].wraps) and not masked:
        assert all(filled.area(cell) != filled.outside for cell in maze.cells())
        assert {filled.picture.paths[end].attrib["fill"] for end in ("entrance", "exit")} == {"#0a8a2a", "#d01c1c"}
        return
    areas = {cell: filled.area(cell) for cell in maze.cells()}
    assert len(set(areas.values())) >= len(areas) - 1, "only the ends can be joined, by the outside"
    if not masked:
        assert areas[maze.entrance] == filled.outside
        inward = TILINGS[name].rings
        assert areas[maze.exit] == (filled.at(0, 0) if inward else filled.outside)
        assert all((area == filled.outside) <= (cell in ends) for cell, area in areas.items())


@every_tiling
def test_arrows_stand_in_the_gaps(name: str) -> None:
    """They point in at the entrance and out at the exit, outside the wall; on a torus dots are in the cells."""
    maze = make(name, SIZES[name][1], 3)
    shapes = shapes_of(maze)
    picture = Picture(svg(maze, "a maze"))
    for end, cell in (("entrance", maze.entrance), ("exit", maze.exit)):
        (points,) = picture.lines(end)
        middle = shapes.centre(cell)
        away = [math.dist(point, middle) for point in points[:3]]
        if all(TILINGS[name].wraps):
            assert max(math.dist(point, middle) for point in points) < 3
        elif end == "entrance":
            assert away[0] == min(away) > 4
        else:
            assert away[0] == max(away)
            assert min(away) > 4


def test_the_edges_of_a_torus_have_arrows() -> None:
    maze = make("torus", (4, 7, 1), 3)
    picture = Picture(svg(maze, "a maze"))
    wanted = set()
    for cell in maze.cells():
        for direction, down, right in ((0, -1, 0), (2, 0, 1), (4, 1, 0), (6, 0, -1)):
            row, column = cell[0] + down, cell[1] + right
            if maze.is_open(cell, direction) and not (0 <= row < 4 and 0 <= column < 7):
                wanted.add((row, column))
    found = set()
    for points in picture.lines("edges"):
        x, y = (sum(point[axis] for point in points[:3]) / 3 for axis in (0, 1))
        found.add((math.floor(y / 10), math.floor(x / 10)))
    assert found == wanted
    assert len(wanted) > 1


def test_stairs_are_drawn_in_their_cells() -> None:
    maze = make("storeys", (5, 3, 4), 3)
    shapes = shapes_of(maze)
    found = set()
    for (x, y), (u, v) in Picture(svg(maze, "a maze")).lines("stairs"):
        cell = min(maze.cells(), key=lambda one: math.dist(shapes.centre(one), ((x + u) / 2, (y + v) / 2)))
        assert abs(x - u) == abs(y - v) == 5
        found.add((cell, 1 if (x < u) == (y > v) else 5))
    wanted = {(cell, direction) for cell in maze.cells() for direction in (1, 5) if maze.is_open(cell, direction)}
    assert found == wanted


def route_of(maze: TilingMaze) -> tuple[list[Cell], list[int]]:
    """A shortest way between the ends: its cells and its codes."""
    cells = nx.shortest_path(graph_of(maze), maze.entrance, maze.exit)
    codes = []
    for here, there in itertools.pairwise(cells):
        ways = maze.neighbours(here).items()
        codes.append(next(d for d, cell in ways if cell == there and maze.is_open(here, d)))
    return cells, codes


@every_case
def test_the_route_leads_through_the_centres_and_no_wall(
    name: str, size: tuple[int, int, int], seed: int, masked: bool
) -> None:
    maze = make(name, size, seed, masked=masked)
    cells, codes = route_of(maze)
    picture = Picture(svg(maze, "a maze", (maze.entrance, codes)))
    lines = picture.lines("route")
    jumps = sum(leaves(maze, cell, code) for cell, code in zip(cells, codes, strict=False))
    stairs = sum(code in (1, 5) for code in codes) if TILINGS[name].floors else 0
    assert 1 + jumps <= len(lines) <= 1 + jumps + stairs, "in one piece but for jumps"
    pieces = [piece for line in lines for piece in itertools.pairwise(line)]
    centres = map(shapes_of(maze).centre, cells)
    far = [min(away(centre, *piece) for piece in pieces) for centre in centres]
    # a cell between two stairs has no line
    lone = {cell for cell, code, after in zip(cells[1:], codes, codes[1:], strict=False) if {code, after} <= {1, 5}}
    assert all(distance < 0.02 for cell, distance in zip(cells, far, strict=True) if not (stairs and cell in lone))
    drawn = np.asarray(picture.draw(SCALE, "route").convert("L")) < 250
    assert not (drawn & picture.walls(SCALE)).any(), "the route crosses a wall"


def away(point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    """The distance of a point from a line."""
    p, a, b = (complex(*one) for one in (point, start, end))
    part = min(max(((p - a) / (b - a)).real, 0), 1) if a != b else 0
    return abs(p - a - part * (b - a))


@pytest.mark.parametrize(("name", "size", "seed", "masked"), [case for case in cases() if not case[3]])
def test_no_wall_is_drawn_twice(name: str, size: tuple[int, int, int], seed: int, masked: bool) -> None:
    """The lengths of all lines add up to those of the closed sides."""
    maze = make(name, size, seed, masked=masked)
    shapes = shapes_of(maze)
    wanted = 0.0
    for cell in maze.cells():
        neighbours = maze.neighbours(cell)
        for direction in maze.sides(cell):
            common = direction in neighbours and not leaves(maze, cell, direction)
            common = common and not (TILINGS[name].crossing and direction % 2)
            if not maze.is_open(cell, direction):
                wanted += sum(stroke.length for stroke in shapes.side(cell, direction)) / (1 + common)
        if name == "rectangle":
            wanted += sum(stroke.length for stroke in shapes.fixed(cell)) / 2
    picture = Picture(svg(maze, "a maze"))
    drawn = sum(
        math.dist(*piece)
        for path in ("walls", "outline")
        for line in picture.lines(path)
        for piece in itertools.pairwise(line)
    )
    for gap in maze.gaps():
        wanted -= sum(stroke.length for stroke in shapes.side(*gap))
        wanted += sum(stroke.length for stroke in shapes.beside_gap(*gap))
    assert drawn == pytest.approx(wanted, rel=0.003)


@pytest.mark.parametrize("name", SIZES)
def test_sides_fit_together(name: str) -> None:
    """Neighbours have the same side; a cell's sides go round it, clockwise; a row of rectangles opens wide enough."""
    sizes = (
        [(2, n, 1) for n in range(3, 33)] + [(12, n, 1) for n in (3, 4, 20, 32)] if name == "rectangle" else SIZES[name]
    )
    for size in sizes:
        maze = TilingMaze(TILINGS[name], *size, np.zeros((32, 32), np.uint8), (0, 0), (0, 0))
        shapes = shapes_of(maze)
        for cell in maze.cells():
            for direction, there in maze.neighbours(cell).items():
                apart = (TILINGS[name].crossing and direction % 2) or leaves(maze, cell, direction)
                if direction in maze.sides(cell) and not apart:
                    same(shapes, cell, direction, there)
                    assert max(stroke.length for stroke in shapes.side(cell, direction)) >= 4


def same(shapes: Shapes, cell: Cell, direction: int, there: Cell) -> None:
    """Both cells have the same points on their common side, in opposite order."""
    ours = [point for stroke in shapes.side(cell, direction) for point in (stroke.start, stroke.at(0.5), stroke.end)]
    theirs = [
        point for stroke in shapes.side(there, direction ^ 4) for point in (stroke.start, stroke.at(0.5), stroke.end)
    ]
    assert np.allclose(ours, theirs[::-1]), (cell, direction)


@pytest.mark.parametrize("name", ["square", "hexagon", "triangle", "octagon", "upsilon", "kagome"])
def test_cells_are_regular(name: str) -> None:
    maze = make(name, (4, 5, 1), 1)
    shapes = shapes_of(maze)
    for cell in maze.cells():
        sides = [shapes.side(cell, direction)[0] for direction in maze.sides(cell)]
        assert len({round(side.length, 6) for side in sides}) == 1
        assert len({round(math.dist(shapes.centre(cell), side.at(0.5)), 6) for side in sides}) == 1


def test_the_file_has_a_title_and_a_box_around_everything() -> None:
    maze = make("hexagon", (5, 6, 1), 1)
    picture = Picture(svg(maze, "<a> & b", (maze.entrance, route_of(maze)[1])))
    left, top, wide, high = picture.box
    assert picture.title == "<a> & b"
    assert set(picture.paths) == {"walls", "outline", "route", "entrance", "exit"}
    for name in picture.paths:
        for x, y in (point for line in picture.lines(name) for point in line):
            assert left < x < left + wide
            assert top < y < top + high
    assert Picture(svg(maze, "")).paths.keys() == picture.paths.keys() - {"route"}


def test_straight_walls_are_single_lines() -> None:
    """A closed board of squares has one line across for each row, one down for each column, in few trails."""
    maze = replace(make("square", (5, 6, 1), 1), links=np.zeros((32, 32), np.uint8), exit=(0, 0))
    picture = Picture(svg(maze, ""))
    assert picture.strokes("walls") == 4 + 5
    assert picture.strokes("outline") == 4
    ring = Picture(svg(replace(make("circle", (5, 20, 1), 1), links=np.zeros((32, 32), np.uint8)), ""))
    assert ring.strokes("walls") <= 20 + 4 * 3, "spokes in one piece, rings in three arcs"


@every_tiling
def test_open_sides_belong_to_the_picture(name: str) -> None:
    """Its box is the same whether all walls are there or none: a torus without any has no line that tells."""
    maze = make(name, SIZES[name][0], 1)
    closed = replace(maze, links=np.zeros((32, 32), np.uint8))
    bare = replace(maze, links=np.full((32, 32), 0xFF, np.uint8))
    assert Picture(svg(bare, "")).box == Picture(svg(closed, "")).box
