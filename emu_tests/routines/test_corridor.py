"""The corridor partition: its doors, and how even its choices are."""

import numpy as np
import pytest

from emu_tests.oracles.generating import SEEDS
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library


@pytest.mark.parametrize("seed", SEEDS)
def test_corridor_records_its_doors(library: Library, seed: int) -> None:
    for width, height in ((31, 31), (31, 23), (5, 5), (7, 29)):
        library.generate("corridor", seed, width, height)
        walls = library.walls()
        entrance, leave = (library.machine.peek(library.address(name)) for name in ("entrance", "exit"))
        assert np.flatnonzero(~walls[:, 0]).tolist() == [entrance]
        assert np.flatnonzero(~walls[:, width - 1]).tolist() == [leave]
        assert entrance % 2 == leave % 2 == 1
        assert max(entrance, leave) < height


@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_corridor"))
def test_corridor_doors_and_partitions_are_even(library: Library, nth: int) -> None:
    """Every row is as likely for a door as another, and every partition number and place within its stretch."""
    from scipy.stats import chisquare

    doors = np.zeros((2, 15))
    partitions = np.zeros(5)
    alone = np.zeros(14)
    for seed in range(0, 65536, 16)[::nth]:
        library.generate("corridor", seed)
        for i, name in enumerate(("entrance", "exit")):
            doors[i, library.machine.peek(library.address(name)) // 2] += 1
        walls = library.walls()[1:29:2, 2:30:2]
        for row in walls:
            partitions[row.sum()] += 1
            if row.sum() == 1:
                alone[np.flatnonzero(row)[0]] += 1
    assert partitions[0] == 0
    assert chisquare(doors[0]).pvalue > 0.001
    assert chisquare(doors[1]).pvalue > 0.001
    assert chisquare(partitions[1:]).pvalue > 0.001
    assert chisquare(alone).pvalue > 0.001
