"""A player of the walk on the tape `generators`: by keys alone, along a way that networkx finds."""

import itertools
from typing import Self

import networkx as nx
import numpy as np

from emu_tests.machine.generators_tape import NAME, address, done, make, walls
from emu_tests.machine.pressing import BUDGET, hold, press, until
from zxmazes.machine.spectrum import Machine

WAYS = {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}
Place = tuple[int, int]
OPEN, LOCKED, OPENED = 0x42, 0x47, 0xC2  # the colours of the ring: white until a gem opens it, then it flashes
LOOPS = 0x45  # the colour of the kinds with loops


def until_end(machine: Machine, label: str = "walk_out", frames: int = BUDGET) -> None:
    """Run on to a label of what follows a walk: before that is unpacked, other code is at its address."""
    until(machine, NAME, "end_unpack", frames)
    until(machine, NAME, label, frames)


class Walker:
    """In front of a maze that is to be walked through."""

    def __init__(self, machine: Machine, routine: str = "generate_prim", seed: str = "7", torch: bool = False) -> None:
        make(machine, routine, seed=seed)
        self.begin(machine)
        if torch:
            self.light()

    def light(self) -> None:
        """Before the first step: by torch into another maze, which is read."""
        press(self.machine, "t")
        until(self.machine, NAME, "walk_still", 2000)
        self.read(self.machine)

    @classmethod
    def before(cls, machine: Machine) -> Self:
        """The same where a maze is made already."""
        walker = cls.__new__(cls)
        walker.begin(machine)
        return walker

    @classmethod
    def without_stars(cls, machine: Machine) -> Self:
        """The same in a maze that is too small for them."""
        make(machine, "generate_prim", seed="7")
        press(machine, "m", after=40)
        machine.type("w", "1", "9", "ENTER", "ENTER")
        done(machine)
        return cls.before(machine)

    @classmethod
    def walking(cls, machine: Machine) -> Self:
        """The same where a walk can begin."""
        walker = cls.__new__(cls)
        walker.read(machine)
        return walker

    def begin(self, machine: Machine) -> None:
        """Read the maze that is made, and go to the page of its walk."""
        self.read(machine)
        press(machine, "w", after=38)

    def read(self, machine: Machine) -> None:
        """Read the maze."""
        self.machine = machine
        self.field = machine.read(address("field"), 1024)
        self.free = ~walls(machine)
        self.graph = nx.Graph()
        for row, column in np.argwhere(self.free).tolist():
            for there in ((row + 1, column), (row, column + 1)):
                if self.free[there]:
                    self.graph.add_edge((row, column), there)

    def place(self, label: str) -> Place:
        """Row and column there: column first in memory."""
        column, row = self.machine.read(address(label), 2)
        return row, column

    def byte(self, label: str) -> int:
        """A byte of the program's memory."""
        return self.machine.peek(address(label))

    def word(self, label: str) -> int:
        """Two bytes of the program's memory."""
        return self.machine.word(address(label))

    def at_time(self, tenths: int) -> None:
        """Let the clock show so many tenths of a second; the ghost stays where it is."""
        for label in ("clock", "ghost_clock"):
            self.machine.write(address(label), tenths.to_bytes(2, "little"))

    def lay_ghost(self) -> None:
        """Before the first step: no ghost walks this maze any more. It is in the outer wall, and stays there."""
        until(self.machine, NAME, "walk_still", 200)
        row, column = (0 if at > 15 else 30 for at in self.place("walker_at"))  # the corner that is farther
        self.machine.write(address("ghost_at"), [column, row])
        self.machine.write(address("ghost_clock"), [255, 255])
        self.machine.write(address("ghost_due"), [1])

    def way(self) -> list[Place]:
        """The shortest way from start to finish."""
        return nx.shortest_path(self.graph, self.place("stats_start"), self.place("stats_finish"))

    def walk(self, way: list[Place], limit: int = 6000) -> int:
        """Hold the direction of each step until the walker is there; how many frames it took."""
        frames = 0
        for here, there in itertools.pairwise(way):
            hold(self.machine, WAYS[there[0] - here[0], there[1] - here[1]])
            while self.place("walker_at") != there:
                self.machine.frames(1)
                frames += 1
                assert frames < limit, (here, there)
        hold(self.machine)
        return frames

    def out(self) -> None:
        """From a place of the way to its end, its ring open, until the page of its result waits for a key."""
        self.machine.write(address("ring_ink") + 1, [OPEN])
        way = self.way()
        self.walk(way[way.index(self.place("walker_at")) : -1])
        here, there = way[-2:]
        hold(self.machine, WAYS[there[0] - here[0], there[1] - here[1]])
        until_end(self.machine)
        hold(self.machine)
        self.machine.frames(230)  # the way lights up, three stars fly


def gems_of(walker: Walker) -> dict[Place, int]:
    """Row and column of each gem that is there, and its steps from the way."""
    found = walker.machine.read(address("gems"), address("walk_extra") - address("gems"))
    return {
        (row, column): steps for column, row, steps in zip(found[::3], found[1::3], found[2::3], strict=True) if row
    }


def par_of(walker: Walker, dark: bool = False, stars: int = 0, kind: int = 0, gems: int = 0) -> int:
    """In tenths: 14/16 a step, 2 a turn: less for all stars, of the kind, loops; 20 for each of `gems`."""
    steps = walker.machine.read(address("route"), walker.word("route_length"))
    turns = sum(here != there for here, there in itertools.pairwise(steps))
    loops = 10 * (walker.machine.peek(walker.word("entry")) == LOOPS)
    way = (14 * len(steps) + (32 - stars // 16 * (1 if loops else 2) - kind // 2 - loops) * turns) // 16
    return (way + 20 * gems) * (2 if dark else 1)


def points(walker: Walker, steps: int) -> int:
    """For each star the steps of the way, and one for each tenth of a second left of par; by torch twice as many."""
    left = max(0, walker.word("walk_parred") - walker.word("clock"))
    return (walker.byte("walk_won_stars").bit_count() * steps + left) * (1 + walker.byte("walk_dark"))


def tenths(text: str) -> int:
    """A time on the screen."""
    return round(10 * float(text))
