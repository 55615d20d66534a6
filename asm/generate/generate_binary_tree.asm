; generate_binary_tree.asm - a binary tree: each cell opens up or left
;
; 1. Fill the field with separate cells.
; 2. First row: open every cell to the left, except the first.
; 3. Every other row: open the first cell upwards; a coin decides for each further cell whether it opens upwards or left.
;
; Why it is perfect: every cell but the first has exactly one passage to a cell nearer the top left corner.
; Invariants: HL = the wall left of the cell, at an odd row and an even column, so the wall above
; the cell is the next column with bit 5 of the address cleared. A = coins from bit 7 down to above the lowest
; 1, the end marker. DE = the random state: a high byte is eight coins. IXH, IXL = rows and coins for each row.

        if ! defined GENERATE_BINARY_TREE
GENERATE_BINARY_TREE equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_binary_tree

; generate_binary_tree - make a perfect maze, a coin for each cell
; Family: generator
; Menu:  130, "Binary /tree", "Two open halls, above and", "left; all ways lead to them"
; Source: G9
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; first row and first column open from end to end; going up or left never ends in a dead end
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands in field_fill (set before use)
; Size:  96 bytes   Time: 21,325 T mean, 22,057 T at most (31x31); 17,230 T mean, 17,818 T at most (31x23)
; Stack: 4 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_binary_tree:
        proc
        local first, row, same, draw, cell, coin, one, next

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        push ix
        dec b
        dec c
        push bc
        pop ix
        ld de,(rng_seed)
        ld hl,field + FIELD_STRIDE + 2
        ld b,c
first:
        ld (hl),FIELD_PATH
        inc l
        inc l
        djnz first
row:
        ld a,l
        and $C0
        add a,2 * FIELD_STRIDE + 1
        ld l,a
        jr nc,same
        inc h
same:
        ld (hl),FIELD_PATH              ; above the row's first cell
        add a,FIELD_STRIDE + 1
        ld l,a
        ld b,ixl                        ; undocumented, but works on every Z80
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
        inc l
        inc l
        djnz cell
        jr next
one:
        jr z,draw                       ; that was the end marker
        res 5,l
        inc l
        ld (hl),FIELD_PATH              ; above
        inc l
        set 5,l
        djnz cell
next:
        dec ixh
        jr nz,row
        ld (rng_seed),de
        pop ix
        or a
        ret
        endp
generate_binary_tree_end:

        endif
