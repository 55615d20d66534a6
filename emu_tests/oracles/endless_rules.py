"""The rules of the game `endless`, written from its instructions: a frame at a time, on rows that are given to it."""

from collections.abc import Callable
from dataclasses import dataclass, field

CELLS = 11
ROW = 16  # pixels of a row, and of a step
PACE = 2  # the hero's pixels in a frame
TOP, LOWEST = 8, 112  # lines: where the fire is, and from where on the screen follows the hero
LEVEL_ROWS, START_ROW, START_COLUMN = 20, 4, 5
BEATS, GATE_SHUTS, EMBER_GLOWS, EMBER_FLARES = 128, 48, 72, 96
WATER_FRAMES = 100
#: Each level: the fire in sixteenths of a pixel a frame, dead ends of 256 that are opened, gates, embers, colour.
LEVELS = [
    *((4, 255, 0, 0, 0x05), (5, 224, 0, 0, 0x04), (6, 64, 0, 0, 0x03), (6, 64, 0, 0, 0x05)),
    *((7, 64, 1, 0, 0x04), (7, 64, 1, 0, 0x03), (8, 64, 1, 1, 0x05), (8, 64, 1, 1, 0x04)),
    *((9, 64, 1, 1, 0x03), (9, 64, 1, 1, 0x45), (10, 64, 1, 1, 0x05)),
]
STEPS = {"a": (1, 0), "p": (0, 1), "o": (0, -1), "q": (-1, 0)}
BACK = {"a": "q", "q": "a", "o": "p", "p": "o"}
FIRST = ("a", "p", "o", "q")  # of several ways the first one is taken
Cell = tuple[int, int]


@dataclass
class Row:
    """A row: where it is open to the right of a cell and below it; its gate; what lies where; the guide's way down."""

    right: list[bool]
    down: list[bool]
    gate: int | None
    thing: tuple[str, int] | None
    exit: int

    def runs(self) -> list[range]:
        """Cells side by side."""
        ends = [column for column in range(CELLS) if not self.right[column]]
        return [range(first, last + 1) for first, last in zip([0, *[end + 1 for end in ends]], ends, strict=False)]


def level_at(row: int, first: int = 0) -> int:
    """The level, 0 the first, of a hero who has come to a row."""
    return first + max(0, row - START_ROW) // LEVEL_ROWS


def of_level(level: int) -> tuple[int, int, int, int, int]:
    """What a level has; behind the last one it stays as there."""
    return LEVELS[min(level, len(LEVELS) - 1)]


@dataclass
class Rules:
    """A game. rows: gives a row by its number."""

    rows: Callable[[int], Row]
    first_level: int = 0
    cell: Cell = (START_ROW, START_COLUMN)
    left: int = 0  # pixels that he has still to go to his cell
    way: str = "a"
    line: int = ROW * START_ROW  # of the screen
    part: int = 0  # sixteenths of a pixel
    scrolled: int = 0
    beat: int = 0
    cooled: int = 0
    score: int = 0
    deepest: int = START_ROW
    hammers: int = 3
    frames: int = 0
    taken: set[int] = field(default_factory=set)  # rows whose gem or water is taken
    broken: set[Cell] = field(default_factory=set)  # cells whose floor is
    held: set[str] = field(default_factory=lambda: {*STEPS, "SPACE"})  # what is held when it begins is not a new press
    tapped: set[str] = field(default_factory=set)  # pressed since he was in a cell last
    lost: str = ""

    @property
    def level(self) -> int:
        return level_at(self.deepest, self.first_level)

    def thing(self, row: int) -> tuple[str, int] | None:
        """What lies in a row."""
        return None if row in self.taken else self.rows(row).thing

    def down(self, cell: Cell, *, gates: bool = True) -> bool:
        """Is the floor of a cell open? gates: as they are now; else as if they were open."""
        row = self.rows(cell[0])
        if cell in self.broken:
            return True
        shut = gates and row.gate == cell[1] and self.beat < GATE_SHUTS
        return row.down[cell[1]] and not shut

    def ways(self, cell: Cell, *, gates: bool = True) -> dict[str, Cell]:
        """The cells beside a cell, by their keys."""
        row, column = cell
        walls = {
            "a": self.down(cell, gates=gates),
            "p": self.rows(row).right[column],
            "o": column > 0 and self.rows(row).right[column - 1],
            "q": row > 0 and self.down((row - 1, column), gates=gates),
        }
        return {key: (row + STEPS[key][0], column + STEPS[key][1]) for key in FIRST if walls[key]}

    def frame(self, *keys: str) -> str:
        """A frame with these keys held, SPACE for the hammer. Returns how he was lost, or nothing."""
        self.tapped |= set(keys) - self.held
        self.held = set(keys)
        self.frames += 1
        self.beat = (self.beat + 1) % BEATS
        if self.left:
            if self.way not in keys and BACK[self.way] in keys:
                self.left = ROW - self.left
                self._head_for(BACK[self.way])
        else:
            self._decide()
        if self.left:
            self.left -= PACE
            self.line += {"a": PACE, "q": -PACE}.get(self.way, 0)
        self._scroll()
        if self.line < TOP:
            self.lost = "fire"
        elif self.beat >= EMBER_FLARES and self._stands() == self._ember():
            self.lost = "ember"
        return self.lost

    def _decide(self) -> None:
        """In a cell: use the hammer, take an open way; of two the one that turns, then the first. Taps count too."""
        keys = self.held | self.tapped
        if "SPACE" in self.tapped and self.hammers and not self.down(self.cell):
            self.hammers -= 1
            self.broken.add(self.cell)
        self.tapped = set()
        ways = [key for key in FIRST if key in keys and key in self.ways(self.cell)]
        turns = [key for key in ways if (key in "aq") != (self.way in "aq")]
        if ways:
            self.left = ROW
            self._head_for((turns or ways)[0])

    def _head_for(self, way: str) -> None:
        self.way = way
        row, column = self.cell = self.cell[0] + STEPS[way][0], self.cell[1] + STEPS[way][1]
        if row > self.deepest:
            before, self.deepest = self.level, row
            self.score += 1
            if self.level > before:
                self.hammers = min(9, self.hammers + 1)
        kind, place = self.thing(row) or ("", -1)
        if place == column and kind != "ember":
            self.taken.add(row)
            self.score += 5 * (kind == "gem")
            self.cooled = WATER_FRAMES if kind == "water" else self.cooled

    def _scroll(self) -> None:
        pixels = 0
        if self.cooled:
            self.cooled -= 1
        else:
            pixels, self.part = divmod(self.part + of_level(self.level)[0], 16)
        self.scrolled = max(pixels, self.line - LOWEST)
        self.line -= self.scrolled

    def _stands(self) -> Cell:
        """The cell of which he covers more than half."""
        row, column = self.cell
        return self.cell if self.left <= ROW // 2 else (row - STEPS[self.way][0], column - STEPS[self.way][1])

    def _ember(self) -> Cell | None:
        row = self._stands()[0]
        kind, column = self.thing(row) or ("", -1)
        return (row, column) if kind == "ember" else None
