"""The command line as a user types it: output, exit status, one line for each mistake, nothing left behind."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zxmazes.cli import main
from zxmazes.errors import MazeError
from zxmazes.maze import Maze
from zxmazes.paths import ROOT
from zxmazes.programs import registry
from zxmazes.routines.library import Library
from zxmazes.routines.registry import names, parameters

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
#: Their families, and what their headers have besides.
_CHANGE = """; Menu:  10, "Stand-in", "one row", "and another"
; Promise: connected
; Refuses: {}
"""
_AXES = '; Parameter: mirror_axes, 1 to 3, default 1, "Axes": 1 left and right alike, 2 top and bottom, 3 both\n'
HEADS = {
    "fill": ("change", _CHANGE.format("never")),
    "open_ends": ("change", _CHANGE.format("start is in the outer wall") + "; Ends: start, finish\n"),
    "mirror": ("change", _CHANGE.format("never") + _AXES),
    "generate_braid": ("change", _CHANGE.format("never") + "; After: generate_kruskal\n"),
    "maze_stats": ("measure", ""),
    "pick_longest": ("measure", ""),
}
BARE = "        org $8000\n        public start\nstart:\n        ret\nimage_end:\n"
FIELD = "#####\n#S  #\n# # #\n#  F#\n#####\n"


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build.py"), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def one_line(done: subprocess.CompletedProcess[str], status: int) -> str:
    """The message of a command that failed as it should: exit status, a single line, no traceback."""
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    if status == 1:
        assert done.stderr.startswith("build.py: "), done.stderr
        assert done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""
    return done.stderr


def test_help_has_examples(typed) -> None:
    top = typed("--help")
    assert top.returncode == 0
    assert "Examples:" in top.stdout
    for command in ("build", "list", "run", "maze", "bench"):
        assert command in top.stdout
        page = typed(command, "--help")
        assert page.returncode == 0
        assert command == "list" or "Example" in page.stdout


def test_list_names_programs_and_routines(typed) -> None:
    text = typed("list").stdout
    listed = [name for family in ("change", "measure", "format", "fill") for name in names(family)]
    for name in (*registry.names(), "corridor", "dfs_small", "wave_cpir", *listed, *parameters()):
        assert f"  {name} " in text
    assert all(len(line.split()) > 4 for line in text.splitlines() if line.startswith("  ")), "each says what it is"


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


LONG = "9" * 5000
#: What a user may type wrongly, or have wrong in a file: the command line, its exit status, a part of the message.
MISTAKES: list[tuple[str, int, str]] = [
    ("", 2, "Usage"),
    ("bake", 2, "No such command"),
    ("bake²", 2, "No such command"),
    ("--colour", 2, "No such option"),
    ("build nothing", 1, "there is no program `nothing`: choose from corridor"),
    ("build corridor nothing", 1, "there is no program `nothing`"),
    ("build ../corridor", 1, "there is no program `../corridor`"),
    ("build corridor.tap", 1, "there is no program `corridor.tap`"),
    ("build Corridor", 1, "there is no program `Corridor`"),
    ("build wave\nwave", 1, "there is no program `wave\\nwave`"),
    ("build \udcff", 1, "there is no program `\\udcff`"),
    ("build wave --output field.txt", 1, "field.txt: cannot be written: File exists"),
    ("build wave --output field.txt/dist", 1, "field.txt/dist: cannot be written: Not a directory"),
    ("build wave --output /dev/full", 1, "/dev/full: cannot be written"),
    ("build wave --output /proc/none", 1, "/proc/none: cannot be written"),
    ("build wave --output", 2, "requires an argument"),
    ("build dfs --output ", 2, "'--output': the name is empty"),
    ("maze dfs --m2 ", 2, "'--m2': the name is empty"),
    ("run dfs --png ", 2, "'--png': the name is empty"),
    ("build --all", 2, "No such option"),
    ("list all", 2, "unexpected extra argument"),
    ("run", 2, "Missing argument 'NAME'"),
    ("run nothing", 1, "there is no program `nothing`"),
    ("run wave corridor", 2, "unexpected extra argument"),
    ("run wave --model 16", 2, "'16' is not one of"),
    ("run wave --model 48K", 2, "'48K' is not one of"),
    ("run wave --frames -1", 2, "-1 is not in the range"),
    ("run wave --frames 30001", 2, "30001 is not in the range"),
    ("run wave --frames ²", 2, "'²' is not a valid"),
    (f"run wave --frames {LONG}", 2, "is not a valid"),
    ("run wave --png pictures", 2, "is a directory"),
    ("run wave --png field.txt/x.png", 1, "field.txt/x.png: cannot be written: Not a directory"),
    ("bench extra", 2, "unexpected extra argument"),
    ("bench --check=1", 2, "does not take a value"),
    ("maze", 2, "either a GENERATOR or --input"),
    ("maze dfs --input field.txt", 2, "either a GENERATOR or --input"),
    ("maze dfs dfs", 2, "unexpected extra argument"),
    ("maze maple", 1, "there is no generate routine `maple`: choose from aldous_broder, automaton_maze"),
    ("maze generate_dfs", 1, "there is no generate routine `generate_dfs`"),
    ("maze ²", 1, "there is no generate routine `²`"),
    ("maze DFS", 1, "there is no generate routine `DFS`"),
    (f"maze {LONG}", 1, "there is no generate routine `999"),
    ("maze dfs --solve guess", 1, "there is no solve routine `guess`: choose from dead_ends, distance_map"),
    ("maze dfs --solve solve_wave", 1, "there is no solve routine `solve_wave`"),
    ("maze dfs --solve", 2, "requires an argument"),
    ("maze dfs --size 30x31", 1, "30x31 is no size for a maze: both numbers must be odd, 5 to 31"),
    ("maze dfs --size 31x3", 1, "31x3 is no size"),
    ("maze dfs --size 33x33", 1, "33x33 is no size"),
    ("maze dfs --size 0x0", 1, "0x0 is no size"),
    ("maze dfs --size 255x255", 1, "255x255 is no size"),
    ("maze dfs --size 256x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size big", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size 31", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size x", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size 5x5x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size -5x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size +5x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size 5.0x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size ²x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size ٣١x٣١", 2, "write WIDTHxHEIGHT"),
    (f"maze dfs --size {LONG}x5", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --size=", 2, "write WIDTHxHEIGHT"),
    ("maze dfs --seed 65536", 2, "65536 is not in the range"),
    ("maze dfs --seed -1", 2, "-1 is not in the range"),
    ("maze dfs --seed 0x7", 2, "'0x7' is not a valid"),
    ("maze dfs --seed ²", 2, "'²' is not a valid"),
    (f"maze dfs --seed {LONG}", 2, "is not a valid"),
    ("maze dfs --solve wave_cpir --from here", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --from 1", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --from 1,2,3", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --from -1,1", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --from ²,1", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --to 1,²", 2, "write ROW,COLUMN"),
    (f"maze dfs --solve wave_cpir --to {LONG},1", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --to 256,0", 2, "write ROW,COLUMN"),
    ("maze dfs --solve wave_cpir --to 0,0", 1, "there is no route from (1, 1) to (0, 0)"),
    ("maze dfs --solve wave_cpir --to 200,0", 1, "there is no cell (200, 0): rows go from 0 to 30, columns from 0 to"),
    (
        "maze dfs --size 11x9 --solve wave --to 9,9",
        1,
        "there is no cell (9, 9): rows go from 0 to 8, columns from 0 to",
    ),
    ("maze dfs --size 11x9 --transform fill_dead_ends --from 1,31", 1, "there is no cell (1, 31)"),
    ("maze dfs --from 1,1", 2, "--from and --to need --solve"),
    ("maze dfs --stats --to 3,3", 2, "--from and --to need --solve"),
    ("maze dfs --transform braid --to 3,3", 2, "--from and --to need --solve"),
    ("maze dfs --set growing_newest", 2, "write NAME=VALUE"),
    ("maze growing_tree --set growing_newest=", 2, "write NAME=VALUE"),
    ("maze growing_tree --set =9", 1, "there is no parameter ``"),
    ("maze growing_tree --set growing_newest=many", 2, "write NAME=VALUE"),
    ("maze growing_tree --set growing_newest=²", 2, "write NAME=VALUE"),
    ("maze growing_tree --set growing_newest=9=9", 2, "write NAME=VALUE"),
    (f"maze growing_tree --set growing_newest={LONG}", 2, "write NAME=VALUE"),
    ("maze growing_tree --set growing_newest=9 --set growing_newest=9", 2, "`growing_newest` is set twice"),
    ("maze growing_tree --set newest=9", 1, "there is no parameter `newest`: choose from automaton_"),
    ("maze growing_tree --set growing_newest=256", 1, "growing_newest=256 is out of range: 0 to 255"),
    ("maze growing_tree --set growing_newest=-1", 1, "growing_newest=-1 is out of range: 0 to 255"),
    ("maze rings --set rings_count=0", 1, "rings_count=0 is out of range: 1 to 255"),
    ("maze dfs --set growing_newest=9", 1, "read by generate_growing_tree; what you run reads no param"),
    ("maze growing_tree --set rings_count=9", 1, "what you run reads growing_newest"),
    ("maze dfs --transform melt", 1, "there is no transform routine `melt`: choose from"),
    ("maze dfs --transform maze_stats", 1, "there is no transform routine `maze_stats`"),
    ("maze dfs --transform dfs", 1, "there is no transform routine `dfs`"),
    ("maze dfs --longest-of 0", 2, "0 is not in the range"),
    ("maze dfs --longest-of 257", 2, "257 is not in the range"),
    ("maze dfs --longest-of ²", 2, "'²' is not a valid"),
    ("maze braid --longest-of 9", 2, "--longest-of needs a generator that makes a maze of its own"),
    ("maze --input field.txt --stats --longest-of 9", 2, "--longest-of needs a generator"),
    ("maze --input field.txt", 2, "--input needs --transform NAME, --stats or --solve"),
    ("maze --input none.txt --stats", 1, "none.txt: cannot be read: No such file"),
    ("maze --input pictures --stats", 1, "pictures: cannot be read: Is a directory"),
    ("maze --input field.txt/x --stats", 1, "cannot be read: Not a directory"),
    ("maze --input loop --stats", 1, "loop: cannot be read"),
    (f"maze --input {LONG} --stats", 1, "cannot be read: File name too long"),
    ("maze --input /dev/null --stats", 1, "/dev/null: is empty"),
    ("maze --input /dev/zero --stats", 1, "/dev/zero: is too long: a maze takes at most 100,000 bytes"),
    ("maze --input empty.txt --stats", 1, "empty.txt: is empty"),
    ("maze --input blank.txt --stats", 1, "blank.txt: is empty"),
    ("maze --input prose.txt --stats", 1, "prose.txt:1:1: `A` is neither wall (#) nor way"),
    ("maze --input latin.txt --stats", 1, "latin.txt: is not a text file"),
    ("maze --input tab.txt --stats", 1, "tab.txt:1:1: `\\t` is neither wall"),
    ("maze --input row.txt --solve wave", 1, "there is no cell (1, 1): rows go from 0 to 0, columns from 0 to 2"),
    ("maze --input column.txt --solve wave", 1, "there is no cell (1, 1)"),
    ("maze --input row.txt --transform fill_dead_ends", 1, "there is no cell (1, 1)"),
    ("maze --input odd.m2 --stats", 1, "odd.m2:1: `² 4` should be the width and the height"),
    ("maze --input huge.m2 --stats", 1, "huge.m2:1: 999999999 x 4 cells do not fit"),
    ("maze --input large.txt --stats --m2 large.m2", 1, "32 x 32 characters do not fit into an M2 file"),
    ("maze --input field.txt --stats --m2 field.txt", 2, "--input and --m2 name the same file"),
    ("maze --input field.txt --stats --m2 pictures/../field.txt", 2, "--input and --m2 name the same file"),
    ("maze --input field.txt --stats --png link.txt", 2, "--input and --png name the same file"),
    ("maze --input link.txt --stats --png field.txt", 2, "--input and --png name the same file"),
    ("maze dfs --png a --m2 a", 2, "--png and --m2 name the same file"),
    ("maze dfs --png a --m2 ./pictures/../a", 2, "--png and --m2 name the same file"),
    ("maze dfs --png field.txt --m2 link.txt", 2, "--png and --m2 name the same file"),
    ("maze dfs --m2 no/such/place", 1, "no/such/place: cannot be written: No such file"),
    ("maze dfs --m2 pictures", 2, "is a directory"),
    ("maze dfs --m2 /dev/full", 1, "/dev/full: cannot be written: No space left"),
    ("maze dfs --png /dev/full", 1, "/dev/full: cannot be written: No space left"),
    ("maze dfs --png no\nplace/a.png", 1, "no\\nplace/a.png: cannot be written"),
    (f"maze dfs --png {'a' * 300}", 1, "cannot be written: File name too long"),
    ("maze corridor --m2 a", 1, "a door leads out on the right or below: keep the maze as text or PNG"),
    ("maze tunnel --m2 a", 1, "an M2 file holds only upper and left thin walls: at row"),
    ("maze rings_wide --m2 a", 1, "an M2 file holds only upper and left thin walls: at row"),
    ("maze erosion --m2 a", 1, "an M2 file holds only upper and left thin walls: at row"),
]


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


def contents(folder: Path) -> dict[str, bytes | None]:
    """All that is in a folder and below it: a file's bytes by its path, None for anything else."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]):
    """A function that runs the command line in this process; any exception but the end of the program is a failure."""

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        with pytest.raises(SystemExit) as ended:
            main(list(arguments), prog_name="build.py")
        return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), *capsys.readouterr())

    return command


@pytest.mark.parametrize(
    ("line", "status", "message"),
    MISTAKES,
    ids=[ascii(line if len(line) < 70 else line.replace(LONG, "9.."))[1:71] for line, _, _ in MISTAKES],
)
def test_mistakes_are_told_in_a_line(line: str, status: int, message: str, desk: Path, typed) -> None:
    before = contents(desk)
    done = typed(*(line.split(" ") if line else []))
    assert message in one_line(done, status)
    assert contents(desk) == before, "nothing written, nothing deleted"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project to break, in a folder with a space in its name, as a build has left it."""
    copy = tmp_path / "my project"
    for folder in ("asm", "basic", "dist", "zxmazes"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", copy)
    built = {name: data for name, data in contents(copy / "dist").items() if data and name != "SHA256SUMS"}
    sums = "".join(f"{hashlib.sha256(built[name]).hexdigest()}  {name}\n" for name in sorted(built))
    (copy / "dist" / "SHA256SUMS").write_text(sums)
    if (ROOT / ".tools").is_dir():
        (copy / ".tools").symlink_to(ROOT / ".tools")
    return copy


@pytest.fixture
def standing_in(project: Path) -> Path:
    """That copy with stand-ins for what is in asm/transform, and for braid."""
    shutil.rmtree(project / "asm" / "transform", ignore_errors=True)
    for name, text in STAND_INS.items():
        (project / "asm" / name).parent.mkdir(exist_ok=True)
        (project / "asm" / name).write_text(headed(text, Path(name).stem), encoding="ascii")
    return project


def headed(text: str, label: str) -> str:
    """A stand-in with its header block."""
    family, more = HEADS[label]
    fields = ("In", "Out", "Keeps", "Uses", "Writes", "Size", "Time", "Stack")
    block = f"; {label} - stands in\n; Family: {family}\n; Source: common knowledge\n{more}"
    block += "".join(f"; {name}: 1, whatever it is\n" for name in fields)
    return text.replace(f"\n{label}:", f"\n{block}{label}:")


def maze_in(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "build.py", "maze", *arguments]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


def text_of(library: Library, name: str, seed: int, **parameters: int) -> list[str]:
    """The picture that the command line should print of a maze of 11 x 11, as a list of rows."""
    library.generate(name, seed, 11, 11, parameters=parameters)
    return Maze(library.walls(), 11, 11).text().splitlines()


def test_the_picture_of_the_readme_is_solved(desk: Path, typed) -> None:
    drawing = re.search(r"^printf .*picture\.txt$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
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
    done = maze_in(standing_in, *arguments, "--m2", "field.m2")
    assert "at row 2, column 2 the post between four cells is missing" in one_line(done, 1)
    assert not (standing_in / "field.m2").exists()


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


#: A loader, a listing with code and one without: enough to build all of a project.
FEW = ("corridor", "magazine_z4", "magazine_z13")


@pytest.fixture
def small_project(project: Path) -> Path:
    """That copy with a few programs only."""
    for path in (*(project / "basic").glob("*.bas"), *(project / "dist").iterdir()):
        if path.stem not in (*FEW, "SHA256SUMS"):
            path.unlink()
    sums = project / "dist" / "SHA256SUMS"
    lines = [line for line in sums.read_text().splitlines(keepends=True) if Path(line.split()[1]).stem in FEW]
    sums.write_text("".join(lines))
    return project


def test_builds_in_a_folder_with_a_space(small_project: Path) -> None:
    project = small_project
    before = contents(project / "dist")
    assert {Path(name).stem for name in before} == {*FEW, "SHA256SUMS"}
    shutil.rmtree(project / "dist")
    done = build_in(project)
    assert done.returncode == 0, done.stderr
    assert contents(project / "dist") == before


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
        ("asm/programs/wave/main.asm", "start:", "        ld a,300\nstart:", "asm/programs/wave/main.asm:"),
        ("asm/programs/wave/main.asm", "start:", "        nopp\nstart:", "is no instruction"),
        ("asm/lib/random.asm", "rng_next:", "        org $9000\nrng_next:", "asm/lib/random.asm:"),
        ("asm/programs/wave/main.asm", "public start,", "public strat,", "PUBLIC names `strat`"),
        ("asm/programs/wave/main.asm", "public start, title", "public title", "public label `start`"),
        ("asm/programs/wave/main.asm", "start:", "        nop\nstart:", "wants `start` right after ORG"),
        ("asm/programs/wave/main.asm", "title_screen:", "titel_screen:", "'title_screen' is undefined"),
        ("asm/programs/wave/main.asm", "*", BARE, "no label `title_screen`"),
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
    before = {item.name for item in (project / "dist").iterdir()}
    done = build_in(project, "wave")
    assert message in one_line(done, 1)
    assert {item.name for item in (project / "dist").iterdir()} == {name for name in before if name[:5] != "wave."}


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("basic/shared/ending.bas", "PRINT #1", "PRNT #1", "basic/shared/ending.bas:7:"),
        ("basic/shared/ending.bas", "\n9500 ", "\n1 ", "begins with line 1, after line"),
        ("basic/magazine_z4.bas", "Parts:  ending", "Parts:  begin", "basic/shared/begin.bas: cannot be read"),
        ("basic/magazine_z4.bas", "{start-1}", "{strat-1}", "basic/magazine_z4.bas:"),
        ("asm/programs/magazine/z4.asm", "public start", "public image_end", "wants a public label `start`"),
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


def test_a_broken_shared_source_leaves_no_stale_program(small_project: Path) -> None:
    """What cannot be built any more goes, and so does what has no source any more; the rest is built anew."""
    project = small_project
    (project / "dist" / "my_game.tap").write_bytes(b"")
    (project / "basic" / "gone.bas").write_text('10 PRINT "gone"\n')
    assert build_in(project).returncode == 0
    assert {item.stem for item in (project / "dist").iterdir()} == {*FEW, "gone", "my_game", "SHA256SUMS"}
    (project / "basic" / "gone.bas").unlink()
    path = project / "asm" / "solve" / "solve_wave_cpir.asm"
    path.write_text(path.read_text(encoding="ascii").replace("cpir\n", "cpri\n"), encoding="ascii")
    assert "asm/solve/solve_wave_cpir.asm:" in one_line(build_in(project), 1)
    assert contents(project / "dist") == {"my_game.tap": b"", "SHA256SUMS": b""}


def test_an_interrupted_build_leaves_all_as_it_was(project: Path, tmp_path: Path) -> None:
    """The user presses Ctrl-C while pasmo is at work."""
    (project / ".tools").unlink(missing_ok=True)
    pasmo = tmp_path / "bin" / "pasmo"
    pasmo.parent.mkdir()
    pasmo.write_text("#!/bin/sh\nkill -INT $PPID\nexec sleep 20\n")
    pasmo.chmod(0o755)
    before = contents(project)
    done = build_in(
        project, "wave", env={"PATH": f"{pasmo.parent}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1"}
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert contents(project) == before


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


def test_run_shows_the_screen(tmp_path: Path) -> None:
    done = run("run", "corridor", "--keys", "ENTER t 4 2 ENTER")
    assert done.returncode == 0
    assert "Seed     42" in done.stdout
    done = run("run", "wave", "--model", "128", "--png", str(tmp_path / "w.png"))
    assert done.returncode == 0
    assert (tmp_path / "w.png").read_bytes().startswith(b"\x89PNG")
