"""The code of a program through the cache: what was assembled before from the same contents is read back."""

from pathlib import Path

from zxmazes.assembler import kept
from zxmazes.assembler.assembly import Assembly, Given, assemble
from zxmazes.assembler.closure import closure
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.source import read_source, short
from zxmazes.cache import cached, maker
from zxmazes.errors import MazeError
from zxmazes.paths import ASM


def assemble_program(path: Path, *, given: Given) -> Assembly:
    """Like `assemble`, through the cache: the key is made of all that the program includes, of pasmo and this package.

    Raises MazeError as `assemble` does.
    """

    def assembled() -> Assembly:
        return assemble(path, given=given)

    try:
        text = read_source(path)
        sources = closure(text, (ASM, path.parent), given).items()
        named = (part for pair in sources for part in pair)
        parts = [maker(), Path(find_pasmo()).read_bytes(), str(short(path)), text, *named]
    except (OSError, MazeError):
        return assembled()  # it reports what cannot be read
    return kept._unpack(cached("assembly", parts, lambda: kept._pack(assembled())))
