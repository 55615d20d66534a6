"""The tapes `corridor` and `dfs` as a player has them: from the tape, by keys; a player who knows the way."""

import bisect
import functools
import itertools

import networkx as nx
import numpy as np

from emu_tests.machine.images import assembly
from emu_tests.machine.narrow import narrow_rows
from emu_tests.oracles.paths import Walls
from emu_tests.oracles.walk_rules import WAYS, Place, beside, leads
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built

KEYS = {1: "q", 2: "p", 4: "a", 8: "o"}
FRAMES = 0x5C78
_PANEL, _LONGEST = "panel_frame", 6000


@functools.cache
def _labels(tape: str) -> list[tuple[int, str]]:
    found = assembly(tape).symbols.items()
    return sorted((value, label) for label, value in found if value >= 0x8000 and label.islower())


class WalksPlayer:
    """A machine with the tape loaded, on its title."""

    def __init__(self, tape: str, model: int = 48, *, contended: bool = True) -> None:
        self.tape, self.machine = tape, Machine(model, contended=contended)
        built.load(self.machine, tape)
        self.machine.frames(60)

    def at(self, label: str) -> int:
        return assembly(self.tape).symbols[label]

    def byte(self, label: str) -> int:
        return self.machine.peek(self.at(label))

    def word(self, label: str) -> int:
        return self.machine.word(self.at(label))

    def place(self, label: str) -> Place:
        column, row = self.machine.read(self.at(label), 2)
        return row, column

    def press(self, *keys: str, frames: int = 4, after: int = 6) -> None:
        self.machine.press(*keys, frames=frames, after=after)

    def begin(self, seed: int, key: str = "ENTER") -> None:
        """From the title, at this moment."""
        self.machine.write(FRAMES, seed.to_bytes(3, "little"))
        self.press(key, after=40)

    def hold(self, way: int) -> None:
        """Hold the key of a direction, or none."""
        self.machine.ports.held = (KEYS[way],) if way else ()

    @property
    def status(self) -> str:
        """The narrow letters below the maze."""
        return narrow_rows(self.machine.screen())[22]

    @property
    def waits_in(self) -> str:
        """The label where the program is."""
        return _labels(self.tape)[bisect.bisect(_labels(self.tape), (self.machine.registers.pc, "~")) - 1][1]

    @property
    def over(self) -> bool:
        """Is there a panel over the maze?"""
        return self.waits_in == _PANEL

    def walls(self) -> Walls:
        data = np.frombuffer(self.machine.read(self.at("field"), 1024), np.uint8)
        return data.reshape(32, 32) >= 0x80

    def floor(self) -> nx.Graph:
        """The places of the floor, and which are side by side."""
        walls, graph = self.walls(), nx.Graph()
        for here in map(tuple, np.argwhere(~walls).tolist()):
            graph.add_edges_from((here, beside(here, way)) for way in WAYS if leads(walls, here, way))
        return graph

    def way(self) -> list[Place]:
        """The places from here to the finish."""
        path: list[Place] = nx.shortest_path(self.floor(), self.place("walker_at"), self.place("finish_at"))
        return path

    def walk(self, path: list[Place]) -> int:
        """Go along these places, with one key after the other; how many frames it took."""
        frames = 0
        directions = {(here, there): way for here in path for way in WAYS if (there := beside(here, way))}
        steps = dict(itertools.pairwise(path))
        while (here := self.place("walker_at")) != path[-1] and not self.over and frames < _LONGEST:
            self.hold(directions[here, steps[here]])
            self.machine.frames(1)
            frames += 1
        return frames

    def out(self, path: list[Place] | None = None) -> None:
        """Walk to the finish, the shortest way unless another is given; until its panel is complete."""
        self.walk(path or self.way())
        self.machine.frames(3)
        self.hold(0)
        self.settle()

    def settle(self) -> None:
        """Until a panel waits for ENTER."""
        for _ in range(300):
            if "ENTER" in "".join(self.machine.text()[18:20]):
                return
            self.machine.frames(1)
        raise AssertionError("\n".join(self.machine.text()))

    def leave(self) -> None:
        """BREAK from page to page, to BASIC."""
        for _ in range(5):
            self.press("CS", "SPACE", frames=40, after=40)
            if "RUN" in self.machine.text()[0]:
                return
