"""`build.py maze --show`: the marked cells in text and PNG, and in Python, against networkx; and mistakes."""

from pathlib import Path

import pytest

from emu_tests.host.test_cli_colour import cells
from emu_tests.machine.command_line import one_line, run
from emu_tests.oracles.routes import on_every, on_shortest
from zxmazes import Library, MazeError

ORACLES = {"shortest": on_shortest, "bottlenecks": on_every}
ENDS = (13, 3), (5, 29)


@pytest.mark.parametrize("what", ORACLES)
def test_the_cells_shown(tmp_path: Path, what: str) -> None:
    options = ("braid", "--seed", "4", "--size", "31x15", "--show", what, "--from", "13,3", "--to", "5,29")
    walls = Library().generate("braid", 4, (31, 15)).walls
    expected = ORACLES[what](walls, *ENDS)
    done = run("maze", *options)
    rows = [line.ljust(31) for line in done.stdout.splitlines()]
    assert {
        (row, column) for row, line in enumerate(rows) for column, char in enumerate(line) if char in "*SF"
    } == expected
    assert [rows[row][column] for row, column in ENDS] == ["S", "F"]
    name = {"shortest": "mark_shortest"}.get(what, what)
    assert done.stderr.splitlines()[-1].startswith(f"{name}: {len(expected)} cells, ")
    run("maze", *options, "--png", str(tmp_path / "shown.png"))
    shown = cells(tmp_path / "shown.png")
    yellow = {(row, column) for row, column in expected if tuple(shown[row, column]) == (255, 255, 0)}
    assert yellow == expected - {*ENDS}


def test_the_cells_in_python() -> None:
    mazes = Library()
    walls = mazes.generate("corridor_loops", 5).walls
    for name, oracle in (("mark_shortest", on_shortest), ("bottlenecks", on_every)):
        marks = mazes.marks(name, (1, 3), (27, 29))
        assert set(marks.cells) == oracle(walls, (1, 3), (27, 29))
        assert len(marks.cells) == len(set(marks.cells))
        assert (marks.start, marks.finish) == ((1, 3), (27, 29))
        assert marks.tstates > 100_000
    with pytest.raises(MazeError, match="maze_stats marks nothing: choose from mark_shortest, bottlenecks"):
        mazes.marks("maze_stats")
    with pytest.raises(MazeError, match="there is no route from"):
        mazes.marks("bottlenecks", (0, 0))


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        ("dfs --show bottlenecks --solve", 2, "--show draws other cells than --solve and --stats: give one of them"),
        ("dfs --show walls", 2, "'walls' is not one of 'shortest', 'bottlenecks'"),
        ("dfs_large --show shortest", 2, "--show and --colour are for mazes of 31x31 at most"),
        ("--tiling hexagon dfs --show shortest", 2, "--show is not for tilings"),
        ("dfs --show shortest --to 0,0", 1, "there is no route from (1, 1) to (0, 0)"),
    ],
)
def test_mistakes(words: str, status: int, message: str) -> None:
    assert message in one_line(run("maze", *words.split()), status)
