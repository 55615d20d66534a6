"""SVG files as pixels, to judge them: a reader of path data and a rasteriser that share nothing with the writer."""

import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import numpy as np
from PIL import Image, ImageDraw

_SPACE = "{http://www.w3.org/2000/svg}"
_COMMAND = re.compile(r"([MLAZ])([^MLAZ]*)")

Point = tuple[float, float]


class Picture:
    """The paths of an SVG file by class, and its box: left, top, width, height."""

    def __init__(self, data: bytes) -> None:
        root = ElementTree.fromstring(data)
        assert root.tag == f"{_SPACE}svg"
        self.title = root.findtext(f"{_SPACE}title")
        self.box = tuple(float(word) for word in root.attrib["viewBox"].split())
        self.paths = {path.attrib["class"]: path for path in root.iter(f"{_SPACE}path")}
        assert len(self.paths) == len(list(root.iter(f"{_SPACE}path"))), "one path of each class"

    def lines(self, name: str) -> list[list[Point]]:
        """The subpaths of a path as points; arcs become many short lines."""
        return list(subpaths(self.paths[name].attrib["d"])) if name in self.paths else []

    def strokes(self, name: str) -> int:
        """How many lines and arcs a path has."""
        return sum(letter in "LA" for letter in self.paths[name].attrib["d"])

    def draw(self, scale: float, *names: str, width: int = 1) -> Image.Image:
        """These paths as lines in black on white, `scale` pixels a unit."""
        left, top, wide, high = self.box
        image = Image.new("RGB", (round(wide * scale), round(high * scale)), "white")
        pen = ImageDraw.Draw(image)
        for name in names:
            colour = self.paths[name].attrib.get("stroke", "none") if name in self.paths else ""
            for points in self.lines(name):
                where = [((x - left) * scale, (y - top) * scale) for x, y in points]
                if colour == "none":
                    pen.polygon(where, fill=self.paths[name].attrib["fill"])
                else:
                    pen.line(where, fill=colour, width=width)
        return image

    def walls(self, scale: float) -> np.ndarray:
        """True where a wall is drawn, as an array of rows."""
        return np.asarray(self.draw(scale, "walls", "outline", width=2).convert("L")) < 128

    def place(self, point: Point, scale: float) -> tuple[int, int]:
        """The row and the column of the pixel at a point."""
        return int((point[1] - self.box[1]) * scale), int((point[0] - self.box[0]) * scale)


def subpaths(data: str) -> Iterator[list[Point]]:
    """The subpaths of path data of the commands M, L, A and Z, in absolute numbers."""
    assert "".join(letter + rest for letter, rest in _COMMAND.findall(data)) == data
    points: list[Point] = []
    for letter, rest in _COMMAND.findall(data):
        numbers = [float(word) for word in rest.split()]
        if letter == "M":
            if points:
                yield points
            points = [(numbers[0], numbers[1])]
        elif letter == "L":
            points.append((numbers[0], numbers[1]))
        elif letter == "A":
            points += arc(points[-1], *numbers)
        else:
            points.append(points[0])
    if points:
        yield points


def arc(start: Point, rx: float, ry: float, turn: float, large: float, sweep: float, x: float, y: float) -> list[Point]:
    """Points on an arc of a circle, by the formulas for the centre in the SVG recommendation (B.2.4)."""
    assert rx == ry
    assert turn == large == 0
    half_x, half_y = (start[0] - x) / 2, (start[1] - y) / 2
    rest = max(rx * rx / (half_x**2 + half_y**2) - 1, 0) ** 0.5 * (1 if sweep else -1)
    middle = (start[0] + x) / 2 + rest * half_y * 1, (start[1] + y) / 2 - rest * half_x
    first, last = (math.atan2(py - middle[1], px - middle[0]) for px, py in (start, (x, y)))
    angle = (last - first) % (2 * math.pi) - (0 if sweep else 2 * math.pi)
    many = max(2, int(abs(angle) * rx))
    turns = [first + angle * i / many for i in range(1, many + 1)]
    return [(middle[0] + rx * math.cos(turn), middle[1] + rx * math.sin(turn)) for turn in turns]
