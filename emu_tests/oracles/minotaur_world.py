"""A labyrinth of MINOTAUR in Python: what can be reached, with gates opened and closed by levers."""

from dataclasses import dataclass

import numpy as np
from scipy.sparse import csgraph, csr_array

Place = tuple[int, int]
STRIDE = 68
GOLD, SWORD, BALL, TORCH, LEVER, PULLED, DOOR = 1, 2, 3, 4, 5, 6, 8
WAYS = {0: (-1, 0), 1: (0, 1), 2: (1, 0), 3: (0, -1)}


@dataclass(frozen=True)
class World:
    """size: rows and columns; open: places without wall; gates: lever, closed at first; things: kind, lever.

    once: levers stay as they are when they have been pulled.
    """

    size: int
    open: frozenset[Place]
    gates: dict[Place, tuple[int, bool]]
    things: dict[Place, tuple[int, int]]
    once: bool = False

    def free(self, place: Place, pulled: int) -> bool:
        """Can it be walked on, when the levers whose bits are set have been pulled once more than put back?"""
        if place not in self.open:
            return False
        if place not in self.gates:
            return True
        lever, closed = self.gates[place]
        return closed == bool(pulled >> lever & 1)

    def step(self, place: Place, pulled: int) -> list[tuple[Place, int]]:
        """The places beside it, with the levers as they are then."""
        found = []
        for row, column in WAYS.values():
            there = place[0] + row, place[1] + column
            if self.free(there, pulled):
                bit = self.bit(there)
                found.append((there, pulled | bit if self.once else pulled ^ bit))
        return found

    def bit(self, place: Place) -> int:
        """That of the lever that is pulled there, or 0."""
        kind, lever = self.things.get(place, (0, 0))
        return 1 << lever if kind in ((LEVER,) if self.once else (LEVER, PULLED)) else 0

    def states(self) -> csr_array:
        """Whence each state leads: numbers of states are size * (size * levers pulled + row) + column."""
        count, levers = self.size**2, [lever for kind, lever in self.things.values() if kind in (LEVER, PULLED)]
        settings = 1 << max(levers, default=-1) + 1
        free = np.zeros((settings, self.size, self.size), bool)
        turned = np.zeros((self.size, self.size), np.int64)
        for row, column in self.open:
            free[:, row, column] = True
        for (row, column), (lever, closed) in self.gates.items():
            free[:, row, column] = (np.arange(settings) >> lever & 1 == 1) == closed
        for place in self.things:
            turned[place] = self.bit(place)
        pulled, rows, columns = np.nonzero(free)
        before, after = [], []
        for row, column in WAYS.values():
            there = (rows + row) % self.size, (columns + column) % self.size  # the outer wall is never free
            fine = free[pulled, *there]
            pull = np.bitwise_or if self.once else np.bitwise_xor
            new = pull(pulled[fine], turned[there][fine])
            before.append((pulled * count + rows * self.size + columns)[fine])
            after.append(new * count + (there[0] * self.size + there[1])[fine])
        ways = np.concatenate(before), np.concatenate(after)
        return csr_array((np.ones(len(ways[0]), np.int8), ways), shape=(settings * count,) * 2)

    def reached(self, start: Place = (1, 1)) -> set[Place]:
        """All places that the hero can come to."""
        found = {number % self.size**2 for number in self.after(self.states(), start)}
        return {divmod(int(place), self.size) for place in found}

    def shut_in(self, start: Place = (1, 1)) -> bool:
        """Is there a state from which he cannot come back to the start, with the levers as at first unless `once`?"""
        states = self.states()
        back = states.T.tocsr()
        settings = states.shape[0] // self.size**2 if self.once else 1
        return not self.after(states, start) <= set().union(*(self.after(back, start, at) for at in range(settings)))

    def after(self, states: csr_array, start: Place, setting: int = 0) -> set[int]:
        """The states that can follow one: a start, and the levers that have been pulled then."""
        first = (setting * self.size + start[0]) * self.size + start[1]
        return {*map(int, csgraph.breadth_first_order(states, first, return_predecessors=False))}


def world(size: int, ground: bytes, gates: bytes, things: bytes, *, once: bool) -> World:
    """A labyrinth as it is in memory before the game begins. ground: from row 0, column 0."""
    free = {(r, c) for r in range(size) for c in range(size) if not ground[STRIDE * r + c] & 0xC0}
    shut = {
        (gates[at], gates[at + 1]): (gates[at + 2], bool(gates[at + 3])) for at in range(0, len(gates), 4) if gates[at]
    }
    lying = {
        (things[at + 1], things[at + 2]): (things[at], things[at + 3]) for at in range(0, len(things), 4) if things[at]
    }
    return World(size, frozenset(free), shut, lying, once)
