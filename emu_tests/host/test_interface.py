"""Mazes, routes and figures for Python programs: what they hold, that they are those of the routines, and mistakes."""

import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import zxmazes
from emu_tests.oracles.paths import steps_between
from zxmazes import LargeLibrary, Library, MazeError, TilingLibrary
from zxmazes.paths import ROOT
from zxmazes.routines.index import names
from zxmazes.routines.large import LargeLibrary as LargeImage
from zxmazes.routines.library import Library as Image
from zxmazes.routines.links import LinksLibrary


@pytest.fixture(scope="module")
def mazes() -> Library:
    return Library()


@pytest.mark.parametrize("name", names("generator"))
def test_a_maze_is_that_of_the_routine(name: str, mazes: Library, library: Image) -> None:
    maze = mazes.generate(name, seed=7, size=(31, 23))
    call = library.generate(name, 7, 31, 23)
    assert (maze.walls.shape, maze.walls.dtype) == ((23, 31), np.bool_)
    assert np.array_equal(maze.walls, library.walls()[:23, :31])
    assert (maze.seed, maze.tstates, maze.width, maze.height) == (7, call.tstates, 31, 23)
    again = maze.walls.copy()
    mazes.generate(name, seed=8, size=(31, 23))
    assert np.array_equal(maze.walls, again), "a maze stays as it was"


@pytest.mark.parametrize("name", names("solver"))
def test_a_route_is_that_of_the_routine(name: str, mazes: Library, library: Image) -> None:
    maze = mazes.generate("corridor_loops", 3)
    route = mazes.solve(name, (1, 3), (27, 29))
    library.set_walls(maze.field)
    library.set_inputs(3, 31, 31)
    call = library.solve(name, (1, 3), (27, 29))
    assert (route.codes, route.tstates) == (library.route(), call.tstates)
    assert (route.cells[0], route.cells[-1], len(route.cells)) == ((1, 3), (27, 29), route.steps + 1)
    assert not maze.walls[tuple(np.transpose(route.cells))].any()


def test_parameters_are_those_of_one_call(mazes: Library) -> None:
    """Each routine has its defaults again in the next call."""
    usual = mazes.generate("growing_tree", 5).walls
    other = mazes.generate("growing_tree", 5, growing_newest=255).walls
    assert not np.array_equal(usual, other)
    steps = mazes.solve("wave").steps
    with pytest.raises(MazeError, match=rf"within {steps - 1} steps: choose other ends, or another wave_limit"):
        mazes.solve("wave", wave_limit=steps - 1)
    assert mazes.solve("wave", wave_limit=steps).steps == mazes.solve("wave").steps == steps
    assert np.array_equal(mazes.generate("growing_tree", 5).walls, usual)


def test_a_change_keeps_the_maze_before_it(mazes: Library) -> None:
    maze = mazes.generate("dfs", 2, (15, 11))
    before = maze.walls.copy()
    changed = mazes.transform("braid", braid_percent=100)
    assert (changed.seed, changed.walls.shape) == (2, (11, 15))
    assert changed.walls.sum() < maze.walls.sum()
    assert np.array_equal(maze.walls, before)
    assert mazes.maze is changed
    assert mazes.stats().dead_ends == 0
    filled = mazes.transform("fill_dead_ends", (1, 1), (9, 13))
    assert filled.walls.sum() >= changed.walls.sum()


def test_walls_of_the_caller_are_solved(mazes: Library) -> None:
    """Of any size up to 32 x 32, an even one too."""
    choose = np.random.default_rng(1)
    for height, width in ((3, 3), (10, 32), (32, 32), (32, 7)):
        walls = choose.random((height, width)) < 0.2
        walls[1, 1] = walls[height - 2, width - 2] = False
        maze = mazes.put(walls)
        assert np.array_equal(maze.walls, walls)
        assert (maze.seed, maze.tstates) == (None, 0)
        shortest = steps_between(maze.field, (1, 1), (height - 2, width - 2))
        if np.isfinite(shortest):
            assert mazes.solve().steps == shortest
    with pytest.raises(MazeError, match="33x2 is too large: put at most 32 rows and columns"):
        mazes.put(np.zeros((2, 33), np.bool_))


def test_the_longest_route_and_the_chosen_maze(mazes: Library) -> None:
    lengths = []
    for seed in range(20, 30):
        mazes.generate("dfs", seed, (11, 11))
        stats = mazes.stats()
        assert (stats.longest.cells[0], stats.longest.cells[-1]) == (stats.start, stats.finish)
        lengths.append(stats.longest.steps)
    best = mazes.pick_longest("dfs", 10, 20, (11, 11))
    assert best.seed == 20 + int(np.argmax(lengths))
    near = mazes.pick("dfs", 10, 20, (11, 11), length=min(lengths))
    assert near.seed is not None
    assert lengths[near.seed - 20] == min(lengths)
    assert np.array_equal(near.walls, mazes.generate("dfs", near.seed, (11, 11)).walls)


def test_large_mazes() -> None:
    large, image = LargeLibrary(), LargeImage()
    maze = large.generate("dfs_large", 9, (127, 65))
    call = image.generate("dfs_large", 9, 127, 65)
    assert np.array_equal(maze.walls, image.walls()[:65, :127])
    assert maze.tstates == call.tstates
    route = large.solve()
    assert (route.cells[-1], route.tstates) == ((63, 125), image.solve("wave_large", (1, 1), (63, 125)).tstates)
    assert large.transform("braid_large", braid_percent=100).walls.sum() < maze.walls.sum()
    assert large.generate("dfs_large").walls.shape == (63, 63)


def test_mazes_on_tilings() -> None:
    tiled, image = TilingLibrary("hexagon"), LinksLibrary()
    maze = tiled.generate("dfs", 4, (9, 7))
    image.select("hexagon")
    call = image.generate("dfs", 4, 9, 7)
    assert np.array_equal(maze.links, image.links())
    assert (maze.seed, maze.tstates, maze.columns, maze.rows) == (4, call.tstates, 9, 7)
    route = tiled.solve()
    assert (route.cells[0], route.cells[-1]) == (maze.entrance, maze.exit)
    assert tiled.text(route).count("*") == route.steps - 1
    mask = np.ones((7, 9), np.bool_)
    mask[2, 3] = False
    holed = tiled.generate("wilson", 4, mask=mask)
    assert (holed.rows, holed.columns, holed.links[2, 3], holed.mask[2, 3]) == (7, 9, 0, True)
    with pytest.raises(MazeError, match=r"the mask takes the cell \(2, 3\) out: choose another start or finish"):
        tiled.solve(start=(2, 3))
    assert TilingLibrary("storeys", 3).generate("dfs").storeys == 3


def test_the_solver_without_a_name_is_one_for_the_maze() -> None:
    """It goes over bridges, or by arrows, whatever was solved before."""
    library = TilingLibrary()
    for generator, changes, solver in (
        ("weave_kruskal", (), "weave"),
        ("kruskal", ("remove", "arrows"), "arrows"),
        ("kruskal", (), "solve"),
    ):
        library.generate(generator, 7)
        for change in changes:
            library.transform(change)
        assert library.solve() == library.solve(solver)
        assert library.maze.woven == (solver == "weave")
        assert bool(library.maze.arrows) == (solver == "arrows")


MISTAKES: list[tuple[Callable[[Library], object], str]] = [
    (lambda mazes: mazes.generate("maple"), "there is no generator `maple`: choose from aldous_broder"),
    (lambda mazes: mazes.generate("dfs", 65536), "65536 is not a seed: choose 0 to 65535"),
    (lambda mazes: mazes.generate("dfs", -1), "-1 is not a seed"),
    (lambda mazes: mazes.generate("dfs", size=(30, 31)), "30x31 is not a size for a maze: both numbers must be odd"),
    (lambda mazes: mazes.generate("dfs", size=(287, 31)), "287x31 is not a size"),
    (lambda mazes: mazes.generate("dfs", size=(-5, 31)), "-5x31 is not a size"),
    (lambda mazes: mazes.generate("dfs", speed=1), "there is no parameter `speed`: choose from"),
    (lambda mazes: mazes.generate("dfs", wave_limit=1), "`wave_limit` is for solve_"),
    (lambda mazes: mazes.generate("growing_tree", growing_newest=256), "growing_newest=256 is out of range: 0 to 255"),
    (lambda mazes: mazes.transform("bread"), "there is no transform `bread`: choose from"),
    (lambda mazes: mazes.solve("guess"), "there is no solver `guess`: choose from"),
    (lambda mazes: mazes.solve(finish=(31, 1)), r"there is no cell \(31, 1\): rows go from 0 to 30, columns from 0"),
    (lambda mazes: mazes.solve(start=(1, -1)), r"there is no cell \(1, -1\)"),
    (lambda mazes: mazes.solve(finish=(0, 0)), r"there is no route from \(1, 1\) to \(0, 0\) \(row, column\): choose"),
    (lambda mazes: mazes.pick_longest("dfs", 257), "257 is no number of seeds to try: choose 1 to 256"),
    (lambda mazes: mazes.pick("braid", 5, length=9), "braid makes no maze of its own from each seed"),
    (lambda mazes: Library().solve(), "there is no maze yet: call `generate` first"),
    (lambda mazes: Library().stats(), "there is no maze yet"),
    (lambda mazes: mazes.put(np.ones((9, 9), np.bool_)) and mazes.stats(), "nothing in the field is passable"),
    (lambda mazes: LargeLibrary().generate("dfs"), "there is no generator `dfs` for large fields: choose from"),
    (lambda mazes: TilingLibrary("heptagon"), "there is no tiling `heptagon`: choose from square"),
    (lambda mazes: TilingLibrary("square", 2), "square has no storeys: choose the tiling `storeys`"),
    (lambda mazes: TilingLibrary().generate("maple"), "there is no generator `maple` for tilings: choose from"),
    (lambda mazes: TilingLibrary().generate("dfs", size=(33, 5)), "33x5 is not a size for square"),
    (
        lambda mazes: TilingLibrary().generate("dfs", size=(5, 5), mask=np.ones((4, 5), np.bool_)),
        "the mask has 5x4 cells, the maze 5x5: change one",
    ),
    (lambda mazes: TilingLibrary().generate("dfs", mask=np.zeros((5, 5), np.bool_)), "the mask leaves no cell"),
    (lambda mazes: TilingLibrary().solve(), "there is no maze yet"),
]


@pytest.mark.parametrize(("mistake", "message"), MISTAKES, ids=[message for _, message in MISTAKES])
def test_a_mistake_is_told_in_a_line(mistake: Callable[[Library], object], message: str, mazes: Library) -> None:
    mazes.generate("dfs")
    with pytest.raises(MazeError, match=f"^{message}") as caught:
        mistake(mazes)
    assert "\n" not in str(caught.value)


def test_the_package_has_these_names_and_imports_them_late() -> None:
    """The command line starts without them."""
    code = "import sys, zxmazes; print([name for name in sys.modules if name.startswith(('numpy', 'zxmazes.'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "[]\n"
    assert all(getattr(zxmazes, name).__doc__ for name in zxmazes.__all__)
    with pytest.raises(AttributeError, match="has no attribute `Labyrinth`"):
        _ = zxmazes.Labyrinth  # type: ignore[attr-defined]
