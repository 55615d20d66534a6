"""The harness itself: a called routine that does not come back as it should is reported; stack, ports and pictures."""

import re
from pathlib import Path

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


@models
@on_all
def test_a_routine_that_takes_too_long(booted, model: int, contended: bool, interrupts: bool) -> None:
    """It returned: its time is told, and it is not said to have gone elsewhere."""
    machine = booted[model, contended]
    machine.write(AT, bytes.fromhex("06 64  10 fe  c9"))  # ld b,100; djnz; ret
    roms, time = all_rom(machine), machine.call(AT, 100_000, stack=STACK, iy=0x5C3A).tstates
    late = r"^the routine at \$8000 took ([\d,]+) T-states, 1,000 are allowed$"
    with pytest.raises(BudgetError, match=late) as told:
        machine.call(AT, 1000, stack=STACK, interrupts=interrupts, iy=0x5C3A)
    found = re.search(late, str(told.value))
    assert found
    if not interrupts and not contended:
        assert found[1] == f"{time:,}"
    assert all_rom(machine) == roms


def test_a_routine_that_returns_far_too_late_went_nowhere_else() -> None:
    """Whenever it returns, the ROM behind its return address is not run."""
    machine = Machine()
    machine.write(AT, bytes.fromhex("11 00 00  1b 7a b3 20 fb  c9"))  # ld de,0; dec de; ld a,d; or e; jr nz; ret
    time = machine.call(AT, 10 * machine.frame * 4, stack=STACK).tstates
    for budget in range(1000, time, 10_007):
        with pytest.raises(BudgetError, match=r"did not return within|took "):
            machine.call(AT, budget, stack=STACK)


@pytest.mark.parametrize("low", [0x00, 0xA5, 0x5A])
def test_the_stack_is_measured_to_its_lowest_byte(low: int) -> None:
    """Even if that is the very byte with which the memory below was filled."""
    machine = Machine()
    machine.write(AT, bytes([0x21, low, 0x00, 0xE5, 0xE5, 0xE1, 0xE1, 0xC9]))  # ld hl,00..; push hl twice
    assert machine.call(AT, 1000, stack=STACK, measure_stack=True).stack == 4


@pytest.mark.parametrize(
    ("held", "port", "value"),
    [
        ((), 0xDFFE, 0xFF),
        (("p",), 0xDFFE, 0xFE),
        (("o", "p"), 0xDFFE, 0xFC),
        (("p", "o", "q"), 0xDFFE, 0xFC),
        (("p", "q"), 0xFBFE, 0xFE),
        (("p", "o"), 0x00FE, 0xFC),
        (("CS", "SPACE"), 0x7EFE, 0xFE),
    ],
)
def test_keys_pull_down_the_bits_of_their_half_rows(held: tuple[str, ...], port: int, value: int) -> None:
    machine = Machine()
    machine.ports.held = held
    assert machine.ports.read_port([], port) == value


def test_the_loudspeaker_clicks_when_its_bit_changes_and_not_with_the_border() -> None:
    machine = Machine()
    for value in (0x01, 0x11, 0x12, 0x02, 0x0F):
        machine.ports.write_port(machine.simulator.registers, 0xFE, value, 0)
    assert len(machine.ports.clicks) == 2
    assert len(machine.ports.edges) == 1
    assert [colour for _, colour in machine.ports.borders] == [1, 2, 7]


def test_the_joystick_answers_where_its_interface_does() -> None:
    machine = Machine()
    assert machine.ports.read_port([], 0x001F) == 0xFF
    machine.ports.kempston = 0x12
    assert [machine.ports.read_port([], port) for port in (0x001F, 0xFF1F, 0x003F, 0x00FE)] == [0x12, 0x12, 0xFF, 0xFF]


def test_flashing_cells_stand_still_in_a_picture(tmp_path: Path) -> None:
    pictures = []
    for attribute in (0x0E, 0x8E):
        machine = Machine()
        machine.write(0x4000, bytes([0x0F]) * 6144 + bytes([attribute]) * 768)
        machine.png(tmp_path / "screen.png")
        pictures.append((tmp_path / "screen.png").read_bytes())
    assert pictures[0] == pictures[1]


def test_letters_are_read_from_the_screen_inverse_ones_too() -> None:
    machine = Machine()
    shape = machine.read(0x3D00 + 8 * (ord("A") - 32), 8)
    for column, lines in enumerate((shape, bytes(line ^ 0xFF for line in shape), b"\xaa" * 8)):
        for line, pixels in enumerate(lines):
            machine.write(0x4000 + 256 * line + column, [pixels])
    assert machine.text()[0] == "AA?" + 29 * " "
