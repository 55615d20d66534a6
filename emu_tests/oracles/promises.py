"""What each term of a maze's promise means, judged for a batch of fields; routines/promise.py lists them."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from emu_tests.oracles.mazes import (
    find_rooms,
    has_limited_ways,
    has_loops,
    has_no_dead_end,
    is_connected,
    is_on_the_lattice,
    is_perfect,
    is_perfect_in_parts,
    is_wide,
    keeps_lattice,
    passages,
    ways,
)
from emu_tests.oracles.models import share_of_rooms
from zxmazes.routines.library import FIELD_BLOCK

Fields = npt.NDArray[np.uint8]  # (mazes, 32, 32)
Verdicts = npt.NDArray[np.bool_]  # one for each maze
#: Judges fields of a width and a height, with the amount of the term, or 0.
Judge = Callable[[Fields, int, int, int], Verdicts]

#: A promise of all seeds together, which no single field can break: see test_generators.py.
ALIKE = "like its neighbours"


def has_two_doors(fields: Fields, width: int, height: int, _amount: int = 0) -> Verdicts:
    """One opening in the left wall and one in the right."""
    passable = fields < 0x80
    return np.asarray((passable[:, :, 0].sum(axis=1) == 1) & (passable[:, :, width - 1].sum(axis=1) == 1))


def is_mirrored(fields: Fields, width: int, height: int, _amount: int = 0) -> Verdicts:
    """Left and right alike, as mirror_axes asks unless told."""
    maze = fields[:, :height, :width] >= 0x80
    return np.asarray((maze == maze[:, :, ::-1]).all(axis=(1, 2)))


def ends_at_the_ends(fields: Fields, width: int, height: int, _amount: int = 0) -> Verdicts:
    """No dead end but the top left cell and the bottom right one."""
    around = ways(fields >= 0x80)
    around[:, [1, height - 2], [1, width - 2]] = -1
    return np.asarray(~(around == 1).any(axis=(1, 2)))


def has_small_rooms(fields: Fields, width: int, height: int, _amount: int = 0) -> Verdicts:
    """Each open post is in a room: 3 to 9 by 3 to 7, and not the whole maze."""
    maze, row, column, tall, wide = find_rooms(fields >= 0x80).T
    fits = (row % 2 == 1) & (column % 2 == 1) & (tall % 2 == 1) & (wide % 2 == 1) & (tall <= 7) & (wide <= 9)
    fits &= (tall < height - 2) | (wide < width - 2)
    good = np.ones(len(fields), dtype=np.bool_)
    good[maze[~fits]] = False
    return good


def grown(fields: Fields, width: int, height: int, _amount: int = 0) -> Verdicts:
    """Passages all over, neither too few nor too many; that it is the automaton's pattern, test_automaton.py says."""
    inside = fields[:, 1 : height - 1, 1 : width - 1] < 0x80
    share = inside.mean(axis=(1, 2))
    if min(width, height) < 23:  # a small patch may die out
        return np.asarray(share < 0.9)
    rows, columns = (height - 1) // 2, (width - 1) // 2
    good = (share > 0.25) & (share < 0.65)
    for quarter in (inside[:, :rows], inside[:, rows:]):
        for part in (quarter[:, :, :columns], quarter[:, :, columns:]):
            good &= part.mean(axis=(1, 2)) > 0.05
    return np.asarray(good)


def is_unicursal(fields: Fields, width: int, height: int, _amount: int = 0) -> Verdicts:
    """One way through all cells of the largest labyrinth that fits, from the first cell to the one right of it."""
    down, across = (height - 1) // 4 * 4 + 1, (width - 1) // 4 * 4 + 1
    walls = fields >= 0x80
    inside = ~walls[:, 1 : down - 1 : 2, 1 : across - 1 : 2].reshape(len(fields), -1)
    around = ways(walls)
    ends = (around[:, 1, 1] == 1) & (around[:, 1, 3] == 1) & walls[:, 1, 2]
    around[:, 1, [1, 3]] = 2
    cells = (down // 2) * (across // 2)
    places = (~walls).sum(axis=(1, 2))
    no_fork = ((around == 2) | walls).all(axis=(1, 2))
    return np.asarray(ends & no_fork & inside.all(axis=1) & (places == 2 * cells - 1) & is_connected(walls))


def has_openings(fields: Fields, width: int, height: int, amount: int, kind: int) -> Verdicts:
    """So many ways across (kind 0) or down (1), or all if there are fewer; of 255 the article's share."""
    walls = fields >= 0x80
    wanted = share_of_rooms(width, height)[kind] if amount == 255 else amount
    of_kind = passages(walls, width, height)[kind]
    return keeps_lattice(walls, width, height) & (of_kind.sum(axis=(1, 2)) == min(wanted, of_kind[0].size))


JUDGES: dict[str, Judge] = {
    "perfect": lambda fields, width, height, _: is_perfect(fields >= 0x80, width, height),
    "perfect in parts": lambda fields, width, height, _: is_perfect_in_parts(fields, width, height),
    "connected": lambda fields, width, height, _: is_connected(fields >= 0x80),
    "no dead end": lambda fields, width, height, _: has_no_dead_end(fields >= 0x80),
    "no dead end but the ends": ends_at_the_ends,
    "symmetric": is_mirrored,
    "cells open": lambda fields, width, height, _: (fields[:, 1:height:2, 1:width:2] < 0x80).all(axis=(1, 2)),
    "posts closed": lambda fields, width, height, _: (fields[:, 0:height:2, 0:width:2] >= 0x80).all(axis=(1, 2)),
    "unicursal": is_unicursal,
    "on the lattice": lambda fields, width, height, _: is_on_the_lattice(fields >= 0x80, width, height),
    "two doors": has_two_doors,
    "blocks kept": lambda fields, width, height, _: np.isin(fields, (0, 0x80, FIELD_BLOCK)).all(axis=(1, 2)),
    "passages all over": grown,
    "rooms of 3 to 9 by 3 to 7": has_small_rooms,
    "corridors {} wide": lambda fields, width, height, amount: is_wide(fields >= 0x80, amount),
    "{} loops": lambda fields, width, height, amount: has_loops(fields >= 0x80, width, height, amount),
    "at most {} open": lambda fields, width, height, amount: (fields < 0x80).sum(axis=(1, 2)) <= amount,
    "{} openings across": lambda fields, width, height, amount: has_openings(fields, width, height, amount, 0),
    "{} openings down": lambda fields, width, height, amount: has_openings(fields, width, height, amount, 1),
    "{} openings with three a cell at most": lambda fields, width, height, amount: has_limited_ways(
        fields >= 0x80, width, height, amount
    ),
}
