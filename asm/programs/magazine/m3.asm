; m3.asm - our recursive walk beside the text's, on the same maze, which BASIC has poked into thin
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start, thin

BESIDE_WIDTH:   equ 31
BESIDE_HEIGHT:  equ 21
BESIDE_SOLVER:  equ solve_recursive

start:
        ld hl,BESIDE_HEIGHT * 256 + BESIDE_WIDTH
        ld (field_width),hl
        call thin_to_field
        jp beside_solve

        include "programs/magazine/beside_solve.asm"
        include "transform/thin_to_field.asm"
        include "solve/solve_recursive.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2

        end start
