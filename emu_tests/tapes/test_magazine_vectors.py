"""The magazine's vector mazes and hexagons, Z5, Z6 and Z13, read from the screen's pixels and judged.

y is counted from the top, so that BASIC's PLOT x,y is pixel (175 - y, x).
"""

from collections.abc import Callable
from itertools import pairwise, product
from typing import NamedTuple

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest
from scipy.ndimage import binary_dilation, label

from emu_tests.machine.magazine import another, load, pixels, seconds
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

FRAMES = 0x5C78
CENTRE = (88, 128)
EIGHT = np.ones((3, 3), dtype=np.bool_)

Pixels = npt.NDArray[np.bool_]  # 176 x 256, True for ink


def regions(ink: Pixels) -> tuple[npt.NDArray[np.int64], int]:
    """The parts of the paper, 4-connected, each a number from 1; outside the screen is part 1 too."""
    parts, count = label(~np.pad(ink, 1))
    return parts, count


def centre_reached(ink: Pixels) -> bool:
    """Does the paper at the centre join that outside?"""
    parts, _ = regions(ink)
    return bool(parts[CENTRE[0] + 1, CENTRE[1] + 1] == parts[0, 0])


# --- Z5: five rings -----------------------------------------------------------------------------------------


def inked(ink: Pixels, radius: float, sector: float) -> bool:
    """Is there ink within a pixel of the place at a radius and an angle, in sectors of 18 degrees from the right?"""
    angle = np.pi / 10 * sector
    row, column = round(175 - (88 + radius * np.sin(angle))), round(128 + radius * np.cos(angle))
    return bool(ink[row - 1 : row + 2, column - 1 : column + 2].any())


def rings_graph(arcs: Pixels, spokes: Pixels) -> nx.Graph:
    """The disc (0, 0), the sectors (band, sector) of the four bands, the outside (5, 0), and the ways between them."""

    def place(band: int, sector: int) -> tuple[int, int]:
        return band, sector % 20 if 0 < band < 5 else 0

    graph = nx.MultiGraph()
    graph.add_nodes_from(place(band, sector) for band, sector in product(range(6), range(20)))
    for ring, sector in product(range(5), range(20)):
        if not arcs[ring, sector]:
            graph.add_edge(place(ring, sector), place(ring + 1, sector))
        if ring < 4 and not spokes[ring, sector]:
            graph.add_edge(place(ring + 1, sector - 1), place(ring + 1, sector))
    return graph


def judge_z5(ink: Pixels) -> bool:
    """The rules that the listing's M keeps, the pixels against a graph of the sectors. Is the centre reached?"""
    arcs = np.array([[inked(ink, 16 * ring, n + 0.5) for n in range(20)] for ring in range(1, 6)])
    spokes = np.array([[inked(ink, 16 * ring + 8, n) for n in range(20)] for ring in range(1, 5)])
    assert not (arcs[:4] & spokes).any(), "an arc begins where a spoke does"
    order = spokes.ravel()
    assert not (order[1:] & order[:-1]).any(), "two spokes in a row"
    closed = arcs[[0, 4]].ravel()
    assert (closed | np.r_[spokes[0], ~arcs[4]]).all(), "the innermost ring has a gap without a spoke"
    assert not (~arcs[4, 1:] & ~arcs[4, :-1]).any(), "two gaps in a row in the outermost ring"
    rows, columns = np.nonzero(ink)
    radius = np.hypot(175 - rows - 88, columns - 128)
    angle = np.arctan2(175 - rows - 88, columns - 128) / (np.pi / 10)
    on_a_ring = np.abs(radius / 16 - np.round(radius / 16)) * 16 < 1.6
    on_a_spoke = np.abs(angle - np.round(angle)) * np.pi / 10 * radius < 1.6
    assert (on_a_ring | on_a_spoke).all(), "ink away from the rings and the spokes"
    assert radius.min() > 14, "the goal is not clear"
    assert radius.max() < 82
    graph = rings_graph(arcs, spokes)
    assert graph.number_of_edges() > graph.number_of_nodes(), "not multiply connected"
    reached = centre_reached(ink)
    assert reached == nx.has_path(graph, (0, 0), (5, 0)), "the drawn walls leak, or close a way"
    assert reached == centre_reached(binary_dilation(ink, EIGHT)), "a line leaks"
    return reached


# --- Z6: six nested rectangles ------------------------------------------------------------------------------


def boxes() -> list[tuple[int, int, int, int]]:
    """Top, left, bottom and right pixel of the six rectangles, from the innermost."""
    return [(97 - 16 * n, 112 - 16 * n, 79 + 16 * n, 143 + 16 * n) for n in range(1, 7)]


def rectangles() -> Pixels:
    """The six rectangles without a gap."""
    ink = np.zeros((176, 256), dtype=np.bool_)
    for top, left, bottom, right in boxes():
        ink[[top, bottom], left : right + 1] = True
        ink[top : bottom + 1, [left, right]] = True
    return ink


def cross_walls(ink: Pixels) -> Pixels:
    """The pixels of walls that lead straight from a rectangle to the next one outside."""
    found = np.zeros_like(ink)
    for (top, left, bottom, right), (top2, left2, bottom2, right2) in pairwise(boxes()):
        bands = [
            (slice(top2 + 1, top), slice(left, right + 1), 0),
            (slice(bottom + 1, bottom2), slice(left, right + 1), 0),
            (slice(top, bottom + 1), slice(left2 + 1, left), 1),
            (slice(top, bottom + 1), slice(right + 1, right2), 1),
        ]
        for rows, columns, axis in bands:
            found[rows, columns] = ink[rows, columns].all(axis=axis, keepdims=True)
    return found


def gaps(line: npt.NDArray[np.bool_]) -> list[int]:
    """The lengths of the gaps in a line, in pixels."""
    places = np.flatnonzero(np.diff(np.r_[False, ~line, False]))
    return [int(length) for length in places[1::2] - places[::2]]


def judge_z6(ink: Pixels) -> bool:
    """Nothing but rectangles and cross walls; a way in at the top and one on the left. Is the centre reached?"""
    frame = rectangles()
    assert not (ink & ~frame & ~cross_walls(ink)).any(), "ink that is neither rectangle nor cross wall"
    top, left, bottom, right = boxes()[-1]
    assert gaps(ink[top, left : right + 1]) == [10]
    assert gaps(ink[top : bottom + 1, left]) == [10]
    assert ink[bottom, left : right + 1].all()
    assert ink[top : bottom + 1, right].all()
    _, count = label(ink, EIGHT)
    assert count > 2, "not multiply connected"
    return centre_reached(ink)


def judge_z6b(ink: Pixels) -> bool:
    """As `judge_z6`, every gap ten pixels wide or more, and no place at all cut off."""
    for top, left, bottom, right in boxes():
        for line in (ink[[top, bottom], left : right + 1], ink[top : bottom + 1, [left, right]].T):
            assert all(length % 16 == 10 for side in line for length in gaps(side)), "a gap of another width"
    for thick in (ink, binary_dilation(ink, EIGHT)):
        assert regions(thick)[1] == 1, "a place is cut off"
    return judge_z6(ink)


# --- Z13: hexagons ------------------------------------------------------------------------------------------

Hexagon = tuple[int, int]  # column 0-14, and which from the top: 11 in the even columns, 10 in the odd ones
HEXAGONS = [(q, k) for q in range(15) for k in range(11 - q % 2)]
SHAPES = [np.eye(8, dtype=np.bool_)[::-1], np.eye(8, dtype=np.bool_), np.zeros((8, 8), dtype=np.bool_)]
RISING, FALLING, _ = SHAPES
ABOVE, BELOW = np.zeros((2, 8, 8), dtype=np.bool_)
ABOVE[0] = BELOW[7] = True


def middle(hexagon: Hexagon) -> tuple[int, int]:
    """A pixel in the middle of a hexagon."""
    q, k = hexagon
    return 16 * k + (15 if q % 2 else 8), 16 * q + 12


def partitions() -> dict[tuple[int, int], tuple[Hexagon, Hexagon]]:
    """The character cell (row, column) that is between two neighbours, for all pairs of them."""
    found = {}
    for one, other in product(HEXAGONS, HEXAGONS):
        (y, x), (y2, x2) = middle(one), middle(other)
        if one < other and np.hypot(y - y2, x - x2) < 20:
            found[(y + y2) // 2 // 8, (x + x2) // 2 // 8] = one, other
    return found


def characters(ink: Pixels) -> npt.NDArray[np.bool_]:
    """22 x 32 characters of 8 x 8 pixels."""
    return ink.reshape(22, 8, 32, 8).swapaxes(1, 2)


def net() -> Pixels:
    """What listing 13 draws, from its geometry: row by row and column by column of characters."""
    ink = np.zeros((22, 32, 8, 8), dtype=np.bool_)
    ink[0::2, 0::4], ink[0::2, 1::4], ink[0::2, 2::4], ink[0::2, 3::4] = RISING, ABOVE, FALLING, BELOW
    ink[1::2, 0::4], ink[1::2, 2::4] = FALLING, RISING
    return ink.swapaxes(1, 2).reshape(176, 256)


def judge_z13(ink: Pixels) -> bool:
    """Every hexagon a part of its own; one partition blanked joins just the two beside it."""
    assert (ink == net()).all()
    parts, count = regions(ink[:, :248])  # the last column is cut off
    inside = {hexagon: int(parts[middle(hexagon)[0] + 1, middle(hexagon)[1] + 1]) for hexagon in HEXAGONS}
    whole = [hexagon for hexagon in HEXAGONS if hexagon[1] != 10]  # the lowest ones are open below
    assert len({inside[hexagon] for hexagon in whole} - {parts[0, 0]}) == len(whole) == 150
    for (row, column), (one, other) in partitions().items():
        if one in whole and other in whole:
            without = ink[:, :248].copy()
            without[8 * row : 8 * row + 8, 8 * column : 8 * column + 8] = False
            now, fewer = regions(without)
            (y, x), (y2, x2) = middle(one), middle(other)
            assert now[y + 1, x + 1] == now[y2 + 1, x2 + 1], f"{row},{column} does not part {one} from {other}"
            assert fewer == count - 1, f"{row},{column} parts more than {one} from {other}"
    return True


def judge_z13b(ink: Pixels) -> bool:
    """A tree of all 158 hexagons, with one way in on the left and one out on the right."""
    shown, full = characters(ink), characters(net())
    full[21, 1::4], full[:, 31] = BELOW, False  # its lower edge is closed, its right one cut
    between = partitions()
    assert len(between) == 423
    there = {cell: bool((shown[cell] == full[cell]).all()) for cell in between}
    for cell, closed in there.items():
        assert closed or not shown[cell].any(), f"{cell} is half open"
    graph = nx.Graph()
    graph.add_nodes_from(HEXAGONS)
    graph.add_edges_from(between[cell] for cell, closed in there.items() if not closed)
    assert nx.is_tree(graph), f"{nx.number_connected_components(graph)} parts, {graph.number_of_edges()} ways"
    doors = []
    for row, column in product(range(22), range(32)):
        if (row, column) not in between and (shown[row, column] != full[row, column]).any():
            assert not shown[row, column].any(), "nothing but doors: it is not walked"
            doors.append((row, column))
    assert [column for _, column in sorted(doors, key=lambda cell: cell[1])] == [0, 30], f"doors at {doors}"
    pixels = characters(ink).swapaxes(1, 2).reshape(176, 256)
    assert regions(pixels)[1] == 1, "a place is cut off"
    assert label(pixels, EIGHT)[1] == 2, "the walls are not in the two parts that one route leaves"
    return True


# --- the programs -------------------------------------------------------------------------------------------


class Program(NamedTuple):
    """How long one may take on a 48K, in seconds; how many mazes to judge; how many of them must reach the goal."""

    name: str
    judge: Callable[[Pixels], bool]
    budget: float
    mazes: int
    reached: int


PROGRAMS = [
    Program("z5", judge_z5, 86, 6, 5),
    Program("z6", judge_z6, 12, 30, 25),
    Program("z6b", judge_z6b, 11.5, 60, 60),
    Program("z13", judge_z13, 5, 2, 2),
    Program("z13b", judge_z13b, 143, 5, 5),
]

every_program = pytest.mark.parametrize("program", PROGRAMS, ids=[program.name for program in PROGRAMS])


def judged(machine: Machine, program: Program) -> bool:
    """Judge the maze that is on the screen; a failure shows it."""
    assert 0.5 < seconds(machine) <= program.budget
    try:
        return program.judge(pixels(machine))
    except AssertionError as error:
        raise AssertionError(f"{program.name}: {error}\n" + "\n".join(machine.text())) from error


@every_program
@pytest.mark.parametrize("more", [0, pytest.param(1, marks=pytest.mark.sweep("dist/magazine_{program.name}.tap"))])
def test_mazes_keep_what_the_text_promises(program: Program, more: int) -> None:
    seeds = np.random.default_rng(5).integers(1, 65536, more * (program.mazes - 1))
    machine = load(program.name)
    finish(machine, program.budget + 2)
    reached = [judged(machine, program)]
    for seed in seeds:
        machine.poke_word(FRAMES, int(seed))  # what RANDOMIZE takes
        another(machine, program.budget + 2)
        reached.append(judged(machine, program))
    assert sum(reached) >= more * program.reached, f"the goal is cut off in {reached.count(False)} of {program.mazes}"


@pytest.mark.sweep("dist/magazine_{program.name}.tap")
@every_program
def test_runs_on_a_128k(program: Program) -> None:
    machine = load(program.name, 128)
    finish(machine, program.budget + 2)
    judged(machine, program)


@pytest.mark.sweep("dist/magazine_{name}.tap")
@pytest.mark.parametrize("name", ["z5", "z6", "z6b", "z13b"])
def test_two_mazes_of_two_seeds_are_not_the_same(name: str) -> None:
    budget = 2 + next(program.budget for program in PROGRAMS if program.name == name)
    finish(machine := load(name), budget)
    before = pixels(machine)
    another(machine, budget)
    assert (before != pixels(machine)).any()
