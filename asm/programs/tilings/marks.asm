; marks.asm - marks in the cells: dots of the trail and of the way, the walker, and colours
;
; 1. A stamp is a small shape that inverts pixels, at any place: stamped again, it disappears, and the old pixels return.
; 2. `marks` has a byte for each cell: bit 0 the trail has been here, bit 1 the way leads through it, bits 4 and 5 the stamp
;    in it.
; 3. `trodden` has the directions in which the trail leads from a cell.
; 4. Where no line crosses the character cells in the middle of any cell, these have the colour of the cell's mark; with `snap` the stamps are
;    in the middle of one character cell. On squares the whole square has the colour. Else it covers walls too,
;    and the trail is a tint behind them.

        if ! defined TILINGS_MARKS
TILINGS_MARKS equ 1

; stamp_place - where a cell's stamps are drawn
; In:    D, E = row, column; snap
; Out:   D, E = y, x: the cell's middle, or, if snap is not 0, the middle of the character cell that it is in
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Writes: nothing
stamp_place:
        call tiling_centre
        ld a,(snap)
        or a
        ret z
        ld a,d
        and $F8
        add a,4
        ld d,a
        ld a,e
        and $F8
        add a,4
        ld e,a
        ret

; middle_cells - the character cells that the largest stamp in a cell touches
; In:    D, E = row, column
; Out:   D, E = row, column of the first of them on the screen; B, C = rows, columns of them, 1 or 2
; Keeps: IX, IY
; Uses:  AF
; Writes: nothing
middle_cells:
        proc
        local span
        call stamp_place
middle_at:                              ; of a stamp at D, E = y, x
        ld a,d
        call span
        ld d,a
        ld b,c
        ld a,e
        call span
        ld e,a
        ret
span:                                   ; A = pixel in the middle: A = first cell, C = how many
        sub 3
        push af
        add a,5
        call pixel_cell
        ld c,a
        pop af
        call pixel_cell
        push af
        sub c
        neg
        inc a
        ld c,a
        pop af
        ret
        endp

; pixel_cell - the character cell of a pixel
; In:    A = y or x
; Out:   A = row or column
; Keeps: BC, DE, HL, IX, IY
; Uses:  F
pixel_cell:
        rrca
        rrca
        rrca
        and $1F
        ret

; marks_begin - no trail and no way; do the cells have room for colours?
; In:    a maze drawn, nothing in its cells; tiling, tiling_all, tiling_columns
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks, trodden, walker, own, snap, phase
marks_begin:
        proc
        local whole
        ld hl,marks
        call clear_page
        ld hl,trodden
        call clear_page
        ld hl,NOWHERE
        ld (walker),hl
        call on_squares
        ld a,1
        jr z,whole                      ; squares are coloured as a whole
        ld (snap),a
        call own_try
        ret z
whole:
        xor a
        ld (snap),a
        call own_try
        ret z
        xor a
        ld (own),a
        ret
        endp

; own_try - have all cells a middle of their own, by the present `snap`?
; In, Keeps, Uses: as marks_begin; snap
; Out:   Z if they have
; Writes: own, phase
own_try:
        ld a,1
        ld (own),a
        ld hl,own_cell
        call each_cell
        ld a,(own)
        dec a
        ret

; own_cell - own = 0 if a line crosses the middle of a cell, or if it lies in its character cell otherwise than the first one;
;            the exit may have its mark there
; In:    D, E = row, column; snap; links_exit
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: own, phase
own_cell:
        proc
        local placed, first, same, row, column, line, crossed_row, crossed, square, nowhere
        ld hl,(links_exit)
        or a
        sbc hl,de
        ret z
        push de
        call on_squares
        jr z,placed
        ld a,(snap)
        or a
        jr z,same
placed:
        ld h,d
        ld l,e
        call tiling_centre
        ld a,d
        and 7
        ld d,a
        ld a,e
        and 7
        ld e,a
        ld a,h
        or l
        jr nz,first
        ld (phase),de
first:
        ld hl,(phase)
        or a
        sbc hl,de
        jr nz,crossed
        pop de
        push de
same:
        call tiling_absent
        jr c,nowhere                    ; an arrow may be there
        call middle_cells
        call on_squares
        jr z,square
row:
        push bc
        push de
column:
        push bc
        call cell_address
        ld b,8
        xor a
line:
        or (hl)
        inc h
        djnz line
        pop bc
        or a
        jr nz,crossed_row
        inc e
        dec c
        jr nz,column
        pop de
        pop bc
        inc d
        djnz row
        pop de
        ret
square:                                 ; one character cell, or 2 x 2: its walls are in it too
        ld a,b
        cp c
        pop de
        ret z
        push de
        jr crossed
crossed_row:
        pop de
        pop bc
crossed:
        xor a
        ld (own),a
nowhere:
        pop de
        ret
        endp

        endif
