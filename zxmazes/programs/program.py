"""What a program is: everything that its sources state and the build goes by, read once (by `registry`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from zxmazes.programs.heads import Source

#: The public label where a program in machine code begins.
START = "start"
#: The machines that a program may be for: 48K, which runs on a 128K too, or 128K.
MACHINES = (48, 128)


@dataclass(frozen=True)
class Area:
    """A part of memory that a program may fill, from address `first` up to and with `last`, and its purpose."""

    first: int
    last: int
    purpose: str

    def __str__(self) -> str:
        return f"{self.first:04X}-{self.last:04X} {self.purpose}"


@dataclass(frozen=True)
class ScreenRoutine:
    """A loading screen that the program's own public routine draws."""

    label: str


@dataclass(frozen=True)
class ScreenPicture:
    """A loading screen that is an asset: the path from asm/ on, and the file."""

    name: str
    path: Path


@dataclass(frozen=True)
class Loading:
    """What the shared loader shows: a title in a colour, `ink`, 0 to 7, and below it "is loading" or "are loading"."""

    title: str
    verb: str = "is"
    ink: int = 7


@dataclass(frozen=True)
class Picture:
    """A picture of the program for the pages: keys to press after its title, and frames to wait then.

    name: what the file's name has after the program's; "" for the one that is called like the program.
    """

    name: str
    keys: tuple[str, ...]
    frames: int


@dataclass(frozen=True)
class Program:
    """One program.

    basic: its BASIC: first its own or the shared loader, then the shared parts. code: its main source; None for BASIC.
    start: the label where it begins; None for a program in BASIC, which may call its code.
    screen: what the tape has between BASIC and code. loading: for the shared loader; None with a BASIC of its own.
    memory: where its code and variables may be, an area for each ORG. carries: the routines, by label, that it
    includes by carried.asm and has in the tables of menus.asm.
    pictures: those of the pages besides the title.
    cassette: the programs that follow on its tape. kinds: the files to write, () for all that can be made.
    notes: the other fields at the head of its BASIC, as docs/MAGAZINE.md shows them.
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
    kinds: tuple[str, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)

    @property
    def tape_name(self) -> str:
        """Its name on tape, where there is room for ten characters: magazine_z4 is z4."""
        return self.name.rpartition("_")[2][:10]

    @property
    def parts(self) -> tuple[str, ...]:
        """The shared parts of its BASIC, by their names in basic/shared."""
        return tuple(source.path.stem for source in self.basic[1:])

    @property
    def source(self) -> Source:
        """Where to look first when it is broken: its own BASIC, or the code of one that the shared loader loads."""
        return self.code if self.code and self.loading else self.basic[0]

    @property
    def blocks(self) -> int:
        """How many blocks of its tape are its own: a header and a body for each file."""
        return 2 * sum(part is not None for part in (self.basic, self.screen, self.code))
