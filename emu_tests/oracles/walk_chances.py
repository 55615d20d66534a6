"""Who wins the challenge of `corridor` or `dfs`: a player of some skill, hunted by the rules; by graphs alone."""

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass

import networkx as nx

from emu_tests.oracles.paths import Walls
from emu_tests.oracles.walk_rules import WAYS, Place, beside, leads, stars

STEP, LIVES = 4, 3  # frames of a step; how often one is caught
NIGHT_SIGHT = 3


@dataclass(frozen=True)
class Skill:
    """right: how often the right way of several is guessed; thinks: frames at a fork; sees: places of dead ends."""

    right: float
    thinks: int
    sees: int

    def again(self) -> "Skill":
        """In a maze that was tried before."""
        return Skill(1 - 0.4 * (1 - self.right), self.thinks // 2, self.sees)


@dataclass(frozen=True)
class Level:
    """A row of the table of a tape: rows, columns, pixels of the pursuer in 32 frames, half its wait, night."""

    rows: int
    columns: int
    speed: int
    wait: int
    night: int


Maze = tuple[Walls, Place, Place]
Moves = list[tuple[int, Place]]


def floor(walls: Walls) -> nx.Graph:
    """The places of the floor, and which are side by side."""
    graph = nx.Graph()
    for row, column in zip(*(~walls).nonzero(), strict=True):
        here = int(row), int(column)
        graph.add_edges_from((here, beside(here, way)) for way in WAYS if leads(walls, here, way))
    return graph


def walked(graph: nx.Graph, start: Place, finish: Place, skill: Skill, draw: random.Random) -> Moves:
    """When the player comes to which place: each way is tried at most once, a dead end that is seen never."""
    far = nx.single_source_shortest_path_length(graph, finish)
    path, dead, moves, frames = [start], set[tuple[Place, Place]](), [(0, start)], 2 * skill.thinks
    while path[-1] != finish:
        here, before = path[-1], path[-2:-1]
        ways = [there for there in graph[here] if [there] != before and (here, there) not in dead]
        ways = [there for there in ways if far[there] < far[here] or _depth(graph, here, there) > skill.sees]
        if len(ways) > 1:
            frames += skill.thinks
            best = min(ways, key=far.__getitem__)
            others = [there for there in ways if there != best]
            ways = [best if draw.random() < skill.right else draw.choice(others)]
        if ways:
            path.append(ways[0])
        else:
            dead.add((path[-2], path.pop()))
        frames += STEP
        moves.append((frames, path[-1]))
    return moves


def _depth(graph: nx.Graph, here: Place, there: Place) -> int:
    """How many places the way goes on, at its longest."""
    front, deep = [(there, here)], 0
    while front:
        front = [(beyond, place) for place, last in front for beyond in graph[place] if beyond != last]
        deep += 1
    return deep


def caught(graph: nx.Graph, moves: Moves, level: Level) -> bool:
    """Does the pursuer come to the place where the player is, before the end?"""
    if not level.speed:
        return False
    hunter, frame = moves[0][1], float(2 * level.wait)
    for (_, place), (until, _) in itertools.pairwise(moves):
        while frame < until:
            way = nx.shortest_path(graph, hunter, place)
            if len(way) < 3:
                return True
            hunter, frame = way[1], frame + 256 / level.speed
    return False


def challenge(levels: list[Level], maze: Callable[[Level, int], Maze], skill: Skill, draw: random.Random) -> int:
    """The stars of a player who gets through all levels; -1 for one who does not."""
    lives, won = LIVES, 0
    for level in levels:
        walls, start, finish = maze(level, draw.randrange(65536))
        graph, knows = floor(walls), skill
        sight = Skill(skill.right, skill.thinks, NIGHT_SIGHT) if level.night else skill
        moves = walked(graph, start, finish, sight, draw)
        while caught(graph, moves, level):
            lives, knows = lives - 1, knows.again()
            if not lives:
                return -1
            moves = walked(graph, start, finish, knows, draw)
        best, clock = nx.shortest_path_length(graph, start, finish), moves[-1][0] // 5
        won += stars(best, len(moves) - 1, clock, bool(level.night)).bit_count()
    return won
