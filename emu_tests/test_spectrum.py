"""The harness itself: a called routine that does not come back as it should is reported, whatever it did."""

import pytest

from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import RETURN, BudgetError, Machine, ReturnError

AT = 0x8000
STACK = 0xFF00
GOOD = {
    "ret": "c9",
    "push and pop": "e5 e1 c9",
    "its own stack": "ed 73 08 80  31 00 c0  31 00 00  c9",  # ld (8008),sp; ld sp,C000; ld sp,its operand at 8008
    "return by jp (hl)": "e1 e9",
}
WRONG_SP, ZERO, NEVER = "SP = \\$(FEFE|FF02) instead of \\$FF00", "went to address 0", "did not return within"
BAD = {
    "pops too much": ("e1 c9", ReturnError, ZERO),  # the word above is 0
    "pops too much, but returns": ("e1 d1 e9", ReturnError, WRONG_SP),
    "pushes too much": ("21 00 00 e5 c9", ReturnError, ZERO),
    "pushes too much, but returns": ("e1 e5 e5 c9", ReturnError, WRONG_SP),
    "rst 0": ("c7", ReturnError, ZERO),
    "jp 0": ("c3 00 00", ReturnError, ZERO),
    "jp 0 with the stack cleared": ("e1 c3 00 00", ReturnError, ZERO),
    "jp to the return address": (f"c3 {RETURN % 256:02x} {RETURN // 256:02x}", ReturnError, WRONG_SP),
    "hangs": ("18 fe", BudgetError, NEVER),
}
on_all = pytest.mark.parametrize("interrupts", [False, True], ids=["quiet", "interrupts"])
models = pytest.mark.parametrize(("model", "contended"), [(48, False), (48, True), (128, False)], ids=str)


@pytest.fixture(scope="module")
def booted() -> dict[tuple[int, bool], Machine]:
    """Machines by model and contention, with a stack that has zeros above it."""
    machines = {}
    for kind in ((48, False), (48, True), (128, False)):
        machines[kind] = machine = Machine(kind[0], contended=kind[1])
        machine.boot()
        machine.write(STACK, bytes(16))
    return machines


def all_rom(machine: Machine) -> bytes:
    """The ROM, on a 128K both: the second one is there while BASIC's interrupt runs."""
    return machine.read(0, 0x4000) if machine.model == 48 else b"".join(map(bytes, machine.simulator.memory.roms))


@models
@on_all
@pytest.mark.parametrize("code", GOOD.values(), ids=GOOD.keys())
def test_a_routine_that_returns(booted, model: int, contended: bool, interrupts: bool, code: str) -> None:
    machine = booted[model, contended]
    machine.write(AT, bytes.fromhex(code))
    call = machine.call(AT, 1000, stack=STACK, interrupts=interrupts, iy=0x5C3A)
    assert call.registers.sp == STACK


@models
@on_all
@pytest.mark.parametrize(("code", "error", "message"), BAD.values(), ids=BAD.keys())
def test_a_routine_that_does_not(
    booted, model: int, contended: bool, interrupts: bool, code: str, error: type[MazeError], message: str
) -> None:
    """One line that says what it did; neither the ROM nor the memory is changed by that."""
    machine = booted[model, contended]
    machine.write(AT, bytes.fromhex(code))
    roms, above = all_rom(machine), machine.read(AT, 0x6000)
    with pytest.raises(error, match=rf"^the routine at \$8000 .*{message}.*$"):
        machine.call(AT, 100_000, stack=STACK, interrupts=interrupts, iy=0x5C3A)
    assert all_rom(machine) == roms
    assert machine.read(AT, 0x6000) == above


def test_a_routine_that_runs_past_the_end_of_memory() -> None:
    machine = Machine()
    machine.write(0xFFF0, bytes(16))
    with pytest.raises(ReturnError, match="went to address 0"):
        machine.call(0xFFF0, 1000, stack=0xF000)
