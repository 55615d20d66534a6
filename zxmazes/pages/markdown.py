"""Pages that a run writes and a test holds to what it measures: tables in Markdown, and what is stale."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from zxmazes.files import write

Report = Callable[[str], object]


def table(headings: list[str], rows: Iterable[list[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def update(texts: Mapping[Path, str], check: bool) -> list[str]:
    """Write each text that its file does not hold yet; with `check` write nothing.

    Returns the names of the files that were (or would be) changed. Raises MazeError when one cannot be written.
    """
    stale = []
    for path, text in texts.items():
        data = text.encode()
        if path.is_file() and path.read_bytes() == data:
            continue
        stale.append(path.name)
        if not check:
            path.parent.mkdir(exist_ok=True)
            write(path, data)
    return stale
