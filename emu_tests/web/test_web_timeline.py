"""The controls of time and place in the laboratory: single writes, keys, touch, several changes."""

from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import Page

from emu_tests.web.browser import LARGE, SMALL, settled
from zxmazes import Library

pytestmark = pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")

Open = Callable[..., Page]
LINK = "lab.html#generate=dfs&seed=1997&size=31x31&solve=wave"
_STATE = "[...lab.at(lab.time).bytes, ...(lab.at(lab.time).looked ?? [])].join()"


def test_single_writes_forward_and_back(page: Open) -> None:
    """Each step is the next T-state with a write; the way back meets the same moments."""
    found = page(LINK)
    found.evaluate("lab.show(20000)")
    seen = []
    for _ in range(5):
        found.locator("#on").click()
        seen.append((found.evaluate("lab.time"), found.evaluate(_STATE)))
    assert [time for time, _ in seen] == sorted({time for time, _ in seen})
    back = [seen[-1]]
    for _ in range(4):
        found.locator("#back").click()
        back.append((found.evaluate("lab.time"), found.evaluate(_STATE)))
    assert back[::-1] == seen
    times = found.evaluate("[...lab.run.phases[0].timeline.times]")
    assert [time for time, _ in seen] == sorted({time for time in times if time > 20000})[:5]
    assert found.evaluate("(lab.show(0), document.querySelector('#back').click(), lab.time)") == 0


def test_the_slider_by_keys(page: Open) -> None:
    """Arrows go from write to write; Home and End to the ends."""
    found = page(LINK)
    slider, total = found.locator("#time"), found.evaluate("lab.run.tstates")
    slider.focus()
    found.keyboard.press("Home")
    assert found.evaluate("lab.time") == 0
    found.keyboard.press("ArrowRight")
    assert found.evaluate("lab.time") == found.evaluate("lab.run.phases[0].timeline.times[0]")
    found.keyboard.press("End")
    assert found.evaluate("lab.time") == total
    found.keyboard.press("ArrowLeft")
    assert 0 < found.evaluate("lab.time") < total


def test_play_and_pause(page: Open) -> None:
    """Playing begins again at the end; pause stops it; moving the slider too."""
    found = page(LINK)
    found.locator("#pace").select_option("40000")
    found.locator("#play").click()
    assert found.locator("#play").text_content() == "Pause"
    found.wait_for_function("lab.time > 0 && lab.time < lab.run.tstates")
    found.locator("#play").click()
    stopped = found.evaluate("lab.time")
    found.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert found.evaluate("lab.time") == stopped
    assert found.locator("#play").text_content() == "Play"


def test_start_and_finish_without_a_keyboard(page: Open) -> None:
    """The choice beside the board says which one a touch sets."""
    found = page(LINK, SMALL, has_touch=True)
    assert found.locator("#finish").get_attribute("placeholder") == "29,29"
    found.locator("[name=end][value=finish]").check()
    found.locator("#board").scroll_into_view_if_needed()
    box = found.locator("#board").bounding_box()
    assert box
    cell = box["width"] / 31
    settled(found, lambda: found.touchscreen.tap(box["x"] + 5.5 * cell, box["y"] + 7.5 * cell))
    assert found.locator("#finish").input_value() == "7,5"
    assert found.locator("#start").input_value() == ""


def test_changes_one_after_the_other(page: Open) -> None:
    """In the order of the link, each a phase of the run."""
    found, library = page("lab.html#generate=dfs&seed=5&transform=braid,mirror&braid_percent=40"), Library()
    library.generate("dfs", seed=5)
    first = library.transform("braid", braid_percent=40)
    last = library.transform("mirror")
    cells = np.array(found.evaluate("[...lab.at(lab.run.tstates).bytes]"), np.uint8).reshape(32, 32)
    assert np.array_equal((cells >= 0x80)[: last.height, : last.width], last.walls)
    tstates = found.evaluate("lab.run.phases.map((phase) => phase.tstates)")
    assert tstates[1:] == [first.tstates, last.tstates]
    assert "transform=braid,mirror&" in found.url
    settled(found, lambda: found.locator("#transform").select_option(""))
    assert found.url.endswith("transform=mirror")


def test_board_and_controls_are_seen_together(page: Open) -> None:
    """In a large window the slider is below the board without scrolling."""
    box = page(LINK, LARGE).locator("#time").bounding_box()
    assert box
    assert box["y"] + box["height"] < LARGE[1]
