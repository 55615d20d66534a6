"""What each key does on the page of the tape terrain; and a model of that page, which test_terrain uses too."""

import numpy as np

from emu_tests.machine.images import assembly, number
from emu_tests.machine.key_effects import Case, Effect, leaves
from emu_tests.machine.pressing import address, place, press
from emu_tests.oracles.terrain import Cells, Place, costs, entering
from zxmazes.machine.spectrum import Machine

ROWS = 19
TILES = 9
UNITS = ("walker", "horse", "boat")
FLAGS = 3
TAKEN = 255


class Map:
    """What the machine has in memory, and what follows from it by scipy."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.field = np.frombuffer(machine.read(address("terrain", "field"), 1024), np.uint8).reshape(32, 32)
        self.unit = machine.peek(address("terrain", "unit"))
        self.points = machine.peek(address("terrain", "points"))
        self.cursor = place(machine, "terrain", "cursor")
        self.paid = machine.word(address("terrain", "paid"))
        self.units, self.flags = self.places("unit_places"), self.places("flag_places")
        self.at = self.units[self.unit]
        self.cost = entering(self.table(self.unit)[self.field])
        self.way = costs(self.cost, [self.at], leading_to=False)
        self.reach = self.way <= self.points

    def places(self, label: str) -> list[Place]:
        found = self.machine.read(address("terrain", label), 6)
        return [(found[at + 1], found[at]) for at in (0, 2, 4)]

    def table(self, unit: int) -> Cells:
        """What each tile is to a unit, from the program's image."""
        image = assembly("terrain")
        first = image.symbols["unit_costs"] - image.org + TILES * unit
        return np.frombuffer(image.code[first : first + TILES], np.uint8)

    def afloat(self) -> np.ndarray:
        """What the boat can get to, whatever the points."""
        return np.isfinite(costs(entering(self.table(2)[self.field]), [self.units[2]], leading_to=True))


def message(case: Case) -> str:
    return case.row(22)[19:].strip()


def goes(case: Case) -> None:
    """ENTER, fire: the unit goes to the cursor for what was shown; nothing where it stands, nor out of reach."""
    before = Map(case.machine)
    case.do()
    assert Map(case.machine).paid == before.paid == 0
    spot = tuple(np.argwhere(before.reach & (before.way == before.way[before.reach].max()))[0].tolist())
    case.machine.write(address("terrain", "cursor"), spot[::-1])
    for key in ("l", "m"):
        case.do(key)
    shown = number(case.row(22), "costs")
    case.do()
    after = Map(case.machine)
    assert (after.at, after.cursor) == (spot, spot)
    assert after.paid == number(case.row(0), "Paid") == shown == before.way[spot]
    far = tuple(np.argwhere(~after.reach)[0].tolist())
    case.machine.write(address("terrain", "cursor"), far[::-1])
    for key in ("l", "m"):
        case.do(key)
    assert message(case) == "Out of reach"
    case.do()
    assert Map(case.machine).at == spot


def next_unit(case: Case) -> None:
    """U: walker, horse, boat in turn, the cursor at each."""
    for unit in (1, 2, 0):
        case.do()
        found = Map(case.machine)
        assert (found.unit, found.cursor) == (unit, found.units[unit])
        assert case.row(22).startswith(UNITS[unit])


def points(case: Case) -> None:
    """M, L: one point more or less, 1 to 30; the reach follows."""
    step = {"m": 1, "l": -1}[case.key]
    expected = Map(case.machine).points
    for _ in range(32):
        expected = min(max(expected + step, 1), 30)
        case.do()
        assert case.byte("points") == number(case.row(22), "Points") == expected
    assert expected in (1, 30)


def again(case: Case) -> None:
    """R: the same map, units and flags where they were, nothing paid."""
    first = Map(case.machine)
    case.do("p", "ENTER", "u")
    assert Map(case.machine).units != first.units
    case.do()
    found = Map(case.machine)
    assert (found.units, found.flags, found.paid, found.unit) == (first.units, first.flags, 0, 0)
    assert (found.field == first.field).all()


def next_map(case: Case) -> None:
    """N: another map, of the seed that the last one ended with."""
    for _ in range(2):
        before, seed, field = case.word("map_seed"), case.word("seed"), Map(case.machine).field
        case.do("p", "ENTER")
        case.do()
        assert number(case.row(0), "Seed") == case.word("seed") == before != seed
        assert (Map(case.machine).field != field).any()
        assert number(case.row(0), "Paid") == 0


def typed_map(case: Case) -> None:
    """T: the map of a typed seed; the same seed, the same map."""
    field = Map(case.machine).field
    for seed, same in (("7", False), ("1987", True)):
        press(case.machine, case.key, after=8)
        assert case.row(22).startswith("Seed")
        case.do(*seed, "ENTER")
        assert number(case.row(0), "Seed") == case.word("seed") == int(seed)
        assert (Map(case.machine).field == field).all() == same


def to_flag(case: Case) -> None:
    """W: the cheapest way to the nearest flag, its cost and its places, without points; nobody moves."""
    before = Map(case.machine)
    case.do()
    nearest = min(before.way[flag] for flag in before.flags)
    assert number(case.row(22), "costs") == nearest > before.points
    colours = np.frombuffer(case.machine.attributes(), np.uint8).reshape(24, 32)[1 : ROWS + 1]
    way = np.argwhere(colours == 0x78).tolist()
    assert sum(before.cost[row, column] for row, column in way) == nearest
    assert Map(case.machine).at == before.at
    case.do("m")
    assert case.row(22)[19:].startswith("Way costs")


TERRAIN: dict[str, Effect] = {
    "BREAK": leaves,
    "ENTER": goes,
    "fire": goes,
    "u": next_unit,
    "m": points,
    "l": points,
    "r": again,
    "n": next_map,
    "t": typed_map,
    "w": to_flag,
}
