; board_follow.asm - a shape that moves over the board: the cells that it leaves are drawn again, no others

        if ! defined GENERATORS_BOARD_FOLLOW
GENERATORS_BOARD_FOLLOW equ 1

        include "programs/generators/board_colours.asm"

        public board_follow, board_renew

; board_keep - keep the colours of the cells that a shape will cover, for board_follow
; In:    D, E = its upper left pixel on the board
; Uses:  AF, BC, DE, HL
board_keep:
        proc
        local keep
        ld hl,kept_colours
        ld (kept_next),hl
        ld hl,keep
        jp sprite_cells
keep:
        push de
        call cell_attribute
        ld a,(hl)
        ld hl,(kept_next)
        ld (hl),a
        inc hl
        ld (kept_next),hl
        pop de
        ret
        endp

; board_follow - a shape moves: restore the colours below it, and the cells that it will no longer cover
; In:    D, E = where it is, H, L = where it will be, as for board_sprite; board_keep was called for it; board_shown
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
board_follow:
        ld a,h
        call pixel_cells
        ld (next_rows),bc
        ld a,l
        call pixel_cells
        ld (next_columns),bc
        ld hl,kept_colours
        ld (kept_next),hl
        ld hl,cell_left
        jp sprite_cells

; pixel_cells - the cells of eight pixels
; In:    A = the first one
; Out:   C, B = the first cell, the last one
; Uses:  AF
pixel_cells:
        ld c,a
        add a,7
        rrca
        rrca
        rrca
        and $1F
        ld b,a
        ld a,c
        rrca
        rrca
        rrca
        and $1F
        ld c,a
        ret

; cell_left - restore a cell's colour, and what it shows if it is not among the next ones
; In:    D, E = cell on the board
; Keeps: DE
; Uses:  AF, BC, HL
cell_left:
        push de
        call cell_attribute
        ld de,(kept_next)
        ld a,(de)
        inc de
        ld (kept_next),de
        ld (hl),a
        ld c,a
        pop de
        ld hl,(next_rows)
        ld a,d
        cp l
        jr c,cell_again
        ld a,h
        cp d
        jr c,cell_again
        ld hl,(next_columns)
        ld a,e
        cp l
        jr c,cell_again
        ld a,h
        cp e
        ret nc
        jr cell_again

; board_renew - what is on the board where a shape was, in the colours of the maze
; In:    D, E = its upper left pixel on the board; board_shown
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
board_renew:
        ld hl,cell_renew
        jp sprite_cells
cell_renew:
        call cell_ink
        ld c,a
cell_again:                             ; C = colour: draw the cell's places
        call sprite_clear
        push de
        call cell_find
        ld hl,paint_open
        call cell_seek
        pop de
        ret
paint_open:
        call shown_address
        ld a,(hl)
        cp FIELD_WALL
        call nz,board_paint
        or a                            ; for cell_seek: go on
        ret

        endif
