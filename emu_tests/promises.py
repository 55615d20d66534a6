"""What mazes are promised to be, judged for a batch of fields."""

import numpy as np
import numpy.typing as npt
from models import share_of_rooms
from oracles import (
    find_rooms,
    has_limited_ways,
    has_loops,
    has_no_dead_end,
    has_openings,
    is_connected,
    is_on_the_lattice,
    is_perfect,
    is_perfect_in_parts,
    is_wide,
    parts,
)

from zxmazes.routines.registry import parameters

Fields = npt.NDArray[np.uint8]  # (mazes, 32, 32)


def perfect(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """A tree of all cells."""
    return is_perfect(fields >= 0x80, width, height)


def rooms(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """The article's share of the partitions of each kind removed."""
    return has_openings(fields >= 0x80, width, height, *share_of_rooms(width, height))


def rooms_limited(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Three ways a room at most, and no partition left that could be removed, unless all are that were asked for."""
    return has_limited_ways(fields >= 0x80, width, height, parameters()["rooms_removed"].default)


def corridor_loops(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, with so many loops."""
    return has_loops(fields >= 0x80, width, height, parameters()["loops_openings"].default)


def closed_corridors(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """No dead end, and all connected."""
    walls = fields >= 0x80
    return np.asarray(has_no_dead_end(walls) & (parts(walls) == 1))


def wide_corridors(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """The same, two cells wide."""
    return closed_corridors(fields, width, height) & is_wide(fields >= 0x80, 2)


def one_walk(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, and no more open than erosion_steps can open."""
    walls = fields >= 0x80
    open_bytes = np.asarray((~walls).sum(axis=(1, 2)))
    return is_connected(walls) & (open_bytes <= parameters()["erosion_steps"].default + 1)


def tunnels(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, on the lattice, and no more open than tunnel_steps can open."""
    walls = fields >= 0x80
    open_bytes = np.asarray((~walls).sum(axis=(1, 2)))
    few = open_bytes <= 2 * parameters()["tunnel_steps"].default + 1
    return is_connected(walls) & is_on_the_lattice(walls, width, height) & few


def dungeon(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """Connected, each cell open, each open post in a room: 3 to 9 by 3 to 7, and not the whole maze."""
    walls = fields >= 0x80
    good = is_connected(walls) & ~walls[:, 1:height:2, 1:width:2].any(axis=(1, 2))
    maze, row, column, tall, wide = find_rooms(walls).T
    fits = (row % 2 == 1) & (column % 2 == 1) & (tall % 2 == 1) & (wide % 2 == 1) & (tall <= 7) & (wide <= 9)
    fits &= (tall < height - 2) | (wide < width - 2)
    good[maze[~fits]] = False
    return good


def braided(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """A lattice, all cells joined, and no dead end."""
    walls = fields >= 0x80
    lattice = ~walls[:, 1:height:2, 1:width:2].any(axis=(1, 2)) & walls[:, 0:height:2, 0:width:2].all(axis=(1, 2))
    return np.asarray(lattice & (parts(walls) == 1) & has_no_dead_end(walls))


def perfect_in_parts(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
    """A tree in each part that the blocks leave connected."""
    return is_perfect_in_parts(fields, width, height)


def grown(fields: Fields, width: int, height: int) -> npt.NDArray[np.bool_]:
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
