"""The parts of a walk alone: a figure that glides, the walker's keys, the pursuer's way, the torch, the clock."""

import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image
from emu_tests.oracles.drawings import pixels
from emu_tests.oracles.paths import Walls
from emu_tests.oracles.walk_rules import BACK, WAYS, Place, Walker, beside, leads, lit
from zxmazes.routines.library import Library

ROWS, COLUMNS = 21, 31
FIGURE_TIME, WALKER_TIME, PURSUER_TIME = 4_085, 3_500, 874  # T-states, as the headers say
SHAPE = bytes((0x3C, 0x5A, 0x7E, 0x3C, 0x7E, 0xBD, 0x24, 0x66))
PARTS = tuple(
    f"engine/views/{name}.asm"
    for name in ("marks_across", "figure_draw", "walker", "pursuer", "torch", "clock", "stars")
)
MORE = """
walked:
        ld hl,count
        inc (hl)
        ret
lights:
        ld hl,count
        inc (hl)
        ret
shape:  db $3C, $5A, $7E, $3C, $7E, $BD, $24, $66
count:  db 0
"""


@pytest.fixture
def parts() -> PartsProgram:
    made = PartsProgram(parts_image(PARTS, MORE))
    made.write("field_top", b"\1")
    made.write("field_left", b"\2")
    made.write("lines_columns", bytes((COLUMNS, ROWS)))
    for name in ("walker", "pursuer"):
        made.machine.write(made.at(name) + 7, made.at("shape").to_bytes(2, "little") + b"\x46")
    return made


def put_field(parts: PartsProgram, walls: Walls) -> None:
    parts.write("field", bytes(0x80 * int(wall) for wall in walls.flatten()))


def maze(library: Library, seed: int) -> Walls:
    library.generate("dfs", seed, COLUMNS, ROWS)
    return library.walls().copy()


def floor(walls: Walls) -> nx.Graph:
    """The places of the floor, and which are side by side."""
    graph = nx.Graph()
    for row, column in np.argwhere(~walls).tolist():
        graph.add_edges_from(
            ((row, column), beside((row, column), way)) for way in WAYS if leads(walls, (row, column), way)
        )
    return graph


# --- the figure -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("pixel", range(8))
def test_a_figure_is_drawn_over_what_is_there(way: int, pixel: int, parts: PartsProgram) -> None:
    """Its box, wherever it is on its step, and the colour of both cells; nothing else."""
    row, column = 9, 14
    parts.machine.write(0x4000, b"\xaa" * 6144)
    parts.machine.write(parts.at("walker"), (column, row, way, 0, pixel))
    before = pixels(parts.machine.screen()).copy()
    parts.call("figure_draw", ix=parts.at("walker"))
    down, right = WAYS[way]
    top, left = 8 * (row + 1) + down * pixel, 8 * (column + 2) + right * pixel
    before[top : top + 8, left : left + 8] = np.unpackbits(np.frombuffer(SHAPE, np.uint8)).reshape(8, 8)
    assert (pixels(parts.machine.screen()) == before).all()
    cells = {(row + 1, column + 2)} | ({(row + 1 + down, column + 2 + right)} if pixel else set())
    colours = np.frombuffer(parts.machine.attributes(), np.uint8).reshape(24, 32)
    assert {tuple(cell) for cell in np.argwhere(colours == 0x46).tolist()} == cells


def test_the_times_in_the_heads(parts: PartsProgram, library: Library) -> None:
    put_field(parts, maze(library, 3))
    taken = []
    for way in WAYS:
        for pixel in range(8):
            parts.machine.write(parts.at("walker"), (14, 9, way, 0, pixel))
            taken.append(parts.machine.call(parts.at("figure_draw"), ix=parts.at("walker")).tstates)
    assert max(taken) == FIGURE_TIME


# --- the walker -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [512, 300, 1999])
@pytest.mark.parametrize("seed", range(4))
def test_the_walker_goes_by_the_rules(seed: int, speed: int, parts: PartsProgram, library: Library) -> None:
    """Two thousand frames of random keys, some held for long, some tapped: the place, the way, the trail, the steps."""
    walls, draw = maze(library, seed), random.Random(seed)
    put_field(parts, walls)
    parts.machine.poke_word(parts.at("walker") + 5, speed)
    start = (1, 1)
    parts.call("walker_begin", d=start[0], e=start[1], hl=parts.at("walked"))
    model, held, slowest = Walker(walls, start, speed), 0, 0
    for _ in range(2000):
        if draw.random() < 0.2:
            held ^= 1 << draw.randrange(4)
        model.frame(held)
        slowest = max(slowest, parts.machine.call(parts.at("walker_frame"), a=held).tstates)
        column, row, way, part, pixel = parts.machine.read(parts.at("walker"), 5)
        assert ((row, column), way, 256 * pixel + part) == (model.start, model.way, model.gone)
        assert tuple(reversed(parts.machine.read(parts.at("walker_at"), 2))) == model.at
    assert parts.machine.peek(parts.at("count")) == model.steps % 256
    assert slowest <= WALKER_TIME
    assert trail(parts) == model.trail
    assert len(model.trail) > 5


def trail(parts: PartsProgram) -> set[frozenset[Place]]:
    """The pieces of the trail, each from both of its ends."""
    data = np.frombuffer(parts.machine.read(parts.at("field"), 1024), np.uint8).reshape(32, 32)
    found: dict[frozenset[Place], int] = {}
    for row, column in np.argwhere(data < 0x80).tolist():
        for way in WAYS:
            if data[row, column] & way:
                piece = frozenset(((row, column), beside((row, column), way)))
                found[piece] = found.get(piece, 0) + 1
    assert set(found.values()) <= {2}
    return set(found)


def test_a_corner_is_taken_when_its_key_is_down_early(parts: PartsProgram) -> None:
    """Right is held, down is pressed two places before the corner: not one frame is lost."""
    walls = np.ones((32, 32), bool)
    walls[1, 1:8] = walls[1:8, 7] = False
    put_field(parts, walls)
    parts.machine.poke_word(parts.at("walker") + 5, 512)
    parts.call("walker_begin", d=1, e=1, hl=parts.at("walked"))
    for frame in range(12 * 4):
        parts.call("walker_frame", a=2 | 4 * (frame > 14))
    assert parts.machine.read(parts.at("walker"), 2) == bytes((7, 7))


def test_the_walker_does_not_leave_the_field(parts: PartsProgram) -> None:
    """By a door in the left wall."""
    walls = np.ones((32, 32), bool)
    walls[3, 0:4] = False
    put_field(parts, walls)
    parts.machine.poke_word(parts.at("walker") + 5, 512)
    parts.call("walker_begin", d=3, e=0, hl=parts.at("walked"))
    for _ in range(20):
        parts.call("walker_frame", a=8)
    assert parts.machine.read(parts.at("walker"), 3) == bytes((0, 3, 0))


# --- the pursuer ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_pursuer_takes_the_only_way(seed: int, parts: PartsProgram, library: Library) -> None:
    """Its list is the path of the graph, however the walker goes, and it comes nearer by each of its steps."""
    walls, draw = maze(library, seed), random.Random(seed)
    graph, here = floor(walls), (1, 1)
    parts.machine.poke_word(parts.at("pursuer") + 5, 700)
    parts.call("pursuer_begin", d=1, e=1, bc=300)
    way, slowest = 0, 0
    for frame in range(1500):
        if frame % 3 == 0:
            ways = [each for each in WAYS if leads(walls, here, each)]
            way = draw.choice([each for each in ways if each != BACK.get(way)] or ways)
            here = beside(here, way)
            parts.call("pursuer_walked", a=way)
        call = parts.machine.call(parts.at("pursuer_frame"))
        slowest = max(slowest, call.tstates)
        assert bool(call.carry) == (frame < 300)
        column, row, going, *_ = parts.machine.read(parts.at("pursuer"), 5)
        end = beside((row, column), going) if going else (row, column)
        assert listed(parts, end) == nx.shortest_path(graph, end, here)
    assert slowest == PURSUER_TIME


def listed(parts: PartsProgram, place: Place) -> list[Place]:
    """The places to which the list leads."""
    first, last = (parts.machine.word(parts.at(f"pursuer_{end}")) for end in ("first", "last"))
    ring = parts.machine.read(parts.at("pursuer_ring"), 512)
    found = [place]
    for number in range((last - first) % 512):
        found.append(beside(found[-1], ring[(first + number) % 512]))
    return found


def test_two_figures_meet_when_they_are_nearer_than_six_pixels(parts: PartsProgram) -> None:
    for way, pixel, row, column in [(2, p, 5, c) for p in range(8) for c in (4, 5, 6, 7)] + [
        (1, p, 6, 5) for p in range(8)
    ]:
        parts.machine.write(parts.at("walker"), (5, 5, 0, 0, 0))
        parts.machine.write(parts.at("pursuer"), (column, row, way, 0, pixel))
        down, right = WAYS[way]
        apart = max(abs(8 * (row - 5) + down * pixel), abs(8 * (column - 5) + right * pixel))
        call = parts.machine.call(parts.at("figures_meet"), ix=parts.at("walker"), hl=parts.at("pursuer"))
        assert bool(call.carry) == (apart < 6), (way, pixel, row, column)


# --- the torch, the clock, the stars --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_what_a_torch_shows(seed: int, parts: PartsProgram, library: Library) -> None:
    """From every place; each place that is new is drawn once."""
    walls = maze(library, seed)
    walls[1, 0] = walls[19, 30] = False
    parts.call("torch_use", hl=parts.at("lights"))
    for row, column in np.argwhere(~walls).tolist():
        put_field(parts, walls)
        parts.write("count", b"\0")
        parts.call("torch_light", d=row, e=column)
        data = np.frombuffer(parts.machine.read(parts.at("field"), 1024), np.uint8).reshape(32, 32)
        seen = {tuple(place) for place in np.argwhere(data & 0x40).tolist()}
        assert seen == lit(walls, (row, column), ROWS, COLUMNS)
        assert parts.machine.peek(parts.at("count")) == len(seen)


@pytest.mark.parametrize(
    ("tenths", "shown"), [(0, "  0.0"), (9, "  0.9"), (10, "  1.0"), (1234, "123.4"), (9999, "999.9")]
)
def test_a_time(tenths: int, shown: str, parts: PartsProgram) -> None:
    parts.call("tenths_draw", hl=tenths, d=3, e=4, c=7)
    assert parts.machine.text()[3][4:9] == shown
    parts.call("tenths_plain", hl=tenths, d=5, e=0, c=7)
    assert parts.machine.text()[5].strip() == shown.strip()


def test_the_clock_counts_tenths_and_stops_at_the_end(parts: PartsProgram) -> None:
    parts.call("clock_start")
    ticks = [parts.machine.call(parts.at("clock_frame")).carry for _ in range(50)]
    assert ticks == [0, 0, 0, 0, 1] * 10
    assert parts.machine.word(parts.at("clock")) == 10
    parts.machine.poke_word(parts.at("clock"), 9950)
    parts.call("clock_add", c=100)
    assert parts.machine.word(parts.at("clock")) == 9999


def test_a_star_is_the_same_on_both_sides(parts: PartsProgram) -> None:
    parts.machine.write(0x4000, bytes(6144))
    parts.call("draw_star", d=4, e=6, c=0x46)
    star = pixels(parts.machine.screen())[32:48, 48:64]
    assert (star == star[:, ::-1]).all()
    assert 100 < star.sum() < 180
    assert set(parts.machine.attributes()[32 * 4 + 6 : 32 * 4 + 8]) == {0x46}
