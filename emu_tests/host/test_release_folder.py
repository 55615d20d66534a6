"""The folder of a release: its checksums, what is deleted and what is not, and the command's messages."""

import hashlib
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from emu_tests.machine.command_line import Done, contents, one_line
from zxmazes import __version__
from zxmazes.commands import release
from zxmazes.errors import MazeError
from zxmazes.paths import DIST, ROOT
from zxmazes.release.shelf import put

FILES = {"a/a.tap": b"tape", "a/a.wav": b"sound", "b/b.txt": b"text"}
Typed = Callable[..., Done]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The command's release has a few files."""
    files = dict(FILES)
    monkeypatch.setattr(release, "contents", lambda: files)
    return files


def test_it_writes_files_and_their_checksums(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "release"
    assert put(FILES, folder) == [folder / name for name in sorted(FILES)]
    sums = "".join(f"{hashlib.sha256(FILES[name]).hexdigest()}  {name}\n" for name in sorted(FILES))
    found = {name: data for name, data in contents(folder).items() if data is not None}
    assert found == {**FILES, "SHA256SUMS": sums.encode()}
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=folder, check=True)


def test_a_second_release_replaces_the_first_and_deletes_what_is_gone(tmp_path: Path) -> None:
    put(FILES, tmp_path)
    (tmp_path / "a" / "mine.txt").write_bytes(b"mine")
    put({"a/a.tap": b"another"}, tmp_path)
    found = {name for name, data in contents(tmp_path).items()}
    assert found == {"a", "a/a.tap", "a/mine.txt", "SHA256SUMS"}
    assert (tmp_path / "a" / "a.tap").read_bytes() == b"another"


def test_a_changed_file_is_not_deleted(tmp_path: Path) -> None:
    put(FILES, tmp_path)
    (tmp_path / "b" / "b.txt").write_bytes(b"edited")
    put({"a/a.tap": b"tape"}, tmp_path)
    assert (tmp_path / "b" / "b.txt").read_bytes() == b"edited"


def test_sums_cannot_name_files_outside(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_bytes(b"mine")
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / "SHA256SUMS").write_text(f"{hashlib.sha256(b'mine').hexdigest()}  ../mine.txt\n")
    with pytest.raises(MazeError, match="is not that of a release"):
        put(FILES, folder)
    assert mine.read_bytes() == b"mine"


def test_files_lie_at_any_depth(tmp_path: Path) -> None:
    """In the folder itself too; folders that become empty are deleted, up to the first that is not."""
    deep = {"index.html": b"page", "data/asm/lib/one.asm": b"one", "data/asm/two.asm": b"two", "roms/128-0.rom": b"rom"}
    put(deep, tmp_path)
    assert {name: data for name, data in contents(tmp_path).items() if name in deep} == deep
    (tmp_path / "data" / "mine.txt").write_bytes(b"mine")
    put({"index.html": b"newer"}, tmp_path)
    assert contents(tmp_path).keys() == {"SHA256SUMS", "index.html", "data", "data/mine.txt"}


def test_nothing_is_deleted_through_a_link(tmp_path: Path) -> None:
    folder, other = tmp_path / "release", tmp_path / "other"
    put(FILES, folder)
    (folder / "a").rename(other)
    (folder / "a").symlink_to(other)
    put({"b/b.txt": b"text"}, folder)
    assert contents(other) == {"a.tap": b"tape", "a.wav": b"sound"}


@pytest.mark.parametrize("name", ["a b.txt", "a/B.TXT", "a/b", "../a.txt", "/a.txt"])
def test_a_path_that_the_sums_cannot_list_is_refused(name: str, tmp_path: Path) -> None:
    """Otherwise the next release would not know its own folder again."""
    with pytest.raises(MazeError, match="SHA256SUMS cannot list it"):
        put({"a/a.tap": b"tape", name: b"x"}, tmp_path / "release")
    assert not (tmp_path / "release").exists()


def changed(folder: Path) -> None:
    put(FILES, folder)
    (folder / "a" / "a.tap").write_bytes(b"edited")


def linked(folder: Path) -> None:
    (folder / "a").mkdir()
    (folder / "a" / "a.tap").symlink_to("a.wav")


@pytest.mark.parametrize(
    ("prepare", "message"),
    [
        (changed, "a/a.tap: is not of a release, or was changed"),
        (linked, "a/a.tap: is not of a release"),
        (lambda folder: (folder / "a" / "a.tap").mkdir(parents=True), "a/a.tap: is not of a release"),
        (lambda folder: (folder / "a").write_bytes(b"mine"), "a: is not a folder"),
        (lambda folder: (folder / "SHA256SUMS").write_text("mine\n"), "SHA256SUMS: is not that of a release"),
        (lambda folder: (folder / "SHA256SUMS").mkdir(), "SHA256SUMS: is not that of a release"),
    ],
)
def test_what_is_in_the_way_stays(
    prepare: Callable[[Path], object], message: str, few: dict[str, bytes], typed: Typed, tmp_path: Path
) -> None:
    """One line, exit status 1, and nothing in the folder has changed, though a file sorted earlier could be written."""
    prepare(tmp_path)
    before = contents(tmp_path)
    few["a/a.tap"] = b"newer"
    told = one_line(typed("release", "--output", str(tmp_path)), 1)
    assert message in told
    assert contents(tmp_path) == before


@pytest.mark.parametrize("folder", ["file", "file/below", "loop"])
def test_a_folder_that_cannot_be_is_one_line(folder: str, few: dict[str, bytes], typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    (tmp_path / "loop").symlink_to("loop")
    assert "cannot be written" in one_line(typed("release", "--output", str(tmp_path / folder)), 1)
    assert (tmp_path / "file").read_bytes() == b"mine"


def test_the_folder_of_the_build_is_refused(few: dict[str, bytes], typed: Typed) -> None:
    assert "is the folder of the build" in one_line(typed("release", "--output", str(DIST)), 1)


def test_the_command_names_what_it_writes(few: dict[str, bytes], typed: Typed, tmp_path: Path) -> None:
    done = typed("release", "--output", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [f"{tmp_path}/{name}: {len(few[name])} bytes" for name in sorted(few)]


def test_it_is_not_committed() -> None:
    assert release.FOLDER == DIST / "release"
    assert "dist/release/" in (ROOT / ".gitignore").read_text().splitlines()


def test_the_changelog_begins_with_this_version(typed: Typed) -> None:
    """`--version`, the package and the first version of the changelog agree; each version has a date."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert versions == sorted(versions, key=lambda text: [*map(int, text.split("."))], reverse=True)
    assert len(versions) == text.count("\n## ") - text.count("\n## Unreleased\n")
    assert versions[0] == __version__
    assert typed("--version").stdout == f"build.py, version {__version__}\n", "as .github/workflows/release.yml expects"


@pytest.mark.sweep("dist/*.tap", "zxmazes/release/**/*.py", "asm/**/*.asm", "basic/**/*.bas")
def test_two_releases_have_the_same_bytes(typed: Typed, tmp_path: Path) -> None:
    """The whole one, made twice, the second time without what the first has left in the cache."""
    for name in ("one", "two"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("ZXMAZES_CACHE", str(tmp_path / f"cache {name}"))
            assert typed("release", "--output", str(tmp_path / name)).returncode == 0
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert len(contents(tmp_path / "one")) > 100
