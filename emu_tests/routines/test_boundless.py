"""The maze without memory, against a model in Python; that it is a tree, by an order of the cells and by networkx."""

import random
import statistics

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.boundless import BLOCK, SIDE, STEPS, Boundless, Cell, beyond, curve, number
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import Library, Walls

SEEDS = (0, 1, 0x8000, 0xFFFF, 1997)
#: Coordinates at borders of the maze, of its quarters, of high bytes and of blocks.
EDGES = (0, 1, 7, 8, 9, 255, 256, 32767, 32768, 65527, 65528, 65535)


def begin(library: Library, seed: int) -> Boundless:
    library.machine.poke_word(library.address("rng_seed"), seed)
    library.call("maze_begin", 200_000)
    return Boundless(seed)


def anywhere(choose: random.Random) -> Cell:
    """Any cell; often at an edge, or in the first block."""
    if choose.randrange(10) == 0:
        return choose.randrange(BLOCK), choose.randrange(BLOCK)
    row, column = (choose.choice((choose.choice(EDGES), choose.randrange(SIDE), choose.randrange(SIDE))) for _ in "rc")
    return row, column


def parent(library: Library, cell: Cell) -> tuple[int | None, Call]:
    call = library.call("maze_parent", 2000, de=cell[0], bc=cell[1])
    assert (call.registers.de, call.registers.bc) == cell
    return None if call.carry else call.registers.a, call


def test_the_curve_goes_from_each_cell_to_one_beside_it() -> None:
    """What the proof needs of the oracle's own curve, at a size where all of it can be seen."""
    places = {curve(row, column, 32): (row, column) for row in range(32) for column in range(32)}
    assert sorted(places) == list(range(1024))
    assert places[0] == (0, 0)
    steps = zip(range(1023), range(1, 1024), strict=True)
    assert all(sum(abs(np.subtract(places[one], places[two]))) == 1 for one, two in steps)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_parent_and_the_passages_of_any_cell(library: Library, seed: int) -> None:
    model, choose = begin(library, seed), random.Random(seed)
    for _ in range(150):
        cell = anywhere(choose)
        assert parent(library, cell)[0] == model.parent(cell), cell
        call = library.call("maze_at", 8000, de=cell[0], bc=cell[1])
        assert {code for code in STEPS if call.registers.a >> code & 1} == model.open(cell), cell
        assert call.registers.a & 0xAA == 0
        assert library.machine.read(library.address("maze_ways"), 1)[0] == call.registers.a


def walls(library: Library, seed: int, corner: Cell, size: tuple[int, int] = (31, 31)) -> Walls:
    """The field that maze_window makes."""
    library.set_inputs(seed, *size)
    library.machine.poke_word(library.address("maze_row"), corner[0])
    library.machine.poke_word(library.address("maze_column"), corner[1])
    library.machine.write(library.address("field"), bytes([0x55]) * 1024)
    assert not library.call("maze_window", 176_000, **KEPT).carry
    return library.walls()


def expected(model: Boundless, corner: Cell, size: tuple[int, int]) -> Walls:
    """The same from the model."""
    found = np.ones((32, 32), np.bool_)
    for row in range(size[1] // 2):
        for column in range(size[0] // 2):
            found[2 * row + 1, 2 * column + 1] = False
            for code in model.open(((corner[0] + row) % SIDE, (corner[1] + column) % SIDE)):
                found[beyond((2 * row + 1, 2 * column + 1), code)] = False
    return found


@pytest.mark.parametrize("size", [(31, 31), (5, 31), (17, 9), (5, 5), (29, 27)], ids=str)
def test_a_window_and_its_moves(library: Library, size: tuple[int, int]) -> None:
    choose = random.Random(str(size))
    for seed, corner in zip(SEEDS, ((0, 0), (65521, 65521), (32760, 250), (7, 9000), (40000, 50001)), strict=True):
        model = begin(library, seed)
        assert (walls(library, seed, corner, size) == expected(model, corner, size)).all(), corner
        for code in choose.choices((0, 2, 4, 6), k=12):
            corner = (corner[0] + STEPS[code][0]) % SIDE, (corner[1] + STEPS[code][1]) % SIDE
            library.call("maze_scroll", 51_000, **KEPT | {"a": code})
            assert (library.walls() == expected(model, corner, size)).all(), (
                f"{code} to {corner}{show(library.walls())}"
            )


@pytest.mark.parametrize("corner", [(0, 0), (250, 500), (32750, 32740), (40000, 20000)], ids=str)
def test_it_is_a_tree_by_the_order_of_its_cells(library: Library, corner: Cell) -> None:
    """Each parent is in a block with a smaller number, or in the same block; and no window has a ring."""
    begin(library, 4711)
    cells = [(corner[0] + row, corner[1] + column) for row in range(48) for column in range(48)]
    graph = nx.DiGraph()
    for cell in cells:
        code, _ = parent(library, cell)
        assert (code is None) == (cell == (0, 0))
        if code is not None:
            above = beyond(cell, code)
            graph.add_edge(cell, above)
            block, other = ((row // BLOCK, column // BLOCK) for row, column in (cell, above))
            assert block == other or number(other) < number(block), cell
    assert nx.is_forest(graph.to_undirected())
    assert all(degree == 1 for cell, degree in graph.out_degree(cells) if cell != (0, 0))


@pytest.mark.parametrize("step", [1, 2, 4, 8, 16, 32])
@pytest.mark.parametrize("code", [6, 0], ids=["across", "down"])
def test_no_grid_shows(library: Library, step: int, code: int) -> None:
    """Of the walls on lines at odd multiples of a power of two, 40 to 60 in 100 are open."""
    begin(library, 99)
    choose, found = random.Random(step + code), []
    for _ in range(150):
        line, along = step * (2 * choose.randrange(1, SIDE // 2 // step) - 1), choose.randrange(8, SIDE - 16)
        for place in range(along, along + 8):
            cell = (place, line) if code == 6 else (line, place)
            found.append(parent(library, cell)[0] == code or parent(library, beyond(cell, code))[0] == code ^ 4)
    assert 0.4 < statistics.mean(found) < 0.6


def way(model: Boundless, start: Cell, goal: Cell) -> list[Cell] | None:
    """The cells from start to goal by their parents; None if there are over 1,024 steps."""
    above: dict[Cell, list[Cell]] = {}
    for end in (start, goal):
        climb = model.climb(end)
        above[end] = [next(climb) for _ in range(1025)]
    graph = nx.Graph()
    for cells in above.values():
        nx.add_path(graph, cells)
    if start not in graph or not nx.has_path(graph, start, goal):
        return None
    found: list[Cell] = nx.shortest_path(graph, start, goal)
    return found if len(found) <= 1025 else None


def test_the_way_to_a_goal(library: Library) -> None:
    """By networkx in the graph of both climbs: there is one way, or it is refused because it is too long."""
    choose, long, times = random.Random(3), 0, []
    for seed in SEEDS:
        model = begin(library, seed)
        for far in (0, 1, 3, 8, 8, 20, 20, 50):
            start = (choose.randrange(2000, 60000), choose.randrange(2000, 60000))
            goal = (start[0] + choose.randint(-far, far), start[1] + choose.randint(-far, far))
            for place, value in enumerate(goal):
                library.machine.poke_word(library.address("maze_goal") + 2 * place, value)
            call = library.call("maze_way", 1_400_000, **KEPT | {"de": start[0], "bc": start[1]})
            cells = way(model, start, goal)
            assert call.registers.bc == library.machine.word(library.address("route_length"))
            assert bool(call.carry) == (cells is None), (seed, start, goal)
            if cells is None:
                long += 1
                assert call.registers.bc == 0
                continue
            walked = [start]
            for code in library.route():
                walked.append(beyond(walked[-1], code))
            assert walked == cells, (seed, start, goal)
            times += [call.tstates / max(call.registers.bc, 1)] * (call.registers.bc > 30)
    assert 0 < long < 10
    assert 1100 < statistics.mean(times) < 1400


def test_ways_near_the_root_and_across_the_first_block(library: Library) -> None:
    model, choose = begin(library, 5), random.Random(5)
    for _ in range(60):
        start, goal = ((choose.randrange(16), choose.randrange(16)) for _ in range(2))
        library.machine.write(library.address("maze_goal"), (goal[0], 0, goal[1], 0))
        assert not library.call("maze_way", 1_400_000, de=start[0], bc=start[1]).carry
        graph = nx.Graph()
        for end in (start, goal):
            nx.add_path(graph, model.climb(end))
        assert len(library.route()) == nx.shortest_path_length(graph, start, goal)


def test_the_times_claimed(library: Library) -> None:
    """A parent anywhere, and in a climb."""
    begin(library, 7)
    choose = random.Random(7)
    all_over = [parent(library, (choose.randrange(SIDE), choose.randrange(SIDE)))[1].tstates for _ in range(2000)]
    climbed = []
    for _ in range(40):
        cell = choose.randrange(2000, SIDE), choose.randrange(2000, SIDE)
        for _ in range(200):
            code, call = parent(library, cell)
            climbed.append(call.tstates)
            cell = beyond(cell, code or 0)
    assert max(all_over) <= 1723
    assert abs(statistics.mean(all_over) - 1592) < 3
    assert abs(statistics.mean(climbed) - 394) < 12
    assert claimed_time("maze_parent").startswith(
        "284 to 1,723 T; 1,592 T mean of cells all over, 394 T mean of a climb"
    )
