"""The room `rays` on the screen: the copy, no picture torn, what is written, and the times that its heads state."""

import random
import re

import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.parts_program import parts_image
from emu_tests.machine.rays_stage import LOOK, MAZE, RECORD, SHADES, Stage, random_maze, walk
from emu_tests.oracles.rays_scene import COLUMNS, ROWS
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

#: T-states from the start of a frame to the first instruction after HALT: the ROM's interrupt.
INTERRUPT = 980


def stated(words: str) -> int:
    """T-states that the heads of the room state after these words."""
    heads = [path.read_text("ascii") for path in sorted((ASM / "engine" / "rays").glob("*.asm"))]
    found = re.search(rf"{words} ([\d,]+)", re.sub(r"\s*\n; *", " ", "\n".join(heads)))
    assert found, words
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize(("row", "column"), [(0, 0), (6, 8), (3, 5)])
def test_the_copy(row: int, column: int) -> None:
    """The picture, in its place, and nothing else."""
    choose = random.Random(row)
    stage = Stage(random_maze(choose), row, column=column)
    noise = choose.randbytes(6912)
    stage.machine.write(0x4000, noise)
    stage.at(24, 24, 10)
    assert stage.call("rays_show").tstates == stated("Time: ")
    wanted = np.frombuffer(noise, np.uint8).copy()
    lines = wanted[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32).copy()
    lines[8 * row : 8 * (row + ROWS), column : column + COLUMNS] = stage.pixels()
    colours = wanted[6144:].reshape(24, 32)
    colours[row : row + ROWS, column : column + COLUMNS] = stage.colours()
    screen = np.frombuffer(stage.machine.screen(), np.uint8)
    assert np.array_equal(screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32), lines)
    assert np.array_equal(screen[6144:].reshape(24, 32), colours)


WALKER = """
walk:   halt
        ld bc,{wait} + 1
wait:   dec bc
        ld a,b
        or c
        jr nz,wait
        call rays_show
whole:  ld hl,(place)
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(hl)
        inc hl
        ld (place),hl
        pop hl
        call rays_at
        jr walk
place:  dw $A400
"""


def waits(row: int) -> list[int]:
    """When the copy may begin in a frame, as the head says: at the earliest and at the latest."""
    if row == 6:
        return [0, stated("in row 6: until T =")]
    return [stated("row 0: from T =") + 1792 * row, stated("of the frame until T =") + 1792 * row]


@pytest.mark.parametrize("row", [0, 6])
def test_no_picture_is_torn(row: int) -> None:
    """A walk on a 48K with contention: a frame shows one whole picture, the copy begun early or late."""
    choose = random.Random(5)
    for wait in waits(row):
        image = parts_image(("engine/rays/rays_thing.asm",), WALKER.format(wait=max(0, wait - INTERRUPT) // 26))
        machine = Machine(48, contended=True)
        machine.boot()
        stage_into(machine, image.org, image.code, row)
        maze = random_maze(choose)
        machine.write(MAZE, (maze << 7).tobytes())
        places = b"".join(
            (16 * x).to_bytes(2, "little") + (16 * y).to_bytes(2, "little") + bytes([angle])
            for x, y, angle in walk(maze, choose, 60, 2, 2)
        )
        machine.write(0xA400, places)
        machine.call(image.symbols["rays_use"], hl=RECORD)
        machine.call(image.symbols["rays_at"], hl=24 << 4, de=24 << 4, a=0)
        machine.set(pc=image.symbols["walk"], sp=0xFF00, iff=1)
        machine.run_to(image.symbols["whole"], 300_000)
        beam = Beam(machine, image.symbols["whole"])
        assert beam.torn(40) == []
        assert len(beam.whole) > 12


def stage_into(machine: Machine, org: int, code: bytes, row: int) -> None:
    """The program and its record."""
    machine.write(org, code)
    machine.write(SHADES, LOOK)
    machine.write(RECORD, bytes([MAZE & 255, MAZE >> 8, 23, row, 0, 5, SHADES & 255, SHADES >> 8]))
