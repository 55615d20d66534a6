"""The characters, tokens and control codes of the 48K, as a BASIC text spells them."""

from typing import NamedTuple

BLANKS = " \t"
_BLOCKS = "▝▘▀▗▐▚▜▖▞▌▛▄▟▙█"  # 81-8F: bit 0 top right, bit 1 top left, bit 2 bottom right, bit 3 bottom left
BYTES = {chr(code): code for code in range(0x20, 0x7F) if code != 0x60} | {"£": 0x60, "©": 0x7F, "↑": 0x5E}
BYTES |= {block: 0x81 + index for index, block in enumerate(_BLOCKS)}

THEN, DEF_FN, OPEN, REM = 0xCB, 0xCE, 0xD3, 0xEA  # tokens; those below DEF FN cannot begin a statement
MICRODRIVE = (0xCF, 0xD0, 0xD1, 0xD2)  # CAT, FORMAT, MOVE, ERASE: the ROM takes them and stops when it runs them
LINE_NUMBER = {0xE5: "RESTORE", 0xEC: "GO TO", 0xED: "GO SUB", 0xF7: "RUN"}  # each may be followed by a space
TAPE = (0xD5, 0xD6, 0xEF, 0xF8)  # MERGE, VERIFY, LOAD, SAVE
#: What the ROM would misread inside a string.
MISREAD = {0x0D: "the end of the line", 0x0E: "a hidden number", 0x22: "the end of the string"}


class Code(NamedTuple):
    """A name in braces: its first byte, and the allowed values of each parameter."""

    byte: int
    usage: str = "nothing after it"
    parameters: tuple[tuple[int, ...], ...] = ()


CODES = {
    "LEFT": Code(0x08),  # there is no 09, its counterpart: the ROM prints it without moving
    "INK": Code(0x10, "0 to 9", (tuple(range(10)),)),
    "PAPER": Code(0x11, "0 to 9", (tuple(range(10)),)),
    "FLASH": Code(0x12, "0, 1 or 8", ((0, 1, 8),)),
    "BRIGHT": Code(0x13, "0, 1 or 8", ((0, 1, 8),)),
    "INVERSE": Code(0x14, "0 or 1", ((0, 1),)),
    "OVER": Code(0x15, "0 or 1", ((0, 1),)),
    "AT": Code(0x16, "a row, 0 to 21, and a column, 0 to 31", (tuple(range(22)), tuple(range(32)))),
    "TAB": Code(0x17, "0 to 255", (tuple(range(256)),)),
    "BLANK": Code(0x80),
} | {chr(0x41 + index): Code(0x90 + index) for index in range(21)}
