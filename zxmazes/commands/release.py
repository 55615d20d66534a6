"""The command `release`: write tapes in every form, with pictures, keys and inlays, and routines, to give away."""

from pathlib import Path

import click

from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command, NamedPath
from zxmazes.files import shown
from zxmazes.paths import DIST
from zxmazes.release.contents import contents
from zxmazes.release.shelf import put

FOLDER = DIST / "release"


@click.command(cls=Command)
@click.option("--output", type=NamedPath(path_type=Path), default=FOLDER, help="Instead of dist/release/.")
def command(output: Path) -> None:
    """Write a folder for each tape: tape, sound, snapshot, disk, picture, keys, cassette inlay.

    Folders with all routines for assemblers, Boriel's ZX BASIC, C, and LOAD ""CODE; and SHA256SUMS.

    \b
    Examples:
      build.py release
      build.py release --output ~/mazes
    """
    find_pasmo()
    with progress() as bar:
        bar.add_task("Making the release", total=None)
        paths = put(contents(), output)
    for path in paths:
        click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
