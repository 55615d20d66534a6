"""The first page: its mazes are those of the Python library, they follow each other, the tapes have cards."""

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlparse

import numpy as np
import pytest
from playwright.sync_api import Page

from emu_tests.web.browser import LARGE, SMALL
from zxmazes import Library
from zxmazes.release.released import tape_names

pytestmark = pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")

Open = Callable[..., Page]
#: Frames in which a maze grows, and its route; after that many and as many again there is the next one.
_GROWN, _WALKED, _NEXT = 55, 101, 150
#: Is the middle of each cell of the board a wall?
_WALLS = """(() => {
  const canvas = document.querySelector("#maze");
  const scale = canvas.width / 31;
  const to = canvas.getContext("2d");
  const middle = (number) => Math.floor((number + 0.5) * scale);
  const colour = (row, column) => to.getImageData(middle(column), middle(row), 1, 1).data.join();
  return Array.from({ length: 961 }, (_, i) => colour(Math.floor(i / 31), i % 31) === "0,136,143,255");
})()"""
#: Thirty pictures later.
_LATER = """new Promise((done) => {
  let count = 0;
  const go = () => (++count > 30 ? done() : requestAnimationFrame(go));
  requestAnimationFrame(go);
})"""
_PICTURE = "document.querySelector('#maze').toDataURL()"


def told(page: Page) -> dict[str, str]:
    """What the page's link to the lab says of the maze."""
    link = page.locator("#inlab").get_attribute("href") or ""
    return {name: value for name, (value,) in parse_qs(urlparse(link).fragment).items()}


def test_its_maze_is_the_librarys(page: Open) -> None:
    """When it is grown; before, less of it is there; then its route is drawn; then comes another."""
    found = page("index.html")
    maze = told(found)
    assert found.locator("#maker").text_content() == maze["generate"].replace("_", " ")
    assert found.locator("#seed").text_content() == maze["seed"]
    expected = Library().generate(maze["generate"], seed=int(maze["seed"]), size=(31, 31)).walls
    found.evaluate("step(1)")
    early = np.array(found.evaluate(_WALLS)).reshape(31, 31)
    assert not np.array_equal(early, expected)
    found.evaluate(f"step({_GROWN - 1})")
    assert np.array_equal(np.array(found.evaluate(_WALLS)).reshape(31, 31), expected)
    grown = found.evaluate(_PICTURE)
    found.evaluate(f"step({_WALKED - _GROWN})")
    assert found.evaluate(_PICTURE) != grown
    assert told(found) == maze
    found.evaluate(f"step({_NEXT - _WALKED})")
    assert told(found) != maze


def test_another_maze_and_a_pause(page: Open) -> None:
    found = page("index.html", SMALL)
    maze = told(found)
    found.locator("#another").click()
    assert told(found) != maze
    found.locator("#pause").click()
    maze = told(found)
    found.evaluate("step(1000)")
    assert told(found) == maze
    assert found.locator("#pause").get_attribute("aria-pressed") == "true"
    box = found.locator("#maze").bounding_box()
    assert box
    assert box["y"] + box["height"] < SMALL[1], "the maze is seen as the page opens"


def test_each_tape_has_a_card(page: Open) -> None:
    found = page("index.html")
    links = found.evaluate("[...document.querySelectorAll('#cards a')].map((a) => a.getAttribute('href'))")
    assert links == [f"play.html#{name}" for name in tape_names()]
    found.evaluate("measure()")
    speed = re.fullmatch(r"Your browser is a Z80 of (\d+) MHz: (\d+) Spectrums.", found.locator("#speed").inner_text())
    assert speed
    assert int(speed[1]) > 3
    found.locator("#cards a").nth(1).click()
    found.wait_for_selector("#screen")
    assert found.url.endswith(f"play.html#{tape_names()[1]}")


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_mazes_follow_each_other_by_themselves(pages: Open) -> None:
    """And stop while nobody sees them."""
    found = pages("index.html", LARGE)
    first = told(found)
    found.wait_for_function("(seed) => document.querySelector('#seed').textContent !== seed", arg=first["seed"])
    found.set_viewport_size({"width": 360, "height": 640})
    found.locator(".bottom").scroll_into_view_if_needed()
    found.evaluate(_LATER)
    before = found.evaluate(_PICTURE)
    found.evaluate(_LATER)
    assert found.evaluate(_PICTURE) == before
