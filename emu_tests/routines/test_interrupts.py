"""Every routine under the ROM's interrupt, with keys held: the same result, and nothing else is written."""

import functools
import random

import numpy as np
import pytest
from skoolkit.simulator import Simulator
from skoolkit.simutils import from_memory

from emu_tests.machine.booted import STACK, Booted, booted_for
from emu_tests.machine.calls import CASES
from emu_tests.oracles.fields import CORNERS, EMPTY, scatter
from emu_tests.oracles.headers import ROUTINES, outputs, pushed, stack_of
from zxmazes.machine.registers import PC, SP, Registers, T
from zxmazes.machine.spectrum import RETURN, SECOND
from zxmazes.routines.index import readers

#: What the ROM's interrupt writes: KSTATE, LAST_K and FRAMES; and bit 5 of FLAGS, by way of IY, when a key is new.
ROM_WRITES = [range(0x5C00, 0x5C09), range(0x5C78, 0x5C7B)]
FLAGS, NEW_KEY = 0x5C3B, 0x20
#: What it pushes, as asm/README.md promises room for.
ROM_STACK = 64
REGISTERS = ("a", "f", "bc", "de", "hl", "ix", "iy", "a_", "f_", "bc_", "de_", "hl_", "sp", "i", "im")


def compare(booted: Booted, routine: str, numbers: range) -> None:
    """Call a routine with interrupts off and on, again and again, with other inputs, moments and keys.

    Memory may differ only where an interrupt pushes, by the header's `Uses` and `Stack`, and where the ROM does.
    """
    machine, typed = booted.machine, False
    for number in numbers:
        registers = booted.begin(routine, number)
        before = booted.memory()
        quiet = booted.call(routine, stack=STACK, **registers)
        expected = booted.memory()
        machine.write(0x4000, before[0x4000:].tobytes())
        elapsed = booted.choose.randint(1, min(quiet.tstates, machine.frame))
        machine.set(t=10 * machine.frame - elapsed)  # so much of the call is over when the frame ends
        booted.seen.clear()
        call = booted.call(routine, 2 * quiet.tstates + 10_000, stack=STACK, interrupts=True, **registers)
        found = booted.memory()

        where = f"{routine}, call {number}, first interrupted after {elapsed} of {quiet.tstates} T"
        assert booted.seen, f"{where}: no interrupt came"
        assert {f"{iy:04X}" for iy in booted.seen} <= {"5C3A"}, f"{where}: IY in the interrupt"
        assert call.registers.iff == 1, where
        results = [{name: getattr(one.registers, name) for name in REGISTERS} for one in (quiet, call)]
        assert results[1] == results[0], where
        may_differ = np.zeros(0x10000, dtype=np.uint8)
        for span in [*pushed(booted, routine), range(STACK - 2 - stack_of(routine) - ROM_STACK, STACK)]:
            may_differ[span.start : span.stop] = 0xFF
        for span in outputs(booted, routine, registers):
            may_differ[span.start : span.stop] = 0
        for span in ROM_WRITES:
            may_differ[span.start : span.stop] = 0xFF
        may_differ[FLAGS] |= NEW_KEY
        wrong = np.flatnonzero((found ^ expected) & ~may_differ)
        assert not len(wrong), f"{where}: differs at {[f'{address:04X}' for address in wrong[:8]]}"
        typed |= bool(found[FLAGS] & NEW_KEY > expected[FLAGS] & NEW_KEY)
    assert typed, "the ROM never found a new key"


@pytest.mark.parametrize("routine", CASES)
def test_nothing_differs_with_interrupts_on(routine: str) -> None:
    compare(booted_for(routine), routine, range(12))


@pytest.mark.sweep("{routine}", "generate_dfs", "generate_dfs_trail", "generate_kruskal", "solve_wave")
@pytest.mark.parametrize("routine", CASES)
def test_nothing_differs_at_hundreds_of_moments(routine: str) -> None:
    """Some have SP at the edge of a buffer for a hundred T only."""
    compare(booted_for(routine), routine, range(12, 640))


@functools.cache
def slow_simulator() -> tuple[Simulator, list[int]]:
    """The simulator that runs an instruction at a time, which is slow to make; and its registers at the beginning."""
    simulator = from_memory(Simulator, [0] * 0x10000, {"PC": 0}, {"iff": 0, "tstates": 0})
    return simulator, list(simulator.registers)


def tormented(booted: Booted, routine: str, registers: dict[str, int]) -> tuple[bytes, Registers]:
    """Call a routine; after each instruction, the ROM_STACK bytes below SP become junk. Memory and registers then."""
    simulator, fresh = slow_simulator()
    raw, memory = simulator.registers, simulator.memory
    raw[:], memory[:] = fresh, booted.machine.read(0, 0x10000)
    memory[STACK - 2 : STACK] = RETURN.to_bytes(2, "little")
    found = Registers(raw)
    found.set(registers | {"sp": STACK - 2, "pc": booted.address(routine)})
    junk = list(random.Random(routine).randbytes(ROM_STACK))
    opcodes, most = simulator.opcodes, 20 * SECOND
    while raw[PC] != RETURN and raw[T] < most:
        opcodes[memory[raw[PC]]]()
        stack = raw[SP]
        memory[stack - ROM_STACK : stack] = junk
    assert raw[T] < most, f"{routine} does not return"
    return bytes(memory), found


def withstands(routine: str, registers: dict[str, int]) -> None:
    """The booted machine is ready for a call: it leaves what it leaves when no interrupt comes."""
    booted = booted_for(routine)
    memory, found = tormented(booted, routine, registers)
    call = booted.call(routine, stack=STACK, **registers)
    wrong = [name for name in REGISTERS[:-2] if getattr(found, name) != getattr(call.registers, name)]  # all but I, IM
    assert not wrong, f"{routine}: {wrong}"
    differs = np.frombuffer(memory, np.uint8) != booted.memory()
    for span in outputs(booted, routine, registers):
        pushed_there = booted.address("work") in span  # the bytes before an array's border are for interrupts
        assert not differs[span.start + (34 if pushed_there else 0) : span.stop].any(), routine
    for span in [*pushed(booted, routine), range(STACK - 2 - stack_of(routine) - ROM_STACK, STACK)]:
        differs[span.start : span.stop] = False
    wrong = [f"{address:04X}" for address in np.flatnonzero(differs)[:8]]
    assert not wrong, f"{routine} needs what is below SP at {wrong}"


#: Those that have SP in a buffer.
WITH_SP = [routine for routine in CASES if "; SP" in ROUTINES[routine].fields.get("Uses", "")]
QUEUES = [routine for routine in WITH_SP if ROUTINES[routine].family == "solver" and "large" not in routine]


@pytest.mark.parametrize("routine", QUEUES)
def test_an_interrupt_after_each_instruction(routine: str) -> None:
    """Of solvers, with the longest queues: all cells join it; with a limit the ends of levels are in it too."""
    booted = booted_for(routine)
    for limit in (0, 62) if routine in readers("wave_limit") else (0,):
        registers = booted.begin(routine, 0)
        booted.set_parameters({"wave_limit": limit})
        booted.machine.write(booted.address("field"), bytes(EMPTY.size))
        booted.machine.write(booted.address("points_count"), [0])
        (d, e), (h, l) = CORNERS[0], CORNERS[3]  # noqa: E741
        withstands(routine, registers | {"d": d, "e": e, "h": h, "l": l})


@pytest.mark.parametrize("routine", WITH_SP)
def test_an_interrupt_after_each_instruction_with_open_edges(routine: str) -> None:
    """Where an array has a border around the field, an open edge is the only thing that tells whether it is whole."""
    booted = booted_for(routine)
    registers = booted.begin(routine, 0)
    if booted.is_given_a_field(routine):
        booted.set_walls(scatter(booted.choose, 0.3))
        booted.open_edges()
    withstands(routine, registers)


@pytest.mark.sweep("{routine}", "generate_dfs", "generate_dfs_trail", "generate_kruskal", "solve_wave")
@pytest.mark.parametrize("routine", WITH_SP)
def test_an_interrupt_after_each_instruction_of_any(routine: str) -> None:
    for number in (998, *range(1000, 1030)):
        withstands(routine, booted_for(routine).begin(routine, number))
