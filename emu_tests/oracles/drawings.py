"""A screen as pixels and as colours."""

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.bool_]  # True for ink


def pixels(screen: bytes) -> Pixels:
    """A screen as 192 x 256 pixels."""
    lines = np.frombuffer(screen[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
    return np.unpackbits(lines, axis=1).astype(np.bool_)


def colours(screen: bytes) -> npt.NDArray[np.uint8]:
    """Its 24 x 32 attributes."""
    return np.frombuffer(screen[6144:], np.uint8).reshape(24, 32)
