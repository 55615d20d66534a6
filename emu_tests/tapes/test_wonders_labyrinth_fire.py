"""The fire on the page of the tape `wonders` with the labyrinths: its pace, what holds it up, what it leaves."""

import numpy as np
import pytest

from emu_tests.machine.pressing import address, byte, frames_until, hold, place, press, word
from emu_tests.tapes.test_wonders_labyrinth import (
    DOTS,
    FINISH,
    GROUND,
    HERO,
    KEYS,
    KINDS,
    NAME,
    PACES,
    STONE,
    begun,
    dots,
    man,
    steered,
    steered_from,
    uncovered,
)
from zxmazes.machine.spectrum import Machine

#: All of a character is bright red, and then what is drawn in it is yellow.
FIRE = {0x52, 0x56}


def lit(machine: Machine) -> None:
    """Wait until the fire burns."""
    frames_until(machine, lambda: not byte(machine, NAME, "fire_waits"), 250)


def burning(machine: Machine) -> bool:
    """Is the fire seen on the labyrinth?"""
    inks = machine.attributes()
    return any(inks[32 * row + column] in FIRE for row in range(1, 23) for column in range(25))


def lined(machine: Machine, walls: np.ndarray) -> bool:
    """Is the line seen on the labyrinth?"""
    return bool((uncovered(machine) & ~walls).any())


def test_the_fire_catches_who_stands() -> None:
    """It burns the line from its beginning, and then the same labyrinth begins again."""
    machine = begun(1)
    walls = uncovered(machine)
    steered(machine, 14)
    hold(machine)
    machine.frames(5)
    gap = word(machine, NAME, "fire_gap")
    walked = word(machine, NAME, "route_length") - word(machine, NAME, "labyrinth_left")
    assert gap == walked * byte(machine, NAME, "labyrinth_size")
    machine.frames(20)
    assert word(machine, NAME, "fire_gap") == gap, "it is not lit yet"
    lit(machine)
    machine.frames(20)
    assert 0 < word(machine, NAME, "fire_gap") < gap
    assert lined(machine, walls)
    assert burning(machine)
    machine.frames(230)
    assert machine.text()[0].strip() == "Burnt! You stood still."
    assert machine.text()[23].split() == ["Press", "a", "key", "Star", "at", "1", "of", "5"]
    assert word(machine, NAME, "fire_gap") == 0
    assert not lined(machine, walls)
    assert byte(machine, NAME, "labyrinths_walked") == 0
    press(machine, "x", after=60)
    assert "7 CIRCUITS" in machine.text()[0]
    assert word(machine, NAME, "labyrinth_left") == word(machine, NAME, "route_length")


@pytest.mark.parametrize("number", range(5))
def test_the_fire_burns_at_its_pace(number: int) -> None:
    """Sixteenths of a pixel in each frame after the first hundred; a pause stops it."""
    machine = begun(number)
    steered(machine, 8)
    hold(machine)
    lit(machine)
    gap = word(machine, NAME, "fire_gap")
    machine.frames(20)
    pace = machine.peek(word(machine, NAME, "labyrinth_kind") + 1)
    assert gap - word(machine, NAME, "fire_gap") == pytest.approx(20 * pace / 16, abs=2 + 2 * pace / 16)
    press(machine, "h", after=30)
    gap = word(machine, NAME, "fire_gap")
    machine.frames(200)
    assert word(machine, NAME, "fire_gap") == gap > 0


@pytest.mark.parametrize(("bumps", "told"), [(0, "You stood still."), (1, "You stood still."), (2, "Too many bumps.")])
def test_whoever_is_burnt_is_told_why(bumps: int, told: str) -> None:
    machine = begun(0)
    machine.write(address(NAME, "tour_stars") + 3, [1])
    steered(machine, 4)
    hold(machine)
    for _ in range(bumps):
        press(machine, "a", frames=8, after=8)
    machine.frames(450)
    assert machine.text()[0].strip() == f"Burnt! {told}"
    assert "Star at 3 of 5" in machine.text()[23]


@pytest.mark.parametrize("number", range(5))
def test_the_fire_fills_a_character_and_flickers(number: int) -> None:
    """In passages that are narrower than a character, too; and whoever walks has no ground of his own."""
    machine = begun(number)
    steered(machine, 30 if number else 8)
    hold(machine)
    lit(machine)
    machine.frames(2)
    seen = set()
    for _ in range(24):
        machine.frames(1)
        assert burning(machine)
        y, x = place(machine, NAME, "fire_place")
        seen.add(machine.attributes()[y // 8 * 32 + x // 8])
        y, x = place(machine, NAME, "labyrinth_place")
        assert machine.attributes()[y // 8 * 32 + x // 8] == HERO
    assert seen >= FIRE


def test_the_fire_leaves_nothing_of_the_line() -> None:
    """The walls behind it stand as they were, and before it the line is whole."""
    for number in range(5):
        machine = begun(number)
        walls = uncovered(machine)
        steered(machine, 12)
        hold(machine)
        lit(machine)
        machine.frames(20)
        shown, size = uncovered(machine), byte(machine, NAME, "labyrinth_size")
        gap = word(machine, NAME, "fire_gap")
        walked = word(machine, NAME, "route_length") - word(machine, NAME, "labyrinth_left")
        line = np.zeros_like(walls)
        for y, x in dots(machine, walked):
            line[y, x] = True
        assert 0 < gap < walked * size
        left = (shown & line & ~walls).sum()
        assert (shown | ~walls | line).all()
        assert not (shown & ~walls & ~line).any()
        wide, pace = DOTS[size], PACES[size]
        assert left == pytest.approx(wide * wide * gap / pace, abs=5 * wide * wide)


def test_who_sees_the_way_is_not_burnt() -> None:
    machine = begun(0)
    press(machine, "s", after=20)
    press(machine, "s", after=10)
    press(machine, "s", after=400)
    assert "No star" in machine.text()[0]
    assert byte(machine, NAME, "fire_waits") > 0


def test_a_turn_in_time_holds_the_fire_up_and_a_bump_makes_it_leap() -> None:
    machine = begun(1)
    route = [*machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))]
    bend = next(step for step in range(1, 99) if route[step] != route[step - 1])
    steered(machine, bend)
    waits = byte(machine, NAME, "fire_waits")
    steered_from(machine, route[bend])
    assert "In time: 1" in machine.text()[0]
    assert byte(machine, NAME, "fire_waits") > waits
    hold(machine)
    machine.frames(20)
    waits = byte(machine, NAME, "fire_waits")
    press(machine, KEYS[route[bend] ^ 4], frames=3, after=3)
    assert "Bump!" in machine.text()[0]
    assert byte(machine, NAME, "fire_waits") <= max(0, waits - 25)


@pytest.mark.parametrize(("keys", "told"), [("m", "Stars won"), ("BREAK", "Stars won"), ("x", "3 CIRCUITS")])
def test_from_a_burnt_line_m_and_break_lead_to_the_list(keys: str, told: str) -> None:
    machine = begun(0)
    steered(machine, 4)
    hold(machine)
    machine.frames(360)
    assert "Burnt!" in machine.text()[0]
    press(machine, keys, after=80)
    assert told in "\n".join(machine.text())


@pytest.mark.parametrize("number", range(5))
def test_he_glides_in_the_middle_of_the_passage_and_walls_keep_their_colour(number: int) -> None:
    """A few pixels in each frame, upon no wall; the line is dots behind him, white where no wall is near."""
    machine = begun(number)
    size = KINDS[number][2]
    begin = uncovered(machine)
    for y, x in dots(machine, 0, last=True):
        begin[y, x] = False
    places, before = [], place(machine, NAME, "labyrinth_place")
    for code in machine.read(address(NAME, "route"), 12):
        hold(machine, KEYS[code])
        left = word(machine, NAME, "labyrinth_left")
        for _ in range(60):
            machine.frames(1)
            y, x = place(machine, NAME, "labyrinth_place")
            places.append(abs(y - before[0]) + abs(x - before[1]))
            before = y, x
            assert not (begin & man(machine)).any()
            if word(machine, NAME, "labyrinth_left") != left:
                break
    assert {*places} <= {0, *range(1, PACES[size] + 1)}
    assert PACES[size] in places
    hold(machine)
    machine.frames(2)
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[1:23, :25]
    for row, column in np.argwhere((inks & 0x47) == 0x07):
        assert size == 24
        assert not begin[8 * row : 8 * row + 8, 8 * column : 8 * column + 8].any(), "a wall is white"
    assert {*inks.flat} - {0x07} <= {STONE, HERO, FINISH, GROUND, 0x52, 0x56}
