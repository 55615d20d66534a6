"""Assets: turn pictures, fonts, levels and sounds that anyone can edit into the bytes that a program includes.

A source contains `incbin "programs/NAME/pictures/wall.shapes"`. If there is no file of that name, its bytes are made
from the file beside it, `wall.shapes.png` or `wall.shapes.txt`. The suffix selects the format:

    .shapes    8 x 8 pixels without colour          PNG, text    (plain_shapes.py)
    .font      96 such shapes                       PNG, text    (plain_shapes.py)
    .tiles     8 x 8 pixels and an attribute        PNG, text    (cells.py)
    .sprites   frames with a mask                   PNG, text    (sprites.py)
    .frames    frames without a mask                PNG, text    (sprites.py)
    .screen    a whole screen                       PNG          (cells.py)
    .levels    a table of maps                      text         (levels.py)
    .tune      music                                text         (tunes.py)
    .effects   sounds                               text         (effects.py)

With `.zx0` at the end, as in `title.screen.zx0`, the bytes are packed (zxmazes/packing); any other file can be
packed too. The bytes depend only on the contents of the source, and for sprites on its name. The user's guides are
docs/ASSETS.md and docs/SOUNDS.md.
"""

import os.path
from collections.abc import Callable
from pathlib import Path

from zxmazes import packing
from zxmazes.errors import MazeError
from zxmazes.files import reason, shown
from zxmazes.programs.assets import cells, effects, levels, plain_shapes, sprites, tunes
from zxmazes.programs.assets.places import RAM, check_size, fault

PACKED = ".zx0"
#: The longest accepted source, in bytes.
_SOURCE_LIMIT = 1 << 20

_Converter = Callable[[Path, bytes], bytes]
_KINDS: dict[str, dict[str, _Converter]] = {
    ".shapes": {".png": plain_shapes.shapes_from_png, ".txt": plain_shapes.shapes_from_text},
    ".font": {".png": plain_shapes.font_from_png, ".txt": plain_shapes.font_from_text},
    ".tiles": {".png": cells.tiles_from_png, ".txt": cells.tiles_from_text},
    ".sprites": {".png": sprites.sprites_from_png, ".txt": sprites.sprites_from_text},
    ".frames": {".png": sprites.frames_from_png, ".txt": sprites.frames_from_text},
    ".screen": {".png": cells.screen_from_png},
    ".levels": {".txt": levels.levels_from_text},
    ".tune": {".txt": tunes.tune_from_text},
    ".effects": {".txt": effects.effects_from_text},
}


def source(path: Path) -> Path:
    """The file from which the bytes of `path` are made: itself or one beside it.

    Raises MazeError if there is none, if there are several, and for an unknown suffix.
    """
    there = [candidate for candidate in _candidates(path) if os.path.isfile(candidate)]
    if len(there) == 1:
        return there[0]
    if there:
        names = " and ".join(candidate.name for candidate in there)
        raise fault(path, f"there is more than one source, {names}; keep one")
    wanted = [candidate.name for candidate in _candidates(path)][1:]
    if wanted:
        raise fault(path, f"no such file, and no source for it; make {' or '.join(wanted)} beside it")
    raise fault(
        path, f"no such file, and it is not an asset; assets end in {', '.join(_KINDS)}, optionally with {PACKED}"
    )


def convert(path: Path) -> bytes:
    """The bytes for `incbin` of `path`.

    Raises MazeError, with the file and the line or pixel, if the source is missing or wrong.
    """
    found = source(path)
    if path == found:
        return _read(path, RAM)
    if path.suffix == PACKED:
        data = convert(path.with_suffix(""))
        if not data:
            raise fault(found, "it is empty, so there is nothing to pack")
        return packing.pack(data)
    data = _KINDS[path.suffix][found.suffix](found, _read(found, _SOURCE_LIMIT))
    check_size(found, len(data))
    return data


def _candidates(path: Path) -> list[Path]:
    """All files from which `path` can be made, itself first."""
    if path.suffix == PACKED:
        return [path, *_candidates(path.with_suffix(""))]
    return [path, *(Path(f"{path}{suffix}") for suffix in _KINDS.get(path.suffix, ()))]


def _read(path: Path, limit: int) -> bytes:
    """The contents of a file of at most `limit` bytes."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise MazeError(f"{shown(path)}: cannot be read: {reason(error)}") from None
    if len(data) > limit:
        raise fault(path, f"it has more than {limit:,} bytes; divide it")
    return data
