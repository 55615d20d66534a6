"""The command `build`: the tapes, and in a checkout their pictures."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import click

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
    ours = dist.is_default(output)
    wanted = list(names or registry.names())
    with _nothing_stale(wanted, output):
        if not names:
            dist.remove(dist.leftovers(output), output)
        if ours:
            for path in refresh(copies()):
                click.echo(f"{shown(path)}: written anew")
        _build(wanted, output, ours)
    if ours and not names:
        files = gallery.save_pictures()
        click.echo(f"{shown(gallery.PICTURES)}: {len(files)} pictures")


@contextlib.contextmanager
def _nothing_stale(wanted: list[str], output: Path) -> Iterator[None]:
    """After an error, remove the files of the programs that are still wanted: they would be stale."""
    try:
        yield
    except MazeError:
        with contextlib.suppress(MazeError):  # the first error is the one to tell
            dist.remove(wanted, output)
        raise


def _build(wanted: list[str], output: Path, pictures: bool) -> None:
    """Build these programs, and take their pictures if told; those that are done are no longer wanted."""
    with progress() as bar:
        task = bar.add_task("Building", total=len(wanted))
        while wanted:
            name = wanted[0]
            bar.update(task, description=f"Building {name}")
            files = build(name, output, click.echo)
            if pictures:
                files += screens.save_pictures(name) + magazine.save_picture(name)
            for path in files:
                click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
            bar.advance(task)
            wanted.pop(0)
