"""The game `inside` as a player has it: from its tape, by keys; and a bot that reads its memory."""

from collections.abc import Callable

import networkx as nx

from emu_tests.machine.images import assembly
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built

#: Directions, as the bits of a room have them, and what they add to its number; the stairs' step is the level's.
NORTH, UP, EAST, SOUTH, DOWN, WEST = 0, 1, 2, 4, 5, 6
STEPS = {NORTH: -16, EAST: 1, SOUTH: 16, WEST: -1}
HERE = 255
_FRAMES = 0x5C78
_MOST = 60_000_000  # T-states for a level's page, its floors, the view's tables and the first picture


class InsidePlayer:
    """A machine with the tape loaded, on the page from which games begin."""

    def __init__(
        self, model: int, *, contended: bool = True, prepare: Callable[[Machine], object] | None = None
    ) -> None:
        """prepare: what is done to the machine when the tape is loaded, before the program begins."""
        self.symbols = assembly("inside").symbols
        self.machine = Machine(model, contended=contended)
        built.load(self.machine, "inside")
        if prepare:
            prepare(self.machine)
        self.machine.run_to(self.symbols["title_frame"], 30_000_000)
        self.machine.frames(20)
        self.machine.press("ENTER", frames=4, after=20)

    def begin(self, seed: int, level: int = 0) -> None:
        """A game from this level on, whose floors begin with this seed."""
        self.machine.poke_word(_FRAMES, seed)
        self.machine.ports.held = ("s",)
        self.machine.run_to(self.symbols["level_take"], _MOST)
        self.machine.ports.held = ()
        self.machine.write(self.symbols["level_number"], bytes([level]))
        self.picture()

    def picture(self, most: int = _MOST) -> None:
        """Run on until the last picture is complete, and of the next one nothing has been drawn."""
        self.machine.run(1)
        self.machine.run_to(self.symbols["play_walls"], most)

    def shown(self, most: int = _MOST) -> None:
        """Run on until a picture is complete: in the interrupt, wherever the program is."""
        self.machine.run(1)
        self.machine.run_to(self.symbols["play_whole"], most)

    def pictures(self, count: int) -> None:
        for _ in range(count):
            self.picture()

    def byte(self, label: str) -> int:
        return self.machine.peek(self.symbols[label])

    def word(self, label: str) -> int:
        return self.machine.word(self.symbols[label])

    def level(self, number: int) -> int:
        """A field of the level that is played."""
        return self.machine.peek(self.symbols["level_now"] + number)

    def array(self, label: str) -> bytes:
        """One of the arrays that have a byte for each room."""
        return self.machine.read(self.symbols[label], 256)

    @property
    def stairs(self) -> int:
        return self.byte("stairs_step")

    def beside(self, room: int, way: int) -> int:
        return room + {**STEPS, UP: self.stairs, DOWN: -self.stairs}[way]

    def graph(self) -> nx.Graph:
        """All rooms and the ways between them."""
        found = nx.Graph()
        rooms = self.array("rooms")
        for room, ways in enumerate(rooms):
            for way in (*STEPS, UP, DOWN):
                if ways >> way & 1:
                    found.add_edge(room, self.beside(room, way))
        return found

    # --- by keys ------------------------------------------------------------------------------------------------

    def hold(self, *keys: str) -> None:
        self.machine.ports.held = keys

    def turn_to(self, way: int, tries: int = 80) -> None:
        """Hold a key until the player looks in a direction; the game aligns the rest."""
        for _ in range(tries):
            off = (32 * way - self.byte("player_turn") + 128) % 256 - 128
            if abs(off) < 6:
                break
            self.hold("p" if off > 0 else "o")
            self.picture()
        self.hold()

    def walk(self, way: int, *, run: bool = False, tries: int = 60) -> bool:
        """Walk to the middle of the next room; False if something ended it."""
        here, level, lives = self.byte("player_room"), self.byte("level_number"), self.byte("lives")
        there = self.beside(here, way)
        if way in (UP, DOWN):
            self.hold("e" if way == UP else "z")
            self.pictures(3)
            self.hold()
            self.pictures(5)  # the ROM takes a key that comes back at once for one that was held
            return self.byte("player_room") == there
        self.turn_to(way)
        self.hold("q", "SPACE") if run else self.hold("q")
        for _ in range(tries):
            self.picture()
            if (level, lives) != (self.byte("level_number"), self.byte("lives")):
                break
            if self.byte("player_room") == there and self._in_middle():
                break
        self.hold()
        return self.byte("player_room") == there

    def _in_middle(self) -> bool:
        return all(abs(self.word(axis) % 256 - 128) < 36 for axis in ("player_x", "player_y"))
