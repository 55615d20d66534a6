"""Pages that take long to reach are kept in files: the same page comes back, and anew after any change."""

import functools
from pathlib import Path

import pytest

from emu_tests.machine import page_table, pages
from emu_tests.machine.page_table import Page, pages_of
from emu_tests.machine.states import State
from emu_tests.records import kept_pages
from emu_tests.records.kept_pages import Kept, key_of
from zxmazes.errors import MazeError

STATE = State(48, False, (b"ram",), (1, 2), {"border": 3, "ay": (0, 1)})


class Counted:
    """Reaches no page, but counts; `long` says whether that takes long."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, long: bool = True) -> None:
        self.count = 0
        monkeypatch.setattr(kept_pages, "_LONG", -1 if long else 3600)
        self.folder = folder

    def reached(self, wanted: Page) -> int:
        """How often it is reached anew, by a process that has reached nothing yet."""

        @functools.cache
        def plain(wanted: Page) -> tuple[State, tuple[bytes, ...]]:
            self.count += 1
            return STATE, (b"screen", f"{wanted}".encode())

        before = self.count
        assert Kept(self.folder, plain).reached(wanted) == (STATE, (b"screen", f"{wanted}".encode()))
        return self.count - before


def test_a_page_is_reached_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(tmp_path, monkeypatch)
    for name in ("help", "best"):
        assert [counted.reached(pages_of("race")[name]) for _ in range(3)] == [1, 0, 0]


def test_what_is_quick_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(tmp_path, monkeypatch, long=False)
    assert [counted.reached(pages_of("race")["help"]) for _ in range(2)] == [1, 1]
    assert list(tmp_path.iterdir()) == []


def test_it_is_reached_anew_after_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the package, a module that reaches pages, the tape, the one whose blocks are played, or a page before it."""
    counted, wanted = Counted(tmp_path / "files", monkeypatch), pages_of("race")["help-cup"]
    (tmp_path / "files").mkdir()
    assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]
    (tmp_path / "module.py").write_text("changed = True\n")
    for name in ("race.z80", "generators.tap"):
        (tmp_path / name).write_bytes(b"changed")
    _change(monkeypatch, kept_pages, "_MODULES", [tmp_path / "module.py"])
    assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]
    _change(monkeypatch, kept_pages, "maker", lambda: b"another package")
    assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]
    _change(monkeypatch, kept_pages, "DIST", tmp_path)
    assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]
    for name in ("race.z80", "generators.tap"):
        (tmp_path / name).write_bytes(b"changed again")
        _change(monkeypatch, kept_pages, "DIST", tmp_path)
        assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]
    _change(monkeypatch, kept_pages, "programs", lambda: {"race": "with another head"})
    assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]
    before = pages_of("race") | {"help": Page("race", "help", "title", ("h",), gap=9)}
    _change(monkeypatch, pages, "pages_of", lambda tape: before)
    assert [counted.reached(wanted), counted.reached(wanted)] == [1, 0]


def _change(monkeypatch: pytest.MonkeyPatch, where: object, name: str, value: object) -> None:
    """Another value, and nothing is known of the digests with the one before."""
    monkeypatch.setattr(where, name, value)
    kept_pages._shared.cache_clear()
    kept_pages._of_tape.cache_clear()


@pytest.fixture(autouse=True)
def fresh():
    yield
    kept_pages._shared.cache_clear()
    kept_pages._of_tape.cache_clear()


def test_every_value_of_a_page_counts_but_the_line_that_states_it() -> None:
    page = Page("race", "some", "title", ("h",))
    others = [
        Page("race", "some", "title", *values, **options)
        for values, options in [
            ((("i",),), {}),
            ((("h",),), {"frames": 0}),
            ((("h",),), {"hold": 5}),
            ((("h",),), {"moment": 1}),
            ((("h",),), {"plays": "field"}),
        ]
    ]
    assert len({key_of(one) for one in (page, *others)}) == 6
    assert key_of(page) == key_of(Page("race", "some", "title", ("h",), stated="pages.txt:3"))
    assert key_of(page) != key_of(Page("race", "some", "help", ("h",)))
    assert key_of(page) != key_of(Page("wave", "some", "title", ("h",)))


def test_a_page_that_is_reached_from_none_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_pages, "_LONG", -1)

    @functools.cache
    def plain(wanted: Page) -> tuple[State, tuple[bytes, ...]]:
        raise MazeError(f"no page before {wanted}")

    for _ in range(2):
        with pytest.raises(MazeError, match="no page before race-some"):
            Kept(tmp_path, plain).reached(Page("race", "some", "nowhere"))
    assert list(tmp_path.iterdir()) == []


def test_a_kept_page_is_as_one_that_is_reached_by_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """State and screens, byte for byte."""
    monkeypatch.setattr(kept_pages, "_LONG", -1)
    wanted = pages_of("dfs")[page_table.TITLE]
    made = [Kept(tmp_path, pages._reached).reached(wanted) for _ in range(2)]
    assert len(list(tmp_path.iterdir())) == 1
    assert made[0] == made[1]
    assert made[1][0].machine().screen() == made[1][1][-1]
