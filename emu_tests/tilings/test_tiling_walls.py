"""Boards of polygons are drawn a side of all cells at once: with the pixels of walls and signs drawn one by one."""

import functools
import random

import numpy as np
import pytest
from skoolkit.simutils import xH, xL

from emu_tests.oracles.tiling_pixels import ALL_FLOORS, BOUND, KEPT, Board, Drawing, Pixels, random_links
from zxmazes.tilings import STRIDE, TILINGS, Cell

POLYGONS = [name for name, one in TILINGS.items() if one.drawing.polygons]
#: Pixels around the marks of entrance and exit, which are not compared.
NEAR = 48
ROWS, COLUMNS = np.indices((192, 256))


@functools.cache
def drawing() -> Drawing:
    return Drawing("screen")


def random_board(name: str, chance: random.Random) -> tuple[Board, int]:
    """A board that fits, of any size, with holes in one of three; and the floor to draw."""
    one = TILINGS[name]
    storeys = chance.randrange(1, 5) if one.floors else 1
    floor = chance.choice([ALL_FLOORS, *range(storeys)]) if one.floors else ALL_FLOORS
    rows = chance.randrange(one.least[0], 32 // storeys + 1)
    columns = chance.randrange(one.least[1], 33)
    while not drawing().fits(Board(name, rows, columns, storeys), floor):
        rows, columns = max(rows - 1, one.least[0]), max(columns - 1, one.least[1])
    holes = np.array([chance.random() < 0.2 for _ in range(STRIDE * STRIDE)])
    holes[: STRIDE + 2] = False  # so that there are cells
    return Board(name, rows, columns, storeys, holes.tobytes() if chance.random() < 0.3 else b""), floor


def one_by_one(board: Board, links: np.ndarray, floor: int) -> Pixels:
    """The walls of each cell in turn, and the signs of all passages."""
    lines = drawing().walls(board, links, floor)
    for cell in board.cells:
        for code in range(8):
            if links[cell] >> code & 1:
                drawing().call("polygon_sign", d=cell[0], e=cell[1], a=code)
    return lines | drawing().pixels()


def far(cells: set[Cell]) -> Pixels:
    """All pixels that are not near one of these cells."""
    found = np.ones((192, 256), np.bool_)
    for centre in map(drawing().centre, cells):
        if centre:
            found &= (abs(ROWS - centre[0]) > NEAR) | (abs(COLUMNS - centre[1]) > NEAR)
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", POLYGONS)
def test_a_board_has_the_walls_of_its_cells(name: str, seed: int) -> None:
    chance = random.Random(f"{name} {seed}")
    board, floor = random_board(name, chance)
    links = random_links(board, seed, chance.choice((0.0, 0.1, 0.5, 1.0)))
    end = chance.choice(board.cells)
    drawing().draw(board, links, (end, end), floor)
    whole, compared = drawing().pixels(), far({end})
    lines = one_by_one(board, links, floor)
    if TILINGS[name].crossing and board.mask:  # beside a hole slopes are drawn that no cell there has
        assert not (lines & ~whole & compared).any()
    else:
        assert (whole == lines)[compared].all(), board


@pytest.mark.parametrize("name", POLYGONS)
def test_interrupts_change_nothing_and_hl_of_basic_survives(name: str) -> None:
    """A program that BASIC has called needs HL' again; the largest board takes several frames."""
    board, floor = random_board(name, random.Random(name))
    links = random_links(board, 1)
    drawing().draw(board, links, floor=floor)
    quiet = drawing().machine.screen()
    machine, registers = drawing().machine, drawing().machine.simulator.registers
    machine.write(0x4000, bytes(6144) + bytes([0x38]) * 768)
    registers[xH], registers[xL] = 0x27, 0x58
    machine.call(drawing().address("tiling_draw"), BOUND, interrupts=True, **KEPT)  # type: ignore[arg-type]
    assert machine.screen() == quiet
    assert (registers[xH], registers[xL]) == (0x27, 0x58)


@pytest.mark.parametrize("name", ["square", "torus", "brick", "octagon", "hexagon"])
def test_closed_boards_of_any_size(name: str) -> None:
    """Every number of columns: all lines, whichever bits of a byte they begin and end at."""
    links = np.zeros((STRIDE, STRIDE), np.uint8)
    for columns in range(3, 33):
        board = Board(name, 3, columns)
        if not drawing().fits(board):
            break
        drawing().draw(board, links)
        whole, compared = drawing().pixels(), far({board.cells[0], board.cells[-1]})
        assert (whole == drawing().walls(board, links))[compared].all(), board
    assert columns > 20
