"""The command line as a user types it: output, exit status, one line for each mistake, nothing left behind."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zxmazes import image
from zxmazes.errors import MazeError
from zxmazes.library import PARAMETERS, Library, conversions, fills, measures, transforms
from zxmazes.maze import Maze
from zxmazes.paths import DIST, ROOT

#: Routines with the interface of asm/transform, each with an effect that is plain to see.
STAND_INS = {
    "transform/fill.asm": """; fill.asm - all becomes wall
        public fill
fill:   ld hl,field
        ld (hl),$80
        ld de,field + 1
        ld bc,1023
        ldir
        or a
        ret
fill_end:
""",
    "transform/open_ends.asm": """; open_ends.asm - opens start and finish
        public open_ends
; open_ends - open start and finish
; In:    D, E = start row, column; H, L = finish
; Out:   field; carry clear
;        carry set: start is in the outer wall, nothing written
open_ends:
        ld a,d
        sub 1
        ret c
        call open_end
        ex de,hl
open_end:
        push hl
        ld l,d
        ld h,0
        ld b,5
open_end_row:
        add hl,hl
        djnz open_end_row
        ld d,0
        add hl,de
        ld de,field
        add hl,de
        ld (hl),0
        pop hl
        or a
        ret
open_ends_end:
""",
    "transform/mirror.asm": """; mirror.asm - opens mirror_axes cells from the top left one; seed 77: then a block
        public mirror
mirror: ld a,(mirror_axes)
        ld b,a
        ld hl,field + 33
mirror_next:
        ld (hl),0
        inc hl
        djnz mirror_next
        ld a,(rng_seed)
        xor 77
        ret nz
        ld (hl),$C0
        ret
mirror_end:
""",
    "generate/generate_braid.asm": """; generate_braid.asm - opens the post below and right of the first cell
        public generate_braid
generate_braid:
        xor a
        ld (field + 66),a
        ret
generate_braid_end:
""",
    "transform/maze_stats.asm": """; maze_stats.asm - figures of its own invention; carry when the first cell is a wall
        public maze_stats
maze_stats:
        ld a,(field + 33)
        add a,a
        ret c
        ld hl,300
        ld (stats_cells),hl
        ld hl,1
        ld (stats_dead_ends),hl
        inc hl
        ld (route_length),hl
        ld (stats_junctions),hl
        inc hl
        ld (stats_parts),hl
        ld hl,$0101
        ld (stats_start),hl
        ld l,3
        ld (stats_finish),hl
        ld hl,$0202
        ld (route),hl
        ret
maze_stats_end:
""",
    "transform/pick_longest.asm": """; pick_longest.asm - takes the last of the seeds
        public pick_longest
pick_longest:
        dec b
        ld c,b
        ld b,0
        push hl
        ld hl,(rng_seed)
        add hl,bc
        ld (rng_seed),hl
        ex (sp),hl
        call pick_longest_call
        pop bc
        ret
pick_longest_call:
        jp (hl)
pick_longest_end:
""",
}
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
    names = ("corridor", "dfs_small", "wave_cpir", *transforms(), *measures(), *conversions(), *fills(), *PARAMETERS)
    for name in (*image.programs(), *names):
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
        (("maze", "maple"), 1, "there is no generate routine `maple`: choose from aldous_broder, automaton_maze"),
        (
            ("maze", "dfs", "--solve", "guess"),
            1,
            "there is no solve routine `guess`: choose from dead_ends, distance_map",
        ),
        (("maze", "dfs", "--size", "30x31"), 1, "30x31 is no size for a maze: both numbers must be odd, 5 to 31"),
        (("maze", "dfs", "--size", "31x3"), 1, "31x3 is no size"),
        (("maze", "dfs", "--size", "33x33"), 1, "33x33 is no size"),
        (("maze", "dfs", "--size", "big"), 2, "write WIDTHxHEIGHT"),
        (("maze", "dfs", "--seed", "65536"), 2, "65536 is not in the range"),
        (("maze", "dfs", "--seed", "-1"), 2, "-1 is not in the range"),
        (("maze", "dfs", "--solve", "wave_cpir", "--from", "here"), 2, "write ROW,COLUMN"),
        (("maze", "dfs", "--solve", "wave_cpir", "--to", "0,0"), 1, "there is no route from (1, 1) to (0, 0)"),
        (("maze", "dfs", "--solve", "wave_cpir", "--to", "200,0"), 1, "there is no route"),
        (("maze", "dfs", "--set", "growing_newest"), 2, "write NAME=VALUE"),
        (("maze", "growing_tree", "--set", "growing_newest=many"), 2, "write NAME=VALUE"),
        (("maze", "growing_tree", *["--set", "growing_newest=9"] * 2), 2, "`growing_newest` is set twice"),
        (("maze", "growing_tree", "--set", "newest=9"), 1, "there is no parameter `newest`: choose from automaton_"),
        (("maze", "growing_tree", "--set", "growing_newest=256"), 1, "growing_newest=256 is out of range: 0 to 255"),
        (("maze", "growing_tree", "--set", "growing_newest=-1"), 1, "growing_newest=-1 is out of range: 0 to 255"),
        (("maze", "growing_tree", "--set", "rings_count=0"), 1, "rings_count=0 is out of range: 1 to 255"),
        (("maze", "dfs", "--set", "growing_newest=9"), 1, "read by generate_growing_tree; what you run reads no param"),
        (("maze", "growing_tree", "--set", "rings_count=9"), 1, "what you run reads growing_newest"),
        (("maze", "dfs", "--transform", "melt"), 1, "there is no transform routine `melt`: choose from"),
        (("maze", "dfs", "--transform", "maze_stats"), 1, "there is no transform routine `maze_stats`"),
        (("maze", "dfs", "--longest-of", "0"), 2, "0 is not in the range"),
        (("maze", "dfs", "--longest-of", "257"), 2, "257 is not in the range"),
        (("maze", "braid", "--longest-of", "9"), 2, "--longest-of wants a generator that makes a maze of its own"),
        (("maze", "--input", "README.md", "--stats", "--longest-of", "9"), 2, "--longest-of wants a generator"),
        (("maze", "--input", "README.md"), 2, "--input wants --transform NAME, --stats or --solve"),
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


@pytest.fixture
def standing_in(project: Path) -> Path:
    """That copy with stand-ins for what is in asm/transform, and for braid."""
    shutil.rmtree(project / "asm" / "transform", ignore_errors=True)
    for name, text in STAND_INS.items():
        (project / "asm" / name).parent.mkdir(exist_ok=True)
        (project / "asm" / name).write_text(text, encoding="ascii")
    return project


def maze_in(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "build.py", "maze", *arguments]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


def text_of(library: Library, name: str, seed: int, **parameters: int) -> list[str]:
    """The picture that the command line should print of a maze of 11 x 11, as a list of rows."""
    library.generate(name, seed, 11, 11, parameters=parameters)
    return Maze(library.walls(), 11, 11).text().splitlines()


@pytest.mark.parametrize("newest", [0, 255])
def test_a_parameter_is_set(newest: int, library: Library) -> None:
    done = run("maze", "growing_tree", "--seed", "5", "--size", "11x11", "--set", f"growing_newest={newest}")
    assert done.stdout.splitlines() == text_of(library, "growing_tree", 5, growing_newest=newest)
    assert done.stdout.splitlines() != text_of(library, "growing_tree", 5)


def test_every_transform_changes_a_maze() -> None:
    for name in transforms():
        done = run("maze", "dfs", "--transform", name)
        assert done.returncode == 0, done.stderr
        assert len(done.stderr.splitlines()) == 2
        assert len(done.stdout.splitlines()) == 31


def test_transforms_are_listed(standing_in: Path) -> None:
    command = [sys.executable, "build.py", "list"]
    text = subprocess.run(command, cwd=standing_in, capture_output=True, text=True, check=False).stdout
    rows = [line.split()[0] for line in text.splitlines()]
    at = rows.index("Transforms")
    assert rows[at : at + 5] == ["Transforms", "braid", "fill", "mirror", "open_ends"]
    assert rows[at + 5 : at + 9] == ["Measures", "maze_stats", "pick_longest", "Solve"]


def test_transforms_are_applied_in_order(standing_in: Path) -> None:
    done = maze_in(standing_in, "dfs", "--size", "5x5", "--transform", "fill", "--transform", "open_ends")
    assert done.stdout.splitlines() == ["#####", "#S###", "#####", "###F#", "#####"]
    assert [line.partition(":")[0] for line in done.stderr.splitlines()] == ["generate_dfs", "fill", "open_ends"]
    done = maze_in(standing_in, "dfs", "--size", "5x5", "--transform", "open_ends", "--transform", "fill")
    assert done.stdout.splitlines() == ["#####", "#S###", "#####", "###F#", "#####"], "the ends are marked"
    ends = ("--from", "1,3", "--to", "2,2")
    done = maze_in(standing_in, "dfs", "--size", "5x5", "--transform", "fill", "--transform", "open_ends", *ends)
    assert done.stdout.splitlines() == ["#####", "###S#", "##F##", "#####", "#####"]


def test_a_transform_that_refuses_says_why(standing_in: Path) -> None:
    done = maze_in(standing_in, "dfs", "--transform", "open_ends", "--from", "0,0")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "build.py: open_ends cannot change this maze: start is in the outer wall"
    assert done.stdout == ""


def test_a_transform_has_its_parameters(standing_in: Path) -> None:
    fill = ("dfs", "--size", "5x5", "--transform", "fill", "--transform", "mirror")
    assert maze_in(standing_in, *fill).stdout.splitlines()[1] == "# ###"
    assert maze_in(standing_in, *fill, "--set", "mirror_axes=3").stdout.splitlines()[1] == "#   #"
    done = maze_in(standing_in, "dfs", "--set", "mirror_axes=3")
    assert "read by mirror; what you run reads no parameter" in one_line(done, 1)


def test_a_generator_that_changes_mazes_is_a_transform_too(standing_in: Path, library: Library) -> None:
    for arguments, name in ((("dfs", "--transform", "braid"), "dfs"), (("braid",), "kruskal")):
        done = maze_in(standing_in, *arguments, "--seed", "5", "--size", "11x11")
        wanted = text_of(library, name, 5)
        wanted[2] = wanted[2][:2] + " " + wanted[2][3:]
        assert done.stdout.splitlines() == wanted


def test_a_typed_maze_is_transformed(standing_in: Path) -> None:
    (standing_in / "field.txt").write_text(FIELD.replace("# # #", "#####"))
    arguments = ("--input", "field.txt", "--transform", "braid", "--seed", "77", "--transform", "mirror")
    done = maze_in(standing_in, *arguments)
    assert done.stdout.splitlines() == ["#####", "#SX #", "## ##", "#  F#", "#####"], "X is a block"
    done = maze_in(standing_in, *arguments, "--png", "field.png", "--m2", "field.m2")
    assert done.returncode == 0, done.stderr
    assert (standing_in / "field.m2").read_text() == "2 2\n1 1\n1 1\n1 1\n1 0\n"


def test_a_maze_is_measured(standing_in: Path) -> None:
    done = maze_in(standing_in, "dfs", "--stats", "--size", "5x5")
    line = done.stderr.splitlines()[1]
    figures = "300 cells, 1 dead end, 2 junctions, 3 parts, longest route 2 steps from (1, 1) to (1, 3), "
    assert line.startswith("maze_stats: " + figures)
    assert done.stdout.splitlines()[1] == "#S*F#"
    done = maze_in(standing_in, "dfs", "--stats", "--solve", "wave_cpir", "--to", "3,1", "--size", "5x5")
    assert figures in done.stderr
    assert [row[1] for row in done.stdout.splitlines()][1::2] == ["S", "F"]
    done = maze_in(standing_in, "dfs", "--transform", "fill", "--stats")
    assert done.stderr.splitlines()[-1] == ("build.py: nothing in the field is passable: there is nothing to measure")


def test_the_longest_of_some_seeds(standing_in: Path, library: Library) -> None:
    done = maze_in(standing_in, "growing_tree", "--seed", "5", "--size", "11x11", "--longest-of", "130")
    assert done.stdout.splitlines() == text_of(library, "growing_tree", 134)
    assert done.stderr.startswith("pick_longest: seed 134, ")
    arguments = ("--seed", "65280", "--size", "11x11", "--longest-of", "256", "--set", "growing_newest=0")
    done = maze_in(standing_in, "growing_tree", *arguments)
    assert done.stdout.splitlines() == text_of(library, "growing_tree", 65535, growing_newest=0)
    done = maze_in(standing_in, "dfs", "--size", "6x11", "--longest-of", "3")
    assert "6x11 is no size for a maze" in one_line(done, 1)


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
    assert sorted(path.name for path in (project / "dist").glob("hello.*")) == ["hello.tap", "hello.z80"]
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
        ("asm/programs/wave.asm", "start:", "        nop\nstart:", "wants `start` right after ORG"),
        ("asm/programs/wave.asm", "title_screen:", "titel_screen:", "'title_screen' is undefined"),
        ("asm/programs/wave.asm", "*", BARE, "no label `title_screen`"),
        ("basic/wave.bas", "CLEAR", "CLAER", "basic/wave.bas:5:"),
        ("basic/wave.bas", "{start}", "{strat}", "strat"),
        ("basic/wave.bas", "\n20 ", "\n5 ", "basic/wave.bas:10:1"),
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
    assert left == sorted(item.name for item in DIST.iterdir() if item.stem != "wave")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("basic/shared/ending.bas", "PRINT #1", "PRNT #1", "basic/shared/ending.bas:7:"),
        ("basic/shared/ending.bas", "\n9500 ", "\n1 ", "begins with line 1, after line"),
        ("basic/magazine_z4.bas", "Parts:  ending", "Parts:  begin", "basic/shared/begin.bas: cannot be read"),
        ("basic/magazine_z4.bas", "{start-1}", "{strat-1}", "basic/magazine_z4.bas:"),
        ("asm/programs/magazine_z4.asm", "public start", "public image_end", "wants a public label `start`"),
    ],
)
def test_a_broken_listing_is_told(project: Path, file: str, old: str, new: str, message: str) -> None:
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert message in one_line(build_in(project, "magazine_z4"), 1)
    assert list((project / "dist").glob("magazine_z4.*")) == []
    assert message in one_line(build_in(project, "magazine"), 1), "and the cassette that it is on"
    assert list((project / "dist").glob("magazine.*")) == []


@pytest.mark.parametrize("other", ["magazine_z99", "magazine"])
def test_a_cassette_of_nothing_is_told(project: Path, other: str) -> None:
    path = project / "basic" / "magazine.bas"
    path.write_text(path.read_text().replace("# Cassette: ", f"# Cassette: {other} "))
    assert f"`{other}` cannot follow on its cassette" in one_line(build_in(project, "magazine"), 1)


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
