"""The page of the tape `wonders` with the labyrinths: their walls, the line that the walker draws, the centre."""

import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, hold, place, press, word
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.pictures import PicturesLibrary

NAME = "wonders"
#: The labyrinths in the order of N, what a line of the page says of each, and the pixels from cell to cell.
KINDS = [
    (3, "3 CIRCUITS", 24),
    (7, "7 CIRCUITS", 12),
    (11, "11 CIRCUITS", 8),
    (15, "15 CIRCUITS", 6),
    (12, "CHARTRES", 7),
]
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
CYAN, FINISH, HERO, WAY = 0x05, 0x42, 0x46, 0x47
_LINES = [2048 * (y // 64) + 256 * (y % 8) + 32 * (y // 8 % 8) for y in range(192)]


def pixels(screen: bytes) -> np.ndarray:
    """Rows 8 to 183, without the two bars: True for ink."""
    seen = np.frombuffer(screen[:6144], np.uint8)
    return np.unpackbits(np.stack([seen[line : line + 32] for line in _LINES[8:184]]), axis=1).astype(bool)


def begun(number: int) -> Machine:
    machine = at(NAME, "labyrinth")
    for _ in range(number):
        press(machine, "n", after=60)
    return machine


def dots(machine: Machine, steps: int) -> set[tuple[int, int]]:
    """The pixels of the line along the first steps of the way, y from 8, worked out from where it ends."""
    size, (y, x) = byte(machine, NAME, "labyrinth_size"), place(machine, NAME, "labyrinth_place")
    route = machine.read(address(NAME, "route"), steps)
    line = {(y, x)}
    for code in reversed(route):
        for _ in range(size):
            y, x = y - STEPS[code][0], x - STEPS[code][1]
            line.add((y, x))
    return {(y - 8 + down, x + right) for y, x in line for down in (0, 1) for right in (0, 1)}


@pytest.mark.parametrize(("number", "kind"), [*enumerate(KINDS)])
def test_the_walls_and_the_whole_way(number: int, kind: tuple[int, str, int]) -> None:
    """The picture, and on it the line; the colours; he goes by himself, and the next labyrinth follows."""
    circuits, name, size = kind
    machine = begun(number)
    assert name in machine.text()[0]
    pictures = PicturesLibrary()
    call = pictures.draw("labyrinth", 0, a=circuits)
    assert not call.carry
    walls = pixels(pictures.field())
    goal = machine.read(address(NAME, "work"), 2)
    steps = word(machine, NAME, "route_length")
    assert byte(machine, NAME, "labyrinth_size") == size
    begin = pixels(machine.screen())
    assert (begin | ~walls).all()
    assert (begin & ~walls).sum() == 8  # two dots
    assert {HERO, FINISH, CYAN} <= {*machine.attributes()[32 : 32 * 23]}
    press(machine, "s", after=2 * steps + steps * size // 20 + 60)
    assert place(machine, NAME, "labyrinth_place") == (goal[1] + size // 2, goal[0] + size // 2)
    assert "any key" in machine.text()[0]
    expected = walls.copy()
    for y, x in dots(machine, steps):
        expected[y, x] = True
    assert (pixels(machine.screen()) == expected).all()
    press(machine, "x", after=60)
    assert KINDS[(number + 1) % len(KINDS)][1] in machine.text()[0]


@pytest.mark.parametrize("key", ["q", "8", "down", "left"])
def test_any_direction_that_is_held_leads_on(key: str) -> None:
    machine = begun(1)
    left = word(machine, NAME, "labyrinth_left")
    hold(machine, key)
    machine.frames(60)
    hold(machine)
    machine.frames(10)
    walked = left - word(machine, NAME, "labyrinth_left")
    assert 20 <= walked <= 31
    shown = pixels(machine.screen())
    assert all(shown[y, x] for y, x in dots(machine, walked))
    y, x = place(machine, NAME, "labyrinth_place")
    assert machine.attributes()[32 * (y // 8) + x // 8] == HERO
    machine.frames(30)
    assert word(machine, NAME, "labyrinth_left") == left - walked, "he stands"


def test_he_is_stopped_by_the_key_that_sent_him() -> None:
    machine = begun(0)
    press(machine, "s", after=16)
    press(machine, "s")
    left = word(machine, NAME, "labyrinth_left")
    machine.frames(40)
    assert 0 < word(machine, NAME, "labyrinth_left") == left
