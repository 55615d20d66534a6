"""The magazines' listings for the page: what each does, its time and that of our routine, from docs/MAGAZINE.md."""

import re
from typing import Any

from zxmazes.documents import magazine
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND

#: A row of the page's table: listing, what, seconds, our routine, milliseconds.
_ROW = re.compile(r"^\| \[(\w+)\]\(#\w+\) \| (.*?) \| ([\d.]+) \| (.*?) \| (.*?) \|", re.MULTILINE)


def facts() -> list[dict[str, Any]]:
    """All listings in the order of the cassette. Raises MazeError if the page lacks one."""
    text = magazine.PAGE.read_text(encoding="utf-8")
    rows = {id_: (what, seconds, ours, time) for id_, what, seconds, ours, time in _ROW.findall(text)}
    found = []
    for listing in magazine.listings():
        if listing.id not in rows:
            raise MazeError(f"docs/MAGAZINE.md has no row for {listing.id}: run `build.py bench magazine`")
        what, seconds, ours, time = rows[listing.id]
        routine = ours.strip("`") if "`" in ours else ""
        found.append(
            {
                "id": listing.id,
                "name": listing.name,
                "title": what,
                "text": listing.fields["Text"],
                "listing": round(float(seconds) * SECOND),
                "routine": routine,
                "ours": round(float(time.replace(",", "")) * SECOND / 1000) if routine else 0,
            }
        )
    return found
