"""The programme of `solvers`: the maze of each race, the kinds in their order, what has become of each bet."""

import numpy as np
import pytest

from emu_tests.machine.pressing import address, byte, place, press, until, word
from emu_tests.machine.solvers_bets import (
    COURSES,
    GOLD,
    INSIDE,
    NAME,
    RACE,
    RACES,
    RESULTS_ROW,
    begun,
    heading,
    on,
    programme,
    race,
    walls,
)
from emu_tests.oracles.mazes import parts
from emu_tests.oracles.paths import steps_between


@pytest.mark.parametrize("number", range(1, RACES + 1))
def test_the_maze_of_a_race(number: int, loaded) -> None:
    """As many rooms as its kind has, all connected; from a corner to the far quarter; its kind is told."""
    machine = loaded(NAME)
    machine.frames(7 * number)
    press(machine, "ENTER", after=60)
    if number > 1:
        begun(machine, number - 1, 1000)
        race(machine)
        on(machine)
    kind = programme(machine)[number - 1]
    assert byte(machine, NAME, "bet_kind") == kind
    removed, corner, size, least, colour, *_ = COURSES[kind]
    columns, rows = (2 * side + 1 for side in size)
    field = walls(machine)
    assert field[rows - 1 :].all()
    assert field[:, columns - 1 :].all()
    assert field[0].all()
    assert field[:, 0].all()
    inside = field[:rows, :columns]
    assert not inside[1::2, 1::2].any()
    assert parts(inside[None]) == 1
    rooms = size[0] * size[1]
    assert (~inside).sum() - rooms - (rooms - 1) == max(0, removed), "loops"
    start, finish = place(machine, NAME, "solve_start"), place(machine, NAME, "solve_finish")
    if kind == INSIDE:
        start, finish = finish, start
    assert start == corner
    for first, last, side in zip(corner, finish, size[::-1], strict=True):
        assert abs(last - first) in range(2 * (side // 2), 2 * side, 2)
    steps = steps_between(field, corner, finish)
    assert steps is not None
    assert steps >= least, "else Hadlock wins too often"
    assert " ".join(machine.text()[0].split()) == heading(number, kind, word(machine, NAME, "coins"))
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[1:19, :20]
    dim = [ink for ink in shown.ravel().tolist() if 0 < ink < 7]
    assert set(dim) == {colour}
    assert len(dim) == field[:rows, :columns].sum()


def test_the_kinds_of_ten_races(loaded) -> None:
    """A new one in each race; sizes and colours change; the last is told."""
    seen = [(size, colour) for _, _, size, _, colour, *_ in COURSES]
    assert len({size for size, _ in seen}) >= 4
    assert len({colour for _, colour in seen}) == 4
    assert [number for number, (_, colour) in enumerate(seen, 1) if colour == GOLD] == [RACES]
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    for number, kind in enumerate(programme(machine), 1):
        assert byte(machine, NAME, "bet_kind") == kind
        assert sorted(programme(machine)) == list(range(RACES))
        coins = word(machine, NAME, "coins")
        assert " ".join(machine.text()[0].split()) == heading(number, kind, coins)
        shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
        final = number == RACES
        assert set(shown[0].tolist()) == {0x70 if final else 0x68}
        if not final:
            machine.write(address(NAME, "coins"), [0, 1])
            race(machine)
            on(machine)


def test_the_programme_tells_what_has_become_of_each_bet(loaded) -> None:
    """Ten marks under the maze: yellow for a bet that was won, red for one that was lost, this race, those to come."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    results: list[int] = []
    for _ in range(4):
        marks = [machine.attributes()[RESULTS_ROW * 32 + 1 + mark] for mark in range(RACES)]
        assert marks == [*results, 0x78, *[0x07] * (RACES - 2 - len(results)), 0x46]
        coins = word(machine, NAME, "coins")
        race(machine)
        results.append(0x46 if word(machine, NAME, "coins") > coins else 0x42)
        machine.write(address(NAME, "coins"), [0, 1])
        on(machine)
    assert set(results) == {0x46, 0x42}


def test_a_demonstration_shows_kind_after_kind(loaded) -> None:
    machine = loaded(NAME)
    press(machine, "w", after=0)
    until(machine, NAME, "race_run", RACE)
    order = programme(machine)
    for kind in (*order, order[0]):
        assert byte(machine, NAME, "bet_kind") == kind
        until(machine, NAME, "race_show", RACE)
        machine.write(address(NAME, "race_slices"), [1])
        until(machine, NAME, "race_why", RACE)
        machine.write(address(NAME, "coins"), [100, 0])
        until(machine, NAME, "race_run", RACE)
