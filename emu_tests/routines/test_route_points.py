"""A route as a list of places, and step by step."""

import itertools
import random

import pytest

from emu_tests.oracles.fields import EMPTY, joined, serpentine
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.solving import judge
from zxmazes.routines.library import STEPS_AND_DIAGONALS, Library, walk


@pytest.mark.parametrize("name", ["wave_cpir", "wave_diagonal", "wave_diagonal_back"])
def test_route_points(library: Library, name: str) -> None:
    """The places that `walk` finds, and nothing written beside them."""
    room = 0xF000
    for walls, start, finish, steps in [*joined(0.2, 20, 1), *joined(0.0, 5, 2), (serpentine(), (0, 0), (31, 0), 527)]:
        judge(library, name, walls, start, finish, steps)
        cells = walk(start, library.route())
        before = bytearray(library.machine.read(0x4000, 0xBF00))
        call = library.call(
            "route_points", 1_000_000, d=start[0], e=start[1], hl=room, ix=0x1234, iy=0x5678, stack=0xFF40
        )
        listed = bytes(itertools.chain(*cells))
        before[room - 0x4000 : room - 0x4000 + len(listed)] = listed
        assert library.machine.read(0x4000, 0xBF00) == bytes(before)
        assert (call.registers.hl, call.registers.de) == (room + len(listed), finish[0] * 256 + finish[1])
        assert (call.registers.ix, call.registers.iy) == (0x1234, 0x5678)


def test_times_of_route_points_and_route_next(library: Library) -> None:
    route, length = library.address("route"), library.address("route_length")

    def times(label: str, steps: int) -> list[int]:
        library.machine.poke_word(length, steps)
        found = []
        for code in range(8):
            library.machine.write(route, (code, code))
            found.append(library.call(label, 2000, d=9, e=9, hl=0xF000, measure_stack=True).tstates)
        return found

    none, one, two = (times("route_points", steps) for steps in range(3))
    assert {after - before for before, after in zip(none, one, strict=True)} == {
        after - before for before, after in zip(one, two, strict=True)
    }
    each = [after - before for before, after in zip(none, one, strict=True)]
    assert claimed_time("route_points") == f"{none[0]} T, and {min(each)} to {max(each)} T a step"
    there, on_the_way = times("route_next", 0), times("route_next", 1)
    assert claimed_time("route_next") == f"{there[0]} T without a step, else {min(on_the_way)} to {max(on_the_way)} T"
    for label, stack in (("route_points", 4), ("route_next", 2)):
        assert library.call(label, 2000, hl=0xF000, measure_stack=True).stack == stack


@pytest.mark.parametrize("name", ["wave_cpir", "wave_diagonal", "wave_diagonal_back"])
def test_a_hunter_who_plans_anew_each_move(library: Library, name: str) -> None:
    """The hunted one moves too, every other turn: it is caught, each step legal."""
    choose = random.Random(12)
    for walls, hunter, hunted, _ in joined(0.25, 6, 5):
        library.set_walls(walls)
        for turn in range(400):
            assert library.solve(name, hunter, hunted).carry == 0
            d, e = hunter
            call = library.call("route_next", 1000, d=d, e=e, bc=0x4711)
            assert call.registers.bc == 0x4711
            place = divmod(call.registers.de, 256)
            if call.carry:
                assert hunter == hunted == place
                break
            assert place == walk(hunter, library.route())[1]
            assert call.registers.a == library.route()[0]
            hunter = place
            if turn % 2:
                down, across = choose.choice(STEPS_AND_DIAGONALS[::2])
                away = (hunted[0] + down, hunted[1] + across)
                if min(away) >= 0 and max(away) < 32 and not walls[away]:
                    hunted = away
        assert hunter == hunted


def test_route_next_without_a_route(library: Library) -> None:
    library.set_walls(~EMPTY)
    library.solve("wave_diagonal", (1, 2), (3, 4))
    call = library.call("route_next", 1000, d=1, e=2)
    assert (call.carry, call.registers.de) == (1, 0x0102)
