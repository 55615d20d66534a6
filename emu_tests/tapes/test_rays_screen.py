"""The room `rays` on the screen: the copy, no picture torn, what is written, and the times that its heads state."""

import random
import re

import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.parts_program import parts_image
from emu_tests.machine.rays_stage import MAZE, RECORD, SHADES, SPARE, Stage, look, random_maze, sized, walk
from emu_tests.oracles.rays_scene import COLUMNS, ROWS, WAYS
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

#: T-states from the start of a frame to the first instruction after HALT: the ROM's interrupt.
INTERRUPT = 980
FRAME = 69888


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


@pytest.mark.parametrize(
    ("row", "size"), [(0, (24, 18)), (0, (24, 12)), (6, (24, 18)), (6, (20, 18)), (6, (16, 12)), (6, (12, 18))]
)
def test_no_picture_is_torn(row: int, size: tuple[int, int]) -> None:
    """A walk on a 48K with contention: a frame shows one whole picture, the copy begun early or late."""
    choose = random.Random(5)
    for wait in waits(row):
        walker = WALKER.format(wait=max(0, wait - INTERRUPT) // 26)
        image = parts_image(("engine/rays/rays_thing.asm",), walker, sized(size))
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
        if wait < stated("row 0 begin before T =") and size == (24, 18):
            assert machine.registers.t % FRAME > wait, "it has ended before the next interrupt"
        beam = Beam(machine, image.symbols["whole"])
        assert beam.torn(40) == []
        assert len(beam.whole) > 12


def stage_into(machine: Machine, org: int, code: bytes, row: int) -> None:
    """The program and its record."""
    machine.write(org, code)
    machine.write(SHADES, look())
    machine.write(RECORD, bytes([MAZE & 255, MAZE >> 8, 23, row, 0, 5, SHADES & 255, SHADES >> 8]))


def pictures(step: int, turn: int, size: tuple[int, int] = (24, 18)) -> tuple[list[int], list[int]]:
    """T-states of the pictures of walks on a 48K with contention, and those without the copy."""
    both, made = [], []
    for seed in (1, 2):
        choose = random.Random(seed)
        stage = Stage(random_maze(choose, hall=seed == 2), contended=True, size=size)
        for place in walk(stage.maze, choose, 250, step, turn):
            stage.machine.set(t=40_000)
            made.append(stage.at(*place))
            stage.machine.set(t=INTERRUPT)
            both.append(made[-1] + stage.call("rays_show").tstates)
    return both, made


@pytest.mark.parametrize(("step", "turn", "words"), [(1, 1, "turns of 1/64 circle"), (2, 2, "steps twice as large")])
def test_times(step: int, turn: int, words: str) -> None:
    """What a picture of a walk takes: the head's figures, and bounds that no change may pass."""
    both, made = pictures(step, turn)
    share = 100 * sum(time <= 2 * FRAME - INTERRUPT for time in both) // len(both)
    found = [stated(f"{words}: on average"), stated(f"{words}: on average [0-9,]+ T, at most")]
    assert found == [round(sum(both) / len(both)), max(both)]
    assert stated(f"{words}: on average [0-9,]+ T, at most [0-9,]+ T;") == share
    assert found[0] <= 125_000
    assert found[1] <= 182_000
    assert share >= 75
    assert max(made) < 2 * FRAME


def test_times_of_a_smaller_view() -> None:
    both, _ = pictures(1, 1, (16, 12))
    found = [stated("16 x 12 characters: on average"), stated("16 x 12 characters: on average [0-9,]+ T, at most")]
    assert found == [round(sum(both) / len(both)), max(both)]
    share = 100 * sum(time <= FRAME - INTERRUPT for time in both) // len(both)
    assert share == stated("characters: on average [0-9,]+ T, at most [0-9,]+ T;")


@pytest.mark.parametrize(
    ("whole", "words"), [(0, "that is two cells away takes at most"), (128, "one without masks at most")]
)
def test_what_a_monster_takes(whole: int, words: str) -> None:
    """Two cells away or farther, it leaves all pictures in three frames."""
    choose = random.Random(1)
    stage = Stage(random_maze(choose), contended=True)
    at = SPARE + 20
    stage.machine.write(SPARE, bytes([0x44, 24, whole + 3, 44, at & 255, at >> 8, 0, 2, 30, at & 255, at >> 8]))
    stage.machine.write(at, choose.randbytes(264))
    worst, drawn = 0, []
    for x, y, angle in walk(stage.maze, choose, 250, 2, 2):
        made = stage.at(x, y, angle)
        dx, dy = WAYS[((angle + 8) // 16 - 1) % 4]
        thing = stage.call("rays_thing", hl=16 * x + 512 * dx & 0xFFFF, de=16 * y + 512 * dy & 0xFFFF, bc=SPARE)
        drawn.append(thing.tstates)
        stage.machine.set(t=INTERRUPT)
        worst = max(worst, made + thing.tstates + stage.call("rays_show").tstates)
    assert worst <= 3 * FRAME - INTERRUPT
    assert max(drawn) == stated(words)


def test_what_marks_take() -> None:
    """All cells of the maze are marked."""
    choose = random.Random(1)
    stage = Stage(random_maze(choose), contended=True)
    at = SPARE + 20
    stage.machine.write(MAZE, [byte | 16 for byte in stage.machine.read(MAZE, stage.maze.size)])
    sizes = [(42, 12), (23, 6), (0, 3)]
    record = b"".join(bytes([least, 2, lines, at & 255, at >> 8]) for least, lines in sizes)
    stage.machine.write(SPARE, b"\x46" + record)
    stage.machine.write(at, choose.randbytes(48))
    taken = []
    for place in walk(stage.maze, choose, 250, 2, 2):
        stage.machine.set(t=40_000)
        stage.at(*place)
        taken.append(stage.call("rays_marks", a=16, bc=SPARE).tstates)
    assert max(taken) == stated("3 to 12 lines take at most")


def test_the_start() -> None:
    stage = Stage(random_maze(random.Random(1)))
    assert stage.begin.tstates == stated("rays_use takes")


def test_what_is_written_is_declared() -> None:
    """The view's memory, its variables, operands; on the screen the view."""
    choose = random.Random(4)
    stage = Stage(random_maze(choose), 3, column=2)
    stage.machine.write(SPARE, bytes([0x44, 0, 2, 30, SPARE + 20 & 255, SPARE >> 8]) + choose.randbytes(200))
    before = stage.machine.read(0x4000, 0xC000)
    for x, y, angle in walk(stage.maze, choose, 60, 3, 3):
        stage.at(x, y, angle)
        stage.call("rays_thing", hl=16 * x + choose.randrange(-500, 500) & 0xFFFF, de=16 * y, bc=SPARE)
        stage.call("rays_marks", a=1, bc=SPARE)
        stage.call("rays_walk", hl=16 * x, de=16 * y, a=angle)
        stage.call("rays_show")
    after = stage.machine.read(0x4000, 0xC000)
    changed = {0x4000 + at for at, (one, two) in enumerate(zip(before, after, strict=True)) if one != two}
    cells = {32 * row + column for row in range(3, 3 + ROWS) for column in range(2, 2 + COLUMNS)}
    view = {0x5800 + cell for cell in cells}
    view |= {0x4000 + (cell >> 8 << 11) + (cell & 255) + 256 * line for cell in cells for line in range(8)}
    symbols = stage.symbols
    own = range(symbols["RAYS_MEMORY"], symbols["RAYS_MEMORY"] + symbols["RAYS_SIZE"])
    variables = range(symbols["image_end"], symbols["parts_end"])
    operands = {at for at in changed if stage.image.org <= at < symbols["image_end"]}
    assert len(operands) < 90
    assert not changed - view - operands - {*own, *variables, *range(0xFE00, 0x10000)}
