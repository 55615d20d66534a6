"""All the Z80 routines in one image in the simulator, called by name.

This is how the tests, the benchmark and `build.py maze` run them: the library has no ORG, so an image is
made that includes every file of `asm/lib`, `asm/generate`, `asm/transform`, `asm/solve`, and nothing else.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from zxmazes.errors import MazeError
from zxmazes.pasmo import Assembly, assemble_text
from zxmazes.paths import ASM
from zxmazes.spectrum import SECOND, Call, Machine

ORG = 0x8000
FOLDERS = ("lib", "generate", "transform", "solve")
STRIDE = 32


@dataclass(frozen=True)
class Parameter:
    """What a routine reads besides seed and size: its value unless told, the least and the greatest it may have."""

    routines: tuple[str, ...]
    default: int
    least: int
    most: int
    about: str

    @property
    def bytes(self) -> int:
        """A byte or a word."""
        return 1 if self.most < 256 else 2


#: The parameters by label.
PARAMETERS = {
    "automaton_generations": Parameter(
        ("generate_automaton_maze", "generate_automaton_mazectric"), 32, 0, 255, "generations after the start patch"
    ),
    "blocks_shape": Parameter(("generate_dfs_blocks",), 1, 0, 3, "the shape: 0 field as it is, 1 heart, 2 M, 3 circle"),
    "braid_percent": Parameter(("generate_braid",), 100, 0, 100, "how many of 100 dead ends go"),
    "dungeon_rooms": Parameter(("generate_dungeon",), 12, 0, 255, "how many rooms it tries to place"),
    "erosion_steps": Parameter(("generate_erosion",), 351, 0, 65535, "steps of one cell"),
    "growing_newest": Parameter(("generate_growing_tree",), 128, 0, 255, "how many of 256 times the newest cell grows"),
    "loops_openings": Parameter(("generate_corridor_loops",), 8, 0, 255, "surplus openings"),
    "loops_partitions": Parameter(("generate_corridor_loops",), 2, 0, 255, "partitions a row more than usual"),
    "mirror_axes": Parameter(("mirror",), 1, 1, 3, "1 left and right alike, 2 top and bottom, 3 both"),
    "rings_count": Parameter(("generate_rings", "generate_rings_wide"), 30, 1, 255, "rings laid over each other"),
    "rings_width": Parameter(("generate_rings_wide",), 2, 1, 3, "cells across a corridor"),
    "rooms_horizontal": Parameter(("generate_rooms",), 155, 0, 210, "partitions removed between rows"),
    "rooms_removed": Parameter(("generate_rooms_limited",), 313, 0, 420, "partitions that it tries to remove"),
    "rooms_vertical": Parameter(("generate_rooms",), 157, 0, 210, "partitions removed between columns"),
    "tunnel_steps": Parameter(("generate_tunnel",), 351, 0, 65535, "steps of two cells"),
}
#: What is in the field before a routine that works on whatever is there, when nothing else is told.
BEFORE = {"braid": "kruskal"}
#: Passable where False, a wall where True; 32 rows by 32 columns.
Walls = npt.NDArray[np.bool_]

#: Steps by direction code / 2: up, right, down, left as (rows, columns).
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


@functools.cache
def assemble_library() -> Assembly:
    """The image of all routines. Raises MazeError when a source is broken."""
    files = [path for folder in FOLDERS for path in sorted((ASM / folder).glob("*.asm"))]
    names = [path.relative_to(ASM).as_posix() for path in files if path.name != "variables.asm"]
    includes = ["include/spectrum.asm", "include/field.asm", *names]
    lines = [f"        org ${ORG:04X}", *(f'        include "{name}"' for name in includes)]
    lines += ["image_end:", '        include "lib/variables.asm"']
    return assemble_text("\n".join(lines), "the library of all routines")


def transforms() -> list[str]:
    """The routines that change or measure whatever is in the field: the files of `asm/transform`."""
    return sorted(path.stem for path in (ASM / "transform").glob("*.asm"))


def routines(kind: str) -> list[str]:
    """The routines of a kind (`generate`, `solve`) by the name after `generate_` or `solve_`."""
    prefix = kind + "_"
    return sorted(name.removeprefix(prefix) for name in assemble_library().public if name.startswith(prefix))


class Library:
    """A 48K machine that holds all routines. One instance serves any number of calls."""

    def __init__(self, *, contended: bool = False) -> None:
        self.assembly = assemble_library()
        self.symbols = self.assembly.symbols
        self.machine = Machine(48, contended=contended)
        self.machine.write(self.assembly.org, self.assembly.code)

    def address(self, label: str) -> int:
        """The address of a label. Raises MazeError when there is none of that name."""
        if label not in self.symbols:
            raise MazeError(f"there is no routine or variable `{label}`")
        return self.symbols[label]

    def size(self, routine: str) -> int:
        """Bytes from a routine's label to its `_end` label."""
        return self.address(routine + "_end") - self.address(routine)

    def call(self, label: str, budget: int = 20 * SECOND, **options: int) -> Call:
        """Call a public routine; options as for Machine.call."""
        return self.machine.call(self.address(label), budget, **options)  # type: ignore[arg-type]

    def generate(
        self,
        name: str,
        seed: int,
        width: int = 31,
        height: int = 31,
        budget: int = 20 * SECOND,
        parameters: Mapping[str, int] | None = None,
        **options: int,
    ) -> Call:
        """Call generate_NAME with seed, size and parameters; the maze is then in `walls()`."""
        self.prepare(name, seed, width, height, parameters)
        return self.call(f"generate_{name}", budget, **options)

    def prepare(
        self, name: str, seed: int, width: int = 31, height: int = 31, parameters: Mapping[str, int] | None = None
    ) -> None:
        """Set all that generate_NAME reads: seed, size, parameters, and for some what is in the field (`BEFORE`)."""
        if name in BEFORE:
            self.generate(BEFORE[name], seed, width, height)
        self.machine.poke_word(self.address("rng_seed"), seed)
        self.machine.write(self.address("field_width"), (width, height))
        self.set_parameters(parameters or {})

    def set_parameters(self, values: Mapping[str, int]) -> None:
        """Give all parameters their defaults, but those in `values` these. Raises MazeError on an unknown name."""
        self.machine.write(*self._defaults)
        for label, value in values.items():
            if label not in PARAMETERS:
                raise MazeError(f"there is no parameter `{label}`: choose from {', '.join(PARAMETERS)}")
            self.machine.write(self.address(label), value.to_bytes(PARAMETERS[label].bytes, "little"))

    @functools.cached_property
    def _defaults(self) -> tuple[int, bytes]:
        """The parameters' first address, and all of them: they stand one after the other in the order of PARAMETERS."""
        values = [parameter.default.to_bytes(parameter.bytes, "little") for parameter in PARAMETERS.values()]
        start = address = self.address(next(iter(PARAMETERS)))
        for label, value in zip(PARAMETERS, values, strict=True):
            if self.address(label) != address:
                raise MazeError(f"asm/lib/variables.asm: `{label}` is not where PARAMETERS has it")
            address += len(value)
        return start, b"".join(values)

    def field(self) -> bytes:
        """The field's 1,024 bytes."""
        return self.machine.read(self.address("field"), STRIDE * STRIDE)

    def walls(self) -> Walls:
        """The field as 32 x 32 booleans, True for a wall (bit 7)."""
        return np.frombuffer(self.field(), np.uint8).reshape(STRIDE, STRIDE) >= 0x80

    def set_walls(self, walls: Walls) -> None:
        """Put a field of walls (True) and passable cells into the machine."""
        self.machine.write(self.address("field"), np.where(walls, 0x80, 0).astype(np.uint8).tobytes())

    def solve(
        self,
        name: str,
        start: tuple[int, int],
        finish: tuple[int, int],
        budget: int = 20 * SECOND,
        **options: int,
    ) -> Call:
        """Call solve_NAME on the field with start and finish as (row, column); see `route()`."""
        (d, e), (h, l) = start, finish  # noqa: E741
        return self.call(f"solve_{name}", budget, d=d, e=e, h=h, l=l, **options)

    def route(self) -> list[int]:
        """The route of the last solver: direction codes, 0 up, 2 right, 4 down, 6 left."""
        length = self.machine.word(self.address("route_length"))
        return list(self.machine.read(self.address("route"), length))


def walk(start: tuple[int, int], route: list[int]) -> list[tuple[int, int]]:
    """The (row, column) cells of a route, start included."""
    cells = [start]
    for code in route:
        rows, columns = STEPS[code // 2]
        cells.append((cells[-1][0] + rows, cells[-1][1] + columns))
    return cells
