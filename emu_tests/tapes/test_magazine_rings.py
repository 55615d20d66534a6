"""The walk where start and ring are given, in our mazes, and given up: how far it is, what is shown."""

import itertools

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine.magazine import HEIGHT, MENU, STATUS, WIDTH, Walls, another, pixels
from emu_tests.machine.magazine_roam import (
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
from emu_tests.machine.pressing import address, byte, word
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from zxmazes.documents import magazine
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

Place = tuple[int, int]
Pixels = npt.NDArray[np.float64]
BESIDE = [one.id for one in magazine.listings() if one.beside and one.id in WALKED and one.id != "z6b"]
QUEUED = 9 * 256 // 3  # pixels of two waves, for which there is memory
PLANES = 2 * 32 * 176  # bytes
APART = 50  # frames: a place that is nearer has no ring
AWAY = 64  # pixels, across or down
ENOUGH = 200  # frames: a way that needs no second wave


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
    """Hold SPACE; the way is looked for, and drawn dot by dot."""
    machine.press("SPACE", frames=30)
    finish(machine, 12)


def _ringable(walls: Walls, name: str, away: Pixels, places: list[Place]) -> float:
    """How far the farthest cell is, by `away`, that may have a ring after those places; 0 if there is none."""
    rows, columns = (range(4, 18), range(9, 23)) if name == "z5" else (range(1, 21), range(1, 31))
    taken = walls.reshape(22, 8, 32, 8).any(axis=(1, 3))
    found = [0.0]
    for row, column in itertools.product(rows, columns):
        apart = min(max(abs(8 * row - line), abs(8 * column - x)) for line, x in places)
        if not taken[row, column] and apart >= AWAY and np.isfinite(away[8 * row + 1, 8 * column + 1]):
            found.append(float(away[8 * row + 1, 8 * column + 1]))
    return max(found)


@pytest.mark.parametrize("name", some(["z5", "z6"], GIVEN, "dist/magazine_{name}.tap"))
def test_how_far_given_rings_are(name: str, machines: list[Machine]) -> None:
    """To the pixel, in the listing's picture and in ours; each ring is farthest from the last, near none before."""
    machine, answers = done(name, machines), set()
    for each in range(4):
        walls = pixels(machine)
        found = ask(machine)
        answers.add(found)
        free = blocked(walls, body(name))
        goal, begin = place(machine, name, 1), divmod(word(machine, f"{MENU}_{name}", "roam_start"), 256)
        far = distances(free, [_middle(name, goal)])[0]
        waves = np.bincount(far[np.isfinite(far)].astype(np.int64), minlength=2)
        assert (waves[1:] + waves[:-1]).max() < QUEUED
        reached = 0 < far[begin] < np.inf  # else cut off, or in `z14b` the ring is around the start
        other = _ringable(walls, name, far, [begin, goal])
        assert found == (reached or other // SPEED >= APART) or (name == "z5" and not found)
        if found:
            start = divmod(word(machine, f"{MENU}_{name}", "roam_from"), 256)
            assert start == begin if reached else far[start] == other, "else it begins far away"
            steps = int(far[start]) // SPEED
            places = [place(machine, name, stop) for stop in range(byte(machine, f"{MENU}_{name}", "roam_count") + 1)]
            for count in range(2, len(places) + 1):
                assert count < 4 or len(places) == 4
                away = distances(free, [_middle(name, places[count - 1])])[0]
                farthest = _ringable(walls, name, away, places[:count])
                if count == len(places):
                    assert count == 4 or (count == 3 and steps >= ENOUGH) or farthest // SPEED < APART
                    break
                assert away[_middle(name, places[count])] == farthest
                assert (
                    min(max(abs(a - c) for a, c in zip(places[count], one, strict=True)) for one in places[:count])
                    >= AWAY
                )
                steps += int(farthest) // SPEED
            assert word(machine, f"{MENU}_{name}", "roam_steps") == steps
            assert f"3 stars {par(steps)} s" in machine.text()[STATUS]
            give_up(machine)
        if each != 1 or name == "z6b":
            another(machine, 150)
        else:
            ours(machine)
    assert True in answers
    assert name != "z6b" or answers == {True}


@pytest.mark.parametrize("corner", ["ring", "both"])
def test_a_ring_that_is_cut_off_moves_to_the_start(corner: str, machines: list[Machine]) -> None:
    """With hardly anything around the end, the walk comes from far away; W refuses if the start is shut in too."""
    machine = done("z14b", machines)
    for line in range(176):
        row = [0] + [0x80 if 2 <= line < 160 else 0] + [0] * 29 + [1]  # nothing but a frame
        if 136 <= line < 160:
            row[28] = 0x80
        if corner == "both" and 2 <= line < 24:
            row[5] = 0x80
        if corner == "both" and line == 23:
            row[1:6] = [0xFF] * 5
        if line == 136:
            row[28:] = [0xFF] * 4
        if line in (1, 160):
            row[1:] = [0xFF] * 31
        machine.write(0x4000 + (line & 0xC0) * 32 + (line & 7) * 256 + (line & 0x38) * 4, row)
    found = ask(machine)
    assert found == (corner == "ring"), show(pixels(machine)[::8, ::8])
    if found:
        begin = divmod(word(machine, f"{MENU}_z14b", "roam_start"), 256)
        assert place(machine, "z14b", 1) == (begin[0] - 1, begin[1] - 1)
        first, last = (place(machine, "z14b", stop) for stop in (0, 1))
        assert max(abs(one - other) for one, other in zip(first, last, strict=True)) >= AWAY


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
    away = distances(walls, places[:1])[0]
    assert np.isinf(away[HEIGHT]).all()
    assert np.isinf(away[:, WIDTH]).all()
    assert not pixels(machine)[: 8 * HEIGHT, 8 * WIDTH :].any(), "nothing stands outside the right wall"
    assert np.isfinite(away[tuple(zip(*places, strict=True))]).all(), show(walls)


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
    step = 4 if name in GIVEN + ROOMS else 8
    assert all(abs(a - c) + abs(b - d) == step for (a, b), (c, d) in itertools.pairwise(dots))
    for end, place in ((dots[0], start), (dots[-1], ring)):
        assert max(abs(one - other) for one, other in zip(end, place, strict=True)) < 16, (dots, start, ring)
    assert len(dots) in lengths
    shown = pixels(machine)
    for line, column in dots[1:-1]:
        y, x = line & ~1, column & ~1
        if all(max(abs(y - end[0] - 3), abs(x - end[1] - 3)) > 6 for end in (start, ring)):
            assert shown[y : y + 2, x : x + 2].all()
            assert not before[y : y + 2, x : x + 2].any()
            assert name not in CELLS + list(ROOMS) or machine.attributes()[32 * (y // 8) + x // 8] == 0x47
    walk(machine)
    machine.frames(10)
    assert np.array_equal(ink(machine, name), before), "the dots are gone"
    assert byte(machine, f"{MENU}_{name}", "roam_there") == 0


def _lengths(machine: Machine, name: str, walls: Walls, start: Place, ring: Place) -> range:
    """How many dots the shortest way may have."""
    if name in GIVEN:
        pixels_away = distances(blocked(walls, body(name)), [_middle(name, ring)])[0][start]
        return range(int(pixels_away) // 4 - 3, int(pixels_away) // 4 + 2)
    if name in ROOMS:
        places = [(2 * (line // 16), 2 * ((column - 8) // 16)) for line, column in (start, ring)]
        length = int(distances(rooms(machine, name), places[:1])[0][places[1]]) // 2
    else:
        assert name in CELLS
        places = [cell(machine, name, "roam_at"), cell(machine, name, "roam_to")]
        grid = np.ones((32, 32), dtype=np.bool_)
        grid[:22] = walls.reshape(22, 8, 32, 8).any(axis=(1, 3))
        length = int(distances(grid, places[:1])[0][places[1]])
    dots = length * (4 if name in ROOMS else 1) + 1
    return range(dots, dots + 1)
