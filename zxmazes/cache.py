"""Results that take long to make, kept between runs and found again by the contents they were made of.

They lie in the user's cache directory, folder `zxmazes`, or in the folder that the environment variable
ZXMAZES_CACHE names. Each file begins with a checksum of its key and its contents. Whatever is wrong with the folder
or a file in it, the result is made anew: the cache saves time and never causes an error. A user may delete it at
any moment.
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

    kind: names a folder of the cache. parts: all that the result depends on, in a fixed order: contents, options,
    the version of the tool. Raises only what `make` raises.
    """
    key = _key(parts)
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
    """The cache of this user, or the one that ZXMAZES_CACHE names."""
    return Path(os.environ.get("ZXMAZES_CACHE") or platformdirs.user_cache_path("zxmazes", appauthor=False))


def _key(parts: Iterable[bytes | str]) -> bytes:
    """One digest of all parts; the length before each keeps ("ab", "c") and ("a", "bc") apart."""
    digest = sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.digest()


def _checksum(key: bytes, data: bytes) -> bytes:
    """The key is part of it, so a file under a wrong name is noticed too."""
    return sha256(key + data).digest()
