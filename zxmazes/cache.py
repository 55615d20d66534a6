"""A cache of slow results, found again by the contents that they were made from.

The files are in the folder `zxmazes` of the user's cache directory, or in the folder that the environment variable
ZXMAZES_CACHE names. Each file begins with a checksum of its key and its contents. If anything is wrong with the folder
or a file, the result is made again: the cache saves time and never causes an error. It may be deleted at any time.
"""

import contextlib
import functools
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
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
    data = found(kind, key)
    if data is None:
        data = make()
        keep(kind, key, data)
    return data


def found(kind: str, key: bytes) -> bytes | None:
    """What is kept under this key; None if there is nothing, or if it is damaged."""
    with contextlib.suppress(OSError):
        kept = (_folder() / kind / key.hex()).read_bytes()
        if kept[:_CHECKSUM] == _checksum(key, kept[_CHECKSUM:]):
            return kept[_CHECKSUM:]
    return None


def keep(kind: str, key: bytes, data: bytes) -> None:
    """Keep a result, if the folder can be written."""
    path = _folder() / kind / key.hex()
    with contextlib.suppress(OSError, MazeError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, _checksum(key, data) + data)


def cached_files(
    kind: str, parts: Iterable[bytes | str], make: Callable[[Path], list[Path]], folder: Path
) -> list[Path]:
    """Write the files that `make` writes into a folder, or the same ones kept from an earlier call, into `folder`.

    Return their paths. A file that is there with these bytes already is left alone.
    """

    def made() -> bytes:
        with tempfile.TemporaryDirectory() as place:
            return pack({path.name: path.read_bytes() for path in make(Path(place))})

    paths = []
    for name, data in unpack(cached(kind, parts, made)).items():
        paths.append(folder / name)
        if not paths[-1].is_file() or paths[-1].read_bytes() != data:
            folder.mkdir(parents=True, exist_ok=True)
            write(paths[-1], data)
    return paths


def pack(files: Mapping[str, bytes]) -> bytes:
    """Several files, by their names, as one result."""
    return json.dumps({name: data.hex() for name, data in files.items()}).encode()


def unpack(data: bytes) -> dict[str, bytes]:
    """The files from the bytes of `pack`."""
    return {name: bytes.fromhex(text) for name, text in json.loads(data).items()}


@functools.cache
def maker() -> bytes:
    """A digest of what makes all results: the modules of this package, and the packages that make bytes."""
    from importlib.metadata import version  # when needed: it takes as long as a maze

    modules = sorted(Path(__file__).parent.rglob("*.py"))
    versions = (f"{name} {version(name)}" for name in ("pillow", "skoolkit", "zx0"))
    return digest_of([*versions, *(part for path in modules for part in (str(path.name), path.read_bytes()))])


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
