"""The command `new`: a small program that works, to go on from."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import click

from zxmazes.commands.shared import Command, program
from zxmazes.errors import MazeError
from zxmazes.files import shown, stage
from zxmazes.paths import ASM, BASIC, CHECKOUT

#: The files that a program begins with: a folder for each kind, and one for both.
STARTS = Path(__file__).parent.parent / "starts"
KINDS = ("game", "page")
_SHARED = "shared"
_LONGEST = 12  # letters of a name: the title draws them twice as wide
_WRITING = ".new-"


@click.command(cls=Command)
@click.argument("kind", type=click.Choice(KINDS))
@click.argument("name")
@click.pass_context
def command(ctx: click.Context, kind: str, name: str) -> None:
    """Write a small program that works to asm/programs/NAME, and say how to build and run it.

    \b
    KIND is
      page  a maze, its way out, a key for another one
      game  a maze, a hero, something that chases you, a flag to reach; score and sound

    The sources say in comments where to go on.

    \b
    Examples:
      build.py new game quest
      build.py new page gallery
    """
    made = write_start(kind, name, ASM / "programs")
    own = program(ctx)
    click.echo(f"{shown(made)}: {', '.join(path.name for path in sorted(made.iterdir()))}")
    click.echo(f"Build and run it: {own} build {name} && {own} run {name} --keys ENTER --png {name}.png")


def write_start(kind: str, name: str, programs: Path) -> Path:
    """Write the folder `name` of `programs`, all of it or nothing. Raises MazeError for a name that cannot be used."""
    if not CHECKOUT:
        raise MazeError("a new program needs the sources: get a copy of the project, and use its build.py")
    if not re.fullmatch(f"[a-z][a-z0-9_]{{0,{_LONGEST - 1}}}", name, re.ASCII):
        raise MazeError(f"`{name[:40]}`: a name has 1 to {_LONGEST} of a-z, 0-9 and _, and begins with a letter")
    for taken in (programs / name, BASIC / f"{name}.bas"):
        if taken.exists() or taken.is_symlink():
            raise MazeError(f"{shown(taken)} is there already: choose another name")
    if name in ("loader", "shared"):
        raise MazeError(f"`{name}` is a part of all tapes: choose another name")
    with stage(programs, _WRITING) as folder:
        for path, text in _texts(kind, name):
            (folder / path).write_text(text, encoding="ascii")
        shutil.copymode(programs, folder)
        folder.rename(programs / name)
    return programs / name


def _texts(kind: str, name: str) -> Iterator[tuple[str, str]]:
    """The files of a kind with the name in them."""
    title = name.replace("_", " ")
    words = {
        "NAME": name,
        "GUARD": name.upper(),
        "TITLE": title.capitalize(),
        "UPPER": title.upper(),
        "COLUMN": str(16 - len(name)),
        "BAR": title.upper().ljust(31),
        "GAMEBAR": f"{title.upper():20} Score     ",
    }
    for path in sorted([*(STARTS / kind).iterdir(), *(STARTS / _SHARED).iterdir()]):
        text = path.read_text(encoding="ascii")
        yield path.name, re.sub("@([A-Z]+)@", lambda found: words[found[1]], text)
