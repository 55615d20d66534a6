"""A program of some engine parts, for their tests: in a booted machine, its routines called while keys are pressed."""

import functools
from collections.abc import Callable

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine

_STOP = 0xFF00  # JR to itself: where a routine returns to
_STACK = 0xFE00
_PAGE = 0xFF10


@functools.cache
def parts_image(parts: tuple[str, ...], more: str = "", first: str = "") -> Assembly:
    """A program that includes these parts, each by its path in asm, and has more lines of its own; first: before."""
    includes = "".join(f'        include "{part}"\n' for part in parts)
    return assemble_text(
        f"        org $8000\n        public start\nstart:\n        ret\n{first}{includes}{more}image_end:\n"
        '        include "lib/variables.asm"\n        include "engine/variables.asm"\n'
        "parts_end:\n        end start\n",
        "parts",
    )


class PartsProgram:
    """A booted machine with the parts in it."""

    def __init__(self, image: Assembly, model: int = 48, look: bytes = b"\x07\x46\x47\x68\x78\x42\x00") -> None:
        self.image, self.machine = image, Machine(model, contended=True)
        self.machine.boot()
        if model == 128:  # the ROM of 48 BASIC, as after LOAD
            self.machine.write(_PAGE, bytes.fromhex("01fd7f3e10ed7918fe"))
            self.machine.set(pc=_PAGE, iff=0)
            self.machine.run(100)
        self.machine.write(image.org, image.code)
        self.machine.write(_STOP, b"\x18\xfe")
        self.write("look_inks", look)
        if "keys_start" in image.symbols:
            self.call("keys_start")

    def at(self, label: str) -> int:
        return self.image.symbols[label]

    def write(self, label: str, data: bytes) -> None:
        if label in self.image.symbols:
            self.machine.write(self.at(label), data)

    def start(self, label: str, **registers: int) -> None:
        """Begin with a routine that waits for keys."""
        self.machine.poke_word(_STACK - 2, _STOP)
        self.machine.set(pc=self.at(label), sp=_STACK - 2, iff=1, iy=0x5C3A, **registers)

    def call(self, label: str, **registers: int) -> None:
        """Run a routine to its end."""
        self.start(label, **registers)
        self.machine.run_to(_STOP, 20_000_000, label)

    def press(self, *keys: str, frames: int = 4, after: int = 6) -> None:
        self.machine.press(*keys, frames=frames, after=after)

    @property
    def ended(self) -> bool:
        return self.machine.registers.pc == _STOP

    def until(self, done: Callable[[], bool], frames: int = 200) -> None:
        for _ in range(frames):
            if done():
                return
            self.machine.frames(1)
        raise AssertionError(f"not in {frames} frames")
