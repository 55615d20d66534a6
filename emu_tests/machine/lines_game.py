"""The rules of the game `lines` on the Z80, called one by one: the board, what happened, the ways."""

from functools import cached_property

from emu_tests.machine.images import assembly
from emu_tests.oracles.lines_rules import SIDE, Event, Place
from zxmazes.machine.spectrum import Machine

_ZERO = 0x40


class LinesGame:
    """The program's image in an empty machine."""

    def __init__(self) -> None:
        self.image, self.machine = assembly("lines"), Machine(48)
        self.machine.write(self.image.org, self.image.code)
        self.machine.call(self.symbols["ways_begin"])

    @cached_property
    def symbols(self) -> dict[str, int]:
        return self.image.symbols

    def new(self, seed: int, colours: int) -> bool:
        """Begin a game; is it over?"""
        self.machine.poke_word(self.symbols["rng_seed"], seed)
        return self._over("game_new", a=colours)

    def move(self, ball: Place, to: Place) -> bool:
        """Move a ball; is the game over?"""
        return self._over("game_move", d=ball[0], e=ball[1], h=to[0], l=to[1])

    def undo(self) -> bool:
        """Take a move back; was there one?"""
        return not self.machine.call(self.symbols["game_undo"]).carry

    def way(self, ball: Place, to: Place) -> list[int] | None:
        """The codes of a ball's way, None if there is none."""
        call = self.machine.call(self.symbols["ball_way"], d=ball[0], e=ball[1], h=to[0], l=to[1])
        if call.carry:
            return None
        return list(self.machine.read(self.symbols["route"], call.registers.bc))

    def reach(self, ball: Place) -> set[Place]:
        """All places from which the map of the ball leads back to it."""
        self.machine.call(self.symbols["ball_reach"], d=ball[0], e=ball[1])
        places = [(row, column) for row in range(SIDE) for column in range(SIDE)]
        step = self.symbols["map_step"]
        return {place for place in places if not self.machine.call(step, d=place[0], e=place[1]).carry}

    def put(self, board: dict[Place, int]) -> None:
        """Lay a board out by hand."""
        for row in range(SIDE):
            for column in range(SIDE):
                self.machine.write(self._address((row, column)), (board.get((row, column), 0),))
        self.machine.write(self.symbols["empties"], (SIDE * SIDE - len(board),))

    @property
    def board(self) -> dict[Place, int]:
        data = self.machine.read(self.symbols["board"], 111)
        places = {(row, column): data[11 + 10 * row + column] for row in range(SIDE) for column in range(SIDE)}
        return {place: ball for place, ball in places.items() if ball}

    @property
    def coming(self) -> list[int]:
        return list(self.machine.read(self.symbols["next_balls"], 3))

    @property
    def score(self) -> int:
        return self.machine.word(self.symbols["score"])

    @property
    def empties(self) -> int:
        return self.machine.peek(self.symbols["empties"])

    @property
    def events(self) -> list[Event]:
        """What happened, those that went at once together."""
        first = self.symbols["events"]
        data = self.machine.read(first, self.machine.word(self.symbols["events_end"]) - first)
        events, gone = list[Event](), set[Place]()
        for number, ball in zip(data[::2], data[1::2], strict=True):
            place = divmod(number - 11, 10)
            if ball and gone:
                events.append(frozenset(gone))
                gone = set()
            if ball:
                events.append((place, ball))
            else:
                assert place not in gone, "a ball goes once"
                gone.add(place)
        return events + [frozenset(gone)] * bool(gone)

    def _over(self, label: str, **registers: int) -> bool:
        return bool(self.machine.call(self.symbols[label], **registers).registers.f & _ZERO)

    def _address(self, place: Place) -> int:
        return self.symbols["board"] + 11 + 10 * place[0] + place[1]
