"""The command `bench`: the pages in docs/, measured anew."""

from pathlib import Path

import click

from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command
from zxmazes.errors import MazeError
from zxmazes.pages import catalogue, gallery, magazine, markdown
from zxmazes.paths import CHECKOUT

_PAGES = (catalogue.pages, gallery.pages, magazine.pages)


@click.command(cls=Command)
@click.option("--check", is_flag=True, help="Write nothing; fail when a page is stale.")
def command(check: bool) -> None:
    """Measure every routine and write docs/CATALOGUE.md (and its table in the README), GALLERY.md and MAGAZINE.md.

    \b
    Example:
      build.py bench
    """
    if not CHECKOUT:
        raise MazeError("bench writes the pages of a checkout: get the project's sources, and type `make bench` there")
    pages: dict[Path, str] = {}
    with progress() as bar:
        task = bar.add_task("Measuring", total=None)
        with mistakes_are_ours(lambda: bar.tasks[task].description):
            for measure in _PAGES:
                pages |= measure(lambda what: bar.update(task, description=what))
    names = ", ".join(path.name for path in (markdown.stale if check else markdown.save)(pages))
    if check and names:
        raise MazeError(f"{names}: stale: run `make bench` and commit")
    click.echo(f"Written: {names}" if names else "The pages are up to date.")
