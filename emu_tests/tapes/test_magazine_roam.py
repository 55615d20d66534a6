"""The walk through a listing's maze, key W: its start and goal, the disc's way between walls, its time."""

import itertools
import re

import numpy as np
import pytest

from emu_tests.machine.magazine import MENU, STATUS, another, load, pixels, stop
from emu_tests.machine.magazine_roam import (
    CALL,
    CELLS,
    GIVEN,
    LONGEST,
    PPC,
    ROOMS,
    SPEED,
    WALKED,
    WAYS,
    ask,
    body,
    cell,
    cells,
    done,
    follow,
    ink,
    judge_ends,
    judge_stops,
    panel,
    par,
    pixel,
    rooms,
    stops,
    walk,
)
from emu_tests.machine.pressing import address, byte, hold, word
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from zxmazes.documents import magazine
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine


@pytest.mark.parametrize("name", some(["z4", "z7", "z12", "p4"], CELLS, "dist/magazine_{name}.tap"))
def test_the_longest_way_can_be_walked_and_again(name: str, machines: list[Machine]) -> None:
    """A shortest way beats par; the same maze again, two seconds later, leaves the best as it was."""
    machine = done(name, machines)
    walk(machine)
    ends = [cell(machine, name, label) for label in ("roam_at", "roam_to")]
    walls, frames = judge_ends(machine, name)
    follow(machine, name, walls)
    row = machine.text()[STATUS]
    found = re.fullmatch(r"Won: ([\d.]+) s +par (\d+)  best ([\d.]+) *", row)
    assert found, row
    assert found[1] == found[3]
    assert float(found[1]) <= int(found[2]) == par(frames)
    assert panel(machine, name) == (3, [f"Won in {found[1]} s", "All three stars", ""])
    assert float(found[1]) >= 0.7 * frames / 50, "corners are cut by two pixels, and rings fetched from beside"
    walk(machine)
    assert [cell(machine, name, label) for label in ("roam_at", "roam_to")] == ends
    assert np.array_equal(cells(machine, name), walls), "the same maze"
    hold(machine, "q")
    machine.frames(2)
    hold(machine)
    machine.frames(75 * par(frames) if name == "z7" else 100)
    follow(machine, name, walls)
    if name == "z7":
        assert panel(machine, name)[0] == 1
        assert panel(machine, name)[1][1] == f"2 stars: {3 * par(frames) // 2} s"
    won, over = (re.match(say, machine.text()[STATUS]) for say in (r"Won: ([\d.]+) s", r"([\d.]+) s over par"))
    assert won or over
    assert (float(won[1]) if won else par(frames) + float(over[1] if over else 0)) > float(found[1])
    assert f"best {found[3]}" in machine.text()[STATUS]


def test_a_ring_that_is_touched_is_seen(machines: list[Machine]) -> None:
    """The border is yellow for six frames, with a note; at the last ring the disc stays until the panel opens."""
    machine = done("z4", machines)
    walk(machine)
    walls, borders = cells(machine, "z4"), []
    goal, away = (0, 0), distances(walls, [stops(machine, "z4")[1]])[0]
    count = byte(machine, f"{MENU}_z4", "roam_count")
    for _ in range(LONGEST):
        if goal != cell(machine, "z4", "roam_to"):
            goal = cell(machine, "z4", "roam_to")
            away = distances(walls, [goal])[0]
        row, column = cell(machine, "z4", "roam_at")
        steps = [key for (down, right), key in WAYS.items() if _nearer(away, row, column, down, right)]
        hold(machine, *steps[:1])
        machine.frames(1)
        borders.append(machine.ports.border & 7)
        if machine.word(PPC) != CALL:
            break
        line, left = pixel(machine, "z4", "roam_at")
        last = pixels(machine)[line : line + 6, left : left + 6].sum()
    hold(machine)
    flashes = [len(list(same)) for border, same in itertools.groupby(borders) if border == 6]
    assert len(flashes) == count
    assert all(5 <= frames <= 7 for frames in flashes), flashes
    assert last == 32, "the disc"
    finish(machine, 5)
    walk(machine)
    assert np.array_equal(cells(machine, "z4"), walls), "nothing of the disc is left"


def _nearer(away: np.ndarray, row: int, column: int, down: int, right: int) -> bool:
    """Is the cell there nearer to the ring?"""
    inside = 0 <= row + down < 22 and 0 <= column + right < 32
    return bool(inside and away[row + down, column + right] < away[row, column])


@pytest.mark.parametrize("name", some(["m6"], ROOMS, "dist/magazine_{name}.tap"))
def test_the_longest_way_between_thin_walls(name: str, machines: list[Machine]) -> None:
    machine = done(name, machines)
    walk(machine)
    walls = rooms(machine, name)
    disc, ring = (pixel(machine, name, label) for label in ("roam_at", "roam_to"))
    assert (disc[0] % 16, disc[1] % 16, ring[0] % 16, ring[1] % 16) == (13, 14, 12, 13), "in the middle of a room"
    start, goal = ((2 * (line // 16), 2 * ((column - 8) // 16)) for line, column in (disc, ring))
    places = [(2 * (row // 2), 2 * (column // 2 - 1)) for row, column in stops(machine, name)]
    assert places[:2] == [start, goal]
    judge_stops(machine, name, walls, places, 8 // SPEED)


@pytest.mark.parametrize("name", some(["p1"], ["z4", "z1c", "p1", "m5"], "dist/magazine_{name}.tap"))
def test_our_maze_can_be_walked_too(name: str, machines: list[Machine]) -> None:
    """After a walk through the listing's own, too: its best time is not that of this one. Then N draws as ever."""
    machine = done(name, machines)
    walk(machine)
    machine.press("SPACE", frames=40)
    finish(machine, 5)
    machine.press("m", frames=10)
    finish(machine, 10)
    walk(machine)
    walls, _ = judge_ends(machine, name)
    follow(machine, name, walls)
    found = re.match(r"Won: ([\d.]+) s .* best ([\d.]+) *$", machine.text()[STATUS])
    assert found
    assert found[1] == found[2]
    machine.press("n", frames=10)
    finish(machine)
    assert magazine.seconds(machine) > 1


@pytest.mark.parametrize("name", some(["z6", "z1", "m5", "z4"], WALKED, "dist/magazine_{name}.tap"))
def test_the_disc_goes_through_no_wall(name: str, machines: list[Machine]) -> None:
    """Whatever is held, two and three keys too: it moves, no pixel of a wall changes, none of the disc is missing."""
    machine = done(name, machines)
    while not ask(machine):
        another(machine, 150)
    machine.frames(10)
    before, size = ink(machine, name), body(name)
    wall = byte(machine, f"{MENU}_{name}", "roam_ink")
    solid = [at for at in range(22 * 32) if name in CELLS and cells(machine, name)[at // 32, at % 32]]
    random, seen = np.random.default_rng(list(name.encode())), set()
    for _ in range(150):
        hold(machine, *random.choice(list("qaop5678"), int(random.integers(1, 4)), replace=False))
        machine.frames(int(random.integers(1, 12)))
        if machine.word(PPC) != CALL:
            break
        hold(machine)
        machine.frames(2)
        line, column = pixel(machine, name, "roam_at")
        seen.add((line, column))
        assert not before[line : line + size, column : column + size].any(), (line, column)
        assert pixels(machine)[line : line + size, column : column + size].sum() == 32
        assert np.array_equal(ink(machine, name), before)
        assert all(machine.attributes()[at] == wall for at in solid), "no wall takes another colour"
    assert len(seen) > 20


def test_space_gives_the_walk_up(machines: list[Machine]) -> None:
    """By a tap; it says so, and the keys are there again; BREAK does the same; N makes another maze."""
    machine = done("z4", machines)
    for keys in (("SPACE",), ("CS", "SPACE")):
        walk(machine)
        assert machine.text()[STATUS + 1].split("  ")[1] == "SPACE end", "nothing is said of holding"
        machine.frames(10)
        hold(machine, *keys)
        machine.frames(2)
        assert machine.text()[STATUS].startswith("Finding the way  ")
        hold(machine)
        finish(machine, 5)
        assert re.fullmatch(r"Way to the next ring +par \d+ *", machine.text()[STATUS]), keys
        assert "W walk" in machine.text()[STATUS + 1]
    machine.press("n", frames=10, after=40)
    assert "Hold SPACE" in machine.text()[STATUS + 1]


def test_space_that_is_still_held_gives_nothing_up(machines: list[Machine]) -> None:
    """From before the disc may move; when it has been up, it counts."""
    machine = done("z4", machines)
    machine.press("w", frames=6, after=40)
    hold(machine, "SPACE")
    machine.frames(200)
    assert machine.word(PPC) == CALL
    hold(machine)
    machine.frames(3)
    machine.press("SPACE", frames=3, after=0)
    finish(machine, 5)
    assert machine.text()[STATUS].startswith("Way to the next ring ")


def test_a_key_counts_while_the_way_is_looked_for(machines: list[Machine]) -> None:
    machine = done("z6", machines)
    while not ask(machine):
        another(machine, 20)
    machine.press("SPACE", frames=40, after=10)
    assert machine.word(PPC) == CALL
    machine.press("n", frames=6, after=0)
    assert machine.word(PPC) == CALL
    for _ in range(500):
        machine.frames(1)
        if "Hold SPACE" in machine.text()[STATUS + 1]:
            break
    assert "Hold SPACE" in machine.text()[STATUS + 1]


@pytest.mark.parametrize("name", some(["z4", "m6"], ["z1c", "z4", "p1", "m6"], "dist/magazine_{name}.tap"))
def test_a_stopped_listing_has_a_walk_through_our_maze(name: str, machines: list[Machine]) -> None:
    """W makes one as M does, and the walk begins at once; where ours cannot be walked there is no W."""
    machine = load(name)
    machines.append(machine)
    stop(machine)
    assert "stopped" in machine.text()[STATUS]
    assert "W walk" in machine.text()[STATUS + 1]
    walk(machine)
    walls, _ = judge_ends(machine, name)
    follow(machine, name, walls)
    assert re.match(r"Won: [\d.]+ s .* best [\d.]+ *$", machine.text()[STATUS])


def test_a_stopped_listing_without_a_maze_of_ours_has_no_walk(machines: list[Machine]) -> None:
    machine = load("z6b")
    machines.append(machine)
    stop(machine)
    assert "walk" not in machine.text()[STATUS + 1]
    screen = machine.screen()
    machine.press("w", frames=8, after=40)
    assert machine.screen() == screen


@pytest.mark.parametrize("name", some(["z5"], GIVEN, "dist/magazine_{name}.tap"))
def test_space_stops_the_search_for_a_way(name: str, machines: list[Machine]) -> None:
    """Before the walk: W searches again and finds the same. After a walk is given up: no dots, and W walks again."""
    machine = done(name, machines)
    while not ask(machine):
        another(machine, 150)
    found = [word(machine, f"{MENU}_{name}", "roam_steps"), stops(machine, name)]
    machine.write(address(f"{MENU}_{name}", "roam_flooded"), [0, 0])  # as if the way to this ring were not known yet
    machine.press("SPACE", frames=30, after=10)
    assert "SPACE: stop" in machine.text()[STATUS]
    machine.press("SPACE", frames=6, after=0)
    finish(machine, 2)
    assert re.fullmatch(r"Given up +par \d+ *", machine.text()[STATUS])
    walk(machine)
    assert [word(machine, f"{MENU}_{name}", "roam_steps"), stops(machine, name)] == found
    before = ink(machine, name)
    machine.press("SPACE", frames=30, after=0)
    finish(machine, 12)
    assert machine.text()[STATUS].startswith("Way to the next ring ")
    assert np.array_equal(np.logical_and(ink(machine, name), before), before)


@pytest.mark.parametrize("name", some(["z6"], GIVEN, "dist/magazine_{name}.tap"))
def test_space_stops_the_search_before_a_walk(name: str, machines: list[Machine]) -> None:
    """The keys are there again; W finds a walk between the same walls; the way out takes a fraction of a second."""
    machine = done(name, machines)
    machine.press("w", frames=6, after=60)
    assert "SPACE: stop" in machine.text()[STATUS]
    machine.press("SPACE", frames=6, after=0)
    finish(machine, 1.5)
    assert machine.text()[STATUS].startswith("Search stopped ")
    assert "N new  W walk" in machine.text()[STATUS + 1]
    assert set(machine.attributes()[: 22 * 32]) == {byte(machine, f"{MENU}_{name}", "roam_ink")}
    walls = pixels(machine)
    if ask(machine):
        places = [pixel(machine, name, label) for label in ("roam_at", "roam_to")]  # a line may be in the ring's square
        for y, x in np.argwhere(ink(machine, name) != walls):
            assert any(0 <= y - line < 8 and 0 <= x - column < 8 for line, column in places)
        assert word(machine, f"{MENU}_{name}", "roam_steps") > 0


def test_the_walk_shows_its_seconds(machines: list[Machine]) -> None:
    """From the first key on."""
    machine = done("z7", machines)
    walk(machine)
    machine.frames(120)
    assert machine.text()[STATUS].endswith(" 0 s ")
    assert word(machine, f"{MENU}_z7", "roam_frames") == 0
    hold(machine, "q")
    machine.frames(2)
    hold(machine)
    for seconds in (1, 2, 3):
        machine.frames(50 * seconds + 2 - word(machine, f"{MENU}_z7", "roam_frames"))
        assert machine.text()[STATUS].endswith(f" {seconds} s ")
