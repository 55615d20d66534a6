"""The command `bench`: measure the pages in docs/, draw the house and record the movie of the README."""

from pathlib import Path

import click

from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command
from zxmazes.documents import catalogue, gallery, house, magazine, markdown, movie
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.paths import CHECKOUT

_PAGES = {"catalogue": catalogue.pages, "gallery": gallery.pages, "magazine": magazine.pages, "house": house.pages}
_MOVIE = "movie"


@click.command(cls=Command)
@click.argument("names", metavar="[PAGE]..", nargs=-1, type=click.Choice([*_PAGES, _MOVIE]))
@click.option("--check", is_flag=True, help="Write nothing; fail if a page is stale.")
def command(names: tuple[str, ...], check: bool) -> None:
    """Measure every routine; write docs/CATALOGUE.md, GALLERY.md, MAGAZINE.md, the README's table and its movie.

    PAGE: only catalogue, gallery, magazine, movie, or house, the picture of the rooms in docs/DESIGN.md.

    \b
    Examples:
      build.py bench
      build.py bench house
    """
    if not CHECKOUT:
        raise MazeError("bench writes the pages of a checkout: get the project's sources and run `make bench` there")
    chosen = names or (*_PAGES, _MOVIE)
    pages: dict[Path, str] = {}
    with progress() as bar:
        task = bar.add_task("Measuring", total=None)
        with mistakes_are_ours(lambda: bar.tasks[task].description):
            for name, measure in _PAGES.items():
                if name in chosen:
                    pages |= measure(lambda what: bar.update(task, description=what))
            gone = [] if check else gallery.leftovers(pages)
            changed = (markdown.stale if check else markdown.save)(pages)
            for path in gone:
                path.unlink()
            if _MOVIE in chosen:
                bar.update(task, description="Recording the movie")
                changed += (movie.stale if check else movie.save)()
    for path in gone:
        click.echo(f"{shown(path)}: removed")
    told = ", ".join(path.name for path in changed)
    if check and told:
        raise MazeError(f"{told}: stale: run `make bench` and commit the result")
    click.echo(f"Written: {told}" if told else "The pages are up to date.")
