"""Levels: turn a text file with a legend and any number of maps into a table that a program reads.

The legend comes first: a character, ` = ` and the byte that it stands for, decimal or in hex as in `$1F`. A level
is its name in square brackets followed by its rows, all of the same length. The characters are printable ASCII
except space, `;` and `[`. There are 1 to 255 levels, each 1 to 255 cells wide and high; a name has 1 to 32
characters of ASCII.

The table, each word low byte first:

    byte            the number of levels
    word each       where the level begins, counted from the first byte of the table
    each level      its name and a 0, its width, its height, and its cells, row by row
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from zxmazes.programs.assets import text_files
from zxmazes.programs.assets.places import check_size, fault

LIMIT = 255
NAME_LIMIT = 32
_LEGEND = re.compile(r"([!-~]) = (?:(\d{1,3})|\$([0-9A-Fa-f]{1,2}))(?: *;.*)?", re.ASCII)
_HEADING = re.compile(rf"\[([ -~]{{1,{NAME_LIMIT}}})\]")


@dataclass
class _Level:
    """A heading and the rows below it."""

    heading: text_files.Line
    rows: list[text_files.Line] = field(default_factory=list)


def levels_from_text(path: Path, data: bytes) -> bytes:
    """The table of levels; raises MazeError."""
    lines = text_files.lines(path, data)
    first = next((at for at, line in enumerate(lines) if line.text.startswith("[")), len(lines))
    legend = _legend(path, lines[:first])
    levels: list[_Level] = []
    for line in lines[first:]:
        if line.text.startswith("["):
            levels.append(_Level(line))
        else:
            levels[-1].rows.append(line)
    if not 1 <= len(levels) <= LIMIT:
        raise fault(
            path, f"it has {len(levels)} levels; write 1 to {LIMIT}, each with its name before it, as in [The cave]"
        )
    bodies = [_body(path, level, legend) for level in levels]
    at = 1 + 2 * len(bodies)
    check_size(path, at + sum(map(len, bodies)))
    table = bytearray([len(bodies)])
    for body in bodies:
        table += at.to_bytes(2, "little")
        at += len(body)
    return bytes(table) + b"".join(bodies)


def _legend(path: Path, lines: list[text_files.Line]) -> dict[str, int]:
    """The byte of each character."""
    values: dict[str, int] = {}
    for line in lines:
        found = _LEGEND.fullmatch(line.text)
        value = (int(found[2]) if found[2] else int(found[3], 16)) if found else 256
        if not found or value > 255:
            advice = (
                "the legend has lines such as `# = 1`: a character, no `;` or `[`, and a byte, 0 to 255 or $00 to $FF"
            )
            raise fault(path, advice, line.number)
        if found[1] in values:
            raise fault(path, f"`{found[1]}` is in the legend twice; keep one", line.number)
        values[found[1]] = value
    if not values:
        raise fault(path, "it has no legend; begin with lines such as `# = 1`")
    return values


def _body(path: Path, level: _Level, legend: dict[str, int]) -> bytes:
    """Name, size and cells."""
    heading = level.heading
    name = _HEADING.fullmatch(heading.text)
    if not name:
        advice = f"write the level's name as in [The cave], 1 to {NAME_LIMIT} characters of ASCII"
        raise fault(path, advice, heading.number)
    if not level.rows:
        raise fault(path, "the level has no rows; write some below its name", heading.number)
    cells = text_files.grid(path, level.rows, legend)
    height, width = cells.shape
    if width > LIMIT or height > LIMIT:
        raise fault(path, f"the level is {width} x {height} cells; a side has at most {LIMIT}", heading.number)
    return name[1].encode("ascii") + bytes([0, width, height]) + cells.tobytes()
