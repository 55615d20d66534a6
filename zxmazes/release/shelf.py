"""The folder of a release: write its files and their checksums, and delete only what an earlier release has written.

SHA256SUMS lists the files, in the form that `sha256sum --check` reads. A file that is not listed there, or has been
changed since, belongs to somebody else: it is neither replaced nor deleted.
"""

import contextlib
import os
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import write
from zxmazes.programs.dist import SUMS, at_work, is_default

_NAME = re.compile(r"(?:[0-9A-Za-z_-]+/)*[0-9A-Za-z_-]+(?:\.[0-9a-z]+)+")
_LINE = re.compile(rf"([0-9a-f]{{64}})  ({_NAME.pattern})")


def put(files: Mapping[str, bytes], folder: Path) -> list[Path]:
    """Write files by their paths, such as FOLDER/NAME.KIND, and SHA256SUMS; remove those of last time that are gone.

    Returns the paths written. Raises MazeError, before anything is written, if something else is in the way, if a path
    cannot be listed there, and if the folder cannot be written.
    """
    if is_default(folder):
        raise MazeError(f"{folder}: is the folder of the build: choose another one for the release")
    for name in files:
        if not _NAME.fullmatch(name):
            raise MazeError(f"{name}: {SUMS} cannot list it: use letters, digits, _ and -, and a small ending")
    with at_work(folder):
        old = _sums(folder / SUMS)
        new = {name: sha256(data).hexdigest() for name, data in files.items()}
        for name, known in new.items():
            _check(folder, name, {known, old.get(name, "")})
        for name in old.keys() - new.keys():
            _remove(folder, name, old[name])
        for name, data in sorted(files.items()):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            write(folder / name, data)
        write(folder / SUMS, "".join(f"{new[name]}  {name}\n" for name in sorted(new)).encode("ascii"))
    return [folder / name for name in sorted(files)]


def _sums(path: Path) -> dict[str, str]:
    """The checksum of each file of the last release by its path. Raises MazeError if the file is not one of ours."""
    if not os.path.lexists(path):
        return {}
    found = [_LINE.fullmatch(row) for row in _text(path).splitlines()]
    if None in found:
        raise MazeError(f"{path}: is not that of a release: move it away, or choose another folder")
    return {line[2]: line[1] for line in found if line}


def _text(path: Path) -> str:
    """The text of a regular file: reading a pipe or a device might never end."""
    return path.read_text(encoding="ascii", errors="replace") if path.is_file() else "?"


def _check(folder: Path, name: str, ours: set[str]) -> None:
    """Raise MazeError if there is something at this path, or instead of its folders, that no release has written."""
    path = folder / name
    for parent in reversed(_folders(folder, name)):
        if os.path.lexists(parent) and (parent.is_symlink() or not parent.is_dir()):
            raise MazeError(f"{parent}: is not a folder: move it away, or choose another folder")
    if os.path.lexists(path) and not (path.is_file() and not path.is_symlink() and _sum(path) in ours):
        raise MazeError(f"{path}: is not of a release, or was changed: move it away, or choose another folder")


def _folders(folder: Path, name: str) -> list[Path]:
    """The folders of a file, the innermost first, without the outermost one."""
    return [folder / parent for parent in Path(name).parents[:-1]]


def _sum(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _remove(folder: Path, name: str, known: str) -> None:
    """Remove a file of an earlier release unless it was changed, and its folders if they are empty."""
    path = folder / name
    if any(parent.is_symlink() for parent in _folders(folder, name)):
        return  # it leads to a folder of somebody else
    with contextlib.suppress(OSError):
        if path.is_file() and not path.is_symlink() and _sum(path) == known:
            path.unlink()
            for parent in _folders(folder, name):
                parent.rmdir()
