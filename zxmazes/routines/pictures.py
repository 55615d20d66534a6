"""The routines of `asm/pictures`, which draw random pictures on the screen, in one image in the simulator."""

from collections.abc import Mapping

from zxmazes.machine.screen import DISPLAY
from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import Image


class PicturesLibrary(Image):
    """All routines for random pictures."""

    collection = "pictures"

    def prepare(
        self, name: str, seed: int, width: int = 0, height: int = 0, parameters: Mapping[str, int] | None = None
    ) -> None:
        """Set the seed. A picture has no size and no parameters."""
        self.machine.poke_word(self.address("rng_seed"), seed)

    def draw(self, name: str, seed: int, **registers: int) -> Call:
        """Clear the screen and call draw_NAME with a seed and registers; `field` then returns the picture."""
        self.machine.write(DISPLAY[0], bytes(DISPLAY[1]))
        self.prepare(name, seed)
        return self.call(f"draw_{name}", **registers)

    def field(self) -> bytes:
        """The bytes of the screen, with its attributes."""
        return self.machine.read(*DISPLAY)
