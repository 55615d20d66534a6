"""The disc of a walk in a listing's maze: its colour, that the beam finds it, and what is there after the last ring."""

from itertools import product

import numpy as np
import pytest

from emu_tests.machine.magazine import MENU, STATUS, another, pixels
from emu_tests.machine.magazine_roam import CALL, LONGEST, PPC, ROOMS, WAYS, ask, body, cell, cells, done, pixel, walk
from emu_tests.machine.pressing import byte, hold
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from emu_tests.tapes.test_magazine_walks import BRICK, FULL, characters
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

BEAM = 14336  # T-states of a frame until the picture's first line


@pytest.mark.parametrize("name", ["m6", "z6"])
def test_between_thin_lines_the_disc_is_white(name: str, machines: list[Machine]) -> None:
    """It flashes until it moves. The ring is magenta in rooms and in cells without walls; in others it flashes."""
    machine = done(name, machines)
    while not ask(machine):
        another(machine, 150)
    wall = byte(machine, f"{MENU}_{name}", "roam_ink")
    walls = cells(machine, name)
    for disc in (0xC7, 0x47):
        expected = np.full((22, 32), wall)
        for label, size, colour in (("roam_to", 8, 0x43), ("roam_at", body(name), disc)):
            line, column = pixel(machine, name, label)
            for at in product({line // 8, (line + size - 1) // 8}, {column // 8, (column + size - 1) // 8}):
                expected[at] = colour if name == "m6" or not walls[at] else wall | (0xC0 if size == 8 else 0x40)
        shown = np.frombuffer(machine.attributes(), np.uint8)[: 22 * 32].reshape(22, 32)
        assert np.array_equal(shown, expected)
        before = pixel(machine, name, "roam_at")
        for frames, key in enumerate("qpao", 4):
            hold(machine, key)
            machine.frames(2 * frames)
        hold(machine)
        machine.frames(2)
        assert pixel(machine, name, "roam_at") != before or disc == 0x47


def test_the_disc_is_there_whenever_the_beam_comes(machines: list[Machine]) -> None:
    """Moving or held against a wall, but for the moment in which it comes there: all its pixels are on the screen."""
    machine = done("z4", machines)
    walk(machine)
    for key in ("q", "p", "a", "o", "p"):
        hold(machine, key)
        machine.frames(3)
        for _ in range(60):
            machine.run(machine.frame - machine.registers.t % machine.frame)
            machine.run(BEAM + 224 * pixel(machine, "z4", "roam_at")[0])
            line, column = pixel(machine, "z4", "roam_at")
            assert pixels(machine)[line : line + 6, column : column + 6].sum() == 32, (key, line, column)


def test_the_panel_is_there_while_keys_are_held(machines: list[Machine]) -> None:
    """At once after the last ring, which is gone; the disc stays where the panel does not cover it."""
    machine = done("z7", machines)
    walk(machine)
    walls, last = cells(machine, "z7"), None
    for _ in range(LONGEST):
        if machine.word(PPC) != CALL:
            break
        goal, at = cell(machine, "z7", "roam_to"), cell(machine, "z7", "roam_at")
        if last != goal:
            away, last = distances(walls, [goal])[0], goal
        for (down, right), key in WAYS.items():
            if away[at[0] + down, at[1] + right] < away[at]:
                hold(machine, key)
        machine.frames(1)
    machine.frames(75)
    assert machine.text()[8][8:24].strip().startswith("Won in "), "a key is still held"
    assert machine.text()[STATUS].startswith(("3 stars ", "Won: "))
    line, column = pixel(machine, "z7", "roam_at")
    if not (58 < line < 120 and 58 < column < 192):
        assert pixels(machine)[line : line + 6, column : column + 6].sum() == 32


@pytest.mark.parametrize("name", ["p1", "p4"])
def test_the_bricks_of_a_listing_stay(name: str, machines: list[Machine]) -> None:
    """Beside the floor; what is outside is black."""
    machine = done(name, machines)
    before = characters(machine)
    walk(machine)
    bricks = 0
    skip = {cell(machine, name, "roam_at"), cell(machine, name, "roam_to")}
    now = characters(machine)
    floor = np.zeros((24, 34), np.bool_)
    floor[1:22, 1:32] = [[one == FULL for one in row[:31]] for row in before[:21]]
    for row, column in product(range(21), range(31)):
        if (row, column) not in skip:
            near = floor[row : row + 3, column : column + 3].any()
            wall = not floor[row + 1, column + 1] and near
            assert now[row][column] == (BRICK if wall else bytes(8)), (row, column)
            bricks += wall
    assert bricks > 100


@pytest.mark.parametrize("name", some(["m5"], [*ROOMS, "z4", "z7"], "dist/magazine_{name}.tap"))
def test_a_second_walk_looks_like_the_first(name: str, machines: list[Machine]) -> None:
    """In the same maze: disc and ring in their own colours, and the same dots when it is given up."""
    machine = done(name, machines)
    seen = []
    for _ in range(2):
        walk(machine)
        machine.frames(20)
        shown = bytes(value & 0x7F for value in machine.attributes()[: 22 * 32])
        machine.press("SPACE", frames=4, after=0)
        finish(machine, 12)
        seen.append((shown, pixels(machine).tobytes()))
    assert seen[0] == seen[1]
