"""The command `maze`: its options, as click reads them; `order` carries them out."""

import re
from pathlib import Path
from typing import Any

import click

from zxmazes.commands.order import MARKS, Order, Place, carry_out
from zxmazes.commands.shared import Command, NamedPath
from zxmazes.routines.index import checked_value
from zxmazes.tilings import TILINGS

#: Options for mazes of the field, and those for tilings only.
_FIELD_ONLY = ("count", "tries", "length", "dead_ends", "turns", "colour", "marks", "way")
_TILING_ONLY = ("storeys", "mask", "svg", "text")
#: How options are written whose values have another name here.
_NAMES = {"count": "longest-of", "tries": "pick", "source": "input", "dead_ends": "dead-ends", "marks": "show"}


class _TilingOption(click.Option):
    """The option `--tiling`, whose help names all tilings; their sources are read when it is shown."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option and its help."""
        self.help = f"Make a maze of other cells: {', '.join(TILINGS)}."
        return super().get_help_record(ctx)


def _pair(value: str, separator: str) -> tuple[int, int] | None:
    """Parse two numbers below 256; None for anything else."""
    found = re.fullmatch(rf"\s*(\d{{1,3}})\s*{separator}\s*(\d{{1,3}})\s*", value, re.ASCII)
    pair = (int(found[1]), int(found[2])) if found else None
    return pair if pair and max(pair) < 256 else None


def _size(_ctx: click.Context, _param: click.Parameter, value: str | None) -> tuple[int, int] | None:
    """Parse WxH. The Z80 routine decides whether the size is legal."""
    size = _pair(value, "[xX]") if value is not None else None
    if value is not None and not size:
        raise click.BadParameter("write WIDTHxHEIGHT, for example 31x23")
    return size


def _place(_ctx: click.Context, _param: click.Parameter, value: str | None) -> Place | None:
    place = _pair(value, ",") if value is not None else None
    if value is not None and not place:
        raise click.BadParameter("write ROW,COLUMN, for example 1,1")
    return place


def _settings(_ctx: click.Context, _param: click.Parameter, words: tuple[str, ...]) -> dict[str, int]:
    """Parse NAME=VALUE, each name once; `order` checks later whether the routines read it."""
    values: dict[str, int] = {}
    for word in words:
        name, _, value = word.partition("=")
        if not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
            raise click.BadParameter(f"`{word[:60]}`: write NAME=VALUE, for example growing_newest=255")
        if name in values:
            raise click.BadParameter(f"`{name}` is set twice")
        values[name] = checked_value(name, int(value))
    return values


#: --solve without a name, and the solver that it then means, by the end of the generator's name.
_USUAL = " "
_USUAL_SOLVERS = {"_large": "wave_large", "": "wave"}

_FILE = NamedPath(dir_okay=False, path_type=Path)


def _usual_on_tilings(options: dict[str, Any]) -> str:
    """The solver that goes over bridges, or by arrows, if the maze has them."""
    if (options["generator"] or "").startswith("weave"):
        return "weave"
    return "arrows" if "arrows" in options["changes"] else "solve"


@click.command(cls=Command)
@click.argument("generator", required=False)
@click.option("--seed", type=click.IntRange(0, 65535), default=1, help="0 to 65535.", show_default=True)
@click.option(
    "--size",
    callback=_size,
    help="WIDTHxHEIGHT, both odd, 5 to 31, default 31x31; in large fields to 127; of a tiling COLUMNSxROWS, 2 to 32.",
)
@click.option("--tiling", metavar="NAME", cls=_TilingOption)
@click.option("--storeys", metavar="N", type=click.IntRange(1, 4), help="Floors of --tiling storeys, 1 to 4.")
@click.option(
    "--mask",
    metavar="FILE",
    type=NamedPath(),
    help="With --tiling: the cells to use: black pixels of a PNG, # in a text of # and . , or heart, circle, letter:A.",
)
@click.option("--set", "settings", multiple=True, callback=_settings, help="NAME=VALUE: a parameter (`build.py list`).")
@click.option(
    "--longest-of", "count", metavar="N", type=click.IntRange(1, 256), help="Try N seeds, keep the longest route."
)
@click.option(
    "--pick",
    "tries",
    metavar="N",
    type=click.IntRange(1, 256),
    help="Try N seeds, keep the maze nearest to --length, --dead-ends and --turns.",
)
@click.option("--length", type=click.IntRange(1, 1023), help="With --pick: steps of the longest route.")
@click.option("--dead-ends", type=click.IntRange(0, 100), help="With --pick: dead ends in percent of the cells.")
@click.option("--turns", type=click.IntRange(1, 1023), help="With --pick: turns of the longest route.")
@click.option("--transform", "changes", multiple=True, help="Apply this transform; repeat for several.")
@click.option("--stats", is_flag=True, help="Print its figures; without --solve draw its longest route.")
@click.option(
    "--solve",
    "solver",
    metavar="[SOLVER]",
    is_flag=False,
    flag_value=_USUAL,
    help="Draw the route that this solver finds; without a name, the usual solver.",
)
@click.option(
    "--show",
    "marks",
    type=click.Choice(list(MARKS)),
    help="Draw the cells of all shortest routes, or those that every route passes.",
)
@click.option("--from", "start", callback=_place, help="Start as ROW,COLUMN (default: the top left cell).")
@click.option("--to", "finish", callback=_place, help="Finish as ROW,COLUMN (default: the bottom right cell).")
@click.option("--input", "source", type=NamedPath(path_type=Path), help="Read an M2 file or a text picture instead.")
@click.option(
    "--way",
    type=NamedPath(path_type=Path),
    help="Instead of GENERATOR: a maze whose only solution is the line in this PNG, dark on light, or text of # and .",
)
@click.option("--png", type=_FILE, help="Write a picture to this file.")
@click.option(
    "--colour",
    is_flag=True,
    help="Colour the PNG by the distance from the start; with --stats from an end of the longest route.",
)
@click.option("--svg", type=_FILE, help="With --tiling: write a picture to print at any size to this file.")
@click.option("--text", is_flag=True, help="With --tiling: print characters even if a file is written.")
@click.option("--m2", type=_FILE, help="Write an M2 text file to this file; of tilings for squares only.")
def command(**options: Any) -> None:
    """Make a maze with the Z80 routine GENERATOR, or read one; change, measure and solve it, and show the result.

    \b
    Examples:
      build.py maze corridor --seed 1997 --size 31x23
      build.py maze growing_tree --set growing_newest=255 --transform braid --set braid_percent=50
      build.py maze dfs --pick 50 --length 300 --dead-ends 10 --turns 100 --stats
      build.py maze dfs --seed 7 --solve wave_cpir --png dfs.png
      build.py maze kruskal --stats --colour --png distance.png
      build.py maze braid --show bottlenecks
      build.py maze boundless --set boundless_row=40000 --set boundless_column=123
      build.py maze --input picture.txt --solve wave_cpir
      build.py maze --way line.png --size 31x23 --set growing_newest=200 --solve --png way.png
      build.py maze dfs_large --size 127x127 --png large.png
      build.py maze --tiling hexagon dfs --size 20x14 --svg hexagon.svg --solve
      build.py maze --tiling square wilson --size 24x22 --mask heart --png heart.png
      build.py maze --tiling square prim --size 10x20 --m2 prim.txt
      build.py maze --tiling square --input prim.txt --solve --svg prim.svg
      build.py maze --tiling square weave_dfs --size 16x12 --solve --png weave.png
    """
    tiling = options["tiling"] is not None
    if options["solver"] == _USUAL:
        kinds = (solver for end, solver in _USUAL_SOLVERS.items() if (options["generator"] or "").endswith(end))
        options["solver"] = _usual_on_tilings(options) if tiling else next(kinds)
    for name in _FIELD_ONLY if tiling else _TILING_ONLY:
        if options.pop(name) not in (None, False):
            option = f"--{_NAMES.get(name, name)}"
            raise click.UsageError(f"{option} is not for tilings" if tiling else f"{option} needs --tiling")
    if tiling:
        # imported when needed: with the masks and drawings it takes longer than all the rest of the command
        from zxmazes.commands.tiling_order import TilingOrder
        from zxmazes.commands.tiling_order import carry_out as carry_out_tiling

        carry_out_tiling(TilingOrder(**options))
    else:
        del options["tiling"]
        carry_out(Order(**options | {"size": options["size"] or (31, 31)}))
