; w1.asm - our wave beside the text's, on the same field, which BASIC has poked
;
; Memory: B900-E2FF our routine and its variables

        org $B900

        public start

BESIDE_WIDTH:   equ 16
BESIDE_HEIGHT:  equ 11
BESIDE_LARGE:   equ 1
BESIDE_SOLVER:  equ solve_wave

ROAM_LISTING:   equ ROAM_FLOOR
ROAM_OURS:      equ ROAM_LISTING
ROAM_INK:       equ $05
ROAM_DRAWN:     equ 1                   ; roam_drawn draws the maze, without what the listing has found in it

start:
        ld hl,0
        ld (wave_limit),hl
        jp beside_solve

roam_drawn:     equ beside_field

        include "programs/magazine/beside_solve.asm"
        include "solve/solve_wave.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2

        end start
