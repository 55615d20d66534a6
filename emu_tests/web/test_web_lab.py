"""The laboratory: what it shows are the results of the Python library; its timeline, links and files are exact."""

import io
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page

from emu_tests.web.browser import settled
from zxmazes import Library, TilingLibrary
from zxmazes.block_maze import read_maze
from zxmazes.drawings import png
from zxmazes.routines.index import by_name
from zxmazes.tilings import TILINGS

Open = Callable[..., Page]
LINK = "lab.html#generate=dfs&seed=1997&size=31x31&solve=wave"


def field(page: Page) -> np.ndarray:
    """The walls that the page shows at the end."""
    cells = page.evaluate("[...lab.at(lab.run.tstates).bytes]")
    return np.array(cells, np.uint8).reshape(32, 32) >= 0x80


def phases(page: Page) -> list[int]:
    return list(page.evaluate("lab.run.phases.map((phase) => phase.tstates)"))


def test_the_link_gives_the_maze_and_route_of_the_library(page: Open) -> None:
    found, library = page(LINK), Library()
    maze, route = library.generate("dfs", seed=1997), library.solve("wave")
    assert np.array_equal(field(found)[:31, :31], maze.walls)
    assert phases(found) == [maze.tstates, route.tstates]
    assert [tuple(place) for place in found.evaluate("lab.run.route")] == route.cells
    facts = found.locator("#facts").text_content() or ""
    stats = library.stats()
    for value in (f"{maze.tstates:,} T", f"{route.tstates:,} T", str(stats.dead_ends), str(stats.junctions)):
        assert value in facts


def test_time_goes_forward_and_back(page: Open) -> None:
    """At 0 nothing has been written; at each moment the bytes are the same, whichever way it is reached."""
    found = page("lab.html#generate=kruskal&seed=7&size=15x11&solve=wave_cpir")
    states = found.evaluate("""async () => {
      const run = lab.run, look = (t) => { const s = lab.at(t); return [...s.bytes, ...(s.looked ?? [])].join(); };
      const times = Array.from({length: 30}, (_, i) => Math.round(run.tstates * i / 29));
      const forward = times.map(look);
      const back = times.slice().reverse().map(look).reverse();
      return [forward.every((one, i) => one === back[i]), new Set(forward).size, look(run.tstates) === forward[29]];
    }""")
    assert states[0]
    assert states[1] > 15
    assert states[2]
    looked = found.evaluate("lab.at(lab.run.tstates - 1).looked.reduce((sum, one) => sum + one, 0)")
    assert looked > 20, "the wave has spread"


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
@pytest.mark.parametrize("tiling", TILINGS)
def test_tilings_are_those_of_the_library(tiling: str, page: Open) -> None:
    """Links, T-states, and a picture that the Z80 has drawn."""
    found = page(f"lab.html#tiling={tiling}&generate=wilson&seed=5&solve=solve")
    columns, rows, storeys = TILINGS[tiling].board
    library = TilingLibrary(tiling, storeys=storeys) if storeys > 1 else TilingLibrary(tiling)
    made = library.generate("wilson", seed=5, size=(columns, rows))
    route = library.solve()
    links = np.array(found.evaluate("[...lab.at(lab.run.tstates).bytes]"), np.uint8).reshape(32, 32)
    high = rows * storeys if storeys > 1 else rows
    assert np.array_equal(links[:high, :columns], made.links[:high, :columns])
    assert phases(found) == [made.tstates, route.tstates]
    assert found.evaluate("lab.run.codes.length") == route.steps
    assert found.evaluate("document.querySelector('#board').width") == 256


@pytest.mark.parametrize(
    ("tiling", "generator", "changes", "solver"),
    [("square", "weave_dfs", [], "weave"), ("hexagon", "kruskal", ["braid", "arrows"], "arrows")],
)
def test_crossings_and_arrows_are_drawn(
    tiling: str, generator: str, changes: list[str], solver: str, page: Open
) -> None:
    """The screen is that of the Python package, with the route."""
    words = f"&transform={','.join(changes)}" if changes else ""
    found = page(f"lab.html#tiling={tiling}&generate={generator}&seed=5{words}&solve={solver}")
    columns, rows, _ = TILINGS[tiling].board
    library = TilingLibrary(tiling)
    maze = library.generate(generator, seed=5, size=(columns, rows))
    for change in changes:
        maze = library.transform(change)
    route = library.solve(solver)
    links = np.array(found.evaluate("[...lab.at(lab.run.tstates).bytes]"), np.uint8).reshape(32, 32)
    assert np.array_equal(links, maze.links)
    drawn = "(it) => it.drawnTiling(lab.run, lab.at(lab.run.tstates).bytes, true)"
    shown = found.evaluate(f"import('./experiment.js').then({drawn}).then((screen) => [...screen])")
    assert bytes(shown[:6144]) == png.screen(maze, (route.cells[0], route.codes))[:6144]


def test_controls_change_run_and_link(page: Open) -> None:
    found, library = page(LINK), Library()
    settled(found, lambda: found.locator("#transform").select_option("generate_braid"))
    settled(found, lambda: found.locator("[data-parameter=braid_percent]").fill("50") or found.keyboard.press("Enter"))
    settled(found, lambda: found.locator("#seed").fill("12") or found.keyboard.press("Enter"))
    library.generate("dfs", seed=12)
    maze = library.transform("braid", braid_percent=50)
    assert np.array_equal(field(found)[:31, :31], maze.walls)
    again = page(found.url.rsplit("/", 1)[1].replace("?step", ""))
    assert again.url == found.url
    assert np.array_equal(field(again), field(found))
    settled(found, lambda: found.locator("#any").click())
    assert found.locator("#seed").input_value() != "12"


def test_start_and_finish_by_click_and_by_keys(page: Open) -> None:
    found, library = page(LINK), Library()
    library.generate("dfs", seed=1997)
    box = found.locator("#board").bounding_box()
    assert box
    cell = box["width"] / 31
    settled(found, lambda: found.mouse.click(box["x"] + 5.5 * cell, box["y"] + 7.5 * cell))
    assert found.locator("#start").input_value() == "7,5"
    found.locator("#board").focus()
    for _ in range(2):
        found.keyboard.press("ArrowRight")
    settled(found, lambda: found.keyboard.press("KeyF"))
    assert found.locator("#finish").input_value() == "1,3" or found.locator("#finish").input_value() == "7,7"
    start, finish = (tuple(map(int, found.locator(one).input_value().split(","))) for one in ("#start", "#finish"))
    assert found.evaluate("lab.run.steps") == library.solve("wave", start, finish).steps
    settled(found, lambda: found.locator("#start").fill("0,0") or found.keyboard.press("Enter"))
    assert found.locator("#fault").text_content() == (
        "There is no route between these ends: choose others, by a click or in the boxes."
    )


def test_a_size_that_is_refused_is_told(page: Open) -> None:
    found = page("lab.html#generate=dfs&size=30x31")
    assert found.locator("#fault").text_content() == "A maze has odd numbers of characters, 5 to 31, across and down."
    assert found.locator("#play").is_disabled()


def taken(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator(button).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_what_is_taken_home(page: Open, tmp_path: Path) -> None:
    """Text and M2 are read by the project; SVG and PNG show the walls at their places."""
    found, library = page(LINK), Library()
    walls = library.generate("dfs", seed=1997).walls
    route = library.solve("wave")
    assert taken(found, "#text", tmp_path).read_text() == library.maze.text(route)
    assert np.array_equal(read_maze(taken(found, "#m2", tmp_path)).walls, walls)
    with Image.open(taken(found, "#png", tmp_path)) as picture:
        scale = picture.width // 31
        colours = np.array(picture.convert("RGB"))[1::scale, 1::scale]
    assert np.array_equal((colours == (0, 136, 143)).all(axis=2), walls)
    svg = taken(found, "#svg", tmp_path).read_text()
    assert svg.count("h310") >= 2, "the upper and the lower wall"
    assert "<polyline" in svg
    assert "seed 1997" in svg


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_large_mazes_too(page: Open) -> None:
    found = page("lab.html#generate=eller_large&seed=3&size=127x63&solve=wave_large")
    assert phases(found)[0] > 100_000
    assert found.evaluate("lab.run.steps") > 100


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
@pytest.mark.parametrize("name", [name for name, one in by_name("generator").items() if one.family == "generator"])
def test_every_generator(name: str, page: Open) -> None:
    """Its maze and its T-states are those of the library."""
    found, library = page(f"lab.html#generate={name}&seed=99&size=15x15"), Library()
    maze = library.generate(name, seed=99, size=(15, 15))
    assert np.array_equal(field(found)[: maze.height, : maze.width], maze.walls)
    assert phases(found) == [maze.tstates]


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
@pytest.mark.parametrize("name", by_name("solver"))
def test_every_solver(name: str, page: Open) -> None:
    found, library = page(f"lab.html#generate=dfs&seed=99&solve={name}"), Library()
    library.generate("dfs", seed=99)
    route = library.solve(name)
    assert phases(found)[1] == route.tstates
    assert [tuple(place) for place in found.evaluate("lab.run.route")] == route.cells


def test_a_picture_is_what_is_seen(page: Open) -> None:
    """The colours of distances are five, from near to far."""
    found = page("lab.html#generate=dfs&seed=5&colour=1")
    data = found.locator("#board").screenshot()
    with Image.open(io.BytesIO(data)) as picture:
        colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or []}
    assert {(0, 197, 0), (0, 165, 197), (43, 69, 224), (197, 0, 197), (197, 0, 0)} <= colours
