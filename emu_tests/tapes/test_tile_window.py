"""The part `tile_window` against a window in Python: places, walks, times; the beam; what is written."""

import random
import re

import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.parts_program import parts_image
from emu_tests.oracles.tile_scene import Bits, Scene, Window
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

MEMORY = 0xC800
MAP, TILES, RECORD = 0xA000, 0xB800, 0x9F00
ROWS, COLUMNS, STRIDE = 40, 60, 75
LARGEST = Window(3, 2, 21, 27, 2, 2)
WINDOWS = [
    LARGEST,
    Window(3, 0, 21, 27, 3, 3),
    Window(0, 0, 24, 32, 2, 3),
    Window(1, 5, 16, 24, 4, 4),
    Window(23, 28, 1, 4, 4, 2),
    Window(7, 1, 10, 31, 3, 4),
    Window(5, 9, 3, 5, 3, 2),
    Window(8, 11, 8, 10, 2, 4),
    Window(2, 3, 17, 15, 4, 3),
]
MORE = """
walk:                                   ; a game's loop
        halt
        ld a,(late)
late_by:
        dec a                           ; 16 T
        jr nz,late_by
        ld de,(left)
        ld bc,(top)
        call tile_window_draw
walk_whole:
        ld hl,(left)
        ld de,(across)
        add hl,de
        ld (left),hl
        ld hl,(top)
        ld de,(down)
        add hl,de
        ld (top),hl
        jr walk
late:   db 1
left:   dw 0
top:    dw 0
across: dw 0
down:   dw 0
"""


class Stage:
    """A window on a random map, on the machine and in Python."""

    def __init__(self, seed: int, window: Window, *, kinds: int = 9, mask: int = 0x1F, contended: bool = False) -> None:
        self.choose, self.window = random.Random(seed), window
        image = parts_image(("engine/blocks/tile_window.asm",), MORE)
        self.image, self.symbols = image, image.symbols
        self.machine = Machine(48, contended=contended)
        self.machine.boot()
        self.machine.write(image.org, image.code)
        self.scene = Scene(self.choose, window, kinds, mask, ROWS, COLUMNS)
        for row in range(ROWS):
            self.machine.write(MAP + STRIDE * row, self.scene.map[row].tobytes())
        self.machine.write(TILES, self.scene.tiles.tobytes())
        words = MAP.to_bytes(2, "little") + bytes([STRIDE, mask]) + TILES.to_bytes(2, "little")
        size = [kinds, window.block_width, window.block_height]
        record = words + bytes([*size, window.row, window.column, window.height, window.width])
        self.machine.write(RECORD, record)
        self.machine.call(self.symbols["tile_window_use"], hl=RECORD)
        high, wide = ROWS * 8 * window.block_height, COLUMNS * 8 * window.block_width
        self.lowest, self.rightmost = high - 8 * window.height - 8, wide - 8 * window.width - 8
        self.left = self.top = 0

    def anywhere(self) -> None:
        self.left, self.top = self.choose.randrange(0, self.rightmost, 4), self.choose.randrange(self.lowest)

    def step(self, across: int, down: int) -> None:
        self.left = min(max(0, self.left + across), self.rightmost // 4 * 4)
        self.top = min(max(0, self.top + down), self.lowest)

    def shown(self) -> tuple[Bits, Bits]:
        """The window's pixels and attributes."""
        data, window = np.frombuffer(self.machine.screen(), np.uint8), self.window
        lines = data[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
        rows = slice(window.row, window.row + window.height)
        columns = slice(window.column, window.column + window.width)
        pixels = np.unpackbits(lines[8 * rows.start : 8 * rows.stop, columns], axis=1)
        return pixels, data[6144:].reshape(24, 32)[rows, columns]

    def aim(self) -> int:
        return self.machine.call(self.symbols["tile_window_aim"], de=self.left, bc=self.top).tstates

    def copy(self) -> int:
        return self.machine.call(self.symbols["tile_window_copy"]).tstates

    def follow(self) -> int:
        return self.machine.call(self.symbols["tile_window_follow"]).tstates

    def check(self) -> None:
        """The picture at the place, and no other."""
        self.aim()
        self.copy()
        self.follow()
        wanted, shown = self.scene.seen(self.left, self.top), self.shown()
        assert np.array_equal(shown[0], wanted[0]), (self.left, self.top)
        assert np.array_equal(shown[1], wanted[1]), (self.left, self.top)


@pytest.mark.parametrize("window", WINDOWS)
def test_every_place(window: Window) -> None:
    """Anywhere, in each phase across and down."""
    stage = Stage(1, window)
    for _ in range(12):
        stage.anywhere()
        stage.check()
    for phase in range(8):
        stage.left, stage.top = stage.left // 8 * 8 + phase // 2 * 4, stage.top // 8 * 8 + phase
        stage.check()


@pytest.mark.parametrize("window", WINDOWS)
def test_walks(window: Window) -> None:
    """Steps of up to 8 pixels in all directions: columns and lines are added at each side, and the rings go round."""
    stage = Stage(2, window)
    stage.anywhere()
    way = (4, 0)
    for _ in range(500):
        if stage.choose.random() < 0.1:
            way = stage.choose.choice((-8, -4, 0, 4, 8)), stage.choose.choice((-8, -5, -4, -1, 0, 1, 3, 4, 8))
        stage.step(*way)
        stage.check()


def walked(window: Window) -> dict[str, int]:
    """The slowest of each part of a picture, over steps of 4 pixels in all directions, and of a place far away."""
    worst = dict.fromkeys(("across", "down", "follow", "copy", "anew"), 0)
    stage = Stage(3, window)
    stage.anywhere()
    stage.aim()
    stage.follow()
    for across, down in ((4, 0), (0, 4), (-4, 0), (0, -4)) * 6:
        for _ in range(9):
            stage.step(across, down)
            time = stage.aim()
            worst["across" if across else "down"] = max(worst["across" if across else "down"], time)
            worst["copy"] = max(worst["copy"], stage.copy())
            worst["follow"] = max(worst["follow"], stage.follow())
    for _ in range(4):
        stage.anywhere()
        worst["anew"] = max(worst["anew"], stage.aim() + stage.follow())
    return worst


def test_times() -> None:
    """The head's figures: none is exceeded, and none is more than a twentieth too high."""
    head = re.sub(r"\s*\n; *", " ", (ASM / "engine" / "blocks" / "tile_window.asm").read_text("ascii"))
    worst = walked(LARGEST)
    for name, words in (
        ("across", "a step across takes at most"),
        ("down", "a step down"),
        ("copy", "the copy"),
        ("follow", "what follows it"),
        ("anew", "a place far away takes"),
    ):
        found = re.search(rf"{words} ([\d,]+) T", head)
        assert found, words
        stated = int(found[1].replace(",", ""))
        assert 0.95 * stated <= worst[name] <= stated, (words, worst[name])


def test_what_is_written_is_declared() -> None:
    """The window, the memory that the head names, the variables, operands in the code."""
    stage = Stage(9, Window(5, 9, 7, 11, 3, 2))
    memory = stage.machine.read(0x4000, 0xC000)
    for _ in range(60):
        if stage.choose.random() < 0.2:
            stage.anywhere()
        stage.step(stage.choose.choice((-4, 0, 4)), stage.choose.choice((-4, 0, 4)))
        stage.check()
    after = stage.machine.read(0x4000, 0xC000)
    changed = {0x4000 + at for at, (one, two) in enumerate(zip(memory, after, strict=True)) if one != two}
    cells = stage.window.cells()
    shown = {0x5800 + cell for cell in cells}
    shown |= {0x4000 + (cell >> 8 << 11) + (cell & 255) + 256 * line for cell in cells for line in range(8)}
    kinds, characters = 9, 6
    size = kinds * (2 + 9 * characters) + stage.window.width * (17 * stage.window.height + 3)
    own = range(MEMORY, MEMORY + size)
    variables = range(stage.symbols["image_end"], stage.symbols["parts_end"])
    operands = {at for at in changed if stage.image.org <= at < stage.symbols["image_end"]}
    assert len(operands) < 40
    assert not changed - shown - operands - {*own, *variables, *range(0xFE00, 0xFF00)}
    assert stage.symbols["image_end"] - stage.symbols["tile_window_use"] < 2200


STRAIGHT = [(4, 0), (0, 4), (-4, 0), (0, -4), (0, 1)]
WALKS = [
    (WINDOWS[1], STRAIGHT),
    (Window(3, 2, 20, 27, 2, 2), STRAIGHT),
    (Window(3, 3, 18, 26, 4, 4), [*STRAIGHT, (8, 0)]),
    (Window(0, 0, 16, 20, 3, 3), [*STRAIGHT, (8, 0), (4, 4)]),
    (Window(12, 20, 12, 12, 2, 2), [*STRAIGHT, (8, 0), (4, 4), (0, 8)]),
]


@pytest.mark.parametrize(("window", "ways"), WALKS)
def test_no_picture_is_torn(window: Window, ways: list[tuple[int, int]]) -> None:
    """On a 48K, as the beam passes, on a walk in all directions; and each picture takes two frames."""
    stage = Stage(5, window, contended=True)
    machine, symbols = stage.machine, stage.symbols
    machine.poke_word(symbols["left"], 240)
    machine.poke_word(symbols["top"], 203)
    machine.set(pc=symbols["walk"], sp=0xFE00, iff=1, iy=0x5C3A)
    machine.run_to(symbols["walk_whole"], 2_000_000)
    beam, torn = Beam(machine, symbols["walk_whole"]), list[int]()
    for number, way in enumerate(ways):
        machine.poke_word(symbols["across"], way[0] & 0xFFFF)
        machine.poke_word(symbols["down"], way[1] & 0xFFFF)
        if way[0] == 0 and window.width == 27:
            machine.poke_word(symbols["left"], machine.word(symbols["left"]) & 0xFFF8)
        before = machine.word(symbols["left"]), machine.word(symbols["top"])
        torn += [20 * number + at for at in beam.torn(20)]
        after = machine.word(symbols["left"]), machine.word(symbols["top"])
        pictures = (after[0] - before[0] + after[1] - before[1]) // sum(way)
        late = int(window.width == 27)  # at most one, when it turns
        assert 10 - late <= pictures <= 11, way
    assert torn == []


def test_a_jump_is_not_torn_either() -> None:
    """To places far away: that takes more frames, and each picture is whole."""
    stage = Stage(6, WINDOWS[1], contended=True)
    machine, symbols = stage.machine, stage.symbols
    machine.set(pc=symbols["walk"], sp=0xFE00, iff=1, iy=0x5C3A)
    machine.run_to(symbols["walk_whole"], 2_000_000)
    beam, torn = Beam(machine, symbols["walk_whole"]), list[int]()
    for _ in range(4):
        stage.anywhere()
        machine.poke_word(symbols["left"], stage.left)
        machine.poke_word(symbols["top"], stage.top)
        torn += beam.torn(15)
    assert len(beam.whole) > 3
    assert torn == []
