"""The command `build`: write the tapes, and in a checkout their pictures."""

import contextlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click

from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command, NamedPath
from zxmazes.cores import on_all_cores
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.paths import DIST
from zxmazes.programs import dist, registry
from zxmazes.programs.carried import copies
from zxmazes.programs.debugging import save_debugging_data
from zxmazes.programs.making import build, make_all
from zxmazes.routines.derived import refresh
from zxmazes.routines.header_checks import check_headers


@click.command(cls=Command)
@click.argument("names", nargs=-1)
@click.option("--output", type=NamedPath(path_type=Path), default=DIST, help="Instead of dist/; nothing is deleted.")
@click.option("--debug", is_flag=True, help="Also write NAME.sld: the source lines, for a debugger.")
def command(names: tuple[str, ...], output: Path, debug: bool) -> None:
    """Build the tapes NAMES (default: all) into dist/, and in a checkout the pictures in docs/.

    \b
    Examples:
      build.py build
      build.py build corridor wave
      build.py build monster --debug
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
    else:
        check_headers()
    failed = _build(wanted, output)
    built = [name for name in wanted if name not in failed]
    if debug:
        for path in save_debugging_data(built, output):
            click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
    if ours:
        _take_pictures(built, whole=not names and not failed)
    if failed:
        first, *others = failed
        more = f" (also not built: {', '.join(others)})" if others else ""
        raise MazeError(f"{failed[first]}{more}")
    if not names:
        registry.check_folders()


def _copies(wanted: list[str], output: Path) -> dict[str, str]:
    """The files made from the headers. After a mistake in a header the wanted programs would be stale: remove them."""
    try:
        check_headers()
        return copies()
    except MazeError:
        with contextlib.suppress(MazeError):  # report the first error
            dist.remove(wanted, output)
        raise


def _build(wanted: list[str], output: Path) -> dict[str, MazeError]:
    """Build these programs, and return the errors of those that cannot be built: these lose their stale files."""
    failed: dict[str, MazeError] = {}
    with progress() as bar:
        bar.add_task("Building", total=None)
        made = make_all(wanted)
        for name in wanted:
            try:
                files = build(name, output, click.echo, made=made.get(name))
            except MazeError as error:
                failed[name] = error
                continue
            for path in files:
                click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
    return failed


def _take_pictures(names: list[str], whole: bool) -> None:
    """Take the pictures of these programs, and those of the gallery and the tutorial if the whole project is built."""
    # imported when needed: a build that fails, or writes to another folder, takes none
    from zxmazes.documents import catalogue_tilings, gallery, magazine, tape_pictures, tutorial

    galleries = (gallery.save_pictures, partial(catalogue_tilings.save_pictures, gallery.PICTURES))
    others = (tutorial.save_pictures,) if whole else ()
    programs = (partial(save, name) for name in names for save in (tape_pictures.save_pictures, magazine.save_picture))
    with progress() as bar:
        bar.add_task("Taking pictures", total=None)
        made = on_all_cores(_call, [*(galleries if whole else ()), *others, *programs])
    first = len(galleries) if whole else 0
    for path in (path for paths in made[first:] for path in paths):
        click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
    if whole:
        click.echo(f"{shown(gallery.PICTURES)}: {sum(map(len, made[:first]))} pictures")


def _call(save: Callable[[], list[Path]]) -> list[Path]:
    return save()
