"""The Z80 routines of a collection in the simulator, called by name.

The tests, the benchmark and `build.py maze` call the routines so. `Library` has those for the field of 32 x 32.
"""

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from zxmazes.assembler.assembly import Assembly
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Call, Machine
from zxmazes.routines.images import assemble_library
from zxmazes.routines.index import IMAGES, by_name, parameters, routine

if TYPE_CHECKING:  # at run time this import would take a tenth of the time of `build.py maze`
    import numpy.typing as npt

STRIDE = 32
FIELD_BLOCK = 0xC0


#: True for a wall, False for a passable cell; 32 rows by 32 columns.
Walls: TypeAlias = "npt.NDArray[np.bool_]"
#: 32 x 32 bytes: the bands of distance_bands.
Bands: TypeAlias = "npt.NDArray[np.uint8]"
#: 32 x 32 numbers, one for each cell of a tiling: open directions, distances, cells to take out.
Links: TypeAlias = "npt.NDArray[np.generic]"

#: Steps by direction code / 2: up, right, down, left as (rows, columns).
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
#: The same with diagonals: steps by direction code, clockwise from up.
STEPS_AND_DIAGONALS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


@dataclass(frozen=True)
class Route:
    """A route through a maze.

    cells: the places as (row, column), both ends included. codes: the direction of each step: 0 up, then clockwise, 2
    right, 4 down, 6 left, odd ones the diagonals. tstates: how long the search took.
    """

    cells: list[tuple[int, int]]
    codes: list[int]
    tstates: int

    @property
    def steps(self) -> int:
        """How many steps it has."""
        return len(self.codes)


@dataclass(frozen=True)
class Stats:
    """The results of maze_stats, links_stats: counts; the longest route, its ends as (row, column); T-states."""

    cells: int
    dead_ends: int
    junctions: int
    parts: int
    start: tuple[int, int]
    finish: tuple[int, int]
    route: list[int]
    tstates: int

    @property
    def longest(self) -> Route:
        """The longest route; its time is that of all figures."""
        return route_from(self.start, self.route, self.tstates)

    def __str__(self) -> str:
        many = ((self.dead_ends, "dead end"), (self.junctions, "junction"), (self.parts, "part"))
        counts = ", ".join(f"{count} {what}{'s' * (count != 1)}" for count, what in ((self.cells, "cell"), *many))
        return f"{counts}, longest route {len(self.route)} steps from {self.start} to {self.finish}"


class Image(ABC):
    """A 48K machine with all routines of a collection, or those of `assembly`, for any number of calls.

    If they do not fit into memory together, an image of them is there, and another one when a label of it is asked for.
    side: the usual width and height of a maze. maker: what the labels of generators begin with.
    """

    collection = "field"
    side = 31
    maker = "generate_"

    def __init__(self, *, contended: bool = False, assembly: Assembly | None = None) -> None:
        names = [name for name, (collection, _) in IMAGES.items() if collection == self.collection]
        self._images = [assembly] if assembly else [assemble_library(name) for name in names]
        self.machine = Machine(48, contended=contended)
        self.load(self._images[0])
        self.set_parameters({})

    def load(self, assembly: Assembly) -> None:
        """Put an image into memory."""
        self.assembly = assembly
        self.symbols = assembly.symbols
        self.machine.write(assembly.org, assembly.code)

    def address(self, label: str) -> int:
        """The address of a label, whose image is then in memory. Raises MazeError if there is no such label."""
        if label not in self.symbols:
            others = [one for one in self._images if label in one.symbols]
            if not others:
                raise MazeError(f"there is no routine or variable `{label}`")
            self.load(others[0])
        return self.symbols[label]

    def size(self, routine: str) -> int:
        """Bytes from a routine's label to its `_end` label."""
        return self.address(routine + "_end") - self.address(routine)

    def call(self, label: str, budget: int = 20 * SECOND, **options: int) -> Call:
        """Call a public routine, with the options of Machine.call."""
        return self.machine.call(self.address(label), budget, **options)  # type: ignore[arg-type]

    @abstractmethod
    def prepare(
        self, name: str, seed: int, width: int, height: int, parameters: Mapping[str, int] | None = None
    ) -> None:
        """Set everything that the generator reads."""

    def generate(
        self,
        name: str,
        seed: int,
        width: int | None = None,
        height: int | None = None,
        budget: int = 20 * SECOND,
        parameters: Mapping[str, int] | None = None,
        **options: int,
    ) -> Call:
        """Call a generator with seed, size (default: `side`) and parameters; the maze is then in memory."""
        self.prepare(
            name, seed, self.side if width is None else width, self.side if height is None else height, parameters
        )
        return self.call(self.maker + name, budget, **options)

    def solve(
        self, name: str, start: tuple[int, int], finish: tuple[int, int], budget: int = 20 * SECOND, **options: int
    ) -> Call:
        """Call solve_NAME on the field with start and finish as (row, column); `route()` then returns the route."""
        (d, e), (h, l) = start, finish  # noqa: E741
        return self.call(f"solve_{name}", budget, d=d, e=e, h=h, l=l, **options)

    def set_parameters(self, values: Mapping[str, int]) -> None:
        """Set all parameters to their defaults, then apply `values`. Raises MazeError for an unknown name."""
        self.machine.write(*self._defaults)
        for label, value in values.items():
            if label not in parameters():
                raise MazeError(f"there is no parameter `{label}`: choose from {', '.join(parameters())}")
            self.machine.write(self.address(label), value.to_bytes(parameters()[label].bytes, "little"))

    @functools.cached_property
    def _defaults(self) -> tuple[int, bytes]:
        """The address of the first parameter, and all parameters, which are contiguous in the order of their labels."""
        values = (parameter.default.to_bytes(parameter.bytes, "little") for parameter in parameters().values())
        return self.address(min(parameters())), b"".join(values)


class Library(Image):
    """All routines for the field of 32 x 32."""

    def prepare(
        self, name: str, seed: int, width: int = 31, height: int = 31, parameters: Mapping[str, int] | None = None
    ) -> None:
        """Set everything that generate_NAME reads: seed, size, parameters, and for some the maze to change."""
        if after := by_name("generator")[name].after:
            self.generate(routine(after).name, seed, width, height)
        self.set_inputs(seed, width, height, parameters)

    def set_inputs(self, seed: int, width: int, height: int, parameters: Mapping[str, int] | None = None) -> None:
        """Set seed, size and parameters; leave the field alone."""
        self.machine.poke_word(self.address("rng_seed"), seed)
        self.machine.write(self.address("field_width"), (width, height))
        self.set_parameters(parameters or {})

    def transform(self, name: str, start: tuple[int, int], finish: tuple[int, int], budget: int = 20 * SECOND) -> Call:
        """Call a change or a measure on the field, with ends (row, column) if it reads them.

        The inputs must have been set.
        """
        (d, e), (h, l) = start, finish  # noqa: E741
        return self.call(
            (by_name("change") | by_name("measure") | by_name("format"))[name].label, budget, d=d, e=e, h=h, l=l
        )

    def pick_longest(self, name: str, count: int, budget: int = 600 * SECOND) -> Call:
        """Call pick_longest for generate_NAME and `count` seeds, 1 to 256; the inputs must have been set.

        BC of the result is the seed of the maze left in the field.
        """
        return self.call("pick_longest", budget, hl=self.address(f"generate_{name}"), b=count % 256)

    def pick_difficulty(
        self,
        name: str,
        count: int,
        length: int | None = None,
        dead_ends: int | None = None,
        turns: int | None = None,
        budget: int = 600 * SECOND,
    ) -> Call:
        """Call pick_difficulty for generate_NAME and `count` seeds, 1 to 256; the inputs must have been set.

        length, turns: of the longest route; dead_ends: percent of the cells; None for any. BC of the result is the seed
        of the maze left in the field.
        """
        self.machine.poke_word(self.address("wanted_length"), length or 0)
        self.machine.poke_word(self.address("wanted_turns"), turns or 0)
        self.machine.write(self.address("wanted_dead_ends"), (255 if dead_ends is None else dead_ends,))
        return self.call("pick_difficulty", budget, hl=self.address(f"generate_{name}"), b=count % 256)

    def stats(self) -> Stats:
        """Measure the field with maze_stats. Raises MazeError if nothing in it is passable."""
        from zxmazes.routines.figures import figures  # when needed: it imports this module

        call = self.call("maze_stats")
        if call.carry:
            raise MazeError("nothing in the field is passable: there is nothing to measure")
        return figures(self, call)

    def bands(self, start: tuple[int, int]) -> tuple[Call, Bands]:
        """Call distance_bands; 32 x 32 bytes: 0 a wall, 1 near to 5 far from the start, 128 a cell without a way."""
        call = self.call("distance_bands", d=start[0], e=start[1])
        return call, self._work()

    def marks(self, name: str, start: tuple[int, int], finish: tuple[int, int]) -> tuple[Call, Walls]:
        """Call mark_shortest or bottlenecks; 32 x 32 booleans, True for a cell that it marks."""
        call = self.transform(name, start, finish)
        return call, np.isin(self._work(), (132, 133, 134) if name == "mark_shortest" else (241,))

    def _work(self) -> Bands:
        """The byte of each cell in the array of a wave."""
        row = STRIDE + 1  # the byte of wall right of a row is the one left of the next
        work = np.frombuffer(self.machine.read(self.address("WAVE_FIRST"), STRIDE * row), np.uint8)
        return work.reshape(STRIDE, row)[:, :-1]

    def field(self) -> bytes:
        """The field's 1,024 bytes."""
        return self.machine.read(self.address("field"), STRIDE * STRIDE)

    def walls(self) -> Walls:
        """The field as 32 x 32 booleans, True for a wall (bit 7)."""
        return np.frombuffer(self.field(), np.uint8).reshape(STRIDE, STRIDE) >= 0x80

    def blocks(self) -> Walls:
        """The field as 32 x 32 booleans, True for FIELD_BLOCK."""
        return np.asarray(np.frombuffer(self.field(), np.uint8).reshape(STRIDE, STRIDE) == FIELD_BLOCK)

    def set_walls(self, walls: Walls) -> None:
        """Put a field of walls (True) and passable cells into the machine."""
        self.machine.write(self.address("field"), np.where(walls, 0x80, 0).astype(np.uint8).tobytes())

    def route(self) -> list[int]:
        """The route of the last solver or measure: codes, 0 up, 2 right, 4 down, 6 left, odd ones the diagonals."""
        length = self.machine.word(self.address("route_length"))
        return list(self.machine.read(self.address("route"), length))


def route_from(start: tuple[int, int], codes: list[int], tstates: int) -> Route:
    """The route of these steps from a start, with the time that the search took."""
    return Route(walk(start, codes), codes, tstates)


def walk(start: tuple[int, int], route: list[int]) -> list[tuple[int, int]]:
    """The (row, column) cells of a route, start included."""
    cells = [start]
    for code in route:
        rows, columns = STEPS_AND_DIAGONALS[code]
        cells.append((cells[-1][0] + rows, cells[-1][1] + columns))
    return cells
