; m4.asm - our wave beside the text's, on the same maze, which BASIC has poked into thin
;
; Memory: B700-E2FF our routine and its variables

        org $B700

        public start, thin

BESIDE_WIDTH:   equ 31
BESIDE_HEIGHT:  equ 21
BESIDE_SOLVER:  equ solve_wave

ROAM_LISTING:   equ ROAM_FLOOR + ROAM_FRAMED
ROAM_OURS:      equ ROAM_LISTING
ROAM_INK:       equ $05
ROAM_DRAWN:     equ 1                   ; roam_drawn draws the maze, without what the listing has found in it

start:
        ld hl,0
        ld (wave_limit),hl
        call blocks
        jp beside_solve

roam_drawn:
        call blocks
        jp beside_field

blocks:                                 ; the maze as the field
        ld hl,BESIDE_HEIGHT * 256 + BESIDE_WIDTH
        ld (field_width),hl
        jp thin_to_field

        include "programs/magazine/beside_solve.asm"
        include "transform/thin_to_field.asm"
        include "solve/solve_wave.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2

        end start
