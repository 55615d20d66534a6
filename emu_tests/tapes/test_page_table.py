"""pages.txt: a mistake in a row is told with file and line, whether it is read or its keys are pressed."""

from pathlib import Path

import pytest

from emu_tests.machine import page_table, pages
from emu_tests.machine.page_table import Page, pages_of
from emu_tests.machine.pages import reach
from emu_tests.records.screens import as_text
from zxmazes.errors import MazeError


def told(row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The error of a page `wrong` of the tape `dfs` whose row, the third of its file, is this;"""
    path = tmp_path / "dfs" / "pages.txt"
    path.parent.mkdir()
    path.write_text(f"# the pages\n* title z80\n{row}\n")
    monkeypatch.setattr(page_table, "_file", lambda of: path)
    monkeypatch.setattr(pages, "_PRESSES", 2)
    monkeypatch.setattr(pages, "pages_of", pages_of.__wrapped__)
    with pytest.raises(MazeError) as caught:
        reach(pages_of.__wrapped__("dfs")["wrong"])
    message, place = str(caught.value), f"{path}:3: "
    assert message.startswith(place)
    return message.removeprefix(place)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("* wrong title a~Sixty_ways", "dfs-wrong: 2 times a and no `Sixty_ways` on the screen"),
        ("  wrong titel a", "dfs-wrong: dfs has no page `titel`: its pages are title, wrong"),
        ("  wrong title frames=0 plays=tune", "dfs-wrong: there is no `tune` to play"),
        ("+ wrong title a", "write `NAME FROM KEYS OPTION=VALUE`: + wrong title a"),
        ("  wrong title a wait=9", "write `NAME FROM KEYS OPTION=VALUE`: wrong title a wait=9"),
        ("  wrong title a frames=soon", "write `NAME FROM KEYS OPTION=VALUE`: wrong title a frames=soon"),
    ],
)
def test_a_mistake_is_told_with_its_line(
    row: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(row, tmp_path, monkeypatch).startswith(message)


def test_a_screen_is_kept_from_a_row_on() -> None:
    """The rows below are as in the whole: text, colours by letters of its own."""
    machine = reach(Page("dfs", "scores", "title", ("b",)))
    whole, part = (as_text(machine, row).splitlines() for row in (0, 20))
    assert [line[:34] for line in part[2:6]] == [line[:34] for line in whole[22:26]]
    assert part[6] == ""
    letters = {line[0]: line[3:] for line in part[7:] if line}
    of_whole = {line[0]: line[3:] for line in whole[27:] if line}
    for ours, theirs in zip(part[2:6], whole[22:26], strict=True):
        assert [letters[letter] for letter in ours[37:-1]] == [of_whole[letter] for letter in theirs[37:-1]]
