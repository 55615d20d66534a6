; generate_prim.asm - modified Prim: a random border cell is joined to a random neighbour inside
;
; A cell is inside the maze, on its border (beside a cell that is inside), or outside.
; 1. Fill the field: cells open, walls closed. A random cell is the first one inside.
; 2. Look at the four neighbours of the new inside cell. List those that were outside: they are border cells now.
; 3. Take a random cell from the list. Open the wall between it and one of its neighbours inside, each equally likely: it is
;    inside now. Repeat from step 2 until the list is empty.
;
; lib/prim_board.asm explains the list and the byte of a cell.
; Self-modified: limit, few, half, kept_sp.

        if ! defined GENERATE_PRIM
GENERATE_PRIM equ 1

        include "lib/prim_board.asm"

        public generate_prim

; generate_prim - make a perfect maze that grows at random cells of its border
; Family: generator
; Menu:  80, "Prim", "Grows on all sides: short ways", "and many dead ends"
; Source: M5, G6
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes); operands at limit, few, half and kept_sp, and in field_fill (set before use)
; Size:  396 bytes   Time: 129,222 T mean, 137,859 T at most (31x31); 99,233 T mean, 107,088 T at most (31x23)
; Stack: 6 bytes
; Repeats: 50 of the 65,536 mazes come up twice (31x31)
generate_prim:
        proc
        prim 0
        endp
generate_prim_end:

        endif
