"""The rules of the game `monster`, written from its instructions: rooms, the hero, two monsters, picture by picture.

A passage between two rooms is 256 units long, 16 to a pixel. Directions are the bits 1 up, 2 right, 4 down, 8 left.
"""

from dataclasses import dataclass, field, replace

import networkx as nx

ROWS, COLUMNS = 9, 13
ROOMS = ROWS * COLUMNS
PASSAGE, PIXEL = 256, 16
EXIT = 7 * COLUMNS + COLUMNS - 1
START = 0
STEPS = {1: -COLUMNS, 2: 1, 4: COLUMNS, 8: -1}
RIGHT, FIRE = 2, 16
HERO_SPEED = 24
WISH = 12  # pictures for which a key that has been let go still counts
FROZEN = 90
NEAR = 3  # rooms at which the second monster hunts
TOUCH = 6  # pixels
GEM_POINTS = 50
BONUS, BONUS_STEP, BONUS_EVERY = 600, 5, 25
HURRY = 2
#: Of each level: the speeds of both monsters, gems, walls taken away.
LEVELS = [
    *((11, 10, 4, 12), (14, 13, 5, 10), (16, 15, 6, 8), (19, 18, 6, 8), (20, 19, 7, 6)),
    *((22, 21, 7, 5), (23, 22, 8, 4), (23, 23, 8, 3), (23, 23, 8, 2)),
]


def back(way: int) -> int:
    """The opposite direction."""
    return (way << 2 | way >> 2) & 15


@dataclass(frozen=True)
class Walker:
    """In a room, or on the way from it to the next one."""

    room: int
    way: int = 0
    gone: int = 0

    @property
    def next(self) -> int:
        return self.room + STEPS.get(self.way, 0)

    @property
    def pixel(self) -> tuple[int, int]:
        """Down and across, on the board."""
        row, column = divmod(self.room, COLUMNS)
        down, across = {0: (0, 0), 1: (-1, 0), 2: (0, 1), 4: (1, 0), 8: (0, -1)}[self.way]
        part = self.gone // PIXEL
        return 16 * row + 8 + down * part, 16 * column + 8 + across * part


class Maze:
    """Open directions of each room, and all distances."""

    def __init__(self, ways: list[int]) -> None:
        self.ways = ways
        graph = nx.Graph()
        graph.add_nodes_from(range(ROOMS))
        for room, open_ways in enumerate(ways):
            graph.add_edges_from((room, room + step) for bit, step in STEPS.items() if open_ways & bit)
        self.distances = dict(nx.all_pairs_shortest_path_length(graph))

    def towards(self, room: int, aim: int) -> int:
        """The first direction that leads nearer; 0 in the room itself."""
        for bit, step in STEPS.items():
            if self.ways[room] & bit and self.distances[aim][room + step] < self.distances[aim][room]:
                return bit
        return 0


@dataclass
class Game:
    """A level, from its beginning to the exit or a catch."""

    maze: Maze
    gems: list[int]
    hero: Walker
    monsters: list[Walker]
    speeds: tuple[int, int]
    flares: int
    frozen: int = 0
    bonus: int = BONUS
    bonus_wait: int = BONUS_EVERY
    score: int = 0
    held: int = 0
    wish: int = 0
    wish_left: int = 0
    caught: bool = False
    out: bool = False
    events: list[str] = field(default_factory=list)

    def picture(self, held: int) -> None:
        """Play one picture with these keys held."""
        self._keys(held)
        self._walk()
        if not self.out:
            self._hunt()
        self.bonus_wait -= 1
        if not self.bonus_wait:
            self.bonus_wait = BONUS_EVERY
            self.bonus = max(0, self.bonus - BONUS_STEP)

    def _keys(self, held: int) -> None:
        fresh, self.held = held & ~self.held, held
        if fresh & 15:
            self.wish, self.wish_left = fresh & 15 & -(fresh & 15), WISH
        elif self.wish & ~held:
            self.wish_left -= 1
            if not self.wish_left:
                self.wish = 0
        if fresh & FIRE and self.flares and not self.frozen:
            self.flares -= 1
            self.frozen = FROZEN

    def _open(self, room: int) -> int:
        return self.maze.ways[room] | (RIGHT if room == EXIT and not self.gems else 0)

    def _wanted(self) -> int:
        """Where the hero goes from his room: the newest key, then straight on, then any other that is held."""
        open_ways, way = self._open(self.hero.room), self.hero.way
        if self.wish & open_ways:
            chosen, self.wish = self.wish, self.wish & self.held
            return chosen
        held = self.held & open_ways
        return way if held & way else held & -held

    def _walk(self) -> None:
        hero = self.hero
        if not hero.way or not hero.gone:
            self.hero = hero = replace(hero, way=self._wanted())
        else:
            opposite = back(hero.way)
            turns = self.wish == opposite or (self.held & opposite and not self.held & hero.way)
            if turns and not (hero.room == EXIT and hero.way == RIGHT):
                self.hero = hero = Walker(hero.next, opposite, PASSAGE - hero.gone)
        if not hero.way:
            return
        gone = hero.gone + HERO_SPEED
        if hero.room == EXIT and hero.way == RIGHT:
            self.out = gone >= PASSAGE // 2
            self.hero = replace(hero, gone=gone)
            return
        if gone < PASSAGE:
            self.hero = replace(hero, gone=gone)
            return
        self.hero = Walker(hero.next, hero.way, 0)
        if hero.next in self.gems:
            self.gems.remove(hero.next)
            self.score += GEM_POINTS
        way = self._wanted()
        self.hero = Walker(hero.next, way, gone - PASSAGE if way else 0)

    def _hunt(self) -> None:
        if self.frozen:
            self.frozen -= 1
            return
        for number, monster in enumerate(self.monsters):
            speed = min(HERO_SPEED, self.speeds[number] + (HURRY if not self.bonus else 0))
            gone = monster.gone + speed
            if gone >= PASSAGE:
                self.monsters[number] = Walker(monster.next, self.aim(number, monster.next), gone - PASSAGE)
            else:
                self.monsters[number] = replace(monster, gone=gone)
        self.caught = any(
            max(abs(mine - its) for mine, its in zip(self.hero.pixel, monster.pixel, strict=True)) < TOUCH
            for monster in self.monsters
        )

    def aim(self, number: int, room: int) -> int:
        """Which way a monster takes from a room."""
        hero, ways = self.hero, self.maze.ways[room]
        aim = self.cut_off(room) if number else hero.room
        way = self.maze.towards(room, aim) or self.maze.towards(room, hero.room) or hero.way & ways or ways & -ways
        first, second = self.monsters
        if number and (first.room, first.way) == (room, way):  # not behind the first one
            other = ways & ~way & ~back(second.way)
            return other & -other or way
        return way

    def goal(self) -> int:
        """Where the hero probably goes: to the gem nearest to him, or the first of those; without gems to the exit."""
        hero = self.hero.room
        return min(self.gems, key=lambda gem: self.maze.distances[hero][gem]) if self.gems else EXIT

    def cut_off(self, room: int) -> int:
        """The first room of the hero's way to his goal where the monster is no later than he."""
        distances, here = self.maze.distances, self.hero.room
        if distances[room][here] <= NEAR:
            return here
        goal, steps = self.goal(), 0
        while here != goal:
            here += STEPS[self.maze.towards(here, goal)]
            steps += 1
            if distances[room][here] <= steps:
                return here
        return goal


def starts(maze: Maze) -> tuple[int, int]:
    """Where the monsters begin: as far from the hero as possible; then as far from both."""
    first = max(range(ROOMS), key=lambda room: (maze.distances[START][room], -room))
    away = [min(maze.distances[START][room], maze.distances[first][room]) for room in range(ROOMS)]
    return first, away.index(max(away))
