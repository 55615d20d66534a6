"""What only the two depth-first generators promise: where they start, how they choose, and what they stack.

Both are watched at the moment when they look for a way on, and compared with a record of the visited cells kept
here.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.records.sampling import some
from zxmazes.routines.library import STEPS, Library

Cell = tuple[int, int]  # row and column in the field

STACK = 0xFF00  # SP before a call
FIRST = b"\xdd\x6e\x00\x18"  # generate_dfs has its first cell in IX when it gets here, and only once
AGAIN = b"\xf6\x01\xe9"  # it goes back into a slot with new random bits, without looking for ways
JP_HL = 0xE9  # .. and the cell that it looks from in IX here
VISIT = b"\xd5\xd5\x01\x00\x04"  # generate_dfs_small: DE = the cell that is visited, or come back to
BUDGET = 1_000_000


def start(library: Library, name: str, seed: int, width: int, height: int) -> None:
    """Set everything for a call, without running."""
    machine = library.machine
    machine.poke_word(library.address("rng_seed"), seed)
    machine.write(library.address("field_width"), (width, height))
    machine.poke_word(STACK - 2, 0)
    machine.set(sp=STACK - 2, pc=library.address(name), iff=0)


def find(library: Library, name: str, code: bytes) -> int:
    """The address of an instruction sequence in a routine, which must have it once."""
    first = library.address(name)
    routine = library.machine.read(first, library.size(name))
    assert routine.count(code) == 1
    return first + routine.index(code)


def to_cell(library: Library, address: int) -> Cell:
    return divmod(address - library.address("field"), 32)


def looks(library: Library, seed: int, width: int, height: int) -> Iterator[tuple[Cell, list[Cell]]]:
    """Run generate_dfs; each time that it looks for ways: the cell and the stacked cells. Ends at the sentinel.

    Not the cells that it takes from the stack and finds finished.
    """
    machine = library.machine
    start(library, "generate_dfs", seed, width, height)
    assert machine.run(BUDGET, find(library, "generate_dfs", FIRST), interrupts=False)
    bottom, again = machine.registers.sp, find(library, "generate_dfs", AGAIN) + 2
    sentinel = machine.word(bottom)
    assert sentinel < library.address("work"), "outside the field"
    yield to_cell(library, machine.registers.ix), []
    while True:
        machine.run(1, interrupts=False)
        registers = machine.registers
        if machine.peek(registers.pc) != JP_HL or registers.pc == again:
            continue
        if registers.ix == sentinel:
            assert registers.sp == bottom + 2
            return
        words = np.frombuffer(machine.read(registers.sp, bottom - registers.sp), "<u2")
        yield to_cell(library, registers.ix), [to_cell(library, int(word)) for word in words[::-1]]


class Visited:
    """The cells visited so far, and how often each way was taken out of which free ones."""

    def __init__(self, width: int, height: int) -> None:
        self.unvisited = {(row, column) for row in range(1, height, 2) for column in range(1, width, 2)}
        self.taken: defaultdict[tuple[int, ...], Counter[int]] = defaultdict(Counter)

    def ways(self, cell: Cell) -> dict[Cell, int]:
        """The unvisited neighbours and their directions (0 to 3)."""
        near = {(cell[0] + 2 * row, cell[1] + 2 * column): way for way, (row, column) in enumerate(STEPS)}
        return {there: way for there, way in near.items() if there in self.unvisited}

    def go(self, cell: Cell, there: Cell) -> None:
        """Go from a cell to one of its unvisited neighbours."""
        ways = self.ways(cell)
        assert there in ways
        self.taken[tuple(sorted(ways.values()))][ways[there]] += 1
        self.unvisited.remove(there)


def assert_even(taken: defaultdict[tuple[int, ...], Counter[int]], least: int) -> None:
    """Each way is as likely as the other free ones: for every set of ways that came up often enough."""
    choices = {ways: [counts[way] for way in ways] for ways, counts in taken.items() if len(ways) > 1}
    often = {ways: counts for ways, counts in choices.items() if sum(counts) >= least}
    assert len(often) >= 10  # six pairs and four threes
    for ways, counts in often.items():
        assert chisquare(counts).pvalue > 0.001, f"of the ways {ways} were taken {counts}"


@pytest.mark.parametrize(("width", "height"), [(31, 31), (5, 5), (7, 29), (31, 5)])
def test_dfs_stacks_a_cell_only_where_ways_remain(library: Library, width: int, height: int) -> None:
    """One way: it is taken, nothing stacked. More: the cell is stacked, once.

    None: the last one stacked that has ways comes back, and those above it are gone.
    """
    for seed in range(0, 65536, 8192):
        visited = Visited(width, height)
        events = list(looks(library, seed, width, height))
        assert not events[0][1]
        visited.unvisited.remove(events[0][0])
        for (cell, stacked), (there, then) in pairwise(events):
            ways = visited.ways(cell)
            assert len(set(stacked)) == len(stacked)
            if not ways:
                back = max(number for number, other in enumerate(stacked) if visited.ways(other))
                assert [*then, there] == stacked[: back + 1]
            else:
                assert then == (stacked if len(ways) == 1 else [*stacked, cell])
                visited.go(cell, there)
        assert not visited.unvisited
        assert not any(visited.ways(cell) for cell in (events[-1][0], *events[-1][1]))


@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_dfs"))
def test_dfs_chooses_evenly(library: Library, nth: int) -> None:
    visited = Visited(31, 31)
    for seed in range(100, 65536, 600)[::nth]:
        visited.unvisited = Visited(31, 31).unvisited
        cell = None
        for there, _ in looks(library, seed, 31, 31):
            if cell is None:
                visited.unvisited.remove(there)
            elif there in visited.unvisited:
                visited.go(cell, there)
            cell = there
    assert_even(visited.taken, 400 // nth)


def test_dfs_starts_anywhere(library: Library) -> None:
    """Over all seeds every row and every column has its 17 or 18 of 256 shares, and no cell is preferred."""
    count = np.zeros((15, 15), int)
    drawn = find(library, "generate_dfs", FIRST)
    for seed in range(65536):
        start(library, "generate_dfs", seed, 31, 31)
        assert library.machine.run(BUDGET, drawn, interrupts=False)
        row, column = to_cell(library, library.machine.registers.ix)
        assert row % 2 == column % 2 == 1
        count[row // 2, column // 2] += 1
    for axis in (0, 1):
        assert set(count.sum(axis=axis)) <= {17 * 256, 18 * 256}
    assert abs(count * 225 / 65536 - 1).max() < 0.25


@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_dfs_small"))
def test_small_visits_every_cell_and_chooses_evenly(library: Library, nth: int) -> None:
    machine = library.machine
    visit = find(library, "generate_dfs_small", VISIT)
    visited = Visited(31, 31)
    for seed in range(100, 65536, 600)[::nth]:
        visited.unvisited = Visited(31, 31).unvisited
        start(library, "generate_dfs_small", seed, 31, 31)
        path: list[Cell] = []
        while machine.run(BUDGET, visit, interrupts=False):
            cell = to_cell(library, machine.registers.de)
            if not path:
                assert cell == (29, 1)
                visited.unvisited.remove(cell)
            elif cell in visited.unvisited:
                visited.go(path[-1], cell)
            else:
                assert not visited.ways(path.pop())
                assert path.pop() == cell
            path.append(cell)
            machine.run(1, interrupts=False)
            if len(path) == 1 and not visited.unvisited and not visited.ways(cell):
                break
        assert not visited.unvisited
    assert_even(visited.taken, 400 // nth)
