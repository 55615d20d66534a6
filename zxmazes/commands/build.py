"""The command `build`: write the tapes, and in a checkout their pictures."""

import contextlib
from pathlib import Path

import click

from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command, NamedPath
from zxmazes.documents import gallery, magazine, tape_pictures
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.paths import DIST
from zxmazes.programs import dist, registry
from zxmazes.programs.carried import copies
from zxmazes.programs.making import build
from zxmazes.routines.derived import refresh


@click.command(cls=Command)
@click.argument("names", nargs=-1)
@click.option("--output", type=NamedPath(path_type=Path), default=DIST, help="Instead of dist/; nothing is deleted.")
def command(names: tuple[str, ...], output: Path) -> None:
    """Build the tapes NAMES (default: all) into dist/, and in a checkout the pictures in docs/.

    \b
    Examples:
      build.py build
      build.py build corridor wave
    """
    for name in names:
        registry.check_name(name)
    find_pasmo()  # first: if it is missing, the old files are not stale and must stay
    ours = dist.is_default(output)
    wanted = list(names or registry.names())
    if not names:
        dist.remove(dist.leftovers(output), output)
    if ours:
        for path in refresh(_copies(wanted, output)):
            click.echo(f"{shown(path)}: rewritten")
    _build(wanted, output, ours)
    if not names:
        registry.check_folders()
        if ours:
            files = gallery.save_pictures()
            click.echo(f"{shown(gallery.PICTURES)}: {len(files)} pictures")


def _copies(wanted: list[str], output: Path) -> dict[str, str]:
    """The files made from the headers. After a mistake in a header the wanted programs would be stale: remove them."""
    try:
        return copies()
    except MazeError:
        with contextlib.suppress(MazeError):  # report the first error
            dist.remove(wanted, output)
        raise


def _build(wanted: list[str], output: Path, pictures: bool) -> None:
    """Build these programs, and take their pictures if `pictures` is set.

    A program that cannot be built loses its stale files; the others are still built. Raises MazeError at the end, with
    the first error and the names of the other programs that failed.
    """
    failed: dict[str, MazeError] = {}
    with progress() as bar:
        task = bar.add_task("Building", total=len(wanted))
        for name in wanted:
            bar.update(task, description=f"Building {name}")
            try:
                files = build(name, output, click.echo)
            except MazeError as error:
                failed[name] = error
                continue
            if pictures:
                files += tape_pictures.save_pictures(name) + magazine.save_picture(name)
            for path in files:
                click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
            bar.advance(task)
    if failed:
        first, *others = failed
        more = f" (also not built: {', '.join(others)})" if others else ""
        raise MazeError(f"{failed[first]}{more}")
