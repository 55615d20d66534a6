"""How a walk of the tape `wonders` is lost: the red moment, the star that time takes, the prompt that comes last."""

import numpy as np
import pytest

from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, at, hold, place, press, until, word
from emu_tests.oracles.paths import Place
from emu_tests.tapes.test_wonders_flag import WALKERS, flag, started, walkers
from emu_tests.tapes.test_wonders_labyrinth import begun, steered
from emu_tests.tapes.test_wonders_own import walking
from zxmazes.machine.spectrum import Machine

NAME = "wonders"
FLAME = 0x56
ROWS = {"flag": 22, "labyrinth": 22, "own": 21}


def lost(kind: str) -> Machine:
    """At the first instruction of the moment in which a walk is lost."""
    if kind == "flag":
        machine = at(NAME, "flag")
        started(machine)
        machine.write(address(NAME, "walkers"), flag(machine)[::-1] * WALKERS)
    elif kind == "labyrinth":
        machine = begun(1)
        steered(machine, 4)
        hold(machine)
    else:
        machine, _ = walking(3, "ppppaaaapppp", 8)
    until(machine, NAME, "own_fall" if kind == "own" else "tour_fall")
    return machine


def flames(machine: Machine) -> set[tuple[int, int]]:
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    return {(int(row), int(column)) for row, column in np.argwhere(inks == FLAME)}


@pytest.mark.parametrize("kind", ROWS)
def test_a_lost_walk_is_half_a_second_of_red(kind: str) -> None:
    """The border is red for some of it, then black; red moves, and no key is asked for before the result stands.

    In your own way fire runs along the trail before that.
    """
    machine = lost(kind)
    before = machine.attributes()
    borders, seen = list[int](), list[set[tuple[int, int]]]()
    for _ in range(50 if kind == "own" else 30):
        machine.frames(1)
        borders.append(machine.ports.border & 7)
        seen.append(flames(machine))
        assert "Press a key" not in machine.text()[23]
    assert {*borders} == {0, 2}
    assert 6 <= borders.count(2) <= (30 if kind == "own" else 18)
    assert borders[-1] == 0
    assert len({frozenset(places) for places in seen if places}) >= 4, "it moves"
    assert not seen[-1]
    if kind != "own":
        middle = [32 * row + column for row in range(2, 20) for column in range(24)]
        assert [machine.attributes()[cell] for cell in middle] == [before[cell] for cell in middle]
    machine.frames(60)
    assert machine.text()[23].startswith(" Press a key")


def test_a_ring_of_red_grows_from_where_the_flag_was_caught() -> None:
    """As many rows and columns away, added up, on all of its inner edge and its outer one."""
    machine = lost("flag")
    row, column = flag(machine)
    for beat in range(6):
        until(machine, NAME, "fall_beat")
        far = {abs(r - row - 1) + abs(c - column) for r, c in flames(machine)}
        assert far == {*range(4 * beat, 4 * beat + 6)}


def test_in_your_own_way_fire_runs_along_the_burnt_trail_and_nowhere_else() -> None:
    machine = lost("own")
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    trail = {(int(row), int(column)) for row, column in np.argwhere((inks == 2) | (inks == 0x42))}
    seen = set[tuple[int, int]]()
    for _ in range(8):
        until(machine, NAME, "fall_beat")
        seen |= flames(machine)
    row, column = place(machine, NAME, "own_fire_place")
    assert (row + 1, column) in seen
    assert len(seen) == 16, "all places of eight steps"
    assert seen <= trail
    glowing = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    assert {int(glowing[there]) for there in seen} == {0x42}


def test_break_in_the_red_moment_leads_to_the_list() -> None:
    machine = lost("labyrinth")
    press(machine, "BREAK", after=40)
    assert "Stars won" in machine.text()[3]
    assert machine.ports.border & 7 == 0


@pytest.mark.parametrize("kind", ["boundless", "over"])
@pytest.mark.parametrize(("stars", "tenths"), [(0, 0), (1, 1), (2, 2), (3, None)])
def test_the_bar_says_when_the_time_for_the_next_star_is_over(kind: str, stars: int, tenths: int | None) -> None:
    """A tenth after its last one, which still wins it; the last five are counted; who has all is told nothing."""
    limit = {"boundless": (600, 600, 500), "over": (400, 300, 200)}[kind][tenths or 0]
    machine = at(NAME, kind)
    machine.write(address(NAME, "tour_stars") + (1 if kind == "boundless" else 2), [stars])
    press(machine, "n", after=100)
    told = machine.text()[0][11:25].strip()
    assert told == ("All three stars"[:14] if stars == 3 else f"Star in {limit / 10} s")
    machine.write(address(NAME, "tour_runs"), [1])
    machine.write(address(NAME, "tour_last"), machine.read(23672, 1))
    machine.write(address(NAME, "clock"), (limit - 52).to_bytes(2, "little"))
    seen = list[str]()
    while word(machine, NAME, "clock") <= limit:
        shown = machine.text()[0][11:25].strip()
        if shown not in seen:
            seen.append(shown)
        machine.frames(1)
    assert seen == ([told] if stars == 3 else [told, *(f"Hurry! {second}" for second in (5, 4, 3, 2, 1, 0))])
    machine.frames(4)
    assert machine.text()[0][11:25].strip() == (told if stars == 3 else "No star")


@pytest.mark.parametrize("kind", ["boundless", "over"])
def test_nothing_is_left_in_the_bar_of_the_way_that_was_shown(kind: str) -> None:
    """But the page's name and the clock."""
    machine = at(NAME, kind)
    press(machine, "s", after=20)
    press(machine, "s", after=40)
    assert "Follow" in machine.text()[0]
    if kind == "boundless":
        machine.set(pc=address(NAME, "boundless_end"))
    else:
        machine.set(pc=address(NAME, "over_end"))
    machine.frames(40)
    assert machine.text()[0].split() == ["BOUNDLESS" if kind == "boundless" else "BRIDGES", "0.0"]


@pytest.mark.parametrize("kind", ["flag", "boundless", "over", "own"])
@pytest.mark.parametrize("number", [1, 4])
def test_the_keys_that_walk_are_on_each_page(kind: str, number: int) -> None:
    """Those that were chosen, up, down, left, right."""
    machine = at(NAME, "list", "k")
    press(machine, str(number), after=60)
    press(machine, "BREAK", after=60)
    press(machine, {"flag": "f", "boundless": "b", "over": "w", "own": "y"}[kind], after=100)
    cap, row = {1: "QAOP", 4: "7658"}[number], 23 if kind == "flag" else 22
    column = machine.text()[row].index(cap)
    assert {*machine.attributes()[32 * row + column : 32 * row + column + 4]} == {0x70}
    told = {"flag": "run", "boundless": "walk", "over": "to the ring. Bridges: straight on.", "own": "draw a way"}[kind]
    assert told in narrow_rows(machine.screen())[row]
    if kind == "own":
        press(machine, {1: "p", 4: "8"}[number], after=10)
        press(machine, "ENTER", after=60)
        assert cap in machine.text()[22]
        assert "be at the ring before the fire!" in narrow_rows(machine.screen())[22]


@pytest.mark.parametrize(
    ("stars", "told"),
    [
        ([0, 0, 0, 0, 0], "Win all fifteen stars!"),
        ([0, 0, 1, 0, 0], "1 of 15 stars"),
        ([3, 3, 3, 0, 0], "9 of 15 stars"),
        ([3, 3, 1, 3, 0], "10 of 15 stars"),
        ([3, 3, 3, 3, 2], "14 of 15 stars"),
        ([3, 3, 3, 3, 3], "All fifteen stars are won!"),
    ],
)
def test_the_title_counts_the_stars(stars: list[int], told: str) -> None:
    machine = at(NAME, "list")
    machine.write(address(NAME, "tour_stars"), stars)
    press(machine, "BREAK", after=80)
    assert machine.text()[15].strip() == told


def test_in_the_demonstration_the_flag_runs_on_and_into_nobody() -> None:
    """It is not between two or three places for longer than four seconds, and it lasts for three."""
    for moment in (5, 7, 3001, 40000):
        machine = at(NAME, "list")
        machine.write(address(NAME, "seed"), moment.to_bytes(2, "little"))
        machine.write(address(NAME, "attract_on"), [1])
        hold(machine, "f")
        until(machine, NAME, "flag_page")
        hold(machine)
        until(machine, NAME, "flag_turn")
        places = list[Place]()
        while not any(place == flag(machine) for place in walkers(machine)):
            places.append(flag(machine))
            machine.frames(4)
        assert word(machine, NAME, "clock") >= 30
        assert min(len({*places[first : first + 50]}) for first in range(max(1, len(places) - 50))) > 3
