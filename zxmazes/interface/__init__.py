"""Mazes and routes for Python programs: the Z80 routines run in a simulated Spectrum; `from zxmazes import Library`.

A library is a Spectrum with all routines of one kind of maze, and the last maze in its memory:

    library = Library()
    maze = library.generate("dfs", seed=1, size=(31, 31))
    maze.walls  # 31 rows x 31 columns of booleans, True for a wall
    route = library.solve("wave")
    print(maze.text(route), route.steps, route.tstates)

A size is (width, height), a place is (row, column), counted from 0, and times are T-states: a Spectrum has 3,500,000 a
second. The parameters of routines are keywords: `generate("growing_tree", growing_newest=255)`. `build.py list` names
the routines and their parameters. All mistakes raise MazeError, with one line.
"""
