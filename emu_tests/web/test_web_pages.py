"""Every page: it opens without an error, fits, and can be used by keyboard and with a screen reader."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from emu_tests.web.browser import LARGE, SMALL

PAGES = ("index", "play", "lab", "race", "then", "source", "print")
#: What a visitor operates, and what has a picture: each must have a name for a screen reader.
_NAMELESS = """
[...document.querySelectorAll("button, a[href], input, select, textarea, canvas, img, [role=img], [role=region]")]
  .filter((one) => !one.closest("[hidden]") && one.type !== "hidden")
  .filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim() || one.alt || one.title
    || [...(one.labels ?? [])].some((label) => label.textContent.trim())))
  .map((one) => one.outerHTML.slice(0, 90))
"""

_FRAMES = """new Promise((done) => {
  let count = 0;
  const tick = () => (++count > 30 ? done() : requestAnimationFrame(tick));
  tick();
})"""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_fits_and_can_be_used(name: str, page: Callable[..., Page]) -> None:
    """At two sizes; Tab reaches the skip link first, then the navigation, and the focus can be seen."""
    found = page(f"{name}.html", LARGE)
    for width, height in (LARGE, SMALL):
        found.set_viewport_size({"width": width, "height": height})
        assert found.evaluate("document.documentElement.scrollWidth") <= width
    assert found.evaluate(_NAMELESS) == []
    assert found.locator("h1").count() == 1
    assert found.locator("nav a[aria-current]").first.get_attribute("href") == f"{name}.html"
    links = found.evaluate("[...document.querySelectorAll('header nav a')].map((a) => a.getAttribute('href'))")
    assert links == [f"{other}.html" for other in PAGES]
    found.evaluate("document.body.tabIndex = -1; document.body.focus()")
    seen = []
    for _ in range(12):
        found.keyboard.press("Tab")
        seen.append(found.evaluate("document.activeElement.textContent.trim().slice(0, 20)"))
        assert found.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", seen
    assert seen[0] == "Skip to the page"
    assert len(set(seen)) > 8


#: Links that no page has made: each page opens, and shows something else or says what is wrong.
_STRANGE = (
    "play.html#%",
    "play.html#nothing/1982/128",
    "lab.html#generate=nothing&seed=65536&size=9x&start=40,40&solve=%3Cb%3E&braid_percent=-1",
    "lab.html#tiling=hexagon&generate=dfs&size=255x255",
    "race.html#generate=%00&transform=solve_wave&seed=-1",
    "source.html#routine=nothing&seed=1e9",
    "print.html#count=0&size=0x0&title=%22%3E%3Cscript%3E",
)


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_strange_links_are_no_error(page: Callable[..., Page], url: str) -> None:
    found = page("index.html")
    for link in _STRANGE:
        name, _, state = link.partition("#")
        found.goto(f"{url}{name}?step#{state}")
        found.wait_for_selector("body[data-ready]")


def test_the_first_page_is_small(page: Callable[..., Page], site: Path) -> None:
    """What it needs before its cards are scrolled into view, compressed as a server does, is under 150 KB."""
    found = page("index.html", SMALL)
    names = found.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname.slice(1))")
    wanted = {"index.html", *(name for name in names if name and not name.startswith("cards/"))}
    sizes = {name: len(gzip.compress((site / name).read_bytes(), 9)) for name in wanted if (site / name).is_file()}
    assert {"core.wasm", "style.css", "data/field.bin"} <= {*sizes}
    assert sum(sizes.values()) < 150_000, sizes


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_nothing_moves_for_those_who_want_that(pages: Callable[..., Page]) -> None:
    """The maze stands, and a card shows one picture."""
    found = pages("index.html", LARGE, reduced_motion="reduce")
    found.wait_for_selector("#cards canvas")
    first = found.evaluate("document.querySelector('#maze').toDataURL()")
    found.evaluate(_FRAMES)
    assert found.evaluate("document.querySelector('#maze').toDataURL()") == first


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_it_works_without_a_network(pages: Callable[..., Page]) -> None:
    """Once loaded: every page opens again, and a tape runs. What an older version has kept is removed."""
    found = pages("index.html?step")
    found.evaluate("Promise.all(['mazes-old', 'another'].map((name) => caches.open(name)))")
    found.goto(found.url.removesuffix("?step"))
    found.evaluate("navigator.serviceWorker.ready.then(() => true)")
    found.wait_for_function("caches.keys().then((names) => names.length === 2 && !names.includes('mazes-old'))")
    found.reload()
    found.context.set_offline(True)
    for name in PAGES:
        found.goto(found.url.rsplit("/", 1)[0] + f"/{name}.html")
        found.wait_for_selector("body[data-ready]")
    found.goto(found.url.rsplit("/", 1)[0] + "/play.html?step#wave")
    found.wait_for_selector("body[data-ready]")
    assert found.locator("#title").text_content() == "The wave"
