"""Wider corridors: any field stretched, against numpy's repetition; every size."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.mazes import is_connected, is_wide
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library

SIZES = range(5, 32, 2)


def stretched(field: np.ndarray, width: int) -> np.ndarray:
    """Odd rows and columns repeated; the last one twice if the size would be even."""
    for axis in (0, 1):
        times = [width if place % 2 else 1 for place in range(field.shape[axis])]
        times[-1] += 1 - sum(times) % 2
        field = np.repeat(field, times, axis=axis)
    return field


def widen(library: Library, width: int) -> int:
    library.set_parameters({"widen_width": width})
    call = library.call("widen", routine("widen").worst + 1, **KEPT)
    assert {pair: getattr(call.registers, pair) for pair in KEPT} == KEPT
    return call.carry


@pytest.mark.parametrize(("value", "wide"), [(2, 2), (3, 3), (0, 2), (1, 2), (4, 3), (255, 3)])
def test_every_size_with_any_bytes(library: Library, value: int, wide: int) -> None:
    """What does not fit is refused, and nothing is written then."""
    random, machine = np.random.default_rng(value), library.machine
    fitting = 0
    for width, height in itertools.product(SIZES, repeat=2):
        field = np.full((32, 32), 0x80, np.uint8)
        field[:height, :width] = random.integers(0, 256, (height, width))
        machine.write(library.address("field"), field.tobytes())
        library.set_inputs(0, width, height)
        before = machine.read(library.address("rng_seed"), 0xFC00 - library.address("rng_seed"))
        wanted = stretched(field[:height, :width], wide)
        fits = max(wanted.shape) <= 31
        assert widen(library, value) == (not fits), f"{width}x{height}"
        fitting += fits
        if fits:
            assert tuple(machine.read(library.address("field_width"), 2)) == wanted.shape[::-1]
            field[: wanted.shape[0], : wanted.shape[1]] = wanted
            assert library.field() == field.tobytes(), f"{width}x{height}"
        else:
            library.set_parameters({})
            assert machine.read(library.address("rng_seed"), len(before)) == before
    assert fitting == (9 if wide == 2 else 6) ** 2


@pytest.mark.parametrize(("wide", "side"), [(2, 21), (3, 15)])
@pytest.mark.parametrize(("name", "loops"), [("dfs", 0), ("kruskal", 0), ("braid", None), ("rings", None)])
def test_a_maze_stays_what_it_is(library: Library, name: str, loops: int | None, wide: int, side: int) -> None:
    """Corridors have the width everywhere, all are connected; a maze of one size takes one time."""
    for seed in range(0, 65536, 6553):
        library.generate(name, seed, side, side)
        assert widen(library, wide) == 0
        walls = library.walls()[None]
        assert is_wide(walls, wide).all()
        assert is_connected(walls).all()
        if loops == 0:
            assert not holes(walls[0])


def holes(walls: np.ndarray) -> int:
    """Walls that the outer one does not hold: none in a perfect maze."""
    from scipy.ndimage import label

    return int(label(walls)[1]) - 1


def test_other_sizes_are_refused(library: Library) -> None:
    for width, height in itertools.product((0, 3, 4, 6, 20, 22, 33, 255), (5, 21, 8, 255)):
        library.generate("dfs", 5)
        library.set_inputs(5, width, height)
        before = library.field()
        assert widen(library, 2) == 1
        assert library.field() == before


def test_time_and_stack_are_those_of_the_header(library: Library) -> None:
    times = set()
    for seed in range(5):
        library.generate("kruskal", seed, 21, 21)
        call = library.call("widen", measure_stack=True)
        times.add(call.tstates)
        assert call.stack == routine("widen").stack
    (time,) = times
    assert routine("widen").fields["Time"] == f"{time:,} T at most (21x21), whatever the field"
