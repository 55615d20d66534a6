; board.asm - the field on the screen: corridors 8 pixels wide and walls of 4, in the middle of the left 23 columns, in a frame if there is room
;
; 1. Place c of a row begins at pixel 12 * (c / 2), or 4 more if it is odd: odd ones, the rooms of a block maze, are 8 pixels wide, even ones 4.
;    Rows alike. So three cells of the screen show four places, and each room has its own colours: see board_colours.asm.
; 2. What is shown is kept in board_shown, a byte for each place: the field's byte, or a mark. board_update paints what has changed, so it can be
;    called while a generator works.

        if ! defined GENERATORS_BOARD
GENERATORS_BOARD equ 1

        include "include/field.asm"
        include "engine/views/line_record.asm"
        include "programs/generators/board_paint.asm"

        public board_begin, board_update

BOARD_CELLS:    equ 23                  ; of the screen, each way

; board_begin - an empty board for a maze of field_width x field_height
; In:    field_width, field_height; C = the colour of corridors
; Out:   board_shown: wall
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's columns 0 to 23, board_top and what follows it, board_shown
board_begin:
        proc
        local line, above, foot
        call board_empty
        ld hl,(board_columns)           ; and board_rows
        ld a,h
        call board_middle
        ld (board_top),a
        ld a,l
        call board_middle
        ld (board_left),a
        ld hl,SCREEN
        ld b,192
line:
        push bc
        ld d,h
        ld e,l
        inc e
        ld bc,BOARD_CELLS
        ld a,h
        cp high (SCREEN + 4096)
        jr c,above
        ld a,l
        cp 7 * 32
        jr nc,foot                      ; row 23
above:
        push hl
        ld (hl),b
        ldir
        pop hl
foot:
        ld c,32
        add hl,bc
        pop bc
        djnz line
        endp                            ; fall through into board_plain

; board_plain - one colour for the whole board
; Uses:  AF, BC, D, HL
board_plain:
        proc
        local row, cell
        ld hl,ATTRIBUTES
        ld a,(board_ink)
        ld d,BOARD_CELLS
row:
        ld b,BOARD_CELLS + 1
cell:
        ld (hl),a
        inc hl
        djnz cell
        ld c,32 - BOARD_CELLS - 1
        add hl,bc
        dec d
        jr nz,row
        ret
        endp

; board_empty - a board on which nothing is shown yet
; In:    field_width, field_height; C = the colour of corridors
; Out:   board_shown: wall
; Uses:  AF, BC, DE, HL
board_empty:
        ld a,c
        ld (board_ink),a
        ld hl,(field_width)
        ld (board_columns),hl           ; and board_rows
        ld a,h
        call board_extent
        ld h,c
        ld a,l
        call board_extent
        ld l,c
        ld (board_last),hl
        ld hl,board_shown
        ld a,FIELD_WALL
        jp watched_fill

; board_middle - where it begins
; In:    A = places
; Out:   A = cells before it: half of the pixels that are left, to the nearest cell
; Uses:  B, F
board_middle:
        ld b,a
        ld a,4 * BOARD_CELLS + 1 + 4
        sub b                           ; a place has 6 pixels, the whole 2 less
        sub b
        sub b
        jp cell_of
board_extent:                           ; A = places, an odd number: C = the last cell that they take
        dec a
        ld b,a
        add a,a
        add a,b
        inc a                           ; (6 * places - 2 - 1) / 8: (3 * (places - 1) + 1) / 4
        rra
        srl a
        ld c,a
        ret

; board_update - paint the places that have changed
; In:    field
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, board_shown, board_news
; Time:  42,233 T when nothing has changed, and 1,665 T more for each cell, if all have
board_update:
        proc
        local row, place, next, changed, mark, same
        ld hl,field
        ld de,board_shown
        ld a,(board_rows)
        ld c,a
row:
        ld a,(board_columns)
        ld b,a
place:
        ld a,(de)
        cp (hl)
        jr nz,changed
next:
        inc l
        inc e
        djnz place
        ld a,l
        or FIELD_STRIDE - 1             ; the end of the row
        ld l,a
        ld e,a
        inc hl
        inc de
        dec c
        jr nz,row
        ret
changed:
        push bc
        push de
        push hl
        ld a,(hl)
        ex de,hl
        ld b,(hl)
        ld (hl),a
        ld c,a
        ld a,b
        cp MARKED
        jr nc,mark
        call look_of
        ld b,a
        ld a,c
        call look_of
        cp b
        jr z,same
        ld (board_news),hl
mark:
        ld a,c
        call paint_at
same:
        pop hl
        pop de
        pop bc
        jr next
        endp

; look_of - the look of a byte of the field
; In:    A
; Out:   A = 0 wall, 1 walk, 2 block, 3 passage
; Keeps: all but AF
look_of:
        add a,a
        jr c,$ + 5
        ld a,3
        ret
        rlca
        rlca
        and 3
        ret

board_variables macro
board_last:     equ boundless_column    ; the last column and row of its cells; that routine is not on this tape
board_top:      ds 1                    ; the cell of the screen in which the maze begins
board_left:     ds 1
board_columns:  ds 1                    ; places
board_rows:     ds 1
board_ink:      ds 1                    ; of corridors
board_news:     ds 2                    ; not 0 since something that is no mark was painted
                ds (0 - $) & 255
board_shown:    ds FIELD_SIZE
        endm

        endif
