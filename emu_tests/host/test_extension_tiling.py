"""How the project grows by a tiling, walked in a copy of it: a rule and a drawing, of triangles that point sideways."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from emu_tests.machine.command_line import Session
from emu_tests.machine.growing import built, checked, grown
from emu_tests.records.sampling import SOURCES
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.built import symbol
from zxmazes.tilings import TILINGS

NAME, ABOUT = "arrow", "Three ways: up, down, aside"
RULE = f"""\
; tiling_arrow.asm - triangles, apex left and apex right by turns
;
; Number: {len(TILINGS)}
; Menu:   "Arrows", "{ABOUT}", "Find the way from green to red"
; Size:   14 x 12
; Parity: row + column
;
; The apex is on the left where row + column is even.

        if ! defined TILING_ARROW_RULE
TILING_ARROW_RULE equ 1

; as rule_square, first for those with the apex on the left
rule_arrow:
        db -32, 0, 1, 0, 32, 0, 0, 0
        db $01, $10, $04, $00
        db -32, 0, 0, 0, 32, 0, -1, 0
        db $01, $10, $00, $40

        endif
"""
DRAWING = r"""; draw_arrow.asm - the drawing of `arrow`: an upright side of 2q, and r wide
;
; Paper: q 0.85, r 1.472243186434
; Text:  2 down, 4 right
; |   /||   02|
; | /  || 0m 2|
; | \  || 4  2|
; |   \||   42|
;
; ||\   |60   |
; ||  \ |6 m0 |
; ||  / |6  4 |
; ||/   |64   |

        if ! defined DRAW_ARROW
DRAW_ARROW equ 1

draw_arrow:
        dw polygon_kind
        db $05
        db POLYGON_PARITY
        db LEN_NONE + LEN_R, LEN_NONE + LEN_R, LEN_NONE
        db LEN_NONE + 2 * LEN_Q, LEN_NONE + LEN_Q, LEN_NONE
        db 1,16,31, 1,12,23, 1,10,19, 1,8,15, 1,7,13, 1,6,11, 1,5,9, 0
        db LEN_NONE + LEN_Q, LEN_NONE   ; apex left
        db 1, LEN_NONE - LEN_Q, LEN_NONE + LEN_R
        db 4, LEN_NONE + 2 * LEN_Q, LEN_NONE
        db 16, LEN_NONE - LEN_Q, LEN_NONE - LEN_R
        db 0
        db LEN_NONE, LEN_NONE           ; apex right
        db 1, LEN_NONE + LEN_Q, LEN_NONE + LEN_R
        db 16, LEN_NONE + LEN_Q, LEN_NONE - LEN_R
        db 64, LEN_NONE - 2 * LEN_Q, LEN_NONE
        db 0

        endif
"""
FILES = {"asm/tiling/tiling_arrow.asm": RULE, "asm/tiling/draw_arrow.asm": DRAWING}
#: The tests of the room that are tried at once: mazes of two generators, and characters.
QUICK = "arrow and (gives_another_maze and (dfs or wilson) or test_tiling_text)"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with these files more."""
    return grown(tmp_path_factory.mktemp("tiling") / "project", FILES)


@pytest.fixture(scope="module")
def session(project: Path) -> Iterator[Session]:
    """Its command line."""
    with closing(Session(project)) as session:
        yield session


def test_the_command_line_knows_the_tiling(session: Session, project: Path) -> None:
    """Generators make mazes of it, which are solved and drawn; the one for storeys refuses it."""
    listed = session.run("list").stdout
    assert re.search(r"^  arrow +.*triangles", listed, re.MULTILINE)
    shown = set()
    for name in ("dfs", "wilson", "kruskal"):
        made = ("maze", "--tiling", NAME, name, "--seed", "3", "--size", "9x7", "--solve", "--text")
        done = session.run(*made, "--svg", str(project / f"{name}.svg"))
        assert done.returncode == 0, done.stderr
        assert "S" in done.stdout
        assert "F" in done.stdout
        assert len(done.stdout.splitlines()) == 2 * 7 + 2
        assert (project / f"{name}.svg").read_text().count("<path") > 0
        shown.add(done.stdout)
    assert len(shown) == 3
    assert session.run("maze", "--tiling", NAME, "eller_storeys").returncode == 1


def test_the_tests_of_tilings_take_it(project: Path) -> None:
    done = checked(project, "-k", QUICK, "emu_tests/tilings/test_links.py", "emu_tests/tilings/test_tiling_text.py")
    assert done.returncode == 0, done.stdout
    passed = set(re.findall(r"(test_\w+)\.py::\w+\[\S*arrow\S*\] PASSED", done.stdout))
    assert passed == {"test_links", "test_tiling_text"}


@pytest.mark.sweep(*SOURCES, "emu_tests/tilings/*.py")
def test_all_tests_of_tilings_pass_with_it(project: Path) -> None:
    built(project, "tilings")  # writes the sources that name all tilings
    done = checked(project, "-k", NAME, "emu_tests/tilings")
    assert done.returncode == 0, done.stdout
    assert len(re.findall(r"\[\S*arrow\S*\] PASSED", done.stdout)) > 100


@pytest.mark.sweep(*SOURCES, "emu_tests/tapes/test_screens.py", "emu_tests/records/*.py", "emu_tests/machine/*.py")
def test_the_tape_has_it_in_its_menu(project: Path, machines: list[Machine]) -> None:
    """The list scrolls to it, and a maze is made; the kept screens are the same, but for the stars of all."""
    built(project, "tilings")
    machine = Machine(48)
    machines.append(machine)
    dist = project / "dist"
    machine.load_tape(dist / "tilings.tap", symbol("tilings", "start", dist))
    machine.frames(40)
    machine.press("f", after=60)
    for _ in TILINGS:
        machine.press("a", after=8)
    assert ABOUT in machine.text()[21]
    assert machine.text()[12].split()[0] == "Arrows"
    assert machine.text()[2].split()[1] == f"{len(TILINGS) + 1}"
    machine.press("ENTER", after=200)
    assert machine.peek(symbol("tilings", "tiling", dist)) == len(TILINGS)
    done = checked(project, "-k", "tilings and test_screens and not tilings-over", "emu_tests/tapes/test_screens.py")
    assert done.returncode == 0, done.stdout
