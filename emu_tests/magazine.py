"""What the tests of the magazine's programs share: run one to its end, press its keys, read its maze."""

import numpy as np

from zxmazes import image
from zxmazes.spectrum import Machine

PPC = 0x5C45  # the line of BASIC that is being run
KEYS_AT = 9170  # the line of basic/shared/ending.bas that waits for a key
SECOND = 50  # frames


def load(name: str, model: int = 48, *, contended: bool = False) -> Machine:
    """Boot and LOAD "" dist/magazine_NAME.tap; its BASIC runs."""
    machine = Machine(model, contended=contended)
    image.load(machine, f"magazine_{name}")
    return machine


def finish(machine: Machine, seconds: float) -> None:
    """Run until the program waits for N, M or Q. Fails when that takes more than so many seconds, or it ends in BASIC."""
    for _ in range(round(seconds * SECOND)):
        if machine.word(PPC) == KEYS_AT:
            machine.frames(2)
            return
        machine.frames(1)
    shown = "\n".join(machine.text())
    raise AssertionError(f"not done after {seconds} s, in line {machine.word(PPC)}:\n{shown}")


def another(machine: Machine, seconds: float) -> None:
    """Press N, and run the next maze to its end."""
    machine.press("n", frames=10, after=20)
    finish(machine, seconds)


def seconds(machine: Machine) -> float:
    """The time that the finished program shows."""
    row = machine.text()[22].split()
    assert row[-1] == "s", machine.text()[22]
    return float(row[-2])


def solid(machine: Machine) -> np.ndarray:
    """22 x 32: the character cells that are solid ink."""
    return np.array([[cell == "█" for cell in row] for row in machine.text()[:22]])


def papers(machine: Machine) -> np.ndarray:
    """22 x 32: the paper colour of each character cell."""
    return np.array([value >> 3 & 7 for value in machine.attributes()[: 22 * 32]]).reshape(22, 32)


def pixels(machine: Machine) -> np.ndarray:
    """176 x 256: the pixels that are ink, above the two lines of messages."""
    screen = machine.screen()
    rows = [screen[(y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 :][:32] for y in range(176)]
    return np.unpackbits(np.frombuffer(b"".join(rows), np.uint8)).reshape(176, 256).astype(bool)
