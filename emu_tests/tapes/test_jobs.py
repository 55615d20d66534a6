"""The part `jobs`: a routine in slices gives what the whole call gives, and pictures keep their pace meanwhile."""

import functools

import pytest

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

#: Begins a job, then counts pictures; each works for a while, and checks that its own registers are kept.
PROGRAM = """
        org $8000
        public start, my_work, my_pictures, my_done, my_job, my_wrong, my_late
start:
        ld hl,frames_nothing
        call jobs_begin
        call jobs_wait                  ; from here on pictures begin with a frame
        ld hl,(my_job)
        ld de,$7F00
        call job_begin
        ld ix,$1234
        ld iy,$5678
        exx
        ld hl,$9ABC
        exx
picture:
        ld bc,(my_work)
busy:
        dec bc
        ld a,b
        or c
        jr nz,busy
        call jobs_wait
        cp 1
        call nz,late
        push ix
        pop hl
        ld de,$1234
        or a
        sbc hl,de
        call nz,wrong
        exx
        push hl
        exx
        pop hl
        ld de,$9ABC
        or a
        sbc hl,de
        call nz,wrong
        ld hl,(my_pictures)
        inc hl
        ld (my_pictures),hl
        ld a,(job_state)
        cp JOB_DONE
        jr nz,picture
        ld (my_done),a
        jr picture
late:
        ld hl,my_late
        inc (hl)
        ret
wrong:
        ld hl,my_wrong
        inc (hl)
        ret
        include "include/field.asm"
        include "engine/frames/jobs.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "solve/solve_wave.asm"
        include "solve/solve_hadlock.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
my_work:        ds 2
my_pictures:    ds 2
my_job:         ds 2
my_done:        ds 1
my_wrong:       ds 1
my_late:        ds 1
        end start
"""


@functools.cache
def image() -> Assembly:
    return assemble_text(PROGRAM, "jobs")


def run(model: int, work: int, routine: str, library: Library, **registers: int) -> tuple[Machine, int]:
    """The program with a job on the library's maze, until it is done; and its pictures."""
    machine, symbols = Machine(model, contended=True), image().symbols
    machine.write(image().org, image().code)
    machine.write(symbols["field"], library.field())
    machine.write(symbols["rng_seed"], library.machine.read(library.address("rng_seed"), 4))
    machine.write(symbols["wave_limit"], (0, 0))
    for name, value in (("my_work", work), ("my_pictures", 0), ("my_job", symbols[routine])):
        machine.poke_word(symbols[name], value)
    machine.write(symbols["my_done"], (0, 0, 0))
    given = [registers.get(name, 0) for name in ("f", "a", "c", "b", "e", "d", "l", "h")]
    machine.write(symbols["job_registers"], given)
    machine.set(pc=symbols["start"], sp=0x7A00, iff=0)
    for _ in range(200):
        machine.frames(1)
        if machine.peek(symbols["my_done"]):
            break
    assert machine.peek(symbols["my_wrong"]) == 0, "the registers of the program stayed"
    return machine, machine.word(symbols["my_pictures"])


def is_done(machine: Machine) -> bool:
    """Has the job come to its end?"""
    return machine.peek(image().symbols["my_done"]) == 2


def result(machine: Machine) -> tuple[int, int]:
    """Carry and BC that the routine has returned."""
    return machine.peek(image().symbols["job_registers"]) & 1, machine.word(image().symbols["job_registers"] + 2)


@pytest.mark.parametrize("solver", ["solve_wave", "solve_hadlock"])
@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("work", [1, 1500, 2500])
def test_a_search_in_slices_finds_the_same_route(model: int, work: int, solver: str, library: Library) -> None:
    """Also when a picture leaves 2,000 T a frame, and with SP in the queue when a frame begins."""
    for seed in (1, 1997):
        library.generate("dfs", seed)
        before = library.field()
        whole = library.call(solver, d=1, e=1, h=29, l=29)
        machine, pictures = run(model, work, solver, library, d=1, e=1, h=29, l=29)
        assert is_done(machine)
        assert result(machine) == (whole.carry, whole.registers.bc)
        codes = machine.read(image().symbols["route"], whole.registers.bc)
        assert list(codes) == library.route()
        assert machine.read(image().symbols["field"], 1024) == before
        spare = machine.frame - work * 26 - 1500
        assert machine.peek(image().symbols["my_late"]) == 0, "each picture took a frame"
        assert pictures >= whole.tstates / machine.frame - 2
        assert pictures <= whole.tstates / spare + 6


def test_an_interrupt_may_come_at_any_moment(library: Library) -> None:
    """At the very end of a frame too, while the job begins to go on or the program comes back: nothing is lost."""
    library.generate("dfs", 7, 9, 9)
    whole = library.call("solve_wave", d=1, e=1, h=7, l=7)
    late = done = 0
    for work in range(2600, 2680):
        machine, _ = run(48, work, "solve_wave", library, d=1, e=1, h=7, l=7)
        if not is_done(machine):
            continue  # pictures that leave some 600 T leave none to begin
        done += 1
        assert result(machine) == (whole.carry, whole.registers.bc)
        assert list(machine.read(image().symbols["route"], whole.registers.bc)) == library.route()
        late += machine.peek(image().symbols["my_late"]) > 0
    assert done > 50
    assert 0 < late < done, "from those that just end in time to those that do not"


def test_no_route_is_told_as_by_the_call(library: Library) -> None:
    library.generate("dfs", 5)
    machine, _ = run(48, 1000, "solve_wave", library, d=0, e=0, h=29, l=29)
    assert is_done(machine)
    assert result(machine) == (1, 0)


@pytest.mark.parametrize("work", [1, 2000])
def test_a_maze_is_made_in_slices(work: int, library: Library) -> None:
    """A generator, whose SP is in the field when interrupts come; the maze is the one of its seed."""
    for seed in (3, 4):
        library.set_inputs(seed, 31, 31)
        machine, _ = run(48, work, "generate_dfs", library)
        library.generate("dfs", seed)
        assert is_done(machine)
        assert machine.read(image().symbols["field"], 1024) == library.field()
        assert result(machine)[0] == 0
