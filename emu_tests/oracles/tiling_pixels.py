"""Drawings of mazes on tilings, judged from their pixels: flood fills, confined to two cells or not at all.

The areas of the cells come from the drawing of a board without passages: each is a part of the paper with one centre.
"""

import functools
import random
from dataclasses import dataclass, replace
from itertools import combinations

import networkx as nx
import numpy as np
import numpy.typing as npt
from scipy.ndimage import binary_dilation, find_objects, generate_binary_structure, label

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.tilings import STRIDE, TILINGS, Cell

Pixels = npt.NDArray[np.bool_]  # 192 x 256, True for ink
Links = npt.NDArray[np.uint8]  # 32 x 32
Parts = npt.NDArray[np.int32]  # a number for each pixel, 0 for ink

#: Left, top, width, height of the areas: the whole screen, and the tape's.
AREAS = {"screen": (0, 0, 256, 192), "tape": (0, 8, 200, 176)}
#: A drawing must be done in a second and a half.
BOUND = 5_250_000
ALL_FLOORS = 255
KEPT = {"ix": 0x1234, "iy": 0x5C3A}
#: Neighbours of a pixel in a stack of planes.
_IN_PLANE = np.pad(generate_binary_structure(2, 1)[None], ((1, 1), (0, 0), (0, 0)))
_LINES = [(row >> 6) * 2048 + (row & 7) * 256 + (row >> 3 & 7) * 32 for row in range(192)]


@dataclass(frozen=True)
class Board:
    """A tiling in a size: rows of a floor, columns, floors; mask: 32 x 32, True for a cell that is taken out."""

    name: str
    rows: int
    columns: int
    storeys: int = 1
    mask: bytes = b""

    @property
    def out(self) -> Pixels | None:
        return np.frombuffer(self.mask, np.bool_).reshape(STRIDE, STRIDE) if self.mask else None

    @functools.cached_property
    def cells(self) -> list[Cell]:
        every = TILINGS[self.name].cells(self.rows, self.columns, self.storeys)
        return [cell for cell in every if self.out is None or not self.out[cell]]

    def neighbours(self, cell: Cell) -> dict[int, Cell]:
        inside = set(self.cells)
        found = TILINGS[self.name].neighbours(cell, self.rows, self.columns, self.storeys)
        return {code: there for code, there in found if there in inside}

    def __str__(self) -> str:
        return f"{self.name}-{self.columns}x{self.rows}x{self.storeys}{'-masked' * bool(self.mask)}"


def random_links(board: Board, seed: int, loops: float = 0.1) -> Links:
    """A spanning forest by random weights, and some more passages; on octagon no two diagonals cross."""
    chance = random.Random(f"{board} {seed}")
    crossings: dict[Cell, bool] = {}
    graph = nx.Graph()
    for cell in board.cells:
        for code, there in board.neighbours(cell).items():
            block = (min(cell[0], there[0]), min(cell[1], there[1]))
            crossing = TILINGS[board.name].crossing and code & 1
            if crossing and crossings.setdefault(block, chance.random() < 0.5) != (code & 2 > 0):
                continue
            graph.add_edge(cell, there, weight=chance.random(), code=code, start=cell)
    tree = nx.minimum_spanning_tree(graph)
    links: Links = np.zeros((STRIDE, STRIDE), np.uint8)
    for one, other, data in graph.edges(data=True):
        if tree.has_edge(one, other) or chance.random() < loops:
            end = other if data["start"] == one else one
            links[data["start"]] |= 1 << data["code"]
            links[end] |= 1 << (data["code"] ^ 4)
    return links


class Drawing:
    """The drawing engine alone in a machine, for one area, with options that a program sets."""

    def __init__(self, area: str, *options: str) -> None:
        self.left, self.top, self.width, self.height = AREAS[area]
        names = ("LEFT", "TOP", "WIDTH", "HEIGHT")
        lines = [f"DRAW_{name}: equ {value}" for name, value in zip(names, AREAS[area], strict=True)]
        lines += [f"{option}: equ 1" for option in options]
        lines += [
            "        org $8000",
            '        include "tiling/drawing/tiling_draw.asm"',
            '        include "tiling/drawing/tiling_route.asm"',
        ]
        lines += ["image_end:", '        include "lib/variables.asm"', '        include "engine/variables.asm"']
        self.made: Assembly = assemble_text("\n".join(lines) + "\n", f"drawing for {area}")
        self.machine = Machine(48)
        self.machine.write(self.made.org, self.made.code)

    def address(self, name: str) -> int:
        return self.made.symbols[name]

    def call(self, name: str, **registers: int) -> Call:
        """Call a routine; IX and IY must survive."""
        call = self.machine.call(self.address(name), BOUND, **KEPT, **registers)  # type: ignore[arg-type]
        assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
        return call

    def select(self, board: Board, floor: int = ALL_FLOORS) -> None:
        """Set tiling, sizes, mask and the floor to draw."""
        tiling = (TILINGS[board.name].number, board.rows, board.columns, board.storeys, int(bool(board.mask)))
        self.machine.write(self.address("tiling"), tiling)
        if board.out is not None:
            self.machine.write(self.address("links_mask"), np.packbits(board.out, axis=1).tobytes())
        self.machine.write(self.address("tiling_floor"), (floor,))

    def fits(self, board: Board, floor: int = ALL_FLOORS) -> bool:
        self.select(board, floor)
        return not self.call("tiling_fit").carry

    def draw(self, board: Board, links: Links, ends: tuple[Cell, Cell] | None = None, floor: int = ALL_FLOORS) -> Call:
        """Draw a maze on a clear screen, black on white; ends: entrance and exit, else the first cell and the last."""
        self.select(board, floor)
        self.machine.write(self.address("links"), links.tobytes())
        for name, (row, column) in zip(("entrance", "exit"), ends or (board.cells[0], board.cells[-1]), strict=True):
            self.machine.poke_word(self.address(f"links_{name}"), 256 * row + column)
        self.machine.write(0x4000, bytes(6144) + bytes([0x38]) * 768)
        return self.call("tiling_draw")

    def pixels(self) -> Pixels:
        screen = np.frombuffer(self.machine.read(0x4000, 6144), np.uint8)
        return np.unpackbits(np.stack([screen[line : line + 32] for line in _LINES]), axis=1).astype(np.bool_)

    def centre(self, cell: Cell) -> Cell | None:
        """y, x of a cell's centre, None if it is not drawn."""
        call = self.call("tiling_centre", d=cell[0], e=cell[1], bc=0xABCD, hl=0x9876)
        assert (call.registers.bc, call.registers.hl) == (0xABCD, 0x9876)
        return None if call.carry else (call.registers.d, call.registers.e)

    def outer(self, cell: Cell, end: int) -> int | None:
        """The direction that tiling_outer chooses for the entrance (0) or the exit (1)."""
        call = self.call("tiling_outer", d=cell[0], e=cell[1], b=end)
        assert (call.registers.d, call.registers.e) == cell
        return None if call.carry else call.registers.a

    def walls(self, board: Board, links: Links, floor: int = ALL_FLOORS) -> Pixels:
        """The drawing without marks and gaps: its lines only, cell by cell."""
        self.draw(board, links, floor=floor)
        self.machine.write(0x4000, bytes(6144))
        for cell in board.cells:
            self.call("tiling_sides", d=cell[0], e=cell[1], a=~int(links[cell]) & 0xFF)
        return self.pixels()


@dataclass  # not frozen: it keeps what it has computed
class Areas:
    """A board without passages. parts: a number for each pixel, 0 for ink; of: the number of each cell's area.
    centres: y, x of each cell's centre.

    There is one more pixel on each side, so that all of the outside is one part; holes are of it too.
    """

    ink: Pixels
    parts: Parts
    of: dict[Cell, int]
    centres: dict[Cell, Cell]

    @property
    def outside(self) -> int:
        return int(self.parts[0, 0])

    @functools.cached_property
    def boxes(self) -> list[tuple[slice, slice]]:
        """The box of each part, the first one that of number 1."""
        return list(find_objects(self.parts))

    def around(self, *numbers: int) -> tuple[slice, slice]:
        """The box of some parts, and two pixels on each side."""
        boxes = [self.boxes[number - 1] for number in numbers]
        rows, columns = (
            slice(max(min(box[i].start for box in boxes) - 2, 0), max(box[i].stop for box in boxes) + 2) for i in (0, 1)
        )
        return rows, columns


def paper(ink: Pixels) -> Parts:
    """The parts of the paper, by number, with one more pixel on each side."""
    parts, _ = label(~np.pad(ink, 1))
    return np.asarray(parts, np.int32)


def areas(drawing: Drawing, board: Board) -> Areas:
    """The areas of a board's cells, drawn without a mask. Fails unless each is a part of its own, none outside."""
    whole = replace(board, mask=b"")
    ink = drawing.walls(whole, np.zeros((STRIDE, STRIDE), np.uint8))
    parts = paper(ink)
    for cell in set(whole.cells) - set(board.cells):
        y, x = drawing.centre(cell) or (0, 0)
        parts[parts == parts[y + 1, x + 1]] = parts[0, 0]  # a hole is outside too
    of, centres = {}, {}
    for cell in board.cells:
        centre = drawing.centre(cell)
        if centre is not None:
            centres[cell] = centre
            of[cell] = int(parts[centre[0] + 1, centre[1] + 1])
            assert of[cell] not in (0, parts[0, 0]), f"{board}: the centre of {cell} is a wall, or outside"
    assert len(set(of.values())) == len(of), f"{board}: two cells are in one part"
    return Areas(np.pad(ink, 1), parts, of, centres)


def between(parts: Parts, one: int, other: int) -> Pixels:
    """The pixels of ink between two parts."""
    return np.asarray((parts == 0) & binary_dilation(parts == one) & binary_dilation(parts == other))


def passable(found: Areas, ink: Pixels, pairs: list[tuple[int, int]]) -> list[bool]:
    """Does a flood fill join two areas, confined to them and to what was the wall, or the diamond, between them?

    For each pair; their boxes are filled at once, each in a plane of its own.
    """
    boxes = [found.around(*pair) for pair in pairs]
    top, left = (np.array([box[i].start for box in boxes])[:, None, None] for i in (0, 1))
    high, wide = (max(box[i].stop - box[i].start for box in boxes) for i in (0, 1))
    down, right = np.ogrid[:high, :wide]
    parts, walls = (np.pad(one, ((0, high), (0, wide)))[top + down, left + right] for one in (found.parts, ink))
    first, second = (parts == np.array(numbers)[:, None, None] for numbers in zip(*pairs, strict=True))
    sides = (parts == 0) & _grown(first), (parts == 0) & _grown(second)
    allowed = first | second | (sides[0] & sides[1])
    thin = np.flatnonzero((sides[0] & sides[1]).sum(axis=(1, 2)) < 2)
    if thin.size:
        cells = [0, found.outside, *found.of.values()]
        allowed[thin] |= _diamonds(parts[thin], (sides[0][thin], sides[1][thin]), cells)
    joined, _ = label(allowed & ~walls, _IN_PLANE)
    common = np.intersect1d(joined[first], joined[second])
    return list(np.isin(joined, common[common > 0]).any(axis=(1, 2)).tolist())


def _diamonds(parts: Parts, sides: tuple[Pixels, Pixels], cells: list[int]) -> Pixels:
    """In each plane the parts, and the ink around them, that have ink in common with both sides and are no cells."""
    named = parts + (int(parts.max()) + 1) * np.arange(len(parts))[:, None, None]  # another number in each plane
    inside = ~np.isin(parts, cells)
    met = [np.unique(named[inside & _grown(side)]) for side in sides]
    diamond = inside & np.isin(named, np.intersect1d(*met))
    return np.asarray(diamond | (_grown(diamond) & (sides[0] | sides[1])))


def _grown(planes: Pixels) -> Pixels:
    """The pixels of each plane, and those above, below and beside them."""
    wider = np.pad(planes, ((0, 0), (1, 1), (1, 1)))
    return planes | wider[:, :-2, 1:-1] | wider[:, 2:, 1:-1] | wider[:, 1:-1, :-2] | wider[:, 1:-1, 2:]


def beside(found: Areas) -> dict[tuple[int, int], int]:
    """How many pixels of ink each two parts have in common."""
    common: dict[tuple[int, int], int] = {}
    parts = np.pad(found.parts, 1)
    rows, columns = np.nonzero(found.ink)
    near = np.stack([parts[rows + 1 + down, columns + 1 + right] for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))])
    for numbers in near.T.tolist():
        for pair in combinations(sorted(set(numbers) - {0}), 2):
            common[pair] = common.get(pair, 0) + 1
    return common
