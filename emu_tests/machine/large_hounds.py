"""The hound of the tape `large`: walks on which it is still at home, sets out or waits."""

import numpy as np

from emu_tests.machine.large_challenge import at_level, ring, started, take
from emu_tests.machine.large_tape import (
    HOUND,
    LINE,
    NAME,
    STEPS,
    Walk,
    only_way,
    walk,
)
from emu_tests.machine.pressing import address
from emu_tests.oracles.paths import Place
from zxmazes.machine.core import BudgetError
from zxmazes.machine.spectrum import Machine

#: Seconds until it sets out, in each maze.
AFTER = 2, 3, 2, 2, 3, 2, 3, 9


def beside(here: Place, code: int) -> Place:
    return here[0] + STEPS[code][0], here[1] + STEPS[code][1]


def hounds(shown: Walk) -> list[Place]:
    """The places that hold it in the field."""
    found = np.argwhere((shown.field == HOUND) | (shown.field == HOUND + LINE))
    return [(int(row), int(column)) for row, column in found]


def away(level: int, seed: int, steps: int) -> Machine:
    """So many steps on the shortest way, and much time left; the hound is still at home."""
    machine = at_level(level, seed)
    machine.poke_word(address(NAME, "seconds"), 500)
    machine.write(address(NAME, "hound_wait"), [60])
    shown = walk(machine)
    take(machine, only_way(shown.walls, shown.home, ring(shown))[:steps])
    if not steps:
        started(machine)
    return machine


def out(machine: Machine) -> None:
    """Until it has set out, within the second."""
    machine.write(address(NAME, "hound_wait"), [1])
    for _ in range(60):
        machine.frames(1)
        if walk(machine).hound:
            return
    raise AssertionError("it is still at home")


def waits(machine: Machine) -> bool:
    """Go on to where it waits for the next frame of the walk; False if the hero is bitten instead."""
    machine.frames(1)
    try:
        machine.run_to(address(NAME, "explore_frame"), 12 * machine.frame, "a frame")
    except BudgetError:
        return False
    return True
