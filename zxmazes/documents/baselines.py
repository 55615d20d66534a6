"""The baselines in C: depth first and the wave of asm/baseline, as sdcc has compiled them, to call and to measure.

Their sources state the addresses of what they read and write; the field is that of our routines.
"""

import numpy as np

from zxmazes.documents.measures import Place, hex_code
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.library import STRIDE, Walls

#: The least seed of the generator; 0 is not legal.
FIRST_SEED = 1
_CODE, _INPUTS, _LENGTH, _FIELD, _ROUTE = 0x8000, 0xC000, 0xC004, 0xC400, 0xC800
_NO_ROUTE = 0xFFFF


class _Compiled:
    """A program in C in a machine of its own."""

    name: str

    def __init__(self) -> None:
        self._code = hex_code(self.name)
        self._machine = Machine(48)
        self._machine.write(_CODE, self._code)

    @property
    def size(self) -> int:
        """Bytes of code and constants."""
        return len(self._code)


class DepthFirst(_Compiled):
    """depth_first.c."""

    name = "depth_first"

    def __call__(self, seed: int, width: int, height: int) -> Call:
        """Make the maze of a seed, 1 to 65,535; width and height in characters: odd, 5 to 31.

        Raises BudgetError for seed 0, of which all random numbers are 0.
        """
        self._machine.poke_word(_INPUTS, seed)
        self._machine.write(_INPUTS + 2, (width, height))
        return self._machine.call(_CODE)

    def field(self) -> bytes:
        """The field's 1,024 bytes."""
        return self._machine.read(_FIELD, STRIDE * STRIDE)


class Wave(_Compiled):
    """wave.c."""

    name = "wave"

    def __call__(self, walls: Walls, start: Place, finish: Place) -> Call:
        """Solve a field of 32 x 32 walls (True) and passable cells; ends as (row, column), 0 to 31."""
        self._machine.write(_FIELD, np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        self._machine.write(_INPUTS, (*start, *finish))
        return self._machine.call(_CODE)

    def route(self) -> list[int] | None:
        """The route of the last call: codes, 0 up, 2 right, 4 down, 6 left; None if there was none."""
        length = self._machine.word(_LENGTH)
        return None if length == _NO_ROUTE else list(self._machine.read(_ROUTE, length))
