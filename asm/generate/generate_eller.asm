; generate_eller.asm - Eller's maze: row by row, with memory for one row
;
; 1. Fill the field with separate cells.
; 2. Every row but the last: eller_row, without the filling. Its source explains the steps, and why the maze is perfect.
; 3. Last row: eller_last, likewise.

        if ! defined GENERATE_ELLER
GENERATE_ELLER equ 1

        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "generate/eller_row.asm"

        public generate_eller

; generate_eller - make a perfect maze from the top row to the bottom one
; Family: generator
; Menu:  150, "Eller", "Row by row: short dead ends,", "but longer ways at the foot"
; Source: G8
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; many short dead ends; longer passages along the last row, which joins all separate parts
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (33 bytes); operands in field_fill, eller_row and eller_last (set before use)
; Size:  26 bytes   Time: 62,368 T mean, 66,086 T at most (31x31); 47,278 T mean, 50,280 T at most (31x23)
; Stack: 12 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_eller:
        proc
        local row

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        call eller_begin
        ld hl,field + FIELD_STRIDE
        dec b
row:
        push bc
        call eller_row_open
        pop bc
        djnz row
        jp eller_last_open
        endp
generate_eller_end:

        endif
