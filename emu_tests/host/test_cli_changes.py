"""The options of `maze` that change, measure and choose, with stand-ins for the routines that do so."""

import re
from pathlib import Path

import pytest

from emu_tests.machine.command_line import FIELD, Done, Session, one_line, text_of
from zxmazes.routines.library import Library


def maze_in(project: Session, *arguments: str) -> Done:
    return project.run("maze", *arguments)


def test_transforms_are_listed(standing_in: Session) -> None:
    text = standing_in.run("list").stdout
    rows = [line.split()[0] for line in text.splitlines()]
    at = rows.index("Transforms")
    assert rows[at : at + 5] == ["Transforms", "braid", "fill", "mirror", "open_ends"]
    assert rows[at + 5 : at + 10] == ["Measures", "maze_stats", "pick_difficulty", "pick_longest", "Solve"]


def test_transforms_are_applied_in_order(standing_in: Session) -> None:
    done = maze_in(standing_in, "dfs", "--size", "5x5", "--transform", "fill", "--transform", "open_ends")
    assert done.stdout.splitlines() == ["#####", "#S###", "#####", "###F#", "#####"]
    assert [line.partition(":")[0] for line in done.stderr.splitlines()] == ["generate_dfs", "fill", "open_ends"]
    done = maze_in(standing_in, "dfs", "--size", "5x5", "--transform", "open_ends", "--transform", "fill")
    assert done.stdout.splitlines() == ["#####", "#S###", "#####", "###F#", "#####"], "the ends are marked"
    ends = ("--from", "1,3", "--to", "2,2")
    done = maze_in(standing_in, "dfs", "--size", "5x5", "--transform", "fill", "--transform", "open_ends", *ends)
    assert done.stdout.splitlines() == ["#####", "###S#", "##F##", "#####", "#####"]


def test_a_transform_that_refuses_says_why(standing_in: Session) -> None:
    done = maze_in(standing_in, "dfs", "--transform", "open_ends", "--from", "0,0")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "build.py: open_ends cannot change this maze: start is in the outer wall"
    assert done.stdout == ""


def test_a_transform_has_its_parameters(standing_in: Session) -> None:
    fill = ("dfs", "--size", "5x5", "--transform", "fill", "--transform", "mirror")
    assert maze_in(standing_in, *fill).stdout.splitlines()[1] == "# ###"
    assert maze_in(standing_in, *fill, "--set", "mirror_axes=3").stdout.splitlines()[1] == "#   #"
    done = maze_in(standing_in, "dfs", "--set", "mirror_axes=3")
    assert "is for mirror; these routines read no parameter" in one_line(done, 1)


def test_a_generator_that_changes_mazes_is_a_transform_too(standing_in: Session, library: Library) -> None:
    for arguments, name in ((("dfs", "--transform", "braid"), "dfs"), (("braid",), "kruskal")):
        done = maze_in(standing_in, *arguments, "--seed", "5", "--size", "11x11")
        wanted = text_of(library, name, 5)
        wanted[2] = wanted[2][:2] + " " + wanted[2][3:]
        assert done.stdout.splitlines() == wanted


def test_a_typed_maze_is_transformed(standing_in: Session) -> None:
    (standing_in.root / "field.txt").write_text(FIELD.replace("# # #", "#####"))
    arguments = ("--input", "field.txt", "--transform", "braid", "--seed", "77", "--transform", "mirror")
    done = maze_in(standing_in, *arguments)
    assert done.stdout.splitlines() == ["#####", "#SX #", "## ##", "#  F#", "#####"], "X is a block"
    done = maze_in(standing_in, *arguments, "--m2", "field.m2")
    assert "at row 2, column 2 the post between four cells is missing" in one_line(done, 1)
    assert not (standing_in.root / "field.m2").exists()


def test_a_maze_is_measured(standing_in: Session) -> None:
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


def test_the_nearest_to_a_difficulty(standing_in: Session, library: Library) -> None:
    """The stand-in goes on by the sum of all that is wanted, 255 for any dead ends."""
    arguments = ("dfs", "--size", "11x11", "--seed")
    done = maze_in(standing_in, *arguments, "5", "--pick", "2", "--length", "1000", "--dead-ends", "0", "--turns", "30")
    assert done.stderr.startswith("pick_difficulty: seed 1037, 1032 turns on the longest route, ")
    assert done.stdout.splitlines() == text_of(library, "dfs", 1037)
    done = maze_in(standing_in, *arguments, "5", "--pick", "7", "--turns", "30")
    assert done.stderr.startswith("pick_difficulty: seed 297, ")
    done = maze_in(standing_in, *arguments, "65530", "--pick", "1", "--dead-ends", "12")
    assert done.stderr.startswith("pick_difficulty: seed 7, ")
    done = maze_in(standing_in, "dfs", "--size", "6x11", "--pick", "3", "--length", "40")
    assert "6x11 is not a size for a maze" in one_line(done, 1)


def test_the_longest_of_some_seeds(standing_in: Session, library: Library) -> None:
    done = maze_in(standing_in, "growing_tree", "--seed", "5", "--size", "11x11", "--longest-of", "130")
    assert done.stdout.splitlines() == text_of(library, "growing_tree", 134)
    assert done.stderr.startswith("pick_longest: seed 134, ")
    arguments = ("--seed", "65280", "--size", "11x11", "--longest-of", "256", "--set", "growing_newest=0")
    done = maze_in(standing_in, "growing_tree", *arguments)
    assert done.stdout.splitlines() == text_of(library, "growing_tree", 65535, growing_newest=0)
    done = maze_in(standing_in, "dfs", "--size", "6x11", "--longest-of", "3")
    assert "6x11 is not a size for a maze" in one_line(done, 1)


@pytest.mark.parametrize("solver", ["wave", "wave_cpir", "points"])
@pytest.mark.parametrize("source", ["dfs --seed 7", "dfs --longest-of 2", "--input field.txt"])
def test_a_route_has_as_many_steps_as_allowed(source: str, solver: str, desk: Path, typed) -> None:
    solved = ["maze", *source.split(), "--solve", solver]
    free = typed(*solved)
    found = re.search(r"(\d+) steps, [\d,]+ T-states$", free.stderr)
    assert found, free.stderr
    done = typed(*solved, "--set", f"wave_limit={found[1]}")
    assert done.returncode == 0, done.stderr
    assert f" {found[1]} steps, " in done.stderr  # perhaps another route of as many
    few = int(found[1]) - 1
    message = one_line(typed(*solved, "--set", f"wave_limit={few}"), 1)
    assert message.endswith(f" (row, column) within {few} steps: choose other ends, or another wave_limit\n")
