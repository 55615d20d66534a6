"""The generators built on field_ways: each maze equals that of a plain model; even choices; the ways home."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice

import networkx as nx
import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.mazes import border_is_solid, is_perfect
from emu_tests.oracles.models import Maze, choose, states, turn
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.index import parameters
from zxmazes.routines.library import STEPS, Library, walk

Model = Callable[[Iterator[int], int, int], np.ndarray]

Picks = list[tuple[int, int]]

SIZES = ((31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 9))


def dfs_trail(random: Iterator[int], width: int, height: int, row: int = 1, column: int = 1) -> np.ndarray:
    """Row and column of the exit are counted in cells, from 1 to the last one; 0 is drawn."""
    maze = Maze(width, height)
    row = min(row, height // 2) - 1 if row else below(random, height // 2)
    column = min(column, width // 2) - 1 if column else below(random, width // 2)
    path = [(2 * row + 1, 2 * column + 1)]
    maze.visit(path[0])
    while path:
        if ways := maze.near(path[-1], False):
            there = choose(ways, next(random) >> 8)
            maze.visit(there, path[-1])
            path.append(there)
        else:
            path.pop()
    return maze.walls


def hunt_and_kill(random: Iterator[int], width: int, height: int) -> np.ndarray:
    """Hunts the whole maze each time, for any cell that is not visited and has a visited neighbour."""
    maze = Maze(width, height)
    cell = (1, 1)
    maze.visit(cell)
    while True:
        while ways := maze.near(cell, False):
            there = choose(ways, next(random) >> 8)
            maze.visit(there, cell)
            cell = there
        prey = (cell for cell in maze.cells if cell not in maze.visited and maze.near(cell, True))
        found = next(prey, None)
        if found is None:
            return maze.walls
        cell = found
        maze.visit(cell, choose(maze.near(cell, True), next(random) >> 8))


def below(random: Iterator[int], count: int) -> int:
    """A number below count, as rng_below draws it."""
    return (next(random) >> 8) * count >> 8


def growing_tree(
    random: Iterator[int],
    width: int,
    height: int,
    newest: int = parameters()["growing_newest"].default,
    picks: Picks | None = None,
) -> np.ndarray:
    """Note in `picks` the index of each random cell and the length of the list."""
    maze = Maze(width, height)
    cell = (2 * below(random, height // 2) + 1, 2 * below(random, width // 2) + 1)
    maze.visit(cell)
    older: list[tuple[int, int]] = []
    state, mask, first = next(random), 0, True
    while True:
        index = len(older)
        if not first and state >> 8 >= newest:  # no coin for the first cell
            while mask < len(older):
                mask = 2 * mask + 1
            while (index := (state := next(random)) >> 8 & mask) > len(older):
                mask >>= (index ^ len(older)) >= len(older)
            if picks is not None:
                picks.append((index, len(older) + 1))
        first = False
        if index == len(older):
            while not (ways := maze.near(cell, False)):
                if not older:
                    return maze.walls
                cell = older.pop()
            if len(ways) > 1:
                older.append(cell)
        else:
            taken = older[index]
            ways = maze.near(taken, False)
            if len(ways) > 1:
                older.append(cell)
            else:  # the newest cell takes over its entry; or the last one, if it is finished
                older[index] = cell if ways else older[-1]
            if not ways:
                older.pop()
                state = next(random)
                continue
            cell = taken
        there = turn(cell, ways, state & 255)
        maze.visit(there, cell)
        cell = there
        state = next(random)


@pytest.mark.parametrize("newest", [0, 1, 100, 240, 255])
def test_growing_tree_is_that_of_the_model(library: Library, newest: int) -> None:
    for width, height in SIZES:
        for seed in (7, 40000):
            library.generate("growing_tree", seed, width, height, parameters={"growing_newest": newest})
            assert (library.walls() == growing_tree(states(seed), width, height, newest)).all()


def tenth(index: int, count: int) -> int:
    return int((index + 0.5) / count * 10)


def test_growing_tree_takes_cells_evenly() -> None:
    """A random cell is anywhere in the list; what to expect of a short list is counted, entry by entry."""
    picks: Picks = []
    for seed in range(0, 65536, 4096):  # more would use the same stretches of the random cycle again
        growing_tree(states(seed), 31, 31, 0, picks)
    found, expected = np.zeros(10), np.zeros(10)
    for index, count in picks:
        found[tenth(index, count)] += 1
        for any_ in range(count):
            expected[tenth(any_, count)] += 1 / count
    assert found.sum() > 4000
    assert chisquare(found, expected).pvalue > 0.001


@pytest.mark.parametrize("newest", [0, 64, 128, 192, 255])
def test_ways_do_not_depend_on_coin_or_place(newest: int) -> None:
    """Over the whole random cycle: the low byte that chooses a way is even for each place, after the coin."""
    cycle = np.fromiter(islice(states(0), 65536), np.int64, 65536)
    drawn = cycle[np.roll(cycle, 1) >> 8 >= newest]  # the number after a coin that says random
    low = drawn >> 6 & 3
    for mask in (1, 3, 7, 15, 31, 63):
        joint = np.bincount((drawn >> 8 & mask) * 4 + low, minlength=4 * mask + 4)
        assert chisquare(joint).pvalue > 0.001, f"mask {mask}"


@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_growing_tree"))
def test_growing_newest_has_any_value(library: Library, nth: int) -> None:
    """Perfect for each of the 256, within the time that the header promises for all; and the more, the fewer ends."""
    text = (ASM / "generate" / "generate_growing_tree.asm").read_text(encoding="ascii")
    promised = re.search(r"under ([\d,]+) T whatever growing_newest", text)
    assert promised
    budget = int(promised[1].replace(",", ""))
    ends = {}
    for newest in range(256):
        batch = []
        for seed in range(newest, 65536, 4096)[::nth]:
            call = library.generate("growing_tree", seed, 31, 31, budget, {"growing_newest": newest})
            assert call.carry == 0
            batch.append(library.walls())
        walls = np.array(batch)
        assert border_is_solid(walls, 31, 31).all()
        assert is_perfect(walls, 31, 31).all()
        cells = walls[:, 1:31:2, 1:31:2].size
        passages = sum(
            (~walls[:, 1 + row : 31 + row : 2, 1 + column : 31 + column : 2]).astype(int) for row, column in STEPS
        )
        ends[newest] = (passages == 1).sum() / cells
    assert ends[0] > ends[128] + 0.02 > ends[255] + 0.04


@pytest.mark.parametrize("model", [dfs_trail, hunt_and_kill, growing_tree])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_maze_is_that_of_the_model(library: Library, model: Model, width: int, height: int) -> None:
    for seed in range(3, 65536, 65536 // 8):
        library.generate(model.__name__, seed, width, height)
        assert (library.walls() == model(states(seed), width, height)).all(), f"seed {seed}"


def test_choices_are_even() -> None:
    """Over all 256 bytes each way has its share to within one byte; that the routines choose so is tested above."""
    cell = (3, 3)
    around = [(3 + 2 * row, 3 + 2 * column) for row, column in STEPS]
    for count in (1, 2, 3, 4):
        for ways in map(list, combinations(around, count)):
            for shares in (
                Counter(choose(ways, byte) for byte in range(256)),
                Counter(turn(cell, ways, byte) for byte in range(256)),
            ):
                assert shares.total() == 256
                assert max(shares.values()) - min(shares[way] for way in ways) <= 1  # 0 for a way never taken


def test_field_ways_knows_all_neighbours_and_its_time(library: Library) -> None:
    text = (ASM / "lib" / "field_ways.asm").read_text(encoding="ascii")
    for down in range(2, 16):
        for across in range(2, 16):
            call = library.call("field_ways", 10_000, b=down, c=across)
            assert f"   Time: {call.tstates:,} T\n" in text
            field = np.full((32, 32), 0x80)
            maze = Maze(2 * across + 1, 2 * down + 1)
            for cell in maze.cells:
                near = maze.near(cell, False)
                places = [(cell[0] + 2 * row, cell[1] + 2 * column) for row, column in STEPS]
                field[cell] = sum(4 << way for way, place in enumerate(places) if place in near)
            assert library.field() == field.astype(np.uint8).tobytes()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("row", some([0, 2], range(17), "generate_dfs_trail"))
def test_the_exit_is_chosen_or_drawn(library: Library, width: int, height: int, row: int) -> None:
    """The maze of the model with this exit, which comes back in D, E; a row past the last one is the last one."""
    for column in (0, 1, 5, 15, 255):
        values = {"trail_row": row, "trail_column": column}
        for seed in range(3, 65536, 65536 // 3):
            call = library.generate("dfs_trail", seed, width, height, parameters=values)
            assert (library.walls() == dfs_trail(states(seed), width, height, row, column)).all(), f"seed {seed}"
            place = divmod(call.registers.de, 256)
            assert place in Maze(width, height).cells
            assert row == 0 or place[0] == 2 * min(row, height // 2) - 1
            assert column == 0 or place[1] == 2 * min(column, width // 2) - 1
            assert library.call("trail_route", 40_000, d=place[0], e=place[1]).registers.bc == 0


def test_a_drawn_exit_is_anywhere_alike(library: Library) -> None:
    places = np.zeros((15, 15))
    for seed in range(0, 65536, 29):
        call = library.generate("dfs_trail", seed, parameters={"trail_row": 0, "trail_column": 0})
        places[call.registers.de >> 9, (call.registers.de & 255) // 2] += 1
    assert chisquare(places.sum(axis=0)).pvalue > 0.001
    assert chisquare(places.sum(axis=1)).pvalue > 0.001
    assert (places > 0).mean() > 0.99


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("exits", [{}, {"trail_row": 0, "trail_column": 0}, {"trail_row": 15}], ids=str)
def test_trail_route_is_the_way_home(library: Library, width: int, height: int, exits: dict[str, int]) -> None:
    """From every cell: within the maze, as long as the only way there is, and in the time that the header gives."""
    per_step: set[float] = set()
    for seed in (0, 1234):
        call = library.generate("dfs_trail", seed, width, height, parameters=exits)
        home = divmod(call.registers.de, 256)
        walls = library.walls()
        open_ = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
        graph = nx.Graph()
        graph.add_edges_from(
            (place, (place[0] + row, place[1] + column))
            for place in open_
            for row, column in STEPS
            if not walls[place[0] + row, place[1] + column]
        )
        lengths = nx.single_source_shortest_path_length(graph, home)
        for cell in Maze(width, height).cells:
            call = library.call("trail_route", 40_000, d=cell[0], e=cell[1])
            route = library.route()
            assert call.carry == 0
            assert call.registers.bc == len(route) == lengths[cell]
            way = walk(cell, route)
            assert way[-1] == home
            assert not any(walls[place] for place in way)
            times = {0: 121, 2: 106, 4: 123, 6: 106}
            assert call.tstates == 153 + sum(times[code] for code in route[::2])
            per_step |= {times[code] for code in route}
        assert library.walls().tolist() == walls.tolist()
    text = (ASM / "lib" / "trail_route.asm").read_text(encoding="ascii")
    assert f"   Time: 153 T, and {min(per_step)} to {max(per_step)} T for each two steps\n" in text
