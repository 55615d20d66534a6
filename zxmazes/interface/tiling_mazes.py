"""Mazes of hexagons, triangles, rings and other cells: `TilingLibrary`."""

from typing import TYPE_CHECKING

import numpy as np

from zxmazes import m2
from zxmazes.drawings.tiled_maze import M2_TILING, TilingMaze
from zxmazes.errors import MazeError
from zxmazes.interface.checking import check_seed, checked, routine_of
from zxmazes.routines.library import Route, Stats
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.manifest import Routine
from zxmazes.tilings import STRIDE, Cell, tiling_of

if TYPE_CHECKING:
    from zxmazes.routines.library import Walls


class TilingLibrary:
    """All routines for mazes on one tiling: square, hexagon and so on (`build.py maze --help` names all).

    storeys: the floors of the tiling `storeys`, 1 to 4. image: the routines, registers and memory of the Spectrum.
    """

    def __init__(self, tiling: str = "square", storeys: int | None = None) -> None:
        """Raises MazeError for an unknown tiling, and for storeys of one that has none."""
        self.tiling = tiling_of(tiling)
        if storeys and not self.tiling.floors:
            raise MazeError(f"{tiling} has no storeys: choose the tiling `storeys`")
        self.storeys = storeys or self.tiling.board[2]
        self.image = LinksLibrary()
        self._maze: TilingMaze | None = None

    @property
    def maze(self) -> TilingMaze:
        """The maze in memory. Raises MazeError if there is none."""
        if self._maze is None:
            raise MazeError("there is no maze yet: call `generate` first")
        return self._maze

    def generate(
        self,
        name: str,
        seed: int = 1,
        size: tuple[int, int] | None = None,
        mask: "Walls | None" = None,
        **parameters: int,
    ) -> TilingMaze:
        """The maze that links_generate_NAME makes of a seed, 0 to 65535.

        size: columns and rows, 2 to 32; by default those of the mask, or the tiling's usual ones.
        mask: rows x columns of booleans, True for a cell of the maze. Each of its parts becomes a maze; the ends are in
        the largest.
        Raises MazeError for an unknown name, a seed, a size, a mask or a parameter that is illegal.
        """
        found = self._routine("generator", name)
        check_seed(seed)
        values = checked(parameters, found.label)
        columns, rows = size or (mask.shape[::-1] if mask is not None else self.tiling.board[:2])
        self.tiling.check(rows, columns, self.storeys)
        out = self._out(rows, columns, mask)
        self.image.select(self.tiling.name, self.storeys, out if out.any() else None)
        call = self.image.generate(name, seed, columns, rows, parameters=values)
        if call.carry:
            self._maze = None
            raise MazeError(f"{name} cannot make this maze: {found.refuses}")
        return self._keep(rows, columns, out, seed, call.tstates)

    def put_m2(self, text: str, source: str = "<text>", seed: int = 1) -> TilingMaze:
        """Put the maze of an M2 text file into memory: 2 to 32 squares across and down.

        If one or two cells have an opening in the outer wall, they are the entrance and the exit. source: the file's
        name in messages. seed: for `transform`.
        Raises MazeError for another tiling, and with the line for any other text.
        """
        if self.tiling.name != M2_TILING:
            raise MazeError(f"an M2 file holds squares, not {self.tiling.name}: choose the tiling {M2_TILING}")
        check_seed(seed)
        up, left = m2.parse(text, source, STRIDE)
        rows, columns = up.shape
        links = np.zeros((STRIDE, STRIDE), np.uint8)
        across, down = ~left[:, 1:], ~up[1:]
        links[: rows - 1, :columns] |= down * np.uint8(1 << 4)
        links[1:rows, :columns] |= down * np.uint8(1 << 0)
        links[:rows, : columns - 1] |= across * np.uint8(1 << 2)
        links[:rows, 1:columns] |= across * np.uint8(1 << 6)
        doors = [(0, column) for column in range(columns) if not up[0, column]]
        doors += [(row, 0) for row in range(rows) if not left[row, 0] and (row, 0) not in doors]
        ends = doors if len(doors) < 3 else []
        self.image.select(self.tiling.name)
        self.image.set_inputs(seed, columns, rows)
        self.image.put(links, *[*ends, *[(0, 0), (rows - 1, columns - 1)][len(ends) :]])
        return self._keep(rows, columns, self._out(rows, columns, None), None, 0)

    def transform(self, name: str, **parameters: int) -> TilingMaze:
        """The maze in memory, changed.

        Raises MazeError for an unknown name or parameter, and for a maze that it cannot change.
        """
        before = self.maze
        if before.arrows or (before.woven and name == "arrows"):
            kind = "passages that cross" if before.woven else "passages of one direction"
            raise MazeError(f"{name} cannot change a maze with {kind}: apply it to another, or before")
        found, seed = self._routine("change", name), before.seed
        self.image.set_parameters(checked(parameters, found.label))
        call = self.image.transform(name, None, None)
        if call.carry:
            raise MazeError(f"{name} cannot change this maze: {found.refuses}")
        rows, columns = self.image.board_size()
        return self._keep(rows, columns, self.image.mask(rows * self._floors, columns), seed, call.tstates)

    def solve(self, name: str = "", start: Cell | None = None, finish: Cell | None = None, **parameters: int) -> Route:
        """The route that the solver finds through the maze in memory; by default from its entrance to its exit.

        Without a name `solve`; `weave` if passages cross, `arrows` if some have one direction.
        Raises MazeError for an unknown name or parameter, a cell that is not in the maze, a maze that is not for this
        solver, and if there is no route.
        """
        maze = self.maze
        only = "weave" if maze.woven else "arrows" if maze.arrows else ""
        name = name or only or "solve"
        found = self._routine("solver", name)
        if only and name != only:
            raise MazeError(f"{name} is not for mazes with crossings or arrows: choose the solver {only}")
        first, last = start or maze.entrance, finish or maze.exit
        for cell in (first, last):
            self._check_cell(cell)
        self.image.set_parameters(checked(parameters, found.label))
        call = self.image.solve(name, first, last)
        if call.carry:
            limit = parameters.get("wave_limit")
            limited, others = (f" within {limit} steps", ", or another wave_limit") if limit else ("", "")
            raise MazeError(
                f"{name} finds no route from {first} to {last} (row, column){limited}: choose other ends{others}"
            )
        codes = self.image.route()
        return Route(maze.walk(first, codes), codes, call.tstates)

    def stats(self) -> Stats:
        """Count cells, dead ends, junctions and parts of the maze in memory, and find its longest route.

        Raises MazeError if it has no passage.
        """
        self.maze  # noqa: B018 - raises if there is none
        return self.image.stats()

    def longest(self, stats: Stats) -> Route:
        """The longest route that `stats` has found in the maze in memory."""
        return Route(self.maze.walk(stats.start, stats.route), stats.route, stats.tstates)

    def text(self, route: Route | None = None) -> str:
        """The maze in memory as lines of characters: S the entrance, F the exit, * the route."""
        from zxmazes.drawings.text import text  # when needed, as all drawings

        return text(self.maze, (route.cells[0], route.codes) if route else None)

    def _routine(self, kind: str, name: str) -> Routine:
        return routine_of(f"links {kind}", name, " for tilings")

    def _out(self, rows: int, columns: int, mask: "Walls | None") -> "Walls":
        """The cells that a mask takes out, on all floors: 32 x 32 booleans."""
        out = np.zeros((STRIDE, STRIDE), np.bool_)
        if mask is not None:
            if mask.shape != (rows, columns):
                high, wide = mask.shape
                raise MazeError(f"the mask has {wide}x{high} cells, the maze {columns}x{rows}: change one")
            if not mask.any():
                raise MazeError("the mask leaves no cell: choose one that is True for each cell of the maze")
            out[: rows * self._floors, :columns] = ~np.tile(mask, (self._floors, 1))
        return out

    @property
    def _floors(self) -> int:
        return self.storeys if self.tiling.floors else 1

    def _check_cell(self, cell: Cell) -> None:
        maze = self.maze
        every = maze.tiling.cells(maze.rows, maze.columns, maze.storeys)
        if cell not in every:
            rows, columns = every[-1]
            raise MazeError(f"there is no cell {cell}: rows go from 0 to {rows}, columns from 0 to {columns}")
        if maze.mask[cell]:
            raise MazeError(f"the mask takes the cell {cell} out: choose another start or finish")

    def _keep(self, rows: int, columns: int, out: "Walls", seed: int | None, tstates: int) -> TilingMaze:
        """The maze in memory."""
        self._maze = TilingMaze(
            self.tiling, rows, columns, self.storeys, self.image.links(), *self.image.ends(), out, seed, tstates
        )
        return self._maze
