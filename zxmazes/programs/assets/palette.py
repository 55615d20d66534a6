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
#: The non-zero values of the channels of a normal and of a bright colour.
NORMAL_LEVELS = (0xC0, 0xCD, 0xD7, 0xD8)
BRIGHT_LEVEL = 0xFF
#: The normal colours from blue to white in the pictures that SkoolKit makes, as this project's own are.
SKOOLKIT = (0x0000C5, 0xC50000, 0xC500C5, 0x00C600, 0x00C6C5, 0xC5C600, 0xCDC6CD)


def name(colour: int) -> str:
    """The name of a colour in messages: `red`, `bright red`."""
    return f"{'bright ' if colour & BRIGHT else ''}{NAMES[colour & 7]}"


def shades() -> dict[int, int]:
    """The number of the colour that each shade stands for; a shade is $RRGGBB."""
    colours = {0: BLACK}
    for hue, skoolkit in enumerate(SKOOLKIT, 1):
        channels = (hue >> 1 & 1) << 16 | (hue >> 2 & 1) << 8 | hue & 1
        colours[skoolkit] = hue
        colours |= {channels * level: hue for level in NORMAL_LEVELS}
        colours[channels * BRIGHT_LEVEL] = hue | BRIGHT
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
