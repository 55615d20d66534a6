"""Write one flat source: a jump table, the routines, and the addresses of their variables and buffers."""

from collections.abc import Iterable
from pathlib import Path

from zxmazes.library import dialects
from zxmazes.library.dialects import dialect
from zxmazes.library.flat import rows_of
from zxmazes.library.formats import Options
from zxmazes.library.head import MARK, head
from zxmazes.library.placing import Placed
from zxmazes.library.row import Row, number

DESCRIPTION = "one flat source for other assemblers"
DIALECTS = tuple(sorted(dialects.names(), key=lambda name: name != dialects.USUAL))


def files(made: Placed, options: Options) -> dict[str, bytes]:
    """The source in the dialect that is chosen."""
    return {"": sources(made, options.dialect)[options.dialect].encode("ascii")}


def sources(made: Placed, *names: str) -> dict[str, str]:
    """The text of the source in these dialects, by their names; assembled, each makes the bytes of the format `bin`."""
    rows = [Row(operation="org", operands=(number(made.org, as_hex=True),)), *rows_of(made)]
    return {name: _written([*head(made, name), *rows], name) for name in names}


def _written(rows: Iterable[Row], name: str) -> str:
    write = dialect(name).lines
    return "".join(f"{line}\n" for row in rows for line in write(row))


def is_ours(path: Path) -> bool:
    """Is a file's first line ours?"""
    with path.open("rb") as file:
        return file.read(len(MARK)) == MARK.encode()
