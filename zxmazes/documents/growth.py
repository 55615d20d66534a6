"""How the time of a routine grows with the number of cells: a word for the catalogue, from calls at several sizes."""

import statistics
from collections.abc import Callable, Iterable
from functools import partial

import numpy as np

from zxmazes.machine.spectrum import Call

SEEDS = range(0, 65536, 655)  # 101 of them
#: Fields in characters, square: 9, 25, 49, 81, 121, 169 and 225 cells.
SIZES = range(7, 32, 4)
#: The kinds of growth. A time is a + b f(cells), with the f that leaves the least error.
KINDS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "log cells": np.log,
    "square root of cells": np.sqrt,
    "linear": lambda cells: cells,
    "cells x log cells": lambda cells: cells * np.log(cells),
    "cells^1.5": lambda cells: cells**1.5,
    "quadratic": np.square,
}
#: The time is constant if the greatest mean is less than so many times the least one.
MOST_CONSTANT = 1.5
#: The growth is irregular if the error exceeds this share of the span from the least mean to the greatest.
MOST_ERROR = 0.06
_LEAST_SIZES = 3
#: The text for a routine that accepts fewer sizes.
NONE = "-"

#: Calls the routine at one size with the maze of a seed. None, or carry set: the routine refuses this size.
Sized = Callable[[int], Call | None]


def kind(cells: Iterable[float], times: Iterable[float]) -> str:
    """The kind of growth of these times: `constant`, `irregular` or one of KINDS."""
    count, mean = np.array([*cells], float), np.array([*times], float)
    if mean.max() < MOST_CONSTANT * mean.min():
        return "constant"
    errors = {name: _error(values(count), mean) / np.ptp(mean) for name, values in KINDS.items()}
    best = min(errors, key=lambda name: errors[name])
    return best if errors[best] <= MOST_ERROR else "irregular"


def _error(values: np.ndarray, times: np.ndarray) -> float:
    """The root of the mean square by which the best line through these points misses them."""
    line = np.polynomial.Polynomial.fit(values, times, 1)
    return float(np.sqrt(np.mean((line(values) - times) ** 2)))


def measured(calls: Iterable[tuple[int, Sized]], why: str) -> str:
    """The table's text for a routine: the kind of its growth, and the header's reason if there is one.

    calls: a number of cells, and the call for it. Sizes that the routine refuses are left out; the text is NONE
    if fewer than three are left.
    """
    means = {}
    for cells, call in calls:
        made = [call(seed) for seed in SEEDS]
        times = [one.tstates for one in made if one is not None and not one.carry]
        if len(times) == len(made):
            means[cells] = statistics.fmean(times)
    if len(means) < _LEAST_SIZES:
        return NONE
    return kind(means.keys(), means.values()) + (f": {why}" if why else "")


def on_fields(call: Callable[[int, int], Call], why: str, sizes: Iterable[int] = SIZES) -> str:
    """The same for square fields. call: with a seed and the field's size in characters."""
    return measured((((size // 2) ** 2, partial(_swapped, call, size)) for size in sizes), why)


def _swapped(call: Callable[[int, int], Call], size: int, seed: int) -> Call:
    return call(seed, size)
