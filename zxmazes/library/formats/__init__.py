"""The formats of a library: each module in this folder makes one.

The module's name is that of the format. It has `DESCRIPTION`, a few words; `files(made, dialect)`, which returns the
contents of the files to write by what follows FILE in their names, "" for FILE itself; and `is_ours(path)`: has an
earlier run made the files at this path, so that they may be overwritten? A format that has dialects has `DIALECTS`, the
usual one first.
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from zxmazes.library.placing import Placed


@dataclass(frozen=True)
class Format:
    """A format by its name; dialects: the usual one first, none if it has none."""

    name: str
    description: str
    dialects: tuple[str, ...]
    files: Callable[[Placed, str], dict[str, bytes]]
    is_ours: Callable[[Path], bool]


def names() -> list[str]:
    """The names of all formats."""
    return sorted(info.name for info in pkgutil.iter_modules(__path__))


def format_of(name: str) -> Format:
    """The format of this name."""
    module = importlib.import_module(f"{__name__}.{name}")
    return Format(name, module.DESCRIPTION, getattr(module, "DIALECTS", ()), module.files, module.is_ours)
