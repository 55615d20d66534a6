"""The command `build`: the tapes, and in a checkout their pictures."""

import contextlib
from pathlib import Path

import click

from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command, NamedPath
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.pages import gallery, magazine, screens
from zxmazes.paths import DIST
from zxmazes.programs import dist, registry
from zxmazes.programs.build import build
from zxmazes.programs.carried import copies
from zxmazes.routines.derived import refresh


@click.command(cls=Command)
@click.argument("names", nargs=-1)
@click.option("--output", type=NamedPath(path_type=Path), default=DIST, help="Instead of dist/; deletes nothing there.")
def command(names: tuple[str, ...], output: Path) -> None:
    """Build the tapes NAMES (all without any) into dist/, and in a checkout the pictures of its pages.

    \b
    Examples:
      build.py build
      build.py build corridor wave
    """
    for name in names:
        registry.check_name(name)
    find_pasmo()  # without it nothing is stale, only not built
    ours = dist.is_default(output)
    wanted = list(names or registry.names())
    if not names:
        dist.remove(dist.leftovers(output), output)
    if ours:
        for path in refresh(_copies(wanted, output)):
            click.echo(f"{shown(path)}: written anew")
    _build(wanted, output, ours)
    if not names:
        registry.check_folders()
        if ours:
            files = gallery.save_pictures()
            click.echo(f"{shown(gallery.PICTURES)}: {len(files)} pictures")


def _copies(wanted: list[str], output: Path) -> dict[str, str]:
    """What is made of the headers. After a mistake in one, all programs that are wanted would be stale: they go."""
    try:
        return copies()
    except MazeError:
        with contextlib.suppress(MazeError):  # the first error is the one to tell
            dist.remove(wanted, output)
        raise


def _build(wanted: list[str], output: Path, pictures: bool) -> None:
    """Build these programs, and take their pictures if told.

    One that cannot be built loses its stale files and does not keep the others from being built. Raises MazeError at
    the end: the first error, and which other programs have one.
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
                files += screens.save_pictures(name) + magazine.save_picture(name)
            for path in files:
                click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
            bar.advance(task)
    if failed:
        first, *others = failed
        more = f" (not built either: {', '.join(others)})" if others else ""
        raise MazeError(f"{failed[first]}{more}")
