; board_white.asm - a place with its trail, in white

        if ! defined GENERATORS_BOARD_WHITE
GENERATORS_BOARD_WHITE equ 1

        include "programs/generators/board_colours.asm"

        public board_white

; board_white - show a place with its trail: its cells white, and of passages beside it in these cells only dots
; In:    D, E = field row, column; its mark is in board_shown
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen, attributes, board_shown
board_white:
        proc
        local row, place, next, cells, cell, passage
        push de
        call board_paint
        ld a,d
        call place_group
        ld d,a
        push bc                         ; B = places, C = cells
        ld a,e
        call place_group
        ld e,a
        pop hl
        push hl
        ld l,b                          ; H = rows, L = columns
        push bc
        push de
        ld b,h
row:
        ld c,l
        push de
place:
        push hl
        call shown_address
        ld a,(hl)
        add a,a
        jr c,next                       ; a wall, or a mark
        ld (hl),BOARD_DOT
        push bc
        call board_paint
        pop bc
next:
        pop hl
        inc e
        dec c
        jr nz,place
        pop de
        inc d
        djnz row
        pop de
        ld a,d
        call place_cell
        ld d,a
        ld a,e
        call place_cell
        ld e,a
        pop bc
        ld a,c                          ; cells across
        pop bc
        ld b,c                          ; cells down
        ld c,a
cells:
        push de
        ld a,c
cell:
        push af
        push bc
        ld c,TRAIL_INK
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

; place_group - the places that share cells with one
; In:    A = row or column
; Out:   A = the first of them; B = how many; C = how many cells the first place's group has
; Uses:  F
place_group:
        ld c,a
        and 3
        cp 3
        ld a,c
        ld bc,1 * 256 + 1
        ret z
        and $FC
        ld bc,3 * 256 + 2
        ret

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
