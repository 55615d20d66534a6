"""The parts `field_lines` and `field_draw`: walls that join, a trail that joins its places; pixels against a model."""

import functools
import random
import re

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

MORE = """
thin:
        db $05, $06, $47
        dw line_thin
thick:
        db $05, $06, $47
        dw line_thick
"""
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
STEPS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}
WALL_INK, FLOOR_INK, TRAIL_INK = 0x05, 0x06, 0x47
WIDTH = {"thick": 4, "thin": 2}
Field = npt.NDArray[np.uint8]


@functools.cache
def program(look: str, quick: int = 1) -> PartsProgram:
    first = f"DRAW_LINES_QUICK: equ {quick}\n"
    made = PartsProgram(parts_image(("engine/views/field_draw.asm",), MORE, first))
    made.machine.write(made.at("field_top"), [1])
    made.machine.call(made.at("lines_use"), hl=made.at(look))
    return made


def chance_field(seed: int) -> Field:
    """Stones anywhere, and on the floor trails of any bits; the bits above them must not matter."""
    chance = random.Random(seed)
    places = [0x80 | chance.randrange(128) if chance.random() < 0.5 else chance.randrange(128) for _ in range(1024)]
    return np.array(places, np.uint8).reshape(32, 32)


def cell(width: int, sides: int) -> npt.NDArray[np.bool_]:
    """A line of so many pixels from the middle of a cell to some of its sides."""
    found, first, last = np.zeros((8, 8), np.bool_), 4 - width // 2, 4 + width // 2
    found[first:last, first:last] = True
    for side, part in (
        (UP, np.s_[:last, first:last]),
        (DOWN, np.s_[first:, first:last]),
        (LEFT, np.s_[first:last, :last]),
        (RIGHT, np.s_[first:last, first:]),
    ):
        if sides & side:
            found[part] = True
    return found


def expected(field: Field, row: int, column: int, size: tuple[int, int], look: str) -> tuple[int, bytes]:
    """Colour and shape of a place."""
    value = int(field[row, column])
    if value < 0x80:
        if not value & 15:
            return FLOOR_INK, bytes(8)
        return TRAIL_INK, np.packbits(cell(WIDTH[look], value & 15), axis=1).tobytes()
    sides = 0
    for side, (down, right) in STEPS.items():
        there = row + down, column + right
        if 0 <= there[0] < size[0] and 0 <= there[1] < size[1] and field[there] >= 0x80:
            sides |= side
    return WALL_INK, np.packbits(cell(4, sides), axis=1).tobytes()


def shown(made: PartsProgram, row: int, column: int) -> tuple[int, bytes]:
    screen = made.machine.screen()
    first = (row & 0x18) * 256 + (row & 7) * 32 + column
    return screen[6144 + 32 * row + column], bytes(screen[first + 256 * line] for line in range(8))


@pytest.mark.parametrize("quick", [0, 1])
@pytest.mark.parametrize("look", ["thin", "thick"])
@pytest.mark.parametrize("size", [(21, 31), (21, 32), (1, 1), (2, 1), (9, 15)])
def test_walls_join_walls_and_trails_join_as_their_bits_say(size: tuple[int, int], look: str, quick: int) -> None:
    made = program(look, quick)
    field = chance_field(size[0] * 32 + size[1])
    made.machine.write(made.at("field"), field.tobytes())
    made.machine.write(0x4000, b"\x55" * 6912)
    made.machine.call(made.at("draw_lines"), b=size[0], c=size[1], ix=1)
    for row in range(23):
        for column in range(32):
            inside = row < size[0] and column < size[1]
            want = expected(field, row, column, size, look) if inside else (0x55, b"\x55" * 8)
            assert shown(made, row + 1, column) == want, (row, column)
    assert made.machine.read(made.at("field"), 1024) == field.tobytes()


def test_a_trail_is_laid_step_by_step() -> None:
    """Each step marks both places, draws them, and returns the new one."""
    made, chance = program("thin"), random.Random(3)
    field = np.zeros((32, 32), np.uint8)
    made.machine.write(made.at("field"), field.tobytes())
    made.machine.call(made.at("draw_lines"), b=21, c=31)
    at = 10, 15
    for _ in range(120):
        side = chance.choice(
            [side for side, (down, right) in STEPS.items() if 0 <= at[0] + down < 21 and 0 <= at[1] + right < 31]
        )
        there = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
        field[at] |= side
        field[there] |= side * 4 if side < DOWN else side // 4
        call = made.machine.call(made.at("trail_step"), a=side, d=at[0], e=at[1], iy=0x5C3A)
        assert (call.registers.d, call.registers.e, call.registers.iy) == (*there, 0x5C3A)
        at = there
    assert made.machine.read(made.at("field"), 1024) == field.tobytes()
    for row in range(21):
        for column in range(31):
            assert shown(made, row + 1, column) == expected(field, row, column, (21, 31), "thin")


def test_the_form_without_speed_is_as_much_shorter_as_the_head_says() -> None:
    less = len(program("thin").image.code) - len(program("thin", 0).image.code)
    assert f"with {less} bytes less" in (ASM / "engine" / "views" / "field_draw.asm").read_text(encoding="ascii")


def test_the_time_of_the_head_holds() -> None:
    """Without contention."""
    made, machine, most = program("thin"), Machine(48), 0
    machine.write(made.image.org, made.image.code)
    machine.call(made.at("lines_use"), hl=made.at("thin"))
    for field in (np.full((32, 32), 0x80, np.uint8), np.full((32, 32), LEFT | RIGHT, np.uint8), chance_field(1)):
        machine.write(made.at("field"), field.tobytes())
        most = max(most, machine.call(made.at("draw_lines"), b=21, c=31).tstates)
    text = (ASM / "engine" / "views" / "field_draw.asm").read_text(encoding="ascii")
    stated = re.search(r"Time:  ([\d,]+) T at most for 31 x 21", text)
    assert stated
    assert f"{most:,}" == stated[1]
