"""What the tests of the magazine's programs share: run one to its end, press its keys, read its maze."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine import states
from emu_tests.machine.images import symbol
from emu_tests.oracles.mazes import Batch, show
from zxmazes.documents import magazine
from zxmazes.documents.magazine import finish
from zxmazes.documents.magazine import seconds as seconds
from zxmazes.machine.spectrum import Machine

Walls = npt.NDArray[np.bool_]

WIDTH, HEIGHT = 31, 21  # of our mazes, and of those listings that have walls round 15 x 10 rooms
STOPS = 62  # frames for which SPACE is held: a listing looks twice, a quarter of a second apart or more
SEED, FRAMES, PPC = 0x5C76, 0x5C78, 0x5C45
_BEGINS = {5, 6, 7, 10, 11, 9500, 9510}  # lines between RANDOMIZE and the first random number
_OURS_WALL = 5  # the colours of a wall in programs/magazine/beside_lines.asm


class Rnd:
    """The ROM's random numbers after a seed: INT (RND*number)."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def below(self, number: int) -> int:
        """The next one, 0 to number - 1."""
        self.seed = (75 * (self.seed + 1) - 1) % 65537
        return self.seed * number >> 16


def load(name: str, model: int = 48, *, contended: bool = False) -> Machine:
    """Boot and LOAD "" dist/magazine_NAME.tap; its BASIC runs."""
    return states.loaded(f"magazine_{name}", model, contended).machine()


def another(machine: Machine, seconds: float) -> None:
    """Press N, and run the next maze to its end."""
    machine.press("n", frames=10, after=20)
    finish(machine, seconds)


def stop(machine: Machine) -> None:
    """Hold SPACE until the listing has seen it: within a second and a quarter."""
    machine.press("SPACE", frames=STOPS)
    finish(machine, 2)


def wait(machine: Machine, frames: int, others: list[int]) -> int:
    """Wait so many frames, or longer: until FRAMES, the next seed, is not near one of the others. Returns it."""
    moment = machine.word(FRAMES) + frames
    while min(abs(moment - other) for other in others) < 50:
        moment += 50
    machine.frames(moment - machine.word(FRAMES))
    return moment


def mazes(
    machine: Machine, name: str, count: int, budget: float, read: Callable[[Machine], Walls]
) -> list[tuple[int, Walls]]:
    """Stop the first run, then take so many mazes from random moments: the seed of each, and what is to be seen."""
    stop(machine)
    found = []
    for frames in np.random.default_rng(list(name.encode())).integers(1, 65000, count):
        seed = _seeded(machine, int(frames), budget)
        assert seconds(machine) < budget
        found.append((seed, read(machine)))
    return found


def _seeded(machine: Machine, frames: int, budget: float) -> int:
    """Press N when the frame counter is so far, run to the end, and return the ROM's seed as RANDOMIZE left it."""
    machine.write(FRAMES, (frames & 255, frames >> 8, 0))
    machine.press("n", frames=6, after=0)
    for _ in range(60):
        if machine.word(PPC) in _BEGINS:
            break
        machine.frames(1)
    seed = machine.word(SEED)
    machine.frames(3)
    finish(machine, budget)
    return seed


def ours(machine: Machine, name: str, count: int) -> list[Walls]:
    """Stop the first run, then press M so often: our mazes, each of which the screen shows as it is in memory."""
    stop(machine)
    found = []
    for _ in range(count):
        machine.press("m", frames=8, after=30)
        finish(machine, 5)
        assert "Code" in machine.text()[22]
        rows = np.frombuffer(machine.read(symbol(f"magazine_{name}", "field"), 1024), np.uint8).reshape(32, 32)
        walls = (rows >= 0x80)[:HEIGHT, :WIDTH]
        shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[:HEIGHT, :WIDTH] == _OURS_WALL
        assert np.array_equal(walls, shown), show(walls) + show(shown)
        found.append(walls)
    return found


def in_field(walls: Walls) -> Batch:
    """A maze read from the screen as a batch of one 32 x 32 field, walls all around."""
    batch = np.ones((1, 32, 32), dtype=np.bool_)
    batch[0, : walls.shape[0], : walls.shape[1]] = walls
    return batch


def runs(row: Walls) -> int:
    """How many unbroken runs of True are in it."""
    return int(np.count_nonzero(np.diff(row.astype(np.int8), prepend=0) == 1))


def closed_where_black(machine: Machine, colour: int) -> Walls:
    """22 x 32: True where the paper is black; elsewhere it has this colour, and no other may be left."""
    colours = papers(machine)
    assert set(np.unique(colours)) == {0, colour}
    return np.asarray(colours == 0)


def solid(machine: Machine) -> Walls:
    """22 x 32: the character cells that are solid ink."""
    return np.array([[cell == "█" for cell in row] for row in machine.text()[:22]])


def papers(machine: Machine) -> npt.NDArray[np.int64]:
    """22 x 32: the paper colour of each character cell."""
    return np.array([value >> 3 & 7 for value in machine.attributes()[: 22 * 32]]).reshape(22, 32)


def pixels(machine: Machine) -> Walls:
    """176 x 256: the pixels that are ink, above the two lines of messages."""
    screen = machine.screen()
    rows = [screen[(y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 :][:32] for y in range(176)]
    return np.unpackbits(np.frombuffer(b"".join(rows), np.uint8)).reshape(176, 256).astype(np.bool_)


NAMES = [listing.id for listing in magazine.listings()]
MENU = magazine.CASSETTE
STATUS = 22  # the row of the title and the time; the keys are in the one below

every_program = pytest.mark.parametrize("name", NAMES)
