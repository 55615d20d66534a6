"""The pace of steps on the tape `large`, and which key counts when."""

from collections.abc import Callable

import numpy as np
import pytest

from emu_tests.machine.large_steps import STEP_FRAMES, frames_of_steps, free, hall, open_walk, put
from emu_tests.machine.large_tape import (
    FIGURES,
    KEYS,
    NAME,
    SCENT,
    TRAIL,
    assert_window,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, hold, press, until, word
from zxmazes.machine.spectrum import Machine

Load = Callable[..., Machine]


@pytest.mark.parametrize("size", ["63", "127"])
def test_a_held_direction_takes_a_step_each_four_frames(machines: list[Machine], size: str) -> None:
    """Where the screen slows the processor down, with the way shown, and while it is followed; the first at once."""
    machine = Machine(48, contended=True)
    machines.append(machine)
    open_walk(machine, *(["s"] if size == "63" else []))
    hold(machine, "f")
    until(machine, NAME, "hero_step", 400)
    machine.frames(20)
    assert set(np.diff(frames_of_steps(machine, 100)).tolist()) <= {2, 3, 4}
    hold(machine)
    press(machine, "f", after=20)
    direction = KEYS[free(machine)[0]]
    steps = word(machine, NAME, "steps")
    hold(machine, direction)
    machine.frames(2)
    assert word(machine, NAME, "steps") == steps + 1


def test_the_pace_of_steps_in_a_hall() -> None:
    """At once, and then steadily, every fourth frame."""
    machine = at(NAME, "63")
    hall(machine)
    hold(machine, "p")
    found = frames_of_steps(machine, 40)
    assert found[0] <= 1
    assert set(np.diff(found).tolist()) == {STEP_FRAMES}


def test_a_corner_is_taken_when_its_key_is_down() -> None:
    """In a hall with one row of walls: down is held from the start, and the first gap is taken; right goes on there."""
    machine = at(NAME, "63")
    hall(machine)
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    machine.write(start + 2 * stride + 1, [0x80] * 8)
    hold(machine, "p", "a")
    machine.frames(60)
    places = {tuple(at) for at in np.argwhere(walk(machine).field & (0xFF ^ SCENT) == TRAIL).tolist()}
    assert {(1, column) for column in range(2, 10)} <= places
    assert {(2, 9), (1, 9)} <= places
    assert (1, 10) not in places


def test_a_short_press_between_two_steps_counts() -> None:
    """A key pressed and let go while the pace lets no step begin counts in the next cell; one let go is none."""
    machine = at(NAME, "63")
    hall(machine)
    hold(machine, "p")
    machine.frames(2)
    until(machine, NAME, "explore_frame")
    hold(machine)
    press(machine, "a", frames=1, after=12)
    assert (word(machine, NAME, "steps"), walk(machine).hero) == (4, (3, 3))


@pytest.mark.parametrize("page", ["63", "63-way"])
@pytest.mark.parametrize("frames", range(1, 21))
def test_he_always_rests_in_a_cell(page: str, frames: int) -> None:
    """However long his key is held; the next key counts at once, an early one in the cell after it."""
    machine = at(NAME, page)
    for _ in range(2):
        for key in (KEYS[free(machine)[0]], KEYS[free(machine)[-1]]):
            press(machine, key, frames=frames, after=2 * STEP_FRAMES + 2)
            before = walk(machine)
            assert before.hero[0] % 2 == before.hero[1] % 2 == 1
            machine.frames(30)
            assert walk(machine).hero == before.hero
    hall(machine)
    for first in "pa":
        here = walk(machine).hero
        press(machine, first, frames=2, after=0)
        press(machine, {"p": "a", "a": "p"}[first], frames=frames, after=30)
        there = walk(machine).hero
        assert there[0] % 2 == there[1] % 2 == 1
        assert there[0] > here[0]
        assert there[1] > here[1]


def test_a_crosswise_key_between_two_cells_turns_him_in_the_next_one() -> None:
    """Where the way is open, else he stops there; the way back is taken at once."""
    for crosswise, open_there, rests in (("a", True, (3, 3)), ("a", False, (1, 3)), ("o", True, (1, 1))):
        machine = at(NAME, "63")
        hall(machine)
        start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
        machine.write(start + 2 * stride + 2, [0x80, 0 if open_there else 0x80, 0x80])
        hold(machine, "p")
        until(machine, NAME, "draw_all")
        hold(machine)
        until(machine, NAME, "explore_frame")
        assert walk(machine).hero == (1, 2)
        press(machine, crosswise, frames=1, after=40)
        assert walk(machine).hero == rests


@pytest.mark.parametrize("key", "paqo")
def test_he_is_between_two_places_for_the_first_half_of_a_step(key: str) -> None:
    """Half of him in each, then all of him in the second, with his feet together again."""
    machine = at(NAME, "63")
    hall(machine)
    put(machine, (5, 5))
    for _ in range(2):
        before = walk(machine).hero
        hold(machine, key)
        until(machine, NAME, "draw_all")
        until(machine, NAME, "map_see_step")
        hold(machine)
        shown = walk(machine)
        near, far = sorted((before, shown.hero))
        across = near[0] == far[0]
        cells = [
            np.unpackbits(np.frombuffer(shown.cell(1 + row, column)[1], np.uint8)).reshape(8, 8)
            for row, column in ((at_[0] - shown.corner[0], at_[1] - shown.corner[1]) for at_ in (near, far))
        ]
        both = np.concatenate(cells, axis=1 if across else 0)
        inner = both[:, 4:12] if across else both[4:12]
        assert bytes(np.packbits(inner).tolist()) in FIGURES
        assert inner.sum() == both.sum()
        machine.frames(STEP_FRAMES)
        machine.frames(2 * STEP_FRAMES)
        assert_window(walk(machine))
