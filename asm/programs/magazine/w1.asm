; w1.asm - our wave beside the text's, on the same field, which BASIC has poked
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start

BESIDE_WIDTH:   equ 16
BESIDE_HEIGHT:  equ 11
BESIDE_LARGE:   equ 1
BESIDE_SOLVER:  equ solve_wave

start:
        ld hl,0
        ld (wave_limit),hl
        jp beside_solve

        include "programs/magazine/beside_solve.asm"
        include "solve/solve_wave.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2

        end start
