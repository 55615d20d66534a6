"""docs/SOURCES.md: each text has what names it in its header, and each header names texts that are there."""

import re

from zxmazes.documents import magazine
from zxmazes.paths import ASM, BASIC, DOCS, ROOT
from zxmazes.routines import index

PAGE = (DOCS / "SOURCES.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| (?!id |---).*", PAGE, re.MULTILINE)]
ROUTINES = {one.label: set(one.sources) for one in index.routines().values() if one.family != "part"}
SOURCES = (*ASM.rglob("*.asm"), *BASIC.rglob("*.bas"), *(ROOT / "zxmazes").rglob("*.py"))
COMMON = {"-"}  # no text: common knowledge


def ids(cell: str) -> set[str]:
    return set(cell.split(", "))


def here(cell: str) -> set[str]:
    """The routines that a row names."""
    return set(re.findall(r"`(\w+)`", cell)) & set(ROUTINES)


def test_a_routine_in_a_row_names_its_texts() -> None:
    assert len(ROWS) > 50
    wrong = [
        (label, first)
        for first, _, _, last in ROWS
        if ids(first) != COMMON
        for label in here(last)
        if not ids(first) <= ROUTINES[label]
    ]
    assert wrong == []


def test_each_routine_is_in_a_row_of_its_own_texts() -> None:
    """Parts of others apart. A row of common knowledge is enough for one that takes only its form from a text."""
    missing = [
        label
        for label, texts in ROUTINES.items()
        if not any(label in here(last) and (ids(first) & texts or ids(first) == COMMON) for first, _, _, last in ROWS)
    ]
    assert missing == []


def test_each_text_that_is_named_has_a_row() -> None:
    """In headers, in the heads of listings, and in the first lines of any source."""
    listed = {one for first, *_ in ROWS for one in ids(first)} - COMMON
    heads = {text for listing in magazine.listings() for text in listing.fields["Text"].split()}
    named = {text for one in index.routines().values() for text in one.sources} | heads
    assert named <= listed
    anywhere = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for one in listed - named:
        assert re.search(rf"\b{one}\b", anywhere, re.IGNORECASE), f"nothing names {one}"


def test_what_is_not_here_is_named_nowhere() -> None:
    """A text without a row is in no source; when something is made after it, it gets a row."""
    section = PAGE.partition("## What is not here")[2].partition("\n## ")[0]
    absent = set(re.findall(r"\*\*(\w+)\*\*", section)) - {one for first, *_ in ROWS for one in ids(first)}
    assert absent
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not [one for one in absent if re.search(rf"\b{one}\b", text)], path


def test_what_was_not_printed_is_marked() -> None:
    """On the cassette's menu; the page counts the same ones as ours."""
    ours = {one.id for one in magazine.listings() if one.fields["Mended"].startswith("Nothing was printed")}
    menu = (ASM / "programs" / "magazine" / "menu_texts.asm").read_text(encoding="ascii")
    marked = re.findall("LIST_(PRINTED|OURS),", menu)
    assert {one.id for one, how in zip(magazine.listings(), marked, strict=True) if how == "OURS"} == ours
    paragraph = re.search(r"- \*\*Ours\*\*.*?\n\n", magazine.PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert paragraph
    assert set(re.findall(r"z\d+\w*", paragraph[0])) == ours


def test_the_double_wave_is_between_the_two_others() -> None:
    """As W11 states, in each case whose time the headers have (other tests measure them)."""

    def times(label: str) -> list[int]:
        cases = re.findall(r"([\d,]+) T (?=empty|mean)", index.routine(label).fields["Time"])
        return [int(figure.replace(",", "")) for figure in cases]

    double, classical, single = times("solve_wave_double"), times("solve_wave_cpir"), times("solve_wave")
    assert len(double) == len(classical) == len(single) == 2
    assert all(2 * ours < slow for ours, slow in zip(double, classical, strict=True))
    assert all(fast < ours for ours, fast in zip(double, single, strict=True))
