"""The window of the tape `large` while it scrolls: whole in every frame, and a step every fourth frame."""

import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.large_steps import frames_of_steps
from emu_tests.machine.large_tape import NAME
from emu_tests.machine.pressing import address, byte, hold, until
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST

#: All but the last row, which a trail may make late; every second line, and a quarter of the width.
LINES, PARTS = range(8, 168, 2), range(1)


def scrolling(machine: Machine, key: str, level: int) -> None:
    """In a maze of the challenge: down or right along a hall, in the middle of the window."""
    machine.load_snapshot(DIST / f"{NAME}.z80")
    until(machine, NAME, "opening_frame")
    hold(machine, "ENTER")
    until(machine, NAME, "level_begin")
    hold(machine)
    machine.set(a=level)
    until(machine, NAME, "explore_frame")
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    for at in range(1, 78):
        machine.write(start + (stride * at + 31 if key == "a" else stride * 31 + at), [0])
    machine.write(address(NAME, "hero"), (31, 5) if key == "a" else (5, 31))
    machine.write(address(NAME, "hound_wait"), [250])
    hold(machine, key)
    machine.frames(50)


@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("key", ["a", "p"])
def test_no_row_is_torn(machines: list[Machine], key: str, level: int) -> None:
    """It is drawn behind the beam, which does not come round before the end."""
    machine = Machine(48, contended=True)
    machines.append(machine)
    scrolling(machine, key, level)
    assert Beam(machine, address(NAME, "explore_frame"), lines=LINES, parts=PARTS).torn(20) == []


def test_steps_are_steady(machines: list[Machine]) -> None:
    machine = Machine(48, contended=True)
    machines.append(machine)
    scrolling(machine, "p", 5)
    assert set(np.diff(frames_of_steps(machine, 90)).tolist()) == {4}
