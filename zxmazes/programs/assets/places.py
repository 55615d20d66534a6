"""Error messages with a place in a source file, and the size limit of an asset."""

from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import shown

#: Bytes from $4000 to $FFFF.
RAM = 49152


def fault(path: Path, text: str, line: int | None = None, column: int | None = None) -> MazeError:
    """An error in the whole file, in a line, or at a column in it; both count from 1."""
    place = "".join(f":{number}" for number in (line, column) if number)
    return MazeError(f"{shown(path)}{place}: {text}")


def fault_at_pixel(path: Path, x: int, y: int, text: str) -> MazeError:
    """An error at a pixel; x and y count from 0 at the top left corner, as in paint programs."""
    return MazeError(f"{shown(path)}: pixel ({x}, {y}): {text}")


def check_size(path: Path, size: int) -> None:
    """Raise MazeError if `size` bytes do not fit into the Spectrum's memory."""
    if size > RAM:
        raise fault(path, f"it makes {size:,} bytes, more than the Spectrum's memory ({RAM:,}); divide it")
