"""A tape that is released: what a build makes of it, and what its own screens say.

The tape's title page, what it shows first, names the game, its aim and its keys; a cassette's menu names
its programs. The tests press every key that a page names. So the printed keys are read from that page, and
there is no second list that could differ. The page is on the tape itself, so an installed package can read it too.
"""

import functools
import re
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from skoolkit.tape import parse_tap

from zxmazes.machine.screen import screen_text
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import registry
from zxmazes.programs.program import Program, ScreenRoutine
from zxmazes.release.narrow import WIDTH, narrow_letters

_HEADER, _CODE = 19, 3  # the length of a header with flag and checksum; the kind of a CODE file
_SCREEN, _SCREEN_SIZE = 0x4000, 6912
_MENU_FRAMES = 300
#: Where a heading begins in a column of a menu, how wide that is without the stars, in pixels; seconds behind a name,
#: their unit behind a heading.
_HEADING, _NAMES = 4, 104
_SECONDS = re.compile(r" ?([\d.]+|sec)$")
_NO_KEY = "Loading"  # a row of the loading screen, where the title page has "Press a key"


@dataclass(frozen=True)
class TapeFile:
    """A file on a tape: its name, its kind in the header (0 BASIC, 3 CODE), the header's two numbers, its bytes."""

    name: str
    kind: int
    first: int
    second: int
    data: bytes

    @property
    def is_screen(self) -> bool:
        """Is it a loading screen?"""
        return (self.kind, self.first, len(self.data)) == (_CODE, _SCREEN, _SCREEN_SIZE)


@dataclass(frozen=True)
class Tape:
    """A tape to release. built: the files that a build makes, by their kinds."""

    program: Program
    built: Mapping[str, bytes]

    @property
    def name(self) -> str:
        """The name of its folder and of its files."""
        return self.program.name

    @property
    def title(self) -> str:
        """Its title in words, such as `Depth first`."""
        if self.program.games:
            return "Mazes to play"
        return self.program.loading.title if self.program.loading else self.name.capitalize()

    @property
    def summary(self) -> str:
        """What it is, in a sentence without a full stop."""
        others = len(self.program.cassette)
        return f"a cassette of {others} programs behind a menu" if others else self.program.summary

    @property
    def machines(self) -> str:
        """The machines on which it runs."""
        return "48K and 128K" if self.program.machine == 48 else "128K"

    @functools.cached_property
    def blocks(self) -> list[bytes]:
        """The blocks of its .tap, with flags and checksums."""
        return [bytes(block.data) for block in parse_tap(self.built["tap"]).blocks]

    @functools.cached_property
    def files(self) -> list[TapeFile]:
        """The files on it."""
        return [_file(header, body) for header, body in zip(self.blocks[::2], self.blocks[1::2], strict=True)]

    @functools.cached_property
    def pages(self) -> list[bytes]:
        """The screens that describe it, 6,912 bytes each: its title page, or the menu of a cassette.

        The title page is the loading screen, unless that is a picture: then it is what the program shows first.
        """
        screens = [file.data for file in self.files if file.is_screen]
        drawn = isinstance(self.program.screen, ScreenRoutine) and not self.program.cassette
        return screens[:1] if screens and drawn else self._menu()

    def _menu(self) -> list[bytes]:
        """The first screen of a program; of a cassette's menu also its help, which H shows."""
        machine = Machine(self.program.machine)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tape.tap"
            path.write_bytes(self.built["tap"])
            own = self.program.cassette or self.program.games
            machine.load_tape(path, None, first=self.program.blocks if own else None)
        machine.frames(_MENU_FRAMES)
        screens = [machine.screen()]
        if self.program.cassette:
            machine.press("h", after=_MENU_FRAMES)
            screens.append(machine.screen())
        return screens


def _file(header: bytes, body: bytes) -> TapeFile:
    """The file of a header block and a data block."""
    assert len(header) == _HEADER
    first, second = (int.from_bytes(header[at : at + 2], "little") for at in (14, 16))
    return TapeFile(header[2:12].decode("ascii").rstrip(), header[1], first, second, body[1:-1])


def tape_names() -> list[str]:
    """The tapes to release: all programs except those that are on a cassette of others."""
    programs = [registry.program(name) for name in registry.names()]
    carried = {name for found in programs for name in found.cassette}
    return [found.name for found in programs if found.name not in carried]


def texts(screen: bytes) -> list[tuple[int, str]]:
    """The rows of a page that are text, with their numbers from 0; rows of a picture are left out."""
    rows = ((at, _in_columns(row, letters)) for at, (row, letters) in enumerate(_both_fonts(screen)))
    return [(at, row) for at, row in rows if _is_text(row) and row.strip() != _NO_KEY]


def _both_fonts(screen: bytes) -> Iterator[tuple[str, list[tuple[int, str]]]]:
    """Each row of a page in the ROM's letters, and its narrow letters with the pixels at which they begin."""
    return zip(screen_text(screen), narrow_letters(screen), strict=True)


def _in_columns(row: str, letters: list[tuple[int, str]]) -> str:
    """The row; of a menu its two columns, without what follows the names. A long line of narrow letters is left out."""
    if letters and letters[0][0] < _HEADING and row[0] == "?":
        return ""
    return "".join(f"{_column(row[at : at + 16], letters, 8 * at):16}" for at in (0, 16)).rstrip()


def _column(half: str, letters: list[tuple[int, str]], left: int) -> str:
    """Half a row: as it is, or the key in its first cell, if there is one, and a name of the narrow letters.

    Narrow letters that go on where names end are a sentence beside the list: they are left out.
    """
    inside = [(x - left, letter) for x, letter in letters if _HEADING <= x - left < _NAMES]
    if inside and any(x - left == inside[-1][0] + WIDTH for x, _ in letters):
        return ""
    covered = {cell for x, _ in inside for cell in (x // 8, (x + WIDTH - 1) // 8)}
    cells = {at for at in range(1, _NAMES // 8) if half[at] != " "}
    if "?" not in half or not cells <= covered:
        return half
    if half[0].isalpha():
        return f"{half[0]} {_SECONDS.sub('', _spaced(inside))}"
    return _SECONDS.sub("", _spaced(inside))


def _spaced(letters: list[tuple[int, str]]) -> str:
    """Narrow letters as a text: a gap as wide as one is a blank."""
    text, after = "", 0
    for x, letter in letters:
        text += (" " if text and x - after >= WIDTH else "") + letter
        after = x + WIDTH
    return text


def _is_text(row: str) -> bool:
    return row.isascii() and "??" not in row and re.search("[A-Za-z]{3}", row) is not None
