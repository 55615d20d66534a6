"""The dungeon: the very field of a plain model, the rooms that it records, doors, even draws, the bound."""

import re

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.mazes import find_rooms, is_connected, is_perfect, ways
from emu_tests.oracles.models import Maze, choose, states
from zxmazes.paths import ASM
from zxmazes.routines.library import STEPS, Library

Cell = tuple[int, int]
Room = tuple[int, int, int, int]  # row, column, height, width in the field

SIZES = ((31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 9), (7, 7))
TRIES = (0, 1, 12, 60, 255)


def recorded(library: Library) -> list[Room]:
    """The rooms that generate_dungeon left in work."""
    count, *rest = library.machine.read(library.address("work"), 225)
    return [tuple(rest[4 * i : 4 * i + 4]) for i in range(count)]  # type: ignore[misc]


class Model:
    """The steps that the header words, on sets and lists."""

    def __init__(self, seed: int, width: int, height: int, tries: int) -> None:
        self.numbers = states(seed)
        self.maze = Maze(width, height)
        self.across, self.down = width // 2, height // 2
        self.rooms: list[Room] = []
        self.room_of: dict[Cell, list[Cell]] = {}
        for _ in range(tries):
            self.place()
        self.dig()

    def below(self, count: int) -> int:
        return (next(self.numbers) >> 8) * count >> 8

    def place(self) -> None:
        byte = next(self.numbers) >> 8
        wide, tall = 2 + (byte >> 6), (2, 3, 3, 4)[byte >> 4 & 3]
        if wide > self.across or tall > self.down or (wide, tall) == (self.across, self.down):
            return
        top = self.below(self.down - tall + 1)
        left = self.below(self.across - wide + 1)
        cells = [(2 * row + 1, 2 * column + 1) for row in range(top, top + tall) for column in range(left, left + wide)]
        if any(cell in self.room_of for cell in cells):
            return
        room = (2 * top + 1, 2 * left + 1, 2 * tall - 1, 2 * wide - 1)
        self.rooms.append(room)
        self.room_of |= dict.fromkeys(cells, cells)
        self.maze.walls[room[0] : room[0] + room[2], room[1] : room[1] + room[3]] = False

    def outside(self, cell: Cell, visited: bool) -> list[Cell]:
        """The neighbours beyond the cell's own room, unvisited or visited."""
        return [near for near in self.maze.near(cell, visited) if near not in self.room_of.get(cell, ())]

    def between(self, one: Cell, other: Cell) -> Cell:
        return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2

    def arrive(self, cell: Cell) -> None:
        if cell in self.room_of:
            self.maze.visited |= set(self.room_of[cell])
            pushed = [place for place in self.room_of[cell] if self.outside(place, False)]
            if pushed:
                chosen = -1 - self.below(len(pushed))
                pushed[chosen], pushed[-1] = pushed[-1], pushed[chosen]
            self.stack += pushed
            return
        self.maze.visit(cell)
        if self.outside(cell, False):
            self.stack.append(cell)
            return
        for near in self.outside(cell, True):
            if near in self.room_of:
                self.maze.walls[self.between(cell, near)] = False

    def dig(self) -> None:
        self.stack: list[Cell] = []
        row = 2 * self.below(self.down) + 1
        self.arrive((row, 2 * self.below(self.across) + 1))
        while self.stack:
            cell = self.stack[-1]
            choices = self.outside(cell, False)
            if not choices:
                self.stack.pop()
                continue
            onward = choose(choices, next(self.numbers) >> 8)
            self.maze.walls[self.between(cell, onward)] = False
            self.arrive(onward)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_dungeon_is_that_of_a_plain_model(library: Library, width: int, height: int) -> None:
    for tries in TRIES:
        for seed in (0, 1, 777, 0x8000, 0xFFFF, 4711):
            library.generate("dungeon", seed, width, height, parameters={"dungeon_rooms": tries})
            model = Model(seed, width, height, tries)
            assert np.array_equal(library.walls(), model.maze.walls), (seed, tries)
            assert recorded(library) == model.rooms
            after = library.machine.word(library.address("rng_seed"))
            assert next(states(after)) == next(model.numbers)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("tries", TRIES)
def test_rooms_are_as_recorded_with_doors_and_apart(library: Library, width: int, height: int, tries: int) -> None:
    """The records are the rooms that the field shows; each has a door, none touches another; all is connected."""
    for seed in range(0, 65536, 3001):
        call = library.generate("dungeon", seed, width, height, parameters={"dungeon_rooms": tries})
        assert call.carry == 0
        assert set(library.field()) <= {0x00, 0x80}
        walls = library.walls()
        assert is_connected(walls[None])[0]
        found = recorded(library)
        assert sorted(found) == sorted(tuple(map(int, room[1:])) for room in find_rooms(walls[None]))
        floor = np.zeros((34, 34), int)
        for row, column, tall, wide in found:
            assert not floor[row : row + tall + 2, column : column + wide + 2].any(), "rooms touch"
            floor[row + 1 : row + tall + 1, column + 1 : column + wide + 1] = 1
            around = np.concatenate(
                [
                    walls[[row - 1, row + tall], column : column + wide].ravel(),
                    walls[row : row + tall, [column - 1, column + wide]].ravel(),
                ]
            )
            assert not around.all(), "a room without a door"
        assert len(found) <= tries
        if not tries or (width, height) == (5, 5):
            assert found == []
            assert is_perfect(walls[None], width, height)[0]


def test_dead_ends_beside_rooms_have_doors(library: Library) -> None:
    """Between a dead end and a room beside it no wall is left; but for the first cell, so once in a dungeon at most."""
    ends_met = 0
    for seed in range(0, 65536, 501):
        library.generate("dungeon", seed)
        walls = library.walls()
        inside = np.zeros((36, 36), bool)
        for row, column, tall, wide in recorded(library):
            inside[row + 2 : row + tall + 2, column + 2 : column + wide + 2] = True
        left = 0
        for row, column in np.argwhere(ways(walls[None])[0] == 1):
            beside = [step for step in STEPS if inside[row + 2 + 2 * step[0], column + 2 + 2 * step[1]]]
            ends_met += 1
            left += any(walls[row + step[0], column + step[1]] for step in beside)
        assert left <= 1
    assert ends_met > 500


def test_the_bound_holds(library: Library) -> None:
    text = (ASM / "generate" / "generate_dungeon.asm").read_text(encoding="ascii")
    claim = re.search(r"; Bound: under ([\d,]+) T whatever the parameter \(31x31\)", text)
    assert claim
    bound = int(claim[1].replace(",", ""))
    for width, height in SIZES:
        for tries in (0, 12, 100, 255):
            for seed in range(0, 65536, 1601):
                call = library.generate("dungeon", seed, width, height, parameters={"dungeon_rooms": tries})
                assert call.tstates < bound


def test_sizes_and_places_are_even(library: Library) -> None:
    """One room: widths all alike, heights 1 : 2 : 1, each place with the same chance."""
    wide, tall = np.zeros(4), np.zeros(3)
    rows, columns = np.zeros(13), np.zeros(12)
    for seed in range(0, 65536, 29):
        library.generate("dungeon", seed, parameters={"dungeon_rooms": 1})
        ((row, column, height, width),) = recorded(library)
        wide[width // 2 - 1] += 1
        tall[height // 2 - 1] += 1
        if height == 5:
            rows[row // 2] += 1
        if width == 7:
            columns[column // 2] += 1
    assert chisquare(wide).pvalue > 0.001
    assert chisquare(tall, tall.sum() * np.array([1, 2, 1]) / 4).pvalue > 0.001
    assert chisquare(rows).pvalue > 0.001
    assert chisquare(columns).pvalue > 0.001


def test_the_header_of_dungeon_place_has_its_times(library: Library) -> None:
    """On a fresh field of 31 x 31, for every 32nd seed: near the mean and not above the most."""
    times: dict[str, list[int]] = {"dungeon_place": [], "dungeon_open": []}
    for seed in range(0, 65536, 32):
        library.prepare("dungeon", seed)
        library.call("field_ways", bc=0x0F0F)
        for name, found in times.items():
            found.append(library.call(name, bc=0x0F0F).tstates)
    text = (ASM / "lib" / "dungeon_place.asm").read_text(encoding="ascii")
    for name, found in times.items():
        claim = re.search(rf"; {name} - (?:.*\n; )*?Size: .* Time: ([\d,]+) T mean, ([\d,]+) T at most", text)
        assert claim
        mean, most = (int(figure.replace(",", "")) for figure in claim.groups())
        assert abs(np.mean(found) / mean - 1) < 0.01
        assert 0.9 * most < max(found) <= most
