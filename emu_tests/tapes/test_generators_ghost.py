"""The ghost in a walk on the tape `generators`: when it is where, and where it is seen."""

import networkx as nx
import pytest

from emu_tests.machine.generators_tape import NAME, address, in_row
from emu_tests.machine.generators_walker import Walker, gems_of, par_of, tenths
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_board import cells_of
from emu_tests.tapes.test_generators_hunt import hunted
from zxmazes.machine.spectrum import Machine

GREEN, BLINKING, HERO = 0x44, 0xC4, 0x46


def walked(walker: Walker, steps: int) -> None:
    """So many steps of the way."""
    way = walker.way()
    here = way.index(walker.place("walker_at"))
    walker.walk(way[here : here + steps + 1])


@pytest.mark.parametrize("torch", [False, True], ids=["day", "torch"])
@pytest.mark.parametrize("routine", ["generate_prim", "generate_rooms", "generate_unicursal"])
def test_it_walks_the_way_in_the_time_to_beat(routine: str, torch: bool, loaded) -> None:
    """It sets out after half a second, and is out when the time is over, a tenth of a second more or less."""
    walker = Walker(loaded(NAME), routine, "7", torch)
    machine, way, par = walker.machine, walker.way(), par_of(walker, torch)
    walked(walker, 1)
    seen = {}
    while walker.word("clock") < par + 4:
        seen[walker.word("clock")] = walker.place("ghost_at")
        machine.frames(1)
    steps = nx.single_source_shortest_path_length(walker.graph, way[0])
    gone = [steps[place] for place in seen.values()]
    assert {seen[tenth] for tenth in range(1, 6)} == {way[0]}
    assert gone == sorted(gone)
    assert seen[par + 3] == way[-1]
    assert abs(steps[seen[par // 2]] - (par // 2 - 5) / (par - 5) * (len(way) - 1)) < 2
    first = min(tenth for tenth, place in seen.items() if place == way[-1])
    assert par - 2 <= first <= par + 2


def test_it_walks_in_the_best_time_of_this_maze(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    walker.out()
    best = walker.word("walk_best_time")
    assert best < par_of(walker)
    press(walker.machine, "SPACE", after=40)
    walked(walker, 1)
    until_clock(walker, best - 4)
    assert walker.place("ghost_at") != walker.place("stats_finish")
    until_clock(walker, best + 2)
    assert walker.place("ghost_at") == walker.place("stats_finish")


def until_clock(walker: Walker, tenths: int) -> None:
    for _ in range(6000):
        if walker.word("clock") >= tenths:
            return
        walker.machine.frames(1)
    raise AssertionError(walker.word("clock"))


def is_drawn(walker: Walker) -> bool:
    """Is the ghost on the screen? If so, its place is red, but where who walks covers it."""
    if not walker.byte("ghost_drawn"):
        return False
    assert cells_of(walker.machine, *walker.place("ghost_shown")) & {GREEN, BLINKING, HERO}
    return True


def test_by_day_it_is_seen_where_who_walks_has_been(loaded) -> None:
    """And nowhere else: who waits, before the first step or later, is not shown the way."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    until(machine, NAME, "walk_still", 200)
    machine.write(address("walk_left"), [1])
    while way.index(walker.place("ghost_at")) < 6:
        machine.frames(1)
        assert not is_drawn(walker)
    press(machine, "BREAK", after=60)
    press(machine, "w", after=34)
    walked(walker, 16)
    seen = set()
    for _ in range(400):
        machine.frames(1)
        place = walker.place("ghost_at")
        if way.index(place) == 16:
            continue
        machine.frames(2)
        if walker.place("ghost_at") == place:
            assert is_drawn(walker) == (way.index(place) < 16), place
            seen.add(way.index(place))
    assert min(seen) < 10
    assert max(seen) > 30


def test_in_the_dark_it_is_not_seen(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8", torch=True)
    machine, way = walker.machine, walker.way()
    walked(walker, 16)
    while way.index(walker.place("ghost_at")) < 17:
        machine.frames(1)
        assert not is_drawn(walker)


def test_it_waits_while_a_gem_takes_time_off(loaded) -> None:
    walker = Walker(loaded(NAME), seed="7")
    machine = walker.machine
    gem = next(iter(gems_of(walker)))
    walked(walker, 1)
    until_clock(walker, 60)
    before = walker.place("ghost_at")
    machine.write(address("clock"), (60 - 20).to_bytes(2, "little"))  # as gem_take does
    until_clock(walker, 59)
    assert walker.place("ghost_at") == before
    until_clock(walker, 66)
    assert walker.place("ghost_at") != before
    assert gem in gems_of(walker)


def test_near_the_ring_it_blinks(loaded) -> None:
    """On the board, from three seconds before the time to beat on; the next walk begins without."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    for _ in range(2):
        walked(walker, 1)
        walker.at_time(walker.word("walk_parred") - 60)
        for row, column in way:  # who walks has been there
            machine.write(address("field") + 32 * row + column, [1])
        machine.frames(20)
        assert GREEN in colours(machine.screen())[10, 24:31]
        assert BLINKING not in colours(machine.screen())
        until_clock(walker, walker.word("walk_parred") - 31)
        for _ in range(200):
            machine.frames(1)
            if BLINKING in colours(machine.screen())[:23, :23]:
                break
        assert BLINKING in colours(machine.screen())[:23, :23]
        press(machine, "BREAK", after=60)
        press(machine, "w", after=34)


def test_the_panel_shows_how_far_it_is(loaded) -> None:
    """A ghost on a row of dots that lead to the ring: one more for each eighth of its way."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walked(walker, 1)
    shown = {}
    while walker.place("ghost_at") != way[-1]:
        machine.frames(5)
        inks = (colours(machine.screen())[10, 24:] & 0x7F).tolist()
        eighth = 8 * way.index(walker.place("ghost_at")) // (len(way) - 1)
        shown.setdefault(eighth, set()).add(tuple(inks.count(ink) for ink in (GREEN, 7)))
        assert eighth == 8 or inks.index(GREEN) == eighth
    assert [shown[eighth] for eighth in range(7)] == [{(1, 6)}] * 7
    machine.frames(20)
    assert machine.text()[10][24:31] == "......."
    assert colours(machine.screen())[10, 24:].tolist() == [7] * 7 + [BLINKING]


def test_it_sounds_when_it_passes_who_walks(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walked(walker, 6)
    machine.frames(10)
    heard = {}
    for _ in range(130):
        machine.ports.clicks.clear()
        machine.frames(1)
        heard[walker.place("ghost_at")] = max(len(machine.ports.clicks), heard.get(walker.place("ghost_at"), 0))
    assert heard[way[6]] > 4
    assert all(clicks <= 4 for place, clicks in heard.items() if place not in way[5:8])


def test_who_is_past_by_it_is_told_to_beat_it(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    walked(walker, 1)
    until_clock(walker, walker.word("walk_parred") + 5)
    walker.out()
    assert [row[24:].strip() for row in walker.machine.text()[18:20]] == ["Too slow", ""]


def test_a_direction_held_ends_hold_and_counts(loaded) -> None:
    """The key that goes on is no key lost."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walked(walker, 4)
    press(machine, "h", after=30)
    steps = walker.word("walk_steps")
    there = way[5][0] - way[4][0], way[5][1] - way[4][1]
    hold(machine, {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}[there])
    machine.frames(60)
    hold(machine)
    assert walker.word("walk_steps") > steps
    until(machine, NAME, "walk_frame", 5)


def test_the_ghost_has_a_time_to_beat_and_the_star_has_par(loaded) -> None:
    """Par stays on the panel, red is only what is past it; the ghost's time is par, then the best one in this maze."""
    walker = Walker(loaded(NAME), seed="8")
    machine, par = walker.machine, par_of(walker)
    told = lambda: [machine.text()[row][24:].strip() for row in (8, 19)]  # noqa: E731
    machine.frames(30)
    assert asked(machine) == ["Par", "Ghost", par, par]
    machine.write(address("best_walks") + 2 * 6, [255, 255])  # points that are not beaten
    is_red_past_par(walker)
    walker.out()
    assert machine.text()[18][24:].strip() == "Too slow"
    assert told() == ["Out!", ""]
    for wait, said, former in ((10, "New best", 255), (20, "Out!", 255), (0, "New best", 0)):
        machine.write(address("best_walks") + 2 * 6, [former, former])
        press(machine, "SPACE", after=60)
        best = min(par, walker.word("walk_best_time"))
        assert asked(machine) == ["Par", "Ghost", par, best]
        walker.walk(walker.way()[:2])
        machine.frames(5 * wait)
        walker.out()
        assert told() == [said, ""]
        assert in_row(machine) > 0
        assert walker.word("walk_best_time") == min(walker.word("clock"), best)
    press(machine, "SPACE", after=60)
    is_red_past_par(walker)
    press(machine, "BREAK", after=60)
    assert tenths(machine.text()[8].split()[-1]) == par, "beside the maze, too"
    press(machine, "n", after=4)
    until(machine, NAME, "build_frame", 2000)
    assert walker.word("walk_best_time") == 0xFFFF


def asked(machine: Machine) -> list[str | int]:
    """What the panel names par and the ghost's time, and both."""
    named = narrow_rows(machine.screen())
    times = machine.text()[4], named[9]
    return [*(named[row].split()[0] for row in (4, 9)), *(tenths(row.split()[-1]) for row in times)]


def is_red_past_par(walker: Walker) -> None:
    """Two steps, then the time is red when the star for it is lost, and not before."""
    machine = walker.machine
    walker.walk(walker.way()[:2])
    for late in (0, 1):
        machine.write(address("clock"), (par_of(walker) + late - 1).to_bytes(2, "little"))
        machine.frames(8)
        assert set(colours(machine.screen())[3, 28:].tolist()) == {0x42 if late else 0x47}
        assert (walker.byte("walk_won_stars") & 2 == 0) == late


def test_a_hunter_has_no_time_to_be_out(loaded) -> None:
    """It follows: only its name is above how near it is."""
    walker = hunted(loaded(NAME))
    assert narrow_rows(walker.machine.screen())[9].split()[-1] == "Ghost"
