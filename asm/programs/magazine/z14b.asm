; z14b.asm - our Kombikorm beside the magazine's, at double size: the same picture from the same random numbers
;
; BASIC pokes the SEED with which the listing began into rng_seed; the next call continues from there.
;
; Memory: 8E00-E2FF our routine and its variables

        org $8E00

        public start, timed

ROAM_LISTING:   equ ROAM_WALLS + 6
ROAM_INK:       equ $06
ROAM_OURS:      equ ROAM_WALLS + 7      ; the ink of shared/ours.bas
ROAM_GIVEN:     equ 1                   ; the ends of the first and the last row, where a place is always empty
ROAM_START:     equ 9 * 256 + 17
ROAM_GOAL:      equ 144 * 256 + 240
ROAM_EITHER:    equ ROAM_START - 257    ; a ring around the start, if the other is cut off in a small place

start:
        ld hl,picture
        jp stopwatch
picture:
        ld hl,kombikorm_shapes
        jp draw_kombikorm_double

        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "pictures/draw_kombikorm_double.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
