"""Write files completely or not at all, and only one process at a time in a folder."""

import contextlib
import errno
import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.paths import ROOT

#: Names that `write` gives to the temporary folder beside a file, and to the file in it.
WRITING, STAGED = ".writing-", "file"


def reason(error: OSError) -> str:
    """The system's reason for an error, in a few words."""
    return error.strerror or str(error)


def write(path: Path, data: bytes) -> None:
    """Write a file completely or not at all: if anything goes wrong, `path` keeps its old contents.

    The data goes to a temporary file in the same folder, which then replaces `path`. A device, a pipe and the file to
    which this process's output already goes are written directly. Raises MazeError if the file cannot be written.
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


def same_file(one: Path, other: Path) -> bool:
    """Do these two names, perhaps by a link, mean the same file?"""
    with contextlib.suppress(OSError):
        return one.samefile(other)
    return os.path.realpath(one) == os.path.realpath(other)


@contextlib.contextmanager
def stage(folder: Path, prefix: str) -> Iterator[Path]:
    """A temporary folder in `folder`; it is removed at the end unless this process is killed.

    Ctrl-C may come at any moment, even while the folder is made or removed; a second Ctrl-C is ignored. So the name is
    chosen before the folder is made, and the folder is removed twice.
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
    """Remove a folder of files if it exists."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def _is_output(path: Path) -> bool:
    """Does standard output or error go to this file, perhaps named /dev/stdout?"""
    for handle in (1, 2):
        with contextlib.suppress(OSError):
            if os.path.samestat(path.stat(), os.fstat(handle)):
                return True
    return False


@contextlib.contextmanager
def lock(folder: Path) -> Iterator[bool]:
    """Wait until no other process has locked this folder, then lock it: True on success.

    False on a file system without locks, as some network ones are. The system releases the lock when this process
    ends for any reason.
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
    """`path` relative to the project's root if it is inside."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
