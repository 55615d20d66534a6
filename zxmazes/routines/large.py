"""The routines of `asm/large`, for fields of up to 128 x 128, in one image in the simulator."""

from collections.abc import Mapping

import numpy as np

from zxmazes.machine.spectrum import SECOND, Call
from zxmazes.routines.index import by_name, routine
from zxmazes.routines.library import Image, Walls

#: Where the large field is unless told: after the variables, below what a test of the stack fills.
FIELD = 0xB600
#: The least and the greatest number of rows and columns of a large field.
LEAST, MOST = 32, 128


class LargeLibrary(Image):
    """All routines for large fields. The field is as large as the maze needs, unless `place` is called."""

    collection = "large"
    side = 63

    def place(self, width: int, height: int, address: int = FIELD) -> None:
        """Put the large field there: width and height in bytes."""
        self.machine.poke_word(self.address("big_field"), address)
        self.machine.write(self.address("big_width"), (width, height))

    def prepare(
        self, name: str, seed: int, width: int = 63, height: int = 63, parameters: Mapping[str, int] | None = None
    ) -> None:
        """Set everything that generate_NAME reads, in a field as large as the maze needs."""
        self.place(*(min(max(size + 1, LEAST), MOST) for size in (width, height)))
        self.prepare_in_place(name, seed, width, height, parameters)

    def prepare_in_place(
        self, name: str, seed: int, width: int, height: int, parameters: Mapping[str, int] | None = None
    ) -> None:
        """The same in the field as it is."""
        if after := by_name("large generator")[name].after:
            self.set_inputs(seed, width, height)
            self.call(routine(after).label)
        self.set_inputs(seed, width, height, parameters)

    def set_inputs(self, seed: int, width: int, height: int, parameters: Mapping[str, int] | None = None) -> None:
        """Set seed, size and parameters; leave the field alone."""
        self.machine.poke_word(self.address("rng_seed"), seed)
        self.machine.write(self.address("maze_width"), (width, height))
        self.set_parameters(parameters or {})

    def transform(self, name: str, _start: object, _finish: object, budget: int = 20 * SECOND) -> Call:
        """Call a change on the field; none reads ends. The inputs must have been set."""
        return self.call(by_name("large change")[name].label, budget)

    @property
    def size_in_bytes(self) -> tuple[int, int]:
        """The width and the height of the large field."""
        width, height = self.machine.read(self.address("big_width"), 2)
        return width, height

    def field(self) -> bytes:
        """The bytes of the large field."""
        width, height = self.size_in_bytes
        return self.machine.read(self.machine.word(self.address("big_field")), width * height)

    def walls(self) -> Walls:
        """The large field as booleans, row by row, True for a wall (bit 7)."""
        width, height = self.size_in_bytes
        return np.frombuffer(self.field(), np.uint8).reshape(height, width) >= 0x80

    def blocks(self) -> Walls:
        """No routine leaves blocks: all False, in the shape of `walls`."""
        return np.zeros_like(self.walls())

    def set_walls(self, walls: Walls, address: int = FIELD) -> None:
        """Put a large field of walls (True) and passable cells into the machine."""
        height, width = walls.shape
        self.place(width, height, address)
        self.machine.write(address, np.where(walls, 0x80, 0).astype(np.uint8).tobytes())

    def route(self) -> list[int]:
        """The route of the last solver: codes, 0 up, 2 right, 4 down, 6 left."""
        length = self.machine.word(self.address("big_route_length"))
        return list(self.machine.read(self.address("big_route"), length))
