"""A window of tiles of any art in Python: pixels from the map and the tiles, and the attribute of each character."""

import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Window:
    """A window in characters on the screen, and the tiles' size in characters."""

    row: int
    column: int
    height: int
    width: int
    block_width: int
    block_height: int

    def cells(self) -> set[int]:
        """The window's characters, 32 to a row of the screen."""
        rows = range(self.row, self.row + self.height)
        return {32 * row + column for row in rows for column in range(self.column, self.column + self.width)}


class Scene:
    """A random map, and random tiles. numbers: of the tiles, all bits of a byte that the mask leaves."""

    def __init__(self, choose: random.Random, window: Window, kinds: int, mask: int, rows: int, columns: int) -> None:
        self.window, self.kinds, self.mask = window, kinds, mask
        size = window.block_height * window.block_width
        self.tiles = np.frombuffer(choose.randbytes(9 * kinds * size), np.uint8).reshape(kinds, size, 9)
        numbers = [[choose.randrange(kinds) for _ in range(columns)] for _ in range(rows)]
        other = [[choose.randrange(256) & ~mask & 255 for _ in range(columns)] for _ in range(rows)]
        self.map = (np.array(numbers) | np.array(other)).astype(np.uint8)

    def lines(self) -> Bits:
        """Each tile's pixels: 8 * height, 8 * width."""
        shape = (self.kinds, self.window.block_height, self.window.block_width, 8)
        bits = np.unpackbits(self.tiles[:, :, :8].copy(), axis=2).reshape(*shape, 8).transpose(0, 1, 3, 2, 4)
        return bits.reshape(self.kinds, 8 * self.window.block_height, 8 * self.window.block_width)

    def seen(self, left: int, top: int) -> tuple[Bits, Bits]:
        """The window's pixels and attributes at a place."""
        window, tiles = self.window, self.lines()
        y = np.arange(top, top + 8 * window.height)
        x = np.arange(left, left + 8 * window.width)
        high, wide = tiles.shape[1:]
        numbers = self.map & self.mask
        pixels = tiles[numbers[y // high][:, x // wide], (y % high)[:, None], x % wide]
        colours = self.tiles[:, :, 8].reshape(self.kinds, window.block_height, window.block_width)
        down = (top + 3) // 8 + np.arange(window.height)  # four lines of each: the upper one
        across = left // 8 + np.arange(window.width)  # four pixels of each: the left one
        owner = numbers[down // window.block_height][:, across // window.block_width]
        shown = colours[owner, (down % window.block_height)[:, None], across % window.block_width]
        return pixels.astype(np.uint8), shown.astype(np.uint8)
