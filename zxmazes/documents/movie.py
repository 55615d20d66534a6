"""The moving picture at the top of the README: the tape `generators` builds a maze and shows its longest route."""

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageSequence

from zxmazes.documents.tape_pictures import PICTURES, opened
from zxmazes.files import write
from zxmazes.machine.picture import png
from zxmazes.machine.spectrum import Machine

MOVIE = PICTURES / "movie.gif"

_TAPE = "generators"
#: Keys pressed before the first picture: depth first, speed 5, seed 1985; the last one starts the maze.
_BEFORE = ("ENTER", "a", "s", "5", "ENTER", "t", "1", "9", "8", "5", "ENTER", "ENTER")
#: Fiftieths of a second: until the empty field is drawn, then of the maze before and after R shows its longest route.
_DRAWN, _MAZE, _ROUTE = 8, 152, 180
#: Fiftieths of a second from one picture to the next: 12.5 pictures a second.
_STEP = 4
_DURATION = 20 * _STEP  # milliseconds


def frames() -> list[Image.Image]:
    """The pictures of the movie, taken from dist/generators.z80. Raises MazeError if that file is missing."""
    machine = opened(_TAPE, _BEFORE)
    machine.frames(_DRAWN)
    maze = list(_run(machine, _MAZE))
    machine.press("r", frames=_STEP, after=0)
    return maze + list(_run(machine, _ROUTE))


def stale(path: Path = MOVIE) -> list[Path]:
    """The file in a list if it is missing or shows anything else than `frames()`; else an empty list."""
    return [path] if _shown_by(path) != _pixels(frames()) else []


def save(path: Path = MOVIE) -> list[Path]:
    """Write the movie as a GIF that repeats if the file is stale; return the paths written."""
    changed = stale(path)
    if changed:
        first, *others = frames()
        gif = io.BytesIO()
        first.save(gif, "GIF", save_all=True, append_images=others, duration=_DURATION, loop=0)
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, gif.getvalue())
    return changed


def _shown_by(path: Path) -> list[bytes]:
    """The pixels of each picture in the file, one that stays on the screen repeated; none without a file.

    Pixels are compared because releases of Pillow write the same pictures in different bytes.
    """
    if not path.is_file():
        return []
    with Image.open(path) as movie:
        every = ImageSequence.Iterator(movie)
        return [pixels for one in every for pixels in _pixels([one]) * round(one.info["duration"] / _DURATION)]


def _pixels(pictures: list[Image.Image]) -> list[bytes]:
    return [picture.convert("RGB").tobytes() for picture in pictures]


def _run(machine: Machine, length: int) -> Iterator[Image.Image]:
    """Run for `length` fiftieths of a second and yield the screen at each step."""
    for _ in range(0, length, _STEP):
        machine.frames(_STEP)
        yield Image.open(io.BytesIO(png(machine.screen(), machine.ports.border)))
