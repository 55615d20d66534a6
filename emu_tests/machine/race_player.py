"""The tape `race` as players have it: by keys; what it says of both who run; one who knows the way, or stands."""

import functools
from collections.abc import Callable, Iterable

import numpy as np

from emu_tests.machine import states
from emu_tests.machine.images import assembly
from emu_tests.oracles.paths import Place, Walls, distances

NAME = "race"
FRAMES = 0x5C78
LEFT, RIGHT = 0, 1
#: Keys of both players by the step that they take.
KEYS = (
    {(-1, 0): "q", (1, 0): "a", (0, -1): "o", (0, 1): "p"},
    {(-1, 0): "7", (1, 0): "6", (0, -1): "5", (0, 1): "8"},
)
#: In a trace, in the order of its codes.
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_AT, _STEPS, _TRACE, _NEAR, _BAR, _WINS = 14, 17, 19, 22, 29, 30
_LONGEST = 6000

Bot = Callable[["RacePlayer", int], str | None]


@functools.cache
def _symbols() -> dict[str, int]:
    return assembly(NAME).symbols


class RacePlayer:
    """A machine with the tape loaded, on its title; without special rounds and bolts unless they are asked for."""

    def __init__(self, model: int = 48, *, contended: bool = True, specials: bool = False, bolts: bool = False) -> None:
        self.bolts = bolts
        self.machine = states.loaded(NAME, model, contended).machine()
        self.machine.frames(60)
        assert self.byte("specials") == 1, "on at first"
        self.machine.write(self.at("specials"), [specials])
        self.machine.write(self.at("special_told"), [4])  # the page before the first race has been seen
        if not specials:
            table = self.machine.read(self.at("programmes"), 20)  # a cup has them whatever is chosen
            self.machine.write(self.at("programmes"), bytes(byte & 15 for byte in table))

    def at(self, label: str) -> int:
        return _symbols()[label]

    def byte(self, label: str) -> int:
        return self.machine.peek(self.at(label))

    def word(self, label: str) -> int:
        return self.machine.word(self.at(label))

    def place(self, label: str) -> Place:
        column, row = self.machine.read(self.at(label), 2)
        return row, column

    def press(self, *keys: str, after: int = 12) -> None:
        self.machine.press(*keys, frames=4, after=after)

    def begin(self, *keys: str, seed: int = 1997) -> None:
        """From the title, at this moment: keys that lead to a match, and its first race is about to be counted in."""
        for key in keys:
            self.machine.write(FRAMES, seed.to_bytes(3, "little"))
            self.press(key)
        self.enter()

    def enter(self) -> None:
        """ENTER, up to the count before a race."""
        self.machine.ports.held = ("ENTER",)
        self.to_count()
        self.machine.ports.held = ()

    def to_count(self) -> None:
        """Up to the count; the bolts are taken away unless they are asked for."""
        self.until("count_draw")
        if not self.bolts:
            self.machine.write(self.at("bolt_1"), b"\xff" * 4)

    def until(self, label: str, frames: int = _LONGEST) -> None:
        self.machine.run(1)
        self.machine.run_to(self.at(label), frames * self.machine.frame, label)

    def walls(self) -> Walls:
        data = np.frombuffer(self.machine.read(self.at("field"), 1024), np.uint8)
        return data.reshape(32, 32) >= 0x80

    # one of the two

    def _runner(self, side: int) -> int:
        return self.at(("runner_1", "runner_2")[side])

    def here(self, side: int) -> Place:
        column, row = self.machine.read(self._runner(side) + _AT, 2)
        return row, column

    def start(self, side: int) -> Place:
        return self.place(("start_1", "start_2")[side])

    def steps(self, side: int) -> int:
        return self.machine.word(self._runner(side) + _STEPS)

    def near(self, side: int) -> int:
        return self.machine.peek(self._runner(side) + _NEAR)

    def bar(self, side: int) -> int:
        return self.machine.peek(self._runner(side) + _BAR)

    def wins(self, side: int) -> int:
        return self.machine.peek(self._runner(side) + _WINS)

    def trace(self, side: int) -> list[tuple[int, int]]:
        """Each step of a race: its code, 0 up to 3 left, and the frames since the one before."""
        begin = self.at(("trace_1", "trace_2")[side])
        end = self.machine.word(self._runner(side) + _TRACE)
        return [(byte & 3, byte >> 2) for byte in self.machine.read(begin, end - begin)]

    def walked(self, side: int) -> list[Place]:
        """The places of a trace, the start first."""
        places = [self.start(side)]
        for code, _ in self.trace(side):
            places.append((places[-1][0] + STEPS[code][0], places[-1][1] + STEPS[code][1]))
        return places

    def distances_from(self, place: Place) -> np.ndarray:
        """Steps from there to each place, by scipy."""
        return np.asarray(distances(self.walls(), [place])[0])

    # a race

    def race(self, bots: Iterable[tuple[int, Bot]], frames: int = _LONGEST) -> None:
        """From the count on, until somebody is at the finish, or the time is up: each bot holds its key."""
        bots = list(bots)
        for _ in range(frames):
            keys = [bot(self, side) for side, bot in bots]
            self.machine.ports.held = tuple(key for key in keys if key)
            self.machine.run(1)
            if not self.machine.run(3 * self.machine.frame, self.at("runners_show")) or self.reached:
                break
        self.machine.ports.held = ()

    def told(self) -> None:
        """Up to the band over the maze that says who has won, past the photo."""
        self.until("told_wait")
        while self.machine.registers.bc >> 8 != self.at("TOLD_FRAMES"):  # the photo comes first
            self.until("told_wait")

    def result(self) -> None:
        """Up to the page with both ways."""
        self.until("result_frame")
        self.machine.frames(4)

    @property
    def reached(self) -> int:
        return self.byte("race_reached")


def away(player: RacePlayer) -> np.ndarray:
    """Steps to the finish, by scipy."""
    return _away(player.walls().tobytes(), player.place("finish_at"))


@functools.lru_cache(8)  # a bot asks in each frame
def _away(walls: bytes, finish: Place) -> np.ndarray:
    return np.asarray(distances(np.frombuffer(walls, np.bool_).reshape(32, 32), [finish])[0])


def runs_well(player: RacePlayer, side: int) -> str | None:
    """The key of a player who knows the shortest way."""
    steps, here = away(player), player.here(side)
    for (down, across), key in KEYS[side].items():
        if steps[here[0] + down, here[1] + across] < steps[here]:
            return key
    return None


def stands(_player: RacePlayer, _side: int) -> str | None:
    """One who does nothing."""
    return None
