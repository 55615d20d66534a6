"""Minutes of random keys on the tape `large`: nothing is written where it may not be, and the way back is there."""

import random

import pytest

from emu_tests.machine.images import assembly, left_to_basic
from emu_tests.machine.large_tape import NAME
from emu_tests.machine.pressing import address, at, byte, hold, press

FRAMES = 4000  # of each run
#: Moves more often than the rest; BREAK held too shortly to count, and for long enough.
KEYS = [*"qaop" * 6, *"5678wmhfnsktlb", "ENTER", "SPACE", "CS", "x", "BREAK"]
#: BASIC's user-defined graphics, and the letters that they are at first.
GRAPHICS, LETTERS, GRAPHICS_BYTES = 0xFF58, 0x3E08, 168


@pytest.mark.parametrize("seed", range(3))
def test_random_keys_harm_nothing(seed: int) -> None:
    choose, machine = random.Random(seed), at(NAME, "title")
    program, field = assembly(NAME), address(NAME, "large_field")
    packed = address(NAME, "pages_packed"), address(NAME, "pages_packed_end")
    solid = [
        (0x5CCB, program.org),  # BASIC's program
        packed,
        (address(NAME, "view_draw"), address(NAME, "view_inks")),
        (address(NAME, "explore_walk"), address(NAME, "image_end")),
        (field + 127 * 128, 0x10000),
    ]
    before = [machine.read(first, last - first) for first, last in solid]
    frames = 0
    while frames < FRAMES:
        key = choose.choice(KEYS)
        if key == "BREAK" and "ENTER start" in machine.text()[23]:
            continue  # it would lead to BASIC
        held = choose.randrange(2, 40)
        press(machine, key, frames=held, after=choose.randrange(1, 8))
        frames += held + 8
    for (first, last), was in zip(solid, before, strict=True):
        assert machine.read(first, last - first) == was, f"{first:04X}"
    hold(machine)
    machine.frames(200)
    for _ in range(4):
        if "ENTER start" in machine.text()[23]:
            break
        press(machine, "BREAK", after=150)
    assert "ENTER start" in machine.text()[23]
    assert byte(machine, NAME, "demo_on") == 0
    press(machine, "BREAK", frames=60, after=100)
    assert left_to_basic(machine)
    assert machine.read(GRAPHICS, GRAPHICS_BYTES) == machine.read(LETTERS, GRAPHICS_BYTES)
