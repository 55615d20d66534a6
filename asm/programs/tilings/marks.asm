; marks.asm - what is drawn in the cells: dots of the trail and of the way, the walker, and colours
;
; 1. A stamp is a small shape, turned over at any pixel: stamped again, it is gone, and what was there is as before.
; 2. `marks` has a byte for each cell: bit 0 the trail has been here, bit 1 the way leads through it, bits 4 and 5 the stamp
;    that is in it.
; 3. `trodden` has the directions in which the trail leads from a cell.
; 4. Where no line crosses the character cells in the middle of any cell, these have the colour of what is there; `snap`: the stamps are
;    in the middle of one character cell then. On squares the whole square has the colour, its walls black. Else all is cyan.

        if ! defined TILINGS_MARKS
TILINGS_MARKS equ 1

MARK_TRAIL:     equ 1
MARK_WAY:       equ 2
BOARD_INK:      equ $05                 ; cyan, as the lines
FAR:            equ 40                  ; pixels: no dot in a longer side
NOWHERE:        equ $FFFF               ; a cell that there is not
BOARD_COLUMNS:  equ 25
BOARD_ROWS:     equ 22
marks:          equ work                ; by row and column as `links`
trodden:        equ field

; stamp - turn the pixels of a shape over
; In:    HL = shape: width, rows, a byte for each row; D, E = y, x of its middle
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the display file
stamp:
        proc
        local line, shift, shifted
        push de
        ld a,(hl)                       ; the pixels left of the middle, and above it, are middle too
        inc hl
        srl a
        neg
        add a,e
        ld e,a
        ld b,(hl)
        ld a,b
        inc hl
        srl a
        neg
        add a,d
        ld d,a
line:
        push bc
        push hl
        ld a,e
        and 7
        ld b,a
        inc b
        ld c,0
        ld a,(hl)
shift:
        dec b
        jr z,shifted
        srl a
        rr c
        jr shift
shifted:
        ld b,a                          ; B, C = the row in two bytes
        call pixel_byte
        ld a,(hl)
        xor b
        ld (hl),a
        inc l
        ld a,(hl)
        xor c
        ld (hl),a
        inc d
        pop hl
        pop bc
        inc hl
        djnz line
        pop de
        ret
        endp

; pixel_byte - the byte of a pixel in the display file
; In:    D, E = y, x
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
pixel_byte:
        ld a,d
        rra
        rra
        rra
        and $18
        ld l,a
        ld a,d
        and 7
        or l
        or high SCREEN
        ld h,a
        ld a,d
        add a,a
        add a,a
        and $E0
        ld l,a
        ld a,e
        rra
        rra
        rra
        and $1F
        or l
        ld l,a
        ret

; on_squares - Z if the cells are squares, each a character cell with its walls
; In:    tiling
; Out:   Z or not
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
on_squares:
        ld a,(tiling)
        or a
        ret z
        cp TILING_TORUS
        ret z
        cp TILING_STOREYS
        ret

; own_squares - Z if they are squares with colours
; In:    tiling, own
; Out:   Z or not
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
own_squares:
        call on_squares
        ret nz
        ld a,(own)
        dec a
        ret

; cell_of - the place of a cell in the arrays
; In:    D, E = row, column
; Out:   HL = its offset, 0 to 1,023
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
cell_of:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        ld h,a
        ret

; mark_of - where a cell's marks are; trodden_of - the directions of its trail; links_of - its passages
; In:    D, E = row, column
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
mark_of:
        call cell_of
        ld a,h
        add a,high marks
        ld h,a
        ret
trodden_of:
        call cell_of
        ld a,h
        add a,high trodden
        ld h,a
        ret
links_of:
        call cell_of
        ld a,h
        add a,high links
        ld h,a
        ret

; board_clear - clear the board's cells of the screen
; In:    C = attribute
; Out:   -
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the screen
board_clear:
        proc
        local row, cell, line, wipe
        ld d,1
row:
        ld e,0
        call attribute_address
        ld b,BOARD_COLUMNS
cell:
        ld (hl),c
        inc l
        djnz cell
        call cell_address
        ld a,8
line:
        push hl
        ld b,BOARD_COLUMNS
wipe:
        ld (hl),0
        inc l
        djnz wipe
        pop hl
        inc h
        dec a
        jr nz,line
        inc d
        ld a,d
        cp BOARD_ROWS + 1
        jr nz,row
        ret
        endp

; each_cell - call a routine for all cells in reading order
; In:    HL = routine: it gets D, E = row, column, and keeps them; it may use AF, BC, HL; tiling_columns, tiling_all
; Out:   D = tiling_all
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
each_cell:
        proc
        local row, cell, done
        ld (cell_routine),hl
        ld d,0
row:
        ld e,0
cell:
        ld hl,done
        push hl
        ld hl,(cell_routine)
        jp (hl)
done:
        inc e
        ld a,(tiling_columns)
        cp e
        jr nz,cell
        inc d
        ld a,(tiling_all)
        cp d
        jr nz,row
        ret
        endp

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
        local span, number
        call stamp_place
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
        call number
        ld c,a
        pop af
        call number
        push af
        sub c
        neg
        inc a
        ld c,a
        pop af
        ret
number:
        rrca
        rrca
        rrca
        and $1F
        ret
        endp

; marks_begin - no trail and no way; do the cells have room for colours?
; In:    a maze drawn, nothing in its cells; tiling, tiling_all, tiling_columns
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks, trodden, walker, own, snap, phase
marks_begin:
        ld hl,marks
        call clear_page
        ld hl,trodden
        call clear_page
        ld hl,NOWHERE
        ld (walker),hl
        ld a,1
        ld (snap),a
        call own_try
        ret z
        xor a
        ld (snap),a
        call own_try
        ret z
        xor a
        ld (own),a
        ret

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

; own_cell - own = 0 if a line crosses the middle of a cell, or if it lies in its character cell otherwise than the first one
; In:    D, E = row, column; snap
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: own, phase
own_cell:
        proc
        local first, same, row, column, line, crossed_row, crossed, square
        push de
        ld a,(snap)
        or a
        jr z,same
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
square:                                 ; its walls are in it too
        ld a,b
        or c
        dec a
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
        pop de
        ret
        endp

; cell_stamp - the stamp that belongs into a cell: the walker, a disc for a distance, a dot of the trail or of the way, or none;
; and its colour
; In:    D, E = row, column; marks, walker, heat
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: marks; the screen
cell_stamp:
        proc
        local known, cold, one, none
        call mark_of
        push hl
        ld c,(hl)
        ld hl,(walker)
        or a
        sbc hl,de
        ld b,48
        jr z,known
        ld a,(heat)
        or a
        jr z,cold
        call on_squares
        jr nz,known
cold:
        ld b,32
        bit 0,c
        jr nz,known
        ld b,16
        bit 1,c
        jr nz,known
        ld b,0
known:
        pop hl
        ld a,(hl)
        and $CF
        or b
        ld (hl),a
        ld a,b
        xor c
        and 48
        jr z,cell_colour
        push de
        push bc
        call stamp_place
        ld a,c
        call one                        ; the old one goes
        pop bc
        ld a,b
        call one
        pop de
        jr cell_colour
one:
        and 48
        ret z
        cp 32
        ld hl,shape_dot
        jr z,none
        push af
        call own_squares                ; there the white cells are the way, the yellow one is the walker
        pop hl
        ret z
        ld a,h
        cp 32
        ld hl,shape_small
        jr c,none
        ld hl,shape_disc
none:
        jp stamp
        endp

; cell_colour - colour a cell's middle, if it has character cells of its own
; In:    D, E = row, column; marks, walker, heat
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: attributes
cell_colour:
        proc
        local known, inks, others, colour, row, column, heated, lost, banded, band, bands
        ld a,(own)
        or a
        ret z
        call mark_of
        ld c,(hl)
        ld hl,(walker)
        or a
        sbc hl,de
        ld b,3
        jr z,known
        dec b
        bit 1,c
        jr nz,known
        ld a,(heat)
        or a
        jr nz,heated
        dec b
        bit 0,c
        jr nz,known
        dec b
known:
        ld hl,inks
        ld c,b
        ld b,0
        add hl,bc
        ld bc,4
        call on_squares
        jr nz,others
        add hl,bc
others:
        ld a,(hl)
colour:                                 ; A = attribute
        push de
        push af
        call middle_cells
        pop af
row:
        push bc
        push de
        ld b,c
        ld c,a
        call attribute_address
column:
        ld (hl),c
        inc l
        djnz column
        ld a,c
        pop de
        pop bc
        inc d
        djnz row
        pop de
        ret
heated:                                 ; by the distance from the entrance: five bands
        push de
        call cell_of
        add hl,hl
        ld bc,links_distances
        add hl,bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld hl,bands
        ld de,(band_steps)
        ld a,b
        inc a
        jr z,lost                       ; no way
band:
        ld a,c
        sub e
        ld c,a
        ld a,b
        sbc a,d
        ld b,a
        jr c,banded
        inc hl
        jr band
lost:
        ld hl,bands + 5
banded:
        ld c,(hl)
        pop de
        call on_squares
        ld a,c
        jr nz,colour
        add a,a                         ; black walls on the colour
        add a,a
        add a,a
        jr colour
inks:                                   ; nothing, trail, way, walker
        db BOARD_INK, $47, $47, $46
        db BOARD_INK, $0D, $78, $70
bands:                                  ; near to far; no way
        db 4, 5, 1, 3, 2, 0
        endp

; between - turn the dot in a passage over; where the passage leads round an edge, there is one at either edge
; In:    D, E = row, column; A = direction code
; Out:   D, E = the cell at the other end
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: the display file, between_to, between_at, line_ends
between:
        proc
        local other, stamp_small, door, flat, near_y, near_x
        push af
        push de
        call door
        ld (between_at),hl
        call nc,stamp_small
        pop de
        pop af
        push af
        call tiling_next
        ld (between_to),de
        pop bc
        ld a,b
        xor 4
        call door
        jr c,other
        ld bc,(between_at)
        or a
        sbc hl,bc
        jr z,other                      ; the same wall
        add hl,bc
        call stamp_small
other:
        ld de,(between_to)
        ret
stamp_small:
        ex de,hl
        ld hl,shape_small
        jp stamp
door:                                   ; H, L = y, x of the middle of a side; carry set: there is none, or it is a long arc
        ld b,a
        ld a,(tiling)
        cp TILING_STOREYS
        jr nz,flat
        ld a,b
        rra
        ret c                           ; stairs
flat:
        ld a,b
        call tiling_gap
        ld hl,(line_ends)
        ld bc,(line_ends + 2)
        ld a,h
        sub b
        jr nc,near_y
        neg
near_y:
        cp FAR
        ccf
        ret c
        ld a,l
        sub c
        jr nc,near_x
        neg
near_x:
        ex de,hl
        cp FAR
        ccf
        ret
        endp

; shapes: width, rows, a byte for each row
shape_disc:
        db 6, 6, $78, $FC, $FC, $FC, $FC, $78
shape_dot:
        db 4, 4, $60, $F0, $F0, $60
shape_small:
        db 2, 2, $C0, $C0

        endif
