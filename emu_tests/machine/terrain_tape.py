"""A model of the page of the tape `terrain`: what is in memory, what follows from it, and a hand on the keys."""

import functools
import itertools

import networkx as nx
import numpy as np

from emu_tests.machine.images import assembly
from emu_tests.machine.pressing import address, byte, place, press
from emu_tests.machine.walking import place_of
from emu_tests.oracles.terrain import Cells, Place, costs, entering
from zxmazes.machine.spectrum import Machine

TAPE = "terrain"
ROWS, COLUMNS = 20, 23
TILES = 9
UNITS = ("walker", "horse", "boat")
POSTS, FLAGS = 4, 3
ALL = 7
TRIES = 3
#: Row 23 of the title.
START = " ENTER start  hold BREAK: leave "
WALKER, HORSE, BOAT = range(3)
#: Where the page waits for a key.
RESTS = ("game_frame", "won_frame", "ready_frame", "key_wait", "front", "score_name")

Step = tuple[Place, int]


class Map:
    """What the machine has in memory, and what follows from it by scipy."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.field = np.frombuffer(machine.read(address(TAPE, "field"), 1024), np.uint8).reshape(32, 32)
        self.unit, self.points = byte(machine, TAPE, "unit"), byte(machine, TAPE, "points")
        self.cursor = place(machine, TAPE, "cursor")
        found = machine.read(address(TAPE, "node_places"), 2 * (POSTS + FLAGS + 1))
        *self.nodes, self.at = [(row, column) for column, row in zip(found[::2], found[1::2], strict=True)]
        self.posts, self.flags = self.nodes[:POSTS], self.nodes[POSTS:]
        self.taken = byte(machine, TAPE, "taken")
        self.cost = self.of(self.unit)
        self.way = costs(self.cost, [self.at], leading_to=False)
        self.reach = self.way <= self.points

    def of(self, unit: int) -> np.ndarray:
        """What each place costs a unit."""
        return entering(table(unit)[self.field])

    def tour(self) -> list[Step]:
        """The cheapest way to take the flags that are left and to come home, by networkx: places and units."""
        graph = _graph(self.field.tobytes(), tuple(self.posts), tuple(self.flags))
        start = (self.at, self.unit, self.taken)
        graph.add_node(start)  # one without a way may stay in it: nothing leads there
        away, ways = nx.single_source_dijkstra(graph, start)
        ends = [(self.posts[0], unit, ALL) for unit in range(len(UNITS))]
        end = min((end for end in ends if end in away), key=lambda one: float(away[one]))
        tour = [(spot, unit) for spot, unit, _ in ways[end]]
        return tour[:-1] if tour[-2:-1] and tour[-2][0] == tour[-1][0] else tour  # no other unit at home, at the end

    def price(self, tour: list[Step]) -> int:
        """What the steps of a tour cost."""
        return int(sum(self.of(unit)[spot] for (before, _), (spot, unit) in itertools.pairwise(tour) if spot != before))


@functools.lru_cache(maxsize=1)
def _graph(field: bytes, posts: tuple[Place, ...], flags: tuple[Place, ...]) -> nx.DiGraph:
    """A node is a place, a unit and the flags taken; an edge a step, or another unit at a post."""
    graph = nx.DiGraph()
    cells = np.frombuffer(field, np.uint8).reshape(32, 32)
    table_of = [entering(table(unit)[cells]) for unit in range(len(UNITS))]
    spots = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    for unit, (row, column) in itertools.product(range(len(UNITS)), spots):
        cost = table_of[unit]
        if not np.isfinite(cost[row, column]):
            continue
        beside = [(row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)]
        onward = [spot for spot in beside if np.isfinite(cost[spot])]
        others = [other for other in range(len(UNITS)) if other != unit and np.isfinite(table_of[other][row, column])]
        for taken in range(ALL + 1):
            here = ((row, column), unit, taken)
            for spot in onward:
                flag = 1 << flags.index(spot) if spot in flags else 0
                graph.add_edge(here, (spot, unit, taken | flag), weight=cost[spot])
            for other in others if (row, column) in posts else ():
                graph.add_edge(here, ((row, column), other, taken), weight=0)
    return graph


def table(unit: int) -> Cells:
    """What each tile is to a unit, from the program's image."""
    image = assembly(TAPE)
    first = image.symbols["unit_costs"] - image.org + TILES * unit
    return np.frombuffer(image.code[first : first + TILES], np.uint8)


def message(machine: Machine) -> str:
    """What row 21 says."""
    return machine.text()[21].strip()


def settle(machine: Machine, frames: int = 900) -> str:
    """Run on until the program waits for a key; where."""
    for _ in range(frames):
        machine.frames(1)
        spot = place_of(machine, TAPE)
        if spot in RESTS and (spot != "ready_frame" or byte(machine, TAPE, "ready") & 1):
            return spot
    raise AssertionError("the program does not wait for a key")


def run_part(machine: Machine, label: str) -> None:
    """Run a routine of the page, which waits for a key before and after it."""
    stack = machine.registers.sp - 2
    machine.poke_word(stack, address(TAPE, "game_frame"))
    machine.set(sp=stack, pc=address(TAPE, label))
    assert settle(machine) == "game_frame"


def begin_map(machine: Machine) -> None:
    """ENTER on the page that states the cheapest tour."""
    assert settle(machine) == "ready_frame"
    press(machine, "ENTER", after=4)
    assert settle(machine) == "game_frame"


def go(machine: Machine, there: Place) -> str:
    """Move the cursor, a key for each step, and go there; where the program waits then."""
    while (here := place(machine, TAPE, "cursor")) != there:
        (row, column), (down, right) = here, there
        key = "q" if down < row else "a" if down > row else "o" if right < column else "p"
        press(machine, key, frames=2, after=2)
    press(machine, "ENTER", frames=2, after=4)
    return settle(machine)


def change(machine: Machine, unit: int) -> None:
    """U until this unit is in use."""
    for _ in UNITS:
        if byte(machine, TAPE, "unit") == unit:
            return
        press(machine, "u", frames=2, after=4)
        settle(machine)
    raise AssertionError(f"no {UNITS[unit]} here")


def follow(machine: Machine, tour: list[Step]) -> str:
    """Play a tour by keys: from change to change of the unit, and from flag to flag."""
    found = Map(machine)
    stops = {*found.flags, found.posts[0]}
    waits = ""
    for (here, unit), (there, other) in itertools.pairwise([*tour, (tour[-1][0], -1)]):
        if here == there and other >= 0:
            if place(machine, TAPE, "here") != here:
                waits = go(machine, here)
            change(machine, other)
        elif (here in stops or other < 0) and here != place(machine, TAPE, "here"):
            waits = go(machine, here)
        assert unit >= 0
        if waits and waits != "game_frame":
            break
    return waits
