"""Random numbers with the ROM as a table: the step, how even its numbers are, and each generator's promise with it."""

import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import skoolkit
from scipy.stats import chisquare

from emu_tests.oracles.generating import MAKERS, SEEDS, judge, prepare
from emu_tests.routines.test_uniform import NAMES, counts
from zxmazes.paths import ASM
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import COLLECTIONS, sources
from zxmazes.routines.library import Library
from zxmazes.routines.manifest import Routine

SOURCE = (ASM / "lib" / "random_rom.asm").read_text(encoding="ascii")
PAGE, STIR = 0x1E, 0x16
ROMS = {
    name: (Path(skoolkit.__file__).parent / "resources" / f"{name}.rom").read_bytes()
    for name in ("48", "128-1", "plus2-1")
}

States = npt.NDArray[np.int64]


@pytest.fixture(scope="module")
def rom_library() -> Library:
    """All routines but the solvers, which draw none, assembled with the ROM's random numbers."""
    made = sources("lib", "generate", "transform")
    lines = (*COLLECTIONS["field"].first, "RANDOM_ROM equ 1")
    return Library(assembly=assemble_sources(made, "the library with random_rom", lines))


@pytest.fixture(scope="module")
def states() -> States:
    """The states that follow state 0, 65,536 of them: the step as the header words it."""
    state, found = 0, np.zeros(65536, dtype=np.int64)
    for i in range(65536):
        high, low = divmod(state, 256)
        low = (low << 1 & 255 | low >> 7) ^ high
        high = (high + low + ROMS["48"][256 * PAGE + low] & 255) ^ STIR
        found[i] = state = high << 8 | low
    return found


def test_one_cycle_of_all_states(rom_library: Library, states: States) -> None:
    """The routine makes the states of the model, in the header's time; the first ones are listed there."""
    assert len(set(states)) == 65536
    assert states[-1] == 0
    seed = rom_library.address("rng_seed")
    rom_library.machine.poke_word(seed, 0)
    for state in states:
        call = rom_library.call("rng_next", 1000, bc=0x1234, de=0x5678)
        assert (call.registers.hl, call.registers.a) == (state, state >> 8)
        assert (call.registers.bc, call.registers.de) == (0x1234, 0x5678)
        assert call.tstates == 85 - 43 + 61
    assert rom_library.size("rng_next") == 18 - 11 + 15
    assert "; Size:  15 bytes   Time: 61 T\n" in SOURCE
    listed = re.findall(r"seed \$([0-9A-F]{4}): ([0-9A-F ]+)$", SOURCE, re.MULTILINE)
    assert len(listed) >= 3
    for start, first in listed:
        index = list(states).index(int(start, 16))
        assert [f"{states[(index + i) % 65536]:04X}" for i in range(1, 5)] == first.split()


def test_the_page_is_the_same_in_each_rom() -> None:
    pages = {rom[256 * PAGE : 256 * PAGE + 256] for rom in ROMS.values()}
    assert len(pages) == 1
    counted = np.bincount(np.frombuffer(ROMS["48"], np.uint8), minlength=256)
    assert f"chi-square {chi(counted):.1f}\n" in SOURCE
    assert f"since {counted.max():,} of them are ${counted.argmax():02X}" in SOURCE


def chi(counted: npt.NDArray[np.int64]) -> float:
    """Chi-square per degree of freedom of counts that should be equal."""
    return float(chisquare(counted).statistic) / (len(counted) - 1)


def together(*parts: tuple[States, int]) -> float:
    """Chi-square per degree of freedom of values that occur together, each with the number that it stays below."""
    cells, count = np.zeros(65536, dtype=np.int64), 1
    for values, below in parts:
        cells, count = cells * below + values, count * below
    return chi(np.bincount(cells, minlength=count))


def changed(states: States, starts: States, others: States, step: int) -> int:
    """Percentage of bits that differ, `step` steps after each start and after its other one."""
    place = np.argsort(states)
    differ = states[(place[starts] + step) % 65536] ^ states[(place[others] + step) % 65536]
    return round(100 * float(np.mean([differ >> bit & 1 for bit in range(16)])))


def test_the_figures_of_the_header(states: States) -> None:
    """How even the numbers are, and how soon seeds differ: each figure of the header's last lines."""
    figures: list[str] = []
    for byte in (states >> 8, states & 255):
        figures += [f"{max(together((byte >> 4, 16), (np.roll(byte, -lag) >> 4, 16)) for lag in range(1, 9)):.2f}"]
        figures += [f"{together(*((np.roll(byte, -i) >> 5, 8) for i in range(3))):.2f}"]
    bits = [states >> bit & 1 for bit in range(16)]
    figures += [f"{max(together(*((np.roll(bit, -i), 2) for i in range(8))) for bit in bits):.2f}"]
    high = states >> 8
    figures += [f"{max(together((high * n >> 8, n), (np.roll(high, -1) * n >> 8, n)) for n in range(2, 32)):.2f}"]
    seeds = np.arange(65536)
    near = [[changed(states, seeds, seeds ^ 1 << bit, step) for bit in range(16)] for step in range(1, 5)]
    figures += [str(round(float(np.mean(row)))) for row in near]
    figures += [str(changed(states, seeds, (seeds + 1) % 65536, step)) for step in range(1, 5)]
    last = SOURCE[SOURCE.index("; Measured") : SOURCE.index("; All promises")]
    stated = re.sub(r"\([^)]*\)|65,536|lags 1-8|n = 2..31|outputs 1 to 4", "", last)
    assert re.findall(r"\d+\.\d+|\d+(?=[,%. ]* ?%|, \d)", stated) == figures


def judged(library: Library, maker: Routine, seeds: range | list[int], width: int, height: int) -> None:
    fields = bytearray()
    for seed in seeds:
        registers = prepare(library, maker, seed, width, height)
        assert not library.call(maker.label, 3 * maker.worst, **registers).carry
        fields += library.field()
    judge(np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32), maker, seeds, width, height)


@pytest.mark.parametrize("maker", MAKERS.values(), ids=lambda one: one.name)
def test_each_generator_keeps_its_promise(rom_library: Library, maker: Routine) -> None:
    for width, height in ((31, 31), (5, 31), (15, 9)):
        judged(rom_library, maker, SEEDS[:20], width, height)


@pytest.mark.sweep("{maker.label}", "asm/lib/random_rom.asm")
@pytest.mark.parametrize("maker", MAKERS.values(), ids=lambda one: one.name)
def test_each_generator_keeps_its_promise_for_more_seeds(rom_library: Library, maker: Routine) -> None:
    judged(rom_library, maker, range(5, 65536, 64), 31, 31)


@pytest.mark.sweep("generate_{name}", "asm/lib/random_rom.asm")
@pytest.mark.parametrize("name", NAMES)
def test_all_mazes_are_equally_likely_with_the_rom(rom_library: Library, name: str) -> None:
    assert chisquare(counts(rom_library, name, range(65536), 7, 7)).pvalue > 0.001
