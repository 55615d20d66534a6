"""The rules of a walk, from their definition: who walks where with which keys, what a torch shows, stars and points."""

from dataclasses import dataclass, field

from emu_tests.oracles.paths import Walls

Place = tuple[int, int]
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
WAYS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}
BACK = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
STEP = 8 * 256  # a step in 1/256 of a pixel
REACH = 3  # places that the torch shines


def beside(place: Place, way: int) -> Place:
    """The place one step away."""
    return place[0] + WAYS[way][0], place[1] + WAYS[way][1]


def leads(walls: Walls, place: Place, way: int) -> bool:
    """May one step there? Nobody leaves the field."""
    if not way:
        return False
    row, column = beside(place, way)
    return 0 <= row < 32 and 0 <= column < 32 and not walls[row, column]


@dataclass
class Walker:
    """Who walks: where a step began, its way, how far it is; where the trail ends, and its pieces."""

    walls: Walls
    start: Place
    speed: int
    way: int = 0
    gone: int = 0
    held: int = 0
    newest: int = 0
    fresh: int = 0
    passed: bool = False
    steps: int = 0
    trail: set[frozenset[Place]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.at = self.start

    def frame(self, held: int) -> None:
        """A fiftieth of a second with these keys held."""
        new = held & ~self.held
        self.held = held
        self.newest = new & -new or self.newest
        self.fresh = new & -new or self.fresh
        if self.way and self.newest == BACK[self.way]:
            self.start, self.way = beside(self.start, self.way), BACK[self.way]
            self.gone, self.passed, self.newest = STEP - self.gone, not self.passed, 0
        elif not self.way and not self._choose():
            return
        self.gone += self.speed
        if self.gone >= STEP // 2 and not self.passed:
            self._pass()
        if self.gone >= STEP:
            self.start, self.gone, self.passed = beside(self.start, self.way), self.gone - STEP, False
            self._choose()

    def _pass(self) -> None:
        there = beside(self.at, self.way)
        self.trail.add(frozenset((self.at, there)))
        self.at, self.passed, self.steps = there, True, self.steps + 1

    def _choose(self) -> bool:
        """The key pressed last, if it is held or was tapped on the way; else its way, else any that leads on."""
        tried = [
            self.newest & (self.held | self.fresh),
            self.way & self.held,
            *(way for way in WAYS if way & self.held),
        ]
        self.newest, self.fresh = self.newest & self.held, 0
        self.way = next((way for way in tried if leads(self.walls, self.start, way)), 0)
        if not self.way:
            self.gone = 0
        return bool(self.way)


def lit(walls: Walls, place: Place, rows: int, columns: int) -> set[Place]:
    """What a torch shows: along each way up to a wall, and all around."""
    seen = {place}
    for way in WAYS:
        here = place
        for _ in range(REACH):
            if not leads(walls, here, way):
                break
            here = beside(here, way)
            seen.add(here)
    around = {(row + down, column + right) for row, column in seen for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return {(row, column) for row, column in around if 0 <= row < rows and 0 <= column < columns}


def par(best: int, night: bool = False) -> int:
    """In tenths of a second."""
    return (best + best // 8 + 30) * (1 + night)


def stars(best: int, steps: int, clock: int, night: bool = False) -> int:
    """Bit 0: out, 1: in time, 2: no detour."""
    return 1 | 2 * (clock <= par(best, night)) | 4 * (steps <= (2 * best if night else best + 4))


def points(best: int, steps: int, clock: int, *, torch: bool = False, night: bool = False) -> int:
    """Of a maze."""
    won = 100 * stars(best, steps, clock, night).bit_count() + max(0, par(best, night) - clock)
    return won * (1 + (torch or night))
