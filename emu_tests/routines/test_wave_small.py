"""What only `solve_wave_small` promises: few bytes, and no field above its proven bound."""

import random

import numpy as np
import pytest

from emu_tests.oracles.fields import CORNERS, EMPTY, FULL, passable, scatter, staircases
from emu_tests.oracles.paths import Place, steps_between
from emu_tests.oracles.solving import judge, judge_all, rules
from emu_tests.records.sampling import some
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import STRIDE, Library, walk

NAME = "wave_small"
#: Bytes from the beginning of the wave to where its first look returns.
LOOKS = 27


def test_bytes_of_all_and_of_the_wave_with_the_way_back(library: Library) -> None:
    first, last = library.address("wave_small_wave"), library.address("wave_small_wave_end")
    assert library.address("solve_wave_small") < first < last <= library.address("solve_wave_small_end")
    assert last - first <= 123
    assert library.size("solve_wave_small") <= 177


def test_corner_to_corner_costs_the_same_from_anywhere(library: Library) -> None:
    """The whole field is always visited, so no end makes the wave shorter."""
    times = [
        judge(library, NAME, EMPTY, start, finish, 62).tstates
        for start, finish in zip(CORNERS, CORNERS[::-1], strict=True)
    ]
    assert max(times) < 420_000
    assert max(times) - min(times) < 5_000


def test_preparation_is_what_a_field_of_walls_costs(library: Library) -> None:
    assert judge(library, NAME, FULL, (31, 31), (31, 31), None).tstates <= 147_900


def rows(library: Library) -> np.ndarray:
    """The pages of the array's rows, the border's above and below with them."""
    first = library.address("SMALL_FIRST") - 1
    return np.frombuffer(library.machine.read(first * 256, 34 * 256), np.uint8).reshape(34, 256)


def marks(library: Library) -> dict[int, Place]:
    """What a look writes into a cell that it finds, and the step from there to the cell that found it."""
    first = library.address("wave_small_wave") + LOOKS
    return {(first + 6 * look) % 256: step for look, step in enumerate(((-1, 0), (0, -1), (1, 0), (0, 1)))}


def test_a_row_a_page_and_walls_around_it(library: Library) -> None:
    """After a wave over all cells: in each a mark that leads one step nearer; 255 wherever else it looks."""
    judge(library, NAME, EMPTY, (0, 0), (31, 20), 51)
    pages, back = rows(library), marks(library)
    for row, column in np.ndindex(STRIDE, STRIDE):
        mark = pages[1 + row, 0xE0 + column]
        if (row, column) == (31, 20):
            assert mark == 1
        else:
            down, right = back[mark]
            assert abs(row + down - 31) + abs(column + right - 20) == abs(row - 31) + abs(column - 20) - 1
    assert (pages[0, 0xE0:] == 255).all()
    assert (pages[33] == 255).all()
    assert (pages[1:33, :0xE0] == 255).all()
    assert library.address("small_queue") + 2 * 1024 <= library.address("SMALL_FIRST") * 256 - 32


@pytest.mark.parametrize("start", [(9, 8), (3, 3), (0, 0), (9, 9)])
def test_from_a_walled_finish_nothing_is_visited(library: Library, start: Place) -> None:
    """No start has a route: each is still free, or a wall."""
    walls = EMPTY.copy()
    walls[9, 9] = walls[20] = True
    judge(library, NAME, walls, start, (9, 9), None)
    assert (rows(library)[1:33, 0xE0:] == np.where(walls, 255, 0)).all()


@pytest.mark.sweep("solve_wave_small")
def test_every_end_outside_is_refused(library: Library) -> None:
    """Each register at all its values, with the others at every value that is a case of its own."""
    library.set_walls(EMPTY)
    some = (0, 5, 31, 32, 33, 63, 128, 200, 224, 254, 255)
    inside = range(STRIDE)
    for place in range(4):
        for value in range(256):
            for other in some:
                ends = [other, 31, 3, other][place:] + [other, 31, 3, other][:place]
                ends[place] = value
                d, e, h, l = ends  # noqa: E741
                call = library.call("solve_wave_small", rules(NAME).worst, d=d, e=e, h=h, l=l)
                steps = abs(d - h) + abs(e - l)
                good = all(end in inside for end in ends)
                assert (call.carry, call.registers.bc) == ((0, steps) if good else (1, 0)), ends
                assert library.machine.word(library.address("route_length")) == (steps if good else 0), ends


def alone(org: int) -> Assembly:
    lines = [f"        org ${org:04X}", '        include "solve/solve_wave_small.asm"', "image_end:"]
    return assemble_text("\n".join([*lines, '        include "lib/variables.asm"']), "wave_small alone")


@pytest.mark.parametrize(
    "org", [0x6000, 0x7000, 0x8000, 0x8100, 0x8803, 0x9E75, 0x9EAF, 0xA0B0, 0xA0C0, 0xC000, 0xCB00]
)
def test_wherever_a_program_stands(org: int) -> None:
    """The pages, the queue and the codes come out right, and nothing but its buffers is written."""
    assembly = alone(org)
    symbols = assembly.symbols
    machine = Machine(48)
    machine.write(org, assembly.code)
    end = org + len(assembly.code)
    choose = random.Random(org)
    spans = [range(symbols["route"], symbols["small_end"]), range(symbols["route_length"], symbols["route_length"] + 2)]
    spans += [range(symbols["solve_wave_small"], symbols["solve_wave_small_end"]), range(0x5F00, 0x6000)]
    for walls in (EMPTY, staircases(2), *(scatter(choose, 0.3) for _ in range(4))):
        start, finish = passable(choose, walls), passable(choose, walls)
        machine.write(end, choose.randbytes(assembly.memory_end - end))
        machine.poke_word(symbols["wave_limit"], 0)
        machine.write(symbols["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        before = np.frombuffer(machine.read(0, 0x10000), np.uint8)
        (d, e), (h, l) = start, finish  # noqa: E741
        call = machine.call(symbols["solve_wave_small"], rules(NAME).worst, d=d, e=e, h=h, l=l, stack=0x6000)
        after = machine.read(0, 0x10000)
        steps = steps_between(walls, start, finish)
        assert (call.carry, call.registers.bc) == ((1, 0) if steps is None else (0, steps))
        if steps is not None:
            assert walk(start, list(after[symbols["route"] : symbols["route"] + steps]))[-1] == finish
        changed = np.flatnonzero(before != np.frombuffer(after, np.uint8)).tolist()
        assert not [hex(address) for address in changed if not any(address in span for span in spans)]
    assert symbols["small_end"] - symbols["route"] < 11_000
    lows = [(symbols["wave_small_wave"] + LOOKS + 6 * look) % 256 for look in range(4)]
    assert [low & 6 for low in lows] == [0, 6, 4, 2]
    assert lows == sorted(lows)
    assert lows[0] > 1
    assert lows[-1] < 254


@pytest.mark.parametrize("byte", [0, 1, 254, 255])
def test_a_finish_right_of_the_last_row_is_refused_whatever_lies_behind(byte: int) -> None:
    """Its place is in the page below the border of the array: nothing there is read as free, or written."""
    assembly = alone(0x8000)
    symbols, machine = assembly.symbols, Machine(48)
    machine.write(0x8000, assembly.code)
    machine.write(symbols["field"], bytes(1024))
    machine.write(symbols["small_end"], bytes([byte]) * 2048)
    for column in (32, 33, 63, 64, 224, 255):
        for place in (0, 31):
            call = machine.call(symbols["solve_wave_small"], rules(NAME).worst, d=place, e=place, h=31, l=column)
            assert (call.carry, call.registers.bc) == (1, 0)
            assert set(machine.read(symbols["small_end"], 2048)) == {byte}


@pytest.mark.parametrize(
    "says",
    some([""], ["", "PASSABLE_BELOW equ 32", "PASSABLE_TABLE equ 1"], "solve_wave_small", "asm/include/field.asm"),
)
def test_every_place_in_a_page_will_do(says: str) -> None:
    """It assembles with each form of the test of a cell, which moves the looks, after 31 bytes at most."""
    before = []
    for org in range(0x9000, 0x9100, 8):
        lines = [says, f"        org {org}", '        include "solve/solve_wave_small.asm"', "image_end:"]
        made = assemble_text("\n".join([*lines, '        include "lib/variables.asm"']), "wave_small alone")
        before.append(made.symbols["solve_wave_small"] - org)
    assert 24 <= max(before) <= 31


@pytest.mark.parametrize("org", [0xCC00, 0xD000, 0xF000])
def test_too_high_in_memory_is_refused(org: int) -> None:
    with pytest.raises(MazeError):
        alone(org)


@pytest.mark.sweep("solve_wave_small")
def test_soak(library: Library) -> None:
    choose = random.Random(2)
    for _ in range(2500):
        walls = scatter(choose, choose.random() * 0.5)
        judge_all(library, NAME, walls, [(passable(choose, walls), passable(choose, walls)) for _ in range(4)])
