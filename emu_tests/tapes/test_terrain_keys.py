"""What each key does on the page of the tape `terrain`."""

import numpy as np

from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, place
from emu_tests.machine.terrain_tape import ROWS, TAPE, UNITS, Map, begin_map, run_part, settle


def message(case: Case) -> str:
    return case.row(21).strip()


def look(case: Case, spot: tuple[int, int]) -> None:
    """The cursor somewhere else."""
    run_part(case.machine, "hide_way")
    case.machine.write(address(TAPE, "cursor"), spot[::-1])
    run_part(case.machine, "show_way")


@keys_on("terrain map: ENTER fire")
def test_goes(case: Case) -> None:
    """ENTER, fire: the unit goes to the cursor for what was shown; nothing where it stands, nor out of reach."""
    before = Map(case.machine)
    case.do()
    assert Map(case.machine).points == before.points
    assert message(case) == "You are there. Move the cursor."
    far = tuple(np.argwhere(~before.reach)[0].tolist())
    look(case, far)
    case.do()
    assert message(case) == "You cannot get there."
    inside = before.reach & (np.indices(before.reach.shape)[0] < ROWS) & (before.way <= 20)
    spot = tuple(np.argwhere(inside & (before.way == before.way[inside].max()))[0].tolist())
    look(case, spot)
    shown = int(case.row(3)[29:])
    case.do()
    settle(case.machine)
    after = Map(case.machine)
    assert (after.at, after.cursor) == (spot, spot)
    assert before.points - after.points == shown == before.way[spot]


@keys_on("terrain map: u")
def test_next_unit(case: Case) -> None:
    """U: walker and horse in turn at home, and what the grounds cost them."""
    for unit in (1, 0):
        case.do()
        found = Map(case.machine)
        assert (found.unit, found.cursor) == (unit, found.at)
        assert case.row(7)[26:].strip() == UNITS[unit]
        costs = [case.row(row)[31] for row in range(8, 16)]
        assert costs == [
            str(cost) if cost < 128 else "-" for cost in case.machine.read(address(TAPE, "tile_properties"), 8)
        ]


@keys_on("terrain map: w")
def test_the_way_on(case: Case) -> None:
    """W: the cursor to where the cheapest tour goes next, if the unit is right, for three points."""
    before = case.byte("points")
    if case.byte("unit") != case.byte("next_unit"):
        case.do()
        assert (message(case), case.byte("points")) == ("Cheapest: change with U first.", before)
        case.do("u")
    case.do()
    found = Map(case.machine)
    assert found.cursor == found.nodes[case.byte("next_node")]
    assert found.points == before - 3


@keys_on("terrain walked: r", "terrain level-walked: r")
def test_again(case: Case) -> None:
    """R: the unit at home, all points; in a level a try less."""
    tries, level = case.byte("tries"), case.byte("level")
    case.do()
    found = Map(case.machine)
    assert (found.at, found.points, found.taken, found.unit) == (found.posts[0], case.byte("budget"), 0, 0)
    assert case.byte("tries") == (tries - 1 if level else tries)


@keys_on("terrain map: n")
def test_another_map(case: Case) -> None:
    """N: the map of the seed that the last one ended with."""
    seed, field = case.word("map_seed"), Map(case.machine).field
    case.leads("ready_frame")
    begin_map(case.machine)
    assert case.word("seed") == seed == int(case.row(0)[27:])
    assert (Map(case.machine).field != field).sum() > 50


@keys_on("terrain map: t")
def test_a_typed_map(case: Case) -> None:
    """T: the map of a number."""
    case.do("t", "6", "5", "5", "3")
    case.machine.type("ENTER")
    begin_map(case.machine)
    assert case.word("seed") == 6553 == int(case.row(0)[27:])


@keys_on("terrain ready: ENTER fire")
def test_begins(case: Case) -> None:
    """ENTER, fire: the map is played."""
    case.leads("game_frame")
    assert place(case.machine, TAPE, "cursor") == Map(case.machine).at
