"""Choose routines by name: all of one collection, with advice for a name that there is not."""

import difflib
from collections.abc import Iterable

from zxmazes.errors import MazeError
from zxmazes.routines.index import SHARED, collection_of, routines, sources
from zxmazes.routines.manifest import Routine, read_routines


def choose(labels: Iterable[str]) -> list[Routine]:
    """The routines of these labels in this order, without repetitions.

    Raises MazeError for an unknown label, and for routines of two collections, which no program can hold together.
    """
    chosen = [_routine(label) for label in dict.fromkeys(labels)]
    found = {collection_of(one.path): one.label for one in chosen if one.path.parent.name != SHARED}
    if len(found) > 1:
        (first, one), (second, other), *_ = found.items()
        raise MazeError(
            f"`{one}` is of the collection {first}, `{other}` of {second}: their mazes have different forms: "
            "make a library of each"
        )
    return chosen


def _routine(label: str) -> Routine:
    if label in routines():
        return routines()[label]
    for path in sources(SHARED):  # a part that others use
        if f"{label} - " in path.read_text(encoding="ascii"):
            for part in read_routines(path):
                if part.label == label:
                    return part
    raise MazeError(f"there is no routine `{label}`: {_advice(label)}")


def _advice(label: str) -> str:
    """Labels that resemble a name; for a routine's name on the command line, such as `dfs`, its labels."""
    named = [one.label for one in routines().values() if one.name == label]
    near = named or difflib.get_close_matches(label, routines(), 3, 0.7)
    return f"do you mean {' or '.join(f'`{one}`' for one in near)}?" if near else "the command `list` names all"
