"""The room `blocks` against a window in Python: every place, walks, sprites, colours; times; what is written."""

import re

import numpy as np
import pytest

from emu_tests.machine.blocks_stage import (
    ART,
    COLUMNS,
    LIST,
    MAP,
    MEMORY,
    PICTURE,
    RECORD,
    ROWS,
    SHIFTED,
    STRIDE,
    Stage,
)
from emu_tests.oracles import blocks_scene
from emu_tests.oracles.blocks_scene import SIDE
from zxmazes.assembler.assembly import assemble_text
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

#: Row and column of the screen, words, rows of blocks above and below.
WINDOWS = [(3, 0, 14, 3, 4), (3, 2, 13, 4, 3), (0, 10, 7, 1, 2), (6, 4, 11, 2, 4)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("passages", [0.2, 0.5, 1.0])
def test_every_place(window: tuple[int, int, int, int, int], passages: float) -> None:
    """Anywhere, beyond the maze's edges too, all that is seen is as the model says."""
    stage = Stage(int(10 * passages), window, passages)
    for _ in range(40):
        stage.aim(*stage.anywhere())
        stage.draw()
        stage.check()


def test_places_in_pixels() -> None:
    """blocks_look aims as blocks_aim does, for each place that its head allows, across and down."""
    stage, names = Stage(2, WINDOWS[0]), ("blocks_column", "blocks_row", "blocks_across", "blocks_down")
    for left in (*range(-120, 2951, 26), *range(-30, 31, 2), 2950):
        for left_top in ((left, 48), (48, left)):
            stage.machine.call(stage.symbols["blocks_look"], de=left_top[0] & 0xFFFF, bc=left_top[1] & 0xFFFF)
            found = [stage.machine.peek(stage.symbols[name]) for name in names]
            (column, across), (row, down) = divmod(left_top[0], SIDE), divmod(left_top[1], SIDE)
            assert found == [column & 255, row & 255, across, down]


@pytest.mark.parametrize("window", WINDOWS[:3])
def test_walks(window: tuple[int, int, int, int, int]) -> None:
    """A window that follows a walk: rows are made ahead, at any number a step, also when the walker turns back."""
    stage = Stage(7, window)
    left, top, way = 5 * SIDE, 5 * SIDE, (1, 0)
    stage.aim(left, top)
    for number in range(600):
        if left % SIDE == 0 and top % SIDE == 0 and stage.choose.random() < 0.5:
            way = stage.choose.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        elif stage.choose.random() < 0.05:
            way = (-way[0], -way[1])
        new = left + 2 * way[0], top + 2 * way[1]
        if 0 <= new[0] <= (COLUMNS - 9) * SIDE and 0 <= new[1] <= (ROWS - 7) * SIDE:
            left, top = new
        else:
            way = (-way[0], -way[1])
        stage.aim(left, top)
        stage.machine.call(stage.symbols["blocks_ahead"], a=stage.choose.randrange(4), c=way[0] & 255)
        if number % 5 == 0:
            stage.draw()
            stage.check()


@pytest.mark.parametrize("window", WINDOWS)
def test_sprites(window: tuple[int, int, int, int, int]) -> None:
    """Bodies and things anywhere, clipped on each side and at the parts' border, and their colours."""
    stage = Stage(11, window)
    bodies = tuple(stage.body(number, thing=number == 2) for number in range(3))
    stage.colours[3, 2:5] = 0  # black on black stays so
    stage.machine.write(0x5800 + 32 * (stage.row + 3) + stage.column + 2, bytes(3))
    stage.aim(*stage.anywhere())
    width, height = 16 * stage.words, SIDE * (stage.above + stage.below)
    for number in range(60):
        for body in bodies:
            if number % 8 == 0:
                body.x, body.y = stage.choose.randrange(-12, width // 2) * 2, stage.choose.randrange(-24, height)
            else:
                body.x = min(max(-24, body.x + stage.choose.choice((-2, 0, 2))), width - 2)
                body.y = min(max(-24, body.y + stage.choose.choice((-2, 0, 2))), height - 1)
        stage.place(bodies)
        stage.draw(bodies)
        stage.check(bodies)


def test_a_figure() -> None:
    """The hero's way of drawing: two columns of characters are his, in the third what is behind shows through."""
    stage = Stage(3, WINDOWS[0])
    stage.body(0, thing=False)
    stage.aim(*stage.anywhere())
    stage.machine.call(stage.symbols["blocks_lower"])
    stage.machine.call(stage.symbols["blocks_upper"])
    before = stage.shown()[0]
    stage.machine.call(stage.symbols["blocks_lower"])
    stage.machine.call(stage.symbols["blocks_figure"], hl=PICTURE, bc=(72 + SIDE) << 8 | 96 + SIDE)
    data = np.frombuffer(stage.machine.read(PICTURE, 144), np.uint8).reshape(24, 3, 2)
    mask, ink = np.unpackbits(data[:, :, 0].copy(), axis=1), np.unpackbits(data[:, :, 1].copy(), axis=1)
    expected = before.copy()
    box = expected[72:96, 96:120]
    box[:, :16] = ink[:, :16]
    box[:, 16:] = box[:, 16:] & mask[:, 16:] | ink[:, 16:]
    assert np.array_equal(stage.shown()[0], expected)


def test_a_map_of_a_field() -> None:
    """blocks_finish: walls get fronts, each byte its neighbour's material; the lower bits stay."""
    stage = Stage(5, WINDOWS[0])
    field = np.where(stage.materials == 0, 0, 0x80).astype(np.uint8)
    low = np.array([[stage.choose.randrange(16) for _ in range(STRIDE)] for _ in range(field.shape[0])], np.uint8)
    at = MAP - 5 * STRIDE - 5
    stage.machine.write(at, (field | low).tobytes())
    stage.machine.call(stage.symbols["blocks_finish"], hl=at, bc=(field.shape[0] - 1) * STRIDE)
    made = np.frombuffer(stage.machine.read(at, field.size), np.uint8).reshape(field.shape)[:-2]
    wanted = np.frombuffer(blocks_scene.map_bytes(stage.materials), np.uint8).reshape(field.shape)[:-2]
    assert np.array_equal(made[:, :-1], (wanted | low[:-2])[:, :-1])


def stated(words: str) -> int:
    """T-states that the head of blocks.asm or blocks_sprites.asm states. words: what stands before them."""
    heads = [(ASM / "engine" / "blocks" / f"{name}.asm").read_text("ascii") for name in ("blocks", "blocks_sprites")]
    found = re.search(rf"{words} ([\d,]+) T", re.sub(r"\s*\n; *", " ", "\n".join(heads)))
    assert found, words
    return int(found[1].replace(",", ""))


def slowest() -> dict[str, int]:
    """The slowest of each call: walls of every density, sprites clipped and not."""
    worst: dict[str, int] = {}

    def note(name: str, time: int) -> None:
        worst[name] = max(time, worst.get(name, 0))

    for passages in (0.3, 0.5, 0.7):
        stage = Stage(int(10 * passages), WINDOWS[0], passages)
        for _ in range(60):
            stage.aim(*stage.anywhere())
            note("blocks_aim", stage.aim(stage.left, stage.top))
            for part in ("blocks_lower", "blocks_upper"):
                note(part, stage.machine.call(stage.symbols[part]).tstates)
    for kind in ("body", "thing"):
        stage = Stage(1, WINDOWS[0])
        stage.body(0, thing=kind == "thing")
        stage.aim(0, 0)
        stage.machine.call(stage.symbols["blocks_lower"])
        for y in range(100, 124, 2):
            for x in range(100, 108, 2):
                call = stage.machine.call(stage.symbols[f"blocks_{kind}"], hl=SHIFTED, b=y + SIDE, c=x + SIDE)
                note(kind, call.tstates)
    return worst


def test_times() -> None:
    """The heads' figures, each against the slowest of many cases."""
    worst = slowest()
    for words, name in (
        ("the lower part takes at most", "blocks_lower"),
        ("the upper part", "blocks_upper"),
        ("a place with the rows ready", "blocks_aim"),
        ("hides what is behind it; at most", "body"),
        ("for a blank floor; at most", "thing"),
    ):
        assert stated(words) == worst[name], (words, worst)


def test_the_time_that_a_map_takes() -> None:
    """Floors and walls of every density; all walls take longest, and so long as the head says."""
    stage, source = Stage(3, WINDOWS[0]), (ASM / "engine" / "blocks" / "blocks_map.asm").read_text("ascii")
    found = re.search(r"; Time:  (\d+) T a byte at most, and (\d+)\n", source)
    assert found
    each, besides = map(int, found.groups())
    for share in (0.0, 0.5, 1.0):
        for count in (100, 1000):
            walls = bytes(0x80 * (stage.choose.random() < share) for _ in range(count + STRIDE))
            stage.machine.write(MAP, walls)
            took = stage.machine.call(stage.symbols["blocks_finish"], hl=MAP, bc=count).tstates
            assert took <= each * count + besides
            assert share < 1 or took == each * count + besides


def test_a_thing_on_floor_is_drawn_faster_without_clipping() -> None:
    """Without clipping a thing overwrites the characters that are floor for certain; beside them it adds its pixels."""
    stage = Stage(4, WINDOWS[1])
    stage.body(0, thing=True)
    source = "".join(f"        {line}\n" for line in ("org $8000", 'include "engine/blocks/blocks_scene.asm"'))
    rest = 'image_end:\n        include "lib/variables.asm"\n        include "engine/variables.asm"\n'
    plain = assemble_text(f"BLOCKS_CLIP:    equ 0\n{source}{rest}", "plain")
    other = Machine(48)
    other.write(plain.org, plain.code)
    other.write(SHIFTED, stage.machine.read(SHIFTED, 768))
    other.write(MAP - 5 * STRIDE - 5, stage.machine.read(MAP - 5 * STRIDE - 5, 3000))
    for address, size in ((ART, 120), (RECORD, 16)):
        other.write(address, stage.machine.read(address, size))
    other.call(plain.symbols["blocks_use"], hl=RECORD)
    for machine, symbols in ((stage.machine, stage.symbols), (other, plain.symbols)):
        machine.call(symbols["blocks_aim"], de=0, bc=0)
        machine.call(symbols["blocks_lower"])
        machine.write(0x4000, bytes(6144))
        # the characters on both sides are not floor
        for line in range(192):
            for column in (7, 10):
                machine.write(0x4000 + 2048 * (line // 64) + 256 * (line % 8) + 32 * (line // 8 % 8) + column, b"\x81")
    times = [
        machine.call(symbols["blocks_thing"], hl=SHIFTED, b=144, c=24 + 8 * 5 + 4).tstates
        for machine, symbols in ((stage.machine, stage.symbols), (other, plain.symbols))
    ]
    assert stage.machine.screen()[:6144] == other.screen()[:6144]
    assert any(other.read(0x5000 + 32 * 2 + 8, 2))
    assert times[0] - times[1] == stated("be on floor then, and takes")


def test_what_is_written_is_declared() -> None:
    """The window, the memory that the head names, the variables; operands are counted."""
    stage = Stage(9, WINDOWS[1])
    bodies = tuple(stage.body(number, thing=number == 2) for number in range(3))
    memory = stage.machine.read(0x4000, 0xC000)
    for _ in range(20):
        for body in bodies:
            body.x, body.y = stage.choose.randrange(-12, 100) * 2, stage.choose.randrange(-24, 160)
        stage.place(bodies)
        stage.aim(*stage.anywhere())
        stage.draw(bodies)
        stage.machine.call(stage.symbols["blocks_ahead"], a=3, c=1)
    after = stage.machine.read(0x4000, 0xC000)
    changed = {0x4000 + at for at, (one, two) in enumerate(zip(memory, after, strict=True)) if one != two}
    columns = range(stage.column, stage.column + 2 * stage.words)
    rows = range(stage.row, stage.row + 3 * (stage.above + stage.below))
    cells = {32 * row + column for row in rows for column in columns}
    window = {0x5800 + cell for cell in cells}
    window |= {0x4000 + (cell >> 8 << 11) + (cell & 255) + 256 * line for cell in cells for line in range(8)}
    own = range(MEMORY, MEMORY + stage.symbols["BLOCKS_SIZE"])
    variables = range(stage.symbols["image_end"], stage.symbols["parts_end"])
    operands = {at for at in changed if stage.image.org <= at < stage.symbols["image_end"]}
    assert len(operands) < 64
    rest = changed - window - operands - {*own, *variables, *range(LIST, LIST + 18), *range(0xFE00, 0x10000)}
    assert not rest
