"""Gems beside the way of a walk on the tape `generators`: where they lie, what taking one gives, when they return."""

import networkx as nx
import pytest

from emu_tests.machine.generators_tape import NAME, address, noticed
from emu_tests.machine.generators_walker import Walker, gems_of
from emu_tests.machine.pressing import press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_loops import again, starred

MAGENTA, WORTH = 0x43, 20


def allowed(walker: Walker) -> int:
    """The steps that the third star allows, by the program's own variables."""
    return walker.word("route_length") + walker.byte("walk_extra")


def take(walker: Walker) -> None:
    """Walk to the first gem and take it."""
    there = next(iter(gems_of(walker)))
    walker.walk(nx.shortest_path(walker.graph, walker.place("walker_at"), there))
    walker.machine.frames(40)


def shine(walker: Walker) -> int:
    """The magenta cells of the board."""
    return int((colours(walker.machine.screen())[:23, :23] == MAGENTA).sum())


@pytest.mark.parametrize("routine", ["generate_prim", "generate_wilson", "generate_dfs", "generate_corridor"])
def test_gems_lie_in_dead_ends_beside_the_way(routine: str, loaded) -> None:
    walker = Walker(loaded(NAME), routine)
    until(walker.machine, NAME, "walk_still", 200)
    way = walker.way()
    found = gems_of(walker)
    assert found, "there is one at least"
    for place, steps in found.items():
        assert walker.graph.degree[place] == 1
        assert place not in way
        near = min(nx.shortest_path_length(walker.graph, place, other) for other in way)
        assert near == steps
        assert 4 <= steps <= 14
    assert shine(walker) >= len(found)


@pytest.mark.parametrize("routine", ["generate_dfs_biased", "generate_prim", "generate_rings", "generate_tunnel"])
def test_gems_are_apart_from_start_and_ring(routine: str, loaded) -> None:
    """Eight rows or columns; between a quarter and three quarters of the way, if any gem can be there."""
    walker = starred(loaded(NAME), routine, 100)
    middle = outer = 0
    for _ in range(12):
        way, gems = walker.way(), gems_of(walker)
        for place in gems:
            assert all(max(abs(place[0] - end[0]), abs(place[1] - end[1])) >= 8 for end in (way[0], way[-1]))
        if nx.is_tree(walker.graph):  # a passage leaves the way in one place
            ends = [nx.shortest_path(walker.graph, place, way[0]) for place in gems]
            begun = [next(way.index(place) for place in back if place in way) for back in ends]
            within = [len(way) // 4 <= at <= len(way) - len(way) // 4 for at in begun]
            assert all(within) or not any(within)
            middle += any(within)
            outer += bool(gems) and not any(within)
        again(walker)
    if routine.endswith(("dfs_biased", "prim")):
        assert middle > outer
        assert outer or routine.endswith("prim"), "where none can be in the middle there is one elsewhere"


def test_a_gem_takes_two_seconds_off_and_its_detour_costs_no_star(loaded) -> None:
    walker = Walker(loaded(NAME))
    until(walker.machine, NAME, "walk_still", 200)
    there_were, lit, most = len(gems_of(walker)), shine(walker), allowed(walker)
    machine = walker.machine
    there = next(iter(gems_of(walker)))
    way = nx.shortest_path(walker.graph, walker.place("walker_at"), there)
    walker.walk(way[:-1])
    machine.write(address("clock"), (100).to_bytes(2, "little"))
    walker.walk(way[-2:])
    machine.frames(40)
    assert walker.word("clock") <= 100 - WORTH + 12
    assert len(gems_of(walker)) == there_were - 1
    assert shine(walker) < lit
    assert allowed(walker) > most
    assert noticed(machine) == "2 s off, Max grows."
    assert machine.ports.border == 0, "it flashes only"
    machine.write(address("clock"), (10).to_bytes(2, "little"))
    walker.walk(nx.shortest_path(walker.graph, there, walker.way()[-2]))
    walker.machine.frames(2)
    assert walker.byte("walk_won_stars") == 0b111


def test_a_clock_below_two_seconds_goes_back_to_nought(loaded) -> None:
    walker = Walker(loaded(NAME))
    until(walker.machine, NAME, "walk_still", 200)
    there = next(iter(gems_of(walker)))
    way = nx.shortest_path(walker.graph, walker.place("walker_at"), there)
    walker.walk(way[:-1])
    walker.machine.write(address("clock"), (5).to_bytes(2, "little"))
    walker.walk(way[-2:])
    walker.machine.frames(20)
    assert walker.word("clock") < 10


def test_a_star_comes_back_with_a_gem(loaded) -> None:
    walker = Walker(loaded(NAME))
    until(walker.machine, NAME, "walk_still", 200)
    there = next(iter(gems_of(walker)))
    way = nx.shortest_path(walker.graph, walker.place("walker_at"), there)
    walker.walk(way[:-3])
    walker.machine.write(address("clock"), (walker.word("walk_parred") + 5).to_bytes(2, "little"))
    walker.machine.frames(60)
    assert walker.byte("walk_won_stars") & 0b010 == 0
    walker.machine.write(address("clock"), (walker.word("walk_parred") + 5).to_bytes(2, "little"))
    walker.walk(way[-4:])
    walker.machine.frames(40)
    assert walker.byte("walk_won_stars") & 0b010
    assert walker.byte("walk_fall") == 0, "none falls"


def test_gems_come_back_with_the_next_try(loaded) -> None:
    walker = Walker(loaded(NAME))
    until(walker.machine, NAME, "walk_still", 200)
    all_of_them = gems_of(walker)
    take(walker)
    assert gems_of(walker) != all_of_them
    press(walker.machine, "BREAK", after=60)
    press(walker.machine, "w", after=0)
    until(walker.machine, NAME, "walk_still", 200)
    assert gems_of(walker) == all_of_them
    assert walker.byte("walk_extra") == 0


def test_in_the_dark_a_gem_is_seen_in_the_light(loaded) -> None:
    walker = Walker(loaded(NAME), torch=True)
    until(walker.machine, NAME, "walk_still", 200)
    assert gems_of(walker)
    assert shine(walker) == 0
    there = next(iter(gems_of(walker)))
    walker.walk(nx.shortest_path(walker.graph, walker.place("walker_at"), there)[:-2])
    walker.machine.frames(20)
    assert shine(walker)


def test_a_maze_without_stars_has_no_gems(loaded) -> None:
    machine = loaded(NAME)
    machine.press("ENTER", after=30)
    machine.type("w", "1", "3", "ENTER", "s", "0", "ENTER", "t", "7", "ENTER")
    machine.press("ENTER", after=60)
    walker = Walker.before(machine)
    until(machine, NAME, "walk_still", 200)
    assert not gems_of(walker)
    assert shine(walker) == 0
    assert "s off" not in machine.text()[23]
