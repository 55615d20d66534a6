"""Check what a caller passes: names of routines, parameters, seeds, sizes, places."""

from collections.abc import Iterable, Mapping

from zxmazes.errors import MazeError
from zxmazes.routines.index import by_name, checked_value, parameters_of, readers
from zxmazes.routines.manifest import Routine

#: Row and column.
Place = tuple[int, int]
_KINDS = {"change": "transform"}


def routine_of(family: str, name: str, where: str = "") -> Routine:
    """The routine of a family with this name; `where` says what mazes it is for. Raises MazeError if there is none."""
    known = transforms(family) if family.endswith("change") else by_name(family)
    if name not in known:
        kind = family.split()[-1]
        choice = f"choose from {', '.join(known)}" if known else "there is none"
        raise MazeError(f"there is no {_KINDS.get(kind, kind)} `{name}`{where}: {choice}")
    return known[name]


def transforms(family: str) -> dict[str, Routine]:
    """A family of changes, and for the field those that give the maze another size too, by name."""
    resizing = {name: one for name, one in by_name("format").items() if one.resizes} if family == "change" else {}
    return dict(sorted((by_name(family) | resizing).items()))


def check_readers(names: Iterable[str], *labels: str) -> None:
    """Raise MazeError for a parameter that none of these routines reads."""
    read = parameters_of(*labels)
    for name in names:
        if name not in read:
            others = ", ".join(readers(name))
            raise MazeError(f"`{name}` is for {others}; these routines read {', '.join(read) or 'no parameter'}")


def checked(parameters: Mapping[str, int], label: str) -> dict[str, int]:
    """The parameters of one routine. Raises MazeError for an unknown one, another routine's, and one out of range."""
    values = {name: checked_value(name, value) for name, value in parameters.items()}
    check_readers(values, label)
    return values


def check_seed(seed: int) -> None:
    """Raise MazeError for what is no seed."""
    if not 0 <= seed <= 0xFFFF:
        raise MazeError(f"{seed} is not a seed: choose 0 to 65535")


def check_place(place: Place, height: int, width: int) -> None:
    """Raise MazeError for a place outside a maze of so many rows and columns."""
    row, column = place
    if not (0 <= row < height and 0 <= column < width):
        raise MazeError(
            f"there is no cell ({row}, {column}): rows go from 0 to {height - 1}, "
            f"columns from 0 to {width - 1}: choose another start or finish"
        )
