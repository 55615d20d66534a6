"""What tunes and effects share: notes, and the steps of an instrument, one a frame.

A note is a letter, `-`, `#` or `b`, and an octave: `C-4`, `F#3`, `Bb5`. Its number is 0 for C-1 up to 95 for B-8.

Steps are separated by commas. A step is a volume, 0 to 15, and after it in any order, each at most once:

    +7, -12     semitones up or down from the note
    ~3, ~-2     added to the period: positive is lower
    n5          noise, of period 0 to 31; the larger, the lower
    t0          no tone

In memory a step is a byte (bits 0-3: the volume; 4: noise; 5: no tone; 6: semitones; 7: period) and a byte for each of
noise, semitones and period that it has, in this order. The byte 255 ends the steps; the byte after it tells how far
back to go, counted from itself, or is 0 at the end of an effect.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from zxmazes.programs.assets.places import fault
from zxmazes.programs.assets.text_files import Line

NOTES = 96
#: Half the clock of a 128K's processor, in Hz.
CHIP_CLOCK = 1_773_450
PERIODS = range(1, 4096)
END = 0xFF
_LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_NOTE = re.compile(r"([A-G])([-#b])([1-8])", re.ASCII)
_STEP = re.compile(r"(\d{1,2})((?: +(?:[+-]\d{1,2}|~-?\d{1,3}|n\d{1,2}|t0))*)", re.ASCII)


@dataclass(frozen=True)
class Step:
    """What a channel does in a frame."""

    volume: int
    semitones: int = 0
    period: int = 0
    noise: int | None = None
    tone: bool = True

    def encoded(self) -> bytes:
        """The bytes of the step; without a volume nothing else matters."""
        if not self.volume:
            return b"\0"
        flags = self.volume | (self.noise is not None) << 4 | (not self.tone) << 5
        flags |= bool(self.semitones) << 6 | bool(self.period) << 7
        values = [] if self.noise is None else [self.noise]
        values += [value & 0xFF for value in (self.semitones, self.period) if value]
        return bytes([flags, *values])


def note(text: str) -> int | None:
    """The number of a note; None if it is not one from C-1 to B-8."""
    found = _NOTE.fullmatch(text)
    if not found:
        return None
    number = 12 * (int(found[3]) - 1) + _LETTERS[found[1]] + {"-": 0, "#": 1, "b": -1}[found[2]]
    return number if 0 <= number < NOTES else None


def period(number: int) -> int:
    """The period of a note for the chip: A-4 has 440 Hz on a 128K."""
    return round(CHIP_CLOCK / 16 / (440 * 2 ** ((number - 45) / 12)))


def step(path: Path, line: Line, text: str) -> Step:
    """The step that a text means; raises MazeError."""
    found = _STEP.fullmatch(text)
    values: dict[str, int] = {}
    for word in found[2].split() if found else ():
        kind = word[0] if word[0] in "~nt" else "+"
        if kind in values:
            raise fault(path, f"the step `{text}` has `{word}` besides another of its kind; keep one", line.number)
        values[kind] = int(word.lstrip("~nt"))
    tone = "t" not in values
    wrong = not found or int(found[1]) > 15 or not -128 <= values.get("~", 0) <= 127 or values.get("n", 0) > 31
    if wrong or not found:
        raise fault(
            path,
            f"`{text}` is not a step such as `15`, `12 +7`, `9 ~-2`, `8 n4 t0`: a volume, 0 to 15, then semitones, "
            "~ and -128 to 127 for the period, n and 0 to 31 for noise, t0 for no tone",
            line.number,
        )
    if not tone and values.keys() & {"+", "~"}:
        raise fault(path, f"the step `{text}` has no tone, so leave out its semitones and `~`", line.number)
    return Step(int(found[1]), values.get("+", 0), values.get("~", 0), values.get("n"), tone)


def check_periods(path: Path, line: Line, number: int, steps: Iterable[Step], what: str) -> None:
    """Raise MazeError at `line` if the note with one of the steps is not one that the chip can play."""
    for one in steps:
        at = number + one.semitones
        if not 0 <= at < NOTES or period(at) + one.period not in PERIODS:
            change = f"{one.semitones:+} ~{one.period}"
            raise fault(path, f"{what} leaves the range C-1 to B-8 with the step `{change}`; move it", line.number)


def words(line: Line) -> list[str]:
    """The words of a line, without a comment at its end."""
    return line.text.split(";")[0].split()
