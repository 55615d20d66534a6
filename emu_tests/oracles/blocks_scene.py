"""A window of blocks in Python: materials of period 8 across, their edges, sprites over them, colours."""

import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint8]
SIDE = 24
FLOOR, TOP, FRONT = range(3)


def maze_map(choose: random.Random, rows: int, columns: int, passages: float) -> Bits:
    """Materials of a maze with cells at odd places: 0 floor, 1 top, 2 front; 5 rows and columns of wall around."""
    wall = np.ones((rows + 11, columns + 10), np.uint8)
    for row in range(1, rows, 2):
        for column in range(1, columns, 2):
            wall[row + 5, column + 5] = 0
            if column + 2 < columns and choose.random() < passages:
                wall[row + 5, column + 6] = 0
            if row + 2 < rows and choose.random() < passages:
                wall[row + 6, column + 5] = 0
    below = np.vstack([wall[1:], np.ones((1, wall.shape[1]), np.uint8)])
    return np.where(wall == 0, FLOOR, np.where(below == 0, FRONT, TOP)).astype(np.uint8)


def map_bytes(materials: Bits) -> bytes:
    """The bytes of the map: own material, and a quarter of the right neighbour's."""
    right = np.hstack([materials[:, 1:], np.ones((materials.shape[0], 1), np.uint8)])
    return (materials << 6 | right << 4).astype(np.uint8).tobytes()


def window(materials: Bits, art: bytes, left: int, top: int, width: int, height: int) -> Bits:
    """The pixels of a window. materials: with 5 rows and columns around; left, top: its first pixel in the maze."""
    lines = np.arange(top, top + height) + 5 * SIDE
    columns = np.arange(left, left + width) + 5 * SIDE
    pictures = np.unpackbits(np.frombuffer(art, np.uint8)).reshape(5, SIDE, 8)
    row, line = lines // SIDE, lines % SIDE
    column, dot = columns // SIDE, columns % SIDE
    here = materials[row][:, column]
    pixels = pictures[here, line[:, None], dot % 8]
    edges = pictures[2:, :, 0]  # by material: that of the floor is never asked for
    for side, at in ((-1, 0), (1, SIDE - 1)):
        beside = materials[row][:, column + side]
        edge = (dot == at) & (beside < here) & (edges[here, line[:, None]] == 1)
        pixels = np.where(edge, 1, pixels)
    return pixels.astype(np.uint8)


@dataclass
class Body:
    """A sprite, its place in pixels of the window; opaque None: a thing, drawn over the floor."""

    x: int
    y: int
    ink: Bits
    opaque: Bits | None
    colour: int


def put(pixels: Bits, colours: Bits, body: Body) -> None:
    """Draw a sprite, clipped."""
    height, width = pixels.shape
    for y in range(max(0, body.y), min(height, body.y + SIDE)):
        for x in range(max(0, body.x), min(width, body.x + SIDE)):
            dot = body.y, body.x
            ink = body.ink[y - dot[0], x - dot[1]]
            if body.opaque is None:
                pixels[y, x] |= ink
            elif body.opaque[y - dot[0], x - dot[1]]:
                pixels[y, x] = ink
    if body.colour:
        rows = slice(max(0, body.y // 8), (body.y + SIDE - 1) // 8 + 1)
        columns = slice(max(0, body.x // 8), (body.x + SIDE - 1) // 8 + 1)
        area = colours[rows, columns]
        area[area != 0] = body.colour
