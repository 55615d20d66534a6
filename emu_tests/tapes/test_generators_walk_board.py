"""A walk on the tape `generators`: what the figure, its trail and shapes at the edge leave on the board."""

import pytest

from emu_tests.machine.generators_tape import NAME, TRAIL, address
from emu_tests.machine.generators_walker import WAYS, Walker
from emu_tests.machine.pressing import press
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_board import cells_of


def test_the_trail_stays_white_where_the_way_was_asked(loaded) -> None:
    walker = Walker(loaded(NAME))
    way = walker.way()
    walker.walk(way[:30])
    press(walker.machine, "w", after=30)
    walker.walk(way[29:50])
    walker.machine.frames(10)
    for place in way[26:34]:
        assert cells_of(walker.machine, *place) == {TRAIL}


def test_a_walk_begins_without_what_memory_had(loaded) -> None:
    """Where a step of another walk was left half drawn, the foot of this one stays whole."""
    walker = Walker(loaded(NAME))
    machine = walker.machine
    press(machine, "BREAK", after=40)
    machine.write(address("walk_fresh"), [1, 1])
    machine.write(address("walk_before"), [6, 31])
    press(machine, "w", after=40)
    walker.walk(walker.way()[:4])
    assert machine.text()[23].rstrip() == "BREAK back"


@pytest.mark.parametrize("at_start", [False, True])
@pytest.mark.parametrize("door", [(0, 5), (30, 7), (9, 0), (11, 30)])
def test_a_door_in_the_outer_wall_is_on_the_board(door: tuple[int, int], at_start: bool, loaded) -> None:
    """A shape there stays on the board, and so does who walks there: the foot and the panel are as before."""
    walker = Walker(loaded(NAME))
    machine = walker.machine
    press(machine, "BREAK", after=40)
    inner = tuple(min(max(place, 1), 29) for place in door)
    machine.write(address("field") + 32 * door[0] + door[1], [0])
    machine.write(address("stats_start"), (256 * door[0] + door[1]).to_bytes(2, "little"))
    machine.write(address("stats_finish"), (256 * inner[0] + inner[1]).to_bytes(2, "little"))
    step = inner[0] - door[0], inner[1] - door[1]
    machine.write(address("route_length"), [1, 0])
    machine.write(address("route"), [2 * list(WAYS).index(step)])
    if not at_start:
        machine.write(address("stats_start"), (256 * inner[0] + inner[1]).to_bytes(2, "little"))
        machine.write(address("stats_finish"), (256 * door[0] + door[1]).to_bytes(2, "little"))
        machine.write(address("route"), [2 * list(WAYS).index((-step[0], -step[1]))])
    press(machine, "w", after=40)
    assert machine.text()[23].rstrip() == "BREAK back"
    assert machine.text()[0][24:] == "Prim    "
    key = WAYS[step] if at_start else WAYS[-step[0], -step[1]]
    press(machine, key, frames=12, after=100)
    rows = machine.text()
    assert rows[8][24:].startswith("Out!")
    assert rows[23][:24].rstrip() == "BREAK back"
    assert rows[0][24:] == "Prim    "
    assert set(colours(machine.screen())[:23, 23].flat) <= {5, 0x47, 0x46, 0x44}
