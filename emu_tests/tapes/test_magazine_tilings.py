"""Our mazes beside the magazine's hexagons and nested rectangles: perfect, as memory and screen have them."""

import numpy as np
import pytest
from scipy.ndimage import label

from emu_tests.machine.images import symbol
from emu_tests.machine.magazine import load, pixels, stop
from emu_tests.oracles.links import assert_perfect
from zxmazes.documents.magazine import finish
from zxmazes.tilings import tiling_of

#: Pixels: the holes in the marks of the ends are smaller, every cell is larger.
HOLE = 30


@pytest.mark.parametrize(
    ("name", "tiling", "size"), [("z13b", "hexagon", (9, 15, 1)), ("z6b", "rectangle", (5, 20, 1))]
)
def test_ours_is_perfect_and_drawn(name: str, tiling: str, size: tuple[int, int, int]) -> None:
    """Another maze at each M. Its walls enclose no place, so paper is in one part with what is outside."""
    machine = load(name)
    stop(machine)
    seen = set()
    for _ in range(4):
        machine.press("m", frames=8)
        finish(machine, 5)
        links = machine.read(symbol(f"magazine_{name}", "links"), 1024)
        seen.add(links)
        assert_perfect(tiling_of(tiling), size, np.frombuffer(links, np.uint8).reshape(32, 32))
        ink = pixels(machine)
        assert ink.any(axis=1).sum() > 140
        assert ink.any(axis=0).sum() > 220, "it fills most of the screen"
        sizes = np.bincount(label(~np.pad(ink, 1))[0].ravel())[1:]
        assert (sizes > HOLE).sum() == 1, "a place is cut off"
    assert len(seen) == 4
