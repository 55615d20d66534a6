"""A public routine as its header block states it, the one source for menus, command line, pages and tests."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.routines.block import Block, Field, describe, read_blocks
from zxmazes.routines.promise import MAZE_TERMS, NO_PROMISE, ROUTE_TERMS, Promise, parse_promise
from zxmazes.routines.values import (
    MOST_PARAMETERS,
    NO_MENU,
    NO_NOTES,
    Menu,
    Notes,
    Parameter,
    number_in,
    parse_ends,
    parse_growth,
    parse_label,
    parse_menu,
    parse_most,
    parse_notes,
    parse_parameter,
    parse_sources,
    parse_time,
    worst,
)

T = TypeVar("T")

#: Fields of every public routine, and further fields of one that is not just a part of others.
_ALWAYS = ("In", "Out", "Keeps", "Uses", "Writes", "Size")
_ALONE = ("Source", "Stack")
#: By family: the folder of its files, the prefix of its labels, and further obligatory fields.
FAMILIES: dict[str, tuple[tuple[str, ...], str, tuple[str, ...]]] = {
    "generator": (("generate",), "generate_", ("Menu", "Promise", "Refuses", "Time")),
    "change": (("generate", "transform"), "", ("Menu", "Promise", "Refuses", "Time")),
    "measure": (("transform",), "", ("Time",)),
    "format": (("transform",), "", ("Time",)),
    "fill": (("generate", "transform"), "", ("Time",)),
    "solver": (("solve",), "solve_", ("Menu", "Promise", "Time")),
    "large generator": (("large",), "generate_", ("Promise", "Refuses", "Time")),
    "large change": (("large",), "", ("Promise", "Refuses", "Time")),
    "large solver": (("large",), "solve_", ("Promise", "Time")),
    "links generator": (("links",), "links_generate_", ("Promise", "Refuses", "Time")),
    "links change": (("links",), "links_", ("Promise", "Refuses", "Time")),
    "links solver": (("links",), "links_solve", ("Promise", "Time")),
    "links measure": (("links",), "links_", ("Time",)),
    "links format": (("links",), "", ("Time",)),
    "picture": (("pictures",), "draw_", ("Time",)),
    "part": (("lib", "generate", "transform", "solve", "large", "links", "pictures"), "", ()),
}
#: Families whose routines are called with a limit from the header.
_LIMITED = ("generator", "change", "solver", "picture")
_LINKS = ("links generator", "links change")
#: Fields that only these families have.
_ONLY = {
    "Menu": ("generator", "change", "solver"),
    "Notes": ("solver",),
    "Parameter": (
        *("generator", "change", "format", "solver", "large generator", "large change", "large solver"),
        *(*_LINKS, "links solver"),
    ),
    "After": ("change", "large change", "links change"),
    "Ends": ("change",),
    "Growth": tuple(name for name in FAMILIES if name not in ("fill", "picture", "part")),
    "Refuses": (
        *("generator", "change", "measure", "format", "large generator", "large change"),
        *(*_LINKS, "links solver", "links measure", "links format"),
    ),
    "Repeats": ("generator", "change", "large generator", "large change", *_LINKS),
}


@dataclass(frozen=True)
class Routine:
    """A public routine.

    what: the purpose of the file; about: of the routine. size: bytes; stack: bytes below the return address. after: the
    generator of the maze that it changes. ends: it reads D, E = start and H, L = finish. refuses: when it returns with
    carry set and writes nothing. repeats: how many of the 65,536 mazes of 31 x 31 occur twice.
    menu, notes and promise are empty if the family has none.
    fields: the block's text by field; lines: the lines of these.
    """

    path: Path
    line: int
    label: str
    what: str
    about: str
    family: str
    fields: dict[str, str] = field(repr=False)
    lines: dict[str, int] = field(repr=False)
    size: int
    stack: int
    sources: tuple[str, ...]
    promise: Promise
    parameters: tuple[Parameter, ...] = ()
    menu: Menu = NO_MENU
    notes: Notes = NO_NOTES
    after: str = ""
    ends: bool = False
    refuses: str = ""
    growth: str = ""
    repeats: int = 0

    @property
    def name(self) -> str:
        """The name on the command line: without `generate_` or `solve_`."""
        return self.label.removeprefix("links_").removeprefix("generate_").removeprefix("solve_")

    @property
    def worst(self) -> int:
        """The most T-states of a call with default parameters; 0 if the header has no such figure."""
        return worst(self.fields.get("Time", ""), self.fields.get("Bound", ""))

    def fault(self, name: str, message: str) -> MazeError:
        """The error for a mistake in a field, with file and line."""
        return MazeError(f"{shown(self.path)}:{self.lines[name]}: {message}")

    @property
    def resizes(self) -> bool:
        """Does it give the maze in the field another size?"""
        return self.family == "format" and self.fields["Out"].startswith("field, field_width")

    @property
    def generates(self) -> bool:
        """Can it be called as a generator? Some routines that change a maze can."""
        return self.label.removeprefix("links_").startswith("generate_")


def read_routines(path: Path) -> list[Routine]:
    """The public routines of a source, first the one named after the file.

    Raises MazeError with file and line if a header block is missing, incomplete or malformed.
    """
    blocks = read_blocks(path)
    routines = [_Reader(block, path.stem).read() for block in blocks]
    if path.parent.name != "lib" and path.stem not in [routine.label for routine in routines]:
        block = Block(path, 1, path.stem, "", ())
        raise block.fault(1, f"no public routine has the file's name: rename the file, or write `public {path.stem}`")
    return sorted(routines, key=lambda routine: routine.label != path.stem)


class _Reader:
    """Makes a Routine from a block; every error names the field's line."""

    def __init__(self, block: Block, stem: str) -> None:
        self.block = block
        self.main = block.label == stem and block.path.parent.name != "lib"

    def read(self) -> Routine:
        family = self._family()
        self._complete(family)
        parameters = self._parameters()
        labels = [parameter.label for parameter in parameters]
        size = self._value("Size", number_in, 0)
        self._times(family)
        rows = 0 if family == "solver" else 2
        return Routine(
            path=self.block.path,
            line=self.block.line,
            label=self.block.label,
            what=describe(self.block.path),
            about=self.block.about,
            family=family,
            fields=self.block.texts(),
            lines={found.name: found.line for found in self.block.fields},
            size=size,
            stack=self._value("Stack", number_in, 0),
            sources=self._value("Source", parse_sources, ()),
            promise=self._value("Promise", lambda text: parse_promise(text, _terms(family), labels), NO_PROMISE),
            parameters=parameters,
            menu=self._value("Menu", lambda text: parse_menu(text, rows, size), NO_MENU),
            notes=self._value("Notes", parse_notes, NO_NOTES),
            after=self._value("After", parse_label, ""),
            ends=self._value("Ends", parse_ends, False),
            refuses=self._value("Refuses", str, ""),
            growth=self._value("Growth", parse_growth, ""),
            repeats=self._value("Repeats", number_in, 0),
        )

    def _family(self) -> str:
        stated = self.block.find("Family")
        if not self.main:
            if stated:
                raise self.block.fault(stated.line, "only the routine named after the file has a Family")
            return "part"
        if not stated:
            raise self._missing("Family")
        folder = self.block.path.parent.name
        fitting = [name for name, (folders, _, _) in FAMILIES.items() if folder in folders]
        if stated.text not in fitting:
            advice = f"in {folder}/ choose from {', '.join(fitting)}"
            raise self.block.fault(stated.line, f"there is no family `{stated.text}` here: {advice}")
        prefix = FAMILIES[stated.text][1]
        if not self.block.label.startswith(prefix):
            advice = f"rename it `{prefix}{self.block.label}`"
            raise self.block.fault(stated.line, f"the name of a {stated.text} begins with `{prefix}`: {advice}")
        return stated.text

    def _missing(self, name: str) -> Exception:
        return self.block.fault(self.block.line, f"the header of `{self.block.label}` has no field `{name}`: add it")

    def _complete(self, family: str) -> None:
        needed = [*_ALWAYS, *(_ALONE if self.main else ()), *FAMILIES[family][2]]
        for name in needed:
            if not self.block.find(name):
                raise self._missing(name)
        for found in self.block.fields:
            if family not in _ONLY.get(found.name, (family,)):
                raise self.block.fault(found.line, f"a {family} has no field `{found.name}`: remove it")

    def _value(self, name: str, parse: Callable[[str], T], default: T) -> T:
        """A field's value; the default if the block does not have it."""
        found = self.block.find(name)
        return self._parsed(found, parse) if found else default

    def _parsed(self, found: Field, parse: Callable[[str], T]) -> T:
        try:
            return parse(found.text)
        except ValueError as error:
            raise self.block.fault(found.line, f"{found.name}: {error}") from None

    def _times(self, family: str) -> None:
        """Time and Bound, which limit the calls, state figures."""
        bound = self._value("Bound", parse_time, "")
        if family != "part":
            limited = any(kind in family for kind in _LIMITED)
            self._value("Time", lambda text: parse_most(text, bound) if limited else parse_time(text), "")

    def _parameters(self) -> tuple[Parameter, ...]:
        lines = [found for found in self.block.fields if found.name == "Parameter"]
        parameters = tuple(self._parsed(found, parse_parameter) for found in lines)
        for i, (found, parameter) in enumerate(zip(lines, parameters, strict=True)):
            if parameter.label in [other.label for other in parameters[:i]]:
                raise self.block.fault(found.line, f"`{parameter.label}` is here twice: keep one of them")
        if len(parameters) > MOST_PARAMETERS:
            raise self.block.fault(lines[-1].line, f"a routine has at most {MOST_PARAMETERS} parameters: remove one")
        return parameters


def _terms(family: str) -> dict[str, str]:
    """The allowed terms of a family's promises."""
    if family == "part":
        return MAZE_TERMS | ROUTE_TERMS
    return ROUTE_TERMS if family.split()[-1] in ("solver", "measure") else MAZE_TERMS
