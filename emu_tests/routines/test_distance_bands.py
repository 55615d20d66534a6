"""The distance from a cell in five bands, and their colours on the screen, against scipy's shortest paths."""

import random
from functools import cache

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.fields import EMPTY, FULL, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, nearest
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.library import STRIDE, Library

BOUND = 600_000
#: By band; the last one is for what cannot be reached.
INKS = (0x04, 0x05, 0x01, 0x03, 0x02, 0x07)
PLAIN = 0x4F


def expected_bands(walls: Walls, start: Place) -> tuple[np.ndarray, int]:
    """0 a wall, 1 to 5 a band, 128 nowhere; and the greatest distance."""
    reach = nearest(walls, [start])
    there = np.isfinite(reach)
    most = int(reach[there].max())
    bands = np.where(there, np.where(there, reach, 0).astype(int) * 5 // (most + 1) + 1, 128)
    return np.where(walls, 0, bands), most


def judge(library: Library, walls: Walls, start: Place) -> Call:
    """Assert that the bands are right, byte by byte, after work and the queue were full of junk."""
    library.set_walls(walls)
    choose = random.Random(str(start))
    for label, length in (("work", 1156), ("route", 1024), ("queue_rest", 1090)):
        library.machine.write(library.address(label), choose.randbytes(length))
    call = library.call("distance_bands", BOUND, d=start[0], e=start[1], **KEPT)
    if max(start) >= STRIDE or walls[start]:
        assert call.carry
        return call
    bands, most = expected_bands(walls, start)
    work = np.frombuffer(library.machine.read(library.address("work") + 68, 32 * 33), np.uint8).reshape(32, 33)
    assert (work == np.pad(bands, ((0, 0), (0, 1)))).all(), f"{start}{show(walls)}"
    assert (call.carry, call.registers.bc) == (0, most)
    return call


def test_bands_of_any_field(library: Library) -> None:
    """Stones from none to nearly all, from cells, walls and places outside; long corridors; one cell alone."""
    for turn in range(60):
        choose = random.Random(turn)
        walls = scatter(choose, turn % 12 / 14)
        judge(library, walls, anywhere(choose) if turn % 5 == 0 else passable(choose, walls))
    for walls in (serpentine(), *map(staircases, range(3))):
        for start in np.argwhere(~walls)[[0, 100, -1]].tolist():
            judge(library, walls, (start[0], start[1]))
    for outside in ((32, 0), (0, 32), (255, 255)):
        judge(library, EMPTY, outside)
    judge(library, FULL, (3, 3))


@pytest.mark.parametrize("steps", range(13))
def test_bands_of_short_ways(library: Library, steps: int) -> None:
    """Fewer waves than bands: some bands are empty, and none is past the fifth."""
    walls = FULL.copy()
    walls[7, 3 : 4 + steps] = False
    judge(library, walls, (7, 3))


def test_the_time_claimed(library: Library) -> None:
    empty = judge(library, EMPTY, (0, 0)).tstates
    assert claimed_time("distance_bands").startswith(f"{empty:,} T empty field, start in a corner")


@cache
def program() -> Assembly:
    """A program that shows the field and its colours."""
    return assemble_text(
        f"""
        org $8000
        public start
start:
        push de
        ld c,{PLAIN}
        call small_begin
        call small_update
        pop de
        jp show_distance
        include "engine/views/small_field.asm"
        include "engine/views/show_distance.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
""",
        "a program with colours",
    )


def coloured(walls: Walls, start: Place) -> tuple[Call, np.ndarray]:
    """Run it; the attributes of the left 24 columns."""
    made, machine = program(), Machine(48)
    machine.write(made.org, made.code)
    machine.write(made.symbols["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
    machine.write(0x5800, bytes([0x38]) * 768)
    call = machine.call(made.symbols["start"], d=start[0], e=start[1], **KEPT)
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    assert (shown[:, 24:] == 0x38).all()
    return call, shown[:, :24]


def pair(line: int) -> tuple[int, int]:
    """The odd row of the field that is in this row of the screen, and the even one beside it; columns alike."""
    pixels = range(8 * line, 8 * line + 8)
    first, last = pixels[0] // 6, pixels[-1] // 6
    assert last == first + 1
    return (first, last) if first % 2 else (last, first)


def expected_ink(bands: np.ndarray, row: int, column: int) -> int:
    """The first of four cells that is in a band: the odd one, beside it, above or below it, the last."""
    (down, up), (across, aside) = pair(row), pair(column)
    four = [bands[place] for place in ((down, across), (down, aside), (up, across), (up, aside))]
    return INKS[next((int(band) - 1 for band in four if 1 <= band <= 5), 5)]


def judge_colours(walls: Walls, start: Place) -> None:
    call, shown = coloured(walls, start)
    bands, most = expected_bands(walls, start)
    assert (call.carry, call.registers.bc) == (0, most)
    for row, column in np.ndindex(24, 24):
        assert shown[row, column] == expected_ink(bands, row, column), (row, column, show(walls))


def test_the_colours_of_any_field() -> None:
    for turn in range(6):
        choose = random.Random(turn)
        walls = scatter(choose, turn / 10)
        judge_colours(walls, passable(choose, walls))


def test_no_two_corridors_share_a_colour(library: Library) -> None:
    """In a block maze each room has the colour of its own band, wherever a pixel of it is."""
    library.generate("kruskal", 12)
    walls = library.walls()
    judge_colours(walls, (1, 1))
    bands, _ = expected_bands(walls, (1, 1))
    shown = coloured(walls, (1, 1))[1]
    for row, column in np.ndindex(15, 15):
        room = 2 * row + 1, 2 * column + 1
        for y, x in ((6 * room[0], 6 * room[1]), (6 * room[0] + 5, 6 * room[1] + 5)):
            assert shown[y // 8, x // 8] == INKS[bands[room] - 1]


def test_a_wall_has_no_colours() -> None:
    """Carry set, and the screen as it was."""
    for walls, start in ((FULL, (1, 1)), (EMPTY, (40, 1))):
        call, shown = coloured(walls, start)
        assert call.carry
        assert (shown == PLAIN).all()
