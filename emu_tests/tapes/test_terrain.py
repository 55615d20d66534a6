"""The tape `terrain`: its maps, the cheapest tour, what is in reach, ways; against networkx and scipy."""

import random

import numpy as np
import pytest

from emu_tests.machine.images import assembly, number
from emu_tests.machine.pressing import address, at, byte, hold, press, until, word
from emu_tests.machine.terrain_tape import (
    ALL,
    BOAT,
    COLUMNS,
    FLAGS,
    HORSE,
    POSTS,
    ROWS,
    TAPE,
    TILES,
    WALKER,
    Map,
    begin_map,
    go,
    run_part,
    settle,
)
from emu_tests.oracles.terrain import costs
from zxmazes.machine.spectrum import Machine

WAY, CURSOR, UNIT = 0x78, 0x5F, 0x46
PLACES = (0x44, 0x45, 0x45, 0x45, 0x42, 0x42, 0x42)
SEEDS = [0, 1, 2, 7, 1987, 31000, 65535]
GRASS, ROAD, FOREST, _, _, WATER, _, BRIDGE, OUTSIDE = range(TILES)


def inks() -> np.ndarray:
    """Colours of the tiles, [out of reach, in reach], from the image."""
    image = assembly(TAPE)
    first = image.symbols["tile_inks"] - image.org
    return np.frombuffer(image.code[first : first + 2 * TILES], np.uint8).reshape(2, TILES)


def colours(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[:ROWS, :COLUMNS]


def new_map(machine: Machine, seed: int) -> Map:
    """The map of a seed, before it is begun."""
    machine.poke_word(address(TAPE, "seed"), seed)
    machine.set(pc=address(TAPE, "game_map"))
    assert settle(machine, 3000) == "ready_frame"
    return Map(machine)


def judge_screen(machine: Machine) -> None:
    """Every place of the map has the colour of its tile, its reach, or of what is on it; the way costs what it says."""
    found, shown = Map(machine), colours(machine)
    part = (slice(ROWS), slice(COLUMNS))
    expected = np.where(found.reach[part], *(inks()[row][found.field[part]] for row in (1, 0)))
    for node, spot in enumerate(found.nodes):
        if node < POSTS or not found.taken >> node - POSTS & 1:
            expected[spot] = PLACES[node]
    expected[found.at] = UNIT
    assert shown[found.cursor] == CURSOR
    way = {tuple(spot) for spot in np.argwhere(shown == WAY).tolist()}
    different = {tuple(spot) for spot in np.argwhere(shown != expected).tolist()}
    assert different == {*way, found.cursor}
    price = machine.text()[3][29:].strip()
    if found.cursor == found.at:
        assert price == "-"
    elif found.reach[found.cursor]:
        assert int(price) == found.way[found.cursor] == sum(found.cost[spot] for spot in different - {found.at})
    else:
        assert price == "far"
        assert not way
    assert int(machine.text()[2][29:]) == found.points


@pytest.mark.parametrize("seed", [*SEEDS, *range(100, 2000, 173)])
def test_the_map_of_a_seed_and_its_cheapest_tour(seed: int) -> None:
    """The points to begin with are the tour's and a half more, in free play."""
    judge_map(at(TAPE, "map"), seed)


def judge_map(machine: Machine, seed: int) -> None:
    """A river and a road across it, places where they can be, flags that can be taken, the cheapest tour."""
    found = new_map(machine, seed)
    inside = np.zeros((32, 32), np.bool_)
    inside[:ROWS, :COLUMNS] = True
    assert (found.field[~inside] == OUTSIDE).all()
    assert set(np.unique(found.field[inside])) >= {GRASS, ROAD, WATER, BRIDGE}
    assert np.isin(found.field[:ROWS, :COLUMNS], (ROAD, BRIDGE)).any(axis=0).all()
    assert np.isin(found.field[:ROWS, :COLUMNS], (WATER, BRIDGE)).any(axis=1).all()
    assert len({*found.nodes}) == POSTS + FLAGS
    home, inn, harbour, hut = found.posts
    assert found.at == home
    assert (found.field[harbour], home[1]) == (BRIDGE, 1)
    walk, sail = (costs(found.of(unit), [spot], leading_to=True) for unit, spot in ((WALKER, home), (BOAT, harbour)))
    assert all(12 <= walk[spot] < 256 for spot in (inn, hut, *found.flags[:2]))
    assert 6 <= sail[found.flags[2]] < 256
    price = found.price(found.tour())
    assert byte(machine, TAPE, "cheapest") == price == number(machine.text()[21], "tour:")
    assert found.points == byte(machine, TAPE, "budget") == price + price // 2
    assert word(machine, TAPE, "seed") == seed or price <= 169


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_rest_costs_from_anywhere(seed: int) -> None:
    """For units wherever they can stand, with any flags taken; the spare points are what is left after it."""
    choose = random.Random(seed)
    machine = at(TAPE, "map")
    first = new_map(machine, seed)
    begin_map(machine)
    for turn in range(12):
        unit = turn % 3
        free = costs(first.of(unit), [first.posts[2]], leading_to=False)
        spot = tuple(choose.choice(np.argwhere(np.isfinite(free)).tolist()))
        spot = choose.choice(first.posts[1:]) if turn > 8 and unit != BOAT else spot
        machine.write(address(TAPE, "here"), spot[::-1])
        machine.write(address(TAPE, "unit"), [unit])
        machine.write(address(TAPE, "taken"), [choose.randrange(ALL)])
        machine.write(address(TAPE, "points"), [254])
        machine.set(pc=address(TAPE, "game_stand"))
        waits = settle(machine)
        found = Map(machine)
        price = found.price(found.tour())
        assert word(machine, TAPE, "rest") == price
        assert waits == ("game_frame" if price <= 254 else "key_wait")
        if price <= 254:
            assert int(machine.text()[4][29:]) == 254 - price
            judge_screen(machine)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_shown_in_reach_and_the_way(seed: int) -> None:
    """For many points and cursors, of each unit, from the harbour."""
    choose = random.Random(seed)
    machine = at(TAPE, "map")
    first = new_map(machine, seed)
    begin_map(machine)
    for turn, points in enumerate((1, 5, 13, 30, 70, 254) * 2):
        machine.write(address(TAPE, "here"), first.posts[2][::-1])
        machine.write(address(TAPE, "unit"), [turn % 3])
        machine.write(address(TAPE, "points"), [points])
        run_part(machine, "stand_draw")
        judge_screen(machine)
        for _ in range(4):
            spot = choose.choice(np.argwhere(Map(machine).reach).tolist())
            spot = spot if turn % 2 else [choose.randrange(ROWS), choose.randrange(COLUMNS)]
            run_part(machine, "hide_way")
            machine.write(address(TAPE, "cursor"), spot[::-1])
            run_part(machine, "show_way")
            judge_screen(machine)


def test_the_screen_after_each_step_of_the_cursor() -> None:
    """Where the cursor and its way have been nothing is left, near the unit, posts, flags and the edges too."""
    machine = at(TAPE, "map")
    for key in [*"ooqppaa8865", *"q" * 12, *"p" * 22, *"a" * 12, "o", "o"]:
        press(machine, key, frames=2, after=4)
        until(machine, TAPE, "game_frame")
        machine.frames(1)
        judge_screen(machine)


def test_a_walk_costs_what_was_shown_and_takes_the_shown_way() -> None:
    """Step by step, three frames each; the places are those of the way."""
    machine = at(TAPE, "way")
    before, shown = Map(machine), int(machine.text()[3][29:])
    way = {tuple(spot) for spot in np.argwhere(colours(machine) == WAY).tolist()} | {before.cursor}
    machine.ports.clicks.clear()
    hold(machine, "ENTER")
    seen = []
    for _ in range(60):
        machine.frames(1)
        seen.append(Map(machine).at)
    hold(machine)
    settle(machine)
    after = Map(machine)
    stops = [spot for spot in dict.fromkeys(seen) if spot != before.at]
    assert set(stops) == way
    assert len(machine.ports.clicks) == 6 * len(stops), "three periods a step"
    assert all(3 <= seen.count(spot) <= 5 for spot in stops[:-1])
    assert before.points - after.points == shown == sum(before.cost[spot] for spot in way)
    judge_screen(machine)


def test_the_unit_changes_at_posts_only() -> None:
    """At home walker and horse, at the harbour the boat, too; on the way nothing does."""
    machine = at(TAPE, "map")
    units = []
    for _ in range(3):
        press(machine, "u", frames=2, after=4)
        settle(machine)
        units.append(Map(machine).unit)
        judge_screen(machine)
    dry = table_of(machine, Map(machine).at)
    assert sorted(set(units)) == dry
    go(machine, Map(machine).posts[2])
    units = []
    for _ in range(3):
        press(machine, "u", frames=2, after=4)
        settle(machine)
        units.append(Map(machine).unit)
        judge_screen(machine)
    assert sorted(units) == [WALKER, HORSE, BOAT]


def table_of(machine: Machine, spot: tuple[int, int]) -> list[int]:
    """The units that can stand somewhere."""
    return [unit for unit in range(3) if np.isfinite(Map(machine).of(unit)[spot])]


@pytest.mark.sweep("distance_cost", "asm/programs/terrain/plan.asm", "asm/programs/terrain/make_places.asm")
def test_many_more_maps() -> None:
    machine = at(TAPE, "map")
    for seed in range(0, 65536, 593):
        judge_map(machine, seed)
