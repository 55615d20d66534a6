"""Mazes from the Z80 routines in a Python program: after `pip install .`, run `python mazes_in_python.py`."""

from pathlib import Path

from zxmazes import Library, Maze, MazeError, Route, TilingLibrary

library = Library()

# A maze of a seed: `walls` is a numpy array of 11 rows x 31 columns, True for a wall.
maze: Maze = library.generate("dfs", seed=1, size=(31, 11))
print(f"{maze.walls.sum()} walls, made in {maze.tstates:,} T-states")

# The way from one corner to the other, as text and as a picture; `cells` are its places as (row, column).
route: Route = library.solve("wave")
print(maze.text(route), end="")
maze.png(Path("maze.png"), route)
print(f"{route.steps} steps from {route.cells[0]} to {route.cells[-1]}, found in {route.tstates:,} T-states")

# Figures of the maze, and a change: half of the dead ends are removed.
print(library.stats())
looped = library.transform("braid", braid_percent=50)
print(f"{(maze.walls & ~looped.walls).sum()} walls removed; now {library.solve('wave').steps} steps")

# The same for a maze of hexagons; `links` has one byte a cell, a bit for each open direction.
tiling = TilingLibrary("hexagon")
tiling.generate("wilson", seed=7, size=(8, 5))
print(tiling.text(tiling.solve()), end="")

# Every mistake is a MazeError of one line.
try:
    library.generate("dfs", size=(30, 30))
except MazeError as error:
    print(error)
