"""A routine's promise: terms from a fixed vocabulary, which the tests check, and free words.

A term may contain an amount, as in `at most 2 * tunnel_steps + 1 open`: a number, or a parameter of the routine with an
optional factor and an optional number to add.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

#: Terms for mazes; {} is an amount. They are promised for every seed and size with default parameters. A routine that
#: changes a maze promises them for its result on the maze that `After` names, or on any perfect maze.
MAZE_TERMS = {
    "perfect": "a tree of all cells",
    "perfect in parts": "a tree in each part that blocks leave connected",
    "connected": "all passable cells are connected",
    "no dead end": "no passable cell has only one passable neighbour",
    "no dead end but the ends": "the same, but for start and finish",
    "symmetric": "its own mirror image along the axes of mirror_axes",
    "cells open": "every cell is passable",
    "posts closed": "every place at an even row and an even column is a wall",
    "unicursal": "one way without forks, between neighbours, through the largest rectangle of 4 * n + 1 that fits",
    "on the lattice": "posts are closed, and no way leads into a closed cell",
    "two doors": "one opening in the left wall, one in the right; else the outer wall is closed",
    "blocks kept": "bytes that were FIELD_BLOCK still are; else a byte is FIELD_WALL or FIELD_PATH",
    "passages all over": "each quarter has passages, none is all passage",
    "like its neighbours": "mazes of neighbouring seeds may differ in a fifth of the usual; of others in half of it",
    "rooms of 3 to 9 by 3 to 7": "open posts are in rooms of this size",
    "corridors {} wide": "each passable place is in a passable square as wide",
    "{} loops": "this many independent loops, or as many as its cells allow",
    "at most {} open": "at most this many passable places",
    "{} openings across": "this many ways between neighbours in a row, or all; 255: three quarters",
    "{} openings down": "this many ways between neighbours in a column, or all; 255: 20 of 27",
    "{} openings with three a cell at most": "this many ways between cells, or as many as can be opened",
}
#: Terms for routes, promised for every field.
ROUTE_TERMS = {
    "shortest": "no route has fewer steps",
    "fewest steps": "no route has fewer steps, diagonal ones counting as one",
    "fewest turns": "no route of as many steps has fewer turns",
    "fewest turns of all": "no route has fewer turns, and none of as few has fewer steps",
    "a route": "of passable cells, none twice",
    "diagonal": "with diagonal steps, each only where both cells beside it are passable",
    "may fail": "it may report no route where there is one",
    "labels in work": "it leaves the labels of W1 in work",
}

_AMOUNT = r"(?:(\d+) \* )?(\w+)(?: \+ (\d+))?"


@dataclass(frozen=True)
class Amount:
    """factor * base + more, where the base is a number or the label of a parameter."""

    factor: int
    base: str
    more: int

    def value(self, parameters: Mapping[str, int]) -> int:
        """The amount for these values of the parameters."""
        base = int(self.base) if self.base.isdecimal() else parameters[self.base]
        return self.factor * base + self.more


@dataclass(frozen=True)
class Promise:
    """A routine's promise: its terms from the vocabulary, each with its amount if it has one, and free words."""

    terms: Mapping[str, Amount | None]
    text: str


#: The promise of a routine that promises nothing.
NO_PROMISE = Promise({}, "")


def parse_promise(text: str, vocabulary: Mapping[str, str], parameters: list[str]) -> Promise:
    """Parse the promise in a header. Raises ValueError for a term that is not in the vocabulary."""
    terms: dict[str, Amount | None] = {}
    for written in text.partition(";")[0].split(", "):
        term, amount = _term(written.strip(), vocabulary)
        if term in terms:
            raise ValueError(f"`{written}` is promised twice")
        if amount and not amount.base.isdecimal() and amount.base not in parameters:
            raise ValueError(f"`{amount.base}` is not a parameter of the routine")
        terms[term] = amount
    return Promise(terms, text)


def _term(written: str, vocabulary: Mapping[str, str]) -> tuple[str, Amount | None]:
    if written in vocabulary:
        return written, None
    for term in vocabulary:
        before, mark, after = term.partition("{}")
        found = re.fullmatch(re.escape(before) + _AMOUNT + re.escape(after), written) if mark else None
        if found:
            return term, Amount(int(found[1] or 1), found[2], int(found[3] or 0))
    raise ValueError(f"there is no promise `{written}`: choose from {', '.join(vocabulary)}; free words go after `;`")
