"""The view of engine/rays in Python: rays, column records and pixels by the same whole numbers, and rays by floats."""

import functools
import math
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint8]
COLUMNS, ROWS, HALF = 24, 18, 72
BORDERS = range(COLUMNS + 1)
WALL, FAR_STEPS, FAR = 0x80, 7, 11.7
STEEPEST = 48
#: Half-heights from which on a wall is in band 0, 1 ..; the last band is darkness.
BANDS = (66, 40, 28, 21, 17, 14, 1)


@functools.cache
def exponential() -> list[int]:
    """2 ** (i / 256) * 32768, between 17 seeds."""
    seeds = [min(65535, round(32768 * 2 ** (i / 16))) for i in range(17)]
    return [seeds[i] + (j * (seeds[i + 1] - seeds[i]) >> 4) for i in range(16) for j in range(16)]


def logarithm(number: int) -> int:
    """256 * log2 of a number up to 2 ** 24: the last entry of the table that is not above it."""
    if number == 0:
        return 0
    shift = number.bit_length() - 16
    mantissa = number >> shift if shift > 0 else number << -shift
    table = exponential()
    entry = max(i for i in range(256) if table[i] <= mantissa)
    return 256 * (number.bit_length() - 1) + entry


@functools.cache
def directions() -> list[list[tuple[int, int, bool]]]:
    """By angle 0 to 16 and border: the part to the right in 1/1024, its logarithm, is it negative?"""
    sine = [round(16384 * math.sin(math.pi * angle / 32)) for angle in range(17)]
    table = []
    for angle in range(17):
        step = sine[16 - angle] * 256 // 20
        at = sine[angle] * 256 - 12 * step
        line = []
        for _ in BORDERS:
            size = abs(at >> 8)
            line.append((max(2, size >> 1 & ~1) | (at < 0), logarithm(15 * size), at < 0))
            at += step
        table.append(line)
    return table


@dataclass
class Hit:
    """What a ray meets: half-height in 1/256 rows (0: nothing), its plane, the cell along it, the two cells."""

    height: int
    plane: tuple[int, int, int]
    along: int
    cell: tuple[int, int]
    front: tuple[int, int]


@dataclass
class Column:
    left: int = 0
    right: int = 0
    shade: int = 7
    seam: int = 0xFF
