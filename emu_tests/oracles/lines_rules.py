"""The rules of the game `lines`, in Python: what a seed and the moves of a player make of the board."""

from collections.abc import Iterator

from emu_tests.oracles.models import Draws

SIDE, LINE = 9, 5
Place = tuple[int, int]
#: A ball that came, with its colour; or balls that went at once.
Event = tuple[Place, int] | frozenset[Place]
_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Lines:
    """A game.

    board: the colour of each place that has a ball; coming: the next three; events: what the last move did.
    """

    def __init__(self, seed: int, colours: int) -> None:
        self.draws, self.colours = Draws(seed), colours
        self.board: dict[Place, int] = {}
        self.score, self.events = 0, list[Event]()
        for _ in range(5):
            self._come(self._colour())
        self.coming = [self._colour() for _ in range(3)]
        self._not_empty()

    @property
    def over(self) -> bool:
        return len(self.board) == SIDE * SIDE

    def empty(self) -> list[Place]:
        """The empty places, row by row."""
        return [(row, column) for row in range(SIDE) for column in range(SIDE) if (row, column) not in self.board]

    def reach(self, ball: Place) -> set[Place]:
        """The places that a ball can roll to."""
        seen, edge = {ball}, [ball]
        while edge:
            row, column = edge.pop()
            for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if place not in self.board and place not in seen and min(place) >= 0 and max(place) < SIDE:
                    seen.add(place)
                    edge.append(place)
        return seen - {ball}

    def move(self, ball: Place, to: Place) -> None:
        self.events = []
        self.board[to] = self.board.pop(ball)
        if not self._go(to):
            self._turn()
        self._not_empty()

    def _turn(self) -> None:
        for colour in self.coming:
            if not self.over:
                self._come(colour)
        self.coming = [self._colour() for _ in range(3)]

    def _not_empty(self) -> None:
        if not self.board:
            self._turn()

    def _come(self, colour: int) -> None:
        free = self.empty()
        place = free[self._below(len(free))]
        self.board[place] = colour
        self.events.append((place, colour))
        self._go(place)

    def _go(self, place: Place) -> bool:
        colour = self.board[place]
        gone = set[Place]()
        for row, column in _DIRECTIONS:
            run = {place, *self._same(place, row, column, colour), *self._same(place, -row, -column, colour)}
            if len(run) >= LINE:
                gone |= run
        for each in gone:
            del self.board[each]
        if gone:
            self.events.append(frozenset(gone))
            self.score = min(self.score + 10 + 2 * (len(gone) - LINE) ** 2, 65535)
        return bool(gone)

    def _same(self, place: Place, row: int, column: int, colour: int) -> Iterator[Place]:
        while self.board.get(place := (place[0] + row, place[1] + column)) == colour:
            yield place

    def _colour(self) -> int:
        return self._below(self.colours) + 1

    def _below(self, number: int) -> int:
        self.draws.step()
        return self.draws.high * number >> 8
