"""A machine that has been switched on, for the calls of calls.py: one for each collection of routines."""

import functools
import random
from collections.abc import Callable

import numpy as np

from emu_tests.machine.calls import CASES
from emu_tests.oracles.headers import COLLECTION, IMAGE, ROUTINES
from zxmazes.assembler.assembly import Assembly
from zxmazes.routines.images import assemble_library
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import Image, Library
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.pictures import PicturesLibrary

IY = 0x5C3A
#: What the player may be holding.
KEYS = [(), ("a",), ("ENTER",), ("SPACE",), ("CS", "SPACE"), ("CS", "SS"), ("5", "SS"), ("q", "p", "0")]
STACK = 0xFF00


class Booted(Image):
    """All routines in a 48K that has been switched on; in each interrupt it looks at IY and changes the keys held."""

    field: Callable[[], bytes]
    walls: Callable[[], np.ndarray]
    set_walls: Callable[[np.ndarray], None]

    def __init__(self) -> None:
        super().__init__()
        self.machine.boot()
        self.load(self.assembly)
        self.fresh = self.machine.read(0x4000, 0xC000)
        self.choose = random.Random(0)
        self.seen: list[int] = []
        ports = self.machine.ports
        plain = ports.read_port

        def read_port(registers: list[int], port: int) -> int:
            if port == 0xFEFE:  # the ROM's handler begins to look at the keys: no routine reads a port
                self.seen.append(self.machine.registers.iy)
                ports.held = self.choose.choice(KEYS)
            return plain(registers, port)

        ports.read_port = read_port  # type: ignore[method-assign]
        self.machine.simulator.set_tracer(ports)

    def begin(self, routine: str, number: int) -> dict[str, int]:
        """Make memory and registers for a call, as they depend on routine and number alone."""
        self.choose.seed(f"{routine} {number}")
        image = self.restore(routine)
        end = image.org + len(image.code)
        self.machine.write(end, self.choose.randbytes(0x10000)[: STACK - end])  # as many draws for code of any length
        anything = {name: self.choose.randrange(65536) for name in ("bc", "de", "hl", "ix", "bc_", "de_", "hl_")}
        anything |= {name: self.choose.randrange(256) for name in ("a", "f", "a_", "f_")}
        registers = anything | CASES[routine](self, self.choose) | {"iy": IY}
        if number % 3 == 2 and self.is_given_a_field(routine):
            self.open_edges()
        if self.assembly is not image:  # what made the inputs is in another one
            self.load(image)
        return registers

    def restore(self, routine: str) -> Assembly:
        """Make all memory as it was when the machine was switched on, with the image that has the routine."""
        image = assemble_library(IMAGE[routine])
        self.machine.write(0x4000, self.fresh)
        self.load(image)
        return image

    def is_given_a_field(self, routine: str) -> bool:
        """Is there a field of 32 x 32 before the call?"""
        return COLLECTION[routine] == "field" and ROUTINES[routine].family != "generator"

    def open_edges(self) -> None:
        """Make the outermost places of the field passable: a maze has walls there."""
        walls = self.walls()
        walls[[0, -1]] = walls[:, [0, -1]] = False
        self.set_walls(walls)

    def memory(self) -> np.ndarray:
        """All 64K."""
        return np.frombuffer(self.machine.read(0, 0x10000), np.uint8)


class BootedLibrary(Booted, Library):
    """Those for the field of 32 x 32."""


class BootedLarge(Booted, LargeLibrary):
    """Those for large fields."""


class BootedLinks(Booted, LinksLibrary):
    """Those for tilings."""

    def field(self) -> bytes:  # type: ignore[override]
        """The maze's bytes."""
        return self.links().tobytes()


class BootedPictures(Booted, PicturesLibrary):
    """Those that draw random pictures."""


_BOOTED: dict[str, type[Booted]] = {
    "field": BootedLibrary,
    "large": BootedLarge,
    "links": BootedLinks,
    "pictures": BootedPictures,
}


@functools.cache
def booted_for(routine: str) -> Booted:
    """The machine for a routine: one for each collection."""
    return _of_collection(COLLECTION[routine])


@functools.cache
def _of_collection(name: str) -> Booted:
    return _BOOTED[name]()
