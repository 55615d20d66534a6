"""Carry out the options of `maze`: read or generate, change, measure, solve, show."""

from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

import click

from zxmazes.block_maze import Maze, from_library, read_maze
from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.errors import MazeError
from zxmazes.files import same_file, write
from zxmazes.routines.index import COLLECTIONS, by_name, parameters_of, readers
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import STRIDE, Bands, Library
from zxmazes.routines.manifest import Routine

Place = tuple[int, int]

#: By collection: the machine that runs its routines, and the greatest size of a maze.
_MACHINES: dict[str, tuple[type[Library | LargeLibrary], int]] = {"field": (Library, 31), "large": (LargeLibrary, 127)}


@dataclass(frozen=True)
class Order:
    """The options of `maze`, as its help explains them. size: width and height; start, finish: row and column.

    count: how many seeds to try for the longest route; tries: for the maze nearest to length, dead_ends and turns.
    source: the file of `--input`.
    """

    generator: str | None
    seed: int
    size: tuple[int, int]
    settings: dict[str, int]
    count: int | None
    tries: int | None
    length: int | None
    dead_ends: int | None
    turns: int | None
    changes: tuple[str, ...]
    stats: bool
    solver: str | None
    start: Place | None
    finish: Place | None
    source: Path | None
    png: Path | None
    colour: bool
    m2: Path | None

    def check_options(self) -> None:
        """Raise UsageError for options that exclude each other."""
        if (self.generator is None) == (self.source is None):
            raise click.UsageError("give either a GENERATOR or --input FILE")
        if self.source and not (self.solver or self.changes or self.stats or self.colour):
            raise click.UsageError("--input needs --transform NAME, --stats, --solve SOLVER or --colour")
        if self.colour and not self.png:
            raise click.UsageError("--colour needs --png FILE: text has no colours")
        if self.count and (self.source or self._needs_a_maze):
            raise click.UsageError("--longest-of needs a generator that makes a maze of its own from each seed")
        if self.collection != "field" and (self.stats or self.count or self.tries or self.m2 or self.colour):
            raise click.UsageError(
                "--stats, --longest-of, --pick, --m2 and --colour are for mazes of 31x31 at most, not for large fields"
            )
        self._check_pick()
        if self.png and self.m2 and same_file(self.png, self.m2):
            raise click.UsageError("--png and --m2 name the same file: use two files")
        for option, path in (("--png", self.png), ("--m2", self.m2)):
            if self.source and path and same_file(self.source, path) and path.is_file():
                raise click.UsageError(f"--input and {option} name the same file: write to another one")

    @property
    def collection(self) -> str:
        """The collection of its generator, by which all its routines are chosen: the first one unless told."""
        names = (name for name in _MACHINES if self.generator in by_name(f"{COLLECTIONS[name].family}generator"))
        return next(names, "field")

    def routines(self, family: str) -> dict[str, Routine]:
        """The routines of a family, in its collection, by name."""
        return by_name(COLLECTIONS[self.collection].family + family)

    @property
    def wanted(self) -> dict[str, int]:
        """The difficulty that --pick looks for: the arguments of Library.pick_difficulty that are given."""
        every = {"length": self.length, "dead_ends": self.dead_ends, "turns": self.turns}
        return {name: value for name, value in every.items() if value is not None}

    def _check_pick(self) -> None:
        """Raise UsageError for --pick where it cannot be carried out, and for what goes only with it."""
        if bool(self.tries) != bool(self.wanted):
            raise click.UsageError("--pick N goes with one or more of --length, --dead-ends and --turns")
        if self.tries and self.count:
            raise click.UsageError("give either --pick or --longest-of")
        if self.tries and (self.source or self._needs_a_maze):
            raise click.UsageError("--pick needs a generator that makes a maze of its own from each seed")

    @property
    def _needs_a_maze(self) -> bool:
        """Does the generator change a maze instead of making one from the seed?"""
        found = self.routines("generator").get(self.generator or "")
        return bool(found and found.after)

    def check_names(self) -> None:
        """Raise MazeError for an unknown routine, and for a parameter that no chosen routine reads."""
        transforms = [("transform", "change", name) for name in self.changes]
        chosen = [("generator", "generator", self.generator), *transforms, ("solver", "solver", self.solver)]
        labels = []
        for kind, family, name in chosen:
            if name is None:
                continue
            known = self.routines(family)
            if name not in known:
                others = "" if self.collection == "field" else f" for {self.collection} fields"
                choice = f"choose from {', '.join(known)}" if known else "there is none"
                raise MazeError(f"there is no {kind} `{name}`{others}: {choice}")
            labels.append(known[name].label)
        read = parameters_of(*labels)
        for name in self.settings:
            if name not in read:
                others = ", ".join(readers(name))
                raise MazeError(f"`{name}` is for {others}; these routines read {', '.join(read) or 'no parameter'}")

    def check_ends(self) -> None:
        """Raise UsageError for a start or a finish that no routine reads."""
        if (self.start or self.finish) and not self.has_ends:
            raise click.UsageError("--from and --to need --solve, or a transform that uses the two ends")

    @property
    def has_ends(self) -> bool:
        """Does any routine read a start and a finish?"""
        return bool(self.solver) or any(self.routines("change")[name].ends for name in self.changes)

    @property
    def command(self) -> str:
        """The command that calls the same routines with the same inputs."""
        words = ["maze", str(self.generator or f"--input {self.source}"), f"--seed {self.seed}"]
        words += [] if self.source else ["--size {}x{}".format(*self.size)]
        words += [f"--set {name}={value}" for name, value in self.settings.items()]
        words += [f"--longest-of {self.count}"] if self.count else []
        words += [f"--pick {self.tries}"] if self.tries else []
        words += [f"--{name.replace('_', '-')} {value}" for name, value in self.wanted.items()]
        words += [f"--transform {change}" for change in self.changes]
        words += ["--stats"] if self.stats else []
        words += [f"--solve {self.solver}"] if self.solver else []
        words += ["--colour"] if self.colour else []
        ends = (("--from", self.start), ("--to", self.finish))
        return " ".join([*words, *(f"{option} {end[0]},{end[1]}" for option, end in ends if end)])


def carry_out(order: Order) -> None:
    """Carry out the options, and show or write the maze.

    Raises UsageError or MazeError for options that cannot be carried out, Defect if a library routine fails.
    """
    order.check_options()
    order.check_names()
    order.check_ends()
    work = _Work(order)
    work.change()
    if order.stats:
        work.measure()
    if order.solver:
        work.solve(order.solver)
    if order.colour:
        work.colour()
    work.show()


class _Work:
    """A maze on its way through the routines, with the route to draw and notes on the time of each routine.

    The notes are printed only if everything succeeds. first, last: start and finish as row and column.
    """

    def __init__(self, order: Order) -> None:
        """Read the maze, or generate it."""
        self.order = order
        machine, self.most = _MACHINES[order.collection]
        self.library = machine()
        self.notes: list[str] = []
        self.route: list[int] | None = None
        self.bands: Bands | None = None
        self.maze = self._read(order.source) if order.source else self._generate(str(order.generator))
        self.first, self.last = self._ends() if order.has_ends else ((1, 1), (1, 1))

    def _calling(self, label: str) -> AbstractContextManager[None]:
        """Report a routine that does not return properly as a bug."""
        return mistakes_are_ours(lambda: f"{label} in `{self.order.command}`")

    def _read(self, source: Path) -> Maze:
        maze = read_maze(source)
        self.library.set_walls(maze.walls)
        self.library.set_inputs(self.order.seed, maze.width, maze.height, self.order.settings)
        return maze

    def _generate(self, name: str) -> Maze:
        """The maze of the seed, or the one of several seeds from there on that the options ask for."""
        order = self.order
        what = f"generate_{name}:"
        with self._calling(f"generate_{name}"):
            if (order.count or order.tries) and isinstance(self.library, Library):
                self.library.set_inputs(order.seed, *order.size, order.settings)
            if order.count and isinstance(self.library, Library):
                call = self.library.pick_longest(name, order.count)
                what = f"pick_longest: seed {call.registers.bc},"
            elif order.tries and isinstance(self.library, Library):
                call = self.library.pick_difficulty(name, order.tries, **order.wanted)
                turns = self.library.machine.word(self.library.address("stats_turns"))
                what = f"pick_difficulty: seed {call.registers.bc}, {turns} turns on the longest route,"
            else:
                call = self.library.generate(name, order.seed, *order.size, parameters=order.settings)
        if call.carry:
            width, height = order.size
            raise MazeError(f"{width}x{height} is not a size for a maze: both numbers must be odd, 5 to {self.most}")
        self.notes.append(f"{what} {call.tstates:,} T-states")
        return from_library(self.library, *order.size)

    def _ends(self) -> tuple[Place, Place]:
        """Start and finish from the options, from the picture, or in the corners."""
        maze = self.maze
        first = self.order.start or maze.start or (1, 1)
        last = self.order.finish or maze.finish or (maze.height - 2, maze.width - 2)
        for row, column in (first, last):
            if not (0 <= row < maze.height and 0 <= column < maze.width):
                raise MazeError(
                    f"there is no cell ({row}, {column}): rows go from 0 to {maze.height - 1}, "
                    f"columns from 0 to {maze.width - 1}: choose start and finish by --from and --to"
                )
        return first, last

    def change(self) -> None:
        """Apply all transforms in order."""
        for name in self.order.changes:
            change = self.order.routines("change")[name]
            with self._calling(change.label):
                call = self.library.transform(name, self.first, self.last)
            if call.carry:
                raise MazeError(f"{name} cannot change this maze: {change.refuses}")
            self.notes.append(f"{change.label}: {call.tstates:,} T-states")
            if change.ends:
                self.maze = replace(self.maze, start=self.first, finish=self.last)
        changed = from_library(self.library, self.maze.width, self.maze.height)
        self.maze = replace(changed, start=self.maze.start, finish=self.maze.finish)

    def measure(self) -> None:
        """Count, and find the longest route."""
        assert isinstance(self.library, Library)
        with self._calling("maze_stats"):
            figures = self.library.stats()
        self.maze = replace(self.maze, start=figures.start, finish=figures.finish)
        self.route = figures.route
        self.notes.append(f"maze_stats: {figures}, {figures.tstates:,} T-states")

    def solve(self, solver: str) -> None:
        """Find the way from the first end to the last."""
        with self._calling(f"solve_{solver}"):
            call = self.library.solve(solver, self.first, self.last)
        if call.carry:
            limit = self.order.settings.get("wave_limit")
            limited, others = (f" within {limit} steps", ", or another wave_limit") if limit else ("", "")
            ends = f"from {self.first} to {self.last} (row, column)"
            raise MazeError(f"there is no route {ends}{limited}: try --from and --to{others}")
        self.maze = replace(self.maze, start=self.first, finish=self.last)
        self.route = self.library.route()
        self.notes.append(f"solve_{solver}: {len(self.route)} steps, {call.tstates:,} T-states")

    def colour(self) -> None:
        """Measure the distances from the start, or from the first free cell if the upper left one is a wall."""
        walls, start = self.library.walls(), self.maze.start or (1, 1)
        if walls.all():
            raise MazeError("nothing in the field is passable: there is no distance to show")
        if walls[start]:
            start = divmod(int(walls.argmin()), STRIDE)
        assert isinstance(self.library, Library)
        with self._calling("distance_bands"):
            call, self.bands = self.library.bands(start)
        self.maze = replace(self.maze, start=start)
        self.notes.append(f"distance_bands: {call.registers.bc} steps at most, {call.tstates:,} T-states")

    def show(self) -> None:
        """Write the requested files, or else print the maze as text; then print the notes."""
        if self.order.m2:
            write(self.order.m2, self.maze.m2().encode())
        if self.order.png:
            self.maze.png(self.order.png, self.route, self.bands)
        if not (self.order.png or self.order.m2):
            click.echo(self.maze.text(self.route), nl=False)
        for note in self.notes:
            click.echo(note, err=True)
