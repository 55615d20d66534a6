"""The drawings of mazes on tilings of polygons, judged from their pixels."""

import functools
import re

import networkx as nx
import numpy as np
import pytest
from scipy.ndimage import binary_dilation

from emu_tests.oracles.tiling_pixels import (
    AREAS,
    Areas,
    Board,
    Drawing,
    areas,
    beside,
    between,
    paper,
    passable,
    random_links,
)
from zxmazes.paths import ASM
from zxmazes.tilings import STRIDE, TILINGS, Cell

ROWS, COLUMNS = np.indices((STRIDE, STRIDE))


def ring(rows: int, columns: int) -> bytes:
    """A mask: an ellipse with a hole in it, and a corner that is a part of its own."""
    far = ((ROWS - rows / 2 + 0.5) / rows * 2) ** 2 + ((COLUMNS - columns / 2 + 0.5) / columns * 2) ** 2
    out = (far > 1.05) | (far < 0.12)
    out[rows - 1, columns - 1] = out[rows - 1, columns - 2] = False
    return bytes(np.asarray(out, np.bool_).tobytes())


#: How many pixels high and wide a cell is at most in each board: so there is one for each set of lengths, and more.
CELLS = (40, 22, 16, 13, 10, 8, 6)
POLYGONS = [name for name, one in TILINGS.items() if one.drawing.polygons]
every_board = pytest.mark.parametrize(
    ("name", "cell", "masked"),
    [(name, cell, False) for name in POLYGONS for cell in CELLS] + [(name, 13, True) for name in POLYGONS],
)


@functools.cache
def board_of(name: str, cell: int, masked: bool) -> Board:
    """The largest board whose cells would have this size, or one that fits; of storeys up to four floors."""
    one = TILINGS[name]
    storeys = 1 + CELLS.index(cell) % 4 if one.floors else 1
    rows, columns = min(192 // cell, 32), min(256 // cell, 32)
    if one.floors:
        rows, columns = max(rows // storeys - 2, 3), columns // 2
    while not drawing().fits(Board(name, rows, columns, storeys)):
        rows, columns = rows * 7 // 8, columns * 7 // 8
        assert min(rows, columns) > 0, "no board fits"
    rows, columns = max(rows, one.least[0]), max(columns, one.least[1])
    return Board(name, rows, columns, storeys, ring(rows * storeys, columns) if masked else b"")


@pytest.fixture
def board(name: str, cell: int, masked: bool) -> Board:
    return board_of(name, cell, masked)


@functools.cache
def drawing(area: str = "screen") -> Drawing:
    return Drawing(area)


@functools.cache
def areas_of(board: Board, area: str = "screen") -> Areas:
    return areas(drawing(area), board)


def flat(board: Board, one: Cell, other: Cell) -> bool:
    """Are two neighbours side by side in the drawing, not joined by stairs or round the edge?"""
    near = abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= (1 if TILINGS[board.name].period == 1 else 2)
    return near and (not TILINGS[board.name].floors or one[0] // board.rows == other[0] // board.rows)


@every_board
def test_each_cell_is_an_area_beside_those_of_its_neighbours(board: Board) -> None:
    """Two areas have a wall in common exactly if the cells are neighbours; octagons by a diamond too."""
    parts = areas_of(board)
    common = beside(parts)
    cells = {number: cell for cell, number in parts.of.items()}
    met = {(cells[a], cells[b]) for (a, b), many in common.items() if a in cells and b in cells and many > 1}
    diamonds = nx.Graph([pair for pair in common if parts.outside not in pair])
    for number in set(diamonds) - set(cells):
        around = sorted(cells[near] for near in diamonds[number])
        assert len(around) <= 4
        assert TILINGS[board.name].crossing
        met |= {(a, b) for a in around for b in around if a < b and a[1] != b[1] and a[0] != b[0]}
    expected = {
        (cell, there) for cell in board.cells for there in board.neighbours(cell).values() if flat(board, cell, there)
    }
    if TILINGS[board.name].crossing and board.mask:  # beside a hole a diamond is part of the outside
        assert {tuple(sorted(pair)) for pair in met} <= {tuple(sorted(pair)) for pair in expected}
    else:
        assert {tuple(sorted(pair)) for pair in met} == {tuple(sorted(pair)) for pair in expected}


@every_board
def test_all_cells_are_alike_and_evenly_spaced(board: Board) -> None:
    """One shape of area, with its centre at one place in it; or two, for cells of different outlines."""
    shapes = set()
    for cell, number in areas_of(board).of.items():
        cut = areas_of(board).boxes[number - 1]
        area = areas_of(board).parts[cut] == number
        centre = areas_of(board).centres[cell]
        place = (centre[0] + 1 - cut[0].start, centre[1] + 1 - cut[1].start)
        shapes.add((area.shape, area.tobytes(), place))
    polygons = TILINGS[board.name].drawing.polygons
    assert polygons
    assert len(shapes) == len(polygons.chains)


def gaps(parts: Areas, ink: np.ndarray) -> dict[Cell, int]:
    """The cells whose outline has a gap: each with the number of pixels of it."""
    found = {}
    for cell, number in parts.of.items():
        cut = parts.around(number)
        open_ = int((between(parts.parts[cut], number, parts.outside) & ~ink[cut]).sum())
        if open_:
            found[cell] = open_
    return found


@every_board
@pytest.mark.parametrize("loops", [0.0, 0.3], ids=["tree", "loops"])
def test_a_flood_fill_joins_neighbours_where_the_links_say_so(board: Board, loops: float) -> None:
    links = random_links(board, 1, loops)
    assert not drawing().draw(board, links).carry
    parts, ink = areas_of(board), np.pad(drawing().pixels(), 1)
    ink[parts.parts > 1] = False  # marks and stairs inside cells
    walls = [
        (cell, code, there)
        for cell in board.cells
        for code, there in board.neighbours(cell).items()
        if cell < there and flat(board, cell, there)
    ]
    joined = passable(parts, ink, [(parts.of[cell], parts.of[there]) for cell, _, there in walls])
    for (cell, code, there), fine in zip(walls, joined, strict=True):
        assert fine == bool(links[cell] >> code & 1), f"{cell} to {there}"


@every_board
def test_the_outline_is_closed_but_for_entrance_and_exit(board: Board) -> None:
    """On the sides that tiling_outer states; a torus has none, its gaps are those of passages round the edge."""
    links = random_links(board, 2)
    drawing().draw(board, links)
    parts, ink = areas_of(board), np.pad(drawing().pixels(), 1)
    ends = board.cells[0], board.cells[-1]
    round_ = {
        cell
        for cell in board.cells
        for code, there in board.neighbours(cell).items()
        if links[cell] >> code & 1 and not flat(board, cell, there) and TILINGS[board.name].leaves
    }
    outer = {cell: drawing().outer(cell, end) for end, cell in enumerate(ends)}
    assert set(gaps(parts, ink)) == round_ | {cell for cell, side in outer.items() if side is not None}
    for cell, side in outer.items():
        neighbours = board.neighbours(cell)
        assert side not in neighbours
        assert (side is None) == (
            set(neighbours) >= set(TILINGS[board.name].steps[TILINGS[board.name].parity_of(cell)])
        )
    drawing().call("tiling_wall", d=ends[0][0], e=ends[0][1], a=outer[ends[0]] or 0)
    drawing().call("tiling_wall", d=ends[1][0], e=ends[1][1], a=outer[ends[1]] or 0)
    if not round_:
        flooded = paper(drawing().pixels())
        assert flooded[0, 0] not in {flooded[y + 1, x + 1] for y, x in parts.centres.values()}, "closed once more"


@every_board
def test_drawn_wall_by_wall_or_opened_one_by_one_it_is_the_same(board: Board) -> None:
    """But for the arrows, and the marks in a torus; an octagon's slopes beside a hole are drawn at the end only."""
    links = random_links(board, 3, 0.0)
    if TILINGS[board.name].crossing and board.mask:
        links[(links & 0xAA) > 0] &= 0x55
    drawing().draw(board, links)
    whole = drawing().pixels()
    ends = [(cell, drawing().outer(cell, end)) for end, cell in enumerate((board.cells[0], board.cells[-1]))]
    walls = drawing().walls(board, links)
    closed = drawing().walls(board, np.zeros((STRIDE, STRIDE), np.uint8))
    passages = [(cell, code) for cell in board.cells for code in board.neighbours(cell) if links[cell] >> code & 1]
    for cell, code in passages:
        if code < 4:
            drawing().call("tiling_open", d=cell[0], e=cell[1], a=code)
    more = drawing().pixels() & closed & ~walls
    assert not (walls & ~drawing().pixels()).any()
    assert not more.any() or TILINGS[board.name].leaves  # there, gaps side by side leave a pixel between them
    assert not (binary_dilation(more) & walls).any()
    for cell, side in ends:
        if side is not None:
            drawing().call("tiling_open", d=cell[0], e=cell[1], a=side)
    opened = drawing().pixels()
    assert ((opened & closed & ~more) == whole & closed).all()
    assert not (opened & ~whole & ~more).any(), "stairs and the marks of passages round the edge"
    for cell, code in passages:
        drawing().call("tiling_wall", d=cell[0], e=cell[1], a=code)
    drawing().call("tiling_wall", d=ends[0][0][0], e=ends[0][0][1], a=ends[0][1] or 0)
    drawing().call("tiling_wall", d=ends[1][0][0], e=ends[1][0][1], a=ends[1][1] or 0)
    assert ((drawing().pixels() & closed) == closed).all()


def rising(fits: list[bool]) -> int:
    """How many sizes fit: all of them up to one."""
    assert fits == sorted(fits, reverse=True)
    return sum(fits)


@pytest.mark.parametrize("area", list(AREAS))
@pytest.mark.parametrize("name", POLYGONS)
def test_the_largest_sizes(name: str, area: str) -> None:
    """As the head of tiling_draw.asm states some; all smaller sizes fit, and the most rows with the most columns."""
    most = drawing(area)
    text = (ASM / "tiling" / "drawing" / "tiling_draw.asm").read_text(encoding="ascii")
    rows = 2 + rising([most.fits(Board(name, size, 3)) for size in range(3, 33)])
    columns = 2 + rising([most.fits(Board(name, 3, size)) for size in range(3, 33)])
    stated = re.findall(r"(\w+) (\d+) x (\d+)", text.replace("\n; ", " ").split(f"Largest on {area}:")[1].split(".")[0])
    assert len(stated) > 6
    assert {(columns, rows)} >= {(int(wide), int(high)) for one, wide, high in stated if one == name}
    assert most.fits(Board(name, rows, columns))
    for board in (Board(name, rows, columns), Board(name, 3, columns), Board(name, rows, 3)):
        most.draw(board, random_links(board, 1))
        ink = most.pixels()
        ink[most.top : most.top + most.height, most.left : most.left + most.width] = False
        assert not ink.any(), "nothing is drawn outside the area"
