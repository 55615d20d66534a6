"""How games of the tape `wonders` grow: each star is for a harder maze, and a walk wins one at most."""

from statistics import mean

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.oracles.weaves import assert_woven, crossings, is_crossing
from emu_tests.tapes.test_wonders_labyrinth import begun, steered, steered_from

NAME = "wonders"
MOMENTS = [0, 321, 9000, 23456, 44444, 60001]


def bridges(stars: int, moment: int) -> tuple[int, int]:
    """The steps of the way through a maze of that page, and its bridges; the way crosses two at least."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), moment.to_bytes(2, "little"))
    machine.write(address(NAME, "tour_stars") + 2, [stars])
    press(machine, "w", after=150)
    links = np.frombuffer(machine.read(address(NAME, "links"), 1024), np.uint8).reshape(32, 32)
    graph = assert_woven((10, 15, 1), links)
    first, last = (place(machine, NAME, f"links_{end}") for end in ("entrance", "exit"))
    way = nx.shortest_path(graph, (first, 0), (last, 0))
    assert sum(bool(is_crossing(links[cell])) for cell, _ in way) >= 2
    return len(way) - 1, crossings(links)


def test_each_star_of_the_bridges_asks_for_a_longer_way_and_more_bridges() -> None:
    mazes = [[bridges(stars, moment) for moment in MOMENTS] for stars in range(4)]
    for least, drawn in zip((1, 43, 55, 55), mazes, strict=True):
        assert min(steps for steps, _ in drawn) >= least
    many = [mean(number for _, number in drawn) for drawn in mazes]
    assert many[0] < many[1] < many[2]
    assert mazes[2] == mazes[3], "a best time is for mazes that are as hard"


@pytest.mark.parametrize(("stars", "most"), [(0, 50), (1, 60), (2, 70), (3, 70)])
def test_each_star_of_the_boundless_maze_is_for_goals_farther_off(stars: int, most: int) -> None:
    machine = at(NAME, "boundless")
    machine.write(address(NAME, "tour_stars") + 1, [stars])
    press(machine, "n", after=100)
    assert byte(machine, NAME, "boundless_far") == most
    assert most // 2 <= address(NAME, "route") + 1024 - word(machine, NAME, "boundless_steps") <= most


@pytest.mark.parametrize(
    ("stars", "best", "tenths", "then"),
    [
        (0, 0, 100, 100),
        (0, 0, 450, 450),
        (1, 100, 250, 250),
        (1, 100, 350, 100),
        (3, 150, 180, 150),
        (3, 150, 120, 120),
    ],
)
def test_a_time_that_wins_a_star_is_kept_as_the_best_of_harder_mazes(
    stars: int, best: int, tenths: int, then: int
) -> None:
    machine = at(NAME, "over")
    machine.write(address(NAME, "tour_stars") + 2, [stars])
    machine.write(address(NAME, "tour_best") + 4, best.to_bytes(2, "little"))
    press(machine, "n", after=150)
    machine.write(address(NAME, "clock"), tenths.to_bytes(2, "little"))
    machine.set(pc=address(NAME, "over_end"))
    machine.frames(150)
    kept = machine.read(address(NAME, "tour_best") + 4, 2)
    assert int.from_bytes(kept, "little") == then


@pytest.mark.parametrize(
    ("kind", "letter", "best", "told"),
    [
        (0, "f", 352, "Beat 35.2 s"),
        (2, "w", 85, "Beat 8.5 s"),
        (4, "y", 124, "Beat 124 steps"),
        (3, "l", 5, "All three"),
    ],
)
def test_whoever_has_all_stars_is_told_what_to_beat(kind: int, letter: str, best: int, told: str) -> None:
    machine = at(NAME, "list")
    machine.write(address(NAME, "tour_stars"), [3] * 5)
    machine.write(address(NAME, "tour_best") + 2 * kind, best.to_bytes(2, "little"))
    press(machine, letter, after=100)
    press(machine, "m", after=60)
    assert machine.text()[19].strip().startswith(told)


def test_in_your_own_way_the_ring_of_red_grows_where_the_fire_is() -> None:
    """He who stands still is caught on a short trail: the ring crosses the page."""
    machine = at(NAME, "own", "p", "p", "p", "p", "ENTER")
    machine.frames(60)
    press(machine, "p")
    until(machine, NAME, "own_fall")
    row, column = place(machine, NAME, "own_fire_place")
    until(machine, NAME, "tour_fall")
    for beat in range(5):
        until(machine, NAME, "fall_beat")
        inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
        far = {abs(int(r) - row - 1) + abs(int(c) - column) for r, c in np.argwhere(inks == 0x56)}
        assert far == {*range(4 * beat, 4 * beat + 6)}


def test_a_late_turn_says_why_the_count_is_gone() -> None:
    machine = begun(1)
    route = [*machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))]
    bends = [step for step in range(1, 99) if route[step] != route[step - 1]]
    steered(machine, bends[0])
    for step, code in enumerate(route[bends[0] : bends[1]]):
        steered_from(machine, code)
        assert step or "In time: 1" in machine.text()[0]
    hold(machine)
    machine.frames(20)
    steered_from(machine, route[bends[1]])
    assert machine.text()[0][19:].strip() == "Late turn"
