"""Assemble through the cache: what was assembled before from the same contents is read back."""

import functools
import glob
import json
import os
import re
from dataclasses import asdict
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, Given, assemble_text
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.regions import Region
from zxmazes.cache import cached, digest_of
from zxmazes.paths import ASM

#: An INCLUDE or INCBIN of a file that may lie outside `asm/`.
_OUTSIDE = re.compile(rb"""^[^;\n]*\binc(?:lude|bin)\b[^;\n]*(?:\.\.|["'\s]/)""", re.IGNORECASE | re.MULTILINE)

#: Its name in its folder, its path, and what changes when it does: time, size, number.
File = tuple[str, str, int, int, int]


def assemble_kept(text: str, source: str, *, given: Given) -> Assembly:
    """Like `assemble_text`, for a text whose includes are all in `asm/` or in `given`.

    The key is made of the text, `given`, the contents of all files in `asm/`, pasmo itself and the modules of this
    package: a change to any of them assembles again.
    """

    def assemble() -> Assembly:
        return assemble_text(text, source, given=given)

    parts = [text.encode(), *_bytes(given)]
    try:
        sources, outside = _read(_files(ASM, "**"))
        modules, _ = _read(_files(Path(__file__).parent, "*.py"))
        tool, _ = _read((_file("pasmo", find_pasmo()),))
    except OSError:
        return assemble()  # it reports what cannot be read
    if outside or any(map(_OUTSIDE.search, parts)):
        return assemble()
    return _unpack(cached("assembly", [tool, modules, sources, *parts], lambda: _pack(assemble())))


def _files(folder: Path, pattern: str) -> tuple[File, ...]:
    """The files of a folder that the pattern fits, in the order of their names."""
    names = sorted(glob.glob(pattern, root_dir=folder, recursive=True, include_hidden=True))
    found = ((name, os.path.join(folder, name)) for name in names)
    return tuple(_file(name, path) for name, path in found if os.path.isfile(path))


def _file(name: str, path: str) -> File:
    stat = os.stat(path)
    return name, path, stat.st_ctime_ns, stat.st_size, stat.st_ino


@functools.lru_cache(maxsize=16)
def _read(files: tuple[File, ...]) -> tuple[bytes, bool]:
    """A digest of the names and contents of these files; and does one of them include a file outside `asm/`?

    A process reads them once, and again when a time of change, a size or a place on the disk is another one.
    """
    contents = [(os.fsencode(name), Path(path).read_bytes()) for name, path, *_ in files]
    digest = digest_of(part for pair in contents for part in pair)
    return digest, any(_OUTSIDE.search(data) for _, data in contents)


def _bytes(given: Given) -> list[bytes]:
    """Names and given contents, alternating."""
    return [part if isinstance(part, bytes) else part.encode() for pair in given.items() for part in pair]


def _pack(assembly: Assembly) -> bytes:
    return json.dumps(asdict(assembly) | {"code": assembly.code.hex()}).encode()


def _unpack(data: bytes) -> Assembly:
    """The assembly from which `_pack` made these bytes; the cache returns no others."""
    fields = json.loads(data)
    fields["code"] = bytes.fromhex(fields["code"])
    fields["regions"] = tuple(Region(**region) for region in fields["regions"])
    fields["public"] = tuple(fields["public"])
    return Assembly(**fields)
