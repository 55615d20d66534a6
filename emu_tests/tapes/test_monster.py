"""The game `monster`: the chase tick by tick, its rules, its screen."""

import random

import numpy as np
import pytest

from emu_tests.machine.images import assembly
from emu_tests.oracles.mazes import has_no_dead_end, parts
from emu_tests.oracles.paths import Place, Walls, distances
from zxmazes.machine.spectrum import Machine

NAME = "monster"
BACK = 0xFF50  # where the game returns to


class Chase:
    """The game in a booted machine, run tick by tick with keys held."""

    def __init__(self, machines: list[Machine], seed: int) -> None:
        image = assembly(NAME)
        assert image.symbols["start"] == image.org == 32768
        self.symbols = image.symbols
        self.machine = Machine(48)
        machines.append(self.machine)
        self.machine.boot()
        self.machine.write(image.org, image.code)
        self.machine.write(
            image.org + len(image.code), random.Random(seed).randbytes(0xFF00 - image.org - len(image.code))
        )
        self.machine.poke_word(BACK - 16, BACK)
        self.machine.write(BACK, (0x18, 0xFE))  # JR to itself
        self.machine.set(pc=image.symbols["start"], sp=BACK - 16, iff=1)
        self.machine.frames(40)
        self.machine.ports.held = ("SPACE",)
        self.run_to("new_maze")
        self.machine.ports.held = ()
        self.machine.poke_word(self.symbols["seed"], seed)
        self.run_to("tick")

    def run_to(self, label: str) -> None:
        self.machine.run_to(self.symbols[label], 20_000_000, label)

    def walls(self) -> Walls:
        field = np.frombuffer(self.machine.read(self.symbols["field"], 1024), np.uint8)
        return np.asarray(field.reshape(32, 32) >= 0x80)

    def place(self, who: str) -> Place:
        """(row, column) of the player or the monster."""
        row, column = divmod(self.machine.word(self.symbols[who]), 256)
        return row, column

    def tick(self, *keys: str) -> str:
        """Play a tick with these keys held; what the game says at its end, `` while it goes on."""
        self.machine.ports.held = keys
        self.machine.run(1)  # off the label
        going_on = self.machine.run(40 * self.machine.frame, self.symbols["tick"])
        self.machine.ports.held = ()
        return "" if going_on else self.machine.text()[22].strip()


def key_to(place: Place, other: Place) -> str:
    return {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}[other[0] - place[0], other[1] - place[1]]


def neighbours(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


EXIT = (9, 30)
SEEDS = [0, 7, 1234, 5555, 40000, 65535]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_monster_catches_who_stands_still(machines: list[Machine], seed: int) -> None:
    """Two steps in three ticks, the first one a rest, each a step nearer."""
    chase = Chase(machines, seed)
    walls, player = chase.walls(), chase.place("player")
    steps = distances(walls, [player])[0]
    left = int(steps[chase.place("monster")])
    assert left >= 10
    said, number = "", 0
    while not said:
        said = chase.tick()
        number += 1
        left -= number % 3 != 1
        assert steps[chase.place("monster")] == left, f"tick {number}"
        assert chase.place("player") == player
        assert bool(said) == (left == 0)
    assert said == "It caught you!  N new  R again"
    assert chase.machine.text()[0] == " MONSTER    Out   0  Caught   1 "


@pytest.mark.parametrize("seed", [*SEEDS, 99, 31000])
def test_who_takes_the_shortest_way_is_out(machines: list[Machine], seed: int) -> None:
    """Whatever the maze; the monster is as far from the exit as the player or farther."""
    chase = Chase(machines, seed)
    walls = chase.walls()
    steps = distances(walls, [EXIT])[0]
    assert {chase.place("player"), chase.place("monster")} == {(1, 1), (19, 1)}
    left = int(steps[chase.place("player")])
    assert steps[chase.place("monster")] >= left >= 29
    said = ""
    while not said:
        here = chase.place("player")
        assert steps[here] == left
        there = next(place for place in neighbours(here) if steps[place] == left - 1)
        said = chase.tick(key_to(here, there))
        left -= 1
        assert chase.place("player") == there
        assert bool(said) == (left == 0)
    assert said == "You are out!  N new  R again"
    assert chase.machine.text()[0] == " MONSTER    Out   1  Caught   0 "


@pytest.mark.parametrize("seed", SEEDS)
def test_each_step_of_the_monster_is_nearer_to_where_the_player_is(machines: list[Machine], seed: int) -> None:
    """While the player runs about, with one or two keys held, into walls too."""
    choose = random.Random(seed)
    chase = Chase(machines, seed)
    walls = chase.walls()
    said, moved, keys, number = "", 0, ["p"], 0
    while not said and number < 300:
        here, monster = chase.place("player"), chase.place("monster")
        if number % 3 == 0:
            free = [key_to(here, place) for place in neighbours(here) if not walls[place]]
            keys = [
                choose.choice(free),
                *choose.sample(["q", "a", "o", "p", "7", "6", "5", "8"], choose.choice((0, 0, 1))),
            ]
        said = chase.tick(*keys)
        number += 1
        there, after = chase.place("player"), chase.place("monster")
        if there != here:
            moved += 1
            assert there in neighbours(here)
        else:
            wished = {{"7": "q", "6": "a", "5": "o", "8": "p"}.get(key, key) for key in keys}
            assert all(walls[place] for place in neighbours(here) if key_to(here, place) in wished)
        assert not walls[there]
        if said and monster == there:
            continue  # ran into it
        steps = distances(walls, [there])[0]
        assert steps[after] == steps[monster] - (number % 3 != 1 and there != EXIT)
        assert bool(said) == (after == there or there == EXIT)
    assert said
    assert moved > 5


def test_the_maze_of_the_monster_has_ways_round(machines: list[Machine]) -> None:
    corners = set()
    for seed in SEEDS:
        chase = Chase(machines, seed)
        walls = chase.walls()
        assert not walls[EXIT]
        walls = walls.copy()
        walls[EXIT] = True
        assert has_no_dead_end(walls[None]).all()
        assert parts(walls[None]) == 1
        corners.add(chase.place("monster"))
    assert corners == {(1, 1), (19, 1)}, "either corner may be the farther one"


def test_another_maze_or_the_same_again_and_back_to_basic(machines: list[Machine]) -> None:
    chase = Chase(machines, 7)
    machine, first = chase.machine, chase.walls()
    for caught, key in enumerate(("r", "n", "r"), 1):
        assert any(chase.tick() for _ in range(1000)), "a player who stands still is caught"
        machine.ports.held = (key,)
        chase.run_to("new_maze")
        machine.ports.held = ()
        chase.run_to("tick")
        assert (chase.walls() == first).all() == (key == "r")
        first = chase.walls()
        assert machine.text()[0] == f" MONSTER    Out   0  Caught   {caught} "
        assert machine.text()[22].strip() == "The exit is on the right. Run!"
    machine.frames(30)
    machine.ports.held = ("CS", "SPACE")
    machine.frames(30)
    machine.ports.held = ()
    machine.run_to(BACK, 1_000_000)
    registers = machine.registers
    assert (registers.sp, registers.iy, registers.hl_, registers.iff) == (BACK - 14, 0x5C3A, 0x2758, 1)


def test_the_screen_of_the_monster(machines: list[Machine]) -> None:
    """Both are drawn where they are, and nothing is left behind but the trail."""
    chase = Chase(machines, 5555)
    for number in range(24):
        chase.tick("qpao"[number // 3 % 4])
    colours = np.frombuffer(chase.machine.attributes(), np.uint8).reshape(24, 32)[1:22, :31] & 0x7F
    walls = chase.walls()[:21, :31]
    assert (colours[walls] == 0x41).all()
    ways = {colour: np.argwhere((colours == colour) & ~walls).tolist() for colour in np.unique(colours[~walls])}
    assert [tuple(place) for place in ways.pop(0x46)] == [chase.place("player")]
    assert [tuple(place) for place in ways.pop(0x42)] == [chase.place("monster")]
    assert [tuple(place) for place in ways.pop(0x60)] == [EXIT]
    assert set(ways) == {0x07, 0x06}
