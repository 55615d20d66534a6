"""Pages that take long to reach are kept from one run to the next, and for the other workers of xdist: a plugin.

What is kept of a page, its machine's state and the screens on the way, stands in a file of pytest's cache beside a
digest of all that it comes from: the tape's files, the page and those before it, the modules that reach it, the package
and its simulator. Where the digest is another one the page is reached anew by its keys. `pytest --cache-clear` removes
the files, and with `-p no:cacheprovider` there are none.
"""

import functools
import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from emu_tests.machine import pages
from emu_tests.machine.images import programs
from emu_tests.machine.page_table import Page
from emu_tests.machine.states import State
from zxmazes import files
from zxmazes.cache import digest_of, maker
from zxmazes.errors import MazeError
from zxmazes.paths import DIST

#: Seconds of processor time from which on a page is worth a file.
_LONG = 0.1
_MODULES = sorted(Path(pages.__file__).parent.glob("*.py"))
#: A tape that has what is played to others; every page may depend on it.
_PLAYED = "generators"

Reached = tuple[State, tuple[bytes, ...]]


@functools.cache
def _shared() -> bytes:
    """A digest of what all pages depend on."""
    return digest_of([maker(), *(path.read_bytes() for path in _MODULES), *_built(_PLAYED)])


@functools.cache
def _of_tape(tape: str) -> bytes:
    return digest_of([_shared(), repr(programs()[tape]), *_built(tape)])


def _built(tape: str) -> Iterator[bytes]:
    for path in sorted(DIST.glob(f"{tape}.*")):
        yield path.name.encode()
        yield path.read_bytes()


def key_of(wanted: Page) -> bytes:
    """A digest of what a page depends on. Raises MazeError when the page that it is reached from is none."""
    chain = [wanted]
    while chain[-1].after not in ("z80", "tape"):
        chain.append(pages._before(chain[-1]))
    return digest_of([_of_tape(wanted.tape), *(repr(replace(one, stated="")) for one in chain)])


class Kept:
    """Reaches pages as `plain` does, once; those that take long are kept in a folder."""

    def __init__(self, folder: Path, plain: "functools._lru_cache_wrapper[Reached]") -> None:
        self.folder, self.plain = folder, plain.__wrapped__

    def reached(self, wanted: Page) -> Reached:
        """The page, from its file if that is of the same digest."""
        try:
            key = key_of(wanted)
        except MazeError:
            return self.plain(wanted)  # it tells what is wrong
        path = self.folder / digest_of([repr(replace(wanted, stated=""))]).hex()
        kept = path.read_bytes() if path.is_file() else b""
        if kept.startswith(key):
            return pickle.loads(kept[len(key) :])
        before = time.process_time()
        made = self.plain(wanted)
        if time.process_time() - before > _LONG:
            files.write(path, key + pickle.dumps(made))
        return made


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.pluginmanager.hasplugin("cacheprovider"):
        kept = Kept(Path(config.cache.mkdir("pages")), pages._reached)
        pages._reached = functools.cache(kept.reached)
