"""How times grow with the number of cells: the word that the catalogue has for it."""

import math
from types import SimpleNamespace

import pytest

from emu_tests.records.sampling import SOURCES
from zxmazes.documents import catalogue_large, growth
from zxmazes.machine.spectrum import Call
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import Library

#: The sizes of the bench, and others, with which the word must be the same.
IDS = ["of the bench", "others"]
LATER = pytest.mark.sweep(*SOURCES)
CELLS = [(size // 2) ** 2 for size in growth.SIZES]


@pytest.mark.parametrize("fixed", [0, 900, 40_000])
@pytest.mark.parametrize(
    ("name", "curve"),
    [
        ("log cells", math.log),
        ("square root of cells", math.sqrt),
        ("linear", lambda cells: cells),
        ("cells x log cells", lambda cells: cells * math.log(cells)),
        ("cells^1.5", lambda cells: cells**1.5),
        ("quadratic", lambda cells: cells * cells),
    ],
)
def test_a_curve_is_found_again(name: str, curve, fixed: int) -> None:
    """Whatever its factor and the part that is the same at each size are, and a little off the curve too."""
    for factor in (400, 30_000):
        times = [fixed + factor * curve(cells) * (1.002 if cells % 2 else 0.998) for cells in CELLS]
        expected = name if max(times) > 1.5 * min(times) else "constant"
        assert growth.kind(CELLS, times) == expected


@pytest.mark.parametrize(
    ("times", "word"),
    [([1000, 900, 1300], "constant"), ([1000, 900, 1500], "irregular"), ([9, 90, 9], "irregular")],
)
def test_times_that_no_curve_fits(times: list[int], word: str) -> None:
    assert growth.kind((9, 49, 225), times) == word


def sized(tstates: int, *, carry: int = 0):
    return lambda seed: SimpleNamespace(tstates=tstates, carry=carry if seed else 0)


def test_a_size_that_is_refused_does_not_count() -> None:
    """Its time would be far too short; a routine that is refused everywhere, or nearly, has no growth."""
    accepted = [(cells, sized(100 * cells)) for cells in (9, 49, 225)]
    refused = [(400, sized(7, carry=1)), (500, lambda seed: None)]
    assert growth.measured([*accepted, *refused], "a reason") == "linear: a reason"
    assert growth.measured([*accepted[:2], *refused], "a reason") == growth.NONE


# --- routines whose algorithm tells how they grow ------------------------------------------------------------------


def made(name: str):
    library = Library()
    return lambda seed, size: library.generate(name, seed, size, size)


def solved(seed: int, size: int) -> Call:
    library = Library()
    library.generate("dfs", seed, size, size)
    return library.solve("wave", (1, 1), (size - 2, size - 2))


def made_large(seed: int, size: int) -> Call:
    return LargeLibrary().generate("dfs_large", seed, size, size)


@pytest.mark.parametrize("sizes", [growth.SIZES, pytest.param(range(9, 30, 4), marks=LATER)], ids=IDS)
@pytest.mark.parametrize(
    ("call", "word"),
    [
        (made("erosion"), "constant"),
        (made("corridor"), "square root of cells"),
        (made("dfs_trail"), "linear"),
        (made("aldous_broder"), "cells x log cells"),
        (solved, "linear"),
    ],
    ids=["erosion", "corridor", "dfs_trail", "aldous_broder", "solve_wave"],
)
def test_two_sets_of_sizes_give_the_same_word(call, word: str, sizes: range) -> None:
    assert growth.on_fields(call, "", sizes) == word


@pytest.mark.parametrize(
    "sizes", [catalogue_large.GROWTH_SIZES, pytest.param(range(23, 128, 16), marks=LATER)], ids=IDS
)
def test_large_fields(sizes: range) -> None:
    assert growth.on_fields(made_large, "", sizes) == "linear"
