"""All the Z80 routines in one image in the simulator, called by name.

This is how the tests, the benchmark and `build.py maze` run them: the library has no ORG, so an image is
made that includes every file of `asm/lib`, `asm/generate`, `asm/solve`, and nothing else.
"""

import functools
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from zxmazes.errors import MazeError
from zxmazes.pasmo import Assembly, assemble_text
from zxmazes.paths import ASM
from zxmazes.spectrum import SECOND, Call, Machine

ORG = 0x8000
FOLDERS = ("lib", "generate", "solve")
STRIDE = 32
#: The generators' parameters, bytes by label, as they are unless told.
PARAMETERS = {"growing_newest": 128}
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
        parameters: Mapping[str, int] = PARAMETERS,
        **options: int,
    ) -> Call:
        """Call generate_NAME with seed, size and parameters; the maze is then in `walls()`."""
        self.machine.poke_word(self.address("rng_seed"), seed)
        self.machine.write(self.address("field_width"), (width, height))
        for label, value in parameters.items():
            self.machine.write(self.address(label), (value,))
        return self.call(f"generate_{name}", budget, **options)

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
