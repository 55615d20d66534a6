; board_white.asm - a place with its trail, in white
;
; A cell has one colour, and a passage of 4 pixels shares its cell with half a room. So floor that shares a cell with a trail but has none is
; shaded: the white ends where the trail does, and a way that leads aside is seen as one.

        if ! defined GENERATORS_BOARD_WHITE
GENERATORS_BOARD_WHITE equ 1

        include "programs/generators/board_colours.asm"

        public board_white

; board_white - show a place with its trail: white floor, walls and other floor beside it stay
; In:    D, E = field row, column; its mark is in board_shown
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen, attributes
board_white:
        call board_paint
        ld hl,cell_white
        jr place_cells

; place_ink - colour the cells in which a place is
; In:    D, E = field row, column; C = colour
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
place_ink:
        ld a,c
        ld (cell_inked + 1),a
        ld hl,cell_inked
place_cells:                            ; HL = routine: D, E = cell; it keeps DE
        proc
        local cells, cell, calls
        ld (calls + 1),hl
        push de
        ld a,e
        call place_span
        ld e,a
        ld c,b
        ld a,d
        call place_span
        ld d,a
cells:
        push de
        ld a,c
cell:
        push af
        push bc
calls:
        call 0                          ; operand
        pop bc
        pop af
        inc e
        dec a
        jr nz,cell
        pop de
        inc d
        djnz cells
        pop de
        ret
        endp

cell_inked:
        ld c,0                          ; operand
        jp cell_paint

; cell_white - colour a cell in which a trail is, and shade the floor in it that has none
; In:    D, E = its row and column on the board
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen, attributes, board_shown
cell_white:
        ld c,TRAIL_INK
        call cell_paint
cell_shade:
        push de
        call cell_find
        ld hl,place_shade
        call cell_seek
        pop de
        ret
place_shade:
        call shown_address
        ld a,(hl)
        or a                            ; carry clear for cell_seek: go on
        ret m                           ; a wall, a mark, or shaded already
        ld (hl),BOARD_WALK
        call board_paint
        or a
        ret

; cell_again - shade the floor in a cell that is white
; In, Keeps, Uses, Writes: as cell_white
cell_again:
        push de
        call cell_attribute
        pop de
        ld a,(hl)
        cp TRAIL_INK
        ret nz
        jr cell_shade

; place_span - the cells of the board in which a place is
; In:    A = row or column
; Out:   A = the first of them; B = how many
; Uses:  F
place_span:
        ld b,a
        and 3
        dec a
        ld a,b
        ld b,2
        jr z,place_cell
        dec b                           ; fall through into place_cell

; place_cell - the cell of the board in which a place begins
; In:    A = row or column
; Out:   A
; Keeps: all but AF
place_cell:
        call place_pixel
        rrca
        rrca
        rrca
        and $1F
        ret

        endif
