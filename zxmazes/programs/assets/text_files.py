"""Text files: their lines, and the grids of marks in them.

A file is UTF-8. Empty lines, lines that begin with `;` and spaces at the end of a line are ignored. In a grid each
character is a pixel: `#` is ink, `.` is paper, and in sprites `-` is transparent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from zxmazes.programs.assets.palette import BLACK, CLEAR, WHITE, Pixels
from zxmazes.programs.assets.places import fault

COMMENT = ";"
#: Ink is white and paper black, as in a picture of the same.
INK_AND_PAPER = {"#": WHITE, ".": BLACK}
WITH_CLEAR = INK_AND_PAPER | {"-": CLEAR}


@dataclass(frozen=True)
class Line:
    """A line that is not ignored, without the spaces at its end; `number` counts from 1."""

    number: int
    text: str


def lines(path: Path, data: bytes) -> list[Line]:
    """The lines of the file `data` that are not ignored. Raises MazeError if it is not text; `path` is for messages."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise fault(path, "it is not text in UTF-8; save it as plain text", line) from None
    rows = (Line(number, row.rstrip(" \r")) for number, row in enumerate(text.split("\n"), 1))
    return [row for row in rows if row.text and not row.text.startswith(COMMENT)]


def grid(path: Path, rows: Sequence[Line], marks: Mapping[str, int]) -> Pixels:
    """The values of the characters in `rows`, shape (height, width).

    Raises MazeError if there is no row, if their lengths differ, and for a character that is not in `marks`.
    """
    if not rows:
        raise fault(path, f"it has no rows; write some, each character one of {' '.join(marks)}")
    for row in rows:
        for column, mark in enumerate(row.text, 1):
            if mark not in marks:
                raise fault(path, f"unknown character {mark!a}; use {' '.join(marks)}", row.number, column)
        check_length(path, row, rows[0])
    return np.array([[marks[mark] for mark in row.text] for row in rows], np.uint8)


def check_length(path: Path, row: Line, first: Line) -> None:
    """Raise MazeError unless `row` is as long as the first one."""
    if len(row.text) != len(first.text):
        raise fault(
            path,
            f"the row has {len(row.text)} characters, the first one (line {first.number}) {len(first.text)}; "
            "make them the same",
            row.number,
        )
