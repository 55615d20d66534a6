"""Mazes of walls and ways: `Library` for those of up to 31 x 31, `LargeLibrary` for those of up to 127 x 127."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Generic, TypeVar

import numpy as np

from zxmazes.block_maze import Maze
from zxmazes.errors import MazeError
from zxmazes.interface.checking import Place, check_place, check_seed, checked, routine_of
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import COLLECTIONS
from zxmazes.routines.large import LargeLibrary as LargeImage
from zxmazes.routines.library import STEPS, STRIDE, Route, Stats, Walls, route_from
from zxmazes.routines.library import Library as FieldImage
from zxmazes.routines.manifest import Routine

#: The bytes of `route`, and the most cells across and down.
_ROUTE_SIZE, _MOST_CELLS = 1024, 15
_Image = TypeVar("_Image", FieldImage, LargeImage)
#: The measures that mark cells, by what they mark.
MARKING = ("mark_shortest", "bottlenecks")


@dataclass(frozen=True)
class Marks:
    """cells: the marked places as (row, column), row by row, both ends included. tstates: of the routine."""

    cells: list[Place]
    start: Place
    finish: Place
    tstates: int

    @property
    def drawn(self) -> Route:
        """The marked places as a route to draw: the start first, the finish last."""
        between = [cell for cell in self.cells if cell not in (self.start, self.finish)]
        return Route([self.start, *between, self.finish], [], self.tstates)


class _FieldLibrary(Generic[_Image]):
    """What both have. image: the routines, registers and memory of the Spectrum, for all that has no method here.

    most: the greatest width and height. solver: the usual one.
    """

    most: int
    solver: str

    def __init__(self, image: _Image) -> None:
        self.image: _Image = image
        self._maze: Maze | None = None

    @property
    def maze(self) -> Maze:
        """The maze in memory. Raises MazeError if there is none."""
        if self._maze is None:
            raise MazeError("there is no maze yet: call `generate` first")
        return self._maze

    def generate(self, name: str, seed: int = 1, size: tuple[int, int] | None = None, **parameters: int) -> Maze:
        """The maze that generate_NAME makes of a seed, 0 to 65535.

        size: width and height in characters, both odd, 5 to `most`; default 31 x 31, in large fields 63 x 63.
        Raises MazeError for an unknown name, a seed, a size or a parameter that is illegal.
        """
        found = self._routine("generator", name)
        values, (width, height) = checked(parameters, found.label), self._size(seed, size)
        call = self.image.generate(name, seed, width, height, parameters=values)
        return self._made(call, seed, (width, height))

    def transform(self, name: str, start: Place | None = None, finish: Place | None = None, **parameters: int) -> Maze:
        """The maze in memory, changed. start, finish: for the changes that read them; by default the corners.

        Raises MazeError for an unknown name or parameter, a place outside the maze, and a maze that it cannot change.
        """
        found, before = self._routine("change", name), self.maze
        first, last = self._ends(start, finish) if found.ends else ((1, 1), (1, 1))
        self.image.set_parameters(checked(parameters, found.label))
        call = self.image.transform(name, first, last)
        if call.carry:
            raise MazeError(f"{name} cannot change this maze: {found.refuses}")
        size = (before.width, before.height)
        if found.resizes:
            width, height = self.image.machine.read(self.image.address("field_width"), 2)
            size = (width, height)
        return self._keep(before.seed, size, call.tstates)

    def solve(
        self, name: str | None = None, start: Place | None = None, finish: Place | None = None, **parameters: int
    ) -> Route:
        """The route that solve_NAME finds through the maze in memory; by default between the corners.

        Raises MazeError for an unknown name or parameter, a place outside the maze, and if there is no route.
        """
        found = self._routine("solver", name or self.solver)
        first, last = self._ends(start, finish)
        self.image.set_parameters(checked(parameters, found.label))
        call = self.image.solve(found.name, first, last)
        if call.carry:
            limit = parameters.get("wave_limit")
            limited, others = (f" within {limit} steps", ", or another wave_limit") if limit else ("", "")
            raise MazeError(
                f"there is no route from {first} to {last} (row, column){limited}: choose other ends{others}"
            )
        return route_from(first, self.image.route(), call.tstates)

    def _routine(self, kind: str, name: str) -> Routine:
        family = COLLECTIONS[self.image.collection].family
        return routine_of(family + kind, name, f" for {family}fields" if family else "")

    def _size(self, seed: int, size: tuple[int, int] | None) -> tuple[int, int]:
        """Width and height, in bytes that the Z80 routine can judge."""
        check_seed(seed)
        width, height = size or (self.image.side, self.image.side)
        if not (0 <= width < 256 and 0 <= height < 256):
            raise self._no_size(width, height)
        return width, height

    def _no_size(self, width: int, height: int) -> MazeError:
        return MazeError(f"{width}x{height} is not a size for a maze: both numbers must be odd, 5 to {self.most}")

    def _made(self, call: Call, seed: int, size: tuple[int, int]) -> Maze:
        """The maze after the call of a generator, which refuses nothing but the size."""
        if call.carry:
            self._maze = None
            raise self._no_size(*size)
        return self._keep(seed, size, call.tstates)

    def _keep(self, seed: int | None, size: tuple[int, int], tstates: int) -> Maze:
        """The maze in memory, of this size."""
        here = np.s_[: size[1], : size[0]]
        self._maze = Maze(self.image.walls()[here], blocks=self.image.blocks()[here], seed=seed, tstates=tstates)
        return self._maze

    def _ends(self, start: Place | None, finish: Place | None) -> tuple[Place, Place]:
        """Start and finish, by default in the corners."""
        maze = self.maze
        ends = start or (1, 1), finish or (maze.height - 2, maze.width - 2)
        for place in ends:
            check_place(place, maze.height, maze.width)
        return ends


def _steps(way: Sequence[Place]) -> bytes:
    """The codes of a way from cell to cell: two steps each. Raises MazeError for cells that are not side by side."""
    if not way:
        raise MazeError("the way has no cell: give one or more")
    codes = bytearray()
    for here, there in pairwise(way):
        step = (there[0] - here[0], there[1] - here[1])
        if step not in STEPS:
            raise MazeError(f"the cells {here} and {there} of the way (row, column) are not side by side")
        codes += bytes([2 * STEPS.index(step)]) * 2
    if len(codes) > _ROUTE_SIZE or not (0 <= way[0][0] < _MOST_CELLS and 0 <= way[0][1] < _MOST_CELLS):
        raise MazeError("the way leaves the cells of the maze, or visits one twice")
    return bytes(codes)


class Library(_FieldLibrary[FieldImage]):
    """All routines for mazes of up to 31 x 31."""

    most = 31
    solver = "wave"

    def __init__(self) -> None:
        super().__init__(FieldImage())

    def put(self, walls: Walls, seed: int = 1) -> Maze:
        """Put a maze into memory, to change, measure and solve it: rows x columns of booleans, True for a wall.

        seed: for the changes that choose at random. Raises MazeError for more than 32 rows or columns.
        """
        check_seed(seed)
        height, width = walls.shape
        if max(height, width) > STRIDE:
            raise MazeError(f"{width}x{height} is too large: put at most {STRIDE} rows and columns")
        self.image.set_walls(Maze(walls).field)
        self.image.set_inputs(seed, width, height)
        return self._keep(None, (width, height), 0)

    def marks(self, name: str, start: Place | None = None, finish: Place | None = None) -> Marks:
        """The places that mark_shortest or bottlenecks marks between two ends, by default the corners.

        mark_shortest: those of all shortest routes; bottlenecks: those that every route passes.
        Raises MazeError for another name, a place outside the maze, and if there is no route.
        """
        if name not in MARKING:
            raise MazeError(f"{name} marks nothing: choose from {', '.join(MARKING)}")
        first, last = self._ends(start, finish)
        call, marked = self.image.marks(name, first, last)
        if call.carry:
            raise MazeError(f"there is no route from {first} to {last} (row, column): choose other ends")
        return Marks([(row, column) for row, column in np.argwhere(marked).tolist()], first, last, call.tstates)

    def around(
        self, way: Sequence[Place], seed: int = 1, size: tuple[int, int] | None = None, **parameters: int
    ) -> Maze:
        """A maze around a way through its cells, which is the only one between its ends; fill_around makes it.

        way: the cells from end to end, as row and column of cells from 0; each is beside the one before it.
        parameters: those of growing_tree. Raises MazeError for an illegal seed, size or parameter, and for a way that
        leaves the maze or visits a cell twice.
        """
        values = checked(parameters, "generate_growing_tree")
        width, height = self._size(seed, size)
        steps = _steps(way)
        self.image.address("fill_around")
        self.image.set_inputs(seed, width, height, values)
        self.image.machine.poke_word(self.image.address("route_length"), len(steps))
        self.image.machine.write(self.image.address("route"), steps)
        row, column = way[0]
        call = self.image.call("fill_around", d=2 * row + 1, e=2 * column + 1)
        if call.carry and self.image.call("field_cells").carry == 0:
            self._maze = None
            raise MazeError(f"the way leaves the {width // 2} x {height // 2} cells of the maze, or visits one twice")
        maze = self._made(call, seed, (width, height))
        first, last = ((2 * row + 1, 2 * column + 1) for row, column in (way[0], way[-1]))
        self._maze = replace(maze, start=first, finish=last)
        return self._maze

    def stats(self) -> Stats:
        """Count cells, dead ends, junctions and parts of the maze in memory, and find its longest route.

        Raises MazeError if nothing in it is passable.
        """
        self.maze  # noqa: B018 - raises if there is none
        return self.image.stats()

    def pick_longest(
        self, name: str, tries: int, seed: int = 1, size: tuple[int, int] | None = None, **parameters: int
    ) -> Maze:
        """Of the mazes of `tries` seeds, 1 to 256, from `seed` on, the one with the longest route.

        Its `seed` makes it again; its time is that of the whole search. Raises MazeError as `generate`.
        """
        size = self._prepared(name, tries, seed, size, parameters)
        return self._picked(self.image.pick_longest(name, tries), size)

    def pick(
        self,
        name: str,
        tries: int,
        seed: int = 1,
        size: tuple[int, int] | None = None,
        *,
        length: int | None = None,
        dead_ends: int | None = None,
        turns: int | None = None,
        **parameters: int,
    ) -> Maze:
        """Of the mazes of `tries` seeds, 1 to 256, from `seed` on, the one of the difficulty nearest to that given.

        length, turns: of the longest route; dead_ends: percent of the cells; None for any.
        Its `seed` makes it again; its time is that of the whole search. Raises MazeError as `generate`.
        """
        size = self._prepared(name, tries, seed, size, parameters)
        return self._picked(self.image.pick_difficulty(name, tries, length, dead_ends, turns), size)

    def _prepared(
        self, name: str, tries: int, seed: int, size: tuple[int, int] | None, parameters: Mapping[str, int]
    ) -> tuple[int, int]:
        """The size, with all that the search reads in memory."""
        found = self._routine("generator", name)
        if found.after:
            raise MazeError(f"{name} makes no maze of its own from each seed: choose another generator")
        if not 1 <= tries <= 256:
            raise MazeError(f"{tries} is no number of seeds to try: choose 1 to 256")
        values, size = checked(parameters, found.label), self._size(seed, size)
        self.image.set_inputs(seed, *size, values)
        return size

    def _picked(self, call: Call, size: tuple[int, int]) -> Maze:
        return self._made(call, call.registers.bc, size)


class LargeLibrary(_FieldLibrary[LargeImage]):
    """The routines for mazes of up to 127 x 127; their names end with _large."""

    most = 127
    solver = "wave_large"

    def __init__(self) -> None:
        super().__init__(LargeImage())
