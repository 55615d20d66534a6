"""The command `bench`: measure the pages in docs/ and record the movie of the README."""

from pathlib import Path

import click

from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command
from zxmazes.documents import catalogue, gallery, magazine, markdown, movie
from zxmazes.errors import MazeError
from zxmazes.paths import CHECKOUT

_PAGES = (catalogue.pages, gallery.pages, magazine.pages)


@click.command(cls=Command)
@click.option("--check", is_flag=True, help="Write nothing; fail if a page is stale.")
def command(check: bool) -> None:
    """Measure every routine; write docs/CATALOGUE.md, GALLERY.md, MAGAZINE.md, the README's table and its movie.

    \b
    Example:
      build.py bench
    """
    if not CHECKOUT:
        raise MazeError("bench writes the pages of a checkout: get the project's sources and run `make bench` there")
    pages: dict[Path, str] = {}
    with progress() as bar:
        task = bar.add_task("Measuring", total=None)
        with mistakes_are_ours(lambda: bar.tasks[task].description):
            for measure in _PAGES:
                pages |= measure(lambda what: bar.update(task, description=what))
            bar.update(task, description="Recording the movie")
            changed = (markdown.stale if check else markdown.save)(pages) + (movie.stale if check else movie.save)()
    names = ", ".join(path.name for path in changed)
    if check and names:
        raise MazeError(f"{names}: stale: run `make bench` and commit the result")
    click.echo(f"Written: {names}" if names else "The pages are up to date.")
