"""What the tests of the magazine's programs share: run one to its end, press its keys, read its maze."""

import numpy as np
import numpy.typing as npt

from zxmazes import image
from zxmazes.magazine import finish
from zxmazes.magazine import seconds as seconds
from zxmazes.spectrum import Machine


def load(name: str, model: int = 48, *, contended: bool = False) -> Machine:
    """Boot and LOAD "" dist/magazine_NAME.tap; its BASIC runs."""
    machine = Machine(model, contended=contended)
    image.load(machine, f"magazine_{name}")
    return machine


def another(machine: Machine, seconds: float) -> None:
    """Press N, and run the next maze to its end."""
    machine.press("n", frames=10, after=20)
    finish(machine, seconds)


def solid(machine: Machine) -> npt.NDArray[np.bool_]:
    """22 x 32: the character cells that are solid ink."""
    return np.array([[cell == "█" for cell in row] for row in machine.text()[:22]])


def papers(machine: Machine) -> npt.NDArray[np.int64]:
    """22 x 32: the paper colour of each character cell."""
    return np.array([value >> 3 & 7 for value in machine.attributes()[: 22 * 32]]).reshape(22, 32)


def pixels(machine: Machine) -> npt.NDArray[np.bool_]:
    """176 x 256: the pixels that are ink, above the two lines of messages."""
    screen = machine.screen()
    rows = [screen[(y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 :][:32] for y in range(176)]
    return np.unpackbits(np.frombuffer(b"".join(rows), np.uint8)).reshape(176, 256).astype(np.bool_)
