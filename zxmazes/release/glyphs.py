"""Text in the Spectrum's letters as SVG: paths of pixels, which look and measure the same with any fonts installed."""

import functools

from zxmazes.machine.core import rom48
from zxmazes.release.released import texts

_FONT = 0x3D00  # of the ROM: the letters from space on
_ATTRIBUTES = 6144
#: The Spectrum's eight colours, bright.
COLOURS = ("#000", "#00f", "#f00", "#f0f", "#0f0", "#0ff", "#ff0", "#fff")
#: A text with the number of its colour.
Part = tuple[str, int]


def line(parts: list[Part], x: float, y: float, pixel: float, tall: int = 1) -> str:
    """A line of text from the upper left corner x, y; pixel: the width of a pixel in mm; tall: 2 for double height."""
    paths, column = [], 0
    for text, colour in parts:
        if path := "".join(_glyph(char, 8 * (column + at)) for at, char in enumerate(text)):
            paths.append(f'<path fill="{COLOURS[colour]}" d="{path}"/>')
        column += len(text)
    return f'<g transform="translate({x:g} {y:g}) scale({pixel:g} {pixel * tall:g})">{"".join(paths)}</g>'


@functools.cache
def _glyph(char: str, left: int) -> str:
    """The path of a letter: a rectangle for each run of pixels in a row. A letter that the ROM lacks is a ?."""
    at = _FONT + 8 * (ord(char if " " <= char <= "~" else "?") - 32)
    path = ""
    for row, value in enumerate(rom48()[at : at + 8]):
        bits, column = f"{value:08b}0", 0
        while (start := bits.find("1", column)) >= 0:
            column = bits.find("0", start)
            path += f"M{left + start} {row}h{column - start}v1h-{column - start}z"
    return path


def page_rows(page: bytes) -> list[tuple[int, list[Part]]]:
    """The rows of a page that are text, with their numbers and their colours on black."""
    return [(at, _parts(page[_ATTRIBUTES + 32 * at :][:32], text)) for at, text in texts(page)]


def _parts(attributes: bytes, text: str) -> list[Part]:
    """A text with the ink of each character; where that is black, the paper."""
    parts: list[Part] = []
    for char, value in zip(text, attributes, strict=False):
        colour = value & 7 or value >> 3 & 7
        if parts and parts[-1][1] == colour:
            parts[-1] = (parts[-1][0] + char, colour)
        else:
            parts.append((char, colour))
    return parts
