"""What keeps the tour of `tilings` tense and clear: the ghost, the stars that are left, what is said meanwhile."""

import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import address, at, byte, frames_until, hold, place, press, until, word
from emu_tests.machine.tilings_tape import KEYS, NAME, ORDER, ends, rest, way
from emu_tests.machine.tilings_tour import GOES, MISSED, PANEL, WON, third, walk
from zxmazes.machine.spectrum import Machine

FIRST, RED, NOWHERE = 3, 0x42, (255, 255)
COST, DELAY, PACE = 100, 26, 11


def level(number: int) -> Machine:
    """The beginning of a level."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [number])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    rest(machine, GOES)
    return machine


@pytest.mark.parametrize("number", range(FIRST, len(ORDER)))
def test_the_ghost_comes_after_the_first_step_and_catches_who_stands(number: int) -> None:
    """It says so, follows the trail cell by cell, costs ten seconds once, and begins again."""
    machine = level(number)
    machine.frames(400)
    assert place(machine, NAME, "ghost_cell") == NOWHERE, "it waits for the first step"
    first, last = ends(machine)
    walk(machine, way(machine, first, last)[:6], pace=7)
    before = word(machine, NAME, "tour_limit") - word(machine, NAME, "clock")
    frames_until(machine, lambda: "ghost" in machine.text()[23], (DELAY + 2) * PACE)
    machine.frames(2)  # the message is drawn before it
    assert place(machine, NAME, "ghost_cell") == first
    seen = []
    frames = 0
    while "Caught" not in machine.text()[23]:
        machine.frames(1)
        frames += 1
        cell = place(machine, NAME, "ghost_cell")
        if cell not in [*seen, NOWHERE]:
            seen.append(cell)
            assert RED in machine.attributes()[: 32 * 23]
        assert frames < 8 * PACE + 40
    assert len(seen) == 7
    assert seen[-1] == place(machine, NAME, "walker")
    lost = before - (word(machine, NAME, "tour_limit") - word(machine, NAME, "clock"))
    assert COST <= lost < COST + 90
    machine.frames(10)
    assert place(machine, NAME, "ghost_cell") == NOWHERE


@pytest.mark.parametrize("number", range(FIRST))
def test_the_first_mazes_have_no_ghost(number: int) -> None:
    machine = level(number)
    walk(machine, way(machine, *ends(machine))[:2], pace=7)
    machine.frames(500)
    assert "ghost" not in machine.text()[23]


@pytest.mark.parametrize("number", range(0, len(ORDER), 2))
def test_a_clean_walk_after_a_look_is_worth_three_stars(number: int) -> None:
    """Seven seconds of looking, then a step in six frames or seven: no ghost is as quick as that."""
    machine = level(number)
    machine.frames(350)
    walk(machine, way(machine, *ends(machine))[:-1], pace=7)
    assert "Caught" not in machine.text()[23]
    assert [machine.attributes()[32 * 14 + PANEL + star] for star in range(3)] == [WON] * 3


def test_stars_go_out_beside_the_maze() -> None:
    """The third when its time has passed, the second after par; to be shown the way takes the third at least."""
    machine = level(0)
    lit = lambda: [machine.attributes()[32 * 14 + PANEL + star] for star in range(3)]  # noqa: E731
    begun = word(machine, NAME, "tour_begun")
    for used, count in (
        (0, 3),
        (third(word(machine, NAME, "fewest")) + 1, 2),
        (word(machine, NAME, "tour_par") + 1, 1),
    ):
        machine.poke_word(address(NAME, "clock"), begun + used)
        machine.frames(3)
        assert lit() == [WON] * count + [MISSED] * (3 - count)
    machine = level(0)
    assert "-10s-" in machine.text()[19]
    press(machine, "s", after=100)
    assert lit()[2] == MISSED


@pytest.mark.parametrize("number", [0, 5, 12])
def test_what_is_made_is_said_and_break_ends_it(number: int) -> None:
    """The bar and the foot name the tiling while nothing else is seen."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [number])
    machine.write(address(NAME, "tour_score"), [0, 0])
    machine.set(pc=address(NAME, "tour_level_begin"))
    machine.frames(5)
    name = machine.text()[0].split()[2]
    assert machine.text()[0].split()[:2] == ["LEVEL", str(number + 1)]
    assert machine.text()[23].strip() == f"Making {name}"
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [number])
    machine.set(pc=address(NAME, "tour_level_begin"))
    hold(machine, "BREAK")
    machine.frames(120)
    hold(machine)
    machine.frames(80)
    assert machine.text()[23] == START or "Paused" in machine.text()[23]


def test_enter_and_space_are_no_directions() -> None:
    """They are named as taken."""
    machine = at(NAME, "own")
    for key, name in (("ENTER", "ENTER"), ("SPACE", "SPACE")):
        press(machine, key, after=20)
        assert machine.text()[17].strip() == f"{name} is taken."
    press(machine, "i", after=20)
    assert machine.text()[7].split() == ["Up", "I"]


def test_the_feet_name_the_keys_that_are_chosen() -> None:
    """On the page of choices, and on that of the mask, also after a letter was asked for."""
    machine = at(NAME, "own")
    for key in ("i", "j", "u", "y"):  # up, down, left, right
        press(machine, key, after=20)
    press(machine, "BREAK", after=60)
    press(machine, "f", after=60)
    assert machine.text()[23].startswith(" IJUY choose")
    for keys in ("e", "la"):
        for key in keys:
            press(machine, key, after=60)
        assert machine.text()[23].startswith(" IJUY move")


def test_either_letter_leads_to_the_only_ring_cell_out_or_in() -> None:
    """Of two cells further out W is the left one and E the right one; one alone has both."""
    machine = level(ORDER.index("polar"))
    codes = way(machine, *ends(machine))
    for code in codes:
        twin = {0: "e", 1: None, 4: "z", 5: "x"}.get(code)
        before = place(machine, NAME, "walker")
        if twin in ("x", "z"):
            press(machine, twin, frames=2, after=8)
            assert place(machine, NAME, "walker") != before
        else:
            press(machine, KEYS[code], frames=2, after=8)
    assert byte(machine, NAME, "found")
