"""The way that W shows on a free walk of the tape `large`: the shortest one, which stays joined to the hero."""

import random

import numpy as np
import pytest

from emu_tests.machine.images import number
from emu_tests.machine.large_steps import CODES, free, hall, step
from emu_tests.machine.large_tape import (
    KEYS,
    LINE,
    NAME,
    PANEL,
    ROW_REST,
    STEPS,
    assert_map,
    assert_window,
    steps_between,
    walk,
    way,
)
from emu_tests.machine.pressing import address, at, place, press, until, word
from zxmazes.machine.spectrum import Machine

PAGES = {"63": 63, "95": 95, "maze": 127, "loops": 63}


def assert_way(machine: Machine, shortest: bool) -> None:
    """It leads from the hero to the goal through free places; these and no others are marked, here and on the map."""
    shown, codes = walk(machine), way(machine)
    here, seen = shown.hero, {shown.hero}
    for code in codes:
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
        assert not shown.walls[here]
        seen.add(here)
    goal = place(machine, NAME, "goal")
    assert here == goal == (shown.size - 2, shown.size - 2)
    assert len(seen) == len(codes) + 1, "it does not cross itself"
    assert {tuple(at) for at in np.argwhere((shown.field & LINE > 0) & ~shown.walls).tolist()} == seen
    assert number(machine.text()[ROW_REST], "Way") == len(codes) // 2
    if shortest:
        assert len(codes) == steps_between(shown.walls, shown.hero, goal)
    assert_window(shown)
    assert_map(machine)


@pytest.mark.parametrize("page", PAGES)
def test_the_way_is_shortest_and_stays_joined_to_the_hero(page: str) -> None:
    """Along it, off it, and onto it again; it is longer than the window."""
    machine, choose = at(NAME, page), random.Random(page)
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    step(machine, "CS")
    assert_way(machine, True)
    assert len(way(machine)) > 40
    for count in range(40):
        ways = free(machine)
        code = way(machine)[0]
        chosen = STEPS[code] if count % 4 else choose.choice(ways)
        left = len(way(machine))
        step(machine, KEYS[chosen])
        if CODES[chosen] == code:
            assert len(way(machine)) == left - 2
        elif page != "loops":
            assert len(way(machine)) == left + 2
        if count % 8 == 7:
            assert_way(machine, page != "loops")
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    step(machine, "CS")
    assert word(machine, NAME, "way_left") == 0
    assert not (walk(machine).field[~walk(machine).walls] & LINE).any()
    assert machine.text()[ROW_REST][PANEL:].strip() == ""
    assert_map(machine)


def test_a_loop_of_the_way_is_cut_off() -> None:
    """Round a block in a hall: where the hero meets the way again, what he walked is no more a part of it."""
    machine = at(NAME, "63")
    hall(machine)
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    length = len(way(machine))
    assert length == 120
    first = way(machine)[0]
    aside, on = ("p", "a") if first == 4 else ("a", "p")
    for key, left in ((aside, length + 2), (on, length + 4), ({"p": "o", "a": "q"}[aside], length - 2)):
        step(machine, key)
        assert word(machine, NAME, "way_left") == left
        assert_way(machine, False)


def test_a_way_that_is_too_long_for_its_memory_is_taken_away() -> None:
    machine = at(NAME, "63-way")
    route = address(NAME, "big_route")
    codes = way(machine)
    machine.write(route, codes)
    machine.write(address(NAME, "way_at"), route.to_bytes(2, "little"))
    code = next(CODES[way] for way in free(machine) if CODES[way] != codes[0]) if len(free(machine)) > 1 else None
    if code is None:
        step(machine, KEYS[STEPS[codes[0]]])
        machine.write(route, way(machine))
        machine.write(address(NAME, "way_at"), route.to_bytes(2, "little"))
        code = codes[0] ^ 4
    kept = machine.read(route - 2, 2)
    step(machine, KEYS[STEPS[code]])
    assert word(machine, NAME, "way_left") == 0
    assert machine.read(route - 2, 2) == kept
    assert not (walk(machine).field[~walk(machine).walls] & LINE).any()
    assert_map(machine)
