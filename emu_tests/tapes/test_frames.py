"""The part `frames`: its count, pace and timers; what an interrupt keeps; the time left; the way back to the ROM."""

import functools

import pytest

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine

LOAD = """
        org $8000
        public start, my_pictures, my_work, my_pace, taken, called
start:
        ld hl,count_call
        call frames_begin
        ld a,(my_pace)
        ld (frames_pace),a
my_turn:
        ld bc,(my_work)                    ; 26 T for each
busy:
        dec bc
        ld a,b
        or c
        jr nz,busy
        call frames_wait
        ld (taken),a
        ld hl,(my_pictures)
        inc hl
        ld (my_pictures),hl
        jr my_turn
count_call:
        ld hl,called
        inc (hl)
        ret
        include "engine/frames/frames.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
my_pace:        ds 1
my_work:          ds 2
my_pictures:       ds 2
taken:          ds 1
called:         ds 1

        end start
"""
_BUSY = 26


@functools.cache
def program() -> Assembly:
    return assemble_text(LOAD, "frames alone")


def running(model: int = 48, pace: int = 1, work: int = 1) -> Machine:
    """The program after its start, with contention."""
    image, machine = program(), Machine(model, contended=True)
    machine.write(image.org, image.code)
    for name, value in (("my_pace", pace), ("my_work", work % 256), ("my_pictures", 0), ("called", 0)):
        machine.write(image.symbols[name], (value,))
    machine.write(image.symbols["my_work"], (work % 256, work // 256))
    machine.write(image.symbols["my_pictures"], (0, 0))
    machine.set(pc=image.symbols["start"], sp=0xFC00, iff=0)
    return machine


def word(machine: Machine, name: str) -> int:
    return machine.word(program().symbols[name])


def byte(machine: Machine, name: str) -> int:
    return machine.peek(program().symbols[name])


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("pace", [1, 2, 3])
def test_a_picture_takes_as_many_frames_as_the_pace_says(model: int, pace: int) -> None:
    machine = running(model, pace)
    machine.frames(120)
    assert abs(word(machine, "my_pictures") - 120 // pace) <= 1
    assert byte(machine, "taken") == pace
    assert abs(byte(machine, "called") - 120) <= 1
    assert byte(machine, "frames_count") == byte(machine, "called")


def test_a_picture_that_is_too_slow_is_told() -> None:
    """With 3,000 turns of 26 T it takes two frames; the pace of the others stays."""
    machine = running(work=3000)
    machine.frames(60)
    assert byte(machine, "taken") == 2
    assert word(machine, "my_pictures") == pytest.approx(30, abs=1)
    machine.write(program().symbols["my_work"], (1, 0))
    machine.frames(20)
    assert byte(machine, "taken") == 1


@pytest.mark.parametrize("work", [1, 400, 1200, 2400])
def test_the_time_that_is_left_is_measured(work: int) -> None:
    """To 100 T, the interrupt's own time left out."""
    machine = running(work=work)
    machine.frames(50)
    left = 27 * word(machine, "frames_idle")
    spent = work * _BUSY + 438 + 29 + 200
    assert left == pytest.approx(machine.frame - spent, abs=400)


def test_timers_go_down_to_nothing() -> None:
    machine = running()
    machine.frames(3)
    machine.write(program().symbols["frames_timers"], (5, 0, 1, 200))
    machine.frames(3)
    assert machine.read(program().symbols["frames_timers"], 4) == bytes([2, 0, 0, 197])
    machine.frames(100)
    assert machine.read(program().symbols["frames_timers"], 4) == bytes([0, 0, 0, 97])


def test_an_interrupt_keeps_all_registers_and_two_bytes_of_stack() -> None:
    """Whatever SP points to; the alternate ones too. Only the return address is pushed there."""
    machine = running()
    machine.frames(2)
    loop = 0x9F00
    machine.write(loop, b"\x18\xfe")
    values = {"a": 0x12, "f": 0x55, "bc": 0x3456, "de": 0x789A, "hl": 0xBCDE, "ix": 0x1357, "iy": 0x2468}
    values |= {"bc_": 0x1111, "de_": 0x2222, "hl_": 0x3333, "a_": 0x44, "f_": 0x55}
    machine.write(0xA000, bytes(range(64)))
    machine.set(pc=loop, sp=0xA020, iff=1, **values)
    machine.frames(4)
    machine.run(600)  # out of the interrupt with which the last frame ended
    assert {name: getattr(machine.registers, name) for name in values} == values
    assert (machine.registers.pc, machine.registers.sp) == (loop, 0xA020)
    kept = bytearray(range(64))
    kept[0x1E:0x20] = loop.to_bytes(2, "little")
    assert machine.read(0xA000, 64) == bytes(kept)


def test_the_interrupt_takes_as_long_as_its_header_says() -> None:
    machine = Machine(48)
    image = program()
    machine.write(image.org, image.code)
    machine.write(image.symbols["frames_timers"], (9, 9, 9, 9))
    taken = machine.call(image.symbols["frames_interrupt"]).tstates
    assert taken == 438


@pytest.mark.parametrize("model", [48, 128])
def test_the_rom_has_its_interrupts_back(model: int) -> None:
    """And its frame counter has gone on meanwhile; keys are read again."""
    machine = Machine(model)
    machine.boot()
    image = program()
    machine.write(image.org, image.code)
    before = machine.word(0x5C78)
    machine.call(image.symbols["frames_begin"], interrupts=True, stack=0xE000, hl=image.symbols["frames_nothing"])
    machine.write(0x9F00, b"\x18\xfe")
    machine.set(pc=0x9F00)
    machine.frames(10)
    assert (machine.word(0x5C78) - before) % 0x10000 == pytest.approx(10, abs=2)
    machine.call(image.symbols["frames_end"], stack=0xE000)
    assert (machine.registers.im, machine.registers.i) == (1, 0x3F)
    machine.set(pc=0x9F00, iff=1, iy=0x5C3A, sp=0xFC00)
    if model == 48:
        machine.write(0x5C08, (0,))
        machine.press("k")
        assert machine.peek(0x5C08) != 0, "the ROM reads the keyboard"


def test_the_table_is_where_it_is_said(library) -> None:
    """257 bytes and a JP; nothing else is written but the variables."""
    machine = Machine(48)
    image = program()
    machine.write(image.org, image.code)
    machine.write(0xF000, bytes([0x77]) * 0xF00)
    machine.call(image.symbols["frames_begin"], stack=0xE000, hl=image.symbols["frames_nothing"])
    assert machine.read(0xFE00, 257) == bytes([0xFD]) * 257
    assert machine.read(0xFDFD, 3) == b"\xc3" + image.symbols["frames_interrupt"].to_bytes(2, "little")
    assert set(machine.read(0xF000, 0xDFD)) == {0x77}
