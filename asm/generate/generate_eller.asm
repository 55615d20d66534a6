; generate_eller.asm - Eller's maze: row by row, with memory for one row
;
; Source G8.
; 1. Fill the field with cells that are not joined. Each column is a set of its own.
; 2. Every row but the last, cell by cell: if the cell to the right is in another set, a coin says whether the
;    wall to it is opened; then the two sets become one.
; 3. Then, if the cell is the only one of its set, open the wall below it. If not, a coin says whether to; if it
;    stays, the column leaves the set and is a set of its own in the next row.
; 4. Last row: open the wall to the right wherever there is another set.
;
; Why it is perfect: a wall is opened only between two sets, so there are no rings; a set never loses its last
; column, so each has a way into the next row, and the last row joins all sets.
; What makes it fast: a set is a ring of columns, left to right. Ways cannot cross, so neighbours are in the same
; set just when the right one follows the left one in the ring; to join or to leave moves four or three links.
; What holds all the time: IX = the cell, C = its column: 0, 2, 4 ..; work + C = the column before it in its ring,
; work + C + 1 the column after it, work + 32 = rows to come. H = high work.
; B = coins from bit 7 down to above the lowest 1, which is none; HL' = the random state.

        if ! defined GENERATE_ELLER
GENERATE_ELLER equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_eller

; eller_coin - carry = a coin; uses A, B
eller_coin macro
        sla b
        call z,draw
        endm

; eller_right - to same if the next column is in the set of C; else D = the column after C, E = the next, HL = the link
eller_right macro same
        ld l,c
        inc l
        ld d,(hl)
        ld e,c
        inc e
        inc e                           ; E = the next column, D = the one after C in its ring
        ld a,d
        cp e
        jr z,same
        endm

; eller_join - open the wall to the next column E and join its set with C's, D being after C
eller_join macro
        ld (ix + 1),FIELD_PATH
        ld (hl),e                       ; C, then E
        ld l,e
        ld a,(hl)                       ; A = the one before E, the last of E's set
        ld (hl),c
        ld l,d
        ld (hl),a                       ; A, then D
        ld l,a
        inc l
        ld (hl),d
        endm

; generate_eller - make a perfect maze from the top row to the bottom one
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
;        carry set: illegal size, nothing written
; Maze:  perfect; many short dead ends; longer ways along the last row, which joins all that is apart
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (33 bytes), and operands at width, width_too and in field_fill (set before use)
; Size:  201 bytes   Time: 59,745 T mean, 63,463 T at most (31x31); 45,388 T mean, 48,390 T at most (31x23)
; Stack: 6 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_eller:
        proc
        local ROWS_LEFT, ring, row, cell, below, open, onward, width, last, joined, width_too, draw
ROWS_LEFT:      equ 2 * 16

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        push ix
        exx
        push hl
        ld hl,(rng_seed)
        exx
        ld a,c
        add a,a
        sub 2
        ld (width + 1),a                ; the last column
        ld (width_too + 1),a
        ld ix,field + FIELD_STRIDE + 1
        ld hl,work + ROWS_LEFT
        ld (hl),b
        ld b,$80                        ; no coins
ring:                                   ; every column before and after itself
        dec l
        dec l
        ld (hl),l
        ld a,l
        inc l
        ld (hl),a
        dec l
        jr nz,ring

row:
        ld h,high work
        ld c,0
        ld l,ROWS_LEFT
        dec (hl)
        jr z,last
cell:
        eller_right below
        eller_coin
        jr nc,below
        eller_join
below:
        ld l,c
        ld a,(hl)
        cp c
        jr z,open                       ; alone in its set
        ld e,a
        eller_coin
        jr c,open
        ld (hl),c                       ; C leaves: E = before it, D = after it
        inc l
        ld d,(hl)
        ld (hl),c
        ld l,e
        inc l
        ld (hl),d
        ld l,d
        ld (hl),e
        jr onward
open:
        ld (ix + FIELD_STRIDE),FIELD_PATH
onward:
        inc ixl                         ; undocumented, on every Z80; a row never crosses a page
        inc ixl
        inc c
        inc c
        ld a,c
width:
        cp 0
        jr c,cell
        jr z,below                      ; the last column has nothing to its right
        ld a,ixl
        and $C0
        add a,3 * FIELD_STRIDE + 1
        ld ixl,a
        jr nc,row
        inc ixh
        jr row

last:
        eller_right joined
        eller_join
joined:
        inc ixl
        inc ixl
        inc c
        inc c
        ld a,c
width_too:
        cp 0
        jr nz,last
        exx
        ld (rng_seed),hl
        pop hl
        exx
        pop ix
        or a
        ret

draw:                                   ; carry = the first of eight new coins, the rest in B
        exx
        rng_step h, l
        exx
        scf
        adc a,a
        ld b,a
        ret
        endp
generate_eller_end:

        endif
