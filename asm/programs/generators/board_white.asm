; board_white.asm - a place with its trail, in white
;
; A cell has one colour, and each cell belongs to one room. So the stub of a way that leads aside is white, too.

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
        ld c,TRAIL_INK                  ; fall through into place_ink

; place_ink - colour the cells in which a place is
; In:    D, E = field row, column; C = colour
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
place_ink:
        proc
        local cells, cell, inked
        ld a,c
        ld (inked + 1),a
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
inked:
        ld c,0                          ; operand
        call cell_paint
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
        call place_pixel                ; fall through into cell_of

; cell_of - the cell in which a pixel is
; In:    A = pixel
; Out:   A
; Uses:  F
cell_of:
        rrca
        rrca
        rrca
        and $1F
        ret

        endif
