"""What the tests of the command line share: running it, a desk with files, copies of the project to break."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from emu_tests.machine.stand_ins import STAND_INS, headed
from zxmazes.block_maze import Maze
from zxmazes.cli import main
from zxmazes.paths import ROOT
from zxmazes.routines.library import Library

Done = subprocess.CompletedProcess[str]
LONG = "9" * 5000
FIELD = "#####\n#S  #\n# # #\n#  F#\n#####\n"
#: A loader, a listing with code and one without: enough to build all of a project.
FEW = ("corridor", "magazine_z4", "magazine_z13")


def run(*arguments: str, cwd: Path = ROOT, **env: str) -> Done:
    """Run the build.py of a project, this one or a copy, with more in its environment."""
    command = [sys.executable, str((cwd if (cwd / "build.py").is_file() else ROOT) / "build.py"), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env={**os.environ, **env})


def one_line(done: Done, status: int, program: str = "build.py") -> str:
    """The message of a command that failed as it should: exit status, a single line, no traceback."""
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    if status != 2:  # click adds how the command is used
        assert done.stderr.startswith(f"{program}: "), done.stderr
        assert done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""
    return done.stderr


def contents(folder: Path) -> dict[str, bytes | None]:
    """All that is in a folder and below it: a file's bytes by its path, None for anything else."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def text_of(library: Library, name: str, seed: int, **parameters: int) -> list[str]:
    """The picture that the command line should print of a maze of 11 x 11, as a list of rows."""
    library.generate(name, seed, 11, 11, parameters=parameters)
    return Maze(library.walls()[:11, :11]).text().splitlines()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with right and wrong input files."""
    texts = {
        "field.txt": FIELD,
        "empty.txt": "",
        "blank.txt": "\n   \n\n",
        "row.txt": "  #\n",
        "column.txt": " \n \n#\n",
        "prose.txt": "A maze\n",
        "tab.txt": "\t#\n",
        "large.txt": ("#" + " " * 31 + "\n") * 32,
        "odd.m2": "² 4\n",
        "huge.m2": f"{LONG} 4\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "latin.txt").write_bytes(b"#\xa9#\n")
    (tmp_path / "link.txt").symlink_to("field.txt")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "pictures").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]):
    """A function that runs the command line in this process; any exception but the end of the program is a failure."""

    def command(*arguments: str) -> Done:
        with pytest.raises(SystemExit) as ended:
            main(list(arguments), prog_name="build.py")
        return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), *capsys.readouterr())

    return command


def not_committed(folder: str, names: list[str]) -> set[str]:
    """What to leave out of a copy: in dist/ the release, of 60 MB, and debugging data."""
    return {name for name in names if Path(folder).name == "dist" and (name == "release" or name.endswith(".sld"))}


def copied(folder: Path) -> Path:
    """A copy of the project in a folder with a space in its name, as a build has left it."""
    copy = folder / "my project"
    for name in ("asm", "basic", "dist", "zxmazes"):
        shutil.copytree(ROOT / name, copy / name, ignore=not_committed)
    shutil.copy(ROOT / "build.py", copy)
    built = {name: data for name, data in contents(copy / "dist").items() if data and name != "SHA256SUMS"}
    sums = "".join(f"{hashlib.sha256(built[name]).hexdigest()}  {name}\n" for name in sorted(built))
    (copy / "dist" / "SHA256SUMS").write_text(sums)
    if (ROOT / ".tools").is_dir():
        (copy / ".tools").symlink_to(ROOT / ".tools")
    return copy


@pytest.fixture
def project(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the project to break; the copies share a cache, with nothing in it from outside."""
    monkeypatch.setenv("ZXMAZES_CACHE", str(tmp_path_factory.getbasetemp() / "cache of copies"))
    return copied(tmp_path)


class Session:
    """The command line of a copy of the project, whose sources stay as they are: one process takes all commands."""

    def __init__(self, root: Path) -> None:
        self.root = root
        command = [sys.executable, "-c", _SERVER]
        env = {**os.environ, "ZXMAZES_CACHE": str(root.parent / "cache")}
        self._process = subprocess.Popen(command, cwd=root, env=env, stdin=-1, stdout=-1, text=True)

    def run(self, *arguments: str) -> Done:
        """What a command would do in a process of its own; an exception that it would end with ends the session."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        return subprocess.CompletedProcess(arguments, *json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


#: Takes the arguments of a command in a line of JSON, answers with its exit status, output and errors.
_SERVER = """
import contextlib, io, json, sys
from zxmazes.cli import main
for line in sys.stdin:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(json.loads(line), prog_name="build.py")
        except SystemExit as end:
            status = end.code or 0
    print(json.dumps([status, out.getvalue(), err.getvalue()]), flush=True)
"""


@pytest.fixture(scope="module")
def standing_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """The command line of a copy with stand-ins for what is in asm/transform, and for braid."""
    project = copied(tmp_path_factory.mktemp("standing"))
    for folder in ("transform", "programs/generators", "programs/solvers"):  # these two carry what goes
        shutil.rmtree(project / "asm" / folder)
    (project / "asm" / "generate" / "generate_unicursal.asm").unlink()  # it calls a transform
    for name, text in STAND_INS.items():
        (project / "asm" / name).parent.mkdir(exist_ok=True)
        (project / "asm" / name).write_text(headed(text, Path(name).stem), encoding="ascii")
    with closing(Session(project)) as session:
        yield session


@pytest.fixture
def small_project(project: Path) -> Path:
    """That copy with a few programs only."""
    for path in (*(project / "basic").glob("*.bas"), *(project / "dist").iterdir()):
        if path.stem not in (*FEW, "loader", "SHA256SUMS"):
            path.unlink()
    for folder in (project / "asm" / "programs").iterdir():
        if folder.name not in (*FEW, "magazine"):
            shutil.rmtree(folder)
    sums = project / "dist" / "SHA256SUMS"
    lines = [line for line in sums.read_text().splitlines(keepends=True) if Path(line.split()[1]).stem in FEW]
    sums.write_text("".join(lines))
    return project
