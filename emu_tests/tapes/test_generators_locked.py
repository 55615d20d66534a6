"""The locked ring of the tape `generators`: in which mazes, what is said of it, what opens it."""

from collections import Counter

import networkx as nx
import pytest

from emu_tests.machine.generators_tape import NAME, WALKED, address, noticed
from emu_tests.machine.generators_walker import LOCKED, OPEN, OPENED, WAYS, Walker, gems_of, until_end
from emu_tests.machine.pages import MIDDLE
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_board import cells_of
from zxmazes.machine.spectrum import Machine

GREEN = 0x04  #: the floor where the ghost is no racer


def walker_with(machine: Machine, stars: int, routine: str = "generate_prim") -> Walker:
    """Before a walk through a maze that is made with so many stars won, of other kinds."""
    machine.frames(40)
    first = 20 if stars < 40 else 0
    machine.write(address("kinds_won") + first, [0b111] * (stars // 3) + [(1 << stars % 3) - 1])
    walker = Walker(machine, routine)
    until(machine, NAME, "walk_still", 200)
    return walker


def ring(walker: Walker) -> set[int]:
    """The colours of the cells of the ring, without the floor's."""
    return cells_of(walker.machine, *walker.place("stats_finish")) & {OPEN, LOCKED, OPENED}


@pytest.mark.parametrize("stars", [0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 23, 24, 26, 27, 36, 48, 72, 84, 92, 95])
def test_every_three_stars_bring_another_rule(stars: int, loaded) -> None:
    """A race, a thief or memory, a hunt, a locked ring, both. The foot says what a gem does."""
    assert_rule(walker_with(loaded(NAME), stars), stars)


@pytest.mark.parametrize("kind", ["corridor", "growing_tree", "prim", "eller", "nested", "figures"])
def test_with_all_stars_every_three_kinds_have_another_rule(kind: str, loaded) -> None:
    walker = walker_with(loaded(NAME), 96, f"generate_{kind}")
    assert_rule(walker, 48 + walker.byte("menu_place"))


def assert_rule(walker: Walker, won: int) -> None:
    """A race, a thief or memory, a hunt, a locked ring, both; in turn for three of what was won, or three kinds.

    From 48 stars on a ring is locked in the dark, from 72 on a hunt is there.
    """
    turn = won // 3 % 4
    locked, hunted = turn in (2, 3), turn in (1, 3)
    assert gems_of(walker)
    thief = turn == 0 and won // 12 % 2 == 1
    memory = turn == 0 and won // 12 in (2, 4, 6)
    dark = memory or (turn == 2 and won >= 48) or (turn == 1 and won >= 72)
    assert ring(walker) == ({LOCKED} if locked else set() if thief else {OPEN})
    assert walker.byte("hunts") == (address("THIEF_WALKS") if thief else hunted)
    floor = Counter(colours(walker.machine.screen())[:23, :23].flat).most_common(1)[0][0]
    assert floor == (GREEN if hunted or thief else WALKED), "at a glance"
    said = "" if locked else "Race the ghost to the ring!"
    if thief:
        said = "Catch the thief for the key!"
    elif dark:
        said = "Hunted in the dark!" if hunted else "Learn it! The walk is dark!"
    elif hunted:
        said = "Hunted! Gems open the ring!" if locked else "Hunted! Keep going!"
    assert noticed(walker.machine) == said
    assert not walker.byte("walk_torch")
    walker.walk(walker.way()[:2])
    walker.machine.frames(80 if dark else 10)
    assert walker.byte("walk_torch") == dark
    assert walker.machine.text()[23][3:].rstrip() == ("Gems to open the ring: 1" if locked else "2 s off, Max grows.")


def test_a_gem_opens_it(loaded) -> None:
    """Until then nobody is out; the next try finds it locked again, another page open."""
    walker = walker_with(loaded(NAME), 8)
    machine, way = walker.machine, walker.way()
    walker.walk(way)
    machine.frames(60)
    assert walker.place("walker_at") == walker.place("stats_finish")
    assert not machine.text()[8][24:].startswith("Out!")
    there = next(iter(gems_of(walker)))
    walker.walk(nx.shortest_path(walker.graph, way[-1], there))
    machine.frames(20)
    assert OPENED in ring(walker)
    assert noticed(machine) == "The ring is open!"
    back = nx.shortest_path(walker.graph, there, way[-1])
    walker.walk(back[:-1])
    hold(machine, WAYS[back[-1][0] - back[-2][0], back[-1][1] - back[-2][1]])
    until_end(machine)
    hold(machine)
    machine.frames(100)
    assert machine.text()[23][12:24] == "SPACE again ", "the foot is another"
    press(machine, "SPACE", after=0)
    until(machine, NAME, "walk_still", 200)
    assert ring(walker) == {LOCKED}
    press(machine, "BREAK", after=60)
    for _ in range(2):
        press(machine, "r", after=60)
    assert ring(walker) == {OPEN}


def test_where_there_is_no_gem_it_is_open(loaded) -> None:
    walker = walker_with(loaded(NAME), 8, "generate_unicursal")
    assert not gems_of(walker)
    assert ring(walker) == {OPEN}


def test_in_the_dark_it_is_open(loaded) -> None:
    walker = walker_with(loaded(NAME), 8)
    walker.light()
    assert gems_of(walker)
    assert walker.machine.text()[23][3:].rstrip() == "2 s off, Max grows."
    assert walker.machine.peek(address("ring_ink") + 1) == OPEN


def test_a_demonstration_is_not_held_up(loaded) -> None:
    machine = loaded(NAME)
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [0b111] * 3)
    press(machine, "w", after=0)
    until(machine, NAME, "walk_still", 3000)
    assert machine.peek(address("walk_rule")) == address("HUNTED") + address("LOCKED")
    assert not machine.peek(address("hunts"))
    assert machine.peek(address("ring_ink") + 1) == OPEN


@pytest.mark.parametrize("seed", ["5", "7", "12"])
def test_who_takes_a_gem_is_always_seen(seed: str, loaded) -> None:
    """In each frame of it, as the beam shows it: he is drawn anew while it is in the border."""
    walker = Walker(loaded(NAME), seed=seed)
    until(walker.machine, NAME, "walk_still", 200)
    for there in gems_of(walker):
        way = nx.shortest_path(walker.graph, walker.place("walker_at"), there)
        walker.walk(way[:-1])
        hold(walker.machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
        walker.machine.run((MIDDLE - walker.machine.registers.t) % walker.machine.frame)
        for _ in range(20):
            walker.machine.frames(1)
            assert 0x46 in colours(walker.machine.screen())[:23, :23]
        assert there not in gems_of(walker)
        hold(walker.machine)
        walker.machine.frames(20)


@pytest.mark.parametrize("lost", [0, 1])
@pytest.mark.parametrize("routine", ["generate_prim", "generate_rings"])
def test_the_gems_that_are_missing_are_always_told(routine: str, lost: int, loaded) -> None:
    """Whether a star is lost before or after a gem was taken."""
    walker = walker_with(loaded(NAME), 8, routine)
    machine, gems = walker.machine, list(gems_of(walker))
    every = bool(walker.byte("walk_rule") & address("LOCKED_ALL"))
    assert every == (routine == "generate_rings")
    assert len(gems) > 1
    walker.walk(walker.way()[:2])
    for taken in range(2):
        if taken == lost:
            walker.at_time(walker.word("walk_parred"))
            machine.frames(60)
            assert not walker.byte("walk_won_stars") & 0b010
        needed = len(gems) - taken if every else 1 - taken
        assert not needed or machine.text()[23].strip().endswith(f"Gems to open the ring: {needed}")
        if not taken:
            walker.walk(nx.shortest_path(walker.graph, walker.place("walker_at"), gems[0]))
            machine.frames(30)
