"""Closed corridors: a model replays both generators, parameters are tried to the ends, choices counted."""

import re
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.mazes import border_is_solid, has_no_dead_end, is_wide, parts, show
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

SIZES = [(31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (7, 13), (9, 9), (17, 23)]
SEEDS = [0, 1, 2, 0x7FFF, 0x8000, 0xFFFF, *range(991, 65536, 9973)]
LEAST = 1e-4


def following(state: int) -> int:
    """The random state after `state`, as lib/random.asm words it."""
    high, low = state >> 8, state & 255
    low ^= high >> 2 | high << 6 & 255
    total = (low >> 1 | low << 7 & 255) + 0x5C + (low & 1)
    total = (total & 255) + low
    return (total + high + (total >> 8) & 255) << 8 | low


class Chain:
    """One axis of a chain of rings: where it ends, and whether it goes to greater numbers."""

    def __init__(self, squares: int, end: int, onward: bool) -> None:
        self.squares, self.end, self.onward = squares, end, onward

    def side(self, byte: int, longest: int) -> int:
        """A ring's steps."""
        return min(((byte >> 5) + 3) // 2, longest)

    def place(self, steps: int, back: int) -> int:
        """The first square of a ring through the end, or moved `back` by one; the end goes on."""
        last = self.squares - 1 - steps
        if self.onward:
            first = max(self.end - back, 0)
            self.onward = first <= last
            first = min(first, last)
        else:
            first = min(self.end + back, self.squares - 1) - steps
            self.onward = first < 0
            first = max(first, 0)
        self.end = first + steps if self.onward else first
        return first


def model(seed: int, size: tuple[int, int], count: int, wide: int | None) -> np.ndarray:
    """The field of generate_rings (wide is None) or generate_rings_wide, True for a wall."""
    width, height = size
    cells = wide or 1
    down, across = ((length - 1) // (cells + 1) for length in (height, width))
    state = following(seed)
    after = following(state)
    firsts = (state >> 8, after >> 8) if wide is None else (after >> 8, state >> 8)
    state = after
    rows = Chain(down, firsts[0] * down >> 8, bool(state & 1))
    columns = Chain(across, firsts[1] * across >> 8, bool(state & 2))
    longest = [min(5, down // 2), min(5, across // 2)]
    if wide is None:
        longest = [min(longest)] * 2
    walls = np.ones((32, 32), dtype=np.bool_)
    for _ in range(max(count, 1)):
        state = following(state)
        for chain, chance in ((rows, 0), (columns, 1)):
            if state >> 8 & 7 == chance:
                chain.onward = not chain.onward
        high = rows.side(state >> 8, longest[0])
        if rows.onward and rows.end + high >= down:
            rows.onward = False
        elif not rows.onward and rows.end < high:
            rows.onward = True
        top = rows.place(high, 0)
        if wide is not None:
            state = following(state)
        broad = columns.side(state >> 8, longest[1])
        left = columns.place(broad, state >> 11 & 1)
        first, last = (1 + (cells + 1) * np.array(pair) for pair in ((top, left), (top + high, left + broad)))
        inside = slice(first[0], last[0] + cells), slice(first[1], last[1] + cells)
        for row in (first[0], last[0]):
            walls[row : row + cells, inside[1]] = False
        for column in (first[1], last[1]):
            walls[inside[0], column : column + cells] = False
    return walls


def field(library: Library, name: str, seed: int, size: tuple[int, int], **parameters: int) -> np.ndarray:
    """The field of generate_NAME."""
    library.generate(name, seed, *size, parameters=parameters)
    return library.walls()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [0, 1, 2, 7, 30, 255])
def test_rings_are_those_of_the_model(library: Library, size: tuple[int, int], count: int) -> None:
    for seed in SEEDS:
        walls = field(library, "rings", seed, size, rings_count=count)
        assert (walls == model(seed, size, count, None)).all(), f"seed {seed}{show(walls)}"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("width", [0, 1, 2, 3, 4, 128, 255])
def test_wide_rings_are_those_of_the_model(library: Library, size: tuple[int, int], width: int) -> None:
    for seed, count in zip(SEEDS, (0, 1, 2, 3, 5, 9, 12, 20, 30, 50, 99, 255), strict=False):
        walls = field(library, "rings_wide", seed, size, rings_wide_count=count, rings_width=width)
        assert (walls == model(seed, size, count, min(max(width, 1), 3))).all(), f"seed {seed}{show(walls)}"


@pytest.mark.parametrize("width", [None, 1, 2, 3])
@pytest.mark.parametrize("count", [1, 2, 5, 255])
@pytest.mark.parametrize("mazes", some([1], [1, 2], "generate_rings", "generate_rings_wide"))
def test_the_promise_whatever_the_parameters(library: Library, width: int | None, count: int, mazes: int) -> None:
    """No dead end, connected, as wide as told: at every size."""
    name, parameters = ("rings", {"rings_count": count})
    if width is not None:
        name, parameters = ("rings_wide", {"rings_wide_count": count, "rings_width": width})
    for across in range(5, 32, 2):
        for down in range(5, 32, 2 if count == 5 else 6):
            seeds = [across * down * 31 + count, down * 1777 + across][:mazes]
            fields = np.array([field(library, name, s, (across, down), **parameters) for s in seeds])
            good = has_no_dead_end(fields) & (parts(fields) == 1) & is_wide(fields, width or 1)
            good &= border_is_solid(fields, across, down)
            assert good.all(), f"{across}x{down}, seeds {seeds}{show(fields[np.argmin(good)])}"


def test_a_field_too_small_for_a_ring_is_open(library: Library) -> None:
    walls = field(library, "rings_wide", 7, (5, 5), rings_width=3)
    assert not walls[1:4, 1:4].any()
    assert parts(field(library, "rings_wide", 7, (5, 31), rings_width=3)[None]) == 1


@pytest.mark.parametrize("name", ["rings", "rings_wide"])
def test_the_bound_holds(library: Library, name: str) -> None:
    text = (ASM / "generate" / f"generate_{name}.asm").read_text(encoding="ascii")
    claim = re.search(r"; Bound: under ([\d,]+) T whatever the parameter", text)
    assert claim
    bound = int(claim[1].replace(",", ""))
    most = 0
    for width in (1, 2, 3, 255)[: 1 if name == "rings" else 4]:
        for seed in range(0, 65536, 1999):
            library.prepare(name, seed, parameters={f"{name}_count": 255, "rings_width": width})
            most = max(most, library.call(f"generate_{name}", 2 * bound).tstates)
    assert 0.7 * bound < most < bound


def corners(walls: np.ndarray) -> tuple[int, int, int, int]:
    """A single ring's first and last row and column, in cells."""
    rows, columns = (np.flatnonzero(~walls.all(axis=axis)) // 2 for axis in (1, 0))
    return int(rows[0]), int(rows[-1]), int(columns[0]), int(columns[-1])


def test_sides_are_half_of_3_to_10(library: Library) -> None:
    """For squares; for rectangles down and across apart, each pair as often as its sides say."""
    share = np.array([1, 2, 2, 2, 1]) / 8
    squares, pairs = np.zeros(5), np.zeros((5, 5))
    seeds = range(11, 65536, 19)
    for seed in seeds:
        top, bottom, left, right = corners(field(library, "rings", seed, (31, 31), rings_count=1))
        assert bottom - top == right - left
        squares[bottom - top - 1] += 1
        top, bottom, left, right = corners(
            field(library, "rings_wide", seed, (31, 31), rings_wide_count=1, rings_width=1)
        )
        pairs[bottom - top - 1, right - left - 1] += 1
    assert chisquare(squares, share * len(seeds)).pvalue > LEAST
    assert chisquare(pairs.ravel(), np.outer(share, share).ravel() * len(seeds)).pvalue > LEAST


def test_a_ring_comes_anywhere(library: Library) -> None:
    """One ring alone: as often left as right, as often above as below, and at every place of its side."""
    sides: Counter[str] = Counter()
    places: dict[int, set[tuple[int, int]]] = {steps: set() for steps in range(1, 6)}
    seeds = range(5, 65536, 3)
    for seed in seeds:
        top, bottom, left, right = corners(field(library, "rings", seed, (31, 31), rings_count=1))
        places[bottom - top].add((top, left))
        sides["above"] += top + bottom < 14
        sides["below"] += top + bottom > 14
        sides["left"] += left + right < 14
        sides["right"] += left + right > 14
    assert chisquare([sides["above"], sides["below"]]).pvalue > LEAST
    assert chisquare([sides["left"], sides["right"]]).pvalue > LEAST
    assert {steps: len(found) for steps, found in places.items()} == {steps: (15 - steps) ** 2 for steps in places}


@pytest.mark.parametrize("name", ["rings", "rings_wide"])
def test_rings_come_round_in_the_whole_field(library: Library, name: str) -> None:
    """Thirty rings: each cell of the lattice is in a fifth of the mazes or more; mirrored ones as often."""
    fields = ~np.array(
        [field(library, name, seed, (31, 31), rings_wide_count=30, rings_width=1) for seed in range(3, 65536, 64)]
    )
    often = fields[:, 1:31:2, 1:31:2].mean(axis=0)
    assert often.min() > 0.2
    for mirrored in (often[::-1], often[:, ::-1]):
        assert abs(often - mirrored).max() < 5 * (2 * 0.25 / len(fields)) ** 0.5
    assert fields[:, 1:30, 1:30].mean() > 0.4
