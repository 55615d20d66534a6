"""What the headers name besides each other: variables, labels, sources. A build checks it before it writes anything."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from zxmazes.assembler.expression import evaluate
from zxmazes.assembler.statement import Fault, read_line
from zxmazes.paths import ASM, DOCS
from zxmazes.routines import index
from zxmazes.routines.manifest import Routine, read_routines

#: What `Writes` names in words.
_IN_WORDS = ("nothing", "the screen", "the attributes", "the system variables", "the large field", "the list", "queue")
#: Names in Notes that the program with the menus defines.
_MENU_NAMES = ("SOLVER_PACKED", "SOLVER_PAGED")
#: What stands for a routine that another one is given.
_GIVEN = ("generator", "WINDOW_SOLVER")
_LABEL = re.compile(r"^(\w+):", re.MULTILINE)


def check_headers() -> None:
    """Raise MazeError, with file and line, for a header that names what does not exist."""
    paths = index.sources(*index.EVERY_FOLDER)
    found = [one for path in paths for one in read_routines(path)]
    known = _Known(paths, {one.label for one in found})
    for one in found:
        for name, check in (("Notes", _notes), ("Writes", _writes), ("Source", _sources)):
            for message in check(one, known) if name in one.fields else ():
                raise one.fault(name, f"{name}: {message}")


class _Known:
    """What a header may name."""

    def __init__(self, paths: list[Path], routines: set[str]) -> None:
        self.routines = routines | {*_GIVEN}
        self.variables = {*_labels(ASM / "lib" / "variables.asm"), *index.parameters()}
        parts = (path for folder in ("include", *index.EVERY_FOLDER) for path in (ASM / folder).rglob("[!.]*.asm"))
        self.constants = {label for path in {*paths, *parts} for label in _labels(path) if label.isupper()}
        self.sources = _listed()


def _labels(path: Path) -> list[str]:
    return _LABEL.findall(path.read_text(encoding="latin-1"))


def _listed() -> set[str]:
    """The ids of docs/SOURCES.md; none in an installed package, which does not have it."""
    path = DOCS / "SOURCES.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {one for ids in re.findall(r"^\| ([A-Z]\d+[^|]*) \|", text, re.MULTILINE) for one in ids.split(", ")}


@dataclass
class _Names:
    """The names in an expression, whatever their values are."""

    known: set[str]
    here: int = 0

    def value(self, name: str) -> int:
        if name not in self.known:
            raise Fault(f"there is no variable or constant `{name}`")
        return 256

    def is_defined(self, name: str) -> bool:
        return name in self.known


def _notes(one: Routine, known: _Known) -> Iterator[str]:
    """Each is an expression that a program can assemble."""
    if not one.notes.address:
        return
    names = _Names(known.variables | known.constants | {*_MENU_NAMES})
    for text in (one.notes.address, one.notes.stride, one.notes.free):
        try:
            for operand in read_line(f"        dw {text}")[1].operands:
                evaluate(operand, names)
        except Fault as fault:
            yield str(fault)


def _writes(one: Routine, known: _Known) -> Iterator[str]:
    """Variables, memory in words, what other routines write; then operands, of which only the routines are checked."""
    listed, _, operands = one.fields["Writes"].partition("; ")
    for item in listed.split(", "):
        name = item.partition(" (")[0]
        if name in _IN_WORDS or re.fullmatch(r"\d+ bytes from HL", name):
            continue
        if others := re.fullmatch(r"what (.+?) writes?", name):
            yield from _unknown(_names(others[1]), known.routines, "routine")
        else:
            yield from _unknown(name.split(" to "), known.variables, "variable")
    if operands and not operands.startswith("operands "):
        yield f"`{operands}`: write `operands at LABEL, LABEL and LABEL, and in ROUTINE`"
    inside = operands.partition(" (")[0].partition(" in ")[2]  # test_writes.py finds the labels in the code
    yield from _unknown(_names(inside), known.routines, "routine")


def _sources(one: Routine, known: _Known) -> Iterator[str]:
    if known.sources:
        for source in sorted({*one.sources} - known.sources):
            yield f"docs/SOURCES.md has no row `{source}`: correct the id, or add the row"


def _names(text: str) -> list[str]:
    """The names in a list such as "a, b and the c"."""
    return re.findall(r"\b(?!(?:and|in|the)\b)\w+", text)


def _unknown(names: list[str], known: set[str], what: str) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"there is no {what} `{name}`"
