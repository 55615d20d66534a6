"""The character of a generator's mazes: the figures in the gallery.

numpy counts in batches of fields; the longest routes come from `maze_stats` in the simulator.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from zxmazes.errors import MazeError
from zxmazes.routines.library import Library, Walls

Fields = npt.NDArray[np.bool_]  # (mazes, 32, 32), True for a wall


@dataclass(frozen=True)
class Character:
    """Means over the measured mazes.

    mazes: their number. cells: passable cells a maze, passages included. dead_ends, junctions: shares of the passable
    cells with exactly one, and with three or four, passable neighbours; room_ends: dead ends as a share of the
    passable cells of the lattice (odd row, odd column). longest: steps of the longest route that `maze_stats` finds.
    corners: steps from the first to the last passable cell in reading order (the top left and the bottom right corner
    where these are passable), over the mazes in which there is such a route; nan if there is none in any maze.
    horizontal: share of the pairs of neighbouring passable cells that are side by side, 0.5 without bias.
    connected: share of the mazes that are in one part. parts: connected parts a maze.
    """

    mazes: int
    cells: float
    dead_ends: float
    room_ends: float
    junctions: float
    longest: float
    corners: float
    horizontal: float
    connected: float
    parts: float


def character(
    library: Library,
    name: str,
    count: int = 1000,
    width: int = 31,
    height: int = 31,
    parameters: Mapping[str, int] | None = None,
) -> Character:
    """Measure generate_NAME for `count` seeds spread evenly over 0 to 65535. Raises MazeError if it refuses one."""
    fields, longest, parts = [], [], []
    for seed in (number * 65536 // count for number in range(count)):
        if library.generate(name, seed, width, height, parameters=parameters).carry:
            raise MazeError(f"generate_{name} refuses seed {seed} at {width} x {height}")
        fields.append(library.walls())
        library.call("maze_stats")
        longest.append(library.machine.word(library.address("route_length")))
        parts.append(library.machine.word(library.address("stats_parts")))
    return describe(np.array(fields), longest, parts)


def describe(walls: Fields, longest: list[int], parts: list[int]) -> Character:
    """The figures of these mazes, with the longest route and the connected parts of each."""
    free = ~walls
    side = free[:, :, :-1] & free[:, :, 1:]
    above = free[:, :-1] & free[:, 1:]
    ways = np.zeros(walls.shape, dtype=np.int8)
    ways[:, :, :-1] += side
    ways[:, :, 1:] += side
    ways[:, :-1] += above
    ways[:, 1:] += above
    cells = max(int(free.sum()), 1)
    ends = free & (ways == 1)
    steps = [step for step in map(corner_steps, walls) if step is not None]
    return Character(
        mazes=len(walls),
        cells=float(free.sum() / len(walls)),
        dead_ends=float(ends.sum() / cells),
        room_ends=float(ends[:, 1::2, 1::2].sum() / max(int(free[:, 1::2, 1::2].sum()), 1)),
        junctions=float((free & (ways > 2)).sum() / cells),
        longest=float(np.mean(longest)),
        corners=float(np.mean(steps)) if steps else float("nan"),
        horizontal=float(side.sum() / max(int(side.sum() + above.sum()), 1)),
        connected=float(np.mean([count == 1 for count in parts])),
        parts=float(np.mean(parts)),
    )


def corner_steps(walls: Walls) -> int | None:
    """Steps between the first and the last passable cell in reading order; None without a route or such cells."""
    places = np.argwhere(~walls).tolist()
    return steps_between(walls, places[0], places[-1]) if places else None


def steps_between(walls: Walls, start: Sequence[int], finish: Sequence[int]) -> int | None:
    """Steps of a shortest route without diagonals from start to finish (row, column); None if there is no route."""
    stride = walls.shape[1] + 1  # a column of wall: no step leads from the end of a row to the next row
    cells = np.packbits(np.pad(~walls, ((0, 0), (0, 1)))).tobytes()  # one bit per cell, 1 for passable
    rest = int.from_bytes(cells)
    wave, goal = (1 << 8 * len(cells) - 1 - stride * row - column & rest for row, column in (start, finish))
    steps = 0
    while wave:
        if wave & goal:
            return steps
        rest &= ~wave
        wave = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & rest
        steps += 1
    return None
