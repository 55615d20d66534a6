"""A program: everything in its sources that controls the build, read once by `registry`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from zxmazes.heads import Source

#: The public label where a program in machine code begins.
START = "start"
#: The machines that a program can require: 48K (it also runs on a 128K) or 128K.
MACHINES = (48, 128)


@dataclass(frozen=True)
class Area:
    """An area of memory that a program may fill, from address `first` to `last` inclusive, and its purpose."""

    first: int
    last: int
    purpose: str

    def __str__(self) -> str:
        return f"{self.first:04X}-{self.last:04X} {self.purpose}"


@dataclass(frozen=True)
class ScreenRoutine:
    """A loading screen drawn by a public routine of the program."""

    label: str


@dataclass(frozen=True)
class ScreenPicture:
    """A loading screen that is an asset: its path below asm/, and the file."""

    name: str
    path: Path


@dataclass(frozen=True)
class Loading:
    """What the shared loader shows: a title in the colour `ink`, 0 to 7, and "is loading" or "are loading" below it."""

    title: str
    verb: str = "is"
    ink: int = 7


@dataclass(frozen=True)
class Picture:
    """A picture of the program for the pages: the keys to press after its title, and the frames to wait then.

    name: follows the program's name in the file name; "" for the picture named like the program.
    """

    name: str
    keys: tuple[str, ...]
    frames: int


@dataclass(frozen=True)
class Play:
    """A place in the menu of the games' cassette: the order, a title of at most 12 letters, and what to do there."""

    order: int
    title: str
    goal: str


@dataclass(frozen=True)
class Program:
    """One program.

    basic: its own BASIC or the shared loader, then the shared parts. code: its main source; None for BASIC.
    start: the label where it begins; None for a program in BASIC, which may call its code.
    screen: the loading screen, between BASIC and code. loading: for the shared loader; None with its own BASIC.
    memory: the areas for its code and variables, one for each ORG. carries: the labels of the routines that
    carried.asm includes and the tables of menus.asm list.
    pictures: the pictures for the pages besides the title.
    cassette: the programs that follow on its tape. games: all programs with a place in its menu follow, without their
    BASIC. play: its own place in that menu. kinds: the files to write, () for all possible kinds.
    notes: the other fields at the head of its BASIC, which docs/MAGAZINE.md shows.
    """

    name: str
    summary: str
    basic: tuple[Source, ...]
    code: Source | None = None
    start: str | None = None
    screen: ScreenRoutine | ScreenPicture | None = None
    loading: Loading | None = None
    machine: int = 48
    memory: tuple[Area, ...] = ()
    carries: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    cassette: tuple[str, ...] = ()
    games: bool = False
    play: Play | None = None
    kinds: tuple[str, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)

    @property
    def tape_name(self) -> str:
        """Its name on tape, at most ten characters: that of magazine_z4 is z4."""
        return self.name.rpartition("_")[2][:10]

    @property
    def parts(self) -> tuple[str, ...]:
        """The shared parts of its BASIC, by their names in basic/shared."""
        return tuple(source.path.stem for source in self.basic[1:])

    @property
    def source(self) -> Source:
        """The file to name in messages: its own BASIC, or its code if the shared loader loads it."""
        return self.code if self.code and self.loading else self.basic[0]

    @property
    def blocks(self) -> int:
        """The number of its own blocks on its tape: a header and a body for each file; two of code, if games follow."""
        return 2 * (sum(part is not None for part in (self.basic, self.screen, self.code)) + self.games)
