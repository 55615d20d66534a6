"""What the README of `solvers` says of bots is what the model of its bets gives."""

import pytest

from emu_tests.machine.solvers_model import BOTS, README, row, shares


@pytest.mark.parametrize("bot", BOTS)
def test_the_table_of_bots_is_that_of_the_model(bot: str) -> None:
    assert row(bot) in README.read_text(encoding="utf-8").splitlines()


def test_the_shares_are_those_of_all_races() -> None:
    """One wins, or two in an each-way race."""
    assert all(abs(sum(kind) - 100) <= 2 or abs(sum(kind) - 200) <= 2 for kind in shares())
