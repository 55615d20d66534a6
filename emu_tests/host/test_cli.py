"""The command line as a user types it, when all is well: output, files, exit status."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from emu_tests.machine.command_line import one_line, text_of
from zxmazes.commands import bench
from zxmazes.errors import MazeError
from zxmazes.paths import ROOT
from zxmazes.programs import registry
from zxmazes.routines.index import names, parameters
from zxmazes.routines.library import Library


def test_help_has_examples(typed) -> None:
    top = typed("--help")
    assert top.returncode == 0
    assert "Examples:" in top.stdout
    for command in ("build", "list", "run", "maze", "bench"):
        assert command in top.stdout
        page = typed(command, "--help")
        assert page.returncode == 0
        assert command == "list" or "Example" in page.stdout


def test_the_packaging_tool_is_not_what_build_means_here() -> None:
    """`python -m build` in the checkout finds build.py; test_install.py makes a wheel as the message says."""
    command = [sys.executable, "-m", "build", "--wheel"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "to make a wheel, python -m pip wheel --no-deps ." in one_line(done, 1)


def test_list_names_programs_and_routines(typed) -> None:
    text = typed("list").stdout
    listed = [name for family in ("change", "measure", "format", "fill") for name in names(family)]
    for name in (*registry.names(), "corridor", "dfs_small", "wave_cpir", *listed, *parameters()):
        assert f"  {name} " in text
    assert all(len(line.split()) > 2 for line in text.splitlines() if line.startswith("  ")), "each says what it is"


def test_maze_as_text_png_and_m2(desk: Path, typed) -> None:
    text = typed("maze", "corridor", "--seed", "7", "--size", "31x23")
    assert text.returncode == 0
    assert len(text.stdout.splitlines()) == 23
    assert typed("maze", "corridor", "--seed", "7", "--size", "31x23").stdout == text.stdout
    done = typed("maze", "dfs", "--size", "11x9", "--png", "a.png", "--m2", "a.txt")
    assert done.returncode == 0
    assert (desk / "a.png").read_bytes().startswith(b"\x89PNG")
    assert (desk / "a.txt").read_text().startswith("5 4\n")
    solved = typed("maze", "--input", "a.txt", "--solve", "wave_cpir")
    assert solved.stdout.count("S") == solved.stdout.count("F") == 1
    assert "steps" in solved.stderr


def test_a_picture_is_solved_from_s_to_f(desk: Path, typed) -> None:
    done = typed("maze", "--input", "field.txt", "--solve", "wave_cpir")
    assert done.stdout.count("*") == 3
    assert "4 steps" in done.stderr
    done = typed("maze", "--input", "field.txt", "--solve", "wave_cpir", "--from", "3,1", "--to", "3,2")
    assert "1 steps" in done.stderr


def test_a_picture_has_its_ends_anywhere(tmp_path: Path, typed) -> None:
    picture = tmp_path / "picture.txt"
    picture.write_text("######\n#    #\n#S##F#\n######\n")
    assert typed("maze", "--input", str(picture), "--solve", "wave").stdout == "######\n#****#\n#S##F#\n######\n"


def test_the_picture_of_the_documents_is_solved(desk: Path, typed) -> None:
    text = (ROOT / "docs" / "FILES.md").read_text(encoding="utf-8")
    drawing = re.search(r"^printf .*picture\.txt$", text, re.MULTILINE)
    assert drawing
    subprocess.run(["sh", "-c", drawing[0]], cwd=desk, check=True)
    done = typed("maze", "--input", "picture.txt", "--solve", "wave")
    assert done.returncode == 0, done.stderr
    rows = [line.replace("*", " ") for line in done.stdout.splitlines()]
    assert rows == (desk / "picture.txt").read_text().splitlines()
    assert "*" in done.stdout


@pytest.mark.parametrize("newest", [0, 255])
def test_a_parameter_is_set(newest: int, library: Library, typed) -> None:
    done = typed("maze", "growing_tree", "--seed", "5", "--size", "11x11", "--set", f"growing_newest={newest}")
    assert done.stdout.splitlines() == text_of(library, "growing_tree", 5, growing_newest=newest)
    assert done.stdout.splitlines() != text_of(library, "growing_tree", 5)


def test_every_transform_changes_a_maze(typed) -> None:
    for name in names("change"):
        done = typed("maze", "dfs", "--transform", name)
        assert done.returncode == 0, done.stderr
        assert len(done.stderr.splitlines()) == 2
        assert len(done.stdout.splitlines()) == 31


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
    from zxmazes.machine.spectrum import Machine

    tape = tmp_path / "x.tap"
    tape.write_bytes(damage((ROOT / "dist" / "wave.tap").read_bytes()))
    with pytest.raises(MazeError, match=message):
        Machine().load_tape(tape, 0x8000)


def test_a_missing_tape_is_told() -> None:
    from zxmazes.machine.spectrum import Machine

    with pytest.raises(MazeError, match="cannot be read"):
        Machine().load_tape(ROOT / "dist" / "none.tap", 0x8000)
    with pytest.raises(MazeError, match="cannot be read as a snapshot"):
        Machine().load_snapshot(ROOT / "README.md")


def test_run_shows_the_screen(tmp_path: Path, typed) -> None:
    done = typed("run", "corridor", "--keys", "f t 4 2 ENTER")
    assert done.returncode == 0
    assert done.stdout.splitlines()[0].endswith(" 42")
    done = typed("run", "corridor", "--keys", "CS+SPACE")
    assert done.returncode == 0
    assert "RUN 20" in done.stdout, "BREAK is two keys together"
    done = typed("run", "wave", "--model", "128", "--png", str(tmp_path / "w.png"))
    assert done.returncode == 0
    assert (tmp_path / "w.png").read_bytes().startswith(b"\x89PNG")


def test_bench_tells_which_pages_are_stale(typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh, stale = tmp_path / "FRESH.md", tmp_path / "STALE.md"
    fresh.write_text("as measured")
    stale.write_text("of yesterday")
    monkeypatch.setattr(bench, "_PAGES", {"house": lambda report: {fresh: "as measured", stale: "of today"}})
    for name in ("stale", "save"):
        monkeypatch.setattr(bench.movie, name, list)  # test_movie.py tests the movie
    told = typed("bench", "--check")
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith("build.py: STALE.md: ")
    assert stale.read_text() == "of yesterday"
    assert typed("bench").stdout == "Written: STALE.md\n"
    assert stale.read_text() == "of today"
    assert typed("bench", "--check").returncode == 0
    stale.write_text("of yesterday")
    assert typed("bench", "movie", "--check").returncode == 0, "only what is named"
    assert typed("bench", "house").stdout == "Written: STALE.md\n"


def test_a_large_maze_as_text_and_png(desk: Path, typed) -> None:
    text = typed("maze", "dfs_large", "--size", "127x63", "--seed", "7")
    assert text.returncode == 0, text.stderr
    assert [len(line) for line in text.stdout.splitlines()] == [127] * 63
    assert "generate_dfs_large: " in text.stderr
    done = typed("maze", "eller_large", "--size", "63x63", "--transform", "braid_large", "--png", "large.png")
    assert done.returncode == 0, done.stderr
    assert (desk / "large.png").read_bytes().startswith(b"\x89PNG")
