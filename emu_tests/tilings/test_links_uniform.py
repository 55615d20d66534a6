"""Wilson on tilings: every spanning tree as often as any other, by Kirchhoff's theorems; long corridors."""

from collections import Counter

import networkx as nx
import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.links import Mask, assert_perfect, board
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import SECOND
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS

BOARDS = [("hexagon", 2, 3), ("brick", 3, 3), ("torus", 3, 3), ("square", 3, 3), ("upsilon", 3, 3), ("kagome", 3, 4)]


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def trees(name: str, rows: int, columns: int) -> int:
    """How many spanning trees there are: a cofactor of the Laplacian."""
    laplacian = nx.laplacian_matrix(board(TILINGS[name], (rows, columns, 1))).toarray()
    return round(float(np.linalg.det(laplacian[1:, 1:])))


@pytest.mark.parametrize(
    ("name", "rows", "columns"),
    every(3, BOARDS, "links_generate_wilson"),
)
def test_all_trees_are_equally_likely(library: LinksLibrary, name: str, rows: int, columns: int) -> None:
    """Seeds without replacement, spread over all states; at least five mazes a tree are expected."""
    many = trees(name, rows, columns)
    library.select(name)
    seeds = np.random.default_rng(9).permutation(65536)[: max(6 * many, 12_000) if many < 10_000 else 65536]
    found = Counter[bytes]()
    for seed in seeds.tolist():
        assert not library.generate("wilson", seed, columns, rows).carry
        found[library.links()[:rows, :columns].tobytes()] += 1
    assert len(found) <= many
    if len(seeds) < 5 * many:  # too few for the test: how many trees never came up
        missing = many * np.exp(-len(seeds) / many)
        assert abs(many - len(found) - missing) < 5 * missing**0.5
        return
    assert chisquare([*found.values(), *[0] * (many - len(found))]).pvalue > 0.001


@pytest.mark.parametrize("name", ["wilson", "aldous_broder"])
def test_passages_of_rings_that_divide_are_as_likely_as_they_should(library: LinksLibrary, name: str) -> None:
    """Too many trees to count: of all spanning trees the share with an edge is its effective resistance (Kirchhoff)."""
    tiling, rows, columns, many = TILINGS["polar"], 3, 16, 3000
    graph = board(tiling, (rows, columns, 1))
    cells = sorted(graph)
    assert {len([cell for cell in cells if cell[0] == row]) for row in range(rows)} == {8, 16}
    inverse = np.linalg.pinv(nx.laplacian_matrix(graph, nodelist=cells).toarray().astype(float))
    library.select("polar")
    found = Counter[frozenset[tuple[int, int]]]()
    for seed in np.random.default_rng(7).permutation(65536)[:many].tolist():
        assert not library.generate(name, seed, columns, rows).carry
        links = library.links()
        for cell in cells:
            for code, there in tiling.neighbours(cell, rows, columns, 1):
                if code < 4 and links[cell] >> code & 1:
                    found[frozenset((cell, there))] += 1
    assert sum(found.values()) == many * (len(cells) - 1)
    for one, other in graph.edges:
        i, j = cells.index(one), cells.index(other)
        share = inverse[i, i] + inverse[j, j] - 2 * inverse[i, j]
        assert abs(found[frozenset((one, other))] - many * share) < 5 * (many * share * (1 - share)) ** 0.5


def serpentine(rows: int) -> Mask:
    """A corridor to and fro through every other row."""
    mask = np.ones((32, 32), np.bool_)
    mask[:rows:2] = False
    for number, row in enumerate(range(1, rows - 1, 2)):
        mask[row, 31 * (number % 2 == 0)] = False
    return mask


@pytest.mark.parametrize("rows", [5, 9, 13])
def test_walks_in_a_long_corridor_end(library: LinksLibrary, rows: int) -> None:
    """The steps are as many as the square of its length, more than there are random states."""
    mask = serpentine(rows)
    library.select("square", mask=mask)
    for seed in range(0, 65536, 5461):
        assert not library.generate("wilson", seed, 32, rows, budget=60 * SECOND).carry
        assert_perfect(TILINGS["square"], (rows, 32, 1), library.links(), mask)
