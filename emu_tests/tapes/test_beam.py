"""The test of tearing: it passes what is drawn ahead of the beam or behind it, and notices what meets it."""

import pytest

from emu_tests.machine.beam import Beam
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine

#: Fills lines of the screen with a byte that changes with each picture, {wait} after the frame began.
PROGRAM = """
        org $8000
        public start
start:
        ld hl,frames_nothing
        call frames_begin
picture:
        ld bc,{wait}
pause:
        dec bc
        ld a,b
        or c
        jr nz,pause
        ld a,(value)
        cpl
        ld (value),a
        ld hl,{first}
        ld d,h
        ld e,l
        inc de
        ld bc,{count} - 1
        ld (hl),a
        ldir
        call frames_wait
        jr picture
        include "engine/frames/frames.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
value:          ds 1
        end start
"""


def watched(model: int, first: int, count: int, wait: int) -> list[int]:
    image: Assembly = assemble_text(PROGRAM.format(first=first, count=count, wait=wait), "a picture")
    machine = Machine(model, contended=True)
    machine.write(image.org, image.code)
    machine.write(image.symbols["value"], (0,))
    machine.set(pc=image.symbols["start"], sp=0xFC00, iff=0)
    machine.frames(3)
    return Beam(machine, image.symbols["frames_wait"]).torn(12)


@pytest.mark.parametrize("model", [48, 128])
def test_what_is_drawn_ahead_of_the_beam_is_whole(model: int) -> None:
    """512 bytes at the frame's beginning: the beam comes later."""
    assert watched(model, 0x4000, 512, 1) == []


def test_what_is_drawn_behind_the_beam_is_whole() -> None:
    """The upper third, when the beam has passed it: from T 14,335 + 64 * 224 on."""
    assert watched(48, 0x4000, 512, 1300) == []


@pytest.mark.parametrize(("first", "count", "wait"), [(0x4000, 6144, 1), (0x4000, 2048, 1), (0x4800, 600, 1000)])
def test_what_meets_the_beam_is_torn(first: int, count: int, wait: int) -> None:
    """The whole screen or a third, which takes longer than the beam's way to it; or a part while the beam is in it."""
    assert len(watched(48, first, count, wait)) > 3


def test_colours_are_seen_too() -> None:
    """Attributes of the last rows ahead of the beam; of all rows, which overtake it."""
    assert watched(48, 0x5A00, 256, 1) == []
    assert len(watched(48, 0x5800, 768, 800)) > 3
