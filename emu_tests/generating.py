"""What every generator is held to: its limits, and the judge of its mazes."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest
from oracles import (
    border_is_solid,
    show,
)
from promises import (
    Fields,
    braided,
    closed_corridors,
    corridor_loops,
    dungeon,
    grown,
    one_walk,
    perfect,
    perfect_in_parts,
    rooms,
    rooms_limited,
    tunnels,
    wide_corridors,
)

from zxmazes.routines.library import Library


@dataclass(frozen=True)
class Generator:
    """A row of the table.

    bound: T-states that no call may pass, whatever the seed and the size, with the parameters as they are unless told.
    stack: bytes below the return address; buffers: what it may write, as (label, bytes).
    promise: what every maze is, judged for a batch of fields; holds: the bytes that a field may hold.
    repeated: how many of 65,536 mazes at 31 x 31 come up twice; leaves: routines that set their own operands, as
    their headers say; unlike: what share of the usual difference two neighbouring seeds must show. sparse: every
    so many-th seed will do, because the time is the same for all; test_automaton.py simulates the others.
    """

    name: str
    bound: int
    stack: int
    buffers: tuple[tuple[str, int], ...]
    promise: Callable[[Fields, int, int], npt.NDArray[np.bool_]] = perfect
    holds: tuple[int, ...] = (0x00, 0x80)
    doors: bool = False
    repeated: int = 0
    leaves: tuple[str, ...] = ()
    unlike: float = 0.5
    sparse: int = 1


_FIELD = (("field", 1024), ("rng_seed", 2))
_GUARD = ("guard", 124)
_WALK = (*_FIELD, ("work", 1024), ("route", 1024))
_FILL, _WAYS = ("field_fill",), ("field_ways",)
TABLE = [
    Generator("aldous_broder", 1_250_000, 8, _WALK, repeated=10),
    Generator("automaton_maze", 1_439_000, 12, (*_FIELD, ("work", 1024)), grown, sparse=16),
    Generator("automaton_mazectric", 1_316_000, 12, (*_FIELD, ("work", 1024)), grown, sparse=16),
    Generator("binary_tree", 22_200, 4, _FIELD, leaves=_FILL),
    Generator("braid", 56_500, 10, (*_FIELD, _GUARD), promise=braided, repeated=17),
    Generator("corridor", 20_400, 10, (*_FIELD, ("work", 8), ("entrance", 1), ("exit", 1)), doors=True, repeated=11),
    Generator(
        "corridor_loops",
        60_000,
        10,
        (*_FIELD, ("entrance", 1), ("exit", 1)),
        corridor_loops,
        doors=True,
        repeated=5,
        leaves=("field_corridors",),
    ),
    Generator("dfs", 64_000, 300, (*_FIELD, ("work", 132), _GUARD)),
    Generator(
        "dfs_blocks",
        200_000,
        12,
        (*_FIELD, ("work", 1088), _GUARD),
        perfect_in_parts,
        (0x00, 0x80, 0xC0),
        repeated=1,
        leaves=("field_shape",),
    ),
    Generator("dfs_small", 297_000, 768, (*_FIELD, _GUARD), repeated=2),
    Generator("dfs_trail", 107_500, 4, (*_FIELD, ("work", 1088), _GUARD), leaves=_WAYS),
    Generator("division", 79_000, 68, _FIELD, leaves=_FILL),
    Generator("dungeon", 200_000, 10, (*_FIELD, ("work", 1088), ("route", 1024), _GUARD), dungeon, leaves=_WAYS),
    Generator("eller", 67_000, 12, (*_FIELD, ("work", 33)), leaves=(*_FILL, "eller_row", "eller_last")),
    Generator("erosion", 74_000, 6, _FIELD, one_walk, repeated=120, leaves=_FILL, unlike=0.2),
    Generator("growing_tree", 177_000, 6, (*_FIELD, ("work", 1088), _GUARD), repeated=21, leaves=_WAYS),
    Generator("hunt_and_kill", 92_000, 4, (*_FIELD, ("work", 1088), _GUARD), leaves=_WAYS),
    Generator("kruskal", 285_000, 4, (*_FIELD, ("work", 1156), _GUARD), repeated=63, leaves=_FILL),
    Generator("prim", 200_000, 6, (*_FIELD, ("work", 1024), _GUARD), repeated=81, leaves=_FILL),
    Generator("prim_edges", 250_000, 6, (*_FIELD, ("work", 1024), _GUARD), repeated=80, leaves=_FILL),
    Generator("rings", 42_000, 6, _FIELD, closed_corridors, repeated=12, leaves=_FILL),
    Generator("rings_wide", 52_000, 10, (*_FIELD, ("work", 7)), wide_corridors, repeated=6, leaves=_FILL),
    Generator("rooms", 45_000, 10, _FIELD, rooms, repeated=130, leaves=("field_corridors",)),
    Generator("rooms_limited", 230_000, 6, (*_FIELD, ("work", 512)), rooms_limited, repeated=24, leaves=_FILL),
    Generator("sidewinder", 31_400, 4, _FIELD, leaves=_FILL),
    Generator("tunnel", 88_000, 6, _FIELD, tunnels, repeated=116, leaves=_FILL, unlike=0.3),
    Generator("wilson", 490_000, 14, _WALK, repeated=108),
]
#: Seeds for the quick tests: both ends, neighbours, and a spread.
SEEDS = [0, 1, 2, 3, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, *range(77, 65536, 1311)]

every_generator = pytest.mark.parametrize("generator", TABLE, ids=lambda generator: generator.name)


def mazes(library: Library, generator: Generator, seeds: range | list[int], width: int, height: int) -> Fields:
    """The fields of the seeds; each call within its bound, and carry clear."""
    fields = bytearray()
    for seed in seeds:
        call = library.generate(generator.name, seed, width, height, budget=generator.bound)
        assert call.carry == 0, f"{generator.name} refuses seed {seed} at {width}x{height}"
        fields += library.field()
    return np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32)


def judge(fields: Fields, generator: Generator, seeds: range | list[int], width: int, height: int) -> None:
    """Assert what the generator promises of each maze."""
    legal = np.isin(np.arange(256), generator.holds)
    assert legal[fields].all(), f"a byte that is none of {generator.holds}"
    solid = border_is_solid(fields >= 0x80, width, height, generator.doors)
    for good in (solid, generator.promise(fields, width, height)):
        bad = np.flatnonzero(~good)
        assert not len(bad), f"{generator.name}, seed {seeds[bad[0]]}, {width}x{height}:{show(fields[bad[0]] >= 0x80)}"
