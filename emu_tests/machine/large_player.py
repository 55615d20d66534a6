"""A player of the tape `large`, computed: it explores what it sees, thinks where a wall is in its way, and errs."""

import copy
import functools
import random
from collections import deque
from dataclasses import dataclass, field

from emu_tests.machine.large_challenge import GEM_SECONDS, LOCKED, at_level
from emu_tests.machine.large_tape import NAME, STEPS, walk
from emu_tests.machine.pressing import byte, word
from emu_tests.oracles.paths import Place

#: Frames: of a step, of a thought where a wall changes the next steps, of the hound's rests.
STEP, THINKS, GEM_REST, BONE_REST, WAKES = 4, 25, 150, 200, 16
#: One of so many forks is taken wrongly, for so many steps; steps looked ahead; how near the hound is for the bone.
ERRS, ASTRAY, AHEAD, NEAR = 16, 8, 8, 6


@dataclass
class Player:
    """Somebody in a maze."""

    walls: list[list[bool]]
    here: Place
    ring: Place
    gems: list[Place]  # those that it takes before the ring
    window: Place  # rows, columns
    after: int  # seconds until the hound sets out
    pace: int
    chance: random.Random
    clock: int  # seconds at the start
    seen: set[Place] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.home = self.here
        self.again()

    def again(self) -> None:
        """From the start, with the map and the gems found so far."""
        self.here = self.hound = self.home
        self.frames, self.gained, self.bitten, self.bone, self.due = 0, 0, False, True, 50 * self.after + 25
        self.exits: dict[Place, Place] = {}
        self._look()

    def _look(self) -> set[Place]:
        """See what is in the window: the walls that are new."""
        size = len(self.walls)
        corner = [min(max(at - seen // 2, 0), size - seen) for at, seen in zip(self.here, self.window, strict=True)]
        shown = {(corner[0] + r, corner[1] + c) for r in range(self.window[0]) for c in range(self.window[1])}
        fresh = shown - self.seen
        self.seen |= fresh
        return {(r, c) for r, c in fresh if self.walls[r][c]}

    def _open(self, at: Place) -> bool:
        """As far as it knows: posts are walls, and what it has not seen is none."""
        row, column = at
        inside = 0 < row < len(self.walls) - 1 and 0 < column < len(self.walls) - 1
        return inside and row % 2 + column % 2 > 0 and not (at in self.seen and self.walls[row][column])

    def _way(self) -> list[Place]:
        """To the nearest gem that is left, then to the ring."""
        goals = set(self.gems) or {self.ring}
        before: dict[Place, Place] = {self.here: self.here}
        queue = deque([self.here])
        while queue:
            at = queue.popleft()
            if at in goals:
                found = []
                while at != self.here:
                    found.append(at)
                    at = before[at]
                return found[::-1]
            for down, right in STEPS.values():
                there = at[0] + down, at[1] + right
                if there not in before and self._open(there):
                    before[there] = at
                    queue.append(there)
        raise AssertionError("no way")

    def _pass(self, frames: int) -> None:
        """The hound moves meanwhile."""
        self.frames += frames
        while self.exits and self.due <= self.frames and not self.bitten:
            rows, columns = self.window
            near = abs(self.hound[0] - self.here[0]) <= rows // 2 and abs(self.hound[1] - self.here[1]) <= columns // 2
            self.hound = self.exits.get(self.hound, self.hound)
            self.due += self.pace & ~1 if near else self.pace
            self.bitten = self.hound == self.here
        if self.bone and self.due <= self.frames + 50 and self._behind() <= NEAR:
            self.bone, self.due = False, self.frames + BONE_REST

    def _behind(self) -> int:
        at, steps = self.hound, 0
        while at != self.here and steps <= NEAR:
            at, steps = self.exits[at], steps + 1
        return steps

    def _step(self, there: Place) -> set[Place]:
        out, self.exits[self.here], self.here = self.frames >= 50 * self.after + 25, there, there
        if out and there == self.hound and self.due < self.frames + WAKES:
            self.bitten = True
        self._pass(STEP)
        if there in self.gems:
            self.gems.remove(there)
            self.gained += GEM_SECONDS
            self.due = max(self.due, self.frames + GEM_REST)
        return self._look()

    def _stray(self, ahead: Place) -> list[Place]:
        """Another way than this, from a fork."""
        found: list[Place] = []
        before, at = ahead, self.here
        while len(found) < ASTRAY:
            sides = [(at[0] + down, at[1] + right) for down, right in STEPS.values()]
            open_ = [one for one in sides if not self.walls[one[0]][one[1]] and one not in (before, *found[-2:-1])]
            if not open_:
                break
            before, at = at, self.chance.choice(open_)
            found.append(at)
        return found

    def play(self) -> float:
        """The seconds that it took, less those that gems gave; infinity if the hound bit it or it was too late."""
        plan = self._way()
        while plan and not self.bitten and self.frames / 50 - self.gained < 2 * self.clock:
            row, column = self.here
            forks = sum(not self.walls[row + down][column + right] for down, right in STEPS.values()) > 2
            if forks and self.chance.randrange(ERRS) == 0:
                for there in self._stray(plan[0]):
                    if not self.bitten:
                        self._step(there)
                self._pass(THINKS)
                plan = self._way()
                continue
            wanted = bool(self.gems), len(self.gems)
            fresh = self._step(plan.pop(0))
            if fresh & set(plan):
                if fresh & set(plan[:AHEAD]):
                    self._pass(THINKS)
                plan = self._way()
            elif wanted != (bool(self.gems), len(self.gems)):
                plan = self._way()
        return self.frames / 50 - self.gained if self.here == self.ring and not self.bitten else float("inf")


@functools.cache
def player(level: int, seed: int) -> Player:
    """A player at the beginning of a maze of a level."""
    machine = at_level(level, seed)
    shown = walk(machine)
    _, _, columns, rows = shown.window
    gems = list(shown.gems or ()) if level in LOCKED else []
    after, pace = byte(machine, NAME, "hound_after"), byte(machine, NAME, "hound_pace")
    chance, clock = random.Random(seed), word(machine, NAME, "seconds")
    return Player(shown.walls.tolist(), shown.hero, shown.goal, gems, (rows, columns), after, pace, chance, clock)


def share_left(level: int, seed: int) -> float:
    """The share of the clock that is left at the ring, on a first try without a hound: less than 0 if too late."""
    here = copy.deepcopy(player(level, seed))
    here.after = 10**6
    here.again()
    taken = here.play()
    return 1 - taken / here.clock


def tries_lost(level: int, seed: int, tries: int = 3) -> int:
    """How many tries are lost in a maze of a level: bitten, or late; the map and the gems stay."""
    here = copy.deepcopy(player(level, seed))
    for lost in range(tries):
        if here.play() <= here.clock:
            return lost
        here.again()
    return tries
