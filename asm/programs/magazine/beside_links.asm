; beside_links.asm - a generator of ours for mazes on any tiling, for a BASIC program to call: the maze on the screen, its time
;
; BASIC calls `start` in the program that includes this, which goes to beside_links with a generator. The program defines
; BESIDE_TILING, BESIDE_ROWS and BESIDE_COLUMNS. The drawing leaves two rows below for BASIC's messages.

        if ! defined MAGAZINE_BESIDE_LINKS
MAGAZINE_BESIDE_LINKS equ 1

DRAW_LEFT:      equ 0
DRAW_TOP:       equ 0
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 176
WAVE_LIMIT:     equ 0
LINKS_MASKS:    equ 0

        include "include/spectrum.asm"
        include "include/links.asm"
        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "tiling/drawing/tiling_draw.asm"

        public beside_links, timed

; beside_links - make a maze, time it, draw it on a clear screen
; In:    HL = a generator; interrupts on
; Out:   links; timed = the generator's T-states, 25 T fine
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL, and what the generator and the drawing use
; Writes: rng_seed (from FRAMES), tiling, tiling_rows, tiling_columns, mask_used, timed, the screen, and what the generator writes
beside_links:
        ld de,(FRAMES)
        ld (rng_seed),de
        ld a,BESIDE_TILING
        ld (tiling),a
        ld a,BESIDE_ROWS
        ld (tiling_rows),a
        ld a,BESIDE_COLUMNS
        ld (tiling_columns),a
        xor a
        ld (mask_used),a
        call stopwatch
        jp tiling_draw

        endif
