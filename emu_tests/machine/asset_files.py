"""Files for the tests of assets: PNG made by Pillow from rows of colours, and the line of a refusal."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from zxmazes.errors import MazeError
from zxmazes.programs.assets import convert

Colour = tuple[int, ...]
#: Colours by one character each: normal ones at D7, bright ones as capitals; a space is transparent.
INKS: dict[str, Colour] = {
    letter: (*(bits * level for bits in (hue >> 1 & 1, hue >> 2 & 1, hue & 1)), 255)
    for letters, level in ((".brmgcyw", 0xD7), (" BRMGCYW", 0xFF))
    for hue, letter in enumerate(letters)
    if letter != " "
} | {" ": (0, 0, 0, 0)}


def png(rows: Sequence[Sequence[Colour]], mode: str = "RGBA") -> bytes:
    """A PNG of rows of red, green, blue, alpha."""
    image = Image.new("RGBA", (len(rows[0]), len(rows)))
    image.putdata([colour for row in rows for colour in row])
    return saved(image.convert(mode))


def painted(text: str, mode: str = "RGBA") -> bytes:
    """A PNG of rows of letters, divided by `/`."""
    return png([[INKS[letter] for letter in row] for row in text.split("/")], mode)


def saved(image: Image.Image, **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", **options)
    return file.getvalue()


def converted(folder: Path, source: str, data: bytes | str) -> bytes:
    """The bytes of an asset from the one source that its folder has."""
    path = folder / source
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return convert(path.with_suffix(""))


def refusal(folder: Path, source: str, data: bytes | str) -> str:
    """The line with which a source is refused, from the file's name on."""
    with pytest.raises(MazeError) as caught:
        converted(folder, source, data)
    line = str(caught.value)
    assert "\n" not in line
    assert line.startswith(f"{folder}/{source}"), "it names the file"
    return line.removeprefix(f"{folder}/")
