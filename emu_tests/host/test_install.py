"""The package as `pip install` leaves it: its command works in any folder, without the checkout."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from emu_tests.machine.command_line import Done, contents, copied, one_line
from zxmazes import __version__
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.paths import DIST, ROOT

pytestmark = pytest.mark.sweep
EXAMPLE = ROOT / "examples" / "mazes_in_python.py"


def call(*command: object, cwd: Path, **more: str) -> Done:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env = {**usual, "PATH": f"{Path(find_pasmo()).parent}:{os.environ['PATH']}", **more}
    return subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, check=False, env=env)


def pip(*arguments: object, cwd: Path = ROOT) -> None:
    done = call(sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments, cwd=cwd)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel made from this checkout, and the one made from its source distribution."""
    folder = tmp_path_factory.mktemp("wheels")
    done = call(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    (archive,) = folder.glob("*.tar.gz")
    found = []
    for source in (ROOT, archive):
        pip("wheel", "--no-deps", "--no-build-isolation", "-w", folder / f"of-{source.name}", source, cwd=folder)
        found += (folder / f"of-{source.name}").glob("*.whl")
    return found[0], found[1]


@pytest.fixture(scope="module")
def command(wheels: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a new environment, which has the packages of this one but not the checkout."""
    env = tmp_path_factory.mktemp("env")
    done = call(sys.executable, "-m", "venv", "--without-pip", env, cwd=env)
    assert done.returncode == 0, done.stderr
    python = env / "bin" / "python"
    pip("--python", python, "install", "--no-deps", "--no-index", wheels[1])
    (site,) = (env / "lib").glob("python*/site-packages")
    (site / "packages.pth").write_text(sysconfig.get_path("purelib"))
    return python.with_name("zxmazes")


def test_both_wheels_hold_the_same(wheels: tuple[Path, Path]) -> None:
    names = [sorted(zipfile.ZipFile(wheel).namelist()) for wheel in wheels]
    assert names[0] == names[1]
    assert wheels[0].name.startswith(f"zxmazes-{__version__}-")
    assert not [name for name in names[0] if "__pycache__" in name or "emu_tests" in name]


def test_it_lists_and_helps_under_its_own_name(command: Path, tmp_path: Path) -> None:
    told = [call(command, *words, cwd=tmp_path) for words in (["--help"], ["maze", "--help"], ["list"])]
    for done in told:
        assert done.returncode == 0, done.stderr
        assert "zxmazes maze " in done.stdout
        assert "build.py" not in done.stdout
    ours = call(sys.executable, ROOT / "build.py", "list", cwd=tmp_path).stdout
    assert told[2].stdout == ours.replace("build.py", "zxmazes")
    assert call(command, "--version", cwd=tmp_path).stdout == f"zxmazes, version {__version__}\n"
    assert contents(tmp_path) == {}


def test_it_makes_mazes(command: Path, tmp_path: Path) -> None:
    words = ("maze", "dfs", "--seed", "7", "--solve", "wave")
    done = call(command, *words, cwd=tmp_path)
    ours = call(sys.executable, ROOT / "build.py", *words, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, ours.stdout, ours.stderr)
    assert contents(tmp_path) == {}


def test_it_needs_no_pasmo_for_mazes(command: Path, tmp_path: Path) -> None:
    """With nothing in the cache, and nothing put there; only building tapes needs it."""
    env = {"PATH": str(tmp_path), "ZXMAZES_CACHE": str(tmp_path / "cache")}

    def without(*words: object) -> Done:
        return subprocess.run(list(map(str, words)), cwd=tmp_path, capture_output=True, text=True, check=False, env=env)

    for words in (["dfs", "--solve", "wave"], ["dfs_large"], ["--tiling", "hexagon", "dfs", "--png", "hexagon.png"]):
        done = without(command, "maze", *words)
        assert (done.returncode, "T-states" in done.stderr) == (0, True), done.stderr
    done = without(command.with_name("python"), EXAMPLE)
    assert (done.returncode, done.stderr) == (0, "")
    assert {*contents(tmp_path)} == {"hexagon.png", "maze.png"}
    assert done.stdout == call(sys.executable, EXAMPLE, cwd=tmp_path, PYTHONPATH=str(ROOT)).stdout
    message = one_line(without(command, "build"), 1, "zxmazes")
    assert message == "zxmazes: pasmo is not installed: install the package `pasmo` and try again\n"


def test_the_example_has_types(command: Path, tmp_path: Path) -> None:
    """Those of the package, which a type checker finds where pip has put it."""
    done = call(command.with_name("python"), "-m", "mypy", "--strict", "--cache-dir", tmp_path, EXAMPLE, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def test_a_wheel_is_not_made_without_pasmo(tmp_path: Path) -> None:
    project = copied(tmp_path)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    (project / ".tools").unlink(missing_ok=True)
    words = (sys.executable, "-m", "hatchling", "build", "-t", "wheel")
    done = call(*words, cwd=project, PATH=str(tmp_path), ZXMAZES_CACHE=str(tmp_path / "cache"))
    assert done.returncode == 1
    assert done.stderr.startswith("zxmazes: pasmo is not installed: run `make setup`")
    assert not [*(project / "dist").glob("*.whl")]


def test_it_builds_and_runs_tapes_in_any_folder(command: Path, tmp_path: Path) -> None:
    """It builds the very tapes of the checkout, and deletes nothing: a dist/ there need not be ours."""
    mine = {"game.tap": b"mine"}
    sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in mine.items()).encode()
    (tmp_path / "dist").mkdir()
    for name, data in {**mine, "SHA256SUMS": sums}.items():
        (tmp_path / "dist" / name).write_bytes(data)
    done = call(command, "build", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "dist/corridor.tap: " in done.stdout
    committed = {name: data for name, data in contents(DIST).items() if not re.search(r"^release|\.sld$", name)}
    assert contents(tmp_path / "dist") == {**committed, **mine, "SHA256SUMS": sums}
    done = call(command, "run", "wave", "--keys", "f t 4 2 ENTER", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"No +42$", done.stdout, re.MULTILINE)
    assert [path.name for path in tmp_path.iterdir()] == ["dist"]
    done = call(command, "release", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "dist" / "release" / "wave" / "wave.tap").read_bytes() == (DIST / "wave.tap").read_bytes()
    assert contents(tmp_path / "dist").keys() >= {*committed, *mine, "release/magazine/magazine.trd"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["maze", "maple"], "zxmazes: there is no generator `maple`"),
        (["bench"], "zxmazes: bench writes the pages of a checkout: get the project's sources"),
        (["web"], "zxmazes: web makes the page of a checkout: get the project's sources"),
        (
            ["run", "corridor"],
            "zxmazes: dist/corridor.sym: the file or its label start is missing: run `zxmazes build`",
        ),
    ],
)
def test_its_mistakes_are_told_in_a_line(words: list[str], message: str, command: Path, tmp_path: Path) -> None:
    done = call(command, *words, cwd=tmp_path)
    assert one_line(done, 1, "zxmazes").startswith(message)
    assert contents(tmp_path) == {}
