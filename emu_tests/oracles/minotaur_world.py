"""A labyrinth of MINOTAUR in Python: what can be reached, with gates opened and closed by levers."""

from collections import deque
from dataclasses import dataclass

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

    def reached(self, start: Place = (1, 1)) -> set[Place]:
        """All places that the hero can come to."""
        states, waiting = {(start, 0)}, deque([(start, 0)])
        while waiting:
            for state in self.step(*waiting.popleft()):
                if state not in states:
                    states.add(state)
                    waiting.append(state)
        return {place for place, _ in states}

    def shut_in(self, start: Place = (1, 1)) -> bool:
        """Is there a state from which he cannot come back to the start with the levers as at first?"""
        forward: dict[tuple[Place, int], list[tuple[Place, int]]] = {}
        waiting = deque([(start, 0)])
        backward: dict[tuple[Place, int], list[tuple[Place, int]]] = {(start, 0): []}
        while waiting:
            state = waiting.popleft()
            if state in forward:
                continue
            forward[state] = self.step(*state)
            for after in forward[state]:
                backward.setdefault(after, []).append(state)
                waiting.append(after)
        back, waiting = {(start, 0)}, deque([(start, 0)])
        while waiting:
            for before in backward[waiting.popleft()]:
                if before not in back:
                    back.add(before)
                    waiting.append(before)
        return len(back) < len(forward)


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
