; cell_draw.asm - a random cell to start from

        if ! defined LIB_CELL_DRAW
LIB_CELL_DRAW equ 1

        include "lib/random.asm"

        public cell_draw

; cell_draw - the address of a random cell, its row and its column drawn by rng_below
; In:    B = cells down, C = cells across (field_cells); rng_seed
; Out:   HL = DE = the cell's address in field; rng_seed; carry clear
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: rng_seed
; Size:  29 bytes   Time: 839 to 853 T (15 x 15 cells)
cell_draw:
        proc
        ld e,b
        call rng_below
        rrca
        rrca                            ; 64 * row: two bits for the high byte, two for the low one
        ld d,a
        ld e,c
        call rng_below                  ; H = 0
        add a,a
        ld l,a
        ld a,d
        and $C0
        add a,l
        add a,FIELD_STRIDE + 1
        ld l,a
        ld a,d
        and $03
        add a,high field
        ld h,a
        ld d,h
        ld e,l
        ret
        endp
cell_draw_end:

        endif
