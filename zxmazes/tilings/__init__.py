"""The tilings of `asm/tiling`: a rule and a drawing each, read from the two sources of that name."""

import functools
from collections.abc import Iterator, Mapping

from zxmazes.errors import MazeError
from zxmazes.tilings.reading import read_tilings
from zxmazes.tilings.record import DIRECTIONS, MOST_STOREYS, STRIDE, Cell, Tiling

__all__ = ["DIRECTIONS", "MOST_STOREYS", "STRIDE", "TILINGS", "Cell", "Tiling", "tiling_of"]

_read = functools.cache(read_tilings)


class _Tilings(Mapping[str, Tiling]):
    """All tilings by name, in the order of their numbers; the sources are read when this is first used."""

    def __getitem__(self, name: str) -> Tiling:
        return _read()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_read())

    def __len__(self) -> int:
        return len(_read())


#: All tilings by name, in the order of their numbers. The first use raises MazeError if a source is malformed.
TILINGS: Mapping[str, Tiling] = _Tilings()


def tiling_of(name: str) -> Tiling:
    """The tiling of this name. Raises MazeError if there is none."""
    if name not in TILINGS:
        raise MazeError(f"there is no tiling `{name}`: choose from {', '.join(TILINGS)}")
    return TILINGS[name]
