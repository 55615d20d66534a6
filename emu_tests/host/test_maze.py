"""Mazes as Python values: the M2 file, pictures in text, PNG."""

import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emu_tests.oracles.mazes import is_perfect
from zxmazes.block_maze import Maze, from_m2, from_text, parse, read_maze
from zxmazes.errors import MazeError
from zxmazes.routines.index import names
from zxmazes.routines.library import Library

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


@settings(deadline=None)  # a busy machine is no failure
@given(st.integers(2, 15), st.integers(2, 15), st.randoms(use_true_random=False))
def test_any_m2_file_comes_back(across: int, down: int, choose) -> None:
    cells = [(choose.randrange(2), choose.randrange(2)) for _ in range(across * down)]
    text = f"{across} {down}\n" + "".join(f"{up} {left}\n" for up, left in cells)
    assert from_m2(text).m2() == text


@pytest.mark.parametrize("seed", [0, 7, 65535])
def test_a_generated_maze_comes_back_from_text_and_m2(library: Library, seed: int) -> None:
    library.generate("dfs", seed, 31, 23)
    maze = Maze(library.walls()[:23, :31])
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
        ("#S#\n#S#\n", ":2:2: this is a second S"),
        ("\n \n  \n", "is empty"),
        ("\ufeff", "is empty"),
        ("1 4\n", ":1: 1 x 4 cells do not fit"),
        ("16 4\n", ":1: 16 x 4 cells do not fit"),
        ("\n\n16 16\n", ":3: 16 x 16 cells do not fit"),
        ("9" * 5000 + " 4\n", ":1: 999999999 x 4 cells do not fit"),
        ("5\n", ":1: `5` should be the width and the height in cells"),
        ("5 4 3\n", ":1: `5 4 3` should be the width and the height"),
        ("5 x\n", ":1: `5 x` should be the width"),
        ("²  4\n", ":1: `²  4` should be the width"),
        ("٥ ٤\n", ":1: `٥ ٤` should be the width"),
        ("\ufeff1 4\n", ":1: 1 x 4 cells do not fit"),
        ("2 2\n", ":1: the file ends here after 0 lines of `up left`: 2 x 2 cells take 4"),
        ("2 2\n1 1\n\n1 1\n1 1\n\n", ":5: the file ends here after 3 lines of `up left`: 2 x 2 cells take 4"),
        ("2 2\n1 1\n1 1\n1 1\n1 1\n\n1 1\n", ":7: `1 1` is one line too many: 2 x 2 cells take 4"),
        ("2 2\n1 1\n1 2\n1 1\n1 1\n", ":3: `1 2` should be two digits, 0 or 1"),
        ("2 2\n1 1\n1 1\n1\n1 1\n", ":4: `1` should be two"),
        ("2 2\n\n\n1 1\n1 ²\n", ":5: `1 ²` should be two"),
        ("2 2\r\n1 1\r\n1 5\r\n", ":3: `1 5` should be two"),
        ("2 2\r1 1\r1 5\r", ":3: `1 5` should be two"),
        ("2 2\n1 1\n" + "1" * 5000 + " 1\n", ":3: `1111"),
        ("2 2\n1 1\x0c1 1\n", ":2: `1 1\x0c1 1` should be two"),
    ],
)
def test_bad_input_is_told(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "maze.txt"
    path.write_bytes(text.encode())
    with pytest.raises(MazeError) as caught:
        read_maze(path)
    assert message in str(caught.value)
    assert str(caught.value).startswith(str(path))


@pytest.mark.parametrize("text", [REFERENCE, from_m2(REFERENCE).text()], ids=["M2", "picture"])
@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.rstrip("\n"),
        lambda text: text + "\n\n",
    ],
    ids=["BOM", "CR LF", "CR", "no last line end", "blank lines"],
)
def test_other_editors_files_are_read(text: str, change, tmp_path: Path) -> None:
    path = tmp_path / "maze.txt"
    path.write_bytes(change(text).encode())
    assert read_maze(path).walls.tolist() == from_m2(REFERENCE).walls.tolist()


@settings(deadline=None)
@given(st.text(st.sampled_from("#█X .*·SF0123456789²٥\n\r\t\ufeff?"), max_size=60) | st.text(max_size=30))
def test_any_text_is_a_maze_or_is_told(text: str) -> None:
    try:
        maze = parse(text)
    except MazeError as error:
        told = str(error)
    else:
        told = "<text>:"
        assert min(maze.width, maze.height) >= 1
        assert maze.walls[maze.height :].all()
        assert maze.walls[:, maze.width :].all()
    assert told.startswith("<text>:")


def not_thin(maze: Maze) -> list[list[int]]:
    """Where a maze is not cells that are open, posts that stand, and a right and a lower wall without a door."""
    odd = np.indices(maze.walls.shape) % 2
    post, cell = ~odd.any(0), odd.all(0)
    wrong = (post & ~maze.walls) | (cell & maze.walls)
    wrong[maze.height - 1] |= ~maze.walls[maze.height - 1]
    wrong[:, maze.width - 1] |= ~maze.walls[:, maze.width - 1]
    return np.argwhere(wrong[: maze.height, : maze.width]).tolist()


@pytest.mark.parametrize("size", [(31, 31), (31, 23), (5, 5), (9, 31)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", names("generator"))
def test_the_m2_file_of_a_maze_is_that_maze(name: str, size: tuple[int, int], library: Library) -> None:
    """Reading it back gives the walls shown; any other maze is refused, saying where."""
    for seed in range(5):
        library.generate(name, seed, *size)
        maze = Maze(library.walls()[: size[1], : size[0]])
        if wrong := not_thin(maze):
            with pytest.raises(MazeError, match=f"at row {wrong[0][0]}, column {wrong[0][1]} "):
                maze.m2()
        else:
            assert np.array_equal(from_m2(maze.m2()).walls, maze.walls), f"seed {seed}\n{maze.text()}"


@pytest.mark.parametrize("size", [(32, 32), (30, 31), (31, 30), (3, 31), (31, 3), (1, 1)])
def test_a_size_that_no_m2_file_has_is_refused(size: tuple[int, int]) -> None:
    walls = np.ones((32, 32), dtype=bool)
    walls[1:31:2, 1:31:2] = False
    with pytest.raises(MazeError, match=f"{size[0]} x {size[1]} characters do not fit into an M2 file"):
        Maze(walls[: size[1], : size[0]]).m2()


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
