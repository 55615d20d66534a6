"""The cache: what it keeps, what it tells apart, and that nothing wrong with it is ever an error."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from zxmazes.cache import cached

Counter = tuple[list[bytes], Callable[[], bytes]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of our own that is not there yet."""
    monkeypatch.setenv("ZXMAZES_CACHE", str(tmp_path / "deep" / "cache"))
    return tmp_path / "deep" / "cache"


def counter(result: bytes = b"made") -> Counter:
    """A list that grows with each call of the function."""
    calls: list[bytes] = []

    def make() -> bytes:
        calls.append(result)
        return result

    return calls, make


def the_file(folder: Path) -> Path:
    (path,) = (path for path in folder.rglob("*") if path.is_file())
    return path


@pytest.mark.parametrize("result", [b"", b"made", bytes(range(256)) * 30], ids=len)
def test_the_second_time_it_is_kept(folder: Path, result: bytes) -> None:
    calls, make = counter(result)
    assert [cached("kind", ["1.0", b"abc"], make) for _ in range(3)] == [result] * 3
    assert len(calls) == 1
    assert the_file(folder).parent == folder / "kind"


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        ("other", ["ab", "c"]),
        ("kind", ["ab", "d"]),
        ("kind", ["a", "bc"]),
        ("kind", ["abc"]),
        ("kind", ["ab", "c", ""]),
        ("kind", ["c", "ab"]),
        ("kind", []),
    ],
    ids=str,
)
def test_what_differs_is_made_anew(folder: Path, kind: str, parts: list[str]) -> None:
    assert cached("kind", ["ab", "c"], lambda: b"one") == b"one"
    assert cached(kind, parts, lambda: b"two") == b"two"
    assert cached("kind", ["ab", "c"], lambda: b"three") == b"one"


def test_text_is_taken_as_its_bytes(folder: Path) -> None:
    assert cached("kind", ["é", b"x"], lambda: b"one") == b"one"
    assert cached("kind", ["é".encode(), "x"], lambda: b"two") == b"one"
    assert cached("kind", ["\udcff"], lambda: b"a file's name that is not UTF-8") != b"one"


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[:31],
        lambda data: data + b"!",
        lambda data: bytes([data[0] ^ 1]) + data[1:],
        lambda data: data[:-1] + bytes([data[-1] ^ 1]),
    ],
    ids=["empty", "cut", "cut in the checksum", "longer", "checksum", "contents"],
)
def test_a_damaged_file_is_made_anew_and_mended(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    calls, make = counter()
    cached("kind", ["x"], make)
    path = the_file(folder)
    path.write_bytes(damage(path.read_bytes()))
    assert [cached("kind", ["x"], make) for _ in range(2)] == [b"made"] * 2
    assert len(calls) == 2


def test_a_file_under_another_name_is_not_taken(folder: Path) -> None:
    cached("kind", ["x"], lambda: b"of x")
    kept = the_file(folder).read_bytes()
    cached("kind", ["y"], lambda: b"of y")
    for path in (folder / "kind").iterdir():
        path.write_bytes(kept)
    assert cached("kind", ["y"], lambda: b"of y again") == b"of y again"


def block_by_a_file(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_bytes(b"no folder")


def block_by_a_folder(folder: Path) -> None:
    """A folder where the file would be."""
    cached("kind", ["x"], lambda: b"")
    path = the_file(folder)
    path.unlink()
    path.mkdir()


def block_by_a_link(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.symlink_to(folder)


def block_by_rights(folder: Path) -> None:
    (folder / "kind").mkdir(parents=True)
    (folder / "kind").chmod(0o500)
    folder.chmod(0o500)


@pytest.mark.parametrize(
    "block", [block_by_a_file, block_by_a_folder, block_by_a_link, block_by_rights], ids=lambda block: block.__name__
)
def test_where_nothing_can_be_kept_it_is_made_each_time(folder: Path, block: Callable[[Path], None]) -> None:
    block(folder)
    calls, make = counter()
    assert [cached("kind", ["x"], make) for _ in range(2)] == [b"made"] * 2
    free = block is block_by_rights and os.geteuid() == 0  # root may write everywhere
    assert len(calls) == (1 if free else 2)


def test_an_error_in_making_comes_through_and_keeps_nothing(folder: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        cached("kind", ["x"], lambda: bytes([1 // 0]))
    assert not folder.exists()


@pytest.mark.parametrize("setting", [None, ""])
def test_without_a_setting_it_is_the_cache_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: str | None
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("ZXMAZES_CACHE", raising=False)
    if setting is not None:
        monkeypatch.setenv("ZXMAZES_CACHE", setting)
    cached("kind", ["x"], lambda: b"")
    assert the_file(tmp_path).parent.parts[-2:] == ("zxmazes", "kind")
