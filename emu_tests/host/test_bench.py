"""The catalogue is what a run measures, on the cases that its rows name; the project's own bars are met."""

import random
import re
from types import SimpleNamespace

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, stones
from emu_tests.oracles.generating import GENERATORS, claimed_times
from emu_tests.oracles.paths import Place, Walls, distances, steps_between
from zxmazes.documents import catalogue, growth, markdown, measures
from zxmazes.paths import ROOT
from zxmazes.routines.index import names
from zxmazes.routines.library import Library


@pytest.mark.sweep(
    "routines", "headers", "docs/CATALOGUE.md", "README.md#needs", "asm/baseline/*", "asm/tiling/**/*.asm"
)
def test_the_catalogue_and_the_readme_are_not_stale() -> None:
    assert markdown.stale(catalogue.pages()) == []


@pytest.mark.sweep("zxmazes/documents/*.py")
def test_a_stale_catalogue_is_noticed(tmp_path, monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    """One figure changed in a copy: the check names the file, and writing mends it. A few inputs will do."""
    few = [(row, cases[:2]) for row, cases in measures.solver_cases(library)]
    monkeypatch.setattr(catalogue, "ROOT", tmp_path)
    monkeypatch.setattr(measures, "SEEDS", range(3))
    monkeypatch.setattr(measures, "TRANSFORM_SEEDS", range(3))
    monkeypatch.setattr(measures, "Z7_SEEDS", range(2))
    monkeypatch.setattr(catalogue.catalogue_large, "SEEDS", range(1))
    monkeypatch.setattr(catalogue.catalogue_tilings, "SEEDS", range(1))
    monkeypatch.setattr(catalogue.catalogue_pictures, "SEEDS", range(1))
    monkeypatch.setattr(catalogue.catalogue_drawings, "SEEDS", range(1))
    monkeypatch.setattr(growth, "SEEDS", range(1))
    monkeypatch.setattr(measures, "solver_cases", lambda library: few)
    (tmp_path / "README.md").write_text((ROOT / "README.md").read_text(encoding="utf-8"), encoding="utf-8")
    page, readme = tmp_path / "CATALOGUE.md", tmp_path / "README.md"
    monkeypatch.setattr(catalogue, "PAGE", page)
    pages = catalogue.pages()
    tables = (part.splitlines() for part in pages[page].split("\n\n"))
    rows = [row for head, *table in filter(None, tables) if head.endswith("| growth |") for row in table[1:]]
    assert [row.split(" | ")[0] for row in rows if row.endswith("| - |")] == ["| Z7, ZX Review"], "has no growth"
    assert markdown.save(pages) == [page, readme]
    assert markdown.stale(pages) == []
    page.write_text(re.sub(r"(\d) T", r"\g<1>1 T", page.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    assert markdown.stale(pages) == [page]


def test_the_baseline_generator_is_the_original() -> None:
    """412 bytes, 1.70 to 1.89 million T-states a maze, as its readers measured."""
    assert len(measures.z7_code()) == 412
    times = measures.z7_times().tstates
    assert 1_690_000 < min(times) <= max(times) < 1_900_000


#: Size, mean T-states and bytes that these generators may not pass; a new one is held to its header.
BARS = {
    "automaton_maze": ((31, 31), 920_000, 280),
    "automaton_mazectric": ((31, 31), 1_060_000, 260),
    "binary_tree": ((31, 31), 27_000, 140),
    "dfs_blocks": ((31, 31), 130_000, 529),
    "dfs_trail": ((31, 31), 150_000, 250),
    "division": ((31, 31), 75_000, 220),
    "eller": ((31, 31), 66_000, 30),
    "dungeon": ((31, 31), 145_000, 355),
    "erosion": ((31, 31), 47_500, 175),
    "growing_tree": ((31, 31), 115_000, 437),
    "hunt_and_kill": ((31, 31), 250_000, 250),
    "kruskal": ((31, 31), 148_000, 330),
    "prim": ((31, 31), 130_000, 400),
    "prim_edges": ((31, 31), 175_000, 400),
    "rings": ((31, 31), 40_000, 290),
    "rings_wide": ((31, 31), 47_000, 460),
    "sidewinder": ((31, 31), 35_000, 180),
    "aldous_broder": ((31, 31), 330_000, 200),
    "braid": ((31, 31), 60_000, 368),
    "corridor": ((31, 23), 15_000, 400),
    "corridor_loops": ((31, 31), 31_300, 400),
    "dfs": ((31, 31), 100_000, 1024),
    "dfs_small": ((31, 31), 700_000, 130),
    "rooms": ((31, 31), 33_000, 204),
    "rooms_limited": ((31, 31), 123_000, 407),
    "tunnel": ((31, 31), 58_000, 262),
    "wilson": ((31, 31), 150_000, 256),
}


@pytest.mark.parametrize("name", sorted(BARS.keys() & GENERATORS.keys()))
def test_generators_are_as_fast_and_small_as_promised(name: str) -> None:
    """By their headers, whose figures test_every_seed measures."""
    size, mean, most_bytes = BARS[name]
    generator = GENERATORS[name]
    assert claimed_times(generator)[size][0] <= mean
    assert generator.size <= most_bytes


# --- the cases of the solvers --------------------------------------------------------------------------------------

Rows = dict[str, list[tuple[Walls, Place, Place]]]

#: The steps up to which a solver that may miss a route does not: none with a hand on the wall, 252 literally.
SURE = {"wall_left": -1, "wall_right": -1, "literal": 252}


@pytest.fixture(scope="module")
def rows(library: Library) -> Rows:
    return dict(measures.solver_cases(library))


def test_the_near_cases_are_chosen_by_the_shortest_route(rows: Rows) -> None:
    """Of the 400 fields of the headers' figures, those in which scipy finds a route of 1 to 27 steps."""
    chosen = rows[measures.NEAR]
    expected = [case for case in stones() if 1 <= (steps_between(*case) or 0) <= 27]
    assert [(start, finish) for _, start, finish in chosen] == [(start, finish) for _, start, finish in expected]
    assert all((walls == other).all() for (walls, *_), (other, *_) in zip(chosen, expected, strict=True))
    assert 200 < len(chosen) < 400


@pytest.mark.parametrize("name", [*names("solver"), "literal"])
def test_each_solver_is_timed_on_the_same_cases(library: Library, rows: Rows, name: str) -> None:
    """No case is left out whatever the solver makes of it, and each route that it misses is counted."""
    solver = measures.Solver(library, name)
    for row, all_cases in rows.items():
        cases = all_cases[:8]
        steps = [steps_between(*case) for case in cases]
        calls = [solver(*case) for case in cases]
        missed = [length for length, call in zip(steps, calls, strict=True) if length is not None and call.carry]
        assert all(length > SURE.get(name, 1024) for length in missed), f"{row}: misses routes of {missed} steps"
        times = measures.solver_times(solver, cases)
        assert times.tstates == [call.tstates for call in calls], row
        assert (times.routes, times.missed) == (len(cases) - steps.count(None), len(missed)), row


@pytest.mark.parametrize(
    ("carries", "shown"),
    [
        ((0, 0, 1), "100 / 200 / 300"),
        ((1, 0, 1), "100 / 200 / 300; misses 1 of 2"),
        ((1, 1, 1), "100 / 200 / 300; misses 2 of 2"),
        ((1, 1, 0), "100 / 200 / 300; misses 2 of 2"),
    ],
    ids=["none", "one", "all", "a way where there is none"],
)
def test_a_missed_route_is_shown(carries: tuple[int, ...], shown: str) -> None:
    """Three calls of 100, 200 and 300 T, the last one on a field without a route."""
    cases = [(EMPTY, (0, 0), (0, 1)), (EMPTY, (0, 0), (1, 1)), (FULL, (0, 0), (1, 1))]
    calls = iter(SimpleNamespace(tstates=100 * number, carry=carry) for number, carry in enumerate(carries, 1))
    times = measures.solver_times(lambda *case: next(calls), cases)
    assert str(times) == shown
    assert times.mean + times.misses == shown.removeprefix("100 / ").replace(" / 300", "")


def reached(walls: Walls, finish: Place) -> int:
    return int(np.isfinite(distances(walls, [finish])[0]).sum())


# --- the maps of the benchmark are what their names say ------------------------------------------------------------


@pytest.mark.parametrize("width", [1, 2, 4])
def test_maze_maps(width: int) -> None:
    """Connected, with a corridor of the width everywhere, and a tree of such squares."""
    for seed in range(10):
        walls = measures.maze_map(random.Random(seed), width)
        count = 33 // (width + 1)
        free = int((~walls).sum())
        assert free == width * width * count * count + width * (count * count - 1)
        assert reached(walls, (0, 0)) == free


def test_room_maps() -> None:
    for seed in range(10):
        walls = measures.room_map(random.Random(seed))
        assert not any(walls[row : row + 4, column : column + 4].any() for row in range(0, 30, 5) for column in (0, 5))
        assert walls[4::5, 4::5].all()
        assert reached(walls, (0, 0)) > 0.9 * (~walls).sum()
