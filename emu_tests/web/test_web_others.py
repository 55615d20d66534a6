"""Race, listings, source and printed sheet: what they show are results of the Python library, and their links hold."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from playwright.sync_api import Page

from emu_tests.machine.assemblers import assembled
from emu_tests.web.browser import settled
from zxmazes import Library
from zxmazes.documents import magazine
from zxmazes.library.choice import choose
from zxmazes.library.placing import place
from zxmazes.paths import ASM
from zxmazes.routines.index import by_name, routines
from zxmazes.tilings import TILINGS

Open = Callable[..., Page]
_SVG = "{http://www.w3.org/2000/svg}"


def test_the_race_is_that_of_the_library(page: Open) -> None:
    """All solvers, by their T-states; at the start nobody has looked at anything, at the end all are home."""
    found, library = page("race.html#generate=dfs&transform=braid&seed=12"), Library()
    library.generate("dfs", seed=12)
    library.transform("braid")
    expected = {name: library.solve(name) for name in by_name("solver")}
    rows = found.evaluate("race.lanes.map(({routine, run}) => [routine.name, run.phases.at(-1).tstates, run.steps])")
    assert {name: (tstates, steps) for name, tstates, steps in rows} == {
        name: (route.tstates, route.steps) for name, route in expected.items()
    }
    assert [row[1] for row in rows] == sorted(row[1] for row in rows)
    fastest = found.locator("#results tr").first.text_content() or ""
    assert f"{rows[0][1]:,}" in fastest
    assert found.locator(".lane.done").count() == len(expected)
    found.evaluate("race.show(0)")
    assert found.locator(".lane.done").count() == 0
    found.evaluate(f"race.show({rows[4][1]})")
    assert found.locator(".lane.done").count() == 5
    settled(found, lambda: found.locator("#any").click())
    assert "seed=12&" not in found.url + "&"


def test_then_and_now_has_every_listing(page: Open) -> None:
    """With its time and ours as docs/MAGAZINE.md has them, and a link that plays it."""
    found = page("then.html")
    text = magazine.PAGE.read_text(encoding="utf-8")
    rows = [
        [cell.strip() for cell in row]
        for row in found.evaluate(
            "[...document.querySelectorAll('#rows tr')].map((row) => [...row.cells].map((cell) => cell.textContent))"
        )
    ]
    for listing, row in zip(magazine.listings(), rows, strict=True):
        stated = re.search(
            rf"^\| \[{listing.id}\].*?\| ([\d.]+) \| .*? \| ([\d.,]+|-) \| ([\d,]+|-) \|", text, re.MULTILINE
        )
        assert stated
        assert row[0].startswith(f"{listing.id} ")
        assert float(stated[1]) == pytest.approx(seconds(row[1]), abs=0.06)
        if stated[3] != "-":
            assert int(row[3].removesuffix(" x").replace(",", "")) == pytest.approx(
                int(stated[3].replace(",", "")), rel=0.02
            )
    found.locator("#rows a").first.click()
    found.wait_for_selector("#screen")
    assert found.url.endswith(f"#{magazine.listings()[0].name}")


def seconds(text: str) -> float:
    value, unit = text.split()
    return float(value) / (1000 if unit == "ms" else 1)


def test_the_source_shows_where_the_time_goes(page: Open, tmp_path: Path) -> None:
    """Lines of the file itself; executions that SkoolKit counts too; the button's source makes the routine's bytes."""
    found = page("source.html#routine=solve_wave&seed=7")
    rows = found.evaluate(
        "[...document.querySelectorAll('#code tr')].map((row) => [row.cells[2].textContent, Number(row.dataset.count)])"
    )
    assert [row[0] for row in rows] == (ASM / "solve/solve_wave.asm").read_text(encoding="utf-8").splitlines()
    library = Library()
    library.generate("dfs", seed=7)
    route = library.solve("wave")
    assert f"{route.tstates:,} T" in (found.locator("#told").text_content() or "")
    counts = {text.strip().split(";")[0].strip(): count for text, count in rows if count}
    assert counts["ret"] == 1 or min(counts.values()) == 1, "the end is reached once"
    assert max(counts.values()) > 100
    files = found.evaluate("[...document.querySelector('#file').options].map((one) => one.value)")
    assert files[0] == "solve/solve_wave.asm"
    assert "lib/wave_copy.asm" in files
    found.locator("#hottest").click()
    assert found.evaluate("document.querySelector('#code').scrollTop") > 0
    found.locator("#copy").click()
    found.wait_for_function("document.querySelector('#told').textContent.includes('clipboard')")
    text = found.evaluate("navigator.clipboard.readText()")
    assert assembled("pasmo", text, tmp_path) == place(choose(["solve_wave"])).code


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
@pytest.mark.parametrize("label", [label for label, one in routines().items() if one.family != "part"])
def test_every_source_opens_and_is_hot(label: str, page: Open) -> None:
    found = page(f"source.html#routine={label}")
    assert found.locator("#fault").text_content() == ""
    assert found.locator("#code td.heat:not(:empty)").count() > 0
    assert found.locator("#routine").input_value() == label


def test_the_sheet_has_mazes_and_answers(page: Open) -> None:
    """Each answer is its maze with a line; the mazes are those of their seeds."""
    found, library = page("print.html#generate=dfs&size=15x11&count=6&seed=40&title=For+Ada"), Library()
    assert found.locator("#mazes h2").text_content() == "For Ada"
    both = [
        found.evaluate(f"[...document.querySelectorAll('#{part} svg')].map((one) => one.outerHTML)")
        for part in ("mazes", "answers")
    ]
    assert [len(part) for part in both] == [6, 6]
    for number, (plain, solved) in enumerate(zip(*both, strict=True)):
        library.generate("dfs", seed=40 + number, size=(15, 11))
        route = library.solve("wave")
        assert ElementTree.fromstring(plain).find(f"{_SVG}polyline") is None
        line = ElementTree.fromstring(solved).find(f"{_SVG}polyline")
        assert line is not None
        assert len((line.get("points") or "").split()) == route.steps + 1
        assert np.array_equal(drawn(plain, 15, 11), library.maze.walls)
    found.emulate_media(media="print")
    assert not found.locator("header").is_visible()
    assert found.locator("#answers").is_visible()
    breaks = found.evaluate("getComputedStyle(document.querySelector('#mazes')).breakAfter")
    assert breaks == "page"


def drawn(svg: str, width: int, height: int) -> np.ndarray:
    """The walls of a picture: runs of 10 units to a cell."""
    walls = np.zeros((height, width), bool)
    path = ElementTree.fromstring(svg).find(f"{_SVG}path")
    assert path is not None
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v10", path.get("d") or ""):
        walls[int(row) // 10, int(column) // 10 : (int(column) + int(length)) // 10] = True
    return walls


@pytest.mark.parametrize("tiling", ["hexagon", "circle"])
def test_sheets_of_tilings(tiling: str, page: Open) -> None:
    found = page(f"print.html#tiling={tiling}&count=2&seed=3")
    assert found.locator("#fault").text_content() == ""
    plain, solved = (
        found.evaluate(f"document.querySelector('#{part} svg').outerHTML.length") for part in ("mazes", "answers")
    )
    assert solved > plain > 2000


@pytest.mark.sweep("web/**/*", "asm/tiling/*", "zxmazes/web/*.py")
@pytest.mark.parametrize("tiling", TILINGS)
def test_every_tiling_prints(tiling: str, page: Open) -> None:
    found = page(f"print.html#tiling={tiling}&count=2&seed=3")
    assert found.locator("#fault").text_content() == ""
    assert found.locator("#answers svg").count() == 2
