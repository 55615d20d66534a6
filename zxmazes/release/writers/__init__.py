"""The forms of a tape in a release: each module in this folder makes one kind of file.

The module's name is the suffix of its files. It has `DESCRIPTION`, a few words; `applies(tape)`, which tells whether
such a file can be made of the tape; and `content(tape)`, its bytes. The kinds that a build makes are in every release
anyway: see `zxmazes.programs.writers`.
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from zxmazes.release.released import Tape


@dataclass(frozen=True)
class Form:
    """A kind of file."""

    description: str
    applies: Callable[[Tape], bool]
    content: Callable[[Tape], bytes]


@cache
def forms() -> dict[str, Form]:
    """All kinds by suffix, without the dot, in alphabetical order."""
    found = {}
    for name in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        module = importlib.import_module(f"{__name__}.{name}")
        found[name] = Form(module.DESCRIPTION, module.applies, module.content)
    return found
