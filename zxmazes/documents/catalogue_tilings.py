"""The tilings in the catalogue and in the gallery: every routine of `asm/links` measured, every tiling drawn."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

from zxmazes import masks
from zxmazes.cache import cached_files, maker
from zxmazes.documents import growth
from zxmazes.documents.markdown import Report, table
from zxmazes.documents.measures import Times
from zxmazes.drawings import png
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.files import write
from zxmazes.machine.spectrum import Call
from zxmazes.paths import ASM
from zxmazes.routines.images import assemble_library, size_in_all
from zxmazes.routines.index import by_name
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.manifest import Routine
from zxmazes.tilings import STRIDE, TILINGS

SEEDS = range(0, 65536, 655)  # 101 of them
#: Tiling, columns, rows, floors.
Board = tuple[str, int, int, int]
#: A choice of boards, on which routines are measured. The graph of rectangle is that of circle.
BOARDS = (
    ("square", 15, 15, 1),
    ("square", 32, 32, 1),
    ("torus", 15, 15, 1),
    ("hexagon", 15, 15, 1),
    ("brick", 15, 15, 1),
    ("triangle", 15, 15, 1),
    ("octagon", 15, 15, 1),
    ("upsilon", 15, 15, 1),
    ("kagome", 15, 15, 1),
    ("circle", 20, 5, 1),
    ("polar", 32, 8, 1),
    ("storeys", 8, 8, 4),
)
#: The boards with the least and the greatest time beside the mean.
_SPREAD = BOARDS[:2]
#: The boards on which growth is measured; a routine that refuses the first ones has the others.
_GROWTH_BOARDS: tuple[tuple[Board, ...], ...] = (
    tuple(("square", side, side, 1) for side in (4, 8, 12, 15, 20, 26, 32)),
    tuple(("storeys", columns, 8, 4) for columns in (4, 8, 12, 16, 24, 32)),
)
#: What makes the mazes that other routines are measured on, and those for routines that read crossings.
_MAKER, _WEAVER = "dfs", "weave_dfs"
#: The seed of the gallery's pictures.
_SEED = 7
_WIDTH = 128  # of a picture on the page
#: Pictures of masks: each with its tiling.
_MASKS = (("heart", "square"), ("circle", "brick"), ("letter:M", "octagon"), ("letter:Z", "hexagon"))
#: Tilings for pictures of arrows, and what gives them loops before.
_ARROWS = ("square", "hexagon", "triangle", "octagon")
_LOOPS = "braid"
#: The most columns and rows of a picture with crossings.
_WOVEN = (16, 12)

#: A call of a routine on a board with the maze of a seed; None if it is not for this board.
Measured = Callable[[LinksLibrary, Routine, Board, int], Call | None]


def measured() -> list[tuple[Routine, Measured]]:
    """The routines of `asm/links`, each with the call that is measured."""
    kinds = {"generator": _make, "change": _change, "solver": _solve, "measure": _measure, "format": _convert}
    return [(one, call) for kind, call in kinds.items() for one in by_name(f"links {kind}").values()]


def part(report: Report) -> list[str]:
    """The catalogue's section: measure all routines on all boards."""
    library, found = LinksLibrary(), measured()
    headings = [f"{name} {columns} x {rows}{f' x {floors}' * (floors > 1)}" for name, columns, rows, floors in BOARDS]
    return [
        "## Tilings\n",
        table(
            ["routine", "what it is", "promise", "stack", "bytes", "in all", "growth"],
            [
                [
                    f"`{one.label}`",
                    one.what,
                    one.promise.text,
                    str(one.stack),
                    str(one.size),
                    str(size_in_all(one.label)),
                    _growth(library, one, call, report),
                ]
                for one, call in found
            ],
        ),
        f"{len(SEEDS)} mazes on each board, columns x rows, each call with its preparations; in brackets the mean",
        f"for a cell. All but generators work on mazes of `links_generate_{_MAKER}`, those with `weave` in their names",
        f"on mazes of `links_generate_{_WEAVER}`; solvers go from entrance to exit.",
        "A dash: the routine is not for this board.\n",
        table(
            ["routine", *headings],
            [
                [f"`{one.label}`", *(_times(library, one, call, board, report) for board in BOARDS)]
                for one, call in found
            ],
        ),
    ]


def _times(library: LinksLibrary, one: Routine, call: Measured, board: Board, report: Report) -> str:
    """The times of a routine on a board."""
    report(f"{one.label} on {board[0]}")
    calls = [call(library, one, board, seed) for seed in SEEDS]
    times = Times([made.tstates for made in calls if made and not made.carry])
    if not times.tstates:
        return "-"
    cells = TILINGS[board[0]].cells(board[2], board[1], board[3])
    each = sum(times.tstates) / len(times.tstates) / len(cells)
    return f"{times if board in _SPREAD else times.mean} ({each:,.0f})"


def _growth(library: LinksLibrary, one: Routine, call: Measured, report: Report) -> str:
    """How its time grows with the board; a dash if it is for none of them."""
    report(f"{one.label}, growth")

    def sized(board: Board, seed: int) -> Call | None:
        return call(library, one, board, seed)

    for boards in _GROWTH_BOARDS:
        calls = [(math.prod(board[1:]), partial(sized, board)) for board in boards]
        if (text := growth.measured(calls, one.growth)) != growth.NONE:
            break
    return text


def _board(library: LinksLibrary, board: Board, seed: int, name: str) -> Call:
    """Make the maze of a seed on a board."""
    library.select(board[0], board[3])
    return library.generate(name, seed, board[1], board[2])


def _make(library: LinksLibrary, one: Routine, board: Board, seed: int) -> Call | None:
    return _board(library, board, seed, one.name)


def _maker_for(one: Routine) -> str:
    """The generator of the mazes for a routine."""
    return _WEAVER if "weave" in one.label else _MAKER


def _change(library: LinksLibrary, one: Routine, board: Board, seed: int) -> Call | None:
    _board(library, board, seed, _MAKER)
    return library.transform(one.name, None, None)


def _solve(library: LinksLibrary, one: Routine, board: Board, seed: int) -> Call | None:
    _board(library, board, seed, _maker_for(one))
    return library.solve(one.name, *library.ends())


def _measure(library: LinksLibrary, one: Routine, board: Board, seed: int) -> Call | None:
    _board(library, board, seed, _maker_for(one))
    row, column = library.ends()[0]
    return library.call(one.label, d=row, e=column)


def _convert(library: LinksLibrary, one: Routine, board: Board, seed: int) -> Call | None:
    """A conversion of square mazes; the one from the field reads what the one to the field has written."""
    _board(library, board, seed, _MAKER)
    there = library.call("links_to_field")
    return None if there.carry else there if one.label == "links_to_field" else library.call(one.label)


def save_pictures(folder: Path) -> list[Path]:
    """Write the gallery's pictures into `folder` and return their paths."""

    def draw(place: Path) -> list[Path]:
        paths = []
        for name, picture in _pictures(LinksLibrary()):
            paths.append(place / f"{name}.png")
            write(paths[-1], picture)
        return paths

    shapes = (path.read_bytes() for path in sorted((ASM / "tiling").glob("*.shapes*")))
    parts = [maker(), assemble_library("links").code, png.drawing_code().code, *shapes]
    return cached_files("pictures", parts, draw, folder)


def _pictures(library: LinksLibrary) -> Iterator[tuple[str, bytes]]:
    """Name and PNG of each picture: tilings and generators, then masks."""
    for tiling in TILINGS:
        for generator in by_name("links generator"):
            if (picture := _picture(library, tiling, generator)) is not None:
                yield _shot(tiling, generator), picture
    for mask, tiling in _MASKS:
        picture = _picture(library, tiling, _MAKER, mask)
        assert picture is not None
        yield _shot("mask", mask.replace(":", "-")), picture
    for tiling in _ARROWS:
        picture = _picture(library, tiling, _MAKER, changes=(_LOOPS, "arrows"))
        assert picture is not None
        yield _shot("arrows", tiling), picture


def _picture(
    library: LinksLibrary, tiling: str, generator: str, mask: str = "", changes: tuple[str, ...] = ()
) -> bytes | None:
    """The maze of the seed, drawn by the Z80 code; None if the generator is not for this tiling."""
    columns, rows = TILINGS[tiling].gallery_size
    if "weave" in generator:
        columns, rows = min(columns, _WOVEN[0]), min(rows, _WOVEN[1])
    floors = TILINGS[tiling].board[2]
    out = np.zeros((STRIDE, STRIDE), np.bool_)
    if mask:
        out[:rows, :columns] = ~masks.built_in(mask, rows, columns)
    library.select(tiling, floors, out if mask else None)
    if library.generate(generator, _SEED, columns, rows).carry:
        return None
    for change in changes:
        library.transform(change, None, None)
    maze = TilingMaze(TILINGS[tiling], rows, columns, floors, library.links().copy(), *library.ends(), out)
    return png.png(maze, scale=1)


def _image(folder: str, name: str) -> str:
    return f'<img src="{folder}/{name}.png" width="{_WIDTH}" alt="{name}">'


def _shot(*words: str) -> str:
    return "-".join(("tiling", *words))


def gallery(folder: str) -> list[str]:
    """The gallery's section. folder: where its pictures are, from the page."""
    library = LinksLibrary()

    def image(tiling: str, generator: str) -> str:
        """The picture, if there is one; the generator decides on a small board."""
        library.select(tiling)
        there = not library.generate(generator, _SEED, 3, 3).carry
        return _image(folder, _shot(tiling, generator)) if there else ""

    generators = list(by_name("links generator"))
    return [
        "## Tilings\n",
        f"Every generator on every tiling with seed {_SEED} and its default parameters, drawn by the Z80 code.",
        "[CATALOGUE.md](CATALOGUE.md) has bytes and times; `build.py maze --tiling hexagon dfs` makes such a maze as",
        "text, PNG or SVG.\n",
        table(
            ["", *(f"`{name}`" for name in generators)],
            [[f"`{tiling}`", *(image(tiling, name) for name in generators)] for tiling in TILINGS],
        ),
        "A mask takes cells out of the board; every generator fills the rest.\n",
        table(
            [f"`{mask}` on `{tiling}`" for mask, tiling in _MASKS],
            [[_image(folder, _shot("mask", mask.replace(":", "-"))) for mask, _ in _MASKS]],
        ),
        f"Passages of one direction, `links_arrows`, in mazes of `{_MAKER}` after `links_{_LOOPS}`.\n",
        table([f"`{tiling}`" for tiling in _ARROWS], [[_image(folder, _shot("arrows", one)) for one in _ARROWS]]),
    ]
