"""The tape `endless` played by a program: picture by picture, its rows recorded, its screen drawn anew by numpy."""

from collections import deque

import numpy as np
from numpy.typing import NDArray

from emu_tests.machine.endless_rows import GATE, NAME, row_of
from emu_tests.machine.images import assembly
from emu_tests.oracles.endless_rules import CELLS, TOP, Row, of_level
from zxmazes.machine.spectrum import Machine

AHEAD = 13
BACK = 0xFF50  # where the game returns to
STEPS = {"a": (1, 0), "p": (0, 1), "o": (0, -1), "q": (-1, 0)}
Pixels = NDArray[np.bool_]
Cell = tuple[int, int]

_HERO = (
    "....####.... ...######... ..##.##.##.. ..########.. ...######... ..########.. "
    ".##.####.##. .#..####..#. ....####.... ...##..##... ..##....##.. ..##....##..",
    "....####.... ...######... ..##.##.##.. ..########.. ...######... ...######... "
    "..########.. ..#.####.#.. ....####.... ....####.... ....##.##... ....##.##...",
)
_THINGS = {
    "gem": "..##.... .####... ###.##.. ##.###.. ######.. ######.. .####... ..##....",
    "water": "...#.... ..##.... ..###... .####... ##.###.. ##.###.. ######.. .####...",
    "quiet": "........ ........ ........ ..#..... .#.##... ..####.. #######. .#####..",
    "glows": "........ ...#.... ..#..... ...#.#.. .####... .#####.. #######. .#####..",
    "burns": "..#...#. #..#.#.. .#.##... .#####.. #######. ###.###. #######. .#####..",
    "flares": ".#..#... ..#.#.#. .###.#.. #######. ##.####. ####.##. #######. .#####..",
}
_GATES = {0x81: "..##..##..##", 0x01: "#..........#"}


def _shape(text: str) -> Pixels:
    return np.array([[char == "#" for char in line] for line in text.split()])


HERO = [_shape(text) for text in _HERO]
THINGS = {name: _shape(text) for name, text in _THINGS.items()}
GATES = {value: _shape(text)[0] for value, text in _GATES.items()}


class Endless:
    """A game in a machine that is booted and has the program's code: `picture` plays one picture after the other."""

    def __init__(self, seed: int, model: int = 48, *, contended: bool = False, first_level: int = 0) -> None:
        image = assembly(NAME)
        self.symbols = image.symbols
        self.machine = machine = Machine(model, contended=contended)
        machine.boot()
        if model == 128:  # page in 48 BASIC's ROM and bank 0, as after LOAD "": LD BC,7FFD; LD A,10; OUT (C),A; RET
            machine.write(0x7000, (0x01, 0xFD, 0x7F, 0x3E, 0x10, 0xED, 0x79, 0xC9))
            machine.call(0x7000, stack=0x7100)
        machine.write(image.org, image.code)
        machine.poke_word(BACK - 16, BACK)
        machine.write(BACK, (0x18, 0xFE))  # JR to itself
        machine.set(pc=self.symbols["start"], sp=BACK - 16, iff=1)
        machine.frames(40)
        machine.ports.held = ("ENTER",)
        self.run_to("play_same")
        machine.ports.held = ()
        machine.poke_word(self.symbols["seed"], seed)
        self.run_to("game_begin")
        machine.set(a=first_level)
        self.begin()

    def run_to(self, label: str) -> None:
        self.machine.run(1)
        self.machine.run_to(self.symbols[label], 20_000_000, label)

    def begin(self) -> None:
        """On to the first picture of a game."""
        self.rows: list[Row] = []
        self.first = 0
        self.run_to("picture")
        self._record()

    def byte(self, label: str) -> int:
        return self.machine.peek(self.symbols[label])

    def word(self, label: str) -> int:
        return self.machine.word(self.symbols[label])

    def poke(self, label: str, value: int) -> None:
        self.machine.write(self.symbols[label], [value])

    def picture(self, *keys: str) -> int:
        """Play a picture with these keys held: its T-states from the interrupt on; 0 when the hero is lost."""
        machine = self.machine
        machine.ports.held = keys
        before = machine.registers.t
        machine.run(1)
        machine.run(4 * machine.frame, self.symbols["play_frame"])
        used = machine.registers.t - before + before % machine.frame
        going_on = machine.run(2 * machine.frame, self.symbols["picture"])
        assert not going_on or machine.registers.t - before < 1.2 * machine.frame, "a frame was missed"
        machine.ports.held = ()
        if not going_on:
            return 0
        self._record()
        return used

    def _record(self) -> None:
        """Note the rows that are new, by their numbers from 0 on."""
        made = self.byte("rows_made")
        while (len(self.rows) & 0xFF) != made:
            self.rows.append(row_of(self.machine, self.symbols, len(self.rows)))
        self.first += (self.byte("top_row") - self.first) & 0xFF

    def hero(self) -> Cell:
        """The hero's row, from 0 on, and column."""
        return self.first + ((self.byte("hero_row") - self.first) + 0x80 & 0xFF) - 0x80, self.byte("hero_column")

    def ways(self, cell: Cell) -> dict[str, Cell]:
        """The cells beside a cell, by their keys."""
        row, column = cell
        cells, below = self._now(row) >= 0x80
        above = self._now(row - 1)[1] >= 0x80 if row > self.first - 2 and row else np.ones(32, bool)
        walls = {
            "a": below[2 * column + 1],
            "p": cells[2 * column + 2],
            "o": cells[2 * column],
            "q": above[2 * column + 1],
        }
        return {key: (row + STEPS[key][0], column + STEPS[key][1]) for key, wall in walls.items() if not wall}

    def _now(self, row: int) -> NDArray[np.uint8]:
        """A row as it is now: the hammer may have changed it, gates open and shut."""
        bytes_ = self.machine.read(self.symbols["field"] + 64 * (row % 16), 64)
        return np.frombuffer(bytes_, np.uint8).reshape(2, 32)

    def plan(self) -> str:
        """The key of the shortest way to the last row on the screen, or as deep as it goes; SPACE for the hammer."""
        start = self.hero()
        before: dict[Cell, tuple[Cell, str]] = {start: (start, "")}
        queue, best = deque([start]), start
        while queue:
            cell = queue.popleft()
            best = max(best, cell, key=lambda each: each[0])
            if cell[0] >= self.first + 11:
                break
            for key, there in self.ways(cell).items():
                if there not in before and there[0] >= self.first + 2:
                    before[there] = cell, key
                    queue.append(there)
        if best[0] < self.first + 10 and self.byte("hammers") and "a" not in self.ways(start):
            return "SPACE"
        key = ""
        while best != start:
            best, key = before[best]
        return key

    def play(self) -> int:
        """Play a picture as somebody who knows the way."""
        key = self.plan() if self.byte("hero_left") <= 4 else ""
        if key == "SPACE" and self.byte("held") & 16:
            key = ""  # it has to be let go first
        return self.picture(*([key] if key else []))

    def drawn(self) -> Pixels:
        """What the field should look like: 184 lines of 184 pixels, without the hero."""
        first, fine = self.first, self.byte("fine")
        maze = np.zeros((16 * (AHEAD + 1), 192), dtype=bool)
        for number in range(AHEAD + 1):
            cells, below = self._now(first + number)
            walls, top = cells >= 0x80, 16 * number
            for column in range(CELLS + 1):
                maze[top : top + 12, 16 * column : 16 * column + 4] = walls[2 * column]
                maze[top + 12 : top + 16, 16 * column : 16 * column + 4] = True
                if column < CELLS:
                    floor = int(below[2 * column + 1])
                    maze[top + 12 : top + 16, 16 * column + 4 : 16 * column + 16] = GATES.get(floor, floor >= 0x80)
            thing = self.machine.peek(self.symbols["gems"] + (first + number) % 256)
            if 0 < thing < GATE and number <= AHEAD:
                at = 8 * (thing & 0x1F)
                maze[top + 2 : top + 10, at : at + 8] |= THINGS[self.look(thing)]
        return maze[fine + TOP : fine + 192, :192]

    def look(self, thing: int) -> str:
        """What a thing looks like now."""
        beat = self.byte("beat")
        if thing < 0x40:
            return "water" if thing & 0x20 else "gem"
        return "quiet" if beat < 72 else "glows" if beat < 96 else "flares" if beat & 4 else "burns"

    def shown(self) -> Pixels:
        """The field as it is on the screen."""
        screen = np.frombuffer(self.machine.screen()[:6144], np.uint8).reshape(3, 8, 8, 32)
        lines = screen.transpose(0, 2, 1, 3).reshape(192, 32)
        return np.unpackbits(lines, axis=1)[TOP:, :192].astype(bool)

    def colours(self) -> NDArray[np.uint8]:
        """The attributes."""
        return np.frombuffer(self.machine.attributes(), np.uint8).reshape(24, 32)


def set_level(game: Endless, level: int) -> None:
    """Go on at a level, counted from 0, with its speed, its dangers in the rows that come, its colour."""
    rate, _, _, _, ink = of_level(level)
    for label, value in (("level", level), ("made_level", level), ("level_rate", rate), ("level_ink", ink)):
        game.poke(label, value)
    game.poke("ink_due", 1)


def lift(game: Endless) -> None:
    """Put the hero, and his cell, back to the middle of the field when he is about to be lost."""
    height = game.byte("hero_y")
    rows = (112 - height) // 16
    if height < 56:
        game.poke("hero_y", height + 16 * rows)
        game.poke("hero_row", (game.byte("hero_row") + rows) & 0xFF)
