"""The sheet on paper: one page of mazes and one of answers, whatever is on it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")

Open = Callable[..., Page]


def check_paper(sheet: str, page: Open) -> None:
    found = page(f"print.html#{sheet}")
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", found.pdf(format=paper))) == 2, paper


def test_a_sheet_is_two_pages_of_paper(page: Open) -> None:
    check_paper("count=12", page)


@pytest.mark.sweep("web/**/*", "routines", "zxmazes/web/*.py")
@pytest.mark.parametrize("tiling", ["", "hexagon", "circle"])
@pytest.mark.parametrize("count", [1, 2, 4, 6, 12])
def test_every_sheet_is_two_pages_of_paper(count: int, tiling: str, page: Open) -> None:
    check_paper(f"count={count}&tiling={tiling}" if tiling else f"count={count}&size=5x31", page)


def test_a_sheet_shows_mazes_whose_corners_are_not_joined(page: Open) -> None:
    """With the longest route instead."""
    found = page("print.html#generate=automaton_maze&count=4&seed=1")
    assert found.locator("#fault").text_content() == ""
    assert found.locator("#mazes svg").count() == 4
    assert found.locator("#answers polyline").count() == 4
