"""A window of the room `blocks` on a random maze, on the machine and in Python."""

import random

import numpy as np

from emu_tests.machine.parts_program import parts_image
from emu_tests.oracles import blocks_scene
from emu_tests.oracles.blocks_scene import SIDE, Bits, Body
from zxmazes.machine.spectrum import Machine

MEMORY = 0xE000
MAP, ART, RECORD, PICTURE, SHIFTED, LIST = 0xA200, 0x5F00, 0x5FF0, 0x6000, 0xB000, 0xCF00
ROWS, COLUMNS, STRIDE = 31, 41, 51
INK = 5


class Stage:
    """A window on a random maze, on the machine and in Python."""

    def __init__(self, seed: int, window: tuple[int, int, int, int, int], passages: float = 0.5) -> None:
        self.choose = random.Random(seed)
        image = parts_image(tuple(f"engine/blocks/blocks_{name}.asm" for name in ("scene", "shift", "look")))
        self.image, self.symbols = image, image.symbols
        self.machine = Machine(48)
        self.machine.write(image.org, image.code)
        self.row, self.column, self.words, self.above, self.below = window
        self.art = self.choose.randbytes(120)
        self.machine.write(ART, self.art)
        self.materials = blocks_scene.maze_map(self.choose, ROWS, COLUMNS, passages)
        assert self.materials.shape[1] == STRIDE
        self.machine.write(MAP - 5 * STRIDE - 5, blocks_scene.map_bytes(self.materials))
        record = MAP.to_bytes(2, "little") + bytes([STRIDE]) + ART.to_bytes(2, "little") + bytes(window)
        self.machine.write(RECORD, record)
        self.machine.write(0x5800, bytes([INK]) * 768)
        self.machine.call(self.symbols["blocks_use"], hl=RECORD)
        self.colours = np.full((3 * (self.above + self.below), 2 * self.words), INK, np.uint8)

    def aim(self, left: int, top: int) -> int:
        """Look from this pixel of the maze on; the T-states."""
        self.left, self.top = left, top
        (column, across), (row, down) = divmod(left, SIDE), divmod(top, SIDE)
        place = (row & 255) << 8 | column & 255
        return self.machine.call(self.symbols["blocks_aim"], de=place, bc=down << 8 | across).tstates

    def draw(self, bodies: tuple[Body, ...] = ()) -> dict[str, int]:
        """Draw both parts, and the sprites in each; the T-states of all calls."""
        times = {}
        for part in ("blocks_lower", "blocks_upper"):
            times[part] = self.machine.call(self.symbols[part]).tstates
            scene = self.machine.call(self.symbols["blocks_scene"], ix=LIST, b=len(bodies), a=INK)
            times[f"scene {part}"] = scene.tstates
        return times

    def shown(self) -> tuple[Bits, Bits]:
        """The window's pixels and attributes."""
        data = np.frombuffer(self.machine.screen(), np.uint8)
        lines = data[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
        rows = slice(self.row, self.row + 3 * (self.above + self.below))
        columns = slice(self.column, self.column + 2 * self.words)
        pixels = np.unpackbits(lines[8 * rows.start : 8 * rows.stop, columns], axis=1)
        return pixels, data[6144:].reshape(24, 32)[rows, columns]

    def check(self, bodies: tuple[Body, ...] = ()) -> None:
        height, width = SIDE * (self.above + self.below), 16 * self.words
        # the window is a pixel further right than its place: so no boundary falls between two characters
        pixels = blocks_scene.window(self.materials, self.art, self.left + 1, self.top, width, height)
        colours = self.colours.copy()
        for body in bodies:
            blocks_scene.put(pixels, colours, body)
        shown = self.shown()
        assert np.array_equal(shown[0], pixels)
        assert np.array_equal(shown[1], colours)

    def anywhere(self) -> tuple[int, int]:
        left = self.choose.randrange(-5 * SIDE // 2, (COLUMNS + 4) * SIDE // 2 - 8 * self.words) * 2
        height = SIDE * (self.above + self.below)
        return left, self.choose.randrange(-2 * SIDE, ((ROWS + 5) * SIDE - height) // 2) * 2

    def body(self, number: int, *, thing: bool) -> Body:
        """A random picture, shifted in memory, and its record in the list."""
        ink = np.array([[self.choose.random() < 0.5 for _ in range(SIDE)] for _ in range(SIDE)], np.uint8)
        opaque = np.array([[self.choose.random() < 0.6 for _ in range(SIDE)] for _ in range(SIDE)], np.uint8)
        ink &= opaque
        masks, bits = np.packbits(1 - opaque, axis=1), np.packbits(ink, axis=1)
        self.machine.write(PICTURE, np.stack([masks, bits], axis=2).tobytes())
        at = SHIFTED + 768 * number
        # carry set: a thing
        call = self.machine.call(self.symbols["blocks_shift"], hl=PICTURE, de=at, f=int(thing))
        assert (call.registers.hl, call.registers.de) == (PICTURE + 144, at + (384 if thing else 768))
        colour = self.choose.choice((0, 0x42, 0x46))
        record = bytes([0, 0, colour, int(thing)]) + at.to_bytes(2, "little")
        self.machine.write(LIST + 6 * number, record)
        return Body(0, 0, ink, None if thing else opaque, colour)

    def place(self, bodies: tuple[Body, ...]) -> None:
        for number, body in enumerate(bodies):
            self.machine.write(LIST + 6 * number, bytes([body.y + SIDE, body.x + SIDE]))
