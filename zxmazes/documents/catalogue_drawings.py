"""The catalogue's section on the drawing of tilings: `tiling_draw`, measured on every tiling."""

import numpy as np

from zxmazes.documents.markdown import Report, table
from zxmazes.documents.measures import Times
from zxmazes.drawings import png
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Call
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import STRIDE, TILINGS

SEEDS = range(0, 65536, 5957)  # 12 of them
#: Tiling, columns, rows, floors: a large board of each that fits on the screen.
BOARDS = (
    ("square", 32, 32, 1),
    ("torus", 29, 29, 1),
    ("cylinder", 32, 32, 1),
    ("storeys", 18, 8, 4),
    ("brick", 23, 32, 1),
    ("hexagon", 31, 21, 1),
    ("triangle", 32, 21, 1),
    ("octagon", 29, 23, 1),
    ("upsilon", 32, 31, 1),
    ("kagome", 32, 13, 1),
    ("circle", 32, 10, 1),
    ("polar", 32, 13, 1),
    ("rectangle", 32, 13, 1),
)
#: What makes the mazes.
_MAKER = "dfs"


def part(report: Report) -> list[str]:
    """The section: draw mazes on every tiling."""
    library, rows = LinksLibrary(), []
    for board in BOARDS:
        name, columns, rows_of_cells, floors = board
        report(f"tiling_draw on {name}")
        times = Times([drawn(library, board, seed).tstates for seed in SEEDS])
        cells = len(TILINGS[name].cells(rows_of_cells, columns, floors))
        each = sum(times.tstates) / len(times.tstates) / cells
        size = f"{columns} x {rows_of_cells}{f' x {floors}' * (floors > 1)}"
        rows.append([f"`{name}`", size, str(cells), str(times), f"{each:,.0f}"])
    return [
        "## Drawings of tilings\n",
        f"`tiling_draw` on the whole screen: {len(SEEDS)} mazes of `links_generate_{_MAKER}` on each board,",
        "columns x rows, without contention.\n",
        table(["tiling", "board", "cells", "T", "T a cell"], rows),
    ]


def drawn(library: LinksLibrary, board: tuple[str, int, int, int], seed: int) -> Call:
    """Make the maze of a seed and draw it. Raises MazeError when the board does not fit on the screen."""
    name, columns, rows, floors = board
    library.select(name, floors)
    library.generate(_MAKER, seed, columns, rows)
    out = np.zeros((STRIDE, STRIDE), np.bool_)
    maze = TilingMaze(TILINGS[name], rows, columns, floors, library.links().copy(), *library.ends(), out)
    call = png.draw(png.prepared(maze), maze)
    if call.carry:
        raise MazeError(f"{name} {columns}x{rows}: too large for the screen")
    return call
