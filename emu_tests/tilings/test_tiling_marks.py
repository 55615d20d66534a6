"""What a drawing has besides walls: lines by the pixel, arrows, stairs, routes; neighbours, floors, what is refused."""

import functools
import itertools
import random
import re

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.tiling_pixels import ALL_FLOORS, AREAS, BOUND, Board, Drawing, Links, areas, random_links
from zxmazes.paths import ASM
from zxmazes.tilings import TILINGS, Cell

#: Those drawn as polygons; test_tiling_round.py has the others.
SMALL = [Board(name, *((4, 5, 3) if one.floors else (6, 7))) for name, one in TILINGS.items() if not one.rings]
#: The boards whose drawing is timed in the head of tiling_draw.asm, columns first there, and the times.
_HEAD = (ASM / "tiling" / "drawing" / "tiling_draw.asm").read_text(encoding="ascii").replace("\n; ", " ")
_FOUND = re.findall(r"(\w+) (\d+) x (\d+)(?: x (\d+))?: ([\d,]+) T", _HEAD.split("Time of")[1])
STATED = [Board(name, int(rows), int(columns), int(floors or 1)) for name, columns, rows, floors, _ in _FOUND]
TIMES = [tstates for *_, tstates in _FOUND]
assert len(STATED) > 5
every_tiling = pytest.mark.parametrize("board", SMALL, ids=str)


@functools.cache
def drawing(area: str = "screen") -> Drawing:
    return Drawing(area)


def graph_of(board: Board, links: Links) -> nx.Graph:
    """The passages of a maze."""
    found = nx.Graph()
    found.add_nodes_from(board.cells)
    for cell in board.cells:
        found.add_edges_from((cell, there) for code, there in board.neighbours(cell).items() if links[cell] >> code & 1)
    return found


def route(board: Board, links: Links, start: Cell, finish: Cell) -> list[int]:
    """The codes of a shortest way."""
    cells = nx.shortest_path(graph_of(board, links), start, finish)
    return [
        next(code for code, there in board.neighbours(one).items() if there == other and links[one] >> code & 1)
        for one, other in itertools.pairwise(cells)
    ]


def test_every_line_is_straight_and_the_same_from_both_ends() -> None:
    """Each pixel is within half a pixel of the true line; one for each row or column, whichever are more."""
    machine, chance = drawing().machine, random.Random(1)
    ways = [(down, right) for down in range(-7, 8) for right in range(-7, 8)]
    ways += [(chance.randrange(-90, 90), chance.randrange(-90, 90)) for _ in range(100)]
    for down, right in ways:
        y, x = chance.randrange(95, 100), chance.randrange(120, 130)
        machine.write(0x4000, bytes(6144))
        call = drawing().call("tiling_line", d=y, e=x, b=down & 255, c=right & 255)
        assert (call.registers.d, call.registers.e) == (y + down, x + right)
        ends = machine.read(drawing().address("line_ends"), 4)
        assert tuple(ends) == (x, y, x + right, y + down)
        drawn = drawing().pixels()
        steps = max(abs(down), abs(right))
        points = np.argwhere(drawn)
        assert len(points) == steps + 1
        assert drawn[y, x]
        assert drawn[y + down, x + right]
        for row, column in points:
            along = abs(row - y) if abs(down) >= abs(right) else abs(column - x)
            true = (y + down * along / max(steps, 1), x + right * along / max(steps, 1))
            assert max(abs(row - true[0]), abs(column - true[1])) <= 0.5
        drawing().call("pen_use", a=0xA9)
        drawing().call("tiling_line", d=y + down, e=x + right, b=-down & 255, c=-right & 255)
        drawing().call("pen_use", a=0xB1)
        assert not drawing().pixels().any()


@pytest.mark.parametrize("board", [*SMALL, *(Board(name, 4, 5) for name, one in TILINGS.items() if one.rings)], ids=str)
def test_the_neighbours_are_those_of_the_rule(board: Board) -> None:
    tiling = TILINGS[board.name]
    drawing().fits(board)
    for cell in board.cells:
        steps = tiling.steps[tiling.parity_of(cell)]
        sides = drawing().call("tiling_sides_of", d=cell[0], e=cell[1]).registers.a
        assert {code for code in range(8) if sides >> code & 1} == set(steps)
        for code in {*steps, *((1, 5) if tiling.floors else ())}:
            call = drawing().call("tiling_next", d=cell[0], e=cell[1], a=code, hl=0x1357, bc=0x2468)
            there = (call.registers.d, call.registers.e)
            assert (call.registers.hl, call.registers.bc) == (0x1357, 0x2468)
            expected = board.neighbours(cell).get(code)
            assert (None if call.carry else there) == expected
            assert not call.carry or there == cell
        if tiling.rings:
            assert drawing().outer(cell, 0) == (0 if cell[0] == 0 else 4 if cell[0] == board.rows - 1 else None)


@every_tiling
@pytest.mark.parametrize("area", list(AREAS))
def test_a_route_is_dots_on_paper_and_wiped_by_the_same_call(board: Board, area: str) -> None:
    """In every cell and passage of the way, nowhere else; but on stairs, and on the signs in a torus."""
    board_drawing = drawing(area)
    links = random_links(board, 4)
    start, finish = board.cells[0], board.cells[-1]
    codes = route(board, links, start, finish)
    board_drawing.draw(board, links)
    before = board_drawing.machine.screen()
    ink = board_drawing.pixels()
    board_drawing.machine.write(board_drawing.address("route"), codes)
    board_drawing.machine.poke_word(board_drawing.address("route_length"), len(codes))
    call = board_drawing.call("tiling_route", d=start[0], e=start[1])
    assert (call.registers.d, call.registers.e) == finish
    dots = board_drawing.pixels() ^ ink
    tiling = TILINGS[board.name]
    if not (tiling.floors or tiling.leaves):
        assert not (dots & ink).any()
    board_drawing.machine.write(0x4000, bytes(6144))
    closed = areas(board_drawing, board)
    with_dots = set(np.unique(closed.parts[np.pad(dots, 1)])) - {0}
    way = nx.shortest_path(graph_of(board, links), start, finish)
    if not tiling.leaves:
        cells = {closed.of[cell] for cell in way}
        assert cells <= with_dots
        assert not (with_dots - cells) & set(closed.of.values())
    board_drawing.draw(board, links)
    for _ in range(2):
        board_drawing.call("tiling_route", d=start[0], e=start[1])
    assert board_drawing.machine.screen() == before


@pytest.mark.parametrize("floor", [0, 1, 2])
def test_a_floor_alone(floor: int) -> None:
    """It is drawn larger; cells of other floors have no centre, and their walls are left alone."""
    board = Board("storeys", 4, 5, 3)
    links = random_links(board, 5)
    drawing().draw(board, links, floor=floor)
    alone = drawing().pixels()
    shown = [cell for cell in board.cells if drawing().centre(cell)]
    assert shown == [cell for cell in board.cells if cell[0] // board.rows == floor]
    for cell in set(board.cells) - set(shown):
        drawing().call("tiling_open", d=cell[0], e=cell[1], a=2)
    assert (drawing().pixels() == alone).all()
    assert alone.any()
    assert (alone & drawing().pixels()).sum() > 0
    stairs = {cell: int(links[cell] >> 1 & 1) + 2 * int(links[cell] >> 5 & 1) for cell in shown}
    for cell, kind in stairs.items():
        y, x = drawing().centre(cell) or (0, 0)
        assert bool(alone[y - 2, x + 2]) == bool(alone[y + 2, x - 2]) == bool(kind & 1), "/ leads up"
        assert bool(alone[y - 2, x - 2]) == bool(alone[y + 2, x + 2]) == bool(kind & 2), "\\ leads down"


@pytest.mark.parametrize("name", [name for name, one in TILINGS.items() if one.leaves])
def test_the_marks_of_edges_that_wrap(name: str) -> None:
    """A triangle of 1, 3 and 5 pixels outside each gap, on both edges; none at the entrance and the exit."""
    board = Board(name, 6, 7)
    links = random_links(board, 6, 0.3)
    drawing().draw(board, links)
    ink, size = drawing().pixels(), 16
    ways = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
    count = 0
    for cell in board.cells:
        y, x = drawing().centre(cell) or (0, 0)
        for code, (down, right) in ways.items():
            row, column = cell[0] + down, cell[1] + right
            if 0 <= row < board.rows and 0 <= column < board.columns:
                continue
            marked = []
            for far, half in ((4, 0), (3, 1), (2, 2)):
                at = y + down * (size // 2 + far), x + right * (size // 2 + far)
                cut = ink[at[0], at[1] - 3 : at[1] + 4] if down else ink[at[0] - 3 : at[0] + 4, at[1]]
                marked.append(cut.tolist() == [abs(i) <= half for i in range(-3, 4)])
            if not TILINGS[name].wraps[code in (2, 6)]:
                assert not marked[-1], "but an arrow"
                continue
            assert all(marked) == any(marked) == bool(links[cell] >> code & 1)
            count += all(marked)
    assert count >= 4


@pytest.mark.parametrize("board", SMALL + STATED, ids=str)
def test_arrows_are_coloured_where_no_wall_is(board: Board) -> None:
    """Green at the entrance, red at the exit; nothing else changes its colour."""
    drawing().draw(board, random_links(board, 7))
    attributes = np.frombuffer(drawing().machine.attributes(), np.uint8).reshape(24, 32)
    assert set(np.unique(attributes)) <= {0x38, 0x3C, 0x3A}
    ink = drawing().pixels()
    for colour in (0x3C, 0x3A):
        coloured = np.kron(attributes == colour, np.ones((8, 8), np.uint8)) > 0
        assert int((ink & coloured).sum()) in (0, 25), "an arrow, or none"
    if board in SMALL and not all(TILINGS[board.name].wraps):
        assert 0x3C in attributes


def test_what_is_refused_draws_nothing() -> None:
    """Illegal tilings and sizes, and those that do not fit."""
    cases = [(tiling, 5, 5, 1) for tiling in (len(TILINGS), len(TILINGS) + 1, 128, 255)]
    cases += [(0, 0, 5, 1), (0, 5, 0, 1), (0, 33, 5, 1), (0, 5, 33, 1), (0, 255, 255, 1), (8, 5, 5, 0), (8, 5, 5, 5)]
    cases += [(8, 9, 5, 4), (8, 17, 5, 2), (8, 128, 5, 2), (3, 5, 24, 1), (2, 22, 5, 1), (5, 24, 5, 1)]
    for tiling, rows, columns, storeys in cases:
        drawing().select(SMALL[0])
        drawing().machine.write(drawing().address("tiling"), (tiling, rows, columns, storeys))
        before = drawing().machine.screen()
        assert drawing().call("tiling_fit").carry == 1
        assert drawing().call("tiling_draw").carry == 1
        assert drawing().machine.screen() == before


@every_tiling
def test_nothing_else_is_written(board: Board) -> None:
    """But the screen, its operands and variables, part of links_list and the stack, 40 bytes of it at most."""
    self = drawing()
    self.draw(board, random_links(board, 8))
    before = bytearray(self.machine.read(0, 0x10000))
    call = self.machine.call(self.address("tiling_draw"), BOUND, measure_stack=True, stack=0xFF00)
    assert call.stack <= 40
    after = self.machine.read(0, 0x10000)
    first = min(self.address(name) for name in ("line_ends", "tiling_floor", "tiling_inner", "polygon_p"))
    scratch = self.address("walls_bits"), self.address("links_list_end")
    for start, end in ((0x4000, 0x5B00), (0x8000, self.address("image_end")), (first, self.made.memory_end), scratch):
        before[start:end] = after[start:end]
    before[0xF700:0xFF00] = after[0xF700:0xFF00]
    assert before == after
    assert self.machine.read(self.address("tiling_floor"), 1) == bytes([ALL_FLOORS])


def test_the_times_that_the_head_states() -> None:
    """Of the largest mazes; all in less than a second and a half."""
    for board, tstates in zip(STATED, TIMES, strict=True):
        assert f"{drawing().draw(board, random_links(board, 1, 0.0)).tstates:,}" == tstates, board
