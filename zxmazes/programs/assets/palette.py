"""The Spectrum's 15 colours as numbers: 0 to 7 as on the keys, 9 to 15 the bright ones. Black is 0, never 8."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

#: A picture: the number of a colour, or CLEAR, for each pixel; shape (height, width).
Pixels = npt.NDArray[np.uint8]

BLACK, WHITE, BRIGHT = 0, 7, 8
BRIGHT_MAGENTA = 11
#: A transparent pixel.
CLEAR = 255

NAMES = ("black", "blue", "red", "magenta", "green", "cyan", "yellow", "white")
#: What the channels of a normal and of a bright colour are where they are not 0.
NORMAL_LEVELS = (0xC0, 0xC5, 0xCD, 0xD7, 0xD8)
BRIGHT_LEVEL = 0xFF


def name(colour: int) -> str:
    """How messages call a colour: `red`, `bright red`."""
    return f"{'bright ' if colour & BRIGHT else ''}{NAMES[colour & 7]}"


def rgb_colours() -> dict[tuple[int, int, int], int]:
    """The number of each red, green, blue that stands for a colour of the Spectrum."""
    colours = {(0, 0, 0): BLACK}
    for hue in range(1, 8):
        red, green, blue = hue >> 1 & 1, hue >> 2 & 1, hue & 1
        for level in NORMAL_LEVELS:
            colours[red * level, green * level, blue * level] = hue
        colours[red * BRIGHT_LEVEL, green * BRIGHT_LEVEL, blue * BRIGHT_LEVEL] = hue | BRIGHT
    return colours


@dataclass(frozen=True)
class Look:
    """The two colours of a cell, 0 to 7 each, and whether both are bright."""

    ink: int
    paper: int
    bright: bool

    @property
    def attribute(self) -> int:
        """The byte in the attributes."""
        return self.bright << 6 | self.paper << 3 | self.ink
