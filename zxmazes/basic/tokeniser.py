"""Turn BASIC source text into the bytes of a program; the real 48K ROM checks and completes each line.

1. Comments and blank lines are dropped, indented lines are joined to the line above them.
2. Keywords become tokens; the names in braces become codes or addresses (`basic/README.md` has the format).
3. The ROM checks each line in the simulator as if it had been typed, and adds what its editor adds: the
   hidden five-byte form of every number, and the slots that DEF FN needs for its parameters.
4. Mistakes are reported with line and column of the text.
"""

import re
from collections.abc import Collection

from zxmazes.basic.braces import Symbols
from zxmazes.basic.codes import BLANKS
from zxmazes.basic.line import Line
from zxmazes.basic.rom import ROOM
from zxmazes.errors import MazeError


def rows(text: str) -> list[str]:
    """The rows of a text with any kind of line end, without a byte order mark."""
    return re.split(r"\r\n?|\n", text.removeprefix("\ufeff"))


def line_numbers(text: str, source: str = "<text>") -> list[int]:
    """The numbers of a text's lines. Raises MazeError for a line without one."""
    return [line.number()[0] for line in _lines(text, {}, source)]


def tokenise(
    text: str,
    symbols: Symbols | None = None,
    source: str = "<text>",
    lines: Collection[int] | None = None,
) -> bytes:
    """The program area, byte for byte as in memory and on tape.

    A line is its number (2 bytes, high first), its length (2 bytes, low first), its bytes, and 0D.

    symbols: the address, or a text for a string, for each name in braces. source: the name of the text in messages.
    lines: the numbers of all lines of the program of which the text is a part; without it the line numbers after
    GO TO, GO SUB, RUN and RESTORE are not checked.
    Raises MazeError, "source:line:column: what is wrong", for every mistake in the text.
    """
    program = bytearray()
    previous = 0
    for line in _lines(text, symbols or {}, source):
        number, start = line.number()
        if number == previous:
            raise line.error(0, f"line {number} is here twice: renumber or remove one")
        if number < previous:
            raise line.error(0, f"line {number} follows line {previous}: put them in ascending order")
        previous = number
        checked = line.checked(start) + b"\r"
        if lines is not None:
            line.check_jumps(lines)
        program += number.to_bytes(2, "big") + len(checked).to_bytes(2, "little") + checked
        if len(program) > ROOM:
            raise line.error(0, f"the program does not fit in memory from here on: {ROOM} bytes at most")
    if not program:
        raise MazeError(f"{source}:1:1: there is no BASIC line here: begin with one, such as 10 CLS")
    return bytes(program)


def _lines(text: str, symbols: Symbols, source: str) -> list[Line]:
    """The BASIC lines of a text: no comments, no blank lines, indented lines joined to the one above."""
    lines: list[Line] = []
    for row, raw in enumerate(rows(text), 1):
        content = raw.strip(BLANKS)
        if not content or content[0] == "#":
            continue
        column = len(raw) - len(raw.lstrip(BLANKS)) + 1
        if column == 1:
            lines.append(Line(symbols, source))
        elif not lines:
            why = "an indented line continues the one above, and there is no line above: begin in column 1"
            raise MazeError(f"{source}:{row}:{column}: {why}")
        lines[-1].append(content, row, column)
    return lines
