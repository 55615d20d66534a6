"""The walk where start and ring are given, in our mazes, and given up: how far it is, what is shown."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.magazine import HEIGHT, MENU, STATUS, WIDTH, Walls, another, pixels
from emu_tests.machine.pressing import address, byte, word
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from emu_tests.tapes.test_magazine_roam import (
    CELLS,
    GIVEN,
    ROOMS,
    SPEED,
    WALKED,
    ask,
    body,
    cell,
    cells,
    done,
    ink,
    par,
    pixel,
    rooms,
    stops,
    walk,
)
from zxmazes.documents import magazine
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

Place = tuple[int, int]
BESIDE = [one.id for one in magazine.listings() if one.beside and one.id in WALKED and one.id != "z6b"]
QUEUED = 9 * 256 // 3  # pixels of two waves, for which there is memory
PLANES = 2 * 32 * 176  # bytes
APART = 100  # frames: a place that is nearer has no ring


@pytest.mark.parametrize("name", GIVEN)
def test_the_walk_keeps_to_its_memory(name: str) -> None:
    """Its queue and planes end below the menu; those in our generator's memory, below what is kept of its call."""
    tape = f"{MENU}_{name}"
    queue, planes = address(tape, "roam_queue"), address(tape, "roam_plane")
    assert queue % 256 == 0
    assert planes >= queue + 3 * QUEUED + 32, "a line above them is blocked"
    assert planes + PLANES <= (address(tape, "timed") if name == "z6b" else address(tape, "resident"))


def blocked(walls: Walls, size: int) -> Walls:
    """Where the top left pixel of a disc of this size cannot be."""
    return np.asarray(np.lib.stride_tricks.sliding_window_view(walls, (size, size)).any(axis=(2, 3)))


def ours(machine: Machine) -> None:
    """Press M."""
    machine.press("m", frames=10)
    finish(machine, 10)


def give_up(machine: Machine) -> None:
    machine.press("SPACE", frames=10)
    finish(machine, 3)


@pytest.mark.parametrize("name", some(["z5", "z6"], GIVEN, "dist/magazine_{name}.tap"))
def test_how_far_given_rings_are(name: str, machines: list[Machine]) -> None:
    """To the pixel, in the listing's picture and in ours: to one, to the place farthest from there, and back."""
    machine, answers = done(name, machines), set()
    for each in range(4):
        walls = pixels(machine)
        found = ask(machine)
        answers.add(found)
        goal = pixel(machine, name, "roam_to")
        far = distances(blocked(walls, body(name)), [_middle(name, goal)])[0]
        waves = np.bincount(far[np.isfinite(far)].astype(np.int64), minlength=2)
        assert (waves[1:] + waves[:-1]).max() < QUEUED
        away = float(far[divmod(word(machine, f"{MENU}_{name}", "roam_start"), 256)])
        seen = far[32:144, 72:184:8] if name == "z5" else far[8:168, 8:248:8]
        farthest = int(seen[np.isfinite(seen)].max())
        assert found == (np.isfinite(away) or farthest // SPEED >= APART)
        if found:
            assert goal == place(machine, name, 1)
            start = divmod(word(machine, f"{MENU}_{name}", "roam_from"), 256)
            assert far[start] == (away if np.isfinite(away) else farthest), "else it begins far away"
            steps = int(far[start]) // SPEED
            if farthest // SPEED >= APART:
                assert far[_middle(name, place(machine, name, 2))] == farthest
                assert place(machine, name, 3) == goal
                steps += 2 * (farthest // SPEED)
            assert word(machine, f"{MENU}_{name}", "roam_steps") == steps
            assert f"par {par(steps)} s" in machine.text()[STATUS]
            give_up(machine)
        if each != 1 or name == "z6b":
            another(machine, 150)
        else:
            ours(machine)
    assert True in answers
    assert name != "z6b" or answers == {True}


def test_a_ring_may_be_cut_off(machines: list[Machine]) -> None:
    """Walled in, it cannot be reached: W says so, and is no key any more; the next maze has it again."""
    machine = done("z6", machines)
    for line in range(76, 101):
        row = 0x4000 + (line & 0xC0) * 32 + (line & 7) * 256 + (line & 0x38) * 4
        for column in range(13, 19) if line in (76, 100) else (13, 18):
            machine.write(row + column, [0xFF])
    assert not ask(machine)
    assert "W walk" not in machine.text()[STATUS + 1]
    another(machine, 20)
    assert "W walk" in machine.text()[STATUS + 1]


def place(machine: Machine, name: str, stop: int) -> Place:
    """Line and column of a ring's top left pixel."""
    return divmod(machine.word(address(f"{MENU}_{name}", "roam_stops") + 2 * stop), 256)


def _middle(name: str, ring: Place) -> Place:
    """Where the disc would be in the middle of the ring."""
    aside = (8 - body(name)) // 2
    return ring[0] + aside, ring[1] + aside


@pytest.mark.parametrize("name", some(["z4", "z4b", "z5", "z12"], BESIDE, "dist/magazine_{name}.tap"))
def test_a_walk_in_our_maze_stays_in_it(name: str, machines: list[Machine]) -> None:
    """At once after M, without a walk before: walls on the screen are walls, and where it begins is inside them."""
    machine = done(name, machines)
    ours(machine)
    before = pixels(machine)
    if not ask(machine):
        assert name in GIVEN
        assert np.array_equal(pixels(machine), before)
        return
    assert before[ink(machine, name)].any()
    assert ink(machine, name).sum() > 500
    if name in GIVEN:
        return
    walls, places = cells(machine, name), stops(machine, name)
    assert all(row < HEIGHT and column < WIDTH for row, column in places), places
    assert walls[HEIGHT].all()
    assert walls[:, WIDTH].all()
    assert np.isfinite(distances(walls, places[:1])[0][tuple(zip(*places, strict=True))]).all(), show(walls)


@pytest.mark.parametrize("name", some(["z4", "z6b", "m5"], WALKED, "dist/magazine_{name}.tap"))
def test_the_shortest_way_is_shown(name: str, machines: list[Machine]) -> None:
    """Dots from the disc to the ring, each beside the last one, as many as the way has steps; W takes them away."""
    machine = done(name, machines)
    while not ask(machine):
        another(machine, 150)
    machine.frames(10)
    before, start, ring = ink(machine, name), pixel(machine, name, "roam_at"), pixel(machine, name, "roam_to")
    lengths = _lengths(machine, name, before, start, ring)
    give_up(machine)
    at = address(f"{MENU}_{name}", "roam_queue")
    dots = [divmod(machine.word(each), 256) for each in range(at, word(machine, f"{MENU}_{name}", "roam_led"), 2)]
    step = 4 if name in GIVEN else 16 if name in ROOMS else 8
    assert all(abs(a - c) + abs(b - d) == step for (a, b), (c, d) in itertools.pairwise(dots))
    for end, place in ((dots[0], start), (dots[-1], ring)):
        assert max(abs(one - other) for one, other in zip(end, place, strict=True)) < 16, (dots, start, ring)
    assert len(dots) in lengths
    shown = pixels(machine)
    for line, column in dots[1:-1]:
        assert shown[line : line + 2, column : column + 2].all() != before[line, column]
    walk(machine)
    machine.frames(10)
    assert np.array_equal(ink(machine, name), before), "the dots are gone"
    assert byte(machine, f"{MENU}_{name}", "roam_there") == 0


def _lengths(machine: Machine, name: str, walls: Walls, start: Place, ring: Place) -> range:
    """How many dots the shortest way may have."""
    if name in GIVEN:
        pixels_away = distances(blocked(walls, body(name)), [_middle(name, ring)])[0][start]
        return range(int(pixels_away) // 4 - 2, int(pixels_away) // 4 + 2)
    if name in ROOMS:
        places = [(2 * (line // 16), 2 * ((column - 8) // 16)) for line, column in (start, ring)]
        length = int(distances(rooms(machine, name), places[:1])[0][places[1]]) // 2
    else:
        assert name in CELLS
        places = [cell(machine, name, "roam_at"), cell(machine, name, "roam_to")]
        grid = np.ones((32, 32), dtype=np.bool_)
        grid[:22] = walls.reshape(22, 8, 32, 8).any(axis=(1, 3))
        length = int(distances(grid, places[:1])[0][places[1]])
    return range(length + 1, length + 2)
