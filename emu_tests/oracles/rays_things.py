"""Things in the view of engine/rays (`rays_scene.py`): where, how large, in which columns."""

from dataclasses import dataclass

from emu_tests.oracles.rays_scene import (
    Picture,
    View,
    directions,
    farthest,
    in_lines,
    logarithm,
    power,
)

SIGHT = 88
_HEIGHT, _ACROSS = 6632, 3922  # 256 * log2 of 60 * 256 * 4096 and of 160 * 256


@dataclass(frozen=True)
class Drawing:
    """A thing at one size: from which half-height on it is used; by column and line a mask and pixels, or pixels."""

    least: int
    columns: int
    lines: int
    data: bytes
    whole: bool = False

    def at(self, column: int, line: int) -> tuple[int, int]:
        at = column * self.lines + line
        if self.whole:
            return 0, self.data[at]
        at *= 2
        return self.data[at], self.data[at + 1]


@dataclass(frozen=True)
class Thing:
    """Its colour, 0 none of its own, and its drawings from the largest on."""

    colour: int
    drawings: tuple[Drawing, ...]


@dataclass(frozen=True)
class Place:
    """Where a thing is seen: half-height of a wall there, pixels right of the middle."""

    height: int
    across: int


def _power(log: int) -> int:
    return 0 if log < 0 else min(0xFF00, power(log))


def place(view: View, x: int, y: int) -> Place | None:
    """Where a thing at x, y in 1/256 cell is seen."""
    apart = [16 * SIGHT + x - 16 * view.x, 16 * SIGHT + y - 16 * view.y]
    if not all(0 <= number < 32 * SIGHT for number in apart):
        return None
    right, ahead = (apart[0] >> 4) - SIGHT, SIGHT - (apart[1] >> 4)
    quarter, turn = divmod(view.angle, 16)
    for _ in range(quarter):
        right, ahead = -ahead, right
    sine, cosine = directions()[turn][12][0] >> 5, directions()[16 - turn][12][0] >> 5
    depth, across = right * sine + ahead * cosine, right * cosine - ahead * sine
    if depth < 256:
        return None
    dots = _power(_ACROSS + logarithm(abs(across)) - logarithm(depth)) >> 8
    height = in_lines(_power(_HEIGHT - logarithm(depth)))
    seen = dots < 160 and height >= round(farthest(view.light))
    return Place(height, -dots if across < 0 else dots) if seen else None


def put(picture: Picture, view: View, thing: Thing, x: int, y: int) -> list[int]:
    """Draw a thing into a picture; the columns that show some of it."""
    seen = place(view, x, y)
    if not seen:
        return []
    drawing = next(drawing for drawing in thing.drawings if seen.height >= drawing.least)
    first = view.half + seen.height - drawing.lines
    left = (seen.across + 4 * view.width + 4 - 4 * drawing.columns) >> 3
    lines = range(max(0, first), min(2 * view.half, view.half + seen.height))
    shown = [
        column
        for column in range(left, left + drawing.columns)
        if 0 <= column < view.width and seen.height >= max(view.tops[column : column + 2])
    ]
    for column in shown if lines else ():
        for line in lines:
            mask, ink = drawing.at(column - left, line - first)
            picture.pixels[line, column] = int(picture.pixels[line, column]) & mask | ink
        for row in range(lines.start // 8, (lines.stop + 7) // 8):
            chunk = range(max(lines.start, 8 * row), min(lines.stop, 8 * row + 8))
            mask, _ = drawing.at(column - left, chunk[len(chunk) // 2] - first)
            if thing.colour and mask != 255:
                picture.colours[row, column] = thing.colour
    return shown if lines else []
