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


@pytest.mark.parametrize("waits", [False, True], ids=["during the step", "standing"])
@pytest.mark.parametrize("kind", ["automaton_maze", "automaton_mazectric", "erosion"])
def test_each_opening_beside_a_lane_of_a_cave_is_taken_by_taps(kind: str, waits: bool, loaded) -> None:
    """One tap leads to it, one into it, wherever it is: on even rows and columns, too."""
    walker = Walker(loaded(NAME), f"generate_{kind}")
    walker.lay_ghost()
    machine, taken, ends = walker.machine, set(), {walker.place("stats_start"), walker.place("stats_finish")}
    for row, column in sorted(walker.graph, key=lambda at: (at[0] * 7 + at[1] * 11) % 31):
        for (down, right), key in WAYS.items():
            before = row - down, column - right
            aside = [way for way in WAYS if way[0] * down + way[1] * right == 0]
            openings = [way for way in aside if walker.free[row + way[0], column + way[1]]]
            parity = (row % 2, column % 2, key)  # one of each
            if not walker.free[before] or not openings or parity in taken:
                continue
            (step_down, step_right), side = openings[0], WAYS[openings[0]]
            if (row, column) in ends or side in open_ways(walker, before):
                continue
            taken.add(parity)
            machine.write(address("clock"), [0, 0])
            machine.write(address("walker"), [before[1], before[0], 0, 0, 0])
            machine.write(address("walker_at"), [before[1], before[0]])
            hold(machine, key)
            machine.frames(2)
            hold(machine)
            machine.frames(20 if waits else 0)
            if waits:
                assert walker.place("walker_at") == (row, column), (before, key)
            hold(machine, side)
            machine.frames(3)
            hold(machine)
            machine.frames(20)
            gone = walker.place("walker_at")
            steps = abs(gone[0] - row) + abs(gone[1] - column)
            assert gone == (row + steps * step_down, column + steps * step_right) != (row, column), (before, key, side)
    assert len(taken) >= 8


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
