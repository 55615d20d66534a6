"""Mazes with loops on the tape `generators`: from the first star on all gems open the ring; all stars can be won."""

import itertools
from collections import Counter

import networkx as nx
import pytest

from emu_tests.machine.generators_tape import NAME, address, done, entries, make, noticed, routine_of, word
from emu_tests.machine.generators_walker import (
    LOCKED,
    LOOPS,
    OPEN,
    OPENED,
    Place,
    Walker,
    gems_of,
    par_of,
    tenths,
    until_end,
)
from emu_tests.machine.pressing import hold, press, until
from emu_tests.records.sampling import every
from emu_tests.tapes.test_generators_scene import pitches
from zxmazes.machine.spectrum import Machine

KINDS = [routine_of(entry) for entry in entries() if word(entry) & 0xFF == LOOPS]
SEEDS, STEP = 20, 4  # mazes of each kind; frames of a step
MARGIN = 10  # tenths of a second that a perfect player is within par, at least


def tour(walker: Walker) -> list[Place]:
    """The shortest way from start to finish that takes all gems."""
    found: list[list[Place]] = []
    for order in itertools.permutations(gems_of(walker)):
        stops = [walker.place("stats_start"), *order, walker.place("stats_finish")]
        legs = [nx.shortest_path(walker.graph, *two) for two in itertools.pairwise(stops)]
        found.append([stops[0], *itertools.chain.from_iterable(leg[1:] for leg in legs)])
    return min(found, key=len)


def starred(machine: Machine, routine: str, seed: int) -> Walker:
    """Before a walk through a maze that is made with a star won."""
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [1])
    walker = Walker(machine, routine, str(seed))
    until(machine, NAME, "walk_still", 200)
    return walker


def again(walker: Walker) -> None:
    """Before a walk through another maze of the kind."""
    press(walker.machine, "BREAK", after=40)
    walker.machine.press("n", after=0)
    done(walker.machine)
    walker.begin(walker.machine)
    until(walker.machine, NAME, "walk_still", 200)


@pytest.mark.parametrize("routine", every(4, KINDS, "dist/generators.tap"))
def test_a_perfect_player_has_three_stars_with_all_gems(routine: str, loaded) -> None:
    """Whoever takes all gems by the best way is within par by a second, and within the steps of the third star."""
    walker = starred(loaded(NAME), routine, 100)
    locked = 0
    for _ in range(SEEDS):
        gems = gems_of(walker)
        if walker.word("route_length") >= 40 and gems:
            locked += 1
            assert walker.byte("walk_rule") & address("LOCKED_ALL")
            best = tour(walker)
            steps = len(best) - 1
            assert all(place[0] & place[1] & 1 or walker.graph.degree[place] == 1 for place in gems)
            assert walker.place("stats_finish") not in gems
            assert steps <= walker.word("route_length") + 4 + walker.byte("walk_extra")
            assert walker.word("walk_parred") == par_of(walker, stars=1, gems=len(gems))
            assert walker.byte("walk_extra") == 2 * sum(gems.values())
            assert steps * STEP / 5 + MARGIN <= walker.word("walk_parred")
        else:
            assert walker.machine.peek(address("ring_ink") + 1) == OPEN
        again(walker)
    assert locked > SEEDS // 2 or routine in ("generate_unicursal", "generate_erosion")


@pytest.mark.parametrize("routine", ["generate_rings", "generate_rooms", "generate_tunnel", "generate_figures_wide"])
def test_the_last_gem_opens_the_ring(routine: str, loaded) -> None:
    walker = starred(loaded(NAME), routine, 5)
    machine, left = walker.machine, len(gems_of(walker))
    assert left
    assert machine.text()[23][3:].rstrip() == f"Gems to open the ring: {left}"
    best, figures = tour(walker), [machine.text()[row][24:] for row in (4, 6)]
    at = 0
    while gems_of(walker):
        assert machine.peek(address("ring_ink") + 1) == LOCKED
        there = next(i for i in range(at + 1, len(best)) if best[i] in gems_of(walker))
        clock, ticks = walker.word("clock"), walker.walk(best[at : there + 1]) / 5
        machine.ports.clicks.clear()
        machine.frames(30)
        heard = [pitch for pitch, many in Counter(gap // 400 for gap in pitches(machine)).items() if many > 60]
        assert len(heard) == (2 if left == 1 else 0), "two notes where the ring opens, else a run of short ones"
        assert heard == sorted(heard, reverse=True), "the second is higher"
        assert walker.word("clock") >= clock + ticks, "a gem takes nothing off here"
        assert [machine.text()[row][24:] for row in (4, 6)] == figures, "par and Max have the gems from the beginning"
        at, left = there, left - 1
        assert len(gems_of(walker)) == left
        assert noticed(machine) == (f"Gems to open the ring: {left}" if left else "The ring is open!")
    assert machine.peek(address("ring_ink") + 1) == OPENED
    walker.walk(best[at:-1])
    hold(
        machine,
        {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}[best[-1][0] - best[-2][0], best[-1][1] - best[-2][1]],
    )
    until_end(machine)
    hold(machine)
    assert walker.byte("walk_won_stars") == 0b111


def test_par_beside_the_maze_is_that_of_its_walk(loaded) -> None:
    """With its gems, as soon as it is made; Max has their detours in the walk."""
    machine = loaded(NAME)
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [1])
    make(machine, "generate_rings", seed="5")
    beside = tenths(machine.text()[8].split()[-1])
    walker = Walker.before(machine)
    until(machine, NAME, "walk_still", 200)
    gems = len(gems_of(walker))
    assert gems
    assert beside == walker.word("walk_parred") == par_of(walker, stars=1, gems=gems)


def test_before_the_first_star_it_is_open(loaded) -> None:
    walker = Walker(loaded(NAME), "generate_rings", "5")
    until(walker.machine, NAME, "walk_still", 200)
    assert gems_of(walker)
    assert walker.machine.peek(address("ring_ink") + 1) == OPEN
