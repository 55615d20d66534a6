"""The queue of `solve_wave_large`: its ring's end, what happens when it is full, and interrupts meanwhile."""

import random
from collections import deque
from functools import cache

import numpy as np
import pytest
from skoolkit.simulator import Simulator
from skoolkit.simutils import from_memory

from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.large_waves import Alone, check, perfect, scattered, serpentine, sprout, tree
from emu_tests.oracles.paths import Place, Walls, distances, farthest
from emu_tests.records.sampling import some
from zxmazes.machine.registers import PC, SP, Registers, T
from zxmazes.machine.spectrum import RETURN, STACK

#: What a call in a ring of one page may take.
SMALL = 400_000_000
#: Words that are in a ring of 128 x 128 when it is full, at least.
FULL = 1368
#: The bytes below SP that an interrupt may change.
ROM_STACK = 64
#: A place in the memory of the screen: all around it is 0.
FREE = 0x5000


@cache
def small(pages: int) -> Alone:
    """The solver with a ring of so many pages, and 80 bytes less."""
    return Alone(f"LARGE_RING_PAGES: equ {pages}")


def ring_words(rows: int, columns: int, symbols: dict[str, int]) -> int:
    """The words of the ring, by the head of the source: the plane, its border and the marker are above it."""
    whole = rows * columns <= 4096
    stride = columns + 2 if whole else (columns + 2) // 2 * 2
    lines = rows if whole else (rows + 1) // 2
    end = symbols["LARGE_PLANE_END"] - (lines + 2) * stride - 4 & 0xFF00
    return (end - symbols["LARGE_RING"]) // 2


def most_in_the_queue(walls: Walls, finish: Place) -> int:
    """How long the queue becomes, in the order in which the solver looks at neighbours of even rows."""
    seen = np.pad(walls, 1, constant_values=True)
    queue, most = deque([(finish[0] + 1, finish[1] + 1)]), 0
    seen[queue[0]] = True
    while queue:
        row, column = queue.popleft()
        for place in ((row + 1, column), (row, column - 1), (row, column + 1), (row - 1, column)):
            if not seen[place]:
                seen[place] = True
                queue.append(place)
        most = max(most, len(queue))
    return most


def judge(alone: Alone, walls: Walls, start: Place, finish: Place) -> int:
    """Solve without a limit, with one that is just enough and one too small; the T-states of the first."""
    calls = {}
    steps = distances(walls, [finish])[0][start]
    for limit in (0, int(steps) - 1, int(steps)) if 1 < steps < np.inf else (0,):
        alone.machine.poke_word(alone.symbols["wave_limit"], limit)
        calls[limit] = call = alone.solve(walls, start, finish, SMALL)
        if 0 < limit < steps:
            assert (call.carry, call.registers.bc) == (1, 0), f"{walls.shape}, {start} to {finish}, limit {limit}"
        else:
            check(walls, start, finish, call, alone.route())
    alone.machine.poke_word(alone.symbols["wave_limit"], 0)
    return calls[0].tstates


def test_a_ring_of_bytes_is_never_full() -> None:
    """It holds a level and two thirds of the next, as the source counts; page asks for 512 bytes besides."""
    most = max(level + 2 * min(3 * level, 4096 - level * 3 / 2) / 3 for level in range(1, 4096))
    assert most <= 2731
    symbols = Alone().symbols
    sizes = [(rows, columns) for rows in range(32, 129) for columns in range(32, 129) if rows * columns <= 4096]
    assert min(ring_words(*size, symbols) for size in sizes) - 256 > most + 2
    assert ring_words(128, 128, symbols) - 256 == FULL


@pytest.mark.parametrize("pages", [1, 2, 4])
def test_a_small_ring(pages: int) -> None:
    """It is full all the time: the routes are as short as with the whole one, and a limit is exact."""
    choose = random.Random(pages)
    fields = [scattered(pages, 65, 70, 0.1), scattered(pages, 80, 66, 0.33), tree(80), np.zeros((71, 66), np.bool_)]
    for walls in [*fields, perfect(127, 67, 2)]:
        free = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
        for _ in range(2):
            judge(small(pages), walls, choose.choice(free), choose.choice(free))


@pytest.mark.sweep("solve_wave_large")
@pytest.mark.parametrize("pages", [1, 2, 3, 4, 5, 7])
def test_small_rings_in_many_fields(pages: int) -> None:
    choose = random.Random(pages)
    for seed in range(80):
        size = choose.randrange(65, 129), choose.randrange(65, 129)
        walls = scattered(seed, *size, choose.choice((0, 0.02, 0.1, 0.2, 0.3, 0.36)))
        if seed % 4 == 0:
            walls = tree(choose.choice((80, 100, 128)), choose.choice((1, 2)))
        free = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
        judge(small(pages), walls, choose.choice(free), choose.choice(free))


@pytest.mark.parametrize("times", range(4))
def test_a_field_that_fills_the_ring(times: int) -> None:
    """At full size: a tree with 1,024 ends as far from the middle, and with 1,632 more beside these."""
    walls, middle = tree(128, 2), (64, 64)
    for _ in range(times):
        walls = sprout(walls, middle)
    assert (most_in_the_queue(walls, middle) > FULL) == (times > 0)
    bound = int(claimed_time("solve_wave_large").split(";")[-1].split()[0].replace(",", ""))
    assert judge(Alone(), walls, farthest(walls, middle), middle) < bound
    judge(small(3), walls, farthest(walls, middle), middle)


@pytest.mark.parametrize("pages", [0, 1, 3])
def test_a_full_ring_writes_nowhere_else(pages: int) -> None:
    alone, middle = small(pages) if pages else Alone(), (64, 64)
    walls, symbols = sprout(tree(128, 2), middle), alone.symbols
    assert walls[0, 0]
    assert alone.solve(walls, (0, 0), middle, SMALL).carry
    before = np.frombuffer(alone.machine.read(0, 0x10000), np.uint8).copy()
    assert not alone.solve(walls, farthest(walls, middle), middle, SMALL).carry
    changed = np.flatnonzero(before != np.frombuffer(alone.machine.read(0, 0x10000), np.uint8))
    buffers = changed[(changed >= symbols["big_route"]) & (changed < symbols["LARGE_PLANE_END"])]
    code = changed[(changed >= symbols["solve_wave_large"]) & (changed < symbols["solve_wave_large_end"])]
    length = symbols["big_route_length"]
    rest = set(changed.tolist()) - {*buffers.tolist(), *code.tolist(), length, length + 1}
    assert len(buffers) > FULL
    assert not rest - set(range(STACK - 20, STACK))


@pytest.mark.parametrize("turns", [1, 2])
def test_the_last_word_at_the_rings_end(turns: int) -> None:
    """A corridor of so many cells that the ring is empty where it ends, or a little before or after."""
    alone = Alone()
    words = turns * ring_words(128, 128, alone.symbols)
    reach = distances(serpentine(128, 128), [(0, 0)])[0]
    for cells in range(words - 4, words + 4):
        walls = serpentine(128, 128)
        walls[reach == cells] = True
        row, column = np.argwhere(reach == cells + 1)[0].tolist()
        check(walls, (row, column), (0, 0), alone.solve(walls, (row, column), (0, 0), 25_000_000), alone.route())
        row, column = np.argwhere(reach == cells - 1)[0].tolist()
        check(walls, (row, column), (0, 0), alone.solve(walls, (row, column), (0, 0), 25_000_000), alone.route())


def tormented(alone: Alone, start: Place, finish: Place) -> tuple[bytes, Registers]:
    """Call; after each instruction the words below SP are a place that looks free. Memory and registers then."""
    simulator = from_memory(Simulator, list(alone.machine.read(0, 0x10000)), {"PC": 0}, {"iff": 0, "tstates": 0})
    raw, memory = simulator.registers, simulator.memory
    found = Registers(raw)
    memory[STACK - 2 : STACK] = RETURN.to_bytes(2, "little")
    (d, e), (h, l) = start, finish  # noqa: E741
    found.set({"d": d, "e": e, "h": h, "l": l, "sp": STACK - 2, "pc": alone.symbols["solve_wave_large"]})
    junk, opcodes = [FREE & 255, FREE >> 8] * (ROM_STACK // 2), simulator.opcodes
    while raw[PC] != RETURN and raw[T] < SMALL:
        opcodes[memory[raw[PC]]]()
        memory[raw[SP] - ROM_STACK : raw[SP]] = junk
    assert raw[T] < SMALL
    return bytes(memory), found


ROWS = [(1, 0), (2, 0), (8, 0), (1, 9), (1, 90), (3, 0), (8, 90)]


@pytest.mark.parametrize(("pages", "limit"), some([(1, 0), (3, 0), (8, 0)], ROWS, "solve_wave_large"))
def test_an_interrupt_after_each_instruction(pages: int, limit: int) -> None:
    """In a ring that is full again and again, and turns: the same route."""
    alone, walls = small(pages), scattered(5, 64, 66, 0.05)
    start, finish = (10, 10), (32, 32)
    walls[start] = walls[finish] = False
    alone.machine.poke_word(alone.symbols["wave_limit"], limit)
    call = alone.solve(walls, start, finish, SMALL)
    expected, place = bytes(alone.route()), alone.symbols["big_route"]
    memory, found = tormented(alone, start, finish)
    alone.machine.poke_word(alone.symbols["wave_limit"], 0)
    assert (found.bc, found.carry) == (call.registers.bc, call.carry)
    assert call.carry == (limit == 9)
    assert memory[place : place + found.bc] == expected
    assert not any(memory[FREE - 256 : FREE + 256])
