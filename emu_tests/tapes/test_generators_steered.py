"""Steering in a walk on the tape `generators`: taps, two keys at once, turning back."""

import pytest

from emu_tests.machine.generators_tape import NAME, address
from emu_tests.machine.generators_walker import WAYS, Walker
from emu_tests.machine.pressing import hold, until


def open_ways(walker: Walker, place: tuple[int, int]) -> set[str]:
    """The keys of the ways that lead on from a room."""
    return {key for (down, right), key in WAYS.items() if walker.free[place[0] + down, place[1] + right]}


def test_a_tap_ends_in_a_room_and_there_every_way_can_be_taken(loaded) -> None:
    """Never between two rooms, however short the tap is."""
    walker = Walker(loaded(NAME))
    way = walker.way()
    until(walker.machine, NAME, "walk_still", 100)
    for frames in (1, 2, 3, 4, 5, 6, 7):
        here = walker.place("walker_at")
        there = way[way.index(here) + 2]
        hold(walker.machine, WAYS[(there[0] - here[0]) // 2, (there[1] - here[1]) // 2])
        walker.machine.frames(frames)
        hold(walker.machine)
        walker.machine.frames(30)
        assert walker.place("walker_at") == there, frames
    assert walker.word("walk_steps") == 14


@pytest.mark.parametrize("back", [False, True], ids=["at once", "after turning back"])
def test_of_two_keys_held_each_is_taken_at_the_next_opening(back: bool, loaded) -> None:
    """Where the first way goes on, too; with back it is turned round before."""
    walker = Walker(loaded(NAME), "generate_prim")
    walker.lay_ghost()
    machine, turns = walker.machine, 0
    opposite = dict(zip("qpao", "aoqp", strict=True))
    ways = {key: step for step, key in WAYS.items()}
    rooms = [(row, column) for row in range(3, 28, 2) for column in range(3, 28, 2)]
    for first, second in ("qo", "qp", "ao", "ap", "oq", "oa", "pq", "pa"):
        down, right = ways[first]
        for row, column in rooms:
            begin = row - 2 * down, column - 2 * right
            if not {first, second} <= open_ways(walker, (row, column)) or not walker.free[row - down, column - right]:
                continue
            if second in open_ways(walker, begin):
                continue
            machine.write(address("walker"), [begin[1], begin[0], 0, 0, 0])
            machine.write(address("walker_at"), [begin[1], begin[0]])
            machine.frames(4)
            if back:
                if opposite[first] not in open_ways(walker, begin):
                    continue
                hold(machine, opposite[first], second)
                machine.frames(3)
            hold(machine, first, second)
            machine.frames(8 + 5)
            hold(machine)
            machine.frames(12)
            here = walker.place("walker_at")
            assert (here[0] - row, here[1] - column) == tuple(2 * part for part in ways[second]), (first, second, row)
            turns += 1
            break
    assert turns >= 4
