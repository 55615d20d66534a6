"""All that a source includes: what an assembly depends on, found without assembling."""

import functools
import os
import re
from collections.abc import Mapping
from pathlib import Path

#: A line with INCLUDE or INCBIN, as `statement.read_line` sees it; in an IF or a macro too.
_INCLUDE = re.compile(r"^[^\S\n]*(?:include|incbin)\b[^\S\n]*([^;\n]*)", re.IGNORECASE | re.MULTILINE)


def closure(text: str, folders: tuple[Path, ...], given: Mapping[str, str | bytes]) -> dict[str, bytes]:
    """The contents of each file that a text includes, and of those that these include, by their names there.

    folders: where files are looked up. given: contents to use instead of files, by name. A file that is nowhere has no
    contents: the assembler reports it. Raises OSError for one that cannot be read.
    """
    found: dict[str, bytes] = {}
    waiting = _names(text)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        there = given.get(name)
        path = next((path for folder in folders if os.path.isfile(path := os.path.join(folder, name))), None)
        if there is not None:
            found[name] = there.encode() if isinstance(there, str) else there
            waiting += _names(found[name].decode("latin-1"))
        elif path is None:
            found[name] = b""
        else:
            stat = os.stat(path)
            found[name], names = _read(path, stat.st_ctime_ns, stat.st_size, stat.st_ino)
            waiting += names
    return dict(sorted(found.items()))


def _names(text: str) -> list[str]:
    return [name.strip().strip("\"'") for name in _INCLUDE.findall(text)]


@functools.lru_cache(maxsize=1024)
def _read(path: str, *changes: int) -> tuple[bytes, list[str]]:
    """The contents and the includes; read again when time of change, size or place on the disk is another one."""
    data = Path(path).read_bytes()
    return data, _names(data.decode("latin-1"))
