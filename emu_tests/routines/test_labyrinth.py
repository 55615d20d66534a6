"""The labyrinths, from their ways: the orders of the circuits that are known of them, and the walls around the way."""

from itertools import groupby, pairwise

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from zxmazes.routines.library import Image, Library
from zxmazes.routines.pictures import PicturesLibrary

Cell = tuple[int, int]
CHARTRES = 12
#: The circuits from the outermost, 1, to the goal, in the order in which the way takes them.
ORDERS = {
    3: [1, 2, 3],
    7: [3, 2, 1, 4, 7, 6, 5],
    11: [5, 2, 3, 4, 1, 6, 11, 8, 9, 10, 7],
    15: [7, 2, 5, 4, 3, 6, 1, 8, 15, 10, 13, 12, 11, 14, 9],
}
ORDER_OF_CHARTRES = (
    *(5, 6, 11, 10, 9, 8, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6),
    *(5, 4, 3, 2, 1, 2, 3, 4, 5, 4, 3, 2, 1, 6, 7, 12),
)
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
REFUSED = (0, 1, 2, 5, 8, 13, 14, 16, 19, 255)

every_labyrinth = pytest.mark.parametrize("kind", [*ORDERS, CHARTRES])


def way(image: Image, kind: int) -> tuple[list[Cell], tuple[int, int]]:
    """The cells of the way, and how many rows and columns there are."""
    call = image.call("labyrinth_path", 50_000, **KEPT | {"a": kind})
    assert not call.carry
    length = image.machine.word(image.address("route_length"))
    cells = [(call.registers.d, call.registers.e)]
    for code in image.machine.read(image.address("route"), length):
        cells.append((cells[-1][0] + STEPS[code][0], cells[-1][1] + STEPS[code][1]))
    return cells, (call.registers.b, call.registers.c)


@every_labyrinth
def test_the_way_fills_the_labyrinth_once(library: Library, kind: int) -> None:
    """From the middle of the lowest row, which the classical one leaves out left of the entrance."""
    cells, (rows, columns) = way(library, kind)
    assert len(set(cells)) == len(cells)
    outside = set() if kind == CHARTRES else {(rows - 1, column) for column in range(columns // 2 - 1)}
    assert {*np.ndindex(rows, columns)} - outside == {*cells}
    assert cells[0] == (rows - 1, columns // 2 - 1)


@pytest.mark.parametrize("kind", ORDERS)
def test_the_order_of_the_circuits(library: Library, kind: int) -> None:
    """Each runs once over the goal, the outermost in the top row."""
    cells, (rows, columns) = way(library, kind)
    assert (rows, columns) == (7 * (kind + 1) // 4, 2 * kind + 1)
    goal = cells[-1]
    assert goal == (kind, kind)
    assert [row + 1 for row, column in cells if column == goal[1] and row < goal[0]] == ORDERS[kind]


def test_the_labyrinth_of_chartres(library: Library) -> None:
    """11 rings round a middle of 2 x 2; of each ring each quarter once, and the rings in the order that is known."""
    cells, (rows, columns) = way(library, CHARTRES)
    assert (rows, columns) == (24, 24)
    assert set(cells[-4:]) == {(row, column) for row in (11, 12) for column in (11, 12)}
    rings = [min(row, column, 23 - row, 23 - column) + 1 for row, column in cells]
    runs = [(ring, len([*run])) for ring, run in groupby(rings)]
    assert tuple(ring for ring, length in runs if length > 1) == ORDER_OF_CHARTRES
    quarters = [(ring, row < 12, column < 12) for ring, (row, column) in zip(rings, cells, strict=True) if ring < 12]
    along = [(one, len([*run])) for one, run in groupby(quarters)]
    walked = [one for one, length in along if length > 1]
    assert len(walked) == len(set(walked)) == 44


@every_labyrinth
def test_the_picture_has_a_wall_wherever_the_way_does_not_go(kind: int) -> None:
    pictures = PicturesLibrary()
    call = pictures.draw("labyrinth", 0, **KEPT | {"a": kind})
    assert not call.carry
    screen = np.frombuffer(pictures.field(), np.uint8)
    assert not screen[6144:].any(), "colours are kept"
    shown = np.unpackbits(screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32), axis=1)
    cells, (rows, columns) = way(pictures, kind)
    size = 168 // rows
    top, left = 12, 128 - columns * size // 2
    expected = np.zeros((192, 256), np.uint8)
    entry = (cells[0][0] + 1, cells[0][1])
    for before, (row, column), after in zip([entry, *cells], cells, [*cells[1:], None], strict=False):
        y, x = top + row * size, left + column * size
        sides = {
            (row - 1, column): np.s_[y, x : x + size + 1],
            (row + 1, column): np.s_[y + size, x : x + size + 1],
            (row, column - 1): np.s_[y : y + size + 1, x],
            (row, column + 1): np.s_[y : y + size + 1, x + size],
        }
        for beside, pixels in sides.items():
            if beside not in (before, after):
                expected[pixels] = 1
    assert (shown == expected).all()
    pictures.draw("labyrinth", 0, a=kind)
    places = [
        top + cells[at][axis] * size if axis == 0 else left + cells[at][axis] * size
        for at in (-1, 0)
        for axis in (1, 0)
    ]
    assert [*pictures.machine.read(pictures.address("work"), 5)] == [*places[:2], size, *places[2:]]


@pytest.mark.parametrize("kind", [3, 7])
def test_a_labyrinth_in_the_field(library: Library, kind: int) -> None:
    """Solvers and mazes' measures take it: one way, as long as the labyrinth's, and no more cells."""
    cells, (rows, columns) = way(library, kind)
    library.machine.write(library.address("field"), bytes([0x55]) * 1024)
    call = library.call("labyrinth", 82_000, **KEPT | {"a": kind})
    assert not call.carry
    size = library.machine.read(library.address("field_width"), 2)
    assert tuple(size) == (2 * columns + 1, 2 * rows + 1)
    expected = np.ones((32, 32), np.bool_)
    for (row, column), (other_row, other_column) in pairwise(cells):
        expected[2 * row + 1, 2 * column + 1] = expected[2 * other_row + 1, 2 * other_column + 1] = False
        expected[row + other_row + 1, column + other_column + 1] = False
    assert (library.walls() == expected).all(), show(library.walls())
    ends = divmod(call.registers.de, 256), divmod(call.registers.hl, 256)
    assert ends == tuple((2 * row + 1, 2 * column + 1) for row, column in (cells[0], cells[-1]))
    assert library.solve("wave", *ends).registers.bc == 2 * len(cells) - 2
    stats = library.stats()
    assert (stats.dead_ends, stats.junctions, stats.parts, len(stats.route)) == (2, 0, 1, 2 * len(cells) - 2)


def test_other_numbers_are_refused(library: Library) -> None:
    pictures = PicturesLibrary()
    for kind in REFUSED:
        for image, label in ((library, "labyrinth_path"), (library, "labyrinth"), (pictures, "draw_labyrinth")):
            before = image.machine.read(0x4000, 0xBC00)
            call = image.call(label, 1000, **KEPT | {"a": kind})
            assert call.carry, (label, kind)
            assert image.machine.read(0x4000, 0xBC00) == before
    assert all(library.call("labyrinth", 1000, a=kind).carry for kind in (11, 12, 15))


def test_the_times_claimed(library: Library) -> None:
    times = {kind: f"{library.call('labyrinth_path', 50_000, a=kind).tstates:,} T" for kind in (*ORDERS, CHARTRES)}
    stated = f"{', '.join(times[kind] for kind in ORDERS)} by circuits; {times[CHARTRES]} Chartres"
    assert claimed_time("labyrinth_path") == stated
    times = {kind: f"{library.call('labyrinth', 82_000, a=kind).tstates:,} T" for kind in (3, 7)}
    assert claimed_time("labyrinth") == "; ".join(f"{time} {kind} circuits" for kind, time in times.items())
    slowest = max(PicturesLibrary().draw("labyrinth", 0, a=kind).tstates for kind in (*ORDERS, CHARTRES))
    assert claimed_time("draw_labyrinth") == f"{slowest:,} T at most"
