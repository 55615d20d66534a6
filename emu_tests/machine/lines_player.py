"""The game `lines` as a player has it: from its tape, by keys; and what is on the screen."""

from emu_tests.machine.images import assembly
from emu_tests.machine.narrow import narrow_rows
from emu_tests.oracles.lines_rules import SIDE, Place
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built

_ROW, _COLUMN, _ATTRIBUTES = 3, 1, 0x5800
#: The balls by their attributes, and a square that the chosen ball can reach.
INKS = {0x42: 1, 0x46: 2, 0x44: 3, 0x45: 4, 0x43: 5, 0x47: 6, 0x41: 7}
REACHED = 0x04


class LinesPlayer:
    """A machine with the tape loaded, on the page from which games begin."""

    def __init__(self, model: int, *, contended: bool = True) -> None:
        self.machine = Machine(model, contended=contended)
        built.load(self.machine, "lines")
        self.machine.frames(20)
        self.press("ENTER", after=20)

    def press(self, *keys: str, frames: int = 3, after: int = 3) -> None:
        self.machine.press(*keys, frames=frames, after=after)
        self.rest()

    def begin(self, seed: int, key: str = "s") -> None:
        """A game: five colours by f, seven by s."""
        self.machine.poke_word(0x5C78, seed)
        self.press(key, after=30)

    def word(self, label: str) -> int:
        return self.machine.word(assembly("lines").symbols[label])

    def byte(self, label: str) -> int:
        return self.machine.peek(assembly("lines").symbols[label])

    @property
    def board(self) -> dict[Place, int]:
        """As the program has it."""
        data = self.machine.read(assembly("lines").symbols["board"], 111)
        places = [(row, column) for row in range(SIDE) for column in range(SIDE)]
        return {(row, column): ball for row, column in places if (ball := data[11 + 10 * row + column])}

    def put(self, board: dict[Place, int]) -> None:
        """Lay a board out by hand; what moves over it draws it."""
        symbols = assembly("lines").symbols
        for row in range(SIDE):
            for column in range(SIDE):
                place = symbols["board"] + 11 + 10 * row + column
                self.machine.write(place, (board.get((row, column), 0),))
        self.machine.write(symbols["empties"], (SIDE * SIDE - len(board),))

    @property
    def cursor(self) -> Place:
        row, column = divmod(self.word("cursor"), 256)
        return row, column

    def colours(self) -> dict[Place, set[int]]:
        """The attributes of each square."""
        return {
            (row, column): {
                self.machine.peek(_ATTRIBUTES + 32 * (_ROW + 2 * row + down) + _COLUMN + 2 * column + right)
                for down in (0, 1)
                for right in (0, 1)
            }
            for row in range(SIDE)
            for column in range(SIDE)
        }

    def shown(self) -> dict[Place, int]:
        """The balls on the screen, by their colour; the cursor is on none of the empty squares."""
        squares = {place: inks for place, inks in self.colours().items() if place != self.cursor}
        return {place: INKS[ink] for place, inks in squares.items() for ink in inks if ink in INKS}

    @property
    def hint(self) -> str:
        return narrow_rows(self.machine.screen())[0]

    @property
    def score(self) -> int:
        """As the screen shows it."""
        return int(self.machine.text()[10][25:31])

    @property
    def best(self) -> int:
        return int(self.machine.text()[12][25:31])

    def go(self, place: Place) -> None:
        """Move the cursor, the shorter way round."""
        while self.cursor != place:
            row, column = ((there - here) % SIDE for there, here in zip(place, self.cursor, strict=True))
            key = ("a" if row <= SIDE // 2 else "q") if row else "p" if column <= SIDE // 2 else "o"
            self.press(key)

    def move(self, ball: Place, to: Place) -> None:
        """Take a ball, send it, and wait until all has come to rest."""
        self.go(ball)
        self.press("SPACE")
        self.go(to)
        self.press("SPACE")

    def rest(self) -> None:
        """Until the program reads keys again."""
        self.machine.run_to(assembly("lines").symbols["key_letter"], 40_000_000, "the next key")
