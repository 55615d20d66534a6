"""What can be chosen works: lists offer only what fits, files that cannot be are refused, quick changes do not mix."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page

from emu_tests.web.browser import settled
from zxmazes import Library, MazeError
from zxmazes.block_maze import read_maze
from zxmazes.routines.index import by_name

pytestmark = pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")

Open = Callable[..., Page]


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
def test_a_tiling_offers_only_its_generators(page: Open) -> None:
    """One is for storeys alone."""
    found = page("print.html#tiling=hexagon&count=1")
    names = "[...document.querySelectorAll('#generate option')].map((one) => one.textContent)"
    assert "eller storeys" not in found.evaluate(names)
    settled(found, lambda: found.locator("#tiling").select_option("storeys"))
    assert "eller storeys" in found.evaluate(names)


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
def test_a_generator_may_share_its_name_with_a_format(page: Open) -> None:
    found = page("lab.html#generate=unicursal&seed=9&size=15x15")
    assert found.locator("#generate").input_value() == "generate_unicursal"
    assert "generate=unicursal&" in found.url


def test_a_source_is_measured_on_the_chosen_maze(page: Open) -> None:
    """By the routine in the link; where a routine's own file has only a macro, the file with its lines is shown."""
    found = page("source.html#routine=solve_wave&generate=prim&seed=7")
    assert found.locator("#generate").input_value() == "generate_prim"
    before = found.locator("#told").text_content()
    settled(found, lambda: found.locator("#generate").select_option("generate_kruskal"))
    assert found.locator("#told").text_content() != before
    assert "generate=kruskal&" in found.url
    settled(found, lambda: found.locator("#routine").select_option("solve_wall_left"))
    assert found.locator("#file").input_value() == "lib/walk_wall.asm"
    settled(found, lambda: found.locator("#routine").select_option("generate_dfs"))
    assert not found.locator("#making").is_visible()


def check_m2(name: str, page: Open, folder: Path) -> None:
    """The page writes an M2 file when the project does, and the same one; else it says why not."""
    found, maze = page(f"lab.html#generate={name}&seed=3&size=31x31"), Library().generate(name, seed=3, size=(31, 31))
    try:
        expected = maze.m2()
    except MazeError:
        found.locator("#m2").click()
        assert "An M2 file" in (found.locator("#copied").text_content() or "")
        return
    with found.expect_download() as download:
        found.locator("#m2").click()
    path = folder / "taken.m2"
    download.value.save_as(path)
    assert path.read_text() == expected
    assert np.array_equal(read_maze(path).walls, maze.walls)


def test_an_m2_file_is_refused(page: Open, tmp_path: Path) -> None:
    """A corridor has a door on the right."""
    check_m2("corridor", page, tmp_path)


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
@pytest.mark.parametrize("name", [name for name, one in by_name("generator").items() if one.family == "generator"])
def test_an_m2_file_of_every_generator(name: str, page: Open, tmp_path: Path) -> None:
    check_m2(name, page, tmp_path)


def test_quick_changes_do_not_mix(page: Open) -> None:
    """The last choice counts, each solver once."""
    found = page("race.html#generate=dfs&seed=1")
    settled(
        found,
        lambda: found.evaluate("""for (const seed of [2, 3, 4]) {
      document.querySelector('#seed').value = seed;
      document.querySelector('#seed').dispatchEvent(new Event('change'));
    }"""),
    )
    assert found.locator(".lane").count() == len(by_name("solver"))
    assert found.evaluate("race.lanes.every(({run}) => run.plan.seed === 4)")


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
def test_a_source_is_a_file_where_the_clipboard_is_shut(page: Open, tmp_path: Path) -> None:
    found = page("source.html#routine=solve_wave")
    found.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('shut')); }")
    with found.expect_download() as download:
        found.locator("#copy").click()
    assert download.value.suggested_filename == "solve_wave.asm"
    download.value.save_as(tmp_path / "taken.asm")
    assert "solve_wave:" in (tmp_path / "taken.asm").read_text()
