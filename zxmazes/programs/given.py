"""What the assembler is given instead of files: sources made of the routines' headers, and the bytes of assets."""

from pathlib import Path


def asset(path: Path) -> bytes:
    """The bytes."""
    return path.read_bytes()
