"""Rings that divide: the cells and ways of `polar`, by angles and radii; what its steps cost the other tilings."""

import math
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest

from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import STRIDE, TILINGS, Cell

POLAR = TILINGS["polar"]
#: Angles and lengths that differ by less are the same.
SAME = 1e-9
ROWS = (2, 3, 4, 6, 7, 8, 9, 13, 32)

Sector = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def many(number: int, columns: int) -> int:
    """The sectors of a ring by its number from the middle: 8 or more, twice as many when it + 2 has doubled."""
    least = 8 * 2 ** (int(math.log2(number + 2)) - 1)
    found = columns
    while found % 2 == 0 and found // 2 >= least:
        found //= 2
    return found


def sectors(rows: int, columns: int) -> dict[Cell, Sector]:
    """Each cell's first and last angle, in turns, and its inner and outer radius, in rings."""
    inside = next(number for number in range(32) if many(number, columns) == columns)
    found = {}
    for row in range(rows):
        ring = max(rows - 1, inside) - row
        cells = many(ring, columns)
        for place in range(cells):
            found[row, place * columns // cells] = (place / cells, (place + 1) / cells, ring + 1.0, ring + 2.0)
    return found


def common(one: Sector, other: Sector) -> int | None:
    """The direction of another cell if both have more than a point in common: an arc or a piece of a radius."""
    first, last, inner, outer = one
    first_2, last_2, inner_2, outer_2 = other
    arc = min(last, last_2) - max(first, first_2)
    if arc > SAME and abs(inner_2 - outer) < SAME:
        return 0 if abs(first_2 - first) < SAME or last_2 - first_2 > last - first - SAME else 1
    if arc > SAME and abs(outer_2 - inner) < SAME:
        return 4 if abs(first_2 - first) < SAME or last - first > last_2 - first_2 - SAME else 5
    if min(outer, outer_2) - max(inner, inner_2) > SAME:
        for code, here, there in ((2, last, first_2), (6, first, last_2)):
            if abs((here - there + 0.5) % 1 - 0.5) < SAME:
                return code
    return None


def neighbours(rows: int, columns: int) -> dict[Cell, dict[int, Cell]]:
    """By geometry alone; every two cells of a ring and of the next one are compared."""
    places = sectors(rows, columns)
    rings = [[cell for cell in places if cell[0] == row] for row in range(rows)]
    found: dict[Cell, dict[int, Cell]] = {cell: {} for cell in places}
    pairs = [(a, b) for ring in rings for a in ring for b in ring if a != b]
    pairs += [pair for one, other in pairwise(rings) for a in one for b in other for pair in ((a, b), (b, a))]
    for cell, other in pairs:
        code = common(places[cell], places[other])
        if code is not None:
            assert code not in found[cell], f"{cell}: two neighbours in direction {code}"
            found[cell][code] = other
    return found


@pytest.mark.parametrize("columns", [3, 4, 5, 7, 8, 12, 15, 16, 17, 18, 20, 22, 24, 28, 30, 31, 32])
def test_cells_and_ways_are_those_of_the_geometry(library: LinksLibrary, columns: int) -> None:
    """In the rule, and in what a generator gets; each way has its way back, and the board is connected and planar."""
    for rows in ROWS:
        expected = neighbours(rows, columns)
        assert {cell: dict(POLAR.neighbours(cell, rows, columns)) for cell in POLAR.cells(rows, columns)} == expected
        library.select("polar")
        library.set_inputs(1, columns, rows)
        assert library.call("links_begin").carry == 0
        ways = np.frombuffer(library.machine.read(library.address("links_ways"), 32 * rows), np.uint8)
        stated = {(place // STRIDE, place % STRIDE): int(byte) for place, byte in enumerate(ways) if byte}
        assert stated == {cell: sum(1 << code for code in around) for cell, around in expected.items()}
        assert all(expected[there][code ^ 4] == cell for cell in expected for code, there in expected[cell].items())
        graph = nx.Graph([(cell, there) for cell, around in expected.items() for there in around.values()])
        assert len(graph) == len(expected)
        assert nx.is_connected(graph)
        assert nx.check_planarity(graph)[0]


def test_cells_keep_about_the_same_shape() -> None:
    """In 32 columns a cell's arc is between one and three rings long; the outermost ring has all columns."""
    for rows in range(2, 9):
        for first, last, inner, outer in sectors(rows, STRIDE).values():
            assert 1 < (last - first) * math.pi * (inner + outer) < 3
        assert sum(cell[0] == 0 for cell in sectors(rows, STRIDE)) == STRIDE
    assert [sum(cell[0] == row for cell in sectors(8, STRIDE)) for row in range(8)] == [32, 32, 16, 16, 16, 16, 8, 8]


@pytest.mark.parametrize("size", [(2, 3), (5, 18), (8, 32), (32, 32)], ids=str)
def test_each_step_leads_to_the_neighbour(library: LinksLibrary, size: tuple[int, int]) -> None:
    """By links_go, from a cell in links, in links_ways and from its place in a copy; the way back is the mask's."""
    library.select("polar")
    library.set_inputs(1, size[1], size[0])
    library.call("links_begin")
    for cell, around in neighbours(*size).items():
        for code, there in around.items():
            for name in ("links", "links_ways", "links_distances"):
                start = library.address(name)
                call = library.call("links_go", hl=start + STRIDE * cell[0] + cell[1], c=1 << code)
                assert call.registers.hl == start + STRIDE * there[0] + there[1]
                assert (call.registers.a, call.registers.b, call.registers.c) == (
                    1 << (code ^ 4),
                    1 << (code ^ 4),
                    1 << code,
                )


@pytest.mark.parametrize("name", ["square", "hexagon", "kagome", "torus"])
def test_a_step_of_another_tiling_takes_the_same_time_after_polar(library: LinksLibrary, name: str) -> None:
    """What polar has written into the code is taken back."""
    times = []
    for before in (name, "polar", name):
        library.select(before)
        library.set_inputs(1, 9, 9)
        assert library.call("links_generate_kruskal").carry == 0
        library.select(name)
        times.append(library.generate("kruskal", 7, 9, 9).tstates)
    assert len(set(times)) == 1
