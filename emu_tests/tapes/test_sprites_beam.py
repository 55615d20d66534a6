"""Many sprites at once against the beam: each picture that a viewer sees is a whole one."""

import pytest

from emu_tests.machine.beam import Beam
from zxmazes.assembler.assembly import assemble_text
from zxmazes.machine.spectrum import Machine

#: Sprites of {wide} bytes that bounce between the edges of a window, a picture every {pace} frames.
PROGRAM = """
        org $8000
        public start
start:
        ld hl,floor
        call tile_map_use
        call sprites_setup
        call tile_map_draw
        ld hl,frames_nothing
        call frames_begin
        ld a,{pace}
        ld (frames_pace),a
picture:
        ld ix,sprites
        ld b,{count}
        call sprites_build
{order}
        ld ix,sprites
        ld iy,ways
        ld b,{count}
moves:
        ld a,(ix + 0)
        add a,(iy + 0)
        ld (ix + 0),a
        cp 240
        jr c,across
        xor a
        sub (iy + 0)
        ld (iy + 0),a
across:
        ld a,(ix + 2)
        add a,(iy + 1)
        ld (ix + 2),a
        cp 170
        jr c,down
        xor a
        sub (iy + 1)
        ld (iy + 1),a
down:
        ld de,SPRITE_SIZE
        add ix,de
        inc iy
        inc iy
        djnz moves
        jr picture
floor:
        dw numbers
        db 32
        dw tiles
        db 0, 0, 24, 32
tiles:
        db 0, 0, 0, 0, 0, 0, 0, 0, 7, $AA, $55, $AA, $55, $AA, $55, $AA, $55, $0D
numbers:
        rept 384
        db 0, 1
        endm
ball:
        rept {height}
        rept {wide}
        db 0, $F7
        endm
        endm
sprites:
{sprites}
ways:
{ways}
        include "engine/frames/frames.asm"
        include "engine/sprites/sprites.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
"""
WHOLE = "        call frames_wait\n        call sprites_copy\nwhole:"
LATE = "        call sprites_copy\n        call frames_wait\nwhole:"


def torn(model: int, places: list[tuple[int, int]], order: str = WHOLE, *, wide: int = 2, pace: int = 2) -> list[int]:
    """The torn ones of 24 pictures with sprites that begin at these places, x and y."""
    ways = [(4 - number % 3, number % 2 * 4 - 2) for number in range(len(places))]
    text = PROGRAM.format(
        order=order,
        pace=pace,
        count=len(places),
        wide=wide,
        height=8 * wide,
        sprites="\n".join(
            f"        dw {x}, {y}, ball\n        db {wide}, {8 * wide}, ${0x41 + number % 7:02X}, 0, 0, 0, 0"
            for number, (x, y) in enumerate(places)
        ),
        ways="\n".join(f"        db {x & 255}, {y & 255}" for x, y in ways),
    )
    image = assemble_text(text, "sprites that bounce")
    machine = Machine(model, contended=True)
    machine.write(image.org, image.code)
    machine.set(pc=image.symbols["start"], sp=0xFC00, iff=0)
    machine.frames(30)  # the tables and the window are there
    shown = machine.screen()
    seen = Beam(machine, image.symbols["whole"]).torn(24)
    assert machine.screen() != shown  # they move
    return seen


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize(
    "places",
    [
        [(10, 4), (50, 6), (90, 8), (130, 7)],  # all at the top
        [(10, 100), (12, 108), (30, 110), (8, 120)],  # one over the other
        [(40, 20), (80, 60), (120, 100), (160, 140)],
        [(160, 140), (120, 100), (80, 60), (40, 20)],  # from the bottom up in the list
    ],
)
def test_four_sprites_anywhere(model: int, places: list[tuple[int, int]]) -> None:
    assert torn(model, places) == []


def test_more_that_are_not_all_at_the_top() -> None:
    """Six, one below the other: the copy stays ahead of the beam."""
    assert torn(48, [(20 + 25 * number, 10 + 26 * number) for number in range(6)], pace=3) == []


def test_five_at_the_top_are_too_many() -> None:
    """So the header's four is no more than is true."""
    assert torn(48, [(10 + 36 * number, 2 + number % 3) for number in range(5)], pace=4)


def test_two_in_every_frame() -> None:
    assert torn(48, [(40, 20), (120, 150)], pace=1) == []


def test_it_can_fail() -> None:
    """Copied when they are ready, which is while the beam is there, they are torn."""
    assert len(torn(48, [(40, 100), (80, 120)], LATE)) > 3
