"""Assemble through the cache: what was assembled before from the same contents is read back."""

import glob
import json
import os
import re
from dataclasses import asdict
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, Given, assemble_text
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.regions import Region
from zxmazes.cache import cached
from zxmazes.paths import ASM

#: An INCLUDE or INCBIN of a file that may lie outside `asm/`.
_OUTSIDE = re.compile(rb"""^[^;\n]*\binc(?:lude|bin)\b[^;\n]*(?:\.\.|["'\s]/)""", re.IGNORECASE | re.MULTILINE)


def assemble_kept(text: str, source: str, *, given: Given) -> Assembly:
    """Like `assemble_text`, for a text whose includes are all in `asm/` or in `given`.

    The key is made of the text, `given`, the contents of all files in `asm/`, pasmo itself and the modules of this
    package: a change to any of them assembles again.
    """

    def assemble() -> Assembly:
        return assemble_text(text, source, given=given)

    try:
        sources = [text.encode(), *_bytes(given), *_contents(ASM, "**")]
        tools = [Path(find_pasmo()).read_bytes(), *_contents(Path(__file__).parent, "*.py")]
    except OSError:
        return assemble()  # it reports what cannot be read
    if any(map(_OUTSIDE.search, sources)):
        return assemble()
    return _unpack(cached("assembly", [*tools, *sources], lambda: _pack(assemble())))


def _contents(folder: Path, pattern: str) -> list[bytes]:
    """Names and contents of the files, alternating."""
    names = sorted(glob.glob(pattern, root_dir=folder, recursive=True, include_hidden=True))
    paths = [(name, folder / name) for name in names]
    return [part for name, path in paths if path.is_file() for part in (os.fsencode(name), path.read_bytes())]


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
