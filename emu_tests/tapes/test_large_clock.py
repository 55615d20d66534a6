"""The clocks of the tape `large`, by a player who explores what it sees, thinks and errs."""

import statistics

import pytest

from emu_tests.machine.large_player import share_left, tries_lost
from emu_tests.records.sampling import some

SEEDS = range(1000, 1012)


@pytest.mark.parametrize("level", some([0, 5], [0, 1, 2, 5, 6, 7], "dist/large.tap"))
def test_the_time_that_a_player_has_left(level: int) -> None:
    """A sixth to a third in the first three mazes, less in the last three: if no hound sets out, on a first try."""
    left = [share_left(level, seed) for seed in SEEDS]
    least, most = (0.15, 0.30) if level < 3 else (0, 0.15)
    assert least <= statistics.mean(left) <= most, left


@pytest.mark.sweep("dist/large.tap")
def test_a_third_of_the_games_end_in_the_last_maze() -> None:
    """With the hound, and three tries."""
    lost = [tries_lost(7, seed) for seed in SEEDS]
    assert 3 <= lost.count(3) <= 5, lost
