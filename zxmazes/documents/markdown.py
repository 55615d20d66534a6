"""Generated pages: make tables in Markdown, find stale pages, and write them."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from zxmazes.files import write

#: Called with the name of what is being measured, for a progress bar.
Report = Callable[[str], object]
#: The texts of pages by path.
Pages = Mapping[Path, str]


def table(headings: list[str], rows: Iterable[list[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def stale(pages: Pages) -> list[Path]:
    """The pages whose files are missing or have another text."""
    return [path for path, text in pages.items() if not path.is_file() or path.read_bytes() != text.encode()]


def save(pages: Pages) -> list[Path]:
    """Write the stale pages and return their paths. Raises MazeError if one cannot be written."""
    changed = stale(pages)
    for path in changed:
        path.parent.mkdir(exist_ok=True)
        write(path, pages[path].encode())
    return changed
