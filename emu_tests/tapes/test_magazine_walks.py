"""The magazine's depth first (P), wave tracer (W) and thin walls (M): their mazes and routes, read from the screen."""

# Longer than 300 lines because the mazes and routes of all three are read from the screen in the same way.

import itertools
from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine.images import symbol
from emu_tests.machine.magazine import another, load, papers, pixels, seconds, wait
from emu_tests.oracles.mazes import is_perfect, is_perfect_in_parts, parts, show
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

Walls = npt.NDArray[np.bool_]  # 32 x 32, True for a wall
Place = tuple[int, int]  # row, column

#: What each may take, in seconds on a 48K or a 128K: 1.3 times the longest seen.
LONGEST = {"p1": 68, "p4": 77, "w1": 140, "m3": 112, "m4": 78, "m5": 89, "m6": 105}
SOLVERS = {"w1": "solve_wave", "m3": "solve_recursive", "m4": "solve_wave"}
MAZES = 8
BRICK = bytes((0, 247, 247, 247, 0, 127, 127, 127))
BLOCK = bytes((0, 0, 0, 24, 24, 0, 0, 0))
FULL = b"\xff" * 8
STATUS = 22
NK = 64
START, ROUTE, FINISH, PATH, WALL = 0x44, 0x47, 0x42, 0x07, 0x05  # attributes of our picture


# --- what the screen shows ----------------------------------------------------------------------------------


def characters(machine: Machine) -> list[list[bytes]]:
    """22 x 32 cells of eight bytes."""
    rows = np.packbits(pixels(machine), axis=1)
    return [[rows[8 * row : 8 * row + 8, column].tobytes() for column in range(32)] for row in range(22)]


def read_bricks(machine: Machine) -> npt.NDArray[np.uint8]:
    """The field that P1 and P4 show in 21 x 31 cells: 0 path, $80 brick, $C0 block; any other cell fails."""
    field = np.full((32, 32), 0x80, dtype=np.uint8)
    kinds = {(FULL, 6): 0, (BRICK, 2): 0x80, (BLOCK, 2): 0xC0}
    attributes = machine.attributes()
    for row, cells in enumerate(characters(machine)[:21]):
        for column, cell in enumerate(cells[:31]):
            field[row, column] = kinds[cell, attributes[32 * row + column] & 7]
    return field


def read_thin(machine: Machine) -> Walls:
    """The 15 x 10 locations of 16 x 16 pixels, as a maze of blocks; a wall that is there in part fails."""
    ink = pixels(machine)
    walls = np.ones((32, 32), dtype=np.bool_)
    for row in range(11):
        for column in range(16):
            y, x = 7 + 16 * row, 8 + 16 * column
            assert ink[y, x] or 0 < row < 10 or 0 < column < 15, "an outer corner"
            for place, line in (
                ((2 * row, 2 * column + 1), ink[y, x + 1 : x + 16]),
                ((2 * row + 1, 2 * column), ink[y + 1 : y + 16, x]),
            ):
                if (row < 10 or place[0] == 20) and (column < 15 or place[1] == 30):
                    assert line.all() or not line.any(), f"half a wall at {place}"
                    walls[place] = line.all()
            if row < 10 and column < 15:
                walls[2 * row + 1, 2 * column + 1] = False
    return walls


def read_circles(machine: Machine) -> set[Place]:
    """The locations that hold a circle, as places of the maze of blocks."""
    ink = pixels(machine)
    inside = [
        (r, c) for r in range(10) for c in range(15) if ink[16 * r + 9 : 16 * r + 22, 16 * c + 10 : 16 * c + 23].any()
    ]
    for r, c in inside:
        circle = ink[16 * r + 9 : 16 * r + 22, 16 * c + 10 : 16 * c + 23]
        assert circle.sum() > 20
        assert not circle[4:9, 4:9].any()
    return {(2 * r + 1, 2 * c + 1) for r, c in inside}


def mark_at(machine: Machine, name: str, row: int, column: int) -> bytes:
    """The eight bytes of the mark on a place of our picture."""
    size = 2 if name == "w1" else 1
    return characters(machine)[size * row][size * column]


def joins(mark: bytes, row: int, column: int, way: set[Place]) -> bool:
    """Has a mark of the way ink on the sides where the way goes on, and on no other?"""
    ink = np.unpackbits(np.frombuffer(mark, np.uint8)).reshape(8, 8)[[0, 7, 3, 3], [3, 3, 0, 7]]
    return [*ink] == [(row + down, column + right) in way for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))]


def read_large(machine: Machine, attribute: int) -> set[Place]:
    """The places of 2 x 2 cells, 16 x 11 of them, whose four cells have this attribute."""
    same = np.frombuffer(machine.attributes()[: 22 * 32], np.uint8).reshape(11, 2, 16, 2) == attribute
    assert (same.all(axis=(1, 3)) == same.any(axis=(1, 3))).all(), "part of a place"
    return {(int(row), int(column)) for row, column in np.argwhere(same.all(axis=(1, 3)))}


def walls_of(places: Iterable[Place]) -> Walls:
    """11 x 16 places, those given being walls; all outside too."""
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[:11, :16] = False
    for place in places:
        walls[place] = True
    return walls


def is_shortest(walls: Walls, places: set[Place], start: Place, goal: Place, step: int = 1) -> None:
    """Are these the places of a shortest route, from location to location when `step` is 2? Fails when not."""
    away, back = distances(walls, [start, goal])
    line = sorted(places, key=lambda place: float(away[place]))
    assert line[0] == start, show(walls)
    assert line[-1] == goal, show(walls)
    assert [away[place] for place in line] == [step * index for index in range(len(line))], show(walls)
    assert all(away[place] + back[place] == away[goal] for place in line), show(walls)
    for (row, column), (next_row, next_column) in itertools.pairwise(line):
        assert abs(row - next_row) + abs(column - next_column) == step, show(walls)
        assert not walls[(row + next_row) // 2, (column + next_column) // 2], show(walls)


# --- what each promises -------------------------------------------------------------------------------------


def judge_bricks(machine: Machine) -> Walls:
    """P1: perfect, 31 x 21."""
    walls = read_bricks(machine) != 0
    assert is_perfect(walls[None], 31, 21)[0], show(walls)
    return walls


def judge_blocks(machine: Machine) -> Walls:
    """P4: one perfect maze that fills what the blocks leave, and the blocks are there."""
    field = read_bricks(machine)
    assert is_perfect_in_parts(field[None], 31, 21)[0], show(field != 0)
    assert parts(field[None] != 0)[0] == 1, show(field != 0)
    assert (field == 0xC0).sum() > 50
    assert (field == 0).sum() > 100
    return np.asarray(field != 0)


def judge_perfect(machine: Machine) -> Walls:
    """M5, M6: perfect, 15 x 10 locations, all coloured as inside."""
    walls = read_thin(machine)
    assert is_perfect(walls[None], 31, 21)[0], show(walls)
    assert (papers(machine)[1:21, 1:31] == 7).all()
    return walls


def judge_walk(machine: Machine) -> Walls:
    """M3: the maze is perfect, the circles are the way from bottom left to bottom right."""
    walls = read_thin(machine)
    assert is_perfect(walls[None], 31, 21)[0], show(walls)
    circles = read_circles(machine)
    is_shortest(walls, circles, (19, 1), (19, 29), 2)
    coloured = papers(machine)[1:20:2, 1:30:2]
    assert {(2 * r + 1, 2 * c + 1) for r, c in np.argwhere(coloured == 6).tolist()} == circles
    return walls


def judge_thin_wave(machine: Machine) -> Walls:
    """M4: the circles are a shortest way from corner to corner, of the length told; or there is none, as told."""
    walls = read_thin(machine)
    start, goal = (1, 1), (19, 29)
    circles = read_circles(machine)
    away = distances(walls, [start])[0]
    if machine.text()[STATUS].startswith("M4 no way"):
        assert not circles
        assert np.isinf(away[goal]), show(walls)
        coloured = papers(machine)[1:20:2, 1:30:2] != 7
        assert (coloured == np.isfinite(away[1:20:2, 1:30:2])).all()
    else:
        is_shortest(walls, circles, start, goal, 2)
        assert machine.text()[STATUS].startswith(f"M4 way of {len(circles) - 1} steps ")
    return walls


def judge_wave(machine: Machine) -> Walls:
    """W1: each number is the distance to the finish, the white ones and S and F are a shortest way, as long as told."""
    stones = {place for place in read_large(machine, 0x01) if characters(machine)[2 * place[0]][2 * place[1]] == FULL}
    walls = walls_of(stones)
    assert walls[[0, 10]].all()
    assert walls[:, [0, 15]].all()
    text = machine.text()
    marks = {
        (row, column): text[2 * row + 1][2 * column : 2 * column + 2].strip()
        for row in range(11)
        for column in range(16)
    }
    [start] = [place for place, mark in marks.items() if mark == "S"]
    [goal] = [place for place, mark in marks.items() if mark == "F"]
    back = distances(walls, [goal])[0]
    for place, mark in marks.items():
        assert not mark.isdigit() or back[place] == int(mark), show(walls)
    if text[STATUS].startswith("W1 no way"):
        assert back[start] > NK + 1, show(walls)
        assert all(marks[place].isdigit() for place in np.ndindex(11, 16) if 0 < back[place] <= NK)
    else:
        route = read_large(machine, 0x38) | {start, goal}
        is_shortest(walls, route, start, goal)
        assert text[STATUS].startswith(f"W1 route of {len(route) - 1} steps ")
    return walls


JUDGES: dict[str, Callable[[Machine], Walls]] = {
    "p1": judge_bricks,
    "p4": judge_blocks,
    "w1": judge_wave,
    "m3": judge_walk,
    "m4": judge_thin_wave,
    "m5": judge_perfect,
    "m6": judge_perfect,
}


@pytest.mark.parametrize("name", JUDGES)
def test_a_maze_on_the_screen_keeps_its_promise(name: str, machines: list[Machine]) -> None:
    machine = load(name)
    machines.append(machine)
    finish(machine, LONGEST[name])
    JUDGES[name](machine)


@pytest.mark.sweep("dist/magazine_{name}.tap")
@pytest.mark.parametrize("name", JUDGES)
@pytest.mark.parametrize("model", [48, 128], ids=["48K", "128K"])
def test_its_mazes_keep_their_promise_and_differ(name: str, model: int, machines: list[Machine]) -> None:
    """Several by key N, each in time, no two alike; one on a 128K."""
    random, moments = np.random.default_rng(sum(name.encode())), [0]
    machine = load(name, model)
    machines.append(machine)
    finish(machine, LONGEST[name])
    seen = [JUDGES[name](machine).tobytes()]
    for _ in range(MAZES - 1 if model == 48 else 0):
        moments.append(wait(machine, int(random.integers(1, 1000)), moments))
        another(machine, LONGEST[name])
        assert seconds(machine) > 5
        seen.append(JUDGES[name](machine).tobytes())
    assert len(set(seen)) == len(seen)


def ours(machine: Machine, name: str) -> npt.NDArray[np.uint8]:
    """Press M; the field in memory."""
    machine.press("m", frames=10)
    finish(machine, 10)
    return np.frombuffer(machine.read(symbol(f"magazine_{name}", "field"), 1024), np.uint8).reshape(32, 32)


@pytest.mark.parametrize("name", some(["p4"], ["p1", "p4", "m5", "m6"], "dist/magazine_{name}.tap"))
def test_our_maze_is_shown_and_keeps_the_same_promise(name: str, machines: list[Machine]) -> None:
    machine = load(name)
    machines.append(machine)
    for turn in range(3 if name == "p4" else 1):
        if turn:
            machine.press("n", frames=10, after=37 * turn)
        finish(machine, LONGEST[name])
        before = read_bricks(machine) if name == "p4" else None
        field = ours(machine, name)
        attributes = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[:21, :31]
        assert (attributes == np.where(field[:21, :31] >= 0x80, WALL, PATH)).all()
        if before is not None:
            assert ((field == 0xC0) == (before == 0xC0)).all(), "the same shape"
            assert is_perfect_in_parts(field[None], 31, 21)[0]
        else:
            assert is_perfect(field[None] >= 0x80, 31, 21)[0]


@pytest.mark.parametrize("name", some(["m4"], SOLVERS, "dist/magazine_{name}.tap"))
def test_our_solver_solves_the_same_maze(name: str, machines: list[Machine]) -> None:
    """The field is the screen's, the yellow places a shortest route between its ends; a second M swaps the ends."""
    machine = load(name)
    machines.append(machine)
    found = 0
    for turn in range(4):
        if turn:
            machine.press("n", frames=10, after=50 + 61 * turn)
        finish(machine, LONGEST[name])
        shown = JUDGES[name](machine)
        told = "no way" in machine.text()[STATUS]
        ends: list[list[Place]] = []
        for _ in range(2):
            field = ours(machine, name)
            size = (11, 16) if name == "w1" else (21, 31)
            walls = field >= 0x80
            assert (walls[: size[0], : size[1]] == shown[: size[0], : size[1]]).all()
            attributes = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
            if name == "w1":
                attributes = attributes[:22].reshape(11, 2, 16, 2)[:, 0, :, 0]
            attributes = attributes[: size[0], : size[1]]
            assert ((attributes == WALL) == shown[: size[0], : size[1]]).all()
            start, goal, *route = (
                (int(row), int(column))
                for value in (START, FINISH, ROUTE)
                for row, column in np.argwhere(attributes == value)
            )
            ends.append([start, goal])
            length = machine.word(symbol(f"magazine_{name}", "route_length"))
            if told:
                assert length == 0
                assert not route
            else:
                found += 1
                is_shortest(shown, way := {start, goal, *route}, start, goal)
                assert name == "w1" or all(joins(mark_at(machine, name, *at), *at, way) for at in route)
                assert length == len(route) + 1
        assert ends[0] == ends[1][::-1]
    assert found


def test_the_ends_of_our_large_field_are_a_disc_and_a_ring(machines: list[Machine]) -> None:
    """The start is round and full, the finish round and open in the middle; both are two by two cells."""
    machine = load("w1")
    machines.append(machine)
    finish(machine, LONGEST["w1"])
    ours(machine, "w1")
    attributes = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    for colour, middle in ((START, True), (FINISH, False)):
        rows, columns = np.nonzero(attributes[:22] == colour)
        assert len(rows) == 4
        shape = pixels(machine)[8 * rows[0] :][:16, 8 * columns[0] :][:, :16]
        assert not shape[[0, 0, -1, -1], [0, -1, 0, -1]].any(), "the corners"
        assert shape[7:9, 7:9].all() == shape[7:9, 7:9].any() == middle
        assert (shape == shape[::-1]).all()
        assert (shape == shape[:, ::-1]).all()
