"""A sensible call of every public routine for large fields, as calls.py has them of the others."""

import random
from collections.abc import Callable

import numpy as np

from emu_tests.oracles.fields import passable
from emu_tests.oracles.headers import Registers
from zxmazes.machine.spectrum import SECOND
from zxmazes.routines.large import FIELD, LargeLibrary

#: What makes the inputs of a call - memory, and the registers that it returns - from random numbers.
Case = Callable[[LargeLibrary, random.Random], Registers]


def _large_sizes(library: LargeLibrary, choose: random.Random) -> Registers:
    """A seed, and a maze that leaves rows and columns of the large field, or none; now and then at an odd address."""
    width, height = (choose.choice([32, 33, 47, 64]) for _ in range(2))
    library.place(width, height, FIELD + choose.randrange(2))
    maze = [choose.choice([5, 7, size - 1 | 1 if size % 2 else size - 1, 31]) for size in (width, height)]
    library.set_inputs(choose.randrange(65536), *maze)
    library.machine.write(*_filled(library, choose))
    return {}


def _filled(library: LargeLibrary, choose: random.Random) -> tuple[int, bytes]:
    """The large field with anything in it."""
    width, height = library.size_in_bytes
    return library.machine.word(library.address("big_field")), choose.randbytes(width * height)


def _cells(library: LargeLibrary, choose: random.Random) -> Registers:
    """What large_size leaves, and three bytes."""
    _large_sizes(library, choose)
    left = library.call("large_size", 1000).registers
    return {"bc": left.bc, "de": left.de, "a": choose.choice([0, 0xF0]), "hl": choose.choice([0, 0xB371])}


def _large_maze(library: LargeLibrary, choose: random.Random) -> Registers:
    """A maze to change, and a percentage; now and then anything instead."""
    _large_sizes(library, choose)
    if choose.randrange(4):
        library.call("generate_eller_large", SECOND)
    library.set_parameters({"braid_percent": choose.choice([0, 40, 90, 100])})
    return {}


def _large_stones(library: LargeLibrary, choose: random.Random) -> Registers:
    """Scattered walls in a large field, and two ends that are free; now and then a limit."""
    library.set_parameters({"wave_limit": choose.choice((0, 0, choose.randrange(1, 120)))})
    height, width = (choose.choice([32, 33, 64, 69]) for _ in range(2))
    walls = np.frombuffer(choose.randbytes(height * width), np.uint8).reshape(height, width) < choose.randrange(90)
    library.set_walls(walls, FIELD + choose.randrange(2))
    (d, e), (h, l) = passable(choose, walls), passable(choose, walls)  # noqa: E741
    return {"d": d, "e": e, "h": h, "l": l}


def _large_row(*before: str) -> Case:
    """A row of a large field, after these."""

    def case(library: LargeLibrary, choose: random.Random) -> Registers:
        _large_sizes(library, choose)
        registers = library.call("large_eller_begin", SECOND).registers
        for name in before:
            registers = library.call(name, SECOND, hl=registers.hl).registers
        return {"hl": registers.hl}

    return case


#: By family.
USUAL_LARGE: dict[str, Case] = {
    "large generator": _large_sizes,
    "large change": _large_maze,
    "large solver": _large_stones,
}
#: Of what is given something else.
ODD_LARGE: dict[str, Case] = {
    "large_size": _large_sizes,
    "large_cells": _cells,
    "large_eller_begin": _large_sizes,
    "large_eller_row": _large_row(),
    "large_eller_last": _large_row("large_eller_row"),
}
