"""`maze --tiling` on the command line: every tiling with every option, and what a user may type wrongly."""

# Longer than 300 lines because every option is tried on every tiling, rightly and wrongly.

import itertools
import re
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from PIL import Image

from emu_tests.machine.command_line import LONG, contents, one_line
from emu_tests.oracles.svg_pixels import Picture
from emu_tests.oracles.tiling_mazes import graph_of
from emu_tests.records.sampling import SOURCES, every
from emu_tests.tilings.test_tiling_text import place
from zxmazes import masks
from zxmazes.drawings import png
from zxmazes.drawings.text import text
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.routines.index import by_name, names
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS

#: The tilings whose cells can be cut in four.
CUT = ("square", "torus", "cylinder", "circle", "rectangle")
every_tiling = pytest.mark.parametrize("name", TILINGS)


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def direct(
    library: LinksLibrary, name: str, generator: str, size: tuple[int, int, int], seed: int, mask: object = None
) -> TilingMaze:
    """The maze that the routine makes. mask: an array with True for cells to use."""
    columns, rows, storeys = size
    out = np.zeros((32, 32), np.bool_)
    if mask is not None:
        floors = storeys if TILINGS[name].floors else 1
        for floor in range(floors):
            out[floor * rows : (floor + 1) * rows, :columns] = ~np.asarray(mask)
    library.select(name, storeys, out if mask is not None else None)
    assert not library.generate(generator, seed, columns, rows).carry
    return TilingMaze(TILINGS[name], rows, columns, storeys, library.links().copy(), *library.ends(), out)


@every_tiling
def test_each_generator_makes_the_maze_of_its_seed(name: str, library: LinksLibrary, typed) -> None:
    for generator in names("links generator"):
        done = typed("maze", "--tiling", name, generator, "--seed", "7", "--size", "9x5")
        only = re.search(r"any tiling but (\w+)", by_name("links generator")[generator].refuses)
        if only and only[1] != name:
            assert f"{generator} cannot make this maze" in one_line(done, 1)
            continue
        assert done.returncode == 0, done.stderr
        size = (9, 5, TILINGS[name].board[2])
        assert done.stdout == text(direct(library, name, generator, size, 7)), generator
        assert re.fullmatch(rf"links_generate_{generator}: [\d,]+ T-states\n", done.stderr)


@every_tiling
def test_sizes_are_good_ones_unless_told(name: str, library: LinksLibrary, typed) -> None:
    """They fit the screen, and the text is not much wider than 80 characters."""
    done = typed("maze", "--tiling", name, "dfs")
    maze = direct(library, name, "dfs", TILINGS[name].board, 1)
    assert done.stdout == text(maze)
    assert max(map(len, done.stdout.splitlines())) <= 81
    assert len(png.screen(maze)) == 6912


@pytest.mark.parametrize("name", every(3, TILINGS, *SOURCES))
def test_a_route_has_the_fewest_steps(name: str, library: LinksLibrary, typed) -> None:
    done = typed("maze", "--tiling", name, "dfs", "--seed", "3", "--solve", "solve")
    maze = direct(library, name, "dfs", TILINGS[name].board, 3)
    way = nx.shortest_path(graph_of(maze), maze.entrance, maze.exit)
    assert f"links_solve: {len(way) - 1} steps" in done.stderr
    lines = done.stdout.splitlines()
    marks = {cell: lines[at[0]][at[1]] for cell in maze.cells() for at in (place(maze, cell),)}
    wanted = dict.fromkeys(way, "*") | {maze.exit: "F", maze.entrance: "S"}
    assert {cell: mark for cell, mark in marks.items() if mark in "*SF"} == wanted


def test_a_route_goes_between_any_two_cells(library: LinksLibrary, typed) -> None:
    maze = direct(library, "storeys", "dfs", (5, 4, 3), 1)
    done = typed(*"maze --tiling storeys --storeys 3 --size 5x4 dfs --solve solve --from 2,1 --to 11,4".split())
    way = nx.shortest_path(graph_of(maze), (2, 1), (11, 4))
    assert f"links_solve: {len(way) - 1} steps" in done.stderr


@every_tiling
def test_figures_are_printed_and_the_longest_route_is_drawn(name: str, library: LinksLibrary, typed) -> None:
    done = typed("maze", "--tiling", name, "dfs", "--size", "9x5", "--stats")
    maze = direct(library, name, "dfs", (9, 5, TILINGS[name].board[2]), 1)
    graph = graph_of(maze)
    ends = sum(degree == 1 for _, degree in graph.degree)
    assert f"links_stats: {len(graph)} cells, {ends} dead ends, " in done.stderr
    assert f", 1 part, longest route {nx.diameter(graph)} steps from (" in done.stderr
    drawn, plain = (shown.translate(str.maketrans("SF", "  ")).splitlines() for shown in (done.stdout, text(maze)))
    pairs = zip(drawn, plain, strict=True)  # spaces at the end of a line are not there
    marks = sum(a != b for one, other in pairs for a, b in zip_longest(one, other, fillvalue=" "))
    assert 0 < marks <= nx.diameter(graph) + 1


@every_tiling
def test_a_labyrinth_has_the_double_size(name: str, library: LinksLibrary, desk: Path, typed) -> None:
    """Where cells can be cut in four; its mask too."""
    (desk / "mask.txt").write_text("##.##\n#####\n#####\n#...#\n")
    done = typed("maze", "--tiling", name, "dfs", "--mask", "mask.txt", "--transform", "unicursal", "--solve", "solve")
    if name not in CUT:
        assert "unicursal cannot change this maze" in one_line(done, 1)
        return
    board = np.array([[mark == "#" for mark in row] for row in ("##.##", "#####", "#####", "#...#")])
    maze = direct(library, name, "dfs", (5, 4, 1), 1, board)
    assert not library.transform("unicursal", None, None).carry
    out = np.zeros((32, 32), np.bool_)
    out[:8, :10] = ~board.repeat(2, 0).repeat(2, 1)
    doubled = TilingMaze(maze.tiling, 8, 10, 1, library.links().copy(), *library.ends(), out)
    steps = 4 * board.sum() - 1
    assert f"links_solve: {steps} steps" in done.stderr
    way = nx.shortest_path(graph_of(doubled), *library.ends())
    assert len(way) == steps + 1
    codes = [next(c for c, there in doubled.neighbours(a).items() if there == b) for a, b in itertools.pairwise(way)]
    assert done.stdout == text(doubled, (way[0], codes))


@every_tiling
@pytest.mark.parametrize("change", [name for name in names("links change") if name != "unicursal"])
def test_transforms_change_the_maze(change: str, name: str, library: LinksLibrary, typed) -> None:
    done = typed("maze", "--tiling", name, "dfs", "--size", "9x5", "--transform", change)
    assert done.returncode == 0, done.stderr
    maze = direct(library, name, "dfs", (9, 5, TILINGS[name].board[2]), 1)
    assert not library.transform(change, None, None).carry
    changed = TilingMaze(maze.tiling, 5, 9, maze.storeys, library.links().copy(), maze.entrance, maze.exit)
    assert done.stdout == text(changed) != text(maze)
    assert f"links_{change}: " in done.stderr


@every_tiling
def test_files_are_written_and_nothing_is_printed(name: str, library: LinksLibrary, desk: Path, typed) -> None:
    done = typed("maze", "--tiling", name, "dfs", "--svg", "a.svg", "--png", "a.png", "--solve", "solve")
    assert (done.returncode, done.stdout) == (0, "")
    picture = Picture((desk / "a.svg").read_bytes())
    assert picture.title == f"zxmazes maze --tiling {name} dfs --seed 1 --solve solve"
    assert {"walls", "outline", "route", "entrance", "exit"} <= set(picture.paths)
    with Image.open(desk / "a.png") as image:
        assert image.size == (512, 384)
    plain = typed("maze", "--tiling", name, "dfs")
    both = typed("maze", "--tiling", name, "dfs", "--svg", "a.svg", "--text")
    assert both.stdout == plain.stdout


@every_tiling
def test_the_screen_shows_the_links_the_mask_and_the_route(name: str, library: LinksLibrary) -> None:
    maze = direct(library, name, "dfs", TILINGS[name].board, 1)
    screen = png.screen(maze)
    ink = np.unpackbits(np.frombuffer(screen[:6144], np.uint8)).sum()
    cell, direction = next((cell, code) for cell in maze.cells() for code in range(8) if maze.is_open(cell, code))
    links = maze.links.copy()
    links[cell] ^= 1 << direction
    links[maze.neighbours(cell)[direction]] ^= 1 << (direction ^ 4)
    closed = png.screen(TilingMaze(maze.tiling, maze.rows, maze.columns, maze.storeys, links, maze.entrance, maze.exit))
    assert np.unpackbits(np.frombuffer(closed[:6144], np.uint8)).sum() > ink - 8
    assert closed != screen
    colours = {attribute & 7 for attribute in screen[6144:]}
    assert colours <= {0, 2, 4}
    way = nx.shortest_path(graph_of(maze), maze.entrance, maze.exit)[:3]
    codes = [next(c for c, there in maze.neighbours(a).items() if there == b) for a, b in itertools.pairwise(way)]
    routed = png.screen(maze, (maze.entrance, codes))
    differing = [a ^ b for a, b in zip(screen, routed, strict=True)]
    assert 0 < sum(bin(byte).count("1") for byte in differing) < 300


@every_tiling
@pytest.mark.parametrize("mask", ["heart", "circle", "letter:A", "mask.txt", "mask.png"])
def test_masks_take_cells_out(mask: str, name: str, library: LinksLibrary, desk: Path, typed) -> None:
    columns, rows, storeys = TILINGS[name].board
    board = np.ones((rows, columns), np.bool_)
    board[1:3, 2:5] = False
    if mask == "mask.txt":
        (desk / mask).write_text("\n".join("".join(".#"[int(one)] for one in row) for row in board))
    elif mask == "mask.png":
        Image.fromarray(np.where(board, 0, 255).astype(np.uint8)).save(desk / mask)
    else:
        board = masks.built_in(mask, rows, columns)
    done = typed("maze", "--tiling", name, "kruskal", "--mask", mask, "--svg", "a.svg", "--text")
    assert done.returncode == 0, done.stderr
    maze = direct(library, name, "kruskal", (columns, rows, storeys), 1, board)
    assert done.stdout == text(maze)
    assert not any(maze.links[cell] for cell in maze.tiling.cells(rows, columns, storeys) if maze.mask[cell])


@every_tiling
def test_nothing_is_drawn_where_a_mask_takes_cells_out(name: str, library: LinksLibrary) -> None:
    """The same links without the mask show these cells closed."""
    columns, rows, storeys = TILINGS[name].board
    maze = direct(library, name, "dfs", (columns, rows, storeys), 1, masks.built_in("heart", rows, columns))
    shown = [png.screen(one) for one in (maze, replace(maze, mask=np.zeros((32, 32), np.bool_)))]
    ink = [int(np.unpackbits(np.frombuffer(screen[:6144], np.uint8)).sum()) for screen in shown]
    assert ink[0] + 20 < ink[1]


def test_a_maze_takes_the_size_of_its_mask(desk: Path, typed, library: LinksLibrary) -> None:
    (desk / "mask.txt").write_text("####\n#..#\n####\n")
    board = np.array([[1, 1, 1, 1], [1, 0, 0, 1], [1, 1, 1, 1]]) > 0
    done = typed("maze", "--tiling", "square", "dfs", "--mask", "mask.txt")
    assert done.stdout == text(direct(library, "square", "dfs", (4, 3, 1), 1, board))
    assert typed("maze", "--tiling", "square", "dfs", "--mask", "mask.txt", "--size", "4x3").stdout == done.stdout
    whole = typed("maze", "--tiling", "storeys", "dfs", "--storeys", "2", "--mask", "mask.txt")
    assert whole.stdout == text(direct(library, "storeys", "dfs", (4, 3, 2), 1, board))


def test_parameters_reach_the_routines(typed) -> None:
    command = ("maze", "--tiling", "hexagon", "growing_tree")
    mazes = [typed(*command, "--set", f"growing_newest={value}").stdout for value in (0, 128, 255)]
    assert mazes[1] == typed(*command).stdout
    assert len(set(mazes)) == 3


def test_the_list_names_tilings_and_their_routines(typed) -> None:
    lines = typed("list").stdout.splitlines()
    for name, tiling in TILINGS.items():
        (line,) = [line for line in lines if line.startswith(f"  {name:20} {tiling.about}")]
        assert "{1}x{0} to 32x32".format(*tiling.least) in line
        assert "default {}x{}".format(*TILINGS[name].board) in line
    for family, heading in (("generator", "Generate"), ("solver", "Solve")):
        first = next(i for i, line in enumerate(lines) if line.startswith(f"{heading} routines for tilings"))
        shown = [line.split()[0] for line in lines[first + 1 : first + 1 + len(names(f"links {family}"))]]
        assert shown == names(f"links {family}")


#: The rest of the command line after `maze --tiling`, its exit status, a part of the message.
MISTAKES: list[tuple[str, int, str]] = [
    ("", 2, "requires an argument"),
    ("square", 2, "give a GENERATOR: --tiling square dfs"),
    ("maple dfs", 1, f"there is no tiling `maple`: choose from {', '.join(TILINGS)}"),
    (f"{LONG} dfs", 1, "there is no tiling `999"),
    ("Square dfs", 1, "there is no tiling `Square`"),
    ("² dfs", 1, "there is no tiling `²`"),
    ("square maple", 1, "there is no generator `maple` for tilings: choose from"),
    ("square corridor", 1, "there is no generator `corridor` for tilings: choose from"),
    ("square links_generate_dfs", 1, "there is no generator `links_generate_dfs` for tilings"),
    ("square dfs --solve wave", 1, "there is no solver `wave` for tilings: choose from "),
    ("square dfs --transform mirror", 1, "there is no transform `mirror` for tilings: "),
    ("square dfs --set growing_newest=3", 1, "`growing_newest` is for"),
    ("square dfs --set rings_count=3", 1, "these routines read no parameter"),
    ("square dfs --size 1x9", 1, "1x9 is not a size for square: it has 2 to 32 columns and 2 to 32 rows"),
    ("square dfs --size 33x9", 1, "33x9 is not a size for square"),
    ("square dfs --size 0x0", 1, "0x0 is not a size"),
    ("torus dfs --size 2x9", 1, "2x9 is not a size for torus: it has 3 to 32 columns and 3 to 32 rows"),
    ("circle dfs --size 2x9", 1, "2x9 is not a size for circle: it has 3 to 32 columns and 2 to 32 rows"),
    ("storeys dfs --size 9x9 --storeys 4", 1, "4 storeys of 9 rows are too many"),
    ("storeys dfs --size 9x9", 1, "and rows times storeys are at most 32: choose --storeys 3, or fewer rows"),
    ("storeys dfs --size 32x32", 1, "at most 32: choose --storeys 1, or fewer rows"),
    ("storeys dfs --size 9x33", 1, "9x33 is not a size for storeys: it has 2 to 32 columns and 2 to 32 rows"),
    ("storeys dfs --storeys 5", 2, "5 is not in the range"),
    ("storeys dfs --storeys 0", 2, "0 is not in the range"),
    ("square dfs --storeys 2", 2, "--storeys is for --tiling storeys"),
    ("square dfs --size big", 2, "write WIDTHxHEIGHT"),
    ("square dfs --seed 65536", 2, "65536 is not in the range"),
    ("square dfs --from 1,1", 2, "--from and --to need --solve"),
    ("square dfs --solve solve --to 10,3", 1, "there is no cell (10, 3): rows go from 0 to 9, columns from 0 to 13"),
    ("square dfs --solve solve --from 3,14", 1, "there is no cell (3, 14)"),
    ("storeys dfs --solve solve --from 32,0", 1, "there is no cell (32, 0): rows go from 0 to 31"),
    ("square dfs --mask heart --solve solve --from 0,0", 1, "the mask takes the cell (0, 0) out"),
    ("square kruskal --mask two.txt --solve wall --from 0,0 --to 3,3", 1, "wall finds no route from (0, 0)"),
    (
        "square kruskal --mask two.txt --solve solve --from 0,0 --to 3,3",
        1,
        "solve finds no route from (0, 0)",
    ),
    ("square dfs --mask none.txt", 1, "none.txt: cannot be read: No such file"),
    ("square dfs --mask pictures", 1, "pictures: cannot be read: Is a directory"),
    ("square dfs --mask ", 2, "'--mask': the name is empty"),
    ("square dfs --mask empty.txt", 1, "empty.txt: it has no rows"),
    ("square dfs --mask prose.txt", 1, "prose.txt:1:1: unknown character 'A'"),
    ("square dfs --mask latin.txt", 1, "latin.txt:1: it is not text in UTF-8"),
    ("square dfs --mask nothing.txt", 1, "nothing.txt: the mask leaves no cell"),
    ("square dfs --mask one.txt", 1, "1x1 is not a size for square"),
    ("square dfs --mask two.txt --size 5x4", 1, "two.txt: the mask has 4x4 cells, the maze 5x4: change one"),
    ("square dfs --mask /dev/zero", 1, "/dev/zero: is too long"),
    ("square dfs --mask letter:", 1, "there is no mask `letter:`: write one letter"),
    ("square dfs --mask letter:AB", 1, "there is no mask `letter:AB`"),
    ("square dfs --longest-of 3", 2, "--longest-of is not for tilings"),
    ("square dfs --pick 3 --turns 3", 2, "is not for tilings"),
    ("square dfs --colour --png a", 2, "--colour is not for tilings"),
    ("torus dfs --m2 a", 2, "--m2 is for --tiling square"),
    ("square dfs --m2 a --mask heart", 2, "--m2 has a line for every cell: leave out --mask"),
    ("square dfs --m2 a --svg ./pictures/../a", 2, "--svg and --m2 name the same file: use two files"),
    ("square dfs --m2 no/such/place", 1, "no/such/place: cannot be written: No such file"),
    ("hexagon --input field.txt", 2, "--input is for --tiling square"),
    ("square --input field.txt", 1, "should be the width and the height in cells"),
    ("square --input none.txt", 1, "none.txt: cannot be read: No such file"),
    ("square dfs --input field.txt", 2, "--input has a maze of its own: leave out GENERATOR"),
    ("square --input field.txt --size 5x5", 2, "--input has a maze of its own: leave out --size"),
    ("square --input field.txt --mask heart", 2, "--input has a maze of its own: leave out --mask"),
    ("square --input field.txt --m2 field.txt", 2, "--input and --m2 name the same file: write to another one"),
    ("square dfs --svg pictures", 2, "is a directory"),
    ("square dfs --svg ", 2, "'--svg': the name is empty"),
    ("square dfs --svg no/such/place", 1, "no/such/place: cannot be written: No such file"),
    ("square dfs --svg /dev/full", 1, "/dev/full: cannot be written: No space left"),
    ("square dfs --png /dev/full", 1, "/dev/full: cannot be written: No space left"),
    ("square dfs --png a --svg ./pictures/../a", 2, "--png and --svg name the same file"),
    ("hexagon dfs --size 32x32 --png a --svg b", 1, "32x32 is too large for a picture of the screen: use --svg FILE"),
]


@pytest.mark.parametrize(
    ("line", "status", "message"),
    MISTAKES,
    ids=[ascii(line.replace(LONG, "9.."))[1:71] for line, _, _ in MISTAKES],
)
def test_mistakes_are_told_in_a_line(line: str, status: int, message: str, desk: Path, typed) -> None:
    (desk / "nothing.txt").write_text("..\n..\n")
    (desk / "one.txt").write_text("#\n")
    (desk / "two.txt").write_text("##..\n##..\n..##\n..##\n")
    before = contents(desk)
    done = typed("maze", "--tiling", *(line.split(" ") if line else []))
    assert message in one_line(done, status)
    assert contents(desk) == before, "nothing written, nothing deleted"


@pytest.mark.parametrize("words", ["--svg a", "--text", "--storeys 2", "--mask heart"])
def test_options_for_tilings_need_one(words: str, desk: Path, typed) -> None:
    before = contents(desk)
    assert f"{words.split()[0]} needs --tiling" in one_line(typed("maze", "dfs", *words.split()), 2)
    assert contents(desk) == before


def test_a_file_that_cannot_be_replaced_stays(desk: Path, typed) -> None:
    (desk / "a.svg").write_text("kept")
    typed("maze", "--tiling", "hexagon", "dfs", "--size", "32x32", "--svg", "a.svg", "--png", "a.png")
    assert contents(desk)["a.svg"] == b"kept"
    assert "a.png" not in contents(desk)


def test_generators_for_tilings_are_not_for_the_field(typed) -> None:
    assert "there is no generator `eller_storeys`" in one_line(typed("maze", "eller_storeys"), 1)


@pytest.mark.parametrize(
    ("words", "solver"),
    [
        (["dfs", "--solve"], "solve_wave"),
        (["dfs_large", "--size", "33x33", "--solve"], "solve_wave_large"),
        (["--tiling", "brick", "dfs", "--solve", "--seed", "7"], "links_solve"),
    ],
    ids=["field", "large", "tiling"],
)
def test_the_usual_solver_needs_no_name(words: list[str], solver: str, typed) -> None:
    assert f"{solver}: " in typed("maze", *words).stderr


@pytest.mark.parametrize(
    ("words", "solver"),
    [
        ("square dfs", "links_solve"),
        ("square weave_kruskal", "links_solve_weave"),
        ("octagon kruskal --transform remove --transform arrows", "links_solve_arrows"),
    ],
)
def test_the_usual_solver_is_one_that_reads_the_maze(words: str, solver: str, desk: Path, typed) -> None:
    """And the picture of it is drawn; one with crossings that does not fit is refused."""
    done = typed("maze", "--tiling", *words.split(), "--solve", "--png", "a.png", "--svg", "a.svg")
    assert (done.returncode, done.stdout) == (0, "")
    assert f"{solver}: " in done.stderr
    assert ("arrows" in Picture((desk / "a.svg").read_bytes()).paths) == ("arrows" in words)
    large = typed("maze", "--tiling", *words.split(), "--size", "17x12", "--png", "b.png")
    assert large.returncode == ("weave" in words)
    assert ("too large" in large.stderr) == ("weave" in words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("square weave_dfs --solve solve", "choose the solver weave"),
        ("square weave_dfs --transform arrows", "arrows cannot change a maze with passages that cross"),
        ("brick dfs --transform arrows --solve wall", "choose the solver arrows"),
        ("brick dfs --transform arrows --transform braid", "braid cannot change a maze with passages of one direction"),
        ("brick weave_kruskal", "weave_kruskal cannot make this maze"),
        ("brick dfs --solve weave", "weave finds no route"),
    ],
)
def test_routines_that_cannot_read_a_maze_are_refused(words: str, message: str, typed) -> None:
    assert message in one_line(typed("maze", "--tiling", *words.split()), 1)
