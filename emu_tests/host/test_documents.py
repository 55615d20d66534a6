"""The pages that people read: their links lead somewhere, and the README's table by need keeps its promises."""

import re
from pathlib import Path

import pytest

from emu_tests.oracles.generating import GENERATORS, claimed_times
from zxmazes.documents import catalogue
from zxmazes.paths import ROOT
from zxmazes.routines.images import size_in_all
from zxmazes.routines.index import by_name, routine

PAGES = sorted(path for path in ROOT.rglob("*.md") if not any(part.startswith(".") for part in path.parts))
HOSTED = ("http://", "https://", "mailto:")


def prose(page: Path) -> str:
    """The page without its code."""
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The names that a reader's browser gives to the headings: lower case, hyphens for spaces, no punctuation."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    """The links and pictures of a page that lead nowhere."""
    targets = re.findall(r'\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"', prose(page))
    wrong = []
    for target in (first or second for first, second in targets):
        file, _, anchor = target.partition("#")
        place = page.parent / file if file else page
        missing = not place.exists() or (anchor and anchor not in anchors(place))
        if missing and not target.startswith(HOSTED):
            wrong.append(target)
    return wrong


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One two\n[a](#one-two) [b](#three) ![c](no.png) <img src='x'> <img src=\"y.png\"> [d](page.md)")
    assert broken(page) == ["#three", "no.png", "y.png"]


def test_the_needs_are_met() -> None:
    """Superlatives by the headers' figures, which other tests measure; qualities by the promises."""
    needs = catalogue.NEEDS
    promises = {need: routine(label).promise.text for need, label in needs.items()}
    means = {one.label: claimed_times(one)[31, 31][0] for one in GENERATORS.values() if (31, 31) in claimed_times(one)}
    assert len(means) > 20
    assert needs["the fastest maze"] == min(means, key=lambda label: means[label])
    assert needs["the smallest code"] == min((one.label for one in GENERATORS.values()), key=size_in_all)
    for need, words in {
        "fairness: every maze equally likely": "equally likely",
        "long, winding passages": "long winding passages",
        "loops: several ways to the exit": "loops",
        "no dead ends": "no dead end",
        "rooms and corridors": "rooms",
    }.items():
        assert words in promises[need], need


def test_the_routes_are_as_needed() -> None:
    needs = catalogue.NEEDS
    shortest = [
        one.label for one in by_name("solver").values() if "shortest" in one.promise.text.split(";")[0].split(", ")
    ]
    means = {}
    for label in shortest:
        found = re.search(r"([\d,]+) T mean of routes of at most 27 steps", routine(label).fields["Time"])
        if found:
            means[label] = int(found[1].replace(",", ""))
    assert len(means) > 5
    assert needs["the same, fastest among scattered walls"] == min(means, key=lambda label: means[label])
    assert needs["the same in the smallest code"] == min(shortest, key=size_in_all)
    assert needs["the shortest route from any start to any finish"] in shortest
    assert needs["the nearest of several goals (timed with one)"] in shortest


def test_the_readme_shows_each_need() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+) \| `(\w+)` \| (\d+) \| [\d,]+ \|$", readme, re.MULTILINE)
    assert [row[:2] for row in rows] == list(catalogue.NEEDS.items())
    assert [int(row[2]) for row in rows] == [size_in_all(label) for label in catalogue.NEEDS.values()]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_said_twice(page: Path) -> None:
    """No row of a table begins with the two cells of another one there, and no long line begins as another does."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    beginnings: list[str] = []
    for number, table in enumerate(re.split(r"\n(?!\|)", text)):
        cells = [row.split("|")[1:3] for row in table.split("\n") if row.startswith("| ")]
        beginnings += [f"{number} {first}{second}" for first, second in cells if first.strip(" -")]
    beginnings += [line[:90] for line in text.split("\n") if len(line) > 90 and not line.startswith("|")]
    twice = sorted({begin for begin in beginnings if beginnings.count(begin) > 1})
    assert not twice
