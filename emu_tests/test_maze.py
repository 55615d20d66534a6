"""Mazes as Python values: the M2 file, pictures in text, PNG."""

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import is_perfect

from zxmazes.errors import MazeError
from zxmazes.library import Library
from zxmazes.maze import Maze, from_m2, from_text, read_maze

#: The 5 x 4 maze that the source of M2 prints, as `up left` by cell.
REFERENCE = "5 4\n" + "".join(
    f"{pair[0]} {pair[1]}\n" for pair in "11 11 10 11 10 01 10 01 00 11 01 10 10 00 00 11 00 01 01 01".split()
)


def test_the_reference_maze_reads_and_writes() -> None:
    maze = from_m2(REFERENCE)
    assert (maze.width, maze.height) == (11, 9)
    assert maze.m2() == REFERENCE
    assert is_perfect(maze.walls[None], 11, 9).all()
    assert from_text(maze.text()).walls.tolist() == maze.walls.tolist()


@given(st.integers(2, 15), st.integers(2, 15), st.randoms(use_true_random=False))
def test_any_m2_file_comes_back(across: int, down: int, choose) -> None:
    cells = [(choose.randrange(2), choose.randrange(2)) for _ in range(across * down)]
    text = f"{across} {down}\n" + "".join(f"{up} {left}\n" for up, left in cells)
    assert from_m2(text).m2() == text


@pytest.mark.parametrize("seed", [0, 7, 65535])
def test_a_generated_maze_comes_back_from_text_and_m2(library: Library, seed: int) -> None:
    library.generate("dfs", seed, 31, 23)
    maze = Maze(library.walls(), 31, 23)
    assert from_text(maze.text()).walls.tolist() == maze.walls.tolist()
    assert from_m2(maze.m2()).walls.tolist() == maze.walls.tolist()


def test_a_picture_has_its_ends_and_short_rows() -> None:
    maze = from_text("#####\n#S F#\n# #\n")
    assert (maze.start, maze.finish) == ((1, 1), (1, 3))
    assert (maze.width, maze.height) == (5, 3)
    assert not maze.walls[2, 3], "what a row leaves out is free"
    assert maze.walls[3:].all()
    assert maze.walls[:, 5:].all()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is empty"),
        ("#" * 33, "33 x 1 characters do not fit"),
        ("#\n" * 33, "1 x 33 characters do not fit"),
        ("###\n#?#\n", ":2:2: `?` is neither wall"),
        ("#S#\n#S#\n", ":2:2: a second S"),
        ("1 4\n", ":1: 1 x 4 cells do not fit"),
        ("16 4\n", ":1: 16 x 4 cells do not fit"),
        ("2 2\n1 1\n1 1\n1 1\n", "4 lines of `up left` are wanted after the first, not 3"),
        ("2 2\n1 1\n1 2\n1 1\n1 1\n", ":3: `1 2` should be two of 0 and 1"),
        ("2 2\n1 1\n1 1\n1\n1 1\n", ":4: `1` should be two"),
    ],
)
def test_bad_input_is_told(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "maze.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MazeError) as caught:
        read_maze(path)
    assert message in str(caught.value)
    assert str(caught.value).startswith(str(path))


def test_unreadable_input_is_told(tmp_path: Path) -> None:
    with pytest.raises(MazeError, match="cannot be read"):
        read_maze(tmp_path / "none.txt")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    with pytest.raises(MazeError, match="not a text file"):
        read_maze(tmp_path / "binary")


def test_the_picture_is_a_png_of_the_maze(tmp_path: Path) -> None:
    maze = from_m2(REFERENCE)
    maze.png(tmp_path / "maze.png")
    data = (tmp_path / "maze.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (11 * 16, 9 * 16)
