"""The hunt on the tape `generators`: a ghost that follows the steps of who walks, and whom it catches."""

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.generators_hunted import shares
from emu_tests.machine.generators_tape import NAME, address, asks_first, done, make
from emu_tests.machine.generators_walker import Place, Walker, gems_of, par_of
from emu_tests.machine.pressing import press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_locked import walker_with
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

RED, HERO = 0x42, 0x46
STARS = 4


def hunted(machine: Machine, routine: str = "generate_kruskal", seed: str = "6") -> Walker:
    """Before a hunted walk."""
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [0b111, 1])
    walker = Walker(machine, routine, seed)
    until(machine, NAME, "walk_still", 200)
    assert walker.byte("hunts")
    return walker


def caught(walker: Walker) -> bool:
    """Is the walk lost to the ghost?"""
    return walker.word("clock") >= 9984


def test_it_follows_all_steps_and_catches_who_stands(loaded) -> None:
    """Into a dead end and out again, from four seconds on in the time to beat; nothing of the walk is kept."""
    walker = hunted(loaded(NAME))
    machine, way = walker.machine, walker.way()
    aside = next(
        (there, step) for step, here in enumerate(way[4:], 4) for there in walker.graph[here] if there not in way
    )
    trail = [*way[: aside[1] + 1], aside[0], *way[aside[1] : aside[1] + 9]]
    walker.walk(trail)
    assert not caught(walker)
    seen: dict[Place, int] = {}
    while not caught(walker):
        seen.setdefault(walker.place("ghost_at"), walker.word("clock"))
        machine.frames(1)
    assert list(seen) == list(dict.fromkeys(trail))[: len(seen)]
    assert 40 < seen[trail[1]] <= 44
    pace = (par_of(walker, stars=STARS) - 5) / (len(way) - 1)
    assert abs((seen[trail[8]] - seen[trail[1]]) - 7 * pace) < 2
    machine.frames(200)
    rows = machine.text()
    assert rows[8][24:].strip() == "Caught!"
    assert rows[23].split() == ["BREAK", "back", "SPACE", "again", "N", "next"]
    assert not walker.word("walk_won")
    assert walker.word("walk_best_time") == 0xFFFF
    press(machine, "ENTER", after=0)
    until(machine, NAME, "walk_still", 200)
    assert walker.byte("hunts"), "once more"


def test_no_hunter_is_left_when_one_is_out(loaded) -> None:
    """The corner of the board is wall."""
    walker = hunted(loaded(NAME))
    walker.out()
    assert colours(walker.machine.screen())[0, 0] & 0x7F != HERO
    assert not walker.byte("ghost_drawn")


def test_it_does_no_harm_on_the_start_until_it_sets_out(loaded) -> None:
    """Who steps there and back is not caught; who stands there then is."""
    walker = hunted(loaded(NAME))
    way = walker.way()
    walker.walk([*way[:3], *way[1::-1], *way[1:3], *way[1::-1]])
    walker.machine.frames(10)
    assert walker.place("walker_at") == walker.place("ghost_at") == way[0]
    assert not caught(walker)
    while walker.word("clock") <= 41:
        assert not caught(walker)
        walker.machine.frames(1)
    walker.machine.frames(60)
    assert caught(walker)


@pytest.mark.parametrize("steps", [4, 20])
def test_who_turns_back_late_meets_it(steps: int, loaded) -> None:
    """In the passage; who turns back after a few steps is far enough ahead."""
    walker = hunted(loaded(NAME))
    way = walker.way()
    walker.walk(way[:101])
    back = way[100 : 100 - steps - 1 : -1]
    if steps < 9:
        walker.walk([*back, *back[-2::-1]])
        assert not caught(walker)
    else:
        with pytest.raises(AssertionError, match=r"\("):
            walker.walk(back, limit=200)
        assert caught(walker)


@pytest.mark.parametrize(("routine", "seed"), [("generate_kruskal", "20"), ("generate_division", "2")])
def test_a_gem_far_away_can_be_fetched(routine: str, seed: str, loaded) -> None:
    """All gems of the maze, one of them fourteen steps from the way; the ghost rests meanwhile."""
    walker = hunted(loaded(NAME), routine, seed)
    gems, way = gems_of(walker), walker.way()
    assert 14 in gems.values()
    here = way[0]
    for there in sorted(gems, key=lambda gem: min(way.index(place) for place in nearest(walker, gem, way))):
        walker.walk(nx.shortest_path(walker.graph, here, there))
        here = there
        assert not caught(walker)
    walker.machine.write(address("ring_ink") + 1, [RED])
    back = nx.shortest_path(walker.graph, here, way[-1])
    walker.walk(back[:-1])
    assert not caught(walker)


def nearest(walker: Walker, gem: Place, way: list[Place]) -> list[Place]:
    """The place of the way that the gem is beside."""
    path = nx.shortest_path(walker.graph, way[0], gem)
    return [[place for place in path if place in way][-1]]


def test_it_runs_when_it_is_far_behind(loaded) -> None:
    """Who walks without a halt is soon no more than some twenty steps ahead, and comes out."""
    walker = hunted(loaded(NAME), "generate_dfs", "2")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:150])
    assert 17 <= 149 - way.index(walker.place("ghost_at")) <= 22
    walker.walk(way[149:-1])
    machine.frames(1)
    assert not caught(walker)


def test_the_panel_shows_how_near_it_is_and_it_ticks(loaded) -> None:
    """The nearer it is, the closer are the two figures; from eight steps on it is heard."""
    walker = hunted(loaded(NAME))
    machine, way = walker.machine, walker.way()
    walker.walk(way[:31])
    gaps, heard = {}, {}
    while not caught(walker):
        machine.ports.clicks.clear()
        machine.frames(5)
        if caught(walker):
            break
        behind = 30 - way.index(walker.place("ghost_at"))
        inks = (colours(machine.screen())[10, 24:] & 0x7F).tolist()
        if RED in inks:
            gaps.setdefault(behind // 4, set()).add(inks.index(RED))
        heard[behind] = heard.get(behind, 0) + len(machine.ports.clicks)
    assert inks[-1] == HERO
    assert all(6 - gap in columns for gap, columns in gaps.items() if gap < 6), gaps
    assert all(clicks == 0 for behind, clicks in heard.items() if behind > 9), heard
    assert sum(clicks for behind, clicks in heard.items() if behind < 7) > 8


def test_by_torch_it_is_seen_and_goes_on(loaded) -> None:
    """As its place is where one has been; a torch that is lit on the way leaves it where it is."""
    walker = hunted(loaded(NAME))
    machine, way = walker.machine, walker.way()
    walker.walk(way[:31])
    before = way.index(walker.place("ghost_at"))
    press(machine, "t", after=80)
    assert way.index(walker.place("ghost_at")) >= before
    assert walker.byte("ghost_drawn")


def test_no_hunt_where_there_are_no_stars_or_in_an_unseen_maze(loaded) -> None:
    machine = loaded(NAME)
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [0b111, 1])
    walker = Walker.without_stars(machine)
    assert not walker.byte("hunts")
    walker = walker_with(loaded(NAME), 4)
    walker.light()
    assert not walker.byte("hunts")


def test_nobody_asks_about_stars_where_there_are_none(loaded) -> None:
    """R in a walk shows the way at once."""
    walker = Walker.without_stars(loaded(NAME))
    walker.walk(walker.way()[:3])
    press(walker.machine, "r", after=20)
    assert not asks_first(walker.machine)
    assert walker.byte("walk_looks")


def test_enter_makes_a_change_only_of_a_maze(loaded) -> None:
    """Without one the foot of the page of changes says what is needed."""
    machine = loaded(NAME)
    make(machine, "generate_prim")
    for made, says in ((1, " ENTER make it"), (0, " Make a maze first")):
        press(machine, "m", after=40)
        machine.write(address("made"), [made])
        while machine.peek(address("menu_place")) < 32:
            press(machine, "p", after=40)
        assert machine.text()[23].startswith(says)
        while machine.peek(address("menu_place")) >= 32:
            press(machine, "p", after=40)
        assert machine.text()[23].startswith(" ENTER make it")
        machine.write(address("made"), [1])
        press(machine, "ENTER", after=4)
        done(machine)


def test_most_walks_come_out_and_some_do_not(library: Library) -> None:
    """Of an average player: three to five of six walks, of each kind more than every second one."""
    found = shares(library, each=2, walks=20)
    late = [*shares(library, 2, 20, 95).values()]
    assert 0.55 < np.mean(late) < np.mean([*found.values()]), "par is shorter then"
    assert 0.6 < np.mean([*found.values()]) < 0.85
    assert sum(share > 0.5 for share in found.values()) > 28
    assert sum(share < 0.95 for share in found.values()) >= 24, "three kinds of four"
