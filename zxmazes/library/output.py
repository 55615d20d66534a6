"""Write the files of a library, all or none, over none but those of an earlier run."""

import contextlib
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import reason, write
from zxmazes.library.facts import beside
from zxmazes.library.formats import Format


def write_files(path: Path, files: dict[str, bytes], form: Format) -> dict[Path, bytes]:
    """Write the files of a format, the one without an ending at `path`, the others beside it; return them by path.

    Raises MazeError if one cannot be written, or is there and not ours; then none is there that was not before.
    """
    found = {beside(path, end) if end else path: data for end, data in files.items()}
    try:
        _check(path, found, form)
    except OSError as error:
        raise MazeError(f"{path}: cannot be written: {reason(error)}") from None
    added = []
    try:
        for one, data in sorted(found.items(), key=lambda pair: pair[0] == path):  # what is asked for last
            if not one.exists():
                added.append(one)
            write(one, data)
    except BaseException:
        for one in added:
            with contextlib.suppress(OSError):
                one.unlink()
        raise
    return found


def _check(path: Path, found: dict[Path, bytes], form: Format) -> None:
    """Raise MazeError for a folder, a file that is not ours, or anything else where several files must go."""
    for one in found:
        if one.is_dir():
            raise MazeError(f"{one}: is a folder: name a file")
        if one.exists() and not one.is_file() and len(found) > 1:
            raise MazeError(f"{one}: is not a file: name one, beside which further files can be written")
    there = [one for one in found if one.is_file()]
    if there and not form.is_ours(path):
        raise MazeError(
            f"{there[0]}: exists, and was not made as --format {form.name}: choose another name, or move it away"
        )
