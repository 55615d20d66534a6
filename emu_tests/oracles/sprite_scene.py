"""Sprites over tiles in Python: what the screen shows, pixel by pixel and cell by cell."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint8]


@dataclass
class Sprite:
    """Where it is, in pixels from the window's corner; opaque and ink: its picture; colour 0: the tiles'."""

    x: int
    y: int
    opaque: Bits
    ink: Bits
    colour: int = 0

    @property
    def size(self) -> tuple[int, int]:
        height, width = self.ink.shape
        return height, width


def scene(tiles: list[bytes], numbers: Bits, sprites: list[Sprite]) -> tuple[Bits, Bits]:
    """The window's pixels and attributes. tiles: 9 bytes each; numbers: the window's part of the map."""
    rows, columns = numbers.shape
    pixels = np.zeros((8 * rows, 8 * columns), np.uint8)
    colours = np.zeros((rows, columns), np.uint8)
    for (row, column), number in np.ndenumerate(numbers):
        tile = np.frombuffer(tiles[number], np.uint8)
        pixels[8 * row : 8 * row + 8, 8 * column : 8 * column + 8] = np.unpackbits(tile[:8]).reshape(8, 8)
        colours[row, column] = tile[8]
    for sprite in sprites:
        height, width = sprite.size
        for line in range(height):
            for pixel in range(width):
                y, x = sprite.y + line, sprite.x + pixel
                if 0 <= y < 8 * rows and 0 <= x < 8 * columns and sprite.opaque[line, pixel]:
                    pixels[y, x] = sprite.ink[line, pixel]
        if sprite.colour:
            top, bottom = sprite.y // 8, (sprite.y + height - 1) // 8
            left, right = sprite.x // 8, (sprite.x + width - 1) // 8
            colours[max(top, 0) : max(bottom + 1, 0), max(left, 0) : max(right + 1, 0)] = sprite.colour
    return pixels, colours
