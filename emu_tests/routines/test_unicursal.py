"""Labyrinths without forks: a maze doubled, judged by networkx and by a walk round the maze; those of the generator."""

import itertools
import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.cells import Cell, Walls, graph_of
from emu_tests.oracles.generating import PERFECT, claimed_times
from emu_tests.oracles.mazes import border_is_solid
from emu_tests.oracles.promises import is_unicursal
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library

LEGAL = range(5, 16, 2)
#: Up, right, down, left; each turn to the right is one more.
HEADINGS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def double(library: Library, width: int, height: int) -> Walls:
    """Call unicursal; the labyrinth, its size and the registers compared."""
    budget = claimed_most() + 1
    call = library.call("unicursal", budget, **KEPT)
    assert call.carry == 0
    assert {pair: getattr(call.registers, pair) for pair in KEPT} == KEPT
    size = (2 * width - 1, 2 * height - 1)
    assert tuple(library.machine.read(library.address("field_width"), 2)) == size
    assert set(library.field()) <= {0, 0x80}
    walls = library.walls()
    assert border_is_solid(walls[None], *size).all()
    assert walls[::2, ::2].all(), "a post is open"
    return walls


def claimed_most() -> int:
    return routine("unicursal").worst


def ways_round(maze: nx.Graph, start: Cell) -> list[Cell]:
    """The quarters of the cells that somebody passes who walks round a perfect maze with the right hand on its wall.

    A quarter is a cell of the labyrinth. He begins at the upper left corner of the first cell, down the left side.
    """

    def open_to(cell: Cell, heading: int) -> bool:
        beside = (cell[0] + HEADINGS[heading][0], cell[1] + HEADINGS[heading][1])
        return bool(maze.has_edge(cell, beside))

    # the quarter that lies behind on the right hand of one who has that heading: its offset in the cell
    behind = {0: (1, 1), 1: (1, 0), 2: (0, 0), 3: (0, 1)}
    cell, heading, quarters = start, 2, []
    while True:
        quarters.append((2 * cell[0] + behind[heading][0], 2 * cell[1] + behind[heading][1]))
        if open_to(cell, (heading + 1) % 4):  # an opening at the right hand
            heading = (heading + 1) % 4
            cell = (cell[0] + HEADINGS[heading][0], cell[1] + HEADINGS[heading][1])
        else:
            heading = (heading - 1) % 4
        if (cell, heading) == (start, 2):
            return quarters


@pytest.mark.parametrize("name", PERFECT)
def test_the_labyrinth_is_the_walk_round_the_maze(library: Library, name: str) -> None:
    """Every size of mazes; the way from end to end is the walk, quarter by quarter."""
    for turn, (width, height) in enumerate(itertools.product(LEGAL, repeat=2)):
        library.generate(name, turn * 1811 % 65536, width, height)
        maze = graph_of(library.walls(), width, height)
        walls = double(library, width, height)
        size = (2 * width - 1, 2 * height - 1)
        assert is_unicursal(np.where(walls, 0x80, 0).astype(np.uint8)[None], *size).all()
        labyrinth = graph_of(walls, *size)
        assert sorted(dict(labyrinth.degree()).values()) == [1, 1] + [2] * (len(labyrinth) - 2)
        assert nx.shortest_path(labyrinth, (0, 0), (0, 1)) == ways_round(maze, (0, 0))


def test_any_field_becomes_rings(library: Library) -> None:
    """One for each part and each loop; the ring of the first cell is cut. Any bytes, doors and open cells too."""
    choose = random.Random(3)
    several = 0
    for turn in range(150):
        width, height = choose.choices(LEGAL, k=2)
        density = choose.random()
        field = bytes(choose.randrange(128) + 128 * (choose.random() < density) for _ in range(1024))
        library.machine.write(library.address("field"), field)
        library.machine.write(library.address("field_width"), (width, height))
        maze = graph_of(library.walls(), width, height)
        rings = graph_of(double(library, width, height), 2 * width - 1, 2 * height - 1)
        parts = nx.number_connected_components(maze)
        loops = maze.number_of_edges() - maze.number_of_nodes() + parts
        assert nx.number_connected_components(rings) == parts + loops, turn
        degrees = dict(rings.degree())
        assert [cell for cell in sorted(degrees) if degrees[cell] == 1] == [(0, 0), (0, 1)]
        assert set(degrees.values()) <= {1, 2}
        several += parts + loops > 1
    assert several > 100


def test_other_sizes_are_refused(library: Library) -> None:
    """And nothing is written then."""
    machine = library.machine
    for width, height in itertools.product((0, 3, 4, 5, 8, 14, 15, 16, 17, 31, 33, 255), repeat=2):
        library.generate("dfs", 5)
        machine.write(library.address("field_width"), (width, height))
        before = machine.read(0x8000, 0x7D00)
        call = library.call("unicursal", claimed_most() + 1)
        legal = width in LEGAL and height in LEGAL
        assert call.carry == (not legal), f"{width}x{height}"
        if not legal:
            assert machine.read(0x8000, 0x7D00) == before, f"{width}x{height}"


def test_the_time_depends_on_the_size_alone(library: Library) -> None:
    times = set()
    for seed in range(0, 65536, 6553):
        for name in ("dfs", "kruskal", "rooms"):
            library.generate(name, seed, 15, 15)
            times.add(library.call("unicursal").tstates)
    (time,) = times
    assert routine("unicursal").fields["Time"] == f"{time:,} T at most (15x15), whatever the field"
    library.generate("dfs", 1, 15, 15)
    assert library.call("unicursal", measure_stack=True).stack == routine("unicursal").stack


def test_the_generator_keeps_the_size_and_draws_a_labyrinth_of_it(library: Library) -> None:
    """All 196 sizes: the size stays as it was set, the rest is wall; with one row of cells there is one labyrinth."""
    most = claimed_times(routine("generate_unicursal"))[31, 31][1]
    for width, height in itertools.product(range(5, 32, 2), repeat=2):
        fields = []
        for seed in (width * height, 40503):
            for label in ("field", "work"):
                library.machine.write(library.address(label), b"\x95" * 1024)
            call = library.generate("unicursal", seed, width, height, budget=most + 1)
            assert call.carry == 0
            assert tuple(library.machine.read(library.address("field_width"), 2)) == (width, height)
            fields.append(np.frombuffer(library.field(), np.uint8))
            assert is_unicursal(fields[-1].reshape(1, 32, 32), width, height).all(), f"{width}x{height}"
        if min(width, height) < 9:
            assert (fields[0] == fields[1]).all()


def test_the_generator_doubles_the_maze_of_dfs(library: Library) -> None:
    for seed in range(0, 65536, 4099):
        for width, height in ((31, 31), (29, 11), (9, 19)):
            library.generate("unicursal", seed, width, height)
            found = library.field()
            half = [(size - 1) // 4 * 2 + 1 for size in (width, height)]
            library.generate("dfs", seed, *half)
            library.call("unicursal", claimed_most() + 1)
            assert library.field() == found
