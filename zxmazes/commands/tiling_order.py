"""Carry out the options of `maze --tiling`: generate, change, solve, draw."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import click
import numpy as np

from zxmazes import masks
from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.drawings import png, svg, text
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.errors import MazeError
from zxmazes.files import same_file, write
from zxmazes.routines.index import by_name, parameters_of, readers
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.manifest import Routine
from zxmazes.tilings import STRIDE, Cell, Tiling, tiling_of


@dataclass(frozen=True)
class TilingOrder:
    """The options of `maze --tiling`, as its help explains them. size: columns and rows; start, finish: cells."""

    tiling: str
    generator: str | None
    seed: int
    size: tuple[int, int] | None
    storeys: int | None
    mask: str | None
    settings: Mapping[str, int]
    changes: tuple[str, ...]
    solver: str | None
    start: Cell | None
    finish: Cell | None
    png: Path | None
    svg: Path | None
    text: bool

    def check(self) -> Tiling:
        """Raise UsageError or MazeError for options that cannot be carried out; return the tiling."""
        if self.generator is None:
            raise click.UsageError(f"give a GENERATOR: --tiling {self.tiling} dfs")
        tiling = tiling_of(self.tiling)
        if self.storeys and not tiling.floors:
            raise click.UsageError("--storeys is for --tiling storeys")
        if (self.start or self.finish) and not self.solver:
            raise click.UsageError("--from and --to need --solve")
        if self.png and self.svg and same_file(self.png, self.svg):
            raise click.UsageError("--png and --svg name the same file: use two files")
        self._check_names()
        return tiling

    def _check_names(self) -> None:
        """Raise MazeError for an unknown routine, and for a parameter that no chosen routine reads."""
        chosen = [("generator", "generator", self.generator), *(("transform", "change", name) for name in self.changes)]
        labels = [self._routine(*one).label for one in [*chosen, ("solver", "solver", self.solver)] if one[2]]
        read = parameters_of(*labels)
        for name in self.settings:
            if name not in read:
                others = ", ".join(readers(name))
                raise MazeError(f"`{name}` is for {others}; these routines read {', '.join(read) or 'no parameter'}")

    def _routine(self, kind: str, family: str, name: str | None) -> Routine:
        known = by_name(f"links {family}")
        if name not in known:
            choice = f"choose from {', '.join(known)}" if known else "there is none"
            raise MazeError(f"there is no {kind} `{name}` for tilings: {choice}")
        return known[name]

    def board(self, tiling: Tiling) -> "tuple[int, int, int, masks.Board | None]":
        """Columns, rows, storeys, and the mask. Raises MazeError for an illegal size or mask."""
        columns, rows, storeys = tiling.board
        storeys = self.storeys or storeys
        if self.size:
            columns, rows = self.size
        if self.mask is None:
            self._check_size(tiling, rows, columns, storeys)
            return columns, rows, storeys, None
        if masks.is_built_in(self.mask):
            self._check_size(tiling, rows, columns, storeys)
            mask = masks.built_in(self.mask, rows, columns)
        else:
            mask = masks.read(Path(self.mask))
            if self.size and mask.shape != (rows, columns):
                high, wide = mask.shape
                raise MazeError(f"{self.mask}: the mask has {wide}x{high} cells, the maze {columns}x{rows}: change one")
            rows, columns = mask.shape
            self._check_size(tiling, rows, columns, storeys)
        if not mask.any():
            raise MazeError(f"{self.mask}: the mask leaves no cell: write # or a black pixel for each cell of the maze")
        return columns, rows, storeys, mask

    def _check_size(self, tiling: Tiling, rows: int, columns: int, storeys: int) -> None:
        """Raise MazeError for an illegal size; where fewer storeys would do, with the option for them."""
        try:
            tiling.check(rows, columns, storeys)
        except MazeError as error:
            if tiling.floors and rows <= STRIDE < rows * storeys:
                raise MazeError(f"{error}: choose --storeys {STRIDE // rows}, or fewer rows") from None
            raise

    @property
    def command(self) -> str:
        """The command that calls the same routines with the same inputs."""
        words = [f"maze --tiling {self.tiling} {self.generator} --seed {self.seed}"]
        words += [f"--size {self.size[0]}x{self.size[1]}"] if self.size else []
        words += [f"--storeys {self.storeys}"] if self.storeys else []
        words += [f"--mask {self.mask}"] if self.mask else []
        words += [f"--set {name}={value}" for name, value in self.settings.items()]
        words += [f"--transform {change}" for change in self.changes]
        words += [f"--solve {self.solver}"] if self.solver else []
        ends = (("--from", self.start), ("--to", self.finish))
        return " ".join([*words, *(f"{word} {end[0]},{end[1]}" for word, end in ends if end)])


def carry_out(order: TilingOrder) -> None:
    """Carry out the options, and print the maze or write the files; then print what the routines took.

    Raises UsageError or MazeError for options that cannot be carried out, Defect if a routine fails.
    """
    work = _Work(order, order.check())
    work.change()
    if order.solver:
        work.solve(order.solver)
    work.show()


class _Work:
    """A maze on its way through the routines, with the route to draw and notes on the time of each routine."""

    def __init__(self, order: TilingOrder, tiling: Tiling) -> None:
        self.order, self.tiling = order, tiling
        self.notes: list[str] = []
        self.route: tuple[Cell, list[int]] | None = None
        self.columns, self.rows, self.storeys, board = order.board(tiling)
        self.out = np.zeros((STRIDE, STRIDE), np.bool_)
        if board is not None:
            floors = self.storeys if tiling.floors else 1
            self.out[: self.rows * floors, : self.columns] = ~np.tile(board, (floors, 1))
        self.library = LinksLibrary()
        self.library.select(tiling.name, self.storeys, self.out if self.out.any() else None)
        self._generate(str(order.generator))

    def _generate(self, name: str) -> None:
        order, routine = self.order, by_name("links generator")[name]
        with mistakes_are_ours(lambda: f"{routine.label} in `{order.command}`"):
            call = self.library.generate(name, order.seed, self.columns, self.rows, parameters=order.settings)
        if call.carry:
            raise MazeError(f"{name} cannot make this maze: {routine.refuses}")
        self.notes.append(f"{routine.label}: {call.tstates:,} T-states")

    def change(self) -> None:
        """Apply all transforms in order."""
        for name in self.order.changes:
            change = by_name("links change")[name]
            with mistakes_are_ours(lambda change=change: f"{change.label} in `{self.order.command}`"):  # type: ignore[misc]
                call = self.library.transform(name, None, None)
            if call.carry:
                raise MazeError(f"{name} cannot change this maze: {change.refuses}")
            self.notes.append(f"{change.label}: {call.tstates:,} T-states")

    @property
    def maze(self) -> TilingMaze:
        """The maze in the machine."""
        links = self.library.links().copy()
        return TilingMaze(self.tiling, self.rows, self.columns, self.storeys, links, *self.library.ends(), self.out)

    def solve(self, name: str) -> None:
        """Find the way between the ends, or the places of the options."""
        solver, maze = by_name("links solver")[name], self.maze
        first, last = self.order.start or maze.entrance, self.order.finish or maze.exit
        for cell in (first, last):
            self._check_cell(maze, cell)
        with mistakes_are_ours(lambda: f"{solver.label} in `{self.order.command}`"):
            call = self.library.solve(name, first, last)
        if call.carry:
            raise MazeError(f"{name} finds no route from {first} to {last} (row, column): try --from and --to")
        self.route = (first, self.library.route())
        self.notes.append(f"{solver.label}: {len(self.route[1])} steps, {call.tstates:,} T-states")

    def _check_cell(self, maze: TilingMaze, cell: Cell) -> None:
        every = self.tiling.cells(self.rows, self.columns, self.storeys)
        if cell not in every:
            rows, columns = every[-1]
            raise MazeError(f"there is no cell {cell}: rows go from 0 to {rows}, columns from 0 to {columns}")
        if maze.mask[cell]:
            raise MazeError(f"the mask takes the cell {cell} out: choose start and finish by --from and --to")

    def show(self) -> None:
        """Write the requested files, or else print the maze as text; then print the notes."""
        order, maze = self.order, self.maze
        picture = png.png(maze, self.route) if order.png else b""
        if order.svg:
            write(order.svg, svg.svg(maze, f"zxmazes {order.command}", self.route))
        if order.png:
            write(order.png, picture)
        if order.text or not (order.png or order.svg):
            click.echo(text.text(maze, self.route), nl=False)
        for note in self.notes:
            click.echo(note, err=True)
