"""What a build leaves in its folder: all of a program or nothing, and whatever is not its own."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from zxmazes import files
from zxmazes.cli import main
from zxmazes.errors import MazeError
from zxmazes.programs import dist, registry
from zxmazes.programs.making import build

HELLO = '# hello.bas - a greeting\n10 PRINT "hello"\n'
CODE = "; main.asm - a routine\n; Memory: 8000-FF57 it\n  org $8000\n  public start\nstart:\n  ret\nimage_end:\n"


class Workshop:
    """A project of three programs in BASIC, the last with code of its own."""

    def __init__(self, root: Path) -> None:
        self.basic, self.asm, self.dist = root / "basic", root / "asm" / "programs", root / "dist"
        self.basic.mkdir()
        (self.asm / "coded").mkdir(parents=True)
        for name in ("hello", "hullo"):
            (self.basic / f"{name}.bas").write_text(HELLO)
        (self.basic / "coded.bas").write_text('10 CLEAR {start-1}: LOAD ""CODE\n20 RANDOMIZE USR {start}\n')
        (self.asm / "coded" / "main.asm").write_text(CODE)

    def names(self, folder: Path | None = None) -> set[str]:
        return {path.name for path in (folder or self.dist).iterdir()} - {"SHA256SUMS"}


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(tmp_path)
    monkeypatch.setattr(registry, "BASIC", made.basic)
    monkeypatch.setattr(registry, "ASM", made.asm.parent)
    monkeypatch.setattr(dist, "DIST", made.dist)
    return made


def test_the_sums_are_of_all_that_was_built(workshop: Workshop) -> None:
    """Another program does the sums: the file is in its form, and right."""
    made = [path.name for name in ("hello", "coded") for path in build(name, workshop.dist)]
    check = [shutil.which("sha256sum") or "", "--check", "--strict", "SHA256SUMS"]
    done = subprocess.run(check, cwd=workshop.dist, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == sorted(made)


def test_nothing_is_deleted_that_no_build_made(workshop: Workshop) -> None:
    """Strays, a changed file, a name in the sums that is not of a tape: all survive whatever the build does."""
    build("hello", workshop.dist)
    build("coded", workshop.dist)
    sums = (workshop.dist / "SHA256SUMS").read_text()
    (workshop.basic / "mine.bas").write_text(HELLO)
    (workshop.dist / "SHA256SUMS").write_text(sums + f"{'0' * 64}  ../basic/mine.bas\n{'0' * 64}  mine.tap\nrubbish\n")
    kept = {"my_game.tap": b"1", "my_game.z80": b"2", "mine.tap": b"3", "notes.txt": b"4", "hello.sym": b"5"}
    for name, data in kept.items():
        (workshop.dist / name).write_bytes(data)
    (workshop.dist / "coded.sym").write_bytes(b"mine now")
    for name in ("mine", "coded"):
        (workshop.basic / f"{name}.bas").unlink()
    (workshop.asm / "coded").rename(workshop.asm / "other")
    dist.remove(dist.leftovers(workshop.dist), workshop.dist)
    (workshop.basic / "hello.bas").write_text("10 PRNT\n")
    with pytest.raises(MazeError, match=r"not removed: .*hello\.sym\)$"):
        build("hello", workshop.dist)
    assert workshop.names() == {*kept, "coded.sym"}
    assert {name: (workshop.dist / name).read_bytes() for name in kept} == kept


def test_what_has_no_source_any_more_goes(workshop: Workshop) -> None:
    for name in registry.names():
        build(name, workshop.dist)
    (workshop.basic / "hullo.bas").unlink()
    dist.remove(dist.leftovers(workshop.dist), workshop.dist)
    assert {Path(name).stem for name in workshop.names()} == {"coded", "hello"}
    assert "hullo" not in (workshop.dist / "SHA256SUMS").read_text()


def test_a_file_that_a_program_has_no_more_goes(workshop: Workshop) -> None:
    """A program that had code is BASIC alone now: its symbols would be stale."""
    build("coded", workshop.dist)
    assert "coded.sym" in workshop.names()
    (workshop.asm / "coded").rename(workshop.asm / "other")
    (workshop.basic / "coded.bas").write_text(HELLO)
    build("coded", workshop.dist)
    assert "coded.sym" not in workshop.names()


def test_in_another_folder_nothing_is_deleted(workshop: Workshop, tmp_path: Path) -> None:
    other = tmp_path / "other"
    build("hello", workshop.dist)
    build("hello", other)
    assert (other / "hello.tap").read_bytes() == (workshop.dist / "hello.tap").read_bytes()
    (other / "game.tap").write_bytes(b"mine")
    (other / ".building-old").mkdir()
    (workshop.basic / "hello.bas").write_text("10 PRNT\n")
    before = {path.name for path in other.iterdir()}
    with pytest.raises(MazeError, match=r"not removed: .*other/hello\.tap"):
        build("hello", other)
    dist.remove(["hello", "game"], other)
    assert dist.leftovers(other) == set()
    assert {path.name for path in other.iterdir()} == before
    (tmp_path / "link").symlink_to(workshop.dist)
    dist.remove(["hello"], tmp_path / "link")
    assert workshop.names() == set(), "by any name the project's own folder is that"


def test_what_a_killed_build_left_goes(workshop: Workshop) -> None:
    left = {"building-one": "hello.tap", "building-two": "notes.txt", "writing-one": "file", "writing-two": "notes.txt"}
    for name, file in left.items():
        (workshop.dist / f".{name}").mkdir(parents=True)
        (workshop.dist / f".{name}" / file).write_bytes(b"")
    (workshop.dist / ".building-three").write_bytes(b"")
    build("hello", workshop.dist)
    kept = {name for name in workshop.names() if name[0] == "."}
    assert kept == {".building-two", ".building-three", ".writing-two"}, "a build puts no notes there, and no file"


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "nowhere", "loop"])
def test_sums_that_are_no_file_are_told(workshop: Workshop, kind: str) -> None:
    """And neither read nor written, which may never end, nor is anything deleted."""
    build("hello", workshop.dist)
    before, sums = workshop.names(), workshop.dist / "SHA256SUMS"
    sums.unlink()
    if kind == "folder":
        sums.mkdir()
    elif kind == "pipe":
        os.mkfifo(sums)
    else:
        sums.symlink_to({"device": "/dev/zero", "nowhere": "nowhere", "loop": "SHA256SUMS"}[kind])
    for action in (
        lambda: build("hello", workshop.dist),
        lambda: dist.leftovers(workshop.dist),
        lambda: dist.remove(["hello"], workshop.dist),
    ):
        with pytest.raises(MazeError, match="SHA256SUMS: is not a file: move it away"):
            action()
    assert workshop.names() == before


@pytest.mark.parametrize("default", [True, False], ids=["dist", "other"])
def test_a_folder_in_the_place_of_a_file_is_told(workshop: Workshop, default: bool, tmp_path: Path) -> None:
    """Before anything is moved: the other files are not replaced."""
    folder = workshop.dist if default else tmp_path / "other"
    build("hello", folder)
    (folder / "hello.z80").unlink()
    (folder / "hello.z80").mkdir()
    (folder / "hello.tap").write_bytes(b"older")
    left = r"hello\.z80: is a folder: move it away \(not removed: .*hello\.tap, .*hello\.z80.*\)"
    with pytest.raises(MazeError, match=left):
        build("hello", folder)
    assert (folder / "hello.tap").read_bytes() == b"older"


@pytest.mark.parametrize("default", [True, False], ids=["dist", "other"])
def test_a_link_to_itself_is_told(
    workshop: Workshop, default: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "loop").symlink_to("loop")
    if default:
        monkeypatch.setattr(dist, "DIST", tmp_path / "loop")
    with pytest.raises(MazeError, match="loop: cannot be written: "):
        build("hello", tmp_path / "loop")


def test_one_build_waits_for_another(workshop: Workshop) -> None:
    workshop.dist.mkdir()
    (workshop.dist / ".building-alive").mkdir()
    waiting = threading.Thread(target=build, args=("hello", workshop.dist))
    with files.lock(workshop.dist) as held:
        assert held
        waiting.start()
        waiting.join(0.3)
        assert waiting.is_alive()
        assert workshop.names() == {".building-alive"}
    waiting.join(20)
    assert not waiting.is_alive()
    assert {Path(name).stem for name in workshop.names()} == {"hello"}


def test_builds_at_once_end_well(workshop: Workshop) -> None:
    names = registry.names()
    threads = [threading.Thread(target=build, args=(name, workshop.dist)) for name in names * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    found = workshop.names()
    assert {Path(name).stem for name in found} == set(names)
    sums = (workshop.dist / "SHA256SUMS").read_text().split()[1::2]
    assert set(sums) == found


@pytest.mark.parametrize(
    ("odd", "message"),
    [
        (lambda shop: shutil.rmtree(shop.basic), "basic: cannot be read: No such file or directory"),
        (lambda shop: shutil.rmtree(shop.asm), "asm/programs: cannot be read: No such file or directory"),
        (lambda shop: [path.unlink() for path in shop.basic.iterdir()], "basic: it contains no NAME.bas"),
        (lambda shop: [shutil.rmtree(path) for path in shop.asm.iterdir()], "asm/programs: it contains no main.asm"),
        (lambda shop: [shutil.rmtree(shop.basic), shop.basic.write_text("")], "basic: cannot be read: Not a directory"),
    ],
)
def test_folders_without_sources_are_told(workshop: Workshop, odd, message: str) -> None:
    """And nothing that was built is removed."""
    build("hello", workshop.dist)
    odd(workshop)
    for action in (registry.names, lambda: build("hello", workshop.dist), lambda: dist.leftovers(workshop.dist)):
        with pytest.raises(MazeError) as caught:
            action()
        assert message in str(caught.value)
    assert "hello.tap" in workshop.names()


def test_what_editors_leave_is_no_program(workshop: Workshop) -> None:
    (workshop.basic / ".#hello.bas").symlink_to("someone@somewhere")
    (workshop.basic / "._hello.bas").write_bytes(b"\xff")
    (workshop.basic / "hello.bas~").write_bytes(b"")
    assert registry.names() == ["coded", "hello", "hullo"]


@pytest.mark.parametrize("call", ["zxmazes.programs.making.stage", "pathlib.Path.replace", "pathlib.Path.write_bytes"])
def test_a_full_disk_is_told(workshop: Workshop, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it shows, the folder holds neither a half nor an old program; the next build succeeds."""

    def full(*_arguments: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    build("hello", workshop.dist)
    with monkeypatch.context() as patch:
        patch.setattr(call, full)
        (workshop.basic / "hello.bas").write_text(HELLO + '20 PRINT "again"\n')
        with pytest.raises(MazeError, match="No space left on device"):
            build("hello", workshop.dist)
    assert workshop.names() == set()
    build("hello", workshop.dist)
    assert "hello.tap" in workshop.names()


def test_a_build_needs_no_standard_error(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with 2>&- in a shell."""
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as ended:
        main(["build", "hello", "--output", str(workshop.dist.with_name("other"))], prog_name="build.py")
    assert not ended.value.code
    assert "hello.tap" in workshop.names(workshop.dist.with_name("other"))
