"""The gallery, docs/GALLERY.md: a picture, the character and the cost of each generator, and the transforms.

The build makes the pictures. The bench makes the page, which takes thousands of mazes to measure, and then removes the
pictures that the page no longer shows.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from zxmazes.block_maze import Maze, from_library
from zxmazes.cache import cached_files, maker
from zxmazes.documents import catalogue_tilings, measures
from zxmazes.documents.character import Character, character
from zxmazes.documents.markdown import Pages, Report, table
from zxmazes.interface.field_mazes import MARKING
from zxmazes.interface.field_mazes import Library as InterfaceLibrary
from zxmazes.paths import DOCS
from zxmazes.routines.images import assemble_library
from zxmazes.routines.index import by_name, names, routine, routines
from zxmazes.routines.library import Library, Route
from zxmazes.routines.values import Parameter

PAGE = DOCS / "GALLERY.md"
PICTURES = DOCS / "pictures" / "gallery"

#: The number of mazes measured for each generator.
MAZES = 1000
_SEED = 7
_SIZE = 31
_ENDS = ((1, 1), (_SIZE - 2, _SIZE - 2))
#: The generator of the maze to which the transforms are applied, and others, for those that leave its maze as it is.
_BEFORE = "kruskal"
_OTHERS = {"join_parts": "rooms"}
#: Heading and format of each figure.
_FIGURES = {
    "dead_ends": ("dead ends", "{:.1%}"),
    "junctions": ("junctions", "{:.1%}"),
    "longest": ("longest route", "{:.0f}"),
    "corners": ("corner to corner", "{:.0f}"),
    "horizontal": ("level", "{:.1%}"),
    "cells": ("cells", "{:.0f}"),
    "parts": ("parts", "{:.2f}"),
    "connected": ("connected", "{:.1%}"),
}
#: The figures in the table at the top.
_GLANCE = ("dead ends", "longest route")
_PLAIN = "transform-before"
#: The generator of the maze in which cells are marked.
_MARKED = "corridor_loops"
#: The parameters for the pictures of a transform, one picture each; other transforms have one, with the defaults.
_SHOWN: dict[str, list[dict[str, int]]] = {
    "braid": [{"braid_percent": percent} for percent in (50, 100)],
    "mirror": [{"mirror_axes": axes} for axes in (1, 2, 3)],
}


@dataclass(frozen=True)
class Entry:
    """A generator on the page."""

    name: str
    size: int
    mean: str
    character: Character

    @property
    def label(self) -> str:
        """The label of its routine."""
        return f"generate_{self.name}"


def pages(report: Report = lambda what: None) -> dict[Path, str]:
    """Measure all generators and return the text of the page."""
    library = Library()
    entries = []
    for name in names("generator"):
        report(f"the character of generate_{name}")
        mean = measures.generator_times(library, name, (_SIZE, _SIZE)).mean
        entries.append(Entry(name, library.size(f"generate_{name}"), mean, character(library, name, MAZES)))
    return {PAGE: _page(entries)}


def save_pictures(folder: Path = PICTURES) -> list[Path]:
    """Write the pictures of generators and transforms into `folder` and return their paths."""

    def draw(place: Path) -> list[Path]:
        paths = []
        for name, maze, route in _pictures(Library()):
            paths.append(place / f"{name}.png")
            maze.png(paths[-1], route, scale=1)
        return paths

    parts: list[bytes | str] = [
        maker(),
        repr([(label, one.fields) for label, one in routines().items()]),
        *(assemble_library(name).code for name in ("field", "solve")),
    ]
    return cached_files("pictures", parts, draw, folder)


def leftovers(pages: Pages) -> list[Path]:
    """The pictures that the page shows as it is now, and not in its new text: those of routines that are gone."""
    if PAGE not in pages or not PAGE.is_file():
        return []
    gone = _shown(PAGE.read_text(encoding="utf-8")) - _shown(pages[PAGE])
    return [PICTURES / name for name in sorted(gone) if (PICTURES / name).is_file()]


def _shown(text: str) -> set[str]:
    return set(re.findall(r"pictures/gallery/([\w-]+\.png)", text))


def _pictures(library: Library) -> Iterator[tuple[str, Maze, Route | None]]:
    """Name, maze and route of each picture, first of the generators, then of the transforms."""
    for name in names("generator"):
        library.generate(name, _SEED)
        yield name, *_with_route(library)
    for generator, shot in dict.fromkeys(map(_before, by_name("change"))):
        library.generate(generator, _SEED)
        yield shot, from_library(library, _SIZE, _SIZE), None
    for name, change in by_name("change").items():
        for values in _SHOWN.get(name, [{}]):
            library.generate(_before(name)[0], _SEED, parameters=values)
            library.transform(name, *_ENDS)
            maze = from_library(library, _SIZE, _SIZE)
            if change.ends:
                maze = replace(maze, start=_ENDS[0], finish=_ENDS[1])
            yield _shot(name, values), maze, None
    yield from _marked()


def _marked() -> Iterator[tuple[str, Maze, Route | None]]:
    """A maze with loops, and the cells that a measure marks in it."""
    mazes = InterfaceLibrary()
    maze = mazes.generate(_MARKED, _SEED)
    for name in MARKING:
        yield f"measure-{name}", maze, mazes.marks(name).drawn


def _before(name: str) -> tuple[str, str]:
    """The generator of the maze that a transform is shown with, and the name of its picture."""
    return (_OTHERS[name], f"{_PLAIN}-{_OTHERS[name]}") if name in _OTHERS else (_BEFORE, _PLAIN)


def _with_route(library: Library) -> tuple[Maze, Route]:
    """The maze in the field with its longest route."""
    return from_library(library, _SIZE, _SIZE), library.stats().longest


def _shot(name: str, values: Mapping[str, int]) -> str:
    return "-".join(["transform", name, *map(str, values.values())])


def _image(name: str, width: int | None = None) -> str:
    """A picture on the page, in its own width by default."""
    source = f"pictures/gallery/{name}.png"
    return f'<img src="{source}" width="{width}" alt="{name}">' if width else f"![{name}]({source})"


def _page(entries: list[Entry]) -> str:
    parts = [
        "# The gallery\n",
        "`make bench` writes this page and `make build` its pictures; a test fails when it is stale.\n",
        f"Each picture shows the maze of seed {_SEED} at {_SIZE} x {_SIZE} with the routine's default parameters,",
        "and its longest route from S (green) to F (red).\n",
        f"The figures are means over {MAZES:,} mazes of that size:\n",
        "- **dead ends**, **junctions**: the passable cells with one, and with three or four, passable neighbours, as",
        "  shares of all passable cells",
        "- **longest route**: its steps",
        "- **corner to corner**: steps from the top left to the bottom right, in the mazes with such a route",
        "- **level**: the share of horizontal passages; 50 % without bias",
        "- **cells**: passable cells, including passages",
        "- **parts**, **connected**: the number of separate parts, and the share of mazes with only one",
        f"- **T-states**: the mean over {len(measures.SEEDS)} mazes; [CATALOGUE.md](CATALOGUE.md) has more\n",
        "## Generators at a glance\n",
        table(
            ["generator", "picture", *_GLANCE, "bytes", "T-states"],
            (
                [
                    f"[`{entry.name}`](#{entry.label})",
                    f'<a href="#{entry.label}">{_image(entry.name, 62)}</a>',
                    *(_figures(entry.character)[heading] for heading in _GLANCE),
                    str(entry.size),
                    entry.mean,
                ]
                for entry in entries
            ),
        ),
        "## Generators\n",
        *(_entry(entry) for entry in entries),
        "## Transforms\n",
        "A transform changes any maze in the field. Here that is the",
        f"[maze](pictures/gallery/{_PLAIN}.png) of `generate_{_BEFORE}` with seed {_SEED}. For a routine that reads",
        "two ends, S is the top left cell and F the bottom right one.\n",
        *(_transform(name) for name in names("change")),
        *catalogue_tilings.gallery("pictures/gallery"),
        "## Measures\n",
        "A measure does not change the maze: it counts, or chooses among mazes.\n",
        *(_measure(name) for name in names("measure")),
    ]
    return "\n".join(parts)


def _figures(figures: Character) -> dict[str, str]:
    """The figures by heading."""
    found = {heading: getattr(figures, name) for name, (heading, _) in _FIGURES.items()}
    return {
        heading: "none" if math.isnan(found[heading]) else form.format(found[heading])
        for heading, form in _FIGURES.values()
    }


def _parameters(read: Iterable[Parameter]) -> str:
    return "<br>".join(
        f"`{one.label}`: {one.least} to {one.most}: {one.about}; default {one.default}"
        for one in sorted(read, key=lambda one: one.label)
    )


def _about(label: str) -> list[list[str]]:
    """The description of a routine in its source, as rows of a table."""
    one = routine(label)
    ids = ", ".join(one.sources) or "common knowledge"
    rows = [
        ["what it is", one.what],
        ["promise", one.promise.text],
        ["after", f"{ids} ([sources](SOURCES.md))"],
        ["parameters", _parameters(one.parameters)],
    ]
    return [row for row in rows if row[1]]


def _entry(entry: Entry) -> str:
    figures = ", ".join(f"{heading} {value}" for heading, value in _figures(entry.character).items())
    cost = f"{entry.size} bytes, {entry.mean} T-states"
    rows = [*_about(entry.label), ["character", figures], ["cost", cost]]
    return f"### {entry.label}\n\n{_image(entry.name)}\n\n{table(['', ''], rows)}"


def _transform(name: str) -> str:
    shots = [(_shot(name, values), values) for values in _SHOWN.get(name, [{}])]
    headings = [
        "before",
        *(", ".join(f"{key} = {value}" for key, value in values.items()) or "after" for _, values in shots),
    ]
    pictures = table(headings, [[_image(_before(name)[1]), *(_image(shot) for shot, _ in shots)]])
    return f"### {name}\n\n{pictures}\n{_claims(by_name('change')[name].label)}"


def _measure(name: str) -> str:
    shown = f"{_image(f'measure-{name}')}\n\nThe maze is that of `generate_{_MARKED}`.\n\n" if name in MARKING else ""
    return f"### {name}\n\n{shown}{_claims(name)}"


def _claims(label: str) -> str:
    """The description of a transform or a measure in its source, with its cost."""
    fields = routine(label).fields
    return table(["", ""], [*_about(label), ["cost", f"{fields['Size']} {fields['Time']}"]])
