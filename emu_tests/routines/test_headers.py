"""The routines' header blocks: each is there, complete, and its figures are what a run measures."""

import re
from pathlib import Path

import pytest

from emu_tests.oracles.headers import ALTERNATE, IMAGE, MAIN, ROUTINES, claimed_time, kept, used
from emu_tests.records import losses
from zxmazes.paths import ASM
from zxmazes.routines.images import assemble_library, size_in_all
from zxmazes.routines.index import EVERY_FOLDER, sources
from zxmazes.routines.library import Library
from zxmazes.routines.manifest import Routine

every_routine = pytest.mark.parametrize("routine", ROUTINES.values(), ids=lambda routine: routine.label)


@every_routine
def test_size_is_exact(routine: Routine) -> None:
    symbols = assemble_library(IMAGE[routine.label]).symbols
    assert routine.size == symbols[f"{routine.label}_end"] - symbols[routine.label]


def test_the_size_in_all_counts_every_leaf(library: Library) -> None:
    parts = ("generate_binary_tree", "field_cells", "field_fill", "rng_next", "rng_below")
    assert size_in_all(parts[0]) == sum(map(library.size, parts))


@every_routine
def test_each_register_is_kept_or_used(routine: Routine) -> None:
    """And none is both; the alternate ones too, of what is called for itself."""
    registers, _ = kept(routine.label)
    assert not registers & used(routine.label)
    stated = registers | used(routine.label)
    assert stated >= {*MAIN}, f"neither kept nor used: {', '.join(sorted({*MAIN} - stated))}"
    if routine.family != "part":
        assert stated == {*MAIN, *ALTERNATE}, f"neither kept nor used: {', '.join(sorted({*ALTERNATE} - stated))}"


@pytest.mark.parametrize("path", sources(*EVERY_FOLDER), ids=lambda path: path.name)
def test_source_keeps_the_house_style(path: Path) -> None:
    """Guarded, its purpose first, no tabs, no ORG."""
    text = path.read_text(encoding="ascii")
    assert text.startswith(f"; {path.name} - ")
    assert "if ! defined " in text
    assert "\t" not in text
    assert not re.search(r"^\s+(org|end|di|ei)\b", text, re.MULTILINE)


@every_routine
def test_a_single_time_is_the_measured_one(routine: Routine) -> None:
    """Against the committed figures, which test_losses.py measures anew: their mean, or a bound on it."""
    stated = re.fullmatch(r"(?:([\d,]+) to )?([\d,]+) T(?: at most)?", routine.fields.get("Time", ""))
    measured = losses.kept().get(f"{routine.label}, calls")
    if not stated or measured is None:
        return
    most = int(stated[2].replace(",", ""))
    least = int(stated[1].replace(",", "")) if stated[1] else 0 if stated[0].endswith("most") else most
    assert least <= measured <= most


def times(library: Library, label: str, inputs: list[dict[str, int]]) -> tuple[int, int]:
    found = [library.call(label, 1000, **registers).tstates for registers in inputs]
    return min(found), max(found)


def test_time_of_route_step(library: Library) -> None:
    least, most = times(library, "route_step", [{"a": code, "d": 7, "e": 9} for code in range(8)])
    assert claimed_time("route_step") == f"{least} to {most} T"
    for code, place in enumerate((0x0609, 0x060A, 0x070A, 0x080A, 0x0809, 0x0808, 0x0708, 0x0608)):
        assert library.call("route_step", 1000, a=code, d=7, e=9).registers.de == place


def test_time_and_place_of_field_address(library: Library) -> None:
    for row in range(32):
        for column in range(32):
            call = library.call("field_address", 1000, d=row, e=column, bc=0x1234)
            assert call.registers.hl == library.address("field") + 32 * row + column
            assert (call.registers.de, call.registers.bc) == (row * 256 + column, 0x1234)
            assert call.tstates == 67
    assert claimed_time("field_address") == "67 T"


def test_time_and_verdict_of_field_cells(library: Library) -> None:
    """All 65,536 pairs of sizes."""
    legal: set[int] = set()
    illegal: set[int] = set()
    for width in range(256):
        for height in range(256):
            library.machine.write(library.address("field_width"), (width, height))
            call = library.call("field_cells", 1000)
            good = all(size % 2 == 1 and 5 <= size <= 31 for size in (width, height))
            assert call.carry == (not good), f"{width}x{height}"
            if good:
                assert call.registers.bc == height // 2 * 256 + width // 2
            (legal if good else illegal).add(call.tstates)
    (time,) = legal
    assert claimed_time("field_cells") == f"{time} T; {min(illegal)} to {max(illegal)} T for an illegal size"


def test_random_numbers(library: Library) -> None:
    """One cycle of 65,536 states, in the time that the header gives; the first states that it lists."""
    seed = library.address("rng_seed")
    library.machine.poke_word(seed, 0)
    states = []
    for _ in range(65536):
        call = library.call("rng_next", 1000, bc=0x1234, de=0x5678)
        assert (call.registers.bc, call.registers.de) == (0x1234, 0x5678)
        assert call.tstates == 85
        states.append(call.registers.hl)
    assert claimed_time("rng_next") == "85 T"
    assert len(set(states)) == 65536
    assert states[-1] == 0 == library.machine.word(seed)
    text = (ASM / "lib" / "random.asm").read_text(encoding="ascii")
    listed = re.findall(r"seed \$([0-9A-F]{4}): ([0-9A-F ]+)$", text, re.MULTILINE)
    assert len(listed) >= 3
    for start, first in listed:
        index = states.index(int(start, 16))
        assert [f"{states[(index + i) % 65536]:04X}" for i in range(1, 5)] == first.split()


def test_random_numbers_are_independent() -> None:
    """Over the whole cycle, chi-square of pairs and triples of successive high bytes, and of bounded draws."""
    import numpy as np
    from scipy.stats import chi2

    state, highs = 0, np.zeros(65536, dtype=np.int64)
    for i in range(65536):  # the step as the header words it
        low = (state & 255) ^ ((state >> 10 | state >> 8 << 6) & 255)
        total = (low >> 1 | low << 7 & 255) + 0x5C + (low & 1)
        total = (total & 255) + low
        state = ((total + (state >> 8) + (total >> 8)) & 255) << 8 | low
        highs[i] = state >> 8
    assert len(set(highs)) == 256

    def even(cells: np.ndarray, count: int) -> bool:
        observed = np.bincount(cells, minlength=count)
        statistic = ((observed - 65536 / count) ** 2 / (65536 / count)).sum()
        return bool(chi2.sf(statistic, count - 1) > 1e-4)

    for lag in range(1, 9):
        later = np.roll(highs, -lag)
        assert even((highs >> 4) * 16 + (later >> 4), 256), f"pairs, lag {lag}"
    assert even((highs >> 5) * 64 + (np.roll(highs, -1) >> 5) * 8 + (np.roll(highs, -2) >> 5), 512), "triples"
    for n in range(2, 32):
        draws = highs * n >> 8
        share = np.bincount(draws, minlength=n) / 65536
        assert abs(share - 1 / n).max() < 1 / 256, f"draws below {n}"


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 10, 15, 16, 100, 255])
def test_bounded_draws(library: Library, n: int) -> None:
    fastest, slowest = 1000, 0
    for seed in range(0, 65536, 255):
        library.machine.poke_word(library.address("rng_seed"), seed)
        call = library.call("rng_below", 1000, e=n, d=0x77, bc=0x1234)
        state = library.machine.word(library.address("rng_seed"))
        assert call.registers.a == (state >> 8) * n >> 8
        assert (call.registers.bc, call.registers.de) == (0x1234, 0x7700 + n)
        fastest, slowest = min(fastest, call.tstates), max(slowest, call.tstates)
    assert claimed_time("rng_below").startswith(f"{fastest} to {slowest} T")
