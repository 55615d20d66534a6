; figures.asm - closed corridors in the outlines of letters, crosses and stairs, laid over each other
;
; Source Z12b.
; 1. Fill the field with walls. Lay a grid over the inside: squares as wide as the corridors, a wall of one cell between
;    them; the rest at the right and at the bottom stays wall.
; 2. Draw the square where the chain begins, and whether it goes right or left, down or up.
; 3. Reverse left and right with a chance of 1/16, and up and down with another 1/16. Take the figure of the kind asked for, or
;    draw one; by a coin exchange its columns and rows.
; 4. Draw the length of a unit in squares: 1 to 4; fewer across, or down, if the figure would be longer than half of
;    the field. It lies in the direction of the chain, or the other way if it does not fit. If it fits neither way,
;    exchange columns and rows; if it does not fit then either, take the rectangle.
; 5. Open its outline, from the chain's end round to it again. The chain continues at its exit. Repeat from step 3 for each
;    figure.
;
; Why there is no dead end: each square of an outline has two neighbours in it; the chain's end is in two figures, so each
; is joined to the one before. The rectangle always fits: of one unit, or of none in a field with a single square in one
; direction, where each figure becomes a band (two or three cells wide).
; Invariants: IX = AXIS_ACROSS or AXIS_DOWN: the axis of the field in use.

        if ! defined LIB_FIGURES
LIB_FIGURES equ 1

        include "lib/random.asm"
        include "lib/field_fill.asm"
        include "lib/field_address.asm"

        public figures_chain

; figures_chain - fill the field with walls, and lay a chain of figures into it
; In:    A = figures, 0 for 1; D = kind, 1 to 5, anything else for a mixture; E = width of a corridor, 1 to 3;
;        B = cells down, C = cells across (field_cells); rng_seed
; Out:   field, rng_seed; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (22 bytes); operands in field_fill (set before use)
; Size:  552 bytes
figures_chain:
        proc
        local AXIS_ACROSS, AXIS_DOWN, KIND, MOST, LAST, HALF, TIP, UNIT, SIGN, EXIT, WIDTH, PITCH, LEFT, TURNED, EAST, SOUTH, WEST
        local NORTH, KINDS, figure, turn, steady, known, fit, unfit, trace, side, level, backward, traced, open, row
        local cell, place, divide, shorter, short_enough, onward, try, other, fits, forth, squares, count, times, sum
        local sum_end, kinds, letter_l, letter_t, letter_u, cross, stairs, rectangle
AXIS_ACROSS:    equ work
AXIS_DOWN:      equ work + $40 / 8      ; SOUTH, moved to bit 3, chooses the axis
LAST:           equ 0                   ; of an axis: the number of its last square
HALF:           equ 1                   ; half of its squares
TIP:            equ 2                   ; where the chain ends
UNIT:           equ 3                   ; squares in a unit of the figure
SIGN:           equ 4                   ; bit 7: to the left, up
EXIT:           equ 5                   ; where the chain ends after this figure
WIDTH:          equ work + 16           ; of a corridor
PITCH:          equ work + 17           ; from a square to the next
LEFT:           equ work + 18           ; figures left
TURNED:         equ work + 19           ; $40: columns and rows are exchanged
KIND:           equ work + 20
MOST:           equ work + 21           ; squares in a unit at most
EAST:           equ $00
SOUTH:          equ $40
WEST:           equ $80
NORTH:          equ $C0
KINDS:          equ 5

        cp 1
        adc a,0                         ; 0 is 1
        ld (LEFT),a
        ld a,d
        ld (KIND),a
        ld d,e
        inc d
        ld (WIDTH),de                   ; and PITCH
        ld a,FIELD_WALL
        call field_fill
        push ix
        ld ix,AXIS_ACROSS
        ld a,c
        call squares
        ld ix,AXIS_DOWN
        ld a,b
        call squares

figure:
        call rng_next
        ld ix,AXIS_ACROSS
        and 15
        jr z,turn
        dec a
        jr nz,steady
        ld ix,AXIS_DOWN
turn:
        ld a,(ix + SIGN)
        xor $80
        ld (ix + SIGN),a
steady:
        ld a,(KIND)
        dec a
        cp KINDS
        jr c,known
        ld e,KINDS
        call rng_below
known:
        add a,a
        ld e,a
        ld d,0
        ld hl,kinds
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        call rng_next
        and 3
        inc a
        ld (MOST),a
        ld a,h
        call fit
        jr nc,trace
        ld a,(TURNED)
        cpl
        call fit
        jr nc,trace
        ld de,rectangle
        call fit

trace:                                  ; HL = the sides
        push hl
        ld a,(AXIS_ACROSS + TIP)
        call times
        inc a
        ld e,a
        ld a,(AXIS_DOWN + TIP)
        call times
        inc a
        ld d,a
        call field_address
        pop de
side:
        ld a,(de)
        or a
        jr z,traced
        inc de
        push de
        ld e,a
        ld a,(TURNED)
        xor e
        and SOUTH
        rrca
        rrca
        rrca
        ld ixl,a                        ; undocumented, but works on every Z80
        ld a,e
        and $3F
        ld c,(ix + UNIT)
        call sum
        call times
        ld c,a                          ; cells to go
        ld a,e
        xor (ix + SIGN)
        add a,a
        push af                         ; carry: to the left, up
        ld d,0
        ld e,c
        ld a,(WIDTH)
        ld b,a
        add a,c
        ld c,a                          ; open B rows of C cells
        ld a,ixl
        or a
        jr z,level
        ld a,b
        ld b,c
        ld c,a
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ex de,hl
level:
        pop af
        jr c,backward
        call open
        add hl,de
        pop de
        jr side
backward:
        or a
        sbc hl,de
        call open
        pop de
        jr side

traced:
        ld a,(AXIS_ACROSS + EXIT)
        ld (AXIS_ACROSS + TIP),a
        ld a,(AXIS_DOWN + EXIT)
        ld (AXIS_DOWN + TIP),a
        ld hl,LEFT
        dec (hl)
        jp nz,figure
        pop ix
        or a
        ret

        ; place the figure DE, turned if bit 6 of A is set. Out: carry clear: HL = its sides; carry set: it does not fit
fit:
        and SOUTH
        ld (TURNED),a
        rrca
        rrca
        rrca
        ld ixl,a
        ld ixh,high work
        push de
        ex de,hl
        call place
        jr c,unfit
        ld a,ixl
        xor SOUTH / 8
        ld ixl,a
        call place
unfit:
        pop de
        ret

        ; open B rows of C cells from HL on; all but AF, BC are kept
open:
        push hl
        push de
        ld de,FIELD_STRIDE
row:
        ld a,c
cell:
        ld (hl),FIELD_PATH
        inc l
        dec a
        jr nz,cell
        ld a,l
        sub c
        ld l,a
        add hl,de
        djnz row
        pop de
        pop hl
        ret

        ; place a figure along one axis; HL = its units before the start, altogether, from the start to the exit
        ; Out: carry clear: HL = behind these; carry set: it does not fit
place:
        ld a,(MOST)
        ld e,a
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld a,(ix + HALF)
        ld d,-1
divide:
        inc d
        sub b
        jr nc,divide
        ld a,d
        cp 1
        adc a,0
        cp e
        jr c,shorter
        ld a,e
shorter:
        cp (ix + LAST)
        jr c,short_enough
        ld a,(ix + LAST)
short_enough:
        ld (ix + UNIT),a
        ld d,a
        ld a,b
        sub c
        ld b,a
        ld a,c
        ld c,d
        ld e,b
        call sum
        ld d,a                          ; squares before the start
        ld a,e
        call sum
        ld e,a                          ; squares after it
        bit 7,(ix + SIGN)
        ld b,2
        jr nz,other
try:
        ld a,(ix + TIP)
        sub d
        jr c,onward
        ld a,(ix + TIP)
        add a,e
        cp (ix + LAST)
        jr z,fits
        jr c,fits
onward:
        ld a,(ix + SIGN)
        xor $80
        ld (ix + SIGN),a
        dec b
        scf
        ret z
other:
        ld a,d
        ld d,e
        ld e,a
        jr try
fits:
        inc hl
        ld a,(hl)
        inc hl
        call sum
        bit 7,(ix + SIGN)
        jr z,forth
        neg
forth:
        add a,(ix + TIP)
        ld (ix + EXIT),a
        or a
        ret

        ; A = cells along a side of the field: prepare the axis; BC is kept
squares:
        add a,a
        ld hl,PITCH
        ld d,-1
count:
        inc d
        sub (hl)
        jr nc,count
        ld e,d                          ; squares
        srl d
        ld (ix + HALF),d
        call rng_below
        ld (ix + TIP),a
        ld (ix + SIGN),l
        dec e
        ld (ix + LAST),e
        ret

        ; A = A squares in cells; sum: A = A * C
times:
        ld c,a
        ld a,(PITCH)
sum:
        ld b,a
        xor a
        inc b
        jr sum_end
        add a,c
sum_end:
        djnz sum_end - 1
        ret

        ; A figure: units across before the start, altogether, from the start to the exit; the same down; the sides of its
        ; outline from the start on, each with its units; 0. To add one, add a row to `kinds`, and 1 to KINDS.
kinds:
        dw letter_l, letter_t, letter_u, cross, stairs
letter_l:
        db 0, 2, 2,  0, 2, 2
        db EAST + 2, SOUTH + 2, WEST + 1, NORTH + 1, WEST + 1, NORTH + 1, 0
letter_t:
        db 0, 3, 2,  0, 2, 2
        db EAST + 3, SOUTH + 1, WEST + 1, SOUTH + 1, WEST + 1, NORTH + 1, WEST + 1, NORTH + 1, 0
letter_u:
        db 0, 3, 3,  0, 2, 2
        db EAST + 1, SOUTH + 1, EAST + 1, NORTH + 1, EAST + 1, SOUTH + 2, WEST + 3, NORTH + 2, 0
cross:
        db 1, 3, 1,  0, 3, 3
        db EAST + 1, SOUTH + 1, EAST + 1, SOUTH + 1, WEST + 1, SOUTH + 1, WEST + 1, NORTH + 1, WEST + 1, NORTH + 1
        db EAST + 1, NORTH + 1, 0
stairs:
        db 0, 3, 3,  0, 3, 3
        db EAST + 1, SOUTH + 1, EAST + 1, SOUTH + 1, EAST + 1, SOUTH + 1, WEST + 3, NORTH + 3, 0
rectangle:
        db 0, 1, 1,  0, 1, 1
        db EAST + 1, SOUTH + 1, WEST + 1, NORTH + 1, 0
        endp
figures_chain_end:

        endif
