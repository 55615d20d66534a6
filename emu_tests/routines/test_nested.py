"""Mini-mazes: each block is a tree, one opening at most joins two blocks, and the blocks are a tree; by networkx."""

import itertools

import networkx as nx
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.cells import Cell, graph_of
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library

SIDES = range(2, 8)
BOUND = 600_000


def judge(library: Library, seed: int, width: int, height: int, side: int) -> nx.Graph:
    """Make the maze, and judge it; the graph of its blocks, with the cells of each opening."""
    values = {"nested_side": side}
    call = library.generate("nested", seed, width, height, budget=BOUND, parameters=values, **KEPT)
    assert call.carry == 0
    assert {pair: getattr(call.registers, pair) for pair in KEPT} == KEPT
    maze = graph_of(library.walls(), width, height)

    def block(cell: Cell) -> Cell:
        return cell[0] // side, cell[1] // side

    members: dict[Cell, list[Cell]] = {}
    for cell in maze:
        members.setdefault(block(cell), []).append(cell)
    for cells in members.values():
        assert nx.is_tree(maze.subgraph(cells)), f"{width}x{height}, blocks of {side}, seed {seed}"
    openings = [edge for edge in maze.edges if block(edge[0]) != block(edge[1])]
    blocks = nx.Graph()
    blocks.add_nodes_from(members)
    for one, other in openings:
        assert not blocks.has_edge(block(one), block(other)), "two openings between two blocks"
        blocks.add_edge(block(one), block(other), cells={one, other})
    assert nx.is_tree(blocks)
    return blocks


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("nth", some([3], [3, 1], "generate_nested"))
def test_every_size(library: Library, side: int, nth: int) -> None:
    for turn, (width, height) in enumerate([*itertools.product(range(5, 32, 2), repeat=2)][::nth]):
        judge(library, turn * 1811 % 65536, width, height, side)


def test_each_side_of_each_block_may_open_anywhere(library: Library) -> None:
    """Of 15 x 15 cells with blocks of 5: the 12 pairs of neighbours, each with its 5 places."""
    seen = {
        frozenset(cells)
        for seed in range(0, 65536, 331)
        for _, _, cells in judge(library, seed, 31, 31, 5).edges(data="cells")
    }
    assert len(seen) == 12 * 5


@pytest.mark.sweep("generate_nested")
def test_the_bound_holds_for_all_seeds(library: Library) -> None:
    """The smallest blocks take longest."""
    for seed in range(65536):
        assert library.generate("nested", seed, budget=BOUND, parameters={"nested_side": 2}).carry == 0
