"""Carry out the options of `maze`: read or generate, change, measure, solve, show."""

from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

import click

from zxmazes import ways
from zxmazes.block_maze import Maze, read_maze
from zxmazes.commands.defect import mistakes_are_ours
from zxmazes.errors import MazeError
from zxmazes.files import same_file, write
from zxmazes.interface.checking import check_place, check_readers, routine_of, transforms
from zxmazes.interface.field_mazes import LargeLibrary, Library
from zxmazes.routines.index import COLLECTIONS, by_name, parameters_of
from zxmazes.routines.library import STRIDE, Bands, Route
from zxmazes.routines.manifest import Routine

Place = tuple[int, int]

#: The generator whose parameters fill_around reads.
_AROUND = "generate_growing_tree"

#: By collection: the library of its routines.
_LIBRARIES: dict[str, type[Library | LargeLibrary]] = {"field": Library, "large": LargeLibrary}


#: What --show draws, and the routine that finds it.
MARKS = {"shortest": "mark_shortest", "bottlenecks": "bottlenecks"}


@dataclass(frozen=True)
class Order:
    """The options of `maze`, as its help explains them. size: width and height; start, finish: row and column.

    count: how many seeds to try for the longest route; tries: for the maze nearest to length, dead_ends and turns.
    source: the file of `--input`; way: the file of `--way`.
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
    marks: str | None
    start: Place | None
    finish: Place | None
    source: Path | None
    way: Path | None
    png: Path | None
    colour: bool
    m2: Path | None

    def check_options(self) -> None:
        """Raise UsageError for options that exclude each other."""
        if [self.generator, self.source, self.way].count(None) != 2:
            raise click.UsageError("give either a GENERATOR or --input FILE or --way FILE")
        if self.source and not (self.solver or self.changes or self.stats or self.colour or self.marks):
            raise click.UsageError("--input needs --transform NAME, --stats, --solve SOLVER, --show or --colour")
        if self.marks and (self.solver or self.stats):
            raise click.UsageError("--show draws other cells than --solve and --stats: give one of them")
        if self.colour and not self.png:
            raise click.UsageError("--colour needs --png FILE: text has no colours")
        if self.count and (self.source or self.way or self._needs_a_maze):
            raise click.UsageError("--longest-of needs a generator that makes a maze of its own from each seed")
        small_only = (self.stats, self.count, self.tries, self.m2, self.colour, self.marks)
        if self.collection != "field" and any(small_only):
            raise click.UsageError(
                "--stats, --longest-of, --pick, --m2, --show and --colour are for mazes of 31x31 at most, "
                "not for large fields"
            )
        self._check_pick()
        if self.png and self.m2 and same_file(self.png, self.m2):
            raise click.UsageError("--png and --m2 name the same file: use two files")
        for option, path in (("--png", self.png), ("--m2", self.m2)):
            for given, read in (("--input", self.source), ("--way", self.way)):
                if read and path and same_file(read, path) and path.is_file():
                    raise click.UsageError(f"{given} and {option} name the same file: write to another one")

    @property
    def collection(self) -> str:
        """The collection of its generator, by which all its routines are chosen: the first one unless told."""
        names = (name for name in _LIBRARIES if self.generator in by_name(f"{COLLECTIONS[name].family}generator"))
        return next(names, "field")

    def routines(self, family: str) -> dict[str, Routine]:
        """The routines of a family, in its collection, by name; all that change a maze are changes here."""
        family = COLLECTIONS[self.collection].family + family
        return transforms(family) if family.endswith("change") else by_name(family)

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
        if self.tries and (self.source or self.way or self._needs_a_maze):
            raise click.UsageError("--pick needs a generator that makes a maze of its own from each seed")

    @property
    def _needs_a_maze(self) -> bool:
        """Does the generator change a maze instead of making one from the seed?"""
        found = self.routines("generator").get(self.generator or "")
        return bool(found and found.after)

    def check_names(self) -> None:
        """Raise MazeError for an unknown routine, and for a parameter that no chosen routine reads."""
        family = COLLECTIONS[self.collection].family
        chosen = [("generator", self.generator), *(("change", name) for name in self.changes), ("solver", self.solver)]
        where = f" for {family}fields" if family else ""
        found = [routine_of(family + kind, name, where) for kind, name in chosen if name is not None]
        check_readers(self.settings, *(one.label for one in found), *([_AROUND] if self.way else []))

    def check_ends(self) -> None:
        """Raise UsageError for a start or a finish that no routine reads."""
        if (self.start or self.finish) and not self.has_ends:
            raise click.UsageError("--from and --to need --solve, --show, or a transform that uses the two ends")

    @property
    def has_ends(self) -> bool:
        """Does any routine read a start and a finish?"""
        return bool(self.solver or self.marks) or any(self.routines("change")[name].ends for name in self.changes)

    def settings_of(self, label: str) -> dict[str, int]:
        """The parameters that this routine reads."""
        return {name: value for name, value in self.settings.items() if name in parameters_of(label)}

    @property
    def command(self) -> str:
        """The command that calls the same routines with the same inputs."""
        made = f"--way {self.way}" if self.way else f"--input {self.source}"
        words = ["maze", self.generator or made, f"--seed {self.seed}"]
        words += [] if self.source else ["--size {}x{}".format(*self.size)]
        words += [f"--set {name}={value}" for name, value in self.settings.items()]
        words += [f"--longest-of {self.count}"] if self.count else []
        words += [f"--pick {self.tries}"] if self.tries else []
        words += [f"--{name.replace('_', '-')} {value}" for name, value in self.wanted.items()]
        words += [f"--transform {change}" for change in self.changes]
        words += ["--stats"] if self.stats else []
        words += [f"--solve {self.solver}"] if self.solver else []
        words += [f"--show {self.marks}"] if self.marks else []
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
    if order.marks:
        work.mark(MARKS[order.marks])
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
        self.library = _LIBRARIES[order.collection]()
        self.notes: list[str] = []
        self.route: Route | None = None
        self.bands: Bands | None = None
        if order.way:
            self.maze = self._around(order.way)
        else:
            self.maze = self._read(order.source) if order.source else self._generate(str(order.generator))
        self.first, self.last = self._ends() if order.has_ends else ((1, 1), (1, 1))

    def _calling(self, label: str) -> AbstractContextManager[None]:
        """Report a routine that does not return properly as a bug."""
        return mistakes_are_ours(lambda: f"{label} in `{self.order.command}`")

    @property
    def _field(self) -> Library:
        """The library of the options that are for mazes of 31 x 31 at most."""
        assert isinstance(self.library, Library)
        return self.library

    def _read(self, source: Path) -> Maze:
        maze = read_maze(source)
        self._field.put(maze.walls, self.order.seed)
        return maze

    def _around(self, path: Path) -> Maze:
        """A maze of the seed around the way in a file."""
        width, height = self.order.size
        way = ways.read(path, max(height // 2, 1), max(width // 2, 1))
        with self._calling("fill_around"):
            maze = self._field.around(way, self.order.seed, self.order.size, **self.order.settings_of(_AROUND))
        self.notes.append(f"fill_around: {2 * len(way) - 2} steps, {maze.tstates:,} T-states")
        return maze

    def _generate(self, name: str) -> Maze:
        """The maze of the seed, or the one of several seeds from there on that the options ask for."""
        order, label = self.order, f"generate_{name}"
        settings = order.settings_of(label)
        with self._calling(label):
            if order.count:
                maze = self._field.pick_longest(name, order.count, order.seed, order.size, **settings)
                what = f"pick_longest: seed {maze.seed},"
            elif order.tries:
                maze = self._field.pick(name, order.tries, order.seed, order.size, **order.wanted, **settings)
                turns = self._field.image.machine.word(self._field.image.address("stats_turns"))
                what = f"pick_difficulty: seed {maze.seed}, {turns} turns on the longest route,"
            else:
                maze, what = self.library.generate(name, order.seed, order.size, **settings), f"{label}:"
        self.notes.append(f"{what} {maze.tstates:,} T-states")
        return maze

    def _ends(self) -> tuple[Place, Place]:
        """Start and finish from the options, from the picture, or in the corners."""
        maze = self.maze
        first = self.order.start or maze.start or (1, 1)
        last = self.order.finish or maze.finish or (maze.height - 2, maze.width - 2)
        for place in (first, last):
            check_place(place, maze.height, maze.width)
        return first, last

    def change(self) -> None:
        """Apply all transforms in order."""
        for name in self.order.changes:
            change = self.order.routines("change")[name]
            with self._calling(change.label):
                changed = self.library.transform(name, self.first, self.last, **self.order.settings_of(change.label))
            self.notes.append(f"{change.label}: {changed.tstates:,} T-states")
            ends = (self.first, self.last) if change.ends else (self.maze.start, self.maze.finish)
            self.maze = replace(changed, start=ends[0], finish=ends[1])

    def measure(self) -> None:
        """Count, and find the longest route."""
        with self._calling("maze_stats"):
            figures = self._field.stats()
        self.route = figures.longest
        self.maze = replace(self.maze, start=figures.start, finish=figures.finish)
        self.notes.append(f"maze_stats: {figures}, {figures.tstates:,} T-states")

    def solve(self, solver: str) -> None:
        """Find the way from the first end to the last."""
        label = f"solve_{solver}"
        with self._calling(label):
            route = self.library.solve(solver, self.first, self.last, **self.order.settings_of(label))
        self.route = route
        self.maze = replace(self.maze, start=self.first, finish=self.last)
        self.notes.append(f"{label}: {route.steps} steps, {route.tstates:,} T-states")

    def mark(self, name: str) -> None:
        """Find the cells to draw between the two ends."""
        with self._calling(name):
            marks = self._field.marks(name, self.first, self.last)
        self.route = marks.drawn
        self.maze = replace(self.maze, start=self.first, finish=self.last)
        self.notes.append(f"{name}: {len(marks.cells)} cells, {marks.tstates:,} T-states")

    def colour(self) -> None:
        """Measure the distances from the start, or from the first free cell if the upper left one is a wall."""
        image = self._field.image
        walls, start = image.walls(), self.maze.start or (1, 1)
        if walls.all():
            raise MazeError("nothing in the field is passable: there is no distance to show")
        if walls[start]:
            start = divmod(int(walls.argmin()), STRIDE)
        with self._calling("distance_bands"):
            call, self.bands = image.bands(start)
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
