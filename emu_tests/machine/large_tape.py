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
SCENT, HOUND = 0x03, 0x01
GEM = ENTRANCE  # in a challenge
ROWS, COLUMNS = 21, 13
MAP_ROW, MAP_COLUMN = 2, 15
#: The column of the panel's texts; rows of the rest of a way, of the figures, of messages.
PANEL, ROW_REST, ROW_FIGURES, ROW_TOLD = 15, 21, 20, 21
ON_WAY, HERO_INK = 0x47, 0x46
MAP_HERO_INK, MAP_RING_INK, MAP_START_INK = 0x76, 0x4F, 0x4C
GLOW_INK = 0x02
#: Of each level, in the window; of free walks by their seed.
LEVEL_WALLS = 0x0D, 0x2C, 0x25, 0x4C, 0x45, 0x65, 0x44, 0x4D
#: The bar, the name and the frame of each level.
THEMES = 0x68, 0x60, 0x58, 0x50, 0x78, 0x70, 0x58, 0x78
#: The lowest two lines of who walks, in two strides; all his lines but these, when he looks to the right.
STRIDES = bytes.fromhex("1818"), bytes.fromhex("2424")
SHAPES = {
    HERO: (HERO_INK, bytes.fromhex("3E3A3F1C7EBD1818")),
    GOAL: (0x47, bytes.fromhex("3C7EE7C3C3E77E3C")),
    ENTRANCE: (0x44, bytes.fromhex("3C7EFFFFFFFF7E3C")),
}
#: A ring that is locked.
LOCK = (0x5F, bytes.fromhex("3C6666FFE7E7FF7E"))
GEM_SHAPE = (0x43, bytes.fromhex("003C42E77E3C1800"))
BONE = (0x47, bytes.fromhex("060F0E1C3870F060"))
HOUND_INK, HOUND_BODY = 0x42, bytes.fromhex("068F8DFF7E7E66")
PAWS, MAP_HOUND_INK = (0x66, 0xC3), 0x52
DOT = (0x06, bytes.fromhex("0000001818000000"))
#: The pixels of walls that stay in a cell of the map that shows the way, by scale.
DIM = np.zeros((8, 8), np.uint8), np.tile(np.array([[1, 0], [0, 0]], np.uint8), (4, 4))
FOG = bytes.fromhex("0020000200800008")
#: The keys of steps; the steps of codes.
KEYS = {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
Bytes = npt.NDArray[np.uint8]


def both_ways(*figures: bytes) -> list[bytes]:
    """These and their mirror images."""
    return [*figures, *[bytes(int(f"{line:08b}"[::-1], 2) for line in one) for one in figures]]


FIGURES = both_ways(*[SHAPES[HERO][1][:6] + stride for stride in STRIDES])
BEASTS = both_ways(*[HOUND_BODY + bytes([paws]) for paws in PAWS])


@dataclass(frozen=True)
class Walk:
    """What a machine that shows the walk has in memory and on the screen."""

    field: Bytes
    hero: Place
    home: Place  # where the hero begins
    goal: Place  # the ring
    corner: Place
    pixels: Bytes
    colours: Bytes
    gems: tuple[Place, ...] | None  # those left, in a challenge
    ink: int  # of the walls
    figure: bytes  # who walks
    hound: Place | None  # in a challenge, once it has set out
    beast: bytes  # its figure
    locked: bool  # the ring
    window: tuple[int, int, int, int]  # top, left, columns, rows: smaller in a dark maze

    @property
    def size(self) -> int:
        """Rows, and columns, of the maze."""
        return len(self.field)

    @property
    def walls(self) -> Walls:
        return np.asarray(self.field >= 0x80)

    @property
    def unseen(self) -> int:
        """The colour of the map's walls that have not been seen: theirs in the window."""
        return self.ink & 7

    @property
    def scale(self) -> int:
        """Pixels of a place on the map."""
        return 2 if self.size < 65 else 1

    @property
    def cells(self) -> int:
        """Cells of the map each way."""
        return (self.size + 1) * self.scale // 8

    def cell_of(self, at: Place) -> Place:
        """The cell of the map that shows a place."""
        return at[0] * self.scale // 8, at[1] * self.scale // 8

    def cell(self, row: int, column: int) -> tuple[int, bytes]:
        """Colour and bytes of a cell of the screen."""
        return int(self.colours[row, column]), bytes(self.pixels[8 * row : 8 * row + 8, column])


def walk(machine: Machine) -> Walk:
    """What the machine shows now."""
    stride, size = byte(machine, NAME, "big_width"), byte(machine, NAME, "maze_width")
    field = np.frombuffer(machine.read(address(NAME, "large_field"), stride * size), np.uint8).reshape(size, stride)
    screen = np.frombuffer(machine.screen(), np.uint8)
    lines = screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
    found = machine.read(address(NAME, "gems"), 6)
    gems = tuple((found[at + 1], found[at]) for at in (0, 2, 4) if found[at])
    challenge = byte(machine, NAME, "walk_mode")
    top, left, columns, rows = machine.read(address(NAME, "view_top"), 4)
    return Walk(
        field[:, :size],
        place(machine, NAME, "hero"),
        place(machine, NAME, "home"),
        place(machine, NAME, "goal"),
        place(machine, NAME, "view_column"),
        lines,
        screen[6144:].reshape(24, 32),
        gems if challenge else None,
        LEVEL_WALLS[byte(machine, NAME, "level") if challenge else byte(machine, NAME, "seed") % len(LEVEL_WALLS)],
        machine.read(address(NAME, "view_marks") + 1, 8),
        place(machine, NAME, "hound") if word(machine, NAME, "hound") else None,
        machine.read(address(NAME, "hound_mark") + 1, 8),
        byte(machine, NAME, "maze_kind") == 0,
        (top, left, columns, rows),
    )


def look(shown: Walk, row: int, column: int) -> tuple[int, bytes]:
    """Colour and shape that the window ought to give a place."""
    field = shown.field
    value = int(field[row, column])
    for bit, shape in SHAPES.items():
        if value < 0x80 and value & bit:
            if bit == HERO:
                return shape[0], shown.figure
            if bit == GOAL and shown.locked:
                return LOCK
            return GEM_SHAPE if bit == GEM and shown.gems is not None else shape
    bit = next((bit for bit in (0x80, LINE) if value & bit), 0)
    if not bit:
        hound = HOUND_INK, shown.beast
        return hound if value == HOUND else DOT if value else (shown.ink & 7, bytes(8))

    def same(down: int, right: int) -> bool:
        there = row + down, column + right
        inside = all(0 <= at < len(field) for at in there)
        return inside and bool(field[there] & bit)

    above, below = (0x3C if same(down, 0) else 0 for down in (-1, 1))
    middle = 0x3C | (0xC0 if same(0, -1) else 0) | (0x03 if same(0, 1) else 0)
    return shown.ink if bit == 0x80 else 0x47, bytes([above] * 2 + [middle] * 4 + [below] * 2)


def assert_window(shown: Walk) -> None:
    """The hero is in its middle unless an edge of the maze is near; each of its cells is as the field has it."""
    assert shown.figure in FIGURES
    assert shown.beast in BEASTS
    top, left, columns, rows = shown.window
    for at, corner, seen in zip(shown.hero, shown.corner, (rows, columns), strict=True):
        assert corner == min(max(at - seen // 2, 0), shown.size - seen)
    for row in range(rows):
        for column in range(columns):
            expected = look(shown, shown.corner[0] + row, shown.corner[1] + column)
            assert shown.cell(top + row, left + column) == expected, (row, column)
    dark = shown.pixels[8 : 8 * (ROWS + 1), :COLUMNS].copy()
    dark[8 * (top - 1) : 8 * (top - 1 + rows), left : left + columns] = 0
    if top > 1:
        glow = np.zeros((rows + 2, COLUMNS), bool)
        glow[:] = True
        glow[1:-1, left : left + columns] = False
        assert (shown.colours[top - 1 : top + rows + 1, :COLUMNS][glow] == GLOW_INK).all()
        part = dark[8 * (top - 2) : 8 * (top + rows)]
        lit = glow.repeat(8, 0)
        assert set(part[0::2][lit[0::2]].tolist()) == {0xAA}
        assert set(part[1::2][lit[1::2]].tolist()) == {0x55}
        part[:] = 0
    assert not dark.any()


def in_window(shown: Walk) -> Walls:
    """The places in the window."""
    seen = np.zeros(shown.field.shape, bool)
    row, column = shown.corner
    _, _, columns, rows = shown.window
    seen[row : row + rows, column : column + columns] = True
    return seen


def map_pixels(shown: Walk) -> tuple[Bytes, Bytes]:
    """The map's pixels as an array of 0 and 1, and its colours."""
    cells = shown.cells
    row, column = MAP_ROW + 16 - cells, MAP_COLUMN + (16 - cells) // 2
    pixels = np.unpackbits(shown.pixels, axis=1)[8 * row :, 8 * column :][: 8 * cells, : 8 * cells]
    return pixels, shown.colours[row : row + cells, column : column + cells]


def marks(shown: Walk) -> dict[Place, tuple[int, bytes]]:
    """The cells of the map that have a mark, and who walks is not in them."""
    found = {shown.cell_of(shown.goal): LOCK if shown.locked else (MAP_RING_INK, SHAPES[GOAL][1])}
    if shown.gems is None:
        return found | {(0, 0): (MAP_START_INK, SHAPES[ENTRANCE][1])}
    return found | {shown.cell_of(gem): GEM_SHAPE for gem in shown.gems}


def expected_map(shown: Walk, seen: Walls | None, on_way: Walls, line: Walls) -> tuple[Bytes, Bytes]:
    """What the map ought to be: seen, or all, walls; the way in its cells; marks; who walks, a block.

    seen: the places seen, if it is dark; on_way: the cells that show the way; line: its places.
    """
    scale, cells = shown.scale, shown.cells

    def drawn(places: npt.NDArray[np.bool_]) -> Bytes:
        full = np.zeros((shown.size + 1,) * 2, np.uint8)
        full[: shown.size, : shown.size] = places
        return full.repeat(scale, 0).repeat(scale, 1)

    pixels = drawn(shown.walls if seen is None else shown.walls & seen)
    colours = np.full((cells, cells), shown.unseen, np.uint8)
    for row in range(cells):
        for column in range(cells):
            at = slice(8 * row, 8 * row + 8), slice(8 * column, 8 * column + 8)
            if on_way[row, column]:
                pixels[at] &= DIM[shown.scale - 1]
                pixels[at] |= drawn(line)[at]
                colours[row, column] = ON_WAY
            elif seen is not None:
                if drawn(seen)[at].any():
                    colours[row, column] = shown.unseen | 0x40
                else:
                    pixels[at] = np.unpackbits(np.frombuffer(FOG, np.uint8)).reshape(8, 8)
    for (row, column), (colour, shape) in marks(shown).items():
        at = slice(8 * row, 8 * row + 8), slice(8 * column, 8 * column + 8)
        pixels[at] = np.unpackbits(np.frombuffer(shape, np.uint8)).reshape(8, 8)
        colours[row, column] = colour
    colours[shown.cell_of(shown.hero)] = MAP_HERO_INK
    if shown.hound:
        colours[shown.cell_of(shown.hound)] = MAP_HOUND_INK
    return pixels, colours


def assert_map(machine: Machine, seen: Walls | None = None, line: Walls | None = None) -> None:
    """The map shows the whole field, or in a dark one what was seen; the ends or the gems; who walks.

    line: the places of a line that only the map shows.
    """
    shown = walk(machine)
    pixels, colours = map_pixels(shown)
    on_way = np.asarray(colours == ON_WAY)
    hero = shown.cell_of(shown.hero)
    if on_way.any() or byte(machine, NAME, "map_hero_kept") == ON_WAY:
        on_way[hero] = byte(machine, NAME, "map_hero_kept") == ON_WAY
    line = np.asarray((shown.field & LINE > 0) & ~shown.walls) if line is None else line
    expected, inks = expected_map(shown, seen, on_way, line)
    assert np.argwhere(pixels != expected).tolist() == []
    if seen is not None:
        assert (colours == inks).all()
        return
    rest = {at: int(colour) for at, colour in np.ndenumerate(colours) if at not in marks(shown) and at != hero}
    assert set(rest.values()) <= {shown.unseen, shown.unseen | 0x40, ON_WAY}
    under = {shown.cell_of((int(r), int(c))) for r, c in np.argwhere(in_window(shown))}
    assert [at for at in under if rest.get(at) == shown.unseen] == [], "all in the window has been seen"


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


def only_way(walls: Walls, start: Place, finish: Place) -> list[int]:
    """The codes of the way through a maze without loops, or of a shortest one."""
    codes: dict[Place, int] = {finish: -1}
    queue = [finish]
    for at_ in queue:
        for code, (down, right) in STEPS.items():
            there = at_[0] - down, at_[1] - right
            if not walls[there] and there not in codes:
                codes[there] = code
                queue.append(there)
    found, here = [], start
    while here != finish:
        found.append(codes[here])
        here = here[0] + STEPS[codes[here]][0], here[1] + STEPS[codes[here]][1]
    return found
