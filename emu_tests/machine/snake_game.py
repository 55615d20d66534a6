"""The game `snake` in a machine: `frame` plays a frame with keys held, `board` and `snake` read what is there."""

import functools

from emu_tests.machine.game_pages import opened
from emu_tests.machine.images import assembly
from emu_tests.oracles.snake_rules import Board, Cell, Snake, best_way

NAME = "snake"
KEYS = ("q", "p", "a", "o")
BERRY, RIPE = 64, 255
ROWS, COLUMNS = 21, 31
_LONGEST = 8  # times a hundred frames between two tries
_PAGE, _HEAD, _TAIL, _WAY, _POS, _SPEED, _GROW, _LEAVES, _STATE, _LENGTH = 0, 1, 2, 3, 4, 5, 6, 7, 10, 12


@functools.cache
def _floor(walls: bytes) -> frozenset[Cell]:
    """The places that are no walls."""
    return frozenset((row, column) for row in range(ROWS) for column in range(COLUMNS) if not walls[32 * row + column])


class SnakeGame:
    """A game begun at a level, with a seed, and led to its first frame."""

    def __init__(self, seed: int, level: int = 0, model: int = 48, *, contended: bool = False) -> None:
        self.symbols = assembly(NAME).symbols
        self.machine = machine = opened(NAME, model, contended=contended)
        machine.ports.held = ("ENTER",)
        self.run_to("play")
        machine.ports.held = ()
        machine.poke_word(self.symbols["game_seed"], seed)
        self.poke("level", level)
        self.run_to("play_picture")

    def run_to(self, label: str) -> None:
        self.machine.run(1)
        self.machine.run_to(self.symbols[label], 40_000_000, label)

    def byte(self, label: str) -> int:
        return self.machine.peek(self.symbols[label])

    def word(self, label: str) -> int:
        return self.machine.word(self.symbols[label])

    def poke(self, label: str, *values: int) -> None:
        self.machine.write(self.symbols[label], values)

    def frame(self, *keys: str) -> bool:
        """Play a frame with these held; does it end where the next one begins?"""
        self.machine.ports.held = keys
        self.machine.run(1)
        return bool(self.machine.run(3 * self.machine.frame, self.symbols["play_picture"]))

    def goes_on(self) -> bool:
        """After the end of a try, on to the next one; False if there is none."""
        self.machine.ports.held = ()
        for _ in range(_LONGEST):
            if self.machine.run(100 * self.machine.frame, self.symbols["play_picture"]):
                return True
            if "GAME OVER" in "".join(self.machine.text()) or "name" in "".join(self.machine.text()):
                return False
        return False

    def lives(self, label: str = "player") -> bool:
        return self.machine.peek(self.symbols[label] + _STATE) == 1

    def data(self, label: str) -> bytes:
        return bytes(self.machine.read(self.symbols[label], 16))

    def snake(self, label: str = "player") -> Snake:
        """A snake, read from its queue."""
        data = self.data(label)
        pages = bytes(self.machine.read(256 * data[_PAGE], 768))
        places = [(data[_TAIL] + step) & 255 for step in range(data[_LENGTH])]
        cells = [(pages[256 + at], pages[at]) for at in places]
        assert not cells or places[-1] == data[_HEAD]
        return Snake(cells, data[_GROW], bool(data[_LEAVES]), data[_WAY])

    @property
    def field(self) -> bytes:
        return bytes(self.machine.read(self.symbols["field"], 1024))

    @property
    def places(self) -> list[Cell]:
        """The two holes, then the berries."""
        count = 2 + self.byte("berries_count")
        data = self.machine.read(self.symbols["places"], 2 * count)
        return [(data[2 * at + 1], data[2 * at]) for at in range(count)]

    @property
    def board(self) -> Board:
        floor = _floor(bytes(place & 128 for place in self.field))
        states = self.machine.read(self.symbols["berry_state"], self.byte("berries_count"))
        return Board(floor, {cell for cell, state in zip(self.places[2:], states, strict=True) if state == RIPE})

    def play(self, levels: int, frames: int = 20000) -> int:
        """Let a careful player play by keys until so many levels are cleared or the game is over; its level then."""
        board = self.board
        first = self.byte("level")
        for _ in range(frames):
            keys: tuple[str, ...] = ()
            data = self.data("player")
            if data[_POS] + 2 * data[_SPEED] > 255:  # the next step comes soon
                board = Board(board.floor, self.board.berries)
                rival = self.snake("rival") if self.lives("rival") else None
                shut = set(rival.cells) if rival else set()
                if rival:
                    shut |= {
                        (rival.head[0] + down, rival.head[1] + across)
                        for down, across in ((-1, 0), (1, 0), (0, 1), (0, -1))
                    }
                snake = self.snake()
                shut.discard(snake.head)
                way = best_way(board, snake, shut)
                keys = (KEYS[way],) if way is not None and way != snake.way else ()
            if not self.frame(*keys):
                if not self.goes_on():
                    break
                if self.byte("level") - first >= levels:
                    break
                board = self.board
        return self.byte("level")
