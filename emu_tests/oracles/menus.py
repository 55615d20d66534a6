"""The entries of the cassette's menu, read from its screen: a cap, a name in narrow letters, seconds."""

from dataclasses import dataclass

from zxmazes.machine.screen import screen_text
from zxmazes.release.narrow import narrow_letters

_ATTRIBUTES, _CAP, _MARKED = 6144, 0x70, 0x78
_SECONDS, _STARS = 84, 104  # pixels right of the cap


@dataclass(frozen=True)
class Entry:
    """What stands beside a letter, without blanks; marked: while the menu tells of it."""

    letter: str
    name: str
    seconds: str
    last: str  # what else stands there; stars are read as they come
    colour: int

    @property
    def marked(self) -> bool:
        """Is it black on bright white?"""
        return self.colour == _MARKED


def entries(screen: bytes) -> list[Entry]:
    """The entries of both columns, from top to bottom."""
    rows, narrow = screen_text(screen), narrow_letters(screen)
    found = []
    for column in (0, 16):
        for row in range(24):
            if screen[_ATTRIBUTES + 32 * row + column] == _CAP:
                letters = [(x - 8 * column, char) for x, char in narrow[row] if 8 * column + 8 <= x < 8 * column + 128]
                name = "".join(char for x, char in letters if x < _SECONDS)
                seconds = "".join(char for x, char in letters if _SECONDS <= x < _STARS)
                colour = screen[_ATTRIBUTES + 32 * row + column + 1]
                last = "".join(char for x, char in letters if x >= _STARS)
                found.append(Entry(rows[row][column], name, seconds, last, colour))
    return found
