"""A model of an average player in a hunted walk of the tape `generators`: how often the ghost catches him.

He walks 12.3 steps a second, takes a moment for each turn, and at one fork of six takes a wrong way for up to 12 steps;
then he goes on by the shortest way from where he is. Gems, which make room, he leaves alone.
"""

import itertools
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from emu_tests.machine.generators_tape import address, closed, entries, routine_of
from emu_tests.machine.generators_walker import LOOPS
from emu_tests.machine.images import assembly
from zxmazes.routines.library import STEPS, Library

PACE, TURN, ERRS, WRONG = 12.3, 0.1, 1 / 6, 12  # steps a second, seconds, how many times a fork, steps at most
WAY_COUNTS = 40
Place = tuple[int, int]


class Maze:
    """A maze of 31 x 31 with the longest way through it, and how far each place is from its end."""

    def __init__(self, free: npt.NDArray[np.bool_], start: Place, finish: Place, turn: int) -> None:
        self.free, self.start, self.finish = free, start, finish
        self.left = {finish: 0}
        places = [finish]
        for place in places:
            for there in self.beside(place):
                if there not in self.left:
                    self.left[there] = self.left[place] + 1
                    places.append(there)
        way = list(self.onward(start))
        turns = sum(ways_of(*three) for three in zip(way, way[1:], way[2:], strict=False))
        self.seconds = (14 * (len(way) - 1) + turn * turns) / 160 - 0.5  # of the time to beat, but its first half
        self.pace = (len(way) - 1) / self.seconds

    def beside(self, place: Place) -> list[Place]:
        """The places next to it that are free."""
        near = ((place[0] + rows, place[1] + columns) for rows, columns in STEPS)
        return [(r, c) for r, c in near if 0 <= r < 31 and 0 <= c < 31 and self.free[r, c]]

    def onward(self, place: Place) -> Iterator[Place]:
        """A shortest way to the end."""
        while True:
            yield place
            if place == self.finish:
                return
            place = min(self.beside(place), key=self.left.__getitem__)


def ways_of(one: Place, two: Place, three: Place) -> bool:
    """Is there a turn between two steps?"""
    return (two[0] - one[0], two[1] - one[1]) != (three[0] - two[0], three[1] - two[1])


def walked(maze: Maze, rng: Random, most: int = WRONG) -> list[Place]:
    """The places of a walk, with its errors."""
    trail = [maze.start]
    while trail[-1] != maze.finish:
        here = trail[-1]
        wrong = [there for there in maze.beside(here) if maze.left[there] > maze.left[here] and there not in trail]
        if len(trail) > 1 and wrong and rng.random() < ERRS:
            trail.append(rng.choice(wrong))
            for _ in range(rng.randrange(most)):
                if ahead := [there for there in maze.beside(trail[-1]) if there not in trail]:
                    trail.append(rng.choice(ahead))
            trail += [there for there in maze.onward(trail[-1]) if maze.left[there] >= maze.left[here]][1:]
        trail += list(itertools.islice(maze.onward(trail[-1]), 1, 2))
    return trail


def comes_out(maze: Maze, rng: Random, wait: int, far: int, wrong: int = WRONG) -> bool:
    """A walk against a ghost that sets out after so many tenths of a second, and runs if it is farther behind."""
    trail = walked(maze, rng, wrong)
    ghost, part, tenth, time = 0, 0.0, 0, 0.0
    for step, place in enumerate(trail[1:], 1):
        time += 1 / PACE + TURN * (step > 1 and ways_of(*trail[step - 2 : step + 1]))
        while tenth < 10 * time:
            tenth += 1
            if tenth <= wait:
                continue
            part += maze.pace / 10
            steps = int(part) + (step - 1 - ghost > far)
            part %= 1
            for _ in range(steps):
                ghost = min(ghost + 1, step - 1)
                if trail[ghost] == trail[step - 1]:
                    return False
        if trail[ghost] == place != maze.start:
            return False
    return True


def caught(maze: Maze, rng: Random, wait: int) -> bool:
    """A walk behind a thief: it sets out a quarter of the way ahead, at a pace of 1.5 times par for the whole way."""
    trail, way = walked(maze, rng), list(maze.onward(maze.start))
    at, part, tenth, time = (len(way) - 1) // 4, 0.0, 0, 0.0
    pace = (len(way) - 1) / (1.5 * (maze.seconds + 0.5) - 0.5)
    for step, place in enumerate(trail[1:], 1):
        time += 1 / PACE + TURN * (step > 1 and ways_of(*trail[step - 2 : step + 1]))
        while tenth < 10 * time:
            tenth += 1
            part += pace / 10 * (tenth > wait)
            if part >= 1:
                part -= 1
                at += 1
            if at == len(way) - 1:
                return False
            if way[at] == trail[step - 1]:
                return True
        if way[at] == place:
            return True
    return False


def catches(library: Library, each: int = 3, walks: int = 30, stars: int = 12) -> dict[int, float]:
    """The share of walks in which he catches a thief, of each kind, when so many stars are won."""
    rng = Random(1)
    return {
        place: float(np.mean([caught(maze, rng, address("THIEF_WAIT")) for maze in group for _ in range(walks)]))
        for place, group in mazes(library, each, stars).items()
    }


def mazes(library: Library, each: int, stars: int = 0) -> dict[int, list[Maze]]:
    """So many mazes with stars of each kind in kinds_order, by place in the menu; par is that of so many stars won."""
    code, org = assembly("generators").code, assembly("generators").org
    order = code[address("kinds_order") - org :][:32]
    found: dict[int, list[Maze]] = {place: [] for place in order}
    for place in order:
        entry = entries()[place]
        loops = code[entry - org] == LOOPS
        turn = 32 - 10 * loops - stars // 16 * (2 - loops)
        for seed in itertools.count(1):
            library.generate(routine_of(entry).removeprefix("generate_"), seed)
            free, stats = ~closed(library), library.stats()
            if stats.longest.steps >= WAY_COUNTS:
                found[place].append(Maze(free, stats.start, stats.finish, turn))
            if len(found[place]) == each:
                break
    return found


def shares(library: Library, each: int = 3, walks: int = 30, stars: int = 0) -> dict[int, float]:
    """The share of walks that come out, of each kind, when so many stars are won."""
    wait, far = address("HUNT_WAIT"), address("HUNT_FAR")
    rng = Random(1)
    return {
        place: float(np.mean([comes_out(maze, rng, wait, far) for maze in group for _ in range(walks)]))
        for place, group in mazes(library, each, stars).items()
    }
