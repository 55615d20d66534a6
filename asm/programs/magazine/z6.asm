; z6.asm - our nested rectangles beside the magazine's: the same picture from the same random numbers
;
; BASIC pokes the SEED with which the listing began into rng_seed; the next call continues from there.
;
; Memory: 8E00-E2FF our routine and its variables

        org $8E00

        public start, timed

ROAM_LISTING:   equ ROAM_WALLS + 6
ROAM_INK:       equ $06
ROAM_OURS:      equ ROAM_WALLS + 7      ; the ink of shared/ours.bas
ROAM_GIVEN:     equ 1
ROAM_START:     equ 81 * 256 + 1
ROAM_GOAL:      equ 84 * 256 + 120

start:
        ld hl,draw_rectangle_vector
        jp stopwatch

        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "pictures/draw_rectangle_vector.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
