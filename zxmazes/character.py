"""Stand-in until helper f's file of the same name comes: the character of a generator's mazes, in figures."""

from dataclasses import dataclass

import numpy as np

from zxmazes.library import Library

SEEDS = range(0, 65536, 65)


@dataclass(frozen=True)
class Character:
    """Shares of 1, and means in steps, over the mazes of SEEDS at 31 x 31."""

    dead_ends: float  # share of passable cells
    junctions: float  # share of passable cells
    corner_route: float  # steps
    horizontal: float  # share of passages
    connected: float  # share of mazes


def character(library: Library, name: str) -> Character:
    """Measure generate_NAME with the parameters that it has unless told."""
    fields = []
    for seed in SEEDS:
        library.generate(name, seed)
        fields.append(~library.walls())
    free = np.pad(np.array(fields), ((0, 0), (1, 1), (1, 1)))

    def near(batch: np.ndarray) -> list[np.ndarray]:
        return [np.roll(batch, shift, axis) for axis in (1, 2) for shift in (1, -1)]

    ways = np.where(free, sum(plane.astype(np.int8) for plane in near(free)), -1)
    seen = np.zeros_like(free)
    seen[:, 2, 2] = free[:, 2, 2]
    steps = np.zeros(len(free), dtype=np.int64)
    while True:
        wave = seen | np.any(near(seen), axis=0) & free
        if (wave == seen).all():
            break
        steps += ~seen[:, 30, 30]
        seen = wave
    across = (free & np.roll(free, 1, 2)).sum()
    total = across + (free & np.roll(free, 1, 1)).sum()
    return Character(
        float((ways == 1).sum() / free.sum()),
        float((ways > 2).sum() / free.sum()),
        float(steps[seen[:, 30, 30]].mean()) if seen[:, 30, 30].any() else 0.0,
        float(across / total),
        float((seen == free).all(axis=(1, 2)).mean()),
    )
