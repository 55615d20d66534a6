; generate_prim.asm - modified Prim: a random border cell is joined to a random neighbour inside
;
; A cell is inside the maze, on its border (beside a cell that is inside), or outside.
; 1. Fill the field: all cells outside. A random cell is the first one inside.
; 2. Look at the four neighbours of the new inside cell. If one was outside, list it as a border cell,
;    and open the wall between the two: so far it can only be joined here.
; 3. If one was on the border already, it now has k neighbours inside, 2 to 4. With the chance 1/k its opening moves here:
;    close the walls around it and open the one between the two.
; 4. Take a random cell from the list: it is inside now. Repeat from step 2 until the list is empty.
;
; So a border cell always has one opening, to each neighbour inside with the same chance 1/k, and to take it
; is enough to join it. (1/3 is 85 of 256; the others are exact.)
; - A byte of field: 0 inside, OUTSIDE, ON_BORDER + 2 * (k - 1), FIELD_WALL. Bit 0 marks the cells to look at.
; - The row above the field, the end of guard, is made wall too: step 2 looks there from the first row.
; - SP is in the list while it digs. IX = the cell that is new inside; BC = the random state.
; Self-modified: few, mix, pages, kept_sp.

        if ! defined GENERATE_PRIM
GENERATE_PRIM equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/cell_draw.asm"
        include "lib/list_take.asm"

        public generate_prim

; prim_look - look at the neighbour that is `way` bytes from the cell at IX and DE, behind the wall at `wall`
prim_look macro way, wall, again
        local next
        bit 0,(ix way)
        jr z,next
        ld hl,0 way
        add hl,de
        ld a,(hl)
        add a,2
        ld (hl),a
        cp ON_BORDER
        call nz,again
        jr nz,next
        push hl                         ; outside until now
        ld (ix wall),FIELD_PATH
next:
        endm

; generate_prim - make a perfect maze that grows at random cells of its border
; Family: generator
; Menu:  80, "Prim", "Grows on all sides: short routes", "and many dead ends"
; Source: M5, G6
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), guard (last 32 bytes); operands at few, pages and kept_sp, and in
;        field_fill (set before use)
; Size:  327 bytes   Time: 178,690 T mean, 189,330 T at most (31x31); 132,105 T mean, 140,771 T at most (31x23)
; Stack: 6 bytes
; Repeats: 81 of the 65,536 mazes come up twice (31x31)
generate_prim:
        proc
        local OUTSIDE, ON_BORDER, above, inside, again, share, below, few, mix, pages, kept_sp, done

OUTSIDE:        equ 1
ON_BORDER:      equ 3

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,OUTSIDE
        call field_fill
        call cell_draw                  ; DE = a random cell
        ld hl,field - FIELD_STRIDE
above:
        ld (hl),FIELD_WALL
        inc l
        jr nz,above
        ld a,LIST_FEW
        ld (few + 1),a
        ld bc,(rng_seed)
        push ix
        ld (kept_sp + 1),sp
        ld sp,LIST_END

inside:
        ld ixl,e
        ld ixh,d
        ld (ix + 0),FIELD_PATH
        prim_look - 2 * FIELD_STRIDE, - FIELD_STRIDE, again
        prim_look - 2, - 1, again
        prim_look + 2, + 1, again
        prim_look + 2 * FIELD_STRIDE, + FIELD_STRIDE, again
        list_take few, mix, pages, done
        jp inside

        ; a border cell at HL has one more neighbour inside, at DE: A = its byte; out: not zero; keeps DE, IX
again:
        rng_step b, c
        ld a,(hl)
        cp ON_BORDER + 4
        ld a,256 / 2 - 1
        jr c,share                      ; k = 2
        ld a,256 / 3 - 1
        jr z,share
        ld a,256 / 4 - 1
share:
        cp b
        ret c                           ; the opening stays
        push hl
        inc l
        ld a,FIELD_WALL
        ld (hl),a                       ; right
        dec l
        dec l
        ld (hl),a                       ; left
        inc l
        res 5,l                         ; a cell's row is odd
        ld (hl),a                       ; above
        ld a,l
        add a,2 * FIELD_STRIDE
        ld l,a
        jr nc,below
        inc h
below:
        ld (hl),FIELD_WALL
        pop hl
        add hl,de
        rr h
        rr l                            ; halfway: the sum has 17 bits
        ld (hl),FIELD_PATH
        or a                            ; not zero: a column's number and more
        ret

done:
        ld (rng_seed),bc
kept_sp:
        ld sp,0
        pop ix
        or a
        ret
        endp
generate_prim_end:

        endif
