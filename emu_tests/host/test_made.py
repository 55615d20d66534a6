"""What is made of a program is kept, and made anew after a change of anything that it is made of."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from emu_tests.machine.workshop import LOADED, Workshop, workshop
from zxmazes.cores import on_all_cores
from zxmazes.errors import MazeError
from zxmazes.programs import making, registry

__all__ = ["workshop"]


@pytest.fixture
def counted(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """A function that builds the program and tells how often it was made. Its code includes a source and data."""
    path = workshop.code()
    text = path.read_text().replace("draw:", '        include "programs/tiny/part.asm"\ndraw:')
    path.write_text(text)
    workshop.write("asm/programs/tiny/part.asm", '        incbin "programs/tiny/data.bin"\n')
    (workshop.asm / "programs" / "tiny" / "data.bin").write_bytes(b"\1\2")
    monkeypatch.setenv("ZXMAZES_CACHE", str(workshop.root / "cache"))
    monkeypatch.setattr(making, "ASM", workshop.asm)
    monkeypatch.setattr("zxmazes.assembler.assembly.ASM", workshop.asm)
    made: list[str] = []
    plain = making._make
    monkeypatch.setattr(making, "_make", lambda found, folder: made.append(found.name) or plain(found, folder))

    def build() -> int:
        before = len(made)
        making.build("tiny", workshop.dist)
        return len(made) - before

    assert [build(), build()] == [1, 0]
    return build


CHANGES: dict[str, Callable[[Workshop], object]] = {
    "code": lambda w: w.code().write_text(w.code().read_text().replace("ld a,2", "ld a,3")),
    "head": lambda w: w.code(f"{LOADED} again"),
    "a comment": lambda w: w.write("asm/programs/tiny/main.asm", w.code().read_text() + "; the end\n"),
    "an include": lambda w: w.write("asm/programs/tiny/part.asm", "        nop\n"),
    "data": lambda w: (w.asm / "programs" / "tiny" / "data.bin").write_bytes(b"\1\3"),
    "the loader": lambda w: w.write(
        "basic/loader.bas", (w.basic / "loader.bas").read_text().replace("PAPER 0", "PAPER 1")
    ),
    "a shared part": lambda w: w.write("basic/shared/leaving.bas", (w.basic / "shared/leaving.bas").read_text() + "\n"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_change_makes_it_anew(change, counted: Callable[[], int], workshop: Workshop) -> None:
    change(workshop)
    assert [counted(), counted()] == [1, 0]


def test_another_package_or_assembler_makes_it_anew(counted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(making, "maker", lambda: b"another")
    assert [counted(), counted()] == [1, 0]
    real = making.find_pasmo()
    other = tmp_path / "pasmo"
    other.write_bytes(Path(real).read_bytes() + b"\n")
    monkeypatch.setattr(making, "find_pasmo", lambda: str(other))
    assert [counted(), counted()] == [1, 0]


def test_a_lost_or_changed_file_comes_back(counted: Callable[[], int], workshop: Workshop) -> None:
    tap = workshop.dist / "tiny.tap"
    before = tap.read_bytes()
    for spoil in (tap.unlink, lambda: tap.write_bytes(b"mine")):
        spoil()
        assert counted() == 0
        assert tap.read_bytes() == before


def test_a_damaged_cache_is_made_anew(counted: Callable[[], int], workshop: Workshop) -> None:
    for path in (workshop.root / "cache" / making.KIND).iterdir():
        path.write_bytes(path.read_bytes()[:-1] + b"?")
    assert [counted(), counted()] == [1, 0]


def test_the_report_is_the_same_from_the_cache(counted: Callable[[], int], workshop: Workshop) -> None:
    workshop.code(f"{LOADED} again")
    reports: list[list[str]] = [[], []]
    for lines in reports:
        making.build("tiny", workshop.dist, lines.append)
    assert reports[0] == reports[1] == ["tiny: 8000-8FFF code: 4,075 bytes left"]


def test_all_are_made_but_those_with_mistakes(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """On all cores, from the cache or not; the mistake is told by the build of its program."""
    monkeypatch.setenv("ZXMAZES_CACHE", str(workshop.root / "cache"))
    for name in ("one", "two", "three"):
        workshop.code(name=name)
    workshop.write("asm/programs/two/main.asm", "        nonsense\n")
    for _ in range(2):
        assert list(making.make_all(["one", "two", "three"])) == ["one", "three"]
    assert making.make_all(["one"])["one"] == making.make("one")
    with pytest.raises(MazeError, match=r"two/main\.asm"):
        making.build("two", workshop.dist)
    assert registry.names() == ["one", "three", "two"]


def _half(number: int) -> float:
    return 10 / number


def _process(_: int) -> int:
    return os.getpid()


def _mark(path: Path) -> None:
    """Fail for the first task; for others leave a file, after a while."""
    if path.name == "0":
        raise ValueError(path.name)
    time.sleep(0.05)
    path.touch()


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_results_come_in_order_and_errors_are_raised(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes do the work if there are two cores and two tasks for them."""
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert on_all_cores(_half, [5, 1, 2]) == [2, 10, 5]
    assert on_all_cores(_half, []) == []
    with pytest.raises(ZeroDivisionError):
        on_all_cores(_half, [5, 0, 2])
    assert (os.getpid() in on_all_cores(_process, [1, 2])) == (cores == 1)
    assert on_all_cores(_process, [1]) == [os.getpid()]


def test_what_has_not_begun_is_not_done_after_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    with pytest.raises(ValueError, match=r"^0$"):
        on_all_cores(_mark, [tmp_path / str(number) for number in range(20)])
    assert len([*tmp_path.iterdir()]) < 10
