"""The routines of `asm/links`, for mazes on any tiling, in one image in the simulator."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Call
from zxmazes.routines.figures import figures
from zxmazes.routines.index import by_name, routine
from zxmazes.routines.library import Image, Links, Stats, Walls
from zxmazes.tilings import STRIDE, Cell, tiling_of


class LinksLibrary(Image):
    """All routines for tilings. `select` sets the tiling; until then it is `square`, without a mask.

    `generate` takes columns and rows; `links` then returns the maze.
    """

    collection = "links"
    side = 15
    maker = "links_generate_"

    def select(self, tiling: str, storeys: int = 1, mask: Links | None = None) -> None:
        """Set the tiling, its floors, and the cells to take out: 32 x 32 booleans, True for out; None for no mask."""
        self.machine.write(self.address("tiling"), (tiling_of(tiling).number,))
        self.machine.write(self.address("tiling_storeys"), (storeys,))
        self.machine.write(self.address("mask_used"), (int(mask is not None),))
        if mask is not None:
            self.machine.write(self.address("links_mask"), np.packbits(mask.astype(np.bool_), axis=1).tobytes())

    def prepare(
        self, name: str, seed: int, width: int = 15, height: int = 15, parameters: Mapping[str, int] | None = None
    ) -> None:
        """Set seed, size in columns and rows, and parameters. No generator changes a maze that is there."""
        by_name("links generator")[name]
        self.set_inputs(seed, width, height, parameters)

    def set_inputs(self, seed: int, width: int, height: int, parameters: Mapping[str, int] | None = None) -> None:
        """Set seed, columns, rows and parameters; leave tiling and maze alone."""
        self.machine.poke_word(self.address("rng_seed"), seed)
        self.machine.write(self.address("tiling_rows"), (height, width))
        self.set_parameters(parameters or {})

    def solve(self, name: str, start: Cell, finish: Cell, budget: int = 20 * SECOND, **options: int) -> Call:
        """Call the solver of this name with start and finish as (row, column); `route()` then returns the route."""
        (d, e), (h, l) = start, finish  # noqa: E741
        return self.call(by_name("links solver")[name].label, budget, d=d, e=e, h=h, l=l, **options)

    def transform(self, name: str, _start: object, _finish: object, budget: int = 20 * SECOND) -> Call:
        """Call a change on the maze; none reads ends. The inputs must have been set."""
        return self.call(routine(by_name("links change")[name].label).label, budget)

    def board_size(self) -> tuple[int, int]:
        """Rows and columns: a change may double them."""
        rows, columns = self.machine.read(self.address("tiling_rows"), 2)
        return rows, columns

    def mask(self, rows: int, columns: int) -> Walls:
        """The cells of the maze that are taken out, of all floors: 32 x 32 booleans."""
        out = np.zeros((STRIDE, STRIDE), np.bool_)
        if self.machine.read(self.address("mask_used"), 1) == b"\x01":
            bits = np.frombuffer(self.machine.read(self.address("links_mask"), STRIDE * STRIDE // 8), np.uint8)
            out[:rows, :columns] = np.unpackbits(bits).reshape(STRIDE, STRIDE)[:rows, :columns]
        return out

    def stats(self) -> Stats:
        """Measure the maze with links_stats. Raises MazeError if it has no passage."""
        call = self.call("links_stats")
        if call.carry:
            raise MazeError("the maze has no passage: there is nothing to measure")
        return figures(self, call)

    def links(self) -> Links:
        """The maze: 32 x 32 bytes, bit d for a passage in direction d."""
        return np.frombuffer(self.machine.read(self.address("links"), STRIDE * STRIDE), np.uint8).reshape(
            STRIDE, STRIDE
        )

    def put(self, links: Links, entrance: Cell, exit: Cell) -> None:
        """Put a maze, 32 x 32 bytes as of `links`, and its ends into memory; tiling and size must have been set."""
        self.machine.write(self.address("links"), links.astype(np.uint8).tobytes())
        for label, (row, column) in (("links_entrance", entrance), ("links_exit", exit)):
            self.machine.poke_word(self.address(label), 256 * row + column)

    def distances(self) -> Links:
        """What links_distance leaves: 32 x 32 numbers, 65535 where there is no way."""
        found = self.machine.read(self.address("links_distances"), 2 * STRIDE * STRIDE)
        return np.frombuffer(found, "<u2").reshape(STRIDE, STRIDE)

    def ends(self) -> tuple[Cell, Cell]:
        """The entrance and the exit as (row, column)."""
        words = (self.machine.word(self.address(label)) for label in ("links_entrance", "links_exit"))
        first, last = (divmod(word, 256) for word in words)
        return first, last

    def route(self) -> list[int]:
        """The route of the last solver: direction codes."""
        return list(self.machine.read(self.address("route"), self.machine.word(self.address("route_length"))))
