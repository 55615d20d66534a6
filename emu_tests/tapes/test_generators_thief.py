"""The thief on the tape `generators`: who touches it has the key of the ring, who is slower has lost."""

import numpy as np
import pytest

from emu_tests.machine.generators_hunted import catches
from emu_tests.machine.generators_tape import NAME, address, noticed
from emu_tests.machine.generators_walker import WAYS, Walker, gems_of, until_end
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.tapes.test_generators_board import cells_of
from emu_tests.tapes.test_generators_locked import OPENED, walker_with
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

WHITE, MAGENTA = 0x07, 0x43


def robbed(machine: Machine, routine: str = "generate_prim", stars: int = 12) -> Walker:
    """Before a walk behind a thief."""
    walker = walker_with(machine, stars, routine)
    assert walker.byte("hunts") == address("THIEF_WALKS")
    return walker


def lost(walker: Walker) -> bool:
    """Has it come to the ring?"""
    return walker.word("clock") >= 9984


@pytest.mark.parametrize("stars", [12, 36, 60, 84])
@pytest.mark.parametrize("routine", ["generate_prim", "generate_division", "generate_unicursal", "generate_rings"])
def test_it_stands_a_quarter_of_the_way_ahead_with_the_key(stars: int, routine: str, loaded) -> None:
    """It is seen from the beginning on; the ring is white, and is no finish."""
    walker = robbed(loaded(NAME), routine, stars)
    machine, way = walker.machine, walker.way()
    assert way.index(walker.place("ghost_at")) == (len(way) - 1) // 4
    assert MAGENTA in cells_of(machine, *walker.place("ghost_at"))
    assert WHITE in cells_of(machine, *walker.place("stats_finish"))
    assert noticed(machine) == "Catch the thief for the key!"
    machine.write(address("walker_at"), machine.read(address("stats_finish"), 2))
    walker.machine.frames(5)
    assert machine.text()[8][24:].strip() != "Out!"


def test_it_walks_the_way_evenly_and_is_lost_at_the_ring(loaded) -> None:
    """In sight all the time; who stands still hears and reads that it is away."""
    walker = robbed(loaded(NAME))
    machine, way = walker.machine, walker.way()
    walker.walk(way[:2])
    seen: dict[int, int] = {}
    while not lost(walker):
        seen.setdefault(way.index(walker.place("ghost_at")), walker.word("clock"))
        machine.frames(5)
        assert walker.byte("ghost_drawn") or lost(walker)
    places = list(seen)
    assert places == list(range(places[0], len(way) - 1)) or places == list(range(places[0], len(way)))
    paces = np.diff([*seen.values()][1:])
    assert paces.max() - paces.min() <= 2
    machine.frames(250)
    assert machine.text()[8][24:].strip() == "Got away"
    assert not walker.word("walk_won")
    press(machine, "ENTER", after=0)
    until(machine, NAME, "walk_still", 300)
    assert walker.byte("hunts") == address("THIEF_WALKS"), "once more"


@pytest.mark.parametrize("torch", [False, True])
def test_who_touches_it_opens_the_ring(torch: bool, loaded) -> None:
    """The ring flashes, the foot says so, the thief is gone; the walk ends with its stars."""
    walker = robbed(loaded(NAME))
    machine, way = walker.machine, walker.way()
    walker.walk(way[:9])
    if torch:
        press(machine, "t", after=80)
        assert walker.byte("ghost_drawn")
    at = 8
    while walker.byte("hunts") == address("THIEF_WALKS"):
        at += 1
        walker.walk(way[at - 1 : at + 1])
    machine.frames(25)
    assert noticed(machine) == "The ring is open!"
    assert machine.peek(address("ring_ink") + 1) == OPENED
    assert MAGENTA not in {value & 0x7F for value in colours(machine.screen())[10, 24:]}, "nor in the panel"
    assert MAGENTA not in {value & 0x7F for value in colours(machine.screen())[:23, :24].flat} or gems_of(walker)
    assert not walker.byte("ghost_drawn")
    walker.walk(way[at:-1])
    hold(machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    until_end(machine)
    hold(machine)
    machine.frames(230)
    assert machine.text()[8][24:].strip() in ("Out!", "New best", "New rank")
    assert walker.byte("walk_won_stars") == 7


@pytest.mark.parametrize("wait", [0, 10, 20])
@pytest.mark.parametrize("routine", ["generate_prim", "generate_division", "generate_kruskal"])
def test_no_speck_is_left_where_it_was_caught(routine: str, wait: int, loaded) -> None:
    """The walls are those of before, but where start, ring, gems and the thief were at first."""
    walker = robbed(loaded(NAME), routine)
    machine, way = walker.machine, walker.way()
    marks = [way[0], way[-1], way[(len(way) - 1) // 4], *gems_of(walker)]
    before = pixels(machine.screen())
    walker.walk(way[:2])
    machine.frames(wait)
    walker.walk(way[1:])
    assert walker.byte("hunts") == address("THIEF_GONE")
    until_end(machine)
    changed = (pixels(machine.screen()) != before)[:184, :184]
    for place in marks:
        y, x = (6 * at - at % 2 * 2 for at in place)
        changed[max(y - 8, 0) : y + 16, max(x - 8, 0) : x + 16] = False
    assert not changed.any()


def test_who_meets_it_on_its_way_has_it_too(loaded) -> None:
    """Where it steps onto the place of who stands."""
    walker = robbed(loaded(NAME))
    machine, way = walker.machine, walker.way()
    ahead = way[(len(way) - 1) // 4 + 3]
    walker.walk(way[:2])
    machine.frames(12)
    machine.write(address("walker_at"), [ahead[1], ahead[0]])
    for _ in range(300):
        machine.frames(1)
        if walker.byte("hunts") == address("THIEF_GONE"):
            break
    assert walker.byte("hunts") == address("THIEF_GONE")


def test_no_thief_where_there_are_no_stars_or_in_an_unseen_maze(loaded) -> None:
    machine = loaded(NAME)
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [0b111] * 4)
    walker = Walker.without_stars(machine)
    assert not walker.byte("hunts")
    walker = robbed(loaded(NAME))
    walker.light()
    assert not walker.byte("hunts")
    assert walker.machine.peek(address("ring_ink") + 1) == 0x42


def test_most_catch_it_and_some_do_not(library: Library) -> None:
    """Of an average player: of all walks two of three at least, of each kind about every second one."""
    found, late = (catches(library, 2, 10, stars) for stars in (12, 84))
    assert 0.65 < np.mean([*late.values()]) < np.mean([*found.values()]) < 0.95, "par is shorter then, so it runs"
    assert sum(share > 0.5 for share in found.values()) > 28
