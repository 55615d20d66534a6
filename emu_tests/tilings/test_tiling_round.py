"""The drawings of `circle`, `polar` and `rectangle`, judged from their pixels."""

import functools
import math
import re

import numpy as np
import pytest
from scipy.ndimage import label

from emu_tests.oracles.tiling_pixels import AREAS, Areas, Board, Drawing, areas, beside, between, passable, random_links
from zxmazes.paths import ASM
from zxmazes.tilings import STRIDE, TILINGS, Cell

ARROW, GREEN = [1, 3, 5, 7, 7], 4
NO_LINKS = np.zeros((STRIDE, STRIDE), np.uint8)
ROWS, COLUMNS = np.indices((STRIDE, STRIDE))
MASK = bytes(np.asarray((ROWS - 2) ** 2 + (COLUMNS - 5) ** 2 < 4, np.bool_).tobytes())
#: Sizes with rings and squares of all widths; few columns and many, odd numbers of them, rows that fill the screen.
SIZES = {
    "circle": ((2, 3), (2, 32), (3, 4), (3, 7), (4, 20), (5, 11), (5, 20), (6, 32), (7, 9), (9, 24), (10, 32), (13, 8)),
    "polar": ((2, 3), (2, 32), (3, 7), (4, 20), (5, 32), (6, 16), (7, 24), (8, 32), (9, 9), (11, 18), (13, 32)),
    "rectangle": (
        (2, 3),
        (2, 32),
        (3, 4),
        (3, 7),
        (4, 20),
        (5, 21),
        (5, 32),
        (6, 17),
        (7, 3),
        (8, 10),
        (11, 32),
        (13, 9),
    ),
}
BOARDS = [Board(name, *size) for name, sizes in SIZES.items() for size in sizes]
BOARDS += [Board(name, 5, 16, 1, MASK) for name in SIZES] + [Board("polar", 8, 32, 1, MASK)]
every_board = pytest.mark.parametrize("board", BOARDS, ids=str)
every_name = pytest.mark.parametrize("name", SIZES)
every_area = pytest.mark.parametrize("area", AREAS)


@functools.cache
def drawing(area: str = "screen") -> Drawing:
    return Drawing(area)


@functools.cache
def areas_of(board: Board) -> Areas:
    return areas(drawing(), board)


def ends(board: Board, seed: int) -> tuple[Cell, Cell]:
    """An entrance in the outermost ring, an exit in the innermost one."""
    choose = np.random.default_rng([seed, board.rows, board.columns])
    first = [cell for cell in board.cells if cell[0] == 0]
    last = [cell for cell in board.cells if cell[0] == board.rows - 1]
    return first[choose.integers(len(first))], last[choose.integers(len(last))]


def goal(board: Board) -> int:
    """The part of the paper in the middle of all rings."""
    y, x = divmod(drawing().machine.word(drawing().address("round_goal")), 256)
    return int(areas_of(board).parts[y + 1, x + 1])


def wall(parts: Areas, one: int, other: int) -> np.ndarray:
    """The pixels of ink between two parts, of the whole screen with its margin."""
    found = np.zeros_like(parts.ink)
    cut = parts.around(one, other)
    found[cut] = between(parts.parts[cut], one, other)
    return found


@every_board
def test_each_cell_is_an_area_beside_those_of_its_neighbours(board: Board) -> None:
    """Two areas have a wall in common exactly if the cells are neighbours."""
    parts = areas_of(board)
    cells = {number: cell for cell, number in parts.of.items()}
    met = {
        frozenset((cells[a], cells[b])) for (a, b), many in beside(parts).items() if {a, b} <= set(cells) and many > 1
    }
    assert met == {frozenset((cell, there)) for cell in board.cells for there in board.neighbours(cell).values()}


@every_board
@pytest.mark.parametrize("loops", [0.0, 0.3], ids=["tree", "loops"])
def test_a_flood_fill_joins_neighbours_where_the_links_say_so(board: Board, loops: float) -> None:
    links = random_links(board, 1, loops)
    parts = areas_of(board)
    assert not drawing().draw(board, links, ends(board, 1)).carry
    ink = np.pad(drawing().pixels(), 1)
    ink[parts.parts > 0] = False  # marks
    for cell in board.cells:
        for code, there in board.neighbours(cell).items():
            if cell < there:
                (joined,) = passable(parts, ink, [(parts.of[cell], parts.of[there])])
                assert joined == bool(links[cell] >> code & 1)


@every_board
@pytest.mark.parametrize("seed", range(4))
def test_the_outline_and_the_goal_are_closed_but_for_one_gap_each(board: Board, seed: int) -> None:
    links = random_links(board, seed)
    gates = ends(board, seed)
    parts = areas_of(board)
    drawing().draw(board, links, gates)
    ink = np.pad(drawing().pixels(), 1)
    for row, other, gate in ((0, parts.outside, gates[0]), (board.rows - 1, goal(board), gates[1])):
        found = {cell for cell in board.cells if cell[0] == row and (wall(parts, parts.of[cell], other) & ~ink).any()}
        assert found == {gate}
    y, x = divmod(drawing().machine.word(drawing().address("round_goal")), 256)
    assert ink[y - 2 : y + 5, x - 2 : x + 5].any(), "no mark in the middle"
    y, x = np.nonzero(ink & (parts.parts == parts.outside))
    strokes = (np.unique(axis, return_counts=True)[1].tolist() for axis in (y, x))
    assert any(sorted(lengths) == ARROW and lengths[1:4] in ([3, 5, 7], [7, 5, 3]) for lengths in strokes), "solid"
    green = [
        drawing().machine.attributes()[(row - 1) // 8 * 32 + (column - 1) // 8] & 7 == GREEN
        for row, column in zip(y, x, strict=True)
    ]
    assert sum(green) >= len(green) - 1, "but for its tip"
    if board.name == "rectangle":
        gap = wall(parts, parts.of[gates[0]], parts.outside) & ~ink
        assert 3 <= gap.sum() <= 2 * drawing().machine.peek(drawing().address("round_ring")) + 1, (
            "as wide as two squares"
        )


@every_board
@pytest.mark.parametrize("one_way", [False, True], ids=["links", "one-way"])
def test_drawn_at_once_it_is_what_its_walls_make_one_by_one(board: Board, one_way: bool) -> None:
    """Points that are noted give the same pixels, whatever links_list has been used for."""
    chance = np.random.default_rng([board.rows, board.columns])
    links = random_links(board, 5, 0.2)
    if one_way:
        links &= chance.integers(0, 256, links.shape, np.uint8)
    gates = ends(board, 5)
    at, size = drawing().address("links_list"), 2048
    drawing().machine.write(at, chance.bytes(size))
    drawing().draw(board, links, gates)
    at_once = drawing().pixels()
    drawing().machine.write(0x4000, bytes(6144))
    inner = {side for side in range(8) if drawing().machine.peek(drawing().address("tiling_inner")) >> side & 1}
    border = 1 + (board.name == "polar")  # of cells that draw all their walls
    before = drawing().machine.read(at, size)
    for row, column in board.cells:
        edge = board.mask or row in (0, board.rows - 1) or not border <= column < board.columns - border
        sides = sum(1 << side for side in (range(8) if edge else inner))
        drawing().call("tiling_sides", d=row, e=column, a=~int(links[row, column]) & sides)
    for number, (row, column) in enumerate(gates):
        side = drawing().outer((row, column), number)
        drawing().call("tiling_open", d=row, e=column, a=side)
        drawing().call("tiling_mark", d=row, e=column, b=number, a=side)
    assert (drawing().pixels() == at_once).all()
    assert drawing().machine.read(at, size) == before, "walls one by one need no memory that a generator may be using"


@every_board
def test_opened_one_by_one_it_is_the_same(board: Board) -> None:
    links = random_links(board, 3, 0.0)
    walls = drawing().walls(board, links)
    drawing().walls(board, NO_LINKS)
    for cell in board.cells:
        for code in board.neighbours(cell):
            if code < 4 and links[cell] >> code & 1:
                drawing().call("tiling_open", d=cell[0], e=cell[1], a=code)
    assert (drawing().pixels() == walls).all()


@every_board
def test_the_middle_of_a_wall_is_on_it(board: Board) -> None:
    """The place of the dot between two cells."""
    parts = areas_of(board)
    before = drawing().walls(board, NO_LINKS)
    for cell in board.cells:
        for code, there in board.neighbours(cell).items():
            place = drawing().call("tiling_gap", d=cell[0], e=cell[1], a=code).registers.de
            y, x = divmod(place, 256)
            near = wall(parts, parts.of[cell], parts.of[there])[y : y + 3, x : x + 3]
            assert near.any(), f"{cell}, {code}"
    assert (drawing().pixels() == before).all(), "tiling_gap drew something"


@pytest.mark.parametrize("board", [Board(name, *size) for name in ("circle", "polar") for size in SIZES[name]], ids=str)
def test_circles_are_round_and_evenly_spaced(board: Board) -> None:
    """Each pixel is the nearest one to a circle or to a spoke; the circles are a ring apart."""
    ink = areas_of(board).ink[1:-1, 1:-1]
    assert drawing().fits(board)
    width = drawing().machine.peek(drawing().address("round_ring"))
    hole = drawing().machine.peek(drawing().address("circle_hole"))
    y, x = np.nonzero(ink)
    far, angle = np.hypot(y - 96, x - 128), np.arctan2(x - 128, 96 - y) / math.tau * board.columns
    rings = (far - hole) / width
    on_circle = np.abs(rings - np.round(rings)) * width <= 0.75
    on_spoke = np.abs(angle - np.round(angle)) / board.columns * math.tau * far <= 1.5
    assert (on_circle | on_spoke).all()
    assert far.max() <= hole + width * board.rows + 0.75
    for ring in range(board.rows + 1):
        found = set(
            zip(y[np.abs(far - hole - width * ring) <= 0.75], x[np.abs(far - hole - width * ring) <= 0.75], strict=True)
        )
        for step in range(720):
            row = 96 - (hole + width * ring) * math.cos(step / 720 * math.tau)
            column = 128 + (hole + width * ring) * math.sin(step / 720 * math.tau)
            assert min(math.hypot(row - a, column - b) for a, b in near(found, row, column)) <= 0.9


def near(found: set[Cell], row: float, column: float) -> list[Cell]:
    """Those within a pixel or two; a far one if there is none."""
    rows, columns = range(int(row) - 1, int(row) + 3), range(int(column) - 1, int(column) + 3)
    return [(a, b) for a in rows for b in columns if (a, b) in found] or [(-999, -999)]


@pytest.mark.parametrize("size", SIZES["rectangle"], ids=str)
def test_rectangles_are_squares_of_one_size(size: tuple[int, int]) -> None:
    """Straight lines only; the rectangles are a ring apart on all four sides."""
    board = Board("rectangle", *size)
    ink = areas_of(board).ink[1:-1, 1:-1].copy()
    drawing().fits(board)
    width = drawing().machine.peek(drawing().address("round_ring"))
    y, x = np.nonzero(ink)
    for ring in range(board.rows + 1):
        top, bottom, left, right = (
            y.min() + ring * width,
            y.max() - ring * width,
            x.min() + ring * width,
            x.max() - ring * width,
        )
        assert ink[[top, bottom], left : right + 1].all()
        assert ink[top : bottom + 1, [left, right]].all()
        ink[[top, bottom], left : right + 1] = False
        ink[top : bottom + 1, [left, right]] = False
    walls, many = label(ink, np.ones((3, 3)))
    assert many == board.rows * board.columns
    for number in range(1, many + 1):
        rows, columns = np.nonzero(walls == number)
        assert sorted((len(set(rows)), len(set(columns)))) == [1, width - 1]


def squares(pixels: int, size: int, rows: int) -> int:
    """Squares of the middle in a direction."""
    return (pixels - 1 - 2 * 7) // size - 2 * rows


@every_name
@every_area
def test_what_fits_is_drawn_inside_the_area_in_time(name: str, area: str) -> None:
    """All sizes; the drawing of the largest ones, without a passage."""
    left, top, width, height = AREAS[area]
    for rows in range(1, 33):
        for columns in range(1, 33):
            board = Board(name, rows, columns)
            if name != "rectangle":
                inner = columns // TILINGS[name].spacing(rows - 1, rows, columns)
                fits = (height // 2 - 8 - max(8, inner // 2 + inner // 4 + 1)) // rows >= 6
            else:
                room = [(squares(width, size, rows), squares(height, size, rows)) for size in range(6, 17)]
                fits = any(min(pair) >= 1 and sum(pair) >= (columns + 1) // 2 for pair in room)
            assert drawing(area).fits(board) == (fits and columns >= 3), f"{board}"
    for board in [Board(name, *size) for size in SIZES[name]]:
        if drawing(area).fits(board):
            drawing(area).draw(board, NO_LINKS, ((0, board.columns - 1), (board.rows - 1, 0)))
            y, x = np.nonzero(drawing(area).pixels())
            assert top <= y.min()
            assert y.max() < top + height
            assert left <= x.min()
            assert x.max() < left + width


@every_name
def test_no_drawing_takes_longer_than_its_file_states(name: str) -> None:
    """The largest boards, with all their walls."""
    text = (ASM / "tiling" / f"draw_{name}.asm").read_text(encoding="ascii")
    (stated,) = re.findall(r"([\d,]+) T at most", text)
    most = 0
    for rows in range(2, 15):
        for columns in (3, 16, 24, 31, 32):
            board = Board(name, rows, columns)
            if drawing().fits(board):
                most = max(most, drawing().draw(board, NO_LINKS, ((0, 0), (rows - 1, 0))).tstates)
    assert most == int(stated.replace(",", ""))
