"""A labyrinth of MINOTAUR in Python: what can be reached, with gates opened and closed by levers."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.sparse import csgraph, csr_array

Place = tuple[int, int]
STRIDE = 68
GOLD, SWORD, BALL, TORCH, LEVER, PULLED, DOOR = 1, 2, 3, 4, 5, 6, 8
WAYS = {0: (-1, 0), 1: (0, 1), 2: (1, 0), 3: (0, -1)}


@dataclass(frozen=True)
class World:
    """size: rows and columns; open: places without wall; gates: lever, closed at first; things: kind, lever."""

    size: int
    open: frozenset[Place]
    gates: dict[Place, tuple[int, bool]]
    things: dict[Place, tuple[int, int]]

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
                kind, lever = self.things.get(there, (0, 0))
                found.append((there, pulled ^ 1 << lever if kind in (LEVER, PULLED) else pulled))
        return found

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
        for (row, column), (kind, lever) in self.things.items():
            turned[row, column] = 1 << lever if kind in (LEVER, PULLED) else 0
        pulled, rows, columns = np.nonzero(free)
        before, after = [], []
        for row, column in WAYS.values():
            there = (rows + row) % self.size, (columns + column) % self.size  # the outer wall is never free
            fine = free[pulled, *there]
            new = pulled[fine] ^ turned[there][fine]
            before.append((pulled * count + rows * self.size + columns)[fine])
            after.append(new * count + (there[0] * self.size + there[1])[fine])
        ways = np.concatenate(before), np.concatenate(after)
        return csr_array((np.ones(len(ways[0]), np.int8), ways), shape=(settings * count,) * 2)

    def reached(self, start: Place = (1, 1)) -> set[Place]:
        """All places that the hero can come to."""
        found = np.unique(self.after(self.states(), start) % self.size**2)
        return {divmod(int(place), self.size) for place in found}

    def shut_in(self, start: Place = (1, 1)) -> bool:
        """Is there a state from which he cannot come back to the start with the levers as at first?"""
        states = self.states()
        return not set(self.after(states, start)) <= set(self.after(states.T.tocsr(), start))

    def after(self, states: csr_array, start: Place) -> npt.NDArray[np.int64]:
        """The states that can follow a start with the levers as at first."""
        first = start[0] * self.size + start[1]
        order = csgraph.breadth_first_order(states, first, return_predecessors=False)
        return np.asarray(order, np.int64)


def world(size: int, ground: bytes, gates: bytes, things: bytes) -> World:
    """A labyrinth as it is in memory before the game begins. ground: from row 0, column 0."""
    free = {(r, c) for r in range(size) for c in range(size) if not ground[STRIDE * r + c] & 0xC0}
    shut = {
        (gates[at], gates[at + 1]): (gates[at + 2], bool(gates[at + 3])) for at in range(0, len(gates), 4) if gates[at]
    }
    lying = {
        (things[at + 1], things[at + 2]): (things[at], things[at + 3]) for at in range(0, len(things), 4) if things[at]
    }
    return World(size, frozenset(free), shut, lying)
