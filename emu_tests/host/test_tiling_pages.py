"""The tilings in the catalogue and in the gallery: figures of runs, and a picture for each pair that there is."""

import io
import re
import statistics
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from emu_tests.oracles.headers import COLLECTION
from emu_tests.oracles.tiling_pixels import Board, Drawing
from zxmazes.documents import catalogue_drawings, catalogue_tilings, growth
from zxmazes.routines.index import COLLECTIONS, by_name, names, routines
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS

FEW = range(5, 8)


def rows_of(text: str) -> dict[str, list[str]]:
    """The cells of the table's rows that begin with a routine."""
    found = re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.MULTILINE)
    return {label: cells.split(" | ") for label, cells in found}


@pytest.fixture(scope="module")
def section() -> list[str]:
    """The catalogue's section, measured with few seeds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue_tilings, "SEEDS", FEW)
        patch.setattr(growth, "SEEDS", FEW)
        return catalogue_tilings.part(lambda what: None)


def test_every_routine_of_the_collection_is_in_both_tables(section: list[str]) -> None:
    assert "links" in COLLECTIONS
    ours = {one.label for one in routines().values() if COLLECTION[one.label] == "links" and one.family != "part"}
    about, figures = (rows_of(text) for text in (section[1], section[-1]))
    assert about.keys() == figures.keys() == ours
    for label, cells in about.items():
        assert cells[0] == routines()[label].what
        assert int(cells[-3]) == routines()[label].size <= int(cells[-2])
    assert {len(cells) for cells in figures.values()} == {len(catalogue_tilings.BOARDS)}


def test_the_times_are_those_of_runs(section: list[str]) -> None:
    """Generators on each board, and the solver from entrance to exit."""
    figures, library = rows_of(section[-1]), LinksLibrary()
    for column, (tiling, columns, rows, floors) in enumerate(catalogue_tilings.BOARDS):
        many = len(TILINGS[tiling].cells(rows, columns, floors))
        for name in names("links generator"):
            library.select(tiling, floors)
            calls = [library.generate(name, seed, columns, rows) for seed in FEW]
            cell = figures[f"links_generate_{name}"][column]
            if calls[0].carry:
                assert cell == "-"
                continue
            check(cell, [call.tstates for call in calls], many, spread=column < 2)
        times = []
        for seed in FEW:
            library.generate("dfs", seed, columns, rows)
            times.append(library.solve("solve", *library.ends()).tstates)
        check(figures["links_solve"][column], times, many, spread=column < 2)


def test_the_drawings_times_are_those_of_runs() -> None:
    """Every tiling has a row; those without rings are drawn again by the tests' own set-up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue_drawings, "SEEDS", FEW)
        figures = rows_of(catalogue_drawings.part(lambda what: None)[-1])
    library, drawing = LinksLibrary(), Drawing("screen")
    assert figures.keys() == TILINGS.keys()
    for tiling, columns, rows, floors in catalogue_drawings.BOARDS:
        if TILINGS[tiling].rings:
            continue  # the two ends are angles then
        board, times = Board(tiling, rows, columns, floors), []
        for seed in FEW:
            library.select(tiling, floors)
            library.generate("dfs", seed, columns, rows)
            times.append(drawing.draw(board, library.links(), library.ends()).tstates)
        mean = statistics.fmean(times)
        size = f"{columns} x {rows}{f' x {floors}' * (floors > 1)}"
        shown = f"{min(times):,} / {round(mean):,} / {max(times):,}"
        cells = len(board.cells)
        assert figures[tiling] == [size, str(cells), shown, f"{mean / cells:,.0f}"]


def check(cell: str, times: list[int], many: int, *, spread: bool) -> None:
    mean = statistics.fmean(times)
    shown = f"{min(times):,} / {round(mean):,} / {max(times):,}" if spread else f"{round(mean):,}"
    assert cell == f"{shown} ({mean / many:,.0f})"


def test_the_gallery_has_a_picture_for_each_pair(tmp_path: Path) -> None:
    """A generator that is not for a tiling leaves its place empty."""
    page = "\n".join(catalogue_tilings.gallery("folder"))
    shown = re.findall(r'src="folder/([\w-]+)\.png"', page)
    saved = catalogue_tilings.save_pictures(tmp_path)
    assert sorted(shown) == sorted(path.stem for path in saved)
    assert sum(path.stat().st_size for path in saved) < 150_000
    pictures = {path.read_bytes() for path in saved}
    assert len(pictures) == len(saved), "no two are alike"
    for data in pictures:
        with Image.open(io.BytesIO(data)) as image:
            assert image.size == (256, 192)
            assert np.asarray(image.convert("L")).std() > 20, "it shows something"
    generators = by_name("links generator")
    general = [name for name, one in generators.items() if "any tiling but" not in one.refuses]
    assert {f"tiling-{tiling}-{name}" for tiling in TILINGS for name in general} <= set(shown)
    assert ("tiling-storeys-eller_storeys" in shown) is ("eller_storeys" in by_name("links generator"))
    assert "tiling-square-eller_storeys" not in shown
    assert {one for one in shown if "weave" in one} == {"tiling-square-weave_dfs", "tiling-square-weave_kruskal"}
