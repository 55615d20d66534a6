"""Steps on a walk of the tape `large`: taken by keys, counted; the hero put elsewhere, a hall made for him."""

from emu_tests.machine.large_tape import (
    KEYS,
    NAME,
    STEPS,
    TRAIL,
    walk,
)
from emu_tests.machine.pressing import address, byte, place, press, until, word
from emu_tests.oracles.paths import Place
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST

CODES = {step: code for code, step in STEPS.items()}
STEP_FRAMES = 4


def step(machine: Machine, key: str) -> None:
    """Press a direction once: he goes to the next cell; and let him be drawn on the map again."""
    press(machine, key, frames=2, after=0)
    until(machine, NAME, "explore_frame")
    machine.frames(2 * STEP_FRAMES + 4)


def free(machine: Machine) -> list[tuple[int, int]]:
    """The directions that the hero can go."""
    shown = walk(machine)
    row, column = shown.hero
    return [way for way in KEYS if not shown.walls[row + way[0], column + way[1]]]


def put(machine: Machine, there: Place) -> None:
    """Put the hero on another place of the field, and show it."""
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    here = place(machine, NAME, "hero")
    machine.write(start + stride * here[0] + here[1], [TRAIL])
    machine.write(start + stride * there[0] + there[1], [0x40])
    machine.write(address(NAME, "hero"), (there[1], there[0]))
    machine.write(word(machine, NAME, "map_hero_ink"), [byte(machine, NAME, "map_hero_kept")])
    machine.write(address(NAME, "map_hero_ink") + 1, [0])
    machine.set(pc=address(NAME, "explore_shown"))
    until(machine, NAME, "explore_frame")
    machine.frames(1)


def hall(machine: Machine) -> None:
    """Take all inner walls away, and begin the walk there."""
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    size = byte(machine, NAME, "maze_width")
    for row in range(1, size - 1):
        machine.write(start + stride * row + 1, bytes(size - 2))
    machine.set(pc=address(NAME, "explore"))
    until(machine, NAME, "explore_frame")


def open_walk(machine: Machine, *keys: str) -> None:
    """From the snapshot to a walk, with these keys pressed on the page of choices."""
    machine.load_snapshot(DIST / f"{NAME}.z80")
    until(machine, NAME, "opening_frame")
    press(machine, "f", after=30)
    for key in (*keys, "ENTER"):
        press(machine, key, after=8)
    until(machine, NAME, "explore_frame")
    machine.frames(2)


def frames_of_steps(machine: Machine, frames: int) -> list[int]:
    """The frames in which steps are taken."""
    found, seen = [], word(machine, NAME, "steps")
    for frame in range(frames):
        machine.frames(1)
        if word(machine, NAME, "steps") != seen:
            found.append(frame)
            seen = word(machine, NAME, "steps")
    return found
