"""Assemble through the cache: what was assembled before from the same contents is read back.

An installed package carries the images of the routines that its commands call, each under the digest of its sources.
They need neither pasmo nor the cache, and are used only for sources with that digest.
"""

import contextlib
import json
from dataclasses import asdict
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, Given, assemble_text
from zxmazes.assembler.closure import closure
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.regions import ORG_LOWEST, Region
from zxmazes.cache import cached, digest_of
from zxmazes.files import write
from zxmazes.paths import ASM, IMAGES


def assemble_kept(text: str, source: str, *, given: Given, lowest: int = ORG_LOWEST) -> Assembly:
    """Like `assemble_text`, for a text whose includes are all in `asm/` or in `given`.

    An image that the package carries is made of the text and all that it includes. The key of the cache is also made of
    pasmo itself and the modules of this package: a change to any of them assembles again.
    """

    def assemble() -> Assembly:
        return assemble_text(text, source, given=given, lowest=lowest)

    try:
        sources = _sources(text, given)
        with contextlib.suppress(FileNotFoundError):
            return _unpack(_carried(IMAGES, sources).read_bytes())
        modules = digest_of(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
        parts = [Path(find_pasmo()).read_bytes(), modules, *sources]
    except OSError:
        return assemble()  # it reports what cannot be read
    return _unpack(cached("assembly", parts, lambda: _pack(assemble())))


def save_image(folder: Path, text: str, source: str, *, given: Given, lowest: int = ORG_LOWEST) -> Path:
    """Assemble, and write the image for a package to carry; return its path. Raises MazeError and OSError."""
    path = _carried(folder, _sources(text, given))
    write(path, _pack(assemble_kept(text, source, given=given, lowest=lowest)))
    return path


def _sources(text: str, given: Given) -> list[bytes | str]:
    """The text, and the name and contents of each file that it includes. Raises OSError if one cannot be read."""
    return [text, *(part for pair in closure(text, (ASM,), given).items() for part in pair)]


def _carried(folder: Path, sources: list[bytes | str]) -> Path:
    """Where the image of these sources is."""
    return folder / f"{digest_of(sources).hex()}.json"


def _pack(assembly: Assembly) -> bytes:
    return json.dumps(asdict(assembly) | {"code": assembly.code.hex()}).encode()


def _unpack(data: bytes) -> Assembly:
    """The assembly from which `_pack` made these bytes; the cache returns no others."""
    fields = json.loads(data)
    fields["code"] = bytes.fromhex(fields["code"])
    fields["regions"] = tuple(Region(**region) for region in fields["regions"])
    fields["public"] = tuple(fields["public"])
    return Assembly(**fields)
