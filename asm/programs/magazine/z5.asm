; z5.asm - our rings and spokes beside the magazine's: the same picture from the same random numbers
;
; BASIC pokes the SEED with which the listing began into rng_seed; the next call continues from there.
;
; Memory: 8E00-E2FF our routine and its variables

        org $8E00

        public start, timed

ROAM_LISTING:   equ ROAM_WALLS + 2
ROAM_INK:       equ $06
ROAM_OURS:      equ ROAM_WALLS + 7      ; the ink of shared/ours.bas
ROAM_GIVEN:     equ 1
ROAM_INSIDE:    equ 1                   ; the second ring is not outside
ROAM_INSIDE_LEFT: equ 9                 ; columns
ROAM_INSIDE_COLUMNS: equ 14
ROAM_INSIDE_TOP: equ 32                 ; lines
ROAM_INSIDE_ROWS: equ 14
ROAM_START:     equ 81 * 256 + 33
ROAM_GOAL_1:    equ 64 * 256 + 136      ; between the first circle and the second: what looks like a gap in the first is none
ROAM_GOAL_2:    equ 104 * 256 + 112
ROAM_GOAL_3:    equ 72 * 256 + 104
ROAM_GOAL_4:    equ 72 * 256 + 144
ROAM_GOAL_5:    equ 64 * 256 + 112
ROAM_GOAL_6:    equ 104 * 256 + 120
ROAM_GOAL_7:    equ 88 * 256 + 104
ROAM_GOAL_8:    equ 96 * 256 + 144

start:
        ld hl,draw_circle_vector
        jp stopwatch

        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "pictures/draw_circle_vector.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
