; marks.asm - marks in the cells: dots of the trail and of the way, the walker, and colours
;
; 1. A stamp is a small shape that inverts pixels, at any place: stamped again, it disappears, and the old pixels return. Who walks, and the
;    hourglass, stand in a square that is clear but for them: see figure.asm.
; 2. `marks` has a byte for each cell: bit 0 the trail has been here, bit 1 the way leads through it, bits 4 and 5 the stamp
;    in it. Bit 7 says of a character cell of the screen, at the same place by its own row and column, that lines are in it, and bit 6 that it
;    has the mark of the entrance or the exit.
; 3. Dots are white: near a line they move away from it (dots.asm), or have its colour where there is no room. On small squares the way is on bright blue.
; 4. In storeys bit 3 says of a character cell that stairs are in it, which have a colour of their own, but on the way; a number is above
;    each floor of large cells.
; 5. Where no line crosses the character cells in the middle of any cell, there can be colours by distance. Squares of one character cell are
;    coloured as a whole, and the trail is a tint behind the walls.

        if ! defined TILINGS_MARKS
TILINGS_MARKS equ 1

; stamp_place - where a cell's stamps are drawn
; In:    D, E = row, column
; Out:   D, E = y, x: the cell's middle; in small squares a pixel on
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Writes: nothing
stamp_place:
        call tiling_centre              ; fall through into beside_walls

; beside_walls - a pixel on, down and right, in squares of one character cell: their walls are above and on the left
; In:    D, E = y, x
; Out:   D, E
; Keeps: BC, HL, IX, IY
; Uses:  AF
beside_walls:
        call on_squares
        ret nz
        inc d
        inc e
        ret

; middle_cells - the character cells that the middle four lines and columns of a stamp touch: an edge beyond them takes the colour there
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
        sub 2
        push af
        add a,3
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

; marks_begin - nobody, no trail and no way, and thick walls; do the cells have room for colours?
; In:    a maze drawn, nothing in its cells; tiling, tiling_all, tiling_columns
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks, figure, walker, own; the screen
marks_begin:
        proc
        local thick
        ld hl,marks
        call clear_page
        call figure_none
        ld hl,NOWHERE
        ld (walker),hl
        ld (way_out),hl
        call own_see
        call ground_see
        call on_squares
        jr nz,thick
        ld a,(own)
        or a
        ret z                           ; they are smaller than the stamps
thick:
        call stairs_see
        ld a,(arrows_on)
        or a
        ret nz                          ; arrows are between the walls
        jp walls_thicken
        endp

; ground_see - where are lines, and where are marks? Dots are bright where neither is
; In:    a maze drawn, nothing in its cells; wall_ink; marks all 0
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks; attributes
ground_see:
        proc
        local row, cell, lined, marked, next
        ld d,1
row:
        ld e,0
cell:
        call char_lines
        push af
        call attribute_address
        pop af
        jr nz,lined
        ld (hl),WHITE_INK
        jr next
lined:
        ld a,(wall_ink)
        cp (hl)
        ld a,(hl)
        call ground_of
        jr z,marked
        set 6,(hl)
        cp RED_INK
        jr nz,marked
        ld (way_out),de
marked:
        set 7,(hl)
next:
        inc e
        ld a,e
        cp BOARD_COLUMNS
        jr nz,cell
        inc d
        ld a,d
        cp BOARD_ROWS + 1
        jr nz,row
        ret
        endp

; ground_of - HL = an attribute: HL = the byte of `marks` that says what is in its character cell
ground_of:
        push af
        ld a,h
        add a,((high marks) - (high ATTRIBUTES)) & 255
        ld h,a
        pop af
        ret

; char_lines - is anything in a character cell?
; In:    D, E = row, column
; Out:   Z: no
; Keeps: DE, IX, IY
; Uses:  AF, B, HL
char_lines:
        proc
        local line
        call cell_address
        ld b,8
        xor a
line:
        or (hl)
        inc h
        djnz line
        or a
        ret
        endp

; own_see - have all cells a middle of their own?
; In, Keeps, Uses: as marks_begin
; Out:   -
; Writes: own
own_see:
        ld a,1
        ld (own),a
        ld hl,own_cell
        jp each_cell

; own_cell - own = 0 if a line crosses the middle of a cell; the exit may have its mark there
; In:    D, E = row, column; links_exit
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: own
own_cell:
        proc
        local row, column, crossed_row, crossed, square, nowhere
        ld hl,(links_exit)
        or a
        sbc hl,de
        ret z
        push de
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
        call char_lines
        pop bc
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
