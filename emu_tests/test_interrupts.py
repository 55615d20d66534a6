"""Every routine under the ROM's interrupt, with keys held: the same result, and nothing else is written."""

import numpy as np
import pytest
from booted import STACK, Booted, booted_for
from calls import CASES
from claims import outputs, pushed, stack_of

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
    compare(booted_for(routine), routine, range(40))


@pytest.mark.sweep("{routine}", "generate_dfs", "generate_dfs_trail", "generate_kruskal", "solve_wave")
@pytest.mark.parametrize("routine", CASES)
def test_nothing_differs_at_hundreds_of_moments(routine: str) -> None:
    """Some have SP at the edge of a buffer for a hundred T only."""
    compare(booted_for(routine), routine, range(40, 640))
