"""The Python side of the maze project: assemble, tokenise, pack, run and measure."""

__version__ = "2.0.0"
