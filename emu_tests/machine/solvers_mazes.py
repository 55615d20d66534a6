"""Mazes of races of `solvers` by the library, and who wins in them: without the tape."""

import random

import numpy as np

from emu_tests.machine.solvers_bets import COURSES, DEPTH, EARLY, INSIDE, LANES, PRIM, SECOND, SNAIL
from zxmazes.routines.library import Library

_kept: list[tuple[np.ndarray, np.ndarray]] = []


def made(library: Library, chance: random.Random, kind: int) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """A maze of a kind, as the tape makes them: its least steps, its ends."""
    removed, start, (across, down), least, *_ = COURSES[kind]
    sides = 2 * across + 1, 2 * down + 1
    library.generate("prim" if removed == PRIM else "wilson", chance.randrange(65536), *sides)
    if removed > 0:
        library.set_parameters({"walls_removed": removed})
        library.call("remove_walls")
    away = [2 * (side // 2 + chance.randrange(side - side // 2)) for side in (down, across)]
    row, column = (there + (by if there == 1 else -by) for there, by in zip(start, away, strict=True))
    ends = start, (row, column)
    return (least, *ends[::-1]) if kind == INSIDE else (least, *ends)


def winners(library: Library) -> tuple[np.ndarray, np.ndarray]:
    """Bets that are won in races of each kind, by lanes, and the races; made once for all tests of a run."""
    if not _kept:
        _kept.append(_raced(library))
    return _kept[0]


def _raced(library: Library) -> tuple[np.ndarray, np.ndarray]:
    chance, kinds = random.Random(2), len(COURSES)
    wins, races = np.zeros((kinds, 4)), np.zeros((kinds, 1))
    for number in range(12000):
        kind = number % kinds
        least, start, finish = made(library, chance, kind)
        if library.solve("wave", start, finish).registers.bc < least:
            continue
        calls = [library.solve(solver, start, finish) for solver in LANES]
        times = [10**7 if call.carry else call.tstates for call in calls]
        times[DEPTH] -= EARLY[kind]
        races[kind] += 1
        for time in sorted(times, reverse=kind == SNAIL)[: 2 if kind == SECOND else 1]:
            wins[kind, times.index(time)] += 1
    return wins, races
