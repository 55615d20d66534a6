"""Read the screen as text."""

import functools

from zxmazes.machine.core import rom48

#: The address of the display file, and its length with the attributes.
DISPLAY = 0x4000, 6912
ATTRIBUTES = 0x5800, 768


def screen_text(screen: bytes) -> list[str]:
    """A screen of 6,912 bytes as 24 rows of 32 characters: ROM font (inverse too), block graphics, '?' for others."""
    glyphs = _glyphs()
    return ["".join(glyphs.get(_cell(screen, row, column), "?") for column in range(32)) for row in range(24)]


def _cell(screen: bytes, row: int, column: int) -> bytes:
    first = (row & 0x18) * 256 + (row & 7) * 32 + column
    return screen[first : first + 8 * 256 : 256]


@functools.cache
def _glyphs() -> dict[bytes, str]:
    rom = rom48()
    glyphs: dict[bytes, str] = {}
    for code in range(16):
        halves = [(code >> i & 1) * 0x0F | (code >> i + 1 & 1) * 0xF0 for i in (0, 2)]
        glyphs[bytes([halves[0]] * 4 + [halves[1]] * 4)] = " ▝▘▀▗▐▚▜▖▞▌▛▄▟▙█"[code]
    for code in range(0x21, 0x80):
        shape = rom[0x3D00 + (code - 32) * 8 :][:8]
        char = {0x60: "£", 0x7F: "©"}.get(code, chr(code))
        glyphs.setdefault(shape, char)
        glyphs.setdefault(bytes(value ^ 0xFF for value in shape), char)
    return glyphs
