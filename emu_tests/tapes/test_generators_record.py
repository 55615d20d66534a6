"""The record of each kind on the tape `generators`: the most points of all walks through its mazes."""

import pytest

from emu_tests.machine.generators_tape import NAME, address, place_of
from emu_tests.machine.generators_walker import WAYS, Walker, until_end
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import hold, until
from zxmazes.machine.spectrum import Machine


def record(machine: Machine, kind: int, points: int | None = None) -> int:
    """The most points of a kind, which has its stars in the byte of their higher part; `points`: write them first."""
    high, low = address("kinds_won") + kind, address("kinds_best") + kind
    if points is not None:
        machine.write(high, [machine.peek(high) & 7 | points // 256 * 8])
        machine.write(low, [points % 256])
    return machine.peek(high) // 8 * 256 + machine.peek(low)


@pytest.mark.parametrize("better", [None, -7591, -1, 0, 1, 300])
def test_the_record_is_that_of_the_kind(better: int | None, loaded) -> None:
    """Whatever the longer side has seen; a walk with more points than any before of its kind says so. Stars stay."""
    kind, others = place_of("generate_prim"), [place_of("generate_dfs"), place_of("generate_unicursal")]
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    machine.write(address("best_walks"), [255, 127, 0, 0, 0, 7] * 3)
    machine.write(address("kinds_won"), [0b101] * 32)
    for other in others:
        record(machine, other, 4321)
    walker.walk(way[:-1])
    hold(machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    until_end(machine)
    hold(machine)
    until(machine, NAME, "walk_best", 60)
    won = 600
    machine.write(address("walk_won"), won.to_bytes(2, "little"))
    if better is not None:
        record(machine, kind, won - better)
    machine.frames(230)
    best = won - min(better or 0, 0)
    assert narrow_rows(machine.screen())[16].replace(" ", "").endswith(f"Record{best}")
    assert machine.text()[8][24:].strip() == ("New best" if (better or 0) > 0 else "Out!")
    assert [record(machine, one) for one in (kind, *others)] == [best, 4321, 4321]
    assert [machine.peek(address("kinds_won") + one) & 7 for one in (kind, *others)] == [7, 5, 5]
    assert machine.text()[12][24:].strip() == "65/96*", "points are no stars"
