; board_follow.asm - a shape that moves over the board: the cells that it covers are kept, and put back

        if ! defined GENERATORS_BOARD_FOLLOW
GENERATORS_BOARD_FOLLOW equ 1

        include "programs/generators/board_colours.asm"

        public board_keep, board_lift, board_renew

; board_keep - keep what a shape will cover, for board_lift: the cells in which it is; they take its colour
; In:    D, E = its upper left pixel on the board; C = colour
; Out:   -
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: kept_cells, the screen
board_keep:
        ld hl,cell_keep
        jr board_kept

; board_lift - put back what a shape covers
; In:    D, E = as for board_keep, which was called for it
; Out:   -
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the screen
board_lift:
        ld hl,cell_lift
board_kept:
        push de
kept_in:
        ld de,kept_cells                ; operand: see ghost.asm
        ld (kept_next),de
        pop de
        jp sprite_cells

; cell_keep, cell_lift - keep a cell, its colour and its eight bytes, or put it back
; In:    D, E = cell on the board; cell_keep: C = colour
; Keeps: C, DE
; Uses:  AF, B, HL
cell_keep:
        proc
        local keep, lift, kept
        push de
        call cell_attribute
        ld b,(hl)
        ld (hl),c
        call cell_address
        ld de,(kept_next)
        ld a,b
        ld (de),a
        inc de
        ld b,8
keep:
        ld a,(hl)
        ld (de),a
        inc de
        inc h
        djnz keep
        jr kept
cell_lift:
        push de
        call cell_attribute
        push hl
        call cell_address
        ex (sp),hl
        ld de,(kept_next)
        ld a,(de)
        ld (hl),a
        inc de
        pop hl
        ld b,8
lift:
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz lift
kept:
        ld (kept_next),de
        pop de
        ret
        endp

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
        call cell_colour                ; has found the places, too
        push de
        call cell_attribute
        call cell_address
        xor a
        ld b,8
        ld (hl),a
        inc h
        djnz $ - 2
        pop de
        push de
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
