"""How the project grows by one file, walked in a copy of it: a solver, a transform, a format of the tapes."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from skoolkit.tape import parse_tap, parse_tzx

from emu_tests.machine.command_line import FEW, Session
from emu_tests.machine.growing import another, built, checked, grown
from emu_tests.records.sampling import SOURCES
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.built import symbol
from zxmazes.programs.registry import program
from zxmazes.programs.writers import kinds

TZX = '''"""Write the tape as a TZX file: a header, then each block as one of standard speed."""

DESCRIPTION = "a tape, for programs that read TZX"


def applies(program):
    """True for every program."""
    return True


def write(built, path):
    """Write the blocks, with a second of silence after each."""
    header, kind, pause = b"ZXTape!\\x1a\\x01\\x14", b"\\x10", (1000).to_bytes(2, "little")
    rows = (kind + pause + len(block).to_bytes(2, "little") + block for block in built.blocks)
    path.write_bytes(header + b"".join(rows))
'''
#: The usual left hand and removal of walls under other names, so what they do is known.
FILES = {
    "zxmazes/programs/writers/tzx.py": TZX,
    "asm/solve/solve_clockwise.asm": another(
        "solve/solve_wall_left.asm", "solve_wall_left", "solve_clockwise", '131, "Clock /wise"'
    ),
    "asm/transform/take_walls.asm": another(
        "transform/remove_walls.asm",
        "remove_walls",
        "take_walls",
        '276, "Take /walls", "Takes more walls away: each of", "them makes one loop more"',
        walls_removed="walls_taken",
    ),
}
MAZE = ("maze", "kruskal", "--seed", "7", "--size", "15x11")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with these files more."""
    return grown(tmp_path_factory.mktemp("files") / "project", FILES)


@pytest.fixture(scope="module")
def session(project: Path) -> Iterator[Session]:
    """Its command line."""
    with closing(Session(project)) as session:
        yield session


def told(session: Session, *arguments: str) -> str:
    """What a command prints; it has to succeed."""
    done = session.run(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_knows_solver_and_transform(session: Session) -> None:
    listed = told(session, "list")
    assert re.search(r"^  clockwise +\S", listed, re.MULTILINE)
    assert re.search(r"^  take_walls +\S", listed, re.MULTILINE)
    assert re.search(r"^  walls_taken +.*\b0 to 255\b.*\b20\b", listed, re.MULTILINE)
    plain = told(session, *MAZE)
    solved = told(session, *MAZE, "--solve", "clockwise")
    assert solved == told(session, *MAZE, "--solve", "wall_left") != plain
    taken = told(session, *MAZE, "--transform", "take_walls", "--set", "walls_taken=9")
    assert taken == told(session, *MAZE, "--transform", "remove_walls", "--set", "walls_removed=9") != plain


def test_a_format_is_made_of_a_tape(session: Session, project: Path) -> None:
    """With the blocks of the .tap."""
    dist = project / "dist"
    told(session, "build", "dfs")
    assert {path.name for path in dist.glob("dfs.*")} == {f"dfs.{kind}" for kind in (*kinds(program("dfs")), "tzx")}
    blocks = [list(block.data) for block in parse_tzx(str(dist / "dfs.tzx")).blocks]
    assert blocks == [list(block.data) for block in parse_tap(str(dist / "dfs.tap")).blocks]
    assert "  dfs.tzx\n" in (dist / "SHA256SUMS").read_text()


@pytest.mark.sweep(*SOURCES, "emu_tests/**/test_p*.py", "emu_tests/**/test_cli_builds.py", "emu_tests/**/test_dist.py")
def test_no_test_holds_a_list_of_formats(project: Path) -> None:
    """The tests of programs and of builds pass with one format more."""
    built(project, *FEW)
    tests = ("host/test_packing.py", "host/test_cli_builds.py", "host/test_dist.py", "tapes/test_programs.py")
    done = checked(project, *(f"emu_tests/{name}" for name in (*tests, "tapes/test_programs_heads.py")))
    assert done.returncode == 0, done.stdout


@pytest.mark.sweep(*SOURCES)
def test_the_tape_has_the_solver_and_the_transform(project: Path, machines: list[Machine]) -> None:
    """`solvers` carries both when two solvers make room; the panel offers the one, the menu the other."""
    main = project / "asm" / "programs" / "solvers" / "main.asm"
    text = main.read_text(encoding="ascii")
    assert text.count(" solvers,") == 1
    text = text.replace(" solvers,", " solvers, no solve_tremaux, no solve_dead_ends,")
    text, reserved = re.subn(r"(?<=_packed:\n {8}ds )\d+", lambda found: str(int(found[0]) + 16), text)
    assert reserved == 5, "other addresses may pack less well"
    main.write_text(text, encoding="ascii")
    assert "dist/solvers.tzx: " in built(project, "solvers")
    machine = Machine(48)
    machines.append(machine)
    dist = project / "dist"
    machine.load_tape(dist / "solvers.tap", symbol("solvers", "start", dist))
    machine.frames(40)
    machine.press("f", after=300)
    seen = [machine.text()]
    for _ in range(24):
        machine.press("x", after=12)
        seen.append(machine.text())
    assert any(row[24:32].strip() == "Clock" for rows in seen for row in rows)
    machine.press("g", after=30)
    assert any("Take walls" in row for row in machine.text())
