"""The special rounds of the tape `race` by keys: hexagons and storeys; models of the library's walkers."""

import functools
import itertools
import random
from collections.abc import Callable, Iterator

import networkx as nx
import numpy as np

from emu_tests.machine.race_player import KEYS, RacePlayer
from emu_tests.oracles.links import Batch, Size, graph_of, ways
from zxmazes.tilings import TILINGS, Cell, Tiling

HEXAGON, STOREYS = "hexagon", "storeys"
#: The race of a match in which they are, and their sizes.
ROUNDS = {HEXAGON: 1, STOREYS: 2}
SIZES: dict[str, Size] = {HEXAGON: (9, 7, 1), STOREYS: (4, 7, 2)}
#: Which keys lead in a direction, as steps of KEYS: up, down, left, right.
_UP, _DOWN, _LEFT, _RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)
HELD = {
    HEXAGON: {0: (_UP,), 4: (_DOWN,), 1: (_RIGHT, _UP), 3: (_RIGHT, _DOWN), 5: (_LEFT, _DOWN), 7: (_LEFT, _UP)},
    STOREYS: {0: (_UP,), 1: (_UP,), 2: (_RIGHT,), 4: (_DOWN,), 5: (_DOWN,), 6: (_LEFT,)},
}
#: Directions of stairs, whose key has to go down there.
_DOORS = (1, 5)
#: Rows and columns of the screen from the left board to the right one.
BOARD_ROWS, BOARD_COLUMNS, APART = range(1, 22), 15, 17

SpecialBot = Callable[["SpecialPlayer", int], tuple[str, ...]]


class SpecialPlayer(RacePlayer):
    """A player with special rounds; kind: in which of them he is."""

    def __init__(self, kind: str, model: int = 48, *, contended: bool = True) -> None:
        super().__init__(model, contended=contended, specials=True)
        self.kind, self.size = kind, SIZES[kind]

    @property
    def tiling(self) -> Tiling:
        return TILINGS[self.kind]

    def go_to(self, *keys: str, seed: int = 1997) -> None:
        """From the title by keys to a match, then at once to this round, up to the count."""
        self.begin(*keys, seed=seed)
        self.again(seed)

    def again(self, seed: int) -> None:
        """The round once more, in another maze."""
        machine = self.machine
        machine.write(self.at("round"), [ROUNDS[self.kind]])
        machine.write(self.at("special_told"), [0])
        machine.write(self.at("rng_seed"), seed.to_bytes(2, "little"))
        machine.set(pc=self.at("match_race"), sp=self.at("stack_top"))
        self.from_page()

    def from_page(self) -> None:
        """From the page about the round; a part of the count is enough."""
        self.until("enter_wait")
        self.machine.frames(2)
        self.enter()
        assert self.byte("counted") == 9
        self.machine.write(self.at("counted"), [3])

    def links(self) -> Batch:
        return np.frombuffer(self.machine.read(self.at("links"), 1024), np.uint8).reshape(32, 32)

    def graph(self) -> nx.Graph:
        """The maze, whose format is asserted."""
        return graph_of(self.tiling, self.size, self.links())

    def away_from(self, cell: Cell) -> dict[Cell, int]:
        """Steps to each cell, by networkx."""
        return dict(nx.single_source_shortest_path_length(self.graph(), cell))

    def codes(self, side: int) -> list[int]:
        """The directions of a trace."""
        return [code for code, _ in self.walk(side)]

    def walk(self, side: int) -> list[tuple[int, int]]:
        """Each step: its direction, and the frames since the one before, an even number."""
        begin = self.at(("trace_1", "trace_2")[side])
        end = self.machine.word(self._runner(side) + 19)
        return [(byte & 7, byte >> 2 & 62) for byte in self.machine.read(begin, end - begin)]

    def cells(self, side: int) -> list[Cell]:
        """The cells of a trace, the start first."""
        return [*follow(self.tiling, self.size, self.start(side), self.codes(side))]

    def stands(self, side: int) -> bool:
        """In a room, and not on a step."""
        return not self.machine.peek(self._runner(side) + 2)

    def middle(self, cell: Cell, side: int = 0) -> tuple[int, int]:
        """Row and column of the screen of a cell's middle."""
        row, column = cell
        half_down = column % 2 if self.kind == HEXAGON else -8 if row >= 4 else 12
        return 2 + 2 * row + half_down, 1 + 2 * column + APART * side

    def special_race(self, bots: list[tuple[int, SpecialBot]], frames: int = 3000) -> None:
        """From the count on, until somebody is at his finish: each bot holds its keys."""
        for _ in range(frames):
            self.machine.ports.held = tuple(key for side, bot in bots for key in bot(self, side))
            self.machine.run(1)
            if not self.machine.run(3 * self.machine.frame, self.at("runners_show")) or self.reached:
                break
        self.machine.ports.held = ()


def follow(tiling: Tiling, size: Size, start: Cell, codes: list[int]) -> Iterator[Cell]:
    """The cells of a walk."""
    yield start
    for code in codes:
        start = ways(tiling, size)[start][code]
        yield start


def keys_for(player: SpecialPlayer, side: int, code: int) -> tuple[str, ...]:
    """The keys that lead in a direction."""
    return tuple(KEYS[side][step] for step in HELD[player.kind][code])


@functools.cache
def _distances(kind: str, links: bytes, finish: Cell) -> dict[Cell, int]:
    graph = graph_of(TILINGS[kind], SIZES[kind], np.frombuffer(links, np.uint8).reshape(32, 32))
    return dict(nx.single_source_shortest_path_length(graph, finish))


def knows(player: SpecialPlayer, side: int) -> tuple[str, ...]:
    """The keys of one who knows the shortest way."""
    links = player.links()
    away = _distances(player.kind, links.tobytes(), player.place("finish_at"))
    here = player.here(side)
    for code, there in ways(player.tiling, player.size)[here].items():
        if links[here] >> code & 1 and away[there] < away[here]:
            keys = keys_for(player, side, code)
            door = player.kind == STOREYS and code in _DOORS and player.stands(side)
            return () if door and set(keys) & set(player.machine.ports.held) else keys
    return ()


def waits(_player: SpecialPlayer, _side: int) -> tuple[str, ...]:
    """One who does nothing."""
    return ()


def pixels(screen: bytes) -> np.ndarray:
    """The 192 rows of 256 pixels of a screen."""
    data = np.frombuffer(screen[:6144], np.uint8).reshape(3, 8, 8, 32)
    return np.unpackbits(data.transpose(0, 2, 1, 3).reshape(192, 32), axis=1)


def figure_at(player: SpecialPlayer, side: int) -> tuple[int, int]:
    """Row and column of the top left pixel of a walker: where the screen shows his shape."""
    runner = player.at(("runner_1", "runner_2")[side])
    shape = player.machine.read(player.machine.word(runner + player.at("FIGURE_SHAPE")), 8)
    board = pixels(player.machine.screen())[8:176, 8 * APART * side : 8 * (BOARD_COLUMNS + APART * side)]
    figure = np.unpackbits(np.frombuffer(shape, np.uint8)).reshape(8, 8)
    found = np.argwhere((np.lib.stride_tricks.sliding_window_view(board, (8, 8)) == figure).all((2, 3))).tolist()
    assert len(found) == 1, found
    return found[0][0] + 8, found[0][1] + 8 * APART * side


def under(player: SpecialPlayer, side: int) -> set[tuple[int, int]]:
    """Rows and columns of the cells of the screen that a walker covers, one to four."""
    y, x = figure_at(player, side)
    return set(itertools.product({y // 8, (y + 7) // 8}, {x // 8, (x + 7) // 8}))


def lined(player: SpecialPlayer, side: int, *colours: int) -> set[frozenset[tuple[int, int]]]:
    """Pairs of hexagons between which there is a line: unbroken, and in their middles white or the walker's colour."""
    screen, links, found = player.machine.screen(), player.links(), set()
    shown, inks = pixels(screen), np.frombuffer(screen[6144:], np.uint8).reshape(24, 32)
    for cell, around in ways(player.tiling, player.size).items():
        for code, there in around.items():
            (row, column), (down, across) = player.middle(cell, side), player.middle(there, side)
            y, x = 4 * (row + down) + 2, 4 * (column + across) + 2
            if links[cell] >> code & 1 and shown[y : y + 4, x : x + 4].any():
                found.add(frozenset((cell, there)))
                for part in range(1, 16):
                    y, x = (8 * (a * (16 - part) + b * part) // 16 + 3 for a, b in ((row, down), (column, across)))
                    assert shown[y : y + 3, x : x + 3].any(), (cell, there, part)
                stand = {player.place("finish_at"), player.here(side)}
                found_inks = {inks[player.middle(one, side)] & 0x47 for one in (cell, there) if one not in stand}
                assert found_inks <= {*(colours or (0x47, (0x46, 0x45)[side]))}
    return found


# the walkers of the library: all their steps, by the words of their headers


def hand(links: Batch, tiling: Tiling, size: Size, start: Cell, finish: Cell) -> list[int]:
    """The right hand on the wall: the first passage anticlockwise after the one that leads back."""
    here, back, walked = start, next(code for code in range(8) if links[start] >> code & 1), []
    while here != finish:
        code = next(one % 8 for one in range(back + 7, back - 1, -1) if links[here] >> one % 8 & 1)
        walked.append(code)
        here, back = ways(tiling, size)[here][code], code ^ 4
    return walked


def tremaux(links: Batch, tiling: Tiling, size: Size, start: Cell, finish: Cell) -> list[int]:
    """Marks at both ends of a passage: none is taken a third time."""
    marks: dict[tuple[Cell, int], int] = {}
    here, walked = start, []
    while here != finish:
        around = [code for code in range(8) if links[here] >> code & 1]
        free = [code for code in around if (here, code) not in marks]
        code = free[0] if free else next(one for one in around if marks[here, one] == 1)
        there = ways(tiling, size)[here][code]
        known = any((there, one) in marks for one in range(8)) or there == start
        walked.append(code)
        for end in ((here, code), (there, code ^ 4)):
            marks[end] = marks.get(end, 0) + 1
        if free and known:  # back at once
            walked.append(code ^ 4)
            marks[here, code] = marks[there, code ^ 4] = 2
            continue
        here = there
    return walked


def wandering(seed: int) -> SpecialBot:
    """One who holds any keys for a while, then others."""
    choose = random.Random(seed)
    held: dict[int, tuple[int, tuple[str, ...]]] = {}

    def bot(_player: SpecialPlayer, side: int) -> tuple[str, ...]:
        left, keys = held.get(side, (0, ()))
        if not left:
            left, keys = choose.randrange(1, 30), tuple(choose.sample(list(KEYS[side].values()), choose.randrange(3)))
        held[side] = (left - 1, keys)
        return keys

    return bot
