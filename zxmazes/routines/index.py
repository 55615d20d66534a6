"""The routines that `asm/` offers, by family and by name, and the parameters that they read."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.paths import ASM
from zxmazes.routines.manifest import FAMILIES, Routine, read_routines
from zxmazes.routines.values import Parameter


@dataclass(frozen=True)
class Collection:
    """Routines for mazes of one form: the folders of their sources, and where an image of them begins.

    title: its name in messages. family: what its families' names begin with. first: lines before all others.
    apart: folders whose routines are in an image of their own, since all of them would not fit into memory; the
    variables are then at the same addresses in both images, from `variables` on. Otherwise these follow the code.
    """

    folders: tuple[str, ...]
    org: int
    title: str
    family: str = ""
    first: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    variables: int = 0


#: The collections by name. `lib` has no routines for direct use; a routine of any collection may include from it.
COLLECTIONS = {
    "field": Collection(
        ("lib", "generate", "transform", "solve"),
        0x5D90,
        "the library of all routines",
        first=("thin: equ $5700", "tile_properties: equ $5B00"),  # the screen and the printer buffer are free
        apart=("solve",),
        variables=0xC000,
    ),
    "large": Collection(("large",), 0x6000, "the library of large fields", "large "),
    "links": Collection(("links",), 0x8000, "the library of all tilings", "links "),
    "pictures": Collection(("pictures",), 0x8000, "the library of random pictures"),
}
#: The images of the collections by name: which collection, and the folders whose files it includes.
IMAGES = {
    name: (collection, tuple(folder for folder in one.folders if folder not in others))
    for collection, one in COLLECTIONS.items()
    for name, others in [
        (collection, one.apart),
        *((folder, {*one.folders} - {folder, "lib"}) for folder in one.apart),
    ]
}
#: The folders of the first collection: first the shared parts, then those for direct use.
FOLDERS = COLLECTIONS["field"].folders
#: The folders of all collections.
EVERY_FOLDER = tuple(folder for one in COLLECTIONS.values() for folder in one.folders)
#: The folder of the parts that others use.
SHARED = "lib"
_HIDDEN = "."  # editors' temporary files begin with it
#: Files of `lib` that reserve memory and contain no routines.
MEMORY = ("parameters.asm", "variables.asm")


def sources(*folders: str) -> list[Path]:
    """The sources of the routines in these folders of `asm` (default: FOLDERS)."""
    found = (path for folder in folders or FOLDERS for path in sorted((ASM / folder).glob("*.asm")))
    return [path for path in found if path.name not in MEMORY and not path.name.startswith(_HIDDEN)]


@functools.cache
def routines() -> dict[str, Routine]:
    """The routines for direct use, by label: one for each file of all collections, except those of `lib`.

    Raises MazeError with file and line for a header that is malformed or contradicts another one.
    """
    found: dict[str, Routine] = {}
    for path in sources(*(folder for folder in EVERY_FOLDER if folder != SHARED)):
        routine = read_routines(path)[0]
        if routine.label in found:
            raise _fault(routine, f"{shown(found[routine.label].path)} has a routine of that name: rename one")
        found[routine.label] = routine
    for routine in found.values():
        if routine.after and getattr(found.get(routine.after), "family", "") != _maker(routine.family):
            raise _fault(routine, f"After: there is no generator `{routine.after}`: choose another")
    return found


def image_of(label: str) -> str:
    """The name of the image that has a routine."""
    return image_with(routine(label).path)


def image_with(path: Path) -> str:
    """The name of the first image that has a source."""
    return next(name for name, (_, folders) in IMAGES.items() if path.parent.name in folders)


def collection_of(path: Path) -> str:
    """The name of the collection that has a source."""
    return IMAGES[image_with(path)][0]


def _maker(family: str) -> str:
    """The family of the generators whose mazes a family of changes is for."""
    return family.replace("change", "generator")


def routine(label: str) -> Routine:
    """The routine of this label. Raises MazeError if there is none."""
    if label not in routines():
        raise MazeError(f"asm: there is no routine `{label}`: is its file named {label}.asm?")
    return routines()[label]


@functools.cache
def by_name(family: str) -> dict[str, Routine]:
    """The routines of a family by name, in order; a table to read, the same one at each call.

    The generators include changes that can be called as generators: they change the maze of the one that `After` names.
    """
    if family not in FAMILIES:
        raise ValueError(f"there is no family {family}")
    chosen = [
        one
        for one in routines().values()
        if one.family == family or (one.generates and one.family != family and _maker(one.family) == family)
    ]
    return {one.name: one for one in sorted(chosen, key=lambda one: one.name)}


def names(family: str) -> list[str]:
    """The names of a family's routines, in order."""
    return list(by_name(family))


@functools.cache
def parameters() -> dict[str, Parameter]:
    """All parameters by label, in the order of the labels, which is the order of their variables.

    Raises MazeError if two routines define the same parameter differently.
    """
    found: dict[str, tuple[Parameter, Routine]] = {}
    for one in routines().values():
        for parameter in one.parameters:
            other, first = found.setdefault(parameter.label, (parameter, one))
            if other != parameter:
                raise _fault(
                    one, f"parameter `{parameter.label}` differs from that in {shown(first.path)}: make them equal"
                )
    return {label: found[label][0] for label in sorted(found)}


def checked_value(name: str, value: int) -> int:
    """The value of a parameter. Raises MazeError for an unknown name, and for a value out of range."""
    if name not in parameters():
        raise MazeError(f"there is no parameter `{name}`: choose from {', '.join(parameters())}")
    parameter = parameters()[name]
    if not parameter.least <= value <= parameter.most:
        raise MazeError(f"{name}={value} is out of range: {parameter.least} to {parameter.most}: {parameter.about}")
    return int(value)


def parameters_of(*labels: str) -> dict[str, Parameter]:
    """The parameters that any of these routines reads, in order of their labels."""
    return {label: parameter for label, parameter in parameters().items() if set(labels) & set(readers(label))}


def readers(parameter: str) -> tuple[str, ...]:
    """The labels of the routines that read a parameter."""
    return tuple(one.label for one in routines().values() if parameter in [read.label for read in one.parameters])


def in_menu_order(chosen: Iterable[Routine]) -> list[Routine]:
    """These routines in the order of the menu, by name if two have the same place."""
    return sorted(chosen, key=lambda one: (one.menu.place, one.name))


def select(text: str) -> list[str]:
    """The labels in a list: `generators`, `changes` and `solvers` mean a whole family, any other word is a label.

    `no LABEL` leaves out a routine that was chosen before. Raises ValueError for an unknown word.
    """
    chosen: dict[str, None] = {}
    for word in text.split(", "):
        if word.removesuffix("s") in FAMILIES:
            chosen |= dict.fromkeys(one.label for one in by_name(word.removesuffix("s")).values())
        elif word.removeprefix("no ") in chosen and word.startswith("no "):
            del chosen[word.removeprefix("no ")]
        elif word in routines():
            chosen[word] = None
        else:
            raise ValueError(f"there is no routine `{word}`: write labels, or generators, changes, solvers for all")
    return list(chosen)


def _fault(routine: Routine, message: str) -> MazeError:
    return MazeError(f"{shown(routine.path)}:{routine.line}: {message}")
