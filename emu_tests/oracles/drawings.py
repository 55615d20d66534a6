"""How a field ought to look on the screen, computed from the field alone: in tiles, and in cells of 6 x 6 pixels."""

import numpy as np
import numpy.typing as npt

from emu_tests.oracles.paths import Walls

Pixels = npt.NDArray[np.bool_]  # True for ink

#: Pixels of a cell of the small drawing, and its cells in a row and in a column.
SMALL, SIDE = 6, 31


def pixels(screen: bytes) -> Pixels:
    """A screen as 192 x 256 pixels."""
    lines = np.frombuffer(screen[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
    return np.unpackbits(lines, axis=1).astype(np.bool_)


def colours(screen: bytes) -> npt.NDArray[np.uint8]:
    """Its 24 x 32 attributes."""
    return np.frombuffer(screen[6144:], np.uint8).reshape(24, 32)


def in_tiles(walls: Walls, wall: bytes, path: bytes) -> Pixels:
    """A field in cells of 8 x 8: a wall has its texture, and a line on each side where a passage is beside it."""
    shapes = np.unpackbits(np.frombuffer(wall + path, np.uint8)).reshape(2, 8, 8).astype(np.bool_)
    drawn = np.where(walls[:, :, None, None], *shapes)
    free = np.pad(~walls, 1)
    for side, beside in (
        (np.s_[:, :, 0, :], free[:-2, 1:-1]),
        (np.s_[:, :, 7, :], free[2:, 1:-1]),
        (np.s_[:, :, :, 0], free[1:-1, :-2]),
        (np.s_[:, :, :, 7], free[1:-1, 2:]),
    ):
        drawn[side] |= (walls & beside)[:, :, None]
    return np.asarray(drawn)


def small_cells(screen: bytes) -> Pixels:
    """The small drawing on a screen, 31 x 31 cells of 6 x 6 pixels. Fails if the rest of its area is not empty."""
    edge = SIDE * SMALL
    area = pixels(screen)[:, : edge + SMALL]
    assert not area[edge:].any(), "below the maze"
    assert not area[:, edge:].any(), "right of the maze"
    return area[:edge, :edge].reshape(SIDE, SMALL, SIDE, SMALL).transpose(0, 2, 1, 3)
