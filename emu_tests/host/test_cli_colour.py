"""`build.py maze --colour`: each cell of the PNG against the distances of networkx."""

from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from PIL import Image

from zxmazes.routines.library import Library

#: From near to far; then what cannot be reached.
BANDS = [(0, 198, 0), (0, 198, 197), (0, 0, 197), (197, 0, 197), (197, 0, 0)]
GREY, BLACK, WHITE, START, FINISH = (205, 198, 205), (0, 0, 0), (255, 255, 255), (0, 255, 0), (255, 0, 0)
Place = tuple[int, int]


def cells(png: Path) -> np.ndarray:
    """The colour of each cell of 16 x 16 pixels, all of whose pixels have it."""
    pixels = np.asarray(Image.open(png).convert("RGB"))
    found = pixels[::16, ::16]
    assert (pixels == found.repeat(16, axis=0).repeat(16, axis=1)).all()
    return found


def expected(walls: np.ndarray, start: Place) -> dict[Place, tuple[int, int, int]]:
    """The colour of each place, without marks."""
    graph = nx.grid_2d_graph(*walls.shape)
    graph.remove_nodes_from([(row, column) for row, column in np.argwhere(walls).tolist()])
    reach = nx.single_source_shortest_path_length(graph, start)
    most = max(reach.values())
    ways = {place: BANDS[reach[place] * 5 // (most + 1)] if place in reach else GREY for place in graph}
    return {(row, column): ways.get((row, column), BLACK) for row, column in np.ndindex(walls.shape)}


def judge(png: Path, walls: np.ndarray, start: Place, marks: dict[Place, tuple[int, int, int]]) -> None:
    shown = cells(png)
    wanted = expected(walls, start) | marks
    assert {place: tuple(shown[place].tolist()) for place in wanted} == wanted


@pytest.mark.parametrize("generator", ["kruskal", "rooms", "erosion"])
def test_colours_from_the_upper_left(generator: str, tmp_path: Path, typed, library: Library) -> None:
    """With parts that cannot be reached, and, in a cave, from the first free cell."""
    png = tmp_path / "a.png"
    done = typed("maze", generator, "--seed", "77", "--size", "31x23", "--colour", "--png", str(png))
    assert done.returncode == 0, done.stderr
    library.generate(generator, 77, 31, 23)
    walls = library.walls()[:23, :31]
    row, column = np.argwhere(~walls)[0].tolist() if walls[1, 1] else (1, 1)
    judge(png, walls, (row, column), {(row, column): START})
    assert "distance_bands: " in done.stderr


def test_colours_from_the_end_of_the_longest_route(tmp_path: Path, typed, library: Library) -> None:
    """The route is white; its start is where the distances begin, and its finish the greatest of them."""
    png = tmp_path / "a.png"
    done = typed("maze", "dfs", "--seed", "5", "--stats", "--colour", "--png", str(png))
    library.generate("dfs", 5)
    stats = library.stats()
    graph = {tuple(place) for place in np.argwhere(~library.walls()).tolist()}
    shown = cells(png)
    white = {place for place in graph if tuple(shown[place].tolist()) == WHITE}
    assert len(white) == len(stats.route) - 1
    marks = {**dict.fromkeys(white, WHITE), stats.start: START, stats.finish: FINISH}
    judge(png, library.walls()[:31, :31], stats.start, marks)
    assert f"distance_bands: {len(stats.route)} steps at most" in done.stderr


def test_colours_of_a_picture_from_its_start(tmp_path: Path, typed) -> None:
    picture, png = tmp_path / "a.txt", tmp_path / "a.png"
    picture.write_text("#######\n#    S#\n# #####\n#   # #\n#######\n")
    assert typed("maze", "--input", str(picture), "--colour", "--png", str(png)).returncode == 0
    walls = np.array([[char == "#" for char in line] for line in picture.read_text().replace("S", " ").splitlines()])
    judge(png, walls, (1, 5), {(1, 5): START})


def test_nothing_to_colour(tmp_path: Path, typed) -> None:
    """One line, and no picture."""
    picture, png = tmp_path / "a.txt", tmp_path / "a.png"
    picture.write_text("###\n###\n")
    for words, message in (
        (("--input", str(picture), "--colour", "--png", str(png)), "nothing in the field is passable"),
        (("dfs", "--colour"), "--colour needs --png FILE"),
    ):
        done = typed("maze", *words)
        assert done.returncode
        assert message in done.stderr
    assert not png.exists()
