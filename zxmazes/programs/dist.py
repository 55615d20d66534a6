"""The folder of built files: what a build writes there, and what it may delete.

Everything is made in a temporary folder and moved to its place at the end, so that a failed build leaves
neither a half-written nor a stale file. A build deletes only files that it has written itself: those in `dist/` whose
hashes are still the ones in dist/SHA256SUMS.
"""

import contextlib
import hashlib
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import STAGED, WRITING, lock, reason, shown, write
from zxmazes.paths import CHECKOUT, DIST
from zxmazes.programs.registry import names
from zxmazes.programs.writers import writers

#: The name of a build's temporary folder.
BUILDING = ".building-"
#: The hashes of all files that a build has written into `dist/`, in the form that `sha256sum --check` reads.
SUMS = "SHA256SUMS"


def is_default(dist: Path) -> bool:
    """Is this the `dist/` of a checkout? A build deletes nothing in any other folder."""
    return CHECKOUT and os.path.realpath(dist) == os.path.realpath(DIST)  # Path.resolve fails on a link to itself


def files_of(name: str) -> list[str]:
    """The names of all files that a program may have."""
    return [f"{name}.{kind}" for kind in writers()]


def publish(name: str, made: list[Path], dist: Path) -> list[Path]:
    """Move the files made for a program to `dist` and return their paths; the caller is `at_work` there.

    Files of kinds that the program no longer has are removed. Raises MazeError if a folder is in the way.
    """
    for path in made:
        if (target := dist / path.name).is_dir():
            raise MazeError(f"{shown(target)}: is a folder: move it away")
    if is_default(dist):
        sums = _sums(dist)
        _remove(set(files_of(name)) - {path.name for path in made}, dist, sums)
        _write_sums(dist, sums | {path.name: _sum(path) for path in made})
    return [path.replace(dist / path.name) for path in made]


def remove(programs: Iterable[str], dist: Path = DIST) -> None:
    """Remove the files of programs from `dist/`, so that nothing stale is left there.

    Removes only unchanged files that a build has written; removes nothing in any other folder.
    """
    if is_default(dist):
        with at_work(dist):
            sums = _sums(dist)
            _remove([file for name in programs for file in files_of(name)], dist, sums)
            _write_sums(dist, sums)


def leftovers(dist: Path = DIST) -> set[str]:
    """The programs in `dist/` that a build has written and whose sources no longer exist."""
    return {Path(name).stem for name in _sums(dist)} - set(names())


@contextlib.contextmanager
def at_work(dist: Path) -> Iterator[None]:
    """Make the folder `dist` and keep other builds out of it; remove what a killed build left in `dist/`.

    Raises MazeError for any OSError meanwhile.
    """
    try:
        dist.mkdir(parents=True, exist_ok=True)
        with lock(dist) as held:
            if held and is_default(dist):  # the build that made these folders has ended
                for folder in (*dist.glob(f"{BUILDING}*"), *dist.glob(f"{WRITING}*")):
                    _remove_stage(folder)
            yield
    except OSError as error:
        advice = "check its permissions, and the space on its disk and for temporary files"
        raise MazeError(
            f"{error.filename2 or error.filename or dist}: cannot be written: {reason(error)}: {advice}"
        ) from None


def _remove_stage(folder: Path) -> None:
    """Remove the temporary folder of a killed build, unless it contains anything that a build does not write."""
    with contextlib.suppress(OSError):
        files = list(folder.iterdir())
        if all(path.suffix[1:] in writers() or path.name == STAGED for path in files):
            for path in files:
                path.unlink()
            folder.rmdir()


def _sums(dist: Path) -> dict[str, str]:
    """The hash of each file that a build has written into `dist/`, by its name.

    Raises MazeError if SHA256SUMS is not a regular file: reading a pipe or a device might never end.
    """
    path = dist / SUMS
    if os.path.lexists(path) and not path.is_file():
        raise MazeError(f"{shown(path)}: is not a file: move it away")
    try:
        text = path.read_text(encoding="ascii", errors="replace")
    except OSError:
        return {}
    line = re.compile(rf"([0-9a-f]{{64}})  ([0-9A-Za-z_]+\.(?:{'|'.join(writers())}))")
    return {found[2]: found[1] for row in text.splitlines() if (found := line.fullmatch(row))}


def _write_sums(dist: Path, sums: Mapping[str, str]) -> None:
    if sums != _sums(dist):
        write(dist / SUMS, "".join(f"{sums[name]}  {name}\n" for name in sorted(sums)).encode("ascii"))


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _remove(files: Iterable[str], dist: Path, sums: dict[str, str]) -> None:
    """Remove the files whose hashes are still those in SHA256SUMS, and the sums of all of them."""
    for name in files:
        known = sums.pop(name, None)
        with contextlib.suppress(OSError):
            if known and (dist / name).is_file() and _sum(dist / name) == known:
                (dist / name).unlink()
