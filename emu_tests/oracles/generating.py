"""What makes mazes, as its header describes it: how it is called, and the judge of its mazes. Nothing is told here."""

import functools
import re

import numpy as np
import pytest

from emu_tests.oracles.mazes import border_is_solid, show
from emu_tests.oracles.promises import ALIKE, JUDGES, Fields
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import by_name, parameters, routine
from zxmazes.routines.library import FIELD_BLOCK, Library
from zxmazes.routines.manifest import Routine

#: Seeds for the quick tests: both ends, neighbours, and a spread.
SEEDS = [0, 1, 2, 3, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, *range(77, 65536, 1311)]
SIZES = range(5, 32, 2)
GENERATORS = by_name("generator")
_BEFORE = "generate_dfs"
#: Those whose mazes are perfect, by name: for tests of what takes any such maze.
PERFECT = [name for name, one in GENERATORS.items() if "perfect" in one.promise.terms]
#: These and all that change a maze.
MAKERS = {one.label: one for family in ("generator", "change") for one in by_name(family).values()}

every_generator = pytest.mark.parametrize("generator", GENERATORS.values(), ids=lambda one: one.name)
every_maker = pytest.mark.parametrize("maker", MAKERS.values(), ids=lambda one: one.name)


def prepare(
    library: Library, maker: Routine, seed: int, width: int, height: int, values: dict[str, int] | None = None
) -> dict[str, int]:
    """Put in place all that it reads, and the maze that it changes: that of `After`, else a depth-first one.

    Returns the registers to call it with: opposite corners as ends, for one that reads them.
    """
    if maker.family == "change":
        library.generate(routine(maker.after or _BEFORE).name, seed, width, height)
    library.set_inputs(seed, width, height, values)
    return {"d": 1, "e": 1, "h": height - 2, "l": width - 2} if maker.ends else {}


def claimed_times(maker: Routine) -> dict[tuple[int, int], tuple[int, int]]:
    """By the size of the maze: the mean and the greatest T-states that the header states."""
    found = re.findall(r"([\d,]+) T mean, ([\d,]+) T at most \((\d+)x(\d+)\)", maker.fields["Time"])
    figures = ([int(part.replace(",", "")) for part in row] for row in found)
    return {(width, height): (mean, most) for mean, most, width, height in figures}


def allowed(maker: Routine, width: int, height: int) -> int:
    """T-states that no seed may pass, all parameters as they are unless told.

    Those that the header states for all mazes of this size; for others twice the most that it states: in a small one a
    walk meets more walls.
    """
    return _allowed(maker.label, width, height)


@functools.cache  # millions of calls ask for it
def _allowed(label: str, width: int, height: int) -> int:
    maker = routine(label)
    exact = claimed_times(maker).get((width, height)) if maker.generates else None
    return exact[1] if exact else 2 * maker.worst


def make(library: Library, maker: Routine, seed: int, width: int = 31, height: int = 31, **options: int) -> Call:
    """Make a maze within the time that is allowed; the budget of a call is what it has to stay below."""
    registers = prepare(library, maker, seed, width, height)
    return library.call(maker.label, allowed(maker, width, height) + 1, **registers, **options)


def mazes(library: Library, maker: Routine, seeds: range | list[int], width: int, height: int) -> Fields:
    """The fields of the seeds; each call within its bound, and carry clear."""
    fields = bytearray()
    for seed in seeds:
        call = make(library, maker, seed, width, height)
        assert call.carry == 0, f"{maker.name} refuses seed {seed} at {width}x{height}"
        fields += library.field()
    return np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32)


def judge(fields: Fields, maker: Routine, seeds: range | list[int], width: int, height: int) -> None:
    """Assert each term of the promise, of each maze; and what none promises: bytes, and the wall around."""
    terms = maker.promise.terms
    values = {label: parameter.default for label, parameter in parameters().items()}
    legal = np.isin(np.arange(256), (0x00, 0x80, FIELD_BLOCK) if "blocks kept" in terms else (0x00, 0x80))
    verdicts = {
        "bytes": legal[fields].all(axis=(1, 2)),
        "wall around": border_is_solid(fields >= 0x80, width, height, "two doors" in terms),
    }
    for term, amount in terms.items():
        if term != ALIKE:
            verdicts[term] = JUDGES[term](fields, width, height, amount.value(values) if amount else 0)
    for term, good in verdicts.items():
        bad = np.flatnonzero(~good)
        where = f"{maker.name}, {term}, {width}x{height}, seed "
        assert not len(bad), f"{where}{seeds[bad[0]]}:{show(fields[bad[0]] >= 0x80)}"
