"""A model of the page of the tape `terrain`: what the machine has in memory, and what follows from it by scipy."""

import numpy as np

from emu_tests.machine.images import assembly
from emu_tests.machine.pressing import address, place
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
