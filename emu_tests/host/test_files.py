"""Files are written whole or not at all, whatever happens meanwhile."""

import os
import sys
from pathlib import Path

import pytest

from zxmazes import files
from zxmazes.errors import MazeError


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
