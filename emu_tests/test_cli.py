"""The command line as a user types it: output, exit status, one line for each mistake, nothing left behind."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zxmazes import image
from zxmazes.errors import MazeError
from zxmazes.image import KINDS
from zxmazes.paths import ROOT

BARE = "        org $8000\n        public start\nstart:\n        ret\n"
FIELD = "#####\n#S  #\n# # #\n#  F#\n#####\n"


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build.py"), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def one_line(done: subprocess.CompletedProcess[str], status: int) -> str:
    """The message of a command that failed as it should: exit status, a single line, no traceback."""
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    if status == 1:
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""
    return done.stderr


def test_help_has_examples() -> None:
    top = run("--help")
    assert top.returncode == 0
    assert "Examples:" in top.stdout
    for command in ("build", "list", "run", "maze", "bench"):
        assert command in top.stdout
        page = run(command, "--help")
        assert page.returncode == 0
        assert command == "list" or "Example" in page.stdout


def test_list_names_programs_and_routines() -> None:
    text = run("list").stdout
    for name in (*image.programs(), "corridor", "dfs_small", "wave_cpir"):
        assert f"  {name} " in text
    assert all(len(line.split()) > 4 for line in text.splitlines() if line.startswith("  ")), "each says what it is"


def test_maze_as_text_png_and_m2(tmp_path: Path) -> None:
    text = run("maze", "corridor", "--seed", "7", "--size", "31x23")
    assert text.returncode == 0
    assert len(text.stdout.splitlines()) == 23
    assert run("maze", "corridor", "--seed", "7", "--size", "31x23").stdout == text.stdout
    done = run("maze", "dfs", "--size", "11x9", "--png", "a.png", "--m2", "a.txt", cwd=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "a.txt").read_text().startswith("5 4\n")
    solved = run("maze", "--input", "a.txt", "--solve", "wave_cpir", cwd=tmp_path)
    assert solved.stdout.count("S") == solved.stdout.count("F") == 1
    assert "steps" in solved.stderr


def test_a_picture_is_solved_from_s_to_f(tmp_path: Path) -> None:
    (tmp_path / "field.txt").write_text(FIELD)
    done = run("maze", "--input", "field.txt", "--solve", "wave_cpir", cwd=tmp_path)
    assert done.stdout.count("*") == 3
    assert "4 steps" in done.stderr
    done = run("maze", "--input", "field.txt", "--solve", "wave_cpir", "--from", "3,1", "--to", "3,2", cwd=tmp_path)
    assert "1 steps" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ((), 2, "Usage"),
        (("bake",), 2, "No such command"),
        (("build", "nothing"), 1, "there is no program `nothing`: choose from corridor"),
        (("run", "nothing"), 1, "there is no program `nothing`"),
        (("run", "corridor", "--keys", "ctrl"), 1, "there is no key `ctrl`"),
        (("run", "corridor", "--model", "16"), 2, "'16' is not one of"),
        (("run", "corridor", "--png", "no/such/place.png"), 1, "cannot be written"),
        (("maze",), 2, "either a GENERATOR or --input"),
        (("maze", "maple"), 1, "there is no generate routine `maple`: choose from aldous_broder, binary_tree"),
        (("maze", "dfs", "--solve", "guess"), 1, "there is no solve routine `guess`: choose from wave_cpir"),
        (("maze", "dfs", "--size", "30x31"), 1, "30x31 is no size for a maze: both numbers must be odd, 5 to 31"),
        (("maze", "dfs", "--size", "31x3"), 1, "31x3 is no size"),
        (("maze", "dfs", "--size", "33x33"), 1, "33x33 is no size"),
        (("maze", "dfs", "--size", "big"), 2, "write WIDTHxHEIGHT"),
        (("maze", "dfs", "--seed", "65536"), 2, "65536 is not in the range"),
        (("maze", "dfs", "--seed", "-1"), 2, "-1 is not in the range"),
        (("maze", "dfs", "--solve", "wave_cpir", "--from", "here"), 2, "write ROW,COLUMN"),
        (("maze", "dfs", "--solve", "wave_cpir", "--to", "0,0"), 1, "there is no route from (1, 1) to (0, 0)"),
        (("maze", "dfs", "--solve", "wave_cpir", "--to", "200,0"), 1, "there is no route"),
        (("maze", "--input", "README.md"), 2, "--input wants --solve"),
        (("maze", "--input", "none.txt", "--solve", "wave_cpir"), 1, "none.txt: cannot be read"),
        (("maze", "--input", "README.md", "--solve", "wave_cpir"), 1, "README.md"),
        (("maze", "dfs", "--m2", "no/such/place"), 1, "cannot be written"),
        (("bench", "extra"), 2, "unexpected extra argument"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_mistakes_are_told_in_a_line(arguments: tuple[str, ...], status: int, message: str) -> None:
    if arguments[:1] == ("maze",) and "dfs" in arguments and status == 1:
        done = run(*arguments)
        assert done.returncode == 1
        assert done.stderr.splitlines()[-1].startswith("build.py: ")
        assert "Traceback" not in done.stderr
        assert message in done.stderr
    else:
        assert message in one_line(run(*arguments), status)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project to break, in a folder with a space in its name."""
    copy = tmp_path / "my project"
    for folder in ("asm", "basic", "dist", "zxmazes"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", copy)
    if (ROOT / ".tools").is_dir():
        (copy / ".tools").symlink_to(ROOT / ".tools")
    return copy


def build_in(project: Path, *arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "build.py", "build", *arguments]
    return subprocess.run(
        command, cwd=project, capture_output=True, text=True, check=False, env={**os.environ, **(env or {})}
    )


def test_builds_in_a_folder_with_a_space(project: Path) -> None:
    before = {path.name: path.read_bytes() for path in (project / "dist").iterdir()}
    shutil.rmtree(project / "dist")
    done = build_in(project)
    assert done.returncode == 0, done.stderr
    assert {path.name: path.read_bytes() for path in (project / "dist").iterdir()} == before


def test_a_basic_program_alone_makes_a_tape(project: Path) -> None:
    (project / "basic" / "hello.bas").write_text('# hello.bas - a greeting\n10 PRINT "hello"\n')
    assert build_in(project, "hello").returncode == 0
    assert sorted(path.name for path in (project / "dist").glob("hello.*")) == ["hello.tap"]
    command = [sys.executable, "build.py", "run", "hello"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "hello\n" in done.stdout
    command[2:] = ["list"]
    assert "a greeting" in subprocess.run(command, cwd=project, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("asm/programs/wave.asm", "start:", "        ld a,300\nstart:", "asm/programs/wave.asm:"),
        ("asm/programs/wave.asm", "start:", "        nopp\nstart:", "is no instruction"),
        ("asm/lib/random.asm", "rng_next:", "        org $9000\nrng_next:", "asm/lib/random.asm:"),
        ("asm/programs/wave.asm", "public start,", "public strat,", "PUBLIC names `strat`"),
        ("asm/programs/wave.asm", "public start, title", "public title", "public label `start`"),
        ("asm/programs/wave.asm", "title_screen:", "titel_screen:", "'title_screen' is undefined"),
        ("asm/programs/wave.asm", "*", BARE, "no label `title_screen`"),
        ("basic/wave.bas", "CLEAR", "CLAER", "basic/wave.bas:3:"),
        ("basic/wave.bas", "{start}", "{strat}", "strat"),
        ("basic/wave.bas", "\n20 ", "\n5 ", "basic/wave.bas:8:1"),
        ("basic/wave.bas", 'LOAD ""CODE', 'LOAD "x"CODE', "does not load"),
        ("basic/wave.bas", "20 RANDOMIZE USR {start}", "20 STOP", "does not load"),
    ],
)
def test_a_broken_source_leaves_nothing_behind(project: Path, file: str, old: str, new: str, message: str) -> None:
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(new if old == "*" else text.replace(old, new, 1), encoding="utf-8")
    done = build_in(project, "wave")
    assert message in one_line(done, 1)
    left = sorted(item.name for item in (project / "dist").iterdir())
    assert left == sorted(f"{name}.{kind}" for name in image.programs() if name != "wave" for kind in KINDS)


def test_a_broken_shared_source_leaves_no_stale_program(project: Path) -> None:
    """What cannot be built any more goes, and so does what has no source any more; the rest is built anew."""
    path = project / "asm" / "solve" / "solve_wave_cpir.asm"
    text = path.read_text(encoding="ascii")
    path.write_text(text.replace("cpir\n", "cpri\n"), encoding="ascii")
    assert "asm/solve/solve_wave_cpir.asm:" in one_line(build_in(project), 1)
    assert list((project / "dist").iterdir()) == []
    path.write_text(text, encoding="ascii")
    (project / "dist" / "gone.tap").write_bytes(b"")
    assert build_in(project).returncode == 0
    assert {item.stem for item in (project / "dist").iterdir()} == set(image.programs())


def test_a_loader_that_is_no_text_is_told(project: Path) -> None:
    (project / "basic" / "wave.bas").write_bytes(b"10 PRINT \xa9\n")
    assert "basic/wave.bas: is not UTF-8 text" in one_line(build_in(project, "wave"), 1)


def test_an_unwritable_dist_is_told(project: Path) -> None:
    shutil.rmtree(project / "dist")
    (project / "dist").write_text("a file where the folder should be")
    message = one_line(build_in(project, "wave"), 1)
    assert "dist: cannot be written" in message


def test_a_missing_pasmo_is_told(project: Path, tmp_path: Path) -> None:
    (project / ".tools").unlink(missing_ok=True)
    (tmp_path / "empty").mkdir()
    message = one_line(build_in(project, "wave", env={"PATH": str(tmp_path / "empty")}), 1)
    assert "pasmo is not installed" in message


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data: data[:-5], "damaged"),
        (lambda data: data[:1000] + bytes([data[1000] ^ 1]) + data[1001:], "wrong checksum"),
        (lambda data: b"", "it is empty"),
        (lambda data: data[:21], "damaged"),
    ],
)
def test_a_damaged_tape_is_told(damage, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from zxmazes.spectrum import Machine

    tape = tmp_path / "x.tap"
    tape.write_bytes(damage((ROOT / "dist" / "wave.tap").read_bytes()))
    with pytest.raises(MazeError, match=message):
        Machine().load_tape(tape, 0x8000)


def test_a_missing_tape_is_told() -> None:
    from zxmazes.spectrum import Machine

    with pytest.raises(MazeError, match="cannot be read"):
        Machine().load_tape(ROOT / "dist" / "none.tap", 0x8000)
    with pytest.raises(MazeError, match="cannot be read as a snapshot"):
        Machine().load_snapshot(ROOT / "README.md")


def test_run_shows_the_screen(tmp_path: Path) -> None:
    done = run("run", "corridor", "--keys", "ENTER t 4 2 ENTER")
    assert done.returncode == 0
    assert "Seed     42" in done.stdout
    done = run("run", "wave", "--model", "128", "--png", str(tmp_path / "w.png"))
    assert done.returncode == 0
    assert (tmp_path / "w.png").read_bytes().startswith(b"\x89PNG")
