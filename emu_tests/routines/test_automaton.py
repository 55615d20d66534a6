"""The cellular automata: each pattern equals that of a plain simulation; start patch; time of each generation."""

import re

import numpy as np
import numpy.typing as npt
import pytest
from scipy.ndimage import label
from scipy.stats import chisquare

from emu_tests.oracles.promises import grown
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.index import parameters
from zxmazes.routines.library import Library

Cells = npt.NDArray[np.bool_]  # (patterns, 32, 32), True for a living cell

RULES = {"automaton_maze": (1, 2, 3, 4, 5), "automaton_mazectric": (1, 2, 3, 4)}
SIZES = ((31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 9), (7, 29))
PATCHES = {31: (7, 23), 29: (7, 21), 23: (5, 17), 17: (4, 12), 9: (2, 6), 7: (1, 5), 5: (1, 3)}  # first and last

every_rule = pytest.mark.parametrize("name", RULES)


def after(library: Library, name: str, seed: int, size: tuple[int, int], generations: int) -> Cells:
    library.generate(name, seed, *size, parameters={"automaton_generations": generations})
    return ~library.walls()


def following(cells: Cells, name: str, size: tuple[int, int]) -> Cells:
    """One generation, by counting neighbours; the border and all outside stay dead."""
    alive = cells.astype(np.uint8)
    rows = alive.copy()  # each cell with those above and below it
    rows[:, 1:] += alive[:, :-1]
    rows[:, :-1] += alive[:, 1:]
    count = rows - alive
    count[:, :, 1:] += rows[:, :, :-1]
    count[:, :, :-1] += rows[:, :, 1:]
    survives = np.isin(np.arange(9), RULES[name])
    inside = np.zeros((32, 32), dtype=bool)
    inside[1 : size[1] - 1, 1 : size[0] - 1] = True
    return np.asarray(np.where(cells, survives[count], count == 3) & inside)


def header(name: str) -> str:
    return (ASM / "generate" / f"generate_{name}.asm").read_text(encoding="ascii")


@every_rule
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_{name}"))
def test_the_pattern_is_that_of_the_simulation(library: Library, name: str, size: tuple[int, int], nth: int) -> None:
    """Early and late generations for seeds all over, at each size."""
    seeds = range(11, 65536, 2731)[::nth]
    cells = np.array([after(library, name, seed, size, 0) for seed in seeds])
    for generation in range(1, 34):
        cells = following(cells, name, size)
        if generation in (1, 2, 3, 9, 33):
            found = np.array([after(library, name, seed, size, generation) for seed in seeds])
            assert (found == cells).all(), f"generation {generation}"


@every_rule
@pytest.mark.parametrize("step", [1311, pytest.param(16, marks=pytest.mark.sweep("generate_{name}"))])
def test_seeds_all_over(library: Library, name: str, step: int) -> None:
    """The default number of generations, 31 x 31."""
    seeds = range(0, 65536, step)
    generations = parameters()["automaton_generations"].default
    cells = np.array([after(library, name, seed, (31, 31), 0) for seed in seeds])
    for _ in range(generations):
        cells = following(cells, name, (31, 31))
    found = np.array([after(library, name, seed, (31, 31), generations) for seed in seeds])
    assert (found == cells).all()


@pytest.mark.sweep("generate_{name}")
@every_rule
def test_every_seed_by_the_simulation(library: Library, name: str) -> None:
    """From the start patches of all 65,536 seeds; the machine's own are in test_generators.py."""
    seen = set()
    for first in range(0, 65536, 4096):
        cells = np.array([after(library, name, seed, (31, 31), 0) for seed in range(first, first + 4096)])
        for _ in range(parameters()["automaton_generations"].default):
            cells = following(cells, name, (31, 31))
        assert grown(np.where(cells, 0, 0x80).astype(np.uint8), 31, 31).all(), f"seeds from {first}"
        seen |= {pattern.tobytes() for pattern in np.packbits(cells, axis=2)}
    assert len(seen) == 65536
    assert "; Repeats: none of the 65,536 mazes come up twice (31x31)" in header(name)


@every_rule
def test_each_number_of_generations(library: Library, name: str) -> None:
    """0 to 50, some more, and 255."""
    cells = after(library, name, 4242, (31, 31), 0)
    for generations in range(256):
        if generations <= 50 or generations % 17 == 0:
            found = after(library, name, 4242, (31, 31), generations)
            assert (found == cells).all(), f"{generations} generations"
        cells = following(cells[None], name, (31, 31))[0]


def rows_near(rows: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """The rows that are one of these, above one or below one."""
    near = rows.copy()
    near[1:] |= rows[:-1]
    near[:-1] |= rows[1:]
    return near


def work_of(
    library: Library, name: str, seed: int, size: tuple[int, int], generations: int
) -> tuple[list[list[int]], list[int]]:
    """What each generation has to do, by the simulation, and the T-states of the whole call after each.

    To do: 1, rows that changed before, rows counted, rows that change, bytes that change (every fourth column).
    """
    cells = after(library, name, seed, size, 0)[None]
    first, last = PATCHES[size[1]]
    rows = np.zeros(32, dtype=bool)
    rows[first : last + 1] = True
    done, times = [], []
    for generation in range(1, generations + 1):
        call = library.generate(name, seed, *size, parameters={"automaton_generations": generation})
        times.append(call.tstates)
        later = following(cells, name, size)
        changed = (later != cells)[0]
        counted = rows_near(rows)[1 : size[1] - 1]
        later_rows = changed.any(axis=1)
        in_bytes = changed.reshape(32, 8, 4).any(axis=1)
        done.append([1, int(rows.sum()), int(counted.sum()), int(later_rows.sum()), int(in_bytes.sum())])
        cells, rows = later, later_rows
    return done, times


@every_rule
@pytest.mark.parametrize("size", [(31, 31), (31, 23)])
@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_{name}"))
def test_the_longest_generation_and_the_bound(library: Library, name: str, size: tuple[int, int], nth: int) -> None:
    """Five numbers give the time of every generation to the T-state; the header has that with all rows at work."""
    done, took, rests = [], [], []
    for seed in range(7, 65536, 5003)[::nth]:
        features, times = work_of(library, name, seed, size, 60)
        done += features[1:]
        took += np.diff(times).tolist()
        rests.append((times[0], features[0]))
    found, _, rank, _ = np.linalg.lstsq(np.array(done, dtype=float), np.array(took, dtype=float), rcond=None)
    cost = np.rint(found)
    assert rank == 5
    assert (np.array(done) @ cost == took).all()
    assert (cost > 0).all()
    longest = int(cost @ [1, *[size[1] - 2] * 3, 4 * (size[1] - 2)])
    assert f" {longest:,} T ({size[0]}x{size[1]})" in header(name)
    (rest,) = {time - int(cost @ features) for time, features in rests}
    if size == (31, 31):
        bound = re.search(r"; Bound: under ([\d,]+) T whatever", header(name))
        assert bound
        assert rest + 255 * longest < int(bound[1].replace(",", "")) < 1.001 * (rest + 255 * longest)
    assert longest < 60_000


@pytest.mark.parametrize("size", SIZES)
def test_the_start_patch(library: Library, size: tuple[int, int]) -> None:
    """In the middle, as the header says; every cell of it alive in half the seeds; the same for both rules."""
    (left, right), (top, bottom) = PATCHES[size[0]], PATCHES[size[1]]
    seeds = range(5, 65536, 131)
    patches = np.array([after(library, "automaton_maze", seed, size, 0) for seed in seeds])
    living = patches.sum(axis=0)
    inside = np.zeros((32, 32), dtype=bool)
    inside[top : bottom + 1, left : right + 1] = True
    assert not living[~inside].any()
    share = living[inside]
    assert abs(share / len(seeds) - 0.5).max() < 0.12
    counts = np.array([share.sum(), len(seeds) * len(share) - share.sum()])
    assert chisquare(counts).pvalue > 0.001
    for seed in seeds[::50]:
        assert (after(library, "automaton_mazectric", seed, size, 0) == patches[seeds.index(seed)]).all()


def test_neighbours_in_the_patch_are_independent(library: Library) -> None:
    """The four pairs of a cell and one near it are equally frequent."""
    seeds = range(3, 65536, 257)
    patches = np.array([after(library, "automaton_maze", seed, (31, 31), 0) for seed in seeds])[:, 7:24, 7:24]
    for rows, columns in ((0, 1), (0, 2), (0, 4), (1, 0), (2, 0), (1, 1), (1, 4)):
        one = patches[:, : 17 - rows, : 17 - columns]
        other = patches[:, rows:, columns:]
        pairs = np.bincount((2 * one + other).ravel(), minlength=4)
        assert abs(pairs / pairs.sum() - 0.25).max() < 0.01, f"{rows} down, {columns} right: {pairs}"


@pytest.mark.parametrize(
    ("name", "living", "dead"), [("automaton_maze", 1 / 2, 1 / 8), ("automaton_mazectric", 1 / 4, 1 / 4)]
)
def test_how_much_hangs_together(library: Library, name: str, living: float, dead: float) -> None:
    """The largest connected part inside the border, as a share of all such cells: about what the header says."""
    shares = []
    for seed in range(9, 65536, 1311):
        cells = after(library, name, seed, (31, 31), 48)[1:30, 1:30]
        shares.append([np.bincount(label(kind)[0][kind]).max() / kind.sum() for kind in (cells, ~cells)])
    assert np.mean(shares, axis=0) == pytest.approx([living, dead], rel=0.2)


def test_time_of_the_parts(library: Library) -> None:
    """What lib/automaton.asm says of its routines: the same for all cells."""
    text = (ASM / "lib" / "automaton.asm").read_text(encoding="ascii")
    for routine in ("automaton_start", "automaton_sums", "automaton_show"):
        claims = re.search(rf"^; {routine} - (?:.*\n;)*? Size: .* Time: (.*)$", text, re.MULTILINE)
        assert claims
        for time, width, height in re.findall(r"([\d,]+) T \((\d+)x(\d+)\)", claims[1]):
            found = set()
            for seed in range(0, 65536, 4999):
                library.generate("automaton_maze", seed, int(width), int(height))
                if routine == "automaton_sums":
                    library.call("automaton_start", 100_000)
                found.add(library.call(routine, 100_000).tstates)
            assert found == {int(time.replace(",", ""))}
        assert "(31x31)" in claims[1]
