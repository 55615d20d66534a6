"""The Python side of the maze project: assemble, tokenise, pack, run and judge."""

__version__ = "1.0"
