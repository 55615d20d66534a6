"""Whom the hound of the tape `large` bites, what that costs, and who may be bitten."""

import numpy as np
import pytest

from emu_tests.machine.drawn_letters import drawn_rows
from emu_tests.machine.large_challenge import TIME_LEAST, at_level, ring, take
from emu_tests.machine.large_hounds import AFTER, away, beside, hounds, out
from emu_tests.machine.large_tape import (
    HERO,
    HOUND,
    KEYS,
    LINE,
    MAP_HOUND_INK,
    NAME,
    PANEL,
    ROW_TOLD,
    STEPS,
    TRAIL,
    assert_window,
    map_pixels,
    only_way,
    walk,
)
from emu_tests.machine.pressing import address, byte, hold, place, until, word
from emu_tests.oracles.paths import Place


@pytest.mark.parametrize("walks", ["stands", "meets"])
def test_a_bite_costs_a_try(walks: str) -> None:
    """It comes to the hero, or the hero to it: back to the start, the time whole again, no hound until it sets out."""
    machine = away(0, 5, 34)
    out(machine)
    if walks == "meets":
        shown = walk(machine)
        back = [code ^ 4 for code in reversed(only_way(shown.walls, shown.home, shown.hero))]
        for code in back:
            hold(machine, KEYS[STEPS[code]])
            machine.frames(5)
            if byte(machine, NAME, "tries") < 3:
                break
        hold(machine)
    until(machine, NAME, "try_page")
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " Bitten!"
    until(machine, NAME, "clock_from")
    machine.frames(60)
    shown = walk(machine)
    assert not machine.text()[ROW_TOLD][PANEL:].strip()
    assert (byte(machine, NAME, "tries"), shown.hero, shown.hound) == (2, shown.home, None)
    assert hounds(shown) == []
    assert [tuple(one) for one in np.argwhere((shown.field & HERO > 0) & ~shown.walls).tolist()] == [shown.home]
    assert MAP_HOUND_INK not in map_pixels(shown)[1]
    assert word(machine, NAME, "seconds") == TIME_LEAST[0] + word(machine, NAME, "best_steps") // 8
    take(machine, only_way(shown.walls, shown.home, ring(shown))[:1])
    machine.frames(50 * AFTER[0] - 60)
    assert walk(machine).hound is None
    assert_window(walk(machine))


def test_the_last_bite_ends_the_challenge() -> None:
    machine = away(2, 5, 34)
    machine.write(address(NAME, "tries"), [1])
    machine.write(address(NAME, "hound_wait"), [1])
    until(machine, NAME, "out_wait", 1500)
    assert any("LOST" in row for row in drawn_rows(machine.screen()))
    assert MAP_HOUND_INK not in map_pixels(walk(machine))[1]


def test_a_clue_that_leads_over_it_hides_it_from_nobody() -> None:
    """The shortest way may lead back: whoever meets the hound on the white line is bitten as well."""
    machine = away(2, 5, 34)
    out(machine)
    hound = walk(machine).hound
    assert hound
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    machine.frames(2)
    code = next(
        code for code in STEPS if not walk(machine).walls[beside(walk(machine).hound or walk(machine).home, code)]
    )
    hound = walk(machine).hound or walk(machine).home
    hero, here = walk(machine).hero, beside(hound, code)
    machine.write(address(NAME, "hound_wait"), [5])  # it does not rest
    machine.write(start + stride * hound[0] + hound[1], [HOUND | LINE])
    machine.write(start + stride * hero[0] + hero[1], [TRAIL])
    machine.write(start + stride * here[0] + here[1], [HERO])
    machine.write(address(NAME, "hero"), (here[1], here[0]))
    machine.write(address(NAME, "last_way"), [1 << code // 2])
    hold(machine, KEYS[STEPS[code ^ 4]])
    until(machine, NAME, "hound_bites", 8)


def bot(level: int, seed: int, walks: int, stands: int) -> bool:
    """Does it reach the ring? It goes the shortest way, and stands for so many frames after each so many of walking."""
    machine = at_level(level, seed)
    shown = walk(machine)
    here, ways = shown.home, dict[Place, int]()
    for code in only_way(shown.walls, here, ring(shown)):
        ways[here] = code
        here = beside(here, code)
    for frame in range(5000):
        hero = place(machine, NAME, "hero")
        if hero == ring(shown) or byte(machine, NAME, "tries") < 3 or machine.ports.border:
            return hero == ring(shown)
        hold(machine, *([KEYS[STEPS[ways[hero]]]] if frame % (walks + stands) < walks else []))
        machine.frames(1)
    raise AssertionError("it is still on its way")


@pytest.mark.parametrize("level", range(8))
def test_it_catches_who_loses_two_fifths_of_the_time_but_nobody_who_goes_on(level: int) -> None:
    """In the fourth maze and the eighth, where a fifth is too much; in the first it is no danger to who walks."""
    assert bot(level, 5, 9999, 0)
    assert bot(level, 5, 80, 20) == (level != 3)
    if level in {0, 3, 7}:
        caught = [not bot(level, seed, 60, 40) for seed in (1, 2, 5)]
        assert sum(caught) >= 2 if level else not any(caught)


@pytest.mark.parametrize(
    ("level", "seed", "wins"), [(1, 3, True), (3, 1, True), (3, 3, False), (5, 10, False), (7, 2, False)]
)
def test_it_may_catch_who_goes_for_the_gems_and_never_stops(level: int, seed: int, *, wins: bool) -> None:
    """By the shortest ways, from one to the next, in later mazes: for ways back from them, if the bone is kept."""
    machine = at_level(level, seed)
    machine.poke_word(address(NAME, "seconds"), 500)
    shown = walk(machine)
    places, left = [shown.home], list(shown.gems or ())
    while places[-1] != ring(shown):
        ways = [only_way(shown.walls, places[-1], goal) for goal in left or [ring(shown)]]
        for code in min(ways, key=len):
            places.append(beside(places[-1], code))
        left = [gem for gem in left if gem not in places]
    at = 0
    for _ in range(6000):
        hero = place(machine, NAME, "hero")
        if hero == ring(shown) or byte(machine, NAME, "tries") < 3 or machine.ports.border:
            break
        at = places.index(hero, at)
        ahead = places[at + 1]
        hold(machine, KEYS[ahead[0] - hero[0], ahead[1] - hero[1]])
        machine.frames(1)
    assert (hero == ring(shown)) == wins
