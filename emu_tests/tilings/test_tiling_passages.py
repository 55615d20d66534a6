"""SVG pictures of boards with few passages: each joins its two cells, and no others."""

from collections.abc import Iterator

import networkx as nx
import pytest

from emu_tests.oracles.tiling_mazes import SIZES, make
from emu_tests.tilings.test_tiling_svg import Filled, leaves, with_only
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings import Cell

Passage = tuple[Cell, int, Cell]
every_board = pytest.mark.parametrize("masked", [False, True], ids=["whole", "masked"])
every_tiling = pytest.mark.parametrize("name", SIZES)


def passages(maze: TilingMaze) -> list[Passage]:
    """All that there can be, each once."""
    return [
        (cell, direction, there)
        for cell in maze.cells()
        for direction, there in maze.neighbours(cell).items()
        if direction < 4
    ]


def apart(maze: TilingMaze, one: Passage, other: Passage) -> bool:
    """Can two passages be in one picture: no cell is in both, they cannot cross, nor join their cells outside?"""
    cross = maze.tiling.crossing and {one[1], other[1]} == {1, 3}
    both_leave = leaves(maze, *one[:2]) and leaves(maze, *other[:2])
    return not cross and not both_leave and not {one[0], one[2]} & {other[0], other[2]}


def groups(maze: TilingMaze, order: list[Passage]) -> Iterator[list[Passage]]:
    """The passages in a few groups of such as are apart, the first ones together that can be."""
    left = order
    while left:
        group: list[Passage] = []
        for one in left:
            if all(apart(maze, one, other) for other in group):
                group.append(one)
        yield group
        left = [one for one in left if one not in group]


@every_board
@every_tiling
def test_passages_apart_join_two_cells_each(name: str, masked: bool) -> None:
    """All passages, in two orders, so that hardly any two are together twice."""
    maze = make(name, SIZES[name][1], 3, masked=masked)
    every = passages(maze)
    step = next(step for step in (7, 11, 13) if len(every) % step)
    for order in (every, [every[step * number % len(every)] for number in range(len(every))]):
        for group in groups(maze, order):
            assert_joined(maze, group)


@pytest.mark.sweep("zxmazes/drawings/*.py", "zxmazes/tilings/*.py", "asm/tiling/*_{name}.asm")
@every_board
@every_tiling
def test_a_passage_joins_two_cells_and_no_others(name: str, masked: bool) -> None:
    maze = make(name, SIZES[name][1], 3, masked=masked)
    for one in passages(maze):
        assert_joined(maze, [one])


def assert_joined(maze: TilingMaze, group: list[Passage]) -> None:
    """The two cells of each passage are in one area, but for stairs; every other cell is in one of its own.

    Where passages leave the picture, the outside joins their cells, and the one with the gap.
    """
    filled = Filled(with_only(maze, *group))
    areas = {cell: filled.area(cell) for cell in maze.cells()}
    joined: nx.Graph = nx.Graph([(maze.entrance, "outside")] if maze.gap(maze.entrance) is not None else [])
    joined.add_nodes_from(areas)
    for cell, direction, there in group:
        stairs = maze.tiling.floors and direction == 1
        if leaves(maze, cell, direction):
            assert areas[cell] == areas[there] == filled.outside
            joined.add_edges_from([(cell, "outside"), (there, "outside")])
        else:
            assert (areas[cell] == areas[there]) is not stairs, (cell, direction)
            if not stairs:
                joined.add_edge(cell, there)
    assert len({*areas.values()}) == nx.number_connected_components(joined)
