"""Write one flat source: a jump table, the routines, and the addresses of their variables and buffers."""

from pathlib import Path

from zxmazes.library import dialects
from zxmazes.library.dialects import dialect
from zxmazes.library.flat import rows_of
from zxmazes.library.head import MARK, head
from zxmazes.library.placing import Library
from zxmazes.library.row import Row, number

DESCRIPTION = "one flat source for other assemblers"
DIALECTS = tuple(sorted(dialects.names(), key=lambda name: name != dialects.USUAL))


def files(made: Library, name: str) -> dict[str, bytes]:
    """The source in the dialect of this name."""
    return {"": source(made, name).encode("ascii")}


def source(made: Library, name: str) -> str:
    """The text of the source in the dialect of this name; assembled, it makes the bytes of the format `bin`."""
    write = dialect(name).lines
    rows = [*head(made, name), Row(operation="org", operands=(number(made.org, as_hex=True),)), *rows_of(made)]
    return "".join(f"{line}\n" for row in rows for line in write(row))


def is_ours(path: Path) -> bool:
    """Is a file's first line ours?"""
    with path.open("rb") as file:
        return file.read(len(MARK)) == MARK.encode()
