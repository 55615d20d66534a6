; beside.asm - a routine of ours for a BASIC program to call: a maze of 31 x 21 on the screen, and its time
;
; BASIC calls `start` in the program that includes this, which goes to beside_maze with a generator.

        if ! defined MAGAZINE_BESIDE
MAGAZINE_BESIDE equ 1

        include "include/spectrum.asm"
        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "programs/magazine/beside_lines.asm"

        public beside_maze, beside_draw, timed

BESIDE_WIDTH:   equ 31
BESIDE_HEIGHT:  equ 21                  ; the two rows below are left for BASIC's messages

; beside_maze - make a maze, time it, draw it
; In:    HL = a generator, with its parameters set
; Out:   field; timed = its T-states, 25 T fine
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: rng_seed (from FRAMES), field_width, field_height, timed, the screen, and what the generator writes
beside_maze:
        ld de,(FRAMES)
        ld (rng_seed),de
        ld de,BESIDE_HEIGHT * 256 + BESIDE_WIDTH
        ld (field_width),de
        call stopwatch
        ; fall through into beside_draw

; beside_draw - draw the field from the top left corner of the screen
; In:    field
; Out:   -
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen
beside_draw:
        ld hl,beside_lines
        call lines_use
        xor a
        ld (field_top),a
        ld bc,BESIDE_HEIGHT * 256 + BESIDE_WIDTH
        jp draw_lines

        endif
