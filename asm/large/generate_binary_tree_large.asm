; generate_binary_tree_large.asm - a binary tree in a large field: each cell opens up or left
;
; The steps of generate_binary_tree, row by row from the top: each cell is finished when the next one begins.
; 1. Fill the field with separate cells.
; 2. First row: open every cell to the left, except the first.
; 3. Every other row: open the first cell upwards; a coin decides for each further cell whether it opens upwards or left.
;
; Invariants: HL = the wall left of the cell, BC = the width - 2, so the wall above the cell is BC + 1 before HL, and the carry
; of a coin is that 1. A = coins from bit 7 down to above the lowest 1, the end marker. DE = the random state.
; IXH, IXL = rows and cells left; the stack has the beginning of the row.

        if ! defined GENERATE_BINARY_TREE_LARGE
GENERATE_BINARY_TREE_LARGE equ 1

        include "lib/random.asm"
        include "large/large_size.asm"
        include "large/large_cells.asm"

        public generate_binary_tree_large

; generate_binary_tree_large - make a perfect maze in a large field, a coin for each cell
; Family: large generator
; Source: G9
; In:    rng_seed, big_field, big_width, big_height, maze_width, maze_height
; Out:   the large field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; first row and first column open from end to end; going up or left never ends in a dead end
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into the large field
; Writes: the large field, rng_seed; operands at count, and in large_cells (set before use)
; Size:  122 bytes   Time: 117,854 T mean, 120,458 T at most (63x63)
; Bound: under 520,000 T (127x127 in 128x128)
; Stack: 8 bytes
; Repeats: none of the 65,536 mazes come up twice (63x63)
generate_binary_tree_large:
        proc
        local first, row, draw, cell, coin, one, next, count
        call large_size
        ret c
        push bc
        xor a                           ; FIELD_PATH
        ld h,a
        ld l,a
        call large_cells
        pop bc
        push ix
        dec b
        dec c
        push bc
        pop ix                          ; IXH = rows, IXL = coins in each
        ld bc,(big_width)
        ld b,0
        dec bc
        dec bc
        ld de,(rng_seed)
        ld hl,(big_field)
        add hl,bc
        inc hl
        inc hl
        push hl
        ld a,ixl                        ; undocumented, but works on every Z80
first:
        inc hl
        inc hl
        ld (hl),FIELD_PATH
        dec a
        jr nz,first
row:
        pop hl
        add hl,bc
        inc hl
        inc hl
        inc hl
        ld (hl),FIELD_PATH              ; above the row's first cell
        add hl,bc
        inc hl
        push hl
        inc hl
        inc hl
        ld a,ixl
        ld (count + 2),a
draw:
        rng_step d, e                   ; A = D
        scf
        adc a,a
        jr coin
cell:
        add a,a
coin:
        jr c,one
        ld (hl),FIELD_PATH              ; left
        inc hl
        inc hl
        dec ixl
        jr nz,cell
        jr next
one:
        jr z,draw                       ; that was the end marker
        sbc hl,bc                       ; and 1 for the carry
        ld (hl),FIELD_PATH              ; above
        add hl,bc
        inc hl
        inc hl
        inc hl
        dec ixl
        jr nz,cell
next:
count:
        ld ixl,0
        dec ixh
        jr nz,row
        pop hl
        ld (rng_seed),de
        pop ix
        or a
        ret
        endp
generate_binary_tree_large_end:

        endif
