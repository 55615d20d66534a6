"""The formats of a library: each module in this folder makes one.

The module's name is that of the format. It has `DESCRIPTION`, a few words; `files(made, options)`, which returns the
contents of the files to write by what follows FILE in their names, "" for FILE itself; and `is_ours(path)`: has an
earlier run made the files at this path, so that they may be overwritten? A format that has dialects has `DIALECTS`, the
usual one first; one that can draw a maze has `DRAWS`.
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from zxmazes.library.placing import Placed


@dataclass(frozen=True)
class Options:
    """What else is chosen: the path of FILE; the dialect; whether the program draws its maze."""

    path: Path = Path("maze")
    dialect: str = ""
    draw: bool = False


@dataclass(frozen=True)
class Format:
    """A format by its name; dialects: the usual one first, none if it has none; draws: can it draw a maze?"""

    name: str
    description: str
    dialects: tuple[str, ...]
    draws: bool
    files: Callable[[Placed, Options], dict[str, bytes]]
    is_ours: Callable[[Path], bool]


def names() -> list[str]:
    """The names of all formats."""
    return sorted(info.name for info in pkgutil.iter_modules(__path__))


def format_of(name: str) -> Format:
    """The format of this name."""
    module = importlib.import_module(f"{__name__}.{name}")
    dialects, draws = getattr(module, "DIALECTS", ()), getattr(module, "DRAWS", False)
    return Format(name, module.DESCRIPTION, dialects, draws, module.files, module.is_ours)
