"""A cache of slow results, found again by the contents that they were made from.

The files are in the folder `zxmazes` of the user's cache directory, or in the folder that the environment variable
ZXMAZES_CACHE names. Each file begins with a checksum of its key and its contents. If anything is wrong with the folder
or a file, the result is made again: the cache saves time and never causes an error. It may be deleted at any time.
"""

import contextlib
import os
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path

import platformdirs

from zxmazes.errors import MazeError
from zxmazes.files import write

_CHECKSUM = sha256().digest_size


def cached(kind: str, parts: Iterable[bytes | str], make: Callable[[], bytes]) -> bytes:
    """The result of `make`, or the same bytes kept from an earlier call with the same `kind` and `parts`.

    kind: names a folder of the cache. parts: everything that the result depends on, in a fixed order: contents,
    options, the version of the tool. Raises only what `make` raises.
    """
    key = digest_of(parts)
    path = _folder() / kind / key.hex()
    with contextlib.suppress(OSError):
        kept = path.read_bytes()
        if kept[:_CHECKSUM] == _checksum(key, kept[_CHECKSUM:]):
            return kept[_CHECKSUM:]
    data = make()
    with contextlib.suppress(OSError, MazeError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, _checksum(key, data) + data)
    return data


def _folder() -> Path:
    """The user's cache, or the folder that ZXMAZES_CACHE names."""
    return Path(os.environ.get("ZXMAZES_CACHE") or platformdirs.user_cache_path("zxmazes", appauthor=False))


def digest_of(parts: Iterable[bytes | str]) -> bytes:
    """One digest of all parts; the length before each distinguishes ("ab", "c") from ("a", "bc")."""
    digest = sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.digest()


def _checksum(key: bytes, data: bytes) -> bytes:
    """The checksum of a file; it includes the key, so that a file under a wrong name is noticed."""
    return sha256(key + data).digest()
