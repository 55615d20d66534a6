"""What a page is, and the reader of asm/programs/NAME/pages.txt: the pages of a tape and the keys that lead to each.

A row is `NAME  FROM  KEYS  OPTION=VALUE`; with `*` before it the page's screen is kept in `records/screens`, because it
shows something of its own: all of it, or with `row=20` from that row on. FROM is another page; `z80` for the tape's
snapshot, `tape` for a machine with LOAD "" typed. Of a key `a+p` holds two together, `a*5` presses five times,
`a~Eight_ways` until these words are on the screen.
A heading `[NAME]` or `[NAME_*]` says of which programs the rows below it are: without one, of the folder's own program.
A tape without such a file has its title.
"""

import fnmatch
import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from emu_tests.machine.images import programs
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.paths import ASM
from zxmazes.programs.program import Program

FILE = "pages.txt"
TITLE = "title"
_OPTIONS = ("frames", "line", "hold", "gap", "moment", "plays", "row")


@dataclass(frozen=True)
class Page:
    """A page of a tape, and how to get to it from another one.

    frames: how long to run after the keys, for a page that does not stand still; None for one that does.
    line: the line of BASIC in which the program waits then; 0 for a program in machine code.
    hold, gap: frames for which each key is held, and then none.
    moment: what the ROM's frame counter is set to before the keys: it is the seed of what the keys begin.
    plays: what comes from the tape after the keys; `pages` has the list.
    shown: its screen is kept, from this row on: those above may list routines or tilings, which change in number.
    row: that row. stated: file and line that state the page; nothing for a page of a test.
    """

    tape: str
    name: str
    after: str
    keys: tuple[str, ...] = ()
    frames: int | None = None
    line: int = 0
    hold: int = 4
    gap: int = 8
    moment: int | None = None
    plays: str = ""
    shown: bool = False
    row: int = 0
    stated: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{self.tape}-{self.name}"

    def error(self, message: str) -> MazeError:
        """An error that names the page, and the line of its file if there is one."""
        return MazeError(f"{f'{self.stated}: ' * bool(self.stated)}{self}: {message}")


@functools.cache
def pages_of(tape: str) -> dict[str, Page]:
    """The pages of a tape by name, in the order of its file."""
    found = programs()[tape]
    pages = {TITLE: Page(tape, TITLE, "z80")} if found.start else {}
    return pages | {page.name: page for page in _rows(found)}


def all_pages() -> list[Page]:
    """Every page of every tape that has a file of pages."""
    return [page for tape in programs() for page in pages_of(tape).values()]


def _rows(of: Program) -> Iterator[Page]:
    path = _file(of)
    if not path.is_file():
        return
    heading = path.parent.name
    for number, line in enumerate(path.read_text(encoding="ascii").splitlines(), 1):
        if line.startswith("["):
            heading = line.strip("[]")
        elif line.strip() and not line.startswith("#") and fnmatch.fnmatchcase(of.name, heading):
            stated = f"{shown(path)}:{number}"
            try:
                yield _page(of.name, line, stated)
            except (ValueError, TypeError):
                raise MazeError(f"{stated}: write `NAME FROM KEYS OPTION=VALUE`: {line.strip()}") from None


def _file(of: Program) -> Path:
    """Beside its code; a program in BASIC that ends with the name of a folder has it there."""
    return (of.code.path.parent if of.code else ASM / "programs" / of.name.partition("_")[0]) / FILE


def _page(tape: str, line: str, stated: str) -> Page:
    mark, _, _ = line.partition(" ")
    words = line.removeprefix("*").split()
    options = dict(word.split("=") for word in words if "=" in word)
    if (mark not in ("", "*") and not line[0].isalnum()) or not options.keys() <= set(_OPTIONS):
        raise ValueError
    name, after, *keys = (word for word in words if "=" not in word)
    values = {option: value if option == "plays" else int(value) for option, value in options.items()}
    return Page(tape, name, after, tuple(keys), shown=mark == "*", stated=stated, **values)  # type: ignore[arg-type]
