; generate_eller_large.asm - Eller's maze in a large field: row by row, with memory for one row
;
; 1. Fill the field with separate cells; each column is a set of its own (large_eller_begin).
; 2. Every row but the last (large_eller_row): the steps of eller_row, whose source explains them and why the maze is perfect.
; 3. Last row (large_eller_last): open the wall to the right wherever the sets differ.
; A program that shows the maze while it is made calls the three parts itself.
;
; Invariants: IX = the place below the cell, so that the wall to its right is at most 127 bytes away; the operands at
; right_row and right_last are that distance. C, H, B, HL': as in include/eller.asm, the ring being in work.

        if ! defined GENERATE_ELLER_LARGE
GENERATE_ELLER_LARGE equ 1

        include "include/eller.asm"
        include "lib/random.asm"
        include "large/large_size.asm"
        include "large/large_cells.asm"

        public generate_eller_large
        public large_eller_begin, large_eller_row, large_eller_last

LARGE_COINS:    equ work + 2 * 63

; generate_eller_large - make a perfect maze in a large field, from the top row to the bottom one
; Family: large generator
; Source: G8
; In:    rng_seed, big_field, big_width, big_height, maze_width, maze_height
; Out:   the large field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; many short dead ends; longer passages along the last row, which joins all separate parts
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into the large field
; Writes: the large field, rng_seed, work (127 bytes); operands in large_eller_begin, large_eller_row, large_eller_last
;        and large_cells (set before use)
; Size:  14 bytes   Time: 276,371 T mean, 284,048 T at most (63x63)
; Bound: under 1,200,000 T (127x127 in 128x128)
; Stack: 12 bytes
; Repeats: none of the 65,536 mazes come up twice (63x63)
generate_eller_large:
        proc
        local row
        call large_eller_begin
        ret c
row:
        push bc
        call large_eller_row
        pop bc
        djnz row
        jp large_eller_last
        endp
generate_eller_large_end:

        proc
        local cell, below, open, onward, width, cells, joined, width_too, draw, right_row, right_last

; large_eller_begin - begin a maze for large_eller_row
; In:    big_field, big_width, big_height, maze_width, maze_height
; Out:   carry clear: the large field, with walls around each cell; B = rows of cells, less the last; HL = the first of them
;        carry set: illegal size, nothing written
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into the large field
; Writes: the large field, work (127 bytes); operands at width and right_row, width_too and right_last in large_eller_row
;        and large_eller_last, and in large_cells (set before use)
; Size:  55 bytes
; Stack: 10 bytes
large_eller_begin:
        call large_size
        ret c
        push bc
        ld a,c
        dec a
        add a,a
        ld (width + 1),a                ; the last column
        ld (width_too + 1),a
        ld a,1
        sub e
        ld (right_row + 2),a
        ld (right_last + 2),a
        xor a                           ; FIELD_PATH
        ld h,a
        ld l,a
        call large_cells
        eller_ring LARGE_COINS
        pop bc
        dec b
        ld de,(big_width)
        ld d,l                          ; 0
        ld hl,(big_field)
        add hl,de
        ret                             ; carry is clear
large_eller_begin_end:

; large_eller_row - open walls of a row of cells, and of the row of walls below it
; In:    HL = the first byte of the row of cells; big_width; rng_seed, work (from large_eller_begin or the row before)
; Out:   the row in the large field is finished; HL = the first byte of the next row of cells; rng_seed, work
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: the large field, rng_seed, work (127 bytes)
; Size:  129 bytes
; Bound: under 20,000 T a row
; Stack: 8 bytes
large_eller_row:
        ld de,(big_width)
        ld d,0
        add hl,de
        push ix
        push hl
        pop ix
        inc ix
        add hl,de
        push hl
        exx
        push hl
        ld hl,(rng_seed)
        exx
        ld hl,LARGE_COINS
        ld b,(hl)
        ld c,0
cell:
        eller_right below
        eller_coin
        jr nc,below
right_row:
        eller_join 0
below:
        ld l,c
        ld a,(hl)
        cp c
        jr z,open                       ; alone in its set
        ld e,a
        eller_coin
        jr c,open
        eller_leave
        jr onward
open:
        ld (ix + 0),FIELD_PATH
onward:
        inc ix
        inc ix
        inc c
        inc c
        ld a,c
width:
        cp 0
        jr c,cell
        jr z,below                      ; the last column has nothing to its right
        ld l,low LARGE_COINS
        ld (hl),b
        exx
        ld (rng_seed),hl
        pop hl
        exx
        pop hl
        pop ix
        ret

draw:                                   ; carry = the first of eight new coins, the rest in B
        exx
        rng_step h, l
        exx
        scf
        adc a,a
        ld b,a
        ret
large_eller_row_end:

; large_eller_last - open walls of the last row of cells
; In:    HL = the first byte of the row of cells; big_width; work (from large_eller_begin or the row before)
; Out:   the row in the large field is finished; carry clear
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the large field, work (126 bytes)
; Size:  53 bytes
; Stack: 4 bytes
large_eller_last:
        ld de,(big_width)
        ld d,0
        add hl,de
        inc hl
        push ix
        push hl
        pop ix
        ld h,high work
        ld c,d
cells:
        eller_right joined
right_last:
        eller_join 0
joined:
        inc ix
        inc ix
        inc c
        inc c
        ld a,c
width_too:
        cp 0
        jr nz,cells
        pop ix
        ret                             ; carry is clear: equal
large_eller_last_end:
        endp

        endif
