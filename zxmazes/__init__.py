"""Mazes for the ZX Spectrum, from Python: `from zxmazes import Library`; see `zxmazes.interface`."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zxmazes.block_maze import Maze
    from zxmazes.drawings.tiled_maze import TilingMaze
    from zxmazes.errors import MazeError
    from zxmazes.interface.field_mazes import LargeLibrary, Library
    from zxmazes.interface.tiling_mazes import TilingLibrary
    from zxmazes.routines.library import Route, Stats

__all__ = ["LargeLibrary", "Library", "Maze", "MazeError", "Route", "Stats", "TilingLibrary", "TilingMaze"]
__version__ = "2.0.0"

#: Where each name is; imported when it is first used, so that the command line starts fast.
_MODULES = {
    "LargeLibrary": "interface.field_mazes",
    "Library": "interface.field_mazes",
    "Maze": "block_maze",
    "MazeError": "errors",
    "Route": "routines.library",
    "Stats": "routines.library",
    "TilingLibrary": "interface.tiling_mazes",
    "TilingMaze": "drawings.tiled_maze",
}


def __getattr__(name: str) -> object:
    """Import one of the names."""
    if name not in _MODULES:
        raise AttributeError(f"module `zxmazes` has no attribute `{name}`")
    from importlib import import_module

    value: object = getattr(import_module(f"zxmazes.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
