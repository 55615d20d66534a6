"""The choices of mazes made row by row: which ways are open, and whether coins and draws are fair."""

from collections import Counter

import numpy as np
from scipy.stats import chisquare, norm

from zxmazes.routines.library import Library

SEEDS = range(3, 65536, 64)
SMALL = [(5, 5), (31, 5), (5, 31), (7, 29), (17, 23)]
LEAST = 1e-4


def passages(library: Library, name: str, seed: int, width: int = 31, height: int = 31) -> tuple[np.ndarray, ...]:
    """The open ways of a maze: right[row, column] to the next column, below[row, column] to the next row."""
    library.generate(name, seed, width, height)
    walls = library.walls()
    return ~walls[1:height:2, 2 : width - 1 : 2], ~walls[2 : height - 1 : 2, 1:width:2]


def assert_fair(heads: int, tosses: int) -> None:
    """Are so many heads to be expected of a coin?"""
    assert tosses > 1000
    assert 2 * norm.sf(abs(2 * heads - tosses) / tosses**0.5) > LEAST, f"{heads} of {tosses}"


def assert_even(counts: Counter[int], choices: range) -> None:
    """Does each of the choices come up as often as another, and nothing else?"""
    assert set(counts) <= set(choices), f"{sorted(counts)} where {choices} are legal"
    if len(choices) > 1 and counts.total() > 20 * len(choices):
        assert chisquare([counts[choice] for choice in choices]).pvalue > LEAST, f"{counts}"
