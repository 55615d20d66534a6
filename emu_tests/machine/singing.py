"""A program with all parts of sound and a tune or effects, and a machine that is ready to call its routines."""

import functools
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.assets.effects import effects_from_text
from zxmazes.programs.assets.tunes import tune_from_text

#: Where tunes and effects are put, above the program.
DATA = 0xA000
#: Where its variables end.
END = 0x9600
PROGRAM = """
        org $8000
        public start
start:
        ret
sing:                                   ; HL = tune: a title, until a key is pressed
        call song_begin
sing_on:
        call song_frame
        ld b,154                        ; 2,000 T for the program
        djnz $
        xor a
        in a,(PORT_ULA)
        cpl
        and $1F
        jr z,sing_on
        call song_end
stop_singing:
        jr stop_singing
play_tune:                              ; HL = tune: in the interrupt, effects in the main loop
        push hl
        call music_setup
        call effect_stop
        pop hl
        call music_play
        ld hl,music_tick
        call frames_begin
play_on:
        call effect_tick
        call frames_wait
        jr play_on
        include "engine/frames/frames.asm"
        include "engine/sound/song.asm"
        include "engine/sound/effect_table.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
"""


@functools.cache
def program() -> Assembly:
    return assemble_text(PROGRAM, "sounds")


def symbol(name: str) -> int:
    return program().symbols[name]


def ready(model: int = 128, *, chip: bool | None = None, contended: bool = False) -> Machine:
    """A machine with the program, set up; its variables are garbage before."""
    machine = Machine(model, contended=contended)
    made = program()
    machine.write(made.org, made.code)
    first = made.symbols["ay_here"]
    machine.write(first, bytes([0xA7]) * (END - first))
    machine.write(made.symbols["look_inks"], [0] * 6 + [1])
    machine.ports.chip = (model == 128) if chip is None else chip
    machine.call(symbol("music_setup"))
    machine.call(symbol("effect_stop"))
    return machine


def tune(text: str) -> bytes:
    return tune_from_text(Path("x.tune.txt"), text.encode())


def effects(text: str) -> bytes:
    return effects_from_text(Path("x.effects.txt"), text.encode())
