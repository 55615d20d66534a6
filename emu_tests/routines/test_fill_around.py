"""A maze around a drawn route: perfect, and the route is the only way between its ends; by networkx."""

import random

import networkx as nx
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.cells import Cell, codes, drawn, graph_of, place
from emu_tests.oracles.generating import PERFECT
from emu_tests.oracles.mazes import border_is_solid
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library

BOUND = 180_000


def fill(library: Library, start: Cell, steps: list[int]) -> int:
    """Call it with a route from a place; carry. If it refuses, nothing is written."""
    library.address("fill_around")  # its image
    library.machine.poke_word(library.address("route_length"), len(steps))
    library.machine.write(library.address("route"), bytes(steps[:1024]))
    before = library.machine.read(0, 0xFB00)
    call = library.call("fill_around", BOUND, d=start[0] % 256, e=start[1] % 256, measure_stack=True, **KEPT)
    assert {pair: getattr(call.registers, pair) for pair in KEPT} == KEPT
    assert call.stack <= routine("fill_around").stack
    assert not call.carry or library.machine.read(0, 0xFB00) == before
    return call.carry


def judge(library: Library, cells: list[Cell], width: int, height: int, newest: int, seed: int) -> None:
    library.set_inputs(seed, width, height, {"growing_newest": newest})
    steps = codes(cells)
    assert fill(library, place(cells[0]), steps) == 0
    assert set(library.field()) <= {0, 0x80}
    assert border_is_solid(library.walls()[None], width, height).all()
    maze = graph_of(library.walls(), width, height)
    assert nx.is_tree(maze)
    assert nx.shortest_path(maze, cells[0], cells[-1]) == cells
    assert list(library.machine.read(library.address("route"), len(steps))) == steps


@pytest.mark.parametrize("newest", [0, 128, 255])
def test_the_route_is_the_only_way(library: Library, newest: int) -> None:
    """Routes of any length, none at all too, in mazes of any size."""
    choose = random.Random(newest)
    for turn in range(120):
        width, height = choose.choices(range(5, 32, 2), k=2) if turn % 3 else (31, 31)
        cells = drawn(choose, height // 2, width // 2, choose.choice((0, 5, 35, 100, 224)))
        judge(library, cells, width, height, newest, choose.randrange(65536))


def test_a_route_through_every_cell(library: Library) -> None:
    """Nothing is left to grow."""
    cells = [(row, column if row % 2 == 0 else 14 - column) for row in range(15) for column in range(15)]
    judge(library, cells, 31, 31, 128, 7)


def test_a_route_that_winds_beside_itself(library: Library) -> None:
    """Places that touch each other, but do not follow each other, stay walled."""
    spiral = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1)]
    judge(library, spiral, 31, 31, 128, 9)
    judge(library, spiral[::-1], 7, 7, 255, 9)


def test_the_route_of_one_maze_in_another(library: Library) -> None:
    """A solver leaves its route as this routine reads it."""
    for seed, name in enumerate(PERFECT):
        library.generate(name, seed)
        library.solve("wave", (1, 1), (29, 29))
        steps, before = library.route(), library.field()
        library.set_inputs(seed + 1, 31, 31)
        assert fill(library, (1, 1), steps) == 0
        assert library.field() != before
        library.solve("wave", (1, 1), (29, 29))
        assert library.route() == steps


def test_other_routes_are_refused(library: Library) -> None:
    """A start that is no cell, half a step, an unknown code, a way off the board, a cell twice."""
    choose = random.Random(8)
    for _ in range(40):
        width, height = choose.choices(range(5, 32, 2), k=2)
        cells = drawn(choose, height // 2, width // 2, choose.choice((5, 35, 100)))
        library.set_inputs(choose.randrange(65536), width, height)
        steps, (row, column) = codes(cells), place(cells[0])
        bad = [
            ((row + 1, column), steps),
            ((row, column - 1), steps),
            ((height, 1), []),
            ((1, width), []),
            ((255, 255), steps),
            ((row, column), [*steps, 0]),  # half a step
            ((row, column), [*steps, 0, 2]),
            ((row, column), [*steps, 1, 1]),
            ((row, column), [*steps, 8, 8]),
            ((row, column), [*steps, 128, 128]),
            ((row, column), [0, 0, 4, 4] * 150),
            ((row, column), [*steps, *[(steps[-1] + 4) % 8] * 2]),  # back
            *(((row, column), [code] * 32) for code in (0, 2, 4, 6)),  # off the board
        ]
        for start, wrong in bad:
            assert fill(library, start, wrong) == 1, f"{start}, {wrong}"


def test_illegal_sizes_are_refused(library: Library) -> None:
    for width, height in ((4, 5), (5, 4), (33, 5), (3, 31), (0, 0), (255, 255)):
        library.set_inputs(1, width, height)
        assert fill(library, (1, 1), []) == 1
