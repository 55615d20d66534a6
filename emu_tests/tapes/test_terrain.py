"""The tape `terrain`: its maps, what is shown within reach, ways and what they cost, the flags; against scipy."""

import random

import numpy as np
import pytest

from emu_tests.machine.images import assembly, begin, every_model, number
from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import address, at, byte, hold, press, until
from emu_tests.machine.terrain_tape import FLAGS, ROWS, TAKEN, TILES, Map
from emu_tests.oracles.terrain import costs, entering
from zxmazes.machine.spectrum import Machine

WAY, CURSOR, UNIT, RESTING, FLAG = 0x78, 0x5F, 0x47, 0x07, 0x42
SEEDS = [0, 1, 2, 7, 1987, 31000, 65535]
#: Their rivers run far left, or a bridge stands where a flag could be under a unit.
CROWDED = [33, 550, 815, 4047, 5204]
ROAD, WATER, BRIDGE, OUTSIDE = 1, 5, 7, 8


def inks() -> np.ndarray:
    """Colours of the tiles, [out of reach, in reach], from the image."""
    image = assembly("terrain")
    first = image.symbols["tile_inks"] - image.org
    return np.frombuffer(image.code[first : first + 2 * TILES], np.uint8).reshape(2, TILES)


def colours(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[1 : ROWS + 1]


def put(machine: Machine, unit: int, places: list[tuple[int, int]], points: int, cursor: tuple[int, int]) -> Map:
    """Units, points and cursor as a test needs them; the page shows them."""
    machine.write(address("terrain", "unit"), [(unit - 1) % 3])
    machine.write(address("terrain", "unit_places"), bytes(part for row, column in places for part in (column, row)))
    machine.write(address("terrain", "points"), [points])
    press(machine, "u", after=4)
    until(machine, "terrain", "map_frame")
    row, column = Map(machine).at
    machine.write(address("terrain", "cursor"), cursor[::-1])
    press(machine, "m", after=4)
    until(machine, "terrain", "map_frame")
    press(machine, "l", after=4)
    until(machine, "terrain", "map_frame")
    machine.frames(1)
    assert Map(machine).at == (row, column)
    return Map(machine)


def judge_screen(machine: Machine) -> None:
    """Every place of the map has the colour of its tile, its reach, or of what is on it; the way costs what it says."""
    found, shown = Map(machine), colours(machine)
    expected = np.where(found.reach[:ROWS], *(inks()[part][found.field[:ROWS]] for part in (1, 0)))
    for flag in found.flags:
        if flag[0] != TAKEN:
            expected[flag] = FLAG
    for place in found.units:
        expected[place] = RESTING
    expected[found.at] = UNIT
    way = [tuple(place) for place in np.argwhere(shown == WAY).tolist()]
    assert shown[found.cursor] == CURSOR
    different = {tuple(place) for place in np.argwhere(shown != expected).tolist()}
    assert different == {*way, found.cursor}
    message = machine.text()[22]
    if found.reach[found.cursor]:
        price = found.way[found.cursor]
        assert number(message, "costs") == price == sum(found.cost[place] for place in different - {found.at})
    else:
        assert message[19:].strip() == "Out of reach"
        assert not way


def spots(found: Map, choose: random.Random) -> list[tuple[int, int]]:
    """A place for each unit: walker and horse on what the walker may enter, the boat on what it may."""
    free = [np.argwhere(found.table(unit)[found.field] < 128).tolist() for unit in (0, 0, 2)]
    return [tuple(choose.choice(places)) for places in free]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_shown_in_reach_and_the_way(seed: int) -> None:
    """For many places, points and cursors, of each unit."""
    choose = random.Random(seed)
    machine = at("terrain", "first")
    machine.type("t", *str(seed), "ENTER")
    until(machine, "terrain", "map_frame")
    for turn in range(9):
        first = Map(machine)
        points = choose.choice((1, 2, 5, 8, 13, 20, 29))
        places = spots(first, choose)
        cursor = (choose.randrange(ROWS), choose.randrange(32))
        if turn % 2:
            reached = (
                costs(entering(first.table(turn % 3)[first.field]), [places[turn % 3]], leading_to=False) <= points
            )
            cursor = tuple(choose.choice(np.argwhere(reached).tolist()))
        put(machine, turn % 3, places, points, cursor)
        judge_screen(machine)


def test_the_screen_after_each_step_of_the_cursor() -> None:
    """Where the cursor and its way have been nothing is left, near units, flags and the edges too."""
    machine = at("terrain", "more")
    for key in ["o", "o", "o", "q", "p", "p", "a", "a", "8", "8", "6", "5", *"qqqqqqqqqqqqqqq", *"pppp"]:
        press(machine, key, frames=2, after=4)
        until(machine, "terrain", "map_frame")
        machine.frames(1)
        judge_screen(machine)


def test_a_walk_costs_what_was_shown_and_takes_the_shown_way() -> None:
    """Step by step, four frames each; the places are those of the way."""
    machine = at("terrain", "way")
    before, shown = Map(machine), number(machine.text()[22], "costs")
    way = {tuple(place) for place in np.argwhere(colours(machine) == WAY).tolist()} | {before.cursor}
    machine.ports.clicks.clear()
    hold(machine, "ENTER")
    seen = []
    for _ in range(60):
        machine.frames(1)
        seen.append(Map(machine).at)
    hold(machine)
    until(machine, "terrain", "map_frame")
    after = Map(machine)
    stops = [place for place in dict.fromkeys(seen) if place != before.at]
    assert set(stops) == way
    assert len(machine.ports.clicks) == 6 * len(stops), "three periods a step"
    assert all(4 <= seen.count(place) <= 5 for place in stops[:-1])
    assert after.paid == shown == sum(before.cost[place] for place in way)
    judge_screen(machine)


def test_flags_are_taken_on_the_way_and_the_best_is_kept() -> None:
    machine = at("terrain", "map")
    places = Map(machine).flags
    for turn, left in ((0, 2), (1, 1)):
        found = Map(machine)
        row, column = places[turn]
        near = [(row + down, column + right) for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        near = [place for place in near if 0 <= place[1] < 32 and found.table(0)[found.field[place]] < 128]
        put(machine, 0, [near[0], *found.units[1:]], 29, places[turn])
        press(machine, "ENTER", after=20)
        until(machine, "terrain", "map_frame")
        assert byte(machine, "terrain", "flags_left") == left
        assert Map(machine).flags[turn][0] == TAKEN
        judge_screen(machine)
    over = reach(page("terrain", "all-flags"))
    assert over.text()[22][19:] == "N new R again"
    best = number(over.text()[0], "Best")
    assert best == number(over.text()[0], "Paid") == Map(over).paid
    press(over, "r", after=20)
    assert number(over.text()[0], "Best") == best
    assert Map(over).paid == 0
    press(over, "n", after=40)
    assert "Best       Seed" in over.text()[0]


@pytest.mark.parametrize(("kept", "less"), [(0, 0), (-1, 1), (1, 0)], ids=["none", "dearer", "cheaper"])
def test_the_least_that_was_paid_is_the_best(kept: int, less: int) -> None:
    """kept: the best before compared with what is paid now, 0 none; less: by how much the new one is better."""
    paid = Map(reach(page("terrain", "all-flags"))).paid
    machine = at("terrain", "ridden-5")
    before = paid - kept if kept else 0
    machine.poke_word(address("terrain", "best"), before)
    press(machine, "o", after=10)
    press(machine, "ENTER", after=60)
    until(machine, "terrain", "map_frame")
    assert byte(machine, "terrain", "flags_left") == 0
    assert number(machine.text()[0], "Best") == (before - less if before else paid)


def test_a_unit_can_go_on_after_the_way_to_a_flag_was_shown() -> None:
    machine, walked = at("terrain", "flag"), Map(reach(page("terrain", "walked")))
    for key in "ppq":
        press(machine, key, frames=2, after=4)
        until(machine, "terrain", "map_frame")
    press(machine, "ENTER", after=60)
    until(machine, "terrain", "map_frame")
    assert (Map(machine).at, Map(machine).paid) == (walked.at, walked.paid)


def test_a_seed_that_is_not_typed_to_its_end() -> None:
    """BREAK: the map, the units and what has been paid stay."""
    machine = at("terrain", "walked")
    before = Map(machine)
    press(machine, "t", after=10)
    press(machine, "4", after=10)
    press(machine, "BREAK", after=20)
    until(machine, "terrain", "map_frame")
    machine.frames(1)
    after = Map(machine)
    assert (after.field == before.field).all()
    assert (after.units, after.flags, after.paid) == (before.units, before.flags, before.paid)
    judge_screen(machine)


@pytest.mark.parametrize("seed", [*SEEDS, *CROWDED, *range(100, 2000, 173)])
def test_the_map_of_a_seed(seed: int) -> None:
    """Some of these seeds would put a flag under a unit, or two units in one place."""
    judge_map(at("terrain", "first"), seed)


def judge_map(machine: Machine, seed: int) -> None:
    """A river and a road across it, units where they can be, flags that can be taken but are not near."""
    machine.poke_word(address("terrain", "seed"), seed)
    machine.set(pc=address("terrain", "new_map"))
    until(machine, "terrain", "map_frame")
    found = Map(machine)
    assert (found.field[ROWS:] == OUTSIDE).all()
    assert set(np.unique(found.field[:ROWS])) >= {0, ROAD, WATER, BRIDGE}
    assert (np.isin(found.field[:ROWS], (ROAD, BRIDGE)).any(axis=0)).all()
    assert (np.isin(found.field[:ROWS], (WATER, BRIDGE)).any(axis=1)).all()
    assert len({*found.units, *found.flags}) == 3 + FLAGS
    walk, sail = (entering(found.table(unit)[found.field]) for unit in (0, 2))
    for cost, unit, flags, least in ((walk, 0, found.flags[:2], 12), (sail, 2, found.flags[2:], 6)):
        price = costs(cost, [found.units[unit]], leading_to=True)
        assert all(least <= price[flag] < 256 for flag in flags)
    assert np.isfinite(walk[found.units[1]])


@every_model
def test_the_tape_on_each_model(model: int, contended: bool, loaded) -> None:
    """Loaded by the ROM: a typed map, the cursor, a walk."""
    machine = loaded("terrain", model, contended)
    begin(machine)
    machine.type("t", "1", "9", "8", "7", "ENTER")
    machine.frames(60)
    machine.type("p", "p", "q")
    machine.frames(10)
    judge_screen(machine)
    machine.press("ENTER", after=60)
    assert Map(machine).paid == 4
    judge_screen(machine)


@pytest.mark.sweep("distance_cost", "distance_reach", "asm/programs/terrain/make_map.asm")
def test_many_more_maps() -> None:
    machine = at("terrain", "first")
    for seed in range(0, 65536, 149):
        judge_map(machine, seed)
