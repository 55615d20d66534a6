"""The parts `sprites` and `tile_map` against a scene in Python: any pixel, clipped, overlapping; times."""

import random
import re

import numpy as np
import pytest

from emu_tests.machine.parts_program import parts_image
from emu_tests.oracles.sprite_scene import Sprite, scene
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

PARTS = ("engine/sprites/sprites.asm",)
MAP, TILES, LIST, PICTURES, RECORD = 0xB000, 0xB800, 0xBE00, 0xC000, 0xBF00
STRIDE, SIZE = 40, 13
POOL, POOL_SIZE = 0xF000, 24 * 128
SIZES = [(8, 8), (16, 16), (24, 24), (16, 21), (8, 1), (24, 9)]
WINDOWS = [(0, 0, 24, 32), (3, 5, 14, 20), (10, 31, 5, 1)]  # row, column, rows, columns


class Stage:
    """A window of random tiles and some sprites, on the machine and in Python."""

    def __init__(self, seed: int, sprites: int, window: tuple[int, int, int, int], model: int = 48) -> None:
        self.choose = random.Random(seed)
        self.symbols = parts_image(PARTS).symbols
        self.machine = Machine(model)
        self.machine.write(parts_image(PARTS).org, parts_image(PARTS).code)
        self.top, self.left, self.rows, self.columns = window
        self.tiles = [self.choose.randbytes(9) for _ in range(40)]
        self.numbers = np.array([[self.choose.randrange(40) for _ in range(STRIDE)] for _ in range(24)], np.uint8)
        self.machine.write(MAP, self.numbers.tobytes())
        self.machine.write(TILES, b"".join(self.tiles))
        words = MAP.to_bytes(2, "little") + bytes([STRIDE]) + TILES.to_bytes(2, "little")
        self.machine.write(RECORD, words + bytes([self.top, self.left, self.rows, self.columns]))
        self.before = self.choose.randbytes(6912)
        self.machine.write(0x4000, self.before)
        self.machine.call(self.symbols["tile_map_use"], hl=RECORD)
        self.machine.call(self.symbols["sprites_setup"])
        self.machine.call(self.symbols["tile_map_draw"])
        self.sprites = [self.sprite(number) for number in range(sprites)]

    def sprite(self, number: int) -> Sprite:
        width, height = self.choose.choice(SIZES)
        opaque = np.array([[self.choose.random() < 0.6 for _ in range(width)] for _ in range(height)], np.uint8)
        ink = np.array([[self.choose.random() < 0.5 for _ in range(width)] for _ in range(height)], np.uint8) & opaque
        masks, bits = np.packbits(1 - opaque, axis=1), np.packbits(ink, axis=1)
        at = PICTURES + 256 * number
        self.machine.write(at, np.stack([masks, bits], axis=2).tobytes())
        colour = self.choose.choice((0, 0, 0x42, 0x57))
        made = Sprite(self.anywhere(8 * self.columns), self.anywhere(8 * self.rows), opaque, ink, colour)
        record = bytes(4) + at.to_bytes(2, "little") + bytes([width // 8, height, colour, 0, 0, 0, 0])
        self.machine.write(LIST + SIZE * number, record)
        return made

    def anywhere(self, limit: int) -> int:
        return self.choose.randrange(-30, limit + 6)

    def place(self) -> None:
        """Write into the list where the sprites are."""
        for number, sprite in enumerate(self.sprites):
            place = (sprite.x & 0xFFFF).to_bytes(2, "little") + (sprite.y & 0xFFFF).to_bytes(2, "little")
            self.machine.write(LIST + SIZE * number, place)

    def show(self) -> int:
        """Show the sprites; the T-states."""
        self.place()
        return self.machine.call(self.symbols["sprites_show"], ix=LIST, b=len(self.sprites)).tstates

    def check(self) -> None:
        """The window is the scene; all else of the screen is as before."""
        shown = self.numbers[: self.rows, : self.columns]
        pixels, colours = scene(self.tiles, shown, self.sprites)
        data = self.machine.screen()
        bits = np.frombuffer(data[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
        old = np.frombuffer(self.before[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
        expected = old.copy()
        lines, cells = slice(8 * self.top, 8 * (self.top + self.rows)), slice(self.left, self.left + self.columns)
        expected[lines, cells] = np.packbits(pixels, axis=1)
        assert np.array_equal(bits, expected)
        inks = np.frombuffer(self.before[6144:], np.uint8).reshape(24, 32).copy()
        inks[self.top : self.top + self.rows, cells] = colours
        assert np.array_equal(np.frombuffer(data[6144:], np.uint8).reshape(24, 32), inks)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seed", range(4))
def test_sprites_anywhere(window: tuple[int, int, int, int], seed: int) -> None:
    """They appear, jump, walk and go out of the window; their pictures and the tiles change too."""
    stage = Stage(seed, 6, window)
    for number in range(60):
        for sprite in stage.sprites:
            if number % 10 == 0:
                sprite.x, sprite.y = stage.anywhere(8 * stage.columns), stage.anywhere(8 * stage.rows)
            else:
                sprite.x += stage.choose.randrange(-8, 9)
                sprite.y += stage.choose.randrange(-8, 9)
        stage.show()
        stage.check()


def test_far_outside() -> None:
    """Nothing is shown of what is hundreds of pixels away, on any side."""
    stage = Stage(1, 4, WINDOWS[1])
    for x, y in ((-300, 0), (1000, 5), (3, -700), (3, 900), (-1000, -1000), (2000, 2000), (10, 10)):
        for sprite in stage.sprites:
            sprite.x, sprite.y = x, y
        stage.show()
        stage.check()


def test_without_the_sprites_the_tiles_are_back() -> None:
    """A width of 0 takes one away."""
    stage = Stage(3, 5, WINDOWS[0])
    stage.show()
    for number in range(5):
        stage.machine.write(LIST + SIZE * number + 6, (0,))
    gone, stage.sprites = stage.sprites, []
    stage.machine.call(stage.symbols["sprites_show"], ix=LIST, b=len(gone))
    stage.check()


def test_what_is_written_is_declared() -> None:
    """The screen's window, the list's boxes, the tables, the variables."""
    stage = Stage(5, 6, WINDOWS[1])
    memory = bytearray(stage.machine.read(0x5B00, 0xA500))
    for _ in range(10):
        for sprite in stage.sprites:
            sprite.x, sprite.y = stage.anywhere(160), stage.anywhere(112)
        stage.show()
    after = stage.machine.read(0x5B00, 0xA500)
    image = parts_image(PARTS)
    changed = {0x5B00 + at for at, (one, two) in enumerate(zip(memory, after, strict=True)) if one != two}
    variables = range(image.symbols["image_end"], image.symbols["parts_end"])
    stack = range(0xFE00, 0x10000)
    declared = {*variables, *range(LIST, LIST + 6 * SIZE), *range(POOL, POOL + POOL_SIZE), *stack}
    operands = {at for at in changed if at < image.symbols["image_end"]}
    assert len(operands) < 16
    assert changed - operands <= declared
    assert max(at for at in changed if at < 0xFE00) > POOL + POOL_SIZE - 128  # it was full


def stated(words: str) -> int:
    """A number of T-states that the head of sprites.asm states. words: what stands before it, up to the number."""
    text = (ASM / "engine" / "sprites" / "sprites.asm").read_text(encoding="ascii")
    found = re.search(rf"{words} ([\d,]+) T", re.sub(r"\s*\n; *", " ", text))
    assert found, words
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize("size", [(8, 8), (16, 16), (24, 24)])
def test_the_time_of_a_sprite(size: tuple[int, int]) -> None:
    """One that walks by up to 4 pixels, none other near it: the header's figures are the slowest of all places."""
    stage = Stage(8, 1, WINDOWS[0])
    width, height = size
    stage.machine.write(LIST + 6, bytes([width // 8, height, 0x42]))
    stage.sprites[0].opaque = stage.sprites[0].ink = np.zeros((height, width), np.uint8)
    build = copy = 0
    for place in range(64):
        for way in ((4, 4), (4, -4), (-4, 4)):
            stage.sprites[0].x, stage.sprites[0].y = 60 + place % 8, 144 + place // 8
            stage.show()
            stage.sprites[0].x += way[0]
            stage.sprites[0].y += way[1]
            stage.place()
            build = max(build, stage.machine.call(stage.symbols["sprites_build"], ix=LIST, b=1).tstates)
            copy = max(copy, stage.machine.call(stage.symbols["sprites_copy"]).tstates)
    name = rf"{width} x {height}"
    assert (build, copy) == (stated(f"{name}: at most"), stated(rf"{name}: at most [\d,]+ T to build and"))


def test_each_byte_is_written_once() -> None:
    """So a viewer never sees a cell without what belongs there: sprites apart, each moved, no cell is written twice."""
    stage = Stage(4, 3, WINDOWS[0])
    for number, sprite in enumerate(stage.sprites):
        sprite.x, sprite.y = 20 + 70 * number, 100
    stage.show()
    for sprite in stage.sprites:
        sprite.x += 3
    written: list[int] = []
    memory = stage.machine.screen()
    for number, sprite in enumerate(stage.sprites):
        place = (sprite.x & 0xFFFF).to_bytes(2, "little")
        stage.machine.write(LIST + SIZE * number, place)
    stage.machine.poke_word(0xFEF0, 0xFEF8)
    stage.machine.write(0xFEF8, b"\x18\xfe")
    stage.machine.set(pc=stage.symbols["sprites_show"], sp=0xFEF0, ix=LIST, bc=0x0300, iff=0)
    while stage.machine.registers.pc != 0xFEF8:
        stage.machine.run(4)
        after = stage.machine.screen()
        if after != memory:
            written += [at for at in range(6912) if after[at] != memory[at]]
            memory = after
    assert len(written) > 50
    assert len(written) == len(set(written))


def test_the_time_to_pass_a_sprite_over() -> None:
    """Two that are apart take what each takes alone, and twice this."""
    stage = Stage(8, 2, WINDOWS[0])
    for sprite, (x, y) in zip(stage.sprites, ((60, 144), (200, 20)), strict=True):
        sprite.x, sprite.y = x, y
    stage.show()
    both = stage.show()
    show = stage.symbols["sprites_show"]
    alone = [stage.machine.call(show, ix=LIST + SIZE * number, b=1).tstates for number in (0, 1)]
    assert stated("passed over in") == -(-(both - sum(alone)) // 2)
