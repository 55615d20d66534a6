"""Writing files: whole or not at all, and one process at a time in a folder."""

import contextlib
import errno
import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.paths import ROOT

#: How `write` calls the temporary folder beside a file, and the file in it.
WRITING, STAGED = ".writing-", "file"


def reason(error: OSError) -> str:
    """What the system says is wrong, in a few words."""
    return error.strerror or str(error)


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: whatever goes wrong, `path` holds what it held before.

    The data goes to a temporary file in the same folder, which then takes the place of `path`. A device or a pipe
    is written directly, and so is the file to which this process's output goes already.
    Raises MazeError when the file cannot be written.
    """
    try:
        if path.exists() and (not path.is_file() or _is_output(path)):
            with path.open("ab") as file:
                file.write(data)
            return
        target = Path(os.path.realpath(path))  # a symbolic link stays one
        with stage(target.parent, WRITING) as folder:
            made = folder / STAGED
            made.write_bytes(data)
            if target.exists():
                if not os.access(target, os.W_OK):
                    raise PermissionError(errno.EACCES, "it is read-only")
                shutil.copymode(target, made)
            made.replace(target)
    except OSError as error:
        raise MazeError(f"{path}: cannot be written: {reason(error)}") from None


@contextlib.contextmanager
def stage(folder: Path, prefix: str) -> Iterator[Path]:
    """A new folder in `folder` to make files in; it is gone at the end, unless this process is killed.

    Ctrl-C may come at any moment, also while the folder is made or removed, and a second one is ignored. So the folder
    has its name before it is there, and is removed twice.
    """
    made = folder / f"{prefix}{os.urandom(8).hex()}"
    try:
        try:
            made.mkdir(mode=0o700)
            yield made
        finally:
            _remove(made)
    finally:
        _remove(made)


def _remove(folder: Path) -> None:
    """Remove a folder of files, as far as it is there."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def _is_output(path: Path) -> bool:
    """Is this file, perhaps under a name such as /dev/stdout, where standard output or error goes?"""
    for handle in (1, 2):
        with contextlib.suppress(OSError):
            if os.path.samestat(path.stat(), os.fstat(handle)):
                return True
    return False


@contextlib.contextmanager
def lock(folder: Path) -> Iterator[bool]:
    """Wait until no other process has this folder, then keep it: True if so.

    False on a file system that has no locks, as some network ones. The system drops the lock when this process
    ends, however it ends.
    """
    handle = os.open(folder, os.O_RDONLY)
    try:
        held = True
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
        except OSError:
            held = False
        yield held
    finally:
        os.close(handle)


def shown(path: Path) -> Path:
    """`path` from the project's root when it lies there."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
