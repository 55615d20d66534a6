"""A player of average skill for the game `monster`: he sees monsters only when they are near, and always a little late.

He knows the maze and the gems, which are there to be seen, and takes the shortest way on which, as far as he knows, he
meets no monster; if there is none, the direction in which it takes longest. With a monster upon him he lights a flare.
"""

from collections import deque
from typing import NamedTuple

from emu_tests.oracles.monster_rules import EXIT, FIRE, PASSAGE, RIGHT, STEPS, Game, Maze, Walker, back

#: Places of the field, two to a room, and pictures until he acts on what he sees.
SEES, REACTS = 8, 12
_CLEAR = 0.3  # rooms by which he must be earlier
_NEAR = 1.6


class End(NamedTuple):
    """A room that the hero can come to first: which way he goes now, and how far it is, in rooms."""

    room: int
    first: int
    far: float


def rooms_to(maze: Maze, monster: Walker, room: int) -> float:
    """From a monster, wherever it is, to a room."""
    part, distances = monster.gone / PASSAGE, maze.distances[room]
    return min(distances[monster.room] + part, distances[monster.next] + 1 - part)


class Bot:
    """Which keys he holds, picture by picture."""

    def __init__(self, sees: int = SEES, reacts: int = REACTS) -> None:
        self._sees = sees / 2
        self._shown: deque[list[Walker]] = deque(maxlen=reacts + 1)

    def keys(self, game: Game) -> int:
        """What he holds in the next picture."""
        hero, maze = game.hero, game.maze
        self._shown.append(list(game.monsters))
        stands = not hero.way or not hero.gone
        if hero.room == EXIT and not game.gems and (stands or hero.way == RIGHT):
            return RIGHT
        seen = [] if game.frozen else [one for one in self._shown[0] if rooms_to(maze, one, hero.room) <= self._sees]
        ends = [End(hero.room, 0, 0)]
        if not stands:
            part = hero.gone / PASSAGE
            ends = [End(hero.next, hero.way, 1 - part), End(hero.room, back(hero.way), part)]
        best = min(filter(None, (self._way(game, end, seen) for end in ends)), default=None)
        if best:
            _, first, turn = best
            return (turn or first) if first == hero.way else first or turn
        gap, first, turn = max(self._flights(game, ends, seen))
        upon = bool(seen) and gap < _NEAR and min(rooms_to(maze, one, hero.room) for one in seen) < _NEAR
        way = (turn or first) if first == hero.way else first or turn
        return way | (FIRE if upon and game.flares else 0)

    def _way(self, game: Game, end: End, seen: list[Walker]) -> tuple[float, int, int] | None:
        """The shortest way from a room to a gem or the door on which nobody is met: how far, and both first turns."""
        maze, targets = game.maze, set(game.gems or [EXIT])
        if self._gap(maze, end.room, end.far, seen) <= _CLEAR:
            return None
        queue, known = deque([(end.room, 0, 0)]), {end.room}
        while queue:
            room, turn, steps = queue.popleft()
            if room in targets and (steps or end.first):
                return steps + end.far, end.first, turn or (RIGHT if room == EXIT and not game.gems else 0)
            for bit, step in STEPS.items():
                there = room + step
                if maze.ways[room] & bit and there not in known and (steps or bit != back(end.first)):
                    known.add(there)
                    if self._gap(maze, there, steps + 1 + end.far, seen) > _CLEAR:
                        queue.append((there, turn or bit, steps + 1))
        return None

    @staticmethod
    def _gap(maze: Maze, room: int, far: float, seen: list[Walker]) -> float:
        """How much earlier than any monster he is in a room."""
        return min((rooms_to(maze, one, room) - far for one in seen), default=99.0)

    def _flights(self, game: Game, ends: list[End], seen: list[Walker]) -> list[tuple[float, int, int]]:
        """The turns that he can take, and how much earlier than a monster he is behind each."""
        found = []
        for end in ends:
            gap = self._gap(game.maze, end.room, end.far, seen)
            for bit, step in STEPS.items():
                if game.maze.ways[end.room] & bit and bit != back(end.first):
                    there = self._gap(game.maze, end.room + step, end.far + 1, seen)
                    found.append((min(there, 1.5 * gap), end.first, bit))
        return found
