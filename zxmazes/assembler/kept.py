"""Assemble through the cache: what was assembled before from the same contents is read back."""

import json
from dataclasses import asdict
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, Given, assemble_text
from zxmazes.assembler.closure import closure
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.regions import Region
from zxmazes.cache import cached, digest_of
from zxmazes.paths import ASM


def assemble_kept(text: str, source: str, *, given: Given) -> Assembly:
    """Like `assemble_text`, for a text whose includes are all in `asm/` or in `given`.

    The key is made of the text, of all that it includes, of pasmo itself and the modules of this package: a change to
    any of them assembles again.
    """

    def assemble() -> Assembly:
        return assemble_text(text, source, given=given)

    try:
        included = closure(text, (ASM,), given)
        modules = digest_of(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
        parts: list[bytes | str] = [Path(find_pasmo()).read_bytes(), modules, text]
    except OSError:
        return assemble()  # it reports what cannot be read
    parts += [part for pair in included.items() for part in pair]
    return _unpack(cached("assembly", parts, lambda: _pack(assemble())))


def _pack(assembly: Assembly) -> bytes:
    return json.dumps(asdict(assembly) | {"code": assembly.code.hex()}).encode()


def _unpack(data: bytes) -> Assembly:
    """The assembly from which `_pack` made these bytes; the cache returns no others."""
    fields = json.loads(data)
    fields["code"] = bytes.fromhex(fields["code"])
    fields["regions"] = tuple(Region(**region) for region in fields["regions"])
    fields["public"] = tuple(fields["public"])
    return Assembly(**fields)
