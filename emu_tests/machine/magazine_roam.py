"""The walk through a listing's maze, key W: its walls, its stops, the disc's way, what its panel says."""

import numpy as np

from emu_tests.machine.magazine import MENU, STATUS, Walls, load, pixels
from emu_tests.machine.pressing import address, byte, hold, word
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import distances
from zxmazes.documents import magazine
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import registry

WAYS = {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}
WALKED = [one.id for one in magazine.listings() if "walking" in registry.program(one.name).parts]
GIVEN = ("z5", "z6", "z6b", "z14b")  # their goal is always in the same place
ROOMS = ("m5", "m6")  # of 16 x 16 pixels, between thin walls
CELLS = [name for name in WALKED if name not in GIVEN + ROOMS]
CALL = 9873  # the line that calls the walk
PPC = 0x5C45
NEAR, ENOUGH, RINGS = 3, 600, 5  # steps of the nearest ring, frames of a way that needs no other, rings at most
SPEED = 2  # pixels a frame
LONGEST = 3000  # frames
CLOSED = "Ring cut off: N draws another"

Place = tuple[int, int]  # row, column


def done(name: str, machines: list[Machine]) -> Machine:
    """A listing at its end."""
    machine = load(name)
    machines.append(machine)
    finish(machine)
    return machine


def walk(machine: Machine) -> None:
    """Press W and wait until the disc may move."""
    machine.press("w", frames=6, after=0)
    for _ in range(600):
        machine.frames(1)
        if machine.word(PPC) == CALL:
            machine.frames(4)
            return
    raise AssertionError("no disc:\n" + "\n".join(machine.text()))


def ask(machine: Machine) -> bool:
    """Press W: can the ring be reached?"""
    machine.press("w", frames=6, after=20)
    for _ in range(1000):
        machine.frames(1)
        if machine.word(PPC) == CALL:
            machine.frames(4)
            return True
        if CLOSED in machine.text()[STATUS]:
            finish(machine, 1)
            return False
    raise AssertionError("no answer:\n" + "\n".join(machine.text()))


def pixel(machine: Machine, name: str, label: str) -> Place:
    """Line and column of the top left pixel of the disc, roam_at, or of the ring, roam_to."""
    return divmod(word(machine, f"{MENU}_{name}", label), 256)


def cell(machine: Machine, name: str, label: str) -> Place:
    """Row and column of its middle."""
    line, column = pixel(machine, name, label)
    return (line + 3) // 8, (column + 3) // 8


def stops(machine: Machine, name: str) -> list[Place]:
    """The cells where the walk begins and where its rings are, one after the other."""
    at, count = address(f"{MENU}_{name}", "roam_stops"), byte(machine, f"{MENU}_{name}", "roam_count")
    return [(machine.word(at + 2 * each) >> 11, (machine.word(at + 2 * each) & 255) >> 3) for each in range(count + 1)]


def body(name: str) -> int:
    """Pixels of the disc each way."""
    assert name in WALKED
    return 6


def ink(machine: Machine, name: str) -> Walls:
    """176 x 256: the pixels of walls, without the disc and the ring."""
    found = pixels(machine)
    for label, size in (("roam_at", body(name)), ("roam_to", 8)):
        line, column = pixel(machine, name, label)
        found[line : line + size, column : column + size] = False
    return found


def cells(machine: Machine, name: str) -> Walls:
    """32 x 32: walls where a cell is not clear of ink."""
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[:22] = ink(machine, name).reshape(22, 8, 32, 8).any(axis=(1, 3))
    return walls


def rooms(machine: Machine, name: str) -> Walls:
    """32 x 32: a place for each room and each wall between two, open if no ink lies between their middles."""
    walls = np.ones((32, 32), dtype=np.bool_)
    wall = ink(machine, name)
    for row, column in np.ndindex(10, 15):
        y, x = 15 + 16 * row, 16 + 16 * column
        walls[2 * row, 2 * column] = False
        walls[2 * row, 2 * column + 1] = wall[y, x : x + 16].any()
        walls[2 * row + 1, 2 * column] = wall[y : y + 16, x].any() if row < 9 else True
    return walls


def par(frames: int) -> int:
    """Seconds: a quarter longer than the shortest way takes, and three or four more."""
    return frames // 40 + 4


def follow(machine: Machine, name: str, walls: Walls) -> None:
    """Walk a shortest way from ring to ring, cell by cell, with one key at a time, until the walk is over."""
    goal = None
    for _ in range(LONGEST):
        if machine.word(PPC) != CALL:
            break
        if goal != cell(machine, name, "roam_to"):
            goal = cell(machine, name, "roam_to")
            away = distances(walls, [goal])[0]
        row, column = cell(machine, name, "roam_at")
        for (down, right), key in WAYS.items():
            if (
                0 <= row + down < 22
                and 0 <= column + right < 32
                and away[row + down, column + right] < away[row, column]
            ):
                hold(machine, key)
                break
        machine.frames(1)
    hold(machine)
    finish(machine, 5)


def panel(machine: Machine, name: str) -> tuple[int, list[str]]:
    """The stars that shine on the panel over the picture, and its words: the time, what is left to win, all stars."""
    stars = [machine.attributes()[32 * 10 + column] for column in (11, 15, 19)]
    won = stars.count(0x46)
    assert stars == [0x46] * won + [0x01] * (3 - won)
    return won, [machine.text()[row][8:24].strip() for row in (8, 13, 14)]


def judge_stops(machine: Machine, name: str, walls: Walls, places: list[Place], frames: int) -> int:
    """Each ring is farthest from all before it; one more only while the way is short. The frames of that way.

    FRAMES is what a step takes.
    """
    total = 0
    for count in range(1, len(places)):
        away = distances(walls, places[:count]).min(axis=0)
        assert away[places[count]] == away[np.isfinite(away)].max() >= NEAR, show(walls)
        assert total < ENOUGH, "enough without it"
        total += int(distances(walls, [places[count - 1]])[0][places[count]]) * frames
    assert word(machine, f"{MENU}_{name}", "roam_steps") == total > 0
    if total < ENOUGH and len(places) - 1 < RINGS:
        away = distances(walls, places).min(axis=0)
        assert away[np.isfinite(away)].max() < NEAR, "there is room for another ring"
    return total


def judge_ends(machine: Machine, name: str) -> tuple[Walls, int]:
    """The walls; the frames of the shortest way through all rings."""
    walls, places = cells(machine, name), stops(machine, name)
    assert (places[0], places[1]) == (cell(machine, name, "roam_at"), cell(machine, name, "roam_to"))
    return walls, judge_stops(machine, name, walls, places, 8 // SPEED)
