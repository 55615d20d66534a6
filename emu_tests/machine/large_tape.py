"""The tape `large` in a machine: its field, and what its window and its map ought to show, computed from that alone."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra

from emu_tests.machine.pressing import address, byte, place, word
from emu_tests.oracles.paths import Place, Walls
from zxmazes.machine.spectrum import Machine

NAME = "large"
HERO, GOAL, ENTRANCE, LINE, TRAIL = 0x40, 0x20, 0x10, 0x08, 0x04
ROWS, COLUMNS = 21, 15
MAP_COLUMN = 16
UNSEEN, SEEN, ON_WAY = 0x01, 0x05, 0x47
SHAPES = {
    HERO: (0x46, bytes.fromhex("3C7EDBFFDBE77E3C")),
    GOAL: (0x42, bytes.fromhex("3C7EE7C3C3E77E3C")),
    ENTRANCE: (0x44, bytes.fromhex("3C7EFFFFFFFF7E3C")),
}
DOT = (0x06, bytes.fromhex("0000183C3C180000"))
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Walk:
    """What a machine that shows the walk has in memory and on the screen."""

    field: Bytes
    hero: Place
    corner: Place
    pixels: Bytes
    colours: Bytes

    @property
    def size(self) -> int:
        """Rows, and columns, of the maze."""
        return len(self.field)

    @property
    def walls(self) -> Walls:
        return np.asarray(self.field >= 0x80)

    @property
    def scale(self) -> int:
        """Pixels of a place on the map."""
        return 2 if self.size < 65 else 1

    def cell(self, row: int, column: int) -> tuple[int, bytes]:
        """Colour and bytes of a cell of the screen."""
        return int(self.colours[row, column]), bytes(self.pixels[8 * row : 8 * row + 8, column])


def walk(machine: Machine) -> Walk:
    """What the machine shows now."""
    stride, size = byte(machine, NAME, "big_width"), byte(machine, NAME, "maze_width")
    field = np.frombuffer(machine.read(address(NAME, "large_field"), stride * size), np.uint8).reshape(size, stride)
    screen = np.frombuffer(machine.screen(), np.uint8)
    lines = screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
    return Walk(
        field[:, :size],
        place(machine, NAME, "hero"),
        place(machine, NAME, "view_column"),
        lines,
        screen[6144:].reshape(24, 32),
    )


def look(field: Bytes, row: int, column: int) -> tuple[int, bytes]:
    """Colour and shape that the window ought to give a place."""
    value = int(field[row, column])
    for bit, shape in SHAPES.items():
        if value < 0x80 and value & bit:
            return shape
    bit = next((bit for bit in (0x80, LINE) if value & bit), 0)
    if not bit:
        return DOT if value else (0x07, bytes(8))

    def same(down: int, right: int) -> bool:
        there = row + down, column + right
        inside = all(0 <= at < len(field) for at in there)
        return inside and bool(field[there] & bit)

    above, below = (0x3C if same(down, 0) else 0 for down in (-1, 1))
    middle = 0x3C | (0xC0 if same(0, -1) else 0) | (0x03 if same(0, 1) else 0)
    return 0x05 if bit == 0x80 else 0x47, bytes([above] * 2 + [middle] * 4 + [below] * 2)


def assert_window(shown: Walk) -> None:
    """The hero is in its middle unless an edge of the maze is near; each of its cells is as the field has it."""
    for at, corner, seen in zip(shown.hero, shown.corner, (ROWS, COLUMNS), strict=True):
        assert corner == min(max(at - seen // 2, 0), shown.size - seen)
    for row in range(ROWS):
        for column in range(COLUMNS):
            expected = look(shown.field, shown.corner[0] + row, shown.corner[1] + column)
            assert shown.cell(1 + row, column) == expected, (row, column)


def map_pixels(shown: Walk) -> tuple[Bytes, Bytes]:
    """The map's pixels as an array of 0 and 1, and its colours."""
    cells = (shown.size + 1) * shown.scale // 8
    edge = (16 - cells) // 2
    row, column = 1 + edge, MAP_COLUMN + edge
    pixels = np.unpackbits(shown.pixels, axis=1)[8 * row :, 8 * column :][: 8 * cells, : 8 * cells]
    return pixels, shown.colours[row : row + cells, column : column + cells]


def expected_map(shown: Walk, colours: Bytes) -> Bytes:
    """What the map ought to be: walls, or the way in a cell of its colour; the ends; the frame and the hero in it."""
    scale = shown.scale
    full = np.zeros((shown.size + 1,) * 2, np.uint8)
    full[: shown.size, : shown.size] = shown.field
    pixels = full.repeat(scale, 0).repeat(scale, 1)
    on_way = (colours == ON_WAY).repeat(8, 0).repeat(8, 1)
    expected = np.where(on_way, (pixels & LINE > 0) & (pixels < 0x80), pixels >= 0x80).astype(np.uint8)
    for bit, at in ((ENTRANCE, slice(0, 8)), (GOAL, slice(-8, None))):
        expected[at, at] = np.unpackbits(np.frombuffer(SHAPES[bit][1], np.uint8)).reshape(8, 8)
    top, left = (scale * at for at in shown.corner)
    height, width = scale * ROWS, scale * COLUMNS
    expected[top : top + height, left : left + width] = 1
    expected[top + 1 : top + height - 1, left + 1 : left + width - 1] = 0
    row, column = (
        min(scale * at, first + length - 3)
        for at, first, length in zip(shown.hero, (top, left), (height, width), strict=True)
    )
    expected[row : row + 2, column : column + 2] = 1
    return expected


def assert_map(shown: Walk) -> None:
    """The map shows the whole field, the frame where the window is, the ends, and the hero when he is to be seen."""
    pixels, colours = map_pixels(shown)
    differ = np.argwhere(pixels != expected_map(shown, colours))
    assert differ.tolist() == []
    assert colours[0, 0] == SHAPES[ENTRANCE][0]
    assert colours[-1, -1] == SHAPES[GOAL][0]
    rest = colours.ravel()[1:-1]
    assert set(rest.tolist()) <= {UNSEEN, SEEN, ON_WAY}
    cells = {
        (int(row), int(column))
        for row, column in np.argwhere(colours != UNSEEN)
        if (row, column) not in ((0, 0), (len(colours) - 1,) * 2)
    }
    top, left = (shown.scale * at for at in shown.corner)
    under = {
        (row // 8, column // 8)
        for row in range(top, top + shown.scale * ROWS)
        for column in range(left, left + shown.scale * COLUMNS)
    } - {(0, 0), (len(colours) - 1,) * 2}
    assert under <= cells, "all under the frame has been seen"


def steps_between(walls: Walls, start: Place, finish: Place) -> int:
    """The length of a shortest route, by scipy."""
    number = np.arange(walls.size).reshape(walls.shape)
    edges = [(number[:, :-1], number[:, 1:], ~walls[:, :-1] & ~walls[:, 1:])]
    edges += [(number[:-1], number[1:], ~walls[:-1] & ~walls[1:])]
    source, target = (np.concatenate([edge[end][edge[2]] for edge in edges]) for end in (0, 1))
    graph = coo_array((np.ones(len(source)), (source, target)), shape=(walls.size,) * 2).tocsr()
    steps = dijkstra(graph, directed=False, unweighted=True, indices=[number[start]])
    return int(steps[0, number[finish]])


def way(machine: Machine) -> list[int]:
    """The codes of the way that is shown."""
    return list(machine.read(word(machine, NAME, "way_at"), word(machine, NAME, "way_left")))
