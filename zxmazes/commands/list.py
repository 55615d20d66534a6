"""The command `list`: everything that can be built, called or set."""

from collections.abc import Iterator

import click

from zxmazes.commands.shared import Command, one_line, program
from zxmazes.errors import MazeError
from zxmazes.masks import BUILT_IN
from zxmazes.programs import registry
from zxmazes.programs.registry import names
from zxmazes.routines.index import by_name, parameters
from zxmazes.tilings import MOST_STOREYS, STRIDE, TILINGS

#: The families of routines in order, each with its heading and its command, where {} is the program's name.
_FAMILIES = {
    "generator": "Generate routines ({} maze NAME)",
    "change": "Transforms ({} maze GENERATOR --transform NAME)",
    "measure": "Measures ({} maze GENERATOR --stats, --longest-of N, --pick N)",
    "format": "Conversions (called from a program; unicursal and widen: {} maze GENERATOR --transform NAME)",
    "solver": "Solve routines ({} maze GENERATOR --solve NAME)",
    "fill": "Fills (called from assembly)",
    "picture": "Random pictures (called from a program)",
    "large generator": "Generate routines for large fields ({} maze NAME)",
    "large change": "Transforms of large fields ({} maze GENERATOR --transform NAME)",
    "large solver": "Solve routines for large fields ({} maze GENERATOR --solve NAME)",
    "links generator": "Generate routines for tilings ({} maze --tiling TILING NAME)",
    "links change": "Transforms for tilings ({} maze --tiling TILING GENERATOR --transform NAME)",
    "links solver": "Solve routines for tilings ({} maze --tiling TILING GENERATOR --solve NAME)",
    "links measure": "Measures for tilings (stats: {} maze --tiling TILING GENERATOR --stats)",
    "links format": "Conversions for tilings (called from assembly)",
}


@click.command(cls=Command)
@click.pass_context
def command(ctx: click.Context) -> None:
    """List the programs, the routines with their descriptions, and the parameters for `maze --set`."""
    name = program(ctx)
    lines = [*_programs(name), *_routines(name), *_tilings(name), *_parameters(name)]
    click.echo("\n".join(map(one_line, lines)))


def _programs(program: str) -> Iterator[str]:
    yield f"Programs ({program} run NAME):"
    for one in names():
        try:
            about = registry.program(one).summary
        except MazeError as error:  # the other programs can still be run
            about = f"cannot be built: {error}"
        yield f"  {one:20} {about}"


def _routines(program: str) -> Iterator[str]:
    """A heading for each family that has routines, and a line for each routine."""
    for family, heading in _FAMILIES.items():
        if found := by_name(family):
            yield f"{heading.format(program)}:"
        for name, routine in found.items():
            yield f"  {name:20} {routine.what}"


def _tilings(program: str) -> Iterator[str]:
    """A line for each tiling, with its sizes in columns and rows."""
    yield f"Tilings ({program} maze --tiling NAME GENERATOR --size COLUMNSxROWS, --mask {', '.join(BUILT_IN)} or FILE):"
    for name, tiling in TILINGS.items():
        rows, columns = tiling.least
        floors = f", 1 to {MOST_STOREYS} floors of up to {STRIDE} rows in all" if tiling.floors else ""
        span = f"{columns}x{rows} to {STRIDE}x{STRIDE}{floors}; default {tiling.size[0]}x{tiling.size[1]}"
        yield f"  {name:20} {tiling.about} ({span})"


def _parameters(program: str) -> Iterator[str]:
    yield f"Parameters ({program} maze GENERATOR --set NAME=VALUE):"
    for name, parameter in parameters().items():
        span = f"{parameter.least} to {parameter.most}; default {parameter.default}"
        yield f"  {name:21} {parameter.about} ({span})"
