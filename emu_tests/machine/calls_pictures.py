"""A sensible call of every public routine for random pictures, as calls.py has them of the others."""

import random
from collections.abc import Callable

from emu_tests.oracles.headers import ROOM_ABOVE, Registers
from zxmazes.routines.pictures import PicturesLibrary

#: The ROM's routine that opens stream A for printing, and what it needs in IY.
CHAN_OPEN, IY = 0x1601, 0x5C3A
#: What makes the inputs of a call - memory, and the registers that it returns - from random numbers.
Case = Callable[[PicturesLibrary, random.Random], Registers]


def _seeded(library: PicturesLibrary, choose: random.Random) -> Registers:
    """A seed, and a screen with anything on it."""
    library.prepare("", choose.randrange(65536))
    library.machine.write(0x4000, choose.randbytes(6912))
    return {}


def _shapes(library: PicturesLibrary, choose: random.Random) -> Registers:
    """Seven shapes: the listing's, or others."""
    _seeded(library, choose)
    library.machine.write(ROOM_ABOVE, choose.randbytes(56))
    return {"hl": choose.choice([library.address("kombikorm_shapes"), ROOM_ABOVE])}


def _line(library: PicturesLibrary, choose: random.Random) -> Registers:
    """A line of up to 20 bytes from a place on the left of the screen."""
    _seeded(library, choose)
    return {"hl": 0x4000 + choose.randrange(128) * 32, "b": choose.randrange(1, 21), "c": choose.randrange(1, 256)}


def _labyrinth(library: PicturesLibrary, choose: random.Random) -> Registers:
    """Any of the labyrinths, or what is none."""
    return _seeded(library, choose) | {"a": choose.choice((3, 7, 11, 15, 12, 0, 200))}


def _printing(library: PicturesLibrary, choose: random.Random) -> Registers:
    """The upper screen open for printing, any R, which is the random number."""
    _seeded(library, choose)
    library.machine.call(CHAN_OPEN, a=2, iy=IY)
    return {"r": choose.randrange(256)}


#: By family.
USUAL_PICTURES: dict[str, Case] = {"picture": _seeded}
#: Of what is given something else.
ODD_PICTURES: dict[str, Case] = {
    "draw_kombikorm": _shapes,
    "draw_kombikorm_double": _shapes,
    "draw_labyrinth": _labyrinth,
    "frame_across": _line,
    "frame_side": _line,
    "ten_print_usr": _printing,
    "kombikorm_pick": lambda library, choose: {"hl": choose.randrange(65536)},
}
