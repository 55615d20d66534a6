"""`build` in copies of the project, whole or broken in one place: what it says, and what is in dist/ then."""

import os
import shutil
import signal
from pathlib import Path

import pytest

from emu_tests.machine.command_line import FEW, Done, contents, one_line, run
from emu_tests.records.sampling import SOURCES, every
from zxmazes.__main__ import _interrupt

BARE = """; main.asm - bare
; Memory:  8000-FF57 it
; Screen:  title_screen
; Loading: Bare

        org $8000
        public start
start:
        ret
image_end:
"""


def build_in(project: Path, *arguments: str, **env: str) -> Done:
    return run("build", *arguments, cwd=project, **env)


def failure(project: Path) -> str:
    """The one line with which a build of all programs fails; what it has built all the same goes to the output."""
    done = build_in(project)
    return one_line(Done(done.args, done.returncode, "", done.stderr), 1).rstrip()


@pytest.mark.parametrize("names", [FEW, pytest.param((), marks=pytest.mark.sweep(*SOURCES))], ids=["named", "all"])
def test_builds_in_a_folder_with_a_space(names: tuple[str, ...], small_project: Path) -> None:
    """All programs by their names; and without names, which makes the pictures of the gallery too."""
    project = small_project
    before = contents(project / "dist")
    assert {Path(name).stem for name in before} == {*FEW, "SHA256SUMS"}
    shutil.rmtree(project / "dist")
    done = build_in(project, *names)
    assert done.returncode == 0, done.stderr
    assert contents(project / "dist") == before


def test_a_basic_program_alone_makes_a_tape(project: Path) -> None:
    (project / "basic" / "hello.bas").write_text('# hello.bas - a greeting\n10 PRINT "hello"\n')
    assert build_in(project, "hello").returncode == 0
    made = {path.suffix[1:] for path in (project / "dist").glob("hello.*")}
    assert {"tap", "z80"} <= made
    assert "sym" not in made, "it has no labels"
    done = run("run", "hello", cwd=project)
    assert done.returncode == 0, done.stderr
    assert "hello\n" in done.stdout
    assert "a greeting" in run("list", cwd=project).stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    every(
        5,
        [
            ("asm/programs/wave/main.asm", "start:", "        ld a,300\nstart:", "asm/programs/wave/main.asm:"),
            ("asm/programs/wave/main.asm", "start:", "        nopp\nstart:", "is not an instruction"),
            ("asm/lib/random.asm", "rng_next:", "rng_next:\n        org $C000", "the ORGs are 8000, C000"),
            ("asm/programs/wave/main.asm", "public start,", "public strat,", "PUBLIC names `strat`"),
            ("asm/programs/wave/main.asm", "public start, title", "public title", "public label `start`"),
            ("asm/programs/wave/main.asm", "start:", "        nop\nstart:", "put `start` right after the first ORG"),
            ("asm/programs/wave/opening.asm", "title_screen:", "titel_screen:", "'title_screen' is undefined"),
            ("asm/programs/wave/main.asm", "*", BARE, "`Screen:` names `title_screen`, which is not a public label"),
            ("basic/loader.bas", "CLEAR", "CLAER", "basic/loader.bas:6:40: CLAER is not a keyword"),
            ("basic/loader.bas", "{start}", "{strat}", "basic/loader.bas:11:18: the assembly has no symbol strat"),
            ("basic/loader.bas", "\n20 ", "\n5 ", "basic/loader.bas:11:1: line 5 follows line 15"),
            ("basic/loader.bas", 'LOAD ""CODE', 'LOAD "x"CODE', "does not load"),
            ("basic/loader.bas", "20 RANDOMIZE USR {start}", "20 STOP", "does not load"),
        ],
        *SOURCES,
    ),
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
    every(
        5,
        [
            ("basic/shared/ending.bas", "PRINT #1", "PRNT #1", "basic/shared/ending.bas:14:"),
            ("basic/shared/ending.bas", "\n9500 ", "\n1 ", "begins with line 1 and follows line"),
            ("basic/magazine_z4.bas", "Parts:  ending", "Parts:  begin", "basic/shared/begin.bas: cannot be read"),
            ("basic/magazine_z4.bas", "{start-1}", "{strat-1}", "basic/magazine_z4.bas:"),
            ("asm/programs/magazine/z4.asm", "public start", "public image_end", "add a public label `start`"),
        ],
        *SOURCES,
    ),
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


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        pytest.param(
            "        cpir\n",
            "        cpri\n",
            {"magazine_z4", "magazine_z13"},
            id="an instruction",
            marks=pytest.mark.sweep(*SOURCES),
        ),
        pytest.param("; Size:  ", "; Sice:  ", set(), id="a header", marks=pytest.mark.sweep(*SOURCES)),
    ],
)
def test_a_broken_shared_source_leaves_no_stale_program(
    small_project: Path, old: str, new: str, left: set[str]
) -> None:
    """What cannot be built any more goes, and what has no source any more; the rest is built anew.

    Without the headers nothing can be built.
    """
    project = small_project
    (project / "dist" / "my_game.tap").write_bytes(b"")
    (project / "basic" / "gone.bas").write_text('10 PRINT "gone"\n')
    assert build_in(project).returncode == 0
    assert {item.stem for item in (project / "dist").iterdir()} == {*FEW, "gone", "my_game", "SHA256SUMS"}
    (project / "basic" / "gone.bas").unlink()
    path = project / "asm" / "solve" / "solve_wave_cpir.asm"
    path.write_text(path.read_text(encoding="ascii").replace(old, new), encoding="ascii")
    shutil.rmtree(project / "docs", ignore_errors=True)
    assert "asm/solve/solve_wave_cpir.asm:" in failure(project)
    assert {item.stem for item in (project / "dist").iterdir()} == {*left, "my_game", "SHA256SUMS"}


def test_a_mistake_in_one_program_is_its_own(small_project: Path) -> None:
    """A new program with a mistake is told; the others are built, each alone and all together."""
    project = small_project
    before = contents(project / "dist")
    for name, text in (("quest", "; main.asm - a quest\n"), ("quiet", "; main.asm - a riddle\n")):
        (project / "asm" / "programs" / name).mkdir()
        (project / "asm" / "programs" / name / "main.asm").write_text(text)
    (project / "asm" / "programs" / "notes").mkdir()
    told = failure(project)
    assert "asm/programs/quest/main.asm: basic/loader.bas needs a field `Loading`" in told
    assert told.endswith(" (also not built: quiet)")
    assert contents(project / "dist") == before
    assert build_in(project, "corridor").returncode == 0
    assert run("run", "corridor", "--frames", "1", cwd=project).returncode == 0
    listed = run("list", cwd=project)
    assert (
        "  quest                cannot be built: asm/programs/quest/main.asm: basic/loader.bas needs a field `Loading`"
        in listed.stdout
    )
    assert contents(project / "dist") == before
    for name in ("quest", "quiet"):
        shutil.rmtree(project / "asm" / "programs" / name)
    assert "asm/programs/notes: the folder has no main.asm" in failure(project)
    assert contents(project / "dist") == before


def test_a_second_interrupt_does_not_disturb_the_first() -> None:
    """Ctrl-C, pressed again, does not stop the clean-up."""
    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(SystemExit):
            _interrupt()
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_interrupted_build_leaves_all_as_it_was(project: Path, tmp_path: Path) -> None:
    """The user presses Ctrl-C while pasmo is at work."""
    (project / ".tools").unlink(missing_ok=True)
    pasmo = tmp_path / "bin" / "pasmo"
    pasmo.parent.mkdir()
    pasmo.write_text("#!/bin/sh\nkill -INT $PPID\nexec sleep 20\n")
    pasmo.chmod(0o755)
    before = contents(project)
    done = build_in(project, "wave", PATH=f"{pasmo.parent}:{os.environ['PATH']}", PYTHONDONTWRITEBYTECODE="1")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert contents(project) == before


def test_a_loader_that_is_no_text_is_told(project: Path) -> None:
    (project / "basic" / "loader.bas").write_bytes(b"10 PRINT \xa9\n")
    assert "basic/loader.bas: is not UTF-8 text" in one_line(build_in(project, "wave"), 1)


def test_an_unwritable_dist_is_told(project: Path) -> None:
    shutil.rmtree(project / "dist")
    (project / "dist").write_text("a file where the folder should be")
    message = one_line(build_in(project, "wave"), 1)
    assert "dist: cannot be written" in message


def test_a_missing_pasmo_is_told(project: Path, tmp_path: Path) -> None:
    (project / ".tools").unlink(missing_ok=True)
    (tmp_path / "empty").mkdir()
    before = contents(project / "dist")
    for names in ((), ("wave",)):
        message = one_line(build_in(project, *names, PATH=str(tmp_path / "empty")), 1)
        assert "pasmo is not installed" in message
    assert contents(project / "dist") == before
