"""Read the screen as text."""

import functools

from zxmazes.machine.core import rom48

#: The address of the display file, and its length with the attributes.
DISPLAY = 0x4000, 6912
ATTRIBUTES = 0x5800, 768


def screen_text(screen: bytes) -> list[str]:
    """A screen of 6,912 bytes as 24 rows of 32 characters: block graphics, '?' for others.

    Characters of the ROM's font may be inverse, or stand in caps with cut corners, as key_caps.asm draws them.
    """
    return [_text(_cells(screen, row)) for row in range(24)]


@functools.lru_cache(maxsize=4096)  # most rows of a screen are as they were when it was read before
def _text(cells: bytes) -> str:
    """The characters of a row of cells."""
    glyphs = _glyphs()
    return "".join([glyphs.get(cells[place : place + 8], "?") for place in range(0, len(cells), 8)])


def _cells(screen: bytes, row: int) -> bytes:
    """The eight bytes of each cell of a row, cell by cell."""
    first, cells = (row & 0x18) * 256 + (row & 7) * 32, bytearray(8 * 32)
    for line in range(8):
        cells[line::8] = screen[first + 256 * line :][:32]
    return bytes(cells)


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
        for capped in in_caps(shape):
            glyphs.setdefault(capped, char)
    return glyphs


def in_caps(shape: bytes) -> list[bytes]:
    """A character's shape in a cap of key_caps.asm: alone, at the left end, at the right end."""
    return [bytes([shape[0] | corners, *shape[1:7], shape[7] | corners]) for corners in (0x81, 0x80, 0x01)]
