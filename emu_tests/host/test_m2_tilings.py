"""M2 files of mazes on squares, up to 32 x 32 cells: against networkx, and against the mazes of the field."""

import random
from pathlib import Path

import networkx as nx
import numpy as np
import pytest

from emu_tests.host.test_maze import REFERENCE
from emu_tests.machine.command_line import contents, one_line
from emu_tests.oracles.paths import thin_graph
from emu_tests.oracles.tiling_mazes import graph_of
from zxmazes.block_maze import from_m2
from zxmazes.errors import MazeError
from zxmazes.interface.field_mazes import Library
from zxmazes.interface.tiling_mazes import TilingLibrary
from zxmazes.routines.index import by_name
from zxmazes.tilings import TILINGS

#: Columns and rows: the size of the text, those at the ends, and sizes past the 15 x 15 of the field.
SIZES = [(10, 20), (2, 2), (32, 32), (2, 32), (32, 2), (16, 15), (31, 17)]
#: Those of trees of squares.
GENERATORS = [
    name
    for name, one in by_name("links generator").items()
    if "perfect" in one.promise.terms and "any tiling but" not in one.refuses
]


@pytest.fixture(scope="module")
def squares() -> TilingLibrary:
    return TilingLibrary("square")


def walls_of(text: str) -> tuple[np.ndarray, np.ndarray]:
    """The upper and the left walls of an M2 file, by the definition alone."""
    numbers = [int(word) for word in text.split()]
    across, down, digits = numbers[0], numbers[1], np.array(numbers[2:], bool).reshape(-1, 2)
    assert len(digits) == across * down == text.count("\n") - 1
    return digits[:, 0].reshape(down, across), digits[:, 1].reshape(down, across)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("generator", GENERATORS)
def test_a_generated_maze_comes_back(squares: TilingLibrary, generator: str, size: tuple[int, int]) -> None:
    """The file has the passages of the maze; what is read has the same links and ends, and is solved alike."""
    made = squares.generate(generator, 7, size)
    text = made.m2()
    up, left = walls_of(text)
    assert up[0].all()
    assert left[:, 0].all()
    assert nx.utils.edges_equal(thin_graph(up, left).edges, graph_of(made).edges)
    assert nx.is_tree(thin_graph(up, left))
    route = squares.solve()
    squares.generate("kruskal", 3, (9, 9))
    again = squares.put_m2(text)
    assert (again.links == made.links).all()
    assert (again.rows, again.columns, again.entrance, again.exit) == (*size[::-1], made.entrance, made.exit)
    assert again.m2() == text
    assert (squares.solve().codes, squares.maze.seed) == (route.codes, None)


def test_any_file_comes_back_but_for_its_outer_wall(squares: TilingLibrary) -> None:
    choose = random.Random(2)
    for _ in range(40):
        across, down = choose.randint(2, 32), choose.randint(2, 32)
        lines = [f"{choose.randrange(2)} {choose.randrange(2)}" for _ in range(across * down)]
        text = f"{across} {down}\n" + "\n".join(lines) + "\n"
        up, left = walls_of(text)
        maze = squares.put_m2(text)
        assert nx.utils.edges_equal(thin_graph(up, left).edges, graph_of(maze).edges)
        up[0] = left[:, 0] = True
        written = walls_of(maze.m2())
        assert (written[0] == up).all()
        assert (written[1] == left).all()


def test_the_maze_of_the_text_is_solved(squares: TilingLibrary) -> None:
    """5 x 4 cells; in the field it is the same maze, with routes twice as long."""
    maze = squares.put_m2(REFERENCE)
    assert maze.m2() == REFERENCE
    field = Library()
    field.put(from_m2(REFERENCE).walls)
    graph = thin_graph(*walls_of(REFERENCE))
    for start in maze.cells():
        for finish in maze.cells():
            steps = nx.shortest_path_length(graph, start, finish)
            assert squares.solve("solve", start, finish).steps == steps
    ends = [tuple(2 * part + 1 for part in cell) for cell in (maze.entrance, maze.exit)]
    assert field.solve("wave", *ends).steps == 2 * squares.solve().steps  # type: ignore[arg-type]


def test_it_is_the_file_of_the_same_maze_in_the_field(squares: TilingLibrary) -> None:
    """`links_to_field` makes the maze of the field, whose own file is the same one."""
    for size in ((15, 15), (2, 9), (11, 4)):
        made = squares.generate("wilson", 5, size)
        assert not squares.image.call("links_to_field").carry
        field = np.frombuffer(squares.image.machine.read(squares.image.address("field"), 1024), np.uint8)
        library = Library()
        maze = library.put(field.reshape(32, 32)[: 2 * size[1] + 1, : 2 * size[0] + 1] >= 0x80)
        assert maze.m2() == made.m2()


def test_loops_stay_and_can_be_made(squares: TilingLibrary) -> None:
    squares.generate("dfs", 3, (20, 30))
    looped = squares.transform("braid", braid_percent=100)
    again = squares.put_m2(looped.m2())
    assert (again.links == looped.links).all()
    tree = squares.generate("dfs", 3, (20, 30)).m2()
    squares.put_m2(tree, seed=9)
    changed = graph_of(squares.transform("remove", walls_removed=5))
    assert changed.number_of_edges() == 20 * 30 - 1 + 5


@pytest.mark.parametrize(
    ("doors", "entrance", "exit_"),
    [
        ({}, (0, 0), (3, 2)),
        ({(0, 1): "01"}, (0, 1), (3, 2)),
        ({(0, 2): "01", (3, 0): "10"}, (0, 2), (3, 0)),
        ({(0, 0): "00", (2, 0): "10"}, (0, 0), (2, 0)),
        ({(0, 0): "01", (0, 1): "01", (0, 2): "01"}, (0, 0), (3, 2)),
    ],
)
def test_openings_in_the_outer_wall_are_the_ends(
    squares: TilingLibrary, doors: dict[tuple[int, int], str], entrance: tuple[int, int], exit_: tuple[int, int]
) -> None:
    """One or two; of more it is not known which."""
    digits = [doors.get((row, column), f"{row == 0:d}{column == 0:d}") for row in range(4) for column in range(3)]
    maze = squares.put_m2("3 4\n" + "".join(f"{up} {left}\n" for up, left in digits))
    assert (maze.entrance, maze.exit) == (entrance, exit_)
    assert squares.solve().cells[0] == entrance


def test_other_cells_and_masks_have_no_file(squares: TilingLibrary) -> None:
    for name in set(TILINGS) - {"square"}:
        library = TilingLibrary(name)
        with pytest.raises(MazeError, match="holds squares"):
            library.put_m2(REFERENCE)
        with pytest.raises(MazeError, match="holds squares"):
            library.generate("dfs", 1, (6, 6)).m2()
    mask = np.ones((5, 5), bool)
    mask[2, 2] = False
    with pytest.raises(MazeError, match="no mask"):
        squares.generate("dfs", 1, mask=mask).m2()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ":1: `` should be"),
        ("33 5\n", ":1: 33 x 5 cells do not fit: use 2 to 32 across and down"),
        ("5 1\n", ":1: 5 x 1 cells do not fit"),
        ("2 2\n1 1\n1 0\n\n0 1\n", ":5: the file ends here after 3 lines"),
        ("2 2\n" + "1 1\n" * 5, ":6: `1 1` is one line too many: 2 x 2 cells take 4"),
        ("2 2\n1 1\n1 2\n", ":3: `1 2` should be two digits"),
    ],
)
def test_another_text_is_told_with_its_line(squares: TilingLibrary, text: str, message: str) -> None:
    with pytest.raises(MazeError) as told:
        squares.put_m2(text, "a.m2")
    assert f"a.m2{message}" in str(told.value)


def test_on_the_command_line(desk: Path, typed) -> None:
    """The size of the text, 10 x 20: written, read, drawn and solved; the file alone is read into no field."""
    order = ("maze", "--tiling", "square")
    done = typed(*order, "prim", "--size", "10x20", "--seed", "4", "--m2", "a.m2")
    assert (done.returncode, done.stdout) == (0, "")
    text = (desk / "a.m2").read_text()
    assert text == TilingLibrary("square").generate("prim", 4, (10, 20)).m2()
    made = typed(*order, "prim", "--size", "10x20", "--seed", "4", "--solve").stdout
    assert typed(*order, "--input", "a.m2", "--solve").stdout == made
    assert typed(*order, "--input", "a.m2", "--m2", "b.m2", "--png", "b.png", "--svg", "b.svg").returncode == 0
    assert contents(desk)["b.m2"] == text.encode()
    assert {"b.png", "b.svg"} <= contents(desk).keys()
    assert "or --tiling square for up to 32" in one_line(typed("maze", "--input", "a.m2", "--solve"), 1)
