"""Carry out the options of `maze --tiling`: generate, change, solve, draw."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import click

from zxmazes import masks
from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.drawings import png, svg, text
from zxmazes.drawings.tiled_maze import M2_TILING
from zxmazes.errors import MazeError
from zxmazes.files import same_file, write
from zxmazes.interface.checking import check_readers, routine_of
from zxmazes.interface.tiling_mazes import TilingLibrary
from zxmazes.m2 import read_text
from zxmazes.routines.index import by_name, parameters_of
from zxmazes.routines.library import Route
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
    stats: bool
    solver: str | None
    start: Cell | None
    finish: Cell | None
    source: Path | None
    png: Path | None
    svg: Path | None
    m2: Path | None
    text: bool

    def check(self) -> Tiling:
        """Raise UsageError or MazeError for options that cannot be carried out; return the tiling."""
        tiling = tiling_of(self.tiling)
        if self.generator is None and self.source is None:
            raise click.UsageError(f"give a GENERATOR: --tiling {self.tiling} dfs")
        self._check_files(tiling)
        if self.storeys and not tiling.floors:
            raise click.UsageError("--storeys is for --tiling storeys")
        if (self.start or self.finish) and not self.solver:
            raise click.UsageError("--from and --to need --solve")
        self._check_names()
        return tiling

    def _check_files(self, tiling: Tiling) -> None:
        """Raise UsageError for a file that is named twice, and for what an M2 file cannot go with."""
        files = {"--input": self.source, "--png": self.png, "--svg": self.svg, "--m2": self.m2}
        for option in ("--input", "--m2"):
            if files[option] and tiling.name != M2_TILING:
                raise click.UsageError(f"{option} is for --tiling {M2_TILING}: an M2 file holds squares")
        chosen = {"GENERATOR": self.generator, "--size": self.size, "--mask": self.mask}
        for what, value in chosen.items():
            if self.source and value:
                raise click.UsageError(f"--input has a maze of its own: leave out {what}")
        if self.m2 and self.mask:
            raise click.UsageError("--m2 has a line for every cell: leave out --mask")
        for (one, first), (other, second) in combinations([pair for pair in files.items() if pair[1]], 2):
            if first and second and same_file(first, second) and (one != "--input" or first.is_file()):
                fault = f"{one} and {other} name the same file"
                raise click.UsageError(
                    f"{fault}: write to another one" if one == "--input" else f"{fault}: use two files"
                )

    def _check_names(self) -> None:
        """Raise MazeError for an unknown routine, and for a parameter that no chosen routine reads."""
        chosen = [("generator", self.generator), *(("change", name) for name in self.changes), ("solver", self.solver)]
        found = [routine_of(f"links {kind}", name, " for tilings") for kind, name in chosen if name]
        check_readers(self.settings, *(one.label for one in found))

    def settings_of(self, label: str) -> dict[str, int]:
        """The parameters that this routine reads."""
        return {name: value for name, value in self.settings.items() if name in parameters_of(label)}

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
        words = [f"maze --tiling {self.tiling} {self.generator or f'--input {self.source}'} --seed {self.seed}"]
        words += [f"--size {self.size[0]}x{self.size[1]}"] if self.size else []
        words += [f"--storeys {self.storeys}"] if self.storeys else []
        words += [f"--mask {self.mask}"] if self.mask else []
        words += [f"--set {name}={value}" for name, value in self.settings.items()]
        words += [f"--transform {change}" for change in self.changes]
        words += ["--stats"] if self.stats else []
        words += [f"--solve {self.solver}"] if self.solver else []
        ends = (("--from", self.start), ("--to", self.finish))
        return " ".join([*words, *(f"{word} {end[0]},{end[1]}" for word, end in ends if end)])


def carry_out(order: TilingOrder) -> None:
    """Carry out the options, and print the maze or write the files; then print what the routines took.

    Raises UsageError or MazeError for options that cannot be carried out, Defect if a routine fails.
    """
    work = _Work(order, order.check())
    work.change()
    if order.stats:
        work.measure()
    if order.solver:
        work.solve(order.solver)
    work.show()


class _Work:
    """A maze on its way through the routines, with the route to draw and notes on the time of each routine."""

    def __init__(self, order: TilingOrder, tiling: Tiling) -> None:
        self.order = order
        self.notes: list[str] = []
        self.route: Route | None = None
        if order.source:
            self.library = TilingLibrary(tiling.name)
            self.library.put_m2(read_text(order.source), str(order.source), order.seed)
            return
        columns, rows, storeys, mask = order.board(tiling)
        self.library = TilingLibrary(tiling.name, storeys if tiling.floors else None)
        routine, size = by_name("links generator")[str(order.generator)], (columns, rows)
        with self._calling(routine):
            made = self.library.generate(routine.name, order.seed, size, mask, **order.settings_of(routine.label))
        self.notes.append(f"{routine.label}: {made.tstates:,} T-states")

    def _calling(self, routine: Routine) -> AbstractContextManager[None]:
        """Report a routine that does not return properly as a bug."""
        return mistakes_are_ours(lambda: f"{routine.label} in `{self.order.command}`")

    def change(self) -> None:
        """Apply all transforms in order."""
        for name in self.order.changes:
            change = by_name("links change")[name]
            with self._calling(change):
                changed = self.library.transform(name, **self.order.settings_of(change.label))
            self.notes.append(f"{change.label}: {changed.tstates:,} T-states")

    def measure(self) -> None:
        """Count, and find the longest route."""
        with self._calling(by_name("links measure")["stats"]):
            figures = self.library.stats()
        self.route = self.library.longest(figures)
        self.notes.append(f"links_stats: {figures}, {figures.tstates:,} T-states")

    def solve(self, name: str) -> None:
        """Find the way between the ends, or the places of the options."""
        order, solver = self.order, by_name("links solver")[name]
        with self._calling(solver):
            route = self.library.solve(name, order.start, order.finish, **order.settings_of(solver.label))
        self.route = route
        self.notes.append(f"{solver.label}: {route.steps} steps, {route.tstates:,} T-states")

    def show(self) -> None:
        """Write the requested files, or else print the maze as text; then print the notes."""
        order, maze = self.order, self.library.maze
        route = (self.route.cells[0], self.route.codes) if self.route else None
        picture = png.png(maze, route) if order.png else b""
        if order.m2:
            write(order.m2, maze.m2().encode())
        if order.svg:
            write(order.svg, svg.svg(maze, f"zxmazes {order.command}", route))
        if order.png:
            write(order.png, picture)
        if order.text or not (order.png or order.svg or order.m2):
            click.echo(text.text(maze, route), nl=False)
        for note in self.notes:
            click.echo(note, err=True)
