"""Ways read from pictures and texts: lines of any width become cells, forks are refused; and `maze --way`."""

import itertools
import math
import random
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image, ImageDraw

from emu_tests.oracles.cells import drawn, place
from emu_tests.oracles.mazes import parts
from zxmazes import Library, MazeError, ways
from zxmazes.block_maze import parse
from zxmazes.cli import main


def picture(folder: Path, *lines: list[tuple[float, float]], side: int = 300, width: int = 5) -> Path:
    """A PNG of such lines, as x and y."""
    image = Image.new("RGB", (side, side), "white")
    for line in lines:
        ImageDraw.Draw(image).line(line, fill="black", width=width, joint="curve")
    path = folder / "line.png"
    image.save(path)
    return path


def text(folder: Path, rows: str) -> Path:
    path = folder / "line.txt"
    path.write_text("\n".join(rows.split()) + "\n", encoding="ascii")
    return path


HOOK = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1)]
#: A spiral whose windings are two cells apart, as x and y.
SPIRAL = [(150 + 6.4 * t * math.cos(t), 150 + 6.4 * t * math.sin(t)) for t in (0.1 * step for step in range(10, 200))]


def test_a_pixel_for_each_cell(tmp_path: Path) -> None:
    assert ways.read(text(tmp_path, "### ..# .##"), 3, 3) == HOOK


def test_a_pixel_for_each_place(tmp_path: Path) -> None:
    """Then parts of the line may run side by side."""
    rows = "....... .#####. .....#. .###.#. .#...#. .#####. ......."
    spiral = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1)]
    assert ways.read(text(tmp_path, rows), 3, 3) == spiral


@pytest.mark.parametrize("width", [1, 2, 5, 12])
def test_a_line_of_any_width(tmp_path: Path, width: int) -> None:
    """The centres of cells joined by a line: those cells, whatever the route."""
    choose = random.Random(width)
    for _ in range(20):
        cells = drawn(choose, 7, 7, 12)
        line = [(20 * column + 10.0, 20 * row + 10.0) for row, column in cells]
        if len(cells) > 1:
            found = ways.read(picture(tmp_path, line, side=140, width=width), 7, 7)
            assert found == min(cells, cells[::-1])


def test_a_curve_becomes_cells_side_by_side(tmp_path: Path) -> None:
    cells = ways.read(picture(tmp_path, SPIRAL), 15, 15)
    assert len(cells) == len(set(cells)) > 40
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in itertools.pairwise(cells))
    for x, y in SPIRAL[10:-10]:  # each place of the line is in one of the cells, or next to it
        assert any(abs(y / 20 - 0.5 - row) < 1.6 and abs(x / 20 - 0.5 - column) < 1.6 for row, column in cells)


RING = [(50.0, 50.0), (250.0, 50.0), (250.0, 250.0), (50.0, 250.0), (50.0, 50.0)]
_MANY = "is more than one line"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([[(10, 10), (290, 10)], [(150, 10), (150, 200)]], _MANY),
        ([[(10, 10), (290, 290)], [(290, 10), (10, 290)]], _MANY),
        ([RING], _MANY),
        ([[(10, 10), (290, 10)], [(10, 200), (290, 200)]], _MANY),
        ([[(10, 150), (290, 150), (290, 158), (10, 158)]], "row 7, column"),
        ([[(150, 150), (155, 150)]], "the line stays in one cell"),
        ([], "there is no line"),
    ],
    ids=["fork", "cross", "ring", "two", "touching", "dot", "none"],
)
def test_other_pictures_are_refused(tmp_path: Path, lines: list[list[tuple[float, float]]], message: str) -> None:
    with pytest.raises(MazeError, match=message) as error:
        ways.read(picture(tmp_path, *lines), 15, 15)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("#### ##.. #### ....", "more than one line"),
        ("##.. ##.. .... ....", "more than one line"),
        (".### .#.. .#.. ....", ""),
        ("#.#. .... .... ....", "more than one line"),
        ("## ##", "are too few"),
    ],
)
def test_texts(tmp_path: Path, rows: str, message: str) -> None:
    path = text(tmp_path, rows)
    if message:
        with pytest.raises(MazeError, match=message):
            ways.read(path, 4, 4)
    else:
        assert ways.read(path, 4, 4) == [(0, 3), (0, 2), (0, 1), (1, 1), (2, 1)]


def test_a_fat_line_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MazeError, match="thinner"):
        ways.read(picture(tmp_path, [(10, 150), (290, 150)], width=60), 15, 15)


def test_a_picture_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MazeError, match="1100 x 1100 pixels are too many: such a picture has at most 1024 x 1024"):
        ways.read(picture(tmp_path, SPIRAL, side=1100), 15, 15)


def test_a_line_that_comes_back_into_a_cell(tmp_path: Path) -> None:
    line = [(150, 10), (150, 151), (250, 151), (250, 250), (158, 250), (158, 158)]
    with pytest.raises(MazeError, match="visits the cell at row 7, column 7 twice"):
        ways.read(picture(tmp_path, line, width=1), 15, 15)


def test_the_command_draws_a_maze_around_it(tmp_path: Path) -> None:
    """The route is the way, from its upper end."""
    path = text(tmp_path, "### ..# .##")
    done = CliRunner().invoke(main, ["maze", "--way", str(path), "--size", "7x7", "--solve", "--seed", "3"])
    assert done.exit_code == 0, done.output
    maze = parse("".join(line + "\n" for line in done.output.splitlines() if line[:1] in "#"))
    assert (maze.start, maze.finish) == (place(HOOK[0]), place(HOOK[-1]))
    assert done.output.count("*") == 2 * len(HOOK) - 3


def test_the_command_refuses_what_does_not_go_together(tmp_path: Path) -> None:
    path = text(tmp_path, "### ..# .##")
    for more, message in (
        (["dfs"], "either a GENERATOR or --input FILE or --way FILE"),
        (["--size", "7x7", "--longest-of", "3"], "--longest-of needs a generator"),
        (["--size", "31x31"], "3 x 3 pixels are too few"),
        (["--size", "7x7", "--set", "braid_percent=3"], "`braid_percent` is for"),
        (["--size", "6x7"], "6x7 is not a size for a maze"),
        (["--tiling", "square"], "--way is not for tilings"),
    ):
        done = CliRunner().invoke(main, ["maze", "--way", str(path), *more])
        assert done.exit_code
        assert message in done.output + str(done.exception), done.output


def test_the_library_refuses_other_ways() -> None:
    library = Library()
    for way, message in (
        ([], "has no cell"),
        ([(0, 0), (1, 1)], "are not side by side"),
        ([(0, 0), (0, 1), (0, 0)], "or visits one twice"),
        ([(0, 13), (0, 14), (0, 15)], "leaves the 15 x 15 cells"),
        ([(20, 0), (20, 1)], "the way leaves the"),
        ([(0, 1), (0, 0)] * 200, "the way leaves the"),
    ):
        with pytest.raises(MazeError, match=message):
            library.around(way)
    maze = library.around(HOOK, seed=3, size=(31, 23), growing_newest=0)
    assert (maze.start, maze.finish, maze.width, maze.height) == ((1, 1), (5, 3), 31, 23)
    assert library.solve("wave", maze.start, maze.finish).steps == 2 * len(HOOK) - 2


@pytest.mark.parametrize(("name", "size"), [("widen", (13, 10)), ("unicursal", (17, 13))])
def test_changes_of_the_size_are_transforms(name: str, size: tuple[int, int]) -> None:
    """The library keeps the new size."""
    library = Library()
    before = library.generate("kruskal", 5, (9, 7))
    after = library.transform(name)
    assert (after.width, after.height) == (size[0], size[1] | 1)
    assert (parts(after.field[None]) == parts(before.field[None])).all()
