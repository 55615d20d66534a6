"""The podium at the end of the races of `solvers`: who stands where, and how many races each has won."""

import pytest

from emu_tests.machine.pressing import address, byte, press
from emu_tests.machine.solvers_bets import (
    NAME,
    PLACE,
    SNAIL,
    begun,
    counted,
    on,
    podium,
    race,
    record,
    unmixed,
)

#: A race that is won, in races_won; 1: it was second.
WIN = 16


@pytest.mark.parametrize(
    ("wins", "seconds", "order", "ranks"),
    [
        ((0, 4, 1, 3), (8, 0, 0, 0), (1, 3, 2), (1, 2, 3)),
        ((2, 2, 2, 3), (0, 0, 0, 0), (3, 0, 1), (1, 2, 2)),
        ((2, 2, 2, 3), (1, 2, 5, 0), (3, 2, 1), (1, 2, 2)),
        ((0, 0, 0, 9), (1, 5, 4, 0), (3, 1, 2), (1, 2, 3)),
        ((1, 0, 1, 0), (0, 0, 0, 1), (0, 2, 3), (1, 1, 3)),
    ],
)
def test_who_has_won_most_races_stands_highest(
    wins: tuple[int, ...], seconds: tuple[int, ...], order: tuple[int, ...], ranks: tuple[int, ...], loaded
) -> None:
    """Three runners, each with the races that it has won; equals have a digit, who was second most often is higher."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 500)
    machine.write(address(NAME, "races_won"), [WIN * won + second for won, second in zip(wins, seconds, strict=True)])
    machine.write(address(NAME, "wins"), [10])
    machine.write(address(NAME, "race"), [11])  # the one that is left does not count
    press(machine, "BREAK", after=20)
    press(machine, "y", after=200)
    assert counted(machine)[2] == ["Won", "10/10"]
    assert podium(machine) == [
        (str(rank), 0x43 + lane if wins[lane] else 0x07, f"?{wins[lane]}" * (wins[lane] > 0))
        for rank, lane in zip(ranks, order, strict=True)
    ]
    placed = [machine.attributes()[32 * 11 + column] for column in (6, 0, 12)]
    assert placed == [{1: 0x70, 2: 0x78, 3: 0x50}[rank] for rank in ranks], "golden, silver, red by rank"
    for rank, column in zip(ranks, (6, 0, 12), strict=True):
        top = next(row for row in range(4, 12) if machine.attributes()[32 * row + column] & 0x38)
        assert top == 7 + rank, "equals stand on steps of equal height"


def test_races_that_are_won_are_counted(loaded) -> None:
    """From 0 on in each game, and those in which a lane was second."""
    machine = loaded(NAME)
    for _ in range(2):
        press(machine, "ENTER", after=60)
        won = [0, 0, 0, 0]
        for _ in range(3):
            race(machine)
            places = [record(machine, lane)[PLACE] for lane in range(4)]
            won[places.index(4 if byte(machine, NAME, "bet_kind") == SNAIL else 1)] += WIN
            won[places.index(2)] += 1
            on(machine)
            machine.write(address(NAME, "coins"), [200, 0])
        assert list(machine.read(address(NAME, "races_won"), 4)) == won
        press(machine, "BREAK", after=20)
        press(machine, "y", after=300)
        press(machine, "ENTER", after=60)
        press(machine, "BREAK", after=60)
        machine.frames(30)


def test_the_last_one_has_won_a_race_for_the_last(loaded) -> None:
    """The podium counts whom the bet is judged by, not the quickest; who came second counts as ever."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    unmixed(machine)
    begun(machine, 5, 500)
    machine.write(address(NAME, "bet_kind"), [SNAIL])
    machine.write(address(NAME, "races_won"), [0, 0, 0, 0])
    race(machine)
    places = [record(machine, lane)[PLACE] for lane in range(4)]
    wanted = [0, 0, 0, 0]
    wanted[places.index(2)] += 1
    wanted[byte(machine, NAME, "lane_won")] += WIN
    assert places[byte(machine, NAME, "lane_won")] == 4
    assert list(machine.read(address(NAME, "races_won"), 4)) == wanted


def test_who_has_won_nothing_is_not_there(loaded) -> None:
    """The first race left before its end: the podium is empty."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", frames=4, after=250)
    press(machine, "BREAK", after=20)
    press(machine, "y", after=300)
    assert counted(machine)[2] == ["Won", "0/1"]
    screen = machine.screen()
    assert [digit for digit, *_ in podium(machine)] == ["1", "2", "3"]
    for row, column in ((4, 7), (5, 1), (6, 13)):
        assert not any(screen[(row >> 3) << 11 | line << 8 | (row & 7) << 5 | column] for line in range(8))
