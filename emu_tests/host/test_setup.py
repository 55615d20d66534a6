"""setup.sh with stand-ins for Python, pip and pasmo: what it makes, what it leaves alone, what it says."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from zxmazes.paths import ROOT

#: Makes a virtual environment of one file; all else is the real Python's.
PYTHON = """#!/bin/sh
case "$*" in
"-m venv .venv") mkdir -p .venv/bin && cp "{bin}/venv-python" .venv/bin/python ;;
"-c import ensurepip") ;;
*) exec "{python}" "$@" ;;
esac
"""
#: Pip in that environment notes that it was called, and does as it is told.
VENV_PYTHON = """#!/bin/sh
case "$*" in
"-m pip install"*)
    echo pip >>pip.log
    case $PIP in
    slow) sleep 2 ;;
    fail) exit 1 ;;
    esac
    ;;
*) exec "{python}" "$@" ;;
esac
"""


class Checkout:
    """What setup.sh needs of the project, in a folder with a space in its name."""

    def __init__(self, root: Path) -> None:
        self.root, self.bin = root / "my project", root / "bin"
        self.bin.mkdir()
        self.root.mkdir()
        for name in ("setup.sh", "pyproject.toml"):
            shutil.copy(ROOT / name, self.root)
        for name, text in (("python3", PYTHON), ("venv-python", VENV_PYTHON), ("pasmo", "#!/bin/sh\nexit 1\n")):
            (self.bin / name).write_text(text.format(bin=self.bin, python=sys.executable))
            (self.bin / name).chmod(0o755)

    def start(self, pip: str = "") -> "subprocess.Popen[str]":
        env = {**os.environ, "PATH": f"{self.bin}:/usr/bin:/bin", "PIP": pip}
        return subprocess.Popen(
            ["sh", "setup.sh"], cwd=self.root, env=env, stderr=subprocess.PIPE, text=True, start_new_session=True
        )

    def run(self, pip: str = "") -> tuple[int, list[str]]:
        """Exit status, and the lines on standard error."""
        process = self.start(pip)
        lines = process.communicate(timeout=60)[1].splitlines()
        return process.returncode, lines

    def installs(self) -> int:
        """How often pip was called."""
        log = self.root / "pip.log"
        return len(log.read_text().split()) if log.is_file() else 0

    def ready(self) -> bool:
        return (self.root / ".venv" / "ready").is_file()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


FETCHING = "setup: fetching the Python packages into .venv (once, a minute or so)"


def test_the_second_time_there_is_nothing_to_do(checkout: Checkout) -> None:
    assert checkout.run() == (0, [FETCHING])
    assert checkout.ready()
    assert "numpy" in (checkout.root / ".venv" / "requirements.txt").read_text()
    assert checkout.run() == (0, [])
    assert checkout.installs() == 1
    os.utime(checkout.root / "pyproject.toml", (time.time() + 9, time.time() + 9))
    assert checkout.run() == (0, [FETCHING]), "other packages may be required"


@pytest.mark.parametrize("loss", ["gone", "dangling", "other"])
def test_a_python_that_is_gone_is_told_and_made_anew(checkout: Checkout, loss: str) -> None:
    """Removed; a link to a Python that was upgraded away; one that no longer finds the packages."""
    checkout.run()
    python = checkout.root / ".venv" / "bin" / "python"
    python.unlink()
    if loss == "dangling":
        python.symlink_to("/usr/bin/python2.0")
    elif loss == "other":
        python.write_text('#!/bin/sh\n[ "$2" = "" ]\n')
        python.chmod(0o755)
    status, lines = checkout.run()
    told = "setup: the Python of .venv or its packages are missing: making .venv again"
    assert (status, lines) == (0, [FETCHING, told])
    assert checkout.run() == (0, [])


@pytest.mark.sweep("setup.sh")
def test_two_at_once_do_it_once(checkout: Checkout) -> None:
    both = [checkout.start("slow") for _ in range(2)]
    said = [process.communicate(timeout=60)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert checkout.installs() == 1
    waiting = "setup: another set-up is running here: waiting for it\n"
    assert sorted(said) == sorted([FETCHING + "\n", waiting])
    assert checkout.ready()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_one_is_not_ready(checkout: Checkout, how: signal.Signals) -> None:
    process = checkout.start("slow")
    limit = time.monotonic() + 30
    while not checkout.installs() and time.monotonic() < limit:
        time.sleep(0.02)
    os.killpg(process.pid, how)
    process.communicate(timeout=30)
    assert process.returncode != 0
    assert not checkout.ready()
    assert checkout.run() == (0, [FETCHING])
    assert checkout.installs() == 2


def test_a_failed_install_is_told(checkout: Checkout) -> None:
    status, lines = checkout.run("fail")
    assert status == 1
    assert lines[-1].startswith("setup: the Python packages could not be installed")
    assert not checkout.ready()
    assert checkout.run() == (0, [FETCHING])


def test_a_strange_environment_is_left_alone(checkout: Checkout) -> None:
    (checkout.root / ".venv").mkdir()
    assert checkout.run()[0] == 0, "an empty folder holds nothing to lose"
    shutil.rmtree(checkout.root / ".venv")
    (checkout.root / ".venv" / "bin").mkdir(parents=True)
    (checkout.root / ".venv" / "bin" / "precious").write_text("")
    status, lines = checkout.run()
    assert status == 1
    assert lines[-1] == "setup: there is a .venv that setup.sh has not made: move it away, then run make again"
    assert (checkout.root / ".venv" / "bin" / "precious").is_file()


def test_an_old_python_is_told(checkout: Checkout) -> None:
    (checkout.bin / "python3").write_text("#!/bin/sh\nexit 1\n")
    assert checkout.run() == (1, ["setup: please install Python 3.11 or later, then run make again"])
    assert not (checkout.root / ".venv").exists()
