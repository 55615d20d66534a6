"""PNG files as the Spectrum's colours. No colour is guessed: each pixel has exactly a colour of `palette`, or none.

A pixel is opaque or fully transparent. A side has at most 1024 pixels; an animated PNG is refused.
"""

import io
import warnings
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from zxmazes.programs.assets import palette
from zxmazes.programs.assets.palette import CLEAR, Pixels
from zxmazes.programs.assets.places import fault, fault_at_pixel

SIDE_LIMIT = 1024
#: Pillow's modes of 8 bits a channel or fewer.
_MODES = {"1", "L", "LA", "P", "PA", "RGB", "RGBA"}
_UNKNOWN = 254


def read(path: Path, data: bytes) -> Pixels:
    """The picture in the PNG file `data`; CLEAR where it is transparent. `path` is for messages.

    Raises MazeError for anything but a complete PNG of the right kind, and for the first pixel of another colour.
    """
    red, green, blue, alpha = np.moveaxis(_decode(path, data).astype(np.uint32), 2, 0)
    shades = red << 16 | green << 8 | blue
    colours = np.full(shades.shape, _UNKNOWN, np.uint8)
    for shade, number in palette.shades().items():
        colours[(shades == shade) & (alpha == 255)] = number
    colours[alpha == 0] = CLEAR
    for y, x in np.argwhere(colours == _UNKNOWN)[:1].tolist():
        raise fault_at_pixel(path, x, y, _advice(shades[y, x], alpha[y, x]))
    return colours


def _decode(path: Path, data: bytes) -> npt.NDArray[np.uint8]:
    """Red, green, blue and alpha of each pixel: shape (height, width, 4)."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # for a huge size Pillow only warns
            with Image.open(io.BytesIO(data), formats=["PNG"]) as image:
                size, mode, frames = image.size, image.mode, getattr(image, "n_frames", 1)
                image.verify()  # reads every chunk up to the end
            if frames == 1 and mode in _MODES and max(size) <= SIDE_LIMIT:
                with Image.open(io.BytesIO(data), formats=["PNG"]) as image:
                    return np.array(image.convert("RGBA"))
    except Exception:  # Pillow raises errors of a dozen types for damaged files
        raise fault(path, "it is not a complete PNG file; save it as PNG again") from None
    if frames != 1:
        raise fault(path, f"it is animated, {frames} pictures; put them side by side in one picture")
    if mode not in _MODES:
        raise fault(path, "it has 16 bits a colour; save it with 8")
    raise fault(path, f"it is {size[0]} x {size[1]} pixels, more than {SIDE_LIMIT} on a side; divide it")


def _advice(shade: int, alpha: int) -> str:
    """The message about a colour, with the allowed ones."""
    if alpha != 255:
        return f"it is half transparent (alpha {alpha}); make it opaque, or transparent with alpha 0"
    normal = ", ".join(f"{level:02X}" for level in palette.NORMAL_LEVELS)
    return (
        f"#{shade:06X} is not a colour of the Spectrum; red, green and blue are each 00 or all the same, "
        f"one of {normal} (normal) or {palette.BRIGHT_LEVEL:02X} (bright)"
    )
