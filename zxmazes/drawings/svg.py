"""A maze on any tiling as an SVG picture: paths that print at any size.

The picture has a path each for the walls, the outline, the stairs and the route, a green arrow at the entrance, a red
one at the exit, and grey ones where a passage leaves one edge and enters the opposite one.
one at the exit, grey ones where a passage leaves one edge of a torus and enters the other, and orange ones in passages
of one direction.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

from zxmazes.drawings import weave
from zxmazes.drawings.shapes import shapes_of
from zxmazes.drawings.strokes import UNIT, Point, Shapes, Side, Stroke, lines, longest
from zxmazes.drawings.tiled_maze import DOWN, UP, TilingMaze, back
from zxmazes.tilings import Cell

#: Start of a route and its direction codes.
Route = tuple[Cell, list[int]]

_MARGIN = UNIT
_ARROW, _AWAY = 0.6 * UNIT, 0.15 * UNIT  # an arrow's length and width; its distance from the wall
_SAME = 0.001  # angles and lengths that differ only by rounding errors differ by less
_STAIRS = 0.25 * UNIT  # half the width of the signs for stairs
_BLACK, _WHITE, _BLUE, _GREEN, _RED, _GREY = "#000", "#fff", "#1663c7", "#0a8a2a", "#d01c1c", "#777"
_ORANGE = "#d77a00"
#: The widths of the lines by path, and their colours.
_STYLES = {
    "walls": (1.0, _BLACK),
    "outline": (1.4, _BLACK),
    "stairs": (0.9, _GREY),
    "route": (1.6, _BLUE),
}


def svg(maze: TilingMaze, title: str, route: Route | None = None) -> bytes:
    """The picture as a file. title: what a viewer shows as its name. route: drawn from centre to centre."""
    shapes = shapes_of(maze)
    walls, outline = (list(weave.walls(maze)), []) if maze.woven else _walls(shapes)
    paths = {"walls": _joined(walls), "outline": _joined(outline), "stairs": list(_stairs(shapes))}
    if route:
        pieces = weave.route(maze, *route) if maze.woven else _route(shapes, *route)
        paths["route"] = [trail for trail in pieces if trail]
    left, top, right, bottom = _extent(shapes)
    wide, high = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
    box = (left - _MARGIN, top - _MARGIN, wide, high)
    root = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(map(_number, box)))
    ElementTree.SubElement(root, "title").text = title
    place = dict(zip(("x", "y", "width", "height"), map(_number, box), strict=True))
    ElementTree.SubElement(root, "rect", place, fill=_WHITE)
    for name, trails in paths.items():
        if trails:
            width, colour = _STYLES[name]
            look = {"fill": "none", "stroke": colour, "stroke-width": str(width)}
            look |= {"stroke-linecap": "round", "stroke-linejoin": "round"}
            ElementTree.SubElement(root, "path", {"class": name, "d": "".join(map(_data, trails))}, **look)
    for name, colour, data in _marks(shapes):
        ElementTree.SubElement(root, "path", {"class": name, "d": data}, fill=colour)
    ElementTree.indent(root)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _walls(shapes: Shapes) -> tuple[list[Stroke], list[Stroke]]:
    """The closed sides between cells, and those at the edge; each once."""
    maze = shapes.maze
    inner: dict[object, Stroke] = {}
    outer: dict[object, Stroke] = {}
    for cell in maze.cells():
        neighbours, gap = maze.neighbours(cell), maze.gap(cell)
        inner |= {_name(stroke): stroke for stroke in shapes.fixed(cell)}
        for direction in maze.sides(cell):
            if maze.is_open(cell, direction):
                continue
            side = (shapes.beside_gap if direction == gap else shapes.side)(cell, direction)
            edge = direction not in neighbours or _leaves(maze, cell, direction)
            (outer if edge else inner).update({_name(stroke): stroke for stroke in side})
    return list(inner.values()), list(outer.values())


def _leaves(maze: TilingMaze, cell: Cell, direction: int) -> bool:
    """Does this direction lead out of the picture and in again on the other side? In rings it does not."""
    return maze.tiling.leaves and maze.round_the_edge(cell, direction)


def _key(point: Point) -> tuple[int, int]:
    """The same for points that differ only by rounding errors."""
    return round(point[0] * 64), round(point[1] * 64)


def _name(stroke: Stroke) -> object:
    """The same for a stroke and its reverse."""
    return frozenset((_key(stroke.start), _key(stroke.end)))


def _joined(strokes: Iterable[Stroke]) -> list[list[Stroke]]:
    """The strokes as few trails: each stroke once, and straight on where that is possible."""
    left: dict[tuple[int, int], list[Stroke]] = defaultdict(list)
    for stroke in strokes:
        left[_key(stroke.start)].append(stroke)
        left[_key(stroke.end)].append(stroke.reverse())
    trails = []
    for at in [*(at for at, there in left.items() if len(there) % 2), *left]:
        while left[at]:
            trail: list[Stroke] = []
            here = at
            while left[here]:
                stroke = min(left[here], key=lambda one: _bend(trail[-1], one) if trail else 0.0)
                left[here].remove(stroke)
                here = _key(stroke.end)
                left[here].remove(stroke.reverse())
                trail.append(stroke)
            trails.append(trail)
    return trails


def _heading(stroke: Stroke, at: Point) -> Point:
    """The direction of a stroke at one of its ends."""
    if not stroke.radius:
        return stroke.end[0] - stroke.start[0], stroke.end[1] - stroke.start[1]
    turn = 1 if stroke.clockwise else -1
    return -at[1] * turn, at[0] * turn


def _bend(one: Stroke, other: Stroke) -> float:
    """How much a trail turns from a stroke to the next one, in radians."""
    (x, y), (u, v) = _heading(one, one.end), _heading(other, other.start)
    return abs(math.atan2(x * v - y * u, x * u + y * v))


def _merged(trail: list[Stroke]) -> list[Stroke]:
    """The trail with strokes that go straight on, or round the same arc, made one. An arc stays below a half circle."""
    merged = trail[:1]
    for stroke in trail[1:]:
        last = merged[-1]
        alike = abs(last.radius - stroke.radius) < _SAME and _bend(last, stroke) < _SAME
        if alike and last.turn + stroke.turn < 3:
            merged[-1] = Stroke(last.start, stroke.end, last.radius, last.clockwise)
        else:
            merged.append(stroke)
    return merged


def _data(trail: list[Stroke]) -> str:
    """A trail as path data."""
    words = [f"M{_point(trail[0].start)}"]
    for stroke in _merged(trail):
        radius = _number(stroke.radius)
        words.append(f"A{radius} {radius} 0 0 {int(stroke.clockwise)} " if stroke.radius else "L")
        words.append(_point(stroke.end))
    closed = _key(trail[0].start) == _key(trail[-1].end)
    return "".join([*words, "Z" * closed])


def _point(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    """At most two decimals: an error of less than a hundredth of a wall's width."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def _stairs(shapes: Shapes) -> Iterator[list[Stroke]]:
    """`/` for stairs up, `\\` for stairs down, and both."""
    maze = shapes.maze
    if not maze.tiling.floors:
        return
    for cell in maze.cells():
        x, y = shapes.centre(cell)
        for direction, rise in ((UP, -_STAIRS), (DOWN, _STAIRS)):
            if maze.leads(cell, direction):
                yield list(lines((x - _STAIRS, y - rise), (x + _STAIRS, y + rise)))


def _route(shapes: Shapes, start: Cell, codes: list[int]) -> Iterator[list[Stroke]]:
    """The route in one piece, but for stairs and edges that wrap; it begins and ends in the gaps.

    A piece is empty where stairs follow stairs.
    """
    maze = shapes.maze
    trail = [stroke.reverse() for stroke in reversed(_to_gap(shapes, start, maze.entrance))]
    cells = maze.walk(start, codes)
    for here, there, direction in zip(cells, cells[1:], codes, strict=False):
        if maze.tiling.floors and direction in (UP, DOWN):
            yield trail
            trail = []
        elif _leaves(maze, here, direction):
            yield [*trail, Stroke(shapes.centre(here), _middle(shapes.side(here, direction)))]
            trail = [Stroke(_middle(shapes.side(there, back(direction))), shapes.centre(there))]
        else:
            trail += shapes.step(here, direction)
    yield trail + _to_gap(shapes, cells[-1], maze.exit)


def _to_gap(shapes: Shapes, cell: Cell, end: Cell) -> list[Stroke]:
    """From the centre of a cell through its gap, if the cell is this end of the maze and has a gap."""
    gap = shapes.maze.gap(cell) if cell == end else None
    return [] if gap is None else list(shapes.to_gap(cell, gap))


def _middle(side: Side) -> Point:
    """Where a way leads through a side."""
    return longest(side).at(0.5)


def _marks(shapes: Shapes) -> Iterator[tuple[str, str, str]]:
    """Name, colour and path data: an arrow or a dot at each end, arrows where passages leave an edge."""
    maze = shapes.maze
    for name, colour, cell in (("entrance", _GREEN, maze.entrance), ("exit", _RED, maze.exit)):
        gap = maze.gap(cell)
        if gap is None:
            yield name, colour, _dot(shapes.centre(cell))
        else:
            yield name, colour, _arrow(shapes, cell, gap, inward=name == "entrance")
    arrows = [
        _arrow(shapes, cell, direction, inward=False)
        for cell in maze.cells()
        for direction in maze.sides(cell)
        if maze.leads(cell, direction) and _leaves(maze, cell, direction)
    ]
    if arrows:
        yield "edges", _GREY, "".join(arrows)
    arrows = [
        _inside(shapes, cell, direction)
        for cell, direction in maze.arrows
        if direction in maze.sides(cell) and not _leaves(maze, cell, direction)
    ]
    if arrows:
        yield "arrows", _ORANGE, "".join(arrows)


def _dot(point: Point) -> str:
    """A circle."""
    x, y = point
    radius = _number(_STAIRS)
    ends = ((x + _STAIRS, y), (x - _STAIRS, y))
    return f"M{_point(ends[1])}" + "".join(f"A{radius} {radius} 0 0 1 {_point(end)}" for end in ends) + "Z"


def _arrow(shapes: Shapes, cell: Cell, direction: int, *, inward: bool) -> str:
    """A triangle outside a side, at right angles to it."""
    ends = (_AWAY, _AWAY + _ARROW) if inward else (_AWAY + _ARROW, _AWAY)
    return _triangle(shapes, cell, direction, *ends)


def _inside(shapes: Shapes, cell: Cell, direction: int) -> str:
    """A smaller triangle in an open side, half on each side of it."""
    return _triangle(shapes, cell, direction, 0.35 * _ARROW, -0.35 * _ARROW)


def _triangle(shapes: Shapes, cell: Cell, direction: int, tip: float, foot: float) -> str:
    """A triangle as wide as it is long. tip, foot: how far they are from the middle of a side, outward."""
    stroke = longest(shapes.side(cell, direction))
    x, y = stroke.at(0.5)
    along = math.atan2(stroke.end[1] - stroke.start[1], stroke.end[0] - stroke.start[0])
    out = (math.sin(along), -math.cos(along))  # the inside is on the right of a side
    half = abs(tip - foot) / 2
    (tip_x, tip_y), (foot_x, foot_y) = ((x + far * out[0], y + far * out[1]) for far in (tip, foot))
    left, right = ((foot_x + half * turn * out[1], foot_y - half * turn * out[0]) for turn in (-1, 1))
    return f"M{_point((tip_x, tip_y))}L{_point(left)}L{_point(right)}Z"


def _extent(shapes: Shapes) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all cells, whether their sides are open or closed."""
    maze = shapes.maze
    strokes = [
        stroke for cell in maze.cells() for direction in maze.sides(cell) for stroke in shapes.side(cell, direction)
    ]
    points = [point for stroke in strokes for point in (stroke.start, stroke.at(0.5), stroke.end)]
    return min(x for x, _ in points), min(y for _, y in points), max(x for x, _ in points), max(y for _, y in points)
