"""The picture of the house in docs/DESIGN.md: its rooms, and which of them use which, read from the tree.

Assembly, package and tests are drawn side by side. A room stands above all rooms that it uses; an arrow that others
imply (a -> c beside a -> b -> c) is left out.
"""

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path

from zxmazes.documents.markdown import Report
from zxmazes.paths import ASM, DOCS, ROOT

PICTURE = DOCS / "pictures" / "house.svg"
#: Rooms by name, each with those that it uses.
Rooms = Mapping[str, set[str]]

_BOX, _GAP, _LINE, _FLOOR, _MARGIN = 104, 12, 26, 64, 14
_STYLE = (
    "text{font:12px sans-serif;fill:#222}.h{font-weight:bold}rect{fill:#eef4f8;stroke:#357}path{fill:none;stroke:#789}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}rect{fill:#1c2a33;stroke:#7ac}path{stroke:#9ab}}"
)


def pages(report: Report) -> dict[Path, str]:
    """The picture, by its path, as the tree is now."""
    report("The picture of the house")
    return {PICTURE: drawing({"asm": assembly(), "zxmazes": package(), "emu_tests": tests()})}


def assembly() -> Rooms:
    """The folders of `asm`, by the sources that they include; the engine's rooms each for itself."""
    include = re.compile(r'^\s+include "(.+)"', re.MULTILINE)
    rooms: dict[str, set[str]] = {}
    for path in ASM.rglob("*.asm"):
        names = include.findall(path.read_text(encoding="ascii"))
        rooms.setdefault(_folder(path), set()).update(_folder(ASM / name) for name in names)
    return _rooms(rooms)


def _folder(path: Path) -> str:
    parts = path.relative_to(ASM).parts
    return "/".join(parts[:2]) if parts[0] == "engine" and len(parts) > 2 else parts[0]


def package() -> Rooms:
    """The rooms of the package, by what they import."""
    return _imports(ROOT / "zxmazes")


def tests() -> Rooms:
    """The rooms of the tests, by what they import of each other."""
    return _imports(ROOT / "emu_tests")


def _imports(folder: Path) -> Rooms:
    importing = re.compile(rf"^\s*from {folder.name}(?:\.(\w+)[\w.]*)? import ([^\n]*)", re.MULTILINE)
    rooms: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        if not path.name.startswith("__") and path.name != "conftest.py":
            used = rooms.setdefault(path.relative_to(folder).parts[0].removesuffix(".py"), set())
            for room, names in importing.findall(path.read_text(encoding="utf-8")):
                used.update([room] if room else re.findall(r"\b[a-z]\w*", names))
    return _rooms(rooms)


def _rooms(rooms: Rooms) -> Rooms:
    """In the order of their names, none using itself."""
    return {name: rooms[name] - {name} for name in sorted(rooms)}


def floors(rooms: Rooms) -> dict[str, int]:
    """The floor of each room, 0 at the top: below all that use it. Raises ValueError if there is a circle."""
    done: dict[str, int] = {}

    def floor(name: str, way: tuple[str, ...]) -> int:
        if name in way:
            raise ValueError(" <- ".join([*way[way.index(name) :], name]))
        if name not in done:
            users = (one for one, used in rooms.items() if name in used)
            done[name] = 1 + max((floor(one, (*way, name)) for one in users), default=-1)
        return done[name]

    for name in rooms:
        floor(name, ())
    return done


def arrows(rooms: Rooms) -> list[tuple[str, str]]:
    """Who uses whom, without what follows from other arrows."""

    def below(name: str) -> set[str]:
        return {other for one in rooms.get(name, ()) for other in (one, *below(one))}

    return [(a, b) for a in rooms for b in sorted(rooms[a]) if not any(b in below(c) for c in rooms[a] - {b})]


def drawing(parts: Mapping[str, Rooms]) -> str:
    """The SVG file: a column of floors for each part."""
    levels = {name: floors(rooms) for name, rooms in parts.items()}
    lowest = max(max(each.values()) for each in levels.values())
    height = (lowest + 1) * _FLOOR + 2 * _MARGIN + 6
    body, left = [], _MARGIN
    for name, rooms in parts.items():
        rows = [sorted(one for one, at in levels[name].items() if at == floor) for floor in range(lowest + 1)]
        wide = max(map(len, rows)) * (_BOX + _GAP) + _GAP
        body.append(f'<text class="h" x="{left + wide / 2:.0f}" y="{_MARGIN + 4}" text-anchor="middle">{name}/</text>')
        body += _part(rooms, rows, left, wide)
        left += wide + 2 * _MARGIN
    size = f'width="{left}" height="{height}" viewBox="0 0 {left} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{_STYLE}</style>\n' + "\n".join(body) + "\n</svg>\n"


def _part(rooms: Rooms, rows: list[list[str]], left: int, wide: int) -> list[str]:
    place = {}
    for floor, row in enumerate(rows):
        for at, name in enumerate(row):
            x = left + (wide - len(row) * (_BOX + _GAP) + _GAP) / 2 + at * (_BOX + _GAP)
            place[name] = (x, 2 * _MARGIN + 6 + floor * _FLOOR)
    lines = []
    for a, b in arrows(rooms):
        (x, y), (u, v) = place[a], place[b]
        x, u, y = x + _BOX / 2, u + _BOX / 2, y + _LINE
        lines.append(f'<path d="M{x:.0f} {y:.0f}C{x:.0f} {y + 22:.0f} {u:.0f} {v - 22:.0f} {u:.0f} {v:.0f}"/>')
    for name, (x, y) in place.items():
        lines.append(f'<rect x="{x:.0f}" y="{y:.0f}" width="{_BOX}" height="{_LINE}" rx="4"/>')
        lines.append(f'<text x="{x + _BOX / 2:.0f}" y="{y + 17:.0f}" text-anchor="middle">{escape(name)}</text>')
    return lines
