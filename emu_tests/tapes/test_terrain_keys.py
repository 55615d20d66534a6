"""What each key does on the page of the tape `terrain`."""

import numpy as np

from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address
from emu_tests.machine.terrain_tape import ROWS, UNITS, Map


def message(case: Case) -> str:
    return case.row(22)[19:].strip()


@keys_on("terrain map: ENTER fire")
def test_goes(case: Case) -> None:
    """ENTER, fire: the unit goes to the cursor for what was shown; nothing where it stands, nor out of reach."""
    before = Map(case.machine)
    case.do()
    assert Map(case.machine).paid == before.paid == 0
    spot = tuple(np.argwhere(before.reach & (before.way == before.way[before.reach].max()))[0].tolist())
    case.machine.write(address("terrain", "cursor"), spot[::-1])
    for key in ("l", "m"):
        case.do(key)
    shown = number(case.row(22), "costs")
    case.do()
    after = Map(case.machine)
    assert (after.at, after.cursor) == (spot, spot)
    assert after.paid == number(case.row(0), "Paid") == shown == before.way[spot]
    far = tuple(np.argwhere(~after.reach)[0].tolist())
    case.machine.write(address("terrain", "cursor"), far[::-1])
    for key in ("l", "m"):
        case.do(key)
    assert message(case) == "Out of reach"
    case.do()
    assert Map(case.machine).at == spot


@keys_on("terrain map: u")
def test_next_unit(case: Case) -> None:
    """U: walker, horse, boat in turn, the cursor at each."""
    for unit in (1, 2, 0):
        case.do()
        found = Map(case.machine)
        assert (found.unit, found.cursor) == (unit, found.units[unit])
        assert case.row(22).startswith(UNITS[unit])


@keys_on("terrain map: m l")
def test_points(case: Case) -> None:
    """M, L: one point more or less, 1 to 30; the reach follows."""
    step = {"m": 1, "l": -1}[case.key]
    expected = Map(case.machine).points
    for _ in range(32):
        expected = min(max(expected + step, 1), 30)
        case.do()
        assert case.byte("points") == number(case.row(22), "Points") == expected
    assert expected in (1, 30)


@keys_on("terrain map: r")
def test_again(case: Case) -> None:
    """R: the same map, units and flags where they were, nothing paid."""
    first = Map(case.machine)
    case.do("p", "ENTER", "u")
    assert Map(case.machine).units != first.units
    case.do()
    found = Map(case.machine)
    assert (found.units, found.flags, found.paid, found.unit) == (first.units, first.flags, 0, 0)
    assert (found.field == first.field).all()


@keys_on("terrain map: n")
def test_next_map(case: Case) -> None:
    """N: another map, of the seed that the last one ended with."""
    for _ in range(2):
        before, seed, field = case.word("map_seed"), case.word("seed"), Map(case.machine).field
        case.do("p", "ENTER")
        case.do()
        assert number(case.row(0), "Seed") == case.word("seed") == before != seed
        assert (Map(case.machine).field != field).any()
        assert number(case.row(0), "Paid") == 0


@keys_on("terrain map: w")
def test_to_flag(case: Case) -> None:
    """W: the cheapest way to the nearest flag, its cost and its places, without points; nobody moves."""
    before = Map(case.machine)
    case.do()
    nearest = min(before.way[flag] for flag in before.flags)
    assert number(case.row(22), "costs") == nearest > before.points
    colours = np.frombuffer(case.machine.attributes(), np.uint8).reshape(24, 32)[1 : ROWS + 1]
    way = np.argwhere(colours == 0x78).tolist()
    assert sum(before.cost[row, column] for row, column in way) == nearest
    assert Map(case.machine).at == before.at
    case.do("m")
    assert case.row(22)[19:].startswith("Way costs")
