"""The whole command in a shell: streams that fail, any terminal, Ctrl-C while it begins."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from zxmazes.commands.progress import progress
from zxmazes.paths import ROOT


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
    """The board's corridors are block graphics."""
    done = build_py("run", "generators", "--keys", "ENTER ENTER", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert shown in done.stdout


@pytest.mark.parametrize("module", ["click", "numpy", "rich", "skoolkit"])
def test_an_interrupt_during_the_imports_is_quiet(module: str, tmp_path: Path) -> None:
    """A module that interrupts its importer stands in for a user who is quick."""
    (tmp_path / f"{module}.py").write_text(
        "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(9)\n"
    )
    done = build_py("--help", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")


def test_an_interrupt_before_that_is_quiet_too(tmp_path: Path) -> None:
    (tmp_path / "signal.py").write_text("raise KeyboardInterrupt\n")  # the first module that is imported
    done = build_py("--help", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, "", "")


@pytest.mark.parametrize(("stream", "hidden"), [("a terminal", False), ("a file", True), ("closed", True)])
def test_a_bar_is_shown_on_a_terminal_only(stream: str, hidden: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    error = io.StringIO()
    monkeypatch.setattr(error, "isatty", lambda: stream == "a terminal")
    monkeypatch.setattr(sys, "stderr", None if stream == "closed" else error)
    assert progress().disable == hidden


def test_missing_packages_are_told() -> None:
    """With another Python than the one of `.venv`; -S leaves its packages out."""
    command = [sys.executable, "-S", str(ROOT / "build.py"), "list"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "build.py: No module named 'click': run `make setup`, then .venv/bin/python build.py\n"
