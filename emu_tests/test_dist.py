"""What a build leaves in its folder: all of a program or nothing, and whatever is not its own."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from build import main
from zxmazes import files
from zxmazes.errors import MazeError
from zxmazes.paths import ROOT
from zxmazes.programs import image

HELLO = '# hello.bas - a greeting\n10 PRINT "hello"\n'
CODE = "        org $8000\n        public start\nstart:\n        ret\nimage_end:\n"


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
    monkeypatch.setattr(image, "BASIC", made.basic)
    monkeypatch.setattr(image, "ASM", made.asm.parent)
    monkeypatch.setattr(image, "DIST", made.dist)
    return made


def test_the_sums_are_of_all_that_was_built(workshop: Workshop) -> None:
    """Another program does the sums: the file is in its form, and right."""
    made = [path.name for name in ("hello", "coded") for path in image.build(name, workshop.dist)]
    check = [shutil.which("sha256sum") or "", "--check", "--strict", "SHA256SUMS"]
    done = subprocess.run(check, cwd=workshop.dist, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == sorted(made)


def test_nothing_is_deleted_that_no_build_made(workshop: Workshop) -> None:
    """Strays, a changed file, a name in the sums that is not of a tape: all survive whatever the build does."""
    image.build("hello", workshop.dist)
    image.build("coded", workshop.dist)
    sums = (workshop.dist / "SHA256SUMS").read_text()
    (workshop.basic / "mine.bas").write_text(HELLO)
    (workshop.dist / "SHA256SUMS").write_text(sums + f"{'0' * 64}  ../basic/mine.bas\n{'0' * 64}  mine.tap\nrubbish\n")
    kept = {"my_game.tap": b"1", "my_game.z80": b"2", "mine.tap": b"3", "notes.txt": b"4", "hello.sym": b"5"}
    for name, data in kept.items():
        (workshop.dist / name).write_bytes(data)
    (workshop.dist / "coded.sym").write_bytes(b"mine now")
    for name in ("mine", "coded"):
        (workshop.basic / f"{name}.bas").unlink()
    image.remove(image.leftovers(workshop.dist), workshop.dist)
    (workshop.basic / "hello.bas").write_text("10 PRNT\n")
    with pytest.raises(MazeError, match=r"left as before: .*hello\.sym\)$"):
        image.build("hello", workshop.dist)
    assert workshop.names() == {*kept, "coded.sym"}
    assert {name: (workshop.dist / name).read_bytes() for name in kept} == kept


def test_what_has_no_source_any_more_goes(workshop: Workshop) -> None:
    for name in image.programs():
        image.build(name, workshop.dist)
    (workshop.basic / "hullo.bas").unlink()
    image.remove(image.leftovers(workshop.dist), workshop.dist)
    assert {Path(name).stem for name in workshop.names()} == {"coded", "hello"}
    assert "hullo" not in (workshop.dist / "SHA256SUMS").read_text()


def test_a_file_that_a_program_has_no_more_goes(workshop: Workshop) -> None:
    """A program that had code is BASIC alone now: its symbols would be stale."""
    image.build("coded", workshop.dist)
    assert "coded.sym" in workshop.names()
    (workshop.asm / "coded").rename(workshop.asm / "other")
    (workshop.basic / "coded.bas").write_text(HELLO)
    image.build("coded", workshop.dist)
    assert "coded.sym" not in workshop.names()


def test_in_another_folder_nothing_is_deleted(workshop: Workshop, tmp_path: Path) -> None:
    other = tmp_path / "other"
    image.build("hello", workshop.dist)
    image.build("hello", other)
    assert (other / "hello.tap").read_bytes() == (workshop.dist / "hello.tap").read_bytes()
    (other / "game.tap").write_bytes(b"mine")
    (other / ".building-old").mkdir()
    (workshop.basic / "hello.bas").write_text("10 PRNT\n")
    before = {path.name for path in other.iterdir()}
    with pytest.raises(MazeError, match=r"left as before: .*other/hello\.tap"):
        image.build("hello", other)
    image.remove(["hello", "game"], other)
    assert image.leftovers(other) == set()
    assert {path.name for path in other.iterdir()} == before
    (tmp_path / "link").symlink_to(workshop.dist)
    image.remove(["hello"], tmp_path / "link")
    assert workshop.names() == set(), "by any name the project's own folder is that"


def test_what_a_killed_build_left_goes(workshop: Workshop) -> None:
    left = {"building-one": "hello.tap", "building-two": "notes.txt", "writing-one": "file", "writing-two": "notes.txt"}
    for name, file in left.items():
        (workshop.dist / f".{name}").mkdir(parents=True)
        (workshop.dist / f".{name}" / file).write_bytes(b"")
    (workshop.dist / ".building-three").write_bytes(b"")
    image.build("hello", workshop.dist)
    kept = {name for name in workshop.names() if name[0] == "."}
    assert kept == {".building-two", ".building-three", ".writing-two"}, "a build puts no notes there, and no file"


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "nowhere", "loop"])
def test_sums_that_are_no_file_are_told(workshop: Workshop, kind: str) -> None:
    """And neither read nor written, which may never end, nor is anything deleted."""
    image.build("hello", workshop.dist)
    before, sums = workshop.names(), workshop.dist / "SHA256SUMS"
    sums.unlink()
    if kind == "folder":
        sums.mkdir()
    elif kind == "pipe":
        os.mkfifo(sums)
    else:
        sums.symlink_to({"device": "/dev/zero", "nowhere": "nowhere", "loop": "SHA256SUMS"}[kind])
    for action in (
        lambda: image.build("hello", workshop.dist),
        lambda: image.leftovers(workshop.dist),
        lambda: image.remove(["hello"], workshop.dist),
    ):
        with pytest.raises(MazeError, match="SHA256SUMS: is no file: move it away"):
            action()
    assert workshop.names() == before


@pytest.mark.parametrize("default", [True, False], ids=["dist", "other"])
def test_a_folder_in_the_place_of_a_file_is_told(workshop: Workshop, default: bool, tmp_path: Path) -> None:
    """Before anything is moved: the other files are not replaced."""
    folder = workshop.dist if default else tmp_path / "other"
    image.build("hello", folder)
    (folder / "hello.z80").unlink()
    (folder / "hello.z80").mkdir()
    (folder / "hello.tap").write_bytes(b"older")
    with pytest.raises(
        MazeError, match=r"hello\.z80: is a folder: move it away \(left as before: .*hello\.tap, .*\.z80\)"
    ):
        image.build("hello", folder)
    assert (folder / "hello.tap").read_bytes() == b"older"


@pytest.mark.parametrize("default", [True, False], ids=["dist", "other"])
def test_a_link_to_itself_is_told(
    workshop: Workshop, default: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "loop").symlink_to("loop")
    if default:
        monkeypatch.setattr(image, "DIST", tmp_path / "loop")
    with pytest.raises(MazeError, match="loop: cannot be written: "):
        image.build("hello", tmp_path / "loop")


def test_one_build_waits_for_another(workshop: Workshop) -> None:
    workshop.dist.mkdir()
    (workshop.dist / ".building-alive").mkdir()
    waiting = threading.Thread(target=image.build, args=("hello", workshop.dist))
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
    names = image.programs()
    threads = [threading.Thread(target=image.build, args=(name, workshop.dist)) for name in names * 3]
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
        (lambda shop: [path.unlink() for path in shop.basic.iterdir()], "basic: there is no NAME.bas in it"),
        (lambda shop: [shutil.rmtree(path) for path in shop.asm.iterdir()], "asm/programs: there is no main.asm in it"),
        (lambda shop: [shutil.rmtree(shop.basic), shop.basic.write_text("")], "basic: cannot be read: Not a directory"),
    ],
)
def test_folders_without_sources_are_told(workshop: Workshop, odd, message: str) -> None:
    """And nothing that was built is removed."""
    image.build("hello", workshop.dist)
    odd(workshop)
    for action in (image.programs, lambda: image.build("hello", workshop.dist), lambda: image.leftovers(workshop.dist)):
        with pytest.raises(MazeError) as caught:
            action()
        assert message in str(caught.value)
    assert "hello.tap" in workshop.names()


def test_what_editors_leave_is_no_program(workshop: Workshop) -> None:
    (workshop.basic / ".#hello.bas").symlink_to("someone@somewhere")
    (workshop.basic / "._hello.bas").write_bytes(b"\xff")
    (workshop.basic / "hello.bas~").write_bytes(b"")
    assert image.programs() == ["coded", "hello", "hullo"]


@pytest.mark.parametrize("call", ["zxmazes.programs.image.stage", "pathlib.Path.replace", "pathlib.Path.write_bytes"])
def test_a_full_disk_is_told(workshop: Workshop, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it shows, the folder holds neither a half nor an old program; the next build succeeds."""

    def full(*_arguments: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    image.build("hello", workshop.dist)
    with monkeypatch.context() as patch:
        patch.setattr(call, full)
        (workshop.basic / "hello.bas").write_text(HELLO + '20 PRINT "again"\n')
        with pytest.raises(MazeError, match="No space left on device"):
            image.build("hello", workshop.dist)
    assert workshop.names() == set()
    image.build("hello", workshop.dist)
    assert "hello.tap" in workshop.names()


# --- single files -------------------------------------------------------------------------------------------


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "target"
    (tmp_path / "link").symlink_to("target")
    files.write(tmp_path / "link", b"one")
    assert target.read_bytes() == b"one"
    assert (tmp_path / "link").is_symlink()
    target.chmod(0o600)
    files.write(target, b"two")
    assert target.read_bytes() == b"two"
    assert target.stat().st_mode & 0o777 == 0o600

    def interrupted(path: Path, data: bytes) -> None:
        with path.open("wb") as file:
            file.write(data[:1])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    for name in ("target", "new"):
        with pytest.raises(MazeError, match=f"{name}: cannot be written: No space left on device"):
            files.write(tmp_path / name, b"three")
    assert {path.name for path in tmp_path.iterdir()} == {"link", "target"}
    assert target.read_bytes() == b"two"


def test_an_interrupt_leaves_no_temporary_folder(tmp_path: Path) -> None:
    """A Ctrl-C before each line that Python runs for `write`, in its libraries too; the next one would be ignored."""
    target = tmp_path / "target"
    seen: set[bytes] = set()

    def interrupted(moment: int) -> bool:
        lines = 0

        def trace(_frame: object, event: str, _argument: object) -> object:
            nonlocal lines
            lines += event == "line"
            if lines > moment:
                sys.settrace(None)
                raise SystemExit(130)
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            files.write(target, b"new")
        except SystemExit:
            return True
        finally:
            sys.settrace(before)
        return False

    moment = 0
    target.write_bytes(b"old")
    while interrupted(moment):
        assert [path.name for path in tmp_path.iterdir()] == ["target"], f"interrupted before line {moment}"
        seen.add(target.read_bytes())
        target.write_bytes(b"old")
        moment += 1
    assert seen == {b"old", b"new"}
    assert moment > 30


def test_a_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    (tmp_path / "usual").write_bytes(b"")
    files.write(tmp_path / "new", b"")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_pipe_is_written_directly(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    files.write(tmp_path / "pipe", b"data")
    assert os.read(reader, 9) == b"data"
    os.close(reader)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


# --- the whole command --------------------------------------------------------------------------------------


def build_py(*arguments: str, shell: str = '"$@"', **env: str) -> subprocess.CompletedProcess[str]:
    """Run build.py in a shell, so that its streams can be put wherever a user may put them."""
    command = ["bash", "-c", f"set -o pipefail; {shell}", "bash", sys.executable, str(ROOT / "build.py"), *arguments]
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**usual, **env})


@pytest.mark.parametrize(
    ("arguments", "shell", "status", "message"),
    [
        (("maze", "dfs"), '"$@" >/dev/full', 1, "No space left on device"),
        (("--help",), '"$@" >/dev/full', 1, "No space left on device"),
        (("maze", "dfs"), '"$@" >&-', 0, "generate_dfs: "),
        (("maze", "dfs"), '"$@" 2>&-', 0, ""),
        (("maze", "maple"), '"$@" 2>/dev/full', 1, ""),
        (("list",), '"$@" | true', 1, ""),
        (("maze", "dfs", "--m2", "/dev/stdout"), '"$@" | grep -c "^[01] [01]$"', 0, "generate_dfs: "),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_streams_that_fail(arguments: tuple[str, ...], shell: str, status: int, message: str) -> None:
    done = build_py(*arguments, shell=shell)
    assert done.returncode == status, done.stderr
    assert message in done.stderr
    assert done.stderr.count("\n") == (message != ""), done.stderr


def test_output_is_appended_to_where_it_goes_already(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("before\n")
    done = build_py("maze", "dfs", "--size", "5x5", "--m2", "/dev/stdout", shell=f'"$@" >>"{tmp_path}/log"')
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "log").read_text().startswith("before\n2 2\n1 1\n")


@pytest.mark.parametrize(("encoding", "shown"), [("ascii", "?"), ("latin-1", "?"), ("utf-8", "▌")])
def test_any_terminal_shows_a_screen(encoding: str, shown: str) -> None:
    """The big letters of the title are block graphics."""
    done = build_py("run", "solvers", "--keys", "ENTER", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert shown in done.stdout


def test_a_build_needs_no_standard_error(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with 2>&- in a shell."""
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as ended:
        main(["build", "hello", "--output", str(workshop.dist.with_name("other"))], prog_name="build.py")
    assert not ended.value.code
    assert "hello.tap" in workshop.names(workshop.dist.with_name("other"))


@pytest.mark.parametrize("module", ["click", "numpy", "rich", "skoolkit"])
def test_an_interrupt_during_the_imports_is_quiet(module: str, tmp_path: Path) -> None:
    """A module that interrupts its importer stands in for a user who is quick."""
    (tmp_path / f"{module}.py").write_text(
        "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(9)\n"
    )
    done = build_py("list", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")
